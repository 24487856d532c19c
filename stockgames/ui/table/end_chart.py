"""The closing page's chart with its selector, and the game's statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.engine.history import Tally
from stockgames.engine.plain_text import isolated
from stockgames.presentation.course import GameStory
from stockgames.presentation.sentences.numbers import number
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.table.score_history import point_name, score_chart
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import BOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import column_at, fill, rounded, rule
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, squeezed_alike, text_width
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.chart_widget import Chart
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import FocusWatch, draw_focus_ring
from stockgames.ui.widgets.frames import draw_widget_panel, surface_of

NONE: Final = "·"
"""The text for a zero."""
_BESIDE: Final = 10.0
"""The least space between the counts of two seats, in pixels."""


class EndFigures(BaseWidget):
    """A painted table of statistics; screen readers get it row by row."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._telling: GameStory | None = None
        self._focus = FocusWatch(self)
        self.setObjectName("end-figures")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def tell(self, telling: GameStory) -> None:
        """Show the statistics of a game."""
        self._telling = telling
        self.setAccessibleName("; ".join(self.lines()))
        self.update()

    def rows(self) -> list[Tally]:
        """Return the counts that are not zero for every seat."""
        if self._telling is None:
            return []
        return [tally for tally in self._telling.history.tallies if any(tally.counts)]

    def lines(self) -> list[str]:
        """Return the accessible text, a line for each row."""
        telling = self._telling
        if telling is None:
            return []
        return [
            f"{telling.words.figure(row)}: "
            + ", ".join(
                f"{isolated(telling.names[seat])} {self.count(row, seat)}"
                for seat in range(len(row.counts))
            )
            for row in self.rows()
        ]

    def count(self, row: Tally, seat: int) -> str:
        """Return a count as text."""
        count = row.counts[seat]
        if not row.unit or self._telling is None:
            return number(count)
        return self._telling.words.amount(count, row.unit)

    def _paint(self, painter: QPainter) -> None:
        telling, rows = self._telling, self.rows()
        if telling is None or not rows:
            return
        theme, look = self.look.theme, self.look
        area = QRectF(self.rect()).adjusted(14, 4, -14, -8)
        head = min(look.px(52), max(30.0, area.height() * 0.13))
        step = min(look.px(38), (area.height() - head) / len(rows))
        font = look.sans(min(16.0, step * 0.72 / max(0.85, look.scale)))
        label = max(text_width(telling.words.figure(row), font) for row in rows) + 16
        label = min(label, area.width() - self._least_columns(rows, font))
        column = min(look.px(120), (area.width() - label) / len(telling.names))
        for seat, portrait in enumerate(telling.portraits):
            x = area.left() + label + (seat + 0.5) * column
            box = portrait_box(QPointF(x, area.top() + head / 2), min(head * 0.66, column * 0.8))
            draw_portrait(painter, box, portrait)
            if seat == telling.own:
                own = QRectF(x - column / 2, area.top(), column, head + step * len(rows))
                fill(painter, rounded(own, 6), with_alpha(theme.line, 34))
        names = squeezed_alike([(telling.words.figure(row), label - 4) for row in rows], font)
        for at, row in enumerate(rows):
            line = QRectF(area.left(), area.top() + head + at * step, label, step)
            self._paint_row(painter, line, column, row, names)
        if self._focus.visible:
            draw_focus_ring(painter, theme, QRectF(self.rect()).adjusted(5, 5, -5, -5), 7, 3)

    def _least_columns(self, rows: Sequence[Tally], font: QFont) -> float:
        seats = range(len(rows[0].counts))
        counts = (self.count(row, seat) for row in rows for seat in seats)
        return (max(text_width(count, font) for count in counts) + _BESIDE) * len(seats)

    def _paint_row(
        self, painter: QPainter, line: QRectF, column: float, row: Tally, names: QFont
    ) -> None:
        telling, theme, look = self._telling, self.look.theme, self.look
        assert telling is not None
        size = min(16.0, line.height() * 0.72 / max(0.85, look.scale))
        font, most = look.sans(size), max(row.counts)
        draw_text(painter, line, telling.words.figure(row), names, theme.text, LEFT, elide=True)
        for seat, count in enumerate(row.counts):
            box = column_at(line, line.right() + seat * column, column)
            text = self.count(row, seat) if count else NONE
            if count == most:
                draw_text(painter, box, text, look.sans(size, BOLD), theme.heading, CENTRE)
            else:
                draw_text(painter, box, text, font, theme.quiet_text, CENTRE)
        end = QPointF(line.right() + column * len(row.counts), line.bottom())
        rule(painter, line.bottomLeft(), end, with_alpha(theme.line, 50), 0.8)


