"""The command line: look at a deal, check a record, let bots play each other."""

from spades.cli.main import main

__all__ = ["main"]
