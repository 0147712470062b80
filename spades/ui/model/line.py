"""The one line that says what happens: news of the game, and what is asked of the player. Pure."""

SILENT = ("deal", "hand-over", "trick", "game-over")


def hand(snap, words, number=None):
    """Which hand it is: "Hand 3", and in a game of so many "Hand 3 of 4"."""
    number = number or snap["hand_no"]
    of = snap["rules"]["fields"]["hands"]
    return words("hand-of", n=number, of=of) if of else words("hand-no", n=number)


def news(events, words):
    """What happened, one sentence an event, in one text; ``SILENT`` ones have no sentence of their own."""
    return " ".join(
        [text for text in [words.event(event) for event in events if event[0] not in SILENT] if text]
    )


def outcome(scene, words):
    """Who won the trick that was just finished."""
    return words.event(["trick", scene.snap["tricks"][-1]["winner"]])


def prompt(scene, words):
    """What the player is asked to do; "" when nothing."""
    phase, snap = scene.phase(), scene.snap
    if phase == "hand-over":
        return words("status.tie" if snap["tie"] else "status.hand-over", n=snap["hand_no"])
    if phase == "game-over":
        ends = {"NS": "status.you-win", "EW": "status.you-lose"}
        return words(ends.get(snap["result"]["winner"], "status.draw"))
    if not scene.mine():
        return ""
    ask = {"bidding": _bid, "playing": _play}.get(phase)
    return ask(snap, words) if ask else words("status." + phase)


def _bid(snap, words):
    others = [bid for bid in (snap["bids"][0], snap["bids"][1], snap["bids"][3]) if bid is not None]
    return words("status.your-bid-last" if len(others) == 3 else "status.your-bid")


def _play(snap, words):
    if not snap["led"]:
        return words("status.your-lead")
    if any(entry["card"][1] == snap["led"] for entry in snap["hand"]):
        return words("status.your-follow", suit=snap["led"])
    return words("status.your-play")


def received(scene, words):
    """The cards that the partner gave, said once when the exchange is done; "" otherwise."""
    exchange = scene.snap["exchange"]
    if exchange and exchange["received"] and any(event[0] == "exchange" for event in scene.snap["events"]):
        return words("exchange-got", seat="N", cards=exchange["received"])
    return ""
