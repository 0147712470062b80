"""Two pages from ``index.html``: the site's own, and ``embed.html`` for a frame in another page.

What only the second has stands in ``index.html`` in comments, ``<!-- embed: … -->``. It fetches nothing of
Python before the reader wants the game, and search engines are to leave it alone.
"""

import re

ONLY_FRAMED = re.compile(r"<!-- embed:\n(.*?)-->\n", re.DOTALL)
LINKS = r'link rel="(?:modulepreload|canonical|manifest|apple-touch-icon)"'
METAS = r'meta (?:property="og:|name="description")'
ONLY_PLAIN = re.compile(rf"^<(?:{LINKS}|{METAS}).*\n", re.MULTILINE)
ROOT = '<html lang="en">'


def plain(page: str) -> str:
    """The page of the site."""
    return ONLY_FRAMED.sub("", page)


def framed(page: str) -> str:
    """The page for a frame."""
    return ONLY_FRAMED.sub(r"\1", page).replace(ROOT, ROOT[:-1] + " data-embed data-poster>")


def without_early(page: str) -> str:
    """A built page without what it would fetch early, and without what search engines show of it."""
    return ONLY_PLAIN.sub("", page)
