"""A fifth game gets its own painted table without an edit outside its own folders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import lemonade
from lemonade.rules.game import LemonadeView
from lemonade.table.scene import Stand
from lemonade.table.table import LemonadeTable
from stockgames.controllers.stages import Handover, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.lab.gallery.people_samples import people_of
from stockgames.lab.gallery.samples import board_of, seat_infos
from stockgames.ui.lobby.box_art import BoxLabel, box_colour, draw_box
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import pointer as settling
from tests.toys import RULES, WITH_TABLE, forget, on_the_list
from tests.ui.table.seating import SilentThinker, Table, clear_away


@pytest.fixture(autouse=True)
def _in_the_house(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)  # the question has been visible for long
    with on_the_list(WITH_TABLE):
        yield
        clear_away()


class Market(Table):
    """A table of Lemonade."""

    def __init__(self, qtbot: QtBot, people: str, handover: Handover = Handover.CURTAIN) -> None:
        infos = seat_infos(people)
        match = Match.deal(registry.load("lemonade"), infos, {}, "seed")
        super().__init__(
            qtbot, match, handover, "instant", create_table("lemonade", ThemeContext())
        )

    @property
    def stand(self) -> LemonadeTable:
        return board_of(self.page, LemonadeTable)

    def spot(self, name: str) -> QWidget:
        found = self.stand.board.spot(name)
        assert found is not None, f"no hot spot {name}"
        return found

    def rings(self) -> dict[str, str]:
        """Return the ring state of each price card."""
        found = {ring.rect.center().x(): ring.state for ring in self.stand.scene.rings.rings}
        cards = self.stand.scene.cards.items()
        return {f"${price}": found.get(card.rect.center().x(), "") for price, card in cards}

    def own_price(self) -> int:
        return seen_as(LemonadeView, self.match.view(0)).laid[0]


def opened(qtbot: QtBot, people: str) -> Market:
    """Return a table whose first person is asked, with bots that think until they are hurried."""
    table = Market(qtbot, people)
    table.use(SilentThinker()).start()
    table.wait_for(Stage.ASKING)
    return table


def test_the_template_is_small() -> None:
    home = Path(lemonade.__file__).parent

    def lines(part: str) -> int:
        return sum(len(path.read_text("utf-8").splitlines()) for path in (home / part).glob("*.py"))

    assert lines("rules") <= 250
    assert lines("table") <= 200


def test_a_game_without_a_room_gets_the_plain_table(qtbot: QtBot) -> None:
    registry.register(RULES)
    assert not isinstance(create_table("lemonade", ThemeContext()), LemonadeTable)
    registry.register(WITH_TABLE)
    assert isinstance(create_table("lemonade", ThemeContext()), LemonadeTable)


def test_the_mouse_points_and_lays(qtbot: QtBot) -> None:
    table = opened(qtbot, "hbb")
    assert table.rings() == {"$1": "open", "$2": "open", "$3": "open", "$4": "open"}
    table.click_spot("price-2")
    assert table.rings()["$2"] == "picked"
    table.click_spot("price-3")
    assert table.rings() == {"$1": "open", "$2": "open", "$3": "picked", "$4": "open"}
    table.click_spot("price-3")
    table.wait_for(Stage.THINKING)
    assert [move["price"] for move in table.journal.moves] == [3]


def test_keys_walk_and_lay(qtbot: QtBot) -> None:
    table = opened(qtbot, "hbb")
    table.key("Right", "Right")
    assert table.rings()["$2"] == "focus"
    table.key("Enter")  # picks the focused card
    table.key("Esc")
    assert table.stand.choosing.picked is None
    table.key("Enter", "Enter")
    table.wait_for(Stage.THINKING)
    assert [move["price"] for move in table.journal.moves] == [2]


def test_a_choice_of_the_panel_can_stand_for_a_thing(qtbot: QtBot) -> None:
    table = opened(qtbot, "hbb")
    assert table.stand.choose("pick-price-2")
    assert table.rings()["$2"] == "picked"
    assert not table.stand.choose("pick-price-5")


def test_what_ends_a_choice_is_taken_at_once_where_a_game_says_so(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LemonadeTable, "_pointing_takes", lambda _, target: target.place == 3)
    table = opened(qtbot, "hbb")
    table.click_spot("price-2")
    assert not table.journal.moves
    table.click_spot("price-3")
    table.wait_for(Stage.THINKING)
    assert [move["price"] for move in table.journal.moves] == [3]


def test_arrows_pick_and_pass_over_things(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LemonadeTable, "_walking_picks", lambda table, target: True)
    monkeypatch.setattr(LemonadeTable, "_is_walked", lambda table, target: target.place != 2)
    table = opened(qtbot, "hbb")
    walked = []
    for key in ("Right", "Right", "Right", "Left"):
        table.key(key)
        walked.append(table.stand.choosing.picked)
        assert table.stand.board.focused_spot == table.stand.choosing.picked
    assert walked == ["price-1", "price-3", "price-4", "price-3"]
    table.key("Enter")
    table.wait_for(Stage.THINKING)
    assert [move["price"] for move in table.journal.moves] == [3]


def test_what_a_key_picks_takes_the_keyboard_off_another_button(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LemonadeTable, "_walking_picks", lambda table, target: True)
    monkeypatch.setattr(
        LemonadeTable, "_take_key", lambda table, key: key == "9" and table._point_at("price-3")
    )
    table = opened(qtbot, "hbb")
    table.page.bar.pace_button.setFocus()
    table.key("9")
    assert table.stand.board.focused_spot == "price-3"


def test_a_whole_game_at_one_screen(qtbot: QtBot) -> None:
    table = Market(qtbot, "hhb")
    table.start()
    while table.stage is not Stage.OVER:
        table.wait_for(Stage.CURTAIN, Stage.ASKING, Stage.PASSING, Stage.OVER)
        if table.stage is Stage.CURTAIN:
            assert not table.stand.scene.stands, "nothing lies behind the curtain"
            table.controller.lift()
        elif table.stage is Stage.ASKING:
            table.click_spot("price-1")
            table.key("Enter")
        elif table.stage is Stage.PASSING:
            table.controller.pass_screen()
    sheet = table.page.end_sheet
    assert sheet.isVisible()
    ways = (sheet.rematch_button, sheet.look_back_button, sheet.save_button, sheet.lobby_button)
    assert [way.text() for way in ways if way.width() < way.sizeHint().width()] == []


def test_the_table_follows_its_size(qtbot: QtBot) -> None:
    table = opened(qtbot, "hbb")
    table.page.resize(1700, 1000)
    QTest.qWait(1)
    for price in (1, 2, 3):
        assert table.stand.board.rect().contains(table.spot(f"price-{price}").geometry())
    assert all(
        isinstance(stand, Stand) and stand.isVisible()
        for stand in table.stand.scene.stands.values()
    )


def test_people_can_have_played_it(qtbot: QtBot) -> None:
    qtbot.addWidget(people_of(5)(ThemeContext(EVENING)))


def test_it_has_a_box_of_its_own(qapp: QApplication) -> None:
    def box() -> QImage:
        image = QImage(200, 260, QImage.Format.Format_ARGB32)
        image.fill(QColor("black"))
        painter = QPainter(image)
        draw_box(painter, EVENING, QRectF(10, 10, 166, 220), BoxLabel("lemonade", "Lemonade"))
        painter.end()
        return image

    own, colour = box(), box_colour("lemonade")
    assert any(own.pixelColor(x, 90).hue() == QColor("#F2D03B").hue() for x in range(20, 170)), (
        "the lemon"
    )
    registry.register(RULES)
    forget()
    assert box_colour("lemonade") != colour
    registry.register(WITH_TABLE)
