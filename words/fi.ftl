# Refusals: what was wrong, and what would have been needed.

unreadable-play = ”{ $text }” ei ole siirto. Kokeile: ”+red”, ”+deck”, ”tickets”, ”keep 1 2”, reitti ja kortit tai ”pass”.
unreadable-card = ”{ $text }” ei ole kortti. Mahdolliset kortit: { $kinds }.
unreadable-cards = ”{ $text }” ei kerro, mitä kortteja. Kirjoita määrä ja kortti, esimerkiksi ”2 red 1 locomotive”; värit ovat { $colors }.
unreadable-places = ”{ $text }” ei kerro, mitkä liput. Kirjoita niiden lippujen numerot, jotka pidät, esimerkiksi ”keep 1 3”.
unreadable-ticket = Tässä pelissä ei ole lippua ”{ $text }”.
ambiguous-track = ”{ $text }” voi olla mikä tahansa näistä: { $tracks }. Mitä niistä tarkoitat?
unknown-track = Tällä laudalla ei ole reittiä ”{ $text }”.

over = Peli on päättynyt.
no-such-seat = { $seat }: tässä pöydässä ei ole sellaista paikkaa.
not-your-turn = Vuorossa on nyt { $turn }, ei { $seat }.
has-chosen = { $seat }: valinta on jo tehty, muut vasta valitsevat.
stale = Peli on jo edennyt: tämä oli siirto numero { $expected }, ja nyt ollaan siirrossa { $actual }.

first-choose-tickets = Valitse ensin, mitkä lipuistasi pidät.
second-card-due = Olet ottanut yhden kortin: nosta nyt toinen.
answer-tunnel = Ratkaise ensin tunneli: lisää { $add } { $add ->
    [one] kortti
   *[other] korttia
  } tai ota korttisi takaisin.
choose-completions = Erä on ohi: valitse, mitkä liput toteutat.
nothing-offered = Sinulle ei ole tarjottu lippuja.
no-tunnel = Sinulla ei ole tunnelia kesken.
no-round-end = Liput toteutetaan vasta erän lopussa.
no-tracks-here = Korttipelissä ei ole rakennettavia reittejä.
no-yard-here = Tällä laudalla ei ole ratapihoja.

no-such-open-card = Näkyvissä ei ole sellaista korttia kuin { $card }; { $count ->
    [0] esillä ei ole yhtään korttia
   *[other] esillä on { $open }
  }.
no-second-locomotive = Näkyvissä oleva veturi ei käy toiseksi kortiksi: ota jokin muu näkyvä kortti tai nosta pakasta.
deck-empty = Junakorttien pakka on tyhjä.
tickets-empty = Lippupakka on tyhjä.

keep-too-few = Pidä vähintään { $least } { $least ->
    [one] lippu
   *[other] lippua
  }. Tarjolla on { $count }, valitsit { $kept }.
keep-no-such-place = Sinulle tarjottiin { $count } { $count ->
    [one] lippu
   *[other] lippua
  }; numeroa { $place } ei ole.

track-taken = Reitti { $track } on jo rakennettu. Omistaja: { $owner }.
twin-owned = Omistat jo reitin { $twin }, eikä kukaan saa omistaa kaksoisreitin molempia reittejä.
twin-closed = Reitti { $track } on suljettu: { $seats } pelaajan pelissä kaksoisreitistä rakennetaan vain toinen puoli, ja { $twin } on jo rakennettu.
too-few-trains = Reittiin { $track } tarvitaan { $length } { $length ->
    [one] vaunu
   *[other] vaunua
  }; sinulla on jäljellä { $trains }.
not-in-hand = Kädestäsi ei löydy: { $cards }. Kätesi: { $hand }.
needs-payment = Reitin { $track } hinta: { $needed }. Kätesi: { $hand }.
does-not-pay = Reitin { $track } hinta: { $needed }. Pelasit: { $laid }.

needs-color = { $length } { $length ->
    [one] kortti
   *[other] korttia
  }, väri { $color }
needs-color-wild = { $length } { $length ->
    [one] kortti
   *[other] korttia
  }, väri { $color } (veturi käy jokerina)
needs-any-color = { $length } { $length ->
    [one] minkä tahansa värinen kortti
   *[other] samanväristä korttia
  }
