"""The chart of a closing page, with what it can show to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.text import text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.frames import draw_widget_panel, surface_of
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.course import Telling, course_of
from stockgames.ui.table.course_chart import CourseChart
from stockgames.ui.table.end_figures import EndFigures

_SIDE: Final = 18
"""Pixels before the title of a panel."""
FIGURES: Final = "figures"
"""Stands among the kinds of lines for the table of figures."""


class EndChart(KitWidget):
    """A panel with a chart, and a segment for each kind of line that the game has."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._telling: Telling | None = None
        self._kind = ""
        self.chart = CourseChart(look, self)
        self.figures = EndFigures(look, self)
        self._segments: SegmentRow | None = None
        self.setObjectName("end-chart")
        look.changed.connect(self._refresh)

    @property
    def kind(self) -> str:
        """The kind of lines that are shown."""
        return self._kind

    def tell(self, telling: Telling) -> None:
        """Show the course of a game."""
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
        """Read the main lines at a turn or a round."""
        telling = self._telling
        if telling is None:
            return
        if self._segments is not None:
            self._segments.set_value(telling.history.main)
        self.choose(telling.history.main)
        self.chart.read(list(telling.history.ends).index(at))

    def _refresh(self) -> None:
        self.chart.setVisible(self._kind != FIGURES)
        self.figures.setVisible(self._kind == FIGURES)
        if self._telling is not None and self._kind != FIGURES:
            course = course_of(self._telling, self._kind, self.look.theme)
            self.chart.show_course(course)
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
        """Paint the panel."""
        if self._telling is None:
            title = ""
        elif self._kind == FIGURES:
            title = say("table-figures-of-the-game")
        else:
            title = self._telling.words.title(self._kind)
        shown = title if self._has_room_for(title) else ""
        draw_widget_panel(painter, self.look, surface_of(self), shown)

    def _has_room_for(self, title: str) -> bool:
        """Tell whether a title ends before the segments, which name the kind of lines too."""
        if self._segments is None:
            return True
        room = self._segments.x() - surface_of(self).left() - _SIDE
        return text_width(title, self.look.caption()) <= room
