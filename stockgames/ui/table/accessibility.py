"""The table page as text: its outline, the nodes for screen readers, and the sheets for reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from stockgames.presentation.outline import (
    LAST_LINE,
    LAST_PART,
    NEXT_LINE,
    NEXT_PART,
    Node,
    reading,
)
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.keys import key_text, keys_text
from stockgames.ui.table.cover_sheets import CoverSheet
from stockgames.ui.table.keys import PageKeys
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter
from stockgames.ui.widgets.accessibility import Place, listened_to, placed, show_to_screen_readers


def cursor_notes() -> list[tuple[str, str]]:
    """Return descriptions of these keys for the list of shortcuts."""
    return [
        (say("table-read-part-by-part"), keys_text(LAST_PART, NEXT_PART)),
        (say("table-read-line-by-line"), keys_text(LAST_LINE, NEXT_LINE)),
    ]


class PageOutline:
    """The outline of a whole page, made from what its parts show, so that it reveals no more."""

    def __init__(self, parts: TableParts, presenter: Presenter) -> None:
        self._parts = parts
        self._presenter = presenter

    @property
    def is_covered(self) -> bool:
        """Return whether another page covers the table, so that none of it may be read."""
        return self._presenter.is_covered

    def board(self) -> Sequence[Node]:
        """Return what the board shows; empty while it is covered."""
        return () if self.is_covered else self._parts.game_table.outline()

    def nodes(self) -> tuple[Node, ...]:
        """Return everything that can be read; empty while another page covers the table."""
        if self.is_covered:
            return ()
        parts = self._parts
        panel, entries = _printed(parts.action_panel.panel), self._presenter.whole_log()[::-1]
        places, bar = parts.board.offered, parts.bar
        rest = reading(self.board(), bar.status, panel, places, entries, bar.aim)
        return (*parts.read_first(), *rest)


def _printed(panel: Panel) -> Panel:
    """Return a panel with its keys named as on their buttons."""
    groups = (
        replace(
            group,
            choices=tuple(replace(choice, key=key_text(choice.key)) for choice in group.choices),
        )
        for group in panel.groups
    )
    return replace(panel, groups=tuple(groups))


Where = Callable[[str], QRectF]
"""Returns the rect of an outline path in pixels; empty if it has none of its own."""


class OutlinePlaces:
    """Keeps the accessible nodes of a table page in sync with what the page shows."""

    def __init__(self, parts: TableParts, outline: PageOutline) -> None:
        self._parts = parts
        self._outline = outline

    @property
    def _ground(self) -> QWidget:
        """The widget that the nodes are placed over.

        The viewport belongs to Qt, so it is looked up each time. It may have the address of an
        earlier table's viewport, and a Python wrapper kept from that one would count as deleted.
        """
        return self._parts.board.viewport()

    def sync(self) -> None:
        """Update the nodes from the board, if a screen reader is active."""
        if listened_to():
            ground = self._ground
            around = QRectF(ground.rect())
            show_to_screen_readers(ground, places(self._outline.board(), self._where, around))

    def empty(self) -> None:
        """Remove all nodes because another page covers the table."""
        show_to_screen_readers(self._ground, ())

    def _where(self, place: str) -> QRectF:
        return self._parts.on_board(place)


def places(nodes: Sequence[Node], where: Where, around: QRectF) -> Iterator[Place]:
    """Yield nodes with their rects.

    A node without a rect of its own gets the rect around its children, or else its parent's.
    """
    seen = Counter[str]()
    for node in nodes:
        seen[node.place] += 1
        if seen[node.place] > 1:  # the second card of its kind in a hand
            node = replace(node, place=f"{node.place}-{seen[node.place]}")
        found = _found(node, where)
        rect = around if found.isEmpty() else found
        inside = tuple(places(node.children, where, rect))
        yield placed(replace(node, value=_value(node)), rect, children=inside)


def _found(node: Node, where: Where) -> QRectF:
    """Return the rect of a node or of its children; empty if none has one."""
    rect = where(node.place)
    if rect.isEmpty():
        for child in node.children:
            rect = rect.united(_found(child, where))
    return rect


def _value(node: Node) -> str:
    if node.state != "decides":
        return node.value
    return say("table-outline-state", text=node.value or node.name, state=node.state)


class ReadingSheets(QObject):
    """Shows one of the sheets over the table, but never while another page covers that."""

    closed = Signal()
    """Both sheets are closed, and the table has the focus."""

    def __init__(
        self,
        parts: TableParts,
        keys: PageKeys,
        outline: PageOutline,
        presenter: Presenter,
    ) -> None:
        super().__init__(parts.page)
        self._parts = parts
        self._keys = keys
        self._outline = outline
        self._presenter = presenter
        keys.log_wanted.connect(self.toggle_log)
        keys.reading_wanted.connect(self.toggle_reading)
        parts.log.whole_wanted.connect(self.toggle_log)
        parts.log_sheet.close_button.clicked.connect(self.close)
        parts.read_sheet.close_button.clicked.connect(self.close)

    def _fill_log(self) -> None:
        entries, faces = self._presenter.whole_log(), self._presenter.state.context.faces
        self._parts.log_sheet.lines.show_entries(entries, faces)

    def _fill_reading(self) -> None:
        self._parts.read_sheet.show_nodes(self._outline.nodes())

    def toggle_log(self) -> None:
        """Open or close the whole log."""
        self._toggle(self._parts.log_sheet, self._fill_log)

    def toggle_reading(self) -> None:
        """Open or close the table as text."""
        self._toggle(self._parts.read_sheet, self._fill_reading)

    def _toggle(self, sheet: CoverSheet, fill: Callable[[], None]) -> None:
        if not sheet.isHidden():
            self.close()
        elif not self._outline.is_covered:
            self._parts.log_sheet.hide()
            self._parts.read_sheet.hide()
            fill()
            sheet.open()
            self._keys.follow_keyboard()

    def close(self) -> None:
        """Close the open sheet and return to the table."""
        self._parts.focus_table()  # first, as hiding a sheet would focus a neighbour
        self._parts.log_sheet.hide()
        self._parts.read_sheet.hide()
        self._keys.follow_keyboard()
        self.closed.emit()
        self._keys.settle()

    def sync(self) -> None:
        """Update the table as text, if it is open."""
        if not self._parts.read_sheet.isHidden():
            self._fill_reading()

    def empty(self) -> None:
        """Close and clear both, so that nothing private remains in them."""
        sheets, focused = (self._parts.log_sheet, self._parts.read_sheet), self._parts.focused
        if focused is not None and any(sheet.isAncestorOf(focused) for sheet in sheets):
            self._parts.focus_table()  # first, as in `close`
        for sheet in sheets:
            sheet.hide()
        self._parts.log_sheet.lines.show_entries(())
        self._parts.read_sheet.show_nodes(())
