"""English words of the rules: the rules panel, and the form of the house rules."""

WORDS = {
    "rules.table": "Table",
    "rules.teams": "Four players, two teams: you and North against West and East.",
    "rules.cards": "Everybody gets 13 of 52 cards. The ace is the highest card, spades are always trump.",
    "rules.deal": "The first dealer is drawn. After each hand the deal passes to the left.",
    "rules.bid": "Bidding",
    "rules.bid-or-nil": (
        "From the dealer’s left, each player says once how many tricks they will take: Nil, or 1 to 13."
    ),
    "rules.bid-no-nil": (
        "From the dealer’s left, each player says once how many tricks they will take: 1 to 13."
    ),
    "rules.bid-not-one": "A bid of one is not allowed.",
    "rules.bid-team": "The bids of two partners are added: that is the team’s contract. Nil adds nothing.",
    "rules.bid-least": "A team must bid at least {leastbid}.",
    "rules.bid-least-or-nil": "A team must bid at least {leastbid}, unless one of the two bids nil.",
    "rules.play": "Play",
    "rules.lead": "The player at the dealer’s left leads to the first trick, then whoever won the last one.",
    "rules.follow": "Follow the suit that was led if you can. If you cannot, play any card.",
    "rules.first-no-spades": "On the first trick no spade may be played, unless you hold nothing else.",
    "rules.win": (
        "The highest spade wins the trick; if there is none, the highest card of the suit that was led."
    ),
    "rules.spades-broken": (
        "Spades may be led once they are broken, that is, once one was played on an earlier trick; "
        "or when you hold nothing else."
    ),
    "rules.spades-any": "Spades may be led at any time.",
    "rules.spades-last": "Spades may be led only when you hold nothing else.",
    "rules.score": "Scoring",
    "rules.made": "A team that takes at least its contract scores 10 points for each trick it bid.",
    "rules.set": "A team that takes fewer is set and loses 10 points for each trick it bid.",
    "rules.bag-plus": "Each trick above the contract is a bag and scores 1 point.",
    "rules.bag-zero": "Each trick above the contract is a bag. It scores nothing.",
    "rules.bag-minus": "Each trick above the contract is a bag and costs 1 point.",
    "rules.bag-penalty": "Bags are carried on. {bags} of them cost {penalty} points and are taken off.",
    "rules.bag-no-penalty": "Bags are carried on. {bags} of them are taken off and cost nothing.",
    "rules.no-bags": "Tricks above the contract score nothing.",
    "rules.exact-ten": "A team that bids 10 or more and takes exactly that scores {exact} points more.",
    "rules.nil": "Nil",
    "rules.nil-worth": (
        "Nil is the promise to take no trick. Kept, it scores {nil} points; broken, it costs {nil}."
    ),
    "rules.nil-alone": "Each nil is judged alone, and the partner’s bid on the partner’s own tricks.",
    "rules.nil-bags": "The tricks of a failed nil do not help the partner; each is a bag.",
    "rules.nil-no-help": "The tricks of a failed nil do not help the partner.",
    "rules.nil-help": "The tricks of a failed nil do count for the partner’s bid.",
    "rules.blind-worth": (
        "A team that is {blind} points or more behind may bid nil before it sees its cards. "
        "That scores or costs {blindvalue} points."
    ),
    "rules.blind-exchange": (
        "After the bidding the partners then exchange {n} cards; both choose before either sees."
    ),
    "rules.blind-exchange~1": (
        "After the bidding the partners then exchange one card; both choose before either sees."
    ),
    "rules.end": "End",
    "rules.end-target": "The game ends after a hand in which a team has {target} points or more.",
    "rules.end-losing": "It ends as well when a team has {lose} points or fewer.",
    "rules.end-tie": "The higher total wins. With equal totals another hand is played.",
    # The form of the house rules.
    "field.target": "Points to win",
    "field.lose": "Losing score",
    "field.nil": "Value of nil",
    "field.failednil": "Tricks of a failed nil",
    "field.bags": "Bags until the penalty",
    "field.penalty": "Penalty for bags",
    "field.bagvalue": "Value of a bag",
    "field.leadspades": "Leading spades",
    "field.firstspades": "Spades on the first trick",
    "field.leastbid": "Least team bid",
    "field.bidone": "A bid of one",
    "field.exact": "Contract of ten or more, taken exactly",
    "field.blind": "Blind nil, when so far behind",
    "field.blindvalue": "Value of a blind nil",
    "field.exchange": "Cards exchanged after a blind nil",
    "value.none": "none",
    "value.off": "off",
    "value.failednil.bags": "are bags only",
    "value.failednil.help": "help the partner",
    "value.leadspades.broken": "once broken",
    "value.leadspades.any": "at any time",
    "value.leadspades.last": "only when nothing else is left",
    "value.yes": "allowed",
    "value.no": "not allowed",
    "wrong.not-an-integer": "A whole number, please.",
    "wrong.out-of-range": "Between {least} and {most}, please.",
    "wrong.not-one-of": "This value is not offered.",
    "wrong.needs": "This needs “{other}” to be on.",
    "wrong.less-than": "This must not be less than “{other}”.",
    "wrong.unknown-rules": "No rule set has this name.",
    "wrong.unknown-field": "“{field}” is not a rule.",
    "wrong.duplicate-field": "“{field}” stands there twice.",
    "wrong.bad-value": "“{field}” cannot be “{value}”.",
    "wrong.other": "This cannot be used ({code}).",
}
