from __future__ import annotations

from stockgames.engine import registry
from stockgames.ui.lobby.saved_games import SavedGame, lobby_games


def test_every_game_stands_on_the_shelf_in_the_order_of_the_house() -> None:
    assert [meta.id for meta in lobby_games()] == list(registry.game_ids())


def test_a_ticket_goes_on_unless_it_is_said_otherwise() -> None:
    ticket = SavedGame(3, "nyse", "NYSE", "Ada", "Turn 4")
    assert ticket.goes_on
    assert (ticket.when, ticket.faces) == ("", ())
