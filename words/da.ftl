# Refusals: what was wrong, and what would have been needed.

unreadable-play = ”{ $text }” er ikke et træk: prøv ”+red”, ”+deck”, ”tickets”, ”keep 1 2”, en strækning med kortene til den, eller ”pass”.
unreadable-card = ”{ $text }” er ikke et kort: kortene hedder { $kinds }.
unreadable-cards = ”{ $text }” er ikke nogen kort: skriv antal og slags, for eksempel ”2 red 1 locomotive”; farverne hedder { $colors }.
unreadable-places = ”{ $text }” siger ikke, hvilke rutekort det er: skriv numrene på dem, du beholder, for eksempel ”keep 1 3”.
unreadable-ticket = Der findes ikke noget rutekort ”{ $text }” i dette spil.
ambiguous-track = ”{ $text }” kan være { $tracks }: sig, hvilken du mener.
unknown-track = Der findes ingen strækning ”{ $text }” på denne spilleplade.

over = Spillet er slut.
no-such-seat = { $seat } findes ikke ved dette bord.
not-your-turn = { $turn } har turen, ikke { $seat }.
has-chosen = { $seat } har allerede valgt; de andre vælger stadig.
stale = Spillet er gået videre: dette var tænkt til træk { $expected }, og nu er vi ved træk { $actual }.

first-choose-tickets = Vælg først, hvilke af dine rutekort du beholder.
second-card-due = Du har taget ét kort: nu skal du trække det andet.
answer-tunnel = Svar på tunnellen først: læg { $add } kort til, eller tag dine kort tilbage.
choose-completions = Runden er slut: vælg, hvilke rutekort du færdiggør.
nothing-offered = Du har ingen rutekort at vælge imellem nu.
no-tunnel = Du har ingen tunnel at svare på.
no-round-end = Rutekort færdiggøres, når en runde er slut.
no-tracks-here = Kortspillet har ingen strækninger at indsætte tog på.
no-yard-here = Der er ingen rangerbanegårde på denne spilleplade.

no-such-open-card = { $card ->
    [lokomotiv] Der ligger ikke noget synligt lokomotiv
   *[other] Der ligger ikke noget synligt kort i farven { $card }
  }; { $count ->
    [0] der er ingen synlige kort
   *[other] de synlige kort er { $open }
  }.
no-second-locomotive = Et synligt lokomotiv kan ikke være det andet kort: tag et andet synligt kort, eller det øverste i bunken.
deck-empty = Bunken med togvognskort er tom.
tickets-empty = Bunken med rutekort er tom.

keep-too-few = { $count ->
    [one] Du fik kun ét rutekort, og det skal du beholde.
   *[other] Du skal beholde mindst { $least } af de { $count } rutekort; du valgte { $kept ->
      [0] ingen
     *[other] { $kept }
    }.
  }
keep-no-such-place = Du fik { $count } rutekort; der er ikke noget nummer { $place }.

track-taken = { $owner } ejer allerede { $track }.
twin-owned = Du ejer { $twin }, og ingen må eje begge strækninger i et dobbeltspor.
twin-closed = { $track } er lukket: med { $seats } spillere må kun den ene strækning i et dobbeltspor bruges, og { $twin } er taget.
too-few-trains = { $track } kræver { $length } { $length ->
    [one] togvogn
   *[other] togvogne
  }; du har { $trains ->
    [0] ingen
   *[other] kun { $trains }
  } tilbage.
not-in-hand = Du har ikke { $cards } på hånden: du har { $hand }.
needs-payment = { $track } kræver { $needed }; du har { $hand }.
does-not-pay = { $track } kræver { $needed }; du lagde { $laid }.

