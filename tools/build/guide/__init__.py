"""The guide: Markdown in ``static/guide/{en,de}/`` to pages that need no script.

    source.py     a page's file: its head, its text
    render.py     Markdown to HTML, with cards and examples in it
    cards.py      pictures of cards
    hands.py      a team's hand as short text, scored by the engine
    counting.py   the rules of thumb that count a hand
    examples.py   the solved pictures, and tables that the engine fills
    figure.py     a picture, and the button that brings it to life
    ruled.py      what the rule set decides: numbers, and text under a condition
    measured.py   what hands of a kind took in ten thousand deals (tools/thumb.py)
    chooser.py    the form for site owners
    tables.py     rows and tables
    page.py       the page around the text: head, links, structured data

The guide stands at fixed addresses, ``guide/en/how-to-play.html``, so that others can link to it; what a page
loads carries the name of the build.
"""
