"""How far the review's grades can be trusted: ``python -m tools.grades`` (some minutes).

Three figures: how often Expert's own choices are graded best or fine by a longer look with other luck; how
often a card that exact search proves wrong is called a slip or worse; how often a grade is the one that exact
search over every deal that fits would give.
"""

from __future__ import annotations

from collections.abc import Iterator

from tqdm import tqdm

from spades.bots import LEVELS
from spades.bots.endings.ending import values
from spades.bots.expert import Expert
from spades.bots.expert.cards import distinct
from spades.bots.expert.ending import weighted
from spades.bots.expert.worth import Worth
from spades.bots.model.equity import SURE
from spades.bots.playout.start import Won, start_of
from spades.bots.referee import decide
from spades.bots.rng import Rng
from spades.bots.selfplay import game_number
from spades.bots.worlds.draw import Fitting
from spades.bots.worlds.knowledge import know
from spades.bots.worlds.weights import evidence_of
from spades.cards import Card
from spades.coach.review import PARTS, Decision, Moment, grade, judged, luck, think
from spades.engine import Setup, apply
from spades.view import View, view

CHOICES, WRONG, ENDINGS = 500, 500, 1000
LEFT = 4  # tricks of an ending, at most
DEALS = 3000  # that fit, at most: all of them are searched
SLIP = ("slip", "mistake", "blunder")


def choices(level: str) -> Iterator[tuple[Setup, View, Card]]:
    """Cards of a level in self-play where there was something to choose."""
    bot, number = LEVELS[level](), 0
    while True:
        game = game_number("grades", number)
        number += 1
        while game.turn is not None:
            seen = view(game, game.turn)
            decision = decide(game, game.turn, bot)
            if game.phase == "playing" and len(distinct(seen, seen.legal_cards())) > 1:
                yield game.setup, seen, decision.action.card  # type: ignore[union-attr]  # a card was asked for
            game = apply(game, decision.action)


def reviewed(setup: Setup, seen: View, card: Card) -> Moment:
    """The review of a card."""
    decision = Decision(seen.action_no, seen, card)
    return judged(decision, [think(decision, luck(setup, decision, part)) for part in range(PARTS)])


def exact_loss(seen: View, card: Card) -> int | None:
    """The thousandths of a game that a card gives away over all deals that fit; None if these are many."""
    if len(seen.hand) > LEFT or Fitting(know(seen)).count() > DEALS:
        return None
    worth = Worth(seen)

    def utility(won: Won) -> int:
        return worth.of(won)[0]

    worlds = weighted(know(seen), evidence_of(seen), Rng(0), DEALS)
    found = values(start_of(seen), seen.hand, worlds, seen.legal_cards(), utility, 1 << 60)
    worths = dict(zip(seen.legal_cards(), found.sums, strict=True))
    whole = SURE * found.weight
    return (2000 * (max(found.sums) - worths[card]) + whole) // (2 * whole)


def experts_own() -> float:
    """Expert's choices that are graded best or fine."""
    found = choices(Expert.name)
    good = 0
    for _ in tqdm(range(CHOICES), desc="Expert's own"):
        setup, seen, card = next(found)
        good += reviewed(setup, seen, card).grade not in SLIP
    return good / CHOICES


def endings() -> tuple[float, float]:
    """Wrong cards that are called so, and grades that exact search agrees with."""
    called = wrong = agreed = looked = 0
    with tqdm(total=WRONG + ENDINGS, desc="endings") as bar:
        for setup, seen, _ in choices("beginner"):
            if len(seen.hand) > LEFT:
                continue
            for card in seen.legal_cards():
                loss = exact_loss(seen, card)
                if loss is None:
                    break
                told = reviewed(setup, seen, card)
                if grade(loss) in SLIP and wrong < WRONG:
                    wrong += 1
                    called += told.grade in SLIP
                    bar.update()
                if looked < ENDINGS:
                    looked += 1
                    agreed += told.grade == grade(loss) or (told.grade == "best" and grade(loss) == "fine")
                    bar.update()
            if wrong >= WRONG and looked >= ENDINGS:
                return called / wrong, agreed / looked
    raise AssertionError("there is always another hand")


def main() -> None:
    """Measures and prints."""
    print(f"Expert's choices graded best or fine: {experts_own():.1%} of {CHOICES} (95 % asked)")
    called, agreed = endings()
    print(f"cards that exact search proves wrong, called slip or worse: {called:.1%} of {WRONG} (80 % asked)")
    print(f"grades that exact search agrees with: {agreed:.1%} of {ENDINGS} (95 % asked)")


if __name__ == "__main__":
    main()
