"""ui/review/past_list.py: the list's texts on games, in both languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDateTime, Qt
from PySide6.QtWidgets import QApplication

from stockgames.ui.review import past_list as words
from stockgames.ui.review.past_list import OfEvening, State
from stockgames.ui.sentences.language import install_language
from tests.ui.review.games import ADA, ZOE, game

NOW = QDateTime.fromString("2031-06-04T18:30:00Z", Qt.DateFormat.ISODate)


def test_outcome_names_whoever_won() -> None:
    assert words.outcome(game()) == "Won by Bruno"
    assert words.outcome(game(seats=(ADA,))) == "Played solo"
    assert words.outcome(game(state=State.RUNNING)) == "Saved, still in progress"
    assert words.outcome(game(state=State.UNREADABLE)) == "Unreadable"


def test_the_people_who_did_not_win_have_their_places_told_in_order() -> None:
    assert words.places(game(seats=(ZOE, ADA))) == "Ada 2nd, Zoë 3rd"
    assert words.places(game(seats=(ADA,) * 0)) == ""


def test_length_tells_minutes_of_one_sitting_only() -> None:
    assert words.length(game()) == "34 moves · 12 min"
    assert words.length(game(played="2031-05-06T18:42:10Z")) == "34 moves"
    assert words.length(game(moves=1, played="?")) == "one move"


def test_a_game_without_a_title_is_a_game() -> None:
    assert words.title(game(title="")) == "A game"


def test_an_evening_without_a_name_has_its_day() -> None:
    assert words.evening_name(OfEvening(1, "", "2031-05-04T17:00:00Z")) == "Evening of Sun 4 May"
    assert words.evening_name(OfEvening(1, "Birthday", "")) == "Birthday"


def test_a_screen_reader_hears_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told = words.spoken(game(evening=OfEvening(1, "Birthday", "")), NOW)
    for part in ("NYSE", "Ada, Zoë and one bot", "Won by Bruno", "Birthday", "34 moves"):
        assert part in told


def test_german() -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    install_language(app, "de")
    assert words.note(game()) == "Ada 2., Zoë 3."
    assert words.outcome(game()) == "Sieg für Bruno"
