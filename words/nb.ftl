# Refusals: what was wrong, and what would have been needed.

unreadable-play = «{ $text }» er ikke noe trekk: prøv «+red», «+deck», «tickets», «keep 1 2», en strekning med kortene til den, eller «pass».
unreadable-card = «{ $text }» er ikke noe kort: kortene heter { $kinds }.
unreadable-cards = «{ $text }» er ikke noen kort: skriv antall og slag, for eksempel «2 red 1 locomotive»; fargene heter { $colors }.
unreadable-places = «{ $text }» sier ikke hvilke billetter: skriv numrene på dem du beholder, for eksempel «keep 1 3».
unreadable-ticket = Det finnes ingen billett «{ $text }» i dette spillet.
ambiguous-track = «{ $text }» kan være { $tracks }: si hvilken du mener.
unknown-track = Det finnes ingen strekning «{ $text }» på dette brettet.

over = Spillet er slutt.
no-such-seat = { $seat } finnes ikke ved dette bordet.
not-your-turn = { $turn } har turen, ikke { $seat }.
has-chosen = { $seat } har allerede valgt; de andre velger fortsatt.
stale = Spillet har gått videre: dette var ment for trekk { $expected }, og nå er vi ved trekk { $actual }.

first-choose-tickets = Velg først hvilke av billettene du beholder.
second-card-due = Du har tatt ett kort: nå må du trekke det andre.
answer-tunnel = Svar på tunnelen først: legg til { $add } kort, eller ta kortene dine tilbake.
choose-completions = Runden er over: velg hvilke billetter du fullfører.
nothing-offered = Du har ingen billetter å velge blant nå.
no-tunnel = Du har ingen tunnel å svare på.
no-round-end = Billetter fullføres når en runde er over.
no-tracks-here = Kortspillet har ingen strekninger å bygge.
no-yard-here = Det er ingen skiftetomter på dette brettet.

no-such-open-card = { $card ->
    [lokomotiv] Det ligger ikke noe åpent lokomotiv
   *[other] Det ligger ikke noe åpent kort i fargen { $card }
  }; { $count ->
    [0] ingen kort ligger åpent
   *[other] de åpne kortene er { $open }
  }.
no-second-locomotive = Et åpent lokomotiv kan ikke være det andre kortet: ta et annet åpent kort, eller det øverste i bunken.
deck-empty = Bunken med vognkort er tom.
tickets-empty = Billettbunken er tom.

keep-too-few = { $count ->
    [one] Du fikk bare én billett, og den må du beholde.
   *[other] Du må beholde minst { $least } av de { $count } billettene; du valgte { $kept ->
      [0] ingen
     *[other] { $kept }
    }.
  }
keep-no-such-place = Du fikk { $count ->
    [one] 1 billett
   *[other] { $count } billetter
  }; det finnes ikke noe nummer { $place }.

track-taken = { $owner } eier allerede { $track }.
twin-owned = Du eier { $twin }, og ingen kan eie begge strekningene i en dobbeltstrekning.
twin-closed = { $track } er stengt: med { $seats } spillere kan bare én av strekningene i en dobbeltstrekning brukes, og { $twin } er tatt.
too-few-trains = { $track } krever { $length } { $length ->
    [one] vogn
   *[other] vogner
  }; du har { $trains ->
    [0] ingen
   *[other] bare { $trains }
  } igjen.
not-in-hand = Du har ikke { $cards } på hånden: du har { $hand }.
needs-payment = { $track } krever { $needed }; du har { $hand }.
does-not-pay = { $track } krever { $needed }; du la { $laid }.

