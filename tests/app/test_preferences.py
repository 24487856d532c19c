"""Preferences are saved and applied at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt

from stockgames.storage.settings_file import SETTINGS, read_settings
from stockgames.ui.theme.palette import DAYLIGHT
from tests.app.visitor import QUICK, Visitor, prepare, saved_games, settle, until

Visit = Callable[[Path], Visitor]


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
    before = visitor.session.controller.scheduler.seconds
    for name in ("language-de", "theme-daylight", "pace-fast", "more-settings", "thinking-long"):
        visitor.press(name)
    assert visitor.app.look.theme is DAYLIGHT
    assert visitor.session.pace.mode == "fast"
    assert visitor.session.controller.scheduler.seconds > before
    visitor.press("back")
    assert visitor.page == "table-page"
    assert visitor.session.controller.view == view
    kept, _ = read_settings(folder)
    assert (kept.language, kept.theme, kept.pace) == ("de", "daylight", "fast")
    assert kept.thinking == "long"
    visitor.app.show_lobby()
    settle()
    assert "drei" in saved_games(visitor)[0].game.who


def test_the_pace_chosen_at_the_table_is_kept(visitor: Visitor, folder: Path) -> None:
    visitor.press("play-nyse")
    visitor.session.pace.set_mode("step")
    assert read_settings(folder)[0].pace == "step"


def test_the_window_comes_back_where_it_was(visit: Visit, folder: Path) -> None:
    visitor = visit(folder).enter()
    usual = visitor.app.window.height()
    visitor.app.window.resize(visitor.app.window.width(), usual - 50)
    settle()
    visitor.leave()
    again = visit(folder)
    assert again.app.window.height() == usual - 50


def test_a_window_that_was_not_moved_writes_nothing(visit: Visit, folder: Path) -> None:
    for _ in range(2):  # a restored window is first moved so that its frame is on screen
        visit(folder).enter().leave()
    kept = folder / SETTINGS
    before = kept.stat()
    visit(folder).enter().leave()
    assert (kept.stat().st_ino, kept.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_place_that_is_nonsense_is_no_trouble(visit: Visit, tmp_path: Path) -> None:
    folder = prepare(tmp_path, QUICK.model_copy(update={"window": "AAA"}))
    assert visit(folder).enter().page == "lobby"
