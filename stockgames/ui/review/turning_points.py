"""The tab with turning points: when, what was done, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from stockgames.analysis.analysis_job import USUAL
from stockgames.analysis.choices import ID, TurningPoint, Verdict, from_json, turning_points
from stockgames.controllers.analysis import Analysis
from stockgames.controllers.replay import Viewpoint
from stockgames.engine.state import SeatId
from stockgames.evenings.person import Portrait
from stockgames.presentation.analysed import PointTexts, TurningWords
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.sentences.catalogue import MINUS
from stockgames.presentation.sentences.speech import say
from stockgames.ui.table.faces import face_picture
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import column_at, fill, inset, polygon, rounded, rule, stroke
from stockgames.ui.theme.text import RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import ControlledToggle
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring, pressable
from stockgames.ui.widgets.frames import BaseProgressBar, Picture, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on, retire, row_of
from stockgames.ui.widgets.timing import later

_BAR: Final = 11.0
"""The height of a bar in the design."""
_FACE: Final = 30.0
_LEAST_SCALE: Final = 0.6
"""The minimum range of the bars, as a chance to win."""


class TurningEntry(ControlledToggle):
    """An entry that goes to its step; it is checked while that is the current one, and says why."""

    def __init__(
        self, look: ThemeContext, point: PointTexts, portrait: Portrait, most: float
    ) -> None:
        """`most` is the value at the bar's end, in the entry's scale."""
        super().__init__()
        self.look, self.point, self._most = look, point, most
        self._focus = pressable(self)
        self.setObjectName(f"turning-{point.step}")
        self.setAccessibleName(point.plain())
        set_tip(self, "\n".join(part for part in (point.compared, point.why) if part))
        label = partial(Label, look, wrap=True)
        self._why = label(point.why, "note")
        grid = QGridLayout(self)
        grid.setContentsMargins(4, 7, 4, 6)
        grid.setSpacing(0)
        grid.addWidget(face_picture(look, portrait, _FACE), 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(point.when, "note"), 0, 1)
        grid.addWidget(label(point.done, "name", tone="accent"), 1, 1)
        grid.addWidget(label(point.compared, "note", tone="plain"), 2, 1)
        grid.addWidget(self._why, 3, 1)
        grid.addWidget(Picture(look, 0, 22, self._draw_bar, grows=True), 4, 1)
        grid.setColumnStretch(1, 1)
        self._why.hide()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def mark(self, on: bool) -> None:
        super().mark(on)
        self._why.setVisible(on and bool(self.point.why))

    def _paint(self, painter: QPainter) -> None:
        theme, area = self.look.theme, inset(QRectF(self.rect()), 1)
        if self.isChecked() or self.underMouse():
            alpha = 80 if self.isChecked() else 34
            fill(painter, rounded(area, 6), with_alpha(theme.line, alpha))
        if self.isChecked():
            stroke(painter, rounded(area, 6), with_alpha(theme.line, 200), 1.2)
        if self._focus.visible:
            draw_focus_ring(painter, theme, area, 6, 0)

    def _draw_bar(self, painter: QPainter, box: QRectF) -> None:
        """Draw what the choice won, what it missed, and the figure."""
        point, theme, font = self.point, self.look.theme, self.look.sans(16, BOLD)
        line = box.adjusted(FOCUS_MARGIN, 3, -FOCUS_MARGIN, 0)
        colour = theme.good if point.is_found else theme.warning
        draw_text(painter, line, point.figure, font, colour, RIGHT)
        if point.is_found:
            x = line.right() - text_width(point.figure, font) - 12
            draw_emblem(painter, "check", QPointF(x, line.center().y()), 6, colour, theme.face)
        room, high = text_width(f"{MINUS}000", font) + 18, max(_BAR, self.look.px(_BAR))
        bar = QRectF(line.left(), line.center().y() - high / 2, line.width() - room, high)
        fill(painter, rounded(bar, 2), with_alpha(theme.line, 46))
        made, other = (
            bar.width() * min(1.0, part / self._most) for part in (point.made, point.other)
        )
        fill(painter, rounded(column_at(bar, bar.left(), made), 2), colour)
        if other > made:
            left = column_at(bar, bar.left() + made, other - made)
            draw_hatch(painter, rounded(left, 1), with_alpha(colour, 210), gap=3.2, width=1.2)
        stroke(painter, rounded(bar, 2), with_alpha(theme.line, 150), 0.8)
        x, top = bar.left() + other, bar.top()
        rule(painter, QPointF(x, top - 2), QPointF(x, bar.bottom() + 1), theme.text, 1.4)
        fill(painter, polygon([(x - 4, top - 4), (x + 4, top - 4), (x, top + 1)]), theme.text)


class TurningTab(BaseWidget):
    """Shows the turning points of the viewpoint's seats."""

    chosen = Signal(int, int)
    """A seat, and the step to go to."""
    changed = Signal()
    """The displayed points have changed."""

    def __init__(self, look: ThemeContext, analysis: Analysis, words: TurningWords) -> None:
        super().__init__(look)
        self._analysis, self._words = analysis, words
        self._verdicts: dict[int, Verdict | None] = {}
        self._viewpoint = Viewpoint(0)
        self.points: Sequence[TurningPoint] = ()
        """The displayed points, in order of time."""
        self.entries: list[TurningEntry] = []
        self.setObjectName("turning-points")
        self._text = Label(look, role="note", wrap=True)
        self._text.setObjectName("turning-note")
        self.begin = self.button("analyse", kind="primary", text_size=16)
        self.stop = self.button("stop-analysis", sentence="review-stop")
        self.bar = BaseProgressBar(look, self)
        entries = QWidget()
        self._rows = column_on(entries, 1, 1)
        self._scroll = ScrollArea(look, entries)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = row_of((self.bar, 1), self.stop)
        row.setAlignment(self.bar, Qt.AlignmentFlag.AlignVCenter)
        row.setContentsMargins(FOCUS_MARGIN, 0, 0, 0)
        column_on(self, 4, (self._scroll, 1), self._text, row, self.begin, 0)
        self.begin.clicked.connect(lambda: analysis.begin(self.seats))
        self.stop.clicked.connect(analysis.stop)
        analysis.changed.connect(self.refresh)
        self._set_texts()

    @property
    def seats(self) -> frozenset[SeatId]:
        """The seats to show: the viewpoint's, or all people if all cards are up."""
        infos = self._analysis.match.seats
        if not self._viewpoint.all_up:
            return frozenset({self._viewpoint.seat})
        people = {seat for seat, info in enumerate(infos) if info.is_human}
        return frozenset(people or range(len(infos)))

    def look_through(self, viewpoint: Viewpoint) -> None:
        self._viewpoint = viewpoint
        self.refresh()

    def show_step(self, step: int) -> None:
        for entry in self.entries:
            is_here = entry.point.step == step
            if is_here != entry.isChecked():
                entry.mark(is_here)
                if is_here:
                    later(self, lambda: self._scroll_to(step))

    def _scroll_to(self, step: int) -> None:
        for entry in self.entries:
            if entry.point.step == step:
                self._scroll.ensureWidgetVisible(entry, 0, 4)

    def beside(self, step: int, way: int) -> PointTexts | None:
        """Return the turning point before a step (-1) or after it (1); None if there is none."""
        points = [entry.point for entry in self.entries]
        if way > 0:
            return next((point for point in points if point.step > step), None)
        return next((point for point in reversed(points) if point.step < step), None)

    def refresh(self) -> None:
        points = turning_points(self._known())
        if points != self.points or len(points) != len(self.entries):
            self.points = points
            self._make_entries()
            self.changed.emit()
        self._show_state()

    def _known(self) -> list[Verdict]:
        for number, finding in self._analysis.found(ID).items():
            if number not in self._verdicts:
                self._verdicts[number] = from_json(self._analysis.match.game, finding)
        seats = self.seats
        return [v for v in self._verdicts.values() if v is not None and v.seat in seats]

    def _make_entries(self) -> None:
        retire(*self.entries)
        texts = [self._words.texts_of(point) for point in self.points]
        most = max([_LEAST_SCALE, *(max(point.made, point.other) for point in texts)])
        faces = portraits_at([seat.name for seat in self._analysis.match.seats])
        self.entries = [TurningEntry(self.look, point, faces[point.seat], most) for point in texts]
        for place, entry in enumerate(self.entries):
            entry.clicked.connect(partial(self._choose, entry.point))
            self._rows.insertWidget(place, entry)

    def _choose(self, point: PointTexts, *_: object) -> None:
        self.chosen.emit(point.seat, point.step)

    def _set_texts(self) -> None:
        self.setAccessibleName(say("review-turning-points"))
        self._make_entries()
        self._show_state()

    def _show_state(self) -> None:
        analysis, seats = self._analysis, self.seats
        asked = self._is_asked()
        done, count = analysis.progress(seats) if asked else (0, 1)
        runs = analysis.is_running and analysis.seats == seats
        self.bar.setVisible(runs)
        self.stop.setVisible(runs)
        self.bar.set_share(done / max(1, count))
        self.bar.setAccessibleName(say("review-decisions-done", done=done, count=count))
        self.begin.setVisible(not runs and not (asked and analysis.is_done(seats)))
        self.begin.setText(say("review-analyse-on") if done else say("review-analyse"))
        self._scroll.setVisible(bool(self.entries))
        self._text.setText(self._note(done, count, runs=runs))

    def _is_asked(self) -> bool:
        """Return whether the analysis was ever started; only then are decisions counted."""
        analysis, seats = self._analysis, self.seats
        return analysis.seats == seats or any(v.seat in seats for v in self._known())

    def _note(self, done: int, count: int, *, runs: bool) -> str:
        names = self._names()
        if runs or (done < count and done):
            return say("review-decisions-done", done=done, count=count)
        if not done and count:
            return say("review-analysis-offer", name=names)
        if not self.entries:
            return say("review-nothing-stands-out", name=names)
        return say("review-judged-on", name=names, worlds=USUAL.worlds)

    def _names(self) -> str:
        seats = self._analysis.match.seats
        return (
            say("review-everybody") if self._viewpoint.all_up else seats[self._viewpoint.seat].name
        )
