"""Pictures of every screen; here only of some."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.app import offscreen
from stockgames.app.application import shrinking
from stockgames.engine import registry
from stockgames.lab.__main__ import main
from stockgames.lab.commands.gallery_options import KINDS as NAMED
from stockgames.lab.gallery import gallery
from stockgames.lab.gallery.face_samples import _people
from stockgames.lab.gallery.kinds import ALL_THEMES, ENLARGED, KINDS, USUAL
from stockgames.lab.gallery.screens import PAGES
from stockgames.presentation.sentences.catalogue import catalogue
from stockgames.ui.sentences import LANGUAGES
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.window import FRAME, SMALLEST
from tests.ui.finding import on_screen
from tests.ui.pieces.face_pictures import everybody

FEW = ("lobby-first", "curtain")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """Reduce the gallery to two pages and one position of NYSE."""
    every = dict(gallery.screens())
    position = next(name for name in every if name.startswith("nyse-"))
    chosen = [(name, every[name]) for name in (*FEW, position)]
    monkeypatch.setattr(gallery, "screens", lambda: iter(chosen))
    usual = replace(KINDS["usual"], sizes={"small": QSize(960, 600)})
    large = replace(KINDS["large-text"], sizes={"small": QSize(1280, 720)}, languages=("en",))
    monkeypatch.setattr(gallery, "KINDS", {**KINDS, "usual": usual, "large-text": large})


def test_every_page_and_every_game_with_a_table_of_its_own_is_in_it() -> None:
    names = [name for name, _ in gallery.screens()]
    assert set(PAGES) < set(names)
    assert len(set(names)) == len(names)
    assert any(name.startswith("nyse-") for name in names)
    assert "nyse" in registry.game_ids()


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("name", ["daylight", "evening-contrast"])
def test_a_theme_is_drawn_in_every_language(tmp_path: Path, name: str) -> None:
    assert gallery.draw_theme(name, tmp_path) == 6
    pictures = sorted(tmp_path.iterdir())
    assert len(pictures) == 6
    assert {"en", "de"} == {path.stem.split("-")[-2] for path in pictures}
    for path in pictures:
        image = QImage(str(path))
        assert image.size() == QSize(960, 600)
        colours = {image.pixel(x, y) for x in range(0, 960, 40) for y in range(0, 600, 40)}
        assert len(colours) > 20, path.name


@pytest.mark.usefixtures("few")
def test_other_kinds_are_painted_when_they_are_named(tmp_path: Path) -> None:
    assert gallery.draw_theme("evening", tmp_path, "pseudo", "lobby-*") == 1
    assert gallery.draw_theme("evening", tmp_path, "large-text", "lobby-*") == 1
    names = {path.name for path in tmp_path.iterdir()}
    both = {f"lobby-first-evening-{language}-small.png" for language in ("pseudo", "en")}
    assert names == both
    one, other = (QImage(str(tmp_path / name)) for name in sorted(both))
    assert one.size() == other.size()
    assert one != other


@pytest.mark.usefixtures("few")
def test_pictures_that_cannot_be_written_are_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(OSError, match="lobby-first"):
        gallery.draw_theme("daylight", tmp_path / "missing")


def test_an_impossible_folder_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert main(["gallery", "--out", str(tmp_path / "file")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().out


def test_a_picture_leaves_no_page_behind(qtbot: QtBot) -> None:
    gone: list[bool] = []

    def screen(look: ThemeContext, show: offscreen.Show) -> QWidget:
        page = QWidget()
        page.destroyed.connect(lambda: gone.append(True))
        show(page)
        return page

    picture = offscreen.shoot(screen, ThemeContext(THEMES["evening"]), QSize(400, 300))
    assert (picture.width(), picture.height()) == (400, 300)
    assert gone == [True]


@pytest.mark.parametrize("name", ["evening-two", "people-five", "puzzle", "curtain"])
def test_tab_stops_at_no_page_itself_which_shows_no_ring(qtbot: QtBot, name: str) -> None:
    page = on_screen(qtbot, PAGES[name](ThemeContext()), QSize(1280, 720))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    stops = []
    for _ in range(40):
        QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
        stops.append(page.focusWidget())
    assert len(set(stops)) < len(stops), "all round"
    assert not {None, page} & set(stops)


def test_what_can_be_named_is_what_can_be_painted() -> None:
    assert tuple(KINDS) == NAMED
    for kind in KINDS.values():
        assert set(kind.themes) <= set(ALL_THEMES)
        assert all(catalogue(language).ids() for language in kind.languages)


def test_an_enlarged_screen_is_as_large_as_the_app_makes_its_page() -> None:
    room = QSize(911, 480)
    page = (room - FRAME) / shrinking(room)
    assert abs(page.width() - ENLARGED.width()) <= 1
    assert page.height() == ENLARGED.height()


def test_the_usual_ones_are_of_every_room_and_language_and_no_window_is_too_small() -> None:
    assert KINDS[USUAL].themes == tuple(ALL_THEMES)
    assert KINDS[USUAL].languages == tuple(LANGUAGES)
    for kind in KINDS.values():
        assert all(SMALLEST.boundedTo(size) == SMALLEST for size in kind.sizes.values())


def test_everybody_hangs_on_the_page(qtbot: QtBot) -> None:
    assert {hung.portrait for hung in _people()} == set(everybody().values())