needs-any-color-wild = { $length } { $length ->
    [one] minkä tahansa värinen kortti
   *[other] samanväristä korttia
  } (veturi käy jokerina)
needs-ferry = { $symbols } { $symbols ->
    [one] veturi
   *[other] veturia
  } { $plain ->
    [0] { "" }
    [one] ja 1 kortti, väri { $color }
   *[other] ja { $plain } samanväristä korttia, väri { $color }
  } ({ $plain ->
    [0] mitkä
   *[other] veturi käy jokerina, ja mitkä
  } tahansa kolme korttia käyvät { $where ->
    [symbols] merkin vaatimasta veturista
   *[anywhere] veturista
  })
needs-nine = 9 samanväristä korttia (mitkä tahansa neljä korttia käyvät yhdestä niistä)

tunnel-add-needs = Tunneliin on lisättävä { $add } { $add ->
    [one] kortti
   *[other] korttia
  }, väri { $color } tai veturi; lisäsit: { $added }.
tunnel-add-locomotives = Pelasit pelkkiä vetureita, joten { $add ->
    [one] myös lisäkortin on oltava veturi
   *[other] myös { $add } lisäkortin on oltava vetureita
  }; lisäsit: { $added }.
tunnel-match-exactly = Lisättävistä korteista ({ $add }) vetureita on oltava { $least }, yksi kutakin käännettyä veturia kohden; lisäsit: { $added }.

lay-nothing = Laske vähintään kaksi samanväristä korttia tai kolme eriväristä, yksi kutakin.
lay-three-exactly = Kolmesta väristä lasketaan tasan yksi kortti kustakin, ilman vetureita; valitsit: { $cards }.
lay-locomotives-alone = Vetureita ei lasketa yksinään: mukaan tarvitaan ainakin yksi värikortti.
lay-too-few = Pinoon tarvitaan ainakin kaksi korttia; valitsit: { $cards }.
lay-own-pile = Ratapihallasi on vielä tämän värin pino ({ $color }): samaa väriä voit laskea vasta, kun pino on poissa.
lay-not-more = Ryöstettävässä pinossa ({ $owner }, { $color }) on { $size } { $size ->
    [one] kortti
   *[other] korttia
  }. Tarvitset enemmän, ja valitsit { $count }.
lay-three-not-free = Väri { $color } on jo ratapihalla ({ $owner }). Kolmella värillä ei voi ryöstää, joten kaikkien on oltava vapaita.

complete-not-held = Sinulla ei ole lippua { $ticket }.
complete-too-much = Ratasi kortit eivät riitä kaikkiin näihin lippuihin: tarvitaan { $needed }, ja veturit mukaan lukien puuttuu { $short } { $short ->
    [one] kortti
   *[other] korttia
  }.

must-not-pass = Ohittaa saa vain, kun muuta ei voi tehdä; voit vielä { $options ->
    [cards] nostaa junakortteja
    [tickets] nostaa lippuja
    [lay] laskea kortteja ratapihalle
   *[claim] rakentaa reitin
  }.
not-possible = Tämä ei ole nyt mahdollista.

color-one = vapaa

# Seats, when nobody has a name.

seat-number = Pelaaja { $number }

# Train cards.

kind-red = punainen
kind-orange = oranssi
kind-yellow = keltainen
kind-green = vihreä
kind-blue = sininen
kind-purple = violetti
kind-black = musta
kind-white = valkoinen
kind-locomotive = veturi

count-none = ei kortteja
count-red = { $count } { $count ->
    [one] punainen
   *[other] punaista
  }
count-orange = { $count } { $count ->
    [one] oranssi
   *[other] oranssia
  }
count-yellow = { $count } { $count ->
    [one] keltainen
   *[other] keltaista
  }
count-green = { $count } { $count ->
    [one] vihreä
   *[other] vihreää
  }
count-blue = { $count } { $count ->
    [one] sininen
   *[other] sinistä
  }
count-purple = { $count } { $count ->
    [one] violetti
   *[other] violettia
  }
count-black = { $count } { $count ->
    [one] musta
   *[other] mustaa
  }
count-white = { $count } { $count ->
    [one] valkoinen
   *[other] valkoista
  }
