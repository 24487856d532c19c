"""Who plays: buttons of known people, a field for names, and who gets which seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from stockgames.engine.plain_text import folded
from stockgames.evenings.person import Person, Portrait
from stockgames.presentation.faces import portrait_of
from stockgames.presentation.sentences.speech import listed, number_word, say
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD
from stockgames.ui.theme.shapes import disc, draw_glow, fill, stroke
from stockgames.ui.theme.text import CENTRE, draw_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import name_and_tip, name_once
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import ControlledToggle
from stockgames.ui.widgets.fields import NameField
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring, pressable
from stockgames.ui.widgets.frames import THICKNESS, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on, retire

_ACROSS = 3


class WhoPlays(BaseWidget):
    """A column beside the seats. `known` are the known people, the last to play first.

    `here` are the names of people who are here tonight, `last` of those who played together last
    time, offered if fewer than two are here.
    """

    called = Signal(str)
    """The name of a person who should get a seat, or whose seat a bot should get."""
    everybody = Signal()
    """Everybody who is here tonight, or was last time, gets a seat; bots fill the others."""
    done = Signal()

    def __init__(
        self,
        look: ThemeContext,
        known: Sequence[Person],
        here: Sequence[str],
        last: Sequence[str] = (),
    ) -> None:
        super().__init__(look)
        self._known, self._are_here = tuple(known), len(here) > 1
        self.together = tuple(here if self._are_here else last)
        self._seated: Callable[[str], bool] = lambda name: False
        self.field = NameField(look, parent=self)
        self.field.setObjectName("who-plays")
        self.field.complete([person.name for person in known])
        self.field.named.connect(self._call)
        self.field.done.connect(self.done)
        self.field.textEdited.connect(self._filter)
        self.bind(self.field.setPlaceholderText, "lobby-type-a-name")
        self.bind(partial(name_once, self.field), "lobby-type-a-name")
        self.everyone = self.button("everyone-here", self.everybody)
        self.everyone.setVisible(len(self.together) > 1)
        note = Label(look, role="note", wrap=True, sentence="lobby-people-are-remembered")
        self._faces: list[FaceButton] = []
        self._across = _ACROSS
        area = QWidget()
        self._grid = QGridLayout(area)
        self._grid.setContentsMargins(0, 2, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._scroll = ScrollArea(look, area)
        column_on(self, 0, self.field, self.everyone, note, (self._scroll, 1))
        note.setVisible(not known)  # in its layout, or it would be a window for a moment
        self._set_texts()

    def _set_texts(self) -> None:
        count, names = len(self.together), listed(self.together)
        words = say("shell-same-as-last-time", number=number_word(count))
        if self._are_here:
            words = say("lobby-everyone-here", count=count)
        self.everyone.setText(words)
        name_and_tip(self.everyone, words, names)
        self._filter()

    def _arrange(self) -> None:
        widest = max((face.sizeHint().width() for face in self._faces), default=1)
        across = max(_ACROSS, (self.width() - THICKNESS) // widest)
        if across != self._across:
            self._across = across
            self._filter()

    def show_seated(self, is_seated: Callable[[str], bool]) -> None:
        self._seated = is_seated
        for face in self._faces:
            face.show_seated(is_seated(face.name))

    def _call(self, name: str) -> None:
        names = (person.name for person in self._known)
        name = next((own for own in names if folded(own) == folded(name)), name)
        if not self._seated(name):
            self.called.emit(name)
        self._filter()

    def _filter(self) -> None:
        """Show the people with a word in their name that starts as typed; all if empty."""
        retire(*self._faces)
        start = folded(self.field.typed().strip())
        shown = [person for person in self._known if _begins(person.name, start)]
        self._faces = [self._face(person) for person in shown]
        for place, face in enumerate(self._faces):
            self._grid.addWidget(face, place // self._across, place % self._across)
            face.show()
        hints = [face.sizeHint() for face in self._faces]
        widest = max((hint.width() for hint in hints), default=0)
        needed = _ACROSS * widest + FOCUS_MARGIN + THICKNESS
        self.setMinimumWidth(max(self.minimumWidth(), needed))
        self._scroll.setMinimumHeight(max((hint.height() + 4 for hint in hints), default=0))
        self.show_seated(self._seated)

    def _face(self, person: Person) -> FaceButton:
        face = FaceButton(self.look, person.name, portrait_of(person))
        face.setObjectName(f"face-{person.id}")
        face.clicked.connect(lambda: self.called.emit(person.name))
        return face


class FaceButton(ControlledToggle):
    """A portrait with a name; highlighted, with a tick, while the person has a seat."""

    def __init__(self, look: ThemeContext, name: str, portrait: Portrait) -> None:
        super().__init__()
        self.look, self.name, self._portrait = look, name, portrait
        self._focus = pressable(self)
        self.show_seated(False)

    def show_seated(self, seated: bool) -> None:
        self.mark(seated)
        words = say("lobby-plays-press", name=self.name)
        if not seated:
            words = say("lobby-give-a-seat", name=self.name)
        name_and_tip(self, words)
        self.update()

    def _wide(self) -> float:
        return max(38.0, self.look.px(50))

    def sizeHint(self) -> QSize:
        wide = self._wide()
        tall = wide * HEIGHT + 12 + self.look.text_px(14) * 1.35
        return QSize(round(wide + 22), round(tall))

    def _paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        wide, on = self._wide(), self.isChecked()
        middle = QPointF(self.width() / 2, 6 + wide * HEIGHT / 2)
        outline = disc(middle, wide / 2, wide / 2 * HEIGHT)
        if on:
            draw_glow(painter, outline, theme.glow, reach=7, alpha=150)
        painter.setOpacity(1.0 if on or self.underMouse() else 0.62)
        draw_portrait(painter, portrait_box(middle, wide), self._portrait)
        painter.setOpacity(1.0)
        if on:
            at = middle + QPointF(-wide * 0.36, wide * 0.48)
            fill(painter, disc(at, 8), theme.accent)
            stroke(painter, disc(at, 8), theme.brass_dark, 1)
            draw_emblem(painter, "check", at, 4.5, theme.accent_text, theme.accent)
        font = look.sans(14, SEMIBOLD if on else REGULAR)
        name = QRectF(1, middle.y() + wide * HEIGHT / 2 + 4, self.width() - 2, 0)
        name.setHeight(font.pixelSize() * 1.35)
        colour = theme.text if on else theme.quiet_text
        draw_text(painter, name, self.name, font, colour, CENTRE, elide=True)
        if self._focus.visible:
            draw_focus_ring(painter, theme, QRectF(self.rect()).adjusted(3, 2, -3, -1), 6, 1)


def _begins(name: str, start: str) -> bool:
    words = folded(name)
    return words.startswith(start) or any(word.startswith(start) for word in words.split())
