from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import FOUNDERS
from stockgames.presentation.faces import choices, founders, house
from stockgames.ui.pieces.app_icon import WINDOW_SIZES, app_icon, draw_app_icon
from stockgames.ui.pieces.curtain import draw_curtain
from stockgames.ui.pieces.faces import KINDS, SHEET, crest_colour, names, part
from stockgames.ui.theme.drawings import names_of
from tests.ui.pieces.face_pictures import everybody
from tests.ui.theme.pictures import picture


def test_everybody_of_1792_has_a_face() -> None:
    assert set(founders()) == {founder.id for founder in FOUNDERS}
    firms = {founder.id for founder in FOUNDERS if "&" in founder.name}
    assert {key for key, face in founders().items() if face.partner} == firms


def test_twelve_of_the_house_and_twenty_four_to_choose_from() -> None:
    assert len(house()) == 12
    assert len(set(choices())) == 24
    assert len(set(everybody().values())) == 60


@pytest.mark.parametrize("field", [each.name for each in fields(Portrait)])
def test_people_are_made_of_parts_that_are_there(field: str) -> None:
    if field == "partner":
        return
    used = {getattr(face, field) for face in everybody().values()} - {""}
    assert used <= set(names(field))


def test_every_part_of_the_sheet_can_be_chosen() -> None:
    chosen = {f"{kind}-{name}" for kind in KINDS for name in names(kind)}
    behind = {f"{name}-behind" for name in chosen}
    assert set(names_of(SHEET)) <= chosen | behind | {"lash", "shield"}
    assert len(names("hair")) == 21
    assert len(names("hat")) == 19


def test_what_is_not_known_is_like_none() -> None:
    assert part("hat-sombrero") == ()
    assert crest_colour("mauve") is None


RECT = QRectF(0, 0, 400, 240)


def curtain(parted: float) -> QImage:
    return picture(400, 240, lambda p: draw_curtain(p, RECT, parted=parted))


def test_closed_curtain_hides_every_pixel(qapp: QApplication) -> None:
    image = curtain(0)
    assert {image.pixelColor(x, y).alpha() for x in range(400) for y in range(240)} == {255}


@pytest.mark.parametrize("size", [16, 48, 256])
def test_an_icon_fills_its_square_but_for_the_corners(qtbot: QtBot, size: int) -> None:
    image = draw_app_icon(size)
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_small_icons_carry_no_line_work(qtbot: QtBot) -> None:
    def colours(size: int) -> int:
        image = draw_app_icon(size)
        ring = range(round(size * 0.2), round(size * 0.26))
        return len({image.pixel(x, size // 2) for x in ring})

    assert colours(256) > colours(32)


def test_the_windows_icon_has_every_size(qtbot: QtBot) -> None:
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert sizes == set(WINDOW_SIZES)
