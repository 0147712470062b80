"""The live examples in the guide's pages. ``static/examples.mjs`` brings this when a reader touches one.

Each example is a figure with the solved picture that the build has drawn, and in ``data-example`` what is to
be asked of the engine (docs/wire.md, "The examples of the guide"). The live one stands beside the picture;
the style sheet shows one of the two, paper always the picture.
"""