needs-color = { $length } kort i fargen { $color }
needs-color-wild = { $length } kort i fargen { $color }, med lokomotiver som jokere
needs-any-color = { $length } kort i én valgfri farge
needs-any-color-wild = { $length } kort i én valgfri farge, med lokomotiver som jokere
needs-ferry = { $symbols } { $symbols ->
    [one] lokomotiv
   *[other] lokomotiver
  } { $plain ->
    [0] { "" }
   *[other] og { $plain } kort i { $color ->
      [valgfri] én valgfri farge
     *[other] fargen { $color }
    }
  } (lokomotiver er jokere, og tre vilkårlige kort kan erstatte { $where ->
    [symbols] et lokomotiv på et lokomotivsymbol
   *[anywhere] et lokomotiv
  })
needs-nine = 9 kort i én valgfri farge (fire vilkårlige kort kan erstatte ett av dem)

tunnel-add-needs = Tunnelen krever { $add } kort til i fargen { $color }, med lokomotiver som jokere; du valgte { $added }.
tunnel-add-locomotives = Du la bare lokomotiver, så { $add ->
    [one] kortet du legger til, må også være et lokomotiv
   *[other] de { $add } kortene du legger til, må også være lokomotiver
  }; du valgte { $added }.
tunnel-match-exactly = { $add ->
    [one] Kortet du legger til, må være et lokomotiv, slik som det som ble snudd opp
   *[other] Av de { $add } kortene du legger til, må { $least } være { $least ->
      [one] lokomotiv
     *[other] lokomotiver
    }, ett for hvert som ble snudd opp
  }; du valgte { $added }.

lay-nothing = Legg to eller flere kort i én farge, eller ett kort i hver av tre farger.
lay-three-exactly = Tre farger legges som nøyaktig ett kort av hver, uten lokomotiver; du valgte { $cards }.
lay-locomotives-alone = Lokomotiver legges aldri alene: minst ett kort i en farge må være med.
lay-too-few = Det må minst to kort til en bunke; du valgte { $cards }.
lay-own-pile = Du har fortsatt fargen { $color } på skiftetomten: den kan ikke legges igjen før bunken er borte.
lay-not-more = { $owner } har { $size } kort i fargen { $color } på skiftetomten; du må legge flere enn det, og valgte { $count }.
lay-three-not-free = { $owner } har fargen { $color } på skiftetomten; tre farger kan ikke rane noen, så alle tre må være ledige.

complete-not-held = Du har ikke billetten { $ticket }.
complete-too-much = Kortene på sporet ditt rekker ikke til alle disse billettene: de krever { $needed }, og det mangler { $short } kort, lokomotivene medregnet.

must-not-pass = Du kan bare melde pass når det ikke er noe annet å gjøre; du kan fortsatt { $options ->
    [cards] trekke vognkort
    [tickets] trekke billetter
    [lay] legge kort på skiftetomten
   *[claim] bygge en strekning
  }.
not-possible = Det går ikke nå.

color-one = valgfri

# Seats, when nobody has a name.

seat-number = Spiller { $number }

# Train cards.

kind-red = rød
kind-orange = oransje
kind-yellow = gul
kind-green = grønn
kind-blue = blå
kind-purple = lilla
kind-black = svart
kind-white = hvit
kind-locomotive = lokomotiv

count-none = ingen kort
count-red = { $count } { $count ->
    [one] rødt
   *[other] røde
  }
count-orange = { $count } oransje
count-yellow = { $count } { $count ->
    [one] gult
   *[other] gule
  }
count-green = { $count } { $count ->
    [one] grønt
   *[other] grønne
  }
count-blue = { $count } { $count ->
    [one] blått
   *[other] blå
  }
count-purple = { $count } lilla
count-black = { $count } { $count ->
    [one] svart
   *[other] svarte
  }
count-white = { $count } { $count ->
    [one] hvitt
   *[other] hvite
  }
count-locomotive = { $count } { $count ->
    [one] lokomotiv
   *[other] lokomotiver
  }
list-and = { $most } og { $last }

# Log: what happened, in words. Facts: $seat a name, $card a kind, $cards a count of cards, $tickets and $cities names.

