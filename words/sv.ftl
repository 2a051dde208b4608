# Refusals: what was wrong, and what would have been needed.

unreadable-play = ”{ $text }” är inget drag: prova ”+red”, ”+deck”, ”tickets”, ”keep 1 2”, en sträcka med korten till den, eller ”pass”.
unreadable-card = ”{ $text }” är inget kort: korten heter { $kinds }.
unreadable-cards = ”{ $text }” är inga kort: skriv antal och sort, till exempel ”2 red 1 locomotive”; färgerna heter { $colors }.
unreadable-places = ”{ $text }” säger inte vilka biljetter: skriv numren på dem du behåller, till exempel ”keep 1 3”.
unreadable-ticket = Det finns ingen biljett ”{ $text }” i det här spelet.
ambiguous-track = ”{ $text }” kan vara { $tracks }: säg vilken du menar.
unknown-track = Det finns ingen sträcka ”{ $text }” på den här spelplanen.

over = Spelet är slut.
no-such-seat = { $seat } finns inte vid det här bordet.
not-your-turn = { $turn } står på tur, inte { $seat }.
has-chosen = { $seat } har redan valt; de andra väljer fortfarande.
stale = Spelet har gått vidare: det här var tänkt för drag { $expected }, och nu är vi vid drag { $actual }.

first-choose-tickets = Välj först vilka av dina biljetter du behåller.
second-card-due = Du har tagit ett kort: nu ska du dra det andra.
answer-tunnel = Svara på tunneln först: lägg till { $add } kort, eller ta tillbaka dina kort.
choose-completions = Rundan är slut: välj vilka biljetter du fullbordar.
nothing-offered = Du har inga biljetter att välja bland nu.
no-tunnel = Du har ingen tunnel att svara på.
no-round-end = Biljetter fullbordas när en runda är slut.
no-tracks-here = Kortspelet har inga sträckor att muta in.
no-yard-here = Det finns inga bangårdar på den här spelplanen.

no-such-open-card = { $card ->
    [lokomotiv] Det ligger inget uppvänt lokomotiv
   *[other] Det ligger inget uppvänt kort i färgen { $card }
  }; { $count ->
    [0] inga kort ligger uppvända
   *[other] de uppvända korten är { $open }
  }.
no-second-locomotive = Ett uppvänt lokomotiv får inte vara det andra kortet: ta ett annat uppvänt kort, eller det översta i draghögen.
deck-empty = Draghögen med tågvagnskort är slut.
tickets-empty = Högen med biljettkort är slut.

keep-too-few = { $count ->
    [one] Du fick bara en biljett, och den måste du behålla.
   *[other] Du måste behålla minst { $least } av de { $count } biljetterna; du valde { $kept ->
      [0] ingen
     *[other] { $kept }
    }.
  }
keep-no-such-place = Du fick { $count ->
    [one] 1 biljett
   *[other] { $count } biljetter
  }; det finns inget nummer { $place }.

track-taken = { $owner } äger redan { $track }.
twin-owned = Du äger { $twin }, och ingen får äga båda sträckorna i ett dubbelspår.
twin-closed = { $track } är stängd: med { $seats } spelare får bara en av sträckorna i ett dubbelspår användas, och { $twin } är tagen.
too-few-trains = { $track } kräver { $length } { $length ->
    [one] vagn
   *[other] vagnar
  }; du har { $trains ->
    [0] inga
   *[other] bara { $trains }
  } kvar.
not-in-hand = Du har inte { $cards } på handen: du har { $hand }.
needs-payment = { $track } kräver { $needed }; du har { $hand }.
does-not-pay = { $track } kräver { $needed }; du lade { $laid }.

