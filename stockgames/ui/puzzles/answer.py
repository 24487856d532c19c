"""The card beside the table: how to choose, and afterwards how each choice did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.presentation.faces import portraits_at
from stockgames.presentation.sentences.speech import say
from stockgames.puzzles.puzzle import Choice
from stockgames.ui.pieces.certificate import draw_wreath
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.puzzles.tickets import CLARET, draw_letter
from stockgames.ui.puzzles.words import LETTERS, PuzzleWords, place_text, verdict
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_frame, draw_hatch
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import (
    centred,
    column_at,
    disc,
    falling,
    fill,
    inset,
    line_at,
    pen,
    polygon,
    rounded,
    rule,
    stroke,
    top_part,
)
from stockgames.ui.theme.surfaces import draw_panel, draw_paper
from stockgames.ui.theme.text import (
    CENTRE,
    LEFT,
    TOP_LEFT,
    draw_text,
    fitted,
    shortened,
    text_width,
    wrapped_height,
)
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN

OCHRE: Final = QColor("#D9BC74")
_LINE, _PALE, _ON_FIRST = QColor("#8A734A"), QColor("#F6EBCB"), QColor("#FFF6E0")
_GOLD = QColor("#E9C96E")
NAMED: Final = 36
"""A narrower segment has no label."""


PADDING: Final = 0.06
"""The margin of the scale beyond the outermost whiskers."""


@dataclass(frozen=True, slots=True)
class Row:
    """The contents of a row."""

    letter: str
    title: str
    """Empty if it doesn't fit: the letter identifies the choice."""
    figure: str
    range_told: str
    shares: tuple[float, ...]
    """The shares of finishing places, the first place first; empty if judged by scores."""
    low: float
    """Where its whisker begins along the bar, 0 to 1."""
    high: float
    chosen: bool
    best: bool


def draw_row(
    painter: QPainter, look: ThemeContext, box: QRectF, row: Row, grown: float = 1.0
) -> None:
    """Draw a row into a rectangle; `grown` is how much of bar and whisker is shown, 0 to 1."""
    theme = look.theme
    if row.chosen:
        glow = (0.0, with_alpha(_GOLD, 120)), (1.0, with_alpha(_GOLD, 40))
        fill(painter, rounded(box, 5), falling(box, *glow))
        stroke(painter, rounded(box, 5), with_alpha(_LINE, 120), 0.8)
    radius, (before, after) = _radius(look), _edges(look)
    left = box.left() + before
    width = box.right() - after - left
    serif, bold = look.serif(17, SEMIBOLD), look.serif(17, BOLD)
    line = serif.pixelSize() * 1.3
    lines = max(1, title_lines(look, box.width(), row.title, row.figure))
    while lines > 1 and lines * line + _bar(look) + 22 > box.height():
        lines -= 1
    high = lines * line
    y = box.top() + (box.height() - high - _bar(look) - 22) / 2
    draw_letter(
        painter,
        look,
        QPointF(box.left() + radius + 8, y + high + _bar(look) / 2 - 2),
        radius,
        row.letter,
        lit=row.chosen,
    )
    figure = text_width(row.figure, bold) + 4
    ink = CLARET if row.best and not theme.is_plain else theme.ink
    at = box.right() - 12 - figure if row.title else left
    draw_text(painter, QRectF(at, y + high - line, figure, line), row.figure, bold, ink, LEFT)
    place = QRectF(left, y, width - figure - 10, high)
    if lines > 1:
        draw_text(painter, place, row.title, serif, theme.ink, LEFT, wrap=True)
    else:
        draw_text(painter, place, row.title, serif, theme.ink, LEFT, elide=True)
    bar = QRectF(left, y + high + 2, width, _bar(look))
    if row.shares:
        _draw_bar(painter, look, bar, row.shares, grown)
    else:
        _draw_scale(painter, bar, row, grown)
    if grown >= 1.0:
        _draw_whisker(painter, look, bar, row)


def title_lines(look: ThemeContext, width: float, title: str, figure: str) -> int:
    """Return how many lines a title takes beside its figure in a row of this width."""
    serif, bold = look.serif(17, SEMIBOLD), look.serif(17, BOLD)
    room = width - sum(_edges(look)) - text_width(figure, bold) - 14
    return round(wrapped_height(title, serif, room) / wrapped_height("X", serif, room))


def _radius(look: ThemeContext) -> float:
    return max(11.0, look.px(17))


def _edges(look: ThemeContext) -> tuple[float, float]:
    """Return the margins left and right of a row's text, in pixels."""
    return 2 * _radius(look) + 20, 12.0


