"""Painted pieces: cards, chips, plates and sheets."""

from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, qGray
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import FOUNDERS
from stockgames.presentation.context import PlateState
from stockgames.presentation.faces import bot_portraits, founders
from stockgames.presentation.sentences.speech import Wording, rank_index
from stockgames.ui.pieces import chips
from stockgames.ui.pieces.app_icon import WINDOW_SIZES, app_icon
from stockgames.ui.pieces.cards import Card, draw_card
from stockgames.ui.pieces.chips import (
    Chip,
    ChipFace,
    ChipMarking,
    draw_chip,
    paint_chip,
)
from stockgames.ui.pieces.curtain import draw_curtain
from stockgames.ui.pieces.plates import draw_plate, words_in
from stockgames.ui.pieces.portrait import KINDS, SHEET, names, paint_shade
from stockgames.ui.pieces.tokens import draw_token, security_letters
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.drawings import names_of
from stockgames.ui.theme.fonts import sans
from stockgames.ui.theme.palette import EVENING, SECTORS, SECURITIES, SUITS, Mark, Theme
from tests.ui.pieces.face_pictures import everybody, grey
from tests.ui.theme.pictures import picture


def card_bits(card: Card) -> bytes:
    image = picture(120, 160, lambda p: draw_card(p, EVENING, QPointF(60, 80), card))
    return bytes(image.constBits())


def test_all_cards_of_the_pack_differ(qapp: QApplication) -> None:
    pack = {card_bits(Card(86, rank, suit)) for suit in SUITS for rank in range(1, 14)}
    assert len(pack) == 52


def test_backs_are_alike(qapp: QApplication) -> None:
    assert len({card_bits(Card(86, 0, suit)) for suit in SUITS}) == 1


def test_four_colours_change_diamonds_and_clubs_only(qapp: QApplication) -> None:
    changed = {s for s in SUITS if card_bits(Card(86, 7, s)) != card_bits(Card(86, 7, s, False))}
    assert changed == {"D", "C"}


@pytest.mark.parametrize(("language", "letters"), [("en", "AJQK"), ("de", "ABDK")])
def test_corners_say_the_cards_own_name(qapp: QApplication, language: str, letters: str) -> None:
    install_language(qapp, language)
    assert "".join(map(rank_index, (1, 11, 12, 13))) == letters
    assert [rank_index(rank) for rank in (2, 10)] == ["2", "10"]
    told = {rank: card_bits(Card(86, rank, "H")) for rank in range(1, 14)}
    install_language(qapp, "en")
    other = {rank for rank in told if told[rank] != card_bits(Card(86, rank, "H"))}
    assert other == (set() if language == "en" else {11, 12})


def painted_card(portrait: Portrait, *, fine: bool = True) -> bytes:
    def paint(painter: QPainter) -> None:
        paint_shade(painter, portrait, QPointF(50, 63), 48, fine=fine)

    return grey(100, 126, paint)


def test_names_that_are_not_known_are_like_none(qapp: QApplication) -> None:
    strange = Portrait(face="cubist", hair="green", hat="ufo", dress="toga", trifle="sceptre")
    assert painted_card(strange) == painted_card(Portrait())


FACES: tuple[ChipFace, ...] = ("supply", "marking", "back")
MARKINGS: tuple[ChipMarking, ...] = (
    "plain",
    "speculative_market",
    "aggressive_investment",
    "stock_swap",
)


def chip_bits(chip: Chip, theme: Theme = EVENING) -> bytes:
    image = picture(100, 140, lambda p: draw_chip(p, theme, QPointF(50, 100), chip))
    return bytes(image.constBits())


def test_sides_and_sectors_all_differ(qapp: QApplication) -> None:
    chips = {chip_bits(Chip(sector, 30, face)) for sector in SECTORS for face in FACES}
    assert len(chips) == len(SECTORS) * len(FACES)


def test_markings_differ_face_up_and_not_face_down(qapp: QApplication) -> None:
    assert len({chip_bits(Chip("B", 30, "marking", marking)) for marking in MARKINGS}) == 4
    assert len({chip_bits(Chip("B", 30, "back", marking)) for marking in MARKINGS}) == 1


