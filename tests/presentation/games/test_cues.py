"""What is shown large: losses and gains are counted out, the viewer's own first, none hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from stockgames.controllers.stages import Shown
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE
from stockgames.engine.state import View, seen_as
from stockgames.games.nyse.events import MarkerMoved
from stockgames.games.nyse.parts import OUT, price
from stockgames.games.nyse.view import NyseView
from stockgames.games.portfolio.events import Acquired, Raided
from stockgames.games.portfolio.view import PortfolioView
from stockgames.presentation.cue import Cue
from stockgames.presentation.games.nyse.words import NyseWords
from stockgames.presentation.games.portfolio.words import PortfolioWords
from tests.games.portfolio.table import lay, play, rich, table
from tests.presentation.games.nyse import test_words as nyse
from tests.presentation.games.portfolio import test_words as portfolio


def moves(match: Match, seed: int, viewer: int | None) -> Iterator[tuple[Shown, View, View]]:
    """Play at random; yield each move with the viewer's views before and after it."""
    rng = Random(seed)
    while not match.is_over:
        seat, before = match.actors[0], match.view(viewer)
        if seat == CHANCE:
            match.act_chance()
        else:
            match.act(seat, match.game.sample_action(match.view(seat), rng))
        move = match.moves[-1]
        events = tuple(event for event in move.events if event.seen_by(viewer))
        yield Shown(len(match.moves), move.seat, move.turn, events), before, match.view(viewer)


@pytest.mark.parametrize("seed", range(12))
def test_a_price_that_moves_is_counted_out_hand_by_hand(seed: int) -> None:
    match, words = nyse.dealt(4, seed), NyseWords()
    for shown, was, now in moves(match, seed, 0):
        before, after = seen_as(NyseView, was), seen_as(NyseView, now)
        cue = words.cue(before, after, shown, nyse.context(match))
        felt: dict[int, int] = {}
        moved = [event for event in shown.events if isinstance(event, MarkerMoved)]
        for event in moved:
            step = price(after.board, event.after) - price(before.board, event.before)
            kept = [
                min(b[event.color], a[event.color])
                for b, a in zip(before.chips, after.chips, strict=True)
            ]
            felt |= {seat: step * count for seat, count in enumerate(kept) if step * count}
        crashed = any(event.after == OUT for event in moved)
        if not crashed and max(map(abs, felt.values()), default=0) < 4:
            assert cue is None
            continue
        assert cue is not None
        assert cue.size == ("headline" if crashed else "whisper")
        told = {bill.gain for bill in cue.bills}
        assert told <= set(felt.values())
        assert all(gain in told for gain in felt.values() if crashed or abs(gain) >= 4)
        if 0 in felt:
            assert (cue.bills[0].is_own, cue.bills[0].gain) == (True, felt[0])
        others = {seat: loss for seat, loss in felt.items() if seat != shown.seat}
        if cue.headline is not None and others:
            most = max(others.values(), key=abs)
            holders = [match.seats[seat].name for seat, loss in others.items() if loss == most]
            assert any(name in cue.headline.line for name in holders)


@pytest.mark.parametrize("seed", range(4))
def test_concealed_hands_are_billed_to_nobody_else(seed: int) -> None:
    match, words = nyse.dealt(3, seed), NyseWords()
    for shown, before, after in moves(match, seed, 1):
        context = nyse.context(match, 1, "concealed")
        cue = words.cue(seen_as(NyseView, before), seen_as(NyseView, after), shown, context)
        for bill in cue.bills if cue is not None else ():
            assert bill.is_own
        if cue is not None and cue.headline is not None:
            assert not any(seat.name in cue.headline.line for seat in match.seats)


def raid_cue(action: str, cash: int, viewer: int = 0) -> Cue:
    match = table(["6C 9D 2S", "KH 7S 8S"])
    lay(match, 1, "3C-5C")
    rich(match, cash, 0)
    play(match, "draw 1")
    before = seen_as(PortfolioView, match.view(viewer))
    play(match, action)
    context = portfolio.context(match, viewer)
    after = seen_as(PortfolioView, match.view(viewer))
    cue = PortfolioWords().cue(before, after, context.history[-1], context)
    assert cue is not None
    return cue


@pytest.mark.parametrize(
    ("viewer", "title"), [(0, "Hostile, but polite"), (1, "Seat 0, uninvited")]
)
def test_a_raid_says_what_it_cost_and_what_it_does_to_both_incomes(viewer: int, title: str) -> None:
    cue = raid_cue("acquire 1 6C", 20, viewer)
    assert cue.size == "headline"
    assert cue.headline is not None
    assert cue.headline.title == title
    by_seat = {bill.start: bill.text for bill in cue.bills}
    assert by_seat["seat-1"] == "−$2 a turn"
    assert {bill.text for bill in cue.bills} == {"−$4", "−$2 a turn", "+$4 a turn"}
    assert [bill.is_own for bill in cue.bills] == sorted(
        (bill.is_own for bill in cue.bills), reverse=True
    )


@pytest.mark.parametrize("seed", range(6))
def test_only_raids_are_told_at_portfolio_and_cheap_ones_in_small(seed: int) -> None:
    match, words = portfolio.dealt(3, seed), PortfolioWords()
    for shown, was, now in moves(match, seed, 0):
        before, after = seen_as(PortfolioView, was), seen_as(PortfolioView, now)
        cue = words.cue(before, after, shown, portfolio.context(match, 0))
        raid = next((event for event in shown.events if isinstance(event, Raided)), None)
        assert (cue is None) == (raid is None)
        if cue is not None and raid is not None:
            assert (cue.size == "headline") == (raid.cost > 2) == (cue.headline is not None)
            gains = sorted(bill.gain for bill in cue.bills)
            steps = [after.incomes[s] - before.incomes[s] for s in (raid.owner, raid.seat)]
            assert gains == sorted([-raid.cost, *(step for step in steps if step)])
            assert isinstance(raid, Acquired) == (steps[1] > 0)