def shared_reach(choices: Sequence[Choice]) -> tuple[float, float]:
    """Return the lowest and the highest score of the scale for all choices."""
    ranges = [choice.ends.range for choice in choices if choice.ends is not None]
    low, high = min(low for low, _ in ranges), max(high for _, high in ranges)
    beyond = (high - low or 1.0) * PADDING
    return low - beyond, high + beyond


def within(choice: Choice, reach: tuple[float, float]) -> tuple[float, float]:
    """Return where the whisker of a choice starts and ends on such a scale, 0 to 1."""
    assert choice.ends is not None
    start, end = reach
    low, high = ((score - start) / (end - start) for score in choice.ends.range)
    return low, high


def _draw_scale(painter: QPainter, bar: QRectF, row: Row, grown: float) -> None:
    fill(painter, rounded(bar, 2), with_alpha(_PALE, 200))
    stroke(painter, rounded(bar, 2), with_alpha(_LINE, 120), 0.8)
    y = bar.center().y()
    end = bar.left() + bar.width() * _middle(row) * grown
    painter.setPen(pen(CLARET if row.best else _LINE, 1.4, flat=True))
    painter.drawLine(QPointF(bar.left(), y), QPointF(end, y))
    knob = disc(QPointF(end, y), bar.height() * 0.28)
    fill(painter, knob, CLARET if row.best else OCHRE)
    stroke(painter, knob, _LINE, 1)


def _middle(row: Row) -> float:
    """Return where the diamond of a row is along its bar, 0 to 1."""
    return row.shares[0] if row.shares else (row.low + row.high) / 2


def _bar(look: ThemeContext) -> float:
    return max(17.0, look.px(24))


def _draw_bar(
    painter: QPainter, look: ThemeContext, bar: QRectF, shares: Sequence[float], grown: float
) -> None:
    fill(painter, rounded(bar, 2), with_alpha(_PALE, 200))
    x, font = bar.left(), look.sans(13, SEMIBOLD)
    for place, share in enumerate(shares, 1):
        wide = bar.width() * share * grown
        if wide <= 0:
            continue
        part = column_at(bar, x, wide)
        _draw_part(painter, part, place)
        if wide >= NAMED:
            ink = _ON_FIRST if place == 1 else look.theme.ink
            name = place_text(place)
            if place > 1:
                around = text_width(name, font) + 8
                under = centred(part.center(), around, part.height() - 6)
                fill(painter, rounded(under, 3), with_alpha(_PALE, 215))
            draw_text(painter, part, name, font, ink, CENTRE)
        x += wide
    stroke(painter, rounded(bar, 2), _LINE, 1)


def _draw_part(painter: QPainter, part: QRectF, place: int) -> None:
    """Draw the segment of a place; each has its own pattern, because colour alone is not enough."""
    path = rounded(part, 1)
    if place == 1:
        fill(painter, path, CLARET)
    elif place == 2:
        fill(painter, path, OCHRE)
        draw_hatch(painter, path, with_alpha(_LINE, 150), angle=45, gap=6)
    else:
        draw_hatch(painter, path, with_alpha(_LINE, 150), angle=90 if place == 3 else 135, gap=7)
    stroke(painter, path, with_alpha(_LINE, 160), 0.6)


def _draw_whisker(painter: QPainter, look: ThemeContext, bar: QRectF, row: Row) -> None:
    theme = look.theme
    y = bar.bottom() + 9
    start, end = (bar.left() + bar.width() * share for share in (row.low, row.high))
    middle = bar.left() + bar.width() * _middle(row)
    painter.setPen(pen(theme.ink, 1.6, flat=True))
    painter.drawLine(QPointF(start, y), QPointF(end, y))
    for x in (start, end):
        painter.drawLine(QPointF(x, y - 5), QPointF(x, y + 5))
    mark = polygon([(middle, y - 4), (middle + 4, y), (middle, y + 4), (middle - 4, y)])
    fill(painter, mark, CLARET if row.best else theme.ink)
    font = look.sans(13)
    wide = text_width(row.range_told, font) + 4
    fits = end + 10 + wide <= bar.right() + 8
    x = end + 10 if fits else start - 10 - wide
    draw_text(painter, QRectF(x, y - 9, wide, 18), row.range_told, font, theme.quiet_ink, LEFT)


GROWS: Final = 450
"""Milliseconds of the bars' growth."""
_MARGIN = 12
_ROW: Final = 108
"""The height of a row in the design, in px."""
_TWO_LINES: Final = 96
"""A row at least this high has space for a choice in two lines."""


