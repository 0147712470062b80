"""Keeps count of the person's hands and games. No document; runs on MicroPython too."""

from spades.ui.model import stats

NOTE = "statistics"


def kept(store):
    """The statistics of this browser."""
    return stats.sound(store.noted(NOTE))


def count(store, game, snap):
    """A hand is over, or a game: counted once, however often it is shown."""
    found = kept(store)
    if stats.count(found, game, snap):
        store.note(NOTE, found)


def helped(store, game):
    """A hint or an undo was used in a game."""
    found = kept(store)
    stats.help_with(found, game)
    store.note(NOTE, found)


def was_helped(store, game):
    """Was a hint or an undo used in a game?"""
    mark = kept(store)["games"].get(game)
    return mark is not None and mark[1]


def erase(store):
    """Forgets all that was counted; what was counted of the games in play is not counted again."""
    store.note(NOTE, {"groups": {}, "games": kept(store)["games"]})


def take_in(store, value):
    """Statistics from elsewhere take the place of these; False when they are none. What was counted of the
    games in this browser is not counted again.
    """
    if not isinstance(value, dict) or not isinstance(value.get("groups"), dict):
        return False
    store.note(NOTE, {"groups": stats.sound(value)["groups"], "games": kept(store)["games"]})
    return True
