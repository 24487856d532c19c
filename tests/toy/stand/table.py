"""Lemonade's table: connects scene and action builder."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QSize

from stockgames.controllers.stages import Change
from stockgames.engine.action_builder import CONFIRM
from stockgames.engine.event import Event
from stockgames.presentation.context import TableContext
from stockgames.presentation.generic import GenericWords
from stockgames.presentation.outline import Node, target_node
from stockgames.presentation.panel import Choice, ChoiceGroup, Panel
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.layout import PanelPlaces
from stockgames.ui.table.motion import Step
from stockgames.ui.table.pointing_table import Area, PointingTable
from stockgames.ui.theme.context import ThemeContext
from tests.toy.lemonade.choosing import ActionBuilder, PriceTarget
from tests.toy.lemonade.game import LemonadeView
from tests.toy.stand.scene import LemonadeScene


def sound_of(event: Event) -> Sound | None:
    """Return no sound."""
    return None


class LemonadeTable(PointingTable[LemonadeView, LemonadeView, PriceTarget]):
    """See `GameTable`."""

    game_id = "lemonade"

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(look, parent)
        self.words = GenericWords()
        self.choosing: ActionBuilder = ActionBuilder()
        self.scene: LemonadeScene = LemonadeScene(look, self)
        self.board = GraphicsBoard(self.scene)
        self._connect(sound_of)

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        left, half = round(size.width() * 0.68), size.height() // 2
        width = size.width() - left - 20
        log, actions = QRect(left, 20, width, half - 30), QRect(left, half, width, half - 20)
        return PanelPlaces(log, actions, QRect(30, size.height() - 60, 260, 50))

    def _panel(self, view: LemonadeView, context: TableContext) -> Panel:
        action = self.choosing.action()
        if not self.choosing.open:
            return Panel()
        label = self.words.action_label(action, view) if action is not None else "Which price?"
        why = "" if action is not None else "Point at a price first."
        lay = Choice(CONFIRM, label, key="Enter", kind="primary", why_not=why)
        return Panel(self.words.phase_title(view, context), (ChoiceGroup("", (lay,)),))

    def _agree(self, view: LemonadeView, context: TableContext) -> None:
        self.scene.agree(view, context)
        self.choosing.renew(view, is_open=context.asks and view.seat == context.seat)
        self._refresh()

    def _steps(self, change: Change[LemonadeView]) -> list[Step]:
        return [Step(120)]

    def _forget(self) -> None:
        self.choosing = ActionBuilder()

    def _area(self, target: PriceTarget) -> Area:
        return Area(self.scene.cards[target.place].rect, radius=8)

    def _pressable(self, facts: LemonadeView, context: TableContext) -> list[Node]:
        note = "lies face down until all have laid"
        return [
            target_node(one.name, f"Lay ${one.place}", note, picked=one.name == self._picked)
            for one in self._targets
        ]


def create_table(look: ThemeContext) -> LemonadeTable:
    return LemonadeTable(look)
