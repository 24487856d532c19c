"""NYSE's table options and set-up, as records hold them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from stockgames.games.nyse.parts import BOARDS, COLORS, COPIES, GREY_CHIPS, MARKINGS, PILE_SIZE

MarkingName = Literal["plain", "speculative_market", "aggressive_investment", "stock_swap"]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def _grey_chips(board: list[int]) -> list[int]:
    if sorted(board) != list(GREY_CHIPS):
        raise ValueError("a board is an order of the grey chips 1 2 2 3 4 5 (N1)")
    return board


class Options(_Strict):
    """The board in the order played (N1), and how hands are shown (N7)."""

    board: Annotated[list[int], AfterValidator(_grey_chips)] = list(BOARDS["standard"])
    hands: Literal["open", "concealed"] = "open"


class Markers(_Strict):
    """One marking per colour: the undersides of the valuation markers (N2)."""

    blue: MarkingName
    black: MarkingName
    red: MarkingName
    green: MarkingName


_Pile = Annotated[list[MarkingName], Field(min_length=PILE_SIZE, max_length=PILE_SIZE)]


class Piles(_Strict):
    """The four supply piles, next chip first."""

    blue: _Pile
    black: _Pile
    red: _Pile
    green: _Pile


class Setup(_Strict):
    """What the shuffles decided: markers, piles, and the starting seat (N11)."""

    markers: Markers
    piles: Piles
    first: Annotated[int, Field(ge=0)]

    def misdealt(self) -> str | None:
        """Return the colour whose chips are not 5 plain and 2 of each special, if there is one."""
        for color in COLORS:
            chips = [getattr(self.markers, color), *getattr(self.piles, color)]
            if tuple(chips.count(marking) for marking in MARKINGS) != COPIES:
                return color
        return None
