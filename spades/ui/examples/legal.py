"""Which cards may be played: tap them, and be told why not."""

from spades.ui.dom import el, one
from spades.ui.examples import cards
from spades.ui.examples.model import Hunt


class Legal:
    """The hand of the picture, each card a button."""

    def __init__(self, frame, given):
        self._frame = frame
        self._given = given
        self._hunt = None

    async def open(self):
        """Asks the engine once what may be played; the answers wait until a card is tapped."""
        given, words = self._given, self._frame.words
        answer = await self._frame.page.ask(
            "legal", hand=given["hand"], laid=given["laid"], broken=given["broken"]
        )
        self._hunt = Hunt(answer["hand"])
        places = [el("li", {}, cards.button(words, card, words.card(card))) for card in given["hand"]]
        self._frame.body.append(el("ol", {"class": "hand"}, *places))
        self._frame.say(words("example.try-legal"))

    async def tap(self, node):
        """A card was tapped."""
        card = node.getAttribute("data-card")
        may, said = self._hunt.tap(card, self._frame.words)
        place = one('[data-card="' + card + '"]', self._frame.body).parentElement
        place.className = "yes" if may else "no"
        if not may:
            node.setAttribute("aria-label", self._frame.words("card.not-playable", card=card))
        self._frame.mark(may)
        self._frame.say(said)