needs-color = { $length } kort i farven { $color }
needs-color-wild = { $length } kort i farven { $color }, med lokomotiver som jokere
needs-any-color = { $length } kort i én valgfri farve
needs-any-color-wild = { $length } kort i én valgfri farve, med lokomotiver som jokere
needs-ferry = { $symbols } { $symbols ->
    [one] lokomotiv
   *[other] lokomotiver
  } { $plain ->
    [0] { "" }
   *[other] og { $plain } kort i { $color ->
      [valgfri] én valgfri farve
     *[other] farven { $color }
    }
  } (lokomotiver er jokere, og tre vilkårlige kort kan erstatte { $where ->
    [symbols] et lokomotiv på et lokomotivsymbol
   *[anywhere] et lokomotiv
  })
needs-nine = 9 kort i én valgfri farve (fire vilkårlige kort kan erstatte ét af dem)

tunnel-add-needs = Tunnellen kræver { $add } kort mere i farven { $color }, med lokomotiver som jokere; du valgte { $added }.
tunnel-add-locomotives = Du lagde kun lokomotiver, så { $add ->
    [one] det kort, du lægger til, skal også være et lokomotiv
   *[other] de { $add } kort, du lægger til, skal også være lokomotiver
  }; du valgte { $added }.
tunnel-match-exactly = { $add ->
    [one] Det kort, du lægger til, skal være et lokomotiv ligesom det, der blev vendt
   *[other] Af de { $add } kort, du lægger til, skal { $least } være { $least ->
      [one] lokomotiv
     *[other] lokomotiver
    }, ét for hvert, der blev vendt
  }; du valgte { $added }.

lay-nothing = Læg to eller flere kort i én farve, eller ét kort i hver af tre farver.
lay-three-exactly = Tre farver lægges som præcis ét kort af hver, uden lokomotiver; du valgte { $cards }.
lay-locomotives-alone = Lokomotiver lægges aldrig alene: mindst ét kort i en farve skal med.
lay-too-few = Der skal mindst to kort til en bunke; du valgte { $cards }.
lay-own-pile = Du har stadig farven { $color } på rangerbanegården: den kan ikke lægges igen, før bunken er væk.
lay-not-more = { $owner } har { $size } kort i farven { $color } på rangerbanegården; du skal lægge flere end det, og valgte { $count }.
lay-three-not-free = { $owner } har farven { $color } på rangerbanegården; tre farver kan ikke røve fra nogen, så alle tre skal være ledige.

complete-not-held = Du har ikke rutekortet { $ticket }.
complete-too-much = Kortene på dit spor rækker ikke til alle disse rutekort: de kræver { $needed }, og der mangler { $short } kort, lokomotiverne talt med.

must-not-pass = Du må kun melde pas, når der ikke er andet at gøre; du kan stadig { $options ->
    [cards] trække togvognskort
    [tickets] trække rutekort
    [lay] lægge kort på rangerbanegården
   *[claim] indsætte tog på en strækning
  }.
not-possible = Det kan ikke lade sig gøre nu.

color-one = valgfri

# Seats, when nobody has a name.

seat-number = Spiller { $number }

# Train cards.

kind-red = rød
kind-orange = orange
kind-yellow = gul
kind-green = grøn
kind-blue = blå
kind-purple = lilla
kind-black = sort
kind-white = hvid
kind-locomotive = lokomotiv

count-none = ingen kort
count-red = { $count } { $count ->
    [one] rødt
   *[other] røde
  }
count-orange = { $count } orange
count-yellow = { $count } { $count ->
    [one] gult
   *[other] gule
  }
count-green = { $count } { $count ->
    [one] grønt
   *[other] grønne
  }
count-blue = { $count } { $count ->
    [one] blåt
   *[other] blå
  }
count-purple = { $count } lilla
count-black = { $count } { $count ->
    [one] sort
   *[other] sorte
  }
count-white = { $count } { $count ->
    [one] hvidt
   *[other] hvide
  }
count-locomotive = { $count } { $count ->
    [one] lokomotiv
   *[other] lokomotiver
  }
list-and = { $most } og { $last }

# Log: what happened, in words. Facts: $seat a name, $card a kind, $cards a count of cards, $tickets and $cities names.