needs-color = { $length } kort i färgen { $color }
needs-color-wild = { $length } kort i färgen { $color }, med lokomotiv som jokrar
needs-any-color = { $length } kort i en valfri färg
needs-any-color-wild = { $length } kort i en valfri färg, med lokomotiv som jokrar
needs-ferry = { $symbols } lokomotiv { $plain ->
    [0] { "" }
   *[other] och { $plain } kort i { $color ->
      [valfri] en valfri färg
     *[other] färgen { $color }
    }
  } (lokomotiv är jokrar, och vilka tre kort som helst kan ersätta { $where ->
    [symbols] ett lokomotiv på en lokomotivsymbol
   *[anywhere] ett lokomotiv
  })
needs-nine = 9 kort i en valfri färg (vilka fyra kort som helst kan ersätta ett av dem)

tunnel-add-needs = Tunneln kräver { $add } kort till i färgen { $color }, med lokomotiv som jokrar; du valde { $added }.
tunnel-add-locomotives = Du lade bara lokomotiv, så { $add ->
    [one] kortet du lägger till måste också vara ett lokomotiv
   *[other] de { $add } kort du lägger till måste också vara lokomotiv
  }; du valde { $added }.
tunnel-match-exactly = { $add ->
    [one] Kortet du lägger till måste vara ett lokomotiv, precis som det som vändes upp
   *[other] Av de { $add } kort du lägger till måste { $least } vara lokomotiv, ett för varje som vändes upp
  }; du valde { $added }.

lay-nothing = Lägg två eller fler kort i samma färg, eller ett kort i var och en av tre färger.
lay-three-exactly = Tre färger läggs som exakt ett kort av varje, utan lokomotiv; du valde { $cards }.
lay-locomotives-alone = Lokomotiv läggs aldrig för sig själva: minst ett kort i en färg måste vara med.
lay-too-few = Det behövs minst två kort till en hög; du valde { $cards }.
lay-own-pile = Du har fortfarande färgen { $color } på bangården: den kan inte läggas igen förrän högen är borta.
lay-not-more = { $owner } har { $size } kort i färgen { $color } på bangården; du måste lägga fler än så, och valde { $count }.
lay-three-not-free = { $owner } har färgen { $color } på bangården; tre färger kan inte råna någon, så alla tre måste vara lediga.

complete-not-held = Du har inte biljetten { $ticket }.
complete-too-much = Korten på ditt spår räcker inte till alla de här biljetterna: de kräver { $needed }, och det saknas { $short } kort, lokomotiven inräknade.

must-not-pass = Du får bara passa när det inte finns något annat att göra; du kan fortfarande { $options ->
    [cards] dra tågvagnskort
    [tickets] dra biljettkort
    [lay] lägga kort på bangården
   *[claim] muta in en sträcka
  }.
not-possible = Det går inte nu.

color-one = valfri

# Seats, when nobody has a name.

seat-number = Spelare { $number }

# Train cards.

kind-red = röd
kind-orange = orange
kind-yellow = gul
kind-green = grön
kind-blue = blå
kind-purple = lila
kind-black = svart
kind-white = vit
kind-locomotive = lokomotiv

count-none = inga kort
count-red = { $count } { $count ->
    [one] rött
   *[other] röda
  }
count-orange = { $count } orange
count-yellow = { $count } { $count ->
    [one] gult
   *[other] gula
  }
count-green = { $count } { $count ->
    [one] grönt
   *[other] gröna
  }
count-blue = { $count } { $count ->
    [one] blått
   *[other] blå
  }
count-purple = { $count } lila
count-black = { $count } { $count ->
    [one] svart
   *[other] svarta
  }
count-white = { $count } { $count ->
    [one] vitt
   *[other] vita
  }
count-locomotive = { $count } lokomotiv
list-and = { $most } och { $last }

# Log: what happened, in words. Facts: $seat a name, $card a kind, $cards a count of cards, $tickets and $cities names.

log-game = { $game ->
    [usa] Nordamerika
    [nordic] Norden
   *[card] Kortspelet
  }: { $seats } slår sig ner vid bordet.
