"""Lemonade's table: connects scene and action builder."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, QSize

from lemonade.rules.choosing import ActionBuilder
from lemonade.rules.game import LemonadeView
from lemonade.rules.state import PriceLaid, SkyCleared
from lemonade.table.scene import LemonadeScene
from lemonade.words.outline import build_panel, nodes, target_nodes
from lemonade.words.words import LemonadeWords
from stockgames.api import table as t
from stockgames.api import words as w
from stockgames.api.rules import Event, Target


def sound_of(event: Event) -> t.Sound | t.OwnSound | None:
    """Return the sound of an event."""
    if isinstance(event, PriceLaid):
        return t.Sound.CARD
    return t.OwnSound("lemonade", "fizz") if isinstance(event, SkyCleared) else None


class LemonadeTable(t.PointingTable[LemonadeView, LemonadeView, Target[int]]):
    """See `GameTable`."""

    def __init__(self, look: t.ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(look, parent)
        self.words: LemonadeWords = LemonadeWords()
        self.choosing: ActionBuilder = ActionBuilder()
        self.scene: LemonadeScene = LemonadeScene(look, self)
        self.board = t.GraphicsBoard(self.scene)
        self._connect(sound_of)

    def arrange(self, size: QSize, seats: int) -> t.PanelPlaces:
        left, half = round(size.width() * 0.68), size.height() // 2
        width = size.width() - left - 20
        log, actions = QRect(left, 20, width, half - 30), QRect(left, half, width, half - 20)
        return t.PanelPlaces(log, actions, QRect(30, size.height() - 60, 260, 50))

    def _panel(self, view: LemonadeView, context: w.TableContext) -> w.Panel:
        return build_panel(self.choosing, view, context, self.words)

    def _nodes(self, view: LemonadeView, context: w.TableContext) -> Sequence[w.Node]:
        return tuple(nodes(view, context))

    def _sync(self, view: LemonadeView, context: w.TableContext) -> None:
        self.scene.sync(view, context)
        self.choosing.renew(view, is_open=context.asks and view.seat == context.seat)
        self._refresh()

    def _steps(self, change: t.Change[LemonadeView]) -> list[t.Step]:
        return [t.Step(120)]

    def _forget(self) -> None:
        self.choosing = ActionBuilder()

    def _area(self, target: Target[int]) -> t.Area:
        return t.Area(self.scene.cards[target.place].rect, radius=8)

    def _pressable(self, view: LemonadeView, context: w.TableContext) -> list[w.Node]:
        return target_nodes(self.choosing)


def create_table(look: t.ThemeContext) -> LemonadeTable:
    return LemonadeTable(look)
