"""From a sheet to what is shown in the place of the game: a replay, the bidding quiz."""


async def watch(sheet, text, hand=1, step=0, seat="S", note=""):
    """Watches a game, given as a save or a record, from a moment on, with a seat at the bottom; a ``note`` is
    said there. The way back leads to the sheet, unless that speaks of something that is watched itself.
    """
    app = sheet.app
    back = (sheet.name, sheet.context) if app.mode is None else None
    moment = {"hand": hand, "step": step, "note": note}
    await _show(sheet, dict(moment, mode="replay", record=text, seat=seat))
    if app.mode:
        app.mode.came_from = back


async def quiz(sheet, rules):
    """Practises bidding by these rules."""
    await _show(sheet, {"mode": "bid", "rules": rules})


async def _show(sheet, options):
    sheet.close()
    await sheet.app.show(options)
