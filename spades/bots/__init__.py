"""Bots: one small protocol, one level so far, and a referee that no bot can stop."""
