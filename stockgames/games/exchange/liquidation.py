"""The debt that an order leaves, and selling at half price to pay it (E7)."""

from __future__ import annotations

from collections.abc import Iterator

from stockgames.games.exchange.parts import STEP, Triple


def shortfall(order: int, price: int, cash: int) -> int:
    """Return an order's cost minus the cash; 0 or less means no debt.

    `order` is negative for shares sold.
    """
    return order * price - cash


def proceeds(sold: Triple, prices: Triple) -> int:
    """Return the proceeds of shares at half price, the total rounded up to a multiple of $10."""
    full = sold[0] * prices[0] + sold[1] * prices[1] + sold[2] * prices[2]
    return (full + STEP) // (2 * STEP) * STEP


def can_raise(held: Triple, prices: Triple, debt: int) -> bool:
    """Return whether selling everything at half price pays a debt; a seat that can't is ruined."""
    return debt <= proceeds(held, prices)


def is_minimal(sold: Triple, prices: Triple, debt: int) -> bool:
    """Return whether the sale pays the debt and every one of its shares is needed for that."""
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
    """Yield every minimal sale from the shares held, in ascending order.

    `debt` is a positive multiple of $10. There is a way exactly if selling everything pays it.
    """
    full = 2 * debt - STEP  # the sum of full prices from which the proceeds reach the debt
    price = prices[2]
    for banks in range(held[0] + 1):
        for insurance in range(held[1] + 1):
            missing = full - banks * prices[0] - insurance * prices[1]
            bonds = max(0, -(-missing // price))
            if bonds <= held[2] and is_minimal((banks, insurance, bonds), prices, debt):
                yield banks, insurance, bonds
            if missing <= 0:
                break
