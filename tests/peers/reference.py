"""A fixed reference to measure against: rules of thumb only, no search and no luck.

    python -m spades arena club tests/peers/reference.py:Reference

It is **frozen**: a figure like "65 % of the games against the reference" means the same next year only if the
reference still makes the same choices. Nothing here is to be improved, its oddities included: it takes the
tricks of a failed nil for help, discards a spade before a side card when it wants no trick, and does not look
at the score. A test holds its choices.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from spades.bots import Rng
from spades.cards import SPADES, Card, Cards
from spades.seats import Seat, partner_of
from spades.view import View

TEN, JACK, QUEEN, KING, ACE = 8, 9, 10, 11, 12
SIDE_SUITS = (0, 1, 2)
CONTESTED = 11  # from this sum of all bids on, a team whose bid is safe goes on to set the other


class Reference:
    """Bids by :func:`heur_bid`, plays by :func:`choose`."""

    name = "reference"

    def bid(self, view: View, rng: Rng) -> int:  # noqa: ARG002  (it tosses no coin)
        """The bid by rule of thumb, or the legal one next to it where a house rule forbids it."""
        return legal_bid(view, heur_bid(view.hand, view.bids[partner_of(view.seat)]))

    def play(self, view: View, rng: Rng) -> Card:  # noqa: ARG002  (as above)
        """A card by rule of thumb."""
        return choose(view)


def legal_bid(view: View, bid: int) -> int:
    """The bid itself if it is legal, else the nearest one that is not nil."""
    legal = view.legal_bids()
    return bid if bid in legal else min((other for other in legal if other), key=lambda b: (abs(b - bid), b))


# ---------------------------------------------------------------- bidding


def heur_bid(hand: Cards, partner_bid: int | None) -> int:
    """What a hand bids: its tricks counted in hundredths, rounded down from 65 on; nil with next to nothing.

    ``partner_bid`` is ``None`` while the partner has not bid.
    """
    suits = [sorted(card % 13 for card in hand if card // 13 == suit) for suit in range(4)]
    spades = suits[SPADES][::-1]
    worth = sum(side_worth(suits[suit]) for suit in SIDE_SUITS) + spade_worth(spades) + ruff_worth(suits)
    if worth < 130 and partner_bid != 0 and looks_nil(suits):
        return 0
    return max(1, min((worth + 35) // 100, 13 - (partner_bid or 0)))


def side_worth(ranks: list[int]) -> int:
    """Hundredths of a trick for the high cards of a side suit."""
    length, worth = len(ranks), 0
    if ACE in ranks:
        worth += 100 if length <= 5 else 60
    if KING in ranks:
        worth += 40 if length > 5 else 75 if length >= 2 else 30
    if QUEEN in ranks and 3 <= length <= 4:
        worth += 30
    return worth


def spade_worth(spades: list[int]) -> int:
    """Hundredths of a trick for the spades, given from the top."""
    worth = 0
    for place, rank in enumerate(spades):
        higher = ACE - rank - place  # spades above it in other hands
        lower = len(spades) - place - 1  # own ones below, to be played under those
        if place >= 3 or higher == 0 or lower >= higher <= 2:
            worth += 100 if place < 3 else 85
        elif lower >= higher - 1 and higher <= 2:
            worth += 40
    return worth


def ruff_worth(suits: list[list[int]]) -> int:
    """Hundredths of a trick for ruffs: short side suits, and small spades to ruff with."""
    spades = suits[SPADES]
    short = sum(max(0, 2 - len(suits[suit])) for suit in SIDE_SUITS)
    ready = min(len(spades), 3) - (1 if spades and spades[-1] >= QUEEN else 0)
    return min(50 * short, 40 * max(0, ready))


def looks_nil(suits: list[list[int]]) -> bool:
    """Few and low spades, and every side suit low at the bottom and not heavy at the top."""
    spades = suits[SPADES]
    if len(spades) > 3 or any(rank >= JACK for rank in spades):
        return False
    return all(map(low_enough, (suits[suit] for suit in SIDE_SUITS)))


def low_enough(ranks: list[int]) -> bool:
    """Whether a side suit can stay under, most likely."""
    if not ranks:
        return True
    return ranks[0] <= 4 and sum(rank >= JACK for rank in ranks) <= sum(rank <= 5 for rank in ranks)


# ---------------------------------------------------------------- play


@dataclass(frozen=True, slots=True)
class Mood:
    """What a seat is after: ``duck`` no trick, ``own_nil`` because it bid so, ``cover`` its partner's nil."""

    duck: bool
    own_nil: bool
    cover: bool


