from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from stockgames.controllers.stages import Shown, Stage
from stockgames.engine import registry
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Event
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.generic import GenericWords
from stockgames.presentation.log import WordedMoves, log_entries, others_lately


def context_of(history: list[Shown]) -> TableContext:
    return TableContext(
        seats=(SeatInfo(name="Ada", player="human"),),
        stage=Stage.ASKING,
        seat=0,
        viewer=0,
        front=0,
        humans=(0,),
        options=registry.load("nyse").options_type(),
        history=history,
    )


def told(*hints: int, begins: bool = False, latest: int | None = None) -> list[str]:
    moves = [Shown(n, 0, n, (), hints=count) for n, count in enumerate(hints, start=1)]
    context = context_of(moves)
    words: Any = GenericWords()
    return [
        entry.plain()
        for entry in log_entries(WordedMoves(words), context, begins=begins, latest=latest)
    ]


def test_who_plays_comes_first() -> None:
    whole = told(0, begins=True)
    assert whole[0].strip() == "At the table: Ada"
    assert whole[1:] == told(0)


def test_moves_after_hints_say_so() -> None:
    none, one, more = told(0, 1, 3)
    assert "hint" not in none
    assert one.endswith("after a hint")
    assert more.endswith("after 3 hints")


@pytest.mark.parametrize(
    ("text", "note", "line"),
    [
        ("Ada drew a card.", "after a hint", "Ada drew a card; after a hint"),
        ("Ada drew a card.", "It is plain", "Ada drew a card. It is plain"),
        ("Ada drew a card", "from the pile", "Ada drew a card; from the pile"),
        ("Ada drew from the pile", "It is plain", "Ada drew from the pile. It is plain"),
        ("Ada swapped with Bela:", "gave one", "Ada swapped with Bela: gave one"),
        ("", "after a hint", "after a hint"),
    ],
)
def test_a_note_continues_its_line(text: str, note: str, line: str) -> None:
    assert LogEntry(1, "Ada", text, (note,)).plain() == line


def test_of_a_long_game_only_the_latest_lines_are_told_where_no_more_are_wanted() -> None:
    whole = told(*([0] * 30), begins=True)
    assert told(*([0] * 30), begins=True, latest=24) == whole[-24:]
    assert told(0, 1, begins=True, latest=24) == told(0, 1, begins=True)


class Counting(GenericWords):
    """Words that record which moves they were asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        self.asked.append(shown.number)
        return LogEntry(shown.turn, "", f"{len(context.history)} as {context.viewer} sees it")


def test_a_move_is_worded_once_for_each_position_and_anew_for_whoever_looks_next() -> None:
    words: Any = Counting()
    told = WordedMoves(words)
    first = [Shown(1, 0, 1, ())]
    one = context_of(first)
    assert [told.entry(first[0], one).text for _ in range(2)] == ["1 as 0 sees it"] * 2
    assert words.asked == [1]
    assert told.entry(first[0], context_of([*first, Shown(2, 0, 2, ())])).text == "2 as 0 sees it"
    assert told.entry(first[0], replace(one, viewer=None)).text == "1 as None sees it"
    told.forget()
    told.entry(first[0], replace(one, viewer=None))
    assert words.asked == [1] * 4


class Ranking(GenericWords):
    """Words for which the second move of a turn is the most important."""

    weighs_moves = True

    def weight(self, shown: Shown) -> int:
        return shown.number % 3

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        told = f"move {shown.number}"
        brief = f"brief {shown.number}" if shown.events else ""
        return LogEntry(shown.turn, context.names[shown.seat], told, brief=brief)


def lately(words: Any, *turns: int, viewer: int | None = 0) -> list[str]:
    """Return the texts of three moves each by the seats of `turns`, one turn after another."""
    names = "Ada", "Bela", "Clara", "Dmitri", "Esra"
    moves = [(turn, seat) for turn, seat in enumerate(turns) for _ in range(3)]
    context = TableContext(
        seats=tuple(SeatInfo(name=name, player="human") for name in names),
        stage=Stage.ASKING,
        seat=0,
        viewer=viewer,
        front=0,
        humans=(0,),
        options=registry.load("nyse").options_type(),
        history=[Shown(n, seat, turn, ()) for n, (turn, seat) in enumerate(moves, start=1)],
    )
    return [entry.text for entry in others_lately(WordedMoves(words), context)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Blow(Event):
    """An event that hits a seat."""

    seat: int

    @property
    def struck(self) -> int:
        return self.seat


def told_in_brief(*moves: tuple[int, int, int | None], viewer: int | None = 0) -> list[str]:
    """Return the short texts of moves, given as turn, seat and the seat they hit; `!` marks
    the viewer.
    """
    history = [
        Shown(n, seat, turn, () if whom is None else (Blow(seat=whom),))
        for n, (turn, seat, whom) in enumerate(moves, start=1)
    ]
    context = replace(context_of(history), viewer=viewer, seats=context_of([]).seats * 3)
    lately = others_lately(WordedMoves(Ranking()), context)
    return [f"{entry.text}{'!' if entry.strikes else ''}" for entry in lately]


def test_an_answer_belongs_to_the_turn_in_which_it_was_given() -> None:
    moves = [(1, 1, None), (1, 2, None), (1, 1, None), (2, 0, None), (2, 1, None)]
    assert told_in_brief(*moves) == ["move 2", "move 5"]


def test_of_a_turns_moves_that_tell_the_same_the_last_is_told() -> None:
    class Alike(Ranking):
        def weight(self, shown: Shown) -> int:
            return 1

    assert lately(Alike(), 1, 2, 0) == ["move 3", "move 6"]


def test_all_that_struck_whoever_looks_since_their_last_turn_is_told() -> None:
    before = [(0, 1, 0), (1, 0, None)]
    since = [(2, 1, None), (2, 1, None), (2, 1, 0), (2, 1, 0), (3, 2, 1)]
    blows = ["brief 5!", "brief 6!"]
    assert told_in_brief(*before, *since) == ["brief 1", *blows, "brief 7"]
    assert told_in_brief(*before, *since, (4, 0, None)) == ["brief 1", *blows, "brief 7"]
    assert told_in_brief(*before, *since, (4, 0, None), (5, 1, None))[1:3] == ["brief 5", "brief 7"]
    assert told_in_brief(*before, *since, viewer=None)[:2] == ["brief 1", "move 2"]


def test_each_turn_of_others_is_told_by_the_move_that_tells_most() -> None:
    assert lately(Ranking(), 1, 2, 0) == ["move 2", "move 5"]
    six = [f"move {n}" for n in (8, 11, 14, 17, 20, 23)]
    assert lately(Ranking(), *[1, 2, 3, 4] * 2, 0) == six
    assert lately(Ranking(), 1, 0, viewer=None) == ["move 2", "move 5"]
    assert lately(GenericWords(), 1, 2) == []
