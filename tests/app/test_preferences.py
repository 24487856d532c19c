"""Preferences are saved and applied at once; behind a lifted curtain its owner's are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt

from stockgames.controllers.stages import Stage
from stockgames.evenings.person import Person, Tastes
from stockgames.presentation.sentences.speech import say
from stockgames.storage.settings_file import SETTINGS, read_settings
from stockgames.ui.lobby.game_setup import GameSetup, bot, person
from stockgames.ui.theme.palette import DAYLIGHT
from stockgames.ui.widgets.base import Page
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


ADA = Person("ada", "Ada", tastes=Tastes("de", 150, 4, "rank", False))
BELA = Person("bela", "Bela")


def words() -> str:
    """Return a text in the current language."""
    return say("shell-settings-page-settings")


def at_table(visitor: Visitor, game: str, *names: str, handover: str = "curtain") -> None:
    for one in (ADA, BELA):
        visitor.library.save_person(one)
    bots = [bot(f"Bot {n}", "random") for n in range(3 - len(names))]
    seats = (*map(person, names), *bots)
    visitor.app.tables.deal(GameSetup(game, seats, handover=handover, first=0))
    visitor.wait()


def hangs_before(visitor: Visitor, name: str) -> bool:
    """Return whether the curtain waits for this person."""
    controller = visitor.session.controller
    seat = controller.seat if controller.stage is Stage.CURTAIN else None
    return seat is not None and controller.seats[seat].name == name


def lift_for(visitor: Visitor, name: str) -> None:
    """Play until the curtain waits for this person, and lift it."""
    visitor.wait()
    while not hangs_before(visitor, name):
        visitor.go_on()
        visitor.wait()
    assert words() == "Settings", "the curtain is everybody's"
    curtain = visitor.at(Page)
    assert curtain.accessibleName() == f"Pass to {name}"
    assert "Portfolio" in curtain.accessibleDescription()
    visitor.key(Qt.Key.Key_Space)
    visitor.wait(Stage.ASKING)


def test_the_page_is_of_whom_the_curtain_was_lifted_for(visitor: Visitor) -> None:
    at_table(visitor, "portfolio", "Ada", "Bela")
    look = visitor.app.look
    lift_for(visitor, "Ada")
    assert words() == "Einstellungen"
    assert (look.four_colour_suits, look.hand_order, look.text_size) == (True, "rank", 1.5)
    assert not visitor.session.page.bar.hint_button.isVisible()
    visitor.session.page.hints.toggle()
    assert not visitor.session.page.hints.popover.isVisible(), "nor by its key"
    lift_for(visitor, "Bela")
    assert words() == "Settings"
    assert (look.four_colour_suits, look.hand_order, look.text_size) == (False, "", 1)
    assert visitor.session.page.bar.hint_button.isVisible()


def test_the_lobby_is_the_houses_again(visitor: Visitor) -> None:
    at_table(visitor, "portfolio", "Ada", "Bela")
    lift_for(visitor, "Ada")
    visitor.app.show_lobby()
    settle()
    assert words() == "Settings"
    assert visitor.app.look.hand_order == ""


def test_who_plays_alone_has_it_their_way_all_the_time(visitor: Visitor) -> None:
    at_table(visitor, "nyse", "Ada")
    assert words() == "Einstellungen"
    visitor.play_to_the_end()
    assert words() == "Einstellungen"


def test_where_nobody_hides_anything_the_house_decides(visitor: Visitor) -> None:
    at_table(visitor, "portfolio", "Ada", "Bela", handover="trusting")
    assert visitor.session.controller.stage is Stage.ASKING
    assert words() == "Settings"
    assert visitor.session.private.owner is None


def test_settings_of_the_house_wait_behind_somebodys_tastes(
    visit: Callable[[Path], Visitor], folder: Path
) -> None:
    visitor = visit(folder).enter()
    at_table(visitor, "portfolio", "Ada", "Bela")
    lift_for(visitor, "Ada")
    visitor.app.overlays.show_settings()
    visitor.press("more-settings")
    visitor.press("four_colour_suits-on")
    visitor.press("four_colour_suits-off")
    assert visitor.app.look.four_colour_suits, "Ada's stay"
    visitor.app.show_lobby()
    assert not visitor.app.look.four_colour_suits
