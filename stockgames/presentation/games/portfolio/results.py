"""The end of a game of Portfolio: each score with its rule (P8, P11), and texts for its chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from stockgames.controllers.stages import Shown
from stockgames.engine.state import Result, SeatId
from stockgames.games.portfolio import history
from stockgames.games.portfolio.actions import Acquire, Draw
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.forecast import Forecast
from stockgames.games.portfolio.parts import START_CASH
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import ResultRow, ScoreLine
from stockgames.presentation.games.portfolio.log_words import first_of
from stockgames.presentation.games.portfolio.terms import (
    SUIT_EMBLEMS,
    change,
    face,
    portfolio_name,
    run_name,
)
from stockgames.presentation.sentences.speech import NO_WORDS, Wording, money, say, worded
from stockgames.presentation.story import Badge, CueKind, StoryWords, Thing

_BOTH: Final = "seat-{seat}/portfolios", "seat-{other}/portfolios", "seat-{seat}", "seat-{other}"


class PortfolioStory(StoryWords):
    """See `StoryWords`."""

    game = "portfolio"
    lines = (history.CASH, history.INCOME)
    cues: ClassVar = {
        history.TAKEOVER: CueKind(headline=2, lit=_BOTH),
        history.RAID: CueKind(headline=3, lit=_BOTH),
        history.FOUNDING: CueKind(),
        history.GROWTH: CueKind(),
    }
    blow = (history.INCOME, 3)
    emblems: ClassVar = {
        history.TAKEOVER: "check",
        history.RAID: "cross",
        history.FOUNDING: "portico",
        history.COLLECTION: "gold",
        history.DEAL: "deal",
        history.STOCK_ENDED: "cards",
    }

    def thing(self, kind: str, thing: int) -> Thing:
        low, high = history.run_of(thing)
        return Thing(run_name(low, high), Badge("", SUIT_EMBLEMS[face(low)[1]]))


_MOST_RUNS = 5
"""The number of portfolios listed one by one; the rest is summed up."""


def rows(result: Result, facts: Facts) -> list[ResultRow]:
    """Return a row for each seat, the winner first."""
    return [
        ResultRow(
            place=result.ranks[seat],
            seat=seat,
            score=money(result.scores[seat]),
            note=say("portfolio-portfolios-worth-a-turn", amount=money(facts.seats[seat].income)),
            rule=_rule(seat, result, facts),
            lines=tuple(_lines(seat, facts)),
        )
        for seat in result.order
    ]


def _lines(seat: SeatId, facts: Facts) -> list[ScoreLine]:
    """Return starting cash, incomes, the rest of the game, and the last collection by portfolio."""
    own = facts.seats[seat]
    start = say("portfolio-at-the-start")
    earned = say("portfolio-incomes-of-the-game")
    other = say("portfolio-draws-raids-and-deals")
    found = [
        ScoreLine(start, money(START_CASH), "portico"),
        ScoreLine(earned, change(own.earned), "gold"),
        ScoreLine(other, change(own.otherwise), "stock_swap"),
    ]
    if not own.last_collection:
        return found
    runs = own.portfolios
    shown = len(runs) if len(runs) == _MOST_RUNS + 1 else _MOST_RUNS
    for portfolio in runs[:shown]:
        text = say("portfolio-last-collection", run=portfolio_name(portfolio))
        found.append(ScoreLine(text, change(portfolio.value), SUIT_EMBLEMS[face(portfolio.low)[1]]))
    rest = runs[shown:]
    if rest:
        total = sum(portfolio.value for portfolio in rest)
        found.append(
            ScoreLine(say("portfolio-last-collection-more", count=len(rest)), change(total), "plus")
        )
    return found


def _rule(seat: SeatId, result: Result, facts: Facts) -> Wording:
    """Return what broke a tie, or that it remains; empty without a tie."""
    tied = [s for s in range(len(facts.seats)) if result.scores[s] == result.scores[seat]]
    if len(tied) == 1:
        return NO_WORDS
    if any(result.ranks[s] == result.ranks[seat] for s in tied if s != seat):
        return worded("portfolio-money-and-the-value-of")
    return worded("portfolio-tied-on-cash")


MOST_PROMISES = 4
"""The number of lines for promises on the sheet."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the current turn; `tentative` if it has not happened yet."""

    text: str
    amount: str
    tentative: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """The contents of the score sheet, as finished texts."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    """The round's number and each seat's cash after its turn; empty if it had none yet."""
    current: tuple[int, str] | None
    """The active seat and its current cash, the circled figure in the last row."""
    caption: str = ""
    entries: tuple[Entry, ...] = ()
    total: Entry | None = None
    note: str = ""
    promises: tuple[str, ...] = ()


def score(
    facts: Facts, context: TableContext, coming: Forecast | None, promises: Sequence[str]
) -> Score:
    """Return the sheet; `coming` previews the choice of the person at the screen."""
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


def _entries(facts: Facts, moves: Sequence[Shown]) -> list[Entry]:
    """Return the active seat's cash before its turn, and what changed it since."""
    newest = (event for shown in reversed(moves) for event in reversed(shown.events))
    spent = history.spent_in_turn(newest, facts.active)
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