count-locomotive = { $count } { $count ->
    [one] veturi
   *[other] veturia
  }
list-and = { $most } ja { $last }

# Log: what happened, in words. Facts: $seat a name, $card a kind, $cards a count of cards, $tickets and $cities names.
# A name stands before a colon, so that the line is right for “Sinä” and for “Anna” alike.

log-game = { $game ->
    [usa] Pohjois-Amerikka
    [nordic] Pohjoismaat
   *[card] Korttipeli
  }: pöydässä { $seats }.
log-shuffle = { $deck ->
    [tickets] Lippupakka sekoitettiin.
   *[cards] { $number ->
      [0] Junakortit sekoitettiin.
     *[other] Junakortit sekoitettiin uudeksi pakaksi.
    }
  }
log-start = Aloittaja: { $seat }.
log-deal = { $seat }: jaettu { $card }.
log-deal-hidden = { $seat }: jaettu junakortti.
log-refill = Paikalle { $place } käännettiin { $card }.
log-swap = Näkyvissä oli kolme veturia: kaikki viisi korttia poistettiin, ja tilalle käännettiin uudet.
log-offer = { $seat }: tarjolla { $tickets }.
log-offer-hidden = { $seat }: tarjolla { $count ->
    [one] yksi lippu
   *[other] { $count } lippua
  }.
log-keep = { $seat }: lipuista käteen jäi { $tickets }.
log-keep-none = { $seat }: lipuista ei jäänyt käteen yhtään.
log-keep-hidden = { $seat }: { $offered } lipusta { $count ->
    [0] ei jäänyt käteen yhtään
   *[other] käteen jäi { $count }
  }.
log-chosen = { $seat }: valinta tehty.
log-turn = Vuorossa { $seat }.
log-track = { $seat }: ratapihalta radalle { $cards }.
log-take = { $seat }: pöydältä { $card }.
log-draw = { $seat }: pakasta { $card }.
log-draw-hidden = { $seat }: kortti pakasta.
log-take-two = { $seat }: pöydältä { $cards }.
log-draw-two = { $seat }: pakasta { $cards }.
log-draw-two-hidden = { $seat }: kaksi korttia pakasta.
log-take-and-draw = { $seat }: pöydältä { $card }, pakasta { $drawn }.
log-take-and-draw-hidden = { $seat }: pöydältä { $card }, toinen kortti pakasta.
log-tickets = { $seat }: uusia lippuja.
log-claim = { $seat }: reitti { $track }, { $points } { $points ->
    [one] piste
   *[other] pistettä
  }, maksuna { $cards }.
log-tunnel = { $seat }: tunneli { $track } alkaa, maksuna { $cards }.
log-turned = Käännettiin { $cards }; { $add ->
    [0] ei lisättävää.
    [one] lisättävä 1 kortti.
   *[other] lisättävä { $add } korttia.
  }
log-turned-nothing = Käännettäviä kortteja ei ole: ei lisättävää.
log-added = { $seat }: tunneliin vielä { $cards }.
log-added-nothing = Tunneli valmistui ilman lisäkortteja.
log-withdrawn = { $seat }: tunneli jäi kesken, takaisin käteen { $cards }.
log-lay = { $seat }: ratapihalle { $cards }.
log-lay-robbed = { $seat }: ratapihalle { $cards }. Junaryöstö! Uhri: { $victim }, saalis: { $robbed }.
log-pass = { $seat }: mitään ei voinut tehdä, vuoro ohi.
log-last-turns = Loppukierros alkaa, alkuunpanijana { $seat }: jokaisella on vielä yksi vuoro.
log-round-end = Erä { $round } päättyi{ $reason ->
    [idle] , koska kukaan ei ottanut eikä laskenut korttia kolmeen kierrokseen
   *[deck] { "" }
  }.
log-complete = { $seat }: toteutettu { $tickets }.
log-complete-none = { $seat }: ei yhtään toteutettua lippua.
log-result = { $seat }: { $total } { $total ->
    [one] piste
   *[other] pistettä
  }.
log-end = Peli päättyi. { $count ->
    [one] Voittaja
   *[other] Voiton jakavat
  }: { $winners }.
