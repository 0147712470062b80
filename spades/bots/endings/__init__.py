"""Endings: the last tricks of a hand, searched to their end with all cards open."""
