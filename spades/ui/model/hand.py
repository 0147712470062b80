"""The player's hand: the cards in the order that the player likes, and which may be played."""

from spades.ui.settings import arrange

ALL = 13
ONE_ROW = 5  # cards that fit beside each other on a phone, the middle of each free to be touched


def hand(scene, settings, words):
    """``{"cards": [...], "backs": n, "rows": 1 or 2}``.

    A card has its ``card``, ``symbol`` (of the deck), ``label`` (its name for a reader), ``off`` (it may not
    be played, and says so), ``pressed`` (chosen; None where nothing is chosen), ``refused`` and
    ``hinted``.
    """
    if scene.snap is None:
        return {"cards": [], "backs": ALL, "rows": 2}
    if scene.open:
        return {"cards": [], "backs": 0, "rows": 1}
    if scene.phase() == "blind" or (scene.phase() == "bidding" and not scene.snap["hand"]):
        return {"cards": [], "backs": ALL, "rows": 2}
    held = arrange(scene.held(), settings["order"])
    german = settings.index_language() == "de"
    cards = [_card(scene, text, german, words) for text in held]
    return {"cards": cards, "backs": 0, "rows": 1 if len(cards) <= ONE_ROW else 2}


def _card(scene, text, german, words):
    off = scene.phase() == "playing" and scene.why(text) is not None
    chosen = text in scene.picked or scene.armed == ("play", text)
    return {
        "card": text,
        "symbol": symbol(text, german),
        "label": _label(words, text, off),
        "off": off,
        "pressed": chosen if scene.phase() == "exchange" else (True if chosen else None),
        "refused": scene.refused == text,
        "hinted": scene.is_hinted("play", text),
    }


_labels: dict[object, str] = {}


def _label(words, text, off):
    """The name of a card, put together once: MicroPython takes a millisecond for three of them."""
    key = (words.language, text, off)
    if key not in _labels:
        _labels[key] = words("card.not-playable", card=text) if off else words.card(text)
    return _labels[key]


def symbol(text, german):
    """The face of a card in the deck: ``"TH"`` is "10H"; German letters have faces of their own."""
    rank = "10" if text[0] == "T" else text[0]
    return rank + text[1] + ("-de" if german and rank in ("Q", "J") else "")
