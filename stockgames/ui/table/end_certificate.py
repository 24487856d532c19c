"""The winner's certificate, with the evening's scoreboard beside it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from stockgames.engine.plain_text import isolated
from stockgames.presentation.closing import Award
from stockgames.presentation.sentences.speech import listed, say
from stockgames.ui.pieces.certificate import ENGRAVING, SHADOW, draw_certificate, draw_wreath
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.pieces.slates import CHALK, STONE, draw_slate
from stockgames.ui.sentences import date_in
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_ornament_rule, draw_rosette
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import INK, OXBLOOD, QUIET_INK, with_alpha
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, fitted
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.frames import SHADOW_MARGIN, Picture, ScrollArea, surface_of
from stockgames.ui.widgets.labels import FittedLabel, Tone
from stockgames.ui.widgets.layouts import column_on, keep_space

_WAX: Final = (QColor("#C0474B"), QColor("#8E2126"), QColor("#5E1015"))
CERTIFICATE_MARGIN: Final = 12
"""The space around the paper, in pixels, for its shadow."""
_BESIDE_SEAL: Final = 4
"""The space between the last lines and the seal, in pixels."""


class Certificate(BaseWidget):
    """The certificate; `press` animates its seal."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._award: Award | None = None
        self._sealed = 1.0
        self._day: QDate | None = None
        self._number = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setObjectName("certificate")

    def sizeHint(self) -> QSize:
        return QSize(round(max(252.0, self.look.px(370))), round(self.look.px(200)))

    def show_award(self, award: Award) -> None:
        self._award = award
        name = say(
            "table-certificate-of",
            caption=award.caption,
            name=", ".join(map(isolated, award.names)),
            amount=award.amount,
        )
        self.setAccessibleName(f"{name}, {award.margin}" if award.margin else name)
        self.update()

    def date(self, day: QDate) -> None:
        """Set the day on which the game ended."""
        self._day = day
        self.update()

    def number(self, number: int) -> None:
        """Set the game's number in its evening; 0 if it belongs to none."""
        self._number = number
        self.update()

    def _dated(self) -> str:
        if self._day is None:
            return ""
        day = date_in(self._day, say("shell-date-form"))
        return say("table-day-and-game", day=day, number=self._number) if self._number else day

    def press(self, share: float) -> None:
        """Show the seal on its way down, 0 to 1."""
        self._sealed = share
        self.update()

    def _paint(self, painter: QPainter) -> None:
        award = self._award
        if award is None:
            return
        paper = s.inset(QRectF(self.rect()), CERTIFICATE_MARGIN)
        unit = min(0.62 * self.look.scale, paper.width() / 520)
        lift = min(1.0, CERTIFICATE_MARGIN / (SHADOW * unit))
        draw_certificate(painter, paper, unit, lift)
        inside = s.inset(paper, 52 * unit)
        middle = self._paint_medal(painter, inside, award)
        room = QRectF(inside.left() + 6, middle, inside.width() - 12, inside.bottom() - middle)
        low = self._paint_words(painter, room, _seal_on(self.look, paper), award)
        self._paint_day(painter, inside, low)
        self._paint_seal(painter, paper)

    def _paint_medal(self, painter: QPainter, inside: QRectF, award: Award) -> float:
        """Paint caption, laurel and faces; return where the texts start."""
        caption = self.look.caption()
        box = s.line_at(inside, inside.top() + 2, caption.pixelSize() * 1.6)
        draw_text(painter, box, award.caption, caption, ENGRAVING, CENTRE, elide=True)
        wide = min(inside.width() * 0.36, inside.height() * 0.3, self.look.px(130))
        centre = QPointF(inside.center().x(), box.bottom() + wide * 0.78)
        line = with_alpha(ENGRAVING, 46)
        draw_rosette(painter, centre, wide * 0.3, wide * 1.06, line, strands=12, lobes=9, width=0.6)
        draw_wreath(painter, centre, wide * 0.88)
        shown = award.portraits[:3]
        size = wide if len(shown) == 1 else wide * (0.78 if len(shown) == 2 else 0.62)
        left = centre.x() - (len(shown) - 1) * size * 0.5
        for number, portrait in enumerate(shown):
            at = QPointF(left + number * size, centre.y() - wide * 0.04)
            draw_portrait(painter, portrait_box(at, size * 0.94), portrait)
        return centre.y() + wide * 0.82

    def _paint_words(self, painter: QPainter, room: QRectF, seal: QRectF, award: Award) -> float:
        """Paint name, amount and margin, clear of the seal; return where they end."""
        look, room, bottom = self.look, QRectF(room), room.bottom()
        names = ", ".join(map(isolated, award.names))
        unit = min(1.0, room.height() / (look.px(190) * look.text_size))
        for text, size, weight, colour in (
            (names, 40 * unit, BOLD, INK),
            (award.amount, 38 * unit, BOLD, OXBLOOD),
        ):
            font = fitted(text, look.serif(size, weight), room.width(), 13)
            box = s.top_part(room, font.pixelSize() * 1.24)
            draw_text(painter, box, text, font, colour, CENTRE, elide=True)
            room.setTop(box.bottom())
        start = QPointF(room.left() + room.width() * 0.12, room.top() + 3)
        end = QPointF(room.right() - room.width() * 0.12, room.top() + 3)
        draw_ornament_rule(painter, start, end, with_alpha(ENGRAVING, 190))
        room.setTop(room.top() + 8)
        for text, font in (
            (award.margin, look.serif(17, REGULAR, italic=True)),
            (award.note, look.sans(14)),
        ):
            beside = s.top_part(room, font.pixelSize() * 1.45).bottom() > seal.top()
            half = seal.left() - _BESIDE_SEAL - room.center().x()
            width = min(room.width(), 2 * half) if beside else room.width()
            font = fitted(text, font, width)
            line = s.top_part(room, font.pixelSize() * 1.45)
            box = s.centred(line.center(), width, line.height())
            if text and box.bottom() <= bottom + 4:
                draw_text(painter, box, text, font, QUIET_INK, CENTRE, elide=True)
                room.setTop(box.bottom())
        return room.top()

    def _paint_day(self, painter: QPainter, inside: QRectF, low: float) -> None:
        font = self.look.serif(15, REGULAR, italic=True)
        high = font.pixelSize() * 1.4
        box = QRectF(inside.left() + 10, inside.bottom() - high + 4, inside.width() * 0.72, high)
        if box.top() >= low:
            draw_text(painter, box, self._dated(), font, QUIET_INK, LEFT, elide=True)

    def _paint_seal(self, painter: QPainter, paper: QRectF) -> None:
        if self._sealed <= 0:
            return
        seal = _seal_on(self.look, paper)
        grown = 1.15 - 0.15 * self._sealed
        with s.moved(painter, seal.center(), scale=(grown, grown)):
            painter.setOpacity(min(1.0, 2 * self._sealed))
            draw_seal(painter, seal.width() / 2)


