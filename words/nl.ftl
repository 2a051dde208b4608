# Refusals: what was wrong, and what would have been needed.

unreadable-play = “{ $text }” is geen zet. Probeer “+red”, “+deck”, “tickets”, “keep 1 2”, een route met kaarten, of “pass”.
unreadable-card = “{ $text }” is geen kaart. Dit zijn de soorten: { $kinds }.
unreadable-cards = “{ $text }” zegt niet welke kaarten. Typ een aantal en een soort, zoals “2 red 1 locomotive”; de kleuren zijn { $colors }.
unreadable-places = “{ $text }” zegt niet welke coupons. Typ de nummers van de coupons die je houdt, zoals “keep 1 3”.
unreadable-ticket = In dit spel is er geen coupon “{ $text }”.
ambiguous-track = “{ $text }” kan elk van deze zijn: { $tracks }. Welke bedoel je?
unknown-track = Op deze landkaart is er geen route “{ $text }”.

over = Het spel is afgelopen.
no-such-seat = { $seat }: die plaats is er niet aan deze tafel.
not-your-turn = Nu aan zet: { $turn }, niet { $seat }.
has-chosen = { $seat } was al klaar met kiezen; de anderen zijn nog bezig.
stale = Het spel is al verder: dit was bedoeld als zet { $expected }, maar de tafel is bij zet { $actual }.

first-choose-tickets = Kies eerst welke coupons je houdt.
second-card-due = Je hebt één kaart genomen: neem nu de tweede.
answer-tunnel = Beslis eerst over de tunnel: leg { $add } { $add ->
    [one] kaart
   *[other] kaarten
  } bij, of neem je kaarten terug.
choose-completions = De ronde is voorbij: kies welke coupons je uitrijdt.
nothing-offered = Er liggen geen coupons voor je klaar.
no-tunnel = Je bent niet met een tunnel bezig.
no-round-end = Coupons rijd je pas uit aan het einde van een ronde.
no-tracks-here = In het kaartspel zijn er geen routes om te claimen.
no-yard-here = Op deze landkaart zijn er geen rangeerterreinen.

no-such-open-card = Er ligt geen { $card } open; { $count ->
    [0] er ligt helemaal niets open
   *[other] wel open: { $open }
  }.
no-second-locomotive = Een open locomotief kan niet je tweede kaart zijn: neem een andere open kaart, of trek van de stapel.
deck-empty = De stapel treinwagonkaarten is leeg.
tickets-empty = De stapel bestemmingscoupons is leeg.

keep-too-few = Houd minstens { $least } van de { $count } coupons; je koos er { $kept }.
keep-no-such-place = Je kreeg { $count } { $count ->
    [one] coupon
   *[other] coupons
  } aangeboden; nummer { $place } is er niet bij.

track-taken = { $track } is al geclaimd ({ $owner }).
twin-owned = { $twin } is al van jou, en niemand mag beide kanten van een dubbele route hebben.
twin-closed = { $track } is gesloten: met { $seats } spelers doet maar één kant van een dubbele route mee, en { $twin } is al geclaimd.
too-few-trains = Voor { $track } heb je { $length } { $length ->
    [one] trein
   *[other] treinen
  } nodig; je hebt er nog { $trains }.
not-in-hand = Deze kaarten heb je niet in de hand: { $cards }. Je hebt { $hand }.
needs-payment = { $track } kost { $needed }; je hebt { $hand }.
does-not-pay = { $track } kost { $needed }; je speelde { $laid }.

needs-color = { $length }× { $color }
needs-color-wild = { $length }× { $color }, waarbij een locomotief elke kaart mag vervangen
needs-any-color = { $length } { $length ->
    [one] kaart van een kleur naar keuze
   *[other] kaarten van één kleur
  }
needs-any-color-wild = { $length } { $length ->
    [one] kaart van een kleur naar keuze
   *[other] kaarten van één kleur
  }, waarbij een locomotief elke kaart mag vervangen
