"""Plays cues: darkens the table, lets figures fly, and lays a headline over it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stockgames.presentation.cue import Bill, Cue, Headline
from stockgames.ui.pieces.newspaper import paint_strip
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.items import scene_ratio, seen_part
from stockgames.ui.table.motion import Animator, Moving, Step, Sum, Together, arc, counted
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.pixmap_cache import bake
from stockgames.ui.theme.shapes import fill, inset, rounded, stroke
from stockgames.ui.theme.theme_context import ThemeContext

BREATH, BILL, APART, FALL, HOLD, LEAVE = 300, 420, 60, 140, 1000, 160
"""In milliseconds as designed: darkness before the move, a figure's flight, the time between two
figures, and a headline's arrival, stay and departure.
"""
RISE, WORD = 300, 600
"""The milliseconds in which a figure rises and fades: that of a whisper, and any other."""
FIGURES, STILL = 1000, 1500
"""The milliseconds for which figures, and then a headline, are shown if nothing may move."""
EVERY: Final = 3
"""There is at most one headline in so many turns."""
_LEVELS: Final = 4
"""Darkness comes in so many levels, as each repaints everything."""
_DARK: Final = QColor(20, 16, 8, 115)
_SHADE, _PAPER, _SUMS = 48, 85, 90
"""Heights in the scene."""
_TILT: Final = -1.4
_HIGH: Final = 2.2
"""A place that is higher, relative to a figure, has room for it."""
_WIDE, _WIDEST = 0.55, 0.75
"""The width of a headline, relative to the board; it grows with the text."""
_STRIP: Final = 0.2
"""Its height, relative to its width."""


class CuePlayer:
    """Turns cues into steps of an animation over a scene; `where` finds the places they name."""

    def __init__(
        self,
        look: ThemeContext,
        scene: QGraphicsScene,
        animator: Animator,
        where: Callable[[str], QRectF],
    ) -> None:
        self._look = look
        self._scene = scene
        self._animator = animator
        self._where = where
        self._items: list[QGraphicsPixmapItem] = []
        self._last = -EVERY
        """The turn of the last headline."""

    def clear(self) -> None:
        """Remove everything that cues have put on the table."""
        while self._items:
            self._scene.removeItem(self._items.pop())

    def staged(
        self, cue: Cue, steps: Sequence[Moving] = (), sums: Sequence[Sum] = ()
    ) -> list[Moving]:
        """Return a move's steps with its cue; the move's numbers count while figures fly.

        If nothing may move, figures and then a headline just stand there.
        """
        headline, figures = self._headline_of(cue), Together(self._figures(cue), counted(sums))
        if headline is None:
            return [*steps, figures]
        paper = self._paper(headline, cue.over)
        if self._look.reduced_motion:
            return [*steps, figures, *paper]
        flies = any(bill.end for bill in cue.bills)  # to where the headline will lie
        told = [figures, *paper] if flies else [Together([figures], paper)]
        shade = self._shade()

        def darken(share: float) -> None:
            shade.setOpacity(round(_LEVELS * share) / _LEVELS)

        light = Step(LEAVE, lambda share: darken(1 - share))
        return [Step(BREATH // 2, darken), Step(BREATH // 2), Together(steps, [light]), *told]

    def _headline_of(self, cue: Cue) -> Headline | None:
        """Return the headline, unless there has just been one."""
        if cue.headline is None or (cue.turn and 0 <= cue.turn - self._last < EVERY):
            return None
        self._last = cue.turn
        return cue.headline

    # Figures

    def _figures(self, cue: Cue) -> list[Moving]:
        tracks, rows = list[list[Step]](), Counter[str]()
        rise = FIGURES if self._look.reduced_motion else RISE if cue.size == "whisper" else WORD
        for number, bill in enumerate(cue.bills):
            length = BILL if self._flies(bill) else rise
            tracks.append([Step(APART * number), self._fly(bill, rows[bill.start], length)])
            rows[bill.start] += 1
        return [Together(*tracks)] if tracks else []

    def _flies(self, bill: Bill) -> bool:
        return bool(bill.end) and not self._look.reduced_motion

    def _fly(self, bill: Bill, row: int, length: int) -> Step:
        """Return a figure's flight, or its short way up if it flies nowhere."""
        item, flies, is_still = self._figure(bill), self._flies(bill), self._look.reduced_motion
        path: Callable[[float], QPointF] | None = None

        def go(share: float) -> None:
            nonlocal path
            if path is None:  # not sooner: the move may have changed the layout
                path = arc(*self._ends(bill, row), self._look.px(60 if flies else 0))
                item.setVisible(True)
            item.setPos(path(1.0 if is_still else share))
            item.setOpacity(1.0 if is_still else min(1.0, 4 * (1 - share)))

        easing = QEasingCurve.Type.InOutCubic if flies else QEasingCurve.Type.Linear
        return Step(length, go, easing=easing, before=partial(go, 0.0))

    def _figure(self, bill: Bill) -> QGraphicsPixmapItem:
        """Return a figure with a halo that is readable on anything, at high contrast on a plate."""
        theme, size, text = self._look.theme, self._size(bill), QPainterPath()
        text.addText(QPointF(), serif(size, BOLD), bill.text)
        halo = max(4.0, size * 0.16)
        bounds = inset(text.boundingRect(), -halo - 1)
        ground = QColor("#0B0806") if theme.is_dark else QColor("#FFFCF2")

        def paint(painter: QPainter) -> None:
            if theme.is_plain:
                fill(painter, rounded(bounds, halo), ground)
            stroke(painter, text, ground, 2 * halo)
            fill(painter, text, theme.good if bill.gain > 0 else theme.warning)

        return self._add(bake(bounds, scene_ratio(self._scene), paint), _SUMS)

    def _size(self, bill: Bill) -> float:
        return max(16.0, self._look.px(46 if bill.is_own else 36))

    def _ends(self, bill: Bill, row: int) -> tuple[QPointF, QPointF]:
        """Return the points between which a figure flies, where its places are now.

        One that only rises ends beside a low place, such as a plate, whose words it would hide, and
        inside any other.
        """
        plate, size = self._where(f"{bill.start}/plate"), self._size(bill)
        rect = self._where(bill.start) if plate.isEmpty() else plate
        if self._flies(bill):
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

    def _paper(self, headline: Headline, over: str) -> list[Moving]:
        item, heard = self._strip(headline, over), self._animator.heard(Sound.PRESS)
        home = item.pos()

        def fall(share: float) -> None:
            item.setVisible(True)
            item.setScale(1.12 - 0.12 * share)
            item.setRotation(3 + (_TILT - 3) * share)

        def leave(share: float) -> None:
            item.setPos(home - QPointF(0, self._look.px(90) * share))
            item.setOpacity(1 - share)

        if self._look.reduced_motion:
            return [*heard, Step(STILL, before=partial(fall, 1.0))]
        falls = Step(FALL, fall, easing=QEasingCurve.Type.OutBack)
        return [*heard, falls, Step(HOLD), Step(LEAVE, leave)]

    def _strip(self, headline: Headline, over: str) -> QGraphicsPixmapItem:
        """Return a hidden item with a headline in the middle of its place, or of the table."""
        board, rect = seen_part(self._scene), self._where(over) if over else QRectF()
        width = board.width() * min(_WIDEST, _WIDE * self._look.text_size)
        strip = QRectF(0, 0, width, width * _STRIP)
        bounds = inset(strip, -0.05 * strip.width())
        paint = partial(paint_strip, theme=self._look.theme, rect=strip, headline=headline)
        item = self._add(bake(bounds, scene_ratio(self._scene), paint), _PAPER)
        item.setPos((board if rect.isEmpty() else rect).center())
        return item

    def _shade(self) -> QGraphicsPixmapItem:
        """Return an invisible shade over the whole table."""
        board = self._scene.sceneRect()
        pixmap = QPixmap(board.size().toSize())
        pixmap.fill(_DARK)
        item = self._add(pixmap, _SHADE)
        item.setPos(board.center())
        item.setOpacity(0)
        item.setVisible(True)
        return item

    def _add(self, pixmap: QPixmap, height: int) -> QGraphicsPixmapItem:
        """Return a hidden item whose position is its middle."""
        item = QGraphicsPixmapItem(pixmap)
        item.setOffset(-item.boundingRect().center())
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setZValue(height)
        item.setVisible(False)
        self._scene.addItem(item)
        self._items.append(item)
        return item
