# Refusals: what was wrong, and what would have been needed.

unreadable-play = “{ $text }” is no play: try “+red”, “+deck”, “tickets”, “keep 1 2”, a track and its cards, or “pass”.
unreadable-card = “{ $text }” names no card: the kinds are { $kinds }.
unreadable-cards = “{ $text }” names no cards: write a number and a kind, such as “2 red 1 locomotive”; the colours are { $colors }.
unreadable-places = “{ $text }” names no tickets: write the places of those you keep, such as “keep 1 3”.
unreadable-ticket = There is no ticket “{ $text }” in this game.
ambiguous-track = “{ $text }” could be any of { $tracks }: say which.
unknown-track = There is no track “{ $text }” on this board.

over = The game is over.
no-such-seat = { $seat }: there is no such seat at this table.
not-your-turn = It is not { $seat }’s turn: { $turn } is to play.
has-chosen = { $seat } has chosen already; the others are still choosing.
stale = The table has moved on: this was meant for play { $expected }, and the table is at play { $actual }.

first-choose-tickets = First choose which of your tickets to keep.
second-card-due = You have taken one card: now draw the second.
answer-tunnel = First answer the tunnel: add { $add } { $add ->
    [one] card
   *[other] cards
  }, or take your cards back.
choose-completions = The round is over: say which tickets you complete.
nothing-offered = No tickets have been offered to you.
no-tunnel = You have no tunnel to answer.
no-round-end = Tickets are completed at the end of a round.
no-tracks-here = The Card Game has no tracks to claim.
no-yard-here = There are no rail yards on this board.

no-such-open-card = No { $card } lies face up; { $count ->
    [0] no card does
   *[other] face up are { $open }
  }.
no-second-locomotive = A face-up locomotive cannot be the second card: take another face-up card, or the top of the deck.
deck-empty = The deck of train cards is empty.
tickets-empty = The ticket deck is empty.

keep-too-few = Keep at least { $least } of the { $count } tickets; you chose { $kept }.
keep-no-such-place = You were offered { $count } tickets; there is no number { $place }.

track-taken = { $track } belongs to { $owner } already.
twin-owned = You own { $twin }, and nobody may own both tracks of a double route.
twin-closed = { $track } is closed: with { $seats } players only one track of a double route may be used, and { $twin } is taken.
too-few-trains = { $track } needs { $length } trains; you have { $trains } left.
not-in-hand = You do not hold { $cards }: you have { $hand }.
needs-payment = { $track } needs { $needed }; you have { $hand }.
does-not-pay = { $track } needs { $needed }; you laid { $laid }.

needs-color = { $length } { $color }
needs-color-wild = { $length } { $color }, locomotives standing for any of them
needs-any-color = { $length } cards of one colour
needs-any-color-wild = { $length } cards of one colour, locomotives standing for any of them
needs-ferry = { $symbols } { $symbols ->
    [one] locomotive
   *[other] locomotives
  } { $plain ->
    [0] { "" }
   *[other] and { $plain } { $color }
  } (locomotives may stand for those too, and any three cards for { $where ->
    [symbols] a symbol’s locomotive
   *[anywhere] a locomotive
  })
needs-nine = 9 cards of one colour (any four cards may stand for one of them)

tunnel-add-needs = The tunnel asks for { $add } more { $add ->
    [one] card
   *[other] cards
  }, { $color } or locomotives; you added { $added }.
tunnel-add-locomotives = You laid only locomotives, so the { $add } you add must be locomotives too; you added { $added }.
tunnel-match-exactly = { $least } of the { $add } cards you add must be locomotives, one for each that was turned up; you added { $added }.

lay-nothing = Lay two or more cards of one colour, or one card each of three colours.
lay-three-exactly = Three colours are laid as exactly one card each, without locomotives; you chose { $cards }.
lay-locomotives-alone = Locomotives are never laid alone: at least one card of a colour goes with them.
lay-too-few = Two cards at least make a pile; you chose { $cards }.
lay-own-pile = You still have { $color } in your yard: it cannot be laid again until that pile is gone.
lay-not-more = { $owner } has { $size } { $size ->
    [one] card
   *[other] cards
  } in the { $color } pile; you need more than that, and chose { $count }.
lay-three-not-free = { $owner } has { $color } in the yard; three colours can rob nobody, so each must be free.

complete-not-held = You do not hold the ticket { $ticket }.
complete-too-much = Your track has not the cards for all of these tickets: they need { $needed }, and there { $short ->
    [one] is { $short } card
   *[other] are { $short } cards
  } too few, locomotives counted in.

must-not-pass = You may pass only when nothing else can be done; you can still { $options ->
    [cards] draw train cards
    [tickets] take tickets
    [lay] lay cards in your yard
   *[claim] claim a track
  }.
