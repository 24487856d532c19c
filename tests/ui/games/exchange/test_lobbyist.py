"""The lobbyist stands on its feet, and sways as it walks."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.art.lobbyist import draw_lobbyist
from stockgames.ui.games.exchange.ledger import LobbyistItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import EVENING


def drawn(item: LobbyistItem) -> bytes:
    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(60, 100)
    item.draw(painter)
    painter.end()
    return bytes(image.constBits())


def test_it_stands_where_its_shoes_are(qapp: QApplication) -> None:
    item = LobbyistItem(ThemeContext())
    item.stand(QPointF(40, 90), 60)
    assert item.pos() == QPointF(40, 90)
    assert (item.rect.bottom(), item.rect.height()) == (0, 60)


def test_it_leans_while_it_walks_and_stands_straight_again(qapp: QApplication) -> None:
    item = LobbyistItem(ThemeContext())
    item.stand(QPointF(), 60)
    still = drawn(item)
    item.walk(QPointF(10, 0), 0.5, 60)
    assert item.pos() == QPointF(10, 0)
    assert drawn(item) != still
    item.stand(QPointF(20, 0), 60)
    assert drawn(item) == still


def test_it_grows_on_its_way(qapp: QApplication) -> None:
    item = LobbyistItem(ThemeContext())
    item.stand(QPointF(), 60)
    item.walk(QPointF(), 0, 48)
    assert (item.height, item.rect.height()) == (48, 48)


def test_in_the_evening_a_dark_edge_parts_it_from_cream(qapp: QApplication) -> None:
    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw_lobbyist(painter, EVENING, QPointF(60, 100), 80)
    painter.end()
    row = [image.pixelColor(x, 48) for x in range(120)]
    edge = next(colour for colour in row if colour.alpha() > 200)
    assert edge.lightness() < 60
    assert any(colour.lightness() > 200 for colour in row if colour.alpha() > 200)
