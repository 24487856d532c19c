"""The area of another seat: what is beside the plate, and the space that it leaves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter

from stockgames.evenings.person import Portrait
from stockgames.ui.games.portfolio.area import (
    AreaItem,
    OwnItem,
    SeatPicture,
    fitting_note,
    income_note,
)
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import text_width
from tests.ui.games.paints import painted
from tests.ui.painted_texts import recording

KNOWN = tuple((rank, "H") for rank in range(1, 14))


def facts(known: tuple[tuple[int, str], ...] = ()) -> SeatPicture:
    notes = ("bot, shrewd · 13 cards", "13 cards", "13")
    return SeatPicture(Portrait(), "Bruno", notes, "waiting", "$6", "income $4", "+4", False, known)


@pytest.fixture
def look(qapp: object) -> ThemeContext:
    made = ThemeContext()
    made.set_scale(0.72)
    return made


def area(look: ThemeContext, width: float) -> AreaItem:
    item = AreaItem(look, "seat-1")
    item.set_rect(QRectF(14, 8, width, 272))
    return item


@pytest.mark.parametrize("width", [240.0, 320.0, 490.0, 980.0])
def test_plate_and_room_stay_in_the_area(look: ThemeContext, width: float) -> None:
    item = area(look, width)
    for known in ((), KNOWN):
        item.set_data(facts(known))
        assert item.rect.contains(item.plate)
        assert item.rect.contains(item.room)
        assert not item.room.intersects(item.plate)


def test_the_tip_beside_a_plate_tells_all_that_is_known(look: ThemeContext) -> None:
    item = area(look, 240)
    item.set_data(replace(facts(KNOWN), tooltip="Bruno, 13 cards: surely the ace of hearts"))
    assert item.toolTip() == "Bruno, 13 cards: surely the ace of hearts"
    item.set_data(facts())
    assert item.toolTip() == "Bruno"
    item.set_data(None)
    assert item.toolTip() == ""


def test_known_cards_take_room_only_where_it_is_narrow(look: ThemeContext) -> None:
    narrow, wide = area(look, 240), area(look, 490)
    rooms = []
    for item in (narrow, wide):
        item.set_data(facts())
        before = item.room.height()
        item.set_data(facts(KNOWN))
        rooms.append(before - item.room.height())
    assert narrow.is_narrow
    assert rooms[0] > 15
    assert rooms[1] == 0


def test_an_eye_beside_which_no_card_has_room_has_their_number(
    look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = set()
    for width in range(400, 460, 2):
        item = area(look, width)
        item.set_data(facts(KNOWN[5:8]))
        with recording(monkeypatch) as texts:
            painted(item, item.rect)
        found |= {"3"} if "3" in texts and not item.is_narrow else set()
    assert found


def test_a_note_that_has_no_room_is_told_shorter(look: ThemeContext) -> None:
    assert fitting_note(facts(), QRectF(0, 0, 400, 44)) == "bot, shrewd · 13 cards"
    assert fitting_note(facts(), QRectF(0, 0, 165, 44)) == "13 cards"
    assert fitting_note(facts(), QRectF(0, 0, 90, 44)) == "13"
    thinking = replace(facts(), state="thinking")
    plates = (QRectF(0, 0, width, 44) for width in range(90, 165))
    narrow = next(plate for plate in plates if fitting_note(facts(), plate) == "13 cards")
    assert fitting_note(thinking, narrow) == "13"  # the hourglass takes space


def test_the_income_in_a_plate_has_its_word_where_there_is_room(look: ThemeContext) -> None:
    assert income_note(facts(), QRectF(0, 0, 230, 44)) == "income $4"
    assert fitting_note(facts(), QRectF(0, 0, 190, 44), "income $4") == "13 cards"
    assert income_note(facts(), QRectF(0, 0, 110, 44)) == "+4"


def test_the_title_of_the_own_area_leaves_room_for_the_income(look: ThemeContext) -> None:
    item = OwnItem(look)
    item.titles, item.income = ("Portfolios of Bartholomew", "Bartholomew"), "income $19"
    item.set_geometry(QRectF(0, 0, 700, 200), QRectF(0, 0, 500, 20))
    assert item.title == "Portfolios of Bartholomew"
    item.set_geometry(QRectF(0, 0, 700, 200), QRectF(0, 0, 230, 20))
    assert item.title == "Bartholomew"


def test_title_and_income_of_the_own_area_never_touch(look: ThemeContext) -> None:
    item = OwnItem(look)
    item.titles, item.income = ("Eigene Portfolios", "Eigene"), "Einkommen 14 $"
    used = text_width("Einkommen 14 $", look.serif(18))
    for width in range(200, 300):
        item.set_geometry(QRectF(0, 0, 700, 200), QRectF(0, 0, width, 20))
        left = width - used - text_width(item.title, look.serif(17))
        assert left >= 16 or item.title == "Eigene"


@pytest.mark.parametrize(
    ("covered", "told"),
    [
        (QRectF(), ["Portfolios", "income $4"]),
        (QRectF(20, 5, 300, 200), ["income $4"]),
        (QRectF(300, 5, 300, 200), ["Portfolios"]),
        (QRectF(20, 5, 600, 200), []),
    ],
    ids=["whole", "title", "income", "both"],
)
def test_what_an_offer_would_cut_of_title_and_income_is_left_out(
    look: ThemeContext, monkeypatch: pytest.MonkeyPatch, covered: QRectF, told: list[str]
) -> None:
    """The first letter of the title used to stick out at its left."""
    item = OwnItem(look)
    item.titles, item.income, item.covered = ("Portfolios",), "income $4", covered
    item.set_geometry(QRectF(0, 0, 700, 200), QRectF(8, 0, 500, 20))
    with recording(monkeypatch) as texts:
        painted(item, item.rect)
    assert texts == told


def on_cloth(look: ThemeContext, cash: str, *, deals: bool) -> QImage:
    item = area(look, 330 * look.scale)
    item.set_data(replace(facts(), cash=cash, deals=deals))
    image = QImage(round(400 * look.scale), 200, QImage.Format.Format_RGB32)
    image.fill(look.theme.cloth_middle)
    painter = QPainter(image)
    item.draw(painter)
    painter.end()
    return image


def greatest_change(one: QImage, other: QImage, at: QPoint) -> int:
    a, b = one.pixelColor(at), other.pixelColor(at)
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))


@pytest.mark.parametrize("scale", [0.72, 1.0, 1.44])
def test_the_dealers_mark_leaves_the_cash_readable(look: ThemeContext, scale: float) -> None:
    look.set_scale(scale)
    plain, blank = on_cloth(look, "4 $", deals=False), on_cloth(look, "", deals=False)
    marked = on_cloth(look, "4 $", deals=True)
    every = [QPoint(x, y) for x in range(plain.width()) for y in range(plain.height())]
    figures = [at for at in every if greatest_change(plain, blank, at) > 90]
    assert figures
    assert all(greatest_change(plain, marked, at) < 40 for at in figures)


def test_what_is_known_and_the_income_do_not_lie_over_each_other(
    look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = set()
    for width in range(300, 460, 2):
        item = area(look, width)
        item.set_data(replace(facts(KNOWN[5:8]), income="Einkommen 12 $"))
        with recording(monkeypatch) as texts:
            painted(item, item.rect)
        found |= set() if item.is_narrow else {"+4", "Einkommen 12 $"} & set(texts)
    assert found == {"+4", "Einkommen 12 $"}
