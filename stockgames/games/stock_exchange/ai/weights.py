"""The weights of Stock Exchange's heuristic and of its opponent models."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from stockgames.engine.weights import WEIGHTS, Amount, Count, Scale, SecretWeights, Share
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.opponent_model import PLANS, Habits, OpponentTrace

SEEN: Final = 12
"""How many of sixteen opponents are assumed to produce as observed, if only counts are known."""
HASTY: Final = 0.12
"""The prior probability that all others are hasty (myopic)."""
STRANGE: Final = 0.02
"""The prior probability that all others are unknown players."""


@dataclass(frozen=True, slots=True)
class PlanWeights:
    """A plan that players may follow."""

    __pydantic_config__ = WEIGHTS

    often: Count
    """How many of sixteen players follow this plan."""
    makes: dict[str, Amount]
    """The weight of each resource in production; missing ones are not made."""

    def __post_init__(self) -> None:
        known = {p.RESOURCES[resource] for resource in p.PRODUCIBLE}
        if not set(self.makes) <= known or not sum(self.makes.values()):
            raise ValueError(f"a plan makes some of {', '.join(sorted(known))}")


@dataclass(frozen=True, slots=True)
class HabitWeights:
    """The opponent model for sampling."""

    __pydantic_config__ = WEIGHTS

    exchanging: Share
    """The probability that a seat with enough garnets turns a stock in during a round."""
    strewing: Share
    """The probability that a seat makes and gives only diamonds, when many changed hands."""
    old_stones: Share
    """The probability that a holder of diamonds or coal gives such a piece, not a fresh one."""
    holders_first: Share
    """The probability that arrived diamonds or coal are attributed to a seat that held some."""
    plans: tuple[PlanWeights, ...]
    """Sixteen in total, each plan counted as often as it is followed."""
    lives: tuple[tuple[str, ...], ...] = ()
    """Observed traces of opponents: what each made and gave, by round: "iron oil > oil".

    If there are any, every opponent repeats one of them, and the plans are used for the rest.
    """
    habits: Habits = field(init=False, repr=False, compare=False)
    """Derived from `exchanging` and `plans`."""

    def __post_init__(self) -> None:
        named = [
            {p.RESOURCES.index(name): weight for name, weight in plan.makes.items()}
            for plan in self.plans
            for _ in range(plan.often)
        ]
        if len(named) != PLANS:
            raise ValueError(f"plans are followed by {PLANS} players in all, not {len(named)}")
        lives = [_life(rounds) for rounds in self.lives]
        object.__setattr__(self, "habits", Habits(named, self.exchanging, lives))


@dataclass(frozen=True, slots=True)
class TableWeights:
    """A type of table that the search considers."""

    __pydantic_config__ = WEIGHTS

    likely: Share
    """The prior probability of this table type."""
    others: HabitWeights
    """The opponent model of this table type."""


@dataclass(frozen=True, slots=True)
class ProposalWeights:
    """Parameters of the search for candidate submissions."""

    __pydantic_config__ = WEIGHTS

    worlds: Count
    """The number of samples in which candidates are evaluated."""
    bettered: Count
    """How many of the best combinations are improved."""
    steps: Count
    """The number of changes tried on each of them."""
    offered: Count
    """The number of candidates returned."""


@dataclass(frozen=True, slots=True)
class StockExchangeWeights:
    """The content of `resources/weights/stock-exchange.json`."""

    __pydantic_config__ = WEIGHTS

    search: SecretWeights
    spread: Scale
    """The lead in dollars that makes a seat e times as likely to win, in quick estimates."""
    futures: Count
    """The number of futures over which a position's value is averaged."""
    habits: HabitWeights
    """The opponent model for the desk and for bots that look one move ahead."""
    tables: tuple[TableWeights, ...]
    """The opponent models of the search, most likely table type first."""
    proposals: ProposalWeights

    def __post_init__(self) -> None:
        if abs(sum(table.likely for table in self.tables) - 1) > 1e-6:
            raise ValueError("kinds of tables are likely 1 in all")

    @property
    def without_traces(self) -> StockExchangeWeights:
        """The same weights without learned opponents."""
        return replace(self, tables=(TableWeights(1.0, self.habits),))

    def with_traces(
        self,
        made: Mapping[p.Resource, int],
        lives: Sequence[Sequence[str]] = (),
        hasty: Sequence[Sequence[str]] = (),
    ) -> StockExchangeWeights:
        """Return weights with opponents learned from counted pieces, or from whole traces (see
        `encode_trace`).

        With traces, all others repeat one of `lives`, or at a hasty table one of `hasty`. With
        counts only, most of them produce accordingly, and the rest follow the plans that were most
        frequent before.
        """
        seen = {p.RESOURCES[kind]: float(made.get(kind, 0)) for kind in p.PRODUCIBLE}
        usual = sorted(self.habits.plans, key=lambda plan: -plan.often)[: PLANS - SEEN]
        plans = (PlanWeights(SEEN, seen), *(replace(plan, often=1) for plan in usual))
        counted = replace(self.habits, plans=plans)
        if not lives:
            return replace(self, tables=(TableWeights(1.0, counted),))
        tables = [TableWeights(STRANGE, self.habits)]
        if hasty:
            tables.insert(0, TableWeights(HASTY, replace(self.habits, lives=_known(hasty))))
        left = 1 - sum(table.likely for table in tables)
        shrewd = TableWeights(left, replace(counted, lives=_known(lives)))
        return replace(self, tables=(shrewd, *tables))


def encode_trace(submission: Submit) -> str:
    """Return what a submission makes and gives, in the text format of traces."""
    made = " ".join(p.RESOURCES[kind] for kind in submission.produce)
    return f"{made} > {' '.join(p.RESOURCES[gift.resource] for gift in submission.resources)}"


def _known(lives: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(life) for life in lives)


def _life(rounds: Sequence[str]) -> OpponentTrace:
    if len(rounds) != p.ROUNDS:
        raise ValueError(f"a life has {p.ROUNDS} rounds")
    made, given = [], []
    for number, words in enumerate(rounds, start=1):
        parts = [tuple(map(_kind, part.split())) for part in words.split(">")]
        if [len(part) for part in parts] != [p.PRODUCED, p.RECIPIENTS[number]]:
            raise ValueError(f"{words!r:.60}: {p.PRODUCED} made > {p.RECIPIENTS[number]} given")
        if not set(parts[0]) <= set(p.PRODUCIBLE):
            raise ValueError(f"{words!r:.60}: not all of it can be made")
        made.append(parts[0])
        given.append(parts[1])
    return OpponentTrace(tuple(made), tuple(given))


def _kind(name: str) -> p.Resource:
    if name not in p.RESOURCES:
        raise ValueError(f"{name!r:.40} is no resource")
    return p.RESOURCES.index(name)