def choose(view: View) -> Card:
    """The card that the rules of thumb play."""
    assert view.table is not None
    return _lead(view) if not view.table.cards else _follow(view)


def mood_of(view: View) -> Mood:
    """From the bids and the tricks so far."""
    own_nil, covers = nil_alive(view, view.seat), nil_alive(view, partner_of(view.seat))
    won, total = view.tricks_won(), view.team_bid(0) + view.team_bid(1)
    made = [won[team] + won[team + 2] >= view.team_bid(team) for team in (0, 1)]
    content = all(made) if total >= CONTESTED else made[view.seat % 2]
    cover = covers and not own_nil
    return Mood(own_nil or (content and not cover), own_nil, cover)


def nil_alive(view: View, seat: Seat) -> bool:
    """Whether the seat bid nil and has no trick yet."""
    return view.bids[seat] == 0 and view.tricks_won()[seat] == 0


def _lead(view: View) -> Card:
    mood, legal = mood_of(view), view.legal_cards()
    side = [card for card in legal if card // 13 != SPADES]
    if not mood.duck and not mood.cover:
        for suit in range(4):
            top = max((card for card in _out(view) if card // 13 == suit), default=None)
            if top in legal:
                return top  # the highest card left of its suit
    if mood.cover and not mood.duck:
        return _highest(view, side) if side else max(legal)
    return _lowest(view, side) if side else min(legal)


def _follow(view: View) -> Card:
    assert view.table is not None
    mood, legal, led = mood_of(view), view.legal_cards(), view.table.cards[0] // 13
    follows, last = legal[0] // 13 == led, len(view.table.cards) == 3
    side = [card for card in legal if card // 13 != SPADES]
    able = [card for card in legal if card // 13 == (led if follows else SPADES)]
    winner, best = view.table.winner(), view.table.best()
    winners = [card for card in able if _beats(card, best)]
    under = [card for card in able if card not in winners]
    feeds = nil_alive(view, winner) and winner != partner_of(view.seat) and not mood.own_nil
    duck = mood.duck or feeds
    if winners and not duck and not _partner_has_it(view, mood, follows):
        card = _winner(view, mood, follows, winners)
        if card is not None:
            return card
    if duck and under:
        return under[-1]
    if not follows and side:
        return _highest(view, side) if duck else _lowest(view, side)
    return able[-1] if last and duck and follows else able[0]


def _partner_has_it(view: View, mood: Mood, follows: bool) -> bool:
    """Whether the partner's card is left to win."""
    assert view.table is not None
    if view.table.winner() != partner_of(view.seat) or mood.cover:
        return False
    return len(view.table.cards) == 3 or not (follows and _standing(view, view.table.best()) < JACK)


def _winner(view: View, mood: Mood, follows: bool, winners: list[Card]) -> Card | None:
    """The card to win with, or ``None`` for second hand low."""
    assert view.table is not None
    place = len(view.table.cards)
    if place == 3 or not follows:
        return winners[0]
    if place == 2 or mood.cover or _standing(view, winners[-1]) >= KING:
        return winners[-1]
    return None


def _beats(card: Card, best: Card) -> bool:
    return card > best if card // 13 == best // 13 else card // 13 == SPADES


def _out(view: View) -> set[Card]:
    """Every card still in a hand, the own one too."""
    return {*view.hand, *view.unseen()}


def _standing(view: View, card: Card) -> int:
    """The rank of a card among those of its suit that are in a hand or on the table: 12 is the highest left,
    11 the next, and so on.
    """
    assert view.table is not None
    return ACE - sum(other > card for other in {*_out(view), *view.table.cards} if other // 13 == card // 13)


def _lowest(view: View, cards: Iterable[Card]) -> Card:
    return min(cards, key=lambda card: (_standing(view, card), card // 13))


def _highest(view: View, cards: Iterable[Card]) -> Card:
    return min(cards, key=lambda card: (-_standing(view, card), card // 13))
