"""Texts made from names in the code: of fields, events and actions; nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from stockgames.engine import registry
from stockgames.engine.action import Action
from stockgames.engine.explanation import Explanation, Reason
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import CHANCE
from stockgames.games.nyse.events import Looked, Took
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.generic import GenericWords, fields_of, shown_value, spaced
from stockgames.presentation.hints import action_text, grounds_text, why_lines
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.context import ThemeContext

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


PEOPLE = {"nyse": "hbb", "portfolio": "hb", "exchange": "hbb", "stock-exchange": "hbbbbbbb"}


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_move_of_a_game_has_words_without_a_full_stop(qapp: object, game_id: str) -> None:
    match = over(game_id, PEOPLE[game_id], "look-back")
    words = create_table(game_id, ThemeContext()).words
    names = [seat.name for seat in match.seats]
    for number, move in list(enumerate(match.moves))[:40]:
        if move.seat == 0:
            text = action_text(words, move.action, match.view_after(number, 0), names)
            assert text
            assert not text.endswith(".")


EIGHT = ("Ada", "Bruno", "Clara", "Dmitri", "Elena", "Farid", "Greta", "Hugo")
SEATS = {"nyse": 3, "exchange": 4, "portfolio": 3, "stock-exchange": 8}


def whys(game_id: str, moves: int) -> Iterator[Explanation]:
    """Yield the reasons for actions of a random game."""
    rng = Random(5)
    seats = [SeatInfo(name=name, player="human") for name in EIGHT[: SEATS[game_id]]]
    match = Match.deal(registry.load(game_id), seats, {}, "why")
    for _ in range(moves):
        if match.is_over:
            return
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        action = match.game.sample_action(view, rng)
        yield match.game.explain(view, action, match.options)
        match.act(seat, action)


@pytest.mark.parametrize("game_id", SEATS)
def test_every_ground_is_a_sentence_for_the_reader_and_about_others(
    game_id: str, language: str
) -> None:
    words = create_table(game_id, ThemeContext()).words
    told: set[type[Reason]] = set()
    for why in whys(game_id, 16 if game_id == "stock-exchange" else 150):
        for ground in (*why.gains, *why.risks):
            told.add(type(ground))
            for mover in ("", "Bruno"):
                (text,) = grounds_text(words, [ground], EIGHT, mover)
                assert text.endswith(".")
                assert "{" not in text
                assert ("your " in f"{text} ".lower()) is False or not mover
        assert len(why_lines(words, why, EIGHT)) <= 2
    assert len(told) > 2


def test_words_without_reasons_tell_none() -> None:
    assert why_lines(GenericWords(), Explanation((Reason(),), (Reason(),)), EIGHT) == []