log-game = { $game ->
    [usa] Nord-Amerika
    [nordic] Norden
   *[card] Kortspillet
  }: { $seats } setter seg ved bordet.
log-shuffle = { $deck ->
    [tickets] Billettbunken stokkes.
   *[cards] { $number ->
      [0] Vognkortene stokkes.
     *[other] Vognkortene stokkes til en ny trekkebunke.
    }
  }
log-start = { $seat } begynner.
log-deal = { $seat } får et vognkort: { $card }.
log-deal-hidden = { $seat } får et vognkort.
log-refill = Lagt opp på plass { $place }: { $card }.
log-swap = Tre lokomotiver lå åpent: alle de fem åpne kortene kastes, og nye legges opp.
log-offer = { $seat } får velge blant { $tickets }.
log-offer-hidden = { $seat } får { $count ->
    [one] en billett
   *[other] { $count } billetter
  } å velge blant.
log-keep = { $seat } beholdt { $tickets }.
log-keep-none = { $seat } beholdt ingen av billettene.
log-keep-hidden = { $seat } beholdt { $count ->
    [0] ingen
    [one] 1 billett
   *[other] { $count } billetter
  } av { $offered }.
log-chosen = { $seat } har valgt.
log-turn = { $seat } har turen.
log-track = { $seat } flyttet { $cards } fra skiftetomten til sporet.
log-take = { $seat } tok { $card } blant de åpne kortene.
log-draw = { $seat } trakk { $card } fra bunken.
log-draw-hidden = { $seat } trakk et kort fra bunken.
log-take-two = { $seat } tok to åpne kort: { $cards }.
log-draw-two = { $seat } trakk to kort fra bunken: { $cards }.
log-draw-two-hidden = { $seat } trakk to kort fra bunken.
log-take-and-draw = { $seat } tok et åpent kort ({ $card }) og trakk ett fra bunken ({ $drawn }).
log-take-and-draw-hidden = { $seat } tok et åpent kort ({ $card }) og trakk ett fra bunken.
log-tickets = { $seat } trakk billetter.
log-claim = { $seat } bygde { $track } med { $cards } og fikk { $points } poeng.
log-tunnel = { $seat } begynte på tunnelen { $track } med { $cards }.
log-turned = Snudd opp: { $cards }; { $add ->
    [0] ingenting å legge til.
   *[other] { $add } kort å legge til.
  }
log-turned-nothing = Det er ingen kort igjen å snu opp: ingenting å legge til.
log-added = { $seat } la til { $cards }.
log-added-nothing = Tunnelen er bygd uten tillegg.
log-withdrawn = { $seat } ga opp tunnelen og tok tilbake { $cards }.
log-lay = { $seat } la { $cards } på skiftetomten.
log-lay-robbed = Togran! { $seat } la { $cards } på skiftetomten, og { $victim } mister { $robbed }.
log-pass = { $seat } kunne ikke gjøre noe og meldte pass.
log-last-turns = { $seat } innledet sluttspurten: alle har én tur igjen.
log-round-end = Runde { $round } er over{ $reason ->
    [idle] , for ingen har tatt eller lagt et kort på tre omganger
   *[deck] { "" }
  }.
log-complete = { $seat } fullførte { $tickets }.
log-complete-none = { $seat } fullførte ingen billetter.
log-result = { $seat }: { $total } poeng.
log-end = Spillet er slutt. { $count ->
    [one] Vinner
   *[other] Delt seier
  }: { $winners }.
log-over = Spillet er slutt{ $reason ->
    [passes] : alle meldte pass
    [idle] : ingen har tatt eller lagt et kort på tre omganger
   *[other] { "" }
  }.
log-track-of-color = { $cities } ({ $color })
log-track-numbered = { $cities } ({ $number })
log-grey = grå
log-list-comma = { $first }, { $next }

# Terminal: `linewright play`.

