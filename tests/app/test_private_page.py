"""A page behind a lifted curtain has its owner's preferences; what all watch has the defaults."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt

from stockgames.controllers.stages import Stage
from stockgames.evenings.person import Person, Tastes
from stockgames.presentation.sentences.speech import say
from stockgames.ui.lobby.game_setup import GameSetup, bot, person
from stockgames.ui.widgets.base import Page
from tests.app.visitor import Visitor, settle

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