log-over = Peli päättyi{ $reason ->
    [passes] : kukaan ei voinut enää tehdä mitään
    [idle] : kukaan ei ottanut eikä laskenut korttia kolmeen kierrokseen
   *[other] { "" }
  }.
log-track-of-color = { $cities } ({ $color })
log-track-numbered = { $cities } ({ $number })
log-grey = harmaa
log-list-comma = { $first }, { $next }

# Terminal: `linewright play`.

terminal-usa = Pohjois-Amerikka
terminal-nordic = Pohjoismaat
terminal-card = Korttipeli
terminal-you = Sinä
terminal-which-game = Mitä pelataan?
terminal-players-range = { $fewest }–{ $most } pelaajaa
terminal-against-whom = Ketkä ovat vastassa?
terminal-against-one = yksi botti
terminal-against-two = kaksi bottia
terminal-against-friend = kaveri samalla näytöllä
terminal-against-more = tai kirjoita, ketkä istuvat pöytään, esim. you,anna,greedy (botit: { $bots })
terminal-friend-name = Mikä kaverisi nimi on?
terminal-friend = Kaveri
terminal-enter-first = Enter: { $choice }
terminal-no-choice = Anna numero väliltä 1–{ $most }.

terminal-head = { $game }, vuoro { $turn }
terminal-head-round = { $game }, erä { $round }, vuoro { $turn }
terminal-decks = pakka { $deck }, poistopakka { $discards }, liput { $tickets }
terminal-last-turns = VIIMEISET VUOROT: { $left ->
    [one] tämä on viimeinen
   *[other] jäljellä { $left }, tämä mukaan luettuna
  }
terminal-seat = pelaaja
terminal-cards = kortit
terminal-tickets = liput
terminal-trains = vaunut
terminal-points = pisteet
terminal-on-track = radalla
terminal-completed = valmiit
terminal-yard = ratapiha
terminal-at-turn = vuorossa
terminal-choosing = valitsee
terminal-open = Näkyvissä
terminal-hand = Kätesi ({ $count })
terminal-your-tickets = Lippusi
terminal-news = Viime tapahtumat
terminal-nothing-yet = ei vielä mitään
terminal-empty = tyhjä
terminal-empty-place = Paikalla { $place } ei ole korttia.
terminal-ticket-done = valmis
terminal-ticket-needs = vielä { $trains } { $trains ->
    [one] vaunu
   *[other] vaunua
  }: { $tracks }
terminal-ticket-short = vielä { $trains } { $trains ->
    [one] vaunu
   *[other] vaunua
  }, enemmän kuin sinulla on
terminal-ticket-lost = ei voi enää yhdistää
terminal-ticket-all = Yhteensä:
terminal-own-track = Radallasi:
terminal-big-cities = Suurkaupungit (toteutetut liput)
terminal-map-hint = m näyttää kartan

terminal-ask-turn = { $seat }: mitä teet?
terminal-ask-second = { $seat }: minkä toisen kortin otat?
terminal-ask-keep = { $seat }: mitkä liput pidät?
terminal-ask-tunnel = { $seat }: mitä teet tunnelille?
terminal-ask-complete = { $seat }: mitkä liput toteutat?
terminal-hint-open = 1-5 ottaa sen kortin
terminal-hint-draw = d nostaa pakasta
terminal-hint-tickets = t nostaa lippuja
terminal-hint-claim = reitin numero rakentaa sen
terminal-hint-lay = l red laskee punaiset
terminal-hint-pass = p ohittaa: muuta ei voi tehdä
terminal-hint-help = help
terminal-payable = Voit rakentaa: { $tracks }
terminal-payable-many = Voit rakentaa { $count } { $count ->
    [one] reitin
   *[other] reittiä
  } (r affordable luettelee)
terminal-payable-tickets = Näistä lippujesi varrella: { $tracks }
terminal-payable-none = Korttisi eivät nyt riitä mihinkään reittiin
terminal-can-lay = Voit laskea
terminal-can-lay-three = tai kolmea väriä yksi kutakin, esim. l { $letters }
terminal-lay-least = vähintään { $count }
terminal-lay-robs = vähintään { $count }: junaryöstö, uhrina { $seat }
terminal-offer = { $least ->
    [0] Valitse liput: voit myös kieltäytyä kaikista
    [one] Valitse vähintään 1 lippu
   *[other] Valitse vähintään { $least } lippua
  }