terminal-usa = Nord-Amerika
terminal-nordic = Norden
terminal-card = Kortspillet
terminal-you = Du
terminal-which-game = Hvilket spill?
terminal-players-range = { $fewest }–{ $most } spillere
terminal-against-whom = Hvem vil du spille mot?
terminal-against-one = én robot
terminal-against-two = to roboter
terminal-against-friend = en venn ved samme skjerm
terminal-against-more = eller skriv hvem som sitter hvor, for eksempel you,anna,greedy (roboter: { $bots })
terminal-friend-name = Hva heter vennen din?
terminal-friend = Venn
terminal-enter-first = Enter velger { $choice }
terminal-no-choice = Velg et tall fra 1 til { $most }.

terminal-head = { $game }, tur { $turn }
terminal-head-round = { $game }, runde { $round }, tur { $turn }
terminal-decks = trekkebunke { $deck }, kastebunke { $discards }, billetter { $tickets }
terminal-last-turns = SISTE RUNDE: { $left ->
    [one] dette er den siste turen
   *[other] { $left } turer igjen, denne medregnet
  }
terminal-seat = spiller
terminal-cards = kort
terminal-tickets = billetter
terminal-trains = vogner
terminal-points = poeng
terminal-on-track = på sporet
terminal-completed = fullført
terminal-yard = skiftetomt
terminal-at-turn = har turen
terminal-choosing = velger
terminal-open = Åpne kort
terminal-hand = Hånden din ({ $count })
terminal-your-tickets = Billettene dine
terminal-news = Siste nytt
terminal-nothing-yet = ingenting ennå
terminal-empty = tom
terminal-empty-place = Det ligger ikke noe kort på plass { $place }.
terminal-ticket-done = fullført
terminal-ticket-needs = mangler { $trains } { $trains ->
    [one] vogn
   *[other] vogner
  }: { $tracks }
terminal-ticket-short = mangler { $trains } { $trains ->
    [one] vogn, mer enn du har
   *[other] vogner, flere enn du har
  }
terminal-ticket-lost = kan ikke lenger forbindes
terminal-ticket-all = Til sammen:
terminal-own-track = På sporet ditt:
terminal-big-cities = Storbyer (fullførte billetter)
terminal-map-hint = m viser kartet

terminal-ask-turn = { $seat ->
    [Du] Din tur
   *[other] { $seat }, det er din tur
  }
terminal-ask-second = { $seat ->
    [Du] Ditt andre kort
   *[other] { $seat }, ditt andre kort
  }
terminal-ask-keep = { $seat ->
    [Du] Hvilke billetter beholder du?
   *[other] { $seat }, hvilke billetter beholder du?
  }
terminal-ask-tunnel = { $seat ->
    [Du] Tunnelen
   *[other] { $seat }, tunnelen
  }
terminal-ask-complete = { $seat ->
    [Du] Hvilke billetter fullfører du?
   *[other] { $seat }, hvilke billetter fullfører du?
  }
terminal-hint-open = 1-5 tar det kortet
terminal-hint-draw = d trekker fra bunken
terminal-hint-tickets = t trekker nye billetter
terminal-hint-claim = nummeret på en strekning bygger den
terminal-hint-lay = l red legger kort
terminal-hint-pass = p melder pass: det er ikke noe annet å gjøre
terminal-hint-help = help
terminal-payable = Du kan betale for { $tracks }
terminal-payable-many = Du kan betale for { $count } strekninger (r affordable viser dem)
terminal-payable-tickets = Til billettene dine kan du betale for { $tracks }
terminal-payable-none = Du kan ikke betale for noen strekning nå
terminal-can-lay = Du kan legge
terminal-can-lay-three = eller ett kort i hver av tre farger, for eksempel l { $letters }
terminal-lay-least = minst { $count }
terminal-lay-robs = minst { $count }, da ranes { $seat }
terminal-offer = { $least ->
    [0] Velg så mange du vil: du kan si nei til alle
    [one] Velg minst én billett
   *[other] Velg minst { $least } billetter
  }
