"""One place on the end sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.engine.plain_text import isolated
from stockgames.evenings.person import Portrait
from stockgames.ui.kit.boxes import column_at, line_at
from stockgames.ui.kit.chips import Chip, draw_chip
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import BOLD, sans, usual_size
from stockgames.ui.kit.palette import INK, OXBLOOD, QUIET_INK, with_alpha
from stockgames.ui.kit.plates import who_fitted
from stockgames.ui.kit.shadows import draw_rounded_glow
from stockgames.ui.kit.shapes import disc, falling, fill, inset, rounded, square, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, squeezed_alike, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.tokens import draw_token
from stockgames.ui.kit.widgets.focus import draw_focus_ring
from stockgames.ui.kit.widgets.painted_button import PaintedButton
from stockgames.ui.table.game_words import ResultRow, ScoreLine

_PAPER = (QColor("#FDF6E4"), QColor("#E2CF9E"))
_IVORY = QColor("#FFFBEF")
_BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_LOW = 44
"""A row with less height has no room for two lines."""
_SMALLER = 3
"""Pixels by which an amount is smaller at most, before its letters are narrower."""
_HIGH = 58
"""A row with less height has no room for what a score is made of."""


class _Inks(NamedTuple):
    """The colours of name and score, of the note, and of the place."""

    strong: QColor
    quiet: QColor
    place: QColor


class PlaceRow(PaintedButton):
    """One place; choosing it unfolds its score."""

    stepped = Signal(int)
    """An arrow asks for the row above (-1) or below (1)."""
    attended = Signal(bool)
    """The mouse or the keyboard is on it, or no longer."""

    def __init__(
        self,
        look: Look,
        row: ResultRow,
        name: str,
        portrait: Portrait,
        place: str,
        parent: QWidget,
        *,
        lit: bool = False,
    ) -> None:
        """`lit`: it is painted on paper, so that the eye goes there first."""
        super().__init__(look, parent)
        self.row = row
        self._name, self._portrait = name, portrait
        self._place = place
        self._lit = lit
        self._shown = True
        self.setCheckable(True)
        self.setObjectName(f"place-{row.place}")
        self.setAccessibleName(f"{place}  {isolated(name)}  {row.score}. {row.note}".strip())
        self.setAccessibleDescription("; ".join(f"{s.text}: {s.amount}" for s in row.lines))

    def show_up(self, shown: bool) -> None:
        """Paint it, or leave its room empty while it is still to come."""
        if shown != self._shown:
            self._shown = shown
            self.update()

    def sizeHint(self) -> QSize:
        """Return a usual size; the sheet decides."""
        return QSize(400, 70)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the row above or below, and unfold that."""
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in ways:
            self.stepped.emit(ways[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that it is pointed at."""
        super().enterEvent(event)
        self.attended.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that it is no longer."""
        super().leaveEvent(event)
        self.attended.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that it is pointed at."""
        super().focusInEvent(event)
        self.attended.emit(event.reason() in _BY_KEYS)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that it is no longer."""
        super().focusOutEvent(event)
        self.attended.emit(False)

    def _paint(self, painter: QPainter) -> None:
        """Paint the row: the viewer's on paper, the others on cloth, a brass rim for the first."""
        if not self._shown:
            return
        wider = self.look.margin
        face, inks = inset(QRectF(self.rect()), wider(4)), self._inks()
        self._paint_face(painter, face)
        pieces = self._pieces(face)
        line = QRectF(face)
        if pieces:
            line.setHeight(face.height() * 0.54)
        high = min(line.height(), wider(66))
        size = min(27.0, high * 0.5 / self.look.scale)
        place = self.look.serif(size, BOLD)
        wide = wider(14)
        if self._place:
            wide = max(high * 0.62 + wider(34), text_width(self._place, place) + wider(16))
        box = column_at(line, line.left() + wider(4), wide)
        draw_text(painter, box, self._place, place, inks.place, CENTRE)
        radius = min(high * 0.38, max(16.0, self.look.px(26)))
        centre = QPointF(box.right() + radius, line.center().y())
        draw_portrait(painter, portrait_box(centre, 1.8 * radius), self._portrait)
        left = centre.x() + radius + wider(10)
        room = column_at(line, left, line.right() - wider(14) - left)
        font = self.look.serif(min(27.0, high * 0.5 / self.look.scale))
        draw_text(painter, room, self.row.score, font, inks.strong, RIGHT)
        room.setRight(room.right() - text_width(self.row.score, font) - wider(10))
        self._paint_words(painter, room, inks)
        if pieces:
            self._paint_pieces(painter, face, pieces, inks)

    @property
    def _first(self) -> bool:
        return self.row.place == 1

    def _inks(self) -> _Inks:
        theme = self.look.theme
        if self._lit:
            return _Inks(INK, QUIET_INK, OXBLOOD)
        return _Inks(theme.text, theme.quiet_text, theme.text)

    def _paint_face(self, painter: QPainter, face: QRectF) -> None:
        theme, corner = self.look.theme, self.look.corner
        if self._lit:
            draw_rounded_glow(painter, face, corner(9), theme.glow, reach=6, alpha=90)
            fill(
                painter, rounded(face, corner(9)), falling(face, (0.0, _PAPER[0]), (1.0, _PAPER[1]))
            )
        else:
            shades = (0.0, theme.plate_top), (1.0, theme.plate_bottom)
            fill(painter, rounded(face, corner(9)), falling(face, *shades))
            stroke(painter, rounded(inset(face, 0.5), corner(9)), with_alpha(theme.line, 120), 0.9)
        if self._first:
            stroke(painter, rounded(inset(face, 1.2), corner(8)), theme.line, self.look.margin(2.2))
        if self.isChecked():
            stroke(painter, rounded(inset(face, 4), corner(6)), theme.brass_dark, 1.4)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, corner(9), 1)

    def _pieces(self, face: QRectF) -> list[ScoreLine]:
        """Return what is drawn of the score under the name: chips or tokens, if there is room."""
        if face.height() < self.look.margin(_HIGH):
            return []
        lines = [line for line in self.row.lines if line.count or line.sector]
        return lines if any(line.count for line in lines) else []

    def _paint_pieces(
        self, painter: QPainter, face: QRectF, pieces: Sequence[ScoreLine], inks: _Inks
    ) -> None:
        wider = self.look.margin
        radius = max(11.0, min(wider(16), face.height() * 0.15))
        step = (face.width() - wider(16)) / max(4, len(pieces))
        count, gap = self.look.serif(18), wider(6)
        amount = amount_font(pieces, step - 2 * radius - 3 * gap, count, self.look.sans(14))
        for number, piece in enumerate(pieces):
            left = face.left() + wider(10) + number * step
            centre = QPointF(left + radius, face.bottom() - radius - min(wider(7), radius * 0.4))
            self._paint_piece(painter, centre, radius, piece)
            box = QRectF(left + 2 * radius + gap, centre.y() - radius, step, 2 * radius)
            ink = inks.strong if piece.count else inks.quiet
            draw_text(painter, box, str(piece.count), count, ink, LEFT)
            if piece.count and amount is not None:
                box.setLeft(box.left() + text_width(str(piece.count), count) + gap)
                draw_text(painter, box, piece.amount, amount, inks.quiet, LEFT)

    def _paint_piece(
        self, painter: QPainter, centre: QPointF, radius: float, piece: ScoreLine
    ) -> None:
        """Paint a token, or a chip with its letter at its edge; a dashed ring for no chip."""
        theme = self.look.theme
        if not piece.sector:
            draw_token(painter, theme, centre, radius, piece.security)
            return
        if not piece.count:
            ring = with_alpha(QUIET_INK if self._lit else theme.quiet_text, 170)
            stroke(painter, disc(centre, radius * 0.9), ring, 1, dash=(3, 3), flat=True)
            return
        draw_chip(painter, theme, centre, Chip(piece.sector, radius))
        at = centre + QPointF(radius * 0.68, radius * 0.66)
        half = radius * 0.46
        fill(painter, disc(at, half), _IVORY)
        stroke(painter, disc(at, half), with_alpha(INK, 90), 0.7)
        box = square(at, half)
        draw_text(painter, box, piece.sector, sans(max(9, half * 1.5), BOLD), INK, CENTRE)

    def _paint_words(self, painter: QPainter, room: QRectF, inks: _Inks) -> None:
        """Paint the name over the note, or beside it in a low row."""
        look, note = self.look, self.look.sans(14)
        name = look.serif(min(21.0, room.height() * 0.46 / look.scale))
        both = name.pixelSize() * 1.25 + note.pixelSize() * 1.35
        if room.height() < max(look.margin(_LOW), both):
            self._paint_name(painter, room, name, inks)
            room.setLeft(room.left() + text_width(self._name, name) + look.margin(14))
            self._paint_note(painter, room, note, inks)
            return
        box = line_at(room, room.center().y() - both / 2, name.pixelSize() * 1.25)
        self._paint_name(painter, box, name, inks)
        wide = text_width(self._name, name) + look.margin(8)
        beside = box.adjusted(wide, 1, 0, 0)
        who, small = who_fitted(self.row.who, beside.width(), note)
        draw_text(painter, beside, who, small, inks.quiet, elide=True)
        box = line_at(room, box.bottom(), note.pixelSize() * 1.35)
        self._paint_note(painter, box, note, inks)

    def _paint_note(self, painter: QPainter, box: QRectF, font: QFont, inks: _Inks) -> None:
        words = note_in(self.row, box.width(), font)
        draw_text(painter, box, words, font, inks.quiet, LEFT, elide=True)

    def _paint_name(self, painter: QPainter, box: QRectF, font: QFont, inks: _Inks) -> None:
        draw_text(painter, box, self._name, font, inks.strong, LEFT, elide=True)


def amount_font(
    pieces: Sequence[ScoreLine], room: float, count: QFont, font: QFont
) -> QFont | None:
    """Return the font in which every amount has room behind its count; None if there is none."""
    wide = text_width
    lines = [(one.amount, room - wide(str(one.count), count)) for one in pieces if one.count]
    font = squeezed_alike(lines, font, usual_size(font) - _SMALLER)
    return font if all(wide(amount, font) <= width for amount, width in lines) else None


def note_in(row: ResultRow, room: float, font: QFont) -> str:
    """Return the rule that a row's place follows from, or what it begins with, or else its note.

    A note that has no room goes without the ruling behind it.
    """
    if not row.rule:
        return row.note if text_width(row.note, font) <= room else row.note.partition(" (")[0]
    if text_width(row.rule, font) <= room:
        return row.rule
    head, colon, _ = row.rule.partition(":")
    both = f"{row.note} · {head}"
    if not colon:
        return row.rule
    return both if row.note and text_width(both, font) <= room else head
