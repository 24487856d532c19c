"""Small tables of Stock Exchange for tests, with a short notation of submissions.

`"gold gold iron book; 1 gold, 2 iron; 3 s0, 4 s5; x6"`: what is made; who gets which resource (`2
diamond!` for a fresh one); who gets which company's stock; which stocks are turned in. Omitted
parts are filled in with anything legal: prize tokens are made and given, and other companies'
stocks before own ones.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest

from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.stock_exchange import game
from stockgames.games.stock_exchange.actions import Books, ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.options import Options, Setup, stocks_without
from stockgames.games.stock_exchange.parts import PRIZE_TOKEN, RECIPIENTS, RESOURCES
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import StockExchangeView
from tests.games.stock_exchange.recount import JSON

GAME = game.GAME
WEIGHTS = GAME.weights
LACKING = [1, 2, 3, 4, 5, 6, 7, 0]
"""By seat, the company whose stock it lacks in these tables: the next one."""
IDLE = "prize_token prize_token prize_token prize_token"


def people() -> list[SeatInfo]:
    return [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(8)]


def opened(garnets: int = 2) -> Match:
    """Return a table before its first round; see LACKING."""
    return Match(GAME, people(), Options(garnets=garnets), Setup(stocks=stocks_without(LACKING)))


def dealt(seed: str, garnets: int = 2) -> Match:
    return Match.deal(GAME, people(), {"garnets": garnets}, seed)


def truth(match: Match) -> StockExchangeState:
    """Return the hidden state; for tests only."""
    state = match._state
    assert isinstance(state, StockExchangeState)
    return state


def view(match: Match, seat: int | None) -> StockExchangeView:
    found = match.view(seat)
    assert isinstance(found, StockExchangeView)
    return found


def kind(name: str) -> int:
    return RESOURCES.index(name)


def submission(books: Books, words: str = "") -> Submit:
    """Return the submission of a text in the notation; see the module."""
    parts = [part.strip() for part in words.split(";")]
    turned_in = [int(part[1:]) for part in parts if part.startswith("x")]
    produce, goods, stocks = (*[p for p in parts if not p.startswith("x")], "", "", "")[:3]
    gifts = [gift.split() for gift in goods.split(",") if gift.strip()]
    presents = [gift.split() for gift in stocks.split(",") if gift.strip()]
    made = [kind(name) for name in (produce or IDLE).split()]
    return Submit(
        tuple(turned_in),
        tuple(made),
        tuple(_resource(int(to), name) for to, name in gifts) or _any_resources(books, made),
        tuple(StockGift(int(to), int(name[1:])) for to, name in presents)
        or _any_stocks(books, turned_in),
    )


def _resource(to: int, name: str) -> ResourceGift:
    return ResourceGift(to, kind(name.rstrip("!")), name.endswith("!"))


def _any_resources(books: Books, made: Sequence[int]) -> tuple[ResourceGift, ...]:
    """Give prize tokens first, then what is available in the order of the list."""
    goods = [k for k in made if k == PRIZE_TOKEN] + [
        k for k, count in enumerate(books.resources) for _ in range(count)
    ]
    goods += [k for k in made if k not in (PRIZE_TOKEN, kind("diamond"))]
    seats = books.owes_resource[: RECIPIENTS[books.round]]
    return tuple(ResourceGift(to, given) for to, given in zip(seats, goods, strict=False))


def _any_stocks(books: Books, turned_in: Sequence[int]) -> tuple[StockGift, ...]:
    """Give other companies' stocks first."""
    held = list(books.stocks)
    for company in turned_in:
        held[company] -= 1
    others = [c for c in range(8) if c != books.seat for _ in range(held[c])]
    stocks = others + [books.seat] * (held[books.seat] + len(turned_in))
    seats = books.owes_stock[: RECIPIENTS[books.round]]
    return tuple(StockGift(to, company) for to, company in zip(seats, stocks, strict=False))


def act(match: Match, *texts: str) -> None:
    """Make the submissions of the next seats that owe one, in seat order; see the module."""
    for seat, words in zip(match.actors, texts, strict=False):
        match.act(seat, submission(truth(match).books(seat), words))


def play_round(match: Match, **texts: str) -> None:
    """Make all seats' submissions: `s0="…"` for seat 0, any legal one by default."""
    act(match, *(texts.get(f"s{seat}", "") for seat in range(8)))


def refuses(match: Match, seat: int, words: str | Submit, code: str, ruling: str) -> None:
    """Assert that a submission is refused for a reason, and that nothing has changed."""
    before = view(match, seat)
    laid = submission(truth(match).books(seat), words) if isinstance(words, str) else words
    with pytest.raises(Refused) as refused:
        match.act(seat, laid)
    assert (refused.value.code, refused.value.ruling) == (code, ruling)
    assert view(match, seat) == before


def holding(goods: dict[int, str], garnets: int = 2) -> StockExchangeState:
    """Return a state in which companies have the named resources and nothing else."""
    state = truth(opened(garnets))
    for company, names in goods.items():
        for name in names.split():
            state.resources[company][kind(name)] += 1
    return state


def played(seed: int, moves: int = 24, garnets: int | None = None) -> Match:
    """Return a table after random submissions, seats in any order."""
    match = dealt(f"{seed}", seed % 11 if garnets is None else garnets)
    rng = Random(seed)
    for _ in range(moves):
        seat = rng.choice(match.actors)
        match.act(seat, match.game.sample_action(match.view(seat), rng))
    return match


def as_json(match: Match) -> JSON:
    """Return the table's record as another program reads it."""
    found: JSON = json.loads(match.record().to_json())
    return found