not-possible = This is not possible now.

color-one = cards of one colour

# Seats, when nobody has a name.

seat-number = Seat { $number }

# Train cards.

kind-red = red
kind-orange = orange
kind-yellow = yellow
kind-green = green
kind-blue = blue
kind-purple = purple
kind-black = black
kind-white = white
kind-locomotive = locomotive

count-none = no cards
count-red = { $count } red
count-orange = { $count } orange
count-yellow = { $count } yellow
count-green = { $count } green
count-blue = { $count } blue
count-purple = { $count } purple
count-black = { $count } black
count-white = { $count } white
count-locomotive = { $count } { $count ->
    [one] locomotive
   *[other] locomotives
  }
list-and = { $most } and { $last }

# Log: what happened, in words. Facts: $seat a name, $card a kind, $cards a count of cards, $tickets and $cities names.

log-game = { $game ->
    [usa] North America
    [nordic] Nordic Countries
   *[card] The Card Game
  }: { $seats } sit down to play.
log-shuffle = { $deck ->
    [tickets] The ticket deck is shuffled.
   *[cards] { $number ->
      [0] The train cards are shuffled.
     *[other] The train cards are shuffled into a new deck.
    }
  }
log-start = First to play: { $seat }.
log-deal = Dealt to { $seat }: { $card }.
log-deal-hidden = Dealt to { $seat }: a train card.
log-refill = Turned up at place { $place }: { $card }.
log-swap = Three locomotives lay open: all five face-up cards are discarded and new ones turned up.
log-offer = Offered to { $seat }: { $tickets }.
log-offer-hidden = Offered to { $seat }: { $count ->
    [one] a ticket
   *[other] { $count } tickets
  }.
log-keep = { $seat } kept { $tickets }.
log-keep-none = { $seat } kept none of the tickets.
log-keep-hidden = { $seat } kept { $count ->
    [0] none
    [one] 1 ticket
   *[other] { $count } tickets
  } of { $offered }.
log-chosen = { $seat } chose.
log-turn = At turn: { $seat }.
log-track = { $seat } moved { $cards } from the yard to the track.
log-take = { $seat } took { $card } from the face-up cards.
log-draw = { $seat } drew { $card } from the deck.
log-draw-hidden = { $seat } drew from the deck.
log-take-two = { $seat } took { $cards } from the face-up cards.
log-draw-two = { $seat } drew { $cards } from the deck.
log-draw-two-hidden = { $seat } drew two cards from the deck.
log-take-and-draw = { $seat } took { $card } from the face-up cards and drew { $drawn } from the deck.
log-take-and-draw-hidden = { $seat } took { $card } from the face-up cards and drew one from the deck.
log-tickets = { $seat } asked for tickets.
log-claim = { $seat } claimed { $track } for { $points } { $points ->
    [one] point
   *[other] points
  }, with { $cards }.
log-tunnel = { $seat } began the tunnel { $track } with { $cards }.
log-turned = Turned up: { $cards }; { $add ->
    [0] nothing to add.
    [one] 1 card to add.
   *[other] { $add } cards to add.
  }
log-turned-nothing = No card is left to turn up: nothing to add.
log-added = { $seat } added { $cards }.
log-added-nothing = The tunnel is built with nothing added.
log-withdrawn = { $seat } gave the tunnel up and took { $cards } back.
log-lay = { $seat } laid { $cards } in the yard.
log-lay-robbed = { $seat } laid { $cards } in the yard; for { $victim } that is a robbery of { $robbed }.
log-pass = { $seat } could do nothing and passed.
log-last-turns = The end is near, brought on by { $seat }: everybody has one more turn.
log-round-end = Round { $round } is over{ $reason ->
    [idle] , since nobody took or laid a card for three laps
   *[deck] { "" }
  }.
log-complete = { $seat } completed { $tickets }.
log-complete-none = { $seat } completed no ticket.
log-result = { $seat }: { $total } points.
log-end = The game is over. { $count ->
    [one] Winner
   *[other] Winners, sharing it
  }: { $winners }.
log-over = The game is over{ $reason ->
    [passes] : everybody passed
    [idle] : nobody took or laid a card for three laps
   *[other] { "" }
  }.
log-track-of-color = { $cities } ({ $color })
log-track-numbered = { $cities } ({ $number })
log-grey = grey
log-list-comma = { $first }, { $next }

# Terminal: `linewright play`.

