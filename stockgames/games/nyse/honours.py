"""What NYSE brings to a person's book."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stockgames.engine.honours import Distinction, Finished, Honours, Medals, middle
from stockgames.engine.seat import SeatId
from stockgames.games.nyse.events import MarkerMoved, Took
from stockgames.games.nyse.parts import ALL_COLORS, BOARDS, OUT, Color
from stockgames.games.nyse.view import NyseView

STANDARD: Final = Medals((32, 44, 56), ((53, 9.0), (60, 6.5)))
"""On the standard board, in $M. The hills were measured by `stockgames simulate nyse --seats 1
--players LEVEL`; see RESEARCH.md.
"""
_MEDALS: Final[dict[tuple[int, ...] | None, Medals]] = {
    BOARDS["standard"]: STANDARD,
    BOARDS["late-peak"]: Medals((34, 45, 58)),
    BOARDS["cliff"]: Medals((40, 55, 70)),
    BOARDS["early-peak"]: Medals((26, 36, 48)),
    None: Medals((28, 45, 64)),
}
"""By board; None is any other. Measured with greedy bots, which look one move ahead: they reach
the first in four games of five, the second in one of four, the third in one of thirty-five.
Levels that err play better than that alone: see the hills.
"""


def medals(view: NyseView) -> Medals:
    """Return what a game alone must reach for each medal, in $M."""
    return _MEDALS.get(tuple(view.board), _MEDALS[None])


def _crashes(game: Finished) -> Iterator[tuple[SeatId | None, Color, Sequence[Sequence[int]]]]:
    """Yield who moved at each crash, its colour, and everybody's chips by colour at that time."""
    for event, _, after in game.events(MarkerMoved):
        if event.after == OUT:
            yield after.seat, event.color, after.view.chips


def _mind_the_step(game: Finished) -> bool:
    return any(
        mover == game.seat
        and not chips[game.seat][color]
        and sum(held[color] >= 2 for seat, held in enumerate(chips) if seat != game.seat) >= 2
        for mover, color, chips in _crashes(game)
    )


def _irony(game: Finished) -> bool:
    return game.is_first and any(chips[game.seat][color] >= 3 for _, color, chips in _crashes(game))


def _one_crop(game: Finished) -> bool:
    held = game.last.chips[game.seat]
    most = max(held[color] * game.last.price(color) for color in ALL_COLORS)
    return game.is_first and most >= 12 and 2 * most >= game.last.value(game.seat)


def _in_at_one(game: Finished) -> bool:
    first = dict[int, int]()
    for event, before, _ in game.events(Took):
        if event.seat == game.seat:
            first.setdefault(event.color, before.price(event.color))
    held = game.last.chips[game.seat]
    return game.is_first and any(
        price == 1 and held[color] and game.last.price(color) == 5 for color, price in first.items()
    )


HONOURS: Final = Honours(
    (
        Distinction("step", "crash", _mind_the_step),
        Distinction("irony", "derrick", _irony),
        Distinction("crop", "wheat", _one_crop),
        Distinction("one-five", "flask", _in_at_one),
    ),
    closest=range(1),  # ties are told apart (N8)
    half_time=middle,
    medals=medals,
)
