"""Who will win this trick: chances in thousandths, from what is out and who has shown out of what."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from math import comb

from spades.bots.club.reading import Reading, same_team
from spades.bots.sight import beats
from spades.cards import SPADES, Card
from spades.seats import Seat, partner_of


@cache
def lacks_all(room: int, held: int, cards: int) -> int:
    """Chance in thousandths that a hand of ``held`` of ``room`` cards holds none of ``cards`` given ones."""
    if cards <= 0:
        return 1000
    if room - cards < held:
        return 0
    return 1000 * comb(room - cards, held) // comb(room, held)


def lacks(reading: Reading, seat: Seat, suit: int, cards: int) -> int:
    """Chance that the seat holds none of so many cards of the suit that are out."""
    if reading.voids[seat][suit]:
        return 1000
    return lacks_all(reading.room[suit], reading.counts[seat], cards)


def void_chance(reading: Reading, seat: Seat, suit: int) -> int:
    """Chance that the seat has no card of the suit."""
    return lacks(reading, seat, suit, len(reading.out[suit]))


def higher_out(reading: Reading, card: Card) -> int:
    """How many cards of the same suit in the other hands are higher."""
    out = reading.out[card // 13]
    return len(out) - bisect_right(out, card)


def who_wins(reading: Reading, card: Card) -> list[int]:
    """Chance of each seat, in thousandths, to win this trick if this seat plays ``card`` to it."""
    led = reading.led if reading.table else card // 13
    if not reading.table or beats(card, reading.best_card):
        seat, best = reading.me, card
    else:
        seat, best = reading.best_seat, reading.best_card
    share = [0, 0, 0, 0]
    share[seat] = 1000
    if reading.after:
        if best // 13 == led:
            _overtaken(reading, share, seat, best)
        if led != SPADES:
            _ruffed(reading, share, led, best)
        _forced(reading, share, seat, led, best)
    return share


def _eager(reading: Reading, seat: Seat, winner: Seat) -> bool:
    """Whether a seat still to play will beat the winner so far if it can. Third hand plays high, too."""
    if reading.nils[seat]:
        return False
    if not same_team(seat, winner):
        return not reading.nils[winner]
    return reading.nils[winner] or (seat != winner and seat != reading.after[-1])


def _overtaken(reading: Reading, share: list[int], winner: Seat, best: Card) -> None:
    """The highest card out decides, then the next: whoever holds it and still plays takes the trick."""
    suit = best // 13
    takers = [s for s in reading.after if not reading.voids[s][suit] and _eager(reading, s, winner)]
    room, rest = reading.room[suit], 1000
    for _ in range(higher_out(reading, best) if takers else 0):
        stays = rest
        for seat in takers:
            gone = stays * reading.counts[seat] // room
            share[seat] += gone
            rest -= gone
    share[winner] -= 1000 - rest


def _ruffed(reading: Reading, share: list[int], led: int, best: Card) -> None:
    spades = higher_out(reading, best) if best // 13 == SPADES else len(reading.out[SPADES])
    for seat in reading.after:
        chance = void_chance(reading, seat, led) * (1000 - lacks(reading, seat, SPADES, spades)) // 1000
        for other in range(4):
            if other != seat and _eager(reading, seat, other):
                _move(share, other, seat, chance)


def _forced(reading: Reading, share: list[int], winner: Seat, led: int, best: Card) -> None:
    """Seats that would rather stay under, and have nothing under."""
    if best // 13 != led:
        return
    higher = higher_out(reading, best)
    lower = len(reading.out[led]) - higher
    for seat in reading.after:
        if reading.nils[seat] or (reading.nils[winner] and not same_team(seat, winner)):
            stuck = lacks(reading, seat, led, lower) - lacks(reading, seat, led, lower + higher)
            stuck = stuck * (1000 - _covers(reading, seat, led, higher)) // 1000
            for other in range(4):
                if other != seat:
                    _move(share, other, seat, stuck)


def _covers(reading: Reading, seat: Seat, led: int, higher: int) -> int:
    """Chance that the partner of a nil bidder, still to play, saves it by a higher card or a ruff."""
    cover = partner_of(seat)
    if not reading.nils[seat] or cover not in reading.after:
        return 0
    over = 1000 - lacks(reading, cover, led, higher // 2)
    if led == SPADES:
        return over
    spade = 1000 - lacks(reading, cover, SPADES, len(reading.out[SPADES]))
    return over + void_chance(reading, cover, led) * spade // 1000 * (1000 - over) // 1000


def _move(share: list[int], source: Seat, target: Seat, chance: int) -> None:
    moved = share[source] * chance // 1000
    share[source] -= moved
    share[target] += moved