log-shuffle = { $deck ->
    [tickets] Biljettkorten blandas.
   *[cards] { $number ->
      [0] Tågvagnskorten blandas.
     *[other] Tågvagnskorten blandas till en ny draghög.
    }
  }
log-start = { $seat } börjar.
log-deal = { $seat } får ett tågvagnskort: { $card }.
log-deal-hidden = { $seat } får ett tågvagnskort.
log-refill = Uppvänt på plats { $place }: { $card }.
log-swap = Tre lokomotiv låg uppvända: alla fem uppvända kort slängs och nya vänds upp.
log-offer = { $seat } får välja bland { $tickets }.
log-offer-hidden = { $seat } får { $count ->
    [one] en biljett
   *[other] { $count } biljetter
  } att välja bland.
log-keep = { $seat } behöll { $tickets }.
log-keep-none = { $seat } behöll ingen av biljetterna.
log-keep-hidden = { $seat } behöll { $count ->
    [0] ingen
    [one] 1 biljett
   *[other] { $count } biljetter
  } av { $offered }.
log-chosen = { $seat } har valt.
log-turn = { $seat } står på tur.
log-track = { $seat } flyttade { $cards } från bangården till spåret.
log-take = { $seat } tog { $card } bland de uppvända korten.
log-draw = { $seat } drog { $card } från draghögen.
log-draw-hidden = { $seat } drog ett kort från draghögen.
log-take-two = { $seat } tog två uppvända kort: { $cards }.
log-draw-two = { $seat } drog två kort från draghögen: { $cards }.
log-draw-two-hidden = { $seat } drog två kort från draghögen.
log-take-and-draw = { $seat } tog ett uppvänt kort ({ $card }) och drog ett från draghögen ({ $drawn }).
log-take-and-draw-hidden = { $seat } tog ett uppvänt kort ({ $card }) och drog ett från draghögen.
log-tickets = { $seat } drog biljettkort.
log-claim = { $seat } mutade in { $track } med { $cards } och fick { $points } poäng.
log-tunnel = { $seat } började på tunneln { $track } med { $cards }.
log-turned = Uppvända: { $cards }; { $add ->
    [0] inget att lägga till.
   *[other] { $add } kort att lägga till.
  }
log-turned-nothing = Det finns inga kort kvar att vända upp: inget att lägga till.
log-added = { $seat } lade till { $cards }.
log-added-nothing = Tunneln är inmutad utan tillägg.
log-withdrawn = { $seat } gav upp tunneln och tog tillbaka { $cards }.
log-lay = { $seat } lade { $cards } på bangården.
log-lay-robbed = Tågrån! { $seat } lade { $cards } på bangården, och { $victim } förlorar { $robbed }.
log-pass = { $seat } kunde inte göra något och passade.
log-last-turns = { $seat } inledde slutspurten: alla har en tur till.
log-round-end = Runda { $round } är slut{ $reason ->
    [idle] , för ingen har tagit eller lagt ett kort på tre varv
   *[deck] { "" }
  }.
log-complete = { $seat } fullbordade { $tickets }.
log-complete-none = { $seat } fullbordade ingen biljett.
log-result = { $seat }: { $total } poäng.
log-end = Spelet är slut. { $count ->
    [one] Vinnare
   *[other] Delad seger
  }: { $winners }.
log-over = Spelet är slut{ $reason ->
    [passes] : alla passade
    [idle] : ingen har tagit eller lagt ett kort på tre varv
   *[other] { "" }
  }.
log-track-of-color = { $cities } ({ $color })
log-track-numbered = { $cities } ({ $number })
log-grey = grå
log-list-comma = { $first }, { $next }

# Terminal: `linewright play`.

