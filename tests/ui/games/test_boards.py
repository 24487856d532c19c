"""What every painted board promises, at each size and for each number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.presentation.outline import walk
from stockgames.presentation.table_state import headless_context
from stockgames.ui.sentences import install_language
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.handover import PeekButton
from stockgames.ui.table.pointing_table import PointingTable
from stockgames.ui.table.top_bar import bar_height
from stockgames.ui.theme.palette import DAYLIGHT
from stockgames.ui.theme.theme_context import ThemeContext

SIZES = [QSize(1280, 720), QSize(1024, 1024), QSize(1680, 720), QSize(3840, 2160)]
"""The usual window, a square one, one of 21:9, and one in which all is three times as large."""
FRAMES = {
    "nyse": ("market", "supply", "own/hand"),
    "portfolio": ("market", "own/hand", "own/portfolios", "sheet"),
    "exchange": ("market", "market/rounds", "own/hand"),
    "stock-exchange": (
        *("envelope", "own/warehouse", "own/production", "own/arrived"),
        *("own/garnets", "own/shares"),
    ),
}
"""The outline paths of a board's main parts, beside those of its seats."""
SEATS = [
    (game_id, seats)
    for game_id in FRAMES
    for seats in sorted({*registry.meta(game_id).seats[:1], *registry.meta(game_id).seats[-1:]})
]
"""The fewest and the most seats of each game."""
NOWHERE = ("", "seat-77", "market/nothing", "own/hand/nothing", "own/nothing", "own")
every_game = pytest.mark.parametrize("game_id", FRAMES)
beside_the_board = pytest.mark.parametrize("game_id", [*FRAMES][:3])
"""The games whose choices have a panel beside the board, not only below the envelope."""


class Board:
    """A game's table without a page, which shows random positions of a deal."""

    def __init__(self, qtbot: QtBot, game_id: str, seats: int, seed: str = "board") -> None:
        infos = [SeatInfo(name=f"P{seat}", player="human") for seat in range(seats)]
        self.game_id, self.match = game_id, Match.deal(registry.load(game_id), infos, {}, seed)
        self.look, self.rng = ThemeContext(), Random(seats)
        table = create_table(game_id, self.look)
        assert isinstance(table, PointingTable)
        self.table = table
        qtbot.addWidget(table.board)
        self.resize(SIZES[0])

    def resize(self, size: QSize) -> None:
        self.look.fit(size)
        bar = round(bar_height(size.width(), size.height()))
        board = self.table.board
        board.resize(size.width(), size.height() - bar)
        self.size = board.scene_size()
        board.resized.emit(self.size)  # a hidden widget does so when it is shown

    def show(self, seat: int) -> None:
        self.table.show_view(self.match.view(seat), headless_context(self.match, seat))

    def positions(self, count: int, apart: int = 9) -> Iterator[int]:
        """Show some positions of the game, so many moves apart, each to a seat that decides."""
        for _ in range(count):
            seat = self.match.actors[0]
            self.show(seat)
            yield seat
            for _ in range(apart):
                actor = self.match.actors[0]
                action = self.match.game.sample_action(self.match.view(actor), self.rng)
                self.match.act(actor, action)

    def frames(self, front: int) -> dict[str, QRectF]:
        """Return the rects of the main parts and of the page's panels, as far as they are there."""
        seats = [f"seat-{n}" for n in range(len(self.match.seats)) if n != front]
        found = {name: self.table.where(name) for name in (*FRAMES[self.game_id], *seats)}
        assert not [name for name, rect in found.items() if rect.isEmpty()]
        panels = self.table.arrange(self.size, len(self.match.seats))
        found |= {"log": QRectF(panels.log), "actions": QRectF(panels.actions)}
        return {name: rect for name, rect in found.items() if not rect.isEmpty()}

    def picture(self) -> QImage:
        image = QImage(self.size, QImage.Format.Format_RGB32)
        image.fill(0)
        with QPainter(image) as painter:
            self.table.scene.render(painter)
        return image


