"""What the score sheet says: a row a round, and how the running turn adds up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stockgames.controllers.stages import Shown
from stockgames.games.portfolio.actions import Acquire, Draw
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.forecast import Forecast
from stockgames.games.portfolio.spending import spent_in_turn
from stockgames.ui.games.portfolio.deal_words import first_of
from stockgames.ui.games.portfolio.terms import change, money
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.table_context import TableContext

MOST_PROMISES = 4
"""Lines of promises on the sheet."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the running turn; `tentative` if it has not happened yet."""

    text: str
    amount: str
    tentative: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """A score sheet, ready to be written."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    """The number of the round, and what each seat had after its turn; empty if it had none yet."""
    current: tuple[int, str] | None
    """Whose turn it is, and what it has now: the last row's circled figure."""
    caption: str = ""
    entries: tuple[Entry, ...] = ()
    total: Entry | None = None
    note: str = ""
    promises: tuple[str, ...] = ()


def score(
    facts: Facts,
    context: TableContext,
    coming: Forecast | None,
    promises: Sequence[str],
) -> Score:
    """Return the sheet; `coming` is what the person at the screen is about to do."""
    names = context.names
    promises = first_of(promises, MOST_PROMISES)
    rows = tuple(
        (str(number) if number else "", tuple("" if v is None else str(v) for v in row))
        for number, row in enumerate(facts.rounds)
    )
    if not facts.actors:
        return Score(names, rows, None, promises=tuple(promises))
    active = facts.active
    entries = _entries(facts, context.history)
    total, note = _total(facts.seats[active].cash, coming), ""
    if coming is not None and coming.cost:
        entries.append(Entry(_paid_for(coming), change(-coming.cost), tentative=True))
    now = facts.seats[active].income
    if coming is not None and coming.income != now:
        note = say(
            "portfolio-income-next-turn-would-be", after=money(coming.income), before=money(now)
        )
    return Score(
        names=names,
        rows=rows,
        current=(active, str(facts.seats[active].cash)),
        caption=say("portfolio-this-turn", name=names[active]),
        entries=tuple(entries),
        total=total,
        note=note,
        promises=tuple(promises),
    )


def _paid_for(coming: Forecast) -> str:
    """Return what would be paid for, before its price."""
    first = coming.actions[0]
    if isinstance(first, Draw):
        return say("portfolio-count-cards", count=first.cards)
    if isinstance(first, Acquire):
        return say("portfolio-if-acquired")
    return say("portfolio-if-neutralized")


def _total(cash: int, coming: Forecast | None) -> Entry:
    if coming is not None and coming.cost:
        return Entry(say("portfolio-would-leave"), str(cash - coming.cost), tentative=True)
    return Entry(say("portfolio-now"), str(cash))


def _entries(facts: Facts, history: Sequence[Shown]) -> list[Entry]:
    """Return what the turn's seat had before it, and what came and went since: its cash."""
    newest = (event for shown in reversed(history) for event in reversed(shown.events))
    spent = spent_in_turn(newest, facts.active)
    changed = facts.income + sum(each.amount for each in spent)
    before = facts.seats[facts.active].cash - changed
    return [
        Entry(say("portfolio-score-before"), str(before)),
        Entry(say("portfolio-score-income"), change(facts.income)),
        *(
            Entry(say("portfolio-spent", reason=reason, count=count), change(amount))
            for reason, count, amount in spent
        ),
    ]
