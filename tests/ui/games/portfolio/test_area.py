"""Portfolios before a seat: their cards, shapes, places, and what can be done there."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.ui.games.portfolio.area import (
    AreaItem,
    OwnItem,
    SeatPicture,
    fitting_note,
)
from stockgames.ui.games.portfolio.deal_side import MiniCard
from stockgames.ui.games.portfolio.hand import RAISED
from stockgames.ui.games.portfolio.run import LOOSE, TIGHT, Run, RunItem, RunPicture, arrange_runs
from stockgames.ui.pieces.cards import CARD_RATIO, fan
from stockgames.ui.pieces.plates import Plate
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.portfolio.table import card
from tests.ui.games.paints import painted
from tests.ui.painted_texts import recording


def on_cloth(look: ThemeContext, cash: str, *, deals: bool) -> QImage:
    item = area(look, 240)
    item.set_data(replace(facts(), plate=replace(facts().plate, amount=cash), deals=deals))
    image = QImage(290, 200, QImage.Format.Format_RGB32)
    image.fill(look.theme.cloth_middle)
    painter = QPainter(image)
    item.draw(painter)
    painter.end()
    return image


def greatest_change(one: QImage, other: QImage, at: QPoint) -> int:
    a, b = one.pixelColor(at), other.pixelColor(at)
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))


CARDS = tuple((rank, "S") for rank in (10, 11, 12))


@pytest.mark.parametrize("scale", [0.72, 2.4])
@pytest.mark.parametrize("cap", [None, (10, "C")])
def test_the_tag_is_never_cut(qapp: object, scale: float, cap: tuple[int, str] | None) -> None:
    """On the board, and in a deal's tray on a large screen."""
    look = ThemeContext()
    look.set_scale(scale)
    facts = RunPicture(1, 0, CARDS, cap, None, "$113")
    room = QRectF(0, 0, 900 * scale, 400 * scale)
    item = RunItem(look, 1)
    item.set_geometry(facts, arrange_runs([facts.run], room, 86 * scale)[0], "")
    assert not item.rect.contains(item.tag_rect)
    assert item.boundingRect().contains(item.tag_rect.adjusted(-4, -4, 4, 6))


ROOM = QRectF(300, 500, 700, 182)
CARD = 91.0
ABOVE = ROOM.adjusted(0, CARD * RAISED, 0, 0)


@given(st.integers(1, 32))
def test_every_card_stays_in_the_room_and_shows_its_edge(count: int) -> None:
    placed = fan(count, ABOVE, CARD, CARD_RATIO)
    assert len(placed) == count
    for place in placed:
        outline = place.raised(CARD * RAISED).outline().boundingRect()
        assert outline.left() >= ROOM.left() - 2
        assert outline.right() <= ROOM.right() + 2
        assert place.outline().boundingRect().bottom() <= ROOM.bottom()
    steps = [b.centre.x() - a.centre.x() for a, b in pairwise(placed)]
    assert all(step > CARD * 0.2 for step in steps)


def test_no_card_no_fan() -> None:
    assert fan(0, ROOM, CARD, CARD_RATIO) == []


def test_a_card_tells_itself_and_what_is_known_or_given_shows(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    first = MiniCard(ThemeContext(), card("7H"), known=False, parent=page)
    second = MiniCard(ThemeContext(), card("7H"), known=True, parent=page)
    for button in (first, second):
        button.resize(button.sizeHint())
    assert first.objectName() == "lay-7h"
    assert first.accessibleName() == first.toolTip() == "7 of hearts"
    looks = [first.grab().toImage(), second.grab().toImage()]
    first.setChecked(True)
    looks.append(first.grab().toImage())
    assert [sum(one == other for other in looks) for one in looks] == [1] * 3
    assert 13 * first.sizeHint().width() < 640


RUNS = st.builds(Run, st.integers(3, 13), st.booleans(), st.booleans())
ROUND = QRectF(10, 20, 460, 190)


@given(st.lists(RUNS, max_size=6))
def test_runs_stay_in_their_room(runs: list[Run]) -> None:
    placed = arrange_runs(runs, ROUND, 62)
    assert [each.run for each in placed] == runs
    for each in placed:
        assert ROUND.adjusted(-1, -1, 1, 1).contains(each.outline)


@given(st.lists(RUNS, min_size=1, max_size=6))
def test_cards_are_of_one_size_and_steps_show_every_rank(runs: list[Run]) -> None:
    placed = arrange_runs(runs, ROUND, 62)
    assert len({each.card for each in placed}) == 1
    for each in placed:
        share = each.step / each.card
        assert TIGHT - 1e-6 <= share <= LOOSE + 1e-6
        if each.run.cards > 6:
            assert abs(share - TIGHT) < 1e-6


def test_runs_that_cannot_fit_overlap_but_stay() -> None:
    narrow = QRectF(0, 0, 224, 212)
    placed = arrange_runs([Run(5, high_cap=True)] * 16, narrow, 62)
    assert max(each.outline.right() for each in placed) <= narrow.right() + 1


KNOWN = tuple((rank, "H") for rank in range(1, 14))


def facts(known: tuple[tuple[int, str], ...] = ()) -> SeatPicture:
    notes = ("bot, shrewd · 13 cards", "13 cards", "13")
    plate = Plate("Bruno", Portrait(), amount="$6")
    return SeatPicture(plate, notes, "income $4", "+4", False, known)


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


def test_a_note_that_has_no_room_is_told_shorter(look: ThemeContext) -> None:
    assert fitting_note(facts(), QRectF(0, 0, 400, 44)) == "bot, shrewd · 13 cards"
    assert fitting_note(facts(), QRectF(0, 0, 165, 44)) == "13 cards"
    assert fitting_note(facts(), QRectF(0, 0, 90, 44)) == "13"
    thinking = replace(facts(), plate=replace(facts().plate, state="thinking"))
    plates = (QRectF(0, 0, width, 44) for width in range(90, 165))
    narrow = next(plate for plate in plates if fitting_note(facts(), plate) == "13 cards")
    assert fitting_note(thinking, narrow) == "13"  # the hourglass takes space


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


def test_the_dealers_mark_leaves_the_cash_readable(look: ThemeContext) -> None:
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
