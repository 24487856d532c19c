"""What the painted tables of all games do alike (see `GameTable`)."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.table.animator import Animator
from stockgames.ui.table.game_table import Panel
from stockgames.ui.table.graphics_board import GraphicsBoard

LEAST: Final = QSize(640, 360)
"""What a scene is laid out for at least: of a board with less room, only a part shows."""


class BoardScene(Protocol):
    """What a painted table asks of its scene."""

    def resize(self, width: float, height: float) -> None:
        """Follow the size of the board."""
        ...

    def update(self) -> None:
        """Paint everything again."""
        ...


class PaintedTable(QObject):
    """Follows the size of its board and the look, and sends one action at a time.

    A game's own table makes `scene` and `board`, calls `_follow` once both are there, and fills in
    the last five methods.
    """

    intent = Signal(object)
    panel_changed = Signal()
    explained = Signal(str)
    sounded = Signal(object)
    scene: BoardScene
    board: GraphicsBoard

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._animator = Animator(self)
        self._animator.sounded.connect(self.sounded)

    def _follow(self) -> None:
        self.board.resized.connect(self._resized)
        self.look.changed.connect(self._look_changed)

    def widget(self) -> QWidget:
        """Return the board."""
        return self.board

    def finish(self) -> None:
        """Jump to the end of what moves."""
        self._animator.finish()

    def _resized(self, size: QSize) -> None:
        self.finish()
        size = size.expandedTo(LEAST)
        self.scene.resize(size.width(), size.height())
        self._agree_again()

    def _look_changed(self) -> None:
        self.finish()
        self._agree_again()
        self.scene.update()

    def _press_choice(self, key: str) -> bool:
        """Press the choice of the panel that has the key, or say why it cannot be chosen."""
        for choice in (c for group in self.panel().groups for c in group.choices):
            if choice.key == key:
                if choice.why_not:
                    self.explained.emit(choice.why_not)
                    return True
                return self.choose(choice.name)
        return False

    def _emit(self, action: object | None) -> bool:
        """Send an action on its way, once: nothing can be chosen until the table answers."""
        if action is None:
            return False
        self._stop_asking()
        self._refresh()
        self.intent.emit(action)
        return True

    def _then_refresh(self, happened: bool) -> bool:
        """Show what has changed, if something has."""
        if happened:
            self._refresh()
        return happened

    # For the game's own table

    def panel(self) -> Panel:
        """Return what can be chosen now."""
        raise NotImplementedError

    def choose(self, name: str) -> bool:
        """Press a choice of the panel."""
        raise NotImplementedError

    def _stop_asking(self) -> None:
        """Let nothing be chosen."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Show what is chosen and can be chosen."""
        raise NotImplementedError

    def _agree_again(self) -> None:
        """Lay the board out once more for the view it shows, if any."""
        raise NotImplementedError
