"""The side panel of a replay: turning points, luck and decisions, statistics."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QStackedWidget, QWidget

from stockgames.analysis.luck import ID, Luck, SeatLuck, luck_of
from stockgames.controllers.analysis import Analysis
from stockgames.controllers.replay import Viewpoint
from stockgames.evenings.person import Portrait
from stockgames.presentation.analysed import TurningWords, causes_text, luck_text, moved
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.sentences.speech import percent, say
from stockgames.presentation.story import GameStory
from stockgames.ui.review.timeline import Point
from stockgames.ui.review.turning_points import TurningTab
from stockgames.ui.table.end_chart import EndFigures
from stockgames.ui.table.faces import face_picture
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import fill, inset, rounded, rule, stroke
from stockgames.ui.theme.text import RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import ControlledToggle
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import FocusWatch, draw_focus_ring, pressable
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PanelFrame, Picture, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, column_on, retire

_LEAST_SCALE: Final = 0.5
"""The minimum range of the bars, in shares of a victory."""
_BAR: Final = 11.0
_FACE: Final = 30.0
_STACKED: Final = 1.5
"""From this text size, a bar is below its name, as there is no room beside it."""


class LuckRow(BaseWidget):
    """What decisions and luck changed for a seat, as two bars; the viewpoint's is on brass."""

    def __init__(
        self,
        look: ThemeContext,
        name: str,
        luck: SeatLuck,
        portrait: Portrait,
        most: float,
        *,
        is_own: bool,
    ) -> None:
        """`most` is the range of the bars."""
        super().__init__(look)
        self.luck, self._most, self._is_own = luck, most, is_own
        self._focus = FocusWatch(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(luck_text(luck, name))
        set_tip(self, causes_text(luck))
        grid = QGridLayout(self)
        grid.setContentsMargins(4, 8, 4, 8)
        grid.setSpacing(0)
        grid.addWidget(face_picture(look, portrait, _FACE), 0, 0, 5, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(Label(look, name, "name", tone="accent"), 0, 1, 1, 2)
        below = look.text_size >= _STACKED
        for row, kind in enumerate(("decisions", "luck")):
            kind_label = Label(look, say("review-luck-kind", kind=kind), "note", tone="plain")
            bar = Picture(look, 0, 21, partial(self._draw_bar, kind), grows=True)
            grid.addWidget(kind_label, 2 * row + 1, 1)
            grid.addWidget(bar, 2 * row + 1 + below, 1 if below else 2)
        grid.setColumnStretch(1 if below else 2, 1)

    def _paint(self, painter: QPainter) -> None:
        theme, area = self.look.theme, inset(QRectF(self.rect()), 1)
        if self._is_own:
            fill(painter, rounded(area, 6), with_alpha(theme.line, 46))
        rule(painter, area.bottomLeft(), area.bottomRight(), with_alpha(theme.line, 50), 0.8)
        if self._focus.visible:
            draw_focus_ring(painter, theme, area, 6, 0)

    def _draw_bar(self, kind: str, painter: QPainter, line: QRectF) -> None:
        """Draw one bar: decisions solid, luck hatched, and the uncertainty as a thin line."""
        part = self.luck.decisions if kind == "decisions" else self.luck.luck
        theme, bold = self.look.theme, self.look.sans(15, BOLD)
        draw_text(painter, line, moved(part.mean), bold, theme.heading, RIGHT)
        room = text_width("+000\N{NO-BREAK SPACE}%", bold) + 8
        high = max(_BAR, self.look.px(_BAR))
        bar = QRectF(line.left(), line.center().y() - high / 2, line.width() - room, high)
        fill(painter, rounded(bar, 2), with_alpha(theme.line, 40))
        middle, scale = bar.center().x(), bar.width() / 2 / self._most
        end = middle + part.mean * scale
        full = QRectF(min(middle, end), bar.top(), abs(end - middle), high)
        colour = theme.good if part.mean >= 0 else theme.warning
        if kind == "decisions":
            fill(painter, rounded(full, 1), colour)
        elif full.width() > 1:
            draw_hatch(painter, rounded(full, 1), with_alpha(colour, 220), gap=3.2, width=1.3)
            stroke(painter, rounded(full, 1), colour, 0.9)
        off = min(part.margin, 2 * self._most) * scale
        ends = max(bar.left(), end - off), min(bar.right(), end + off)
        y = bar.bottom() + 1.5
        rule(painter, QPointF(ends[0], y), QPointF(ends[1], y), theme.quiet_text, 1.0)
        top, bottom = QPointF(middle, bar.top() - 2), QPointF(middle, bar.bottom() + 2)
        rule(painter, top, bottom, theme.text, 1.2)


class LuckTab(BaseWidget):
    """Shows what is known of a game's luck; the longer the analysis, the more certain."""

    def __init__(self, look: ThemeContext, analysis: Analysis) -> None:
        super().__init__(look)
        self._analysis = analysis
        self._read = 0
        self._viewpoint = Viewpoint(0)
        self.luck: Luck | None = None
        """The results so far."""
        self.setObjectName("luck")
        self.rows: list[LuckRow] = []
        self._text = Label(look, role="note", wrap=True)
        self._text.setObjectName("luck-note")
        self.begin = self.button(
            "find-luck", kind="primary", text_size=16, sentence="review-find-luck"
        )
        rows = QWidget()
        self._column = column_on(rows, 0, self._text, 1)
        self._scroll = ScrollArea(look, rows)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column_on(self, 4, (self._scroll, 1), self.begin)
        analysis.changed.connect(self.refresh)
        self._set_texts()

    def look_through(self, viewpoint: Viewpoint) -> None:
        """Mark the row of the viewpoint's seat."""
        if viewpoint != self._viewpoint:
            self._viewpoint = viewpoint
            self._show()

    def refresh(self) -> None:
        found = self._analysis.found(ID)
        if len(found) != self._read:
            self._read = len(found)
            self.luck = luck_of(self._analysis.match, found.values())
        self._show()

    def _set_texts(self) -> None:
        self.setAccessibleName(say("review-luck-and-decisions"))
        self.refresh()

    def _show(self) -> None:
        match = self._analysis.match
        names = tuple(seat.name for seat in match.seats)
        seats = () if self.luck is None else self.luck.seats
        own = None if self._viewpoint.all_up else self._viewpoint.seat
        retire(*self.rows)
        most = max(
            [
                _LEAST_SCALE,
                *(
                    abs(o.mean)
                    for seat_luck in seats
                    for o in (seat_luck.decisions, seat_luck.luck)
                ),
            ]
        )
        self.rows = [
            LuckRow(self.look, name, seat_luck, face, most, is_own=seat == own)
            for seat, (name, seat_luck, face) in enumerate(
                zip(names, seats, portraits_at(names), strict=False)
            )
        ]
        for place, row in enumerate(self.rows):
            self._column.insertWidget(place, row)
        alone = len(names) == 1
        self.begin.setVisible(not seats and not alone and not self._analysis.is_running)
        self._text.setText(say("review-no-luck-alone") if alone else self._note(self.luck))

    def _note(self, luck: Luck | None) -> str:
        if luck is None:
            if self._analysis.is_running:
                return say("review-luck-to-come")
            return say("review-luck-offer")
        error = max(seat_luck.luck.margin for seat_luck in luck.seats)
        words = [say("review-luck-rests-on", even=percent(luck.even), error=percent(error))]
        seat = self._viewpoint.seat
        for event, by in luck.greatest(seat, 1):
            name = self._analysis.match.seats[seat].name
            words.append(
                say("review-luck-greatest", name=name, number=event.step, moved=moved(by.mean))
            )
        return " ".join(words)


KEY: Final = "A"
TABS: Final = ("points", "luck", "figures")
_LEAST, _MOST = 276.0, 430.0
_LEAST_BESIDE: Final = 900
"""The width in pixels that the table must keep for the panel to open automatically."""
_LEAST_TAB: Final = 60
"""The width in pixels to which tabs shrink, so that longer ones keep more of it."""
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
        turn = 0 if self.isChecked() else 180
        draw_emblem(painter, "play", middle, 7, theme.heading, theme.face, rotation=turn)
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
            self.tabs.segment(tab).setMinimumWidth(_LEAST_TAB)
            self.tabs.bind(self.tabs.segment(tab).setText, "review-side-tab", tab=tab)
            stack.addWidget(widget)
        add_parts(self.body, self.tabs, (stack, 1))
        self.tabs.chosen.connect(lambda tab: stack.setCurrentIndex(TABS.index(tab)))
        self.luck.begin.clicked.connect(self.turning.begin.click)
        self.handle.clicked.connect(self.toggle)
        self.turning.chosen.connect(self.chosen)

    def toggle(self) -> None:
        self._wished = not self._is_open
        self.folded.emit()

    def look_through(self, viewpoint: Viewpoint, story: GameStory | None) -> None:
        self.turning.look_through(viewpoint)
        self.luck.look_through(viewpoint)
        if story is not None:
            self.figures.set_data(story)

    def go(self, step: int, way: int) -> None:
        """Choose the turning point before a step (-1) or after it (1)."""
        point = self.turning.beside(step, way)
        if point is not None:
            self.chosen.emit(point.seat, point.step)

    def points(self) -> list[Point]:
        """Return the turning points as marks for the timeline."""
        return [
            Point(
                point.step,
                self._names[point.seat][:1].upper(),
                point.plain(),
                is_found=point.is_found,
            )
            for point in (entry.point for entry in self.turning.entries)
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
