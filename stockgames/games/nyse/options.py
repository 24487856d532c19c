"""NYSE's table options and set-up, as stored in records."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from stockgames.engine.strict import Strict
from stockgames.games.nyse.parts import BOARDS, COLORS, COPIES, GREY_CHIPS, MARKINGS, PILE_SIZE

MarkingName = Literal["plain", "speculative_market", "aggressive_investment", "stock_swap"]


def _grey_chips(board: list[int]) -> list[int]:
    if sorted(board) != list(GREY_CHIPS):
        raise ValueError("a board is an order of the grey chips 1 2 2 3 4 5 (N1)")
    return board


class Options(Strict):
    """The discs of the board in order (N1), and how hands are shown (N7)."""

    board: Annotated[list[int], AfterValidator(_grey_chips)] = Field(
        default_factory=lambda: list(BOARDS["standard"])
    )
    hands: Literal["open", "concealed"] = "open"


class Markers(Strict):
    """One marking per colour: the undersides of the valuation markers (N2)."""

    blue: MarkingName
    black: MarkingName
    red: MarkingName
    green: MarkingName


_Pile = Annotated[list[MarkingName], Field(min_length=PILE_SIZE, max_length=PILE_SIZE)]


class Piles(Strict):
    """The four supply piles, next chip first."""

    blue: _Pile
    black: _Pile
    red: _Pile
    green: _Pile


class Setup(Strict):
    """The result of the shuffles: markers, piles, and the starting seat (N11)."""

    markers: Markers
    piles: Piles
    first: Annotated[int, Field(ge=0)]

    def misdealt(self, seats: int) -> str | None:
        """Return what is wrong with the deal, or None."""
        if self.first >= seats:
            return "first: there is no such seat (N11)"
        for color in COLORS:
            chips = [getattr(self.markers, color), *getattr(self.piles, color)]
            if tuple(chips.count(marking) for marking in MARKINGS) != COPIES:
                return f"{color} has not 5 plain chips and 2 of each special (N2)"
        return None
