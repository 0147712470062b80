"""Keeps count of the person's hands and games. No document; runs on MicroPython too."""

from spades.ui.model import dealt, grades, stats

NOTE, DEALT, GRADES = "statistics", "dealt", "grades"


def kept(store):
    """The statistics of this browser."""
    return stats.sound(store.noted(NOTE))


def count(store, game, snap):
    """A hand is over, or a game: counted once, however often it is shown."""
    found = kept(store)
    if stats.count(found, game, snap):
        store.note(NOTE, found)
        if snap["drawn"] and not any(snap["blind"]):  # who plays blind may have given cards away
            cards = cards_dealt(store)
            dealt.count(cards, snap["tricks"])
            store.note(DEALT, cards)


def helped(store, game):
    """A hint or an undo was used in a game."""
    found = kept(store)
    stats.help_with(found, game)
    store.note(NOTE, found)


def was_helped(store, game):
    """Was a hint or an undo used in a game?"""
    mark = kept(store)["games"].get(game)
    return mark is not None and mark[1]


def cards_dealt(store):
    """What was dealt in this browser, see ``spades.ui.model.dealt``."""
    return dealt.sound(store.noted(DEALT))


def graded(store):
    """The own hands that were reviewed in this browser, see ``spades.ui.model.grades``."""
    return grades.sound(store.noted(GRADES))


def reviewed(store, about, moments):
    """A review of the person's own hands is over; ``about`` their game, as in ``spades.ui.model.grades``."""
    store.note(GRADES, grades.add(graded(store), about, moments))


def everything(store):
    """All that is counted here, to be taken along."""
    return dict(kept(store), dealt=cards_dealt(store), grades=graded(store))


def erase(store):
    """Forgets all that was counted; what was counted of the games in play is not counted again."""
    store.note(NOTE, {"groups": {}, "games": kept(store)["games"]})
    store.note(DEALT, dealt.empty())
    store.note(GRADES, [])


def take_in(store, value):
    """Statistics from elsewhere take the place of these; False when they are none. What was counted of the
    games in this browser is not counted again.
    """
    if not isinstance(value, dict) or not isinstance(value.get("groups"), dict):
        return False
    store.note(NOTE, {"groups": stats.sound(value)["groups"], "games": kept(store)["games"]})
    for name, read in ((DEALT, dealt.sound), (GRADES, grades.sound)):
        if name in value:  # an older file has neither
            store.note(name, read(value[name]))
    return True
