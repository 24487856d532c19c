"""The steps of a replay, in the order in which their pixmaps are pre-rendered."""

from __future__ import annotations

from collections.abc import Iterator

from stockgames.engine.state import View
from stockgames.presentation.context import TableContext
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.table.game_table import MakeTable
from stockgames.ui.table.paint_ahead import PaintAhead


def paint_steps_ahead(page: LookBackPage, make_table: MakeTable) -> StepsAhead:
    """Pre-render the steps of a visible page while it is idle."""
    return StepsAhead(page, make_table)


class StepsAhead(PaintAhead):
    """Pre-renders what the steps of a page's game show from the current viewpoint."""

    def __init__(self, page: LookBackPage, make_table: MakeTable) -> None:
        self._page = page
        super().__init__(page.board, page.table_look, make_table, self._shown, page)
        page.eyes_row.chosen.connect(self.begin)

    def is_busy(self) -> bool:
        return self._page.is_playing or self._page.is_moving

    def _shown(self) -> Iterator[tuple[View, TableContext]]:
        page, eyes = self._page, self._page.eyes
        for step in spread(page.reel.total):
            yield page.reel.view(step, eyes), page.words.context(step, eyes)


def spread(last: int) -> list[int]:
    """Return all steps up to the last: both ends, then repeatedly those halfway between."""
    found, gap = [0, last] if last else [0], 1
    while gap < last:
        gap *= 2
    while gap > 1:
        found.extend(range(gap // 2, last, gap))
        gap //= 2
    return found
