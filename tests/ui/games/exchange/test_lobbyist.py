"""The lobbyist stands on its feet, and sways as it walks."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.lobbyist import LobbyistItem
from stockgames.ui.kit.theme import Look


def drawn(item: LobbyistItem) -> bytes:
    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(60, 100)
    item.draw(painter)
    painter.end()
    return bytes(image.constBits())


def test_it_stands_where_its_shoes_are(qapp: QApplication) -> None:
    item = LobbyistItem(Look())
    item.stand(QPointF(40, 90), 60)
    assert item.pos() == QPointF(40, 90)
    assert (item.rect.bottom(), item.rect.height()) == (0, 60)


def test_it_leans_while_it_walks_and_stands_straight_again(qapp: QApplication) -> None:
    item = LobbyistItem(Look())
    item.stand(QPointF(), 60)
    still = drawn(item)
    item.walk(QPointF(10, 0), 0.5)
    assert item.pos() == QPointF(10, 0)
    assert drawn(item) != still
    item.stand(QPointF(20, 0), 60)
    assert drawn(item) == still