terminal-offer-way = { $trains } vaunun päässä
terminal-offer-done = jo yhdistetty
terminal-hint-keep = k 1 3 pitää ensimmäisen ja kolmannen, k all kaikki{ $least ->
    [0] , k none ei yhtään
   *[other] { "" }
  }
terminal-tunnel-laid = Tunneli { $track }, maksuna { $cards }. Käännetään kolme korttia ...
terminal-tunnel-nothing = Ei lisättävää: tunneli on sinun.
terminal-tunnel-asks = { $add ->
    [one] Tunneli vaatii vielä yhden kortin.
   *[other] Tunneli vaatii vielä { $add } korttia.
  }
terminal-tunnel-withdraw = ota korttisi takaisin; vuorosi päättyy
terminal-tunnel-cannot = Sitä et voi lisätä: w ottaa korttisi takaisin.
terminal-hint-tunnel = numero lisää ne kortit, w ottaa omasi takaisin
terminal-complete-best = Enter toteuttaa nämä: { $tickets } (enempää pisteitä radastasi ei saa)
terminal-complete-best-none = Enter ei toteuta yhtään: ratasi ei riitä mihinkään lippuun
terminal-hint-complete = Enter valitsee sen, muuten numerot kuten 1 3 tai none

terminal-pay-for = { $track }, { $length } { $length ->
    [one] ruutu
   *[other] ruutua
  }, { $points } { $points ->
    [one] piste
   *[other] pistettä
  }. Miten maksat?
terminal-pay-exchange = { $count ->
    [one] yksi vaihto
   *[other] { $count } vaihtoa
  }
terminal-pay-exchanges-nine = Mitkä tahansa neljä korttia käyvät yhdestä: kirjoita kortit, esim. 7G 4R 4B.
terminal-pay-exchanges-ferry = Mitkä tahansa kolme korttia käyvät veturista: kirjoita kortit, esim. 2O 3B.
terminal-pay-enter = Enter valitsee 1:n, muuten numero tai kortit; x palaa
terminal-pay-tunnel = Tämä on tunneli: maksun jälkeen käännetään kolme korttia, ja lisää voidaan vaatia.

terminal-refused = { $sentence } ({ $rule })
terminal-why-hint = why näyttää säännön.
terminal-no-why = Yhtään siirtoa ei ole vielä hylätty, tai syynä ei ollut sääntö.
terminal-no-play = ”{ $text }” ei ole siirto eikä komento: help näyttää, mitä voit kirjoittaa.
terminal-no-city = Tällä laudalla ei ole kaupunkia ”{ $text }”.
terminal-ambiguous-cards = ”{ $text }” sopii useaan väriin: kirjoita vähän enemmän.
terminal-no-map = Korttipelissä ei ole karttaa: ratapihat ovat pöydällä.
terminal-no-routes = Sellaisia reittejä ei ole.
terminal-log-empty = Mitään ei ole vielä tapahtunut.
terminal-saved = Tallennettu: { $file }.
terminal-save-where = Kerro, minne: save FILE.
terminal-cannot-save = Tallennus ei onnistu ({ $file }): { $why }.
terminal-more = Enter jatkaa, q lopettaa
terminal-back = Enter palaa pöytään
terminal-go-on = Enter jatkaa

terminal-hand-over = Vuorossa { $seat }: istu näytön ääreen ja paina Enter, kun muut eivät katso
terminal-turn-done = Enter tyhjentää näytön seuraavaa varten: { $seat }
terminal-quit = Lopetetaanko? Enter jättää pelin talteen, tiedoston nimi tallentaa sen sinne, x palaa
terminal-kept = Peli on tallessa. Jatka komennolla: linewright play --continue
terminal-nothing-kept = Kesken jäänyttä peliä ei ole. Aloita uusi: linewright play

terminal-score-now = Jos peli päättyisi nyt
terminal-score-routes = Reitit
terminal-score-tickets-done = Toteutetut liput
terminal-score-tickets-open = Toteuttamatta
terminal-score-total = Yhteensä
terminal-score-secret = Muiden liput ovat salaisia, eikä lopun bonus ole mukana.
terminal-none = ei yhtään