terminal-usa = Nordamerika
terminal-nordic = Norden
terminal-card = Kortspelet
terminal-you = Du
terminal-which-game = Vilket spel?
terminal-players-range = { $fewest }–{ $most } spelare
terminal-against-whom = Vem vill du spela mot?
terminal-against-one = en robot
terminal-against-two = två robotar
terminal-against-friend = en vän vid samma skärm
terminal-against-more = eller skriv vem som sitter var, till exempel you,anna,greedy (robotar: { $bots })
terminal-friend-name = Vad heter din vän?
terminal-friend = Vän
terminal-enter-first = Enter väljer { $choice }
terminal-no-choice = Välj ett tal från 1 till { $most }.

terminal-head = { $game }, tur { $turn }
terminal-head-round = { $game }, runda { $round }, tur { $turn }
terminal-decks = draghög { $deck }, kasthög { $discards }, biljetter { $tickets }
terminal-last-turns = SISTA RUNDAN: { $left ->
    [one] det här är den sista turen
   *[other] { $left } turer kvar, den här inräknad
  }
terminal-seat = spelare
terminal-cards = kort
terminal-tickets = biljetter
terminal-trains = vagnar
terminal-points = poäng
terminal-on-track = på spåret
terminal-completed = klara
terminal-yard = bangård
terminal-at-turn = står på tur
terminal-choosing = väljer
terminal-open = Uppvända kort
terminal-hand = Din hand ({ $count })
terminal-your-tickets = Dina biljetter
terminal-news = Senaste nytt
terminal-nothing-yet = inget än
terminal-empty = tom
terminal-empty-place = Det ligger inget kort på plats { $place }.
terminal-ticket-done = klar
terminal-ticket-needs = { $trains } { $trains ->
    [one] vagn saknas
   *[other] vagnar saknas
  }: { $tracks }
terminal-ticket-short = { $trains } { $trains ->
    [one] vagn saknas, mer än du har
   *[other] vagnar saknas, fler än du har
  }
terminal-ticket-lost = går inte att binda samman längre
terminal-ticket-all = Tillsammans:
terminal-own-track = På ditt spår:
terminal-big-cities = Storstäder (fullbordade biljetter)
terminal-map-hint = m visar kartan

terminal-ask-turn = { $seat ->
    [Du] Din tur
   *[other] { $seat }, det är din tur
  }
terminal-ask-second = { $seat ->
    [Du] Ditt andra kort
   *[other] { $seat }, ditt andra kort
  }
terminal-ask-keep = { $seat ->
    [Du] Vilka biljetter behåller du?
   *[other] { $seat }, vilka biljetter behåller du?
  }
terminal-ask-tunnel = { $seat ->
    [Du] Tunneln
   *[other] { $seat }, tunneln
  }
terminal-ask-complete = { $seat ->
    [Du] Vilka biljetter fullbordar du?
   *[other] { $seat }, vilka biljetter fullbordar du?
  }
terminal-hint-open = 1-5 tar det kortet
terminal-hint-draw = d drar från draghögen
terminal-hint-tickets = t drar nya biljetter
terminal-hint-claim = numret på en sträcka mutar in den
terminal-hint-lay = l red lägger kort
terminal-hint-pass = p passar: det finns inget annat att göra
terminal-hint-help = help
terminal-payable = Du kan betala för { $tracks }
terminal-payable-many = Du kan betala för { $count } sträckor (r affordable visar dem)
terminal-payable-tickets = Till dina biljetter kan du betala för { $tracks }
terminal-payable-none = Du kan inte betala för någon sträcka nu
terminal-can-lay = Du kan lägga
terminal-can-lay-three = eller ett kort i var och en av tre färger, till exempel l { $letters }
terminal-lay-least = minst { $count }
terminal-lay-robs = minst { $count }, då rånas { $seat }
terminal-offer = { $least ->
    [0] Välj så många du vill: du får tacka nej till alla
    [one] Välj minst en biljett
   *[other] Välj minst { $least } biljetter
  }
terminal-offer-way = { $trains } { $trains ->
    [one] vagn
   *[other] vagnar
  } bort
