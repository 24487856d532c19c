"""The ranking of a closing page, the winner first; selecting a row unfolds its score."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from stockgames.engine.plain_text import isolated
from stockgames.presentation.closing import Closing
from stockgames.presentation.game_words import ResultRow, ScoreLine
from stockgames.presentation.sentences.speech import ordinal
from stockgames.ui.pieces.chips import Chip, draw_chip
from stockgames.ui.pieces.tokens import draw_token
from stockgames.ui.table.faces import face_picture
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, sans
from stockgames.ui.theme.palette import INK, QUIET_INK, with_alpha
from stockgames.ui.theme.text import CENTRE, draw_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import PaintedButton
from stockgames.ui.widgets.focus import draw_focus_ring
from stockgames.ui.widgets.frames import PanelFrame, PaperFrame, Picture, Rule, ScrollArea
from stockgames.ui.widgets.labels import Label, LabelRole
from stockgames.ui.widgets.layouts import add_parts, clear, column_on, keep_space, row_of

_PAPER: Final = (QColor("#FDF6E4"), QColor("#E2CF9E"))
_IVORY: Final = QColor("#FFFBEF")
_BY_KEYS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_APART: Final = "  ·  "


class RowButton(PaintedButton):
    """A button made of labels, which tells whether it is hovered or focused."""

    attended = Signal(bool)

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.is_attended = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        keep_space(self)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._attend(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._attend(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._attend(event.reason() in _BY_KEYS)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._attend(False)

    def _attend(self, on: bool) -> None:
        self.is_attended = on
        self.attended.emit(on)
        self.update()


_RIM: Final = 0.06
"""Half of the lower rim of a chip or token, relative to its picture."""
_LETTER: Final = 6.0
"""The least radius of a chip's letter in pixels."""


def draw_piece(
    look: ThemeContext, line: ScoreLine, painter: QPainter, box: QRectF, *, on_paper: bool = True
) -> None:
    """Draw what a line of a score is about: a chip with its letter, a token or an emblem.

    For no chip there is a dashed ring.
    """
    theme, centre, radius = look.theme, box.center(), min(box.width(), box.height()) / 2 - 1
    flat = radius * (1 - _RIM)
    face = centre - QPointF(0, radius * _RIM)
    if line.security:
        draw_token(painter, theme, face, flat, line.security, shadow=False)
    elif line.sector and not line.count:
        ring = with_alpha(QUIET_INK if on_paper else theme.quiet_text, 170)
        s.stroke(painter, s.disc(centre, radius * 0.9), ring, 1, dash=(3, 3), flat=True)
    elif line.sector:
        draw_chip(painter, theme, face, Chip(line.sector, flat, shadow=False))
        half = max(_LETTER, flat * 0.38)
        at = face + QPointF(0, min(flat * 0.6, radius - half))
        s.fill(painter, s.disc(at, half), _IVORY)
        s.stroke(painter, s.disc(at, half), with_alpha(INK, 90), 0.7)
        font = sans(max(9, half * 1.5), BOLD)
        draw_text(painter, s.square(at, half), line.sector, font, INK, CENTRE)
    elif line.emblem:
        draw_emblem(painter, line.emblem, centre, radius, theme.ink, theme.paper_light)


def show_whole(area: ScrollArea, whole: bool) -> None:
    """Let an area be as high as its content, or as high as there is room."""
    content = area.widget()
    area.setMinimumHeight(content.sizeHint().height() if whole and content is not None else 0)


