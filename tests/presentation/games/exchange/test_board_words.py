"""Texts painted on the board: amounts with signs, moves, and what has been revealed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.games.exchange import parts as p
from stockgames.games.exchange.facts import facts_of
from stockgames.presentation.games.exchange import terms
from stockgames.presentation.sentences.catalogue import MINUS, catalogue
from stockgames.ui.sentences.language import LANGUAGES
from tests.games.exchange.table import act, action, state_with, view
from tests.presentation.sentences.inspecting import variants_in


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
def test_sentences_choose_by_names_that_the_game_knows(
    language: str, value: str, known: set[str]
) -> None:
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
