"""German: the reader is *du*. Runs on MicroPython too."""