needs-ferry = { $symbols } { $symbols ->
    [one] locomotief
   *[other] locomotieven
  } { $plain ->
    [0] { "" }
    [one] en 1 kaart, { $color }
   *[other] en { $plain } kaarten van één kleur, { $color }
  } ({ $plain ->
    [0] drie
    [one] een locomotief mag ook die kaart vervangen, en drie
   *[other] een locomotief mag ook die kaarten vervangen, en drie
  } willekeurige kaarten tellen als { $where ->
    [symbols] de locomotief van een symbool
   *[anywhere] een locomotief
  })
needs-nine = 9 kaarten van één kleur (vier willekeurige kaarten tellen ook als één ervan)

tunnel-add-needs = De tunnel vraagt nog { $add } { $add ->
    [one] kaart
   *[other] kaarten
  }, { $color } of locomotief; je legde bij: { $added }.
tunnel-add-locomotives = Je speelde alleen locomotieven, dus { $add ->
    [one] moet ook de kaart die je bijlegt een locomotief zijn
   *[other] moeten ook de { $add } kaarten die je bijlegt locomotieven zijn
  }; je legde bij: { $added }.
tunnel-match-exactly = Van de { $add } { $add ->
    [one] kaart
   *[other] kaarten
  } die je bijlegt { $least ->
    [one] moet er 1 een locomotief
   *[other] moeten er { $least } locomotieven
  } zijn, één per omgedraaide locomotief; je legde bij: { $added }.

lay-nothing = Leg twee of meer kaarten van één kleur, of drie kleuren met van elk één kaart.
lay-three-exactly = Van drie kleuren leg je precies één kaart per kleur, zonder locomotieven; je koos { $cards }.
lay-locomotives-alone = Locomotieven rijden nooit alleen: leg er minstens één gekleurde kaart bij.
lay-too-few = Een stapeltje begint bij twee kaarten; je koos { $cards }.
lay-own-pile = Op je rangeerterrein ligt nog een stapeltje { $color }: pas als dat weg is, mag je die kleur weer leggen.
lay-not-more = Op het stapeltje { $color } ({ $owner }) { $size ->
    [one] ligt al 1 kaart
   *[other] liggen al { $size } kaarten
  }: je hebt er meer nodig, en je koos er { $count }.
lay-three-not-free = Er ligt al { $color } op een rangeerterrein ({ $owner }); met drie kleuren kun je niemand beroven, dus ze moeten alle drie vrij zijn.

complete-not-held = Je hebt de coupon { $ticket } niet.
complete-too-much = Je spoor heeft te weinig kaarten voor al deze coupons: nodig zijn { $needed }, en zelfs met je locomotieven kom je { $short } { $short ->
    [one] kaart
   *[other] kaarten
  } tekort.

must-not-pass = Passen mag alleen als er niets anders kan; je kunt nog { $options ->
    [cards] treinwagonkaarten nemen
    [tickets] coupons nemen
    [lay] kaarten op je rangeerterrein leggen
   *[claim] een route claimen
  }.
not-possible = Dat kan nu niet.

color-one = naar keuze

# Seats, when nobody has a name.

seat-number = Speler { $number }

# Train cards.

kind-red = rood
kind-orange = oranje
kind-yellow = geel
kind-green = groen
kind-blue = blauw
kind-purple = paars
kind-black = zwart
kind-white = wit
kind-locomotive = locomotief

count-none = geen kaarten
count-red = { $count } rode
count-orange = { $count } oranje
count-yellow = { $count } gele
count-green = { $count } groene
count-blue = { $count } blauwe
count-purple = { $count } paarse
count-black = { $count } zwarte
count-white = { $count } witte
count-locomotive = { $count } { $count ->
    [one] locomotief
   *[other] locomotieven
  }
list-and = { $most } en { $last }

# Log: what happened, in words. Facts: $seat a name, $card a kind, $cards a count of cards, $tickets and $cities names.
# After $seat stand only words that are right for “Jij” and for “Anna” alike, such as the past tense.

