from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stockgames.bots.decide import advise
from stockgames.bots.findings import Advice, Weighed
from stockgames.bots.player import Budget
from stockgames.bots.search import SearchBot
from stockgames.engine import registry
from stockgames.engine.explanation import Explanation, difference
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import View
from stockgames.games.nyse.actions import StockSwap
from stockgames.games.nyse.parts import STOCK_SWAP
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.games.nyse.terms import sector
from stockgames.presentation.hints import Asked, HintText, hint_text
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.context import ThemeContext

NAMES = tuple(f"Seat{i}" for i in range(8))
SEATS = {"nyse": 3, "exchange": 4, "portfolio": 3, "stock-exchange": 8}


def sit(game_id: str) -> Match:
    seats = [SeatInfo(name=name, player="human") for name in NAMES[: SEATS[game_id]]]
    return Match.deal(registry.load(game_id), seats, {}, "hint")


def words_of(game_id: str) -> AnyWords:
    return create_table(game_id, ThemeContext()).words


@pytest.mark.parametrize("game_id", SEATS)
def test_every_game_has_words_for_what_the_best_bot_would_do(game_id: str) -> None:
    match, words, rng = sit(game_id), words_of(game_id), Random(1)
    for _ in range(3):
        seat = match.actors[0]
        view = match.view(seat)
        reason = advise(SearchBot(match.game, rng).think(view, Budget(8)))
        text = hint_text(reason, words, view, NAMES, grounds(match, view))
        assert text.action
        assert text.lines
        assert "{" not in text.plain()
        match.act(seat, match.game.sample_action(view, rng))


def grounds(match: Match, view: View) -> Asked:
    return lambda action: match.game.explain(view, action, match.options)


def hint(scale: Any, *weighed: Weighed, worlds: int = 1234) -> HintText:
    match = sit("nyse")
    reason = Advice(worlds, scale, weighed[0], next(iter(weighed[1:]), None))
    return hint_text(reason, words_of("nyse"), match.view(0), NAMES, lambda action: Explanation())


def lines(scale: Any, *weighed: Weighed, worlds: int = 1234) -> tuple[str, ...]:
    return hint(scale, *weighed, worlds=worlds).lines


def odds(scale: Any, *weighed: Weighed) -> tuple[str, ...]:
    return hint(scale, *weighed).odds


def nyse_actions() -> list[Any]:
    match = sit("nyse")
    return list(match.view(match.actors[0]).legal)


def label(action: Any) -> str:
    return words_of("nyse").action_label(action, sit("nyse").view(0))


def test_a_search_tells_how_many_games_of_ten_were_won() -> None:
    first, second = nyse_actions()[:2]
    told = odds("standing", Weighed(first, 900, 0.7, won=0.617), Weighed(second, 300, 0.5, won=0.4))
    assert told[0] == "Played out 900 times from here, it wins 6 of 10 games."
    assert told[1] == f"Next best: {label(second)} (4 of 10 games)."


def test_what_the_next_best_lacks_in_the_end_is_told_where_it_is_clear() -> None:
    first, second = nyse_actions()[:2]
    best = Weighed(first, 900, 0.7, won=0.6, own=30.0, rival=20.0, spread=2.0)
    poorer = Weighed(second, 900, 0.6, won=0.5, own=26.0, rival=20.0, spread=2.0)
    assert lines("standing", best, poorer)[1].endswith("In the end it leaves you $4M less.")
    helps = Weighed(second, 900, 0.6, won=0.5, own=30.0, rival=23.0, spread=2.0)
    assert "leaves your strongest rival $3M more" in lines("standing", best, helps)[1]
    luck = Weighed(second, 3, 0.6, won=0.5, own=28.0, rival=20.0, spread=9.0)
    assert "leaves" not in lines("standing", best, luck)[1]


