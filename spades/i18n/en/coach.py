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
    "why.only-choice": "{card}: no other card that you may play makes a difference.",
    "why.lead-under-nil": "{card}: {seat} may have to take this trick, and the nil fails.",
    "why.lead-under-nil~you": "{card}: you may have to take this trick.",
    "why.lead-for-nil": "{card}: a lead under which your partner’s nil can hide.",
    "why.lead-void-nil": "{card}: your partner, who bid nil, has no {suit} and can throw a danger away.",
    "why.lead-winner": "{card}: none of the {suit} still out can beat it; only a ruff could.",
    "why.lead-top-spade": "{card}: no spade still out can beat it.",
    "why.draw-spades": "{card}: it takes spades out of the other hands.",
    "why.lead-low": "{card}: a low lead that gives nothing away.",
    "why.lead-high": "{card}: it drives the higher cards of the suit out.",
    "why.keep-nil": "{card}: in this trick your nil stays safe.",
    "why.risk-nil": "{card}: it may take the trick and break your nil, but the other cards are worth less.",
    "why.cover-nil": "{card}: it takes the trick so that your partner’s nil need not.",
    "why.set-nil": "{card}: it leaves the trick to {seat}, whose nil then fails.",
    "why.leave-to-nil": "{card}: {seat}, who bid nil, gets no cover from it and may have to take this trick.",
    "why.win-last": "{card}: you play last, and it takes the trick as cheaply as can be.",
    "why.win": "{card}: it takes the lead in the trick.",
    "why.ruff": "{card}: you have none of the suit led, and a spade takes the trick.",
    "why.leave-to-partner": "{card}: your partner is winning; leave the trick there.",
    "why.duck": "{card}: you could take this trick, and do better not to.",
    "why.throw-high": "{card}: it goes where it takes nothing; later it would win what you do not want.",
    "why.keep-low": "{card}: you cannot win this trick, and the lower cards are worth keeping.",
    "why.low": "{card}: you cannot win this trick, so the least goes.",
    # What the table says beside it.
    "fact.contract-made": "Your contract is made; every further trick is a bag.",
    "fact.contract-lost": "Your side can no longer make its contract.",
    "fact.need-all": "You need all of the {n} tricks that are left.",
    "fact.need-all~1": "You need the last trick.",
    "fact.need": "Your side still needs {n} tricks.",
    "fact.need~1": "Your side still needs one trick.",
    # The review.
    "review": "Review",
    "review.title": "Review of hand {n}",
    "review.title-game": "Review of the game",
    "review.working": "Expert looks at every choice …",
    "review.sum": "{n} choices: {best} were Expert’s own, {fine} as good as that.",
    "review.sum~1": "One choice: {best} was Expert’s own, {fine} as good as that.",
    "review.worse": "The others: {list}.",
    "review.none": "Nothing to regret.",
    "review.count-slip": "{n} slips",
    "review.count-slip~1": "one slip",
    "review.count-mistake": "{n} mistakes",
    "review.count-mistake~1": "one mistake",
    "review.count-blunder": "{n} blunders",
    "review.count-blunder~1": "one blunder",
    "grade.best": "best",
    "grade.fine": "fine",
    "grade.slip": "slip",
    "grade.mistake": "mistake",
    "grade.blunder": "blunder",
    "review.bid": "Bid",
    "review.trick": "Trick {n}",
    "review.in-hand": "Hand {n}: {where}",
    "review.costly": "What cost most",
    "review.instead-play": "You chose {card}; better was {cards}.",
    "review.instead-bid": "You bid {choice}; better was {best}.",
    "review.cost": "Costs {value} of all games.",
    "review.look": "Look at it",
    "review.all": "Every choice",
    "review.when": "When",
    "review.choice": "Yours",
    "review.best": "Expert’s",
    "review.grade": "Grade",
    "review.loss": "Cost",
    "review.forced": "no choice",
    "review.chart": (
        "Your chance to win the game after each of your choices; the table below tells it in numbers"
    ),
    "review.open-cards": "With all cards open",
    "review.open": (
        "Your side's points less theirs: {made} in this hand. From trick {n} on, exact play of all four, "
        "each seeing all cards, would have made it {points}."
    ),
    "review.open-same": (
        "Your side's points less theirs: {made} in this hand. From trick {n} on, exact play of all four, "
        "each seeing all cards, would have brought no more."
    ),
    "review.open-note": "Nobody could see all cards: this is no grade.",
    "review.note": (
        "Grades tell how much of the chance to win the game a choice gave away, judged by what you "
        "could know: less than 0.5% is fine, a slip up to 2%, a mistake up to 5%, a blunder more."
    ),
    "play-on": "Play on from here",
    "play-same": "Play the same deal",
    "compare": "Compare",
    "compare.even": "Both games brought the same.",
    "compare.ahead": "You made {n} points more.",
    "compare.behind": "The other game brought {n} points more.",
    "compare.here": "Your game",
    "compare.there": "The other game",
    # Statistics.
    "stats": "Statistics",
    "stats.all": "All",
    "stats.against": "Opponents",
    "stats.what": "What",
    "stats.alone": "Alone",
    "stats.helped": "With hints or undo",
    "stats.games": "Games",
    "stats.won": "Games won",
    "stats.hands": "Hands",
    "stats.points": "Our points a hand",
    "stats.made": "Contracts made",
    "stats.nils": "Nils you bid",
    "stats.nils-made": "Your nils made",
    "stats.bags": "Bags a hand",
    "stats.error": "Tricks away from your bid",
    "stats.share": "{part} of {of} ({value})",
    "stats.off": "Your tricks, more or fewer than you bid",
    "stats.distance": "Tricks less bid",
    "stats.times": "Hands",
    "stats.note": (
        "Counted in this browser only. They stay when saved games are deleted, until you erase them."
    ),
    "stats.move": "Export or import",
    "stats.text": "Statistics as text",
    "stats.take": "Take these in",
    "stats.wrong": "This text holds no statistics.",
    "stats.erase": "Erase the statistics",
    "stats.erase-text": (
        "All figures begin anew, with them the results of daily deals, your days in a row and the levels of "
        "drills. Saved games stay as they are."
    ),
    "stats.erase-yes": "Erase",
    # Fairness.
    "fair": "Are the deals fair?",
    "fair.lead": (
        "All deals of a game are drawn before its first bid, and nothing that anybody plays changes "
        "them. This number fixes the cards of the hand without telling them: note it now, check it "
        "afterwards."
    ),
    "fair.hash": "SHA-256 of hand {n}",
    "fair.later": (
        "When the hand is over, salt and deal code stand here, and anybody can compute the number from them."
    ),
    "fair.right": "Checked: the cards are those that were fixed before the bidding.",
    "fair.wrong": "The number does not fit these cards. That must not be: please report it.",
    "fair.opened": "Salt and deal code",
    "fair.shell": "Check it yourself, in any shell",
    "fair.drawn": (
        "Deals come from the random source of the operating system, each of the 5 × 10²⁸ as likely "
        "as any other. Bots see their own cards only."
    ),
    "stats.take-text": "These figures take the place of those in this browser.",
    "stats.take-yes": "Take in",
    "error.too-many-hands": "This game is too long for a link.",
    "stats.partner": "Partner",
    "stats.rules": "Rules",
    "play-on.said": "A copy goes on from here; the game it comes from stays as it is.",
    "compare.less-theirs": "Ours less theirs",
    "fair.lead-over": (
        "These cards were fixed before the first bid. From salt and deal code anybody gets the "
        "number that was shown then."
    ),
    # The person's cards beside chance, and grades.
    "dealt": "Your cards beside chance",
    "dealt.few": "{n} hands are too few to say anything of chance: play on.",
    "dealt.few~1": "One hand is too little to say anything of chance: play on.",
    "dealt.within": "Over {n} hands everybody got what chance gives, give or take.",
    "dealt.beyond": (
        "Over {n} hands something lies farther off than chance puts one figure in 16,000. If it stays so for "
        "hundreds of hands, please report it."
    ),
    "dealt.mean": "A hand, on average",
    "dealt.you": "You",
    "dealt.partner": "Partner",
    "dealt.foes": "Opponents",
    "dealt.chance": "By chance",
    "dealt.spades": "Spades",
    "dealt.high": "Aces, kings, queens",
    "dealt.ace": "The ace of spades",
    "dealt.voids": "A void suit",
    "dealt.held": "How many spades you held",
    "dealt.drawn": "How often you held each number of spades; a line marks how often chance would have it",
    "dealt.how-often": "How often",
    "dealt.times": "{n} (chance: {usual})",
    "dealt.note": (
        "After ± stands what your own figure lies farther off only once in twenty times. The line on each "
        "bar is what chance gives. Counted in this browser only."
    ),
    "grades": "Grades over time",
    "grades.none": "Review a hand of yours, and its grades stand here.",
    "grades.drawn": "Choices that were best or fine, in each of your last reviewed hands",
    "grades.review": "Hand",
    "grades.day": "Day",
    "grades.choices": "Choices",
    "grades.sound": "Best or fine",
    "grades.bad": "Mistakes and blunders",
}
