"""Plays cues: darkens the table, lets figures fly, and lays a headline over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stockgames.presentation.cue import Bill, Cue, Headline
from stockgames.ui.pieces.newspaper import paint_strip
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.motion import Animator, Moving, Step, Sum, Together, arc, counted
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.pixmap_cache import bake
from stockgames.ui.theme.shapes import (
    fill,
    inset,
    rounded,
    stroke,
)
from stockgames.ui.theme.spotlights import Lamp, veil_image

BREATH, BILL, APART, FALL, HOLD, LEAVE = 300, 420, 60, 140, 1000, 160
"""In milliseconds as designed: darkness before the move, a figure's flight, the time between two
figures, and a headline's arrival, stay and departure.
"""
RISE, WORD = 300, 600
"""The milliseconds in which a figure rises and fades: that of a whisper, and any other."""
FAST_HOLD: Final = 600
"""The milliseconds for which a headline is shown at a fast pace, which has no darkness."""
FIGURES, STILL = 1000, 1500
"""The milliseconds for which figures, and then a headline, are shown if nothing may move."""
EVERY: Final = 3
"""There is at most one headline in so many turns."""
_LEVELS: Final = 4
"""Darkness comes in so many levels, as each repaints everything."""
_COARSE: Final = 4
"""It is painted at this fraction of its size, as it has no sharp edges."""
_NIGHT, _SUMS, _PAPER = 48, 80, 85
"""Heights in the scene."""
_TILT: Final = -1.4
_HIGH: Final = 2.2
"""A place that is higher, relative to a figure, has room for it."""
_WIDE: Final = 0.55
"""The width of a headline, relative to the board."""
_STRIP: Final = 0.2
"""Its height, relative to its width."""
_OUT_BACK = QEasingCurve.Type.OutBack


class CuePlayer:
    """Turns cues into steps of an animation over a scene; `where` finds the places they name."""

    def __init__(
        self,
        look: ThemeContext,
        scene: QGraphicsScene,
        animator: Animator,
        where: Callable[[str], QRectF],
        dim: Callable[[bool], None] = lambda _: None,
    ) -> None:
        """`dim` is called with True when it gets dark, and with False at the end."""
        self._look = look
        self._scene = scene
        self._animator = animator
        self._where = where
        self._dim = dim
        self._items: list[QGraphicsPixmapItem] = []
        self._last = -EVERY
        """The turn of the last headline."""

    def clear(self) -> None:
        """Remove everything that cues have put on the table."""
        if self._items:
            self._dim(False)
        while self._items:
            self._scene.removeItem(self._items.pop())

    def staged(
        self, cue: Cue, steps: Sequence[Moving], sums: Sequence[Sum], speed: float
    ) -> list[Moving]:
        """Return a move's steps with its cue; the move's numbers count while figures fly."""
        headline = self._headline_of(cue)
        bills: list[Moving] = [Together(self._bills(cue), counted(sums))]
        if headline is None:
            return [*steps, *bills]
        night, dark = self._night(cue.lit), speed >= 1
        hold = HOLD if dark else max(0, round(FAST_HOLD / speed) - FALL - LEAVE)

        def darken(share: float) -> None:
            night.setOpacity(round(_LEVELS * share) / _LEVELS)

        dims = [Step(0, before=partial(self._dim, on)) for on in (True, False)]
        again = Step(0, before=lambda: night.setPixmap(self._dark(cue.lit)))
        moved = [*steps, again] if dark else steps
        before = [dims[0], Step(BREATH // 2, darken), Step(BREATH // 2)] if dark else []
        after = [dims[1], Step(LEAVE, lambda share: darken(1 - share))] if dark else []
        paper = self._paper(headline, cue.over, hold)
        flies = any(bill.end for bill in cue.bills)  # where the paper will lie
        told = [*bills, *paper] if flies else [Together(bills, paper)]
        return [*before, *moved, *told, *after]

    def still(self, cue: Cue, speed: float, done: Callable[[], None]) -> None:
        """Show a cue without motion over the view after the move: its figures, then its headline;
        then call `done`.
        """
        headline, steps = self._headline_of(cue), list[Moving]()
        for bill, row in _rows([replace(bill, end="") for bill in cue.bills]):
            item = self._figure(bill)
            item.setPos(self._ends(bill, row)[1] - item.boundingRect().center())
        if figures := [*self._items]:
            steps += [Step(FIGURES, before=partial(self._show_only, figures))]
        if headline is not None:
            strip = self._strip(headline, cue.over)
            steps += [*self._animator.heard(Sound.PRESS)]
            steps += [Step(STILL, before=partial(self._show_only, [strip]))]

        def end() -> None:
            self.clear()
            done()

        self._animator.run(steps, speed, end)

    def _show_only(self, items: Sequence[QGraphicsPixmapItem]) -> None:
        for item in self._items:
            item.setVisible(item in items)

    def _headline_of(self, cue: Cue) -> Headline | None:
        """Return the headline, unless there has just been one."""
        if cue.headline is None or (cue.turn and 0 <= cue.turn - self._last < EVERY):
            return None
        self._last = cue.turn
        return cue.headline

    # Figures

    def _bills(self, cue: Cue) -> list[Moving]:
        rise = RISE if cue.size == "whisper" else WORD
        tracks = [
            [Step(APART * number), self._fly(bill, row, BILL if bill.end else rise)]
            for number, (bill, row) in enumerate(_rows(cue.bills))
        ]
        return [Together(*tracks)] if tracks else []

    def _fly(self, bill: Bill, row: int, length: int) -> Step:
        """Return a figure's flight, or its short way up if it flies nowhere."""
        item, easing = self._figure(bill), QEasingCurve.Type
        middle, high = item.boundingRect().center(), self._look.px(60 if bill.end else 0)
        path = arc(*self._ends(bill, row), high)

        def find() -> None:
            nonlocal path
            path = arc(*self._ends(bill, row), high)  # the move may have changed the layout

        def go(share: float) -> None:
            item.setPos(path(share) - middle)
            item.setOpacity(min(1.0, 4 * (1 - share)))

        curve = easing.InOutCubic if bill.end else easing.Linear
        return _shown(item, Step(length, go, easing=curve), find)

    def _figure(self, bill: Bill) -> QGraphicsPixmapItem:
        """Return a hidden item with a bill's figure."""
        pixmap = figure_pixmap(self._look.theme, bill, self._size(bill), self._ratio)
        return self._add(pixmap, _SUMS)

    def _size(self, bill: Bill) -> float:
        return max(16.0, self._look.px(46 if bill.is_own else 36))

    def _ends(self, bill: Bill, row: int) -> tuple[QPointF, QPointF]:
        """Return the points between which a figure flies, where its places are now.

        One that only rises ends beside a low place, such as a plate, whose words it would hide, and
        inside any other.
        """
        plate, size = self._where(f"{bill.start}/plate"), self._size(bill)
        rect = self._where(bill.start) if plate.isEmpty() else plate
        if bill.end:
            return rect.center(), self._where(bill.end).center()
        y, step = rect.top(), size * (1 + row)
        if rect.height() > _HIGH * size:
            y += step
        elif rect.center().y() > self._scene.sceneRect().center().y():
            y -= step - 0.4 * size
        else:
            y = rect.bottom() + step - 0.4 * size
        end = QPointF(rect.center().x(), y)
        return end + QPointF(0, self._look.px(24)), end

    # The headline

    def _paper(self, headline: Headline, over: str, hold: int) -> list[Moving]:
        item = self._strip(headline, over)
        home = item.pos()

        def fall(share: float) -> None:
            item.setScale(1.12 - 0.12 * share)
            item.setRotation(3 + (_TILT - 3) * share)

        def leave(share: float) -> None:
            item.setPos(home - QPointF(0, self._look.px(90) * share))
            item.setOpacity(1 - share)

        return [
            *self._animator.heard(Sound.PRESS),
            _shown(item, Step(FALL, fall, easing=_OUT_BACK)),
            Step(hold),
            Step(LEAVE, leave),
        ]

    def _strip(self, headline: Headline, over: str) -> QGraphicsPixmapItem:
        """Return a hidden item with a headline in the middle of its place, or of the table."""
        board, rect = self._scene.sceneRect(), self._where(over) if over else QRectF()
        at = (board if rect.isEmpty() else rect).center()
        strip = QRectF(0, 0, board.width() * _WIDE, board.width() * _WIDE * _STRIP)
        theme, bounds = self._look.theme, inset(strip, -0.05 * strip.width())
        paint = partial(paint_strip, theme=theme, rect=strip, headline=headline)
        item = self._add(bake(bounds, self._ratio, paint), _PAPER)
        middle = item.boundingRect().center()
        item.setTransformOriginPoint(middle)
        item.setRotation(_TILT)
        item.setPos(at - middle)
        return item

    # Darkness

    def _dark(self, lit: Sequence[str]) -> QPixmap:
        """Return darkness of the table's size with soft holes over what stays lit."""
        board = self._scene.sceneRect()
        rects = [rect for place in lit if not (rect := self._where(place)).isEmpty()]
        lamps = [Lamp(rect.translated(-board.topLeft())) for rect in rects]
        small, whole = (board.size() / _COARSE).toSize(), board.size().toSize()
        return QPixmap.fromImage(veil_image(self._look.theme, small, lamps, whole))

    def _night(self, lit: Sequence[str]) -> QGraphicsPixmapItem:
        """Return an invisible cover over the table."""
        board, pixmap = self._scene.sceneRect(), self._dark(lit)
        item = self._add(pixmap, _NIGHT)
        item.setPos(board.topLeft())
        item.setScale(board.width() / pixmap.width())
        item.setOpacity(0)
        item.setVisible(True)
        return item

    def _add(self, pixmap: QPixmap, height: int) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(pixmap)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setZValue(height)
        item.setVisible(False)
        self._scene.addItem(item)
        self._items.append(item)
        return item

    @property
    def _ratio(self) -> float:
        return max((view.devicePixelRatioF() for view in self._scene.views()), default=1.0)


