"""Files that are opened, exported and dropped."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QWidget

from stockgames.app.files import FileDialogs
from stockgames.controllers.stages import Stage
from stockgames.engine.commitment import moves_before, seal
from stockgames.engine.fairness import check
from stockgames.engine.state import seen_as
from stockgames.games.exchange.view import ExchangeView
from stockgames.lab.gallery.look_back_samples import over
from stockgames.storage import files
from stockgames.storage.files import read_record_file
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.labels import Label
from stockgames.ui.window.dialogs import MessageSheet
from stockgames.ui.window.files import GAME, Target
from stockgames.ui.window.toast import Toast
from tests.app.conftest import Visit
from tests.app.visitor import Visitor, settle, until


@pytest.fixture
def dialogs(visitor: Visitor) -> FileDialogs:
    app = visitor.app
    return FileDialogs(app.window, app.preferences, app.messages)


def test_the_next_question_begins_at_the_last_file(dialogs: FileDialogs, tmp_path: Path) -> None:
    asked: list[str] = []
    assert dialogs.ask(lambda folder, _: asked.append(folder)) is None
    assert dialogs.ask(lambda folder, _: tmp_path / "one.txt") == tmp_path / "one.txt"
    dialogs.ask(lambda folder, _: asked.append(folder))
    assert asked == ["", str(tmp_path)]


def test_a_full_disk_leaves_the_old_file_and_is_told(
    dialogs: FileDialogs, visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.stockgame"
    target = Target(path, GAME, replaces=True)
    dialogs.write(target, b"old")
    assert path.read_bytes() == b"old"

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files, "_clear_left", full)
    dialogs.write(target, b"new")
    assert path.read_bytes() == b"old"
    sheet = visitor.shown(MessageSheet, "message")
    assert "disk is full" in sheet.text


@pytest.fixture
def saved(visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of a game that was left after a few moves."""
    path = tmp_path / "evening.stockgame"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    visitor.app.tables.play("nyse")
    visitor.wait()
    visitor.app.window.commands["save"].trigger()
    return path


def test_saving_is_confirmed_without_a_question(visitor: Visitor, saved: Path) -> None:
    note = visitor.shown(Toast, "passing-note")
    assert saved.name in note.spoken()
    assert visitor.message == ""
    assert visitor.app.window.focusWidget() is not note


def test_what_confirms_it_lies_over_the_lines_of_the_log(visitor: Visitor, saved: Path) -> None:
    note, page = visitor.see("passing-note"), visitor.session.page
    assert isinstance(note, Toast)
    paper = note.paper().translated(page.mapFrom(visitor.app.window, QPoint(0, 0)))
    assert page.rect().contains(paper)
    log = page.log
    assert paper.bottom() <= log.lines.geometry().translated(log.pos()).bottom()
    assert not paper.intersects(page.action_panel.geometry())


def test_a_file_of_a_running_game_is_said_to_hold_secrets(visitor: Visitor, saved: Path) -> None:
    note = visitor.shown(Toast, "passing-note")
    assert note.spoken().endswith("Note: the file reveals every hand.")
    visitor.app.files.open(Path(__file__).parents[1] / "records" / "nyse" / "take-4.json")
    visitor.app.window.commands["save"].trigger()
    visitor.press("does")
    assert note.spoken() == f"Saved as {saved.name}"


def test_a_saved_game_is_a_record_and_goes_on_when_it_is_opened(
    visitor: Visitor, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = read_record_file(saved)
    assert record.result is None
    visitor.app.show_lobby()
    before = len(visitor.library.unfinished())
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(saved), ""))
    visitor.app.window.commands["open"].trigger()
    visitor.wait()
    assert visitor.app.session is not None
    assert visitor.app.session.record().model_dump() == record.model_dump()
    assert len(visitor.library.unfinished()) == before + 1


