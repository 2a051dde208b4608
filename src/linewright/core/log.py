"""What happened, as rows of four small numbers (what, seat, and two figures), for those who want it told.

The readable face turns these rows into events by name; see docs/formats.md for what each one says.
"""

from linewright.core.layout import KINDS, LOG_ROWS, Table, Work

SHUFFLE = 1  # deck
START = 2
DEAL = 3  # kind, 1 if given and not drawn
REFILL = 4  # place, kind
SWAP = 5
OFFER = 6  # ticket, place
KEPT = 7  # ticket
REFUSED = 8  # ticket
TURN_BEGINS = 9
ON_TRACK = 10  # pile colour, kind moved
TAKE = 11  # place, kind
DRAWN = 12  # kind
ASK_TICKETS = 13
CLAIM = 14  # track, points
CLAIM_CARDS = 15  # kind, count
TUNNEL_SET = 16  # track
TURNED = 17  # kind
TO_ADD = 18  # count
ADDED = 19
WITHDRAWN = 20
LAID = 21  # colour, own cards
LAID_LOCOMOTIVES = 22  # colour, locomotives
ROBBED = 23  # colour (seat: the robbed)
ROBBED_CARDS = 24  # own cards, locomotives
PASSED = 25
LAST_TURNS = 26
ROUND_END = 27  # round, reason
COMPLETES = 28  # ticket
COMPLETES_NO_MORE = 29
CARDS_OF = 30  # kind, count: belongs to the row before it
GAME_OVER = 31  # reason
SWAPPED_CARD = 32  # place, kind: belongs to the swap before it
TICKET_OF = 33  # ticket: belongs to the shuffle before it


def note(w: Work, what: int, seat: int, first: int, second: int) -> None:
    """Write one row of the log, if anybody wants it."""
    if w.telling == 1 and w.logged < LOG_ROWS:
        row = w.logged
        w.log[row, 0] = what
        w.log[row, 1] = seat
        w.log[row, 2] = first
        w.log[row, 3] = second
        w.logged = row + 1


def note_cards(w: Work, seat: int, cards: Table) -> None:
    """Write the counts of a set of cards, as rows that belong to the one before them."""
    if w.telling == 1:
        for kind in range(KINDS):
            if cards[kind] > 0:
                note(w, CARDS_OF, seat, kind, cards[kind])
