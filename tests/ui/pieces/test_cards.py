from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.presentation.sentences.words import rank_index
from stockgames.ui.pieces.cards import Card, draw_card
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.palette import EVENING, SUITS
from tests.ui.theme.pictures import painted, picture


def bits(card: Card) -> bytes:
    image = picture(120, 160, lambda p: draw_card(p, EVENING, QPointF(60, 80), card))
    return bytes(image.constBits())


def test_all_cards_of_the_pack_differ(qapp: QApplication) -> None:
    pack = {bits(Card(86, rank, suit)) for suit in SUITS for rank in range(1, 14)}
    assert len(pack) == 52


def test_backs_are_alike(qapp: QApplication) -> None:
    assert len({bits(Card(86, 0, suit)) for suit in SUITS}) == 1


def test_four_colours_change_diamonds_and_clubs_only(qapp: QApplication) -> None:
    changed = {s for s in SUITS if bits(Card(86, 7, s)) != bits(Card(86, 7, s, False))}
    assert changed == {"D", "C"}


@pytest.mark.parametrize("rank", range(2, 11))
def test_pips_are_as_many_as_the_rank(qapp: QApplication, rank: int) -> None:
    from stockgames.ui.pieces.cards import _PIPS

    assert len(set(_PIPS[rank])) == rank


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", [9, 10])
def test_no_index_touches_a_pip(qapp: QApplication, rank: int, suit: str) -> None:
    card = Card(300, rank, suit, shadow=False)
    image = picture(320, 440, lambda p: draw_card(p, EVENING, QPointF(160, 220), card))
    inked = [
        any(image.pixelColor(x, y).lightness() < 150 for y in range(40, 400))
        for x in range(14, 120)
    ]
    runs = [on for i, on in enumerate(inked) if i == 0 or on != inked[i - 1]]
    assert runs[-3:] == [True, False, True]  # the index, paper, the first column of pips
    assert len(runs) - runs.index(True) == 3


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", [1, 11, 12, 13])
def test_an_index_touches_neither_its_pip_nor_the_frame(
    qapp: QApplication, rank: int, suit: str
) -> None:
    card = Card(300, rank, suit, shadow=False)
    image = picture(320, 440, lambda p: draw_card(p, EVENING, QPointF(160, 220), card))
    paper = image.pixelColor(160 - 143, 220 - 120)

    def inked(x: int, y: int) -> bool:
        colour = image.pixelColor(x, y)
        return colour.green() < paper.green() - 40

    down = [any(inked(x, y) for x in range(14, 66)) for y in range(22, 135)]
    assert _changes(down) == [False, True, False, True, False]
    across = [any(inked(x, y) for y in range(44, 84)) for x in range(14, 100)]
    assert _changes(across)[:3] == [False, True, False]


def _changes(flags: list[bool]) -> list[bool]:
    return [on for i, on in enumerate(flags) if i == 0 or on != flags[i - 1]]


@pytest.mark.parametrize(("language", "letters"), [("en", "AJQK"), ("de", "ABDK")])
def test_corners_say_what_the_language_calls_a_card(
    qapp: QApplication, language: str, letters: str
) -> None:
    install_language(qapp, language)
    try:
        assert "".join(map(rank_index, (1, 11, 12, 13))) == letters
        assert [rank_index(rank) for rank in (2, 10)] == ["2", "10"]
        told = {rank: bits(Card(86, rank, "H")) for rank in range(1, 14)}
    finally:
        install_language(qapp, "en")
    other = {rank for rank in told if told[rank] != bits(Card(86, rank, "H"))}
    assert other == (set() if language == "en" else {11, 12})


def test_ratio_is_five_to_seven(qapp: QApplication) -> None:
    card = Card(100, 5, "H", shadow=False)
    box = painted(picture(140, 200, lambda p: draw_card(p, EVENING, QPointF(70, 100), card)))
    assert box.width() == pytest.approx(100, abs=1)
    assert box.height() == pytest.approx(140, abs=1)


def test_turned_card_lies_across(qapp: QApplication) -> None:
    card = Card(100, 5, "H", shadow=False)
    image = picture(200, 200, lambda p: draw_card(p, EVENING, QPointF(100, 100), card, rotation=90))
    box = painted(image)
    assert box.width() > box.height()


def test_lifted_and_dimmed_cards_show_it(qapp: QApplication) -> None:
    plain = Card(86, 5, "H")
    assert bits(plain) != bits(Card(86, 5, "H", lift=12))
    assert bits(plain) != bits(Card(86, 5, "H", dimmed=True))
    assert Card(86, lift=22).bounds.height() > plain.bounds.height() + 20