log-game = { $game ->
    [usa] Nordamerika
    [nordic] Norden
   *[card] Kortspillet
  }: { $seats } sætter sig ved bordet.
log-shuffle = { $deck ->
    [tickets] Rutekortene blandes.
   *[cards] { $number ->
      [0] Togvognskortene blandes.
     *[other] Togvognskortene blandes til en ny bunke.
    }
  }
log-start = { $seat } begynder.
log-deal = { $seat } får et togvognskort: { $card }.
log-deal-hidden = { $seat } får et togvognskort.
log-refill = Vendt på plads { $place }: { $card }.
log-swap = Tre lokomotiver lå synlige: alle fem synlige kort smides, og nye vendes.
log-offer = { $seat } får at vælge imellem: { $tickets }.
log-offer-hidden = { $seat } får { $count } rutekort at vælge imellem.
log-keep = { $seat } beholdt { $tickets }.
log-keep-none = { $seat } beholdt ingen af rutekortene.
log-keep-hidden = { $seat } beholdt { $count ->
    [0] ingen
   *[other] { $count } rutekort
  } af { $offered }.
log-chosen = { $seat } har valgt.
log-turn = { $seat } har turen.
log-track = { $seat } flyttede { $cards } fra rangerbanegården til sporet.
log-take = { $seat } tog { $card } blandt de synlige kort.
log-draw = { $seat } trak { $card } fra bunken.
log-draw-hidden = { $seat } trak et kort fra bunken.
log-take-two = { $seat } tog to synlige kort: { $cards }.
log-draw-two = { $seat } trak to kort fra bunken: { $cards }.
log-draw-two-hidden = { $seat } trak to kort fra bunken.
log-take-and-draw = { $seat } tog et synligt kort ({ $card }) og trak et fra bunken ({ $drawn }).
log-take-and-draw-hidden = { $seat } tog et synligt kort ({ $card }) og trak et fra bunken.
log-tickets = { $seat } trak rutekort.
log-claim = { $seat } indsatte tog på { $track } med { $cards } og fik { $points } point.
log-tunnel = { $seat } gik i gang med tunnellen { $track } med { $cards }.
log-turned = Vendt: { $cards }; { $add ->
    [0] intet at lægge til.
   *[other] { $add } kort at lægge til.
  }
log-turned-nothing = Der er ingen kort tilbage at vende: intet at lægge til.
log-added = { $seat } lagde { $cards } til.
log-added-nothing = Tunnellen er bygget uden tillæg.
log-withdrawn = { $seat } opgav tunnellen og tog { $cards } tilbage.
log-lay = { $seat } lagde { $cards } på rangerbanegården.
log-lay-robbed = Togrøveri! { $seat } lagde { $cards } på rangerbanegården, og { $victim } mister { $robbed }.
log-pass = { $seat } kunne ikke gøre noget og meldte pas.
log-last-turns = { $seat } satte slutspurten i gang: alle har én tur til.
log-round-end = Runde { $round } er slut{ $reason ->
    [idle] , for ingen har taget eller lagt et kort tre gange bordet rundt
   *[deck] { "" }
  }.
log-complete = { $seat } færdiggjorde { $tickets }.
log-complete-none = { $seat } færdiggjorde ingen rutekort.
log-result = { $seat }: { $total } point.
log-end = Spillet er slut. { $count ->
    [one] Vinder
   *[other] Delt sejr
  }: { $winners }.
log-over = Spillet er slut{ $reason ->
    [passes] : alle meldte pas
    [idle] : ingen har taget eller lagt et kort tre gange bordet rundt
   *[other] { "" }
  }.
log-track-of-color = { $cities } ({ $color })
log-track-numbered = { $cities } ({ $number })
log-grey = grå
log-list-comma = { $first }, { $next }

# Terminal: `linewright play`.

