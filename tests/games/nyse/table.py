"""Small tables of NYSE for tests: chosen piles, and a short notation of moves.

`play(match, "take blue; invest red; take blue; stop")`: the seat is the one that has to decide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, seen_as
from stockgames.games.nyse.actions import CODEC, NyseAction, Take
from stockgames.games.nyse.parts import INVESTING
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView
from tests.games.nyse.recount import COLORS, MARKINGS, Table, text

GAME = registry.load("nyse")

P, M, I, S = "plain", "speculative_market", "aggressive_investment", "stock_swap"  # noqa: E741
"""The four markings: plain, market, investment, swap."""


def people(seats: int) -> list[SeatInfo]:
    return [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(seats)]


def set_up(first: int = 0, **tops: Sequence[str]) -> dict[str, Any]:
    """Return a set-up whose piles start with these chips (`blue=[S, P]`); plain chips come next."""
    markers: dict[str, str] = {}
    piles: dict[str, list[str]] = {}
    for color in ("blue", "black", "red", "green"):
        rest = [P] * 5 + [M, M, I, I, S, S]
        for marking in tops.get(color, ()):
            rest.remove(marking)
        *pile, markers[color] = [*tops.get(color, ()), *rest]
        piles[color] = pile
    return {"markers": markers, "piles": piles, "first": first}


def table(
    seats: int = 2,
    first: int = 0,
    board: Sequence[int] = (1, 2, 3, 5, 4, 2),
    seed: str = "",
    hands: str = "open",
    **tops: Sequence[str],
) -> Match:
    """Return a match whose piles start with these chips."""
    options = GAME.options_type.model_validate({"board": list(board), "hands": hands})
    setup = GAME.setup_type.model_validate(set_up(first, **tops))
    return Match(GAME, people(seats), options, setup, seed)


def action(told: str) -> NyseAction:
    """Return the action of a line in the notation."""
    word, *rest = told.split()
    fields: dict[str, Any]
    match word, rest:
        case "take" | "discard", [color]:
            fields = {"do": word, "color": color}
        case "market", [chip, marker]:
            fields = {"do": M, "chip": chip, "marker": marker}
        case "invest", [chip]:
            fields = {"do": I, "chip": chip}
        case "stop", []:
            fields = {"do": "stop"}
        case "swap", [chip, partner, want, color, marking]:
            give = {"color": color, "marking": marking}
            other = partner if partner == "supply" else int(partner)
            fields = {"do": S, "chip": chip, "with": other, "want": want, "give": give}
        case "waive", [chip]:
            fields = {"do": word, "chip": chip}
        case "give", [marking]:
            fields = {"do": "surrender", "marking": marking}
        case "shuffle", [color, position]:
            fields = {"do": "shuffle_in", "color": color, "position": int(position)}
        case _:
            raise ValueError(told)
    return CODEC.decode(fields)


def play(match: Match, told: str) -> Match:
    """Play moves in the notation, each by the seat that has to decide."""
    for line in filter(None, map(str.strip, told.split(";"))):
        match.act(match.actors[0], action(line))
    return match


def refused(match: Match, told: str, seat: int | None = None) -> tuple[str, str]:
    """Return code and ruling with which an action is refused; it must change nothing."""
    before = match.record().to_json()
    with pytest.raises(Refused) as caught:
        match.act(match.actors[0] if seat is None else seat, action(told))
    assert match.record().to_json() == before
    return caught.value.code, caught.value.ruling


def legal(match: Match, seat: int | None = None) -> list[dict[str, Any]]:
    """Return the legal actions of a seat as in records."""
    found = match.view(match.actors[0] if seat is None else seat)
    return [CODEC.encode(one) for one in seen_as(NyseView, found).legal]


def truth(match: Match) -> NyseState:
    """Return the hidden state; for tests of the rules only."""
    state = match._state
    assert isinstance(state, NyseState)
    return state


def as_table(state: NyseState) -> Table:
    """Return the same position on the second NYSE's table."""
    setup = {"piles": dict.fromkeys(COLORS, ()), "first": state.active}
    other = Table(list(state.board), setup, state.seats)
    for color, name in enumerate(COLORS):
        pile = state.piles[color][: state.left[color]]
        other.piles[name] = [MARKINGS[marking] for marking in reversed(pile)]
        other.spots[name] = state.markers[color]
    for seat in range(state.seats):
        for kind in range(16):
            chip = (COLORS[kind >> 2], MARKINGS[kind & 3])
            other.hands[seat] += [chip] * state.hands[seat * 16 + kind]
    if state.swap is not None:
        other.asked = CODEC.encode(state.swap)
    if state.stage == INVESTING and state.actors:
        other.takes = state.takes_left
    return other


