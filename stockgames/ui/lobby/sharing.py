"""How people at one screen pass it on to each other."""

from __future__ import annotations

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.stacking import column_on
from stockgames.ui.lobby.wishes import handovers
from stockgames.ui.sentences.speech import say


class Sharing(KitWidget):
    """Offers the ways of a game, each with a note; one person alone reads why there are none."""

    def __init__(self, look: Look, game_id: str, wished: str) -> None:
        super().__init__(look)
        self._ways = handovers(game_id)
        self._title = KitLabel(look, role="name")
        start = wished if wished in self._ways else self._ways[0]
        self._choice = SegmentRow(look, [(way, "") for way in self._ways], start)
        self._choice.setObjectName("handover")
        self._choice.chosen.connect(self._explain)
        self._note = KitLabel(look, role="note", wrap=True)
        self._note.setObjectName("handover-note")
        self._alone = KitLabel(look, role="note", wrap=True)
        self._alone.setObjectName("alone-note")
        column = column_on(self, 2)
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

    def _speak(self) -> None:
        self._title.setText(say("lobby-how-the-screen-is-passed"))
        self._choice.setAccessibleName(self._title.text())
        self._alone.setText(say("lobby-one-person-at-the-screen"))
        words = {
            "curtain": say("lobby-curtain"),
            "peek": say("lobby-peek-key"),
            "trusting": say("lobby-open-table"),
        }
        for way in self._ways:
            self._choice.segment(way).setText(words[way])
        self._explain()

    def _explain(self) -> None:
        notes = {
            "curtain": say("lobby-the-table-is-covered-between"),
            "peek": say("lobby-the-table-stays-in-view"),
            "trusting": say("lobby-nothing-is-hidden"),
        }
        self._note.setText(notes[self._choice.value()])