_SIDE: Final = 18
"""The space before the title of a panel, in pixels."""
FIGURES: Final = "figures"
"""The key of the statistics among the kinds of lines."""


class EndChart(BaseWidget):
    """A panel with a chart, and a segment for each kind of line that the game has."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._telling: GameStory | None = None
        self._kind = ""
        self.chart = Chart(look, self)
        self.figures = EndFigures(look, self)
        self._segments: SegmentRow | None = None
        self.setObjectName("end-chart")
        look.changed.connect(self._refresh)

    @property
    def kind(self) -> str:
        """The kind of lines shown."""
        return self._kind

    def tell(self, telling: GameStory) -> None:
        """Show the score history of a game."""
        self._telling = telling
        self.figures.tell(telling)
        kinds = [*telling.kinds, *([FIGURES] if self.figures.rows() else [])]
        if self._kind not in kinds:
            self._kind = kinds[0]
        if self._segments is not None:
            self._segments.deleteLater()
            self._segments = None
        if len(kinds) > 1:
            options = [(kind, self._short_title(kind)) for kind in kinds]
            self._segments = SegmentRow(self.look, options, self._kind, self)
            self._segments.setAccessibleName(say("table-chart-shows"))
            self._segments.chosen.connect(self.choose)
            self._segments.show()
        self._refresh()
        self._arrange()

    def _short_title(self, kind: str) -> str:
        assert self._telling is not None
        return say("table-figures") if kind == FIGURES else self._telling.words.short_title(kind)

    def choose(self, kind: str) -> None:
        """Show another kind of lines."""
        self._kind = kind
        self._refresh()

    def read(self, at: int) -> None:
        """Move the main chart's cursor to a turn or round."""
        telling = self._telling
        if telling is None:
            return
        if self._segments is not None:
            self._segments.set_value(telling.history.main)
        self.choose(telling.history.main)
        data = score_chart(telling, self._kind, self.look.theme)
        self.chart.read(data.points.index(point_name(telling, at)))

    def _refresh(self) -> None:
        self.chart.setVisible(self._kind != FIGURES)
        self.figures.setVisible(self._kind == FIGURES)
        if self._telling is not None and self._kind != FIGURES:
            self.chart.set_data(score_chart(self._telling, self._kind, self.look.theme))
        self.update()

    def _arrange(self) -> None:
        surface = surface_of(self)
        head = self.look.below_caption(18)
        if self._segments is not None:
            hint = self._segments.sizeHint()
            head = max(head, hint.height() + 10.0)
            left = surface.right() - hint.width() - 8
            self._segments.setGeometry(
                round(left), round(surface.top() + 5), hint.width(), hint.height()
            )
        plot = surface.adjusted(10, head, -6, -6)
        self.chart.setGeometry(plot.toRect())
        self.figures.setGeometry(plot.toRect())

    def _paint(self, painter: QPainter) -> None:
        if self._telling is None:
            title = ""
        elif self._kind == FIGURES:
            title = say("table-figures-of-the-game")
        else:
            title = self._telling.words.title(self._kind)
        shown = title if self._has_room_for(title) else ""
        draw_widget_panel(painter, self.look, surface_of(self), shown)

    def _has_room_for(self, title: str) -> bool:
        if self._segments is None:
            return True
        room = self._segments.x() - surface_of(self).left() - _SIDE
        return text_width(title, self.look.caption()) <= room