class ScorePaper(PaperFrame):
    """The paper with the breakdown of a score; a click hides it."""

    put_away = Signal()

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        label = partial(Label, look, background="paper", wrap=True)
        self._name, self._score, self._rule = label("", "title"), label("", "title"), label("")
        self._score.set_tone("accent")
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._lines = ScrollArea(look)
        self._lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        foot = row_of(label("", "name", sentence="table-worth"), (self._score, 1))
        add_parts(self.body, self._name, Rule(look), (self._lines, 1), foot, self._rule)
        self.setObjectName("score-paper")

    def unfold(self, row: ResultRow, name: str) -> None:
        """Show the breakdown of a score."""
        lines = "; ".join(f"{line.text}: {line.amount}" for line in row.lines)
        self.setAccessibleName(f"{isolated(name)}: {lines}; {row.score}. {row.rule.text}")
        self._name.setText(name)
        self._score.setText(row.score)
        self._rule.setText(row.rule.text)
        self._rule.setVisible(bool(row.rule.text))
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for number, line in enumerate(row.lines):
            draw = partial(draw_piece, self.look, line)
            grid.addWidget(Picture(self.look, 38, 38, draw, grows=True), number, 0)
            grid.addWidget(Label(self.look, line.text, background="paper", wrap=True), number, 1)
            amount = Label(self.look, line.amount, "name", background="paper")
            amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(amount, number, 2)
        grid.setRowStretch(len(row.lines), 1)
        self._lines.set_content(table)

    def show_whole(self, whole: bool) -> None:
        """Take the height of all lines, so that only the page scrolls; or as much as there is."""
        show_whole(self._lines, whole)
        self.setMinimumHeight(self.body.minimumSize().height() if whole else 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.put_away.emit()


class PlaceRow(RowButton):
    """A row of the ranking; selecting it unfolds its score."""

    stepped = Signal(int)
    """An arrow key moves to the row above (-1) or below (1)."""

    def __init__(
        self, look: ThemeContext, row: ResultRow, closing: Closing, *, is_full: bool
    ) -> None:
        """A full row has lines for the note and for the pieces of its score."""
        super().__init__(look)
        self.row = row
        self.is_lit = row.seat == (closing.rows[0].seat if closing.own is None else closing.own)
        name, place = closing.names[row.seat], ordinal(row.place)
        self._is_full = is_full
        texts = (row.rule.short or (row.who.text if is_full else ""), row.note)
        self._texts = [text for text in texts if text]
        lines = filter(None, texts)
        note = ("\n" if is_full else _APART).join(lines)
        label = partial(Label, look, background="paper" if self.is_lit else "cloth")
        role: LabelRole = "title" if is_full else "name"
        self._name, self._note = label(name, "name"), label(note, "note")
        rank, score = label(place, role), label(row.score, role)
        if self.is_lit:
            rank.set_tone("accent")
        self._grid = grid = QGridLayout(self)
        grid.setSpacing(0)
        grid.setColumnStretch(3, 1)
        grid.addWidget(rank, 0, 0)
        portrait, width = closing.portraits[row.seat], 35 if is_full else 24
        grid.addWidget(face_picture(look, portrait, width, grows=is_full), 0, 1)
        grid.addWidget(score, 0, 4)
        grid.addWidget(self._name, 0, 2)
        grid.addWidget(self._note, 0, 3)
        if is_full:
            self._note.setWordWrap(True)
            grid.addLayout(self._pieces(label), 1, 0, 1, 5)
        else:
            self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setCheckable(True)
        self.setObjectName(f"place-{row.place}")
        self.setAccessibleName(f"{place}  {isolated(name)}  {row.score}. {row.note}".strip())
        self.setAccessibleDescription(
            "; ".join(f"{line.text}: {line.amount}" for line in row.lines)
        )
        self._fit()

    def _fit(self) -> None:
        side = round(self.look.margin(10))
        edge = round(4 * self.look.text_size) if self._is_full else 3
        self._grid.setContentsMargins(side, edge, side, edge)

    def _pieces(self, label: partial[Label]) -> QHBoxLayout:
        """Return the chips or tokens of the score, each with its number and amount."""
        line = row_of()
        pieces = [piece for piece in self.row.lines if piece.count or piece.sector]
        for piece in pieces if any(piece.count for piece in pieces) else ():
            draw = partial(draw_piece, self.look, piece, on_paper=self.is_lit)
            count = label(str(piece.count), "name" if piece.count else "note")
            amount = label(piece.amount if piece.count else "", "note")
            add_parts(line, Picture(self.look, 32, 32, draw, grows=True), count, (amount, 1))
        return line

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._is_full:
            self._grid.activate()
            room, metrics = self._note.contentsRect().width(), QFontMetricsF(self._note.font())
            lines = (_APART.join(self._texts), *self._texts)
            whole = (line for line in lines if metrics.horizontalAdvance(line) <= room)
            self._note.setText(next(whole, ""))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in ways:
            self.stepped.emit(ways[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _paint(self, painter: QPainter) -> None:
        theme, corner = self.look.theme, self.look.corner
        face = s.inset(QRectF(self.rect()), 3)
        if self.is_lit:
            s.draw_rounded_glow(painter, face, corner(9), theme.glow, reach=6, alpha=90)
            shades = (0.0, _PAPER[0]), (1.0, _PAPER[1])
        else:
            shades = (0.0, theme.plate_top), (1.0, theme.plate_bottom)
        s.fill(painter, s.rounded(face, corner(9)), s.falling(face, *shades))
        if not self.is_lit:
            s.stroke(
                painter, s.rounded(s.inset(face, 0.5), corner(9)), with_alpha(theme.line, 120), 0.9
            )
        if self.row.place == 1:
            s.stroke(
                painter, s.rounded(s.inset(face, 1.2), corner(8)), theme.line, self.look.margin(2.2)
            )
        if self.isChecked():
            s.stroke(painter, s.rounded(s.inset(face, 4), corner(6)), theme.brass_dark, 1.4)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, corner(9), 1)


class EndPlaces(PanelFrame):
    """A panel with a row for each rank."""

    unfolded = Signal(object)
    """A `ResultRow` was selected."""
    lit = Signal(object)
    """The seat whose row is hovered or focused; None for none."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, sentence="table-places", padding=14)
        self.rows: list[PlaceRow] = []
        self._shown: tuple[object, ...] = ()
        self._is_full = True
        self._needed = 0
        """The height of all rows, if they are full."""
        self._group = QButtonGroup(self)
        self._holder = QWidget()
        self._column = column_on(self._holder, 0)
        self._area = ScrollArea(look, self._holder)
        self._area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.body.addWidget(self._area, 1)
        self.setObjectName("end-places")

    def set_data(self, closing: Closing, width: float, height: float) -> None:
        """Show another ranking, with full rows if they fit into this size of the panel.

        Selection and focus are kept.
        """
        sizes = round(self.look.scale, 2), self.look.text_size
        shown = (*sizes, ordinal(1), closing.own, *closing.names, *closing.rows)
        margins = self.body.contentsMargins()
        inside = round(width) - margins.left() - margins.right()
        if shown != self._shown:
            self._shown = shown
            self._make_rows(closing, inside, is_full=True)
            self._needed = self._column.totalHeightForWidth(inside)
        if self._is_full != (self._needed + margins.top() + margins.bottom() <= height):
            self._make_rows(closing, inside, is_full=not self._is_full)

    def _make_rows(self, closing: Closing, width: int, *, is_full: bool) -> None:
        self._is_full = is_full
        chosen = next((i for i, old in enumerate(self.rows) if old.isChecked()), None)
        focused = next((i for i, old in enumerate(self.rows) if old.hasFocus()), None)
        if focused is not None:
            self.setFocus()  # or a button would get Enter
        for old in self.rows:
            self._group.removeButton(old)
        clear(self._column)
        self.rows = []
        for at, row in enumerate(closing.rows):
            button = PlaceRow(self.look, row, closing, is_full=is_full)
            button.toggled.connect(lambda on, row=row: self.unfolded.emit(row) if on else None)
            button.attended.connect(lambda on, seat=row.seat: self.lit.emit(seat if on else None))
            button.stepped.connect(lambda by, at=at: self._step(at + by))
            high = button.heightForWidth(width) if is_full else button.sizeHint().height()
            button.setMaximumHeight(round(max(self.look.px(104), high)))
            self._group.addButton(button)
            self._column.addWidget(button, 1)
            button.show()  # so that it can have the focus now
            self.rows.append(button)
        self._area.setMinimumWidth(self._holder.minimumSizeHint().width())
        if chosen is not None and chosen < len(self.rows):
            self.rows[chosen].setChecked(True)
        if focused is not None and focused < len(self.rows):
            self.rows[focused].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_whole(self, whole: bool) -> None:
        """Take the height of all rows, so that only the page scrolls; or as much as there is."""
        show_whole(self._area, whole)

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
            row.setVisible(number >= hidden)
