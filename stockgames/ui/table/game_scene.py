"""The base of all painted tables' scenes: what is shown, on how large a board, what flies."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QRectF, QSizeF

from stockgames.engine.seat import SeatId
from stockgames.ui.table.items import RingsItem, TableItem, TableScene
from stockgames.ui.table.motion import Hit, Shaken, Step
from stockgames.ui.table.placement import Kept
from stockgames.ui.table.table_context import TableContext
from stockgames.ui.theme.context import ThemeContext

F = TypeVar("F")
"""The facts of the game: what its table shows of a view."""
I = TypeVar("I", bound=TableItem)  # noqa: E741 - the field's own letter for an item
K = TypeVar("K")


class GameScene(TableScene, Generic[F]):
    """Items by what they are; `agree` makes them show the facts of a position.

    A game's own scene makes its items, and fills in the methods at the end.
    """

    layout_: object | None = None
    """Where things lie; None before there was room for them."""
    acts = True
    """Whether what can be done has a place of its own."""

    def __init__(self, look: ThemeContext, rings: RingsItem, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.rings = rings
        self.facts: F | None = None
        self.context: TableContext | None = None
        self._size = QSizeF()
        self._flying: list[TableItem] = []
        self._shaken = Shaken()

    def add(self, *items: TableItem, height: float | None = None) -> None:
        """Put items on the table, each over the one before it; at a height, over lower ones."""
        for item in items:
            if height is not None:
                item.setZValue(height)
            self.addItem(item)

    def keep(self, items: dict[K, I], wanted: Iterable[K], make: Callable[[K], I]) -> None:
        """Let there be one item for each thing that is wanted, and none for others."""
        kept = tuple(wanted)
        for gone in set(items) - set(kept):
            self.removeItem(items.pop(gone))
        for new in kept:
            if new not in items:
                items[new] = make(new)
                self.addItem(items[new])

    @property
    def front(self) -> SeatId:
        """The seat that lies along the bottom."""
        return self.context.front if self.context is not None else 0

    # What the table asks for

    def resize(self, width: float, height: float) -> None:
        """Follow the size of the board; `agree` lays everything out for it."""
        self._size = QSizeF(width, height)
        self.setSceneRect(0, 0, width, height)
        self.rings.set_rect(QRectF(0, 0, width, height))

    def agree(self, facts: F, context: TableContext) -> None:
        """Show a position and nothing else, as soon as there is room for it."""
        self.facts, self.context = facts, context
        if not self._size.isEmpty():
            self._lay_out(self._size, facts, context)
            self._show(facts, context)

    def blank(self) -> None:
        """Take everything off the table: nothing private remains, painted or readable."""
        self.facts = self.context = None
        self.clear_flying()
        self._take_away()
        self.rings.show_rings(())
        self.update()

    def where(self, place: str) -> QRectF:
        """Return where a place of the outline lies; empty if it is nowhere by itself."""
        return QRectF()

    def worth_seeing(self) -> Sequence[Kept]:
        """Return what a slip may cover only where nothing else is free."""
        return ()

    def rather_covered(self) -> Sequence[QRectF]:
        """Return what of `needed` a slip may cover rather than lie over anything else of it."""
        return ()

    # What moves

    def fly(self, item: TableItem) -> None:
        """Add something that is on its way."""
        self._flying.append(item)
        self.addItem(item)

    @property
    def flies(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._flying)

    def clear_flying(self) -> None:
        """Take away what was on its way; what was hit stands as it stood."""
        while self._flying:
            self.removeItem(self._flying.pop())
        self._shaken.settle()

    def struck(self, hit: Hit) -> Step:
        """Return how the things of a hit answer it."""
        return self._shaken.struck(hit)

    def lift(self, heights: Mapping[Hashable, float]) -> None:
        """Lift what lies at places that can be pointed at, each 0 to 1; all else lies down."""

    # For the game's own scene

    def needed(self) -> Sequence[Kept]:
        """Return what no slip of paper may cover."""
        raise NotImplementedError

    def _lay_out(self, size: QSizeF, facts: F, context: TableContext) -> None:
        """Lay everything out on a board of a size, and set `layout_`."""
        raise NotImplementedError

    def _show(self, facts: F, context: TableContext) -> None:
        raise NotImplementedError

    def _take_away(self) -> None:
        raise NotImplementedError
