"""All regulars' portraits on a brass rail; the one whose book is open stands out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.people_facts import PeopleFacts
from stockgames.evenings.person import Person
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.words import hanging_text, last_text
from stockgames.ui.pieces.portrait import (
    HEIGHT,
    MOST_AWAITED,
    draw_awaited,
    draw_portrait,
    draw_rail,
    draw_strings,
)
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD
from stockgames.ui.theme.shapes import disc, stroke
from stockgames.ui.theme.text import CENTRE, draw_text
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, ControlledToggle
from stockgames.ui.widgets.focus import pressable

MOST_HANGING: Final = 8
"""More portraits than this scroll."""
RIBBON: Final = QColor("#8E1F26")
_RING: Final = 7
"""Pixels around a frame for the focus ring."""
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Hanging(ControlledToggle):
    """One portrait on its strings, with name and date below."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._focus = pressable(self)
        self.person: Person | None = None
        self._name = self._note = ""

    def show_person(self, facts: PeopleFacts, person: Person, *, is_open: bool) -> None:
        today = QDate.currentDate()
        self.person = person
        self._name, self._note = facts.names[person.id], last_text(facts, person.id, today)
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
        look, theme = self.look, self.look.theme
        is_open = self.isChecked()
        half = look.px(44 if is_open or self.underMouse() else 40)
        middle = self.width() / 2
        name, small = look.serif(19, BOLD if is_open else SEMIBOLD), look.sans(14, REGULAR)
        words = name.pixelSize() * 1.25 + small.pixelSize() * 1.3
        room = self.height() - words - look.px(18) - _RING
        half = min(half, room / (2 * HEIGHT), self.width() * 0.42)
        frame = QRectF(middle - half, look.px(18), 2 * half, 2 * half * HEIGHT)
        draw_strings(painter, theme, QPointF(middle, 0), frame)
        draw_portrait(painter, frame, self.person.portrait)
        if self._focus.visible:
            ring = disc(frame.center(), half + 5, half * HEIGHT + 5)
            stroke(painter, ring, theme.focus, 2.4)
        self._paint_words(painter, self.height() - words)

    @property
    def _tells_day(self) -> bool:
        return self.look.scale > 0.8 or self.isChecked()

    def _paint_words(self, painter: QPainter, top: float) -> None:
        look, theme = self.look, self.look.theme
        is_open = self.isChecked()
        colour = theme.heading if is_open else theme.text
        font = look.serif(19, BOLD if is_open else SEMIBOLD)
        line = QRectF(2, top, self.width() - 4, font.pixelSize() * 1.25)
        draw_text(painter, line, self._name, font, colour, CENTRE, elide=True)
        if self._tells_day:
            small = look.sans(14)
            note = QRectF(2, line.bottom(), self.width() - 4, small.pixelSize() * 1.3)
            quiet = colour if is_open else theme.quiet_text
            draw_text(painter, note, self._note, small, quiet, CENTRE, elide=True)


class Rail(BaseWidget):
    """The rail, one tab stop: arrow keys, Home, End and first letters move, Enter opens."""

    opened = Signal(str)
    """The id of the person whose profile the user wants."""
    moved = Signal()
    """Other frames are visible."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("rail")
        self._frames: list[Hanging] = []
        self._first = 0
        self._facts: PeopleFacts | None = None
        self._before, self._after = self._arrow("rail-before", -1), self._arrow("rail-after", 1)

    def _arrow(self, name: str, by: int) -> Button:
        button = self.button(name, lambda: self._scroll(by * MOST_HANGING), text_size=18)
        button.setText("‹" if by < 0 else "›")
        return button

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show all people; the focus stays on the same person."""
        self._facts = facts
        self._before.setAccessibleName(say("people-before"))
        self._after.setAccessibleName(say("people-after"))
        held = self._at()
        while len(self._frames) < len(facts.people):
            self._frames.append(self._frame())
        while len(self._frames) > len(facts.people):
            gone = self._frames.pop()
            gone.hide()
            gone.deleteLater()
        is_open = facts.open
        for frame, person in zip(self._frames, facts.people, strict=True):
            frame.show_person(facts, person, is_open=person == is_open)
        if is_open is not None:
            self._bring(facts.people.index(is_open))
        self._arrange()
        if held is not None and held >= len(self._frames):
            self.focus_open()

    def _frame(self) -> Hanging:
        frame = Hanging(self.look, self)
        frame.clicked.connect(lambda: self._open(frame))
        frame.show()
        return frame

    def _open(self, frame: Hanging) -> None:
        if frame.person is not None:
            self.opened.emit(frame.person.id)

    def ribbon_at(self) -> float | None:
        """Return the x of the open book's ribbon, None if it is out of view."""
        shown = (f for f in self._frames if f.isChecked() and not f.isHidden())
        return next((frame.geometry().center().x() + 0.5 for frame in shown), None)

    def focus_open(self) -> None:
        """Focus the portrait whose book is open."""
        for frame in self._frames:
            if frame.isChecked():
                frame.setFocus(Qt.FocusReason.OtherFocusReason)

    # Keyboard navigation

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
        self._arrange()
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

    def _scroll(self, by: int) -> None:
        self._bring_from(self._first + by)
        self._arrange()

    def _bring(self, at: int) -> None:
        """Scroll by whole portraits until this one is visible."""
        if not self._first <= at < self._first + MOST_HANGING:
            self._bring_from(at - MOST_HANGING // 2)

    def _bring_from(self, first: int) -> None:
        self._first = max(0, min(first, len(self._frames) - MOST_HANGING))

    # Layout

    def _arrange(self) -> None:
        many = len(self._frames) > MOST_HANGING
        side = self.look.px(50) if many else 0.0
        shown = self._frames[self._first : self._first + MOST_HANGING]
        pitch = (self.width() - 2 * side) / MOST_HANGING
        left = side + (self.width() - 2 * side - pitch * len(shown)) / 2
        top = round(self._rail_at())
        for frame in self._frames:
            frame.setVisible(frame in shown)
        for place, frame in enumerate(shown):
            x, after = round(left + place * pitch), round(left + (place + 1) * pitch)
            frame.setGeometry(x, top, after - x, self.height() - top)
        self._before.setVisible(many and self._first > 0)
        self._after.setVisible(many and self._first + MOST_HANGING < len(self._frames))
        size = self._before.sizeHint()
        y = round(self.look.px(30))
        self._before.setGeometry(0, y, size.width(), size.height())
        self._after.setGeometry(self.width() - size.width(), y, size.width(), size.height())
        self.update()
        self.moved.emit()

    def _rail_at(self) -> float:
        """Return the y of the rail, which leaves space for its knobs."""
        return max(10.0, self.look.px(8))

    def _paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        knob = look.margin(8)
        draw_rail(painter, look, knob, self.width() - knob, self._rail_at())
        if self._frames:
            return
        half = min(look.px(54), (self.height() - self._rail_at() - look.px(18)) / (2 * HEIGHT) - 4)
        pitch, y = self.width() / MOST_AWAITED, self._rail_at()
        nails = (QPointF((place + 0.5) * pitch, y) for place in range(MOST_AWAITED))
        draw_awaited(painter, theme, nails, half, look.px(18))
