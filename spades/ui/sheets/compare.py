"""A deal from a link, played by you and by somebody else."""

from spades.ui.dom import el
from spades.ui.engine import EngineError
from spades.ui.model import compare as model
from spades.ui.sheets import open_sheet, parts


def build(sheet):
    """``theirs``: the last frame of the other game; ``back``."""
    words, snap, theirs = sheet.words, sheet.app.snap, sheet.context["theirs"]
    sheet.title = words("compare")
    sheet.add(parts.paragraph(model.verdict(snap, theirs, words)), _table(words, snap, theirs))
    sheet.button("back", "back")
    sheet.on("back", lambda _: open_sheet(sheet.app, sheet.context["back"]))
    sheet.button("to-table", "close", primary=True)


def _table(words, ours, theirs):
    names = ("trick", "compare.here", "compare.there")
    head = el("tr", {}, *[el("th", {"scope": "col"}, words(name)) for name in names])
    rows = []
    for row in model.rows(ours, theirs, words):
        kind = {} if row["same"] else {"class": "is-other"}
        rows.append(_row(str(row["trick"]), row["ours"], row["theirs"], kind))
    rows += [
        _row(words(key), here, there, {"class": "sum"})
        for key, here, there in model.sums(ours, theirs, words)
    ]
    caption = el("caption", {"class": "vh"}, words("compare"))
    return el("table", {"class": "choices compared"}, caption, el("thead", {}, head), el("tbody", {}, *rows))


def _row(name, here, there, attrs):
    return el("tr", attrs, el("th", {"scope": "row"}, name), el("td", {}, here), el("td", {}, there))


def offer(sheet, back):
    """A button for it, where the hand that is over was somebody else's before."""
    app, ledger = sheet.app, sheet.app.snap["ledger"]
    same = app.store.noted("same")
    if isinstance(same, dict) and ledger["hand_no"] == 1 and same.get("game") == app.game:
        sheet.button("compare", "compare")
        sheet.on("compare", lambda _: _open(sheet, str(same.get("record")), back))


async def _open(sheet, record, back):
    try:
        theirs = await last_frame(sheet.app, record)
    except EngineError as error:
        sheet.app.say_text(sheet.words.error(error.code, error.params))
        return
    open_sheet(sheet.app, "compare", theirs=theirs, back=back)


async def last_frame(app, record):
    """The end of the first hand of a record.

    :raises spades.ui.engine.EngineError: it cannot be watched.
    """
    about = await app.engine.ask("watch", text=record)
    first = await app.engine.ask("frame", record=about["record"], hand=1, step=0)
    return await app.engine.ask("frame", record=about["record"], hand=1, step=first["steps"])