terminal-account = Pistelasku
terminal-account-tracks = { $seat }: { $points } { $points ->
    [one] piste
   *[other] pistettä
  } reiteistä
terminal-account-start = { $seat }: liput
terminal-ticket-joined = yhdistetty
terminal-ticket-not-joined = ei yhdistetty
terminal-ticket-completed = toteutettu
terminal-ticket-not-completed = ei toteutettu
terminal-account-longest = Pisin yhtenäinen reitti: { $seats }, pituus { $length }
terminal-account-globetrotter = Maailmanmatkaaja: { $seats }, { $count } { $count ->
    [one] toteutettu lippu
   *[other] toteutettua lippua
  }
terminal-account-city = { $city }: { $seats }
terminal-account-no-bonus = Kukaan ei saa bonusta
terminal-account-no-city = Suurkaupunkibonuksia ei jaeta
terminal-account-routes = reitit
terminal-account-tickets = liput
terminal-account-count = toteutettu
terminal-account-path = pisin reitti
terminal-account-bonus = bonus
terminal-account-cities = suurkaupungit
terminal-account-total = yhteensä
terminal-winner = { $count ->
    [one] Voittaja
   *[other] Voiton jakavat
  }: { $seats }, { $total } { $total ->
    [one] piste
   *[other] pistettä
  }.
terminal-verify = Pelin pöytäkirja on tässä: { $file }. Tarkista sen jokainen sääntö: linewright verify { $file }
terminal-final-map = Kartta lopussa

terminal-demo = Päätettä ei ole, joten tämä on näytöspeli: { $game }, pelaajina { $seats }.
terminal-demo-seed = Jako on sama kuin valinnalla --seed { $seed }.
terminal-demo-more = Pelaa itse päätteessä: linewright play

terminal-help-title = Mitä voit kirjoittaa
terminal-help-open = ota tältä paikalta näkyvä kortti
terminal-help-draw = nosta pakan päällimmäinen kortti
terminal-help-tickets = nosta uusia lippuja, joista valita
terminal-help-keep = pidä tarjotuista lipuista ensimmäinen ja kolmas (k all: kaikki)
terminal-help-claim = rakenna kartan reitti, jolla on tämä numero; sitten valitset, miten maksat
terminal-help-sign = näin reitit merkitään: numero, värin kirjain (* mikä tahansa yksi väri), ruudut; [ ] = voit rakentaa
terminal-help-claim-first = sama reiteille 1–5; käy muillekin
terminal-help-claim-cards = rakenna reitti näillä korteilla; väreistä käyvät kirjaimet R O Y G B P K W, veturista L
terminal-help-name = sama kaupunkien nimillä; nimen alkukin riittää
terminal-help-tunnel = lisää, mitä tunneli vaatii; ota korttisi takaisin
terminal-help-lay = laske kortteja ratapihalle: kaikki punaiset, osa niistä tai kolmea väriä yksi kutakin
terminal-help-complete = toteuta erän lopussa ensimmäinen ja kolmas lippusi
terminal-help-pass = ohita, kun muuta ei voi tehdä
terminal-help-map = kartta
terminal-help-routes = reitit: kaikki vapaat, ne joihin korttisi riittävät, ne joita lippusi kaipaavat, yhden kaupungin omat
terminal-help-log = kaikki, mitä on tapahtunut
terminal-help-score = pistetilanteesi
terminal-help-rules = lue yksi sääntö tai kaikki
terminal-help-why = viimeksi hylätyn siirron sääntö
terminal-help-save = tallenna peli tiedostoon
terminal-help-quit = lopeta; peli jää talteen

terminal-map-any-one-colour = mikä tahansa yksi väri
terminal-map-any-one = mikä vain
terminal-map-ferry-each = lautta: veturi joka merkistä
terminal-map-tunnel = tunneli
terminal-map-ferry = lautta
terminal-map-nine-spaces = yhdeksän ruutua
terminal-map-nine = yhdeksän
terminal-map-double = tupla
terminal-map-closed = suljettu
terminal-map-yours = voit rakentaa
terminal-map-no = nro
terminal-map-track = reitti
terminal-map-length = pituus
terminal-map-colour = väri
terminal-map-kind = laji
terminal-map-owner = kenen
