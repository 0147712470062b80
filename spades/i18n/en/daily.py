"""English words of the daily deal."""

WORDS = {
    "daily": "Daily deal",
    "daily.of": "Daily deal of {date}",
    "daily.about": "Four hands, the same for everybody today.",
    "daily.row": "{n} days in a row",
    "daily.row~1": "1 day in a row",
    "daily.best": "Best: {n}",
    "daily.play": "Play today’s deal",
    "daily.go-on": "Go on with it",
    "daily.result": "See your result",
    "daily.working": "Expert is playing the same deals in your place …",
    "daily.ahead": "You made {n} points more with these cards than Expert in your place.",
    "daily.ahead~1": "You made one point more with these cards than Expert in your place.",
    "daily.behind": "Expert, in your place, made {n} points more with these cards.",
    "daily.behind~1": "Expert, in your place, made one point more with these cards.",
    "daily.level": "You made exactly as many points with these cards as Expert in your place.",
    "daily.helped": (
        "With a hint, an undo or cards seen before: "
        "such a day holds the days in a row and does not raise them."
    ),
    "daily.no-undo": "The result of a daily deal stands: nothing is taken back.",
    "daily.late": "Not begun on its own day, so it does not count for the days in a row.",
    "daily.unknown": (
        "It is not known whether it was begun on its own day, so it does not count for the days in a row."
    ),
    "daily.caption": "Hand by hand: our points less theirs",
    "daily.you": "You",
    "daily.sum": "All",
    "daily.better": "better",
    "daily.same": "level",
    "daily.worse": "worse",
    "daily.compare": "Compare trick by trick",
    "daily.watch": "Watch Expert’s game",
    "daily.game": "The whole game",
    "daily.copy": "Copy the result",
    "daily.text": "To share: it tells no card",
    "daily.expert": "Expert",
    "daily.share-title": "Spades, daily deal {date}",
    "daily.share-mine": "I: {us} to {them} ({points})",
    "daily.share-helped": ", with help",
    "daily.share-expert": "Expert in my place: {us} to {them} ({points})",
    "daily.share-streak": "{n} days in a row",
    "daily.share-streak~1": "1 day in a row",
    "daily.fair": (
        "The cards of a daily deal come from its date, so that everybody has the same. Nothing was drawn, "
        "and there is nothing to prove: anybody can work them out, beforehand too."
    ),
    "daily.shell": "All four deals, from the source of this page",
    "error.daily-future": "The daily deal of {date} is still to come.",
}