terminal-usa = Nordamerika
terminal-nordic = Norden
terminal-card = Kortspillet
terminal-you = Du
terminal-which-game = Hvilket spil?
terminal-players-range = { $fewest }–{ $most } spillere
terminal-against-whom = Hvem vil du spille mod?
terminal-against-one = én robot
terminal-against-two = to robotter
terminal-against-friend = en ven ved samme skærm
terminal-against-more = eller skriv, hvem der sidder hvor, for eksempel you,anna,greedy (robotter: { $bots })
terminal-friend-name = Hvad hedder din ven?
terminal-friend = Ven
terminal-enter-first = Enter vælger { $choice }
terminal-no-choice = Vælg et tal fra 1 til { $most }.

terminal-head = { $game }, tur { $turn }
terminal-head-round = { $game }, runde { $round }, tur { $turn }
terminal-decks = bunke { $deck }, brugte kort { $discards }, rutekort { $tickets }
terminal-last-turns = SIDSTE RUNDE: { $left ->
    [one] dette er den sidste tur
   *[other] { $left } ture tilbage, denne talt med
  }
terminal-seat = spiller
terminal-cards = kort
terminal-tickets = rutekort
terminal-trains = togvogne
terminal-points = point
terminal-on-track = på sporet
terminal-completed = færdige
terminal-yard = rangerbanegård
terminal-at-turn = har turen
terminal-choosing = vælger
terminal-open = Synlige kort
terminal-hand = Din hånd ({ $count })
terminal-your-tickets = Dine rutekort
terminal-news = Sidste nyt
terminal-nothing-yet = intet endnu
terminal-empty = tom
terminal-empty-place = Der ligger ikke noget kort på plads { $place }.
terminal-ticket-done = færdig
terminal-ticket-needs = mangler { $trains } { $trains ->
    [one] togvogn
   *[other] togvogne
  }: { $tracks }
terminal-ticket-short = mangler { $trains } { $trains ->
    [one] togvogn, mere end du har
   *[other] togvogne, flere end du har
  }
terminal-ticket-lost = kan ikke forbindes mere
terminal-ticket-all = Tilsammen:
terminal-own-track = På dit spor:
terminal-big-cities = Storbyer (færdige rutekort)
terminal-map-hint = m viser landkortet

terminal-ask-turn = { $seat ->
    [Du] Din tur
   *[other] { $seat }, det er din tur
  }
terminal-ask-second = { $seat ->
    [Du] Dit andet kort
   *[other] { $seat }, dit andet kort
  }
terminal-ask-keep = { $seat ->
    [Du] Hvilke rutekort beholder du?
   *[other] { $seat }, hvilke rutekort beholder du?
  }
terminal-ask-tunnel = { $seat ->
    [Du] Tunnellen
   *[other] { $seat }, tunnellen
  }
terminal-ask-complete = { $seat ->
    [Du] Hvilke rutekort færdiggør du?
   *[other] { $seat }, hvilke rutekort færdiggør du?
  }
terminal-hint-open = 1-5 tager det kort
terminal-hint-draw = d trækker fra bunken
terminal-hint-tickets = t trækker nye rutekort
terminal-hint-claim = nummeret på en strækning indsætter tog dér
terminal-hint-lay = l red lægger kort
terminal-hint-pass = p melder pas: der er ikke andet at gøre
terminal-hint-help = help
terminal-payable = Du kan betale for { $tracks }
terminal-payable-many = Du kan betale for { $count } strækninger (r affordable viser dem)
terminal-payable-tickets = Til dine rutekort kan du betale for { $tracks }
terminal-payable-none = Du kan ikke betale for nogen strækning nu
terminal-can-lay = Du kan lægge
terminal-can-lay-three = eller ét kort i hver af tre farver, for eksempel l { $letters }
terminal-lay-least = mindst { $count }
terminal-lay-robs = mindst { $count }, så mister { $seat } bunken
terminal-offer = { $least ->
    [0] Vælg så mange, du vil: du må sige nej til dem alle
    [one] Vælg mindst ét rutekort
   *[other] Vælg mindst { $least } rutekort
  }
