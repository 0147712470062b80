"""One game: messages in, messages out (docs/wire.md)."""

from spades.session.game import Session

__all__ = ["Session"]