terminal-offer-way = { $trains } { $trains ->
    [one] vogn
   *[other] vogner
  } unna
terminal-offer-done = allerede forbundet
terminal-hint-keep = k 1 3 beholder den første og den tredje, k all beholder alle{ $least ->
    [0] , k none sier nei til alle
   *[other] { "" }
  }
terminal-tunnel-laid = Tunnelen { $track }: { $cards } er lagt. Tre kort snus opp ...
terminal-tunnel-nothing = Ingenting å legge til: tunnelen er din.
terminal-tunnel-asks = Tunnelen krever { $add ->
    [one] ett kort til
   *[other] { $add } kort til
  }.
terminal-tunnel-withdraw = ta kortene dine tilbake; turen er over
terminal-tunnel-cannot = Det kan du ikke legge til: w tar kortene dine tilbake.
terminal-hint-tunnel = et tall legger til de kortene, w tar dine tilbake
terminal-complete-best = Enter fullfører { $tickets }: det gir flest poeng med kortene på sporet ditt
terminal-complete-best-none = Enter fullfører ingen: kortene på sporet ditt rekker ikke til noen billett
terminal-hint-complete = Enter velger det, eller skriv tall som 1 3, eller none

terminal-pay-for = { $track }, { $length } { $length ->
    [one] felt
   *[other] felter
  }, { $points } poeng. Hvordan betaler du?
terminal-pay-exchange = med { $count ->
    [one] ett bytte
   *[other] { $count } bytter
  }
terminal-pay-exchanges-nine = Fire vilkårlige kort kan erstatte ett: skriv kortene, for eksempel 7 green 4 red 4 blue.
terminal-pay-exchanges-ferry = Tre vilkårlige kort kan erstatte et lokomotiv: skriv kortene, for eksempel 2 orange 3 blue.
terminal-pay-enter = Enter for 1, et tall, eller kort; x går tilbake
terminal-pay-tunnel = Dette er en tunnel: når du har betalt, snus tre kort opp, og det kan koste mer.

terminal-refused = { $sentence } ({ $rule })
terminal-why-hint = Skriv why for å se regelen.
terminal-no-why = Ingenting er avvist ennå, eller det står ingen regel bak.
terminal-no-play = «{ $text }» er verken et trekk eller en kommando jeg kjenner: skriv help for en oversikt.
terminal-no-city = Det finnes ingen by «{ $text }» på dette brettet.
terminal-ambiguous-cards = «{ $text }» kan være flere farger: skriv litt mer.
terminal-no-map = Kortspillet har ikke noe kart: skiftetomtene ligger på bordet.
terminal-no-routes = Det finnes ingen slike strekninger.
terminal-log-empty = Ingenting har skjedd ennå.
terminal-saved = Lagret i { $file }.
terminal-save-where = Si hvor: save FILE.
terminal-cannot-save = Kan ikke skrive til { $file }: { $why }.
terminal-more = Enter for mer, q for å slutte
terminal-back = Enter går tilbake til bordet
terminal-go-on = Enter går videre

terminal-hand-over = { $seat ->
    [Du] Nå er det din tur: trykk Enter når bare du ser på
   *[other] Nå overtar { $seat }: trykk Enter når bare { $seat } ser på
  }
terminal-turn-done = Trykk Enter for å tømme skjermen, så kan { $seat } ta over
terminal-quit = Vil du gå fra spillet? Enter tar vare på det til en annen gang, et filnavn lagrer det der, x går tilbake
terminal-kept = Spillet er tatt vare på. Fortsett med: linewright play --continue
terminal-nothing-kept = Det er ikke noe uferdig spill å fortsette på: start et nytt med linewright play.

terminal-score-now = Hvis spillet var slutt nå
terminal-score-routes = Strekninger
terminal-score-tickets-done = Fullførte billetter
terminal-score-tickets-open = Ufullførte billetter
terminal-score-total = Til sammen
terminal-score-secret = De andre holder billettene sine hemmelige, og bonusen til slutt er ikke regnet med.
terminal-none = ingen