def _seal_on(look: ThemeContext, paper: QRectF) -> QRectF:
    radius = max(18.0, min(look.px(34), paper.width() * 0.088))
    corner = paper.bottomRight() - QPointF(radius * 1.2, radius * 1.2)
    return s.centred(corner, 2 * radius, 2 * radius)


def draw_seal(painter: QPainter, radius: float, emblem: str = "bell") -> None:
    """Draw a seal of red wax with an emblem around the origin."""
    shadow = _wax(radius * 1.06)
    s.fill(painter, QTransform.fromTranslate(1.5, 3).map(shadow), QColor(40, 10, 5, 90))
    light = QPointF(-radius * 0.35, -radius * 0.4)
    stops = (0.0, _WAX[0]), (0.6, _WAX[1]), (1.0, _WAX[2])
    s.fill(painter, _wax(radius), s.radial(light, radius * 1.7, *stops))
    s.fill(painter, s.disc(QPointF(), radius * 0.7), with_alpha(_WAX[2], 120))
    line = with_alpha(_WAX[0], 170)
    draw_rosette(
        painter, QPointF(), radius * 0.5, radius * 0.68, line, strands=8, lobes=9, width=0.6
    )
    bell = radius * 0.42
    draw_emblem(painter, emblem, QPointF(0, 1.4), bell, _WAX[2], _WAX[1])
    draw_emblem(painter, emblem, QPointF(), bell, QColor("#E58B86"), _WAX[1])
    s.stroke(painter, s.disc(QPointF(), radius * 0.72), with_alpha(_WAX[2], 200), 1.2)


def _wax(radius: float) -> QPainterPath:
    """Return the slightly uneven outline of pressed wax."""
    points: Sequence[QPointF] = [
        QPointF(math.cos(t), math.sin(t))
        * (radius * (1 + 0.05 * math.sin(3 * t) + 0.04 * math.sin(5 * t) + 0.025 * math.sin(9 * t)))
        for t in (2 * math.pi * step / 72 for step in range(72))
    ]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()
    return path


MOST_COLUMNS: Final = 5
_FEW: Final = 5
"""Up to this many rows of a slate are written large."""
_MOST_SLATE: Final = 0.3
"""The most of a page's height that a slate takes."""


