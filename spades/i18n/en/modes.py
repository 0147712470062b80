"""English words of what is beside playing: watching a record, the bidding quiz."""

WORDS = {
    # What cannot be watched.
    "error.link-broken": "This link cannot be read: {why}.",
    "error.link-newer": "This link was made by a newer version of the page (format {version}).",
    "error.nothing-to-watch": "No hand of this game is over yet: there is nothing to watch.",
    "error.not-watched": "This record is no longer open.",
    "broken.not-packed": "it is no record of a game",
    "broken.newer": "it is of a newer format",
    "broken.damaged": "a part of it was lost or changed on the way",
    "broken.wrong": "its cards and bids do not go together",
}
