"""The side panel of a replay, and its connection with the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStackedLayout, QWidget

from stockgames.controllers.analysis import Analysis
from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.presentation.course import GameStory
from stockgames.presentation.sentences.speech import say
from stockgames.ui.review.luck import LuckTab
from stockgames.ui.review.timeline import CourseGuide, Point, Tape
from stockgames.ui.review.turning_points import TurningTab, TurningWords
from stockgames.ui.table.end_chart import EndFigures
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.shapes import fill, polygon, rounded, stroke
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.buttons import ControlledToggle
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import draw_focus_ring, pressable
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PanelFrame

TABS = ("points", "luck", "figures")


class SidePanel(PanelFrame):
    """Three tabs."""

    def __init__(
        self, look: ThemeContext, turning: TurningTab, luck: LuckTab, parent: QWidget
    ) -> None:
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
        """Set all texts in the current language."""
        for tab in TABS:
            self.tabs.segment(tab).setText(say("review-side-tab", tab=tab))
        self.tabs.setAccessibleName(say("review-beside"))
        self.setAccessibleName(say("review-side"))

    def tell(self, telling: GameStory | None) -> None:
        """Show the stats of a game."""
        if telling is not None:
            self.figures.tell(telling)


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


KEY: Final = "A"
_LEAST, _MOST = 276.0, 430.0
_LEAST_BESIDE: Final = 900
"""The width in pixels that the table must keep for the panel to open automatically."""
_HANDLE: Final = 20


class Looks(Protocol):
    """What the side panel needs from its page."""

    look: ThemeContext
    reel: GameReplay
    game_table: AnyTable
    course: CourseGuide
    tape: Tape
    viewpoint: Viewpoint
    step: int

    def width(self) -> int:
        """Return the page's width in pixels."""
        ...

    def lay_out(self) -> None:
        """Lay out the whole page."""
        ...

    def look_through(self, viewpoint: Viewpoint) -> None:
        """Change the viewpoint."""
        ...

    def go_to(self, step: int) -> None:
        """Show a step."""
        ...


class Side(QObject):
    """A page's side panel and its handle."""

    def __init__(self, page: Looks, analysis: Analysis, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = page
        look, reel, words = page.look, page.reel, page.game_table.words
        turning_words = TurningWords(reel, words, page.course.round_at)
        self.panel = SidePanel(
            look,
            TurningTab(look, analysis, turning_words, parent),
            LuckTab(look, analysis, parent),
            parent,
        )
        self.handle = DrawerHandle(look, parent)
        self._wished: bool | None = None
        """Whether the user has opened or closed it; None if neither."""
        self.handle.clicked.connect(self.toggle)
        self.panel.turning.chosen.connect(self.go_to)
        self.panel.turning.changed.connect(self._mark)

    def does(self) -> dict[str, tuple[tuple[str, ...], Callable[[], object]]]:
        """Return the shortcuts: the name of each action, its keys, and its function."""
        return {
            "point-back": (("Up",), lambda: self._go(-1)),
            "point-on": (("Down",), lambda: self._go(1)),
            "side": ((KEY,), self.toggle),
        }

    @property
    def is_open(self) -> bool:
        """Return whether the panel is open."""
        wide = self._page.width() - self._width() >= _LEAST_BESIDE
        return wide if self._wished is None else self._wished

    def toggle(self) -> None:
        """Open or close the panel."""
        self._wished = not self.is_open
        self._page.lay_out()

    def look_through(self, viewpoint: Viewpoint) -> None:
        """Show what belongs to the new viewpoint."""
        self.panel.turning.look_through(viewpoint)
        self.panel.luck.look_through(viewpoint)
        self.panel.tell(self._page.course.telling)
        self._mark()

    def go_to(self, seat: int, step: int) -> None:
        """Show a turning point from the viewpoint of the deciding seat, unless all cards are up."""
        page = self._page
        if not page.viewpoint.all_up:
            page.look_through(Viewpoint(seat))
        page.go_to(step)

    def lay(self, area: QRect) -> int:
        """Place it at the right of an area; return the remaining width."""
        width = self._width() if self.is_open else 0
        left = area.right() + 1 - width
        margin = SHADOW_MARGIN - 4
        self.panel.setGeometry(
            left - margin, area.top(), width + margin - 4, area.height() + margin
        )
        self.panel.setVisible(self.is_open)
        self.handle.setGeometry(left - _HANDLE, area.center().y() - 30, _HANDLE, 60)
        self.handle.mark(self.is_open)
        words = say("review-fold") if self.is_open else say("review-unfold")
        self.handle.setAccessibleName(words)
        set_tip(self.handle, f"{words} ({KEY})")
        self.panel.raise_()
        self.handle.raise_()
        return area.width() - width

    def _width(self) -> int:
        return round(min(_MOST, max(_LEAST, self._page.look.px(344))))

    def _go(self, way: int) -> None:
        told = self.panel.turning.beside(self._page.step, way)
        if told is not None:
            self.go_to(told.seat, told.step)

    def _mark(self) -> None:
        seats = self._page.reel.seats
        self._page.tape.show_points(
            [
                Point(
                    entry.told.step,
                    seats[entry.told.seat].name[:1].upper(),
                    entry.told.plain(),
                    is_found=entry.told.is_found,
                )
                for entry in self.panel.turning.entries
            ]
        )