@dataclass(frozen=True, slots=True)
class SlateRow:
    """A player's points."""

    name: str
    cells: tuple[str, ...]
    """By game; empty if the player sat out."""
    total: str
    leads: bool


@dataclass(frozen=True, slots=True)
class Slate:
    """The standings of an evening after a game, the leader first."""

    emblems: tuple[str, ...]
    """By finished game; only the last ones if there are many."""
    fresh: int
    """The index of the game just finished."""
    number: int
    """The number of finished games of the evening, including this one."""
    rows: tuple[SlateRow, ...]


def level_leaders(slate: Slate, own: str | None) -> str:
    """Return who shares the lead, and with how many points; empty for a single leader."""
    leaders = [row for row in slate.rows if row.leads]
    if len(leaders) < 2:
        return ""
    others = [row.name for row in leaders if row.name != own]
    names = [say("table-you-among-others"), *others] if len(others) < len(leaders) else others
    return say("table-level-on", names=listed(names), points=leaders[0].total)


class EndSlate(BaseWidget):
    """The evening's scoreboard: a slate with chalk writing."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.slate: Slate | None = None
        self._fresh: list[FittedLabel] = []
        self._area = ScrollArea(look)
        self._area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._column = column_on(self, None, self._area)
        self.setObjectName("end-slate")
        look.changed.connect(self._lay_out)

    def show_slate(self, slate: Slate | None) -> None:
        """Show an evening's standings; None for a game outside one."""
        self.slate = slate
        rows = () if slate is None else slate.rows
        said = (say("table-name-points", name=row.name, points=row.total) for row in rows)
        self.setAccessibleName(". ".join([say("table-this-evening"), *said]))
        self._lay_out()

    def show_whole(self, whole: bool, height: int) -> None:
        """Take the height of all rows, unless that is too much of a page of this height."""
        table = self._area.widget()
        wanted = 0 if table is None else table.sizeHint().height()
        self._area.setMinimumHeight(wanted if whole or wanted < _MOST_SLATE * height else 0)

    def write(self, share: float) -> None:
        """Show how far the new column has been written, 0 to 1."""
        for number, label in enumerate(self._fresh, 1):
            label.setVisible(number <= share * len(self._fresh) + 1e-6)

    def _lay_out(self) -> None:
        slate, look = self.slate, self.look
        edge = SHADOW_MARGIN + round(self._frame() + look.px(8))
        self._column.setContentsMargins(edge, edge - 4, edge, edge - 4)
        self._fresh = []
        if slate is None:
            return
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        grid.setColumnStretch(0, 1)
        chalk = partial(FittedLabel, look, background="slate")
        size, last = 18 if len(slate.rows) <= _FEW else 14, len(slate.emblems) + 1
        small = partial(ThemeContext.sans, size=13, weight=SEMIBOLD)
        slanted = partial(ThemeContext.serif, size=14, weight=REGULAR, italic=True)
        plain, bold = (partial(ThemeContext.serif, size=size, weight=w) for w in (SEMIBOLD, BOLD))
        grid.addWidget(chalk(small, say("table-this-evening"), fills=True), 0, 0)
        for place, emblem in enumerate(slate.emblems, 1):
            draw = partial(_draw_emblem, emblem, ringed=place == slate.fresh + 1)
            grid.addWidget(Picture(look, 30, 30, draw, grows=True), 0, place)
        grid.addWidget(chalk(slanted, say("table-sum")), 0, last)
        for number, row in enumerate(slate.rows, 1):
            tone: Tone = "accent" if row.leads else "plain"
            grid.addWidget(chalk(plain, row.name, tone=tone, fills=True), number, 0)
            for place, points in enumerate(row.cells):
                cell = chalk(plain, points, tone=tone, align=CENTRE, fills=True)
                grid.addWidget(cell, number, place + 1)
                if place == slate.fresh:
                    keep_space(cell)
                    self._fresh.append(cell)
            total = chalk(bold, row.total, tone=tone, align=RIGHT, fills=True)
            grid.addWidget(total, number, last)
        self._area.set_content(table)

    def _frame(self) -> float:
        return max(6.0, self.look.px(9))

    def _paint(self, painter: QPainter) -> None:
        draw_slate(painter, self.look.theme, surface_of(self), frame=self._frame())


def _draw_emblem(emblem: str, painter: QPainter, box: QRectF, *, ringed: bool) -> None:
    draw_emblem(painter, emblem, box.center(), box.width() * 0.3, CHALK, STONE[0])
    if ringed:
        s.stroke(painter, s.rounded(s.inset(box, 2), 5), with_alpha(CHALK, 190), 1.4)
