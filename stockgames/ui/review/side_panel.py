"""The panel at the side of a game that is looked back at: turning points, luck and figures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStackedLayout, QWidget

from stockgames.ui.kit.shapes import fill, polygon, rounded, stroke
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.focus import draw_focus_ring, pressable
from stockgames.ui.kit.widgets.frames import PanelFrame
from stockgames.ui.kit.widgets.marked import Marked
from stockgames.ui.review.luck_tab import LuckTab
from stockgames.ui.review.turning_tab import TurningTab
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.course import Telling
from stockgames.ui.table.end_figures import EndFigures

TABS = ("points", "luck", "figures")


class SidePanel(PanelFrame):
    """Three tabs, of which one shows."""

    def __init__(self, look: Look, turning: TurningTab, luck: LuckTab, parent: QWidget) -> None:
        super().__init__(look, parent=parent, padding=12)
        self.turning, self.luck = turning, luck
        self.figures = EndFigures(look, self)
        self.tabs = SegmentRow(look, [(tab, "") for tab in TABS], parent=self)
        self.tabs.setObjectName("side-tabs")
        self._stack = QStackedLayout()
        self._stack.addWidget(turning)
        self._stack.addWidget(luck)
        luck.wanted.connect(turning.begin.click)
        self._stack.addWidget(self.figures)
        self.body.addWidget(self.tabs)
        self.body.addLayout(self._stack, 1)
        self.tabs.chosen.connect(lambda tab: self._stack.setCurrentIndex(TABS.index(tab)))
        self.setObjectName("side-panel")

    def speak(self) -> None:
        """Take the words of the language in force."""
        for tab in TABS:
            self.tabs.segment(tab).setText(say("review-side-tab", tab=tab))
        self.tabs.setAccessibleName(say("review-beside"))
        self.setAccessibleName(say("review-side"))

    def tell(self, telling: Telling | None) -> None:
        """Show the figures of a game."""
        if telling is not None:
            self.figures.tell(telling)


class DrawerHandle(Marked):
    """What the panel is folded away and pulled out with; it points where the panel goes."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._focus = pressable(self)
        self.setObjectName("side-handle")

    def _paint(self, painter: QPainter) -> None:
        """Paint a tab with a triangle."""
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
