"""Fits the figures that bots decide by: each script writes a module of whole numbers into ``spades/bots``."""
