"""Pages shown for a while over lobby or table."""

from __future__ import annotations

import ast
import gc
import inspect
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QMenu

from stockgames.app.overlay_pages import USUAL_LEVEL, usual_ways
from stockgames.engine.errors import Refused
from stockgames.games.nyse import refusals as nyse_refusals
from stockgames.ui.help.page import HelpPage
from stockgames.ui.lobby.new_table import NewTable
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.window.transition import Dimmer
from tests.app.visitor import Visitor, settle, until
from tests.ui.finding import child

Visit = Callable[[Path], Visitor]


def pages() -> set[int]:
    """Return the ids of all pages that Python knows, including shells of deleted ones."""
    gc.collect()
    return {id(one) for one in gc.get_objects() if isinstance(one, Page)}


def test_pages_that_were_left_are_gone(visitor: Visitor) -> None:
    app, before = visitor.app, pages()
    for _ in range(3):
        visitor.press("play-nyse")
        app.overlays.show_settings()
        app.show_help("rules")
        app.show_lobby()
    until(lambda: app.window.findChild(Dimmer) is None)
    settle()
    assert pages() <= before


def test_rules_and_back_from_the_table(visitor: Visitor) -> None:
    visitor.press("play-nyse")
    visitor.play(1)
    page = visitor.session.page
    visitor.key(Qt.Key.Key_F1)
    assert visitor.page == "help"
    visitor.press("back")
    assert visitor.app.window.page is page
    visitor.play(1)


def test_escape_opens_the_menu_on_the_table(visitor: Visitor) -> None:
    visitor.press("play-nyse")
    visitor.wait()
    visitor.key(Qt.Key.Key_Escape)
    menu = child(visitor.app.window, QMenu, "main-menu")
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


@pytest.mark.parametrize("name", ["people", "learning", "puzzling"])
def test_a_page_opened_again_is_the_one_that_is_looked_after(visitor: Visitor, name: str) -> None:
    controller = getattr(visitor.app, name)
    for _ in range(2):
        controller.open()
    settle()
    assert controller.page is visitor.app.window.page
    visitor.app.show_lobby()
    settle()
    assert controller.page is None


def test_pages_opened_again_do_not_pile_up(visitor: Visitor) -> None:
    for _ in range(3):
        visitor.app.overlays.show_settings()
        visitor.app.show_help("rules")
    settle()
    assert visitor.app.window._stack.count() == 3
    visitor.press("back")
    visitor.press("back")
    settle()
    assert visitor.page == "lobby"
    assert visitor.app.window._stack.count() == 1


def test_the_last_table_of_a_game_is_offered_again(visitor: Visitor) -> None:
    visitor.press("seats-nyse")
    visitor.press("preset-people-2")
    visitor.press("start-table")
    visitor.app.show_lobby()
    settle()
    visitor.press("seats-nyse")
    assert visitor.see("seat-2-name") is not None
    assert visitor.see("seat-3-name") is None


def test_names_typed_at_one_game_are_offered_at_the_next(visitor: Visitor) -> None:
    visitor.press("seats-nyse")
    visitor.press("preset-people-3")
    settle()
    for seat, text in ((2, "Zoe"), (3, "")):
        name = visitor.shown(QLineEdit, f"seat-{seat}-name")
        name.setText(text)
    visitor.press("start-table")
    visitor.app.show_lobby()
    settle()
    visitor.press("seats-portfolio")
    visitor.press("preset-people-2")
    settle()
    offered = [visitor.see(f"seat-{seat}-name") for seat in (1, 2)]
    assert [field.text() for field in offered if isinstance(field, QLineEdit)] == ["Ada", "Zoe"]
    assert visitor.app.preferences.settings.names == ("Ada", "Zoe")


def test_every_refusal_of_nyse_leads_to_its_place_in_the_rules(visitor: Visitor) -> None:
    rulings = every_ruling()
    assert {"rules", "take", "specials", "N3", "N4", "N5", "N9", "N10"} <= rulings
    visitor.press("play-nyse")
    visitor.wait()
    session = visitor.session
    for ruling in sorted(rulings):
        session.controller.refused.emit(Refused("pile-is-empty", ruling))
        assert session.page.refusal.isVisible()
        visitor.key(Qt.Key.Key_F2)
        assert visitor.page == "help", ruling
        help_page = visitor.at(HelpPage)
        browser = help_page.reader.browser
        if ruling == "rules":
            assert browser.verticalScrollBar().value() == 0
        else:
            assert ruling.islower() or f"{ruling} ·" in browser.toPlainText()
            assert help_page.reader._anchor == ruling
            assert browser.verticalScrollBar().value() > 0
        visitor.press("back")
        assert visitor.page == "table-page"


def every_ruling() -> set[str]:
    """Return the rulings that NYSE's refusals refer to, `rules` for the rulebook itself."""
    source = Path(inspect.getsourcefile(nyse_refusals) or "").parent
    found = {"rules"}
    for path in source.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                found |= {str(arg.value) for arg in node.args[1:2] if isinstance(arg, ast.Constant)}
    return found


def test_sharing_and_level_are_remembered_for_each_game(visitor: Visitor) -> None:
    """What was chosen at a table is proposed at the next one and for an evening, and vice versa."""
    visitor.press("seats-nyse")
    visitor.press("preset-people-2")
    sharing = visitor.shown(SegmentRow, "handover")
    sharing.segment("peek").click()
    visitor.press("start-table")
    settings = visitor.app.preferences.settings
    assert usual_ways(settings, "nyse") == ("peek", USUAL_LEVEL)
    assert usual_ways(settings, "portfolio") == ("curtain", USUAL_LEVEL)
    preferences = visitor.app.preferences
    preferences.keep(preferences.settings.with_sharing("exchange", "trusting", "shrewd"))
    visitor.app.overlays.show_seats("exchange")
    page = visitor.at(NewTable)
    assert page.chosen_setup().handover == "trusting"
    assert {seat.level for seat in page.chosen_setup().seats} == {"", "shrewd"}
