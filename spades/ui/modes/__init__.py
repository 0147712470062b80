"""What is beside playing a game: watching a record, the bidding quiz, drills. Runs on MicroPython too.

A mode has its own ``scene``, so the table shows it as it shows a game; ``phase`` is what the page says that
it is in. It is opened first, which may fail and then leaves everything as it is; then ``app.enter`` puts it
in the place of the game until ``app.leave``.

    open()              asks the engine for the first scene
    words(language)     the words in which the mode speaks
    title(words)        what it is, in lines: for the page's title, and above the table
    begin(), end()      it is on the table now; it is taken away
    render(), say()     what it shows besides the scene; what the status line says
    do(name), bid(bid), card(text, again)   touches; what takes time is returned as a coroutine
    keys                what further keys do: names for do
    focus()             puts the focus where the person acts next; False leaves that to the table
    resume()            the engine was restarted
"""


async def enter(app, options):
    """Shows what the options ask for: ``mode`` "replay" with a ``record`` (text) and perhaps a ``hand`` and
    ``step`` to begin at and a ``note`` on that moment, or "bid" with ``rules`` and ``level``; ``seat``, the
    seat at the bottom or to bid for. All but the mode and the record may be missing.

    :raises spades.ui.engine.EngineError: the record cannot be watched, or the quiz has no such rules; then
        everything is as before.
    """
    mode = _quiz(app, options) if options.get("mode") == "bid" else _watch(app, options)
    await mode.open()
    await app.enter(mode)


def _watch(app, options):
    from spades.ui.modes.watch import Watch
    from spades.ui.modes.watch_view import watch_view

    text, seat = options.get("record") or "", options.get("seat") or "S"
    moment = options.get("hand") or 1, options.get("step") or 0
    return Watch(app, watch_view(app), text, seat, moment[0], moment[1], options.get("note") or "")


def _quiz(app, options):
    from spades.ui.modes.quiz import Quiz

    return Quiz(app, options.get("seat") or "S", options.get("rules"), options.get("level"))