log-game = { $game ->
    [usa] Noord-Amerika
    [nordic] Noordse landen
   *[card] Het kaartspel
  }: aan tafel { $seats }.
log-shuffle = { $deck ->
    [tickets] De bestemmingscoupons zijn geschud.
   *[cards] { $number ->
      [0] De treinwagonkaarten zijn geschud.
     *[other] De treinwagonkaarten zijn geschud tot een nieuwe stapel.
    }
  }
log-start = { $seat } begint.
log-deal = { $seat } kreeg een kaart: { $card }.
log-deal-hidden = { $seat } kreeg een treinwagonkaart.
log-refill = Omgedraaid op plaats { $place }: { $card }.
log-swap = Er lagen drie locomotieven open: alle vijf open kaarten gingen weg en er kwamen nieuwe.
log-offer = { $seat } mocht kiezen uit { $tickets }.
log-offer-hidden = { $seat } mocht kiezen uit { $count ->
    [one] één coupon
   *[other] { $count } coupons
  }.
log-keep = { $seat } hield { $tickets }.
log-keep-none = { $seat } hield geen enkele coupon.
log-keep-hidden = { $seat } hield { $count ->
    [0] geen coupon
    [one] 1 coupon
   *[other] { $count } coupons
  } van de { $offered }.
log-chosen = { $seat } maakte een keuze.
log-turn = Aan zet: { $seat }.
log-track = { $seat } reed { $cards } van het rangeerterrein naar het spoor.
log-take = { $seat } nam een open kaart: { $card }.
log-draw = { $seat } trok van de stapel: { $card }.
log-draw-hidden = { $seat } trok een kaart van de stapel.
log-take-two = { $seat } nam twee open kaarten: { $cards }.
log-draw-two = { $seat } trok twee kaarten van de stapel: { $cards }.
log-draw-two-hidden = { $seat } trok twee kaarten van de stapel.
log-take-and-draw = { $seat } nam een open kaart ({ $card }) en trok er een van de stapel ({ $drawn }).
log-take-and-draw-hidden = { $seat } nam een open kaart ({ $card }) en trok er een van de stapel.
log-tickets = { $seat } vroeg om nieuwe coupons.
log-claim = { $seat } claimde { $track } voor { $points } { $points ->
    [one] punt
   *[other] punten
  }, met { $cards }.
log-tunnel = { $seat } begon aan de tunnel { $track } met { $cards }.
log-turned = Omgedraaid: { $cards }; { $add ->
    [0] niets bij te leggen.
    [one] 1 kaart bij te leggen.
   *[other] { $add } kaarten bij te leggen.
  }
log-turned-nothing = Er is geen kaart meer om om te draaien: niets bij te leggen.
log-added = { $seat } legde { $cards } bij.
log-added-nothing = De tunnel is af, zonder iets bij te leggen.
log-withdrawn = { $seat } gaf de tunnel op en nam { $cards } terug.
log-lay = { $seat } legde { $cards } op het rangeerterrein.
log-lay-robbed = { $seat } legde { $cards } op het rangeerterrein. Treinroof! Slachtoffer: { $victim }, buit: { $robbed }.
log-pass = { $seat } kon niets doen en paste.
log-last-turns = { $seat } luidde het einde in: iedereen krijgt nog één beurt.
log-round-end = Ronde { $round } is voorbij{ $reason ->
    [idle] , want drie keer de tafel rond nam of legde niemand een kaart
   *[deck] { "" }
  }.
log-complete = { $seat } reed { $tickets } uit.
log-complete-none = { $seat } reed geen enkele coupon uit.
log-result = { $seat }: { $total } { $total ->
    [one] punt
   *[other] punten
  }.
log-end = Het spel is afgelopen. { $count ->
    [one] Winnaar
   *[other] Gedeelde winst
  }: { $winners }.
log-over = Het spel is afgelopen{ $reason ->
    [passes] : iedereen paste
    [idle] : drie keer de tafel rond nam of legde niemand een kaart
   *[other] { "" }
  }.
