"""Who takes the trick: tap the card, and be told why another one does."""

from spades.ui.dom import el
from spades.ui.examples import cards, model

SEATS = "NESW"


class Trick:
    """The four cards of the picture, each a button."""

    def __init__(self, frame, given):
        self._frame = frame
        self._given = given
        self._answer = None

    async def open(self):
        """Asks the engine once; the answer waits until a card is tapped."""
        leader, played, words = self._given["leader"], self._given["cards"], self._frame.words
        self._answer = await self._frame.page.ask("trick", leader=leader, cards=played)
        places = []
        for place, card in enumerate(played):
            seat = SEATS[(SEATS.index(leader) + place) % 4]
            label = words("card.laid", seat=seat, card=card)
            name = words.seat(seat) + ("" if place else " " + words("example.leads"))
            whole = el("span", {"aria-hidden": "true"}, name)
            places.append(el("li", {"data-seat": seat}, whole, cards.button(words, card, label)))
        self._frame.body.append(el("ol", {"class": "laid"}, *places))
        self._frame.say(words("example.try-trick"))

    async def tap(self, node):
        """A card was tapped."""
        card = node.getAttribute("data-card")
        right, said = model.taker(self._given["cards"], self._answer, card, self._frame.words)
        if right:
            node.parentElement.className = "won"
        self._frame.mark(right)
        self._frame.say(said)
