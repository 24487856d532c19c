"""The log: one entry for each step of the market, with all that happened in it."""

from __future__ import annotations

import re

import pytest

from stockgames.games.exchange import events
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.parts import FORCE_IDS, ROUNDS
from stockgames.presentation.games.exchange.log_words import describe, revealed
from stockgames.presentation.games.exchange.terms import (
    force_text,
    influence_text,
    security_name,
)
from tests.games.exchange.table import lay, play_round, state_with, view
from tests.ui.games.exchange.telling import context, entries, finished, names, unbroken

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("seed", range(6))
def test_the_log_tells_a_whole_game(seed: int) -> None:
    told = [entry for entry in entries(finished(seed), None) if entry.text]
    for entry in told:
        assert all(entry.notes)
        assert "has laid" not in entry.text or entry.notes
    rounds = [entry.number for entry in told]
    assert rounds == sorted(rounds)


def test_what_comes_after_the_last_round_belongs_to_the_close() -> None:
    told = entries(finished(1, bold=False), None)
    assert told[-1].text == "The market closes."
    assert all(entry.is_close == (entry.number > ROUNDS) for entry in told)
    assert {entry.is_close for entry in told} == {True, False}


@pytest.mark.parametrize("seed", range(3))
def test_an_entry_tells_each_price_once(seed: int) -> None:
    match = finished(seed, bold=False)
    for move, entry in zip(match.moves, entries(match, None), strict=True):
        told = unbroken("\n".join(entry.notes))
        moved = [event for event in move.events if isinstance(event, events.PriceMoved)]
        assert told.count("→") == len(moved)
        for event in moved:
            name, before, after = security_name(event.security), event.before, event.after
            assert told.count(f"{name} ${before} → ${after}") == 1
            assert f"from ${before}" not in told


def test_who_has_laid_is_told_until_the_cards_are_shown() -> None:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3)
    match.act(1, view(match, 1).legal[1])
    match.act(2, view(match, 2).legal[1])
    assert [entry.text for entry in entries(match, 0)][-2:] == [
        "Seat 1 is ready.",
        "Seat 2 is ready.",
    ]
    match.act(0, view(match, 0).legal[1])
    assert [entry.text for entry in entries(match, 0)][-3:] == ["", "", "Phase 1 is revealed."]


def test_what_turned_cards_show_is_told_line_by_line() -> None:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3)
    lines = []
    for laid in (("bonds", "banks", "bonds"), ("sell 1", "buy 2", "sell 9")):
        lay(match, *laid)
        turned = context(match, None).history[-1].events
        lines.append([unbroken(line) for line in revealed(turned, names(match))])
    assert lines == [
        ["Banks: Seat 1", "Bonds: Seat 0, Seat 2"],
        ["Buying: Seat 1", "Selling: Seat 0, Seat 2"],
    ]


def test_the_turn_of_the_market_is_one_entry() -> None:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3, forces=("bonds-boom", "quiet-day"))
    play_round(match, "banks, bonds, bonds", "sell 1, buy 2, sell 9", "+bonds, +bonds, +bonds")
    entry = entries(match, 0)[-1]
    assert entry.text == "The Funding Act"
    assert [unbroken(note) for note in entry.notes[:-1]] == [
        "Bonds +1: Seat 0, Seat 1, Seat 2",
        "Seat 0 sold 1 bank share for $50",
        "Seat 1 bought 2 bond shares for $60",
        "Seat 2 sold 1 bond share for $30",
        "Seat 2 offered 9 bond shares",
        "Bonds $50 → $30",
        "The bubble of Bonds popped",
        "Market Force: Bonds +2",
    ]


def test_a_settlement_tells_votes_of_each_kind_and_the_lobbyists_by_itself() -> None:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3, forces=("quiet-day", "bull-market"))
    play_round(match, "banks, bonds, bonds", "sell 1, sell 1, sell 1", "+bonds, -bonds, +banks")
    play_round(match, "banks, bonds, bonds", "sell 1, sell 1, sell 1", "-banks, -bonds, -banks")
    leader = view(match, None).lobbyist
    lay(match, "+insurance")
    votes = unbroken(entries(match, None)[-1].notes[0])
    lobby = f"Seat {leader}'s lobbyist: Insurance +1"
    assert votes == f"Banks −1: Seat 0, Seat 2; Bonds −1: Seat 1; {lobby}"


@pytest.mark.parametrize("seed", range(6))
def test_a_settlement_tells_all_that_happened(seed: int) -> None:
    """Every vote, order, trade, debt and elimination of a move is in its entry."""
    match = finished(seed)
    for move, entry in zip(match.moves, entries(match, None), strict=True):
        told = unbroken("\n".join((entry.text, *entry.notes)))
        for event in move.events:
            if isinstance(event, events.Traded | events.Eliminated | events.LiquidationDue):
                (line,) = describe(event, names(match))
                assert unbroken(line) in told
            if isinstance(event, events.VoteShown):
                influence = unbroken(influence_text(event.security, event.by))
                said = [part for part in re.split("[;\n]", told) if influence in part]
                assert any(names(match)[event.seat] in part for part in said)
            if isinstance(event, events.OrderShown):
                assert f" {event.shares} " in told


def test_intelligence_is_told_to_its_buyer_alone() -> None:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3, forces=("bear-market", "quiet-day"))
    match.act(0, BuyIntelligence())
    title = force_text(FORCE_IDS.index("bear-market")).title
    assert title in entries(match, 0)[-1].plain()
    for viewer in (1, 2, None):
        assert title not in entries(match, viewer)[-1].plain()
        assert "bought Market Intelligence" in entries(match, viewer)[-1].plain()
