"""What can be clicked on Lemonade's table: the prices that a stand may set."""

from __future__ import annotations

from collections.abc import Iterator

from lemonade.rules.game import LemonadeView
from lemonade.rules.state import PRICES, LemonadeAction, SetPrice
from stockgames.api import rules as r


class ActionBuilder(r.OnePick[LemonadeView, int]):
    """Picks a price, until it is set."""

    def offered(self, view: LemonadeView) -> Iterator[r.Target[int]]:
        late = None if view.legal else r.Refused("not-this-seats-decision")
        return (r.Target(f"price-{price}", price, late) for price in PRICES)

    def made(self, place: int) -> LemonadeAction:
        return SetPrice(place)
