"""Whatever is offered can be played: buttons do something, actions have names of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from random import Random
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.engine.action_builder import CONFIRM, PICK, ActionBuilder, Target
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE
from stockgames.games.exchange.action_builder import TURN
from stockgames.games.exchange.action_builder import ActionBuilder as ExchangeBuilder
from stockgames.games.nyse.action_builder import DISCARDING, STOPPING, WAIVING
from stockgames.games.nyse.action_builder import ActionBuilder as NyseBuilder
from stockgames.games.portfolio.action_builder import ASK, COUNTER, DEAL, LEAVE, OFFER, SORT
from stockgames.games.portfolio.action_builder import ActionBuilder as PortfolioBuilder
from stockgames.games.stock_exchange.action_builder import SEAL, TAKE_BACK
from stockgames.games.stock_exchange.action_builder import ActionBuilder as StockExchangeBuilder
from stockgames.presentation.games.exchange import outline as exchange
from stockgames.presentation.games.exchange import panels as exchange_panels
from stockgames.presentation.games.exchange.words import ExchangeWords
from stockgames.presentation.games.nyse import outline as nyse
from stockgames.presentation.games.nyse import panels as nyse_panels
from stockgames.presentation.games.nyse.words import NyseWords
from stockgames.presentation.games.portfolio import outline as portfolio
from stockgames.presentation.games.portfolio import panels as portfolio_panels
from stockgames.presentation.games.portfolio.words import PortfolioWords
from stockgames.presentation.games.stock_exchange import outline as stock_exchange
from stockgames.presentation.games.stock_exchange import panels as stock_exchange_panels
from stockgames.presentation.panel import Panel
from stockgames.presentation.table_state import headless_context, words_of

GAMES: dict[str, tuple[Any, Callable[..., Any], Callable[..., Panel], set[str]]] = {
    "nyse": (
        NyseBuilder,
        nyse.renew,
        lambda choosing, facts, context: nyse_panels.build_panel(
            choosing, facts, context, NyseWords()
        ),
        {DISCARDING, STOPPING, WAIVING},
    ),
    "exchange": (
        ExchangeBuilder,
        exchange.renew,
        lambda choosing, facts, context: exchange_panels.build_panel(
            choosing, facts, context, ExchangeWords()
        ),
        {TURN},
    ),
    "portfolio": (
        PortfolioBuilder,
        portfolio.renew,
        lambda choosing, facts, context: portfolio_panels.build_panel(
            choosing, facts, context, PortfolioWords()
        ),
        {SORT, DEAL, OFFER, LEAVE, f"{ASK}get", COUNTER},
    ),
    "stock-exchange": (
        StockExchangeBuilder,
        stock_exchange.renew,
        lambda choosing, *_: stock_exchange_panels.build_panel(choosing),
        {SEAL, TAKE_BACK},
    ),
}
SEATS = {"nyse": 3, "exchange": 3, "portfolio": 3, "stock-exchange": 8}
MOVES = {"nyse": 80, "exchange": 25, "portfolio": 25, "stock-exchange": 12}
PRESSES = 30
"""The number of presses before a seat's action is drawn by lot."""


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_each_open_button_does_something_and_no_barred_one_plays(game_id: str) -> None:
    make, renew, build, own = GAMES[game_id]
    rng, pressed, made = Random(7), set[str](), 0
    for number in range(2):
        match = dealt(game_id, number)
        for _ in range(MOVES[game_id]):
            if match.is_over:
                break
            seat = match.actors[0]
            context, choosing = headless_context(match, seat), make()
            facts = renew(choosing, match.view(seat), context)
            action = None
            for _ in range(PRESSES):
                choices = [c for g in build(choosing, facts, context).groups for c in g.choices]
                for choice in choices:
                    if choice.why_not and not choice.name.startswith("play-"):
                        assert choosing.press(choice.name).action is None
                names = [c.name for c in choices if not c.why_not]
                name = chosen(names, choosing, rng)
                done = choosing.press(name)
                assert done.happened, name
                assert done.refused is None or name not in names
                pressed.add(name)
                if done.action is not None:
                    made += 1
                    seat, action = seat if done.seat is None else done.seat, done.action
                    break
            match.act(seat, action or match.game.sample_action(match.view(seat), rng))
    assert own <= pressed
    assert made > 10 or game_id == "stock-exchange"


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_nothing_is_offered_while_nobody_is_asked(game_id: str) -> None:
    """Neither to a bystander, nor to a seat whose choice is closed, nor before a position."""
    make, renew, build, _ = GAMES[game_id]
    match = dealt(game_id, 1)
    seat = match.actors[0]
    for viewer in (seat, None):
        choosing: ActionBuilder[Target[Hashable], Any] = make()
        assert not choosing.targets()
        context = headless_context(match, viewer)
        facts = renew(choosing, match.view(viewer), context)
        open_to = [target.name for target in choosing.targets() if target.refused is None]
        assert bool(open_to) == (viewer == seat)
        choosing.close()
        assert not choosing.targets()
        assert not any(choosing.pick(name) for name in open_to)
        assert choosing.action() is None
        assert build(choosing, facts, context) == Panel()


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_action_has_a_label_and_a_name_of_its_own(game_id: str) -> None:
    rng = Random(5)
    for number in range(2):
        match = dealt(game_id, number)
        words = words_of(match)
        while not match.is_over:
            seat = rng.choice(match.actors)
            if seat == CHANCE:
                match.act_chance()
                continue
            view = match.view(seat)
            names = [words.action_name(action) for action in view.legal]
            assert len(set(names)) == len(names)
            assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in names)
            assert all(words.action_label(action, view) for action in view.legal)
            match.act(seat, match.game.sample_action(view, rng))


def chosen(names: list[str], choosing: ActionBuilder[Target[Hashable], Any], rng: Random) -> str:
    """Return a button that is open, confirming rather often, or a thing that can be picked."""
    targets = [target.name for target in choosing.targets() if target.refused is None]
    if CONFIRM in names and rng.random() < 0.4:
        return CONFIRM
    return rng.choice([*names, *(PICK + name for name in targets)])


def dealt(game_id: str, number: int) -> Match:
    game = registry.load(game_id)
    seats = [SeatInfo(name=f"P{seat}", player="human") for seat in range(SEATS[game_id])]
    return Match.deal(game, seats, {}, f"pressing/{number}")
