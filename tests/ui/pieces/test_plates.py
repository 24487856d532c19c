from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.presentation.context import PlateState
from stockgames.presentation.faces import house
from stockgames.presentation.sentences.speech import Wording
from stockgames.ui.pieces.plates import draw_plate, draw_tag, words_in
from stockgames.ui.pieces.tokens import draw_token, security_letters
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.fonts import sans
from stockgames.ui.theme.palette import EVENING, SECURITIES, Theme
from tests.ui.theme.pictures import painted, picture

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


def test_tag_grows_with_its_text_and_its_size(qapp: QApplication) -> None:
    def width(text: str, size: float) -> int:
        image = picture(300, 100, lambda p: draw_tag(p, EVENING, QPointF(150, 50), text, size=size))
        return painted(image, threshold=250).width()

    assert width("$6", 19) < width("$1,180", 19) < width("$1,180", 30)


AT = QPointF(50, 50)


def bits(security: str) -> bytes:
    image = picture(100, 100, lambda p: draw_token(p, EVENING, AT, 30, security))
    return bytes(image.constBits())


def test_tokens_differ_from_each_other(qapp: QApplication) -> None:
    assert len({bits(security) for security in SECURITIES}) == len(SECURITIES)


def test_english_letters_are_the_keys() -> None:
    assert [security_letters(letters) for letters in SECURITIES] == list(SECURITIES)


def test_german_has_letters_of_its_own(qapp: QCoreApplication) -> None:
    install_language(qapp, "de")
    try:
        german = [security_letters(letters) for letters in SECURITIES]
    finally:
        install_language(qapp, "en")
    assert len(set(german)) == len(SECURITIES)
    assert german != list(SECURITIES)


@pytest.mark.parametrize("letters", ["X", "1992"])
def test_other_letters_stay_as_they_are(letters: str) -> None:
    assert security_letters(letters) == letters
