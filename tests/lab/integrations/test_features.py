from __future__ import annotations

from random import Random

import pytest

from stockgames.engine.seat import CHANCE
from stockgames.games.portfolio.view import PortfolioView
from stockgames.lab.integrations.desk import Desk, encoding
from stockgames.lab.integrations.features import WHOLE, WHOLE_WIDTH, Block, blocks
from tests.lab.integrations.desks import TABLES, dealt, play

every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def row(desk: Desk, seat: int) -> dict[str, list[float]]:
    here = desk.encoding
    view = desk.view(seat)
    assert view is not None
    return {block.name: block.fill(view) for block in blocks(here.game_id, here.seats)}


@every_table
def test_rows_have_one_shape_and_tell_no_more_than_the_view(game_id: str, seats: int) -> None:
    here, rng = encoding(game_id, seats), Random(1)
    widths = {block.name: block.width for block in blocks(game_id, seats)}
    assert len(widths) == len(blocks(game_id, seats))
    for desk in play(here, 1):
        if desk.truth is None or rng.random() > 0.2:
            continue
        for seat in range(seats):
            told = row(desk, seat)
            assert {name: len(numbers) for name, numbers in told.items()} == widths
            assert told["player"].index(1.0) == seat
            if desk.actor not in (None, CHANCE):
                assert row(desk.resampled(seat, rng), seat) == told


@every_table
def test_no_block_has_to_cut_numbers(game_id: str, seats: int) -> None:
    for desk in play(encoding(game_id, seats), 2):
        if desk.truth is not None:
            for block in blocks(game_id, seats):
                assert len(list(block.read(desk.view(0)))) <= block.width, block.name


def test_portfolio_counts_cards() -> None:
    desk = dealt(encoding("portfolio", 2))
    view, told = desk.view(0), row(desk, 0)
    assert isinstance(view, PortfolioView)
    assert sum(told["hand"]) == len(view.hand)
    assert all(told["hand"][card] == view.hand.count(card) for card in range(52))
    assert told["exposed"].index(1.0) == view.pile[-1]


def test_longer_things_lose_their_oldest_part() -> None:
    view = dealt(encoding("nyse", 2)).view(1)
    assert view is not None
    assert Block("numbers", 3, lambda view: [1.0]).fill(view) == [1.0, 0.0, 0.0]
    assert Block("numbers", 3, lambda view: [1.0, 2.0, 3.0, 4.0]).fill(view) == [2.0, 3.0, 4.0]


def test_a_game_without_widths_is_told_whole() -> None:
    who, whole = blocks("a fifth game", 2)
    assert (whole.name, whole.width) == (WHOLE, WHOLE_WIDTH)
    view = dealt(encoding("nyse", 2)).view(1)
    assert view is not None
    assert who.fill(view) == [0.0, 1.0]
    assert any(whole.fill(view))
