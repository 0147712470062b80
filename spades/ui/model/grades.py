"""The grades of the person's own hands that were reviewed, oldest first. Pure, and runs on MicroPython too.

A list of ``{"game": name, "hand": number, "day": "2026-11-30", "rules": text, "players": [partner,
opponents], "counts": choices with each grade, best first}``.
"""

from spades.ui.model.review import GRADES, chosen

KEPT = 300  # hands
DRAWN = 12


def sound(value):
    """What was kept; what cannot be read is left out, and what is more than anybody keeps."""
    return [entry for entry in value[-KEPT:] if _is_entry(entry)] if isinstance(value, list) else []


def _is_entry(entry):
    if not isinstance(entry, dict):
        return False
    texts = [entry.get(name) for name in ("game", "day", "rules")]
    players, counts = entry.get("players"), entry.get("counts")
    return (
        all(isinstance(text, str) for text in texts)
        and isinstance(entry.get("hand"), int)
        and isinstance(players, list)
        and len(players) == 2
        and all(isinstance(name, str) for name in players)
        and isinstance(counts, list)
        and len(counts) == len(GRADES)
        and all(isinstance(number, int) and 0 <= number <= 10000 for number in counts)
        and sum(counts) > 0
    )


def add(found, about, moments):
    """A review of hands is over. One that was reviewed before counts as graded last, in its place and day."""
    for hand in sorted({moment["hand"] for moment in moments}):
        grades = [moment["grade"] for moment in chosen(moments) if moment["hand"] == hand]
        if grades:
            entry = dict(about, hand=hand, counts=[grades.count(grade) for grade in GRADES])
            same = [one for one in found if (one["game"], one["hand"]) == (entry["game"], hand)]
            if same:
                entry["day"] = same[0]["day"]
                found = [entry if one is same[0] else one for one in found]
            else:
                found = found + [entry]
    return found[-KEPT:]


def sound_share(entry):
    """The choices that were best or fine, in per cent."""
    counts = entry["counts"]
    return (200 * (counts[0] + counts[1]) + sum(counts)) // (2 * sum(counts))


def total(found):
    """Choices with each grade in all of them."""
    return [sum([entry["counts"][place] for entry in found]) for place in range(len(GRADES))]


def drawn(found, words):
    """The newest hands as columns: ``(number, per cent, text above)``."""
    first = max(0, len(found) - DRAWN)
    return [
        (str(first + place + 1), sound_share(entry), words("percent", value=sound_share(entry)))
        for place, entry in enumerate(found[first:])
    ]


def rows(found, words, say):
    """Every hand as texts, the newest first: number, day as ``say`` says it, choices, best or fine, mistakes
    and blunders.
    """
    return [
        (
            str(place + 1),
            say(found[place]["day"]),
            str(sum(found[place]["counts"])),
            words("percent", value=sound_share(found[place])),
            str(sum(found[place]["counts"][3:])),
        )
        for place in range(len(found) - 1, -1, -1)
    ]
