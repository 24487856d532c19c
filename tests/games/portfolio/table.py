"""Small tables of Portfolio for tests, with a short notation of moves.

`play(match, "draw 2", "found 3H 4H 5H", "cap 1 3D low", "discard KS")`: by the seat that has to
move. `draw 2 exposed`, `draw 2 pauper`. Terms of deals: `"5 3H 4H #2 truce:2 debt:7 reveal"` is $5,
two cards, portfolio 2 and three promises.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, Event
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import game
from stockgames.games.portfolio.parts import CARD_NAMES, NONE, SHUFFLING, Card, Portfolio
from stockgames.games.portfolio.state import PortfolioState
from stockgames.games.portfolio.view import PortfolioView
from stockgames.testing.contract import anybody
from tests.games.portfolio.recount import JSON, Judge, Run

GAME = game.GAME
WEIGHTS = GAME.weights
SEATS = (2, 3, 4, 5)
LONG_STOCK = "2S 4S 6S 8S TS QS 2C 4C 6C 8C TC QC " * 2


def people(seats: int) -> list[SeatInfo]:
    return [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(seats)]


def card(name: str) -> Card:
    """Return a card by its name in records."""
    return CARD_NAMES.index(name)


def cards(names: str) -> tuple[Card, ...]:
    """Return cards by their names."""
    return tuple(map(card, names.split()))


def names(held: Sequence[Card]) -> str:
    return " ".join(CARD_NAMES[one] for one in held)


def truth(match: Match) -> PortfolioState:
    """Return the hidden state; for tests only."""
    state = match._state
    assert isinstance(state, PortfolioState)
    return state


def view(match: Match, seat: int | None) -> PortfolioView:
    """Return a seat's view of the present state, which tests may have changed themselves."""
    match._views.clear()
    found = match.view(seat)
    assert isinstance(found, PortfolioView)
    return found


def small_state(
    hands: Sequence[str], stock: str = LONG_STOCK, exposed: str = "KC", dealer: int = -1
) -> PortfolioState:
    """Return the first turn with hands of any size; seat 0 plays first unless there is a dealer."""
    held = [cards(hand) for hand in hands]
    return PortfolioState(dealer % len(hands), held, cards(stock)[::-1], card(exposed))


def table(
    hands: Sequence[str], stock: str = LONG_STOCK, exposed: str = "KC", dealer: int = -1
) -> Match:
    """Return a match with such a state; it can't be undone or recorded."""
    match = dealt(len(hands), "small")
    match._state = small_state(hands, stock, exposed, dealer)
    return match


def hand(match: Match, seat: int) -> str:
    return names(truth(match).hand(seat))


def pile(match: Match) -> str:
    """Return the names of the discard pile, the top card last."""
    return names(truth(match).pile)


def legal(match: Match, seat: int = 0) -> list[str]:
    """Return the legal list in the notation of this module, without discards and draws."""
    told = []
    for one in view(match, seat).legal:
        if isinstance(one, a.Discard | a.Draw):
            continue
        fields = GAME.codec.encode(one)
        told.append(
            " ".join(" ".join(v) if isinstance(v, list) else str(v) for v in fields.values())
        )
    return sorted(told)


def discards(match: Match, seat: int = 0) -> str:
    """Return the cards that a seat may discard."""
    found = [one.card for one in view(match, seat).legal if isinstance(one, a.Discard)]
    return names(sorted(found))


def draws(match: Match, seat: int = 0) -> list[str]:
    """Return the legal draws, in the notation without its first word."""
    return [
        f"{one.cards}{' exposed' * one.exposed}{' pauper' * one.pauper}"
        for one in view(match, seat).legal
        if isinstance(one, a.Draw)
    ]


def put(match: Match, seat: int, run: str, low_cap: str = "", high_cap: str = "") -> None:
    """Put a portfolio such as `"3H-6H"` before a seat, as if founded in an earlier turn."""
    state = truth(match)
    low, high = map(card, run.split("-"))
    caps = [card(cap) if cap else NONE for cap in (low_cap, high_cap)]
    state.founded += 1
    portfolio = Portfolio(state.founded, seat, low, high, *caps)
    state.portfolios += (portfolio,)
    state.incomes[seat] += portfolio.value
    if seat == state.active:
        state.began_as_pauper = False


def rich(match: Match, *cash: int) -> None:
    """Set each seat's cash."""
    truth(match).cash = list(cash)


