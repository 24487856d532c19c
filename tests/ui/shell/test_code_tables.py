"""The tables of a code card keep inside it, in both languages."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.controllers.code_card import BLOCKS, deal_card
from stockgames.evenings.person import Portrait
from stockgames.games.exchange.stages import (
    PHASE_1,
)
from stockgames.ui.games.exchange.code_book import create_code_book
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.code_tables import table_places
from stockgames.ui.shell.facts import CardTable
from stockgames.ui.shell.language import install_language
from stockgames.ui.table.code_facts import card_facts
from tests.games.exchange.table import dealt, view


def last_round() -> tuple[CardTable, ...]:
    """Return the tables of the fullest card there is: the last round's."""
    match, rng, book = dealt(3, "full"), Random(1), create_code_book()
    while view(match, None).round < 5 or view(match, None).stage != PHASE_1:
        match.act(match.actors[0], rng.choice(view(match, match.actors[0]).legal[-6:]))
    pages = book.pages(view(match, None), match.actors[0])
    card = deal_card(match.actors[0], 5, pages, BLOCKS[0], rng)
    return card_facts(card, book, "Ada", Portrait()).tables


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("unit", [0.7, 0.855, 1.0, 1.6])
def test_the_fullest_card_has_room(qtbot: QtBot, look: Look, language: str, unit: float) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    install_language(app, language)
    try:
        tables = last_round()
    finally:
        install_language(app, "en")
    assert len(tables) == 5
    room = QRectF(0, 0, 1064 * unit, 512 * unit)
    places = [box for _, box in table_places(room, tables, unit)]
    for box in places:
        assert room.contains(box)
    for i, box in enumerate(places):
        assert not any(box.intersects(other) for other in places[:i])
