"""Lemonade's action builder: the prices that a stand may set."""

from __future__ import annotations

from stockgames.engine.action_builder import Pressed, Target, named, press
from stockgames.engine.errors import Refused
from tests.toy.lemonade.game import LemonadeView
from tests.toy.lemonade.state import PRICES, LemonadeAction, SetPrice

PriceTarget = Target[int]


class ActionBuilder:
    """Picks a price, until it is set."""

    def __init__(self) -> None:
        self.view: LemonadeView | None = None
        self.open = False
        self.picked: str | None = None

    def renew(self, view: LemonadeView, *, is_open: bool) -> None:
        """Start again in a new position."""
        self.view, self.open, self.picked = view, is_open, None

    def close(self) -> None:
        """Offer nothing more."""
        self.open, self.picked = False, None

    def targets(self) -> tuple[PriceTarget, ...]:
        """Return the prices, with the reason if the stand has none to set now."""
        view = self.view
        if view is None or not self.open:
            return ()
        late = None if view.legal else Refused("not-this-seats-decision")
        return tuple(Target(f"price-{price}", price, late) for price in PRICES)

    def target(self, name: str | None) -> PriceTarget | None:
        """Return the price with this name."""
        return named(self.targets(), name)

    def pick(self, name: str) -> bool:
        """Pick a price; return whether it may be set."""
        target = self.target(name)
        if target is None or target.refused is not None:
            return False
        self.picked = name
        return True

    @property
    def can_step_back(self) -> bool:
        """Return whether a price is picked."""
        return self.picked is not None

    def back(self) -> bool:
        """Unpick the price; return whether one was picked."""
        picked, self.picked = self.picked, None
        return picked is not None

    def action(self) -> LemonadeAction | None:
        """Return the action that sets the picked price."""
        target = self.target(self.picked)
        return SetPrice(target.place) if target is not None else None

    def press(self, name: str) -> Pressed:
        """Do what the button of this name does."""
        return press(self, name)
