"""The sheets that lie over the table: new game, settings, score sheet and so on, each a native dialog.

A sheet is a module with ``build(sheet)``. It is imported when it is first opened.
"""

MODULES = {
    "new-game": "new_game",
    "house-rules": "house_rules",
    "settings": "settings",
    "games": "games",
    "score-sheet": "score_sheet",
    "history": "history",
    "hand-over": "hand_over",
    "game-over": "game_over",
    "rules": "rules",
    "keys": "keys",
    "export": "export",
    "import": "import_game",
    "ask": "question",
    "hint": "hint",
    "review": "review",
    "compare": "compare",
    "fair": "fair",
    "statistics": "statistics",
    "watched": "watched",
    "quiz-answer": "quiz_answer",
    "practice": "practice",
    "drill-answer": "drill_answer",
    "daily": "daily",
}


def _module(name):
    path = "spades.ui.sheets." + MODULES[name]
    return __import__(path, None, None, ["build"])


def open_sheet(app, name, **context):
    """Shows a sheet in place of the one that is open. ``context`` is what the sheet speaks of.

    :raises KeyError: no such sheet.
    """
    from spades.ui.sheets import desk

    module = _module(name)
    desk.show(app, name, module, context)


def close_sheet(app):
    """Closes whatever is open."""
    from spades.ui.sheets import desk

    desk.close_all(app)


def is_open(*names):
    """Does a sheet lie over the table? With names: one of these?"""
    from spades.ui.sheets import desk

    top = desk.top()
    return top is not None and bool(top.dialog.open) and (not names or top.name in names)


async def ask(app, title_key, text_key, yes_key, also=None, **params):
    """Asks a question in a dialog of its own, over what is open: True when the person says yes, ``also`` (the
    key of a second answer) when that was chosen.
    """
    from spades.ui.sheets import desk

    context = {"keys": (title_key, text_key, yes_key), "params": params, "also": also}
    return await desk.answer(app, _module("ask"), context)
