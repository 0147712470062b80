"""Worlds: deals of the hidden cards that fit what a seat knows, uniform or weighted by bids and plays."""
