"""Spades for one person at a screen: rules, bots and table.

Import what you need from a layer: ``spades.engine`` (rules), ``spades.view`` (what one seat knows),
``spades.bots``, ``spades.session`` (one game as messages). This module stays empty, because the page
imports it on MicroPython too.
"""

__version__ = "0.1.0"
