"""The base class of all tables' scenes: contents, board size, flying items."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QRectF, QSizeF

from stockgames.engine.state import SeatId
from stockgames.presentation.context import TableContext
from stockgames.ui.table.items import RingsItem, TableItem, TableScene
from stockgames.ui.table.motion import Hit, Shaken, Step
from stockgames.ui.theme.theme_context import ThemeContext

F = TypeVar("F")
"""The game's facts: what its table shows of a view."""
I = TypeVar("I", bound=TableItem)  # noqa: E741 - the field's own letter for an item
K = TypeVar("K")


class GameScene(TableScene, Generic[F]):
    """A scene of items; `sync` makes them show a position's facts.

    A game's own scene creates its items, and implements the methods at the end.
    """

    layout_: object | None = None
    """The current layout; None before the board has a size."""
    acts = True
    """Whether the action panel needs space."""
    text_size = 1.0
    """The size of the page's texts, 1 to 2."""

    def __init__(self, look: ThemeContext, rings: RingsItem, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.rings = rings
        self.facts: F | None = None
        self.context: TableContext | None = None
        self._size = QSizeF()
        self._shaken = Shaken()

    def add(self, *items: TableItem, height: float | None = None) -> None:
        """Add items, each above the one before; with a `height`, at that z value."""
        for item in items:
            if height is not None:
                item.setZValue(height)
            self.addItem(item)

    def keep(self, items: dict[K, I], wanted: Iterable[K], make: Callable[[K], I]) -> None:
        """Create the missing items of a dict and remove those no longer wanted."""
        kept = tuple(wanted)
        for gone in set(items) - set(kept):
            self.removeItem(items.pop(gone))
        for new in kept:
            if new not in items:
                items[new] = make(new)
                self.addItem(items[new])

    @property
    def front(self) -> SeatId:
        """The seat at the bottom of the table."""
        return self.context.front if self.context is not None else 0

    # Called by the table

    @property
    def panel_size(self) -> float:
        """The size of the action panel: 1 as usual, up to 2 for large texts, 0 without one."""
        return self.text_size if self.acts else 0.0

    def resize(self, width: float, height: float) -> None:
        """Set the board's size; `sync` lays everything out for it."""
        self._size = QSizeF(width, height)
        self.setSceneRect(0, 0, width, height)
        self.rings.set_rect(QRectF(0, 0, width, height))

    def sync(self, facts: F, context: TableContext) -> None:
        """Show exactly this position, once the board has a size."""
        self.facts, self.context = facts, context
        if not self._size.isEmpty():
            self._lay_out(self._size, facts, context)
            self._show(facts, context)

    def blank(self) -> None:
        """Clear the table, so that nothing private remains, painted or readable."""
        self.facts = self.context = None
        self.clear_flying()
        self._take_away()
        self.rings.show_rings(())
        self.update()

    def where(self, place: str) -> QRectF:
        """Return the rect of an outline path; empty if it has none of its own."""
        return QRectF()

    # Animations

    def clear_flying(self) -> None:
        """Remove all flying items, and end all shaking."""
        super().clear_flying()
        self._shaken.settle()

    def struck(self, hit: Hit) -> Step:
        """Return the shake of the items that were hit."""
        return self._shaken.struck(hit)

    def lift(self, heights: Mapping[Hashable, float]) -> None:
        """Raise the items at these places, 0 to 1, and lower all others."""

    # For subclasses

    def _lay_out(self, size: QSizeF, facts: F, context: TableContext) -> None:
        """Lay everything out on a board of this size, and set `layout_`."""
        raise NotImplementedError

    def _show(self, facts: F, context: TableContext) -> None:
        raise NotImplementedError

    def _take_away(self) -> None:
        raise NotImplementedError
