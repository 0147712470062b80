"""The score slip in the document."""

from spades.ui.dom import Mark, el, every, one


class _Row:
    def __init__(self, root):
        self._team = Mark(one("th", root))
        self._points = Mark(one(".pts", root))
        con = one(".con", root)
        con.replaceChildren()
        self._strong, self._rest, self._nil = (
            Mark(el("b")),
            Mark(el("span")),
            Mark(el("span", {"class": "nil"})),
        )
        con.append(self._strong.node, " ", self._rest.node, self._nil.node)
        self._bags = Mark(one(".bags .n", root))
        self._limit = Mark(one(".bags .of10", root))

    def show(self, row):
        self._team.text(row["team"])
        self._points.text(row["points"])
        self._strong.text(row["strong"])
        self._rest.text(row["rest"])
        self._nil.text(row["nil"])
        self._bags.text(row["bags"])
        self._limit.text(row["limit"])


class Slip:
    """Both teams' rows."""

    def __init__(self):
        self._rows = [_Row(row) for row in every(".slip tbody tr")]

    def show(self, model):
        """Brings the rows up to date."""
        for place, row in enumerate(self._rows):
            row.show(model[place])
