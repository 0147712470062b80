"""A player who knows the page by its accessible names alone, in either language."""

import re

from playwright.sync_api import Locator, Page, expect

NAMES = {
    "en": {
        "card": r"(Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King|Ace) "
        r"of (spades|hearts|diamonds|clubs)",
        "refused": ", not playable",
        "led": " led$",
        "bid": "Your bid",
        "next": "Next hand",
        "undo": "Undo",
        "last": "Last trick",
        "new": "New game",
        "sheet": "Score sheet",
        "settings": "Settings",
        "score": "Score",
    },
    "de": {
        "card": r"(Pik|Herz|Karo|Kreuz)-"
        r"(Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Bube|Dame|König|Ass)",
        "refused": ", nicht spielbar",
        "led": " gefordert$",
        "bid": "Deine Ansage",
        "next": "Nächste Runde",
        "undo": "Rückgängig",
        "last": "Letzter Stich",
        "new": "Neues Spiel",
        "sheet": "Punkteblatt",
        "settings": "Einstellungen",
        "score": "Punktestand",
    },
}


class Player:
    """South. ``lang`` is the language that the page speaks."""

    def __init__(self, page: Page, lang: str = "en"):
        self.page = page
        self.name = NAMES[lang]
        self.main = page.locator("main")
        self.status = page.get_by_role("status")
        self.hand = page.get_by_role("button", name=re.compile(f"^{self.name['card']}"))
        self.playable = page.get_by_role("button", name=re.compile(f"^{self.name['card']}$"))
        self.led = page.get_by_role("listitem").filter(has_text=re.compile(self.name["led"]))
        self.refused = page.get_by_role("button", name=re.compile(f"{self.name['refused']}$"))

    def button(self, what: str) -> Locator:
        """A button by what it does: "undo", "next" …"""
        return self.page.get_by_role("button", name=self.name[what], exact=True)

    def card(self, name: str) -> Locator:
        """A card of the hand by its whole name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def phase(self) -> str:
        """The phase that the page is in."""
        return self.main.get_attribute("data-phase") or ""

    def turn(self) -> str:
        """Waits until it is South's turn, or the hand is over; the phase then."""
        self.page.locator(
            "main[data-turn='S'], main[data-phase='hand-over'], main[data-phase='game-over']"
        ).wait_for()
        return self.phase()

    def bid(self, bid: str = "3") -> None:
        """Makes a bid: "Nil", "1" … "13"."""
        assert self.turn() == "bidding"
        group = self.page.get_by_role("group", name=self.name["bid"], exact=True)
        group.get_by_role("button", name=bid, exact=True).click()

    def next_hand(self) -> None:
        """Has the next hand dealt, and waits until it lies there."""
        self.button("next").click()
        expect(self.main).to_have_attribute("data-phase", "bidding")

    def play(self) -> str:
        """Plays the first card that may be played; its name."""
        card = self.playable.first
        name = card.get_attribute("aria-label") or ""
        held = self.hand.count()
        card.click()
        expect(self.hand).to_have_count(held - 1)
        return name

    def play_hand(self, bid: str = "3") -> None:
        """Bids, and plays to the end of the hand."""
        self.bid(bid)
        while self.turn() == "playing":
            self.play()

    def play_until_refused(self) -> None:
        """Plays until South must follow suit, and holds cards that do not."""
        if self.turn() == "bidding":
            self.bid()
            self.turn()
        self.play()
        while self.turn() == "playing" and not (self.refused.count() and self.led.count()):
            self.play()
