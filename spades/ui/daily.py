"""The daily deal on the page: begun or gone on with, and what came of it.

No document here, and it runs on MicroPython too.
"""

from spades.ui import counting
from spades.ui.model import daily as model

NOTE = "daily"


def kept(store):
    """The daily deals of this browser."""
    return model.sound(store.noted(NOTE))


async def play(app, date, today):
    """Goes on with the daily deal of a date, or begins it: False when it was played before.

    :raises spades.ui.engine.EngineError: there is no such day, or it is still to come.
    """
    if is_over(app.store, date):
        return False
    name = under_way(app.store, date)
    if name is None or not await app.load(name):
        known = date in kept(app.store)["days"]  # the game was deleted: it is begun with its cards seen
        await app.begin_daily(date, today)
        found = kept(app.store)
        model.begin(found, date, today)
        if known:
            model.help_with(found, date)
        app.store.note(NOTE, found)
    return True


def entered(store, snap, today, brought=False):
    """A daily deal lies on the table; one that is new here, as from a file, is begun with that: today if it
    is today's, and else who knows when. One that is ``brought`` to where it was begun before comes with its
    cards seen: it may have been played on meanwhile.
    """
    date, found = snap["daily"], kept(store)
    if snap["result"] is None and date not in found["days"]:
        model.begin(found, date, today if today == date else "")
    elif brought:
        model.help_with(found, date)
    else:
        return
    store.note(NOTE, found)


def helped(store, snap):
    """A hint or an undo was used: of a daily deal the day remembers it, whatever becomes of the game."""
    if snap.get("daily"):
        found = kept(store)
        model.help_with(found, snap["daily"])
        store.note(NOTE, found)


def erase(store):
    """Forgets all daily deals but those under way."""
    _keep_with_those_under_way(store, model.empty())


def take_in(store, value):
    """Daily deals from elsewhere take the place of these, but of those under way; None leaves them."""
    if value is not None:
        _keep_with_those_under_way(store, model.sound(value))


def _keep_with_those_under_way(store, found):
    model.take_over(found, kept(store))
    store.note(NOTE, found)


def is_over(store, date):
    """Is there a result of this date?"""
    return model.is_over(kept(store), date)


def result(store, date, shown=None):
    """What came of a day; ``shown`` is what is shown of it, should this browser not remember it any more."""
    found = kept(store)
    return found["days"][date] if model.is_over(found, date) else shown


def day_of_game(store, game, snap):
    """What came of the game on the table, which is over; for a browser that does not remember it."""
    was_helped = counting.was_helped(store, game)
    return {"begun": "", "helped": was_helped, "hands": scored(snap), "expert": [], "record": ""}


def scored(snap):
    """What both teams scored in each hand of a game."""
    return [[team["points"] for team in hand["teams"]] for hand in snap["sheet"]]


def under_way(store, date):
    """The game of the list that is the daily deal of a date and not yet over; None for none."""
    for game in store.games():
        summary = game["summary"]
        if summary.get("daily") == date and summary.get("phase") != "game-over":
            return game["id"]
    return None


def save_of(store, date):
    """The save of the game of the list that is the daily deal of a date, played to its end; None for none."""
    for game in store.games():
        summary = game["summary"]
        if summary.get("daily") == date and summary.get("phase") == "game-over":
            return store.read(game["id"])
    return None


def keep_par(store, date, par):
    """What Expert made of it is kept with the own result."""
    found = kept(store)
    model.par(found, date, par.hands, par.record)
    store.note(NOTE, found)


def finished(store, game, snap):
    """The game on the table is over: if it is a daily deal its result is kept, once."""
    if not snap.get("daily") or snap["result"] is None:
        return
    found = kept(store)
    if model.finish(found, snap["daily"], scored(snap), counting.was_helped(store, game)):
        store.note(NOTE, found)


class Par:
    """Expert's game of the same deals, played by the engine slice by slice.

    ``part`` is how much is done, from 0 to 1; ``hands`` and ``record`` are there once all is.
    """

    def __init__(self, engine, date, today):
        self._engine = engine
        # A day with a result is there, even if the clock was put back since.
        self._asked = {"date": date, "today": max(date, today)}
        self.part = 0
        self.hands = []
        self.record = ""
        self.stopped = False

    async def run(self, tell):
        """Plays until all is done or ``stopped``; ``tell()`` is called after each slice but the last.

        :raises spades.ui.engine.EngineError: there is no such day.
        """
        while not self.stopped:
            answer = await self._engine.ask("par", **self._asked)
            if answer["record"]:
                self.part, self.hands, self.record = 1, answer["hands"], answer["record"]
                return True
            self.part = answer["done"] / answer["of"]
            tell()
        return False
