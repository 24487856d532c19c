"""ui/review/past_list.py: which games are shown while more are read, searched and removed."""

from __future__ import annotations

from PySide6.QtCore import Qt

from stockgames.ui.review.past_list import PastModel, Wanted
from tests.ui.review.games import game


def rows(model: PastModel) -> list[int]:
    return [each.row for each in model.shown]


def test_games_stand_in_the_order_in_which_they_come() -> None:
    model = PastModel()
    model.add([game(3), game(2)])
    model.add([game(1)])
    assert rows(model) == [3, 2, 1]
    assert model.rowCount() == 3


def test_games_that_come_later_are_shown_only_if_they_are_wanted() -> None:
    model = PastModel()
    model.add([game(3), game(2, game_id="exchange")])
    model.look_for(Wanted(game_id="exchange"))
    assert rows(model) == [2]
    model.add([game(1, game_id="exchange"), game(0)])
    assert rows(model) == [2, 1]
    model.look_for(Wanted())
    assert rows(model) == [3, 2, 1, 0]


def test_a_game_that_is_removed_is_gone_even_if_it_is_not_shown() -> None:
    model = PastModel()
    model.add([game(2), game(1, game_id="exchange")])
    model.look_for(Wanted(game_id="nyse"))
    model.drop(1)
    model.drop(2)
    assert rows(model) == []
    model.look_for(Wanted())
    assert rows(model) == []


def test_views_get_the_game_and_readers_a_sentence() -> None:
    model = PastModel()
    model.add([game(5)])
    index = model.index(0, 0)
    assert index.data(Qt.ItemDataRole.UserRole) == game(5)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith("NYSE, Ada, Zoë and one bot")
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.game(model.index(7, 0)) is None
