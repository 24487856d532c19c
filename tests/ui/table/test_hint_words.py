from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QLocale

from stockgames.bots.decide import advise
from stockgames.bots.player import Budget
from stockgames.bots.reason import Reason, Weighed
from stockgames.bots.search import SearchBot
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import AnyWords
from stockgames.ui.table.hint_words import hint_text
from stockgames.ui.table.tables import create_table

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = tuple(f"Seat{i}" for i in range(8))
SEATS = {"nyse": 3, "exchange": 4, "portfolio": 3, "stock-exchange": 8}


def sit(game_id: str) -> Match:
    seats = [SeatInfo(name=name, player="human") for name in NAMES[: SEATS[game_id]]]
    return Match.deal(registry.load(game_id), seats, {}, "hint")


def words_of(game_id: str) -> AnyWords:
    return create_table(game_id, Look()).words


@pytest.mark.parametrize("game_id", SEATS)
def test_every_game_has_words_for_what_the_best_bot_would_do(game_id: str) -> None:
    match, words, rng = sit(game_id), words_of(game_id), Random(1)
    for _ in range(3):
        seat = match.actors[0]
        view = match.view(seat)
        reason = advise(SearchBot(match.game, rng).think(view, Budget(8)))
        text = hint_text(reason, words, view, NAMES)
        assert text.action
        assert text.lines
        assert "{" not in text.plain()
        match.act(seat, match.game.sample_action(view, rng))


def lines(scale: Any, *weighed: Weighed, worlds: int = 1234) -> tuple[str, ...]:
    match = sit("nyse")
    reason = Reason(worlds, scale, weighed[0], next(iter(weighed[1:]), None))
    return hint_text(reason, words_of("nyse"), match.view(0), NAMES).lines


def nyse_actions() -> list[Any]:
    match = sit("nyse")
    return list(match.view(match.actors[0]).legal)


def test_numbers_of_a_search() -> None:
    first, second = nyse_actions()[:2]
    told = lines("standing", Weighed(first, 900, 0.617), Weighed(second, 300, 0.5))
    assert f"{QLocale().toString(1234)} imagined games" in told[0]
    assert "900 started with this move" in told[0]
    assert "62 of 100" in told[1]
    assert told[2].startswith(
        f"Next best: {words_of('nyse').action_label(second, sit('nyse').view(0))}"
    )
    assert "50 of 100" in told[2]


def test_numbers_of_somebody_alone() -> None:
    told = lines("score", Weighed(nyse_actions()[0], 900, 54.63))
    assert QLocale().toString(54.6, "f", 1) in told[1]
    assert len(told) == 2


def test_numbers_of_a_mixed_strategy() -> None:
    first, second = nyse_actions()[:2]
    told = lines("chance", Weighed(first, 80, 0.31, 0.75), Weighed(second, 80, 0.33, 0.25))
    assert f"{QLocale().toString(1234)} imagined games" in told[0]
    assert "31%" in told[1]
    assert "75%" in told[1]
    assert "33%" not in told[2], "the second would look better than the first"
    assert "25%" in told[2]


def test_numbers_of_a_search_that_judges_before_the_end() -> None:
    first, second = nyse_actions()[:2]
    told = lines("chance", Weighed(first, 900, 0.31), Weighed(second, 300, 0.29))
    assert "900 started with this move" in told[0]
    assert "31%" in told[1]
    assert "29%" in told[2]


def test_nothing_to_choose() -> None:
    told = lines("standing", Weighed(nyse_actions()[0], 0, 0.0), worlds=0)
    assert told == ("No other move comes close.",)


def test_a_whole_submission_is_told() -> None:
    match = sit("stock-exchange")
    view = match.view(0)
    action = match.game.sample_action(view, Random(2))
    words: Any = words_of("stock-exchange")
    told = words.advice(action, view, NAMES)
    assert all(f"{NAMES[gift.to]}: " in told for gift in (*action.resources, *action.stocks))
    assert ("shares of your own" in told) == bool(action.exchange)


def test_special_chips_and_swap_partners_are_named() -> None:
    words: Any = words_of("nyse")
    match, rng = sit("nyse"), Random(4)
    told: dict[str, tuple[str, Any]] = {}
    while not match.is_over:
        seat = match.actors[0]
        view = match.view(seat)
        told |= {action.do: (words.advice(action, view, NAMES), action) for action in view.legal}
        match.act(seat, rng.choice(view.legal))
    text, swap = told["stock_swap"]
    assert text.endswith("Stock swap)")
    assert f"with {NAMES[swap.partner]}" in text
    assert told["speculative_market"][0].endswith("Speculative market)")
    assert told["aggressive_investment"][0].endswith("Aggressive investment)")