def same_moves(state: NyseState, other: Table) -> bool:
    """Return whether both tables allow the same moves, each once."""
    mine = [
        text(CODEC.encode(one) if seat == CHANCE else {"seat": seat, **CODEC.encode(one)})
        for seat in state.actors
        for one in state.legal_actions(seat)
    ]
    return sorted(mine) == sorted(map(text, other.legal()))


def random_game(
    seats: int, seed: int, wanted: dict[str, Any] | None = None, eager: float = 0.5
) -> Iterator[tuple[NyseState, int, NyseAction]]:
    """Play a random game and yield (state, seat, action) before each move, chance moves too.

    The state is always the same object: after the last move it is the end of the game. `eager` is
    how often a special action is preferred if one is legal, so that rare things happen.
    """
    rng = Random(f"walk/{seats}/{seed}")
    options = GAME.resolve_options(wanted or {}, rng)
    state = GAME.start(seats, options, GAME.deal(seats, options, rng))
    assert isinstance(state, NyseState)
    while state.actors:
        seat = state.actors[0]
        chosen = state.draw_chance(rng) if seat == CHANCE else pick(state, seat, rng, eager)
        yield state, seat, chosen
        state.apply(seat, chosen)


def random_match(seats: int, seed: int, eager: float = 0.5) -> Match:
    rng = Random(f"walk/{seats}/{seed}")
    match = Match.deal(GAME, people(seats), {}, str(seed))
    match.play(lambda seat: pick(truth(match), seat, rng, eager))
    return match


def trading_match(seats: int, seed: int) -> Match:
    """Return a game with many swaps in few colours: swap chips are on top and are played soon."""
    rng = Random(f"trade/{seats}/{seed}")
    tops: dict[str, list[str]] = {}
    for color in COLORS:
        rest = [P] * 5 + [M, M, I, I]
        tops[color] = [S, S, *rng.sample(rest, len(rest))]
    match = table(seats, rng.randrange(seats), **tops)  # type: ignore[arg-type]
    first = rng.sample(range(4), 2)
    while match.actors:
        actions = match.view(match.actors[0]).legal
        swaps = [one for one in actions if one.do == "stock_swap"]
        takes = [one for one in actions if isinstance(one, Take) and one.color in first]
        match.act(match.actors[0], rng.choice(swaps or takes or actions))
    return match


def reopened(match: Match) -> Match:
    """Return a new match with the opening position of this one."""
    return Match(GAME, match.seats, match.options, match.setup)


def pick(state: NyseState, seat: int, rng: Random, eager: float) -> NyseAction:
    """Return a random legal action; if eager, prefer a special one, or a take to a discard."""
    actions: Sequence[NyseAction] = state.legal_actions(seat)
    if rng.random() < eager:
        rare = [one for one in actions if one.do not in ("take", "discard", "stop")]
        kinds = sorted({one.do for one in rare})
        if kinds:
            kind = rng.choice(kinds)
            return rng.choice([one for one in rare if one.do == kind])
        actions = [one for one in actions if one.do != "discard"] or actions
    return rng.choice(actions)
