"""What one seat knows, and nothing else: the one thing that a bot or the page gets.

The hidden hands are not in it, so no reader of a view can leak or use them. A test swaps hidden cards and
the view must not change.
"""

from dataclasses import dataclass

from spades.cards import DECK, Card, Cards
from spades.engine import (
    Game,
    Refusal,
    RuleSet,
    Trick,
    bid_refusal,
    broken,
    card_refusal,
    team_bid,
    won_by_seat,
)
from spades.engine.bid import MOST
from spades.engine.nil import tricks_help
from spades.seats import Seat, partner_of

EVERY_SIDE_SUIT = frozenset(range(3))


@dataclass(frozen=True, slots=True)
class View:
    """One seat's knowledge of a game. Tuples of four are per seat (N, E, S, W), of two per team (NS, EW).

    ``hand`` is what the seat holds now and ``dealt`` what it held before the first trick, the exchange
    counted; both are empty while the blind question is open, whoever is asked. ``given`` and ``received`` are
    the cards of the exchange; ``received`` is empty until both partners have chosen. ``refusals`` pairs each
    own card with the reason why it may not be played, when it is this seat's turn to play; ``bid_refusals``
    pairs 0 to 13 likewise, when it is this seat's turn to bid. ``action_no`` counts the actions so far.
    """

    seat: Seat
    rules: RuleSet
    hand_no: int
    dealer: Seat
    phase: str
    turn: Seat | None
    hand: Cards
    dealt: Cards
    given: Cards
    received: Cards
    blind: tuple[bool | None, ...]
    bids: tuple[int | None, ...]
    tricks: tuple[Trick, ...]
    table: Trick | None
    scores: tuple[int, int]
    bags: tuple[int, int]
    action_no: int
    refusals: tuple[tuple[Card, Refusal | None], ...]
    bid_refusals: tuple[tuple[int, Refusal | None], ...]

    def legal_cards(self) -> Cards:
        """The own cards that may be played now, ascending."""
        return tuple(card for card, why in self.refusals if why is None)

    def legal_bids(self) -> tuple[int, ...]:
        """The bids that may be made now, nil (0) first."""
        return tuple(bid for bid, why in self.bid_refusals if why is None)

    def tricks_won(self) -> tuple[int, int, int, int]:
        """The finished tricks of this hand by seat."""
        return won_by_seat(self.tricks)

    def broken(self) -> bool:
        """Whether a spade was played on an earlier trick (rules.md R9)."""
        return broken(self.tricks)

    def played(self) -> Cards:
        """The cards played in this hand, in order."""
        finished = tuple(card for trick in self.tricks for card in trick.cards)
        return finished + (self.table.cards if self.table else ())

    def unseen(self) -> Cards:
        """The cards neither in the own hand nor played: somebody else holds them, or they lie unseen."""
        known = {*self.hand, *self.played()}
        return tuple(card for card in DECK if card not in known)

    def counts(self) -> tuple[int, int, int, int]:
        """How many cards each seat holds."""
        left = 13 - len(self.tricks)
        north, east, south, west = (left - self._has_played(seat) for seat in range(4))
        return (north, east, south, west)

    def team_bid(self, team: int) -> int:
        """The team bid so far (rules.md R5)."""
        return team_bid(self.bids, team)

    def tricks_toward(self, team: int) -> int:
        """The tricks of a team so far that count for its bid: beside a nil only the partner's, unless the
        rules let a failed nil help (rules.md R14).
        """
        seats, won = (team, partner_of(team)), self.tricks_won()
        nils = tuple(seat for seat in seats if self.bids[seat] == 0)
        counted = seats if tricks_help(self.rules, nils) else [seat for seat in seats if seat not in nils]
        return sum(won[seat] for seat in counted)

    def voids(self) -> tuple[frozenset[int], frozenset[int], frozenset[int], frozenset[int]]:
        """The suits that each seat has shown to be void in: by not following, or by a spade that only a
        hand of spades may play.
        """
        shown: list[set[int]] = [set(), set(), set(), set()]
        for number, trick in enumerate((*self.tricks, *([self.table] if self.table else []))):
            for place, card in enumerate(trick.cards):
                shown[(trick.leader + place) % 4] |= self._shown(number, trick, card)
        north, east, south, west = map(frozenset, shown)
        return (north, east, south, west)

    def _shown(self, number: int, trick: Trick, card: Card) -> frozenset[int]:
        """What a card of trick ``number`` shows: were any card of another suit held, it would be refused."""
        led, suit = trick.cards[0] // 13, card // 13
        leading = trick.cards[0] == card
        void = frozenset() if suit == led else frozenset({led})
        if suit != 3 or (led == 3 and not leading):
            return void
        before = Trick(trick.leader) if leading else Trick(trick.leader, trick.cards[:1])
        # A hand of this spade and one side card: refused there, so the seat held no side card.
        other = (led + 1) % 3
        forced = card_refusal(self.rules, (13 * other, card), before, self.tricks[:number], card)
        return void | EVERY_SIDE_SUIT if forced else void

    def _has_played(self, seat: Seat) -> bool:
        return self.table is not None and self.table.card_of(seat) is not None


def view(game: Game, seat: Seat) -> View:
    """What ``seat`` knows of the game."""
    closed = game.phase == "blind"  # nobody looks at a card before the last answer
    given, received = _exchange(game, seat)
    hand = () if closed else game.hands[seat]
    return View(
        seat,
        game.setup.rules,
        game.hand_no,
        game.dealer,
        game.phase,
        game.turn,
        hand,
        () if closed else _dealt(game, seat, given, received),
        given,
        received,
        game.blind,
        game.bids,
        game.tricks,
        game.table,
        game.scores,
        game.bags,
        len(game.actions),
        _card_refusals(game, seat),
        _bid_refusals(game, seat),
    )


def _exchange(game: Game, seat: Seat) -> tuple[Cards, Cards]:
    given, received = game.exchanged[seat], game.exchanged[partner_of(seat)]
    if given is None:
        return (), ()
    return given, received or ()


def _dealt(game: Game, seat: Seat, given: Cards, received: Cards) -> Cards:
    if not received:
        return game.deal[seat]
    return tuple(sorted([card for card in game.deal[seat] if card not in given] + list(received)))


def _card_refusals(game: Game, seat: Seat) -> tuple[tuple[Card, Refusal | None], ...]:
    if game.phase != "playing" or game.turn != seat or game.table is None:
        return ()
    rules, hand, table, tricks = game.setup.rules, game.hands[seat], game.table, game.tricks
    return tuple((card, card_refusal(rules, hand, table, tricks, card)) for card in hand)


def _bid_refusals(game: Game, seat: Seat) -> tuple[tuple[int, Refusal | None], ...]:
    if game.phase != "bidding" or game.turn != seat:
        return ()
    partner_bid = game.bids[partner_of(seat)]
    return tuple((bid, bid_refusal(game.setup.rules, partner_bid, bid)) for bid in range(MOST + 1))
