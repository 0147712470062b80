"""German words of what is beside playing: watching a record, the bidding quiz."""

WORDS = {
    # What cannot be watched.
    "error.link-broken": "Dieser Link ist nicht lesbar: {why}.",
    "error.link-newer": "Dieser Link stammt von einer neueren Fassung der Seite (Format {version}).",
    "error.nothing-to-watch": "In diesem Spiel ist noch keine Runde zu Ende: Es gibt nichts anzusehen.",
    "error.not-watched": "Diese Aufzeichnung ist nicht mehr geöffnet.",
    "broken.not-packed": "er enthält keine Aufzeichnung",
    "broken.newer": "er hat ein neueres Format",
    "broken.damaged": "ein Teil ging unterwegs verloren oder wurde verändert",
    "broken.wrong": "Karten und Ansagen passen nicht zusammen",
}
