"""All regulars' portraits on a brass rail; the one whose profile is open stands out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.evenings.people_facts import PeopleFacts
from stockgames.evenings.person import Person
from stockgames.ui.people.words import hanging_text, last_text
from stockgames.ui.pieces.portrait import (
    HEIGHT,
    MOST_AWAITED,
    draw_awaited,
    draw_portrait,
    draw_rail,
    draw_strings,
)
from stockgames.ui.theme.shapes import disc, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, ControlledToggle
from stockgames.ui.widgets.focus import pressable
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on, row_on

_MOST, _MOST_WITH_LARGE_TEXT = 8, 5
"""With more people than this, arrow buttons show the others."""
_LARGE: Final = 1.5
_RAIL: Final = 10
"""The y of the rail, which leaves space for its knobs."""
_WIDTH, _HALF, _DROP, _RING = 165, 44, 18, 8
"""Of a place on the rail, of the open portrait, of its strings and around it; in the design."""
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


_ARROWS: Final = {"before": "people-before", "after": "people-after"}


class Hanging(ControlledToggle):
    """One portrait on its strings, with name and date below."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._focus = pressable(self)
        self.person: Person | None = None
        self._name = Label(look, role="name", wrap=True)
        self._note = Label(look, role="note", wrap=True)
        for label in (self._name, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setForegroundRole(QPalette.ColorRole.WindowText)  # a button's would be its own
        self._column = column_on(self, 0, self._name, self._note, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        high = _RAIL + self.look.px(_DROP + 2 * _HALF * HEIGHT + _RING)
        self._column.setContentsMargins(0, round(high), 0, 0)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = max(round(self.look.px(_WIDTH)), self.look.text_px(14) * 8)
        return QSize(wide, self._column.totalHeightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return self._column.totalMinimumSize()

    def show_person(self, facts: PeopleFacts, person: Person, *, is_open: bool) -> None:
        today = QDate.currentDate()
        self.person = person
        self._name.setText(facts.names[person.id])
        self._note.setText(last_text(facts, person.id, today))
        self._name.set_tone("accent" if is_open else "plain")
        self._note.set_tone("accent" if is_open else "quiet")
        self.setObjectName(f"hangs-{person.id}")
        self.setAccessibleName(hanging_text(facts, person, today))
        self.mark(is_open)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_open else Qt.FocusPolicy.ClickFocus)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _paint(self, painter: QPainter) -> None:
        if self.person is None:
            return
        look, theme, middle = self.look, self.look.theme, self.width() / 2
        half = look.px(_HALF if self.isChecked() or self.underMouse() else _HALF - 4)
        frame = QRectF(middle - half, _RAIL + look.px(_DROP), 2 * half, 2 * half * HEIGHT)
        draw_strings(painter, theme, QPointF(middle, _RAIL), frame)
        draw_portrait(painter, frame, self.person.portrait)
        if self._focus.visible or self.isChecked():
            ring = disc(frame.center(), half + 5, half * HEIGHT + 5)
            focus = self._focus.visible
            stroke(painter, ring, theme.focus if focus else theme.accent, 2.4 if focus else 1.4)


class Rail(BaseWidget):
    """The rail, one tab stop: arrow keys, Home, End and first letters move, Enter opens."""

    opened = Signal(str)
    """The id of the person whose profile the user wants."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("rail")
        self.bind(self.setAccessibleName, "people-rail")
        self._frames: list[Hanging] = []
        self._first = 0
        self._facts: PeopleFacts | None = None
        self._before, self._after = self._arrow("before", -1), self._arrow("after", 1)
        self._row = row_on(self, None, self._before, 1, 1, self._after)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        look.changed.connect(self._fit)
        self._fit()

    def _arrow(self, name: str, by: int) -> Button:
        button = self.button(
            f"rail-{name}", lambda: self._show_from(self._first + by * self._most), text_size=18
        )
        button.setText("‹" if by < 0 else "›")
        button.bind(button.setAccessibleName, _ARROWS[name])
        return button

    @property
    def _most(self) -> int:
        return _MOST if self.look.text_size < _LARGE else _MOST_WITH_LARGE_TEXT

    def _fit(self) -> None:
        self.setMinimumHeight(round(_RAIL + self.look.px(_DROP + 2 * _HALF * HEIGHT + _RING)))
        self._show_from(self._first)

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show all people; the focus stays on the same person."""
        self._facts, held, is_open = facts, self._at(), facts.open
        while len(self._frames) < len(facts.people):
            self._frames.append(self._frame())
            self._row.insertWidget(self._row.count() - 2, self._frames[-1])
        while len(self._frames) > len(facts.people):
            gone = self._frames.pop()
            gone.setParent(None)
            gone.deleteLater()
        for frame, person in zip(self._frames, facts.people, strict=True):
            frame.show_person(facts, person, is_open=person == is_open)
        self._bring(facts.people.index(is_open) if is_open is not None else self._first)
        if held is not None and held >= len(self._frames):
            self.focus_open()
        self.update()

    def _frame(self) -> Hanging:
        frame = Hanging(self.look, self)
        frame.clicked.connect(lambda: self._open(frame))
        return frame

    def _open(self, frame: Hanging) -> None:
        if frame.person is not None:
            self.opened.emit(frame.person.id)

    def focus_open(self) -> None:
        """Focus the portrait whose profile is open."""
        for frame in self._frames:
            if frame.isChecked():
                frame.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self._at()
        to = None if at is None else self._target(at, event)
        if at is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self._frames[at])
        elif to is not None:
            self._go_to(to)
        else:
            super().keyPressEvent(event)

    def jump(self, letter: str) -> bool:
        """Go to the next person whose name starts with a letter; return whether there is one."""
        names = [self._facts.names[p.id] for p in self._facts.people] if self._facts else []
        start = 1 + (self._at() or 0)
        order = [*range(start, len(names)), *range(min(start, len(names)))]
        begins = letter.casefold()
        to = next((at for at in order if names[at].casefold().startswith(begins)), None)
        if to is not None:
            self._go_to(to)
        return to is not None

    def _go_to(self, to: int) -> None:
        self._bring(to)
        self._frames[to].setFocus(Qt.FocusReason.TabFocusReason)

    def _at(self) -> int | None:
        """Return the index of the portrait that has or last had the focus."""
        held = self.focusWidget()
        return next((i for i, frame in enumerate(self._frames) if frame is held), None)

    def _target(self, at: int, event: QKeyEvent) -> int | None:
        last = len(self._frames) - 1
        if event.key() in _STEPS:
            return min(max(at + _STEPS[Qt.Key(event.key())], 0), last)
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return 0 if event.key() == Qt.Key.Key_Home else last
        return None

    def _bring(self, at: int) -> None:
        is_shown = self._first <= at < self._first + self._most
        self._show_from(self._first if is_shown else at - self._most // 2)

    def _show_from(self, first: int) -> None:
        last = len(self._frames) - self._most
        self._first = max(0, min(first, last))
        for at, frame in enumerate(self._frames):
            frame.setVisible(self._first <= at < self._first + self._most)
        self._before.setVisible(self._first > 0)
        self._after.setVisible(self._first < last)

    def _paint(self, painter: QPainter) -> None:
        look, knob = self.look, self.look.margin(8)
        draw_rail(painter, look, knob, self.width() - knob, _RAIL)
        if not self._frames:
            pitch = self.width() / MOST_AWAITED
            nails = (QPointF((place + 0.5) * pitch, _RAIL) for place in range(MOST_AWAITED))
            draw_awaited(painter, look.theme, nails, look.px(_HALF), look.px(_DROP))
