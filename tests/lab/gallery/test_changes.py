"""Comparing two galleries: differences are named and located."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from stockgames.lab.__main__ import main
from stockgames.lab.gallery.changes import difference


def plain(width: int = 30, height: int = 20) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("ivory"))
    return image


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Return two galleries with the same picture in each."""
    before, after = tmp_path / "before", tmp_path / "after"
    for folder in (before, after):
        folder.mkdir()
        plain().save(str(folder / "lobby.png"))
    return before, after


def told(folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    status = main(["gallery", "--compare", *map(str, folders)])
    return status, capsys.readouterr().out.splitlines()


def test_the_same_pictures(folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert told(folders, capsys) == (0, ["1 of 1 pictures are the same"])


def test_changed_pixels_are_counted_and_placed(
    folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    changed = plain()
    changed.setPixelColor(4, 3, QColor("black"))
    changed.setPixelColor(9, 12, QColor("black"))
    changed.save(str(folders[1] / "lobby.png"))
    assert told(folders, capsys) == (
        1,
        [
            "lobby.png: 2 pixels differ, within 6 x 10 at (4, 3)",
            "0 of 1 pictures are the same",
        ],
    )


def test_pictures_that_came_went_and_grew(
    folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    plain().save(str(folders[0] / "old.png"))
    plain().save(str(folders[1] / "table.png"))
    plain(40).save(str(folders[1] / "lobby.png"))
    (folders[0] / "broken.png").write_bytes(b"no picture")
    (folders[1] / "broken.png").write_bytes(b"another")
    assert told(folders, capsys) == (
        1,
        [
            "broken.png: cannot be read as a picture",
            "lobby.png: 30 x 20 became 40 x 20",
            "old.png: gone",
            "table.png: new",
            "0 of 4 pictures are the same",
        ],
    )


def test_the_same_pixels_in_another_file_are_the_same(folders: tuple[Path, Path]) -> None:
    assert difference(plain(), plain().convertToFormat(QImage.Format.Format_ARGB32)) is None


def test_no_gallery(folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = told((folders[0] / "none", folders[1]), capsys)
    assert status == 2
    assert len(lines) == 1
    assert "none" in lines[0]


def test_what_is_no_picture_is_told_and_nothing_is_waited_for(
    folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    if sys.platform == "win32":
        pytest.skip("has no such files")
    for folder in folders:
        os.mkfifo(folder / "pipe.png")
        (folder / "folder.png").mkdir()
        (folder / "zero.png").symlink_to("/dev/zero")
        (folder / "gone.png").symlink_to("nowhere")
    status, lines = told(folders, capsys)
    assert status == 1
    assert len([line for line in lines if "cannot be read" in line]) == 4
