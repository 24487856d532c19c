"""The sheet of an open offer, however much is on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from stockgames.lab.gallery.portfolio_positions import POSITIONS, seat_page
from stockgames.presentation.games.portfolio.terms import Face
from stockgames.ui.games.portfolio.run import RunPicture
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.games.portfolio.slips import OfferItem, OfferPicture
from stockgames.ui.games.portfolio.trays import SidePicture
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.context import ThemeContext
from tests.ui.theme.pictures import painted, picture

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
def test_nothing_stands_beside_the_sheet(
    qapp: QApplication, giving: SidePicture, words: int
) -> None:
    offer = item(" ".join(["deal"] * words), giving)

    def paint(painter: QPainter) -> None:
        painter.setClipRect(SHEET.adjusted(-20, -20, 20, 20))
        offer.paint(painter, QStyleOptionGraphicsItem())

    bare = item("deal", side())
    just_paper = painted(picture(680, 360, lambda p: bare.paint(p, QStyleOptionGraphicsItem())))
    assert just_paper.contains(painted(picture(680, 360, paint)))


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
    laid = [run.outer for run in scene.runs.values() if run.isVisible()]
    assert laid
    assert not any(run.intersects(sheet) for run in laid)
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
    told = "Ada gives a truce for 3 turns and gets $7, a truce for 3 turns and $7 of coming income."
    later = ("For 3 turns Ada takes nothing of yours, nor ends it, at any price.",) * 3
    offer = item(told, side(promises=3))
    assert offer.facts is not None
    offer.set_data(replace(offer.facts, consequences=later))
    assert shown(offer) == "\n".join(later)
    offer.set_rect(QRectF(20, 20, 440, 200))
    assert shown(offer) == told


def test_enlarged_text_shrinks_before_an_offer_is_cut_short(qapp: QApplication) -> None:
    told = "Bruno gives you the king of clubs, and you give him $3 and a truce for 3 turns."
    offer = item(told, side(promises=1), 2.0)
    offer.set_rect(QRectF(20, 20, 340, 240))
    assert shown(offer) == told


def shown(offer: OfferItem) -> str:
    """Return the text under the trays."""
    assert offer.facts is not None
    _, words, _ = offer._foot(offer.facts)
    return "\n".join(text for _, text in words)


def test_a_sheet_is_as_large_as_what_is_on_it(qapp: QApplication) -> None:
    def fitting(giving: SidePicture, words: str = "deal") -> QSizeF:
        picture = OfferPicture("Ada offers Bruno a deal", words, (), (giving, side()))
        return OfferItem(ThemeContext()).fitting(picture, QSizeF(900, 400), 10)

    little, more, much = fitting(side(1)), fitting(side(4, 0, 2)), fitting(side(52, 12, 40))
    assert little.width() < more.width() < much.width() == 900
    assert little.height() < fitting(side(1), "deal " * 80).height() <= 400
    assert much.height() == 400


def test_where_both_trays_lack_room_the_fuller_one_gets_more(qapp: QApplication) -> None:
    offer = item("deal", side(4, 2, 2))
    facts = offer.facts
    assert facts is not None
    left, right = offer._trays(QRectF(0, 0, 400, 120), facts)
    assert left.width() > right.width() > 0.35 * 400 * 0.9
    assert left.right() < right.left()
    assert right.right() == 400
