"""What the live examples of the guide say and ask: sentences, rows, choices. Pure."""

from spades.ui.sheets import reckoning


class Hunt:
    """The hunt for the cards that may be played; ``hand`` is that of the engine, with its reasons."""

    def __init__(self, hand):
        self._why = {held["card"]: held["why"] for held in hand}
        self._left = [held["card"] for held in hand if not held["why"]]

    def tap(self, card, words):
        """May this card be played, and a sentence about it."""
        why = self._why[card]
        if why:
            return False, words("example.no", card=card, why=words.refusal(why))
        if card in self._left:
            self._left.remove(card)
        rest = words("example.left", n=len(self._left)) if self._left else words("example.all-found")
        return True, words("example.yes", card=card) + " " + rest


def taker(played, answer, card, words):
    """Does this card take the trick, and a sentence about it; ``answer`` is the engine's."""
    why = answer["beaten"][played.index(card)]
    if why:
        return False, words("example.beaten-" + why)
    return True, words("example.takes", why=words("event.trick", seat=answer["winner"]))


def bids(fields, words):
    """The bids that these rules know: pairs of value and label."""
    least = 0 if fields["nil"] else 1
    return [(str(n), words.bid(n)) for n in range(least, 14) if n != 1 or fields["bidone"]]


def hand(entered, words):
    """What to ask of the engine for the numbers entered, by name; and what is wrong with them, or ""."""
    south, north = int(entered["won-S"]), int(entered["won-N"])
    if south + north > 13:
        return None, words("example.too-many", n=south + north)
    asked = {
        "bids": [int(entered["bid-N"]), 1, int(entered["bid-S"]), 1],
        "tricks": [north, 13 - south - north, south, 0],
        "scores": [_whole(entered["points"]), 0],
        "bags": [int(entered["bags"]), 0],
    }
    return asked, ""


def _whole(text):
    """A number of points as it was typed; what is none counts nothing."""
    try:
        return max(-999, min(999, int(text)))
    except ValueError:
        return 0


def ledger(team, words):
    """Our team's account as rows ``(text, value, kind)``, the sums of kind "sum"; and a sentence."""
    rows = [
        (
            reckoning.line_text(words, line["code"], line["seat"], line["count"]),
            words.signed(line["points"]),
            "",
        )
        for line in team["lines"]
    ]
    rows.append((words("hand.sum"), words.signed(team["points"]), "sum"))
    rows.append((words("example.after"), words.number(team["after"]), "sum"))
    rows.append((words("example.bags-after"), str(team["bags_after"]), "sum"))
    return rows, words("hand.sum") + ": " + words.signed(team["points"]) + "."


def before(asked, words):
    """What a bidder knows: the score, and the bids so far."""
    us, them = asked["teams"]
    score = words("example.score", us=us["score"], them=them["score"], bags=us["bags"], others=them["bags"])
    said = [words.event(event) for event in asked["events"] if event[0] in ("bid", "blind")]
    return " ".join([score] + (said or [words("example.first")]))
