"""The drills of this browser: how far the person has come, and the search for the next one. No document; runs
on MicroPython too.
"""

from spades.ui.model import drills as model

NOTE = "drills"


def kept(store):
    """How far the person has come in each kind."""
    return model.sound(store.noted(NOTE))


def answered(store, kind, right):
    """An answer counts; how far the person had come before, and now."""
    found = kept(store)
    before = model.of(found, kind)
    found[kind] = now = model.after(before, right)
    store.note(NOTE, found)
    return before, now


def take_in(store, value):
    """What was kept elsewhere takes the place of this; None, of a time without drills, leaves it."""
    if value is not None:
        store.note(NOTE, model.sound(value))


def erase(store):
    """All kinds begin anew."""
    store.note(NOTE, {})


class Finder:
    """Has the engine look for drills of a kind by some rules, one after the other, in short steps."""

    def __init__(self, engine, store, kind, rules):
        self.kind = kind
        self.stopped = False
        self._engine = engine
        self._store = store
        self._asked = {"kind": kind, "rules": rules, "seed": store.new_id(), "hand": 0}

    async def find(self):
        """The next drill, of the level that the person has reached; None when it was ``stopped``, even at its
        last step.

        :raises spades.ui.engine.EngineError: there is no such drill.
        """
        level = model.of(kept(self._store), self.kind)["level"]
        while not self.stopped:
            answer = await self._engine.ask("drill", level=level, **self._asked)
            if answer["question"] and not self.stopped:
                self._asked["hand"] = answer["question"]["drill"]["hand"] + 1
                return answer["question"]
        return None
