"""The closing page's chart with its selector, the game's statistics, and its key moments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.engine.history import Tally
from stockgames.engine.plain_text import isolated
from stockgames.presentation.sentences.speech import number, say
from stockgames.presentation.story import GameStory, Highlight
from stockgames.ui.table.end_places import RowButton
from stockgames.ui.table.faces import face_picture
from stockgames.ui.table.score_history import point_name, score_chart
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import fill, inset, rounded
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import KeyCap
from stockgames.ui.widgets.chart import draw_sign
from stockgames.ui.widgets.chart_widget import Chart
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import FocusWatch, draw_focus_ring
from stockgames.ui.widgets.frames import PanelFrame, Picture, ScrollArea, Table
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import (
    add_parts,
    clear,
    column_on,
    line_direction,
    retire,
    row_of,
    row_on,
)

NONE: Final = "·"
"""The text for a zero."""
FIGURES: Final = "figures"
"""The key of the statistics among the kinds of lines."""


class EndFigures(ScrollArea):
    """A table of statistics; screen readers get it row by row."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, None, parent)
        self.look = look
        self._story: GameStory | None = None
        self._focus = FocusWatch(self)
        self.setObjectName("end-figures")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.hide()

    def set_data(self, story: GameStory) -> None:
        """Show the statistics of a game."""
        self._story = story
        joined = "; ".join(self.row_texts())
        if joined == self.accessibleName():
            return
        self.setAccessibleName(joined)
        table = Table(self.look)
        grid, note = table.grid, partial(Label, self.look, role="note")
        grid.setColumnStretch(0, 1)
        for seat, portrait in enumerate(story.portraits):
            face = face_picture(self.look, portrait, 34)
            grid.addWidget(face, 0, seat + 1, Qt.AlignmentFlag.AlignCenter)
        for at, row in enumerate(self.rows(), 1):
            grid.addWidget(note(story.words.figure(row), tone="plain", wrap=True), at, 0)
            for seat, count in enumerate(row.counts):
                is_most = count == max(row.counts)
                text = self.count(row, seat) if count else NONE
                label = note(text, tone="accent" if is_most else "quiet")
                label.setAlignment(Qt.AlignmentFlag.AlignCenter)
                grid.addWidget(label, at, seat + 1)
        grid.setRowStretch(grid.rowCount(), 1)
        self.set_content(table)

    def rows(self) -> list[Tally]:
        """Return the counts that are not zero for every seat."""
        if self._story is None:
            return []
        return [tally for tally in self._story.history.tallies if any(tally.counts)]

    def row_texts(self) -> list[str]:
        """Return the accessible text, a line for each row."""
        story = self._story
        if story is None:
            return []
        return [
            f"{story.words.figure(row)}: "
            + ", ".join(
                f"{isolated(name)} {self.count(row, seat)}" for seat, name in enumerate(story.names)
            )
            for row in self.rows()
        ]

    def count(self, row: Tally, seat: int) -> str:
        """Return a count as text."""
        count = row.counts[seat]
        if not row.unit or self._story is None:
            return number(count)
        return self._story.words.amount(count, row.unit)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._focus.visible:
            painter, area = painter_on(self.viewport()), QRectF(self.viewport().rect())
            draw_focus_ring(painter, self.look.theme, inset(area, 5), 7, 3)


