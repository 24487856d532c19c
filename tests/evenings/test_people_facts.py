from __future__ import annotations

from stockgames.evenings.books import Sitter, Sitting
from stockgames.evenings.people_facts import people_facts
from stockgames.evenings.person import Person
from tests.evenings.test_book_facts import book

PEOPLE = [Person(key, name) for key, name in (("ada", "Ada"), ("bela", "Bela"), ("x", "Ada"))]


def test_everybody_is_called_and_was_last_here() -> None:
    games = [
        Sitting("nyse", (Sitter("ada", 1, 3), Sitter("bela", 2, 1)), ended="1"),
        Sitting("nyse", (Sitter("ada", 1, 3), Sitter(None, 2, 1, "greedy")), ended="2"),
    ]
    found = people_facts(PEOPLE, games, (), {"bela"}, book())
    assert found.names == {"ada": "Ada", "bela": "Bela", "x": "Ada 2"}
    assert found.last == {"ada": "2", "bela": "1"}
    assert found.strangers == ("x",), "nobody is two who have played together"
    assert found.open == PEOPLE[0]
    assert found.person("x") is PEOPLE[2]


def test_nobody_is_open_where_nobody_is() -> None:
    found = people_facts([], (), (), (), None)
    assert found.open is None
    assert found.strangers == ()