log-track-of-color = { $cities } ({ $color })
log-track-numbered = { $cities } ({ $number })
log-grey = grijs
log-list-comma = { $first }, { $next }

# Terminal: `linewright play`.

terminal-usa = Noord-Amerika
terminal-nordic = Noordse landen
terminal-card = Het kaartspel
terminal-you = Jij
terminal-which-game = Welk spel?
terminal-players-range = { $fewest } tot { $most } spelers
terminal-against-whom = Tegen wie?
terminal-against-one = één bot
terminal-against-two = twee bots
terminal-against-friend = iemand aan hetzelfde scherm
terminal-against-more = of typ wie waar zit, zoals you,anna,greedy (bots: { $bots })
terminal-friend-name = Hoe heet je medespeler?
terminal-friend = Medespeler
terminal-enter-first = Enter voor { $choice }
terminal-no-choice = Typ een nummer van 1 tot { $most }.

terminal-head = { $game }, beurt { $turn }
terminal-head-round = { $game }, ronde { $round }, beurt { $turn }
terminal-decks = stapel { $deck }, aflegstapel { $discards }, coupons { $tickets }
terminal-last-turns = LAATSTE BEURTEN: { $left ->
    [one] dit is de laatste
   *[other] nog { $left }, deze meegeteld
  }
terminal-seat = speler
terminal-cards = kaarten
terminal-tickets = coupons
terminal-trains = treinen
terminal-points = punten
terminal-on-track = spoor
terminal-completed = klaar
terminal-yard = rangeerterrein
terminal-at-turn = aan zet
terminal-choosing = kiest
terminal-open = Open
terminal-hand = Je hand ({ $count })
terminal-your-tickets = Je coupons
terminal-news = Wat er gebeurde
terminal-nothing-yet = nog niets
terminal-empty = leeg
terminal-empty-place = Op plaats { $place } ligt geen kaart.
terminal-ticket-done = klaar
terminal-ticket-needs = nog { $trains } { $trains ->
    [one] trein
   *[other] treinen
  }: { $tracks }
terminal-ticket-short = nog { $trains } { $trains ->
    [one] trein
   *[other] treinen
  }, meer dan je hebt
terminal-ticket-lost = niet meer te verbinden
terminal-ticket-all = Samen:
terminal-own-track = Op je spoor:
terminal-big-cities = Grote steden (uitgereden coupons)
terminal-map-hint = m toont de landkaart

terminal-ask-turn = { $seat }: wat doe je?
terminal-ask-second = { $seat }: welke tweede kaart neem je?
terminal-ask-keep = { $seat }: welke coupons houd je?
terminal-ask-tunnel = { $seat }: wat doe je met de tunnel?
terminal-ask-complete = { $seat }: welke coupons rijd je uit?
terminal-hint-open = 1-5 neemt die kaart
terminal-hint-draw = d trekt van de stapel
terminal-hint-tickets = t neemt coupons
terminal-hint-claim = het nummer van een route claimt die
terminal-hint-lay = l red legt je rode kaarten
terminal-hint-pass = p past: iets anders kan niet
terminal-hint-help = help
terminal-payable = Je kunt { $tracks } claimen
terminal-payable-many = Je kunt { $count } { $count ->
    [one] route
   *[other] routes
  } claimen (r affordable toont ze)
terminal-payable-tickets = Daarvan voor je coupons: { $tracks }
terminal-payable-none = Je kunt nu geen enkele route betalen
terminal-can-lay = Je kunt leggen
terminal-can-lay-three = of van drie kleuren elk één, zoals l { $letters }
terminal-lay-least = minstens { $count }
terminal-lay-robs = minstens { $count }: treinroof ({ $seat })
terminal-offer = { $least ->
    [0] Kies coupons: je mag ze ook allemaal weigeren
    [one] Kies minstens 1 coupon
   *[other] Kies minstens { $least } coupons
  }
