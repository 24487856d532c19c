"""Whole tables at one press: alone, against bots, or so many people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from stockgames.engine.meta import GameMeta
from stockgames.engine.record import SeatInfo
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.speaking import Speaking
from stockgames.ui.lobby.wishes import one_and_bots, people
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import number_word

_PEOPLE = (2, 3, 4)


class Presets(Speaking):
    """A button for each usual table of a game; ``names`` are the people who sit here usually."""

    chosen = Signal(object)
    """The seats, a tuple of ``SeatInfo``."""

    def __init__(self, look: Look, meta: GameMeta, level: str, names: Sequence[str]) -> None:
        super().__init__()
        self._look, self._meta = look, meta
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._buttons: dict[str, KitButton] = {}
        if 1 in meta.seats:
            self._add("alone", partial(people, names, 1))
        self._add("bots", partial(one_and_bots, names, meta.usual_seats - 1, level))
        for count in _PEOPLE:
            if count in meta.seats:
                self._add(f"people-{count}", partial(people, names, count))
        self._speak()

    def _add(self, name: str, make: Callable[[], tuple[SeatInfo, ...]]) -> None:
        button = KitButton(self._look, kind="quiet", text_size=15)
        button.setObjectName(f"preset-{name}")
        button.clicked.connect(lambda: self.chosen.emit(make()))
        self._buttons[name] = button
        self._row.addWidget(button)

    def _speak(self) -> None:
        bots = self._meta.usual_seats - 1
        words = {
            "alone": say("lobby-alone"),
            "bots": say("lobby-you-and-bots", count=bots, number=number_word(bots)),
        }
        for count in _PEOPLE:
            text = say("lobby-people", number=number_word(count))
            words[f"people-{count}"] = text[:1].upper() + text[1:]
        for name, button in self._buttons.items():
            button.setText(words[name])
