"""Pre-renders the curtain while a table is idle, so that it appears at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from stockgames.controllers.stages import Stage
from stockgames.engine.seat import SeatId
from stockgames.ui.table.idle_work import IdleWork, Jobs, in_pieces
from stockgames.ui.table.page import TablePage
from stockgames.ui.window.curtain import CurtainPage


class CurtainAhead(IdleWork):
    """Works if people share one screen, for each size and theme."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(lambda: page.presenter.moving, page)
        self._page = page
        page.controller.changed.connect(self.follow)

    def follow(self) -> None:
        """Pre-render the curtain while a person is asked, who may cover the table at any time."""
        page, controller = self._page, self._page.controller
        people = sorted(page.presenter.context().humans)
        if len(people) > 1 and controller.stage is Stage.ASKING:
            about = page.size().toTuple(), page.look.theme.name
            self.begin(about, partial(curtains_ahead, page, people))


def curtains_ahead(page: TablePage, people: Sequence[SeatId]) -> Jobs:
    """Yield the jobs that paint the curtain of each of the people."""
    portraits = page.presenter.context().portraits
    for seat in people:
        curtain = CurtainPage(page.look, replace(page.public_facts(), portrait=portraits[seat]))
        curtain.resize(page.size())
        try:
            yield from in_pieces(curtain.paint_ahead, page.devicePixelRatioF())
        finally:
            curtain.deleteLater()  # it has no parent, and PySide would keep it for ever
