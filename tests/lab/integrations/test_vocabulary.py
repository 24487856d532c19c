from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stockgames.engine.state import CHANCE
from stockgames.games.exchange.actions import Liquidate
from stockgames.games.nyse.actions import STOP, TAKE
from stockgames.games.portfolio.actions import Cap, Extend
from stockgames.games.portfolio.parts import HIGH, LOW
from stockgames.games.portfolio.view import PortfolioView
from stockgames.lab.integrations.desk import Desk, encoding
from stockgames.lab.integrations.features import WHOLE, WHOLE_WIDTH, Block, blocks
from stockgames.lab.integrations.vocabulary import Vocabulary, vocabulary
from tests.lab.integrations.desks import TABLES, dealt, play

GAMES = 3


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_legal_action_has_one_number(game_id: str, seats: int) -> None:
    here = encoding(game_id, seats)
    for seed in range(GAMES):
        for desk in play(here, seed):
            if desk.actor in (None, CHANCE):
                continue
            assert desk.truth is not None
            assert desk.actor is not None
            legal = desk.truth.legal_actions(desk.actor)
            assert sorted(desk.menu) == list(desk.menu)
            assert min(desk.menu) >= 0
            assert max(desk.menu) < here.vocabulary.size
            if legal:
                assert len(desk.menu) == len(legal)
                assert set(desk.menu.values()) == set(legal)


@pytest.mark.parametrize("game_id", ["nyse", "exchange"])
def test_a_number_means_the_same_in_every_state(game_id: str) -> None:
    meant: dict[int, Any] = {}
    for seed in range(GAMES):
        for desk in play(encoding(game_id, 3), seed):
            if desk.actor in (None, CHANCE):
                continue
            for number, action in desk.menu.items():
                if isinstance(action, Liquidate):  # the bonds follow from the prices
                    action = action.banks, action.insurance
                assert meant.setdefault(number, action) == action
    assert len(meant) > 20


def test_a_number_of_portfolio_means_the_same_card_and_kind() -> None:
    meant: dict[int, Any] = {}
    for seed in range(GAMES):
        for desk in play(encoding("portfolio", 2), seed):
            if desk.actor in (None, CHANCE):
                continue
            for number, action in desk.menu.items():
                same = _without_its_number(action)
                assert meant.setdefault(number, same) == same
    assert any(isinstance(action, Extend) for action in meant.values())


def _without_its_number(action: Any) -> Any:
    return replace(action, portfolio=0) if hasattr(action, "portfolio") else action


def test_actions_of_one_word_take_its_numbers_in_their_order() -> None:
    words = vocabulary("portfolio", 2, 0)
    third, first = Extend(3, 4), Extend(1, 4)
    menu = words.menu([third, first])
    assert list(menu.values()) == [third, first]
    assert list(words.menu([first])) == list(menu)[:1]


def test_all_that_one_card_can_do_fits_its_word() -> None:
    words = vocabulary("portfolio", 5, 0)
    copies = [Extend(number, 4) for number in range(1, 7)]  # 3 above a card, 3 below another
    others = [Extend(1, 3), Extend(1, 5), *(Cap(1, 4, end) for end in (LOW, HIGH))]
    for other in others:
        assert not words.menu(copies).keys() & words.menu([other]).keys()


def test_numbers_do_not_depend_on_the_order_of_other_words() -> None:
    words = vocabulary("nyse", 2, 0)
    one = words.menu([STOP, TAKE[2], TAKE[0]])
    assert one == words.menu([TAKE[0], TAKE[2], STOP])
    assert list(one.values()) == [TAKE[0], TAKE[2], STOP]


def test_an_action_of_no_word_is_told() -> None:
    with pytest.raises(KeyError):
        Vocabulary([("one", 1)]).menu(["two"])


def test_a_game_without_words_is_numbered_by_its_list() -> None:
    menu = vocabulary("a fifth game", 2, 24).menu(["b", "a"])
    assert menu == {0: "b", 1: "a"}


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
