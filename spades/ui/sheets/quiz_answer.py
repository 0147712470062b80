"""Expert's answer to a bid of the quiz: its own, why, and what each bid and the hand are worth."""

from spades.ui import chances
from spades.ui.dom import el
from spades.ui.model import answer
from spades.ui.modes.quiz import tally
from spades.ui.sheets import parts, score_sheet

WIDE = 432  # of the drawing, in its own units, where there is room


def build(sheet):
    """No context: the answer is the mode's."""
    words, app = sheet.words, sheet.app
    judged = app.mode.judged
    sheet.title = answer.title(judged, words)
    said = [answer.verdict(judged, words), answer.reason(judged, words)]
    sheet.add(parts.paragraph(" ".join([text for text in said if text])))
    sheet.add(el("h3", {}, words("quiz.win")), chances.bids(words, answer.bids(judged, words)))
    rows = answer.tricks(judged, words)
    wide, _ = score_sheet.size(WIDE)
    sheet.add(
        el("h3", {}, words("quiz.tricks")), chances.drawing(words, rows, wide), chances.table(words, rows)
    )
    nil = answer.nil(judged, words)
    if nil:
        sheet.add(el("p", {}, nil))
    asked, agreed = tally(app.store)
    sheet.add(el("p", {"class": "code"}, words("quiz.tally", n=asked, agreed=agreed)))
    sheet.button("quiz.look", "close")
    sheet.button("next-hand", "next", primary=True)
    sheet.on("next", lambda _: _next(sheet))


async def _next(sheet):
    sheet.close()
    await sheet.app.mode.next()
