"""OpenSpiel's information-set tree search as a bot of ours, under OpenSpiel's rules.

    python -m spades arena club tests/peers/open_spiel_bot.py:Ismcts1000 \
        --rules house.failednil-help.leadspades-last --bids tests/peers/reference.py:Reference

The number is that of the simulations a decision; any will do. It is given a state of OpenSpiel's ``spades``
that looks to the seat as the view does, and for every simulation another that does, from an exact draw of the
hidden hands; the tree and its rules are OpenSpiel's. Needs OpenSpiel, which ``make test-peers`` installs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from spades.bots import Rng
from spades.bots.worlds.draw import Fitting
from spades.bots.worlds.knowledge import know
from spades.cards import Card
from spades.engine import RuleSet
from spades.seats import Seat, clockwise_from, next_seat, partner_of
from spades.view import View
from tests.peers.numbered import numbered

FIRST_BID = 52  # OpenSpiel's action for nil; its cards are 0 to 51
EXPLORATION = 70.0  # in points, as the tree search's; 20 and 250 played worse


class Rollout(Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Plays a state out at random, as OpenSpiel's own evaluator does, in a third of its time."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def evaluate(self, state: pyspiel.State) -> list[float]:
        """The points of each player at the end."""
        end = state.clone()
        while not end.is_terminal():
            end.apply_action(self._rng.choice(end.legal_actions()))
        points: list[float] = end.returns()
        return points

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """All legal actions alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Ismcts:
    """Bids and plays by so many ``simulations`` a decision."""

    def __init__(self, simulations: int) -> None:
        self.name = f"open-spiel-{simulations}"
        self._simulations = simulations
        self._game = pyspiel.load_game("spades")

    def bid(self, view: View, rng: Rng) -> int:
        """The bid that the search makes most.

        :raises ValueError: the rules are not OpenSpiel's.
        """
        return self._choice(view, rng) - FIRST_BID

    def play(self, view: View, rng: Rng) -> Card:
        """The card that the search plays most.

        :raises ValueError: the rules are not OpenSpiel's.
        """
        return self._choice(view, rng)

    def _choice(self, view: View, rng: Rng) -> int:
        refuse_other_rules(view.rules)
        fitting = Fitting(know(view))
        luck = np.random.RandomState(rng.getrandbits(32))
        bot = ISMCTSBot(
            self._game,
            Rollout(rng),
            EXPLORATION,
            self._simulations,
            random_state=luck,
            use_observation_string=True,
        )
        bot.set_resampler(lambda _state, _player: self.state(view, fitting.draw(rng)))
        return int(bot.step(self.state(view, fitting.draw(rng))))

    def state(self, view: View, hidden: Sequence[Sequence[Card]]) -> pyspiel.State:
        """A state that the seat of the view cannot tell from this one, with these hidden hands."""
        first = next_seat(view.dealer)  # OpenSpiel's player 0, who bids and leads first
        hands = dealt(view, hidden)
        state = self._game.new_initial_state()
        for place in range(13):
            for seat in clockwise_from(first):
                state.apply_action(hands[seat][place])
        for bid in told_bids(view, first):
            state.apply_action(FIRST_BID + bid)
        for card in view.played():
            state.apply_action(card)
        return state


def dealt(view: View, hidden: Sequence[Sequence[Card]]) -> list[list[Card]]:
    """The four hands before the first card, if these are the hidden ones now."""
    hands = [list(cards) for cards in hidden]
    hands[view.seat] = list(view.hand)
    for trick in (*view.tricks, *([view.table] if view.table else [])):
        for seat, card in zip(clockwise_from(trick.leader), trick.cards, strict=False):
            hands[seat].append(card)
    return hands


def told_bids(view: View, first: Seat) -> Iterator[int]:
    """The bids so far in order. OpenSpiel has no two partners' bids above thirteen: the second is cut."""
    for seat in clockwise_from(first):
        bid, partner_bid = view.bids[seat], view.bids[partner_of(seat)] or 0
        if bid is not None:
            second = (seat - first) % 4 >= 2
            yield min(bid, 13 - partner_bid) if second else bid


__getattr__ = numbered("Ismcts", Ismcts)


def refuse_other_rules(rules: RuleSet) -> None:
    """Its play has one rule set.

    :raises ValueError: it is not this one.
    """
    helps = rules.failed_nil == "help" or rules.nil is None
    if rules.lead_spades != "last" or not helps or not rules.first_trick_spades:
        raise ValueError("OpenSpiel's rules are --rules house.failednil-help.leadspades-last")
