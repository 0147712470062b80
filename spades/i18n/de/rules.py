"""…"""

WORDS = {}
