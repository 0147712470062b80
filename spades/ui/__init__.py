"""The page, on MicroPython. It holds no rules: the engine tells it what may be played."""
