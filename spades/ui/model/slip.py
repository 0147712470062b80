"""The slip of paper with the score: points, contract and bags of both teams."""

from spades.seats import TEAMS


def slip(scene, words):
    """A row for each team: ``team``, ``points``, ``strong`` and ``rest`` (the contract), ``nil``, ``bags``
    and ``limit`` ("/10", or "" where bags do not count).
    """
    return [_row(scene, team, words) for team in range(2)]


def _row(scene, team, words):
    name = words.team(TEAMS[team])
    if scene.snap is None:
        return {"team": name, "points": "0", "strong": "", "rest": "–", "nil": "", "bags": "0", "limit": ""}
    ours, limit = scene.snap["teams"][team], scene.snap["rules"]["fields"].get("bags")
    strong, rest, nil = _contract(scene, team, words)
    return {
        "team": name,
        "points": words.number(ours["score"]),
        "strong": strong,
        "rest": rest,
        "nil": nil,
        "bags": words.number(ours["bags"]) if limit else "–",
        "limit": "/" + str(limit) if limit else "",
    }


def _contract(scene, team, words):
    ours = scene.snap["teams"][team]
    bids = [scene.snap["bids"][index] for index in (team, team + 2)]
    nils = len([bid for bid in bids if bid == 0])
    nil = words("plus-nil") if nils else ""
    if bids == [None, None]:
        return "", "–", ""
    if nils == 2:
        return words("nil"), words("plus-nil"), ""
    if None in bids:
        open_seat = words("plus-you") if team == 0 and not scene.open else ""
        return (words("nil"), open_seat, "") if nils else (str(ours["bid"]), open_seat, "")
    if scene.phase() in ("bidding", "blind", "exchange"):
        return str(ours["bid"]), "", nil
    return str(ours.get("toward", ours["won"])), words("of-bid", bid=ours["bid"]), nil
