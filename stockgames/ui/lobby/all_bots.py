"""One level for all bots of a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from stockgames.engine.record import SeatInfo
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.fields import KitComboBox
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.kit.widgets.stacking import column_on
from stockgames.ui.lobby.filling import level_of
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.levels import is_rated, rated_name, rated_note


class AllBots(KitWidget):
    """A list of levels; where the bots differ, none is chosen. Without bots it is not there."""

    chosen = Signal(str)

    def __init__(self, look: Look, levels: Sequence[str], game_id: str = "") -> None:
        """`game_id` is the game whose ratings stand beside the levels; empty for none."""
        super().__init__(look)
        self._game_id = game_id
        self._levels = tuple(levels)
        self._title = KitLabel(look, role="name")
        self._field = KitComboBox(look)
        self._field.setObjectName("all-bots")
        self._field.addItems(["" for _ in levels])
        self._note = KitLabel(look, role="note", wrap=True)
        self._note.setObjectName("what-a-rating-is")
        self._note.setVisible(is_rated(levels, game_id))
        self._field.activated.connect(lambda place: self.chosen.emit(self._levels[place]))
        column = column_on(self, 0)
        column.addWidget(self._title)
        column.addWidget(self._field)
        column.addWidget(self._note)
        self._speak()

    def _speak(self) -> None:
        self._title.setText(say("lobby-all-bots"))
        self._field.setAccessibleName(say("lobby-all-bots"))
        self._note.setText(say("lobby-what-a-rating-is"))
        self._field.setPlaceholderText(say("lobby-levels-differ"))
        for place, level in enumerate(self._levels):
            self._field.setItemText(place, rated_name(level, self._game_id))

    def show_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Show the level of these seats' bots."""
        self.setVisible(any(not seat.is_human for seat in seats))
        level = level_of(seats)
        if level and level not in self._levels:  # of an older release, or a later one
            self._levels = (*self._levels, level)
            self._field.addItem(rated_name(level, self._game_id))
        self._field.setCurrentIndex(self._levels.index(level) if level else -1)
        set_tip(self._field, rated_note(level, self._game_id))
