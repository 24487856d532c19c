"""Texts made from names in the code: of fields, events and actions; nothing that is hidden."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from stockgames.engine.action import Action
from stockgames.games.nyse.events import Looked, Took
from stockgames.presentation.generic import GenericWords, fields_of, shown_value, spaced

NAMES = ("Ada", "Bruno")


@dataclass
class Sell(Action):
    """An action."""

    do: str
    how_many: int
    to: tuple[int, ...] = ()


@pytest.mark.parametrize(
    ("name", "words"),
    [("takes_left", "Takes left"), ("MarkerMoved", "Marker moved"), ("x-ray", "X ray"), ("", "")],
)
def test_names_become_words(name: str, words: str) -> None:
    assert spaced(name) == words


@pytest.mark.parametrize(
    ("value", "lines"),
    [
        (None, ["–"]),
        (7, ["7"]),
        ((), ["–"]),
        ((3, 4), ["Ada: 3", "Bruno: 4"]),
        ((3, 4, 5), ["3, 4, 5"]),
        ({"gold": 2, "iron": None}, ["gold: 2", "iron: –"]),
        ({}, ["–"]),
        (Sell("sell", 3, (1, 2)), ["do sell, how many 3, to 1 2"]),
    ],
)
def test_values_become_lines_and_those_of_seats_get_names(value: object, lines: list[str]) -> None:
    assert shown_value(value, NAMES) == lines


def test_fields_of_what_has_none_are_none() -> None:
    assert fields_of("text") == []
    assert fields_of(Sell("sell", 3), "do", "to") == [("how_many", 3)]


def test_an_action_is_named_by_its_kind_and_its_fields() -> None:
    words = GenericWords()
    assert words.action_label(Sell("sell_all", 3, (1,)), None) == "Sell all, how many 3, to 1"
    assert words.action_name(Sell("sell_all", 3, (1,))) == "sell-all-how-many-3-to-1"


def test_an_event_is_told_to_those_who_see_it_alone() -> None:
    words, secret = GenericWords(), Looked(seat=0, color=1, marking=3, audience=(0,))
    assert words.describe_event(Took(seat=1, color=2), NAMES, None) == ["Took: Bruno, color 2"]
    assert words.describe_event(secret, NAMES, 1) == []
    (told,) = words.describe_event(secret, NAMES, 0)
    assert told == "Looked: Ada, color 1, marking 3"
