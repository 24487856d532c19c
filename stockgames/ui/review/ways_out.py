"""What leads away from a game that is looked back at: another game, a file, the way back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from stockgames.controllers.reel import Eyes, Reel
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.menus import menu_of, menu_place
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import key_text


class WaysOut(QObject):
    """Three buttons of a page, two of which may open a menu."""

    left = Signal()
    played_on = Signal(int, object)
    exported = Signal(str)
    """See `LookBackPage`."""
    opened = Signal()
    """A menu opens: what plays should stop."""

    def __init__(
        self, look: Look, reel: Reel, where: Callable[[], tuple[int, Eyes]], page: QWidget
    ) -> None:
        super().__init__(page)
        self._look, self._reel, self._where, self._page = look, reel, where, page
        self.back = self._button("back", key_text("Esc"))
        self.save = self._button("save-as", "S")
        self.play_on = self._button("play-on", "P")
        self.back.clicked.connect(self.left)
        self.save.clicked.connect(lambda: self._open(self.save_menu(), self.save))
        self.play_on.clicked.connect(self._play_on_from_here)

    def _button(self, name: str, key: str) -> KitButton:
        button = KitButton(self._look, key=key, text_size=15, parent=self._page)
        button.setObjectName(name)
        return button

    @property
    def buttons(self) -> tuple[KitButton, ...]:
        """The buttons, from the right."""
        return self.back, self.save, self.play_on

    def share_of(self, room: float) -> float:
        """Return how much of their widths the buttons may have in a room; they shrink to a half."""
        wanted = sum(button.sizeHint().width() for button in self.buttons)
        return min(1.0, max(0.5, room / max(1, wanted)))

    def speak(self) -> None:
        """Take the words of the language in force."""
        self.back.setText(say("shell-back"))
        self.save.setText(say("review-save"))
        self.play_on.setText(say("review-play-on-from-here"))
        set_tip(self.play_on, say("review-a-study"))

    def _play_on_from_here(self) -> None:
        """Ask who plays on where several people played; else it is the seat in front."""
        step, eyes = self._where()
        people = {seat for seat, info in enumerate(self._reel.seats) if info.is_human}
        if people <= {eyes.seat}:
            self.played_on.emit(step, eyes.seat)
        else:
            self._open(self.play_on_menu(), self.play_on)

    def play_on_menu(self) -> QMenu:
        """Return the ways to play on."""
        menu = menu_of(self._page, self._look, "play-on-menu")
        step, eyes = self._where()
        name = self._reel.seats[eyes.seat].name
        for words, who in (
            (say("review-play-on-as", name=name), eyes.seat),
            (say("review-play-on-with-all"), None),
        ):
            menu.addAction(words.replace("&", "&&"), partial(self.played_on.emit, step, who))
        return menu

    def save_menu(self) -> QMenu:
        """Return what can be saved; the record only once the game is over, for it tells all."""
        menu = menu_of(self._page, self._look, "save-menu")
        for kind in ("picture", "page", "record"):
            if kind != "record" or self._reel.is_over:
                words = say("review-save-kind", kind=kind)
                menu.addAction(words, partial(self.exported.emit, kind))
        return menu

    def _open(self, menu: QMenu, button: KitButton) -> None:
        self.opened.emit()
        menu.popup(menu_place(menu, button))
