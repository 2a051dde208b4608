# Refusals: what was wrong, and what would have been needed.

unreadable-play = “{ $text }” is no play: try “+red”, “+deck”, “tickets”, “keep 1 2”, a track and its cards, or “pass”.
unreadable-card = “{ $text }” names no card: the kinds are { $kinds }.
unreadable-cards = “{ $text }” names no cards: write a number and a kind, such as “2 red 1 locomotive”; the colours are { $colors }.
unreadable-places = “{ $text }” names no tickets: write the places of those you keep, such as “keep 1 3”.
unreadable-ticket = There is no ticket “{ $text }” in this game.
ambiguous-track = “{ $text }” could be any of { $tracks }: say which.
unknown-track = There is no track “{ $text }” on this board.

over = The game is over.
no-such-seat = There is no seat { $seat } at this table.
not-your-turn = It is seat { $turn }’s turn, not seat { $seat }’s.
has-chosen = Seat { $seat } has chosen already; the others are still choosing.
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

track-taken = { $track } belongs to seat { $owner } already.
twin-owned = You own { $twin }, and nobody may own both tracks of a double route.
twin-closed = { $track } is closed: with { $seats } players only one track of a double route may be used, and { $twin } is taken.
too-few-trains = { $track } needs { $length } trains; you have { $trains } left.
not-in-hand = You do not hold { $cards }: you have { $hand }.
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
lay-not-more = Seat { $owner } has { $size } { $size ->
    [one] card
   *[other] cards
  } in the { $color } pile; you need more than that, and chose { $count }.
lay-three-not-free = Seat { $owner } has { $color } in the yard; three colours can rob nobody, so each must be free.

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
