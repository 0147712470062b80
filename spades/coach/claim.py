"""When the rest of a hand is certain, so that it may be finished at once.

The rest is certain when every deal that the seat cannot rule out, played in every legal way, gives each
seat the same tricks. Everything here errs on the side of "not certain": deals and plays that cannot
happen may be counted in, none that can happen is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from spades.cards import SPADES, Cards, suit_of
from spades.seats import clockwise_from, next_seat, partner_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from spades.view import View

Tricks = tuple[int, int, int, int]
"""Tricks per seat, N E S W."""

LEAST_TRICKS = 2  # the last trick plays itself
MOST_TRICKS = 5  # more than that the search never gets through
NODES = 1000  # plays looked at before the search gives up: some 8 ms, and more would find next to nothing

_SUIT = tuple(0x1FFF << (13 * suit) for suit in range(4))
_EVERY = (1 << 52) - 1
_TRICK = tuple(1 << (4 * seat) for seat in range(4))  # tricks of four seats in one integer


def certain_tricks(view: View, nodes: int = NODES) -> Tricks | None:
    """The tricks each seat will have at the end of the hand, if that is certain; else None.

    Asked at the seat's own turn to play, with at least two tricks to come.
    """
    if view.phase != "playing" or view.turn != view.seat or len(view.hand) < LEAST_TRICKS:
        return None
    won = list(view.tricks_won())
    if _takes_all(view):
        won[view.seat] += len(view.hand)
    elif len(view.hand) > MOST_TRICKS:
        return None
    else:
        rest = _search(view, nodes)
        if rest is None:
            return None
        won = [tricks + (rest >> (4 * seat) & 15) for seat, tricks in enumerate(won)]
    north, east, south, west = won
    return north, east, south, west


# Only winners in hand: any number of tricks, no search.


def _takes_all(view: View) -> bool:
    """Does every legal card win this trick, and every other card each trick after it?"""
    own, unseen = _mask(view.hand), _mask(view.unseen())
    return all(
        _wins_now(view, card, unseen) and _only_winners(own & ~(1 << card), unseen)
        for card in view.legal_cards()
    )


def _wins_now(view: View, card: int, unseen: int) -> bool:
    """Does the card win the trick on the table, whatever comes after it?"""
    table = view.table.cards if view.table else ()
    led = suit_of(table[0]) if table else suit_of(card)
    strength = _strength(card, led)
    if any(_strength(other, led) > strength for other in table):
        return False
    return len(table) == 3 or all(_strength(other, led) < strength for other in _cards(unseen))


def _only_winners(own: int, others: int) -> bool:
    """Can the holder of some of these cards, on lead, play them in any order and take every trick?"""
    suits = _SUIT[SPADES:] if others & _SUIT[SPADES] else _SUIT  # with a spade out a side suit may be ruffed
    if any(own & suit for suit in _SUIT if suit not in suits):
        return False
    # The lowest own card of each suit is above the highest of the others.
    return all(not own & suit or _lowest(own & suit) > others & suit for suit in suits)


# Small endings: every deal and every line of play.
#
# A line in which each hidden seat plays any card that is out names its own deal: the cards that the seat
# played. So it is enough to walk all lines and to drop those in which a seat plays a card that it showed
# it could not hold.


class _NotCertain(Exception):  # noqa: N818 - two lines differ: a finding that ends the walk, not an error
    pass


class _GivenUp(Exception):  # noqa: N818 - the node budget is spent: an answer, not an error
    pass


class _State(NamedTuple):
    may: Tricks  # per seat a mask of cards that it holds (own seat) or may hold (the others)
    table: Cards
    turn: int
    broken: bool  # a spade was played on an earlier trick


class _Walk:
    def __init__(self, view: View, nodes: int) -> None:
        self.seat = view.seat
        self.lead_spades = view.rules.lead_spades
        self.nodes = nodes
        self.known: dict[_State, int | None] = {}

    def rest(self, state: _State) -> int | None:
        """The tricks still to come, the same in every line; None when no line can be played out.

        :raises _NotCertain: two lines differ.
        :raises _GivenUp: the budget is spent.
        """
        if not any(state.may) and not state.table:
            return 0
        if state.table:
            return self._same_in_all_lines(state)
        if state not in self.known:
            self.known[state] = self._same_in_all_lines(state)
        return self.known[state]

    def _same_in_all_lines(self, state: _State) -> int | None:
        self.nodes -= 1
        if self.nodes < 0:
            raise _GivenUp
        if not state.table:
            left = state.may[self.seat].bit_count()
            if not _possible(state.may, left):
                return None
            if _only_winners(state.may[state.turn], _others(state)):
                return left * _TRICK[state.turn]
        found: int | None = None
        asked = self._asked(state)
        for card in _cards(self._playable(state, asked)):
            tricks = self._after(state, card, asked)
            if tricks is None or tricks == found:
                continue
            if found is not None:
                raise _NotCertain
            found = tricks
        return found

    def _asked(self, state: _State) -> int:
        """The suits that a seat must play as long as it holds one of them (rules.md R7, R9)."""
        if state.table:
            return _SUIT[suit_of(state.table[0])]
        free = state.broken if self.lead_spades == "broken" else self.lead_spades == "any"
        return _EVERY if free else _EVERY ^ _SUIT[SPADES]

    def _playable(self, state: _State, asked: int) -> int:
        """What the seat to play may put down. Of a hidden seat everything that it may hold: what it should
        have followed with or led instead is struck out afterwards, see :func:`_played`.
        """
        cards = state.may[state.turn]
        return cards & asked or cards if state.turn == self.seat else cards

    def _after(self, state: _State, card: int, asked: int) -> int | None:
        after = _played(state, card, asked)
        if len(after.table) < 4:
            return self.rest(after)
        best = _best(after.table)
        winner = (after.turn + best) % 4
        broken = state.broken or after.table[best] >= 13 * SPADES
        rest = self.rest(_State(after.may, (), winner, broken))
        return None if rest is None else rest + _TRICK[winner]


def _played(state: _State, card: int, asked: int) -> _State:
    """The state with the card on the table, and with what the card says about its player's hand."""
    left, turn = ~(1 << card), state.turn
    north, east, south, west = state.may
    may = [north & left, east & left, south & left, west & left]
    if not asked >> card & 1:  # so the hand held none of the suits that were asked for
        may[turn] &= ~asked
    return _State((may[0], may[1], may[2], may[3]), (*state.table, card), (turn + 1) % 4, state.broken)


