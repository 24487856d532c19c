from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.presentation.context import PlateState
from stockgames.presentation.faces import house
from stockgames.presentation.sentences.speech import Wording
from stockgames.ui.pieces.plates import draw_plate, words_in
from stockgames.ui.theme.fonts import sans
from stockgames.ui.theme.palette import Theme
from tests.ui.theme.pictures import picture

STATES: tuple[PlateState, ...] = ("waiting", "thinking", "active", "out")
PIA = house()["Pia"]
RECT = QRectF(20, 20, 220, 50)


def plate(theme: Theme, state: PlateState, name: str = "Ada", amount: str = "") -> QImage:
    return picture(
        260,
        90,
        lambda p: draw_plate(
            *(p, theme, RECT, name, "note"), portrait=PIA, state=state, amount=amount
        ),
    )


def test_states_differ_without_colour_too(qapp: QApplication, theme: Theme) -> None:
    pictures = [plate(theme, s).convertToFormat(QImage.Format.Format_Grayscale8) for s in STATES]
    assert len({bytes(picture.constBits()) for picture in pictures}) == 4


def test_long_name_stays_clear_of_the_amount(qapp: QApplication, theme: Theme) -> None:
    short = plate(theme, "waiting", "A", "$26M")
    long = plate(theme, "waiting", "A name that is far too long", "$26M")
    for x in range(190, 236):
        for y in range(24, 66):
            assert short.pixelColor(x, y) == long.pixelColor(x, y)


BOT = Wording("casual bot, cautious", "casual bot")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("room", "told"),
    [(400, "casual bot, cautious"), (100, "casual bot"), (4, "casual bot")],
)
def test_who_plays_is_not_cut_within_a_word(room: float, told: str) -> None:
    assert words_in(BOT, room, sans(14)) == told
