"""All four hands in sight: each suit in a row, as the columns of a newspaper print them. Pure."""

from spades.seats import SEATS
from spades.ui.settings import arrange

SUITS = "SHCD"  # black, red, black, red


def open_hands(scene, settings, words):
    """For each place ``{"seat", "label", "suits"}``; a suit has its letter, the ``ranks`` held, from the ace
    down, and ``said``, the same for a reader.
    """
    german = settings.index_language() == "de"
    snap = scene.snap
    return [_hand(SEATS[place], snap["hands"][place], german, words) for place in range(4)]


def _hand(seat, cards, german, words):
    held = arrange(cards, "suits-down")
    return {
        "seat": seat,
        "label": words("watch.hand", seat=seat),
        "suits": [_suit(suit, [card for card in held if card[1] == suit], german, words) for suit in SUITS],
    }


def _suit(suit, cards, german, words):
    ranks = [rank(card[0], german, words) for card in cards]
    listed = " ".join(ranks) if ranks else words("watch.void")
    return {"suit": suit, "ranks": ranks, "said": words("watch.suit", suit=suit, list=listed)}


def rank(letter, german, words):
    """The letter of a rank as the player's cards have it: Q or D."""
    if letter in "JQ":
        return {"J": "B", "Q": "D"}[letter] if german else letter
    return words.index(letter)
