"""What a closing page tells, made from a result, a game's words and its course."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stockgames.engine.game import Result
from stockgames.engine.history import History
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.course import Telling, TellsCourse
from stockgames.ui.table.end_certificate import Award
from stockgames.ui.table.end_sheet import Closing
from stockgames.ui.table.end_words import drama, heading
from stockgames.ui.table.game_words import AnyWords, ResultRow
from stockgames.ui.table.levels import who_plays
from stockgames.ui.table.table_context import TableContext


def closing_of(
    result: Result,
    context: TableContext,
    words: AnyWords,
    rows: Sequence[ResultRow],
    plain: str,
    history: History | None,
) -> Closing:
    """Return what is told at the end; `plain` is what the game says of who won.

    `rows` are the places as the game has them; who plays at each is added.
    """
    places = {row.seat: row.place for row in rows}
    ranks = [places.get(seat, rank) for seat, rank in enumerate(result.ranks)]
    result, telling = replace(result, ranks=tuple(ranks)), None
    if history is not None and isinstance(words, TellsCourse):
        names, faces = context.names, context.portraits
        telling = Telling(history, words.course, names, faces, context.own)
    return Closing(
        heading=plain if telling is None else heading(result, telling, plain),
        drama="" if telling is None else drama(result, telling),
        rows=[replace(row, who=who_plays(row.seat, context)) for row in rows],
        names=context.names,
        own=context.own,
        award=award_of(result, context, rows, telling),
        telling=telling,
    )


def award_of(
    result: Result, context: TableContext, rows: Sequence[ResultRow], telling: Telling | None
) -> Award:
    """Return what stands on the certificate."""
    first = [row for row in rows if row.place == 1] or list(rows[:1])
    shared = len(first) > 1
    return Award(
        caption=say("table-first-together") if shared else say("table-first-at-the-close"),
        names=tuple(context.names[row.seat] for row in first),
        portraits=tuple(context.portraits[row.seat] for row in first),
        amount=first[0].score if first else "",
        margin="" if shared or telling is None else _margin(result, telling, rows),
        note=first[0].note if first else "",
    )


def _margin(result: Result, telling: Telling, rows: Sequence[ResultRow]) -> str:
    """Return by how much the first is ahead of whom; nothing where they are level."""
    if len(rows) < 2:
        return ""
    gap = result.scores[rows[0].seat] - result.scores[rows[1].seat]
    if gap <= 0:
        return ""
    unit = telling.history.of(telling.history.main)[0].unit
    amount = telling.words.amount(gap, unit)
    return say("table-by-a-margin-of", amount=amount, name=telling.names[rows[1].seat])
