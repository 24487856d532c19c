"""The card beside the table: how to choose, and afterwards how each choice did."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from stockgames.presentation.faces import portraits_at
from stockgames.presentation.sentences.speech import say
from stockgames.puzzles.puzzle import Choice
from stockgames.ui.pieces.certificate import draw_wreath
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.puzzles.choices import CLARET, draw_letter
from stockgames.ui.puzzles.words import LETTERS, PuzzleWords, nth, verdict
from stockgames.ui.sentences import key_text
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import (
    centred,
    column_at,
    disc,
    falling,
    fill,
    inset,
    pen,
    polygon,
    rounded,
    stroke,
    top_part,
)
from stockgames.ui.theme.text import CENTRE, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import PanelFrame, PaperFrame, Picture, Rule, ScrollArea
from stockgames.ui.widgets.labels import Label, Tone
from stockgames.ui.widgets.layouts import add_parts, column_of, column_on, line_direction, row_of

OCHRE: Final = QColor("#D9BC74")
_LINE, _PALE, _ON_FIRST = QColor("#8A734A"), QColor("#F6EBCB"), QColor("#FFF6E0")
_GOLD = QColor("#E9C96E")
PADDING: Final = 0.06
"""The margin of the scale beyond the outermost whiskers."""
_CHART: Final = 42
"""The height of a bar with its whisker."""
_BAR: Final = 0.58
"""The share of the bar in it."""
_ROOM_FOR_TITLES: Final = 0.85
"""In smaller windows, or where text is large, letters identify the choices."""
_FACE: Final = 56
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


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


class AnswerRow(BaseWidget):
    """How a choice did: its letter, title, figure and interval, and a bar with a whisker."""

    def __init__(
        self, look: ThemeContext, words: PuzzleWords, number: int, *, is_chosen: bool
    ) -> None:
        super().__init__(look)
        puzzle = words.position.puzzle
        choice = puzzle.choices[number]
        self._letter, self._is_chosen = LETTERS[number], is_chosen
        self._is_best, self._is_long = number == puzzle.best, words.is_long
        self._shares: tuple[float, ...] = ()
        """The shares of finishing places, the first place first; empty if judged by scores."""
        if puzzle.by_score:
            self._ends = within(choice, shared_reach(puzzle.choices))
        else:
            self._shares = tuple(count / choice.games for count in choice.places)
            self._ends = choice.range
        self._grown = 1.0
        label = partial(Label, look, background="paper", wrap=True)
        self._title = label(words.row_title(number), "name")
        tone: Tone = "accent" if self._is_best else "plain"
        self._figure = label(words.figure(choice), "name", tone=tone)
        self._range = Label(look, words.range_text(choice), "note", background="paper")
        self._line = row_of((self._title, 1), spacing=0)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(4, 3, 4, 3)
        grid.setSpacing(0)
        grid.addWidget(Picture(look, 34, 34, self._draw_coin, grows=True), 0, 0, 2, 1)
        grid.addLayout(self._line, 0, 1)
        grid.addWidget(Picture(look, 0, _CHART, self._draw_chart, grows=True), 1, 1)
        grid.setColumnStretch(1, 1)
        look.changed.connect(self._fit)
        self._fit()

    def grow(self, share: float) -> None:
        """Show the bar this long, 0 to 1; the whole one has its whisker."""
        self._grown = min(1.0, max(0.0, share))
        self.update()

    def _fit(self) -> None:
        """Show the figure beside the title and the range beside the whisker, or both in a line."""
        has_room = self.look.scale / self.look.text_size >= _ROOM_FOR_TITLES
        is_titled = has_room and not self._is_long
        self._title.setVisible(is_titled)
        self._line.setDirection(line_direction(self.look))
        self._line.addWidget(self._figure, 0 if is_titled else 1)
        if is_titled:
            side = _LEFT if sum(self._ends) > 1 else _RIGHT
            self._grid.addWidget(self._range, 1, 1, side | Qt.AlignmentFlag.AlignBottom)
            self._range.raise_()
        else:
            self._line.addWidget(self._range)

    def _paint(self, painter: QPainter) -> None:
        if self._is_chosen:
            box = QRectF(self.rect())
            glow = (0.0, with_alpha(_GOLD, 120)), (1.0, with_alpha(_GOLD, 40))
            fill(painter, rounded(box, 5), falling(box, *glow))
            stroke(painter, rounded(inset(box, 0.5), 5), with_alpha(_LINE, 120), 0.8)

    def _draw_coin(self, painter: QPainter, box: QRectF) -> None:
        radius = box.width() / 2
        draw_letter(painter, self.look, box.center(), radius, self._letter, lit=self._is_chosen)

    def _draw_chart(self, painter: QPainter, box: QRectF) -> None:
        box = box.adjusted(FOCUS_MARGIN, 1, -FOCUS_MARGIN, 0)
        bar = top_part(box, _BAR * box.height())
        fill(painter, rounded(bar, 2), with_alpha(_PALE, 200))
        if self._shares:
            self._draw_shares(painter, bar)
        else:
            self._draw_scale(painter, bar)
        if self._grown >= 1.0:
            self._draw_whisker(painter, bar, (bar.bottom() + box.bottom()) / 2)

    def _middle(self) -> float:
        """Return where the diamond is along the bar, 0 to 1."""
        return self._shares[0] if self._shares else sum(self._ends) / 2

    def _draw_scale(self, painter: QPainter, bar: QRectF) -> None:
        stroke(painter, rounded(bar, 2), with_alpha(_LINE, 120), 0.8)
        y = bar.center().y()
        end = bar.left() + bar.width() * self._middle() * self._grown
        painter.setPen(pen(CLARET if self._is_best else _LINE, 1.4, flat=True))
        painter.drawLine(QPointF(bar.left(), y), QPointF(end, y))
        knob = disc(QPointF(end, y), bar.height() * 0.28)
        fill(painter, knob, CLARET if self._is_best else OCHRE)
        stroke(painter, knob, _LINE, 1)

    def _draw_shares(self, painter: QPainter, bar: QRectF) -> None:
        x, font = bar.left(), self.look.sans(13, SEMIBOLD)
        for place, share in enumerate(self._shares, 1):
            wide = bar.width() * share * self._grown
            if wide <= 0:
                continue
            part, name = column_at(bar, x, wide), say("puzzles-place", nth=nth(place), place=place)
            _draw_part(painter, part, place)
            around = text_width(name, font) + 8
            if wide >= around + 8:
                ink = _ON_FIRST if place == 1 else self.look.theme.ink
                if place > 1:
                    under = centred(part.center(), around, part.height() - 6)
                    fill(painter, rounded(under, 3), with_alpha(_PALE, 215))
                draw_text(painter, part, name, font, ink, CENTRE)
            x += wide
        stroke(painter, rounded(bar, 2), _LINE, 1)

    def _draw_whisker(self, painter: QPainter, bar: QRectF, y: float) -> None:
        ink = self.look.theme.ink
        start, end, middle = (bar.left() + bar.width() * at for at in (*self._ends, self._middle()))
        painter.setPen(pen(ink, 1.6, flat=True))
        painter.drawLine(QPointF(start, y), QPointF(end, y))
        for x in (start, end):
            painter.drawLine(QPointF(x, y - 5), QPointF(x, y + 5))
        mark = polygon([(middle, y - 4), (middle + 4, y), (middle, y + 4), (middle - 4, y)])
        fill(painter, mark, CLARET if self._is_best else ink)


GROWS: Final = 450
"""Milliseconds of the bars' growth."""


