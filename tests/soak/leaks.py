"""Changes what a seat may not know, and compares everything that the seat is shown.

`python -m tests.soak.leaks [GAME …] [--positions 2000]`: for every game, seat and a bystander, this
many positions of random games. Compared are the view (field by field), events, legal actions,
refusals, decisions of bots of every level, hints, all texts that the game's words make of them, the
cue of each move and what bots say to it, the whole table as text and as a phone gets it, how long
bots in the other seats take to answer, and what the game has brought to the observer's book.
`python -m tests.soak.pictures` does the same with the page on screen.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from random import Random
from typing import Any

from stockgames.bots.levels import LEVELS
from stockgames.engine import registry
from stockgames.engine.state import CHANCE, SeatId
from stockgames.testing.leaks import bare
from tests.soak import told
from tests.soak.worlds import Pair, observers, opening, pair

TRIED = 6
"""Actions that the observer tries at each position, allowed or not."""
BOTS_EACH = 40
"""Bots, which take longest, are asked at one in so many positions."""
OUTLINES_EACH = 12
"""The table's whole outline is compared at one in so many positions."""
CLOCKED = 10
"""The bots' time is compared at one in so many positions."""


@dataclass
class Count:
    """What has been compared."""

    games: int = 0
    positions: int = 0
    refusals: int = 0
    texts: int = 0
    bots: int = 0
    times: int = 0
    hints: int = 0
    outlines: int = 0
    cues: int = 0
    remarks: int = 0
    books: int = 0
    brought: int = 0

    def __iadd__(self, other: Count) -> Count:
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self

    def told(self) -> str:
        """Return the counts as one line."""
        return (
            f"{self.positions} positions of {self.games} pairs of games, {self.refusals} refusals, "
            f"{self.texts} texts, {self.bots} bots' decisions, "
            f"{self.times} bots' answers by the clock, {self.hints} hints, "
            f"{self.outlines} outlines and frames, {self.cues} cues, {self.remarks} remarks, "
            f"{self.books} books with {self.brought} distinctions"
        )


def compare(both: Pair, words: Any, count: Count, rng: Random) -> None:
    """Play a pair from its deal on. Raises AssertionError at the first difference."""
    here, there, observer = opening(both.here), opening(both.there), both.observer
    pool = [move.action for move in both.here.moves if move.seat != CHANCE]
    count.games += 1
    for number in range(len(both.here.moves) + 1):
        if number:
            mine, theirs = both.here.moves[number - 1], both.there.moves[number - 1]
            assert mine.seat == theirs.seat
            here.act(mine.seat, mine.action)
            there.act(theirs.seat, theirs.action)
            assert told.events(here, observer, number - 1) == told.events(
                there, observer, number - 1
            )
        tried = [rng.choice(pool) for _ in range(TRIED if pool else 0)]
        _compare_position(here, there, observer, tried, count)
        if words is not None:
            _compare_words(here, there, observer, words, tried, count)
            if rng.random() < 1 / OUTLINES_EACH:
                assert told.outline(here, observer) == told.outline(there, observer)
                assert told.frame(here, observer) == told.frame(there, observer)
                count.outlines += 1
        if observer in here.actors and rng.random() < 1 / BOTS_EACH:
            _compare_bots(here, there, observer, words, count)
        _compare_times(here, there, observer, count, rng)
        count.positions += 1


def compare_cues(both: Pair, words: Any, count: Count) -> None:
    """Play a pair, and compare the cue of each move and the remarks on it, as `compare` does."""
    for mine, theirs in zip(
        told.cues(both.here, both.observer, words),
        told.cues(both.there, both.observer, words),
        strict=True,
    ):
        assert mine == theirs
        cue, remark = mine
        count.cues += cue is not None
        count.remarks += remark is not None


