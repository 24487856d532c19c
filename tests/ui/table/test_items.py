"""Items of a scene: drawn when they have changed, updated, removed, and how they react."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.ui.table import motion
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.items import Painted, Ring, RingsItem, TableItem, TableScene
from stockgames.ui.table.painted_table import GameScene
from stockgames.ui.theme.theme_context import ThemeContext


class Square(TableItem):
    """Counts how often it is drawn."""

    def __init__(self) -> None:
        super().__init__(ThemeContext())
        self.colour = QColor("red")
        self.drawn = 0
        self.set_rect(QRectF(60.3, 50.7, 40, 30))

    def draw(self, painter: QPainter) -> None:
        self.drawn += 1
        painter.fillRect(self.rect, self.colour)


class Label(Square):
    text = Painted("")


class Mark(Square):
    is_cached = False


class Board:
    """A board with one square on it."""

    def __init__(self, square: Square) -> None:
        self.square = square
        self.scene = TableScene()
        self.scene.setSceneRect(0, 0, 200, 150)
        self.scene.addItem(square)
        self.view = GraphicsBoard(self.scene)
        self.view.least = QSize(200, 150)
        self.view.resize(200, 150)
        self.picture()
        square.drawn = 0

    def picture(self) -> QImage:
        return self.view.grab().toImage()


@pytest.fixture
def board(qapp: QApplication) -> Board:
    return Board(Square())


def test_what_has_not_changed_is_not_drawn_again(board: Board) -> None:
    first = board.picture()
    assert board.picture() == first
    assert board.square.drawn == 0


def test_what_has_changed_is_drawn_once(board: Board) -> None:
    board.square.colour = QColor("green")
    board.square.update()
    assert board.picture().pixelColor(80, 65) == QColor("green")
    board.picture()
    assert board.square.drawn == 1


def test_the_same_place_again_is_no_change(board: Board) -> None:
    board.square.set_rect(QRectF(60.3, 50.7, 40, 30))
    board.picture()
    assert board.square.drawn == 0


def test_another_place_is_one(board: Board) -> None:
    board.square.set_rect(QRectF(20, 10, 40, 30))
    assert board.picture().pixelColor(30, 20) == QColor("red")
    assert board.square.drawn == 1


def test_the_kept_picture_looks_like_what_is_drawn(board: Board) -> None:
    assert board.picture() == Board(Mark()).picture()


def test_what_moves_is_not_drawn_again(board: Board) -> None:
    for x in (0.25, 0.5, 7):
        board.square.setPos(x, 3)
        board.picture()
    assert board.picture().pixelColor(70, 60) == QColor("red")
    assert board.square.drawn == 0


@pytest.mark.parametrize("share", [0.848, 0.5])
def test_a_board_that_is_shown_smaller_keeps_its_pictures(qapp: QApplication, share: float) -> None:
    board, mark = Board(Square()), Board(Mark())
    for one in (board, mark):
        one.view.least = one.view.size() / share
        one.view.zoom_to(1)
        one.picture()
        one.picture()
    board.square.drawn = 0
    assert board.picture() == mark.picture()
    assert board.square.drawn == 0


def test_what_has_changed_its_size_is_kept_at_once(board: Board) -> None:
    """Its picture must be the same whenever it is painted: a cached pixmap differs in shades."""
    board.square.set_rect(QRectF(20.4, 10.6, 40, 30))
    first = board.picture()
    assert board.picture() == first
    assert board.square.drawn == 1


def test_what_grows_is_drawn_at_each_step(board: Board) -> None:
    for scale in (1.1, 1.2, 1.3):
        board.square.setScale(scale)
        board.picture()
    assert board.square.drawn == 3


def test_what_is_turned_is_drawn_directly(board: Board) -> None:
    board.square.setRotation(20)
    board.picture()
    board.picture()
    assert board.square.drawn == 2


def test_marks_are_never_kept(qapp: QApplication) -> None:
    board = Board(Mark())
    board.picture()
    board.picture()
    assert board.square.drawn == 2


def test_to_update_the_scene_is_to_draw_everything_anew(board: Board) -> None:
    board.scene.update()
    board.picture()
    assert board.square.drawn == 1


def test_what_is_painted_from_something_that_changed_is_drawn_again(qapp: QApplication) -> None:
    label, other = Label(), Label()
    board = Board(label)
    for text, drawn in (("", 0), ("one", 1), ("one", 1), ("two", 2), ("", 3)):
        label.text = text
        board.picture()
        assert (label.text, label.drawn) == (text, drawn)
    label.text = "its own"
    assert other.text == ""


def test_an_item_that_cannot_be_drawn_is_reported_and_the_others_are_drawn(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Bad(TableItem):
        def draw(self, painter: QPainter) -> None:
            raise ZeroDivisionError

    look, scene, reported = ThemeContext(), TableScene(), list[type[BaseException]]()
    monkeypatch.setattr("sys.excepthook", lambda kind, error, trace: reported.append(kind))
    for left in (0, 200):
        item = Bad(look)
        item.set_rect(QRectF(left, 0, 90, 90))
        scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.grab()
    assert reported == [ZeroDivisionError] * 2


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
        self.sync_items(self.coins, range(facts), lambda n: TableItem(self.look, f"coin-{n}"))

    def _show(self, facts: int, context: TableContext) -> None:
        self.told.append(facts)

    def _take_away(self) -> None:
        self.sync_items(self.coins, (), lambda n: TableItem(self.look, f"coin-{n}"))


def coin_scene(coins: int) -> Coins:
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
    scene = coin_scene(3)
    first = scene.coins[0]
    scene.sync(1, CONTEXT)
    assert scene.coins == {0: first}
    assert names(scene) == {"rings", "coin-0"}
    scene.sync(2, CONTEXT)
    assert [*scene.coins] == [0, 1]


def test_a_blank_scene_keeps_nothing_of_what_it_showed() -> None:
    scene = coin_scene(2)
    scene.rings.show_rings([Ring(QRectF(0, 0, 5, 5), "open")])
    scene.fly(TableItem(scene.look, "flying"))
    assert "flying" in names(scene)
    scene.blank()
    assert (scene.facts, scene.context, scene.rings.rings) == (None, None, ())
    assert names(scene) == {"rings"}


def test_seats_go_clockwise_from_the_one_in_front() -> None:
    scene = coin_scene(0)
    seats = tuple(SeatInfo(name=name, player="human") for name in "ABCD")
    context = replace(CONTEXT, seats=seats)
    assert (scene.front, context.clockwise) == (1, (1, 2, 3, 0))
    assert replace(context, front=3).clockwise == (3, 0, 1, 2)
    scene.blank()
    assert scene.front == 0


def thing(x: float, y: float) -> TableItem:
    item = TableItem(ThemeContext(), "thing")
    item.set_rect(QRectF(-10, -10, 20, 20))
    item.setPos(x, y)
    return item


def stopped(steps: Sequence[motion.Moving], at: int) -> motion.Animator:
    """Return an animator that is paused during steps, at a millisecond."""
    animator = motion.Animator()
    animator.run(steps, 1.0, lambda: None)
    assert animator._group is not None
    animator._group.pause()
    animator._group.setCurrentTime(at)
    return animator


def test_what_is_broken_off_in_the_middle_stands_as_it_stood() -> None:
    board, near, shaken = thing(100, 50), thing(160, 50), motion.Shaken()
    animator = stopped([shaken.struck(motion.Hit(QPointF(), [board], [near]))], 40)
    animator.drop()
    assert board.pos() != QPointF(100, 50)
    shaken.settle()
    assert (board.pos(), near.rotation()) == (QPointF(100, 50), 0)


def test_sums_count_while_the_last_of_a_move_comes_to_rest() -> None:
    shown: list[int] = []
    steps = motion.with_sums([motion.Step(400)], [motion.change(10, 30, shown.append)])
    assert motion.length(steps) == 400
    animator = stopped(steps, 400 - motion.COUNT + 50)
    assert 10 < shown[-1] < 30
    animator.finish()
    assert shown[-1] == 30
    assert shown == sorted(shown)


def test_a_sum_counts_from_what_shows_when_it_begins() -> None:
    shown = [5]
    after = motion.Sum(lambda: shown[-1], lambda start: start - 5, shown.append)
    animator = stopped(
        motion.with_sums([motion.Step(0, before=lambda: shown.append(25))], [after]), 0
    )
    animator.finish()
    assert shown[-1] == 20


def test_a_figure_that_stays_is_left_alone() -> None:
    shown: list[int] = []
    stopped(motion.with_sums([], [motion.change(7, 7, shown.append)]), 10).finish()
    assert shown == []


def test_a_move_without_sums_takes_no_longer() -> None:
    assert motion.length(motion.with_sums([motion.Step(120)], [])) == 120


def test_an_answer_begins_at_its_share() -> None:
    seen: list[str] = []
    answer = motion.Step(100, before=lambda: seen.append("answer"))
    both = motion.from_share([motion.Step(300)], 0.5, answer)
    assert both.length == 300
    animator = stopped([both], 140)
    assert seen == []
    animator.finish()
    assert seen == ["answer"]