def _rows(bills: Sequence[Bill]) -> Iterator[tuple[Bill, int]]:
    """Yield bills, each with the number of earlier ones that rise from the same place."""
    for number, bill in enumerate(bills):
        yield bill, sum(not one.end and one.start == bill.start for one in bills[:number])


def _shown(item: QGraphicsPixmapItem, step: Step, find: Callable[[], None] = lambda: None) -> Step:
    """Return a step that shows its item when it starts, where it then is; `find` looks where."""
    motion = step.motion
    assert motion is not None

    def before() -> None:
        find()
        motion(0.0)
        item.setVisible(True)

    step.before = before
    return step


def figure_pixmap(theme: Theme, bill: Bill, size: float, ratio: float) -> QPixmap:
    """Return a figure with a halo that is readable on anything, at high contrast on a plate."""
    text = QPainterPath()
    text.addText(QPointF(), serif(size, BOLD), bill.text)
    halo = max(4.0, size * 0.16)
    bounds = inset(text.boundingRect(), -halo - 1)
    ground = QColor("#0B0806") if theme.is_dark else QColor("#FFFCF2")

    def paint(painter: QPainter) -> None:
        if theme.is_plain:
            fill(painter, rounded(bounds, halo), ground)
        stroke(painter, text, ground, 2 * halo)
        fill(painter, text, theme.good if bill.gain > 0 else theme.warning)

    return bake(bounds, ratio, paint)