IN_HAND = 23
"""The radius of a chip in the player's own hand at 1280 × 720."""


def drawn_as(
    mark: Mark, marking: ChipMarking, monkeypatch: pytest.MonkeyPatch, radius: float = IN_HAND
) -> QImage:
    """Return a chip of a made-up sector."""
    monkeypatch.setattr(chips, "SECTORS", {"X": mark})
    chip = Chip("X", radius, "marking", marking, shadow=False)

    def paint(painter: QPainter) -> None:
        painter.translate(30, 30)
        paint_chip(painter, EVENING, chip)

    return picture(60, 60, paint)


def apart(one: QImage, other: QImage) -> int:
    """Return how many pixels differ clearly in lightness."""
    places = [(x, y) for x in range(60) for y in range(60)]
    return sum(abs(qGray(one.pixel(*at)) - qGray(other.pixel(*at))) > 64 for at in places)


@pytest.mark.parametrize("marking", MARKINGS)
@pytest.mark.parametrize("sector", SECTORS)
def test_emblem_and_letter_of_the_sector_show_beside_each_marking(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, sector: str, marking: ChipMarking
) -> None:
    mark = SECTORS[sector]
    own = drawn_as(mark, marking, monkeypatch)
    others = [other for other in SECTORS.values() if other is not mark]
    for other in others:
        like = drawn_as(Mark(mark.letter, other.emblem, mark.colour), marking, monkeypatch)
        assert apart(own, like) >= 20, f"the emblem is not told from {other.emblem}"
    bare = drawn_as(Mark("", mark.emblem, mark.colour), marking, monkeypatch)
    assert apart(own, bare) >= 16, "its letter is hardly there"


def test_a_small_chip_has_room_for_its_marking_alone(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    flask, circuit = (Mark("X", name, QColor("#2E6199")) for name in ("flask", "circuit"))
    small = [drawn_as(mark, "stock_swap", monkeypatch, 9) for mark in (flask, circuit)]
    assert not apart(*small)
    marked = [drawn_as(flask, marking, monkeypatch, 9) for marking in MARKINGS]
    assert all(apart(marked[0], other) >= 8 for other in marked[1:])


STATES: tuple[PlateState, ...] = ("waiting", "thinking", "active", "out")
PIA = bot_portraits()["Pia"]
PLATE_RECT = QRectF(20, 20, 220, 50)


def plate(theme: Theme, state: PlateState, name: str = "Ada", amount: str = "") -> QImage:
    return picture(
        260,
        90,
        lambda p: draw_plate(
            *(p, theme, PLATE_RECT, name, "note"), portrait=PIA, state=state, amount=amount
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


AT = QPointF(50, 50)


def bits(security: str) -> bytes:
    image = picture(100, 100, lambda p: draw_token(p, EVENING, AT, 30, security))
    return bytes(image.constBits())


def test_tokens_differ_from_each_other(qapp: QApplication) -> None:
    assert len({bits(security) for security in SECURITIES}) == len(SECURITIES)


def test_german_has_letters_of_its_own(qapp: QCoreApplication) -> None:
    install_language(qapp, "de")
    german = [security_letters(letters) for letters in SECURITIES]
    assert len(set(german)) == len(SECURITIES)
    assert german != list(SECURITIES)


@pytest.mark.parametrize("letters", ["X", "1992"])
def test_other_letters_stay_as_they_are(letters: str) -> None:
    assert security_letters(letters) == letters


def test_everybody_of_1792_has_a_face() -> None:
    assert set(founders()) == {founder.id for founder in FOUNDERS}
    firms = {founder.id for founder in FOUNDERS if "&" in founder.name}
    assert {key for key, face in founders().items() if face.partner} == firms


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


RECT = QRectF(0, 0, 400, 240)


def curtain(parted: float) -> QImage:
    return picture(400, 240, lambda p: draw_curtain(p, RECT, parted=parted))


def test_closed_curtain_hides_every_pixel(qapp: QApplication) -> None:
    image = curtain(0)
    assert {image.pixelColor(x, y).alpha() for x in range(400) for y in range(240)} == {255}


def test_the_windows_icon_has_every_size(qtbot: QtBot) -> None:
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert sizes == set(WINDOW_SIZES)