def test_equals_are_not_told_apart() -> None:
    first, second = nyse_actions()[:2]
    told = odds("standing", Weighed(first, 90, 0.7, won=0.61), Weighed(second, 80, 0.6, won=0.63))
    assert told[1].startswith(f"Next best: {label(second)}, about as good.")


@pytest.mark.parametrize(
    ("tried", "won", "alike"), [(900, 0.55, False), (40, 0.55, True), (900, 0.605, True)]
)
def test_what_is_within_the_error_is_called_about_as_good(
    tried: int, won: float, alike: bool
) -> None:
    first, second = nyse_actions()[:2]
    best, other = Weighed(first, tried, 0.7, won=0.62), Weighed(second, tried, 0.6, won=won)
    told = lines("standing", best, other)
    assert told[0].startswith("No single reason")
    assert told[1].startswith(
        f"About as good: {label(second)}." if alike else f"Next best: {label(second)}."
    )


def test_somebody_alone_is_told_where_it_ends() -> None:
    first, second = nyse_actions()[:2]
    told = odds("score", Weighed(first, 900, 54.6, own=54.6), Weighed(second, 90, 50.0, own=50.0))
    assert told[0] == "Played out 900 times from here, it ends at $55M on average."
    assert told[1] == f"Next best: {label(second)} ($50M)."
    told = odds("score", Weighed(first, 900, 54.6, own=54.6), Weighed(second, 90, 54.5, own=54.5))
    assert told[1].startswith(f"Next best: {label(second)} ($54M)."), "they round apart"
    told = odds("score", Weighed(first, 900, 54.4, own=54.4), Weighed(second, 90, 53.6, own=53.6))
    assert told[1].startswith(f"Next best: {label(second)}, about as good.")
    told = odds("foreseen", Weighed(first, 9, 54.6, own=54.6), Weighed(second, 9, 50.0, own=50.0))
    assert told[0] == "Looking ahead, it ends at about $55M on average."
    assert told[1] == f"Next best: {label(second)} ($50M)."


def test_a_mixed_strategy_tells_how_often_it_chooses() -> None:
    first, second = nyse_actions()[:2]
    rare = Weighed(second, 80, 0.33, 0.25, won=0.33)
    told = odds("chance", Weighed(first, 80, 0.31, 0.75, won=0.31), rare)
    assert told[0].startswith("It would win about 3 of 10 games.")
    assert "8 times in 10" in told[0]
    assert told[1] == f"Next best: {label(second)}, chosen 2 times in 10."


def test_beside_what_is_always_chosen_the_next_best_is_told_by_its_games() -> None:
    first, second = nyse_actions()[:2]
    never = Weighed(second, 8, 0.2, 0.0, won=0.2)
    told = odds("chance", Weighed(first, 8, 0.5, 1.0, won=0.5), never)
    assert told[0] == "It would win about 5 of 10 games."
    assert told[1] == f"Next best: {label(second)} (2 of 10 games)."


@pytest.mark.parametrize(
    ("won", "told"),
    [
        (0.004, "It would win hardly any games."),
        (0.999, "It would win nearly every game."),
        (0.5, "It would win about 5 of 10 games."),
    ],
)
def test_only_a_number_of_games_is_told_as_about(won: float, told: str) -> None:
    chosen = Weighed(nyse_actions()[0], 80, won, won=won)
    assert odds("chance", chosen)[0] == told


def test_a_next_best_that_sounds_like_the_best_is_not_told() -> None:
    first = nyse_actions()[0]
    twin = Weighed(first, 80, 0.5, won=0.5)
    assert not any("Next best" in line for line in lines("chance", twin, twin))


def test_nothing_to_choose() -> None:
    told = lines("standing", Weighed(nyse_actions()[0], 0, 0.0), worlds=0)
    assert told == ("No other move comes close.",)


