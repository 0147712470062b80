"""When the rest of a hand is certain, so that it may be finished at once.

The rest is certain when every deal that the seat cannot rule out, played in every legal way, gives each
seat the same tricks. Everything here errs on the side of "not certain": deals and plays that cannot
happen may be counted in, none that can happen is left out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spades.cards import SPADES, Cards, suit_of
from spades.seats import clockwise_from, next_seat, partner_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from spades.view import View

Tricks = tuple[int, int, int, int]
"""Tricks per seat, N E S W."""

LEAST_TRICKS = 2  # the last trick plays itself
MOST_TRICKS = 5  # more than that the search never gets through
NODES = 2500  # plays looked at before the search gives up: below 20 ms on a slow desk machine

_SUIT = tuple(0x1FFF << (13 * suit) for suit in range(4))
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


def _only_winners(own: int, unseen: int) -> bool:
    """Can the holder of these cards, on lead, play them in any order and take every trick?"""
    return all(
        # The lowest own card of the suit is above the highest that is out, and no spade can ruff it.
        not own & _SUIT[suit]
        or (_lowest(own & _SUIT[suit]) > unseen & _SUIT[suit] and (suit == SPADES or not unseen & _SUIT[SPADES]))
        for suit in range(4)
    )


# Small endings: every deal and every line of play.
#
# A line in which each hidden seat plays any card that is out names its own deal: the cards that the seat
# played. So it is enough to walk all lines and to drop those in which a seat plays a card that it showed
# it could not hold.


class _NotCertain(Exception):  # noqa: N818 - two lines differ: a finding that ends the walk, not an error
    pass


class _GivenUp(Exception):  # noqa: N818 - the node budget is spent: an answer, not an error
    pass


@dataclass(frozen=True, slots=True)
class _State:
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
        if state not in self.known:
            self.known[state] = self._same_in_all_lines(state)
        return self.known[state]

    def _same_in_all_lines(self, state: _State) -> int | None:
        self.nodes -= 1
        if self.nodes < 0:
            raise _GivenUp
        if not state.table and state.turn == self.seat and _only_winners(state.may[self.seat], self._out(state)):
            return state.may[self.seat].bit_count() * _TRICK[self.seat]
        found: int | None = None
        for card in _cards(self._playable(state)):
            tricks = self._after(state, card)
            if found is not None and tricks is not None and tricks != found:
                raise _NotCertain
            found = tricks if found is None else found
        return found

    def _out(self, state: _State) -> int:
        out = 0
        for seat, cards in enumerate(state.may):
            out |= 0 if seat == self.seat else cards
        return out

    def _playable(self, state: _State) -> int:
        """What the seat to play may put down, for all that is known."""
        cards = state.may[state.turn]
        if state.turn != self.seat:
            return cards  # what it did not follow with, or should not have led, comes to light in _after
        suits = _SUIT[suit_of(state.table[0])] if state.table else self._leads(state)
        return cards & suits or cards

    def _leads(self, state: _State) -> int:
        """The suits that a seat may lead as long as it holds one of them (rules.md R9)."""
        free = self.lead_spades == "any" or (self.lead_spades == "broken" and state.broken)
        return -1 if free else ~_SUIT[SPADES]

    def _after(self, state: _State, card: int) -> int | None:
        after = self._played(state, card)
        if len(after.table) < 4:
            return self.rest(after)
        winner = (next_seat(state.turn) + _best(after.table)) % 4
        broken = after.broken or after.table[_best(after.table)] >= 13 * SPADES
        rest = self.rest(replace(after, table=(), turn=winner, broken=broken))
        return None if rest is None else rest + _TRICK[winner]

    def _played(self, state: _State, card: int) -> _State:
        """The state with the card on the table, and with what the card says about its player's hand."""
        suits = _SUIT[suit_of(state.table[0])] if state.table else self._leads(state)
        gone = 1 << card
        may = [cards & ~gone for cards in state.may]
        if not gone & suits:  # so there was none of these suits in the hand
            may[state.turn] &= ~suits
        north, east, south, west = may
        return _State((north, east, south, west), (*state.table, card), next_seat(state.turn), state.broken)


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
    led = suit_of(table[0])
    return max(range(4), key=lambda place: _strength(table[place], led))


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
