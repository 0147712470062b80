"""A review in words: the sum of it, the moments that cost most, every choice. Pure."""

from spades.ui.model import answer, hint

GRADES = ("best", "fine", "slip", "mistake", "blunder")
COSTLY = ("slip", "mistake", "blunder")
MOST = 6  # costly moments that are told at length


def chosen(moments):
    """Those at which there was something to choose."""
    return [moment for moment in moments if not moment["forced"]]


def verdict(moments, words):
    """How many choices had which grade, in a sentence or two."""
    found = chosen(moments)
    counts = {grade: len([one for one in found if one["grade"] == grade]) for grade in GRADES}
    said = words("review.sum", n=len(found), best=counts["best"], fine=counts["fine"])
    worse = [words("review.count-" + grade, n=counts[grade]) for grade in COSTLY if counts[grade]]
    return said + " " + (words("review.worse", list=", ".join(worse)) if worse else words("review.none"))


def costly(moments):
    """The moments that cost most, the costliest first."""
    found = [moment for moment in moments if moment["grade"] in COSTLY]
    return sorted(found, key=lambda one: (-one["loss"], one["hand"], one["step"]))[:MOST]


def place(moment, words, several):
    """Where in the game it was: "Trick 5", "Hand 2, trick 5", "Bid"."""
    where = words("review.bid") if moment["kind"] == "bid" else words("review.trick", n=moment["trick"])
    return words("review.in-hand", n=moment["hand"], where=where) if several else where


def choice(moment, words, name="choice"):
    """What was chosen, or with ``name`` "best" what should have been, as a name."""
    value = moment[name]
    return words.bid(value) if moment["kind"] == "bid" else words.card(value)


def instead(moment, words):
    """What was chosen and what would have been better, in a sentence."""
    key, own, best = "review.instead-" + moment["kind"], moment["choice"], moment["best"]
    if moment["kind"] == "bid":
        return words(key, choice=words.bid(own), best=words.bid(best))
    return words(key, card=own, cards=[best])


def why(moment, words):
    """Why the best choice is the best."""
    return hint.sentence(moment, words)


def loss(moment, words):
    """What it cost, of all games: "2.1 %"; "" for what cost nothing."""
    if not moment["loss"]:
        return ""
    return words("percent", value=answer.tenths(100 * moment["loss"], words))


def win(moment, words):
    """The chance to win the game after the choice; "" where there was none."""
    return "" if moment["forced"] else words("percent", value=answer.tenths(100 * moment["win"], words))


def open_cards(told, words, several):
    """What open cards would have made of an ending, in a sentence."""
    key = "review.open" if told["best"] > told["made"] else "review.open-same"
    said = words(key, n=told["trick"], points=told["best"], made=words.signed(told["made"]))
    return words("review.in-hand", n=told["hand"], where=said) if several else said


def course(moments, width, height):
    """The chance to win after each choice as points of a line: ``(x, y, grade)``, with y downwards."""
    found = chosen(moments)
    step = width / max(len(found) - 1, 1)
    return [
        (round(step * number, 1), round(height * (1000 - one["win"]) / 1000, 1), one["grade"])
        for number, one in enumerate(found)
    ]
