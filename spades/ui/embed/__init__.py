"""The game in a frame of somebody else's page (docs/embed.md). Runs on MicroPython too.

key        under which name the browser keeps the game of this frame
commands   what the page around the frame asks for, checked
app        the app of such a page: does what is asked, and tells what happened
"""