terminal-usa = North America
terminal-nordic = Nordic Countries
terminal-card = The Card Game
terminal-you = You
terminal-which-game = Which game?
terminal-players-range = { $fewest } to { $most } players
terminal-against-whom = Against whom?
terminal-against-one = one bot
terminal-against-two = two bots
terminal-against-friend = a friend at this terminal
terminal-against-more = or write who sits where, such as you,anna,greedy (bots: { $bots })
terminal-friend-name = What is your friend’s name?
terminal-friend = Friend
terminal-enter-first = Enter for { $choice }
terminal-no-choice = Please give a number from 1 to { $most }.

terminal-head = { $game }, turn { $turn }
terminal-head-round = { $game }, round { $round }, turn { $turn }
terminal-decks = deck { $deck }, discards { $discards }, tickets { $tickets }
terminal-last-turns = LAST TURNS: { $left ->
    [one] this is the last
   *[other] { $left } to go, this one counted in
  }
terminal-seat = player
terminal-cards = cards
terminal-tickets = tickets
terminal-trains = trains
terminal-points = points
terminal-on-track = on track
terminal-completed = done
terminal-yard = yard
terminal-at-turn = at turn
terminal-choosing = choosing
terminal-open = Face up
terminal-hand = Your hand ({ $count })
terminal-your-tickets = Your tickets
terminal-news = What happened
terminal-nothing-yet = nothing yet
terminal-empty = empty
terminal-empty-place = No card lies at place { $place }.
terminal-ticket-done = done
terminal-ticket-needs = { $trains } { $trains ->
    [one] train
   *[other] trains
  } to go: { $tracks }
terminal-ticket-short = { $trains } trains to go, more than you have
terminal-ticket-lost = cannot be joined any more
terminal-ticket-all = All together:
terminal-own-track = On your track:
terminal-big-cities = Big cities (tickets completed)
terminal-map-hint = m shows the map

terminal-ask-turn = { $seat }, your turn
terminal-ask-second = { $seat }, your second card
terminal-ask-keep = { $seat }, which tickets do you keep?
terminal-ask-tunnel = { $seat }, the tunnel
terminal-ask-complete = { $seat }, which tickets do you complete?
terminal-hint-open = 1-5 take that card
terminal-hint-draw = d draw from the deck
terminal-hint-tickets = t new tickets
terminal-hint-claim = a track’s number claims it
terminal-hint-lay = l red lays cards
terminal-hint-pass = p pass: nothing else can be done
terminal-hint-help = help
terminal-payable = You can pay for { $tracks }
terminal-payable-many = You can pay for { $count } tracks (r affordable lists them)
terminal-payable-tickets = For your tickets you can pay for { $tracks }
terminal-payable-none = You can pay for no track now
terminal-can-lay = You can lay
terminal-can-lay-three = or one each of three colours, such as l { $letters }
terminal-lay-least = { $count } or more
terminal-lay-robs = { $count } or more, robbing { $seat }
terminal-offer = Choose at least { $least ->
    [0] none: you may refuse them all
    [one] 1 ticket
   *[other] { $least } tickets
  }
terminal-offer-way = { $trains } { $trains ->
    [one] train
   *[other] trains
  } away
terminal-offer-done = joined already
terminal-hint-keep = k 1 3 keeps the first and the third, k all keeps all{ $least ->
    [0] , k none refuses all
   *[other] { "" }
  }
terminal-tunnel-laid = Tunnel { $track }: { $cards } laid. Three cards are turned up ...
terminal-tunnel-nothing = Nothing to add: the tunnel is yours.
terminal-tunnel-asks = { $add ->
    [one] One card
   *[other] { $add } cards
  } to add.
terminal-tunnel-withdraw = take your cards back; the turn is over
terminal-tunnel-cannot = You cannot add that: w takes your cards back.
terminal-hint-tunnel = a number adds those cards, w takes yours back
terminal-complete-best = Enter completes { $tickets }: the most points that your track gives
terminal-complete-best-none = Enter completes none: your track pays for no ticket
terminal-hint-complete = Enter for that, or numbers such as 1 3, or none

terminal-pay-for = { $track }, { $length } { $length ->
    [one] space
   *[other] spaces
  }, { $points } { $points ->
    [one] point
   *[other] points
  }. How do you pay?
terminal-pay-exchange = with { $count ->
    [one] one exchange
   *[other] { $count } exchanges
  }
terminal-pay-exchanges-nine = Any four cards may stand for one: write the cards, such as 7 green 4 red 4 blue.
terminal-pay-exchanges-ferry = Any three cards may stand for a locomotive: write the cards, such as 2 orange 3 blue.
terminal-pay-enter = Enter for 1, a number, or cards; x goes back
terminal-pay-tunnel = It is a tunnel: three cards are turned up after you pay, and more may be asked for.