def test_a_finished_game_plays_itself_and_nothing_is_kept(visitor: Visitor) -> None:
    golden = Path(__file__).parents[1] / "records" / "nyse" / "take-4.json"
    visitor.app.files.open(golden)
    page, session = visitor.app.window.page, visitor.session
    assert isinstance(page, LookBackPage)
    assert (page.is_playing, page.replay.total) == (True, len(read_record_file(golden).moves))
    assert page.step <= 1
    assert page.bar.accessibleName().startswith("NYSE. Looking back")
    until(lambda: page.step > 1)
    QTest.keyClick(page, Qt.Key.Key_End)
    assert (page.is_playing, page.step) == (False, page.replay.total)
    assert session.record() == read_record_file(golden)
    assert not visitor.library.unfinished()
    assert not visitor.library.finished()


def test_a_finished_game_is_left_for_its_closing_page_and_the_lobby(visitor: Visitor) -> None:
    visitor.app.files.open(Path(__file__).parents[1] / "records" / "nyse" / "take-4.json")
    past = visitor.at(Page)
    QTest.keyClick(past, Qt.Key.Key_Escape)
    page = visitor.session.page
    assert page.isVisible()
    assert page.end_sheet.isVisible()
    assert visitor.app.window.commands["fairness"].isEnabled()
    page.end_sheet.look_back.emit(None)
    assert visitor.see("look-back") is not None
    visitor.app.window.commands["lobby"].trigger()
    assert visitor.app.lobby.isVisible()


