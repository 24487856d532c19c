"""How strong the bots are in each game, as a table for the page about the project."""

from __future__ import annotations

from collections.abc import Mapping

from stockgames.bots.ladders import NEWCOMER, Ladder, ladder_of
from stockgames.bots.levels import STEPS
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.levels import level_name


def ladder_table(games: Mapping[str, str]) -> str:
    """Return a Markdown table: a column for each of some games, a row for each level.

    `games` are titles by id; those whose bots were not measured are left out.
    """
    known = {title: ladder for key, title in games.items() if (ladder := ladder_of(key))}
    if not known:
        return ""
    ladders = list(known.values())
    rows = [
        [say("help-level"), *known],
        ["---"] * (1 + len(known)),
        *([level_name(level), *(_cell(ladder, level) for ladder in ladders)] for level in _rows()),
        [say("help-seats"), *(str(ladder.seats) for ladder in ladders)],
        [say("help-duels"), *(str(_duels(ladder)) for ladder in ladders)],
        [say("help-imagined-games"), *(str(ladder.worlds) for ladder in ladders)],
    ]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def _rows() -> list[str]:
    """Return the levels, the strongest first, with the newcomer beside the level meant for it."""
    levels = list(reversed(STEPS))
    levels.insert(levels.index(STEPS[1]) + 1, NEWCOMER)
    return levels


def _cell(ladder: Ladder, level: str) -> str:
    place = ladder.place(level)
    if place is None:
        return "–"
    if place.low == place.high:
        return str(place.rating)
    return say("help-rating", rating=str(place.rating), low=str(place.low), high=str(place.high))


def _duels(ladder: Ladder) -> int:
    """Return how many duels were played: each stands with both of its players."""
    return sum(place.games for place in ladder.places) // 2
