"""Reading on demand: the hand, the table, the score, in words. Pure."""

from spades.seats import SEATS, TEAMS
from spades.ui.model import open_hands
from spades.ui.settings import arrange


def hand(scene, settings, words):
    """The hand, suit by suit; all four where they lie open."""
    if scene.open:
        return " ".join([_open(seat) for seat in open_hands.open_hands(scene, settings, words)])
    if scene.snap is None or not scene.held():
        return words("read.empty")
    held = arrange(scene.held(), "suits-up" if settings["order"] == "suits-up" else "suits-down")
    names = ", ".join([words.card(card) for card in held])
    return words("read.hand", list=names)


def _open(seat):
    return seat["label"] + ": " + "; ".join([suit["said"] for suit in seat["suits"]]) + "."


def table(scene, words):
    """The cards on the table, what each seat bid and took, and whose turn it is."""
    snap = scene.snap
    if snap is None:
        return words("read.table-empty")
    said = [_lying(snap, words)]
    for index in range(4):
        bid = snap["bids"][index]
        if bid is not None:
            said.append(words("read.seat", seat=SEATS[index], bid=words.bid(bid), n=snap["won"][index]))
    if scene.turn():
        said.append(words("read.turn", seat=scene.turn()))
    return " ".join(said)


def past(scene, words):
    """The last trick: who laid what, and who won it."""
    trick = scene.snap["tricks"][-1]
    return words("read.last-trick", list=_laid(trick, words)) + " " + words.event(["trick", trick["winner"]])


def _lying(snap, words):
    table = snap["table"]
    if not table or not table["cards"]:
        return words("read.table-empty")
    return words("read.table", list=_laid(table, words))


def _laid(trick, words):
    first = SEATS.index(trick["leader"])
    laid = [
        words("card.laid", seat=SEATS[(first + place) % 4], card=card)
        for place, card in enumerate(trick["cards"])
    ]
    return ", ".join(laid)


def score(scene, words):
    """Points, bid, tricks and bags of both teams."""
    if scene.snap is None:
        return ""
    said = []
    for team in range(2):
        ours = scene.snap["teams"][team]
        said.append(
            words(
                "read.score",
                team=TEAMS[team],
                total=ours["score"],
                bid=ours["bid"],
                n=ours["won"],
                bags=ours["bags"],
            )
        )
    return " ".join(said)
