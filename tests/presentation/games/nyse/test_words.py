"""Texts: every refusal is explained, every event described, nothing said that a seat may not
know.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.controllers.stages import Shown, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Event, Result, seen_as
from stockgames.games.nyse import events as e
from stockgames.games.nyse import parts as p
from stockgames.games.nyse.actions import DISCARD, TAKE
from stockgames.games.nyse.facts import facts_of
from stockgames.games.nyse.history import medals_on
from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import BOARDS
from stockgames.games.nyse.view import NyseView, forecast
from stockgames.presentation.games.nyse import terms
from stockgames.presentation.games.nyse import words as log_words
from stockgames.presentation.games.nyse.terms import sector
from stockgames.presentation.games.nyse.words import NyseWords, becomes
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.palette import mark_of
from tests.presentation.contexts import context
from tests.ui.table.seating import NAMES

CONCEALED = Options(hands="concealed")


def seats(count: int) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(name=name, player="human") for name in NAMES[:count])


def dealt(count: int = 3, seed: int = 1) -> Match:
    return Match.deal(registry.load("nyse"), seats(count), {}, f"seed {seed}")


EVENTS = [
    (e.Took(seat=1, color=2), "Bruno took Fossil fuels."),
    (e.Discarded(seat=0, color=0), "Ada discarded Chemicals"),
    (e.Played(seat=2, color=1, marking=1), "Clara played a speculative market."),
    (e.Played(seat=2, color=1, marking=2), "Clara played an aggressive investment."),
    (e.Played(seat=2, color=1, marking=3), "Clara played a stock swap."),
    (e.Waived(seat=2), "without a trade"),
    (e.Stopped(seat=1), "Bruno takes no more chips."),
    (e.MarkerMoved(color=3, before=6, after=8), "Foodstuffs fell from $5M to $4M"),
    (e.MarkerMoved(color=3, before=1, after=2), "Foodstuffs rose from $1M to $2M"),
    (e.MarkerMoved(color=1, before=0, after=1), "Technology unchanged at $1M"),
    (
        e.MarkerMoved(color=1, before=11, after=p.CRASHED),
        "Technology crashed, so its chips are worthless",
    ),
    (
        e.SwapAsked(seat=0, partner=1, want=2, give=3),
        "asks Bruno for Fossil fuels and offers Foodstuffs",
    ),
    (
        e.SwapAsked(seat=0, partner=-1, want=2, give=3),
        "gives Foodstuffs, takes Fossil fuels from the supply",
    ),
    (
        e.Swapped(seat=0, partner=1, got=2, gave=3),
        "Ada swapped with Bruno: gave Foodstuffs, got Fossil fuels",
    ),
    (e.ShuffledIn(color=3), "The chip given went into the Foodstuffs pile."),
    (e.Looked(seat=0, color=1, marking=3, audience=(0,)), "Its underside: Stock swap"),
    (e.Looked(seat=0, color=1, marking=0, audience=(0,)), "It is a plain chip"),
]


@pytest.mark.parametrize(("event", "told"), EVENTS)
def test_events_are_told_in_plain_sentences(event: e.Took, told: str) -> None:
    notes = log_words.notes(event, NAMES, p.BOARDS["standard"])
    assert " ".join([log_words.event_sentence(event, NAMES), *notes]).strip().startswith(told)


def test_concealed_hands_tell_no_colours_of_past_turns() -> None:
    match = dealt()
    for action in (TAKE[0], DISCARD[1], TAKE[2], TAKE[3]):
        match.act(match.actors[0], action)
    concealed = context(match, None, options=CONCEALED)
    words = NyseWords()
    texts = [words.entry(shown, concealed).plain() for shown in concealed.history]
    names = [sector(color) for color in range(4)]
    assert not [line for line in texts[:-1] if any(name in line for name in names)]
    assert not [line for line in texts[:-1] if re.search(r"\b[BKRG]\b", line)]
    assert sector(3) in texts[-1]
    opened = context(match, None)
    assert sector(0) in words.entry(opened.history[0], opened).plain()


def test_the_tape_tells_no_past_moves_of_concealed_hands() -> None:
    match = dealt()
    for _ in range(2):
        match.act(match.actors[0], TAKE[0])
    words, facts = NyseWords(), facts_of(seen_as(NyseView, match.view(None)), concealed=False)
    news = [
        words.news(facts.sectors[0], context(match, None, options=options)).text
        for options in (Options(), CONCEALED)
    ]
    assert news == ["Chemicals rose from $1M", "Chemicals, next step $2M"]


@pytest.mark.parametrize(
    ("perch", "steps", "told"),
    [
        (0, 1, "stays at $1M"),
        (1, 1, "$1M becomes $2M"),
        (5, 2, "$3M becomes $5M"),
        (11, 1, "crashes from $2M"),
        (10, 2, "crashes from $2M"),
        (p.CRASHED, 1, "worthless"),
    ],
)
def test_a_stack_tells_what_taking_does_to_its_price(perch: int, steps: int, told: str) -> None:
    from dataclasses import replace

    view = replace(seen_as(NyseView, dealt().view(0)), markers=(perch, 0, 0, 0))
    assert becomes(forecast(view, 0, steps)) == told


def test_a_tie_tells_what_broke_it() -> None:
    rng = Random(1)
    rules = set()
    for seed in range(60):
        match = dealt(4, seed)
        while not match.is_over:
            match.act(match.actors[0], rng.choice(match.view(match.actors[0]).legal))
        result = match.result()
        rows = NyseWords().result_rows(
            result, seen_as(NyseView, match.view(None)), context(match, stage=Stage.OVER)
        )
        assert [row.place for row in rows] == [1, 2, 3, 4]
        for row, below in pairwise(rows):
            assert bool(row.rule.text) == (row.score == below.score)
            rules.add(re.sub("[0-9]+", "n", row.rule.short))
    assert len(rules) == 3


def test_plates_tell_how_many_chips_a_concealed_hand_held_once_the_game_is_over() -> None:
    rng, match, words = Random(2), dealt(), NyseWords()
    while not match.is_over:
        assert "chip" not in note_of_another(words, match, Stage.ASKING)
        match.act(match.actors[0], rng.choice(match.view(match.actors[0]).legal))
    assert "chips" in note_of_another(words, match, Stage.OVER)


def note_of_another(words: NyseWords, match: Match, stage: Stage) -> str:
    facts = facts_of(seen_as(NyseView, match.view(0)), concealed=True)
    return words.plate_note(
        facts.seats[1], context(match, 0, stage, options=CONCEALED), short=False
    )


def test_a_sector_that_crashed_is_out_and_has_no_price() -> None:
    match = Match.deal(registry.load("nyse"), seats(2), {}, "out")
    view = seen_as(NyseView, match.view(0))
    fallen = replace(view, markers=(p.CRASHED, *view.markers[1:]))
    assert [price.amount for price in NyseWords().prices(fallen)] == ["out", "$1M", "$1M", "$1M"]


def test_alone_nobody_is_said_to_win() -> None:
    words = NyseWords()
    alone, several = (
        Match.deal(
            registry.load("nyse"),
            [SeatInfo(name=name, player="human") for name in NAMES[:seats]],
            {},
            "aim",
        )
        for seats in (1, 2)
    )
    solo, shared = (seen_as(NyseView, match.view(0)) for match in (alone, several))
    assert "wins" not in words.aim(solo)
    assert words.hint_cost(solo)
    assert "wins" in words.aim(shared)
    assert not words.hint_cost(shared)


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_are_told_apart(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    assert len({terms.sector(color) for color in p.ALL_COLORS}) == 4
    assert len({terms.special(marking) for marking in p.ALL_MARKINGS}) == 4
    chips = {terms.chip(color, mark) for color in p.ALL_COLORS for mark in p.ALL_MARKINGS}
    assert len(chips) == 16
    short = {terms.chip_short(color, mark) for color in p.ALL_COLORS for mark in p.ALL_MARKINGS}
    assert len(short) == 16


def test_letters_colours_and_emblems_belong_together() -> None:
    marks = [mark_of(terms.badge(color)) for color in p.ALL_COLORS]
    assert len({mark.emblem for mark in marks}) == len({mark.colour.name() for mark in marks}) == 4


def test_a_plain_chip_does_nothing_and_is_named_by_its_sector() -> None:
    assert terms.special_does(p.PLAIN, alone=False) == terms.special_tip(p.PLAIN, alone=False) == ""
    assert terms.special_short(p.PLAIN) == ""
    assert terms.chip_short(2, p.PLAIN) == terms.sector(2) == "Fossil fuels"
    assert terms.chip(2, p.PLAIN) != terms.sector(2)


def test_a_special_does_something_else_alone() -> None:
    together, alone = (terms.special_does(p.STOCK_SWAP, alone=one) for one in (False, True))
    assert together != alone
    assert terms.special_tip(p.STOCK_SWAP, alone=True) == f"Stock swap: {alone}"


@pytest.mark.parametrize("board", ["standard", "cliff"])
@pytest.mark.parametrize("best", [None, 30, 40, 50])
def test_a_game_alone_tells_its_medal_and_how_far_the_next_is(
    qapp: QApplication, board: str, best: int | None
) -> None:
    options, words = Options(board=list(p.BOARDS[board])), NyseWords()
    around = replace(context(dealt(1), best=best), options=options)
    amounts = medals_on(options.board)
    for score in (amounts[0] - 1, *amounts, amounts[2] + 9):
        told = words.solo(Result((1,), (score,), {}), around)
        assert told is not None
        assert told.ruler.won == sum(score >= amount for amount in amounts)
        assert (told.heading == terms.money(score)) is (told.ruler.won == 0)
        ahead = [amount - score for amount in amounts if amount > score]
        assert (
            (f"{terms.money(ahead[0])} away" in told.line) if ahead else ("away" not in told.line)
        )
        if best is not None and best != score:
            assert terms.money(abs(score - best)) in told.line
            assert ("short" in told.line) is (score < best)
        assert (told.ruler.mark, tuple(told.ruler.amounts)) == (score, tuple(amounts))


def test_the_bar_of_a_game_alone_tells_its_worth_and_the_next_medal(qapp: QApplication) -> None:
    match, words, told = dealt(1), NyseWords(), set[str]()
    player = make_player("greedy", match.game, Random(1))
    amounts = medals_on(p.BOARDS["standard"])
    while not match.is_over:
        view = seen_as(NyseView, match.view(0))
        worth = view.value(0)
        around = context(match)
        hinted = replace(around, history=[Shown(1, 0, 1, (), hints=1)])
        now, asked = (words.status(view, replace(around, hints=hints)) for hints in (0, 1))
        ahead = [terms.money(amount) for amount in amounts if amount > worth]
        assert terms.money(worth) in now
        assert not ahead or f"at {ahead[0]}" in now
        assert not any(f"at {amount}" in asked for amount in map(terms.money, amounts))
        assert words.status(view, hinted) == asked
        told |= {*ahead[:1]}
        match.play(lambda _: player.choose(match.view(0), Budget(1)), len(match.moves) + 1)
    assert len(told) > 1
    assert not any(
        amount in words.status(seen_as(NyseView, match.view(0)), around) for amount in told
    )


def test_medals_are_lost_by_a_hint_and_not_won_in_company_or_in_a_study(qapp: QApplication) -> None:
    words, result, alone = NyseWords(), Result((1,), (60,), {}), context(dealt(1))
    assert words.solo(result, alone) is not None
    asked = Shown(1, 0, 1, (), hints=1)
    for around in (replace(alone, history=(asked,)), replace(alone, is_study=True)):
        assert words.solo(result, around) is None
    assert words.solo(Result((1, 2), (60, 3), {}), context(dealt(2))) is None


BOARD = BOARDS["standard"]
COLOURS = ("Chemicals", "Technology", "Fossil fuels", "Foodstuffs")


@pytest.mark.parametrize(
    "event",
    [
        e.Took(seat=0, color=2),
        e.Discarded(seat=1, color=0),
        e.ShuffledIn(color=3),
        e.Swapped(seat=0, partner=1, got=2, gave=3),
    ],
)
def test_past_turns_of_concealed_hands_name_no_colour(event: Event) -> None:
    open_line, concealed = (
        log_words.event_sentence(event, NAMES),
        log_words.concealed_sentence(event, NAMES),
    )
    assert any(name in open_line + str(log_words.notes(event, NAMES, BOARD)) for name in COLOURS)
    assert concealed
    assert not any(name in concealed for name in COLOURS)


def test_a_move_is_one_line_and_its_notes() -> None:
    moved = e.MarkerMoved(color=2, before=2, after=3)
    shown = Shown(4, 1, 3, (moved, e.Took(seat=1, color=2)))
    line = log_words.entry(shown, context(dealt()), BOARD, concealed=False)
    assert (line.number, line.actor) == (4, "Bruno")
    assert line.text == f"Bruno took {sector(2)}."
    assert line.notes == (log_words.price_note(2, 2, 2, 3),)


def test_a_swap_is_its_askers_move_whoever_answers() -> None:
    shown = Shown(5, 2, 4, (e.Swapped(seat=0, partner=2, got=1, gave=0),))
    assert log_words.entry(shown, context(dealt()), BOARD, concealed=False).actor == "Ada"


def test_only_past_turns_of_others_are_concealed() -> None:
    game = dealt()
    for _ in range(3):
        game.act(game.actors[0], TAKE[2])
    seen = context(game, 1, options=CONCEALED)
    texts = [log_words.entry(s, seen, BOARD, concealed=True) for s in seen.history]
    concealed = [not entry.notes for entry in texts]
    own = [shown.seat == 1 for shown in seen.history]
    assert concealed == [not mine for mine in own[:-1]] + [False]


def test_the_last_move_of_a_marker_is_the_latest_one() -> None:
    history = [
        Shown(1, 0, 0, (e.MarkerMoved(color=1, before=0, after=1),)),
        Shown(2, 1, 1, (e.MarkerMoved(color=1, before=1, after=2),)),
        Shown(3, 2, 2, (e.MarkerMoved(color=0, before=5, after=6),)),
    ]
    assert log_words.last_move(1, history) == (1, 1)
    assert log_words.last_move(0, history) == (2, 5)
    assert log_words.last_move(3, history) is None


def test_words_use_the_board_that_is_played() -> None:
    words, shown = NyseWords(), Shown(1, 0, 0, (e.MarkerMoved(color=3, before=3, after=4),))
    played = Options(board=list(BOARDS["early-peak"]))
    around = context(dealt(), options=played)
    assert any("$5M" in line for line in words.entry(shown, around).notes)
