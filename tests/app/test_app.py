"""The app as users see it: lobby, table, end of a game, and what is saved."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.commitment import read_number
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from stockgames.storage.settings_file import read_settings
from stockgames.ui.lobby.game_setup import GameSetup, person
from stockgames.ui.sound import loudspeaker
from stockgames.ui.sound.recipes import Sound
from tests.app.visitor import Visitor, kept_moves, prepare, saved_games, settle
from tests.toys import RULES
from tests.ui.finding import child

Visit = Callable[[Path], Visitor]


def first_seat(visitor: Visitor) -> int:
    row = visitor.session.row
    assert row is not None
    return int(visitor.library.saved_record(row).setup["first"])


def test_a_whole_evening_from_the_lobby_to_the_news(visitor: Visitor) -> None:
    assert visitor.page == "lobby"
    visitor.press("play-nyse")
    visitor.play_to_the_end(0)
    assert visitor.page == "table-page"
    seats, first = visitor.session.controller.seats, first_seat(visitor)
    visitor.press("rematch")
    visitor.wait()
    assert visitor.session.controller.seats == seats
    assert first_seat(visitor) == (first + 1) % len(seats)
    visitor.press("menu")
    menu = child(visitor.app.window, QMenu, "main-menu")
    assert menu.isVisible()
    menu.close()
    visitor.app.window.commands["lobby"].trigger()
    settle()
    assert visitor.page == "lobby"
    assert len(saved_games(visitor)) == 1
    assert "NYSE" in visitor.app.lobby._news


def test_a_game_that_is_left_waits_at_the_same_place(visitor: Visitor) -> None:
    visitor.press("play-nyse")
    visitor.play(3)
    view, moves = visitor.session.controller.view, kept_moves(visitor)
    visitor.app.show_lobby()
    settle()
    visitor.key(Qt.Key.Key_C)
    visitor.wait()
    assert visitor.session.controller.view == view
    assert kept_moves(visitor) == moves
    visitor.play_to_the_end()
    assert visitor.library.unfinished() == []


KILLED = """
import os, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from stockgames.app import session
from tests.app.visitor import Stand, Visitor
session.BotWorker = Stand
app = QApplication([])
app.setStyle("Fusion")
visitor = Visitor(Path(sys.argv[1])).enter()
visitor.app.tables.play("nyse")
if sys.argv[2] == "end":
    visitor.session.controller._journal.finish = lambda result: os._exit(9)
    visitor.play_to_the_end()
