"""A simple board for picking by mouse and keys, and for dragging: boxes that hold things."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change
from stockgames.engine.action_builder import CarryingBuilder, Target
from stockgames.engine.errors import Refused
from stockgames.engine.state import View
from stockgames.presentation.context import TableContext
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.outline import Node, target_node
from stockgames.presentation.panel import Panel
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.game_table import PanelPlaces
from stockgames.ui.table.items import RingsItem
from stockgames.ui.table.painted_table import GameScene
from stockgames.ui.table.pointing_table import Area, CarryingTable
from stockgames.ui.theme.theme_context import ThemeContext
from tests.named import Named

FULL = Refused("box-is-full")


class Boxes(CarryingBuilder[int, Named]):
    """Boxes in a row by number: which hold something, which are gone. See `ActionBuilder`."""

    picked: str | None = None
    open = True

    def __init__(self) -> None:
        self.holding = [True, False, False, True]
        self.gone: set[int] = set()
        self.vanishes = False
        """Whether a picked box disappears."""

    def targets(self) -> list[Target[int]]:
        """Return the boxes that are there; the last one is refused with a reason."""
        there = [place for place in range(4) if self.open and place not in self.gone]
        return [Target(f"box-{place}", place, FULL if place == 3 else None) for place in there]

    def pick(self, name: str) -> bool:
        """Pick a box, or unpick the picked one."""
        target = self.target(name)
        if target is None or target.refused is not None:
            return False
        if self.vanishes:
            self.gone.add(target.place)
        self.picked = None if self.picked == name else name
        return True

    @property
    def can_step_back(self) -> bool:
        """Return whether a box is picked."""
        return self.picked is not None

    def back(self) -> bool:
        """Unpick the box."""
        was, self.picked = self.can_step_back, None
        return was

    def action(self) -> Named | None:
        return Named(self.picked) if self.picked is not None else None

    def close(self) -> None:
        """Offer nothing more."""
        self.open, self.picked = False, None

    def can_carry(self, place: int) -> bool:
        """Return whether a box holds something."""
        return self.holding[place]

    def takes(self, source: int, target: int) -> bool:
        """Return whether a box is empty."""
        return not self.holding[target]

    def not_carried(self, source: int, target: int) -> Refused | None:
        """Return the refusal if a box is full."""
        return FULL if self.holding[target] and target != source else None

    def carry(self, source: int, target: int) -> bool:
        """Move the contents of one box to another."""
        if self.not_carried(source, target) is not None:
            return False
        self.holding[source], self.holding[target] = False, True
        return True


class ShelfScene(GameScene[View]):
    """Only rings."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, RingsItem(look, "rings"))
        self.add(self.rings)
        self.setSceneRect(0, 0, 640, 360)

    def resize(self, width: float, height: float) -> None:
        """Do nothing."""

    def _take_away(self) -> None:
        """Do nothing."""


class Shelf(CarryingTable[View, View, int]):
    """Four boxes in a row, and a bell beside them."""

    scene: ShelfScene

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.choosing: Boxes = Boxes()
        self.scene = ShelfScene(look)
        self.scene.facts = View()
        self.scene.context = cast(TableContext, object())  # nothing is said about a game
        self.board = GraphicsBoard(self.scene, lifted="")
        self.page = QWidget()
        self.rung = 0
        self.shown: list[tuple[int | None, QPointF]] = []
        self._connect(lambda _: None)

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        return PanelPlaces(QRect(), QRect(), QRect())

    def _sync(self, view: View, context: TableContext) -> None:
        self._refresh()

    def _panel(self, facts: View, context: TableContext) -> Panel:
        return Panel()

    def _move(
        self, change: Change[View], context: TableContext, speed: float, end: Callable[[], None]
    ) -> None:
        end()

    def _forget(self) -> None:
        self.choosing = Boxes()

    def _lay_out_again(self) -> None:
        self._refresh()

    def _area(self, target: Target[int]) -> Area:
        return Area(QRectF(20 + 120 * target.place, 40, 80, 60))

    def _pressable(self, facts: object, context: TableContext) -> list[Node]:
        boxes = []
        for one in self._targets:
            why = "" if one.refused is None else refusal_text("shelf", one.refused)
            picked = one.name == self._picked
            boxes.append(target_node(one.name, f"Box {one.place}", why, picked=picked))
        return [target_node("bell", "Bell", ""), *boxes]

    def _rect_beside(self, name: str) -> QRectF:
        return QRectF(20, 200, 80, 60)

    def _press_beside(self, name: str) -> bool:
        self.rung += name == "bell"
        return name == "bell"

    def _show_carried(self, source: int | None, at: QPointF) -> None:
        self.shown.append((source, at))


def shown(qtbot: QtBot) -> Shelf:
    """Return a shelf on a page, which has the focus as long as no box has."""
    shelf = Shelf(ThemeContext())
    page = shelf.page
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(page)
    shelf.board.setParent(page)
    shelf.board.resize(640, 360)
    page.show()
    page.activateWindow()
    page.setFocus()
    shelf._refresh()
    return shelf
