"""The fields, rows and lists in which a deal is made, offered and answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QStyleOptionGraphicsItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stockgames.engine.state import seen_as
from stockgames.games.portfolio.action_builder import LEAVE
from stockgames.games.portfolio.drafting import DealDraft
from stockgames.games.portfolio.view import PortfolioView
from stockgames.lab.gallery import portfolio_positions as positions
from stockgames.lab.gallery.portfolio_positions import POSITIONS, seat_page
from stockgames.lab.gallery.samples import board_of
from stockgames.presentation.games.portfolio.terms import Face
from stockgames.presentation.hints import HintText
from stockgames.presentation.outline import Node, walk
from stockgames.ui.games.portfolio.deal_side import DealSide, MiniCard, Tray, WishGrid
from stockgames.ui.games.portfolio.dealing import DealSheet
from stockgames.ui.games.portfolio.layout import (
    DealRow,
    OwnEnd,
    PortfolioLayout,
    Wanted,
    arrange_deal_row,
    lay_out,
)
from stockgames.ui.games.portfolio.papers import OfferItem, OfferPicture
from stockgames.ui.games.portfolio.piles import PilesItem
from stockgames.ui.games.portfolio.run import RunPicture
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.games.portfolio.table import PortfolioTable
from stockgames.ui.games.portfolio.trays import AmountField, SidePicture, draw_side
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.shapes import bottom_part, inset
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.portfolio.table import card
from tests.ui.finding import child, on_screen
from tests.ui.games.portfolio.test_layout import SIZES
from tests.ui.table.seating import OPENED, SMALL
from tests.ui.theme.pictures import painted, picture


def arranged(
    width: float, height: float, own: float, wanted: float, air: float = 0.0
) -> tuple[PortfolioLayout, DealRow]:
    """Return a row with portfolios that take the share `own`, and a sheet that wants `wanted`.

    `air` is the share that they can spare.
    """
    layout = lay_out(width, height, 3, (2, 2, 0))
    piles = PilesItem(ThemeContext(), "piles")
    piles.set_rect(layout.piles)
    row = layout.piles.right() - layout.own.left()

    def fit(room: QSizeF) -> QSizeF:
        return QSizeF(max(row * wanted, min(room.width(), row)), room.height())

    least = row * wanted
    found = Wanted(least, least, least, fit)
    end = layout.own.left() + row * own
    return layout, arrange_deal_row(layout, piles, OwnEnd(end, end - row * air), found)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("own", [0.1, 0.3, 0.5])
@pytest.mark.parametrize("wanted", [0.2, 0.45, 0.6])
def test_nothing_lies_over_anything_else(
    qapp: QApplication, size: tuple[float, float], own: float, wanted: float
) -> None:
    layout, row = arranged(*size, own, wanted)
    runs = QRectF(layout.own)
    whole = layout.piles.right() - layout.own.left()
    runs.setRight(min(layout.own.left() + whole * own, row.runs.right()))
    parts = [inset(part, 0.5) for part in (row.sheet, row.piles, row.hand, runs)]
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    assert not any(row.sheet.intersects(seat) for seat in layout.seats)
    assert row.sheet.width() >= whole * wanted - 1
    assert layout.hand.contains(row.hand)


@pytest.mark.parametrize("size", SIZES)
def test_a_small_sheet_leaves_piles_and_hand_where_they_are(
    qapp: QApplication, size: tuple[float, float]
) -> None:
    layout, row = arranged(*size, own=0.2, wanted=0.2)
    assert (row.piles, row.hand, row.runs) == (layout.piles, layout.hand, layout.own_runs)


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def field(qtbot: QtBot) -> AmountField:
    made = AmountField(ThemeContext(), 0, 3)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    qtbot.waitExposed(made)
    return made


def press(field: AmountField, name: str) -> None:
    sign = child(field, QAbstractButton, name)
    QTest.mouseClick(sign, LEFT, pos=sign.rect().center())


def test_its_signs_change_the_number_within_its_bounds(field: AmountField) -> None:
    for name, value in (
        ("less", 0),
        ("more", 1),
        ("more", 2),
        ("more", 3),
        ("more", 3),
        ("less", 2),
    ):
        press(field, name)
        assert field.value() == value


def test_its_signs_lie_at_its_ends_and_take_no_focus(field: AmountField) -> None:
    less, more = (field.findChild(QAbstractButton, name) for name in ("less", "more"))
    assert less is not None
    assert more is not None
    assert less.geometry().right() < more.geometry().left()
    assert field.rect().contains(less.geometry().united(more.geometry()))
    field.setFocus()
    press(field, "more")
    assert field.hasFocus()


def test_digits_and_arrows_change_it_too(field: AmountField) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_2)
    assert field.value() == 2
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.value() == 3


def opened_position(name: str, size: QSize = SMALL) -> TablePage:
    def show(page: TablePage) -> None:
        page.resize(size)
        page.setUpdatesEnabled(False)
        page.show()

    look = ThemeContext()
    look.fit(size)
    page = positions.open_position(name, look, show)
    OPENED.append(page)
    return page


def found(page: TablePage) -> dict[str, Node]:
    return {node.place: node for _, node in walk(page.outline.nodes())}


@pytest.fixture
def deal(qtbot: QtBot) -> TablePage:
    return opened_position("deal")


def test_both_sides_of_a_deal_are_told_with_what_they_change(deal: TablePage) -> None:
    nodes, sheet = found(deal), child(deal, DealSheet)
    draft, view = sheet.draft, seen_as(PortfolioView, deal.controller.view)
    assert draft is not None
    assert nodes["deal"].value == sheet.sentence
    given = [node.name for node in nodes["deal/give"].children]
    assert given[0] == f"${draft.give.cash}"
    assert "3 turns" in given[-1]
    assert len(given) == 3
    assert len(nodes["deal/get"].children) == 2
    cash = view.cash[0]
    assert f"cash ${cash} → ${cash - draft.give.cash}" in nodes["deal/give"].value
    other = view.cash[draft.partner]
    assert f"cash ${other} → ${other + draft.give.cash}" in nodes["deal/get"].value
    assert "left this turn" in nodes["deal/left"].name
    assert not nodes["deal/left"].value


def test_a_deal_that_cannot_be_offered_says_why(deal: TablePage) -> None:
    table = board_of(deal, PortfolioTable)
    table.choose(LEAVE)
    assert "deal" not in found(deal)
    table.open_deal(DealDraft(0, 1))
    nodes = found(deal)
    assert [node.name for node in nodes["deal/give"].children] == ["nothing"]
    assert nodes["deal/left"].value, "an empty deal is refused"
    offer, *_ = table.panel.groups[0].choices
    assert offer.why_not == nodes["deal/left"].value


def test_an_offer_that_waits_is_told_side_by_side(qtbot: QtBot) -> None:
    nodes = found(opened_position("answer"))
    assert nodes["deal/give"].name == "Bruno gives"
    assert nodes["deal/get"].name == "You give"
    whole = nodes["offer"].value
    for side in ("give", "get"):
        parts = [node.name for node in nodes[f"deal/{side}"].children]
        assert parts
        assert [part for part in parts if part not in whole] == []
        assert "income $" in nodes[f"deal/{side}"].value


def test_trays_tell_their_own_side_alone(deal: TablePage) -> None:
    sheet = child(deal, DealSheet)
    names = [tray.accessibleName() for tray in sheet.findChildren(Tray)]
    assert names[0].startswith("You give: $")
    assert names[1].startswith("Bruno gives: ")


LINES = ("It pays $4 right away.", "No other card goes with it.", "Bruno earns $3 less a turn.")


@pytest.mark.parametrize("lines", [(), LINES[:1], LINES])
def test_a_popover_hides_neither_an_offer_nor_the_sums_of_this_turn(
    qtbot: QtBot, lines: tuple[str, ...]
) -> None:
    page = opened_position("answer")
    scene, board = board_of(page, PortfolioTable).scene, board_of(page, PortfolioTable).board
    page.hints.popover.write(HintText("A shrewd bot would play this", "Accept the deal", lines))
    page.popovers.show(page.hints.popover)
    assert scene.layout_ is not None
    sums = bottom_part(scene.layout_.sheet, 0.3 * scene.layout_.sheet.height())
    for rect in (scene.offer.rect, sums):
        seen = board.on_view(rect).toRect().translated(board.pos())
        assert not page.hints.popover.paper().intersects(seen)


@pytest.mark.parametrize("name", ["deal", "deal-five"])
@pytest.mark.usefixtures("language")
def test_no_label_of_a_deal_is_cut_in_a_small_window(qtbot: QtBot, name: str) -> None:
    sheet = child(opened_position(name, QSize(1024, 600)), DealSheet)
    for side in sheet.findChildren(DealSide):
        for label in side.findChildren(QLabel):
            assert label.width() >= label.sizeHint().width() or not label.isVisible(), label.text()


CARDS = list(range(26))


@pytest.fixture
def grid(qtbot: QtBot) -> WishGrid:
    page = on_screen(qtbot, QWidget(), QSize(900, 500))
    qtbot.waitExposed(page)
    page.activateWindow()
    made = WishGrid(ThemeContext(), page)
    made.page = page  # type: ignore[attr-defined]
    return made


def opened(grid: WishGrid) -> list[MiniCard]:
    grid.open("Bruno", CARDS, Counter({3: 1}), Counter({5: 1}))
    found = [button for button in grid.findChildren(MiniCard) if button.objectName()]
    return sorted(found, key=lambda button: button.card)


def focused(grid: WishGrid) -> int:
    (button,) = [button for button in grid.findChildren(MiniCard) if button.hasFocus()]
    return button.card


def test_it_asks_for_one_of_the_cards_and_marks_those_that_are_given(grid: WishGrid) -> None:
    assert grid.isHidden()
    buttons = opened(grid)
    assert [button.card for button in buttons] == CARDS
    assert [button.card for button in buttons if button.isChecked()] == [5]
    assert [button.card for button in buttons if button._known] == [3]
    assert any("Bruno" in label.text() for label in grid.findChildren(QLabel))


def test_arrows_walk_over_thirteen_in_a_row_and_round_the_ends(grid: WishGrid) -> None:
    opened(grid)
    walked = []
    for key in ("Right", "Down", "Left", "Up", "Left", "Down"):
        grid.walk(key)
        walked.append(focused(grid))
    assert walked == [1, 14, 13, 0, 25, 12]


def test_one_pick_is_told_and_puts_it_away(grid: WishGrid) -> None:
    buttons, emitted = opened(grid), list[tuple[int, bool]]()
    grid.picked.connect(lambda card, on: emitted.append((card, on)))
    closed = list[bool]()
    grid.closed.connect(lambda: closed.append(True))
    grid.walk("Right")
    grid.press()
    assert emitted == [(1, True)]
    assert closed == [True]
    assert grid.isHidden()
    buttons = opened(grid)
    buttons[5].click()
    assert emitted[-1] == (5, False)


def test_no_card_is_left_to_be_read(grid: WishGrid) -> None:
    opened(grid)
    grid.put_away()
    assert not any(button.objectName() for button in grid.findChildren(MiniCard))
    grid.put_away()
    assert grid.isHidden()
    assert card("AS") == CARDS[0]


SHEET = QRectF(20, 20, 620, 310)
PACK: list[Face] = [(rank, suit) for suit in "SHDC" for rank in range(1, 14)]
RUN = RunPicture(1, 0, (PACK[0], PACK[1], PACK[2]), None, None, "$4")


@pytest.fixture(scope="module")
def pages(qapp: QApplication) -> Iterator[dict[str, TablePage]]:
    """Yield tables with a small, a larger and the largest possible offer."""
    names = ("answer-usual", "answer", "answer-a-lot")
    found = {name: seat_page(ThemeContext(), POSITIONS[name]) for name in names}
    for page in found.values():
        page.resize(1280, 720)
        page.show()
        page.start()
    yield found
    for page in found.values():
        page.close()
        page.deleteLater()


def side(cards: int = 0, runs: int = 0, promises: int = 0) -> SidePicture:
    words = tuple(f"a truce for {turns} turns" for turns in range(promises))
    return SidePicture("Ada gives", "$3", tuple(PACK[:cards]), (RUN,) * runs, words)


def item(sentence: str, giving: SidePicture, text_size: float = 1.0) -> OfferItem:
    look = ThemeContext()
    look.set_text_size(text_size)
    made = OfferItem(look)
    made.set_rect(SHEET)
    made.set_data(OfferPicture("Ada offers Bruno a deal", sentence, (), (giving, side())))
    return made


@pytest.mark.parametrize("words", [5, 3000])
@pytest.mark.parametrize(
    "giving",
    [side(), side(2, 1, 2), side(52), side(52, 12), side(52, 12, 40), side(1, 0, 400)],
    ids=["cash", "little", "cards", "runs", "promises", "many promises"],
)
def test_nothing_stands_by_the_sheet(qapp: QApplication, giving: SidePicture, words: int) -> None:
    offer = item(" ".join(["deal"] * words), giving)

    def paint(painter: QPainter) -> None:
        painter.setClipRect(SHEET.adjusted(-20, -20, 20, 20))
        offer.paint(painter, QStyleOptionGraphicsItem())

    bare = item("deal", side())
    just_paper = painted(picture(680, 360, lambda p: bare.paint(p, QStyleOptionGraphicsItem())))
    assert just_paper.contains(painted(picture(680, 360, paint)))


@pytest.mark.parametrize("runs", [1, 2, 4])
@pytest.mark.parametrize("high", [56, 65, 90, 140])
def test_portfolios_stay_in_their_tray(qapp: QApplication, high: float, runs: int) -> None:
    """With text of twice the size, a capped one stuck out of its tray."""
    capped = replace(RUN, low_cap=PACK[3], high_cap=PACK[4], cards=tuple(PACK[:5]))
    tray = QRectF(40, 40, 300, high)

    def paint(painter: QPainter, sides: SidePicture) -> None:
        draw_side(painter, ThemeContext(), tray, sides)
        painter.fillRect(tray, Qt.GlobalColor.black)

    full = replace(side(1), runs=(capped,) * runs)
    assert picture(400, 240, partial(paint, sides=full)) == picture(
        400, 240, partial(paint, sides=side())
    )


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(2560, 1440)])
@pytest.mark.parametrize("offered", ["answer-usual", "answer", "answer-a-lot"])
def test_an_offer_lies_over_nobodys_cards(
    qtbot: QtBot, pages: dict[str, TablePage], offered: str, size: QSize
) -> None:
    page = pages[offered]
    page.look.fit(size)
    page.resize(size)
    table: Any = page.game_table
    scene: PortfolioScene = table.scene
    sheet = scene.offer.rect
    assert scene.offer.isVisible()
    arranged = [run.outer for run in scene.runs.values() if run.isVisible()]
    assert arranged
    assert not any(run.intersects(sheet) for run in arranged)
    assert not any(area.rect.intersects(sheet) for area in scene.areas.values())
    assert not any(one.rect.intersects(sheet) for one in (scene.piles, scene.hand))
    assert sheet.right() < scene.own.rect.right()
    assert not painted(picture(400, 400, partial(own_place, scene)))
    assert scene.own.covered == sheet


def own_place(scene: PortfolioScene, painter: QPainter) -> None:
    painter.translate(-scene.place.rect.topLeft())
    scene.place.draw(painter)


def test_where_consequences_have_no_room_it_is_told_what_changes_hands(qapp: QApplication) -> None:
    """Accepting requires having read everything: trays may only say how much more they hold."""
    text = "Ada gives a truce for 3 turns and gets $7, a truce for 3 turns and $7 of coming income."
    later = ("For 3 turns Ada takes nothing of yours, nor ends it, at any price.",) * 3
    offer = item(text, side(promises=3))
    assert offer.facts is not None
    offer.set_data(replace(offer.facts, consequences=later))
    assert shown(offer) == "\n".join(later)
    offer.set_rect(QRectF(20, 20, 440, 200))
    assert shown(offer) == text


def test_enlarged_text_shrinks_before_an_offer_is_cut_short(qapp: QApplication) -> None:
    text = "Bruno gives you the king of clubs, and you give him $3 and a truce for 3 turns."
    offer = item(text, side(promises=1), 2.0)
    offer.set_rect(QRectF(20, 20, 340, 240))
    assert shown(offer) == text


def shown(offer: OfferItem) -> str:
    """Return the text under the trays."""
    assert offer.facts is not None
    _, words, _ = offer._foot(offer.facts)
    return "\n".join(text for _, text in words)
