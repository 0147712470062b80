"""English. Runs on MicroPython too."""
