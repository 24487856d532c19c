"""A sample of the comparison of indistinguishable games, and that it finds leaks."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from stockgames.bots.levels import LEVELS
from stockgames.controllers import bot_scheduler as scheduler
from stockgames.engine import registry
from stockgames.engine.state import seen_as
from stockgames.games.portfolio.actions import NO_TERMS, Offer, Terms
from stockgames.games.portfolio.view import PortfolioView
from stockgames.testing.leaks import bare
from tests.soak import told
from tests.soak.leaks import Count, compare, compare_books, compare_cues, create_words, run
from tests.soak.worlds import Pair, observers, pair

POSITIONS = 5
"""Per observer; the command compares 2,000."""
PAIRS = 6
"""Games whose cues are compared."""
USUAL = (None, 1)
"""A bystander, and one seat: the same lines hide secrets from the others."""


@pytest.mark.parametrize(
    ("game_id", "observer"),
    [
        pytest.param(game_id, observer, marks=() if observer in USUAL else pytest.mark.slow)
        for game_id in registry.game_ids()
        for observer in observers(game_id)
    ],
)
def test_nothing_a_seat_is_told_differs(qtbot: QtBot, game_id: str, observer: int | None) -> None:
    compared = run(game_id, observer, POSITIONS, create_words(game_id), "sample")
    assert compared.positions >= POSITIONS
    assert compared.texts > 0
    assert compared.books > 0


@pytest.mark.parametrize("observer", USUAL)
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_no_cue_or_remark_differs(qtbot: QtBot, game_id: str, observer: int | None) -> None:
    words, compared = create_words(game_id), Count()
    for number in range(PAIRS):
        compare_cues(pair(game_id, observer, f"cues/{number}"), words, compared)
    assert compared.cues or (game_id, observer) == ("stock-exchange", None), "coal is private"
    assert compared.remarks


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_other_eyes_would_find_the_difference(game_id: str) -> None:
    """For two games that look alike to one seat, some other seat's view differs at some time."""
    seats = registry.meta(game_id).seats[-1]
    pairs = (pair(game_id, 0, f"others/{number}", seats) for number in range(10))
    assert any(differ(Pair(both.here, both.there, 1)) for both in pairs)


def differ(both: Pair) -> bool:
    """Return whether a difference is found."""
    try:
        compare(both, None, Count(), Random(1))
    except AssertionError:
        return True
    return False


def test_a_surrender_as_soon_as_possible_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "reply_delay", lambda *_: 0.0)
    assert any(differ(pair("nyse", 0, f"times/{number}", seats=3)) for number in range(12))


def test_a_distinction_for_what_stays_hidden_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pairs = (pair("nyse", 0, f"books/{number}", seats=3) for number in count())
    both = next(both for both in pairs if both.differ and both.here.is_over)
    compare_books(both, Count())
    monkeypatch.setattr("stockgames.app.book.found_in", lambda match, seat: [str(match.setup)])
    with pytest.raises(AssertionError):
        compare_books(both, Count())


def asked_for_a_card(number: int) -> Pair:
    """Return two games in which seat 0 asks a seat for a card that it has in one of them."""
    for attempt in count(1):
        both = pair("portfolio", 0, f"asked/{number}/{attempt}", seats=3)
        here, there, view = both.here, both.there, seen_as(PortfolioView, both.here.view(0))
        if here.is_over or view.offer or not (0 in here.actors or 0 in here.out_of_turn_actors):
            continue
        held, lacked = (set(seen_as(PortfolioView, match.view(1)).hand) for match in (here, there))
        if cards := sorted(held - lacked):
            offer = Offer(1, NO_TERMS, Terms(0, (cards[0],), (), ()))
            here.act(0, offer)
            there.act(0, offer)
            return both
    raise AssertionError("unreachable")


@pytest.mark.parametrize("number", range(3))
def test_a_bot_takes_as_long_to_answer_for_a_card_that_it_lacks(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = asked_for_a_card(number)
    assert len(both.here.view(1).legal) == 2
    assert len(both.there.view(1).legal) == 1
    for level in LEVELS:
        here, there = (told.answer_time(match, 1, level, "1") for match in (both.here, both.there))
        assert here == there
    monkeypatch.setattr(scheduler, "reply_delay", lambda *_: 0.0)
    shrewd = [told.answer_time(match, 1, "shrewd", "1") for match in (both.here, both.there)]
    assert shrewd == [(1.0,), (0.0,)]


def test_what_equality_passes_over_is_compared_too() -> None:
    @dataclass(frozen=True)
    class Told:
        open: int
        hidden: int = field(compare=False)

    assert Told(1, 2) == Told(1, 3)
    assert bare(Told(1, 2)) != bare(Told(1, 3))
