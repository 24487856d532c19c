"""What the scenes of all games share: updating, removing, pieces by seat, flying things."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSizeF

from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.ui.table.game_scene import GameScene
from stockgames.ui.table.items import Ring, RingsItem, TableItem
from stockgames.ui.theme.context import ThemeContext

CONTEXT = TableContext((), Stage.SHOWING, None, None, 1, (), Options())


class Coins(GameScene[int]):
    """As many coins in a row as the facts say."""

    def __init__(self) -> None:
        super().__init__(ThemeContext(), RingsItem(ThemeContext(), "rings"))
        self.add(self.rings, height=9)
        self.coins: dict[int, TableItem] = {}
        self.told: list[int] = []

    def _lay_out(self, size: QSizeF, facts: int, context: TableContext) -> None:
        self.layout_ = size.width() / 10
        self.keep(self.coins, range(facts), lambda n: TableItem(self.look, f"coin-{n}"))

    def _show(self, facts: int, context: TableContext) -> None:
        self.told.append(facts)

    def _take_away(self) -> None:
        self.keep(self.coins, (), lambda n: TableItem(self.look, f"coin-{n}"))


def laid(coins: int) -> Coins:
    scene = Coins()
    scene.resize(640, 360)
    scene.sync(coins, CONTEXT)
    return scene


def names(scene: Coins) -> set[str]:
    return {item.name for item in scene.items() if isinstance(item, TableItem)}


def test_nothing_is_laid_out_before_there_is_room_but_what_is_shown_is_known() -> None:
    scene = Coins()
    scene.sync(3, CONTEXT)
    assert (scene.layout_, scene.told, scene.facts) == (None, [], 3)
    scene.resize(640, 360)
    scene.sync(3, CONTEXT)
    assert (scene.layout_, scene.told) == (64.0, [3])
    assert scene.rings.rect == QRectF(0, 0, 640, 360)


def test_a_piece_stays_the_same_as_long_as_it_is_wanted() -> None:
    scene = laid(3)
    first = scene.coins[0]
    scene.sync(1, CONTEXT)
    assert scene.coins == {0: first}
    assert names(scene) == {"rings", "coin-0"}
    scene.sync(2, CONTEXT)
    assert [*scene.coins] == [0, 1]


def test_a_blank_scene_keeps_nothing_of_what_it_showed() -> None:
    scene = laid(2)
    scene.rings.show_rings([Ring(QRectF(0, 0, 5, 5), "open")])
    scene.fly(TableItem(scene.look, "flying"))
    assert "flying" in names(scene)
    scene.blank()
    assert (scene.facts, scene.context, scene.rings.rings) == (None, None, ())
    assert names(scene) == {"rings"}


def test_seats_go_clockwise_from_the_one_in_front() -> None:
    scene = laid(0)
    seats = tuple(SeatInfo(name=name, player="human") for name in "ABCD")
    context = replace(CONTEXT, seats=seats)
    assert (scene.front, context.clockwise) == (1, (1, 2, 3, 0))
    assert replace(context, front=3).clockwise == (3, 0, 1, 2)
    scene.blank()
    assert scene.front == 0


def test_rings_lie_over_the_other_things() -> None:
    assert laid(1).rings.zValue() == 9
