"""Which keys mean something else on a table page at this moment than what they usually do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from stockgames.controllers.table import Stage
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.table.game_table import HasSpots
from stockgames.ui.table.hotspot import HotSpot
from stockgames.ui.table.recap import RecapStrip
from stockgames.ui.table.stage_panels import HURRY

if TYPE_CHECKING:
    from stockgames.ui.table.page import TablePage

_LETTERS: Final = frozenset("LSPHT")
"""The page's own commands: log, show again, pace, hint, hurry."""


def ring_takes_enter(page: TablePage) -> bool:
    """Tell whether Enter presses what the keyboard is on, and not the button that is proposed."""
    focused = page.focusWidget()
    if isinstance(focused, HotSpot):
        return isinstance(page.game_table, HasSpots) and page.game_table.spot_takes_enter
    return isinstance(focused, KitButton) and not page.action_panel.proposes(focused)


def taken_keys(page: TablePage) -> set[str]:
    """Return the keys of the page's own commands that mean something else now, or nothing."""
    if page.sheet_of_game is not None or not page.log_sheet.isHidden():
        return {*_LETTERS, "Esc"}
    if not page.end_sheet.isHidden():
        return {*(_LETTERS - {"L"}), "Esc"}
    choices = (c for group in page.action_panel.panel.groups for c in group.choices)
    taken = {choice.key for choice in choices if choice.name != HURRY}
    if page.controller.stage is Stage.KEYS:
        taken |= _LETTERS  # every letter is on somebody's code card
    return taken | {"Esc"} if _escape_is_taken(page) else taken


def _escape_is_taken(page: TablePage) -> bool:
    """Tell whether Escape does something else before it opens the menu."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    strips = page.findChildren(RecapStrip, options=direct)
    if page.hints.slip.isVisible() or any(strip.isVisible() for strip in strips):
        return True
    return isinstance(page.game_table, HasSpots) and page.game_table.can_step_back
