"""The weights of Stock Exchange's opinions and of its guesses at what others are up to."""

from __future__ import annotations

from dataclasses import dataclass, field

from stockgames.engine.weights import WEIGHTS, Amount, Count, Scale, SecretWeights, Share
from stockgames.games.stock_exchange.habits import PLANS, Habits
from stockgames.games.stock_exchange.parts import PRODUCIBLE, RESOURCES


@dataclass(frozen=True, slots=True)
class PlanWeights:
    """A plan that players may follow."""

    __pydantic_config__ = WEIGHTS

    often: Count
    """How many of sixteen players follow it."""
    makes: dict[str, Amount]
    """How likely each resource is made, beside the others; what is not named is not made."""

    def __post_init__(self) -> None:
        known = {RESOURCES[resource] for resource in PRODUCIBLE}
        if not set(self.makes) <= known or not sum(self.makes.values()):
            raise ValueError(f"a plan makes some of {', '.join(sorted(known))}")


@dataclass(frozen=True, slots=True)
class HabitWeights:
    """What people are thought to be up to, in worlds that a bot makes up."""

    __pydantic_config__ = WEIGHTS

    exchanging: Share
    """How likely somebody with the garnets turns a stock in during a round."""
    strewing: Share
    """How likely a seat makes and gives nothing but diamonds, where many changed hands."""
    old_stones: Share
    """How likely somebody who holds diamonds or coal gives such a piece, not a fresh one."""
    holders_first: Share
    """How likely diamonds and coal that arrived are thought to come from somebody who held some."""
    plans: tuple[PlanWeights, ...]
    """Sixteen in all, each plan counted as often as it is followed."""
    habits: Habits = field(init=False, repr=False, compare=False)
    """What follows from `exchanging` and `plans`."""

    def __post_init__(self) -> None:
        named = [
            {RESOURCES.index(name): weight for name, weight in plan.makes.items()}
            for plan in self.plans
            for _ in range(plan.often)
        ]
        if len(named) != PLANS:
            raise ValueError(f"plans are followed by {PLANS} players in all, not {len(named)}")
        object.__setattr__(self, "habits", Habits(named, self.exchanging))


@dataclass(frozen=True, slots=True)
class ProposalWeights:
    """How submissions are looked for."""

    __pydantic_config__ = WEIGHTS

    worlds: Count
    """Worlds that proposals are judged in."""
    bettered: Count
    """How many of the best bundles are bettered."""
    steps: Count
    """Changes tried on each of them."""
    offered: Count
    """How many submissions are proposed in the end."""


@dataclass(frozen=True, slots=True)
class StockExchangeWeights:
    """What `resources/weights/stock-exchange.json` holds."""

    __pydantic_config__ = WEIGHTS

    search: SecretWeights
    spread: Scale
    """Dollars of lead that make a seat e times as likely to win, at a glance."""
    futures: Count
    """Ways to go on that a position is valued by."""
    habits: HabitWeights
    proposals: ProposalWeights
