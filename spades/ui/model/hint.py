"""A hint in words and numbers. Pure."""

from spades.ui.model import answer


def title(told, words):
    """What to do, in a few words."""
    if told["kind"] == "play":
        return words("hint.title-play", card=told["choice"])
    return words("hint.title-bid", bid=told["choice"]) if told["choice"] else words("hint.title-nil")


def sentence(told, words):
    """Why, and what the table says to it."""
    params = dict(told["params"])
    params["tricks"] = answer.tenths(params.get("worth", 0), words)
    params["nil"] = answer.hundred(params.get("nil", 0))
    said = words("why." + told["reason"], **params)
    return said + " " + words("fact." + told["fact"], **params) if told["fact"] else said


def deed(told, words):
    """What the button says that does it."""
    if told["kind"] == "play":
        return words("hint.do-play")
    return words("hint.do-bid", bid=told["choice"]) if told["choice"] else words("hint.do-nil")


def rows(told, words):
    """The choices, best first: ``name``, ``card`` if it is one, ``chance`` (thousandths), ``percent``,
    ``points`` and ``best``.
    """
    return [_row(option, told, words) for option in told["options"]]


def _row(option, told, words):
    choice = option["choice"]
    return {
        "name": words.card(choice) if told["kind"] == "play" else words.bid(choice),
        "card": choice if told["kind"] == "play" else None,
        "chance": option["win"],
        "percent": words("percent", value=answer.tenths(100 * option["win"], words)),
        "points": words.signed((option["points"] + 5) // 10),
        "best": choice == told["choice"],
    }