def test_the_bell_rings_at_an_end_that_is_seen_and_not_for_a_file(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[object]()
    monkeypatch.setattr(visitor.app.context, "play_sound", heard.append)
    visitor.app.files.open(Path(__file__).parents[1] / "records" / "nyse" / "take-4.json")
    past = visitor.at(Page)
    QTest.keyClick(past, Qt.Key.Key_Escape)
    assert visitor.session.page.end_sheet.isVisible()
    assert Sound.BELL not in heard
    visitor.app.show_lobby()
    visitor.app.tables.play("nyse")
    visitor.wait()
    visitor.play_to_the_end()
    until(lambda: Sound.BELL in heard)


def test_a_finished_game_is_saved_from_its_closing_page(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    golden, path = Path(__file__).parents[1] / "records" / "nyse" / "take-4.json", tmp_path / "end"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    visitor.app.files.open(golden)
    past = visitor.at(Page)
    QTest.keyClick(past, Qt.Key.Key_Escape)
    QTest.keyClick(visitor.session.page, Qt.Key.Key_S)
    saved = next(tmp_path.glob("end*"))
    assert read_record_file(saved) == read_record_file(golden)


def test_fairness_is_told_over_the_page_that_looks_back(visitor: Visitor) -> None:
    visitor.app.files.open(Path(__file__).parents[1] / "records" / "nyse" / "take-4.json")
    past = visitor.at(LookBackPage)
    visitor.app.window.commands["fairness"].trigger()
    assert visitor.see("fairness-sheet") is not None
    assert visitor.app.window.page is past
    visitor.app.show_lobby()
    settle()
    assert visitor.see("fairness-sheet") is None


def test_a_score_from_a_file_is_nobodys_best(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "alone.stockgame"
    path.write_text(over("nyse", "h", "alone").record(sealed=True).to_json(), encoding="utf-8")
    library, noted = visitor.app.library, list[object]()
    assert library is not None
    monkeypatch.setattr(library, "note_best", lambda *best: noted.append(best))
    visitor.app.files.open(path)
    assert visitor.session.controller.stage is Stage.OVER
    assert noted == []


@pytest.mark.parametrize("content", [b"", b"{}", b'{"format": "other"}', None])
def test_what_is_no_record_gets_one_sentence_and_the_lobby_stays(
    visitor: Visitor, tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "bad.stockgame"
    if content is not None:
        path.write_bytes(content)
    visitor.app.files.open(path)
    settle()
    assert "bad.stockgame can't be opened" in visitor.message
    assert visitor.app.session is None
    assert visitor.app.window.page is visitor.app.lobby


def test_only_a_table_can_be_saved(visitor: Visitor) -> None:
    save = visitor.app.window.commands["save"]
    assert not save.isEnabled()
    visitor.app.tables.play("nyse")
    visitor.wait()
    assert save.isEnabled()
    visitor.app.show_lobby()
    assert not save.isEnabled()


def test_a_file_named_at_the_start_opens_after_the_lobby(visit: Visit, folder: Path) -> None:
    visitor = visit(folder)
    golden = Path(__file__).parents[1] / "records" / "nyse" / "unfinished-3.json"
    visitor.app.files.open(golden)
    assert visitor.app.session is None
    visitor.enter()
    until(lambda: visitor.app.session is not None)
    visitor.wait()
    assert visitor.session.record().model_dump() == read_record_file(golden).model_dump()


def test_a_game_taken_over_is_sealed_for_what_is_to_come(visitor: Visitor, saved: Path) -> None:
    first = read_record_file(saved)
    visitor.app.show_lobby()
    visitor.app.files.open(saved)
    visitor.play_to_the_end()
    again = visitor.session.record()
    assert again.x_fairness is not None
    assert first.x_fairness is not None
    assert again.x_fairness["seal"] != first.x_fairness["seal"]
    assert moves_before(again.x_fairness["seed"]) == len(first.moves)
    assert check(again).is_open


def test_a_finished_game_keeps_its_seal_wherever_it_goes(visitor: Visitor, tmp_path: Path) -> None:
    visitor.app.tables.play("nyse")
    visitor.play_to_the_end()
    record = visitor.session.record()
    path = tmp_path / "over.stockgame"
    path.write_text(record.to_json(), encoding="utf-8")
    visitor.app.show_lobby()
    visitor.app.files.open(path)
    assert visitor.session.record().to_json() == record.to_json()
    assert record.x_fairness is not None
    assert visitor.session.controller.seal == record.x_fairness["seal"]


def test_a_played_game_shows_its_seal_and_stands_the_check(visitor: Visitor) -> None:
    fairness = visitor.app.window.commands["fairness"]
    assert not fairness.isEnabled()
    visitor.app.tables.play("nyse")
    visitor.wait()
    running = visitor.session.fairness()
    assert (running.sealed_text, running.check) == ("", None)
    visitor.play_to_the_end()
    fairness.trigger()
    until(lambda: visitor.see("verify") is not None)
    over = visitor.session.fairness()
    assert over.seal == running.seal == seal(over.sealed_text)
    visitor.press("verify")
    label = visitor.shown(Label, "verdict")
    until(lambda: "follow the rules" in label.text())
    visitor.press("close-fairness")


def test_the_seal_of_a_table_goes_with_the_table(visitor: Visitor) -> None:
    visitor.app.tables.play("nyse")
    visitor.wait()
    visitor.app.window.commands["fairness"].trigger()
    until(lambda: visitor.see("fairness-sheet") is not None)
    visitor.app.show_lobby()
    settle()
    assert visitor.see("fairness-sheet") is None
    assert visitor.app.window.findChildren(QWidget, "fairness-sheet") == []


def test_the_seal_is_explained_and_the_way_back_leads_to_the_table(visitor: Visitor) -> None:
    visitor.app.tables.play("nyse")
    visitor.wait()
    visitor.app.window.commands["fairness"].trigger()
    until(lambda: visitor.see("explain") is not None)
    visitor.press("explain")
    topic = visitor.shown(QAbstractButton, "topic-fairness")
    assert topic.isChecked()
    visitor.press("back")
    assert visitor.app.window.page is visitor.session.page


def test_a_file_that_ends_inside_a_choice_goes_on_there(visitor: Visitor, tmp_path: Path) -> None:
    """The cards chosen so far are face down, and the missing players are asked."""
    golden = Path(__file__).parents[1] / "records" / "exchange" / "close-4.json"
    record = json.loads(golden.read_text("utf-8"))
    for seat, info in enumerate(record["seats"]):
        info["player"] = "bot:random" if seat else "human"
    first_cards = [move for move in record["moves"] if move["do"] in ("founder", "security")][:8]
    broken_off = {**record, "moves": [*first_cards[:4], *first_cards[5:7]], "result": None}
    path = tmp_path / "broken-off.stockgame"
    path.write_text(json.dumps(broken_off), "utf-8")
    visitor.app.files.open(path)
    visitor.wait(Stage.ASKING)
    view = seen_as(ExchangeView, visitor.session.controller.view)
    assert (view.round, view.seat, view.actors, view.choosers) == (1, 0, (0, 3), (0, 1, 2, 3))
    visitor.play_to_the_end()
    played = json.loads(visitor.session.record().to_json())["moves"]
    assert [move["seat"] for move in played[:4] + played[4:8]] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert played[5:7] == first_cards[5:7]


def test_save_and_open_start_in_the_same_last_used_folder(
    visitor: Visitor, folder: Path, visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    place = tmp_path / "evenings"
    place.mkdir()

    def save(parent: QWidget, title: str, offered: str, *_: object) -> tuple[str, str]:
        asked.append(Path(offered).parent)
        return str(place / "one.stockgame"), ""

    def look(parent: QWidget, title: str, start: str, kinds: str, *_: object) -> tuple[str, str]:
        asked.append(Path(start))
        return str(place / "one.stockgame"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", look)
    visitor.app.tables.play("nyse")
    visitor.wait()
    visitor.app.window.commands["save"].trigger()
    visitor.app.window.commands["open"].trigger()
    visitor.wait()
    visitor.app.window.commands["save"].trigger()
    assert asked[1:] == [place, place]
    visitor.leave()
    again = visit(folder).enter()
    again.app.window.commands["open"].trigger()
    assert asked[3:] == [place]
    (place / "one.stockgame").rename(tmp_path / "one.stockgame")
    place.rmdir()
    again.app.window.commands["open"].trigger()
    assert asked[4:] == [asked[0]], "a folder that is gone is not offered"


RECORDS = Path(__file__).parents[1] / "records"
GOLDEN = RECORDS / "nyse" / "take-4.json"
SHORT = {
    "nyse": RECORDS / "nyse" / "first-take-3.json",
    "portfolio": RECORDS / "portfolio" / "hurried-2.json",
    "exchange": RECORDS / "exchange" / "none-left-6.json",
    "stock-exchange": RECORDS / "stock_exchange" / "no-garnets.json",
}
MOST_BYTES = 10 * 1024 * 1024


@pytest.fixture
def page(visitor: Visitor) -> LookBackPage:
    """Return the replay page of a finished game."""
    return opened(visitor, GOLDEN)


def opened(visitor: Visitor, record: Path) -> LookBackPage:
    visitor.app.files.open(record)
    page = visitor.at(LookBackPage)
    page.go("end")
    return page


@pytest.fixture
def wish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path that the file dialog always answers with."""
    path = tmp_path / "kept"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    return path


def kept(wish: Path) -> Path:
    return next(wish.parent.glob("kept*"))


@pytest.mark.parametrize("game_id", SHORT)
def test_picture_and_record_are_of_the_game(visitor: Visitor, wish: Path, game_id: str) -> None:
    page = opened(visitor, SHORT[game_id])
    page.go_to(page.replay.total // 2)
    shows = page.grab().toImage()
    page.exported.emit("picture")
    picture = QImage(str(kept(wish))).convertToFormat(shows.format())
    assert picture == shows
    kept(wish).unlink()
    page.exported.emit("record")
    assert read_record_file(kept(wish)) == read_record_file(SHORT[game_id])


def test_the_page_is_painted_beside_the_window_and_fits(
    visitor: Visitor, page: LookBackPage, wish: Path
) -> None:
    page.exported.emit("page")
    assert visitor.see("waiting") is not None or not list(wish.parent.glob("kept*"))
    until(lambda: bool(list(wish.parent.glob("kept*"))), 60_000)
    text = kept(wish).read_bytes()
    assert text.startswith(b"<!DOCTYPE html>")
    assert len(text) <= MOST_BYTES
    assert b"http://" not in text.replace(b"http://www.w3.org", b"")
    assert b"https://" not in text


def test_nothing_is_written_where_nobody_names_a_file(
    page: LookBackPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    for kind in ("picture", "record", "page"):
        page.exported.emit(kind)
    assert not list(tmp_path.glob("kept*"))