terminal-offer-done = redan sammanbunden
terminal-hint-keep = k 1 3 behåller den första och den tredje, k all behåller alla{ $least ->
    [0] , k none tackar nej till alla
   *[other] { "" }
  }
terminal-tunnel-laid = Tunneln { $track }: { $cards } ligger på bordet. Tre kort vänds upp ...
terminal-tunnel-nothing = Inget att lägga till: tunneln är din.
terminal-tunnel-asks = Tunneln kräver { $add ->
    [one] ett kort till
   *[other] { $add } kort till
  }.
terminal-tunnel-withdraw = ta tillbaka dina kort; turen är slut
terminal-tunnel-cannot = Det kan du inte lägga till: w tar tillbaka dina kort.
terminal-hint-tunnel = ett tal lägger till de korten, w tar tillbaka dina
terminal-complete-best = Enter fullbordar { $tickets }: det ger flest poäng med korten på ditt spår
terminal-complete-best-none = Enter fullbordar ingen: korten på ditt spår räcker inte till någon biljett
terminal-hint-complete = Enter väljer det, eller skriv tal som 1 3, eller none

terminal-pay-for = { $track }, { $length } { $length ->
    [one] ruta
   *[other] rutor
  }, { $points } poäng. Hur betalar du?
terminal-pay-exchange = med { $count ->
    [one] ett byte
   *[other] { $count } byten
  }
terminal-pay-exchanges-nine = Vilka fyra kort som helst kan ersätta ett: skriv korten, till exempel 7 green 4 red 4 blue.
terminal-pay-exchanges-ferry = Vilka tre kort som helst kan ersätta ett lokomotiv: skriv korten, till exempel 2 orange 3 blue.
terminal-pay-enter = Enter för 1, ett tal, eller kort; x går tillbaka
terminal-pay-tunnel = Det här är en tunnel: när du har betalat vänds tre kort upp, och det kan kosta mer.

terminal-refused = { $sentence } ({ $rule })
terminal-why-hint = Skriv why för att se regeln.
terminal-no-why = Inget har nekats än, eller så finns det ingen regel bakom.
terminal-no-play = ”{ $text }” är varken ett drag eller ett kommando som jag känner till: skriv help för en översikt.
terminal-no-city = Det finns ingen stad ”{ $text }” på den här spelplanen.
terminal-ambiguous-cards = ”{ $text }” kan vara flera färger: skriv lite mer.
terminal-no-map = Kortspelet har ingen karta: bangårdarna ligger på bordet.
terminal-no-routes = Det finns inga sådana sträckor.
terminal-log-empty = Inget har hänt än.
terminal-saved = Sparat i { $file }.
terminal-save-where = Säg var: save FILE.
terminal-cannot-save = Det går inte att skriva till { $file }: { $why }.
terminal-more = Enter för mer, q för att sluta
terminal-back = Enter går tillbaka till bordet
terminal-go-on = Enter går vidare

terminal-hand-over = { $seat ->
    [Du] Nu är det din tur: tryck på Enter när bara du tittar
   *[other] Nu tar { $seat } över: tryck på Enter när bara { $seat } tittar
  }
terminal-turn-done = Tryck på Enter för att rensa skärmen, så kan { $seat } ta över
terminal-quit = Vill du lämna spelet? Enter sparar det till en annan gång, ett filnamn sparar det där, x går tillbaka
terminal-kept = Spelet är sparat. Fortsätt med: linewright play --continue
terminal-nothing-kept = Det finns inget oavslutat spel att fortsätta på: börja ett nytt med linewright play.

terminal-score-now = Om spelet var slut nu
terminal-score-routes = Sträckor
terminal-score-tickets-done = Fullbordade biljetter
terminal-score-tickets-open = Ofullbordade biljetter
terminal-score-total = Tillsammans
terminal-score-secret = De andra håller sina biljetter hemliga, och bonusen på slutet är inte inräknad.
terminal-none = inga

