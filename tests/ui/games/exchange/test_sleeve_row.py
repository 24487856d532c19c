"""The sleeves in front: three, four with the lobbyist's, none if the hand needs the space."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.engine.match import Match
from stockgames.games.exchange.faces import CardFace
from stockgames.games.exchange.facts import Slot
from stockgames.games.exchange.parts import BUY, SELL
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.context import ThemeContext
from tests.games.exchange.table import lay, state_with, truth
from tests.ui.games.exchange.boards import laid_out, seen

CASH, SHARES = [900, 300, 200], [(3, 3, 3)] * 3


def test_sleeves_lie_side_by_side_in_their_row(qapp: QApplication) -> None:
    match = state_with(CASH, SHARES)
    truth(match).round = 2
    for texts in (["banks"] * 3, ["sell 1"] * 3, ["+banks"] * 3):
        scene = laid_out(ThemeContext(), seen(match, 0))
        row = scene.sleeves
        rects = [row.sleeve_rect(index) for index in range(len(row.slots))]
        assert all(row.rect.contains(rect) for rect in rects)
        assert not any(one.intersects(other) for one, other in combinations(rects, 2))
        lay(match, *texts)
    assert len(laid_out(ThemeContext(), seen(match, 0)).sleeves.slots) == 4
    assert len(laid_out(ThemeContext(), seen(match, 1, front=1)).sleeves.slots) == 3


def test_founders_need_the_whole_hand(qapp: QApplication) -> None:
    table = state_with(CASH, SHARES)
    match = Match.deal(table.game, list(table.seats), {}, "seed 1")
    assert laid_out(ThemeContext(), seen(match, 0)).sleeves.slots == ()


def test_a_sleeve_shows_what_it_is_told_and_no_other_changes(qapp: QApplication) -> None:
    scene = laid_out(ThemeContext(), seen(state_with(CASH, SHARES), 0))
    row = scene.sleeves
    before = row.slots
    row.show_slot(1, Slot("back"))
    assert row.slots == (before[0], Slot("back"), before[2])
    row.show_slot(3, Slot("back"))
    assert len(row.slots) == 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_order_reads_as_one_in_a_sleeve_of_any_width(qapp: QApplication, language: str) -> None:
    row = laid_out(ThemeContext(), seen(state_with(CASH, SHARES), 0)).sleeves
    votes = {row._word(CardFace(0, by=by), 60.0) for by in (1, -1)}
    install_language(qapp, language)
    told = [
        row._word(CardFace(0, side=side, shares=shares), width)
        for side in (BUY, SELL)
        for shares in (0, 1, 9)
        for width in (49.0, 61.6, 65.7, 82.2, 114.5)
    ]
    install_language(qapp, "en")
    assert all(text[:2].isalpha() for text in told)
    assert not votes & set(told)
