"""The script that PyScript runs in the page: loads the page's modules and starts it.

Modules are loaded a few at a time, so that the page can paint and answer in between; those of the first view
first, the rest when the table is there. tools/build puts the names in.
"""

import asyncio

from pyscript import document, window

FIRST = ()
LATER = ()
OTHER = {"en": "de", "de": "en"}
SLICE = 16  # ms without a pause


async def load(names):
    """Loads modules, but for the words of the other language."""
    clock = window.performance
    begun = clock.now()
    foreign = "spades.i18n." + OTHER[document.documentElement.lang]
    for name in names:
        if not name.startswith(foreign):
            if clock.now() - begun > SLICE:
                await asyncio.sleep(0)
                begun = clock.now()
            __import__(name)


async def main():
    """Starts the page."""
    await load(FIRST)
    from spades.ui.browser import Browser
    from spades.ui.engine import Engine

    if document.documentElement.hasAttribute("data-embed"):
        from spades.ui.embed import app
    else:
        from spades.ui import app
    source = document.querySelector('script[name="engine"]').src
    await app.start(Engine(Browser(source)))
    await load(LATER)


await main()  # type: ignore[top-level-await]  # noqa: F704, PLE1142 - PyScript runs this in a coroutine
