"""The ranking of a closing page, the winner first; selecting a row unfolds its score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from stockgames.engine.plain_text import isolated
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.game_words import ResultRow, ScoreLine
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.chips import Chip, draw_chip
from stockgames.ui.pieces.plates import words_fitted
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.pieces.tokens import draw_token
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, sans, usual_size
from stockgames.ui.theme.palette import INK, OXBLOOD, QUIET_INK, with_alpha
from stockgames.ui.theme.shapes import (
    column_at,
    disc,
    draw_rounded_glow,
    falling,
    fill,
    inset,
    line_at,
    rounded,
    rule,
    square,
    stroke,
    top_part,
)
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import (
    CENTRE,
    LEFT,
    RIGHT,
    draw_text,
    squeezed_alike,
    text_width,
    wrapped_height,
)
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import PaintedButton
from stockgames.ui.widgets.focus import draw_focus_ring
from stockgames.ui.widgets.frames import draw_widget_panel, surface_of

_LINE = QColor("#5B7F92")
_EDGE = 0.06
"""The free margin at each side of a narrow paper, as a share."""
_SIZES = (16, 15, 14)
"""Font sizes of a line; the largest at which it fits."""


class ScorePaper(BaseWidget):
    """The paper with the breakdown of a score; a click hides it."""

    put_away = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._row: ResultRow | None = None
        self._name = ""
        self.setObjectName("score-paper")

    def unfold(self, row: ResultRow, name: str) -> None:
        """Show the breakdown of a score."""
        self._row, self._name = row, name
        lines = "; ".join(f"{line.text}: {line.amount}" for line in row.lines)
        self.setAccessibleName(f"{isolated(name)}: {lines}; {row.score}. {row.rule.text}")
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.put_away.emit()

    def _paint(self, painter: QPainter) -> None:
        theme, look, row = self.look.theme, self.look, self._row
        sheet = inset(QRectF(self.rect()), 10)
        draw_paper(painter, theme, sheet, radius=4)
        if row is None:
            return
        edge = min(24.0, sheet.width() * _EDGE)
        left, right = sheet.left() + edge, sheet.right() - edge
        title = look.serif(24)
        y = sheet.top() + 14
        box = QRectF(left, y, right - left, title.pixelSize() * 1.4)
        draw_text(painter, box, self._name, title, theme.ink, elide=True)
        y = box.bottom() + 5
        for dy, width in ((0.0, 1.2), (3.0, 0.6)):
            ends = QPointF(left, y + dy), QPointF(right, y + dy)
            rule(painter, *ends, with_alpha(OXBLOOD, 190), width)
        y += 8
        room = sheet.bottom() - y - title.pixelSize() * 3.4
        height = min(max(34.0, look.px(56)), room / max(1, len(row.lines)))
        for line in row.lines:
            self._paint_line(painter, QRectF(left, y, right - left, height), line)
            y += height
        self._paint_sum(painter, QRectF(left, y + 8, right - left, sheet.bottom() - y - 12), row)

    def _paint_line(self, painter: QPainter, box: QRectF, line: ScoreLine) -> None:
        theme, look = self.look.theme, self.look
        half = min(18.0 * max(0.8, look.scale), box.height() * 0.4)
        centre = QPointF(box.left() + half + 2, box.center().y() - 1)
        if line.sector:
            draw_chip(painter, theme, centre, Chip(line.sector, half))
        elif line.security:
            draw_token(painter, theme, centre, half, line.security)
        elif line.emblem:
            draw_emblem(painter, line.emblem, centre, half, theme.ink, theme.paper_light)
        marked = line.sector or line.security or line.emblem
        text = box.adjusted(2 * half + 16 if marked else 0, 0, 0, -2)
        amount = look.serif(20)
        draw_text(painter, text, line.amount, amount, theme.ink, RIGHT)
        text.setRight(text.right() - text_width(line.amount, amount) - 8)

        def fits(font: QFont) -> bool:
            return wrapped_height(line.text, font, text.width()) <= text.height()

        font = next(filter(fits, map(look.sans, _SIZES)), look.sans(_SIZES[-1]))
        whole = fits(font)
        draw_text(painter, text, line.text, font, theme.ink, wrap=whole, elide=not whole)
        ends = box.bottomLeft() - QPointF(0, 2), box.bottomRight() - QPointF(0, 2)
        rule(painter, *ends, with_alpha(_LINE, 120), 0.6)

    def _paint_sum(self, painter: QPainter, box: QRectF, row: ResultRow) -> None:
        theme, look = self.look.theme, self.look
        big = look.serif(32, BOLD)
        half = box.left() + box.width() * 0.6
        line = top_part(box, big.pixelSize() * 1.35)
        rule(painter, QPointF(half, line.top()), line.topRight(), theme.ink, 1.2)
        draw_text(painter, line, say("table-worth"), look.serif(20, italic=True), theme.ink)
        draw_text(painter, line, row.score, big, OXBLOOD, RIGHT)
        for dy in (2.0, 5.0):
            y = line.bottom() + dy
            rule(painter, QPointF(half, y), QPointF(line.right(), y), theme.ink, 0.9)
        note = look.sans(14, italic=True)
        rest = line_at(box, line.bottom() + 10, box.bottom() - line.bottom() - 12)
        if wrapped_height(row.rule.text, note, rest.width()) <= rest.height():
            flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            draw_text(painter, rest, row.rule.text, note, theme.quiet_ink, flags, wrap=True)


_PAPER = (QColor("#FDF6E4"), QColor("#E2CF9E"))
_IVORY = QColor("#FFFBEF")
_BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_LOW = 44
"""The least height of a row with two lines."""
_SMALLER = 3
"""How many pixels smaller an amount may get before its letters are condensed."""
_HIGH = 58
"""The least height of a row with the pieces of its score."""


class _Inks(NamedTuple):
    """The colours of name and score, of the note, and of the rank."""

    strong: QColor
    quiet: QColor
    place: QColor


class PlaceRow(PaintedButton):
    """A row of the ranking; selecting it unfolds its score."""

    stepped = Signal(int)
    """An arrow key moves to the row above (-1) or below (1)."""
    attended = Signal(bool)
    """Whether it is hovered or focused."""

    def __init__(
        self,
        look: ThemeContext,
        row: ResultRow,
        name: str,
        portrait: Portrait,
        place: str,
        parent: QWidget,
        *,
        lit: bool = False,
    ) -> None:
        """With `lit` it is painted on paper, to stand out."""
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
        """Paint it, or leave its space empty until it is revealed."""
        if shown != self._shown:
            self._shown = shown
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, 70)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in ways:
            self.stepped.emit(ways[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.attended.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.attended.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.attended.emit(event.reason() in _BY_KEYS)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.attended.emit(False)

    def _paint(self, painter: QPainter) -> None:
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
        """Return the chips or tokens of the score to draw under the name, if there is room."""
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
        """Paint a token, or a chip with its letter beside it; a dashed ring for no chip."""
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
        who, small = words_fitted(self.row.who, beside.width(), note)
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
    """Return the font at which every amount fits beside its count; None if none does."""
    wide = text_width
    lines = [(one.amount, room - wide(str(one.count), count)) for one in pieces if one.count]
    font = squeezed_alike(lines, font, usual_size(font) - _SMALLER)
    return font if all(wide(amount, font) <= width for amount, width in lines) else None


def note_in(row: ResultRow, room: float, font: QFont) -> str:
    """Return the rule that decided a row's rank, or its beginning, or else its note.

    A note that doesn't fit loses the ruling at its end.
    """
    rule, short = row.rule
    if not rule or text_width(rule, font) <= room or short == rule:
        return rule or row.note
    both = f"{row.note} · {short}"
    return both if row.note and text_width(both, font) <= room else short


class EndPlaces(BaseWidget):
    """A panel with a row for each rank."""

    unfolded = Signal(object)
    """A `ResultRow` was selected."""
    lit = Signal(object)
    """The seat whose row is hovered or focused; None for none."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._page = parent
        self.rows: list[PlaceRow] = []
        self._group = QButtonGroup(self)
        self.setObjectName("end-places")

    def tell(self, rows: Sequence[ResultRow], names: Sequence[str], own: SeatId | None) -> None:
        """Show another ranking; the selection is kept."""
        chosen = next((i for i, old in enumerate(self.rows) if old.isChecked()), None)
        focused = next((i for i, old in enumerate(self.rows) if old.hasFocus()), None)
        if focused is not None:
            self._page.setFocus()  # or a button would get Enter
        for old in self.rows:
            self._group.removeButton(old)
            old.deleteLater()
        faces = portraits_at(names)
        shine = own if own is not None else rows[0].seat if rows else None
        self.rows = []
        for at, row in enumerate(rows):
            place = ordinal(row.place) if len(rows) > 1 else ""  # no rank in a solo game
            button = PlaceRow(
                self.look,
                row,
                names[row.seat],
                faces[row.seat],
                place,
                self,
                lit=row.seat == shine,
            )
            button.toggled.connect(lambda on, row=row: self.unfolded.emit(row) if on else None)
            button.attended.connect(lambda on, seat=row.seat: self.lit.emit(seat if on else None))
            button.stepped.connect(lambda by, at=at: self._step(at + by))
            self._group.addButton(button)
            self.rows.append(button)
            button.show()
        if chosen is not None and chosen < len(self.rows):
            self.rows[chosen].setChecked(True)
        if focused is not None and focused < len(self.rows):
            self.rows[focused].setFocus(Qt.FocusReason.OtherFocusReason)
        self._arrange()

    def _step(self, to: int) -> None:
        if 0 <= to < len(self.rows):
            self.rows[to].setFocus(Qt.FocusReason.TabFocusReason)
            self.rows[to].setChecked(True)

    def fold(self) -> None:
        """Clear the selection."""
        self._group.setExclusive(False)
        for row in self.rows:
            row.setChecked(False)
        self._group.setExclusive(True)

    def rise(self, share: float) -> None:
        """Reveal the last rows up to a share of all, 0 to 1."""
        hidden = len(self.rows) - round(share * len(self.rows))
        for number, row in enumerate(self.rows):
            row.show_up(number >= hidden)

    def _arrange(self) -> None:
        surface = surface_of(self)
        top = surface.top() + self.look.below_caption(18)
        if not self.rows:
            return
        high = min(
            (surface.bottom() - self.look.margin(6) - top) / len(self.rows), self.look.px(104)
        )
        for number, row in enumerate(self.rows):
            rect = line_at(inset(surface, self.look.margin(8)), top + number * high, high)
            row.setGeometry(rect.toRect())

    def _paint(self, painter: QPainter) -> None:
        draw_widget_panel(painter, self.look, surface_of(self), say("table-places"))


def ordinal(place: int) -> str:
    """Return a rank as an ordinal number."""
    ordinals = (
        say("table-1st"),
        say("table-2nd"),
        say("table-3rd"),
        say("table-4th"),
        say("table-5th"),
        say("table-6th"),
        say("table-7th"),
        say("table-8th"),
        say("table-9th"),
        say("table-10th"),
    )
    return ordinals[place - 1]
