"""Stored games and counts. ``python -m tests.golden.make`` writes them anew after a change of the rules."""
