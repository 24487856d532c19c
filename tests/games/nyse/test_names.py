"""Names of actions are unique."""

from __future__ import annotations

import re

from stockgames.games.nyse.actions import (
    DISCARD,
    SUPPLY,
    TAKE,
    Chip,
    StockSwap,
    Surrender,
    action_name,
    kind_key,
)
from stockgames.games.nyse.parts import KINDS
from tests.games.nyse.table import random_game


def test_every_action_has_a_name_of_its_own() -> None:
    for state, seat, _ in random_game(3, 2):
        legal = state.legal_actions(seat)
        names = [action_name(action) for action in legal]
        assert len(set(names)) == len(names)
        assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in names)


def test_names_are_told_by_colour_and_marking() -> None:
    assert action_name(TAKE[0]) == "take-blue"
    assert action_name(DISCARD[2]) == "discard-red"
    assert action_name(Surrender(3)) == "surrender-stock-swap"
    swap = StockSwap(1, SUPPLY, 2, Chip(3, 0))
    assert action_name(swap) == "stock-swap-black-supply-red-green-plain"
    assert len({kind_key(kind) for kind in KINDS}) == 16
