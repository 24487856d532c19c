"""Which step teaches which rule of a game's "at a glance" table, and which ruling."""

from __future__ import annotations

from typing import Final

TAUGHT: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "nyse": {
        "Sectors": ("price/take", "hop/choice"),
        "Chips": ("market/look",),
        "Markers": ("price/board", "price/take"),
        "Supply": ("price/win", "end/left"),
        "Board": ("price/board", "hop/top"),
        "Start": ("price/board",),
        "What a chip is worth at the end": ("price/next", "hop/top", "crash/fall", "crash/edge"),
        "A turn": ("price/take", "market/push", "swap/discard"),
        "N1": ("price/board", "end/more"),
        "N3": ("crash/push", "crash/after"),
        "N4": ("market/invest", "market/first", "market/second"),
        "N5": ("swap/look", "swap/trade"),
        "N6": ("swap/discard",),
        "N7": ("market/look", "end/more"),
        "N8": ("end/tie", "end/left"),
        "N9": ("end/more",),
    },
    "portfolio": {
        "Cards": ("run/cards",),
        "Hands": ("run/cards",),
        "Money": ("run/cards",),
        "Dealer": ("end/stock",),
        "The draw pile is gone through": ("end/stock",),
        "What a card adds to its portfolio": ("run/worth", "draw/join", "cap/grow"),
        "What drawing costs": ("run/draw", "draw/price", "draw/take"),
        "What a raid costs": ("raid/below", "raid/cost", "raid/above"),
        "A turn": ("run/draw", "run/lay", "run/end", "run/paid"),
        "P4": ("cap/which", "cap/close", "guard/shield"),
        "P5": ("draw/price", "draw/exposed", "draw/take"),
        "P8": ("end/stock", "end/sum"),
        "P9": ("raid/below", "raid/above", "guard/foot"),
        "P10": ("run/end",),
        "P11": ("end/result",),
        "P12": ("deal/talk", "deal/offer", "deal/promise", "deal/bind"),
    },
}
"""By game and by what the table calls a rule, or by ruling: lessons and steps."""
