"""Saving a replayed game: as a picture, a record, or an HTML page."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from stockgames.storage.record_file import read_record_file
from stockgames.ui.review.look_back import LookBackPage
from tests.app.visitor import Visitor, until

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
    visitor.house.files.open(record)
    page = visitor.house.window.page
    assert isinstance(page, LookBackPage)
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
def test_picture_and_record_are_those_of_the_game(
    visitor: Visitor, wish: Path, game_id: str
) -> None:
    page = opened(visitor, SHORT[game_id])
    page.go_to(page.reel.total // 2)
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
