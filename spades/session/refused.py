"""A request that the session does not do, as data that the page has words for."""

from __future__ import annotations

from typing import Any


class Refused(Exception):  # noqa: N818 - an answer that the page expects, not an error
    """A refusal: a code of docs/wire.md and what it speaks of."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
