"""The buttons around the table: which of them can be used, and what else is offered."""


def tools(scene):
    """``{"undo", "last-trick", "hint": can it be pressed?, "past": is the last trick shown?}``."""
    snap = scene.snap
    if snap is None:
        return {"undo": False, "last-trick": False, "hint": False, "past": False}
    finished = bool(snap["tricks"]) and scene.phase() == "playing" and not scene.looking
    return {
        "undo": bool(snap["can_undo"]) and not scene.pending and not scene.lost,
        "last-trick": finished or scene.past,
        "hint": scene.mine() and scene.phase() in ("bidding", "playing") and not scene.lost,
        "past": scene.past,
    }


def offer(scene, words):
    """What one button offers, as what it does and its text: to take the game back from another tab, or to
    finish the hand; None when there is nothing to offer.
    """
    if scene.offered:
        return scene.offered[0], words(scene.offered[1])
    if scene.lost:
        return "play-here", words("play-here")
    if scene.snap is None or scene.phase() != "playing" or scene.looking or scene.pending:
        return None
    return ("finish", words("finish")) if scene.snap["can_finish"] else None


def after(scene, words):
    """Buttons in the place of the hand once it is over: what they do, what they say, is it the first."""
    if scene.open:
        return []
    if scene.phase() == "hand-over":
        return [("reckoning", words("reckoning"), False), ("next", words("next-hand"), True)]
    if scene.phase() == "game-over":
        return [("reckoning", words("result"), True)]
    return []