def compare_books(both: Pair, count: Count) -> None:
    """Compare what the games have brought to books; as long as they run that is nothing."""
    new, books = told.books(both.here, both.observer)
    assert bare((new, books)) == bare(told.books(both.there, both.observer))
    brought = sum(len(book.had) for book in books)
    assert both.here.is_over or not (brought or new)
    count.books += len(books)
    count.brought += brought


def _compare_position(
    here: Any, there: Any, observer: SeatId | None, tried: list[Any], count: Count
) -> None:
    assert (here.actors, here.out_of_turn_actors, here.is_over) == (
        there.actors,
        there.out_of_turn_actors,
        there.is_over,
    )
    view, other = here.view(observer), there.view(observer)
    assert view == other
    assert bare(view) == bare(other)
    if observer is not None:
        actions = [*tried, *view.legal[:TRIED]]
        assert told.refusals(here, observer, actions) == told.refusals(there, observer, actions)
        count.refusals += len(actions)
    if here.is_over:
        assert here.result() == there.result()


def _compare_words(
    here: Any, there: Any, observer: SeatId | None, words: Any, tried: list[Any], count: Count
) -> None:
    every = zip(
        told.words(here, observer, words, tried),
        told.words(there, observer, words, tried),
        strict=True,
    )
    for text, other in every:
        assert text == other
        count.texts += 1


def _compare_bots(here: Any, there: Any, observer: SeatId | None, words: Any, count: Count) -> None:
    assert observer is not None
    seed = f"{len(here.moves)}"
    mine = told.bot_actions(here, observer, LEVELS, seed)
    assert mine == told.bot_actions(there, observer, LEVELS, seed)
    count.bots += len(mine)
    assert told.hint(here, observer, words, seed) == told.hint(there, observer, words, seed)
    count.hints += 1


def _compare_times(
    here: Any, there: Any, observer: SeatId | None, count: Count, rng: Random
) -> None:
    """Compare how long a bot in another seat takes, which the observer can see.

    Positions with only one option in one of the two games are never skipped.
    """
    for seat in here.actors[:1]:
        widths = {len(match.view(seat).legal) for match in (here, there)}
        telling = len(widths) > 1 and 1 in widths
        if seat in (observer, CHANCE) or not (telling or rng.random() < 1 / CLOCKED):
            continue
        for level in LEVELS:
            seed = f"{len(here.moves)}"
            time = told.answer_time(here, seat, level, seed)
            assert time == told.answer_time(there, seat, level, seed)
            assert len(time) == 1
            count.times += 1


def run(
    game_id: str, observer: SeatId | None, positions: int, words: Any, seed: str = "leaks"
) -> Count:
    """Compare at least ``positions`` positions of one observer."""
    count, number = Count(), 0
    while count.positions < positions:
        both = pair(game_id, observer, f"{seed}/{number}")
        try:
            if both.differ:
                compare(both, words, count, Random(f"{seed}/{number}"))
                compare_cues(both, words, count)
                compare_books(both, count)
        except AssertionError as error:
            error.add_note(f"{game_id}, observer {observer}, seed {seed}/{number}")
            raise
        number += 1
    return count


def create_words(game_id: str) -> Any:
    """Return the words of a game; a Qt application must exist."""
    from stockgames.ui.table.generic import create_table
    from stockgames.ui.theme.theme_context import ThemeContext

    table = create_table(game_id, ThemeContext())
    _KEPT.append(table)
    return table.words


_KEPT: list[Any] = []
"""Keeps the tables alive whose texts are in use."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.leaks", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.game_ids())
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", default="leaks")
    wanted = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    for game_id in wanted.games:
        words, total = create_words(game_id), Count()
        for observer in observers(game_id):
            count = run(game_id, observer, wanted.positions, words, wanted.seed)
            total += count
            who = "bystander" if observer is None else f"seat {observer}"
            print(f"{game_id}, {who}: {count.told()}", flush=True)
        print(f"{game_id}, all: {total.told()}; no difference", flush=True)
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
