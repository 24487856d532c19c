"""Paints the certificates of all companies, as wide as they lie in the fan, before they are needed.

All eight are painted, so that it tells nothing of who holds what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from stockgames.ui.games.stock_exchange.art.certificates import bake_share
from stockgames.ui.games.stock_exchange.terms import LETTERS, company
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_scene import GameScene
from stockgames.ui.table.painted_ahead import PaintedAhead


class SharesAhead(PaintedAhead):
    """Follows the width of the shares on a scene; while something flies there, it waits."""

    def __init__(self, scene: GameScene[Any]) -> None:
        super().__init__(lambda: scene.flies, scene)
        self._scene = scene

    def follow(self, width: float) -> None:
        """Paint certificates as wide as that, in px, as soon as the desk rests."""
        views, look = self._scene.views(), self._scene.look
        if not views or not views[0].isVisible():
            return
        ratio = views[0].devicePixelRatioF() * views[0].transform().m11()
        about = round(width), ratio, look.theme.name, say("stock-exchange-one-share")
        self.begin(about, lambda: _jobs(look, round(width), ratio))


def _jobs(look: Look, width: float, ratio: float) -> Iterator[Callable[[], None]]:
    caption = say("stock-exchange-one-share")
    for number, letter in enumerate(LETTERS):
        yield partial(bake_share, ratio, look.theme, width, letter, company(number), caption)
