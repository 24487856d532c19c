from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.art.phase_cards import PhaseCard, PhaseKind, draw_phase_card
from stockgames.ui.theme.palette import EVENING, SECURITIES
from tests.ui.theme.pictures import picture

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