terminal-offer-way = nog { $trains } { $trains ->
    [one] trein
   *[other] treinen
  }
terminal-offer-done = al verbonden
terminal-hint-keep = k 1 3 houdt de eerste en de derde, k all allemaal{ $least ->
    [0] , k none geen enkele
   *[other] { "" }
  }
terminal-tunnel-laid = Tunnel { $track }: je speelt { $cards }. Er worden drie kaarten omgedraaid ...
terminal-tunnel-nothing = Niets bij te leggen: de tunnel is van jou.
terminal-tunnel-asks = { $add ->
    [one] De tunnel vraagt nog één kaart.
   *[other] De tunnel vraagt nog { $add } kaarten.
  }
terminal-tunnel-withdraw = neem je kaarten terug; je beurt is dan voorbij
terminal-tunnel-cannot = Dat kun je niet bijleggen: w neemt je kaarten terug.
terminal-hint-tunnel = een nummer legt die kaarten bij, w neemt je kaarten terug
terminal-complete-best = Enter rijdt { $tickets } uit: meer punten haal je niet met je spoor
terminal-complete-best-none = Enter rijdt niets uit: je spoor is voor geen enkele coupon genoeg
terminal-hint-complete = Enter daarvoor, of nummers zoals 1 3, of none

terminal-pay-for = { $track }, { $length } { $length ->
    [one] vak
   *[other] vakken
  }, { $points } { $points ->
    [one] punt
   *[other] punten
  }. Hoe betaal je?
terminal-pay-exchange = met { $count } keer ruilen
terminal-pay-exchanges-nine = Vier willekeurige kaarten tellen ook als één: typ de kaarten, zoals 7G 4R 4B.
terminal-pay-exchanges-ferry = Drie willekeurige kaarten tellen ook als een locomotief: typ de kaarten, zoals 2O 3B.
terminal-pay-enter = Enter voor 1, een nummer, of kaarten; x gaat terug
terminal-pay-tunnel = Dit is een tunnel: na het betalen worden drie kaarten omgedraaid, en dan kan er meer nodig zijn.

terminal-refused = { $sentence } ({ $rule })
terminal-why-hint = Typ why voor de regel.
terminal-no-why = Er is nog niets geweigerd, of er zit geen regel achter.
terminal-no-play = “{ $text }” ken ik niet als zet of commando: typ help voor een overzicht.
terminal-no-city = Op deze landkaart is er geen stad “{ $text }”.
terminal-ambiguous-cards = “{ $text }” kan voor meer kleuren staan: typ iets meer.
terminal-no-map = Het kaartspel heeft geen landkaart: de rangeerterreinen zie je op tafel.
terminal-no-routes = Zulke routes zijn er niet.
terminal-log-empty = Er is nog niets gebeurd.
terminal-saved = Bewaard in { $file }.
terminal-save-where = Zeg erbij waar: save FILE.
terminal-cannot-save = Bewaren in { $file } lukt niet: { $why }.
terminal-more = Enter voor meer, q om te stoppen
terminal-back = Enter gaat terug naar de tafel
terminal-go-on = Enter gaat verder

terminal-hand-over = Aan zet: { $seat }. Neem plaats en druk op Enter als de anderen niet kijken
terminal-turn-done = Enter wist het scherm voor wie nu komt: { $seat }
terminal-quit = Stoppen? Enter bewaart het spel voor later, een bestandsnaam bewaart het daar, x gaat terug
terminal-kept = Het spel is bewaard. Ga verder met: linewright play --continue
terminal-nothing-kept = Er is geen spel om mee verder te gaan. Begin er een met linewright play.

terminal-score-now = Als het spel nu zou eindigen
terminal-score-routes = Routes
terminal-score-tickets-done = Uitgereden coupons
terminal-score-tickets-open = Open coupons
terminal-score-total = Samen
terminal-score-secret = De coupons van anderen zijn geheim; de bonus van het einde telt hier nog niet mee.
terminal-none = geen

