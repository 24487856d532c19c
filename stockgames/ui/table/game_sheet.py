"""A sheet that a game lays over its board; keys are its own while it lies there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.table.action_panel import ActionPanel


class GameSheet(KitWidget):
    """Something to fill in; what can be done with it stands among the choices, as always."""

    told_role = "dialog"

    def stops(self) -> Sequence[QWidget]:
        """Return what on it takes the keyboard, in the order in which it is read."""
        return ()

    def go_on(self, panel: ActionPanel, focused: QWidget | None, *, forward: bool) -> bool:
        """Move the keyboard over the sheet, then to the choices, round and round.

        Return whether there is anywhere to go.
        """
        found = [*self.stops(), *panel.buttons()]
        if not found:
            return False
        at = found.index(focused) if focused in found else -1 if forward else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        found[(at + (1 if forward else -1)) % len(found)].setFocus(reason)
        return True