terminal-account = Poängräkningen
terminal-account-tracks = { $seat }: { $points } poäng för sträckor
terminal-account-start = { $seat }: biljetterna
terminal-ticket-joined = sammanbunden
terminal-ticket-not-joined = inte sammanbunden
terminal-ticket-completed = fullbordad
terminal-ticket-not-completed = inte fullbordad
terminal-account-longest = Längsta rutten: { $seats } med { $length }
terminal-account-globetrotter = Globetrotter: { $seats } med { $count } { $count ->
    [one] fullbordad biljett
   *[other] fullbordade biljetter
  }
terminal-account-city = { $city }: { $seats }
terminal-account-no-bonus = Ingen får bonusen
terminal-account-no-city = Ingen får någon storstadsbonus
terminal-account-routes = sträckor
terminal-account-tickets = biljetter
terminal-account-count = fullbordade
terminal-account-path = längsta rutt
terminal-account-bonus = bonus
terminal-account-cities = storstäder
terminal-account-total = summa
terminal-winner = { $count ->
    [one] Vinnare
   *[other] Delad seger
  }: { $seats }, med { $total } poäng.
terminal-verify = Hela spelet finns i { $file }; kontrollera att varje regel har följts med: linewright verify { $file }
terminal-final-map = Kartan på slutet

terminal-demo = Det finns ingen terminal här, så det här är en demonstration: { $game }, spelat av { $seats }.
terminal-demo-seed = Korten är utdelade enligt --seed { $seed }.
terminal-demo-more = Spela själv i en terminal: linewright play

terminal-help-title = Det här kan du skriva
terminal-help-open = ta det uppvända kortet på den platsen
terminal-help-draw = dra det översta kortet i draghögen
terminal-help-tickets = dra nya biljetter att välja bland
terminal-help-keep = behåll den första och den tredje biljetten du fick (k all: allihop)
terminal-help-claim = muta in sträckan med det numret på kartan; sedan väljer du hur du betalar
terminal-help-sign = så skrivs sträckor: numret, färgens bokstav (* en valfri färg), antalet rutor; [ ] det du kan betala för
terminal-help-claim-first = sträckorna 1 till 5, och alla andra
terminal-help-claim-cards = muta in en sträcka med de här korten; färger kan vara bokstäver: R O Y G B P K W, L för lokomotiv
terminal-help-name = samma sak med städernas namn, eller början av dem
terminal-help-tunnel = lägg till det en tunnel kräver; ta tillbaka dina kort
terminal-help-lay = lägg kort på bangården: alla dina röda, några av dem, eller ett kort i var och en av tre färger
terminal-help-complete = fullborda din första och tredje biljett när en runda är slut
terminal-help-pass = passa, när det inte finns något annat att göra
terminal-help-map = kartan
terminal-help-routes = sträckorna: alla lediga, de du kan betala för, de dina biljetter behöver, de från en stad
terminal-help-log = allt som har hänt
terminal-help-score = hur du ligger till
terminal-help-rules = läs en regel, eller alla
terminal-help-why = regeln bakom det senaste avslaget
terminal-help-save = spara spelet i en fil
terminal-help-quit = lämna bordet; spelet sparas

terminal-map-any-one-colour = en valfri färg
terminal-map-any-one = valfri
terminal-map-ferry-each = färja: ett lokomotiv för varje
terminal-map-tunnel = tunnel
terminal-map-ferry = färja
terminal-map-nine-spaces = nio rutor
terminal-map-nine = nio
terminal-map-double = dubbel
terminal-map-closed = stängd
terminal-map-yours = kan bli din
terminal-map-no = nr
terminal-map-track = sträcka
terminal-map-length = längd
terminal-map-colour = färg
terminal-map-kind = typ
terminal-map-owner = ägare
