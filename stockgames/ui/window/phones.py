"""The invitation to play on phones: code, address and letters, who is in, and the door's lock."""

from __future__ import annotations

from functools import partial
from typing import Final

import segno
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stockgames.phones.door import PhoneDoor
from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.choices import Switch
from stockgames.ui.widgets.frames import PanelFrame, PaperFrame
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, column_of, column_on, row_of
from stockgames.ui.window.sheets import Sheet

_QUIET_ZONE: Final = 4
"""The white modules around a code."""
_CODE: Final = 290
_CARD: Final = 660
_SEATS: Final = 330
_INK: Final = QColor("#1A120A")


class QrCode(BaseWidget):
    """A text as a QR code, dark on white in every theme."""

    accessible_role = "group"

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.rows: tuple[bytearray, ...] = ()
        """The modules by row; 1 is dark."""
        side = round(max(_CODE, look.px(_CODE)))
        self.setFixedSize(QSize(side, side))

    def set_text(self, text: str) -> None:
        """Show another text; none if it is empty."""
        self.rows = tuple(segno.make(text, error="m", micro=False).matrix) if text else ()
        self.update()

    def _paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor("white"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        module = self.width() // (len(self.rows) + 2 * _QUIET_ZONE)
        left = (self.width() - module * len(self.rows)) // 2
        for y, row in enumerate(self.rows):
            for x, dark in enumerate(row):
                if dark:
                    painter.fillRect(left + x * module, left + y * module, module, module, _INK)


class PhonesSheet(Sheet):
    """The host's page of a table's `PhoneDoor`: it opens the door by one explicit press."""

    seats_wanted = Signal()
    """A seat should be given to a bot, or to somebody else."""
    help_requested = Signal()

    def __init__(self, look: ThemeContext, door: PhoneDoor, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("phones-sheet")
        self.setWindowTitle(say("phones-title"))
        self._door, self._at = door, 0
        self._seats: dict[int, tuple[Label, Label, Button, Button]] = {}
        """The name, the state, and what the host can do about each seat."""
        self._problem = Label(look, tone="warning", wrap=True)
        self._problem.setObjectName("phones-problem")
        self._lock = Switch(look, say("phones-lock"))
        self._lock.setObjectName("lock-phones")
        self._lock.toggled.connect(door.lock)
        self._shut = self.button("close-door", say("phones-close-door"), door.close)
        self._open = self.button(
            "open-door", say("phones-open-door"), self._open_door, kind="primary", key="Enter"
        )
        self._done = self.button(
            "close-phones", say("phones-to-the-table"), self.accept, kind="primary", key="Esc"
        )
        explain = self.button("explain-phones", say("shell-what-is-this"), self._explain)
        self.set_content(
            self._card(),
            self._seats_panel(),
            buttons=(self._shut, self._done, self._open),
            apart=explain,
        )
        door.changed.connect(self._follow)
        self._follow()

    # Parts

    def _card(self) -> QWidget:
        look = self.look
        card = PaperFrame(look)
        card.setMinimumWidth(self.at_most(max(_CARD, look.text_px(_CARD))))
        self.code = QrCode(look)
        scan = Label(look, say("phones-scan"), "note", background="paper")
        scan.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._ways = QWidget()
        ways = column_on(self._ways)
        self._address = Label(look, role="title", background="paper")
        self._address.setObjectName("phones-address")
        self._next = self.button("next-address", say("phones-other-address"), self._step)
        self._letters = Label(
            look, role="title", background="paper", font=lambda look: look.serif(36, SEMIBOLD)
        )
        self._letters.setObjectName("phones-letters")
        wifi = Label(look, say("phones-same-network"), "note", background="paper", wrap=True)
        for caption, widget in (
            ("phones-type-address", self._address),
            ("phones-and-letters", self._letters),
        ):
            add_parts(ways, Label(look, say(caption), "caption", background="paper"), widget)
            ways.addSpacing(6)
        add_parts(ways, (self._next, Qt.AlignmentFlag.AlignLeft), 1, wifi)
        self._about = Label(look, background="paper", wrap=True)
        self._about.setObjectName("phones-about")
        headline = Label(look, say("phones-headline"), "title", background="paper", wrap=True)
        right = column_of(headline, self._about)
        right.addSpacing(10)
        add_parts(right, (self._ways, 1), 0)
        self._left = QWidget()
        add_parts(QVBoxLayout(self._left), self.code, scan, 1)
        card.body.addLayout(row_of(self._left, (right, 1)))
        return card

    def _seats_panel(self) -> QWidget:
        look = self.look
        panel = PanelFrame(look, say("phones-at-this-table"))
        panel.setMinimumWidth(self.at_most(max(_SEATS, look.text_px(_SEATS))))
        for person in self._door.people():
            seat = person.seat
            name, state = Label(look, role="name"), Label(look, role="note", wrap=True)
            state.setObjectName(f"phone-state-{seat + 1}")
            give = Button(look, kind="quiet", text_size=14)
            give.setObjectName(f"phone-give-{seat + 1}")
            give.clicked.connect(partial(self._give, seat))
            free = Button(look, say("phones-other-phone"), kind="quiet", text_size=14)
            free.setObjectName(f"phone-free-{seat + 1}")
            free.clicked.connect(partial(self._door.free, seat))
            add_parts(panel.body, row_of((name, 1), give, free), state)
            panel.body.addSpacing(6)
            self._seats[seat] = name, state, give, free
        seats = self.button("phone-seats", say("phones-give-to-bot"), self._want_seats)
        left = (seats, Qt.AlignmentFlag.AlignLeft)
        add_parts(panel.body, self._problem, 1, self._lock, left)
        return panel

    # Following the door

    def _follow(self) -> None:
        door = self._door
        is_open, addresses = door.state == "open", door.addresses
        address = addresses[self._at % len(addresses)] if addresses else ""
        self.code.set_text(door.url(address) if is_open and address else "")
        self.code.setAccessibleName(say("phones-code-for", address=f"{address}:{door.port}"))
        self._address.setText(f"{address}:{door.port}")
        self._letters.setText(" ".join(door.seats.code))
        self._left.setVisible(is_open and bool(address))
        self._ways.setVisible(is_open and bool(address))
        self._next.setVisible(len(addresses) > 1)
        self._about.setText(say("phones-about" if is_open else "phones-about-shut"))
        problem = ""
        if door.state == "failed":
            problem = say("phones-failed", reason=door.why_failed)
        elif is_open and not address:
            problem = say("phones-no-network")
        self._problem.show_text(problem)
        self._lock.setVisible(is_open)
        self._lock.setChecked(door.seats.is_locked)
        self._shut.setVisible(is_open)
        self._done.setVisible(is_open)
        self._open.setVisible(not is_open)
        self._open.setEnabled(door.state != "opening")
        usual, gone = (self._done, self._open) if is_open else (self._open, self._done)
        if gone.isDefault():
            usual.setFocus(Qt.FocusReason.OtherFocusReason)
        gone.setDefault(False)
        usual.setDefault(True)
        self._follow_seats()

    def _follow_seats(self) -> None:
        news = []
        for person in self._door.people():
            name, label, give, free = self._seats[person.seat]
            text = say("phones-seat-state", state=person.state)
            if (name.text(), label.text()) != (person.name, text):
                news.append(f"{person.name}: {text}")
                name.setText(person.name)
                label.setText(text)
                label.set_tone("good" if person.state == "held" else "quiet")
            is_lent = person.state == "screen"
            give.setText(say("phones-back-to-phone" if is_lent else "phones-play-here"))
            for button in (give, free):
                button.setAccessibleName(f"{person.name}: {button.text()}")
                button.setVisible(person.state in ("held", "asleep", "screen"))
        if news and self.isVisible():
            ANNOUNCER.remark("\n".join(news), self)

    # What the host does

    def _give(self, seat: int) -> None:
        self._door.take_to_screen(seat, self._door.seats.owner(seat) == "phone")

    def _open_door(self) -> None:
        self._door.open()

    def _step(self) -> None:
        self._at += 1
        self._follow()

    def _want_seats(self) -> None:
        self.accept()
        self.seats_wanted.emit()

    def _explain(self) -> None:
        self.accept()
        self.help_requested.emit()


def phones_text(door: PhoneDoor) -> str:
    """Return what the bar says of the phones: who sleeps, or how many are in."""
    states = [person.state for person in door.people()]
    asleep = [person.name for person in door.people() if person.state == "asleep"]
    if asleep:
        return say("phones-asleep", name=asleep[0], more=len(asleep) - 1)
    return say("phones-in", count=states.count("held"))
