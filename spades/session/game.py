"""One game, held between messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades import wire
from spades.bots import LEVELS
from spades.session import request as read
from spades.session.operations import OPERATIONS, Answer, Tools
from spades.session.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from spades.bots import Bot
    from spades.session.snapshot import State


class Session:
    """One game as messages: :meth:`call` takes a request and gives its answer (docs/wire.md).

    ``emit`` gets the one-way messages, the signs of life around a bot's decision. ``levels`` are the bots
    that may sit at the table, by name.
    """

    def __init__(
        self,
        emit: Callable[[str], object] | None = None,
        levels: Mapping[str, Callable[[], Bot]] = LEVELS,
    ) -> None:
        self._emit = emit
        self._tools = Tools(levels, self._beat)
        self._state: State | None = None

    def call(self, text: str) -> str:
        """The answer to a request, both JSON; never raises. An error has changed nothing."""
        try:
            answer, state = self._answer(text)
            reply = wire.ok(answer)
        except Refused as no:
            return wire.error(no.code, no.params)
        except Exception as error:  # noqa: BLE001 - the page shows a fault of ours and goes on from its save
            return wire.error("internal", _fault(error))
        self._state = state
        return reply

    def _answer(self, text: str) -> Answer:
        request = read.read(text)
        op = request.get("op")
        if not isinstance(op, str) or op not in OPERATIONS:
            raise Refused("unknown-op", op=str(op)[:40])
        return OPERATIONS[op](self._state, request, self._tools)

    def _beat(self) -> None:
        if self._emit is not None:
            self._emit(wire.event(wire.BEAT))


def _fault(error: Exception) -> dict[str, object]:
    """What went wrong and where, short enough for a line of a report."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
    return {"what": type(error).__name__, "where": where}