visitor.play(4)
print(repr(visitor.session.controller.view), flush=True)
os._exit(9)
"""


def killed(folder: Path, when: str) -> str:
    """Run the app in a process that is killed at a moment; return what its table showed last."""
    run = subprocess.run(
        [sys.executable, "-c", KILLED, str(folder), when],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 9, run.stderr
    return run.stdout.strip()


def test_a_kill_loses_nothing(visit: Visit, folder: Path) -> None:
    shown = killed(folder, "middle")
    visitor = visit(folder).enter()
    settle()
    visitor.press("continue-1")
    visitor.wait()
    assert repr(visitor.session.controller.view) == shown


def test_a_kill_between_last_move_and_result_shows_the_result(visit: Visit, folder: Path) -> None:
    killed(folder, "end")
    visitor = visit(folder).enter()
    settle()
    visitor.press("continue-1")
    visitor.wait(Stage.OVER)
    assert visitor.see("end-sheet") is not None
    assert [game.is_over for game in visitor.library.finished()] == [True]
    visitor.press("rematch")
    visitor.wait(Stage.ASKING)


def test_after_a_start_space_goes_on_with_the_game_that_was_left(
    visit: Visit, visitor: Visitor, folder: Path
) -> None:
    visitor.press("play-nyse")
    visitor.play(2)
    moves = kept_moves(visitor)
    visitor.leave()
    again = visit(folder).enter()
    settle()
    again.key(Qt.Key.Key_Space)
    again.wait()
    assert len(again.library.unfinished()) == 1, "no new game was begun"
    assert kept_moves(again) == moves
    again.app.show_lobby()
    again.key(Qt.Key.Key_Space)
    again.wait()
    assert kept_moves(again) == moves


def test_a_forgotten_game_is_gone(visitor: Visitor) -> None:
    visitor.app.tables.play("nyse")
    visitor.app.show_lobby()
    (game,) = visitor.library.unfinished()
    visitor.app.forget(game.row)
    settle()
    assert saved_games(visitor) == []
    visitor.app.tables.resume(game.row)
    assert visitor.page == "lobby"
    assert str(visitor.library._database.path) in visitor.message


def test_a_game_that_no_longer_replays_breaks_nothing(visit: Visit, folder: Path) -> None:
    visitor = visit(folder).enter()
    visitor.app.tables.play("nyse")
    visitor.play(1)
    visitor.app.show_lobby()
    visitor.app.close()
    with sqlite3.connect(folder / LIBRARY) as database:
        database.execute("UPDATE moves SET move = '{}' WHERE number = 1")
    database.close()
    visitor = visit(folder).enter()
    settle()
    visitor.press("continue-1")
    settle()
    assert visitor.page == "lobby"
    assert "can't be continued" in visitor.message
    assert len(saved_games(visitor)) == 1, "it can be tried again, or forgotten"
    visitor.press("play-nyse")
    visitor.play(1)


def test_a_game_unknown_to_this_release_is_left_alone(visit: Visit, folder: Path) -> None:
    registry.register(RULES)
    try:
        seats = [SeatInfo(name=name, player="human") for name in ("Ada", "Bo")]
        match = Match.deal(registry.load("lemonade"), seats, {}, "s")
        with Library.open(folder) as library:
            library.create_game(match, wishes={}, seed="s", handover="curtain")
    finally:
        registry.unregister("lemonade")
    visitor = visit(folder).enter()
    settle()
    (card,) = saved_games(visitor)
    assert (card.game.title, card.game.goes_on) == ("lemonade", False)
    assert "version" in card.game.where
    assert len(visitor.library.unfinished()) == 1


class TestSounds:
    @pytest.fixture
    def heard(self, monkeypatch: pytest.MonkeyPatch) -> list[Sound | str]:
        """Return the list of sounds that were played; "closed" comes last."""
        found: list[Sound | str] = []
        volumes: list[float] = []

        class Ear:
            def set_volume(self, volume: float) -> None:
                volumes.append(volume)

            def play(self, sound: Sound) -> None:
                found.append(sound)

            def close(self) -> None:
                found.append("closed")

        monkeypatch.setattr(loudspeaker, "Loudspeaker", Ear)
        return found

    @pytest.mark.usefixtures("qapp")
    def test_a_table_is_heard_as_wished(self, tmp_path: Path, heard: list[Sound | str]) -> None:
        visitor = Visitor(prepare(tmp_path), loud=True).enter()
        visitor.press("play-nyse")
        visitor.session.page.sounded.emit(Sound.CHIP)
        visitor.app.overlays.show_settings()
        visitor.press("sounds-none")
        visitor.session.page.sounded.emit(Sound.CARD)
        visitor.press("sounds-all")
        visitor.session.page.sounded.emit(Sound.COINS)
        assert [sound for sound in heard if sound in (Sound.CHIP, Sound.CARD, Sound.COINS)] == [
            Sound.CHIP,
            Sound.COINS,
        ]
        visitor.leave()
        assert heard[-1] == "closed"
        assert read_settings(tmp_path)[0].sounds == "all"

    @pytest.mark.usefixtures("qapp")
    def test_quiet_leaves_what_matters_most(self, tmp_path: Path, heard: list[Sound | str]) -> None:
        visitor = Visitor(prepare(tmp_path), loud=True).enter()
        visitor.press("play-nyse")
        visitor.app.overlays.show_settings()
        visitor.press("sounds-quiet")
        heard.clear()
        for sound in Sound:
            visitor.session.page.sounded.emit(sound)
        assert set(heard) == {Sound.BELL, Sound.CRASH, Sound.GLASS}
        visitor.leave()

    def test_a_quiet_app_is_silent(self, visitor: Visitor, heard: list[Sound | str]) -> None:
        visitor.press("play-nyse")
        visitor.session.page.sounded.emit(Sound.CHIP)
        assert heard == []


def setup_of(visitor: Visitor) -> object:
    row = visitor.session.row
    assert row is not None
    return visitor.library.saved_record(row).setup


def test_the_same_deal_again_by_a_press_and_by_its_number(visitor: Visitor) -> None:
    visitor.press("play-nyse")
    visitor.play_to_the_end()
    dealt, facts = setup_of(visitor), visitor.session.fairness()
    assert not facts.is_known
    visitor.key(Qt.Key.Key_D)
    visitor.wait()
    assert setup_of(visitor) == dealt
    again = visitor.session.fairness()
    assert (again.number, again.is_known, again.sealed_text) == (facts.number, True, "")
    row, table = visitor.session.row, visitor.session._setup
    assert row is not None
    visitor.app.show_lobby()
    visitor.app.tables.resume(row)
    visitor.wait()
    assert visitor.session.fairness().is_known, "it is kept that the deal was known"
    setup = replace(table, deal=read_number(facts.number), first=None)
    visitor.app.tables.deal(setup)
    assert setup_of(visitor) == dealt
    assert visitor.session.fairness().is_known


def test_a_known_deal_makes_no_record(visitor: Visitor) -> None:
    visitor.app.tables.deal(GameSetup("nyse", (person("Ada"),), deal="7QK2"))
    visitor.play_to_the_end()
    visitor.press("rematch")
    visitor.wait()
    assert visitor.session.page.presenter.context().best is None
    assert not visitor.session.fairness().is_known