terminal-offer-way = { $trains } { $trains ->
    [one] togvogn
   *[other] togvogne
  } væk
terminal-offer-done = allerede forbundet
terminal-hint-keep = k 1 3 beholder det første og det tredje, k all beholder alle{ $least ->
    [0] , k none siger nej til alle
   *[other] { "" }
  }
terminal-tunnel-laid = Tunnellen { $track }: { $cards } er lagt. Tre kort vendes ...
terminal-tunnel-nothing = Intet at lægge til: tunnellen er din.
terminal-tunnel-asks = Tunnellen kræver { $add ->
    [one] ét kort mere
   *[other] { $add } kort mere
  }.
terminal-tunnel-withdraw = tag dine kort tilbage; turen er slut
terminal-tunnel-cannot = Det kan du ikke lægge til: w tager dine kort tilbage.
terminal-hint-tunnel = et tal lægger de kort til, w tager dine tilbage
terminal-complete-best = Enter færdiggør { $tickets }: det giver flest point med kortene på dit spor
terminal-complete-best-none = Enter færdiggør ingen: kortene på dit spor rækker ikke til noget rutekort
terminal-hint-complete = Enter vælger det, eller skriv tal som 1 3, eller none

terminal-pay-for = { $track }, { $length } { $length ->
    [one] felt
   *[other] felter
  }, { $points } point. Hvordan betaler du?
terminal-pay-exchange = med { $count ->
    [one] én ombytning
   *[other] { $count } ombytninger
  }
terminal-pay-exchanges-nine = Fire vilkårlige kort kan erstatte ét: skriv kortene, for eksempel 7 green 4 red 4 blue.
terminal-pay-exchanges-ferry = Tre vilkårlige kort kan erstatte et lokomotiv: skriv kortene, for eksempel 2 orange 3 blue.
terminal-pay-enter = Enter for 1, et tal, eller kort; x går tilbage
terminal-pay-tunnel = Dette er en tunnel: når du har betalt, vendes tre kort, og det kan koste mere.

terminal-refused = { $sentence } ({ $rule })
terminal-why-hint = Skriv why for at se reglen.
terminal-no-why = Intet er afvist endnu, eller der står ingen regel bag.
terminal-no-play = ”{ $text }” er hverken et træk eller en kommando, jeg kender: skriv help for en oversigt.
terminal-no-city = Der findes ingen by ”{ $text }” på denne spilleplade.
terminal-ambiguous-cards = ”{ $text }” kan være flere farver: skriv lidt mere.
terminal-no-map = Kortspillet har intet landkort: rangerbanegårdene ligger på bordet.
terminal-no-routes = Der findes ingen sådanne strækninger.
terminal-log-empty = Der er ikke sket noget endnu.
terminal-saved = Gemt i { $file }.
terminal-save-where = Sig hvor: save FILE.
terminal-cannot-save = Kan ikke skrive til { $file }: { $why }.
terminal-more = Enter for mere, q for at stoppe
terminal-back = Enter går tilbage til bordet
terminal-go-on = Enter går videre

terminal-hand-over = { $seat ->
    [Du] Nu er det din tur: tryk Enter, når kun du kigger
   *[other] Nu tager { $seat } over: tryk Enter, når kun { $seat } kigger
  }
terminal-turn-done = Tryk Enter for at rydde skærmen, så { $seat } kan tage over
terminal-quit = Vil du forlade spillet? Enter gemmer det til en anden gang, et filnavn gemmer det der, x går tilbage
terminal-kept = Spillet er gemt. Fortsæt med: linewright play --continue
terminal-nothing-kept = Der er ikke noget uafsluttet spil at fortsætte på: begynd et nyt med linewright play.

terminal-score-now = Hvis spillet var slut nu
terminal-score-routes = Strækninger
terminal-score-tickets-done = Færdige rutekort
terminal-score-tickets-open = Ufærdige rutekort
terminal-score-total = Tilsammen
terminal-score-secret = De andre holder deres rutekort hemmelige, og bonussen til slut er ikke talt med.
terminal-none = ingen

