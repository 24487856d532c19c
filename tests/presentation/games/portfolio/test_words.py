"""The texts of Portfolio: every event, action and refusal has a sentence; nothing private is
revealed.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from stockgames.controllers.stages import Shown, Stage
from stockgames.engine import registry
from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, Event, SeatId, seen_as
from stockgames.games.portfolio import events
from stockgames.games.portfolio.actions import Acquire, Draw, Neutralize, PortfolioAction
from stockgames.games.portfolio.events import (
    Acquired,
    Capped,
    Collected,
    DebtPaid,
    Declined,
    Discarded,
    Drew,
    Extended,
    Founded,
    Neutralized,
    Reshuffled,
    StockEnded,
)
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.game import random_offer
from stockgames.games.portfolio.parts import (
    ALL_CARDS,
    CARD_NAMES,
    MOST_DOLLARS,
    MOST_TURNS,
    RunningDebt,
    RunningTruce,
)
from stockgames.games.portfolio.view import PortfolioView
from stockgames.lab.gallery.portfolio_positions import eager
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio import log_words
from stockgames.presentation.games.portfolio.log_words import first_of, running_promises
from stockgames.presentation.games.portfolio.terms import (
    card_name,
    change,
    draw_way,
    money_marks,
    price,
    run_name,
    turns,
)
from stockgames.presentation.games.portfolio.words import PortfolioWords
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.sentences.speech import money, say, speak
from tests.games.portfolio.table import card, offer, play, put, rich, strike, table
from tests.presentation import contexts
from tests.ui.games.portfolio.seating import cards

NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Emil")


def dealt(seats: int, seed: int) -> Match:
    infos = [
        SeatInfo(name=NAMES[i], player="human" if not i else "bot:greedy") for i in range(seats)
    ]
    return Match.deal(registry.load("portfolio"), infos, {}, f"words {seed}")


def context(match: Match, viewer: SeatId | None, stage: Stage = Stage.ASKING) -> TableContext:
    """Return the context of a table at which one person sits."""
    return contexts.context(match, viewer, stage, seat=0, front=0, humans=(0,))


def step(match: Match, rng: Random, *, deals: bool = True) -> None:
    actor = match.actors[0]
    if actor == CHANCE:
        match.act_chance()
        return
    view = seen_as(PortfolioView, match.view(actor))
    if deals and view.offer is None and view.offers_left[actor] and rng.random() < 0.1:
        match.act(actor, random_offer(view, actor, rng))
    else:
        match.act(actor, eager(view.legal, rng))


@pytest.mark.parametrize("viewer", [0, None])
def test_every_move_is_told_and_nothing_private(viewer: SeatId | None) -> None:
    words, match, rng = PortfolioWords(), dealt(3, 4), Random(4)
    while not match.is_over:
        step(match, rng)
    told = context(match, viewer)
    for shown, move in zip(told.history, match.moves, strict=True):
        entry = words.entry(shown, told)
        assert entry.text.endswith(".")
        secrets = [e for e in move.events if isinstance(e, events.CardsSeen | events.HandShown)]
        for event in secrets:
            if not event.seen_by(viewer):
                assert "from the draw pile" not in entry.plain()
    assert any("from the draw pile" in words.entry(s, told).plain() for s in told.history) == (
        viewer == 0
    )


def test_deals_are_told_by_the_portfolios_as_they_lay_then() -> None:
    """However the table changes later: texts use only the events."""
    match = table(["3S 4S", "4H 5D", ""])
    put(match, 0, "AH-3H")
    strike(match, 1, 0, "4H", "#1")
    offered, made = match.moves[-2:]
    for move in (offered, made):
        text = " ".join(
            line for event in move.events for line in log_words.notes(event, NAMES, None)
        )
        assert run_name(card("AH"), card("3H")) in text
        assert say("portfolio-portfolio", number=1) not in text


def test_status_and_prompts_follow_the_game() -> None:
    words, match, rng = PortfolioWords(), dealt(3, 2), Random(2)
    prompts, titles = set(), set()
    while not match.is_over:
        view, told = seen_as(PortfolioView, match.view(0)), context(match, 0)
        assert f"Turn {view.turn + 1}" in words.status(view, told)
        assert 1 <= len(words.prices(view)) <= 2
        if match.actors == (0,):
            prompts.add(words.question(facts_of(view), told)[:12])
            titles.add(words.phase_title(view, told))
        step(match, rng)
    assert len(prompts) >= 3
    assert titles == {"You draw", "Your move", "An offer for you"}
    over = context(match, 0, Stage.OVER)
    assert words.phase_title(seen_as(PortfolioView, match.view(0)), over) == "The game is over"
    assert words.status(seen_as(PortfolioView, match.view(0)), over).endswith(" turns")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_scores_unfold_to_what_was_earned_and_spent(seats: int) -> None:
    words = PortfolioWords()
    for seed in range(4):
        match, rng = dealt(seats, seed), Random(seed)
        while not match.is_over:
            step(match, rng)
        result, view = match.result(), seen_as(PortfolioView, match.view(None))
        rows = words.result_rows(result, view, context(match, 0, Stage.OVER))
        assert [row.place for row in rows] == sorted(result.ranks)
        for row in rows:
            amounts = [int(re.sub(r"[^0-9]", "", line.amount)) for line in row.lines]
            signs = [-1 if "−" in line.amount else 1 for line in row.lines]
            total = sum(a * s for a, s in zip(amounts, signs, strict=True))
            assert row.score == money(total) == money(result.scores[row.seat])
        headline = words.result_headline(result, context(match, 0, Stage.OVER))
        assert headline == "You win" or any(name in headline for name in NAMES)


def test_notes_on_plates_get_shorter_and_keep_saying_how_many_cards() -> None:
    """One plate said "10 cards", the next "casual, cautious, 7 cards in hand"."""
    words, match = PortfolioWords(), dealt(3, 2)
    told = context(match, 0)
    bot = SeatInfo(name="Bo", player="bot:casual", x_character="cautious")
    told = replace(told, seats=(told.seats[0], bot, told.seats[2]))
    seat = facts_of(seen_as(PortfolioView, match.view(0))).seats[1]
    assert words.plate_notes(seat, told) == (
        "casual bot, cautious · 13 cards",
        "casual bot · 13 cards",
        "13 cards",  # a bare number would be unclear
    )
    assert words.hand_note(seat, told) == "casual bot, cautious · 13 cards in hand"


def test_whoever_answers_an_offer_is_not_told_that_it_is_their_turn() -> None:
    """It said "your turn" while the score sheet beside it continued with another player's."""
    words, match = PortfolioWords(), table(["9D", "3D"])
    put(match, 0, "3C-6C")
    told = []
    for _ in range(2):
        seen = facts_of(seen_as(PortfolioView, match.view(1)))
        told.append(words.who(seen.seats[1], context(match, 1)).text)
        if match.actors == (0,):
            match.act(0, offer(1, "#1"))
    assert told == ["you", "your answer"]


