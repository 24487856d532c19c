"""The final audit, which is open to everybody (S6 to S10), and how it is shown step by step.

Company by company, line by line; then pay-outs and places. A sum is told with its place. Before the
last two, only the distance between them is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.parts import COAL, DIAMOND, Company, Counts
from stockgames.games.stock_exchange.scoring import Payout, Statement


@dataclass(frozen=True, slots=True)
class Audit:
    """Everything that is open at the end of the game."""

    statements: tuple[Statement, ...]
    """By company: holdings, lines, earnings (S6 to S8)."""
    payouts: tuple[Payout, ...]
    """By seat: stocks, score, rank, awards (S9)."""
    submissions: tuple[tuple[Submit, ...], ...]
    """`submissions[round - 1][seat]`: what everybody made, gave and exchanged."""
    fizzled: tuple[bool, ...]
    """By round, whether its diamonds turned to coal (S4)."""
    garnets: Counts
    """Each seat's remaining garnets (S5)."""
    prize_tokens: int
    """The number produced in the game (S10)."""
    prize_pool: int

    @property
    def held(self) -> Counts:
        """The total holdings of all companies, by resource."""
        stores = [statement.resources for statement in self.statements]
        return tuple(map(sum, zip(*stores, strict=True)))

    @property
    def last_coal(self) -> Counts:
        """By seat, how many diamonds that it made in the last round turned to coal (S4)."""
        fizzled = self.fizzled[-1]
        return tuple(
            sealed.produce.count(DIAMOND) if fizzled else 0 for sealed in self.submissions[-1]
        )

    @property
    def held_before_coal(self) -> Counts:
        """The total holdings as if the diamonds of the last round had not turned to coal."""
        held, turned = list(self.held), sum(self.last_coal)
        held[DIAMOND] += turned
        held[COAL] -= turned
        return tuple(held)

    @property
    def ranked(self) -> tuple[Payout, ...]:
        """The pay-outs from first to last place (S9)."""
        return tuple(sorted(self.payouts, key=lambda payout: (payout.rank, payout.seat)))


StepKind = Literal["line", "stamp", "pay", "place", "two"]


@dataclass(frozen=True, slots=True)
class AuditStep:
    """One thing that is shown: a line of a company, its stamp, a seat's shares, a place.

    Or that two seats are left, and how far they are apart.
    """

    kind: StepKind
    number: int
    """The company; for pay-outs the seat; for places the position in `Audit.ranked`."""
    line: int = 0


class AuditPlan:
    """An audit and all its steps in order; places come at the end, the last place first."""

    def __init__(self, audit: Audit) -> None:
        self.audit = audit
        self.steps = _steps_of(audit)
        self._at = {step: at for at, step in enumerate(self.steps)}

    def at(self, step: AuditStep) -> int:
        """Return the index of a step."""
        return self._at[step]

    def after_page(self, at: int) -> int:
        """Return the index of the next step of another company, or of another kind."""
        page = _page(self.steps[at])
        later = range(at + 1, len(self.steps))
        return next((n for n in later if _page(self.steps[n]) != page), len(self.steps))


def _page(step: AuditStep) -> object:
    if step.kind in ("line", "stamp"):
        return step.number
    return step if step == FIRST else step.kind


def _steps_of(audit: Audit) -> tuple[AuditStep, ...]:
    found = []
    for statement in audit.statements:
        company = statement.company
        found += [AuditStep("line", company, number) for number in range(len(statement.lines))]
        found.append(AuditStep("stamp", company))
    found += [AuditStep("pay", payout.seat) for payout in audit.payouts]
    found += [AuditStep("place", at) for at in reversed(range(2, len(audit.payouts)))]
    return *found, TWO, AuditStep("place", 1), FIRST


TWO: Final = AuditStep("two", 0)
FIRST: Final = AuditStep("place", 0)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an audit has come: `done` steps are shown, and a share of the next one."""

    plan: AuditPlan
    done: int
    share: float = 0.0

    @property
    def audit(self) -> Audit:
        return self.plan.audit

    @property
    def steps(self) -> tuple[AuditStep, ...]:
        """All steps in order."""
        return self.plan.steps

    @property
    def is_over(self) -> bool:
        """Return whether all steps are shown."""
        return self.done >= len(self.steps)

    @property
    def running(self) -> AuditStep | None:
        """The step that is partly shown, or None."""
        return None if self.is_over or not self.share else self.steps[self.done]

    def shown(self, step: AuditStep) -> float:
        """Return how much of a step is shown, 0 to 1."""
        at = self.plan.at(step)
        if at < self.done:
            return 1.0
        return self.share if at == self.done else 0.0

    @property
    def company(self) -> Company:
        """The company whose page is open: the one being audited, or the last one after that."""
        last = min(self.done, len(self.steps) - 1)
        if not self.share and last and self.done < len(self.steps):
            last -= self.steps[last].kind in ("pay", "two", "place")
        for step in reversed(self.steps[: last + 1]):
            if step.kind in ("line", "stamp"):
                return step.number
        return 0

    def lines(self, company: Company) -> tuple[float, ...]:
        """Return how much of each line of a company is shown, 0 to 1."""
        count = len(self.audit.statements[company].lines)
        return tuple(self.shown(AuditStep("line", company, number)) for number in range(count))

    def stamped(self, company: Company) -> float:
        """Return how far a company's stamp is shown, 0 to 1."""
        return self.shown(AuditStep("stamp", company))

    def paid(self, seat: SeatId) -> float:
        """Return how far a seat's pay-out is shown, 0 to 1."""
        return self.shown(AuditStep("pay", seat))

    def shown_share(self, seat: SeatId) -> float:
        """Return how far a seat's sum is shown, 0 to 1: with its place."""
        ranked = self.audit.ranked
        return self.placed(next(at for at, standing in enumerate(ranked) if standing.seat == seat))

    @property
    def between(self) -> int | None:
        """The dollars between the last two seats while only those are left; or None."""
        if not self.shown(TWO) or self.placed(1):
            return None
        first, second, *_ = self.audit.ranked
        return first.score - second.score

    def placed(self, position: int) -> float:
        """Return how far a place is shown, 0 to 1."""
        return self.shown(AuditStep("place", position))

    @property
    def companies_done(self) -> int:
        """The number of companies whose audit is complete."""
        return sum(step.kind == "stamp" for step in self.steps[: self.done])
