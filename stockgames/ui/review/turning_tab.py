"""The tab with turning points: what is found, how far the analysis is, and what it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from stockgames.analysis.choices import ID, Verdict, from_json
from stockgames.analysis.inquiry import USUAL
from stockgames.analysis.turning_points import TurningPoint, turning_points
from stockgames.controllers.analysis import Analysis
from stockgames.controllers.reel import Eyes
from stockgames.engine.seat import SeatId
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.bars import KitBar
from stockgames.ui.kit.widgets.frames import KitScrollArea
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.stacking import column_on
from stockgames.ui.review.turning_entry import DETAILS, TurningEntry
from stockgames.ui.review.turning_words import ToldPoint, TurningWords
from stockgames.ui.sentences.speech import say

_LEAST_SCALE: Final = 0.6
"""Where bars end at least, of a chance to win."""


class TurningTab(KitWidget):
    """Shows the turning points of the seats that the eyes stand for."""

    chosen = Signal(int, int)
    """A seat, and a step to go to."""
    changed = Signal()
    """Others are told than before."""

    def __init__(self, look: Look, analysis: Analysis, words: TurningWords, parent: QWidget):
        super().__init__(look, parent)
        self._analysis, self._words = analysis, words
        self._verdicts: dict[int, Verdict | None] = {}
        self._eyes = Eyes(0)
        self.points: Sequence[TurningPoint] = ()
        """What is told, in the order of time."""
        self.entries: list[TurningEntry] = []
        self.setObjectName("turning-points")
        self._text = KitLabel(look, role="note", wrap=True, parent=self)
        self._text.setObjectName("turning-note")
        self.begin = self.button("analyse", kind="primary", text_size=16)
        self.stop = self.button("stop-analysis")
        self.bar = KitBar(look, self)
        self._list = QWidget()
        self._rows = column_on(self._list, 1)
        self._scroll = KitScrollArea(look, self._list, self)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.installEventFilter(self)
        self._rest = QWidget(self)
        """Takes the room of the list while there is none."""
        self._lay_out()
        self.begin.clicked.connect(lambda: analysis.begin(self.seats))
        self.stop.clicked.connect(analysis.stop)
        analysis.changed.connect(self.refresh)
        self._speak()

    def _lay_out(self) -> None:
        column = column_on(self, 4)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._text)
        row = QHBoxLayout()
        row.setContentsMargins(5, 0, 0, 0)
        row.addWidget(self.bar, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.stop)
        column.addLayout(row)
        column.addWidget(self.begin)
        column.addWidget(self._rest, 1)

    @property
    def seats(self) -> frozenset[SeatId]:
        """The seats that are told about: those who may be looked through, or all people."""
        infos = self._analysis.match.seats
        if not self._eyes.all_up:
            return frozenset({self._eyes.seat})
        people = {seat for seat, info in enumerate(infos) if info.is_human}
        return frozenset(people or range(len(infos)))

    def look_through(self, eyes: Eyes) -> None:
        """Tell about the seats that these eyes stand for."""
        self._eyes = eyes
        self.refresh()

    def show_step(self, step: int) -> None:
        """Mark the entry of a step."""
        here = [entry.told.step == step for entry in self.entries]
        if here == [entry.isChecked() for entry in self.entries]:
            return
        for entry, is_here in zip(self.entries, here, strict=True):
            entry.mark(is_here)
        self._lay_entries()

    def beside(self, step: int, way: int) -> ToldPoint | None:
        """Return the turning point before a step (-1) or after it (1); None for none."""
        told = [entry.told for entry in self.entries]
        if way > 0:
            return next((one for one in told if one.step > step), None)
        return next((one for one in reversed(told) if one.step < step), None)

    def refresh(self) -> None:
        """Tell what is known now."""
        points = turning_points(self._known())
        if points != self.points or len(points) != len(self.entries):
            self.points = points
            self._make_entries()
            self.changed.emit()
        self._show_state()

    def _known(self) -> list[Verdict]:
        """Return all verdicts about the seats that are told about."""
        for number, finding in self._analysis.found(ID).items():
            if number not in self._verdicts:
                self._verdicts[number] = from_json(self._analysis.match.game, finding)
        seats = self.seats
        return [v for v in self._verdicts.values() if v is not None and v.seat in seats]

    def _make_entries(self) -> None:
        for entry in self.entries:
            entry.hide()
            entry.deleteLater()
        told = [self._words.told(point) for point in self.points]
        most = max([_LEAST_SCALE, *(max(one.made, one.other) for one in told)])
        faces = portraits_at([seat.name for seat in self._analysis.match.seats])
        self.entries = [TurningEntry(self.look, o, faces[o.seat], most, self._list) for o in told]
        for entry in self.entries:
            entry.clicked.connect(partial(self._choose, entry.told))
            self._rows.addWidget(entry)
        self._lay_entries()

    def _choose(self, told: ToldPoint, *_: object) -> None:
        self.chosen.emit(told.seat, told.step)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay the entries out anew when they have other room."""
        if event.type() == QEvent.Type.Resize:
            self._lay_entries()
        return super().eventFilter(watched, event)

    def _lay_entries(self) -> None:
        """Lay the entries out; what there is no room for stands in tooltips.

        The one where one is tells everything.
        """
        width, room = self._scroll.width(), self._scroll.height()
        high = next((h for d in range(DETAILS, -1, -1) if (h := self._lay_at(width, d)) <= room), 0)
        if not high:  # the list scrolls
            bar = self._scroll.verticalScrollBar().sizeHint().width()
            high = self._lay_at(max(0, width - bar), 0)  # it may have no room yet
        self._list.setFixedHeight(high)
        for entry in self.entries:
            if entry.isChecked():
                self._rows.activate()
                self._scroll.ensureWidgetVisible(entry, 0, 4)

    def _lay_at(self, width: int, detail: int) -> int:
        """Lay the entries out at a width, with so much said; return how high all are."""
        for entry in self.entries:
            entry.detail = DETAILS if entry.isChecked() else detail
            entry.lay(width)
        return sum(entry.height() + 1 for entry in self.entries)

    def _speak(self) -> None:
        self.setAccessibleName(say("review-turning-points"))
        self.stop.setText(say("review-stop"))
        self._make_entries()
        self._show_state()

    def _show_state(self) -> None:
        """Show whether it can be begun, is under way or is done, and what it rests on."""
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
        self._rest.setVisible(not self.entries)
        self._text.setText(self._note(done, count, runs=runs))

    def _is_asked(self) -> bool:
        """Whether it was ever begun; before that nobody counts decisions, which takes a while."""
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
        return say("review-everybody") if self._eyes.all_up else seats[self._eyes.seat].name
