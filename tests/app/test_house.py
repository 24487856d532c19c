"""The house as somebody meets it: lobby, table, end, and what stays."""

from __future__ import annotations

import gc
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLineEdit, QMenu, QMessageBox, QPushButton

from stockgames.app import library_door
from stockgames.controllers.table import Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.library import Library
from stockgames.storage.opening import LIBRARY
from stockgames.storage.schema import latest
from stockgames.storage.settings_file import SETTINGS, read_settings
from stockgames.ui.kit.palette import DAYLIGHT
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.lobby.ticket import TicketCard
from stockgames.ui.shell.passage import Veil
from stockgames.ui.sound import loudspeaker
from stockgames.ui.sound.recipes import Sound
from tests.app.visitor import QUICK, Visitor, prepare, settle, until
from tests.storage.play import deal, keep, play

Visit = Callable[[Path], Visitor]


def tickets(visitor: Visitor) -> list[TicketCard]:
    return [card for card in visitor.house.lobby.findChildren(TicketCard) if card.isVisible()]


def kept_moves(visitor: Visitor) -> list[object]:
    (game,) = visitor.library.unfinished()
    return list(visitor.library.kept(game.row).moves)


def first_seat(visitor: Visitor) -> int:
    row = visitor.session._row
    assert row is not None
    return int(visitor.library.kept(row).setup["first"])


def pages() -> set[int]:
    """Return all pages that Python knows, shells of deleted ones too."""
    gc.collect()
    return {id(one) for one in gc.get_objects() if isinstance(one, Page)}


def test_pages_that_were_left_are_gone(visitor: Visitor) -> None:
    house, before = visitor.house, pages()
    for _ in range(3):
        visitor.press("play-nyse")
        house.guests.show_settings()
        house.show_help("rules")
        house.show_lobby()
    until(lambda: house.window.findChild(Veil) is None)
    settle()
    assert pages() <= before


def test_a_whole_evening_from_the_lobby_to_the_news(visitor: Visitor) -> None:
    assert visitor.page == "lobby"
    visitor.press("play-nyse")
    visitor.play_to_the_end()
    assert visitor.page == "table-page"
    seats, first = visitor.session.controller.seats, first_seat(visitor)
    visitor.press("rematch")
    visitor.wait()
    assert visitor.session.controller.seats == seats
    assert first_seat(visitor) == (first + 1) % len(seats)
    visitor.press("menu")
    menu = visitor.house.window.findChild(QMenu, "main-menu")
    assert isinstance(menu, QMenu)
    assert menu.isVisible()
    menu.close()
    visitor.house.window.commands["lobby"].trigger()
    settle()
    assert visitor.page == "lobby"
    assert len(tickets(visitor)) == 1
    assert "NYSE" in visitor.house.lobby._news


def test_a_game_that_is_left_waits_at_the_same_place(visitor: Visitor) -> None:
    visitor.press("play-nyse")
    visitor.play(3)
    view, moves = visitor.session.controller.view, kept_moves(visitor)
    visitor.house.show_lobby()
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
visitor.house.play("nyse")
if sys.argv[2] == "end":
    visitor.session.controller._journal.finish = lambda result: os._exit(9)
    visitor.play_to_the_end()
