"""Paints courts and aces, in each width that lies on the table, before they are needed.

These take longest; all cards in all widths would fill what pictures are kept in. All of them are
painted, so that it tells nothing of who holds what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF

from stockgames.ui.games.portfolio.area import AreaItem
from stockgames.ui.kit.cards import bake_face, rank_index
from stockgames.ui.kit.courts import JACK, KING, QUEEN
from stockgames.ui.kit.palette import SUITS
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.idle_work import Jobs, SceneAhead, in_pieces

_ENGRAVED: Final = (KING, QUEEN, JACK, 1)


def paint_faces(ahead: SceneAhead, look: Look, widths: tuple[float, ...]) -> None:
    """Paint faces as wide as these, in px, as soon as the table rests."""
    four = look.four_colour_suits
    told = tuple(round(width, 1) for width in dict.fromkeys(widths))
    ahead.paint((told, four, rank_index(KING)), partial(_jobs, told, four_colours=four))


def paint_folded(
    ahead: SceneAhead, look: Look, areas: Sequence[AreaItem], widths: tuple[float, ...]
) -> None:
    """Paint areas that are about to fold, and faces in widths that come with it, while they do."""
    told = tuple(round(width, 1) for width in dict.fromkeys(widths))
    folding = [(QRectF(area.rect), area.facts) for area in areas if area.is_folded]

    def jobs(ratio: float) -> Jobs:
        twin = look.twin()
        for rect, facts in folding:
            area = AreaItem(twin)
            area.lay(rect, folded=True)
            area.facts = facts
            yield from in_pieces(area.draw, ratio)
        yield from _jobs(told, ratio, four_colours=look.four_colour_suits)

    ahead.paint((told, len(folding)), jobs)


def _jobs(
    widths: tuple[float, ...], ratio: float, *, four_colours: bool
) -> Iterator[Callable[[], None]]:
    """Return what paints each face."""
    for rank in _ENGRAVED:
        for suit in SUITS:
            for width in widths:
                yield partial(bake_face, ratio, width, rank, suit, four_colours=four_colours)
