"""What can be pointed at in Lemonade: the prices that a stand may lay."""

from __future__ import annotations

from stockgames.engine.action_builder import Target, named
from stockgames.engine.errors import Refused
from tests.toy.lemonade.game import LemonadeView
from tests.toy.lemonade.state import PRICES, LemonadeAction, SetPrice

PriceTarget = Target[int]


class ActionBuilder:
    """Points at a price, until it is laid."""

    def __init__(self) -> None:
        self.view: LemonadeView | None = None
        self.open = False
        self.picked: str | None = None

    def renew(self, view: LemonadeView, *, is_open: bool) -> None:
        """Begin again in a new position."""
        self.view, self.open, self.picked = view, is_open, None

    def close(self) -> None:
        """Offer nothing more."""
        self.open, self.picked = False, None

    def targets(self) -> tuple[PriceTarget, ...]:
        """Return the prices; where one has none to lay now, with the reason."""
        view = self.view
        if view is None or not self.open:
            return ()
        late = None if view.legal else Refused("not-this-seats-decision")
        return tuple(Target(f"price-{price}", price, late) for price in PRICES)

    def target(self, name: str | None) -> PriceTarget | None:
        """Return the price of a name."""
        return named(self.targets(), name)

    def pick(self, name: str) -> bool:
        """Point at a price; tell whether it may be laid."""
        target = self.target(name)
        if target is None or target.refused is not None:
            return False
        self.picked = name
        return True

    @property
    def can_step_back(self) -> bool:
        """Whether a price is picked."""
        return self.picked is not None

    def back(self) -> bool:
        """Point at none; tell whether one was picked."""
        picked, self.picked = self.picked, None
        return picked is not None

    def action(self) -> LemonadeAction | None:
        """Return the action that lays the price pointed at."""
        target = self.target(self.picked)
        return SetPrice(target.place) if target is not None else None
