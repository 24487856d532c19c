"""Cues end by themselves or at once, leave nothing behind, and come seldom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Change, Shown, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.games.nyse.events import MarkerMoved
from stockgames.games.nyse.parts import CRASHED
from stockgames.games.nyse.view import NyseView
from stockgames.lab.gallery.samples import seat_infos
from stockgames.presentation.cue import Bill, Cue, Headline
from stockgames.ui.table import painted_table
from stockgames.ui.table.cue_player import CuePlayer
from stockgames.ui.table.dimmer import Dimmer
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.motion import Step
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.menus import close_popups
from tests.presentation.games.test_cues import seen
from tests.ui.table.seating import SilentThinker, Table, open_table


def ready(qtbot: QtBot) -> Table:
    table = open_table(qtbot, "hb", pace="normal").use(SilentThinker()).start()
    table.wait_for(Stage.ASKING)
    return table


def crash(
    table: Table,
    color: int = 0,
    speed: float = 1.0,
    turn: int = 9,
    stage: Stage = Stage.SHOWING,
) -> list[int]:
    """Let a marker crash on the table; return a list that gets an entry at the end."""
    view = seen_as(NyseView, table.controller.view)
    markers = [4, 4, 4, 4]
    before = replace(view, markers=tuple(markers), chips=((2, 2, 2, 2), (1, 1, 1, 1)), turn=turn)
    markers[color] = CRASHED
    after = replace(before, markers=tuple(markers))
    shown = Shown(1, 1, turn, (MarkerMoved(color=color, before=4, after=CRASHED),))
    ended: list[int] = []
    context = replace(table.page.presenter.context(), stage=stage)
    table.game.show_view(before, context)
    table.game.play(Change(shown, before, after), context, speed, lambda: ended.append(1))
    return ended


def pictures(table: Table) -> list[QGraphicsPixmapItem]:
    items = table.game.scene.items()
    return [item for item in items if isinstance(item, QGraphicsPixmapItem)]


def end(table: Table, by: str, ended: Sequence[int], qtbot: QtBot) -> None:
    """End a cue in one of three ways."""
    if by == "itself":
        qtbot.waitUntil(lambda: bool(ended))
    elif by == "a press":
        while not ended:
            table.game.finish()
    else:
        table.game.clear()


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("by", ["itself", "a press", "leaving"])
def test_a_cue_ends_once_and_leaves_nothing(qtbot: QtBot, by: str, reduced: bool) -> None:
    table = ready(qtbot)
    table.game.look.set_reduced_motion(reduced)
    ended = crash(table, speed=0.1)
    assert table.game.cue is not None
    assert table.game.cue.headline is not None
    assert pictures(table)
    end(table, by, ended, qtbot)
    assert ended == ([] if by == "leaving" else [1])
    assert not pictures(table)


def length(table: Table) -> int:
    group = table.game._animator._group
    assert group is not None
    return group.totalDuration()


def test_a_second_headline_within_three_turns_is_shown_without_one(qtbot: QtBot) -> None:
    table, lengths = ready(qtbot), []
    for color, turn in enumerate((9, 11, 12)):
        crash(table, color, turn=turn)
        lengths.append(length(table))
        table.game.finish()
    assert lengths[1] + 1000 < lengths[0] == lengths[2]


def test_no_cue_is_shown_where_a_game_is_looked_back_at_or_nothing_moves(qtbot: QtBot) -> None:
    table = ready(qtbot)
    assert crash(table, speed=0.0) == [1]
    assert not pictures(table)
    crash(table, stage=Stage.PAUSED)
    assert table.game.cue is None
    assert not pictures(table)


CUES = {
    "whisper": Cue(1, (Bill(-4, "−$4M", "own/hand", is_own=True),), whispers=True),
    "word": Cue(1, (Bill(-4, "−$4M", "own/hand", "market/pit"),)),
    "headline": Cue(1, (), Headline("Out", "Ada let go.", "Turn 1", "club")),
}


KEYS = ("K", "L", "Enter", "Space", "Right", "P", "F3", "1", "click")


@pytest.mark.parametrize("size", CUES)
def test_a_press_ends_a_cue_and_still_does_what_it_does_at_rest(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    monkeypatch.setattr(painted_table, "cue_of", lambda *_: replace(CUES[size], turn=0))
    table = open_table(qtbot, "hb", pace="normal").start()
    page, piles = table.page, {"B": "blue", "R": "red"}
    for number, key in enumerate(KEYS, 1):
        table.wait_for(Stage.ASKING)
        pile = "BR"[number % 2]
        table.key(pile, "Enter")
        assert (key, page.presenter.is_moving, table.game.cue is not None) == (key, True, True)
        if key == "click":
            at = QPoint(2, 2)
            QTest.mouseClick(table.game.board.viewport(), Qt.MouseButton.LeftButton, pos=at)
        else:
            table.key(key)
        assert (key, page.presenter.is_moving, pictures(table)) == (key, False, [])
        done = {
            "L": page.log_sheet.isVisible(),
            "F3": page.parts.read_sheet.isVisible(),
            "P": QApplication.activePopupWidget() is not None,
        }
        close_popups()
        assert [one for one, is_so in done.items() if is_so] == ([key] if key in done else [])
        if key in ("L", "F3"):
            table.key("Esc")
        page.presenter.skip()
        table.wait_for(Stage.ASKING)
        qtbot.wait(10)
        assert (table.game.choosing.picked == "take-black") == (key == "K")
        own = [move["color"] for move in table.journal.moves if move["seat"] == 0]
        assert (len(own), own[-1]) == (number, piles[pile])


SEATS = {"nyse": 4, "portfolio": 4, "exchange": 4, "stock-exchange": 8}


def poses(scene: QGraphicsScene) -> list[tuple[object, ...]]:
    """Return what can be seen of a cue, and how it lies."""
    items = [item for item in scene.items() if isinstance(item, QGraphicsPixmapItem)]
    shown = [item for item in items if item.isVisible() and item.opacity()]
    return [
        (id(each), each.pos().toTuple(), each.opacity(), each.rotation(), each.scale())
        for each in shown
    ]


@pytest.mark.parametrize("game_id", SEATS)
def test_without_motion_each_cue_is_a_still_in_every_game(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    infos = seat_infos("h" + "b" * (SEATS[game_id] - 1))
    match, look = Match.deal(registry.load(game_id), infos, {}, "s"), ThemeContext()
    look.set_reduced_motion(True)
    table: Any = create_table(game_id, look)
    qtbot.addWidget(table.board)
    table._resized(QSize(1280, 680))
    view, bills = match.view(0), (Bill(-4, "−$4M", "seat-1"), Bill(4, "+$4M", "seat-0"))
    table.show_view(view, seen(match))
    for turn, usual in enumerate(CUES.values()):
        cue, ended = replace(usual, turn=9 * turn, bills=bills), list[int]()
        monkeypatch.setattr(painted_table, "cue_of", lambda *_, cue=cue: cue)
        table.play(
            Change(Shown(1, 1, 9, ()), view, view), seen(match), 1.0, partial(ended.append, 1)
        )
        table.finish()  # of the cross-fade
        group, lain = table._animator._group, list[list[tuple[object, ...]]]()
        group.pause()
        for at in range(0, group.totalDuration(), 100):
            group.setCurrentTime(at)
            lain.append(poses(table.scene))
        assert all(lain), "there is always something to see"
        ways = {pose for each in lain for pose in each}
        assert len(ways) == len(bills) + (cue.headline is not None), "nothing moves"
        table.finish()
        assert ended == [1]
        assert poses(table.scene) == []


def test_figures_rise_where_their_places_will_be_and_not_over_each_other(qtbot: QtBot) -> None:
    table, places = ready(qtbot), {"seat-1": QRectF(0, 0, 200, 50)}

    def where(place: str) -> QRectF:
        return places.get(place, QRectF())

    player = CuePlayer(table.game.look, table.game.scene, table.game._animator, where)
    bills = Bill(-4, "−$4", "seat-1"), Bill(4, "+$4 a turn", "seat-1")
    move = Step(10, before=lambda: places.update({"seat-1": QRectF(600, 300, 200, 50)}))
    table.game._animator.run(player.staged(Cue(9, bills), [move]), 1.0, lambda: None)
    qtbot.waitUntil(lambda: sum(item.isVisible() for item in pictures(table)) == len(bills))
    first, second = (item.sceneBoundingRect() for item in pictures(table))
    assert {round(first.center().x()), round(second.center().x())} == {700}
    assert abs(first.center().y() - second.center().y()) > first.height() / 2
    table.game.scene.clear_flying()


def test_a_headline_lies_in_the_part_of_a_zoomed_board_that_is_seen(qtbot: QtBot) -> None:
    table = ready(qtbot)
    board = table.page.board
    board.zoom_to(2, QPointF(0, 0))
    player = CuePlayer(table.game.look, table.game.scene, table.game._animator, lambda _: QRectF())
    cue = Cue(9, (), Headline("Out", "Ada let go.", "Turn 1", "club"))
    table.game._animator.run(player.staged(cue), 1.0, lambda: None)
    seen = board.mapToScene(board.viewport().rect()).boundingRect()
    papers = [item for item in pictures(table) if item.boundingRect().width() < seen.width()]
    assert papers
    assert all(seen.contains(item.pos()) for item in papers)
    table.game.scene.clear_flying()


def test_what_is_not_on_the_table_is_not_lit(qtbot: QtBot) -> None:
    table, hand = ready(qtbot), QRectF(100, 100, 200, 50)
    player = CuePlayer(
        table.game.look,
        table.game.scene,
        table.game._animator,
        lambda place: hand if place == "own/hand" else QRectF(),
    )
    player.staged(replace(CUES["headline"], lit=("own/hand", "market/gone")))
    (night,) = table.page.findChildren(Dimmer)
    assert len(night.spotlights) == 1
    table.game.scene.clear_flying()


@pytest.mark.parametrize("by", ["itself", "a press", "leaving"])
def test_board_and_panels_are_dark_during_a_cue_and_light_after_it(qtbot: QtBot, by: str) -> None:
    table = ready(qtbot)
    page = table.page
    ended = crash(table, speed=0.5)
    (night,) = page.findChildren(Dimmer)
    qtbot.waitUntil(night.isVisible)
    beside = [each for each in page.children() if isinstance(each, QWidget)]
    for part in (page.board, page.log, page.action_panel):
        assert beside.index(part) < beside.index(night)
        assert night.geometry().intersects(part.geometry())
    end(table, by, ended, qtbot)
    assert not any(each.isVisible() for each in page.findChildren(Dimmer))


def test_a_fast_pace_shows_a_cue_in_less_time(qtbot: QtBot) -> None:
    table = ready(qtbot)
    crash(table)
    usual = length(table)
    table.game.finish()
    crash(table, 1, speed=0.5, turn=20)
    assert length(table) < usual
