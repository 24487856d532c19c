"""What the panel of choices says: the game's own, or what there is to do while it does not ask."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stockgames.controllers.stages import Stage
from stockgames.controllers.table import TableController
from stockgames.ui.table.game_table import ShowsEnd, SpeakingTable
from stockgames.ui.table.panel import Panel
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter
from stockgames.ui.table.stage_panels import stage_panel

_MAY_SPEAK: Final = (Stage.THINKING, Stage.SHOWING, Stage.PAUSED)


def shown_panel(parts: TableParts, controller: TableController, presenter: Presenter) -> Panel:
    """Return what the panel says now."""
    table, context = parts.game_table, presenter.context()
    panel = Panel()
    tells_end = context.stage is Stage.OVER and isinstance(table, ShowsEnd)
    if context.asks or tells_end or parts.game_sheet is not None:
        panel = table.panel()
    if not panel.groups:
        panel = stage_panel(controller, presenter, table.words)
        if context.stage in _MAY_SPEAK and isinstance(table, SpeakingTable):
            panel = replace(panel, groups=(*panel.groups, *table.aside().groups))
    return panel