def test_where_only_one_move_is_allowed_none_is_compared() -> None:
    match = sit("nyse")
    view: Any = match.view(match.actors[0])
    only = replace(view, legal=view.legal[:1])
    reason = Advice(0, "standing", Weighed(only.legal[0], 0, 0.0), None)
    told = hint_text(reason, words_of("nyse"), only, NAMES, lambda action: Explanation()).lines
    assert told == ("There is no other move.",)


def test_what_speaks_for_a_move_and_sets_the_next_best_apart_is_told() -> None:
    match = sit("nyse")
    rng = Random(3)
    for _ in range(14):
        match.act(match.actors[0], rng.choice(match.view(match.actors[0]).legal))
    view = match.view(match.actors[0])
    weighed = [Weighed(action, 90, 0.5, won=0.5 - n / 10) for n, action in enumerate(view.legal)]
    reason = Advice(200, "standing", weighed[0], weighed[1])
    words: Any = words_of("nyse")
    asked = grounds(match, view)
    told = hint_text(reason, words, view, NAMES, asked).lines
    assert words.ground(asked(view.legal[0]).gains[0], NAMES) in told[0]
    apart = difference(asked(view.legal[0]), asked(view.legal[1]))
    assert words.ground((*apart.risks, *apart.gains)[0], NAMES) in told[-1]


def test_a_whole_submission_is_told() -> None:
    match = sit("stock-exchange")
    view = match.view(0)
    action = match.game.sample_action(view, Random(2))
    words: Any = words_of("stock-exchange")
    told = words.advice(action, view, NAMES).text
    assert all(f"{NAMES[gift.to]}: " in told for gift in (*action.resources, *action.stocks))
    assert ("shares of your own" in told) == bool(action.exchange)


def test_special_chips_and_swap_partners_are_named() -> None:
    words: Any = words_of("nyse")
    match, rng = sit("nyse"), Random(4)
    told: dict[str, tuple[str, Any]] = {}
    while not match.is_over:
        seat = match.actors[0]
        view = match.view(seat)
        told |= {
            action.do: (words.advice(action, view, NAMES).text, action) for action in view.legal
        }
        match.act(seat, rng.choice(view.legal))
    for does in ("stock_swap", "speculative_market", "aggressive_investment"):
        text, action = told[does]
        assert text.endswith(f"(special chip: {sector(action.chip)})")
    text, swap = told["stock_swap"]
    assert f"with {NAMES[swap.partner]}" in text


@pytest.mark.parametrize("seats", [1, 3])
def test_no_two_choices_of_nyse_read_alike_in_a_hint(seats: int) -> None:
    words: Any = words_of("nyse")
    people = [SeatInfo(name=name, player="human") for name in NAMES[:seats]]
    match, rng = Match.deal(registry.load("nyse"), people, {}, "hint"), Random(4)
    swaps = 0
    while not match.is_over:
        seat = match.actors[0]
        view: Any = match.view(seat)
        told = [words.advice(action, view, NAMES).text for action in view.legal]
        assert len(set(told)) == len(told)
        swaps += sum(action.do == "stock_swap" for action in view.legal)
        match.act(seat, rng.choice(view.legal))
        match.shuffle()
    assert swaps


def test_the_chip_to_give_is_told_only_where_several_of_its_sector_lie_in_the_hand() -> None:
    words: Any = words_of("nyse")
    match, rng = sit("nyse"), Random(4)
    told: set[bool] = set()
    while not match.is_over:
        seat = match.actors[0]
        view: Any = match.view(seat)
        for action in view.legal:
            if isinstance(action, StockSwap):
                others = [
                    kind
                    for kind in range(4 * action.give.color, 4 * action.give.color + 4)
                    if view.hand[kind] - (kind == action.chip * 4 + STOCK_SWAP) > 0
                ]
                text, label = (
                    words.advice(action, view, NAMES).text,
                    words.action_label(action, view),
                )
                assert text.startswith(label) == (len(others) == 1)
                told.add(len(others) > 1)
        match.act(seat, rng.choice(view.legal))
    assert told == {True, False}
