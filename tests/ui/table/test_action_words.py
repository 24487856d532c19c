from __future__ import annotations

import pytest

from stockgames.engine import registry
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.hints import action_text
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.context import ThemeContext

PEOPLE = {"nyse": "hbb", "portfolio": "hb", "exchange": "hbb", "stock-exchange": "hbbbbbbb"}


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_move_of_a_game_has_words_without_a_full_stop(qapp: object, game_id: str) -> None:
    match = over(game_id, PEOPLE[game_id], "look-back")
    words = create_table(game_id, ThemeContext()).words
    names = [seat.name for seat in match.seats]
    for number, move in list(enumerate(match.moves))[:40]:
        if move.seat == 0:
            text = action_text(words, move.action, match.view_after(number, 0), names)
            assert text
            assert not text.endswith(".")
