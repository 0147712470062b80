r"""What plays tell about hands. Written by a script; see it for how:

    python -m tools.fit.plays \
        --players club,tests/peers/reference.py:Reference,tests/peers/tree_search.py:TreeSearch1000 \
        --hands 1000 --seed 1

``BITS`` are, by the class of a remark in plays.py, how often the chance of a hand that holds one of the cards
is halved. Classes that tell little are left out.
"""

BITS: dict[str, int] = {
    "lost beat 1o cover": 1,
    "lost beat 2o need": 3,
    "lost beat 3o attack": 2,
    "lost beat 3o need": 3,
    "lost between 1o nil": 2,
    "lost between 2f nil": 2,
    "lost between 2o nil": 1,
    "lost between 3f nil": 1,
    "lost between 3f rest": 2,
    "lost between 3o nil": 2,
    "lost lower 1o cover": 2,
    "lost lower 1o need": 1,
    "lost lower 2f need": 2,
    "lost lower 3f need": 1,
    "lost lower 3o cover": 2,
    "lost lower 3o need": 1,
    "ruff cheaper 1o cover": 2,
    "ruff cheaper 1o need": 2,
    "ruff cheaper 2o need": 2,
    "ruff cheaper 2o rest": 1,
    "ruff cheaper 3f attack": 3,
    "ruff cheaper 3f rest": 3,
    "ruff cheaper 3o cover": 2,
    "ruff cheaper 3o need": 2,
    "ruff cheaper 3o rest": 2,
    "ruff higher 3o nil": 1,
    "ruffed higher 2o nil": 3,
    "ruffed lower 2o rest": 2,
    "ruffed lower 3f need": 2,
    "ruffed lower 3o need": 1,
    "threw higher 1o nil": 2,
    "threw higher 2f nil": 2,
    "threw higher 2o nil": 1,
    "threw higher 3f nil": 1,
    "threw lower 3o cover": 2,
    "threw ruff 1o cover": 2,
    "threw ruff 1o need": 2,
    "threw ruff 2f attack": 1,
    "threw ruff 2o attack": 2,
    "threw ruff 2o need": 2,
    "threw ruff 3f attack": 1,
    "threw ruff 3o attack": 2,
    "threw ruff 3o need": 3,
    "won cheaper 2o rest": 1,
    "won cheaper 3o cover": 1,
    "won cheaper 3o need": 2,
    "won higher 2f attack": 2,
    "won higher 3o attack": 3,
}
