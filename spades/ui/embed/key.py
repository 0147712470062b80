"""Under which name the browser keeps the game of one frame. Pure, and runs on MicroPython too."""

from spades.ui import address

LOOKS = ("lang", "theme", "speed", "autostart", "embed")  # another look is no other game
FNV_START, FNV_PRIME = 0xCBF29CE484222325, 0x100000001B3


def key(host, place, query):
    """Sixteen letters for this frame: the same after a reload of the page around it, and no other frame's.

    ``host`` is the page around it as far as the browser tells, ``place`` the frame's name, or its number
    among the frames of that page.
    """
    return _hash("\n".join([host, place, address.without(query, LOOKS)]))


def _hash(text):
    """FNV-1a of 64 bits: it keeps frames apart, and guards nothing."""
    number = FNV_START
    for byte in text.encode():
        number = (number ^ byte) * FNV_PRIME & 0xFFFFFFFFFFFFFFFF
    return "%08x%08x" % (number >> 32, number & 0xFFFFFFFF)