def test_who_settles_one_of_two_debts_is_not_said_to_owe_nothing() -> None:
    paid = events.DebtPaid(seat=0, partner=1, amount=5, left=0)
    told = log_words.notes(paid, NAMES, None)
    assert told == ["Ada paid Bruno $5, which settled a debt"]


def test_the_bounds_that_a_refusal_names_are_those_of_the_game() -> None:
    sums = refusal_text("portfolio", Refused("sums-go-up-to-9999-dollars"))
    truces = refusal_text("portfolio", Refused("truces-last-99-turns-at-most"))
    assert f" {money(MOST_DOLLARS)} " in sums
    assert f" {turns(MOST_TURNS)} " in truces


def test_a_turn_is_told_by_what_changed_most() -> None:
    drew = events.Drew(seat=1, cards=1, cost=0, pauper=False)
    laid = events.Founded(seat=1, portfolio=1, cards=(0, 1, 2), value=2)
    dropped = events.Discarded(seat=1, card=7)
    moves = [Shown(n, 1, 4, (event,)) for n, event in enumerate((drew, laid, dropped), start=1)]
    assert max(moves, key=PortfolioWords().weight).events == (laid,)
    assert max([moves[0], moves[2]], key=PortfolioWords().weight).events == (dropped,)
    assert PortfolioWords().weight(Shown(1, 1, 4, ())) == 0


