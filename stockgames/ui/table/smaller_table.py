"""The base of pages on which a game's table has less room than on its own page."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, QSize

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.table.game_table import MakeTable
from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.panel import PanelPlaces


class SmallerTablePage(Page):
    """Lays a table out in a part of it, as in a window of its size; below a size, shows it smaller.

    The table follows the page's look, at a size of its own.
    """

    least: ClassVar[QSize]
    """Pixels below which the table is not laid out smaller, but shown smaller."""

    def __init__(self, look: Look, make_table: MakeTable) -> None:
        super().__init__(look)
        self.table_look = Look(look.theme, self)
        self.table_look.follow(look)
        self.game_table = make_table(self.table_look)
        self.game_table.setParent(self)
        self.board = self.game_table.widget()
        self.board.setParent(self)

    def arrange_table(self, area: QRect, seats: int) -> PanelPlaces:
        """Lay the table out, under all else; return where its panels lie on the page."""
        share = min(1.0, area.height() / self.least.height(), area.width() / self.least.width())
        size = area.size() / share
        self.table_look.fit(QSize(size.width(), size.height() + round(self.look.px(44))))
        self.board.setGeometry(area)
        if isinstance(self.board, GraphicsBoard):
            self.board.reduce(share)
        self.board.lower()
        return self.game_table.arrange(size, seats).reduced(share, area.topLeft())
