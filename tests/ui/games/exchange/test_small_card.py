"""A small sleeve on a ledger: each state looks different, and a face shows what is known."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.faces import CardFace
from stockgames.games.exchange.facts import Slot
from stockgames.games.exchange.parts import BUY, SELL
from stockgames.ui.games.exchange.sleeves import draw_small_card
from stockgames.ui.theme.context import ThemeContext

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(slot: Slot, turned: float = 1.0) -> bytes:
    image = QImage(40, 50, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw_small_card(painter, ThemeContext(), QRectF(8, 8, 22, 30), slot, turned)
    painter.end()
    return bytes(image.constBits())


FACES = [
    CardFace(0),
    CardFace(1),
    CardFace(0, BUY),
    CardFace(0, SELL),
    CardFace(0, BUY, 3),
    CardFace(0, BUY, 4),
    CardFace(0, by=1),
    CardFace(0, by=-1),
]


def test_every_state_and_every_face_looks_different(qapp: QApplication) -> None:
    slots = [Slot(), Slot("open"), Slot("back"), *(Slot("face", face) for face in FACES)]
    slots += [Slot("own", face) for face in FACES]
    assert len({drawn(slot) for slot in slots}) == len(slots)


def test_a_face_that_nobody_knows_is_a_back(qapp: QApplication) -> None:
    assert drawn(Slot("face")) == drawn(Slot("back"))
