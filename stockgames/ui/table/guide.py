"""Somebody who leads through a table page, such as the coach of a lesson."""

from __future__ import annotations

from typing import Protocol

from stockgames.ui.table.panel import Panel


class Guide(Protocol):
    """Has a say in what the bar tells and in what can be chosen."""

    def status(self) -> str:
        """Return the line beside the title, in place of the game's."""
        ...

    def narrowed(self, panel: Panel) -> Panel:
        """Return what can be chosen of a panel; what comes later is barred, with the reason."""
        ...
