"""What is being read stays where it is while the page above it changes. Not every browser sees to that."""

from pyscript import window

from spades.ui.dom import every

LINES = "article :is(h1, h2, h3, p, li, tr, figure)"
ENOUGH = 12  # of them: should the first be hidden by the change, another shows how far the page moved


def hold(change):
    """Makes a change of the page. At its very beginning nothing is held: what is new there is to be seen."""
    seen = _in_sight() if window.scrollY else []
    change()
    for node, top in seen:
        if node.getClientRects().length:
            window.scrollBy(0, node.getBoundingClientRect().top - top)
            return


def _in_sight():
    """The first lines that begin in sight or below it, each with its distance from the window's upper edge. A
    figure that reaches in from above is none of them: it grows downwards.
    """
    found = []
    for node in every(LINES):
        place = node.getBoundingClientRect()
        if place.top >= 0 and place.height and len(found) < ENOUGH:
            found.append((node, place.top))
    return found
