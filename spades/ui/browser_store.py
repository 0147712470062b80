"""The store of this page, bound to the browser."""

from pyscript import window

from spades.ui.store import Store


def page_store(inside=""):
    """The store of this page, bound to the browser; the tab hears what others do.

    ``inside`` names a part of the site's storage that the rest of it never looks into.
    """
    path = window.location.pathname

    def token():
        return "%06x%06x" % (int(window.Math.random() * 16777216), int(window.Math.random() * 16777216))

    store = Store(
        path[: path.rfind("/") + 1] + inside,
        window.spadesShelf,
        window.spadesVisit,
        lambda: window.Date.new().toISOString(),
        token,
    )
    window.addEventListener("storage", lambda event: store.heard(event.key, event.newValue))
    return store


async def ask_to_persist(store):
    """Asks the browser once to keep the storage when space runs out."""
    if not hasattr(window.navigator, "storage") or not store.first_time("persist"):
        return
    try:
        await window.navigator.storage.persist()
    except Exception as error:  # noqa: BLE001 - whatever the browser says here, the game goes on
        window.console.info("storage is not persistent: " + str(error))
