"""A sheet that a game lays over its board; keys are its own while it lies there."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.table.keys import enter_text


class GameSheet(KitWidget):
    """Has one button that Enter presses, unless the keyboard is on another one."""

    told_role = "dialog"

    proposed: KitButton

    def follow_keyboard(self, focused: QWidget | None) -> None:
        """Let the button print the key that presses it now."""
        elsewhere = isinstance(focused, KitButton) and focused is not self.proposed
        self.proposed.set_key(enter_text(not elsewhere))
