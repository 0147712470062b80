"""A deal from a link, played by you and by somebody else."""

from spades.ui.dom import el
from spades.ui.engine import EngineError
from spades.ui.model import compare as model
from spades.ui.sheets import open_sheet, parts


def build(sheet):
    """``theirs``: the last frame of the other game, which the key ``there`` names; ``ours``, that of the own
    one if it is not on the table; ``back``, a sheet, and ``about``, its context. Of so many ``hands``
    ``turn(number)`` shows another.
    """
    words, context = sheet.words, sheet.context
    ours, theirs = context.get("ours") or sheet.app.snap, context["theirs"]
    sheet.title = words("compare")
    there = context.get("there", "compare.there")
    if "turn" in context:
        numbers = [(str(number), str(number)) for number in range(1, context["hands"] + 1)]
        sheet.add(parts.choice(words("sheet.hand"), "hand", numbers, str(ours["hand_no"])))
        sheet.on("hand", lambda node: context["turn"](int(node.value)))
    sheet.add(parts.paragraph(model.verdict(ours, theirs, words)), _table(words, ours, theirs, there))
    sheet.button("back", "back")
    sheet.on("back", lambda _: open_sheet(sheet.app, context["back"], **context.get("about", {})))
    sheet.button("to-table", "close", primary=True)


def _table(words, ours, theirs, there):
    names = ("trick", "compare.here", there)
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


async def last_frame(app, record, hand=1):
    """The end of a hand of a record.

    :raises spades.ui.engine.EngineError: it cannot be watched.
    """
    about = await app.engine.ask("watch", text=record)
    first = await app.engine.ask("frame", record=about["record"], hand=hand, step=0)
    return await app.engine.ask("frame", record=about["record"], hand=hand, step=first["steps"])
