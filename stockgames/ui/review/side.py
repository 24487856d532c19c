"""The side panel of a replay: turning points, luck, statistics."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStackedWidget, QWidget

from stockgames.controllers.analysis import Analysis
from stockgames.controllers.replay import Viewpoint
from stockgames.presentation.analysed import TurningWords
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.story import GameStory
from stockgames.ui.review.luck import LuckTab
from stockgames.ui.review.timeline import Point
from stockgames.ui.review.turning_points import TurningTab
from stockgames.ui.table.end_chart import EndFigures
from stockgames.ui.theme.shapes import fill, polygon, rounded, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.buttons import ControlledToggle
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import draw_focus_ring, pressable
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PanelFrame

KEY: Final = "A"
TABS: Final = ("points", "luck", "figures")
_LEAST, _MOST = 276.0, 430.0
_LEAST_BESIDE: Final = 900
"""The width in pixels that the table must keep for the panel to open automatically."""
_HANDLE: Final = 20


class DrawerHandle(ControlledToggle):
    """The handle that folds the panel away or pulls it out; its arrow shows which."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._focus = pressable(self)
        self.setObjectName("side-handle")

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        area = QRectF(self.rect()).adjusted(2, 2, 4, -2)
        fill(painter, rounded(area, 6), theme.face_over if self.underMouse() else theme.face)
        stroke(painter, rounded(area, 6), theme.line, 1.2)
        middle = QPointF(self.width() / 2 + 1, self.height() / 2)
        x = 4.0 if self.isChecked() else -4.0
        points = [(middle.x() - x, middle.y() - 7), (middle.x() + x, middle.y())]
        fill(painter, polygon([*points, (middle.x() - x, middle.y() + 7)]), theme.heading)
        if self._focus.visible:
            draw_focus_ring(painter, theme, QRectF(self.rect()).adjusted(3, 3, -3, -3), 5, 0)


class SidePanel(PanelFrame):
    """Three tabs at the right of a page, and a handle that folds them away."""

    folded = Signal()
    """It was opened or closed: the page should be laid out again."""
    chosen = Signal(int, int)
    """A turning point was chosen: the deciding seat, and the step."""

    def __init__(
        self, look: ThemeContext, analysis: Analysis, words: TurningWords, parent: QWidget
    ) -> None:
        super().__init__(look, parent=parent, padding=12)
        self.bind(self.setAccessibleName, "review-side")
        self.setObjectName("side-panel")
        self.turning, self.luck = TurningTab(look, analysis, words), LuckTab(look, analysis)
        self.figures = EndFigures(look, self)
        self.handle = DrawerHandle(look, parent)
        self._page = parent
        self._names = [seat.name for seat in analysis.match.seats]
        self._wished: bool | None = None
        """Whether the user has opened or closed it; None if neither."""
        self.tabs = SegmentRow(look, [(tab, "") for tab in TABS])
        self.tabs.setObjectName("side-tabs")
        self.tabs.bind(self.tabs.setAccessibleName, "review-beside")
        stack = QStackedWidget(self)
        for tab, widget in zip(TABS, (self.turning, self.luck, self.figures), strict=True):
            self.tabs.bind(self.tabs.segment(tab).setText, "review-side-tab", tab=tab)
            stack.addWidget(widget)
        self.body.addWidget(self.tabs)
        self.body.addWidget(stack, 1)
        self.tabs.chosen.connect(lambda tab: stack.setCurrentIndex(TABS.index(tab)))
        self.luck.begin.clicked.connect(self.turning.begin.click)
        self.handle.clicked.connect(self.toggle)
        self.turning.chosen.connect(self.chosen)

    def toggle(self) -> None:
        """Open or close the panel."""
        self._wished = not self._is_open
        self.folded.emit()

    def look_through(self, viewpoint: Viewpoint, story: GameStory | None) -> None:
        """Show what belongs to the new viewpoint."""
        self.turning.look_through(viewpoint)
        self.luck.look_through(viewpoint)
        if story is not None:
            self.figures.set_data(story)

    def go(self, step: int, way: int) -> None:
        """Choose the turning point before a step (-1) or after it (1)."""
        told = self.turning.beside(step, way)
        if told is not None:
            self.chosen.emit(told.seat, told.step)

    def points(self) -> list[Point]:
        """Return the turning points as marks for the timeline."""
        return [
            Point(
                told.step, self._names[told.seat][:1].upper(), told.plain(), is_found=told.is_found
            )
            for told in (entry.told for entry in self.turning.entries)
        ]

    @property
    def _is_open(self) -> bool:
        fits = self._page.width() - self._width() >= _LEAST_BESIDE
        return fits if self._wished is None else self._wished

    def set_geometry(self, area: QRect) -> int:
        """Place it at the right of an area; return the remaining width."""
        is_open, margin = self._is_open, SHADOW_MARGIN - 4
        width = self._width() if is_open else 0
        left = area.right() + 1 - width
        height = area.height() + margin
        self.setGeometry(left - margin, area.top(), width + margin - 4, height)
        self.setVisible(is_open)
        self.handle.setGeometry(left - _HANDLE, area.center().y() - 30, _HANDLE, 60)
        self.handle.mark(is_open)
        words = say("review-fold") if is_open else say("review-unfold")
        self.handle.setAccessibleName(words)
        set_tip(self.handle, f"{words} ({KEY})")
        self.raise_()
        self.handle.raise_()
        return area.width() - width

    def _width(self) -> int:
        return round(min(_MOST, max(_LEAST, self.look.px(344))))
