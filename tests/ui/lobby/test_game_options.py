"""The options of a new table, as far as the rules know them."""

from __future__ import annotations

import pytest

from stockgames.games.stock_exchange.options import Options
from stockgames.ui.lobby.new_table import create_options, saved_options
from stockgames.ui.theme.theme_context import ThemeContext


@pytest.mark.parametrize(
    ("wishes", "garnets"), [({}, 2), ({"garnets": 5}, 5), ({"garnets": 99}, 2), ({"rubies": 1}, 2)]
)
def test_what_the_rules_do_not_know_is_wished_in_vain(wishes: dict[str, int], garnets: int) -> None:
    assert saved_options(Options, wishes).garnets == garnets


def test_a_game_without_a_page_of_options_has_none(look: ThemeContext) -> None:
    assert create_options("nyse", look, {}) is not None
    assert create_options("exchange", look, {}) is None
