"""What the slate of a closing page shows of an evening."""

from __future__ import annotations

from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import PageFacts
from stockgames.evenings.standing import Line
from stockgames.ui.evening.words import name_of, points_text
from stockgames.ui.lobby.faces import face_of
from stockgames.ui.table.end_slate import MOST_COLUMNS, Slate, SlateRow


def slate_of(facts: PageFacts, number: int) -> Slate | None:
    """Return how an evening stands, the game of a number being just over; None if it is not."""
    over = [place for place, act in enumerate(facts.acts) if act.stage is Stage.OVER]
    fresh = [place for place in over if facts.acts[place].number == number]
    if not fresh:
        return None
    shown = [*[place for place in over if place not in fresh], *fresh][-MOST_COLUMNS:]
    return Slate(
        emblems=tuple(face_of(facts.acts[place].game).emblem for place in shown),
        fresh=shown.index(fresh[0]),
        number=len(over),
        rows=tuple(_row(facts, line, shown) for line in facts.lines if line.place is not None),
    )


def _row(facts: PageFacts, line: Line, shown: list[int]) -> SlateRow:
    worths = (line.by_act[place] for place in shown)
    return SlateRow(
        name=name_of(facts, line.person),
        cells=tuple("" if worth is None else points_text(worth) for worth in worths),
        total=points_text(line.total),
        leads=line.place == 1,
    )