visitor.play(4)
print(repr(visitor.session.controller.view), flush=True)
os._exit(9)
"""


def killed(folder: Path, when: str) -> str:
    """Let a house be killed at a moment; return what its table showed last."""
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


def test_a_kill_between_the_last_move_and_the_result_shows_the_result(
    visit: Visit, folder: Path
) -> None:
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
    again.house.show_lobby()
    again.key(Qt.Key.Key_Space)
    again.wait()
    assert kept_moves(again) == moves


def test_a_forgotten_game_is_gone(visitor: Visitor) -> None:
    visitor.house.play("nyse")
    visitor.house.show_lobby()
    (game,) = visitor.library.unfinished()
    visitor.house.forget(game.row)
    settle()
    assert tickets(visitor) == []
    visitor.house.resume(game.row)
    assert visitor.page == "lobby"
    assert str(visitor.library._database.path) in visitor.message


def test_a_game_that_no_longer_replays_breaks_nothing(visit: Visit, folder: Path) -> None:
    visitor = visit(folder).enter()
    visitor.house.play("nyse")
    visitor.play(1)
    visitor.house.show_lobby()
    visitor.house.close()
    with sqlite3.connect(folder / LIBRARY) as database:
        database.execute("UPDATE moves SET move = '{}' WHERE number = 1")
    database.close()
    visitor = visit(folder).enter()
    settle()
    visitor.press("continue-1")
    settle()
    assert visitor.page == "lobby"
    assert "cannot be played on" in visitor.message or "no longer" in visitor.message
    assert len(tickets(visitor)) == 1, "it can be tried again, or forgotten"
    visitor.press("play-nyse")
    visitor.play(1)


def test_a_game_this_release_does_not_know_is_named_and_left_alone(
    visit: Visit, folder: Path
) -> None:
    registry.register("lemonade", "tests.toy.lemonade")
    try:
        seats = [SeatInfo(name=name, player="human") for name in ("Ada", "Bo")]
        match = Match.deal(registry.load("lemonade"), seats, {}, "s")
        with Library.open(folder) as library:
            library.create_game(match, wishes={}, seed="s", handover="curtain")
    finally:
        registry.unregister("lemonade")
    visitor = visit(folder).enter()
    settle()
    (card,) = tickets(visitor)
    assert (card.ticket.title, card.ticket.goes_on) == ("lemonade", False)
    assert "release" in card.ticket.where
    assert len(visitor.library.unfinished()) == 1


# The library's question


def answer(visitor: Visitor, *ways: str) -> list[str]:
    """Answer the library's questions as soon as they are asked; return the list of their texts."""
    asked: list[str] = []
    timer = QTimer(visitor.house)

    def look() -> None:
        boxes = visitor.house.window.findChildren(QMessageBox, "library-question")
        shown = [box for box in boxes if box.isVisible()]
        if shown and len(asked) < len(ways):
            asked.append(shown[-1].text())
            button = shown[-1].findChild(QPushButton, ways[len(asked) - 1])
            assert isinstance(button, QPushButton)
            button.click()

    timer.timeout.connect(look)
    timer.start(5)
    return asked


def spoil(folder: Path, how: str) -> None:
    """Make the folder's library one that cannot be opened."""
    path = folder / LIBRARY
    if how == "damaged":
        path.write_bytes(b"not a library at all" * 20)
        return
    Library.open(folder).close()
    if how == "newer":
        with sqlite3.connect(path) as database:
            database.execute(f"PRAGMA user_version = {latest() + 1}")
        database.close()


@pytest.mark.parametrize("how", ["damaged", "newer", "in use"])
def test_without_the_library_one_can_play_and_the_file_stays(
    visit: Visit, folder: Path, how: str
) -> None:
    spoil(folder, how)
    holder = Library.open(folder) if how == "in use" else None
    before = (folder / LIBRARY).read_bytes()
    visitor = visit(folder)
    asked = answer(visitor, "unkept")
    visitor.house.open()
    until(lambda: bool(asked))
    settle()
    assert str(folder) in asked[0]
    visitor.press("play-nyse")
    visitor.play(2)
    visitor.house.show_lobby()
    settle()
    assert visitor.page == "lobby"
    assert visitor.house.library is None
    assert (folder / LIBRARY).read_bytes() == before
    if holder is not None:
        holder.close()


