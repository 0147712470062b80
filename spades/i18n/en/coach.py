"""English words of the coach: what a hint says, one sentence for each reason and fact."""

WORDS = {
    "hint.title-bid": "Hint: bid {bid}",
    "hint.title-nil": "Hint: bid Nil",
    "hint.title-play": "Hint: {card}",
    "hint.numbers": "In numbers",
    "hint.caption": "What each choice is worth",
    "hint.choice": "Choice",
    "hint.win": "Game won",
    "hint.points": "Points",
    "hint.note-bid": (
        "Chance to win the game, and the points of this hand, ours less theirs, when all go on as strong "
        "players do."
    ),
    "hint.note-play": (
        "Chance to win the game, and the points of this hand, ours less theirs, over the deals that fit what "
        "you know. Of cards that do the same, one is listed."
    ),
    "hint.do-bid": "Bid {bid}",
    "hint.do-nil": "Bid Nil",
    "hint.do-play": "Play it",
    "error.no-hint": "There is nothing to choose just now.",
    # Cards.
    "why.only-choice": "{card}: no other card may be played, or none that does anything else.",
    "why.lead-under-nil": "{card}: {seat} may have to take this trick, and the nil fails.",
    "why.lead-under-nil~you": "{card}: you may have to take this trick.",
    "why.lead-for-nil": "{card}: a lead under which your partner’s nil can hide.",
    "why.lead-winner": "{card}: none of the {suit} still out can beat it; only a ruff could.",
    "why.draw-spades": "{card}: it takes spades out of the other hands.",
    "why.lead-low": "{card}: a low lead that gives nothing away.",
    "why.lead-high": "{card}: it drives the higher cards of the suit out.",
    "why.keep-nil": "{card}: your nil stays safe.",
    "why.cover-nil": "{card}: it takes the trick so that your partner’s nil need not.",
    "why.set-nil": "{card}: it leaves the trick to {seat}, whose nil then fails.",
    "why.win-last": "{card}: you play last, and it takes the trick as cheaply as can be.",
    "why.win": "{card}: it takes the lead in the trick.",
    "why.ruff": "{card}: you have none of the suit led, and a spade takes the trick.",
    "why.leave-to-partner": "{card}: your partner is winning; leave the trick there.",
    "why.duck": "{card}: you could take this trick, and do better not to.",
    "why.throw-high": "{card}: it goes where it takes nothing; later it would win what you do not want.",
    "why.low": "{card}: you cannot win this trick, so the least goes.",
    # What the table says beside it.
    "fact.partner-void": "Your partner has no {suit} left.",
    "fact.contract-made": "Your contract is made; every further trick is a bag.",
    "fact.need-all": "You need all of the {n} tricks that are left.",
    "fact.need-all~1": "You need the last trick.",
    "fact.need": "Your side still needs {n} tricks.",
    "fact.need~1": "Your side still needs one trick.",
}
