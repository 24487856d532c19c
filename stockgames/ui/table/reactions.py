"""How a table answers what happens on it: what is hit shudders, what is near sways, sums count.

A game says what was hit and which sums have changed; how that looks is the same at every table.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from stockgames.ui.table.animator import Moving, Step, Together, length
from stockgames.ui.table.items import TableItem

SHUDDER: Final = 280
SWAY: Final = 350
COUNT: Final = 250
"""Milliseconds as designed."""
_SHAKES: Final = 5
_SWINGS: Final = 2
_LINEAR = QEasingCurve.Type.Linear


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that was hit, with what stands round it."""

    at: QPointF
    """Where, in the scene."""
    what: Sequence[TableItem] = ()
    """What shudders."""
    near: Sequence[TableItem] = ()
    """What sways away from there: small things, as they are painted anew while they turn."""
    strength: float = 4.0
    """How far it shudders, in pixels."""
    lean: float = 6.0
    """How far it sways, in degrees."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A figure that a move changes, and who shows it."""

    read: Callable[[], int]
    """Returns the figure as it is shown when it begins to count."""
    after: Callable[[int], int]
    """Returns what it comes to from there."""
    show: Callable[[int], None]


class Shaken:
    """What has been hit, and how it stood before."""

    def __init__(self) -> None:
        self._homes: list[tuple[TableItem, QPointF, float]] = []

    def struck(self, hit: Hit) -> Step:
        """Return how the things of a hit answer it, from where they are when that begins."""
        what: list[tuple[TableItem, QPointF]] = []
        near: list[tuple[TableItem, float]] = []

        def before() -> None:
            self._homes += [(i, i.pos(), i.rotation()) for i in (*hit.what, *hit.near)]
            what.extend((item, item.pos()) for item in hit.what)
            for item in hit.near:
                item.setTransformOriginPoint(_foot(item.rect))
                near.append((item, _away(item, hit.at)))

        def go(share: float) -> None:
            for item, home in what:
                item.setPos(home + shake(hit.strength, share))
            for item, way in near:
                item.setRotation(way * swing(hit.lean, share))

        return Step(SWAY if hit.near else SHUDDER, go, easing=_LINEAR, before=before)

    def settle(self) -> None:
        """Let all of it stand as it stood, wherever its motion was broken off."""
        while self._homes:
            item, place, turn = self._homes.pop()
            item.setPos(place)
            item.setRotation(turn)


def shake(strength: float, share: float) -> QPointF:
    """Return how far a thing is from its place at a moment of its shudder, in whole pixels.

    In whole pixels, for then its kept picture serves: nothing of it is painted anew.
    """
    left = strength * (1 - share) ** 2
    turn = 2 * math.pi * _SHAKES * share
    return QPointF(round(left * math.sin(turn)), round(left * 0.6 * math.sin(turn * 0.7)))


def swing(lean: float, share: float) -> float:
    """Return how far a thing leans at a moment of its sway, in degrees away from the hit."""
    return lean * (1 - share) * math.sin(2 * math.pi * _SWINGS * share)


def _away(item: TableItem, at: QPointF) -> float:
    """Return the direction in which a thing leans first: 1 is clockwise."""
    return 1.0 if item.mapToScene(item.rect.center()).x() >= at.x() else -1.0


def _foot(rect: QRectF) -> QPointF:
    return QPointF(rect.center().x(), rect.bottom())


def change(before: int, after: int, show: Callable[[int], None]) -> Sum:
    """Return a figure that both views of a move tell."""
    return Sum(lambda: before, lambda _: after, show)


def counted(sums: Sequence[Sum]) -> list[Step]:
    """Return how all sums that change count to what they are afterwards, at the same time."""
    if not sums:
        return []
    ways: list[tuple[Sum, int, int]] = []

    def before() -> None:
        for one in sums:
            start = one.read()
            ways.append((one, start, one.after(start)))

    def go(share: float) -> None:
        for one, start, end in ways:
            if start != end:
                one.show(round(start + (end - start) * share))

    return [Step(COUNT, go, before=before)]


def with_sums(steps: Sequence[Moving], sums: Sequence[Sum]) -> list[Moving]:
    """Return a move's steps, with its sums counting while the last of it comes to rest."""
    if not sums:
        return list(steps)
    wait = max(0, length(steps) - COUNT)
    return [Together(steps, [Step(wait), *counted(sums)])]


def from_share(steps: Sequence[Moving], share: float, *answer: Moving) -> Together:
    """Return steps with their answer, which begins at a share of their time."""
    return Together(steps, [Step(round(length(steps) * share)), *answer])
