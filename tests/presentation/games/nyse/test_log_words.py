"""The log's text of a move, and what it omits of past turns with concealed hands."""

from __future__ import annotations

import pytest

from stockgames.controllers.stages import Shown
from stockgames.engine.event import Event
from stockgames.games.nyse import events as e
from stockgames.games.nyse.actions import TAKE
from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import BOARDS
from stockgames.presentation.games.nyse import log_words
from stockgames.presentation.games.nyse.terms import sector
from stockgames.presentation.games.nyse.words import NyseWords
from tests.presentation.contexts import context
from tests.presentation.games.nyse.test_words import CONCEALED, dealt
from tests.ui.table.seating import NAMES

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
