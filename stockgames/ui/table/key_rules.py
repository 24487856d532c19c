"""Which keys mean something else on a table page at this moment than what they usually do."""

from __future__ import annotations

from typing import Final

from stockgames.controllers.stages import Stage
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.hint_slip import HintSlip
from stockgames.ui.table.hotspot import HotSpot
from stockgames.ui.table.key_actions import UNDO
from stockgames.ui.table.notice import Notice
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.recap import RecapStrip
from stockgames.ui.table.stage_panels import HURRY

_LETTERS: Final = frozenset("LSPHT")
"""The page's own commands: log, show again, pace, hint, hurry."""


def ring_takes_enter(parts: TableParts) -> bool:
    """Tell whether Enter presses what the keyboard is on, and not the button that is proposed."""
    focused = parts.focused
    if came_back(parts):
        return False
    if isinstance(focused, HotSpot):
        return parts.walked is not None and parts.walked.spot_takes_enter
    return isinstance(focused, KitButton) and not parts.action_panel.proposes(focused)


def came_back(parts: TableParts) -> bool:
    """Tell whether the keyboard came back to a place by itself, and Enter has a button to press."""
    board = parts.board
    if not isinstance(board, GraphicsBoard) or board.came_back is None:
        return False
    return board.came_back == board.focused_spot and parts.action_panel.can_confirm


def taken_keys(parts: TableParts) -> set[str]:
    """Return the keys of the page's own commands that mean something else now, or nothing."""
    sheets = parts.log_sheet, parts.read_sheet
    if parts.game_sheet is not None or not all(sheet.isHidden() for sheet in sheets):
        return {*_LETTERS, "Esc"}
    if not parts.end_sheet.isHidden():
        return {*(_LETTERS - {"L"}), "Esc"}
    choices = (c for group in parts.action_panel.panel.groups for c in group.choices)
    taken = {choice.key for choice in choices if choice.name != HURRY}
    return taken | {"Esc"} if _escape_is_taken(parts) else taken


def idle_keys(stage: Stage) -> set[str]:
    """Return the keys of the page's own commands that do nothing at a stage."""
    return {"S", "H", "T", "End", UNDO} if stage is Stage.OVER else set()


def _escape_is_taken(parts: TableParts) -> bool:
    """Tell whether Escape does something else before it opens the menu."""
    if any(isinstance(slip, HintSlip | RecapStrip | Notice) for slip in parts.slips()):
        return True
    return parts.walked is not None and parts.walked.can_step_back
