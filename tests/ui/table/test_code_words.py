"""Which games have code cards."""

from __future__ import annotations

from stockgames.ui.table.code_words import create_code_book, has_code_book


def test_exchange_has_code_cards() -> None:
    assert has_code_book("exchange")
    assert create_code_book("exchange") is not None


def test_games_of_one_after_another_have_none() -> None:
    for game_id in ("nyse", "lemonade", "no-such-game"):
        assert not has_code_book(game_id)
        assert create_code_book(game_id) is None
