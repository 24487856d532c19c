"""app/past_games.py: games of the library as lines of the list."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.app.past_games import LONGEST, evenings_by_game, past_game
from stockgames.evenings.evening import Act, Evening
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.storage.evenings import StoredEvening
from stockgames.ui.review.past_list import OfEvening, Seated, State

SUMMARY = GameSummary(
    row=4,
    game="exchange",
    seats=(SavedSeat("Ada", "human"), SavedSeat("Bruno", "bot:greedy")),
    moves=83,
    handover="curtain",
    wishes={},
    begun="2031-05-04T18:30:00Z",
    played="2031-05-04T19:30:00Z",
    result={"ranks": [2, 1]},
    shelved=None,
    seems_over=True,
)


def test_a_game_that_is_over_has_its_places() -> None:
    found = past_game(SUMMARY, {})
    assert found.seats == (Seated("Ada", True, 2), Seated("Bruno", False, 1))
    assert found.winners == ("Bruno",)
    assert (found.row, found.title, found.state, found.shows) == (4, "Exchange", State.OVER, True)
    assert len(found.faces) == 1


@pytest.mark.parametrize(
    ("changes", "state"),
    [
        ({"result": None}, State.RUNNING),
        ({"result": None, "shelved": "no longer"}, State.UNREADABLE),
        ({"is_damaged": True, "result": None}, State.UNREADABLE),
        ({"game": "of-a-later-release"}, State.UNREADABLE),
    ],
)
def test_what_can_be_done_with_a_game(changes: dict[str, object], state: State) -> None:
    found = past_game(replace(SUMMARY, **changes), {})  # type: ignore[arg-type]
    assert found.state is state
    assert found.shows == (state is State.RUNNING)


@pytest.mark.parametrize(("handover", "shows"), [("curtain", False), ("trusting", True)])
def test_a_running_game_of_several_shows_where_they_have_no_secrets(
    handover: str, shows: bool
) -> None:
    seats = (SUMMARY.seats[0], SavedSeat("Zoë", "human"))
    running = replace(SUMMARY, result=None, seats=seats, handover=handover)
    assert past_game(running, {}).shows == shows


def test_names_of_an_odd_row_are_cut() -> None:
    odd = replace(SUMMARY, seats=(SavedSeat("x" * 9_999, "human"), SUMMARY.seats[1]))
    assert len(past_game(odd, {}).seats[0].name) == LONGEST


def test_a_game_knows_its_evening() -> None:
    acts = (Act(1, "exchange", row=4), Act(2, "nyse"))
    kept = StoredEvening(9, Evening("Birthday", "2031-05-04T17:00:00Z", programme=acts))
    found = evenings_by_game([kept])
    assert found == {4: OfEvening(9, "Birthday", "2031-05-04T17:00:00Z")}
    assert past_game(SUMMARY, found).evening == found[4]
