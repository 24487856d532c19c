"""What is said of Stock Market Exchange: questions, actions, events, hands and the log."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from stockgames.controllers.stages import Stage
from stockgames.engine.match import Match
from stockgames.engine.state import Event, SeatEvent
from stockgames.games.exchange import events
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.action_builder import ActionBuilder
from stockgames.games.exchange.actions import BuyIntelligence, Order
from stockgames.games.exchange.facts import facts_of
from stockgames.games.exchange.forecast import OrderForecast, VoteForecast
from stockgames.presentation.games.exchange import terms
from stockgames.presentation.games.exchange.log_words import describe, revealed
from stockgames.presentation.games.exchange.panels import card_label, card_note
from stockgames.presentation.games.exchange.words import ExchangeWords
from stockgames.presentation.sentences.catalogue import MINUS, catalogue
from stockgames.ui.sentences import LANGUAGES
from tests.games.exchange.table import act, action, dealt, play_round, state_with, truth, view
from tests.presentation.contexts import context
from tests.presentation.sentences.inspecting import variants_in
from tests.ui.games.exchange.telling import entries, finished, names, unbroken


@pytest.mark.parametrize("viewer", [1, None])
def test_a_face_down_card_leaves_no_trace_in_words(viewer: int | None) -> None:
    """Whatever the first seat plays, all that others can read stays the same."""
    told = set()
    for words in ("buy 1", "buy 9", "sell 4"):
        match = state_with((500, 400, 300), ((3, 2, 1),) * 3)
        act(match, "banks", "bonds", "bonds")
        match.act(0, next(a for a in view(match, 0).legal if _means(a, words)))
        seen = view(match, viewer)
        now = context(match, viewer)
        voice = ExchangeWords()
        lines = [entry.plain() for entry in entries(match, viewer)]
        told.add((voice.status(seen, now), voice.prompt(facts_of(seen), now), *lines))
    assert len(told) == 1


def _means(action: object, words: str) -> bool:
    side, shares = words.split()
    return repr(action).startswith(f"Order(side={int(side == 'sell')}, shares={shares},")


def test_the_status_counts_who_has_laid() -> None:
    match = dealt(4, "status")
    voice = ExchangeWords()
    assert voice.status(view(match, None), context(match, None)).endswith("0 of 4 ready")
    match.act(2, view(match, 2).legal[0])
    assert voice.status(view(match, None), context(match, None)).endswith("1 of 4 ready")


@pytest.mark.parametrize(
    ("stage", "phase"), [(p.LOBBYING, "Lobbyist"), (p.LIQUIDATION, "Liquidation")]
)
def test_the_status_counts_nobody_where_one_decides_alone(stage: int, phase: str) -> None:
    match = dealt(4, "status")
    alone = replace(view(match, None), stage=stage, choosers=(2,), actors=(2,))
    assert ExchangeWords().status(alone, context(match, None)).endswith(f"·  {phase}")


def test_every_card_is_told() -> None:
    told = {terms.force_text(f) for f in range(len(p.FORCES))}
    assert len(told) == len(p.FORCES)
    assert all(part for card in told for part in card)
    years = [int(card.date[-4:]) for card in told]
    assert all(1790 <= year <= 1793 for year in years)
    assert all(len(card.brief) < 34 for card in told)
    founders = [(p.FOUNDERS[f].name, terms.founder_line(f)) for f in range(len(p.FOUNDERS))]
    assert len({line for _, line in founders}) == len(founders)


@pytest.mark.parametrize("stage", [Stage.ASKING, Stage.THINKING])
def test_a_debt_is_told_while_it_must_be_paid(stage: Stage) -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    assert truth(match).stage == p.LIQUIDATION
    text = ExchangeWords().prompt(facts_of(view(match, None)), context(match, None, stage))
    assert ("$100 short" in text) == (stage is Stage.ASKING)


NAMES = ("Ada", "Bruno", "Clara")

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
    (events.LobbyistCalled(seat=None), "A tie for most cash, so the lobbyist lunches alone"),
    (events.VoteShown(seat=1, security=2, by=-1, lobby=False), "Bruno: Bonds −1"),
    (events.VoteShown(seat=1, security=2, by=1, lobby=True), "Bruno's lobbyist: Bonds +1"),
    (events.ForceTurned(force=12), "Under the buttonwood"),
    (
        events.PriceMoved(security=0, before=80, after=30, steps=2, pops=1),
        "Banks went from $80 to $30, The bubble in Banks popped",
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


@pytest.mark.parametrize(("event", "told"), EVENTS)
def test_events_are_told_in_plain_sentences(event: Event, told: str) -> None:
    lines = describe(event, NAMES)
    assert [unbroken(line) for line in lines] == [told]


def test_every_kind_of_event_has_words() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    told = {type(event) for event, _ in EVENTS}
    assert {kind for kind in kinds if issubclass(kind, Event)} - {Event, SeatEvent} == told


def asked(match: Match) -> ActionBuilder:
    choosing = ActionBuilder()
    choosing.renew(view(match, 0), 0, is_open=True)
    return choosing


def notes(choosing: ActionBuilder) -> dict[str, str]:
    return {card.name: card_note(card) for card in choosing.hand()}


def test_every_card_says_more_when_it_is_pointed_at() -> None:
    match = state_with([500] * 3, [(5, 5, 5)] * 3, (80, 50, 50))
    assert notes(asked(match))["security-banks"] == "$80 today, 5 owned"
    act(match, "banks", "banks", "banks")
    choosing = asked(match)
    choosing.turn()
    assert notes(choosing)["sell-3"] == "+$240 at today's price"
    assert notes(choosing)["side-sell"] == ""
    act(match, "sell 1", "sell 1", "sell 1")
    assert "pops" in notes(asked(match))["influence-banks-up"]
    assert "pops" not in notes(asked(match))["influence-banks-down"]


def test_a_way_to_liquidate_says_what_goes_and_what_it_brings() -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    told = {card_label(card): card_note(card) for card in asked(match).hand()}
    assert told["3 bank shares, 1 bond share"] == "$110; keeps 0 BK, 2 IN, 0 BD"


def test_no_two_cards_are_called_the_same() -> None:
    match = state_with([500] * 3, [(5, 5, 5)] * 3)
    for words in ("banks", "sell 1", "+banks"):
        labels = [card_label(card) for card in asked(match).hand()]
        assert len(set(labels)) == len(labels)
        act(match, words, words, words)
    labels = [card_label(card) for card in asked(dealt(3, "deal")).hand()]
    assert len(set(labels)) == 8


def test_a_vote_that_a_known_market_force_undoes_says_that_the_price_stays() -> None:
    alone = terms.effect(VoteForecast(0, 1, before=50, after=60, pops=False))
    slump = p.FORCE_IDS.index("bear-market")
    undone = terms.effect(VoteForecast(0, 1, before=50, after=50, pops=False, force=slump))
    assert "Market Force" in undone
    assert "60" in alone
    assert "60" not in undone


def test_the_strip_says_how_many_shares_can_be_sold() -> None:
    match = state_with([500] * 3, [(2, 5, 5)] * 3)
    act(match, "banks", "banks", "banks")
    forecast = asked(match).forecast(Order(p.SELL, 9))
    assert isinstance(forecast, OrderForecast)
    assert terms.foresight_title(forecast) == "2 bank shares"
    assert terms.foresight_title(None) == ""


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
    assert all(entry.is_close == (entry.number > p.ROUNDS) for entry in told)
    assert {entry.is_close for entry in told} == {True, False}


@pytest.mark.parametrize("seed", range(3))
def test_an_entry_tells_each_price_once(seed: int) -> None:
    match = finished(seed, bold=False)
    for move, entry in zip(match.moves, entries(match, None), strict=True):
        told = unbroken("\n".join(entry.notes))
        moved = [event for event in move.events if isinstance(event, events.PriceMoved)]
        assert told.count("→") == len(moved)
        for event in moved:
            name, before, after = terms.security_name(event.security), event.before, event.after
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
        act(match, *laid)
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
        "The bubble in Bonds popped",
        "Market Force: Bonds +2",
    ]


def test_a_settlement_tells_votes_of_each_kind_and_the_lobbyists_by_itself() -> None:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3, forces=("quiet-day", "bull-market"))
    play_round(match, "banks, bonds, bonds", "sell 1, sell 1, sell 1", "+bonds, -bonds, +banks")
    play_round(match, "banks, bonds, bonds", "sell 1, sell 1, sell 1", "-banks, -bonds, -banks")
    leader = view(match, None).lobbyist
    act(match, "+insurance")
    votes = unbroken(entries(match, None)[-1].notes[0])
    lobby = f"Seat {leader}'s lobbyist: Insurance +1"
    assert votes == f"Banks −1: Seat 0, Seat 2; Bonds −1: Seat 1; {lobby}"


@pytest.mark.parametrize("seed", range(6))
def test_a_settlement_tells_all_that_happened(seed: int) -> None:
    """Every vote, order, trade, debt and elimination of a move is in its entry, and in brief who
    had to sell.
    """
    match = finished(seed)
    for move, entry in zip(match.moves, entries(match, None), strict=True):
        told = unbroken("\n".join((entry.text, *entry.notes)))
        for event in move.events:
            if isinstance(event, events.Traded | events.Eliminated | events.LiquidationDue):
                (line,) = describe(event, names(match))
                assert unbroken(line) in told
            if isinstance(event, events.VoteShown):
                influence = unbroken(terms.influence_text(event.security, event.by))
                said = [part for part in re.split("[;\n]", told) if influence in part]
                assert any(names(match)[event.seat] in part for part in said)
            if isinstance(event, events.OrderShown):
                assert f" {event.shares} " in told
            if isinstance(event, events.Liquidated):
                assert names(match)[event.seat] in entry.text


def test_intelligence_is_told_to_its_buyer_alone() -> None:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3, forces=("bear-market", "quiet-day"))
    match.act(0, BuyIntelligence())
    title = terms.force_text(p.FORCE_IDS.index("bear-market")).title
    assert title in entries(match, 0)[-1].plain()
    for viewer in (1, 2, None):
        assert title not in entries(match, viewer)[-1].plain()
        assert "bought Market Intelligence" in entries(match, viewer)[-1].plain()


def test_the_name_under_one_share_is_that_of_one() -> None:
    banks, insurance, bonds = range(3)
    assert [terms.held_name(banks, count) for count in (0, 1, 2)] == ["Banks", "Bank", "Banks"]
    assert terms.held_name(insurance, 1) == terms.held_name(insurance, 2) == "Insurance"
    assert [terms.held_name(bonds, count) for count in (1, 12)] == ["Bond", "Bonds"]


@pytest.mark.parametrize(
    ("force", "text"),
    [
        ("bonds-boom", "Bonds\N{NO-BREAK SPACE}+2"),
        ("banks-to-bonds", f"Banks\N{NO-BREAK SPACE}{MINUS}2, Bonds\N{NO-BREAK SPACE}+2"),
        ("bull-market", "All +1"),
        ("bear-market", f"All {MINUS}1"),
        ("quiet-day", "Nothing moves"),
    ],
)
def test_what_a_market_force_moves(force: str, text: str) -> None:
    assert terms.moves_text(p.FORCE_IDS.index(force)) == text


@pytest.mark.parametrize(
    ("traded", "side", "shares", "text"),
    [
        (p.NONE, p.NONE, 0, ""),
        (2, p.NONE, 0, "Bonds"),
        (2, p.SELL, 0, "Bonds: sells"),
        (0, p.BUY, 3, "Banks: buys 3"),
    ],
)
def test_what_a_seat_did_grows_as_it_shows(traded: int, side: int, shares: int, text: str) -> None:
    seat = facts_of(view(state_with([500] * 3, [(5, 5, 5)] * 3), 0)).seats[1]
    shown = replace(seat, traded=traded, side=side, ordered=shares, doing="nothing")
    assert terms.done(shown) == text


def test_the_ends_that_meet_are_those_of_the_board() -> None:
    assert terms.ends_meet(p.SMALL_BOARD) == "$80 and $20 meet"
    assert terms.ends_meet(p.LARGE_BOARD) == "$90 and $10 meet"


def test_a_seat_says_what_it_has_shown_and_whether_it_has_laid() -> None:
    match = state_with([500] * 3, [(5, 5, 5)] * 3)
    act(match, "banks", "bonds", "bonds")
    match.act(0, action(match, "sell 3"))
    told = [terms.done(seat) for seat in facts_of(view(match, 1)).seats]
    assert told[:2] == [
        "Banks  \N{MIDDLE DOT}  ready",
        "Bonds  \N{MIDDLE DOT}  choosing",
    ]
    act(match, "buy 9", "sell 1")
    assert terms.done(facts_of(view(match, 1)).seats[0]).startswith("Banks: sells  ")


def test_a_seat_stands_at_a_place_or_is_out() -> None:
    match = state_with([500, 400, 300], [(5, 5, 5)] * 3)
    found = facts_of(view(match, 0)).seats[1]
    assert terms.standing(found) == "place 2 of 3"
    assert terms.standing(replace(found, fall=p.Fall(1, 4, 900, 100))) == "out in round 4"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("value", "known"),
    [
        ("force", set(p.FORCE_IDS)),
        ("security", set(p.SECURITIES)),
        ("side", set(p.SIDES)),
        ("stage", {stage.replace("_", "-") for stage in p.STAGES}),
        ("founder", {*p.FOUNDER_IDS, "other"}),
    ],
)
def test_sentences_choose_by_the_games_names(language: str, value: str, known: set[str]) -> None:
    spoken, chosen = catalogue(language), set[str]()
    for sentence in spoken.ids():
        if sentence.startswith("exchange-"):
            for choice in variants_in(spoken.pattern(sentence)):
                chosen |= set(choice.patterns) if choice.name == value else set()
    assert chosen <= known
    assert chosen == known or value == "founder", "of most founders nothing is certain"


def test_an_empty_hand_tells_what_is_waited_for_once_a_card_is_laid() -> None:
    assert terms.waiting_note(p.PHASE_1, "laid") == "Cards are revealed once everyone is ready."
    assert terms.waiting_note(p.PHASE_1, "nothing") == "Other players are choosing."
    assert (
        terms.waiting_note(p.PHASE_1, "choosing")
        == terms.waiting_note(p.LIQUIDATION, "selling")
        == ""
    )
    assert terms.waiting_note(p.OVER, "nothing") == "", "the caption tells it"
