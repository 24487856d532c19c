"""The effect of moving a marker, on the marker and on the price of its chips."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.games.nyse.parts import OUT, PUSHED, Color, price
from stockgames.games.nyse.view import NyseView


@dataclass(frozen=True, slots=True)
class Forecast:
    """A possible move of a marker."""

    color: Color
    before: int
    """Its present space; OUT if it has crashed."""
    after: int
    """Its space after the move."""
    price: int
    """The present price of a chip of this colour, in $M."""
    then: int
    """The price after the move, in $M."""

    @property
    def is_out(self) -> bool:
        """Return whether the marker has already crashed, so that it doesn't move (N3)."""
        return self.before == OUT

    @property
    def crashes(self) -> bool:
        """Return whether the marker would crash (N3)."""
        return self.after == OUT and not self.is_out


def forecast(view: NyseView, color: Color, steps: int) -> Forecast:
    """Return the effect of moving a marker by `steps` (1 or 2) spaces."""
    return forecast_from(view.board, color, view.markers[color], steps)


def forecast_from(board: tuple[int, ...], color: Color, before: int, steps: int) -> Forecast:
    """Return the effect for a marker that starts from the space `before`."""
    after = PUSHED[before + steps]
    return Forecast(color, before, after, price(board, before), price(board, after))
