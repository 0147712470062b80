"""The two small marks beside the line: the suit led, and that spades are broken."""


def chips(scene, words):
    """``[{"key", "suit", "text", "new"}]``; ``new`` for spades that were broken just now."""
    if scene.snap is None or scene.phase() != "playing":
        return []
    found, led = [], scene.snap["led"]
    if led and not scene.looking:
        found.append({"key": "led", "suit": led, "text": words("led", suit=led), "new": False})
    if spade_fell(scene.snap):
        new = any(event[0] == "broken" for event in scene.snap["events"])
        found.append({"key": "broken", "suit": "S", "text": words("broken"), "new": new})
    return found


def spade_fell(snap):
    """Has a spade been played in this hand, on the trick under way too?"""
    tricks = snap["tricks"] + ([snap["table"]] if snap["table"] else [])
    return any(card[1] == "S" for trick in tricks for card in trick["cards"])
