"""Plays cues: darkens the table, lets figures fly, and lays a headline over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Final, TypeAlias

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from stockgames.presentation.cue import Bill, Cue, Headline
from stockgames.ui.pieces.newspaper import paint_strip
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table import motion as m
from stockgames.ui.table.dimmer import Dimmer, Spotlight
from stockgames.ui.table.items import TableScene, scene_ratio
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.pixmap_cache import Painting, bake
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
_PAPER, _SUMS = 85, 90
"""Heights in the scene."""
_TILT: Final = -1.4
_CLIMB: Final = 0.35
"""How much higher a figure flies the higher it ends, so that it keeps clear of the panels."""
_HIGH: Final = 2.2
"""A place that is higher, relative to a figure, has room for it."""
_WIDE, _WIDEST = 0.55, 0.75
"""The width of a headline, relative to the board; it grows with the text."""
_STRIP: Final = 0.2
"""Its height, relative to its width."""


Where: TypeAlias = Callable[[str], QRectF]
"""Returns the rect of an outline path; empty if it isn't on the table."""


class CuePlayer:
    """Turns cues into steps of an animation over a scene; `where` finds the places they name.

    What they put on the table goes with the scene's flying items.
    """

    def __init__(
        self, look: ThemeContext, scene: TableScene, animator: m.Animator, where: Where
    ) -> None:
        self._look = look
        self._scene = scene
        self._animator = animator
        self._where = where
        self._last = -EVERY
        """The turn of the last headline."""

    def staged(
        self, cue: Cue | None, steps: Sequence[m.Moving] = (), sums: Sequence[m.Sum] = ()
    ) -> list[m.Moving]:
        """Return a move's steps with its cue, if any; its numbers count while figures fly.

        If nothing may move, figures and then a headline just stand there.
        """
        if cue is None:
            return m.with_sums(steps, sums)
        figures, headline = m.Together(*self._figures(cue), m.counted(sums)), cue.headline
        if headline is None or (cue.turn and 0 <= cue.turn - self._last < EVERY):
            return [*steps, figures]
        self._last, paper = cue.turn, self._paper(headline, cue.over)
        if self._look.reduced_motion:
            return [*steps, figures, *paper]
        darken = self._darkness(cue.lit)
        light = m.Step(LEAVE, lambda share: darken(1 - share))
        breath = [m.Step(BREATH // 2, darken), m.Step(BREATH // 2)]
        return [*breath, *steps, m.Together([light], [figures]), *paper]

    def _darkness(self, lit: Sequence[str]) -> m.Motion:
        """Return how the whole table, but for some places, gets dark."""
        (view,) = self._scene.views()
        night = Dimmer(self._look, view.parentWidget() or view, framed=False)
        night.setGeometry(view.geometry())
        rects = [view.mapFromScene(at).boundingRect() for at in map(self._where, lit) if at]
        night.light([Spotlight(QRectF(rect)) for rect in rects], moving=False)
        self._scene.cleared.connect(night.hide)
        self._scene.cleared.connect(night.deleteLater)
        return lambda share: night.darken(round(_LEVELS * share) / _LEVELS)

    def _figures(self, cue: Cue) -> Iterator[list[m.Step]]:
        """Yield the flight of each figure; those from the same place end below each other."""
        rise = RISE if cue.whispers else WORD
        for number, bill in enumerate(cue.bills):
            row = sum(other.start == bill.start for other in cue.bills[: number + 1])
            yield [m.Step(APART * number), self._fly(bill, rise, row)]

    def _fly(self, bill: Bill, rise: int, row: int) -> m.Step:
        """Return a figure's flight, or its short way up if it flies nowhere."""
        size = max(16.0, self._look.px(46 if bill.is_own else 36))
        figure, still = self._figure(bill, size), self._look.reduced_motion

        @cache
        def way() -> Callable[[float], QPointF]:  # not sooner: the move may change the layout
            rest = self._rest(bill, size, row)
            if still or not bill.end:
                return m.arc(rest if still else rest + QPointF(0, self._look.px(24)), rest, 0)
            end = self._where(bill.end).center()
            return m.arc(rest, end, self._look.px(60) + _CLIMB * max(0.0, rest.y() - end.y()))

        def fade(share: float) -> None:
            figure.setOpacity(1 if still else min(1.0, 4 * (1 - share)))

        length = FIGURES if still else BILL if bill.end else rise
        return m.flight(figure, lambda share: way()(share), length, also=fade)

    def _figure(self, bill: Bill, size: float) -> QGraphicsItem:
        """Return a figure with a halo that is readable on anything, at high contrast on a plate."""
        theme, text, halo = self._look.theme, QPainterPath(), max(4.0, size * 0.16)
        text.addText(QPointF(), serif(size, BOLD), bill.text)
        bounds = inset(text.boundingRect(), -halo - 1)
        ground = QColor("#0B0806") if theme.is_dark else QColor("#FFFCF2")

        def paint(painter: QPainter) -> None:
            if theme.is_plain:
                fill(painter, rounded(bounds, halo), ground)
            stroke(painter, text, ground, 2 * halo)
            fill(painter, text, theme.good if bill.gain > 0 else theme.warning)

        return self._picture(bounds, paint, _SUMS)

    def _rest(self, bill: Bill, size: float, row: int) -> QPointF:
        """Return where a figure appears: beside a low place, such as a plate, whose words it would
        hide, and inside any other.
        """
        rect = self._where(f"{bill.start}/plate") or self._where(bill.start)
        y, step = rect.bottom(), size * (row - 0.4)
        if rect.height() > _HIGH * size:
            y, step = rect.top(), size * row
        elif rect.center().y() > self._scene.sceneRect().center().y():
            y, step = rect.top(), -step
        return QPointF(rect.center().x(), y + step)

    def _paper(self, headline: Headline, over: str) -> list[m.Moving]:
        """Return how a headline falls onto the middle of its place, stays and leaves."""
        (view,), away = self._scene.views(), QPointF(0, -self._look.px(90))
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        place, larger = self._where(over) or seen, self._look.text_size
        width = min(place.width() * larger, seen.width() * min(_WIDEST, _WIDE * larger))
        strip = QRectF(0, 0, width, width * _STRIP)
        paint = partial(paint_strip, theme=self._look.theme, rect=strip, headline=headline)
        paper = self._picture(inset(strip, -0.05 * width), paint, _PAPER)
        home, heard = place.center(), self._animator.heard(Sound.PRESS)
        if self._look.reduced_motion:
            return [*heard, m.flight(paper, lambda _: home, STILL)]

        def leave(share: float) -> None:
            paper.setPos(home + away * share)
            paper.setOpacity(1 - share)

        back = QEasingCurve.Type.OutBack
        falls = m.flight(paper, lambda _: home, FALL, sizes=(1.12, 1), turn=_TILT, easing=back)
        return [*heard, falls, m.Step(HOLD), m.Step(LEAVE, leave)]

    def _picture(self, bounds: QRectF, paint: Painting, height: int) -> QGraphicsItem:
        """Return a hidden item with a picture, whose position is its middle."""
        item = QGraphicsPixmapItem(bake(bounds, scene_ratio(self._scene), paint))
        item.setOffset(-item.boundingRect().center())
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._scene.fly(item, height)
        return item