terminal-account = Opptellingen
terminal-account-tracks = { $seat }: { $points } poeng for strekninger
terminal-account-start = { $seat }: billettene
terminal-ticket-joined = forbundet
terminal-ticket-not-joined = ikke forbundet
terminal-ticket-completed = fullført
terminal-ticket-not-completed = ikke fullført
terminal-account-longest = Lengste sammenhengende rute: { $seats } med { $length }
terminal-account-globetrotter = Globetrotter: { $seats } med { $count } { $count ->
    [one] fullført billett
   *[other] fullførte billetter
  }
terminal-account-city = { $city }: { $seats }
terminal-account-no-bonus = Ingen får bonusen
terminal-account-no-city = Ingen får noen storbybonus
terminal-account-routes = strekninger
terminal-account-tickets = billetter
terminal-account-count = fullført
terminal-account-path = lengste rute
terminal-account-bonus = bonus
terminal-account-cities = storbyer
terminal-account-total = sum
terminal-winner = { $count ->
    [one] Vinner
   *[other] Delt seier
  }: { $seats }, med { $total } poeng.
terminal-verify = Hele spillet ligger i { $file }; kontroller at hver regel er fulgt, med: linewright verify { $file }
terminal-final-map = Kartet til slutt

terminal-demo = Det er ingen terminal her, så dette er en demonstrasjon: { $game }, spilt av { $seats }.
terminal-demo-seed = Kortene er delt ut etter --seed { $seed }.
terminal-demo-more = Spill selv i en terminal: linewright play

terminal-help-title = Dette kan du skrive
terminal-help-open = ta det åpne kortet på den plassen
terminal-help-draw = trekk det øverste kortet i bunken
terminal-help-tickets = trekk nye billetter å velge blant
terminal-help-keep = behold den første og den tredje billetten du fikk (k all: alle sammen)
terminal-help-claim = bygg strekningen med det nummeret på kartet; så velger du hvordan du betaler
terminal-help-sign = slik skrives strekninger: nummeret, bokstaven for fargen (* én valgfri farge), antall felter; [ ] det du kan betale for
terminal-help-claim-first = strekningene 1 til 5, og alle andre
terminal-help-claim-cards = bygg en strekning med disse kortene; farger kan være bokstaver: R O Y G B P K W, L for lokomotiv
terminal-help-name = det samme med navnene på byene, eller begynnelsen av dem
terminal-help-tunnel = legg til det en tunnel krever; ta kortene dine tilbake
terminal-help-lay = legg kort på skiftetomten: alle dine røde, noen av dem, eller ett kort i hver av tre farger
terminal-help-complete = fullfør din første og tredje billett når en runde er over
terminal-help-pass = meld pass, når det ikke er noe annet å gjøre
terminal-help-map = kartet
terminal-help-routes = strekningene: alle ledige, de du kan betale for, de billettene dine trenger, de fra en by
terminal-help-log = alt som har skjedd
terminal-help-score = hvordan du ligger an
terminal-help-rules = les en regel, eller alle sammen
terminal-help-why = regelen bak det siste avslaget
terminal-help-save = lagre spillet i en fil
terminal-help-quit = gå fra bordet; spillet blir tatt vare på

terminal-map-any-one-colour = én valgfri farge
terminal-map-any-one = valgfri
terminal-map-ferry-each = ferge: ett lokomotiv for hver
terminal-map-tunnel = tunnel
terminal-map-ferry = ferge
terminal-map-nine-spaces = ni felter
terminal-map-nine = ni
terminal-map-double = dobbel
terminal-map-closed = stengt
terminal-map-yours = kan bli din
terminal-map-no = nr.
terminal-map-track = strekning
terminal-map-length = lengde
terminal-map-colour = farge
terminal-map-kind = type
terminal-map-owner = eier
