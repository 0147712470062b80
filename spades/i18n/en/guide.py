"""English words of the live examples in the guide."""

WORDS = {
    "example.leads": "leads",
    "example.house": (
        "Rules of your own, told in words. The numbers here are yours, "
        "and what does not hold by them is left out."
    ),
    "example.try-legal": "Tap a card: may it be played now?",
    "example.yes": "Yes, the {card} may be played.",
    "example.no": "The {card}? {why}",
    "example.all-found": "These are all that you may play.",
    "example.left": "{n} more to find.",
    "example.try-trick": "Tap the card that takes the trick.",
    "example.takes": "Right. {why}",
    "example.beaten-higher": "No: there is a higher card of this suit.",
    "example.beaten-ruffed": "No: it was ruffed. A spade beats every other suit.",
    "example.beaten-off-suit": "No: it is neither a spade nor of the suit led, so it wins nothing.",
    "example.try-score": "Change bids and tricks: the score follows.",
    "example.bid": "{seat}: bid",
    "example.bid~you": "Your bid",
    "example.took": "{seat}: tricks",
    "example.took~you": "Your tricks",
    "example.bags": "Bags before",
    "example.points": "Points before",
    "example.after": "Points after the hand",
    "example.bags-after": "Bags after the hand",
    "example.too-many": "A hand has 13 tricks: together you cannot take {n}.",
    "example.try-bid": "What do you bid? Expert answers.",
    "example.another": "Another hand",
    "example.score": "Points {us} to {them}, your bags {bags}, theirs {others}.",
    "example.first": "You bid first.",
    "example.wait": "Expert is thinking …",
    "example.failed": "The engine has stopped. Please load the page anew.",
}
