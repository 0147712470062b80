"""The controls of a replay: where it is, where it can go, and what it says. Pure."""

from spades.ui.model import line

MOVES = ("hand-back", "trick-back", "card-back", "run", "card-on", "trick-on", "hand-on")
KEYS = {
    "ArrowLeft": "card-back",
    "ArrowRight": "card-on",
    "ArrowUp": "trick-back",
    "ArrowDown": "trick-on",
    "Home": "hand-start",
    "End": "hand-end",
    "PageUp": "hand-back",
    "PageDown": "hand-on",
    " ": "run",
}


def target(name, snap, hands):
    """Where a move leads: hand and step; None where it leads nowhere."""
    hand, step, steps, stops = snap["hand_no"], snap["step"], snap["steps"], snap["stops"]
    before, after = [stop for stop in stops if stop < step], [stop for stop in stops if stop > step]
    there = {
        "card-back": (hand, step - 1) if step else None,
        "card-on": (hand, step + 1) if step < steps else None,
        "trick-back": (hand, before[-1]) if before else None,
        "trick-on": (hand, after[0]) if after else None,
        "hand-start": (hand, 0) if step else None,
        "hand-end": (hand, steps) if step < steps else None,
        "hand-back": (hand, 0) if step else (hand - 1, 0) if hand > 1 else None,
        "hand-on": (hand + 1, 0) if hand < hands else None,
    }
    return there[name]


def player(snap, hands, running, words):
    """``{"step", "steps", "said", "running", "run", "off"}``: ``said`` is the step in words, ``run`` what the
    middle button does, ``off`` the moves that lead nowhere.
    """
    off = [name for name in MOVES if name != "run" and target(name, snap, hands) is None]
    return {
        "step": snap["step"],
        "steps": snap["steps"],
        "said": words("watch.step", step=snap["step"], steps=snap["steps"]),
        "running": running,
        "run": words("watch.stop" if running else "watch.run"),
        "off": off,
    }


def told(snap, words):
    """What happened at this step, in words, one text an event; at its first who has dealt."""
    said = [line.news(snap["events"], words)]
    for event in snap["events"]:
        if event[0] == "trick":
            said.append(words.event(event))
        elif event[0] == "deal":
            said.append(words("watch.dealt", seat=snap["dealer"]))
        elif event[0] == "hand-over":
            said.append(words("status.hand-over", n=snap["hand_no"]))
    if snap["result"]:
        said.append(won(snap, words))
    return [text for text in said if text]


def won(snap, words):
    """Who has won the game, at its end."""
    if not snap["result"]["winner"]:
        return words("over.draw")
    one, other = snap["result"]["winner"]
    return words("watch.won", one=words.seat(one), other=words.seat(other))