class AnswerSlip(BaseWidget):
    """Paints a panel or a card; its buttons are shown after the choice only."""

    next_wanted = Signal()
    play_wanted = Signal()
    show_wanted = Signal()

    def __init__(self, look: ThemeContext, words: PuzzleWords, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._words = words
        self._chosen: int | None = None
        names, seat = words.laid.names, words.laid.puzzle.seat
        self._face = portraits_at(names)[seat]
        self._grown = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=GROWS)
        self._grown.valueChanged.connect(lambda _: self.update())
        self.setObjectName("answer")
        self.next_button = Button(
            look, kind="primary", key=key_text("Enter"), text_size=18, serif=True, parent=self
        )
        self.play_button = Button(look, key="P", text_size=15, parent=self)
        self.show_button = Button(look, key="S", text_size=15, parent=self)
        self.next_button.clicked.connect(self.next_wanted)
        self.play_button.clicked.connect(self.play_wanted)
        self.show_button.clicked.connect(self.show_wanted)
        for button, name in (
            (self.next_button, "next-puzzle"),
            (self.play_button, "play-out"),
            (self.show_button, "show-me"),
        ):
            button.setObjectName(name)
            button.hide()
        look.changed.connect(self._arrange)
        self._speak()

    def _speak(self) -> None:
        self.next_button.setText(say("puzzles-next"))
        self.play_button.setText(say("puzzles-play-out"))
        self.show_button.setText(say("puzzles-show-me"))
        self._name()
        self._arrange()

    def _name(self) -> None:
        ends = say("puzzles-open-ends", judge=self._words.judge)
        before = f"{say('puzzles-known')}. {say('puzzles-how')} {ends}"
        chosen = self._chosen
        self.setAccessibleName(before if chosen is None else self._words.answer(chosen))

    def show_answer(self, chosen: int) -> None:
        """Show how all choices did, once one is chosen."""
        self._chosen = chosen
        self._name()
        for button in (self.next_button, self.play_button, self.show_button):
            button.show()
        self._arrange()
        if self.look.reduced_motion:
            self._grown.setCurrentTime(GROWS)
        else:
            self._grown.start()

    def settle(self) -> None:
        """End the animation."""
        if self._chosen is not None:
            self._grown.stop()
            self._grown.setCurrentTime(GROWS)
            self.update()

    # Painting

    def _sheet(self) -> QRectF:
        return inset(QRectF(self.rect()), _MARGIN)

    def _inner(self) -> QRectF:
        return inset(self._sheet(), max(14.0, self.look.px(24)))

    def _arrange(self) -> None:
        inner = self._inner()
        high = self.next_button.sizeHint().height()
        low = self.play_button.sizeHint().height()
        left, width = round(inner.left()) - FOCUS_MARGIN, round(inner.width()) + 2 * FOCUS_MARGIN
        y = round(inner.bottom()) + FOCUS_MARGIN - low
        half = width // 2
        self.play_button.setGeometry(left, y, half, low)
        self.show_button.setGeometry(left + width - half, y, half, low)
        self.next_button.setGeometry(left, y - high + 2, width, high)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        if self._chosen is None:
            self._paint_before(painter)
        else:
            self._paint_after(painter, self._chosen)

    def _paint_before(self, painter: QPainter) -> None:
        look, theme, sheet = self.look, self.look.theme, self._sheet()
        caption = look.caption()
        title, radius = say("puzzles-known"), look.corner(10)
        draw_panel(painter, theme, sheet, radius=radius, title=title, font=caption)
        inner = inset(sheet, 18)
        inner.setTop(sheet.top() + caption.pixelSize() * 1.7 + 26)
        sans = look.sans(16)
        for line in self._words.known():
            high = wrapped_height(line, sans, inner.width())
            box = top_part(inner, high + 4)
            draw_text(painter, box, line, sans, theme.text, TOP_LEFT, wrap=True)
            inner.setTop(box.bottom() + 10)

    def _paint_after(self, painter: QPainter, chosen: int) -> None:
        look, theme, sheet = self.look, self.look.theme, self._sheet()
        draw_paper(painter, theme, sheet)
        draw_frame(painter, inset(sheet, 5), with_alpha(theme.line, 150), radius=2)
        inner = self._inner()
        y = self._paint_title(painter, inner, chosen)
        foot = self.next_button.y() - 6
        serif = look.serif(17)
        caption = look.caption()
        head = caption.pixelSize() * 1.6
        room = foot - y
        why = self._told_why(serif, inner.width(), room - 4 * self._least_row() - head)
        high = wrapped_height(why, serif, inner.width()) if why else 0.0
        rows = QRectF(inner.left() - 8, y, inner.width() + 16, room - high - head - 14)
        self._paint_rows(painter, rows, chosen)
        if why:
            top = rows.bottom() + 6
            ends = QPointF(inner.left(), top), QPointF(inner.right(), top)
            rule(painter, *ends, with_alpha(theme.line, 130))
            box = line_at(inner, top + 4, head)
            title = say("puzzles-why", letter=LETTERS[self._words.laid.puzzle.best])
            draw_text(painter, box, title, caption, CLARET, LEFT)
            box = line_at(inner, top + 2 + head, high + 4)
            draw_text(painter, box, why, serif, theme.ink, TOP_LEFT, wrap=True)

    def _least_row(self) -> float:
        return 62.0 if self._names_rows() else 46.0

    def _names_rows(self) -> bool:
        """Return whether rows show titles; they show letters if titles are too long."""
        return not self._words.is_long and self._titles_fit()

    def _titles_fit(self) -> bool:
        look, words = self.look, self._words
        lines = 2 if look.px(_ROW) >= _TWO_LINES else 1
        width = self._inner().width() + 16
        return all(
            title_lines(look, width, words.row_title(number), words.figure(choice)) <= lines
            for number, choice in enumerate(words.laid.puzzle.choices)
        )

    def _told_why(self, font: QFont, width: float, room: float) -> str:
        """Return as many whole reasons as fit; only the first may be cut."""
        lines = self._words.why_lines()
        for count in range(len(lines), 0, -1):
            told = " ".join(lines[:count])
            if wrapped_height(told, font, width) <= room:
                return told
        return shortened(lines[0], font, width, max(font.pixelSize() * 1.4, room)) if lines else ""

    def _paint_title(self, painter: QPainter, inner: QRectF, chosen: int) -> float:
        """Paint the verdict; return the y where the rows start."""
        look, theme = self.look, self.look.theme
        caption, italic = look.caption(), look.serif(17, italic=True)
        title = look.serif(34 if look.scale > 0.8 else 28, BOLD)
        found = verdict(self._words.laid, chosen)
        y = inner.top()
        face = self._face_wide(title)
        room = inner.width() - 2.4 * face
        lines = (
            (say("puzzles-your-answer", letter=LETTERS[chosen]), caption, CLARET),
            (say("puzzles-verdict", verdict=found), title, theme.ink),
            (say("puzzles-verdict-note", verdict=found), italic, theme.quiet_ink),
        )
        for text, font, ink in lines:
            high = font.pixelSize() * 1.36
            box = QRectF(inner.left(), y, room, high)
            draw_text(painter, box, text, fitted(text, font, room), ink, LEFT)
            y += high
        middle = QPointF(inner.right() - 1.1 * face, (inner.top() + y) / 2 - 2)
        if found == "seen":
            draw_wreath(painter, middle, 0.94 * face)
        draw_portrait(painter, portrait_box(middle, face), self._face)
        rule(
            painter,
            QPointF(inner.left(), y + 4),
            QPointF(inner.right(), y + 4),
            with_alpha(theme.line, 130),
        )
        told, note = self._words.proof()
        small = look.sans(13, italic=True)
        box = line_at(inner, y + 8, caption.pixelSize() * 1.5)
        draw_text(painter, box, told, fitted(told, caption, inner.width()), CLARET, LEFT)
        below = line_at(inner, box.bottom(), wrapped_height(note, small, inner.width()))
        draw_text(painter, below, note, small, theme.quiet_ink, TOP_LEFT, wrap=True)
        return below.bottom() + 4

    def _face_wide(self, title: QFont) -> float:
        """Return the width of the portrait beside a title: with its laurels three lines high."""
        return 1.25 * title.pixelSize()

    def _paint_rows(self, painter: QPainter, area: QRectF, chosen: int) -> None:
        rows = self._rows(chosen)
        high = min(area.height() / len(rows), self.look.px(_ROW) + 8)
        gone = float(self._grown.currentValue() or 0.0) * (1 + 0.25 * (len(rows) - 1))
        for number, row in enumerate(rows):
            box = line_at(area, area.top() + number * high, high - 3)
            draw_row(painter, self.look, box, row, min(1.0, max(0.0, gone - 0.25 * number)))

    def _rows(self, chosen: int) -> list[Row]:
        puzzle, words = self._words.laid.puzzle, self._words
        reach = shared_reach(puzzle.choices) if puzzle.by_score else None
        return [
            Row(
                LETTERS[number],
                words.row_title(number) if self._names_rows() else "",
                words.figure(choice),
                words.range_text(choice),
                () if reach else tuple(count / choice.games for count in choice.places),
                *(choice.range if reach is None else within(choice, reach)),
                chosen=number == chosen,
                best=number == puzzle.best,
            )
            for number, choice in enumerate(puzzle.choices)
        ]
