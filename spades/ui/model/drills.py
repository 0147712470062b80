"""Drills: how far the person has come in each kind, and what is said of a question and its answer. Pure.

Progress is ``{kind: {"level": 1 to 5, "run": right ones in a row, or wrong ones below 0, "asked": n, "right":
n}}``; a kind that was never tried is missing.
"""

from spades.ui.model import answer, hint

KINDS = ("bid", "cover-nil", "break-nil", "ending", "drop-bags")
LEVELS = 5
UP, DOWN = 3, -2  # right or wrong ones in a row that change the level
MOST = 1000000
TAKING = ("lead-winner", "lead-top-spade", "lead-high", "draw-spades", "win", "win-last", "ruff")


def sound(value):
    """Progress as it was kept; what makes no sense of it begins anew."""
    found = {}
    for kind in KINDS:
        one = value.get(kind) if isinstance(value, dict) else None
        if isinstance(one, dict) and _makes_sense(one):
            found[kind] = {name: one[name] for name in ("level", "run", "asked", "right")}
    return found


def _makes_sense(one):
    for name, least, most in (
        ("level", 1, LEVELS),
        ("run", DOWN + 1, UP - 1),
        ("asked", 1, MOST),
        ("right", 0, MOST),
    ):
        number = one.get(name)
        if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
            return False
    return one["right"] <= one["asked"]


def of(progress, kind):
    """How far one has come in a kind."""
    return progress.get(kind) or {"level": 1, "run": 0, "asked": 0, "right": 0}


def after(one, right):
    """The same after an answer. Three right in a row lead up a level, two wrong in a row down."""
    run = (max(one["run"], 0) + 1) if right else (min(one["run"], 0) - 1)
    step = 1 if run == UP else -1 if run == DOWN else 0
    return {
        "level": min(LEVELS, max(1, one["level"] + step)),
        "run": 0 if step else run,
        "asked": min(MOST, one["asked"] + 1),
        "right": min(MOST, one["right"] + (1 if right else 0)),
    }


def standing(one, words):
    """The level in words, and how many were right."""
    tally = words("practice.tally", right=one["right"], n=one["asked"]) if one["asked"] else ""
    return words("practice.level", n=one["level"], of=LEVELS), tally or words("practice.none")


def moved(before, now, words):
    """What an answer did to the level, or the row of right ones it is in; "" when there is nothing to say."""
    if now["level"] > before["level"]:
        return words("drill.up", n=now["level"])
    if now["level"] < before["level"]:
        return words("drill.down", n=now["level"])
    return words("drill.streak", n=now["run"]) if 1 < now["run"] < UP and now["level"] < LEVELS else ""


def question(ask, words):
    """What is asked, in one line."""
    params = dict(ask)
    return words("drill.ask-" + params.pop("code"), **params)


def title(told, words):
    """Right or not, and what is."""
    choice = told["choice"] if told["right"] else told["best"]
    key = "drill." + ("right-" if told["right"] else "wrong-") + told["kind"]
    return words(key, card=choice) if told["kind"] == "play" else words(key, bid=words.bid(choice))


def sentences(told, ask, words):
    """Why, and which other choices are as good."""
    shown = told["choice"] if told["right"] else told["best"]
    others = [choice for choice in told["all"] if choice != shown]
    said = _why(told, ask["code"], shown, words)
    if not others:
        return said
    listed = words.cards(others) if told["kind"] == "play" else ", ".join([words.bid(bid) for bid in others])
    return said + " " + words("drill.also", list=listed)


def _why(told, asked, shown, words):
    """The words of a hint, but where they speak against what is asked."""
    if asked == "drop-bags" and told["reason"] in TAKING:  # they praise it for its trick
        return words("drill.why-unload", card=shown)
    if asked == "set" and told["reason"] == "throw-high":  # they fear the bags that set the opponents
        return words("drill.why-throw", card=shown)
    against = asked == "set" and told["fact"] == "contract-made"
    return hint.sentence(dict(told, fact="") if against else told, words)


def rows(told, words):
    """The choices: ``name``, ``card`` if it is one, ``chance`` (thousandths) of the bar and ``percent``, the
    other chance as ``beside``, ``best`` for a right one, ``own`` and ``mark``.

    Of a card the bar is the chance of the goal, of a bid that to win the game.
    """
    first, second = ("goal", "win") if told["kind"] == "play" else ("win", "goal")
    found = []
    for option in told["options"]:
        choice = option["choice"]
        found.append(
            {
                "name": words.card(choice) if told["kind"] == "play" else words.bid(choice),
                "card": choice if told["kind"] == "play" else None,
                "chance": option[first],
                "percent": answer.percent(option[first], words),
                "beside": answer.percent(option[second], words),
                "best": option["right"],
                "own": option["own"],
                "mark": words("drill.you") if option["own"] else "",
            }
        )
    return found


def heads(ask, words):
    """What the two chances are of: that of the bar first."""
    goal, win = words("drill.goal-" + ask["code"]), words("drill.win")
    return (win, goal) if ask["code"] == "bid" else (goal, win)