@pytest.mark.parametrize(("game_id", "seats"), SEATS)
def test_parts_lie_apart_and_have_their_room(qtbot: QtBot, game_id: str, seats: int) -> None:
    board = Board(qtbot, game_id, seats)
    table = board.table
    assert table.where("own/hand").isEmpty()
    for front in board.positions(2):
        areas = []
        for size in SIZES:
            board.resize(size)
            whole, frames = QRectF(QPointF(), QSizeF(board.size)), board.frames(front)
            assert not [name for name, rect in frames.items() if not whole.contains(rect)]
            pairs = combinations(frames.items(), 2)
            assert not [(one, other) for (one, a), (other, b) in pairs if a.intersects(b)]
            places = {node.place: table.where(node.place) for _, node in walk(table.outline())}
            outside = {at for at, rect in places.items() if rect.isValid() and not whole & rect}
            assert not outside
            offered = table.board.offered
            assert all(spot.name and whole.contains(spot.rect) for spot in offered)
            assert len({spot.place for spot in offered}) == len(offered)
            assert all(table.where(place).isEmpty() for place in NOWHERE)
            areas.append([rect.width() * rect.height() for rect in frames.values()])
        assert all(usual <= min(other) for usual, *other in zip(*areas, strict=True))


@beside_the_board
def test_larger_text_makes_room_for_the_choices_at_once(qtbot: QtBot, game_id: str) -> None:
    board = Board(qtbot, game_id, registry.meta(game_id).seats[-1])
    (front,) = board.positions(1, apart=0)
    usual, spots = board.frames(front)["actions"], len(board.table.board.offered)
    board.look.set_text_size(2.0)
    large = board.frames(front)
    pairs = combinations(large.values(), 2)
    assert not [1 for one, other in pairs if one.intersects(other)]
    actions, offered = large["actions"], board.table.board.offered
    assert actions.width() * actions.height() > 1.1 * usual.width() * usual.height()
    assert len(offered) == spots
    assert not [spot.place for spot in offered if spot.rect.intersects(actions)]


@beside_the_board
def test_where_nobody_acts_the_board_has_the_choices_place(qtbot: QtBot, game_id: str) -> None:
    board = Board(qtbot, game_id, 3)
    (front,) = board.positions(1)
    acting = board.frames(front)
    board.table.only_show()
    board.show(front)
    shown = board.frames(front)
    assert "actions" not in shown
    assert shown["own/hand"].right() >= acting["actions"].left()
    assert board.table.board.offered == ()


@every_game
def test_the_peek_button_has_room_for_words(qtbot: QtBot, qapp: QApplication, game_id: str) -> None:
    board = Board(qtbot, game_id, registry.meta(game_id).seats[0])
    for size in SIZES:
        board.resize(size)
        for language in ("en", "de"):
            install_language(qapp, language)
            button = PeekButton(board.look)
            peek = board.table.places(len(board.match.seats)).peek
            assert button.sizeHint().width() <= peek.width()
    install_language(qapp, "en")


@every_game
def test_a_cleared_table_keeps_nothing_of_its_game(qtbot: QtBot, game_id: str) -> None:
    pictures = list[QImage]()
    for seed in ("one", "other"):
        board = Board(qtbot, game_id, registry.meta(game_id).seats[-1], seed)
        assert [*board.positions(1)]
        pictures.append(board.picture())
        places = [node.place for _, node in walk(board.table.outline())]
        board.table.clear()
        assert not [place for place in places if not board.table.where(place).isEmpty()]
        assert board.table.outline() == ()
        pictures.append(board.picture())
    shown, cleared = pictures[::2], pictures[1::2]
    assert shown[0] != cleared[0]
    assert cleared[0] == cleared[1]


@every_game
def test_theme_and_size_change_the_picture_not_the_pick(qtbot: QtBot, game_id: str) -> None:
    board = Board(qtbot, game_id, registry.meta(game_id).seats[-1])
    table = board.table
    assert [*board.positions(1, apart=0)]
    target = next(one for one in table.choosing.targets() if one.refused is None)
    table.choosing.pick(target.name)
    board.look.changed.emit()
    picked, before = table.choosing.picked, board.picture()
    spots = {spot.place: spot.rect for spot in table.board.offered}
    board.look.set_theme(DAYLIGHT)
    assert board.picture() != before
    board.resize(SIZES[1])
    assert table.choosing.picked == picked
    assert {spot.place: spot.rect for spot in table.board.offered} != spots
