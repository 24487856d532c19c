"""All cards up: what is shown is true, and nothing is shown while a game is running."""

from __future__ import annotations

from collections import Counter

import pytest

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.games.exchange.view import OpenView
from stockgames.games.nyse.view import NyseView
from stockgames.games.portfolio.view import PortfolioView
from stockgames.games.stock_exchange.view import OpenView as OpenBooks
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.lab.gallery.look_back_samples import over
from stockgames.lab.gallery.samples import seat_infos
from tests.controllers.test_replay import deal, play

SEATS = 4


def match_of(game_id: str) -> Match:
    return over(game_id, "h" * SEATS, "all-up")


@pytest.mark.parametrize("game_id", ["nyse", "portfolio", "exchange", "stock-exchange"])
def test_nothing_is_turned_up_before_the_end(game_id: str) -> None:
    running = play(deal(game_id), 6)
    assert not running.can_show_all
    with pytest.raises(ValueError, match="not all can be shown"):
        running.all_up_after(3, 0)


def test_all_books_lie_open() -> None:
    match = over("stock-exchange", "h" * 8, "all-up")
    for number in range(len(match.moves) + 1):
        view = match.all_up_after(number, 3)
        assert isinstance(view, OpenBooks)
        for seat, held in enumerate(view.held):
            own = match.view_after(number, seat)
            assert isinstance(own, StockExchangeView)
            assert (held.resources, held.stocks) == (own.resources, own.stocks)
        assert view.laid == match.view_after(number, 3).laid  # type: ignore[attr-defined]
        if number == len(match.moves):
            assert len({held.resources for held in view.held}) > 1
    assert match.open_options == match.options


def test_every_chip_in_other_hands_shows_its_underside() -> None:
    match = match_of("nyse")
    for number in range(len(match.moves)):
        view = match.all_up_after(number, 1)
        assert isinstance(view, NyseView)
        for seat in range(SEATS):
            own = match.view_after(number, seat)
            assert isinstance(own, NyseView)
            if seat == 1:
                assert view.hand == own.hand
            else:
                held = Counter(kind for holder, kind in view.known if holder == seat)
                assert [held[kind] for kind in range(16)] == list(own.hand)


def test_every_hand_of_cards_lies_open() -> None:
    match = match_of("portfolio")
    for number in range(0, len(match.moves), 3):
        view = match.all_up_after(number, 2)
        assert isinstance(view, PortfolioView)
        for seat in range(SEATS):
            own = match.view_after(number, seat)
            assert isinstance(own, PortfolioView)
            shown = view.hand if seat == 2 else view.known[seat]
            assert sorted(shown) == sorted(own.hand)


def test_every_card_that_was_laid_is_face_up() -> None:
    match = match_of("exchange")
    laid = 0
    for number in range(len(match.moves)):
        view = match.all_up_after(number, 0)
        assert isinstance(view, OpenView)
        for seat in range(SEATS):
            own = match.view_after(number, seat)
            assert view.all_laid[seat] == own.laid  # type: ignore[attr-defined]
            assert view.orders[seat] == own.orders[seat]  # type: ignore[attr-defined]
            assert view.votes[seat] == own.votes[seat]  # type: ignore[attr-defined]
            laid += view.all_laid[seat] is not None
    assert laid > SEATS


def test_concealed_hands_are_open_then() -> None:
    seats = seat_infos("h" * SEATS)
    match = Match.deal(registry.load("nyse"), seats, {"hands": "concealed"}, "all-up")
    assert match.options.model_dump()["hands"] == "concealed"
    assert match.open_options.model_dump()["hands"] == "open"