def action(words: str) -> a.PortfolioAction:
    """Return the action of a text in the notation."""
    do, *rest = words.split()
    fields: JSON = {"do": do}
    if do == "draw":
        fields |= {"cards": int(rest[0]), "exposed": "exposed" in rest, "pauper": "pauper" in rest}
    elif do in ("found", "reshuffle"):
        fields["cards" if do == "found" else "stock"] = rest
    elif do == "discard":
        fields["card"] = rest[0]
    elif do in ("extend", "cap", "neutralize", "acquire"):
        fields |= {"portfolio": int(rest[0]), "card": rest[1]}
        if do == "cap":
            fields["end"] = rest[2]
    return a.CODEC.decode(fields)


def terms(words: str) -> a.Terms:
    """Return the side of a deal of a text in the notation."""
    parts = words.split()
    return a.Terms(
        sum(int(part) for part in parts if part.isdigit()),
        tuple(card(part) for part in parts if part in CARD_NAMES),
        tuple(int(part[1:]) for part in parts if part[0] == "#"),
        tuple(_promise(part) for part in parts if ":" in part or part == "reveal"),
    )


def _promise(word: str) -> a.Promise:
    kind, _, amount = word.partition(":")
    if kind == "reveal":
        return a.Reveal()
    return a.Truce(int(amount)) if kind == "truce" else a.Debt(int(amount))


def offer(to: int, give: str = "", get: str = "") -> a.Offer:
    return a.Offer(to, terms(give), terms(get))


def strike(match: Match, maker: int, to: int, give: str = "", get: str = "") -> list[Event]:
    """Make an offer that is accepted; return its events."""
    match.act(maker, offer(to, give, get))
    return list(match.act(to, action("accept")).events)


def play(match: Match, *moves: str) -> list[Event]:
    """Make these moves for the seat that has to move; return the events of the last one."""
    events: tuple[Event, ...] = ()
    for words in moves:
        events = match.act(match.actors[0], action(words)).events
    return list(events)


def refused(match: Match, seat: int, chosen: a.PortfolioAction | str) -> str:
    """Return code and ruling of a refusal, which must change nothing."""
    wanted = action(chosen) if isinstance(chosen, str) else chosen
    before = [match.view(other) for other in range(len(match.seats))]
    with pytest.raises(Refused) as caught:
        match.act(seat, wanted)
    assert before == [match.view(other) for other in range(len(match.seats))]
    return f"{caught.value.code} {caught.value.ruling}"


def dealt(seats: int, seed: str) -> Match:
    return Match.deal(GAME, people(seats), {}, seed)


def play_on(match: Match, rng: Random, most: int = 10_000) -> None:
    """Play up to ``most`` random moves, including offers out of turn."""
    for _ in range(most):
        if match.is_over:
            return
        seat = anybody(match.actors, match.out_of_turn_actors, rng)
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, match.game.sample_action(match.view(seat), rng))


def played(seats: int, seed: int, most: int = 10_000) -> Match:
    """Return a table after up to ``most`` random moves."""
    match = dealt(seats, f"{seed}")
    play_on(match, Random(seed), most)
    return match


def as_json(match: Match) -> JSON:
    """Return the table's record as another program reads it."""
    found: JSON = json.loads(match.record().to_json())
    return found


def as_judge(state: PortfolioState) -> Judge:
    """Return the second Portfolio in a state of the first without an open offer."""
    assert state.offer is None
    judge = object.__new__(Judge)
    everybody = range(state.seats)
    judge.seats, judge.dealer, judge.active = state.seats, state.dealer, state.active
    judge.pack = 104 if state.seats < 4 else 156
    judge.hands = [names(state.hand(seat)).split() for seat in everybody]
    judge.stock = names(state.stock[: state.stock_left][::-1]).split()
    judge.pile = names(state.pile).split()
    judge.second_stock_to_come = state.reshuffles
    judge.cash = list(state.cash)
    judge.runs = []
    for portfolio in state.portfolios:
        run = Run(portfolio.number, portfolio.owner, names(portfolio.cards).split())
        caps = {"low": portfolio.low_cap, "high": portfolio.high_cap}
        run.caps = {end: CARD_NAMES[cap] for end, cap in caps.items() if cap != NONE}
        judge.runs.append(run)
    judge.founded = state.founded
    judge.truces = [{"from": t.seat, "to": t.partner, "turns": t.turns} for t in state.truces]
    judge.debts = [{"from": d.seat, "to": d.partner, "cash": d.cash} for d in state.debts]
    judge.offer = None
    judge.offers = list(state.offers)
    judge.stage = ("draw", "play", "shuffle", "over")[state.stage]
    judge.ended = state.last_turns
    judge.dry = state.dry_turns
    judge.taken = CARD_NAMES[state.taken] if state.taken != NONE else ""
    judge.to_spend = state.budget
    judge.began_poor = state.began_as_pauper
    judge.owed = state.to_draw if state.stage == SHUFFLING else 0
    judge.seen = Counter()
    return judge
