from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.art.force_cards import ForceCard, draw_deck, draw_force_card
from stockgames.ui.kit.fonts import load_fonts
from stockgames.ui.kit.palette import EVENING
from tests.ui.kit.pictures import picture

AT = QPointF(90, 110)
COUNTS = (0, 1, 7, 15)
LARGE = ForceCard(
    128, 160, "The Funding Act", (0, 0, 2), "Bonds +2", "4 August 1790", "Congress takes over debts"
)


def bits(card: ForceCard) -> bytes:
    load_fonts()
    image = picture(180, 220, lambda p: draw_force_card(p, EVENING, AT, card))
    return bytes(image.constBits())


def test_a_large_card_tells_date_title_line_and_effect(qapp: QApplication) -> None:
    poorer = [
        replace(LARGE, date=""),
        replace(LARGE, title="Act"),
        replace(LARGE, line=""),
        replace(LARGE, effect=""),
    ]
    assert len({bits(card) for card in (LARGE, *poorer)}) == 5


def test_a_small_card_leaves_out_the_line_but_not_the_effect(qapp: QApplication) -> None:
    small = replace(LARGE, width=96, height=104)
    assert bits(small) == bits(replace(small, line=""))
    assert bits(small) != bits(replace(small, effect="Bonds +1"))


def test_where_words_do_not_fit_the_steps_stand_at_the_emblems(qapp: QApplication) -> None:
    tight = ForceCard(90, 84, "A company of underwriters", (-2, 2, 0), "Banks -2, Insurance +2")
    assert bits(tight) == bits(replace(tight, effect="Insurance +2, Banks -2"))
    assert bits(tight) != bits(replace(tight, moves=(2, -2, 0)))


def test_a_quiet_day_has_an_emblem_of_its_own(qapp: QApplication) -> None:
    quiet = replace(LARGE, moves=(0, 0, 0))
    assert bits(quiet) != bits(LARGE)


def test_the_deck_tells_how_many_are_left(qapp: QApplication) -> None:
    def deck(count: int) -> bytes:
        image = picture(180, 220, lambda p: draw_deck(p, EVENING, AT, 66, 92, count))
        return bytes(image.constBits())

    assert len({deck(count) for count in COUNTS}) == len(COUNTS)
