"""The components of the game: resources, companies, rounds, and the parts of a submission.

Other modules refer to them by these ints. Companies have the numbers of the seats that lead them
(S1); money is in dollars.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, Final, TypeAlias

from stockgames.engine.codec import Each, Named

RESOURCES: Final = (
    "book",
    "coal",
    "diamond",
    "emerald",
    "gold",
    "iron",
    "magnet",
    "meteor",
    "mushroom",
    "oil",
    "prize_token",
    "silver",
    "water",
)

Resource: TypeAlias = Annotated[int, Named(RESOURCES)]
"""An index into RESOURCES."""
Company: TypeAlias = int
"""0 to 7, the number of the seat that leads it."""
Counts: TypeAlias = tuple[int, ...]
"""A number per resource (13) or per company (8)."""
Shelf: TypeAlias = Annotated[Counts, Each(RESOURCES)]
"""A number per resource, written by name."""

BOOK: Final = 0
COAL: Final = 1
DIAMOND: Final = 2
EMERALD: Final = 3
GOLD: Final = 4
IRON: Final = 5
MAGNET: Final = 6
METEOR: Final = 7
MUSHROOM: Final = 8
OIL: Final = 9
PRIZE_TOKEN: Final = 10
SILVER: Final = 11
WATER: Final = 12

ALL_RESOURCES: Final = range(len(RESOURCES))
PRODUCIBLE: Final = tuple(resource for resource in ALL_RESOURCES if resource != COAL)
"""Without coal, which comes only from failed diamonds (S4)."""

SEATS: Final = 8
COMPANIES: Final = range(SEATS)
ROUNDS: Final = 3
PRODUCED: Final = 4
"""The number of resources that a company makes in a round."""
RECIPIENTS: Final = (0, 2, 2, 3)
"""How many seats get a resource, and how many a stock, in rounds 1 to 3 (S3)."""
OWN_STOCKS: Final = 2
"""The number of stocks of its own company that a seat starts with (S1)."""
FIZZLE: Final = 3
"""If at least this many companies make diamonds in a round, all of them turn to coal (S4)."""

EXCHANGE_COST: Final = 2
"""The price in garnets of a stock of the own company (S5)."""
GARNETS: Final = 2
MOST_GARNETS: Final = 10
"""The largest number of garnets to start with (S5)."""

EMERALD_PRICE: Final = 1_000
IRON_PRICE: Final = 2_000
COAL_PRICE: Final = -3_000
MUSHROOM_PRICE: Final = 6_000
MUSHROOM_LOSS: Final = 1_000
"""For every other kind that the company holds."""
OIL_PRICE: Final = 5_000
OIL_LOSS: Final = 2_000
"""For every other company with oil (S8)."""
DIAMOND_PRICE: Final = 5_000
MAGNET_PRICE: Final = 3_000
BOOK_PRICE: Final = 1_000
"""For every kind that the company holds."""
FLOOR: Final = -1_000
"""The minimum price of a piece if the company has an emerald (S6)."""
GOLD_BONUS: Final = 25_000
SILVER_BONUS: Final = 15_000
WATER_BONUS: Final = 2_000
"""For every company with at least two (S8)."""
WATER_NEEDED: Final = 2
METEOR_PRICE: Final = 20_000

PRIZE_TOKENS_NEEDED: Final = 5
PRIZE_POOL: Final = 10
"""The (real) dollars that the prize mission adds (S10)."""

FIGURES: Final = MappingProxyType(
    {
        "book": BOOK_PRICE,
        "coal": COAL_PRICE,
        "diamond": DIAMOND_PRICE,
        "floor": FLOOR,
        "mushroom": MUSHROOM_PRICE,
        "mushroom_loss": MUSHROOM_LOSS,
        "oil": OIL_PRICE,
        "oil_loss": OIL_LOSS,
        "water": WATER_BONUS,
    }
)
"""Amounts of S6 and S8 in dollars, for lessons that calculate with them."""