@pytest.mark.parametrize("raid", [Acquire(1, card("7C")), Neutralize(1, card("2C"))])
def test_a_raid_is_told_and_named_by_the_portfolio_that_it_takes(raid: PortfolioAction) -> None:
    """By its ends as they were before, because its owner may have several."""
    match = table(["7C 2C 2D", "KH"])
    play(match, "draw 1")
    put(match, 1, "3C-6C")
    rich(match, 20, 0)
    run = run_name(card("3C"), card("6C"))
    view = seen_as(PortfolioView, match.view(0))
    assert run in PortfolioWords().action_label(raid, view)
    match.act(0, raid)
    told = [log_words.event_sentence(event, NAMES) for event in match.moves[-1].events]
    assert run in told[0]


def test_whose_a_portfolio_was_is_told_until_that_seat_has_played() -> None:
    match, words = table(["6C 9D 2S", "KH 7S 8S", "4D 5D JS"]), PortfolioWords()
    put(match, 1, "3C-5C")
    rich(match, 20, 0, 0)

    def told(viewer: SeatId) -> str:
        (portfolio,) = seen_as(PortfolioView, match.view(viewer)).portfolios
        return words.former_owner(portfolio, context(match, viewer))

    assert not told(0)
    play(match, "draw 1", "acquire 1 6C")
    assert (told(0), told(1)) == ("was Seat 1's", "was yours")
    play(match, "discard 9D", "draw 1", "discard KH")
    assert told(0)
    play(match, "draw 1")
    assert not told(0)
    assert not told(1)


@pytest.mark.parametrize(("seats", "ends"), [(2, "the draw pile"), (3, "the second draw pile")])
def test_the_aim_names_the_pile_that_ends_the_game(seats: int, ends: str) -> None:
    view = seen_as(PortfolioView, dealt(seats, 1).view(0))
    assert PortfolioWords().aim(view).endswith(ends)


NBSP = "\N{NO-BREAK SPACE}"
CARD = {name: card for card, name in enumerate(CARD_NAMES)}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            {
                "AS": "Ace of spades",
                "TH": "10 of hearts",
                "2D": "2 of diamonds",
                "QC": "Queen of clubs",
            },
        ),
        ("de", {"JC": "Kreuz-Bube", "QD": "Karo-Dame", "KH": "Herz-König", "7S": "Pik 7"}),
    ],
)
def test_cards_are_named_by_rank_and_suit(language: str, told: dict[str, str]) -> None:
    speak(language)
    assert {name: card_name(CARD[name]).replace(NBSP, " ") for name in told} == told
    assert len({card_name(card) for card in ALL_CARDS}) == 52


def test_a_run_is_named_by_both_its_ends() -> None:
    assert run_name(CARD["TH"], CARD["KH"]) == "10 to King of hearts"
    speak("de")
    assert run_name(CARD["AC"], CARD["3C"]) == f"Kreuz{NBSP}Ass bis 3"


def test_amounts_carry_their_sign() -> None:
    assert [money(5), money(-5), money(0)] == ["$5", "−$5", "$0"]
    assert [change(5), change(-5), change(0)] == ["+5", "−5", "+0"]
    assert [price(0), price(3)] == ["free", "$3"]
    assert [turns(1), turns(2)] == ["1 turn", "2 turns"]
    assert money_marks() == ("$", "")
    speak("de")
    assert money_marks() == ("", f"{NBSP}$")


def test_paupers_pay_nothing_and_are_told_apart_from_who_draws_one() -> None:
    draws = [Draw(2, False, True), Draw(1, False, False), Draw(3, False, False)]
    assert [draw_way(draw) for draw in draws] == ["pauper", "free", "paid"]


def test_promises_between_the_same_two_are_told_as_one() -> None:
    truces = RunningTruce(1, 2, 3), RunningTruce(2, 1, 2)
    debts = RunningDebt(0, 2, 7), RunningDebt(1, 2, 4), RunningDebt(0, 2, 5)
    view = replace(seen_as(PortfolioView, dealt(3, 2).view(0)), truces=truces, debts=debts)
    assert running_promises(facts_of(view), NAMES) == [
        "Ada owes Clara $12",
        "Bruno owes Clara $4",
        "Bruno won't raid Clara: 3 turns",
        "Clara won't raid Bruno: 2 turns",
    ]


