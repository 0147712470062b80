"""The referee: asks a bot, checks the answer, and goes on whatever the bot does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spades.bots.protocol import BlindBidder, Bot, Exchanger
from spades.bots.rng import Rng, rng_for
from spades.bots.stand_in import stand_in_action
from spades.engine import Action, Bid, Blind, Exchange, Game, Play, deal_code, format_rules, refusal
from spades.seats import Seat
from spades.view import View, view

MOST_DETAIL = 200  # characters of a bot's own error message that are kept


@dataclass(frozen=True, slots=True)
class Fault:
    """What a bot did wrong: ``kind`` is ``"raised"``, ``"illegal"`` or ``"hung"``."""

    bot: str
    kind: str
    detail: str


@dataclass(frozen=True, slots=True)
class Decision:
    """The action of a seat. With a fault, it is the stand-in's and not the bot's."""

    action: Action
    fault: Fault | None


Guard = Callable[[Callable[[], Action]], Action]


class NoAnswer(BaseException):
    """Thrown by a guard into a bot that thinks without end; its ``except Exception`` cannot catch it."""


def decide(
    game: Game, seat: Seat, bot: Bot, *, stand_in: bool = False, guard: Guard | None = None
) -> Decision:
    """What the seat, whose turn it is, does.

    With ``stand_in`` the bot is not even asked: it hung before. ``guard`` calls the function given to it and
    returns its answer, or raises :class:`NoAnswer` after waiting long enough; without one a bot may think
    for ever. No clock is looked at here.
    """
    seen = view(game, seat)
    name = str(getattr(bot, "name", type(bot).__name__))
    if stand_in:
        return Decision(stand_in_action(seen, seat), Fault(name, "hung", "no answer"))
    code, rules = deal_code(game.setup, game.hand_no), format_rules(game.rules)
    rng = rng_for(code, seat, rules, name, game.hand_no, len(game.actions))
    answer = _heard(game, name, lambda: _ask(bot, seen, rng), guard or _trusting)
    if isinstance(answer, Fault):
        return Decision(stand_in_action(seen, seat), answer)
    return Decision(answer, None)


def _trusting(ask: Callable[[], Action]) -> Action:
    return ask()


def _heard(game: Game, name: str, ask: Callable[[], Action], guard: Guard) -> Action | Fault:
    """A legal answer, or what is wrong with the bot."""
    try:
        answer = guard(ask)
        why = refusal(game, answer)
    except NoAnswer as error:
        return Fault(name, "hung", str(error))
    except (Exception, SystemExit) as error:  # noqa: BLE001  (a stranger's bot may raise anything)
        return Fault(name, "raised", f"{type(error).__name__}: {error}"[:MOST_DETAIL])
    if why is None:
        return answer
    return Fault(name, "illegal", " ".join([why.code, *map(str, why.params.values())]))


def _ask(bot: Bot, seen: View, rng: Rng) -> Action:
    """The bot's answer as an action; the house rules' questions may find no method to answer them."""
    seat = seen.seat
    if seen.phase == "bidding":
        return Bid(seat, bot.bid(seen, rng))
    if seen.phase == "playing":
        return Play(seat, bot.play(seen, rng))
    if seen.phase == "blind" and isinstance(bot, BlindBidder):
        return Blind(seat, bot.blind(seen, rng))
    if seen.phase == "exchange" and isinstance(bot, Exchanger):
        return Exchange(seat, tuple(bot.exchange(seen, rng)))
    return stand_in_action(seen, seat)
