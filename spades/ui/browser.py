"""What ``spades.ui.engine`` needs of the browser: workers, the time, and a fresh page."""

from pyscript import create_named_worker, document, window, workers


class Browser:
    """The browser of this page. ``source`` is the address of the worker's script."""

    def __init__(self, source):
        self._source = source

    def now(self):
        """Milliseconds on a clock that never goes back."""
        return window.performance.now()

    def visible(self):
        """Whether the person can see the page; hidden pages get little time."""
        return not document.hidden

    def mark(self, name):
        """Notes the moment in the browser's own timeline: the benchmark reads it."""
        window.performance.mark("spades:" + name)

    async def open(self, name, on_event):
        """A running worker of this name; boot.mjs has started the first, long before Python ran here."""
        if document.querySelector('script[name="' + name + '"]'):
            worker = await workers[name]
        else:
            worker = await create_named_worker(self._source, name)
        worker.event = on_event
        return worker

    def close(self, name):
        """Ends a worker, whatever it is doing."""
        script = document.querySelector('script[name="' + name + '"]')
        if script and script.xworker:
            script.xworker.terminate()
        if script:
            script.remove()

    async def renew(self):
        """Loads the newest page, past all caches; False when that has been tried."""
        return await window.spadesBoot.renew(True)
