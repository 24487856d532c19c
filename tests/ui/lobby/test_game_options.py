"""The options of a new table, as far as the rules know them."""

from __future__ import annotations

import pytest

from stockgames.games.stock_exchange.options import Options
from stockgames.ui.lobby.new_table import as_wished, has_options


@pytest.mark.parametrize(
    ("wishes", "garnets"), [({}, 2), ({"garnets": 5}, 5), ({"garnets": 99}, 2), ({"rubies": 1}, 2)]
)
def test_what_the_rules_do_not_know_is_wished_in_vain(wishes: dict[str, int], garnets: int) -> None:
    assert as_wished(Options, wishes).garnets == garnets


def test_a_game_without_a_page_of_options_has_none() -> None:
    assert has_options("nyse")
    assert not has_options("exchange")
