"""The line chart of a game: where everything stands. Pure; ``score_sheet`` draws it.

Lengths are in pixels of the chart; y grows downwards.
"""

TOP, BOTTOM, LEFT, RIGHT = 14, 30, 46, 104
LABEL = 19  # the least distance between the labels of the two lines


class Plan:
    """The places of everything in a chart ``width`` by ``height`` pixels.

    ``us`` and ``them`` are the totals before the first hand and after each; ``target`` is the score to
    reach and ``losing`` the one that loses, or None where no score ends the game.
    """

    def __init__(self, us, them, target, losing, width, height):
        self.width = width
        self.height = height
        self.target = target
        self.losing = losing
        reached = us + them + [0]
        top = target if target is not None else max(-(-max(reached) // 100) * 100, 100)
        reached.append(top)
        self.most = max(reached)
        # The losing score is drawn only once somebody comes near it: else it would flatten everything.
        near = losing is not None and min(reached) <= losing // 2
        self.least = losing if near and losing < min(reached) else min(reached)
        self.hands = len(us) - 1
        self.us = self._points(us)
        self.them = self._points(them)
        self.labels = self._labels()
        self.grid = [value for value in (0, top // 2, top) if self.least <= value <= self.most]
        if near:
            self.grid.append(losing)

    def x(self, hand):
        """How far right the state after a hand stands; 0 is before the first."""
        return LEFT + (self.width - LEFT - RIGHT) * hand / max(self.hands, 1)

    def y(self, score):
        """How far down a score stands."""
        span = max(self.most - self.least, 1)
        return TOP + (self.height - TOP - BOTTOM) * (self.most - score) / span

    def _points(self, totals):
        return [(round(self.x(hand), 1), round(self.y(score), 1)) for hand, score in enumerate(totals)]

    def _labels(self):
        """The heights of the two labels at the ends of the lines, moved apart where they would meet."""
        us, them = self.us[-1][1], self.them[-1][1]
        gap = abs(us - them)
        if gap >= LABEL:
            return us, them
        push = (LABEL - gap) / 2
        return (us - push, them + push) if us <= them else (us + push, them - push)

    def ticks(self):
        """The hands that have a number below them: no closer than 26 pixels."""
        room = max((self.width - LEFT - RIGHT) // 26, 1)
        step = 1
        while self.hands / step > room:
            step = {1: 2, 2: 5, 5: 10}.get(step, step + 10)
        return [hand for hand in range(1, self.hands + 1) if hand % step == 0]