terminal-account = De puntentelling
terminal-account-tracks = { $seat }: { $points } { $points ->
    [one] punt
   *[other] punten
  } voor routes
terminal-account-start = { $seat }: de coupons
terminal-ticket-joined = verbonden
terminal-ticket-not-joined = niet verbonden
terminal-ticket-completed = uitgereden
terminal-ticket-not-completed = niet uitgereden
terminal-account-longest = Langste rit: { $seats }, lengte { $length }
terminal-account-globetrotter = Globetrotter: { $seats } met { $count } uitgereden { $count ->
    [one] coupon
   *[other] coupons
  }
terminal-account-city = { $city }: { $seats }
terminal-account-no-bonus = Niemand verdient de bonus
terminal-account-no-city = Niemand verdient een bonus voor een grote stad
terminal-account-routes = routes
terminal-account-tickets = coupons
terminal-account-count = uitgereden
terminal-account-path = langste rit
terminal-account-bonus = bonus
terminal-account-cities = grote steden
terminal-account-total = totaal
terminal-winner = { $count ->
    [one] Winnaar
   *[other] Gedeelde winst
  }: { $seats }, met { $total } { $total ->
    [one] punt
   *[other] punten
  }.
terminal-verify = Het verslag van dit spel staat in { $file }; controleer elke regel ervan met: linewright verify { $file }
terminal-final-map = De landkaart aan het einde

terminal-demo = Er is geen terminal, dus dit is een demonstratie: { $game }, gespeeld door { $seats }.
terminal-demo-seed = Er is gedeeld volgens --seed { $seed }.
terminal-demo-more = Zelf spelen in een terminal: linewright play

terminal-help-title = Wat je kunt typen
terminal-help-open = neem de open kaart op die plaats
terminal-help-draw = trek de bovenste kaart van de stapel
terminal-help-tickets = neem nieuwe coupons om uit te kiezen
terminal-help-keep = houd de eerste en de derde coupon die je aangeboden kreeg (k all: allemaal)
terminal-help-claim = claim de route met dat nummer op de landkaart; daarna kies je hoe je betaalt
terminal-help-sign = zo staan routes er: het nummer, de letter van de kleur (* één kleur naar keuze), de vakken; [ ] = kun je betalen
terminal-help-claim-first = hetzelfde voor routes 1 tot 5; mag ook voor andere
terminal-help-claim-cards = claim een route met deze kaarten; kleuren mogen letters zijn: R O Y G B P K W, L voor locomotief
terminal-help-name = hetzelfde met de namen van de steden, of het begin ervan
terminal-help-tunnel = leg bij wat een tunnel vraagt; neem je kaarten terug
terminal-help-lay = leg kaarten op je rangeerterrein: al je rode, een aantal ervan, of van drie kleuren elk één
terminal-help-complete = rijd aan het einde van een ronde je eerste en derde coupon uit
terminal-help-pass = pas, als er niets anders kan
terminal-help-map = de landkaart
terminal-help-routes = de routes: alle vrije, die je kunt betalen, die je voor je coupons nodig hebt, die van een stad
terminal-help-log = alles wat er gebeurde
terminal-help-score = hoe je ervoor staat
terminal-help-rules = lees een regel, of allemaal
terminal-help-why = de regel achter de laatste weigering
terminal-help-save = bewaar het spel in een bestand
terminal-help-quit = stop; het spel blijft bewaard

terminal-map-any-one-colour = één kleur naar keuze
terminal-map-any-one = naar keuze
terminal-map-ferry-each = veerboot: telkens een locomotief
terminal-map-tunnel = tunnel
terminal-map-ferry = veer
terminal-map-nine-spaces = negen vakken
terminal-map-nine = negen
terminal-map-double = dubbel
terminal-map-closed = gesloten
terminal-map-yours = te claimen
terminal-map-no = nr.
terminal-map-track = route
terminal-map-length = lengte
terminal-map-colour = kleur
terminal-map-kind = soort
terminal-map-owner = van
