"""Creates a game's table; one that lists facts on cards for a game without its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QGraphicsScene, QGridLayout, QWidget

from stockgames.controllers.stages import Change
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import View
from stockgames.presentation import generic
from stockgames.presentation.context import TableContext
from stockgames.presentation.outline import Node
from stockgames.presentation.panel import Panel
from stockgames.ui.game_modules import load_module
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.game_table import AnyTable, GameTable, PanelPlaces
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import PanelFrame, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import clear

_COLUMNS = 2


class GenericTable(GameTable[View]):
    """A table that lists the view's fields on cards over an empty board."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.words: generic.GenericWords = generic.GenericWords()
        self._view: View | None = None
        self._context: TableContext | None = None
        self._page = 0
        self._open = False
        self._cards = QWidget()
        self._grid = QGridLayout(self._cards)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.board = GraphicsBoard(QGraphicsScene(self), is_scaled=False)
        self._over = ScrollArea(look, self._cards)
        self._over.setParent(self.board)
        self._over.setObjectName("generic-board")
        self.board.resized.connect(self._over.resize)

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        margin, width = round(self.look.margin(24)), round(max(288.0, self.look.px(352)))
        left, half = size.width() - margin - width, size.height() // 2
        self._over.setViewportMargins(margin, margin, width + 2 * margin, margin)
        return PanelPlaces(
            log=QRect(left, margin, width, half - margin - 10),
            actions=QRect(left, half + 10, width, half - margin - 10),
            peek=QRect(margin, size.height() - 64, 240, 52),
        )

    def show_view(self, view: View, context: TableContext) -> None:
        self._view, self._context = view, context
        self._page = 0
        self._open = context.asks and bool(view.legal)
        self._show_cards()
        self._show_panel()

    def _show_cards(self) -> None:
        clear(self._grid)
        for i, (name, lines) in enumerate(self._lines_by_name()):
            card = PanelFrame(self.look, generic.spaced(name))
            card.setObjectName(f"card-{name.replace('_', '-')}")
            for line in lines:
                card.body.addWidget(Label(self.look, line, wrap=True))
            self._grid.addWidget(card, i // _COLUMNS, i % _COLUMNS)

    def _lines_by_name(self) -> list[tuple[str, list[str]]]:
        names = self._context.names if self._context is not None else ()
        return [] if self._view is None else generic.lines_by_name(self._view, names)

    def outline(self) -> Sequence[Node]:
        names = self._context.names if self._context is not None else ()
        return [] if self._view is None else generic.nodes(self._view, names)

    def play(
        self, change: Change[View], context: TableContext, speed: float, done: Callable[[], None]
    ) -> None:
        super().play(change, context, speed, done)
        self._close()

    def clear(self) -> None:
        self._view = self._context = None
        self._show_cards()
        self._close()

    def _close(self) -> None:
        self._open = False
        self._show_panel()

    def _show_panel(self) -> None:
        self.panel = Panel()
        if self._open and self._context is not None and self._view is not None:
            self.panel = generic.build_panel(self._view, self._context, self.words, self._page)
        self.panel_changed.emit()

    def choose(self, name: str) -> bool:
        if not self._open or self._view is None:
            return False
        if name == generic.MORE:
            self._page = (self._page + 1) % -(-len(self._view.legal) // generic.PAGE)
            self._show_panel()
            return True
        for action in generic.actions_on(self._view, self._page):
            if self.words.action_name(action) == name:
                self._close()
                self.acted.emit(action)
                return True
        return False

    def press(self, key: str) -> bool:
        choice = next((choice for choice in self.panel.choices if choice.key == key), None)
        return choice is not None and self.choose(choice.name)


def create_table(game_id: str, look: ThemeContext) -> AnyTable:
    """Return the table of a game; `GenericTable` if the game has none of its own."""
    with registry.blaming(game_id):
        module = load_module(game_id, "table")
        made: AnyTable = module.create_table(look) if module is not None else GenericTable(look)
    return made


def headless_table(
    match: Match, context: TableContext, look: ThemeContext, size: QSize
) -> AnyTable:
    """Return a table of this size that shows a match in its context.

    The caller must release its widget. A Qt application must exist.
    """
    table = create_table(match.game.meta.id, look)
    table.board.resize(size)
    table.places(len(match.seats))
    table.show_view(match.view(context.viewer), context)
    return table
