"""The script that PyScript runs in a page of the guide. tools/build puts the names of its modules in."""

import asyncio

FIRST = ()


async def main():
    """Brings the examples to life. Each module is compiled in a task of its own."""
    for name in FIRST:
        await asyncio.sleep(0)
        __import__(name)
    from spades.ui.examples import app

    await app.start()


await main()  # type: ignore[top-level-await]  # noqa: F704, PLE1142 - PyScript runs this in a coroutine
