"""Whole tables at one press: alone, against bots, or so many people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal

from stockgames.engine.meta import GameMeta
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.naming import name_and_tip
from stockgames.ui.kit.widgets.stacking import row_on
from stockgames.ui.lobby.filling import Seats, table_for
from stockgames.ui.lobby.wishes import people
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import number_word


class Presets(KitWidget):
    """A button for each number of people that a game seats; `names` are who sits here usually."""

    chosen = Signal(object)
    """The seats, a tuple of ``SeatInfo``."""

    def __init__(self, look: Look, meta: GameMeta, level: str, names: Sequence[str]) -> None:
        super().__init__(look)
        self._meta = meta
        self._row = row_on(self, 0)
        self._buttons: dict[str, KitButton] = {}
        if 1 in meta.seats:
            self._add("alone", partial(people, names, 1))
        self._add("bots", partial(table_for, meta, 1, names, level))
        self._title = KitLabel(look)
        self._row.addWidget(self._title)
        for count in range(2, max(meta.seats) + 1):
            self._add(f"people-{count}", partial(table_for, meta, count, names, level))
        self._speak()

    def _add(self, name: str, make: Callable[[], Seats]) -> None:
        button = self.button(f"preset-{name}", lambda: self.chosen.emit(make()), kind="quiet")
        self._buttons[name] = button
        self._row.addWidget(button)

    def _speak(self) -> None:
        bots = self._meta.usual_seats - 1
        self._title.setText(say("lobby-people-at-the-table"))
        words = {
            "alone": say("lobby-alone"),
            "bots": say("lobby-you-and-bots", count=bots, number=number_word(bots)),
        }
        for name, button in self._buttons.items():
            button.setText(words.get(name) or name.rpartition("-")[2])
        for count in range(2, max(self._meta.seats) + 1):
            spoken = say("lobby-people", number=number_word(count))
            name_and_tip(self._buttons[f"people-{count}"], spoken)
