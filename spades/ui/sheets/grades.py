"""Grades over time: a part of the statistics."""

from spades.ui import chances
from spades.ui.dom import el
from spades.ui.model import grades as model
from spades.ui.model import review
from spades.ui.sheets import files, parts

WIDE = 432  # of the drawing, in its own units


def nodes(words, found):
    """``found``, the reviews to be told of, the oldest first."""
    made = [el("h3", {}, words("grades"))]
    if not found:
        return made + [parts.paragraph(words("grades.none"))]
    counts = model.total(found)
    columns = [(number, share, text, False) for number, share, text in model.drawn(found, words)]
    said = [words("review.sum", n=sum(counts), best=counts[0], fine=counts[1])]
    worse = [
        words("review.count-" + grade, n=counts[review.GRADES.index(grade)])
        for grade in review.COSTLY
        if counts[review.GRADES.index(grade)]
    ]
    if worse:
        said.append(words("review.worse", list=", ".join(worse)))
    drawing = chances.columns_drawn(columns, words("grades.drawn"), WIDE, most=100)
    return made + [parts.paragraph(" ".join(said)), drawing, _table(words, found)]


def _table(words, found):
    names = ("grades.review", "grades.day", "grades.choices", "grades.sound", "grades.bad")
    head = [el("th", {"scope": "col"}, words(name)) for name in names]
    lines = []
    for number, *texts in model.rows(found, words, lambda day: files.say_day(day, words.language)):
        cells = [el("td", {}, text) for text in texts]
        lines.append(el("tr", {}, el("th", {"scope": "row"}, number), *cells))
    table = el(
        "table", {"class": "choices figures"}, el("thead", {}, el("tr", {}, *head)), el("tbody", {}, *lines)
    )
    attrs = {"class": "scroll", "tabindex": "0", "role": "group", "aria-label": words("grades")}
    summary = el("summary", {}, words("quiz.table"))
    return el("details", {}, summary, el("div", attrs, table))
