"""Lays the outline of a table over the board, and the log's entries over the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QGraphicsView, QWidget

from stockgames.ui.kit.widgets.told import Told, listened_to, tell_over
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.outline import Node
from stockgames.ui.table.page_outline import PageOutline
from stockgames.ui.table.parts import TableParts

Where = Callable[[str], QRect]
"""Returns where the place of a name lies, in pixels; empty where it is nowhere by itself."""


class LaidOutline:
    """Keeps what screen readers find on a table page to what the page shows."""

    def __init__(self, parts: TableParts, outline: PageOutline) -> None:
        self._parts = parts
        self._outline = outline

    @property
    def _ground(self) -> QWidget:
        """What the words lie over.

        A board's viewport is Qt's own, and asked for each time. Where it lies in memory, that of a
        table left before may have lain: what Python kept then is held to be deleted with that one.
        """
        board = self._parts.board
        return board.viewport() if isinstance(board, QGraphicsView) else board

    def follow(self) -> None:
        """Tell what the board shows now."""
        if listened_to():
            ground = self._ground
            tell_over(ground, laid(self._outline.board(), self._where, ground.rect()))

    def empty(self) -> None:
        """Tell nothing: another page covers the table."""
        tell_over(self._ground, ())

    def _where(self, place: str) -> QRect:
        board, rect = self._parts.board, self._parts.on_board(place)
        if rect.isEmpty() or not isinstance(board, QGraphicsView):
            return QRect()
        return board.mapFromScene(rect).boundingRect()


def laid(nodes: Sequence[Node], where: Where, around: QRect) -> Iterator[Told]:
    """Yield nodes with the places where they lie.

    One that is nowhere by itself lies round those in it, and else where the one round it lies.
    """
    seen = Counter[str]()
    for node in nodes:
        seen[node.place] += 1
        if seen[node.place] > 1:  # the second card of its kind in a hand
            node = replace(node, place=f"{node.place}-{seen[node.place]}")
        found = _found(node, where)
        rect = around if found.isEmpty() else found
        yield Told(
            node.place,
            node.name,
            _value(node),
            "list" if node.role == "list" else "group" if node.children else "text",
            picked=node.state == "picked",
            barred=node.state == "barred",
            rect=rect,
            children=tuple(laid(node.children, where, rect)),
        )


def _found(node: Node, where: Where) -> QRect:
    """Return where a node lies, or what lies in it; empty if neither lies anywhere."""
    rect = where(node.place)
    if rect.isEmpty():
        for child in node.children:
            rect = rect.united(_found(child, where))
    return rect


def _value(node: Node) -> str:
    """Return the value of a node, with its state where screen readers know none like it."""
    if node.state != "decides":
        return node.value
    return say("table-outline-state", text=node.value or node.name, state=node.state)
