"""The distinctions of a person's book, found in a finished game for each seat.

A game counts if it was finished, is no study, and if its seat asked for at most one hint. Whoever
plays alone is not first, whatever the ranks say. Each game has its own in its `achievements`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from stockgames.bots.levels import STEPS
from stockgames.engine import registry
from stockgames.engine.fairness import hints
from stockgames.engine.game import MEDALS, Distinction, Finished
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId


def weakest(game: Finished) -> str:
    """Return the weakest level of at least two bots; empty if there are fewer, or any of none."""
    is_known = len(game.bots) > 1 and {*game.bots} <= {*STEPS}
    return min(game.bots, key=STEPS.index) if is_known else ""


def finished(match: Match, seat: SeatId) -> Finished:
    """Return a finished game from one seat's side."""
    own, *others = _own_first(seat, match.result().scores)
    is_first = bool(others) and match.result().ranks[seat] == 1
    return Finished(
        seat=seat,
        is_first=is_first,
        is_close=is_first and own - max(others) in match.game.achievements.closest,
        late=tuple(_late(match, seat)) if is_first else (),
        bots=tuple(info.level for info in match.seats if not info.is_human),
        hints=hints(match.moves).get(seat, 0),
        steps=tuple(match.steps(None)),
    )


def _late(match: Match, seat: SeatId) -> Iterator[Sequence[int]]:
    half = match.game.achievements.half_time
    history = None if half is None else match.history(None, all_up=True)
    if history is not None:
        lines = [line.values for line in history.of(history.main)]
        for at, step in history.ends.items():
            if at >= (half or (max(history.ends) + 1) // 2):
                yield _own_first(seat, [line[step] or 0 for line in lines])


def _own_first(seat: SeatId, values: Sequence[int]) -> Sequence[int]:
    return values[seat], *values[:seat], *values[seat + 1 :]


_GENERAL: Final = (
    Distinction("bell", "bell", lambda game: True),
    Distinction("ground", "columns", lambda game: game.is_first and weakest(game) in STEPS[1:]),
    Distinction("rungs", "step"),
    Distinction(
        "shrewder",
        "eye",
        lambda game: game.is_first and not game.hints and game.bots.count("shrewd") > 1,
    ),
    Distinction("boxes", "cards"),
    Distinction("whisker", "minus", lambda game: game.is_close),
    Distinction("cellar", "triangle", lambda game: any(own < min(r) for own, *r in game.late[:1])),
    Distinction(
        "doubt",
        "crown",
        lambda game: bool(game.late) and all(own > max(rest) for own, *rest in game.late),
    ),
)
_OWN: Final = tuple(game for game in registry.game_ids() if registry.is_own(game))
_COLLECTED: Final[Mapping[str, tuple[Sequence[str], int]]] = {
    "rungs": ([f"rung:{level}" for level in STEPS], len(STEPS)),
    "boxes": ([f"box:{game}" for game in _OWN], len(_OWN)),
    "par": ([f"par:{game}" for game in _OWN], 3),
}
"""Distinctions that consist of what several games bring: what, and how many of them."""


def distinctions() -> Iterator[tuple[str, Distinction]]:
    """Yield all distinctions in the order of the book, with the prefix of their sentences."""
    yield from (("book", distinction) for distinction in _GENERAL)
    for game in registry.game_ids():
        with registry.excusing(game):
            yield from ((game, own) for own in registry.load(game).achievements.distinctions)
    yield "book", Distinction("par", "hourglass")


def found_in(match: Match, seat: SeatId) -> list[str]:
    """Return what a seat of a finished game has earned: distinctions, parts of others, medals."""
    game, own = finished(match, seat), match.game.achievements
    if match.is_study or game.hints > 1:
        return []
    ids = [each.id for each in (*_GENERAL, *own.distinctions) if each.test(game)]
    if game.is_first:
        ids += [f"box:{match.game.meta.id}"]
        ids += [f"rung:{level}"] if (level := weakest(game)) else []
    if own.medals is not None and len(match.seats) == 1 and not game.hints:
        score, amounts = match.result().scores[seat], own.medals(game.last)
        ids += [f"medal:{medal}" for medal, at in zip(MEDALS, amounts, strict=False) if score >= at]
    return ids


def had(games: Mapping[int, Sequence[str]]) -> dict[str, int]:
    """Return what a person has, each with the game that brought it first.

    `games` is what was found in each, first to last, by row.
    """
    found = dict[str, int]()
    for row, new in games.items():
        for name in new:
            found.setdefault(name, row)
        for name, (parts, needed) in _COLLECTED.items():
            if sum(part in found for part in parts) >= needed:
                found.setdefault(name, row)
    return found
