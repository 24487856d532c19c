"""What is shown large: losses and gains are counted out, the viewer's own first, none hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from stockgames.controllers.stages import Change, Shown, Stage, shown_to
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, SeatId, View, seen_as
from stockgames.games.exchange.events import PriceMoved
from stockgames.games.exchange.view import ExchangeView
from stockgames.games.nyse.events import MarkerMoved
from stockgames.games.nyse.parts import CRASHED, price
from stockgames.games.nyse.view import NyseView
from stockgames.games.portfolio.events import Acquired, Extended, Founded, Raided
from stockgames.games.portfolio.view import PortfolioView
from stockgames.games.stock_exchange.audit import AuditPlan, Progress
from stockgames.games.stock_exchange.events import Produced
from stockgames.games.stock_exchange.facts import facts_of
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Bill, Cue, LeadWatch, cue_of, history_of
from stockgames.presentation.games.exchange.terms import security_name
from stockgames.presentation.games.exchange.words import ExchangeWords
from stockgames.presentation.games.nyse.words import NyseWords
from stockgames.presentation.games.portfolio.words import PortfolioWords
from stockgames.presentation.games.stock_exchange.results import audit_cue
from stockgames.presentation.games.stock_exchange.words import StockExchangeWords
from stockgames.presentation.sentences.speech import money, say
from tests.games.portfolio.table import play, put, rich, table
from tests.presentation.contexts import context as context_of
from tests.presentation.games.nyse import test_words as nyse
from tests.presentation.games.portfolio import test_words as portfolio

SHOWING = Stage.SHOWING


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
    match, words = nyse.dealt(1 + seed % 4, seed), NyseWords()
    for shown, was, now in moves(match, seed, 0):
        before, after = seen_as(NyseView, was), seen_as(NyseView, now)
        cue = without_lead(
            cue_of(words, Change(shown, before, after), context_of(match, 0, SHOWING))
        )
        felt: dict[int, int] = {}
        moved = [event for event in shown.events if isinstance(event, MarkerMoved)]
        for event in moved:
            step = price(after.board, event.after) - price(before.board, event.before)
            kept = [
                min(b[event.color], a[event.color])
                for b, a in zip(before.chips, after.chips, strict=True)
            ]
            felt |= {seat: step * count for seat, count in enumerate(kept) if step * count}
        crashed = any(event.after == CRASHED for event in moved)
        if not crashed and max(map(abs, felt.values()), default=0) < 4:
            assert cue is None
            continue
        assert cue is not None
        assert (cue.headline is not None, cue.whispers) == (crashed, not crashed)
        told = {bill.gain for bill in cue.bills}
        assert told <= set(felt.values())
        assert all(gain in told for gain in felt.values() if crashed or abs(gain) >= 4)
        if 0 in felt:
            assert (cue.bills[0].is_own, cue.bills[0].gain) == (True, felt[0])
        others = {seat: loss for seat, loss in felt.items() if seat != shown.seat}
        if cue.headline is not None:
            assert (say("table-cue-hit-nobody") in cue.headline.line) == (not felt)
        if cue.headline is not None and felt:
            others = others or felt  # whoever crashes what only they hold loses by it
            most = max(others.values(), key=abs)
            assert f"${abs(most)}M" in cue.headline.line
            holders = [match.seats[seat].name for seat, loss in others.items() if loss == most]
            assert any(name in cue.headline.line for name in holders)


@pytest.mark.parametrize("seed", range(4))
def test_concealed_hands_are_billed_to_nobody_else(seed: int) -> None:
    match, words = nyse.dealt(3, seed), NyseWords()
    for shown, before, after in moves(match, seed, 1):
        context = context_of(match, 1, SHOWING, options=nyse.CONCEALED)
        change = Change(shown, seen_as(NyseView, before), seen_as(NyseView, after))
        cue = without_lead(cue_of(words, change, context))
        for bill in cue.bills if cue is not None else ():
            assert bill.is_own
        if cue is not None and cue.headline is not None:
            others = [seat for number, seat in enumerate(match.seats) if number != shown.seat]
            assert not any(seat.name in cue.headline.line for seat in others)


def table_of(game_id: str, seed: int, count: int) -> Match:
    infos = nyse.seats(count)
    return Match.deal(registry.load(game_id), infos, {}, f"cues {seed}")


def seen(match: Match, viewer: int | None = 0) -> TableContext:
    """Return the context of a table where a single person sits."""
    history = [shown_to(viewer, number, move) for number, move in enumerate(match.moves, 1)]
    stage, options = Stage.SHOWING, match.options
    return TableContext(
        match.seats, stage, None, viewer, viewer or 0, (0,), options, history=history
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_bubble_is_billed_to_its_holders_and_names_who_loses_most(seed: int) -> None:
    match, words = table_of("exchange", seed, 4), ExchangeWords()
    for shown, was, now in moves(match, seed, 0):
        before, after = seen_as(ExchangeView, was), seen_as(ExchangeView, now)
        change, around = Change(shown, before, after), seen(match)
        cue = without_lead(cue_of(words, change, around))
        assert cue_of(words, change, replace(around, stage=Stage.PAUSED)) is None
        moved = [event for event in shown.events if isinstance(event, PriceMoved)]
        assert (cue is not None) == any(event.pops for event in moved)
        if cue is None or cue.headline is None:
            continue
        popped = [event for event in moved if event.pops]
        hits = [before.shares[0][e.security] * abs(e.after - e.before) for e in popped]
        told_of = [security_name(e.security) for e in popped if hits[popped.index(e)] == max(hits)]
        told = [e for e in popped if security_name(e.security) in cue.headline.line]
        assert {security_name(e.security) for e in told} & {*told_of}, "what hits the viewer most"
        burst, *_ = told
        step = burst.after - burst.before
        held = {s: shares[burst.security] for s, shares in enumerate(before.shares)}
        gains = {seat: step * count for seat, count in held.items() if count}
        assert {int(bill.start.removeprefix("seat-")): bill.gain for bill in cue.bills} == gains
        if not gains:
            assert not any(seat.name in cue.headline.line for seat in match.seats)
        elif min(gains.values()) < 0:
            worst = [seat for seat, gain in gains.items() if gain == min(gains.values())]
            names = ["You" if not seat else match.seats[seat].name for seat in worst]
            assert any(name in cue.headline.line for name in names)


@pytest.mark.parametrize("seed", [4, 5, 6, 31])
def test_only_ones_own_coal_is_told_and_the_audit_names_its_winner(seed: int) -> None:
    match, words = table_of("stock-exchange", seed, 8), StockExchangeWords()
    for shown, was, now in moves(match, seed, 0):
        before, after = seen_as(StockExchangeView, was), seen_as(StockExchangeView, now)
        cue = without_lead(cue_of(words, Change(shown, before, after), seen(match)))
        own = [event for event in shown.events if isinstance(event, Produced)]
        is_told = after.audit is None  # that of the last round is told by the pages for all
        assert (cue is not None) == (is_told and any(event.fizzled for event in own))
        if cue is not None:
            assert all(bill.is_own and bill.start.startswith("own/") for bill in cue.bills)
    audit = facts_of(seen_as(StockExchangeView, match.view(None))).audit
    assert audit is not None
    plan, winner = AuditPlan(audit), audit.ranked[0]
    cue = audit_cue(Progress(plan, len(plan.steps) - 1), seen(match).names)
    assert cue is not None
    assert cue.headline is not None
    assert money(winner.score) in cue.headline.title
    assert match.seats[winner.seat].name in cue.headline.line


@pytest.mark.parametrize("game_id", ["nyse", "portfolio", "exchange", "stock-exchange"])
def test_a_headline_is_of_the_turn_or_round_under_which_the_chart_has_it(game_id: str) -> None:
    words, told = WORDS[game_id][0], 0
    for seed in range(8):
        match = table_of(game_id, seed, WORDS[game_id][1])
        for shown, before, after in moves(match, seed, 0):
            cue = cue_of(words, Change(shown, before, after), seen(match))
            if cue is not None and cue.headline is not None:
                history = match.history(0)
                assert history is not None
                assert words.story is not None
                assert cue.headline.kicker == words.story.point(history.at[-1])
                told += 1
    assert told


def is_lead(bill: Bill) -> bool:
    return bill.text in (say("table-leads-now", who=who) for who in ("you", "other"))


def without_lead(cue: Cue | None) -> Cue | None:
    """Return a cue without the news of a new leader; None if that was all."""
    if cue is None:
        return None
    bills = tuple(bill for bill in cue.bills if not is_lead(bill))
    return replace(cue, bills=bills) if bills or cue.headline is not None else None


@pytest.mark.parametrize("game_id", ["nyse", "portfolio"])  # those that count turns
def test_a_new_leader_is_told_where_a_turn_ends_late_in_a_game(game_id: str) -> None:
    """And not in the middle of a turn, in which a player may be behind for a moment."""
    words, told = WORDS[game_id][0], list[bool]()
    for seed in range(4):
        match = table_of(game_id, seed, WORDS[game_id][1])
        watch, other = LeadWatch(), LeadWatch()
        found, late = dict[int, SeatId](), dict[int, bool]()
        for shown, before, after in moves(match, seed, 0):
            change, context = Change(shown, before, after), seen(match)
            cue, was = cue_of(words, change, context, watch), history_of(words, change, context)
            leads = None if was is None else other.new_leader(words, change, was)
            bills = [] if cue is None else [bill.start for bill in cue.bills if is_lead(bill)]
            assert bills == ([f"seat-{leads}"] if leads is not None else [])
            ends = after.turn != before.turn or not after.actors
            late[shown.number] = ends and words.progress(after) > 1 / 2
            if leads is not None:
                found[shown.number] = leads
        history = match.history(0)
        assert history is not None
        leaders = list(history.leaders.items())
        expected = {
            history.ends[at]: now
            for (_, then), (at, now) in pairwise(leaders)
            if now is not None and now != then
        }
        assert found == {step: leads for step, leads in expected.items() if late[step]}
        told += [late[step] for step in expected]
    assert set(told) == {True, False}


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_no_leader_is_told_before_the_table_shows_what_was_hidden(
    game_id: str, viewer: int | None
) -> None:
    """Who comes first at Stock Exchange used to be told before the audit."""
    words = WORDS[game_id][0]
    for seed in range(3):
        match, watch = table_of(game_id, seed, WORDS[game_id][1]), LeadWatch()
        for shown, before, after in moves(match, seed, viewer):
            change, context = Change(shown, before, after), seen(match, viewer)
            cue, was = cue_of(words, change, context, watch), history_of(words, change, context)
            if was is not None and any(line.values[0] is None for line in was.of(was.main)):
                assert not any(map(is_lead, cue.bills if cue is not None else ()))


@pytest.mark.parametrize("game_id", ["nyse", "portfolio"])
def test_a_lead_taken_in_moves_that_were_skipped_is_told_with_the_next_turn(game_id: str) -> None:
    words, skipped = WORDS[game_id][0], 0
    for seed in range(8):
        match, watch = table_of(game_id, seed, WORDS[game_id][1]), LeadWatch()
        shown_at, told = dict[int, bool](), dict[int, SeatId]()
        for shown, before, after in moves(match, seed, 0):
            if shown.number % 30 >= 18:  # as after a press of End
                continue
            cue = cue_of(words, Change(shown, before, after), seen(match), watch)
            if after.turn != before.turn or not after.actors:
                shown_at[shown.turn + 1] = words.progress(after) > 1 / 2
            for bill in filter(is_lead, cue.bills if cue is not None else ()):
                told[shown.turn + 1] = int(bill.start.removeprefix("seat-"))
        history = match.history(0)
        assert history is not None
        leaders = {history.at[step]: history.leader(step) for step in history.ends.values()}
        expected = {
            now: leader
            for last, now in pairwise(shown_at)
            if (leader := leaders[now]) not in (None, leaders[last]) and shown_at[now]
        }
        assert told == expected
        skipped += sum(now - last > 1 for last, now in pairwise(shown_at) if now in expected)
    assert skipped


def raid_cue(action: str, cash: int, viewer: int = 0, turn: int = 0) -> Cue:
    match = table(["6C 9D 2S", "KH 7S 8S"])
    put(match, 1, "3C-5C")
    rich(match, cash, 0)
    play(match, "draw 1")
    before = seen_as(PortfolioView, match.view(viewer))
    play(match, action)
    context = portfolio.context(match, viewer, SHOWING)
    after = seen_as(PortfolioView, match.view(viewer))
    shown = replace(context.history[-1], turn=turn)
    cue = cue_of(PortfolioWords(), Change(shown, before, after), context)
    assert cue is not None
    return cue


@pytest.mark.parametrize("viewer", range(2))
def test_headlines_of_raids_differ_from_turn_to_turn(viewer: int) -> None:
    cues = [raid_cue("acquire 1 6C", 20, viewer, turn) for turn in range(8)]
    titles = [cue.headline.title for cue in cues if cue.headline is not None]
    assert len(titles) == len(cues)
    assert len({*titles}) >= 3
    assert all(first != then for first, then in pairwise(titles))
    assert all(("Seat 0" in title) == (viewer == 1) for title in titles)


@pytest.mark.parametrize("viewer", range(2))
def test_a_raid_says_what_it_does_to_both_incomes(viewer: int) -> None:
    cue = raid_cue("acquire 1 6C", 20, viewer)
    assert cue.headline is not None
    assert "3 to 5 of clubs" in cue.headline.line
    by_seat = {bill.start: bill.text for bill in cue.bills}
    assert by_seat["seat-1"] == "−$2 a turn"
    assert {bill.text for bill in cue.bills} == {"−$2 a turn", "+$4 a turn"}
    assert [bill.is_own for bill in cue.bills] == sorted(
        (bill.is_own for bill in cue.bills), reverse=True
    )


@pytest.mark.parametrize("seed", range(6))
def test_portfolio_shows_raids_large_and_cheap_ones_and_growth_small(seed: int) -> None:
    match, words = portfolio.dealt(3, seed), PortfolioWords()
    dates = dict[int, str]()
    for shown, was, now in moves(match, seed, 0):
        before, after = seen_as(PortfolioView, was), seen_as(PortfolioView, now)
        around = portfolio.context(match, 0, SHOWING)
        cue = without_lead(cue_of(words, Change(shown, before, after), around))
        raid = next((event for event in shown.events if isinstance(event, Raided)), None)
        grown = any(isinstance(event, (Founded, Extended)) for event in shown.events)
        assert (cue is None) == (raid is None and not grown)
        if cue is not None and grown:
            gain = after.incomes[shown.seat] - before.incomes[shown.seat]
            assert [bill.gain for bill in cue.bills] == [gain]
            assert (cue.headline, cue.whispers) == (None, True)
        if cue is not None and raid is not None:
            assert (raid.cost > 2) == (cue.headline is not None)
            gains = sorted(bill.gain for bill in cue.bills)
            steps = [after.incomes[s] - before.incomes[s] for s in (raid.owner, raid.seat)]
            assert gains == sorted(step for step in steps if step)
            assert isinstance(raid, Acquired) == (steps[1] > 0)
        if cue is not None and cue.headline is not None:
            dates[shown.number] = cue.headline.kicker
    history = match.history(0)
    assert history is not None
    assert dates == {step: words.story.point(history.at[step]) for step in dates}


WORDS: dict[str, tuple[Any, int]] = {
    "nyse": (NyseWords(), 4),
    "portfolio": (PortfolioWords(), 3),
    "exchange": (ExchangeWords(), 4),
    "stock-exchange": (StockExchangeWords(), 8),
}