class EndChart(PanelFrame):
    """A panel with a chart, and a segment for each kind of line that the game has."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._story: GameStory | None = None
        self.kind = ""
        """The kind of lines shown."""
        self.chart = Chart(look)
        self.figures = EndFigures(look)
        self._segments: SegmentRow | None = None
        self._options: list[tuple[str, str]] = []
        self._caption = Label(look, role="caption", wrap=True)
        self._head = row_of((self._caption, 1))
        add_parts(self.body, self._head, (self.chart, 1), (self.figures, 1))
        self.setObjectName("end-chart")
        look.changed.connect(self._show)

    def set_data(self, story: GameStory) -> None:
        """Show the score history of a game."""
        self._story = story
        self.figures.set_data(story)
        main = story.history.main
        kinds = [kind for kind in story.kinds if kind == main or story.tells_apart(kind)]
        kinds += [FIGURES] if self.figures.rows() else []
        if self.kind not in kinds:
            self.kind = kinds[0]
        options = [(kind, self._short_title(kind)) for kind in kinds]
        if self._segments is not None and options != self._options:
            retire(self._segments)
            self._segments = None
        self._options = options
        if len(kinds) > 1 and self._segments is None:
            self._segments = SegmentRow(self.look, options, self.kind, self)
            self._segments.setAccessibleName(say("table-chart-shows"))
            self._segments.chosen.connect(self.choose)
            self._head.addWidget(self._segments)
        self._show()

    def _short_title(self, kind: str) -> str:
        assert self._story is not None
        return say("table-figures") if kind == FIGURES else self._story.words.short_title(kind)

    def choose(self, kind: str) -> None:
        """Show another kind of lines."""
        self.kind = kind
        self._show()

    def read(self, at: int) -> None:
        """Move the main chart's cursor to a turn or round."""
        story = self._story
        if story is None:
            return
        if self._segments is not None:
            self._segments.set_value(story.history.main)
        self.choose(story.history.main)
        data = score_chart(story, self.kind, self.look.theme)
        self.chart.read(data.points.index(point_name(story, at)))

    def _show(self) -> None:
        story, is_chart = self._story, self.kind != FIGURES
        self._head.setDirection(line_direction(self.look))
        self.chart.setVisible(is_chart)
        self.figures.setVisible(not is_chart)
        if story is None:
            return
        if is_chart:
            self.chart.set_data(score_chart(story, self.kind, self.look.theme))
        title = story.words.title(self.kind) if is_chart else say("table-figures-of-the-game")
        self._caption.setText(title)
        self.setAccessibleName(title)


class HighlightRow(RowButton):
    """A key moment: emblem, sentence, its effect and on whom, when, and its key."""

    def __init__(self, look: ThemeContext, highlight: Highlight, number: int) -> None:
        super().__init__(look)
        self.highlight = highlight
        self.number = number
        words, label = QWidget(), partial(Label, look)
        lines = [label(highlight.text, "name", wrap=True)]
        if highlight.changes:
            lines.append(label(highlight.changes, "note", wrap=True))
        column_on(words, 0, 1, *lines, 1)
        sign = Picture(look, 38, 38, self._draw_sign, grows=True)
        when = label(highlight.when, "note", tone="accent")
        row = row_on(self, None, sign, (words, 1), when, KeyCap(look, self.key()))
        edge = round(3 * look.text_size)
        row.setContentsMargins(4, edge, 4, edge)
        self.setObjectName(f"highlight-{number}")
        self.setText(highlight.text)
        parts = (highlight.text, highlight.changes, highlight.when)
        self.setAccessibleName(". ".join(part.rstrip(".") for part in parts if part))

    def key(self) -> str:
        return str(self.number)

    def _draw_sign(self, painter: QPainter, box: QRectF) -> None:
        draw_sign(painter, self.highlight.emblem, box.center(), box.width() / 2 - 2)

    def _paint(self, painter: QPainter) -> None:
        face = inset(QRectF(self.rect()), 2)
        if self.is_attended:
            fill(painter, rounded(face, 6), with_alpha(self.look.theme.line, 34))
        if self._focus.visible:
            draw_focus_ring(painter, self.look.theme, face, 6, 1)


class EndHighlights(PanelFrame):
    """A panel with a row for each key moment; the keys 1, 2 and 3 press them."""

    lit = Signal(int)
    """The number of the row that is hovered or focused; 0 for none."""
    chosen = Signal(int, int)
    """A row was clicked: the number of moves before it, and its turn or round."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, padding=8)
        self.rows: list[HighlightRow] = []
        self.setObjectName("end-highlights")
        self.bind(self.setAccessibleName, "table-what-it-turned-on")

    def set_data(self, highlights: Sequence[Highlight]) -> None:
        """Show other key moments."""
        if [row.highlight for row in self.rows] == list(highlights):
            return
        clear(self.body)
        self.rows = [
            HighlightRow(self.look, highlight, n) for n, highlight in enumerate(highlights, 1)
        ]
        for row in self.rows:
            row.attended.connect(lambda on, row=row: self.lit.emit(row.number if on else 0))
            row.clicked.connect(
                lambda _=False, highlight=row.highlight: self.chosen.emit(
                    highlight.step, highlight.at
                )
            )
            self.body.addWidget(row, 1)

    def press(self, key: str) -> bool:
        """Press the row with this key; return whether there is one."""
        for row in self.rows:
            if row.key() == key and row.isVisible():
                row.click()
                return True
        return False

    def unroll(self, share: float) -> None:
        """Reveal the first rows up to a share of all, 0 to 1."""
        for row in self.rows:
            row.setVisible(row.number <= share * len(self.rows) + 1e-6)
