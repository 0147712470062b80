"""``python -m spades``: the game for tinkerers."""

import sys

from spades.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
