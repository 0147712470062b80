"""Which cards are worth trying: of those that do the same, one."""

from __future__ import annotations

from spades.cards import Cards
from spades.view import View


def distinct(view: View, legal: Cards) -> Cards:
    """The lowest of every run of own cards that no other card in play parts: they win and lose alike."""
    between = {*view.unseen(), *(view.table.cards if view.table else ())}
    kept: list[int] = []
    last = -2
    for card in legal:
        touching = card // 13 == last // 13 and not any(other in between for other in range(last + 1, card))
        if not touching:
            kept.append(card)
        last = card
    return tuple(kept)
