"""The two small marks beside the line: the suit led, and that spades are broken."""


def chips(scene, words):
    """``[{"key", "suit", "text", "new"}]``; ``new`` for spades that were broken just now."""
    if scene.snap is None or scene.phase() != "playing":
        return []
    found, led = [], scene.snap["led"]
    if led and not scene.looking:
        found.append({"key": "led", "suit": led, "text": words("led", suit=led), "new": False})
    if scene.snap["broken"]:
        new = any(event[0] == "broken" for event in scene.snap["events"])
        found.append({"key": "broken", "suit": "S", "text": words("broken"), "new": new})
    return found
