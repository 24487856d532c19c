"""Words: every refusal explained, every event told, nothing said that a seat may not know."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from stockgames.controllers.table import Shown, Stage
from stockgames.engine.event import Event
from stockgames.engine.match import Match
from stockgames.games.exchange import events
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.facts import facts_of
from stockgames.games.exchange.options import Options
from stockgames.games.exchange.parts import FORCE_IDS, FORCES, FOUNDERS
from stockgames.games.exchange.stages import (
    LIQUIDATION,
    LOBBYING,
    OVER,
)
from stockgames.ui.games.exchange.board_words import influence_text
from stockgames.ui.games.exchange.event_words import _TELLERS
from stockgames.ui.games.exchange.terms import (
    force_text,
    founder_line,
)
from stockgames.ui.games.exchange.words import ExchangeWords
from stockgames.ui.table.game_table import LogEntry, TableContext
from tests.games.exchange.table import dealt, lay, pick, play_round, state_with, truth, view

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("Ada", "Bruno", "Clara")


def context(match: Match, eyes: int | None = 0, stage: Stage = Stage.ASKING) -> TableContext:
    history = [
        Shown(i, move.seat, move.turn, tuple(e for e in move.events if e.seen_by(eyes)))
        for i, move in enumerate(match.moves, start=1)
    ]
    return TableContext(
        seats=match.seats,
        stage=stage,
        seat=match.actors[0] if match.actors else None,
        eyes=eyes,
        front=eyes or 0,
        humans=tuple(range(len(match.seats))),
        options=Options(),
        history=history,
    )


EVENTS: Sequence[tuple[Event, str]] = [
    (events.RoundBegan(round=2), "Round 2 begins."),
    (events.RoundBegan(round=6), "The market close begins."),
    (events.Laid(seat=0), "Ada is ready."),
    (events.FounderShown(seat=1, founder=0), "Bruno starts as Leonard Bleecker"),
    (events.IntelligenceBought(seat=2), "Clara bought Market Intelligence for $50."),
    (events.ForceSeen(seat=0, force=4, audience=(0,)), "Coming: The Funding Act (Bonds +2)"),
    (events.SecurityShown(seat=0, security=1), "Ada trades Insurance"),
    (events.SideShown(seat=0, side=1), "Ada sells"),
    (events.LobbyistCalled(seat=1), "The lobbyist goes to Bruno"),
    (events.LobbyistCalled(seat=None), "Tie for most cash: the lobbyist stays away"),
    (events.VoteShown(seat=1, security=2, by=-1, lobby=False), "Bruno: Bonds −1"),
    (events.VoteShown(seat=1, security=2, by=1, lobby=True), "Bruno's lobbyist: Bonds +1"),
    (events.ForceTurned(force=12), "Under the buttonwood"),
    (
        events.PriceMoved(security=0, before=80, after=30, steps=2, pops=1),
        "Banks went from $80 to $30, The bubble of Banks popped",
    ),
    (events.OrderShown(seat=0, security=0, side=0, shares=9), "Ada ordered 9 bank shares"),
    (events.Traded(seat=0, security=0, shares=3, price=40), "Ada bought 3 bank shares for $120"),
    (events.Traded(seat=0, security=0, shares=-3, price=40), "Ada sold 3 bank shares for $120"),
    (events.Traded(seat=0, security=0, shares=0, price=40), "Banks: Ada had nothing to sell"),
    (events.LiquidationDue(seat=0, debt=50), "Ada is $50 short: liquidation"),
    (
        events.Liquidated(seat=0, sold=(1, 0, 2), proceeds=80),
        "Ada liquidates 1 bank share, 2 bond shares: $80",
    ),
    (events.Eliminated(seat=0, lost=(1, 0, 2)), "Ada can't pay and is out, 3 shares lost"),
    (events.MoneyMoved(seat=0, amount=-30, reason=events.FORFEITED), "Ada loses $30"),
]


def unbroken(line: str) -> str:
    """Return a line with plain spaces where it must not break."""
    return line.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("event", "told"), EVENTS)
def test_events_are_told_in_plain_sentences(event: Event, told: str) -> None:
    lines = ExchangeWords().describe_event(event, NAMES, 0)
    assert [unbroken(line) for line in lines] == [told]


def test_every_kind_of_event_has_words() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    assert {kind for kind in kinds if issubclass(kind, Event)} - {Event} == set(_TELLERS)


def test_what_only_another_seat_saw_is_not_told() -> None:
    seen = events.ForceSeen(seat=1, force=3, audience=(1,))
    assert ExchangeWords().describe_event(seen, NAMES, 0) == []
    assert ExchangeWords().describe_event(seen, NAMES, None) == []


def entries(match: Match, eyes: int | None) -> list[LogEntry]:
    told = context(match, eyes)
    return [ExchangeWords().entry(shown, told) for shown in told.history]


def finished(seed: int) -> Match:
    rng, match = Random(seed), dealt(4, f"words {seed}")
    while not match.is_over:
        seat = rng.choice(match.actors)
        match.act(seat, pick(view(match, seat), rng, bold=True))
    return match


@pytest.mark.parametrize("seed", range(6))
def test_the_log_tells_a_whole_game(seed: int) -> None:
    told = [entry for entry in entries(finished(seed), None) if entry.text]
    for entry in told:
        assert all(entry.notes)
        assert "has laid" not in entry.text or entry.notes
    rounds = [entry.number for entry in told]
    assert rounds == sorted(rounds)


def test_who_has_laid_is_told_until_the_cards_are_shown() -> None:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3)
    match.act(1, view(match, 1).legal[1])
    match.act(2, view(match, 2).legal[1])
    assert [entry.text for entry in entries(match, 0)][-2:] == [
        "Seat 1 is ready.",
        "Seat 2 is ready.",
    ]
    match.act(0, view(match, 0).legal[1])
    assert [entry.text for entry in entries(match, 0)][-3:] == ["", "", "Phase 1 is shown."]


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
        "Bonds $30",
        "The bubble of Bonds popped",
        "Market Force: Bonds +2",
        "Bonds went from $50 to $30",
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
    """Every vote, order, trade, debt and fall of a move can be read in its entry."""
    match = finished(seed)
    for move, entry in zip(match.moves, entries(match, None), strict=True):
        told = unbroken("\n".join((entry.text, *entry.notes)))
        for event in move.events:
            if isinstance(event, events.Traded | events.Eliminated | events.LiquidationDue):
                (line,) = ExchangeWords().describe_event(event, names(match), None)
                assert unbroken(line) in told
            if isinstance(event, events.VoteShown):
                influence = unbroken(influence_text(event.security, event.by))
                said = [part for part in re.split("[;\n]", told) if influence in part]
                assert any(names(match)[event.seat] in part for part in said)
            if isinstance(event, events.OrderShown):
                assert f" {event.shares} " in told


def names(match: Match) -> list[str]:
    return [info.name for info in match.seats]


@pytest.mark.parametrize("eyes", [1, None])
def test_a_face_down_card_leaves_no_trace_in_words(eyes: int | None) -> None:
    """Whatever the first seat lays, all that others can read stays the same."""
    told = set()
    for words in ("buy 1", "buy 9", "sell 4"):
        match = state_with((500, 400, 300), ((3, 2, 1),) * 3)
        lay(match, "banks", "bonds", "bonds")
        match.act(0, next(a for a in view(match, 0).legal if _means(a, words)))
        seen = view(match, eyes)
        now = context(match, eyes)
        voice = ExchangeWords()
        lines = [entry.plain() for entry in entries(match, eyes)]
        told.add((voice.status(seen, now), voice.prompt(facts_of(seen), now), *lines))
    assert len(told) == 1


def _means(action: object, words: str) -> bool:
    side, shares = words.split()
    return repr(action).startswith(f"Order(side={int(side == 'sell')}, shares={shares},")


def test_intelligence_is_told_to_its_buyer_alone() -> None:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3, forces=("bear-market", "quiet-day"))
    match.act(0, BuyIntelligence())
    title = force_text(FORCE_IDS.index("bear-market")).title
    assert title in entries(match, 0)[-1].plain()
    for eyes in (1, 2, None):
        assert title not in entries(match, eyes)[-1].plain()
        assert "bought Market Intelligence" in entries(match, eyes)[-1].plain()


def test_the_status_counts_who_has_laid() -> None:
    match = dealt(4, "status")
    voice = ExchangeWords()
    assert voice.status(view(match, None), context(match, None)).endswith("0 of 4 ready")
    match.act(2, view(match, 2).legal[0])
    assert voice.status(view(match, None), context(match, None)).endswith("1 of 4 ready")


@pytest.mark.parametrize(("stage", "phase"), [(LOBBYING, "Lobbyist"), (LIQUIDATION, "Liquidation")])
def test_the_status_counts_nobody_where_one_decides_alone(stage: int, phase: str) -> None:
    match = dealt(4, "status")
    alone = replace(view(match, None), stage=stage, choosers=(2,), actors=(2,))
    assert ExchangeWords().status(alone, context(match, None)).endswith(f"·  {phase}")


def test_every_action_has_a_label() -> None:
    rng, match = Random(5), dealt(3, "labels")
    voice = ExchangeWords()
    while not match.is_over:
        seat = rng.choice(match.actors)
        seen = view(match, seat)
        assert all(voice.action_label(action, seen) for action in seen.legal)
        names = [voice.action_name(action) for action in seen.legal]
        assert len(set(names)) == len(names)
        match.act(seat, rng.choice(seen.legal))


def test_every_card_is_told() -> None:
    told = {force_text(f) for f in range(len(FORCES))}
    assert len(told) == len(FORCES)
    assert all(part for card in told for part in card)
    years = [int(date[-4:]) for _, date, _ in told]
    assert all(1790 <= year <= 1793 for year in years)
    founders = [(FOUNDERS[f].name, founder_line(f)) for f in range(len(FOUNDERS))]
    assert len({line for _, line in founders}) == len(founders)


@pytest.mark.parametrize("seed", range(8))
def test_a_score_unfolds_to_its_sum(seed: int) -> None:
    match = finished(seed)
    rows = ExchangeWords().result_rows(match.result(), view(match, None), context(match, None))
    assert [row.place for row in rows] == sorted(match.result().ranks)
    fallen = {fall.seat for fall in truth(match).falls}
    for row in rows:
        amounts = [int(line.amount.replace("$", "").replace(",", "")) for line in row.lines]
        score = int(row.score.replace("$", "").replace(",", ""))
        assert score == (amounts[-1] if row.seat in fallen else sum(amounts))
        assert row.rule or row.seat not in fallen


def test_equal_worth_is_decided_by_cash_or_shared() -> None:
    def rules(cash: tuple[int, int, int]) -> list[str]:
        shares = ((0, 0, 0), ((cash[0] - cash[1]) // 50, 0, 0), (0, 0, 0))
        match = state_with(cash, shares)
        state = truth(match)
        state.stage, state.actors, state.choosers = OVER, (), ()
        voice, seen = ExchangeWords(), view(match, None)
        return [row.rule for row in voice.result_rows(match.result(), seen, context(match))]

    assert "more cash" in rules((500, 400, 300))[0]
    assert "shared" in rules((500, 500, 300))[0]
    assert rules((500, 400, 300))[2] == ""


def test_the_winner_is_named_and_a_shared_first_place_too() -> None:
    match = finished(1)
    told, voice = context(match), ExchangeWords()
    result = replace(match.result(), ranks=(2, 1, 3, 4))
    assert voice.result_headline(result, told) == "Seat 1 wins"
    both = replace(result, ranks=(1, 1, 3, 4))
    assert voice.result_headline(both, told) == "Seat 0 and Seat 1 share first place"
    alone = replace(told, humans=(1,), eyes=1)
    assert voice.result_headline(result, alone) == "You win"


@pytest.mark.parametrize("stage", [Stage.ASKING, Stage.THINKING])
def test_a_debt_is_told_while_it_must_be_paid(stage: Stage) -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    assert truth(match).stage == LIQUIDATION
    text = ExchangeWords().prompt(facts_of(view(match, None)), context(match, None, stage))
    assert ("$100 short" in text) == (stage is Stage.ASKING)
