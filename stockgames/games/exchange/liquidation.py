"""What an order leaves unpaid, and selling at half price to pay it (E7)."""

from __future__ import annotations

from collections.abc import Iterator

from stockgames.games.exchange.parts import STEP, Triple


def shortfall(order: int, price: int, cash: int) -> int:
    """Return what an order costs beyond the cash there is; 0 or less is no debt.

    `order` is negative for shares sold.
    """
    return order * price - cash


def proceeds(sold: Triple, prices: Triple) -> int:
    """Return what shares bring at half price, the total rounded up to a multiple of $10."""
    full = sold[0] * prices[0] + sold[1] * prices[1] + sold[2] * prices[2]
    return (full + STEP) // (2 * STEP) * STEP


def can_raise(held: Triple, prices: Triple, debt: int) -> bool:
    """Tell whether selling everything at half price pays a debt; whoever cannot is ruined."""
    return debt <= proceeds(held, prices)


def is_minimal(sold: Triple, prices: Triple, debt: int) -> bool:
    """Tell whether the sale pays the debt and none of its shares could be kept."""
    if proceeds(sold, prices) < debt:
        return False
    banks, insurance, bonds = sold
    fewer = (
        (banks - 1, insurance, bonds),
        (banks, insurance - 1, bonds),
        (banks, insurance, bonds - 1),
    )
    return all(
        proceeds(rest, prices) < debt for rest, count in zip(fewer, sold, strict=True) if count
    )


def ways(held: Triple, prices: Triple, debt: int) -> Iterator[Triple]:
    """Yield every minimal sale out of the shares held, in ascending order.

    `debt` is a positive multiple of $10. There is a way exactly if selling everything pays it.
    """
    full = 2 * debt - STEP  # proceeds reach the debt as soon as full prices sum to this
    price = prices[2]
    for banks in range(held[0] + 1):
        for insurance in range(held[1] + 1):
            missing = full - banks * prices[0] - insurance * prices[1]
            bonds = max(0, -(-missing // price))
            if bonds <= held[2] and is_minimal((banks, insurance, bonds), prices, debt):
                yield banks, insurance, bonds
            if missing <= 0:
                break
