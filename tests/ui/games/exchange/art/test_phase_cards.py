from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.art.phase_cards import PhaseCard, PhaseKind, draw_phase_card
from stockgames.ui.theme.palette import EVENING, SECURITIES
from tests.ui.theme.pictures import painted, picture

AT = QPointF(70, 100)


def bits(card: PhaseCard) -> bytes:
    image = picture(140, 200, lambda p: draw_phase_card(p, EVENING, AT, card))
    return bytes(image.constBits())


def test_cards_of_each_phase_differ_by_security(qapp: QApplication) -> None:
    kinds: tuple[PhaseKind, ...] = ("security", "order", "influence")
    cards = [PhaseCard(80, 150, kind, key, 1) for kind in kinds for key in SECURITIES]
    assert len({bits(card) for card in cards}) == len(cards)


def test_backs_tell_nothing(qapp: QApplication) -> None:
    backs = [PhaseCard(80, 150, "back", key, n, "sell") for key in SECURITIES for n in (1, 9)]
    assert len({bits(card) for card in backs}) == 1


def test_orders_differ_by_number_and_side(qapp: QApplication) -> None:
    cards = [PhaseCard(40, 68, "order", "BK", n, s) for n in range(1, 10) for s in ("buy", "sell")]
    assert len({bits(card) for card in cards}) == 18


def test_the_other_side_of_an_influence_card_is_the_card_turned_round(qapp: QApplication) -> None:
    card = PhaseCard(80, 150, "influence", "BD", 1)
    assert bits(card) != bits(replace(card, number=-1))


def test_a_lifted_card_shows_it(qapp: QApplication) -> None:
    card = PhaseCard(80, 150, "influence", "BD", 1)
    assert bits(card) != bits(replace(card, lift=8.0))


def test_a_card_stays_within_its_bounds(qapp: QApplication) -> None:
    card = PhaseCard(80, 150, "security", "IN", word="Insurance", lift=8.0)
    box = painted(picture(140, 200, lambda p: draw_phase_card(p, EVENING, AT, card)), threshold=1)
    assert card.bounds.translated(AT).toAlignedRect().contains(box)
