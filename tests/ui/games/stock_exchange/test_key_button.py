from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from stockgames.ui.games.stock_exchange.envelope import draw_key_button
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme
from stockgames.ui.widgets.buttons import ButtonState

BOX = QRectF(4, 4, 190, 40)


def drawn(text: str, key: str, theme: Theme = EVENING, state: ButtonState = "rest") -> bytes:
    image = QImage(200, 50, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw_key_button(painter, ThemeContext(), theme, BOX, text, key, state)
    painter.end()
    return bytes(image.constBits())


def test_text_key_ground_and_state_show(qtbot: QtBot) -> None:
    looks = [
        drawn("Back", "Left"),
        drawn("Next", "Left"),
        drawn("Back", "Right"),
        drawn("Back", "Left", DAYLIGHT),
        drawn("Back", "Left", state="over"),
    ]
    assert len(set(looks)) == 5


def test_a_long_text_stops_before_the_key(qtbot: QtBot) -> None:
    long = "A very long text that has no room beside any key"
    assert drawn(long, "W") != drawn(long, "E")
