"""English words of the drills."""

WORDS = {
    "practice": "Practice",
    "practice.lead": (
        "Single choices out of hands that bots played, where one answer is clearly right. "
        "Three right answers in a row lead to the next level."
    ),
    "practice.searching": "Looking for a hand …",
    "practice.level": "Level {n} of {of}",
    "practice.tally": "{right} of {n} right",
    "practice.none": "not tried yet",
    "drill.bid": "Bid this hand",
    "drill.bid.about": "Any seat, any score, after any bids.",
    "drill.cover-nil": "Cover the nil",
    "drill.cover-nil.about": "Your partner bid nil: take what might hurt.",
    "drill.break-nil": "Break the nil",
    "drill.break-nil.about": "An opponent bid nil: force a trick on it.",
    "drill.ending": "Make or set the contract",
    "drill.ending.about": "The last tricks decide.",
    "drill.drop-bags": "Drop the bags",
    "drill.drop-bags.about": "Your bid is made, the penalty is near: lose what you can.",
    "practice.bids": "Bid hand after hand, with the chances of every bid.",
    # What is asked.
    "drill.ask-bid": "What do you bid?",
    "drill.ask-cover-nil": "Your partner bid nil. Keep it alive: which card?",
    "drill.ask-break-nil": "{seat} bid nil. Break it: which card?",
    "drill.ask-make": "You still need {n} tricks for your contract: which card?",
    "drill.ask-make~1": "You still need one trick for your contract: which card?",
    "drill.ask-set": "Your opponents bid {n}. Set them: which card?",
    "drill.ask-drop-bags": "Your contract is made, and {n} more bags bring the penalty: which card?",
    "drill.ask-drop-bags~1": "Your contract is made, and one more bag brings the penalty: which card?",
    "drill.tricks": "Tricks so far",
    # What is said to the answer.
    "drill.right-play": "Right: {card}",
    "drill.right-bid": "Right: {bid}",
    "drill.wrong-play": "Better: {card}",
    "drill.wrong-bid": "Better: {bid}",
    "drill.why-unload": (
        "{card}: it would take a trick sooner or later. Now it does least harm, and what stays can lose."
    ),
    "drill.why-throw": "{card}: it goes where it takes nothing, and what stays can take more.",
    "drill.also": "Just as good: {list}.",
    "drill.goal-cover-nil": "Nil made",
    "drill.goal-break-nil": "Nil fails",
    "drill.goal-make": "Contract made",
    "drill.goal-set": "They are set",
    "drill.goal-drop-bags": "No penalty",
    "drill.goal-bid": "Bid made",
    "drill.win": "Game won",
    "drill.caption": "What each choice is worth",
    "drill.choice": "Choice",
    "drill.you": "yours",
    "drill.note-play": (
        "Chances over the deals that fit what you could know. Of cards that do the same, one is listed."
    ),
    "drill.note-bid": "Chances when all go on as strong players do.",
    "drill.up": "You reach level {n}.",
    "drill.down": "Back to level {n}: easier ones for a while.",
    "drill.streak": "{n} right in a row; three lead to the next level.",
    "drill.other": "Other drills",
    "drill.next": "Next",
    "error.no-drill": "By these rules there is no such drill.",
}
