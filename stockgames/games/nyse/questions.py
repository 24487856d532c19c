"""The swaps a seat may propose; with concealed hands they are questions (N5)."""

from __future__ import annotations

from itertools import compress

from stockgames.games.nyse.actions import StockSwap, Waive, swaps
from stockgames.games.nyse.parts import ALL_COLORS, STOCK_SWAP, Color
from stockgames.games.nyse.view import NyseView


def offers(view: NyseView, *, concealed: bool) -> tuple[StockSwap, ...]:
    """Return the swaps that the view's seat may propose now; none for a bystander.

    With concealed hands these cover all seats and colours, whatever others hold: proposing a swap
    asks the partner whether it holds that colour.
    """
    if view.seat is None:
        return ()
    if concealed and view.seats > 1:
        chips = [action.chip for action in view.legal if isinstance(action, Waive)]
        return tuple(swap for chip in chips for swap in _questions(view, chip))
    return tuple(action for action in view.legal if isinstance(action, StockSwap))


def _questions(view: NyseView, chip: Color) -> list[StockSwap]:
    given = list(view.hand)
    given[chip * 4 + STOCK_SWAP] -= 1
    rows = swaps(chip)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return [
        swap
        for partner in others
        for want in ALL_COLORS
        for swap in compress(rows[partner * 4 + want], given)
    ]
