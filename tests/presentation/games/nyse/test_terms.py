"""NYSE's terms: each sector and special chip has its own name in every language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.games.nyse.parts import ALL_COLORS, ALL_MARKINGS, PLAIN, STOCK_SWAP
from stockgames.presentation.games.nyse import terms
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.palette import mark_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_are_told_apart(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    assert len({terms.sector(color) for color in ALL_COLORS}) == 4
    assert len({terms.special(marking) for marking in ALL_MARKINGS}) == 4
    chips = {terms.chip(color, mark) for color in ALL_COLORS for mark in ALL_MARKINGS}
    assert len(chips) == 16
    short = {terms.chip_short(color, mark) for color in ALL_COLORS for mark in ALL_MARKINGS}
    assert len(short) == 16


def test_letters_colours_and_emblems_belong_together() -> None:
    marks = [mark_of(terms.badge(color)) for color in ALL_COLORS]
    assert len({mark.emblem for mark in marks}) == len({mark.colour.name() for mark in marks}) == 4


def test_a_plain_chip_does_nothing_and_is_named_by_its_sector() -> None:
    assert terms.special_does(PLAIN, alone=False) == terms.special_tip(PLAIN, alone=False) == ""
    assert terms.special_short(PLAIN) == ""
    assert terms.chip_short(2, PLAIN) == terms.sector(2) == "Fossil fuels"
    assert terms.chip(2, PLAIN) != terms.sector(2)


def test_a_special_does_something_else_alone() -> None:
    together, alone = (terms.special_does(STOCK_SWAP, alone=one) for one in (False, True))
    assert together != alone
    assert terms.special_tip(STOCK_SWAP, alone=True) == f"Stock swap: {alone}"


def test_one_chip_is_told_as_one() -> None:
    assert [terms.chips(count) for count in (1, 2)] == ["1 chip", "2 chips"]
    assert terms.money(5) == "$5M"
