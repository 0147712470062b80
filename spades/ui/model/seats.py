"""The four name plates: tricks taken of tricks bid, the dealer, the turn, who thinks."""

from spades.seats import SEATS

TALLY_MOST = 8  # more marks than that are a row of fence posts: the number says it alone


def seats(scene, words):
    """A plate for each of N, E, S, W: ``seat``, ``name``, ``strong`` and ``rest`` (what it says), ``tally``
    (marks "on", "", "over", "fail"), ``dealer``, ``turn``, ``thinking`` and ``backs`` (of seven).
    """
    return [_plate(scene, index, words) for index in range(4)]


def _plate(scene, index, words):
    seat, snap = SEATS[index], scene.snap
    strong, rest, tally = _says(scene, index, words)
    turn = scene.turn() == seat
    return {
        "seat": seat,
        "name": words.seat(seat),
        "strong": strong,
        "rest": rest,
        "tally": tally,
        "dealer": snap is not None and snap["dealer"] == seat,
        "turn": turn,
        "thinking": turn and seat != "S" and not scene.open,
        "backs": _backs(snap["counts"][index]) if snap else 7,
    }


def _backs(count):
    return (count * 7 + 12) // 13


def _says(scene, index, words):
    phase, snap = scene.phase(), scene.snap
    role = ("role.partner", "role.opponent", "role.you", "role.opponent")[index]
    if phase == "loading":
        return "", words(role), []
    bid = _bid(scene, index)
    if phase in ("bidding", "blind", "exchange") or bid is None:
        if bid is None:
            asked = SEATS[index] == "S" and scene.mine() and phase == "bidding"
            return "", words("to-bid") if asked else "–", []
        blind = bid == 0 and snap["blind"][index]
        return words("blind-nil") if blind else words.bid(bid), "" if blind else words("was-bid"), []
    return _taken(bid, snap["won"][index], words)


def _bid(scene, index):
    if index == 2 and scene.pending and scene.pending[0] == "bid":
        return scene.pending[1]
    return scene.snap["bids"][index]


def _taken(bid, won, words):
    if bid == 0:
        return words("nil"), words("tricks-n", n=won), ["fail"] * min(won, 3)
    marks = ["on"] * min(won, bid) + [""] * (bid - won) + ["over"] * (won - bid)
    return str(won), words("of-bid", bid=bid), marks if len(marks) <= TALLY_MOST else []
