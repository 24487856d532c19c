"""ui/review/past_page.py: the controls that filter the list."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.ui.review.past_list import OfEvening, Wanted
from stockgames.ui.review.past_page import PastFilters
from stockgames.ui.theme.context import ThemeContext
from tests.ui.review.games import ADA, game


def make(qtbot: QtBot, look: ThemeContext) -> PastFilters:
    filters = PastFilters(look)
    qtbot.addWidget(filters)
    return filters


def test_people_and_evenings_of_games_that_were_read_are_offered_once(
    qtbot: QtBot, look: ThemeContext
) -> None:
    filters = make(qtbot, look)
    birthday = OfEvening(4, "Birthday", "2031-05-04T17:00:00Z")
    filters.learn([game(1), game(2, evening=birthday)])
    filters.learn([game(3, evening=birthday, seats=(ADA,))])
    assert [filters.person.itemText(i) for i in range(3)] == ["Anyone", "Ada", "Zoë"]
    assert [filters.evening.itemText(i) for i in range(2)] == ["Any evening", "Birthday"]
    assert filters.person.count() == 3


def test_each_control_says_what_is_wanted(qtbot: QtBot, look: ThemeContext) -> None:
    filters = make(qtbot, look)
    filters.learn([game(1, evening=OfEvening(4, "Birthday", ""))])
    found: list[Wanted] = []
    filters.changed.connect(found.append)
    filters.field.setText(" ada ")
    filters.game.set_value("exchange")
    filters.person.setCurrentIndex(2)
    filters.evening.setCurrentIndex(1)
    filters.time.setCurrentIndex(1)
    assert found[-1] == Wanted("ada", "exchange", "Zoë", 4, 7)
    assert len(found) == 5
    filters.want_everything()
    assert found[5:] == [Wanted()]


def test_what_was_chosen_stays_when_more_people_are_learned(
    qtbot: QtBot, look: ThemeContext
) -> None:
    filters = make(qtbot, look)
    filters.learn([game(1)])
    filters.person.setCurrentIndex(1)
    filters.learn([game(2, seats=(ADA,)), game(3, seats=())])
    assert filters.wanted().person == "Ada"
