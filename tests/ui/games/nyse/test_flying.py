from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.games.nyse.parts import PLAIN, STOCK_SWAP
from stockgames.ui.games.nyse.pieces import FlyingChip
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import painted


def test_a_chip_shows_its_underside_once_it_is_turned(qtbot: QtBot) -> None:
    chip = FlyingChip(ThemeContext(), "B", 30)
    face = painted(chip, chip.rect)
    chip.turn(STOCK_SWAP)
    underside = painted(chip, chip.rect)
    chip.turn(PLAIN)
    assert underside != face
    assert painted(chip, chip.rect) not in (face, underside)
    assert painted(FlyingChip(ThemeContext(), "R", 30), chip.rect) != face
    assert chip.rect.center().isNull()
