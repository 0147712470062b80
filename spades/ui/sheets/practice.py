"""What there is to practise: drills of five kinds with the level reached in each, and bidding."""

from spades.ui import drilling
from spades.ui.dom import el
from spades.ui.engine import EngineError
from spades.ui.model import drills as model
from spades.ui.modes.drill import Drill
from spades.ui.sheets import parts, watching

RULES = "cardcouch"


def build(sheet):
    """``context``: ``rules`` as text, ``kind`` of the drills to begin with, each optional; what is under way
    stands there too.
    """
    words, context = sheet.words, sheet.context
    sheet.title = words("practice")
    wanted = context.pop("kind", None)
    if wanted:
        sheet.app.run(_begin(sheet, wanted))
    if context.get("finder"):
        bar = el("progress", {"aria-label": words("practice.searching")})
        sheet.add(parts.paragraph(words("practice.searching")), bar)
    else:
        sheet.add(parts.paragraph(context.get("wrong") or words("practice.lead")), _kinds(sheet))
    sheet.left = lambda: _left(sheet)
    sheet.button("close", "close", primary=True)
    sheet.on("drill", lambda node: _begin(sheet, node.getAttribute("data-kind")))
    sheet.on("quiz", lambda _: watching.quiz(sheet, context.get("rules") or RULES))


def _kinds(sheet):
    words, progress = sheet.words, drilling.kept(sheet.app.store)
    rows = [_row(words, kind, model.of(progress, kind)) for kind in model.KINDS]
    said = [el("b", {}, words("quiz")), el("small", {}, words("practice.bids"))]
    rows.append(_button({"data-do": "quiz", "id": "do-quiz"}, *said))
    return el("ul", {"class": "practice"}, *rows)


def _row(words, kind, one):
    level, tally = model.standing(one, words)
    return _button(
        {"data-do": "drill", "data-kind": kind, "id": "do-drill-" + kind},
        el("b", {}, words("drill." + kind)),
        el("small", {}, words("drill." + kind + ".about")),
        dots(one["level"]),
        el("small", {"class": "far"}, level + " · " + tally),
    )


def _button(attrs, *said):
    return el("li", {}, el("button", dict(attrs, type="button"), *said))


def dots(level):
    """The level as a row of dots; what they mean stands beside them."""
    row = el("span", {"class": "dots", "aria-hidden": "true"})
    for place in range(model.LEVELS):
        row.append(el("i", {"class": "on"} if place < level else {}))
    return row


async def _begin(sheet, kind):
    """Looks for a first drill, and shows it in the place of the game. A sheet that is closed stops that."""
    app, context = sheet.app, sheet.context
    finder = drilling.Finder(app.engine, app.store, kind, context.get("rules") or RULES)
    context["finder"] = finder
    sheet.render()
    mode = Drill(app, finder)
    try:
        found = await mode.open()
    except EngineError as error:
        context.update(finder=None, wrong=sheet.words.error(error.code, error.params))
        sheet.render()
        return
    if found:
        context["finder"] = None  # it goes on when the sheet is closed
        await app.enter(mode)
        sheet.close()
        app.focus_home()


def _left(sheet):
    """Closed: what is looked for is looked for no more, and where there is no drill, not after a reload."""
    finder = sheet.context.get("finder")
    if finder:
        finder.stopped = True
    if sheet.app.mode is None:
        sheet.app.forget_mode()
