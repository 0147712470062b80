"""Games of frames that nobody looks at any more are forgotten; nothing else is."""

import json

from spades.ui.embed.old import MOST, forget_old
from tests.ui.shelves import Storage

PREFIX = "spades:/site/:embed:"


def storage(frames):
    texts = {
        "spades:/site/:game:a": "{}",
        "spades:/site/:settings": "{}",
        "spades:/other/:embed:x:game:a": "{}",
    }
    for number in range(frames):
        name = PREFIX + f"{number:04}"
        texts[name + ":game:g"] = json.dumps({"v": 1, "date": f"2026-01-01T00:{number:02}", "save": ""})
        texts[name + ":current"] = "g"
    return Storage(texts)


def frames(kept):
    return sorted({key[len(PREFIX) :].split(":")[0] for key in kept.texts if key.startswith(PREFIX)})


def test_few_are_left_alone():
    kept = storage(MOST)
    forget_old(kept, PREFIX, "0000")
    assert len(frames(kept)) == MOST


def test_of_many_the_newest_stay_and_the_present_one():
    kept = storage(MOST + 5)
    forget_old(kept, PREFIX, "0000")
    assert frames(kept) == ["0000", *(f"{number:04}" for number in range(6, MOST + 5))]


def test_what_is_not_of_frames_stays():
    kept = storage(MOST + 5)
    forget_old(kept, PREFIX, "new")
    assert [key for key in kept.texts if not key.startswith(PREFIX)] == list(storage(0).texts)


def test_what_cannot_be_read_goes_first():
    kept = storage(MOST)
    kept.texts[PREFIX + "zzzz:game:g"] = "nonsense"
    forget_old(kept, PREFIX, "0000")
    assert "zzzz" not in frames(kept)
    forget_old(Storage(denied=True), PREFIX, "0000")
