"""Names of colours, markings and actions, as used by objects on the table: `take-blue`."""

from __future__ import annotations

from stockgames.games.nyse.actions import (
    SUPPLY,
    AggressiveInvestment,
    Discard,
    NyseAction,
    SpeculativeMarket,
    StockSwap,
    Surrender,
    Take,
    Waive,
)
from stockgames.games.nyse.parts import COLORS, MARKINGS, Color, Kind, Marking


def color_key(color: Color) -> str:
    """Return the name part for a colour: `blue`."""
    return COLORS[color]


def marking_key(marking: Marking) -> str:
    """Return the name part for a marking: `stock-swap`."""
    return MARKINGS[marking].replace("_", "-")


def kind_key(kind: Kind) -> str:
    """Return the name part for a kind of chip: `blue-stock-swap`."""
    return f"{color_key(kind >> 2)}-{marking_key(kind & 3)}"


def action_name(action: NyseAction) -> str:
    """Return the name of an action."""
    match action:
        case Take(color) | Discard(color):
            return f"{action.do}-{color_key(color)}"
        case SpeculativeMarket(played, marker):
            return f"speculative-market-{color_key(played)}-{color_key(marker)}"
        case AggressiveInvestment(played):
            return f"aggressive-investment-{color_key(played)}"
        case Waive(played):
            return f"waive-{color_key(played)}"
        case StockSwap(played, partner, want, give):
            who = "supply" if partner == SUPPLY else str(partner)
            wanted = f"{who}-{color_key(want)}"
            return f"stock-swap-{color_key(played)}-{wanted}-{kind_key(give.kind)}"
        case Surrender(marking):
            return f"surrender-{marking_key(marking)}"
        case _:
            return action.do.replace("_", "-")
