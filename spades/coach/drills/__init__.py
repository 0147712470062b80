"""Drills: single decisions out of hands that bots play, where one choice is clearly right.

From a seed hands are dealt and played by bots (``deals``), and every decision of every seat is looked at. The
room of a kind says cheaply whether its theme is there (``cover_nil``, ``break_nil``, ``ending``,
``drop_bags``, ``bidding``); what passes is judged from the knowledge of the seat alone (``played_out``,
``searched``), and taken where the right choices beat all others by more than luck could (``verdict``), if it
is as hard as was asked for (``level``). ``search`` does all this in small steps, and finds the same drill
everywhere.
"""
