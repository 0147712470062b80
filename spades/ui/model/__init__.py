"""What each part of the table says and marks, as plain data from a scene. Pure, runs on MicroPython too.

``spades.ui`` has a module of the same name for each part: it brings the data into the document, and
nothing but the data.
"""