def test_an_unusable_folder_is_told_once_and_one_can_play(visit: Visit, tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_bytes(b"")
    visitor = visit(place / "data")
    asked = answer(visitor, "unkept")
    visitor.house.open()
    until(lambda: bool(asked))
    visitor.house.guests.show_settings()
    name = visitor.see("set-name")
    assert isinstance(name, QLineEdit)
    name.setText("A")
    assert str(place) in visitor.message
    settle()
    for box in visitor.house.window.findChildren(QMessageBox, "message-box"):
        box.close()
    name.setText("Ad")
    settle()
    assert visitor.message == "", "not again at every letter"
    visitor.press("back")
    visitor.house.play("nyse")
    visitor.session.pace.set_mode("instant")
    visitor.play(1)
    assert visitor.session.controller.seats[0].name == "Ad"


def test_a_damaged_library_is_set_aside_when_asked_to(visit: Visit, folder: Path) -> None:
    spoil(folder, "damaged")
    before = (folder / LIBRARY).read_bytes()
    visitor = visit(folder)
    asked = answer(visitor, "set-aside")
    visitor.enter()
    assert len(asked) == 1
    kept = [path.read_bytes() for path in folder.glob("library.aside*")]
    assert kept == [before]
    visitor.press("play-nyse")
    visitor.play(1)
    assert len(visitor.library.unfinished()) == 1


def two_games(folder: Path) -> None:
    """Keep a game that is over and one that waits."""
    with Library.open(folder) as library:
        for seed, moves in (("over", 10_000), ("waits", 30)):
            match = deal(3, seed)
            play(match, Random(1), moves=moves)
            keep(library, match, seed)


def disorder(folder: Path) -> bytes:
    """Give a move a number that only a look at its neighbours shows to be wrong."""
    path = folder / LIBRARY
    data, place, found = path.read_bytes(), 0, "ok"
    while found == "ok":
        place = data.index(b'{"seat":', place + 1)
        path.write_bytes(data[: place - 1] + b"\x7f" + data[place:])
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    return path.read_bytes()


def test_what_can_be_read_of_a_damaged_library_is_rescued_when_asked_to(
    visit: Visit, folder: Path
) -> None:
    two_games(folder)
    broken = b"\0" * 4096 + (folder / LIBRARY).read_bytes()[4096:]
    (folder / LIBRARY).write_bytes(broken)
    visitor = visit(folder)
    asked = answer(visitor, "rescue")
    visitor.enter()
    settle()
    assert len(asked) == 1
    assert "Games rescued: 2." in visitor.message
    (kept,) = folder.glob("library.aside*")
    assert str(kept) in visitor.message
    assert kept.read_bytes() == broken
    assert len(tickets(visitor)) == 1
    until(lambda: "Last game: NYSE" in visitor.house.lobby._news)
    visitor.press("continue-1")
    visitor.wait()
    assert len(kept_moves(visitor)) == 30


def test_where_nothing_can_be_rescued_it_is_said_and_asked_again(
    visit: Visit, folder: Path
) -> None:
    spoil(folder, "damaged")
    before = (folder / LIBRARY).read_bytes()
    visitor = visit(folder)
    asked = answer(visitor, "rescue", "unkept")
    visitor.house.open()
    until(lambda: len(asked) == 2)
    assert "No game can be read" in asked[1]
    assert (folder / LIBRARY).read_bytes() == before


def test_damage_that_only_a_long_look_finds_is_asked_about_before_anything_is_written(
    visit: Visit, folder: Path
) -> None:
    two_games(folder)
    broken = disorder(folder)
    visitor = visit(folder)
    asked = answer(visitor, "rescue")
    visitor.enter()
    until(lambda: bool(asked))
    until(lambda: visitor.house.library is not None)
    settle()
    (kept,) = folder.glob("library.aside*")
    assert kept.read_bytes() == broken
    assert "Games rescued: 2." in visitor.message
    visitor.press("play-nyse")
    visitor.play(1)


def test_nothing_is_written_to_a_library_that_a_long_look_finds_damaged(
    visit: Visit, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_door, "LOOK_AFTER", 3_600_000)  # whoever plays is quicker
    two_games(folder)
    broken = disorder(folder)
    visitor = visit(folder).enter()
    visitor.press("play-nyse")
    settle()
    assert "damaged" in visitor.message
    assert visitor.page == "lobby"
    assert (folder / LIBRARY).read_bytes() == broken


def test_a_library_in_use_opens_once_the_other_window_is_closed(visit: Visit, folder: Path) -> None:
    holder = Library.open(folder)
    visitor = visit(folder)
    asked: list[str] = []
    timer = QTimer(visitor.house)

    def look() -> None:
        box = visitor.house.window.findChild(QMessageBox, "library-question")
        if isinstance(box, QMessageBox) and box.isVisible():
            asked.append(box.text())
            if len(asked) == 3:
                holder.close()
            button = box.findChild(QPushButton, "again")
            assert isinstance(button, QPushButton)
            button.click()

    timer.timeout.connect(look)
    timer.start(5)
    visitor.enter()
    timer.stop()
    assert len(asked) == 3
    visitor.house.play("nyse")
    assert len(visitor.library.unfinished()) == 1


@pytest.mark.parametrize("how", ["newer", "in use"])
def test_only_a_damaged_library_can_be_set_aside(visit: Visit, folder: Path, how: str) -> None:
    spoil(folder, how)
    holder = Library.open(folder) if how == "in use" else None
    visitor = visit(folder)
    offered: list[set[str]] = []

    def look() -> None:
        box = visitor.house.window.findChild(QMessageBox, "library-question")
        if isinstance(box, QMessageBox):
            offered.append({button.objectName() for button in box.buttons()})
            box.reject()

    QTimer.singleShot(200, look)
    visitor.house.open()
    until(lambda: bool(offered))
    again = {"again"} if how == "in use" else set()
    assert offered == [{"quit", "unkept"} | again]
    if holder is not None:
        holder.close()


def test_a_library_that_fails_later_leaves_the_lobby_usable(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Library) -> object:
        raise StorageError(StorageCode.CANNOT_READ, Path("gone"))

    monkeypatch.setattr(Library, "shelf", fail)
    visitor.house.play("nyse")
    visitor.house.show_lobby()
    settle()
    assert visitor.page == "lobby"
    assert "gone" in visitor.message


# Settings


def test_damaged_settings_are_told_and_kept(visit: Visit, folder: Path) -> None:
    (folder / SETTINGS).write_text("{broken", encoding="utf-8")
    visitor = visit(folder).enter()
    until(lambda: visitor.message != "")
    assert (folder / "settings.damaged.json").read_text(encoding="utf-8") == "{broken"


def test_settings_hold_at_once_and_the_game_goes_on(visitor: Visitor, folder: Path) -> None:
    visitor.press("play-nyse")
    visitor.play(1)
    view = visitor.session.controller.view
    visitor.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert visitor.page == "settings"
    before = visitor.session.controller.thoughts.seconds
    for name in ("language-de", "theme-daylight", "pace-fast", "thinking-long"):
        visitor.press(name)
    assert visitor.house.look.theme is DAYLIGHT
    assert visitor.session.pace.mode == "fast"
    assert visitor.session.controller.thoughts.seconds > before
    visitor.press("back")
    assert visitor.page == "table-page"
    assert visitor.session.controller.view == view
    kept, _ = read_settings(folder)
    assert (kept.language, kept.theme, kept.pace) == ("de", "daylight", "fast")
    assert kept.thinking == "long"
    visitor.house.show_lobby()
    settle()
    assert "drei" in tickets(visitor)[0].ticket.who


def test_the_pace_chosen_at_the_table_is_kept(visitor: Visitor, folder: Path) -> None:
    visitor.press("play-nyse")
    visitor.session.pace.set_mode("step")
    assert read_settings(folder)[0].pace == "step"


def test_the_window_comes_back_where_it_was(visit: Visit, folder: Path) -> None:
    visitor = visit(folder).enter()
    usual = visitor.house.window.height()
    visitor.house.window.resize(visitor.house.window.width(), usual - 50)
    settle()
    visitor.leave()
    again = visit(folder)
    assert again.house.window.height() == usual - 50


def test_a_place_that_is_nonsense_is_no_trouble(visit: Visit, tmp_path: Path) -> None:
    folder = prepare(tmp_path, replace(QUICK, window="AAA"))
    assert visit(folder).enter().page == "lobby"


# Pages over pages


def test_rules_and_back_from_the_table(visitor: Visitor) -> None:
    visitor.press("play-nyse")
    visitor.play(1)
    page = visitor.session.page
    visitor.key(Qt.Key.Key_F1)
    assert visitor.page == "help"
    visitor.press("back")
    assert visitor.house.window.page is page
    visitor.play(1)


def test_escape_opens_the_menu_on_the_table(visitor: Visitor) -> None:
    visitor.press("play-nyse")
    visitor.wait()
    visitor.key(Qt.Key.Key_Escape)
    menu = visitor.house.window.findChild(QMenu, "main-menu")
    assert isinstance(menu, QMenu)
    assert menu.isVisible()
    visitor.key(Qt.Key.Key_Escape)
    assert not menu.isVisible()
    assert visitor.page == "table-page"


def test_a_table_being_laid_survives_a_look_at_the_rules(visitor: Visitor) -> None:
    visitor.press("seats-nyse")
    visitor.press("preset-people-3")
    visitor.key(Qt.Key.Key_F1)
    assert visitor.page == "help"
    visitor.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    visitor.press("back")
    assert visitor.page == "help"
    visitor.press("back")
    assert visitor.page == "new-table"
    visitor.press("start-table")
    assert len(visitor.session.controller.humans) == 3


def test_pages_opened_again_do_not_pile_up(visitor: Visitor) -> None:
    for _ in range(3):
        visitor.house.guests.show_settings()
        visitor.house.show_help("rules")
    settle()
    assert visitor.house.window._stack.count() == 3
    visitor.press("back")
    visitor.press("back")
    settle()
    assert visitor.page == "lobby"
    assert visitor.house.window._stack.count() == 1


def test_the_last_table_of_a_game_is_offered_again(visitor: Visitor) -> None:
    visitor.press("seats-nyse")
    visitor.press("preset-people-2")
    visitor.press("start-table")
    visitor.house.show_lobby()
    settle()
    visitor.press("seats-nyse")
    assert visitor.see("seat-2-name") is not None
    assert visitor.see("seat-3-name") is None


def test_names_typed_at_one_game_are_offered_at_the_next(visitor: Visitor) -> None:
    visitor.press("seats-nyse")
    visitor.press("preset-people-3")
    settle()
    for seat, text in ((2, "Zoe"), (3, "")):
        name = visitor.see(f"seat-{seat}-name")
        assert isinstance(name, QLineEdit)
        name.setText(text)
    visitor.press("start-table")
    visitor.house.show_lobby()
    settle()
    visitor.press("seats-portfolio")
    visitor.press("preset-people-2")
    settle()
    offered = [visitor.see(f"seat-{seat}-name") for seat in (1, 2)]
    assert [field.text() for field in offered if isinstance(field, QLineEdit)] == ["Ada", "Zoe"]
    assert visitor.house.preferences.settings.names == ("Ada", "Zoe")


class TestSounds:
    @pytest.fixture
    def heard(self, monkeypatch: pytest.MonkeyPatch) -> list[Sound | str]:
        """Return what the loudspeaker was given, and "closed" at its end."""
        found: list[Sound | str] = []

        class Ear:
            def play(self, sound: Sound) -> None:
                found.append(sound)

            def close(self) -> None:
                found.append("closed")

        monkeypatch.setattr(loudspeaker, "Loudspeaker", Ear)
        return found

    @pytest.mark.usefixtures("qapp")
    def test_a_table_is_heard_as_long_as_it_is_wished(
        self, tmp_path: Path, heard: list[Sound | str]
    ) -> None:
        visitor = Visitor(prepare(tmp_path), loud=True).enter()
        visitor.press("play-nyse")
        visitor.session.page.sounded.emit(Sound.CHIP)
        visitor.house.guests.show_settings()
        visitor.press("sounds-off")
        visitor.session.page.sounded.emit(Sound.CARD)
        visitor.press("sounds-on")
        visitor.session.page.sounded.emit(Sound.COINS)
        assert [sound for sound in heard if sound in (Sound.CHIP, Sound.CARD, Sound.COINS)] == [
            Sound.CHIP,
            Sound.COINS,
        ]
        visitor.leave()
        assert heard[-1] == "closed"
        assert read_settings(tmp_path)[0].sounds

    def test_a_house_that_is_not_loud_is_silent(
        self, visitor: Visitor, heard: list[Sound | str]
    ) -> None:
        visitor.press("play-nyse")
        visitor.session.page.sounded.emit(Sound.CHIP)
        assert heard == []