def _possible(may: Tricks, left: int) -> bool:
    """Is there a deal of ``left`` cards to each seat? By Hall's theorem: no seats share too few cards."""
    unions = [0]
    for cards in may:
        unions += [union | cards for union in unions]
    return all(union.bit_count() >= left * seats.bit_count() for seats, union in enumerate(unions))


def _others(state: _State) -> int:
    """All cards that the seats who are not to play hold or may hold."""
    cards = 0
    for seat, may in enumerate(state.may):
        cards |= 0 if seat == state.turn else may
    return cards


def _search(view: View, nodes: int) -> int | None:
    try:
        return _Walk(view, nodes).rest(_start(view))
    except (_NotCertain, _GivenUp):
        return None


def _start(view: View) -> _State:
    """What each seat may hold, as far as this seat knows."""
    out, voids = view.unseen(), view.voids()
    may = [0, 0, 0, 0]
    for seat in clockwise_from(view.seat)[1:]:
        may[seat] = _mask(tuple(card for card in out if suit_of(card) not in voids[seat]))
    may[view.seat] = _mask(view.hand)
    given = _mask(view.given) & _mask(out)  # the partner holds them still
    for seat in (next_seat(view.seat), next_seat(partner_of(view.seat))):
        may[seat] &= ~given
    table = view.table.cards if view.table else ()
    north, east, south, west = may
    return _State((north, east, south, west), table, view.seat, view.broken())


def _best(table: Cards) -> int:
    """The place, 0 to 3, of the winning card of a full trick (rules.md R8)."""
    best = max(table)
    if best < 13 * SPADES:
        led = suit_of(table[0])
        best = max(card for card in table if suit_of(card) == led)
    return table.index(best)


def _strength(card: int, led: int) -> int:
    """A spade above the suit led, which is above the rest."""
    suit = suit_of(card)
    return card if suit == SPADES else card % 13 - 13 * (suit != led)


def _mask(cards: Cards) -> int:
    return sum(1 << card for card in cards)


def _cards(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _lowest(mask: int) -> int:
    return mask & -mask
