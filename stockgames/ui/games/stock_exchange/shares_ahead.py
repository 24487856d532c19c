"""Paints the certificates of all companies, as wide as they lie in the fan, before they are needed.

All eight are painted, so that it tells nothing of who holds what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from stockgames.ui.games.stock_exchange.art.certificates import bake_share
from stockgames.ui.games.stock_exchange.terms import LETTERS, company
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.idle_work import SceneAhead


def paint_shares(ahead: SceneAhead, look: Look, width: float) -> None:
    """Paint certificates as wide as that, in px, as soon as the desk rests."""
    wide, caption = round(width), say("stock-exchange-one-share")
    ahead.paint((wide, look.theme.name, caption), partial(_jobs, look, wide, caption))


def _jobs(look: Look, width: float, caption: str, ratio: float) -> Iterator[Callable[[], None]]:
    """Return what paints each certificate."""
    for number, letter in enumerate(LETTERS):
        yield partial(bake_share, ratio, look.theme, width, letter, company(number), caption)
