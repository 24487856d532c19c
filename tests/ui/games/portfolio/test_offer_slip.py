"""The sheet of an open offer, however much is on it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from stockgames.ui.games.portfolio.offer_slip import OfferItem, OfferPicture
from stockgames.ui.games.portfolio.run import Face, RunPicture
from stockgames.ui.games.portfolio.trays import SidePicture
from stockgames.ui.kit.theme import Look
from tests.ui.kit.pictures import painted, picture

SHEET = QRectF(20, 20, 620, 310)
PACK: list[Face] = [(rank, suit) for suit in "SHDC" for rank in range(1, 14)]
RUN = RunPicture(1, 0, (PACK[0], PACK[1], PACK[2]), None, None, "$4")


def side(cards: int = 0, runs: int = 0, promises: int = 0) -> SidePicture:
    words = tuple(f"a truce for {turns} turns" for turns in range(promises))
    return SidePicture("Ada gives", "$3", tuple(PACK[:cards]), (RUN,) * runs, words)


def item(sentence: str, giving: SidePicture) -> OfferItem:
    made = OfferItem(Look())
    made.set_rect(SHEET)
    made.tell(OfferPicture("Ada offers Bruno a deal", sentence, (), (giving, side())))
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
