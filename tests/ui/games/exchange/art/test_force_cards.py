"""Market Force cards show their moves, and each has a scene of its own."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.parts import FORCES
from stockgames.ui.games.exchange.art.force_cards import (
    ForceCard,
    draw_deck,
    draw_force_card,
    in_few_lines,
    in_one_line,
    paint_scene,
    title_font,
)
from stockgames.ui.theme.drawings import names_of
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.text import text_width, wrapped_height
from tests.ui.theme.pictures import picture

AT = QPointF(114, 164)
COUNTS = (0, 1, 7, 15)
LARGE = ForceCard(
    150,
    218,
    "The Funding Act",
    (0, 0, 2),
    "Bonds +2",
    "4 August 1790",
    "Congress takes over debts",
    day="bonds-boom",
)


def bits(card: ForceCard) -> bytes:
    image = picture(230, 330, lambda p: draw_force_card(p, EVENING, AT, card))
    return bytes(image.constBits())


def test_a_large_card_tells_date_title_scene_line_and_effect(qapp: QApplication) -> None:
    poorer = [
        replace(LARGE, date=""),
        replace(LARGE, title="Act"),
        replace(LARGE, line=""),
        replace(LARGE, effect=""),
        replace(LARGE, day=""),
    ]
    assert len({bits(card) for card in (LARGE, *poorer)}) == 6


def test_a_small_card_tells_the_line_in_fewer_words(qapp: QApplication) -> None:
    card = replace(LARGE, width=113, height=150, line="France declares war; " * 4)
    brief = replace(card, brief="France declares war")
    assert bits(brief) != bits(card)
    assert bits(brief) == bits(replace(brief, line="Every cargo wants cover; " * 4))
    wide = replace(brief, width=208, height=307)
    assert bits(wide) == bits(replace(wide, brief=""))


def test_what_happened_is_not_told_where_it_has_no_room(qapp: QApplication) -> None:
    card = replace(LARGE, width=79, height=105, brief="Congress takes over state debts")
    assert bits(card) == bits(replace(card, line="", brief=""))
    assert bits(card) != bits(replace(card, date=""))
    assert bits(card) != bits(replace(card, day=""))


def test_a_scene_is_low_before_the_line_is_told_in_fewer_words(qapp: QApplication) -> None:
    card = replace(LARGE, width=145, height=206, line="Merchants and brokers get one roof today")
    assert bits(card) == bits(replace(card, brief="One roof"))
    assert bits(card) != bits(replace(card, line="Merchants"))


def test_several_movers_have_their_steps_beside_their_emblems(qapp: QApplication) -> None:
    several = replace(LARGE, moves=(-2, 2, 0), effect="Banks -2, Insurance +2")
    assert bits(several) == bits(replace(several, effect="Insurance +2, Banks -2"))
    assert bits(several) != bits(replace(several, moves=(2, -2, 0)))


@pytest.mark.parametrize("size", [(104, 138), (145, 206), (208, 307)])
def test_a_quiet_day_says_at_every_size_that_nothing_moves(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    quiet = replace(LARGE, width=size[0], height=size[1], moves=(0, 0, 0), effect="Nothing moves")
    by_sign = replace(quiet, effect="Nothing moves at all, not even a little")
    assert bits(quiet) != bits(by_sign)


def test_the_deck_tells_how_many_are_left(qapp: QApplication) -> None:
    def deck(count: int) -> bytes:
        image = picture(180, 220, lambda p: draw_deck(p, EVENING, AT, 66, 92, count))
        return bytes(image.constBits())

    assert len({deck(count) for count in COUNTS}) == len(COUNTS)


def test_no_word_of_a_title_is_cut_on_a_small_card(qapp: QApplication) -> None:
    for width in (54, 62, 80):
        font = in_one_line("Bundesschuld", title_font(width + 16), width)
        assert text_width("Bundesschuld", font) <= width


def test_a_title_has_narrower_letters_before_it_has_a_third_line(qapp: QApplication) -> None:
    usual, title = title_font(113), "The Post Office Act"
    two = wrapped_height("\n", usual, 500) + 1
    helped = set()
    for width in range(52, 62):
        before, font = wrapped_height(title, usual, width), in_few_lines(title, usual, width)
        assert font == usual or before > two
        helped.add(before > two >= wrapped_height(title, font, width))
    assert helped == {True, False}


def test_the_sheet_holds_the_days_of_all_market_forces() -> None:
    assert set(names_of("forces")) == {force.id for force in FORCES}


@pytest.mark.parametrize("size", [(90, 53), (90, 36), (200, 118)])
def test_no_two_scenes_look_alike_at_any_size(qapp: QApplication, size: tuple[int, int]) -> None:
    box = QRectF(5, 5, *size)
    seen = set()
    for force in FORCES:
        image = picture(220, 130, partial(paint_scene, box=box, day=force.id))
        seen.add(bytes(image.constBits()))
    assert len(seen) == len(FORCES)
