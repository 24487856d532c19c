"""Taking events back from a view, so that the moves that led to it can be shown again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from stockgames.controllers.table import Shown
from stockgames.engine.event import Event
from stockgames.games.nyse.events import Discarded, MarkerMoved, Played, Swapped, Took
from stockgames.games.nyse.view import NyseView


def rewind(view: NyseView, moves: Iterable[Shown]) -> NyseView:
    """Return what the table showed before the moves: prices, stacks and colours.

    Markings are left as they are now, so this is a picture to paint and not an information state.
    """
    markers, piles = list(view.markers), list(view.piles)
    chips = [list(held) for held in view.chips]
    for shown in reversed(list(moves)):
        for event in reversed(shown.events):
            _undo(event, markers, piles, chips)
    return replace(
        view,
        markers=tuple(markers),
        piles=tuple(piles),
        chips=tuple(tuple(held) for held in chips),
        legal=(),
    )


def _undo(event: Event, markers: list[int], piles: list[int], chips: list[list[int]]) -> None:
    match event:
        case Took(seat=seat, color=color):
            piles[color] += 1
            chips[seat][color] -= 1
        case Discarded(color=color):
            piles[color] += 1
        case Played(seat=seat, color=color):
            chips[seat][color] += 1
        case MarkerMoved(color=color, before=before):
            markers[color] = before
        case Swapped(seat=seat, partner=partner, got=got, gave=gave):
            chips[seat][got] -= 1
            chips[partner][got] += 1
            chips[partner][gave] -= 1
            chips[seat][gave] += 1
        case _:
            pass
