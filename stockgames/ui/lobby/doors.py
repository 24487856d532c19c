"""The row of quiet doors at the foot of the lobby."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Signal, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import rule
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.lobby.door import Door
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import key_text


class Doors(KitWidget):
    """Those that are offered share the row; between two of them is a hairline."""

    learn = Signal()
    people = Signal()
    past = Signal()
    help = Signal()
    settings = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._news = ""
        self._doors = {
            "learn": self._make("learn", "book", "L", self.learn),
            "people": self._make("people", "person", "P", self.people),
            "past": self._make("past", "past", "G", self.past),
            "help": self._make("help", "question", "F1", self.help),
            "settings": self._make("settings", "gear", "", self.settings),
        }
        self._offered = {"learn", "help", "settings"}
        self._speak()

    def _make(self, name: str, emblem: str, key: str, target: SignalInstance) -> Door:
        door = Door(self.look, emblem, key, self)
        door.setObjectName(name)
        door.clicked.connect(target)
        return door

    def offer(self, name: str, offered: bool) -> None:
        """Open a door, or no longer."""
        self._offered = self._offered | {name} if offered else self._offered - {name}
        self._arrange()

    def set_news(self, text: str) -> None:
        """Say at the door to past games how the last one ended."""
        self._news = text
        self._speak()

    def _speak(self) -> None:
        doors = self._doors
        doors["learn"].speak(say("lobby-learn"), say("lobby-learn-note"))
        doors["people"].speak(say("lobby-people-of-the-house"), say("lobby-people-note"))
        doors["past"].speak(say("lobby-past-games"), self._news or say("lobby-past-note"))
        doors["help"].speak(say("shell-help"), say("lobby-help-note"))
        doors["settings"].speak(
            say("shell-settings-page-settings"), say("lobby-settings-note"), key_text("Ctrl+,")
        )
        self._arrange()

    def _shown(self) -> list[Door]:
        return [door for name, door in self._doors.items() if name in self._offered]

    def _arrange(self) -> None:
        shown = self._shown()
        for door in self._doors.values():
            door.setVisible(door in shown)
        step, gap = self.width() / max(1, len(shown)), round(self.look.px(20))
        for place, door in enumerate(shown):
            left = round(place * step) + (gap if place else 0)
            door.setGeometry(left, 0, round(step) - gap, self.height())
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Paint the hairlines."""
        shown = self._shown()
        colour, step = with_alpha(self.look.theme.line, 90), self.width() / max(1, len(shown))
        top, bottom = self.height() * 0.2, self.height() * 0.8
        for place in range(1, len(shown)):
            rule(painter, QPointF(place * step, top), QPointF(place * step, bottom), colour, 0.8)
