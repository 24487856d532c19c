"""The log's text of a move, and what it omits of past turns with concealed hands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.controllers.stages import Shown
from stockgames.engine.event import Event
from stockgames.games.nyse.actions import TAKE
from stockgames.games.nyse.events import (
    Discarded,
    Looked,
    MarkerMoved,
    ShuffledIn,
    SwapAsked,
    Swapped,
    Took,
    Waived,
)
from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import BOARDS, CRASHED, STOCK_SWAP
from stockgames.presentation.games.nyse import log_words
from stockgames.presentation.games.nyse.terms import sector
from stockgames.presentation.games.nyse.words import NyseWords
from tests.presentation.games.nyse.test_words import context, dealt
from tests.ui.table.seating import NAMES

BOARD = BOARDS["standard"]
COLOURS = ("Chemicals", "Technology", "Fossil fuels", "Foodstuffs")


@pytest.mark.parametrize(
    "event",
    [
        Took(seat=0, color=2),
        Discarded(seat=1, color=0),
        ShuffledIn(color=3),
        Swapped(seat=0, partner=1, got=2, gave=3),
    ],
)
def test_past_turns_of_concealed_hands_name_no_colour(event: Event) -> None:
    open_line, veiled = log_words.headline(event, NAMES), log_words.veiled(event, NAMES)
    assert any(name in open_line + str(log_words.notes(event, NAMES, BOARD)) for name in COLOURS)
    assert veiled
    assert not any(name in veiled for name in COLOURS)


def test_a_move_is_one_line_and_its_notes() -> None:
    moved = MarkerMoved(color=2, before=2, after=3)
    shown = Shown(4, 1, 3, (moved, Took(seat=1, color=2)))
    told = log_words.entry(shown, context(dealt()), BOARD, concealed=False)
    assert (told.number, told.actor) == (4, "Bruno")
    assert told.text == f"Bruno took {sector(2)}."
    assert told.notes == (log_words.price_note(2, 2, 2, 3),)


def test_a_swap_is_its_askers_move_whoever_answers() -> None:
    shown = Shown(5, 2, 4, (Swapped(seat=0, partner=2, got=1, gave=0),))
    assert log_words.entry(shown, context(dealt()), BOARD, concealed=False).actor == "Ada"


def test_only_past_turns_of_others_are_veiled() -> None:
    game = dealt()
    for _ in range(3):
        game.act(game.actors[0], TAKE[2])
    seen = context(game, viewer=1, hands="concealed")
    texts = [log_words.entry(s, seen, BOARD, concealed=True) for s in seen.history]
    veiled = [not entry.notes for entry in texts]
    own = [shown.seat == 1 for shown in seen.history]
    assert veiled == [not mine for mine in own[:-1]] + [False]


@pytest.mark.parametrize(
    ("before", "after", "perch", "told"),
    [
        (4, 5, 6, "rose from $4M to $5M"),
        (5, 4, 8, "fell from $5M to $4M"),
        (2, 2, 3, "unchanged at $2M"),
        (2, 0, CRASHED, "crashed"),
    ],
)
def test_a_price_rises_falls_stays_or_crashes(
    before: int, after: int, perch: int, told: str
) -> None:
    assert told in log_words.price_note(1, before, after, perch)


def test_notes_say_what_a_look_and_a_swap_were_about() -> None:
    def noted(event: Event) -> str:
        return " ".join(log_words.notes(event, NAMES, BOARD))

    assert "Stock swap" in noted(Looked(seat=0, color=1, marking=STOCK_SWAP, audience=(0,)))
    assert "plain" in noted(Looked(seat=0, color=1, marking=0, audience=(0,)))
    assert noted(Waived(seat=2)) == "without a trade"
    assert "Bruno" in noted(SwapAsked(seat=0, partner=1, want=2, give=3))
    assert "supply" in noted(SwapAsked(seat=0, partner=-1, want=2, give=3))
    assert noted(Took(seat=1, color=2)) == ""


def test_the_last_move_of_a_marker_is_the_latest_one() -> None:
    history = [
        Shown(1, 0, 0, (MarkerMoved(color=1, before=0, after=1),)),
        Shown(2, 1, 1, (MarkerMoved(color=1, before=1, after=2),)),
        Shown(3, 2, 2, (MarkerMoved(color=0, before=5, after=6),)),
    ]
    assert log_words.last_move(1, history) == (1, 1)
    assert log_words.last_move(0, history) == (2, 5)
    assert log_words.last_move(3, history) is None


def test_words_use_the_board_that_is_played() -> None:
    words, shown = NyseWords(), Shown(1, 0, 0, (MarkerMoved(color=3, before=3, after=4),))
    played = Options(board=list(BOARDS["early-peak"]))
    around = replace(context(dealt()), options=played)
    assert any("$5M" in line for line in words.entry(shown, around).notes)
