"""Where the places of NYSE's outline lie on its table (see `outline`)."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from stockgames.games.nyse.names import color_key, kind_key
from stockgames.games.nyse.parts import ALL_COLORS, KINDS
from stockgames.ui.games.nyse.scene import NyseScene

_COLORS = {color_key(color): color for color in ALL_COLORS}
_KINDS = {kind_key(kind): kind for kind in KINDS}


def where(scene: NyseScene, place: str) -> QRectF:
    """Return where a place lies on the board; empty for one that is not there."""
    match place.split("/"):
        case ["market", *inner]:
            return _on_board(scene, inner)
        case ["supply"]:
            return scene.layout_.supply_area if scene.layout_ is not None else QRectF()
        case ["supply", color] if color in _COLORS:
            return scene.place_rect(("pile", _COLORS[color]))
        case ["own", "hand"]:
            return scene.hand.rect
        case ["own", "hand", kind] if kind in _KINDS:
            return scene.place_rect(("chip", _KINDS[kind]))
        case [seat, *inner] if seat.startswith("seat-"):
            return _at_seat(scene, int(seat.removeprefix("seat-")), inner)
        case _:
            return QRectF()


def _on_board(scene: NyseScene, inner: list[str]) -> QRectF:
    layout = scene.layout_
    match inner:
        case [color] if color in _COLORS:
            return _hop(scene, _COLORS[color])
        case ["pit"] if layout is not None:
            across, up = layout.board.pit_radii
            pit = layout.board.pit
            return QRectF(pit.x() - across, pit.y() - up, 2 * across, 2 * up)
        case ["prices"] if layout is not None:
            board = layout.board
            reach, r = board.disc_radius, board.perch_radius
            left, right = board.perches[0].x() - r, board.perches[-1].x() + r
            top = min(disc.y() for disc in board.discs) - reach
            return QRectF(left, top, right - left, board.base - top)
        case []:
            return layout.board.tray if layout is not None else QRectF()
        case _:
            return QRectF()


def _hop(scene: NyseScene, color: int) -> QRectF:
    """Return where a marker lies, and where its next step leads."""
    marker = scene.place_rect(("marker", color))
    facts, layout = scene.facts, scene.layout_
    if facts is None or layout is None or facts.sectors[color].is_out:
        return marker
    perch = facts.sectors[color].perch
    wide = layout.board.disc_radius
    last = len(layout.board.perches) - 1
    if perch < last:
        end, r = layout.board.perches[perch + 1], layout.board.perch_radius
        return marker.united(QRectF(end.x() - r, end.y() - r, 2 * r, 2 * r))
    return marker.adjusted(-wide, -wide, wide, wide)


def _at_seat(scene: NyseScene, seat: int, inner: list[str]) -> QRectF:
    if seat == scene.front:
        return scene.hand.rect
    match inner:
        case ["chips", color] if color in _COLORS:
            return scene.place_rect(("column", seat * 4 + _COLORS[color]))
        case []:
            return scene.place_rect(("seat", seat))
        case _:
            return QRectF()
