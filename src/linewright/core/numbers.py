"""The one list of decision numbers, shared by all three games.

A decision is one of these 454 numbers. What a person does at once (a *play*) is a row of them: claiming a track is
its TRACK number, then how it is paid. Groups stand so that a mask of tracks is the first two words of a mask of
numbers, all draws are in the third, and all plain payments in the fourth.
"""

TRACK = 0
DRAW = 100  # + kind: the leftmost such face-up card
DRAW_DECK = 109
TAKE_TICKETS = 110
PASS = 111
COUNT = 112  # + how many of the kind asked for
ADD = 127  # + locomotives among what is added to a tunnel
WITHDRAW = 131
LAY_LOCOMOTIVES = 132  # + locomotives on top
DONE = 149
PAY = 150  # + 6 * colour + locomotives
PAY_LOCOMOTIVES = 198
EXCHANGE = 198  # + t, t from 1: so many triples or fours
KEEP = 208  # + a bit for each place of the offer
LAY = 272  # + 10 * colour + own cards - 1
LAY_THREE = 352  # + index of three different colours, in the order of combinations
COMPLETE = 408  # + ticket
NUMBERS = 454

MOST_EXCHANGES = 9
PAY_STEP = 6
LAY_STEP = 10
MOST_COUNTED = 14

# Phases: what the seat at turn is asked for.
CHOOSE = 0  # first tickets, all seats at the same time
TURN = 1
SECOND_CARD = 2
KEEP_TICKETS = 3
PAYMENT = 4
COUNTING = 5
TUNNEL = 6
LOCOMOTIVES = 7
COMPLETING = 8  # tickets at a round's end, all seats at the same time
OVER = 9

# What `reason` holds when a game or a round is over.
ENDED_BY_TRAINS = 1
ENDED_BY_PASSES = 2
ENDED_BY_DECK = 3
ENDED_BY_IDLENESS = 4

# What decides between seats with equal points and equally many completed tickets.
TIE_BY_CARD = 0
TIE_BY_PATH = 1
TIE_BY_TICKET = 2

# Status codes of `apply`.
FINE = 0
NOT_LEGAL = 1
