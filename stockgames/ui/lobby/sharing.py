"""How people at one screen pass it on to each other."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import Choice
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.lobby.wishes import handovers


class Sharing(QWidget):
    """Offers the ways of a game, each with a note; one person alone reads why there are none."""

    def __init__(self, look: Look, game_id: str, wished: str) -> None:
        super().__init__()
        self._ways = handovers(game_id)
        self._title = KitLabel(look, role="name")
        start = wished if wished in self._ways else self._ways[0]
        self._choice = Choice(look, [(way, "") for way in self._ways], start)
        self._choice.setObjectName("handover")
        self._choice.chosen.connect(self._explain)
        self._note = KitLabel(look, role="note", wrap=True)
        self._note.setObjectName("handover-note")
        self._alone = KitLabel(look, role="note", wrap=True)
        self._alone.setObjectName("alone-note")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for widget in (self._title, self._choice, self._note, self._alone):
            column.addWidget(widget)
        self._speak()

    def way(self) -> str:
        """Return the way chosen, by the name of ``controllers.table.Handover``."""
        return self._choice.value()

    def set_people(self, count: int) -> None:
        """Follow how many people have a seat; bots alone share nothing."""
        for widget in (self._title, self._choice, self._note):
            widget.setVisible(count > 1)
        self._alone.setVisible(count == 1)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)

    def _speak(self) -> None:
        self._title.setText(self.tr("How the screen is passed on"))
        self._choice.setAccessibleName(self._title.text())
        self._alone.setText(
            self.tr(
                "One person at the screen: nothing has to be covered. As soon as a second person "
                "has a seat, this is where you choose how the screen is passed on."
            )
        )
        words = {
            "curtain": self.tr("Curtain"),
            "peek": self.tr("Peek key"),
            "code": self.tr("Code cards"),
            "trusting": self.tr("Trusting"),
        }
        for way in self._ways:
            self._choice.segment(way).setText(words[way])
        self._explain()

    def _explain(self) -> None:
        curtain = self.tr("The table is covered between two people. For secrets among rivals.")
        if "code" in self._ways:
            curtain = self.tr(
                "Everybody lays each card behind the curtain, three presses and the next person. "
                "Nothing has to be remembered."
            )
        notes = {
            "curtain": curtain,
            "peek": self.tr(
                "The table stays in view; your own secrets show while a key is held. The quickest."
            ),
            "code": self.tr(
                "Once a round each person sees a card of keys in private. Then all stay at the "
                "screen and press theirs in the open. The quickest for several people."
            ),
            "trusting": self.tr("No covers at all. For learning together, or for honest eyes."),
        }
        self._note.setText(notes[self._choice.value()])
