"""The table as it stood after each move, so that the last moves can be shown again."""

from __future__ import annotations

from dataclasses import replace

from stockgames.games.portfolio.view import PortfolioView

_MOST = 60


class Seen:
    """Keeps what everybody saw after the last moves; nothing private stays in it."""

    def __init__(self) -> None:
        self._views: dict[int, PortfolioView] = {}

    def keep(self, number: int, view: PortfolioView) -> None:
        """Remember the table after so many moves."""
        self._views[number] = replace(view, seat=None, hand=(), legal=())
        for old in [n for n in self._views if n > number or n <= number - _MOST]:
            del self._views[old]

    def before(self, number: int, now: PortfolioView) -> PortfolioView | None:
        """Return the table before a move as the viewer of `now` may see it; None if forgotten.

        The hand is the present one: it is a picture to paint and not an information state.
        """
        found = self._views.get(number - 1)
        if found is None:
            return None
        return replace(found, seat=now.seat, hand=now.hand)