terminal-account = Optællingen
terminal-account-tracks = { $seat }: { $points } point for strækninger
terminal-account-start = { $seat }: rutekortene
terminal-ticket-joined = forbundet
terminal-ticket-not-joined = ikke forbundet
terminal-ticket-completed = færdiggjort
terminal-ticket-not-completed = ikke færdiggjort
terminal-account-longest = Længste sammenhængende rute: { $seats } med { $length }
terminal-account-globetrotter = Globetrotter: { $seats } med { $count } { $count ->
    [one] færdigt rutekort
   *[other] færdige rutekort
  }
terminal-account-city = { $city }: { $seats }
terminal-account-no-bonus = Ingen får bonussen
terminal-account-no-city = Ingen får nogen storbybonus
terminal-account-routes = strækninger
terminal-account-tickets = rutekort
terminal-account-count = færdige
terminal-account-path = længste rute
terminal-account-bonus = bonus
terminal-account-cities = storbyer
terminal-account-total = i alt
terminal-winner = { $count ->
    [one] Vinder
   *[other] Delt sejr
  }: { $seats }, med { $total } point.
terminal-verify = Hele spillet ligger i { $file }; kontrollér, at hver regel er fulgt, med: linewright verify { $file }
terminal-final-map = Landkortet til slut

terminal-demo = Der er ingen terminal her, så dette er en demonstration: { $game }, spillet af { $seats }.
terminal-demo-seed = Kortene er delt ud efter --seed { $seed }.
terminal-demo-more = Spil selv i en terminal: linewright play

terminal-help-title = Det kan du skrive
terminal-help-open = tag det synlige kort på den plads
terminal-help-draw = træk det øverste kort i bunken
terminal-help-tickets = træk nye rutekort at vælge imellem
terminal-help-keep = behold det første og det tredje rutekort, du fik (k all: dem alle)
terminal-help-claim = indsæt tog på strækningen med det nummer på landkortet; så vælger du, hvordan du betaler
terminal-help-sign = sådan skrives strækninger: nummeret, farvens bogstav (* én valgfri farve), antal felter; [ ] det, du kan betale for
terminal-help-claim-first = strækningerne 1 til 5, og alle andre
terminal-help-claim-cards = indsæt tog på en strækning med disse kort; farver kan være bogstaver: R O Y G B P K W, L for lokomotiv
terminal-help-name = det samme med byernes navne, eller begyndelsen af dem
terminal-help-tunnel = læg det til, en tunnel kræver; tag dine kort tilbage
terminal-help-lay = læg kort på rangerbanegården: alle dine røde, nogle af dem, eller ét kort i hver af tre farver
terminal-help-complete = færdiggør dit første og tredje rutekort, når en runde er slut
terminal-help-pass = meld pas, når der ikke er andet at gøre
terminal-help-map = landkortet
terminal-help-routes = strækningerne: alle ledige, dem du kan betale for, dem dine rutekort har brug for, dem fra en by
terminal-help-log = alt, hvad der er sket
terminal-help-score = hvordan du ligger
terminal-help-rules = læs en regel, eller dem alle
terminal-help-why = reglen bag det seneste afslag
terminal-help-save = gem spillet i en fil
terminal-help-quit = forlad bordet; spillet bliver gemt

terminal-map-any-one-colour = én valgfri farve
terminal-map-any-one = valgfri
terminal-map-ferry-each = færge: ét lokomotiv for hver
terminal-map-tunnel = tunnel
terminal-map-ferry = færge
terminal-map-nine-spaces = ni felter
terminal-map-nine = ni
terminal-map-double = dobbelt
terminal-map-closed = lukket
terminal-map-yours = kan blive din
terminal-map-no = nr.
terminal-map-track = strækning
terminal-map-length = længde
terminal-map-colour = farve
terminal-map-kind = type
terminal-map-owner = ejer