terminal-refused = { $sentence } ({ $rule })
terminal-why-hint = Type why for the rule.
terminal-no-why = Nothing has been refused yet, or no rule is behind it.
terminal-no-play = “{ $text }” is no play or command that I know: type help for a list.
terminal-no-city = There is no city “{ $text }” on this board.
terminal-ambiguous-cards = “{ $text }” could be several colours: write a little more.
terminal-no-map = The Card Game has no map: the yards are on the table.
terminal-no-routes = There are no such tracks.
terminal-log-empty = Nothing has happened yet.
terminal-saved = Saved to { $file }.
terminal-save-where = Say where: save FILE.
terminal-cannot-save = { $file } cannot be written: { $why }.
terminal-more = Enter for more, q to stop
terminal-back = Enter goes back to the table
terminal-go-on = Enter goes on

terminal-hand-over = Hand over to { $seat }, and press Enter when only { $seat } is looking
terminal-turn-done = Press Enter to clear the screen for { $seat }
terminal-quit = Leave the game? Enter keeps it for another time, a file name saves it there, x goes back
terminal-kept = The game is kept. Go on with: linewright play --continue
terminal-nothing-kept = There is no unfinished game to continue: start one with linewright play.

terminal-score-now = If the game ended now
terminal-score-routes = Tracks
terminal-score-tickets-done = Tickets done
terminal-score-tickets-open = Tickets not done
terminal-score-total = Together
terminal-score-secret = Others keep their tickets secret; the bonus for the end is not in this.
terminal-none = none

terminal-account = The count
terminal-account-tracks = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
  } for tracks
terminal-account-start = { $seat }: the tickets
terminal-ticket-joined = joined
terminal-ticket-not-joined = not joined
terminal-ticket-completed = completed
terminal-ticket-not-completed = not completed
terminal-account-longest = Longest path: { $seats } with { $length }
terminal-account-globetrotter = Globetrotter: { $seats } with { $count } completed { $count ->
    [one] ticket
   *[other] tickets
  }
terminal-account-city = { $city }: { $seats }
terminal-account-no-bonus = Nobody earns the bonus
terminal-account-no-city = No big-city bonus is earned
terminal-account-routes = tracks
terminal-account-tickets = tickets
terminal-account-count = completed
terminal-account-path = longest path
terminal-account-bonus = bonus
terminal-account-cities = big cities
terminal-account-total = total
terminal-winner = { $count ->
    [one] Winner
   *[other] Winners, sharing it
  }: { $seats }, with { $total } points.
terminal-verify = The record of this game is { $file }; check every rule of it with: linewright verify { $file }
terminal-final-map = The map at the end

terminal-demo = No terminal is attached, so this is a demonstration: { $game }, played by { $seats }.
terminal-demo-seed = The deal is that of --seed { $seed }.
terminal-demo-more = Play yourself in a terminal: linewright play

terminal-help-title = What you can type
terminal-help-open = take the face-up card at that place
terminal-help-draw = draw the top card of the deck
terminal-help-tickets = take new tickets to choose from
terminal-help-keep = keep the first and the third ticket offered (k all: all of them)
terminal-help-claim = claim the track with that number on the map; you then choose how to pay
terminal-help-sign = how tracks are written: the number, the colour’s letter (* any one colour), the spaces; [ ] what you can pay for
terminal-help-claim-first = tracks 1 to 5, and any other
terminal-help-claim-cards = claim a track with these cards; colours may be letters: R O Y G B P K W, L for locomotive
terminal-help-name = the same by the cities’ names, or the beginnings of them
terminal-help-tunnel = add what a tunnel asks for; take your cards back
terminal-help-lay = lay cards in your yard: all your red, a number of them, or one each of three colours
terminal-help-complete = complete your first and third ticket at the end of a round
terminal-help-pass = pass, when nothing else can be done
terminal-help-map = the map
terminal-help-routes = the tracks: all that are free, those you can pay for, those your tickets want, those of a city
terminal-help-log = everything that happened
terminal-help-score = how you stand
terminal-help-rules = read a rule, or all of them
terminal-help-why = the rule behind the last refusal
terminal-help-save = save the game to a file
terminal-help-quit = leave; the game is kept

terminal-map-any-one-colour = any one colour
terminal-map-any-one = any one
terminal-map-ferry-each = ferry: a locomotive each
terminal-map-tunnel = tunnel
terminal-map-ferry = ferry
terminal-map-nine-spaces = nine spaces
terminal-map-nine = nine
terminal-map-double = double
terminal-map-closed = closed
terminal-map-yours = yours to take
terminal-map-no = no.
terminal-map-track = track
terminal-map-length = length
terminal-map-colour = colour
terminal-map-kind = kind
terminal-map-owner = owner