class AnswerCard(BaseWidget):
    """A panel on how to choose; after the choice a sheet with the answer and its buttons."""

    next_wanted = Signal()
    play_wanted = Signal()
    show_wanted = Signal()

    def __init__(self, look: ThemeContext, words: PuzzleWords, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._words = words
        self._chosen: int | None = None
        self._rows: list[AnswerRow] = []
        names, seat = words.position.names, words.position.puzzle.seat
        self._face = portraits_at(names)[seat]
        self._grown = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=GROWS)
        self._grown.valueChanged.connect(self._grow)
        self.setObjectName("answer")
        self.next_button = self.button(
            "next-puzzle",
            self.next_wanted,
            kind="primary",
            key=key_text("Enter"),
            text_size=18,
            serif=True,
            sentence="puzzles-next",
        )
        self.play_button = self.button(
            "play-out", self.play_wanted, key="P", sentence="puzzles-play-out"
        )
        self.show_button = self.button(
            "show-me", self.show_wanted, key="S", sentence="puzzles-show-me"
        )
        self._panel, self._paper = PanelFrame(look, sentence="puzzles-known"), PaperFrame(look)
        self._known, self._answer = ScrollArea(look), ScrollArea(look)
        self._foot = row_of((self.play_button, 1), (self.show_button, 1), spacing=0)
        self._panel.body.addWidget(self._known)
        add_parts(self._paper.body, (self._answer, 1), self.next_button, self._foot)
        self._paper.hide()
        column_on(self, None, self._panel, self._paper)
        look.changed.connect(self._fit)
        self._fit()
        self._set_texts()

    def _fit(self) -> None:
        self._foot.setDirection(line_direction(self.look))

    def _set_texts(self) -> None:
        words, chosen = self._words, self._chosen
        if chosen is None:
            ends = say("puzzles-open-ends", judge=words.judge)
            self.setAccessibleName(f"{say('puzzles-known')}. {say('puzzles-how')} {ends}")
            known = QWidget()
            lines = (Label(self.look, line, wrap=True) for line in words.known())
            column_on(known, 10, *lines, 1)
            self._known.set_content(known)
        else:
            self.setAccessibleName(words.answer(chosen))
            self._answer.set_content(self._verdict(chosen))

    def show_answer(self, chosen: int) -> None:
        """Show how all choices did, once one is chosen."""
        self._chosen = chosen
        self._set_texts()
        self._panel.hide()
        self._paper.show()
        if self.look.reduced_motion:
            self._grown.setCurrentTime(GROWS)
        else:
            self._grown.start()

    def finish(self) -> None:
        """Skip to the end of its growth."""
        if self._chosen is not None:
            self._grown.stop()
            self._grown.setCurrentTime(GROWS)

    def scroll_text(self, halves: int) -> None:
        """Scroll the text by this many half pages."""
        bar = (self._known if self._chosen is None else self._answer).verticalScrollBar()
        bar.setValue(bar.value() + halves * bar.pageStep() // 2)

    def _grow(self, gone: float) -> None:
        for number, row in enumerate(self._rows):
            row.grow(gone * (1 + 0.25 * (len(self._rows) - 1)) - 0.25 * number)

    def _verdict(self, chosen: int) -> QWidget:
        look, words = self.look, self._words
        found = verdict(words.position, chosen)
        label = partial(Label, look, background="paper", wrap=True)
        title = column_of(
            label(say("puzzles-your-answer", letter=LETTERS[chosen]), "caption"),
            label(say("puzzles-verdict", verdict=found), "title"),
            label(say("puzzles-verdict-note", verdict=found), "note"),
            spacing=0,
        )
        head = row_of((title, 1), Picture(look, 2.2 * _FACE, 2 * _FACE, self._draw_face))
        caption, note = words.proof()
        choices = words.position.puzzle.choices
        self._rows = [
            AnswerRow(look, words, number, is_chosen=number == chosen)
            for number in range(len(choices))
        ]
        answer = QWidget()
        proof = (label(caption, "caption"), label(note, "note"))
        column = column_on(answer, 2, head, Rule(look), *proof, *self._rows)
        if why := words.why():
            best = LETTERS[words.position.puzzle.best]
            heading = label(say("puzzles-why", letter=best), "caption")
            add_parts(column, heading, label(why, "name"))
        column.addStretch(1)
        return answer

    def _draw_face(self, painter: QPainter, box: QRectF) -> None:
        width = box.width() / 2.2
        if self._chosen is not None and verdict(self._words.position, self._chosen) == "seen":
            draw_wreath(painter, box.center(), 0.94 * width)
        draw_portrait(painter, portrait_box(box.center(), width), self._face)