def test_promises_without_room_are_counted(qapp: object) -> None:
    promises = [f"promise {number}" for number in range(9)]
    assert list(first_of(promises[:2], 3)) == promises[:2]
    assert list(first_of(promises, 3)) == [*promises[:2], "and 7 more"]
    assert list(first_of(promises, 0)) == ["and 9 more"]


def events_of(*moves: str) -> list[Event]:
    """Return the events of moves at a small table."""
    match = table(["3H 4H 5H 6H 5D", "KH"])
    play(match, *moves)
    return [event for move in match.moves for event in move.events]


def of(kind: type[Event], found: list[Event]) -> Event:
    return next(event for event in found if isinstance(event, kind))


def test_a_turn_is_told_by_what_weighs_most() -> None:
    kinds = (Declined, Drew, Discarded, Capped, Extended, Founded, Neutralized, Acquired)
    weights = [log_words.weight(kind.__new__(kind)) for kind in kinds]
    assert all(less < more for less, more in pairwise(weights))
    assert log_words.weight(StockEnded.__new__(StockEnded)) == 0


def test_cards_laid_added_capped_and_discarded_are_named() -> None:
    found = events_of("draw 1", "found 3H 4H 5H", "extend 1 6H", "discard 5D")
    lines = [line for event in found if (line := log_words.event_sentence(event, NAMES))]
    assert lines[1:] == [
        log_words.event_sentence(of(kind, found), NAMES) for kind in (Founded, Extended, Discarded)
    ]
    assert all(line.startswith("Ada") for line in lines)
    for kind, word in (
        (Founded, "hearts"),
        (Extended, "6 of hearts"),
        (Discarded, "5 of diamonds"),
    ):
        assert word in log_words.event_sentence(of(kind, found), NAMES)


def test_what_a_portfolio_earns_is_a_note_and_nothing_is_said_twice() -> None:
    found = events_of("draw 1", "found 3H 4H 5H")
    laid = of(Founded, found)
    assert log_words.notes(laid, NAMES, 0) == ["it earns $2 a turn"]
    for event in found:
        headline = log_words.event_sentence(event, NAMES)
        assert headline not in log_words.notes(event, NAMES, 0)


@pytest.mark.parametrize("left", [0, 3])
def test_a_debt_says_what_is_left_of_it(left: int) -> None:
    (note,) = log_words.notes(DebtPaid(seat=0, partner=1, amount=2, left=left), NAMES, None)
    assert all(word in note for word in ("Ada", "Bruno", "$2"))
    assert ("$3" in note) is (left == 3)
    assert "$0" not in note


def test_an_income_is_told_otherwise_at_the_end() -> None:
    turn, end = (
        log_words.notes(Collected(seat=1, amount=7, final=final), NAMES, 0)
        for final in (False, True)
    )
    assert turn != end
    assert all("Bruno" in line and "$7" in line for line in (*turn, *end))


def test_a_move_of_chance_has_a_line_and_nobodys_name() -> None:
    shown = Shown(3, -1, 2, (Reshuffled(count=40),))
    entry = log_words.entry(shown, context(table(["3H", "4H"]), 0))
    assert (entry.number, entry.actor) == (3, "")
    assert entry.text


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_raid_is_told_in_brief(viewer: int | None) -> None:
    low, high = cards("3H")[0], cards("5H")[0]
    taken = Acquired(seat=1, owner=0, portfolio=1, low=low, high=high, card=5, cost=8, value=6)
    gone = Neutralized(seat=1, owner=0, portfolio=1, low=low, high=high, card=0, cost=4)
    at = context(table(["3H", "4H"]), viewer)
    for event, word in ((taken, "took"), (gone, "broke up")):
        entry = log_words.entry(Shown(3, 1, 2, (event,)), at)
        whose = "your" if viewer == 0 else "the"
        assert entry.brief == f"{at.names[1]} {word} {whose} 3 to 5 of hearts."
        assert len(entry.text) > len(entry.brief)
