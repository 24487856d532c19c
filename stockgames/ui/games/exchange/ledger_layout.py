"""Where the parts of a ledger lie: what there is no room for is left out, the least first."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from stockgames.games.exchange.parts import ALL_SECURITIES
from stockgames.ui.kit.boxes import bottom_part, column_at, line_at, right_part, top_part

_ROWS = ((62.0, 86.0), (60.0, 58.0), (40.0, 38.0))
"""Heights of the rows of shares and of notes, in the design."""
_CRAMPED = 104.0
"""Below this height a ledger's plate and foot give way to its shares."""


@dataclass(frozen=True, slots=True)
class LedgerLayout:
    """The parts of a ledger, in the coordinates of its rectangle."""

    plate: QRectF
    shares: tuple[QRectF, ...]
    """The three fields of shares."""
    are_rows: bool
    """Whether those lie under each other, as on a ledger's page, with price and value."""
    notes: QRectF
    """Where the piles lie; empty where there is room for amounts alone."""
    amount: QRectF
    """Where the cash stands."""
    worth: QRectF
    """Where the net worth stands, under the cash; empty without room."""
    done: QRectF
    slots: tuple[QRectF, ...]
    """The three small sleeves."""
    words: QRectF
    """The line beside them."""
    foot: QPointF
    """Where the lobbyist stands."""
    figure: float
    """How tall it is."""


def lay_out_ledger(rect: QRectF, scale: float, *, lobbied: bool) -> LedgerLayout:
    """Return the layout of a ledger; a lobbyist on it makes its plate narrower."""
    is_cramped = rect.height() < _CRAMPED
    pad = 5.0 if is_cramped else max(8.0, 10 * scale)
    inner = rect.adjusted(pad, pad, -pad, -pad)
    done_height = 24.0 if is_cramped else max(30.0, 32 * scale)
    done = bottom_part(inner, done_height)
    plate_height = min(max(40.0, 52 * scale), max(36.0, rect.height() * 0.25))
    if is_cramped:
        plate_height = 30.0
    room = done.top() - inner.top() - plate_height
    share_height, note_height = _heights(room, scale)
    has_notes = room >= share_height + note_height + 6
    figure = min(plate_height * 1.5, plate_height + pad * 1.1)
    room_of_figure = figure * 0.74
    beside = room_of_figure if lobbied else 0.0
    amount_width = 0.0 if has_notes else max(114.0, 124 * scale)
    plate = QRectF(inner.left(), inner.top(), inner.width() - beside - amount_width, plate_height)
    amount = QRectF(plate.right(), plate.top(), amount_width, plate_height)
    foot = QPointF(inner.right() - room_of_figure * 0.46, plate.bottom() + 1)
    middle = line_at(inner, plate.bottom(), done.top() - plate.bottom())
    row_height = max(38.0, _ROWS[1][1] * scale)
    are_rows = has_notes and middle.height() >= 3 * max(30.0, 40 * scale) + 2 * row_height
    if are_rows:
        note_height = row_height
    shares_box, notes = _split(middle, share_height, note_height, has_notes, are_rows)
    worth = QRectF()
    if are_rows:
        sums = right_part(notes, 142 * max(0.8, scale))
        notes = notes.adjusted(0, 0, -sums.width(), 0)
        each = sums.height() / 2
        amount, worth = top_part(sums, each), bottom_part(sums, each)
    elif has_notes:
        amount = right_part(notes, 130 * max(0.8, scale))
    return LedgerLayout(
        plate=plate,
        shares=tuple(_field(shares_box, i, are_rows, scale) for i in ALL_SECURITIES),
        are_rows=are_rows,
        notes=notes,
        amount=amount,
        worth=worth,
        done=done,
        slots=_slots(done),
        words=done.adjusted(done_height * 0.72 * 3 + 22, 0, 0, 0),
        foot=foot,
        figure=figure,
    )


def _heights(room: float, scale: float) -> tuple[float, float]:
    """Return the heights of the rows of shares and of notes: the roomiest that fit."""
    for shares, notes in _ROWS:
        heights = max(38.0, shares * scale), max(38.0, notes * scale)
        if room >= sum(heights) + 8:
            return heights
    return heights


def _split(
    middle: QRectF, share_height: float, note_height: float, has_notes: bool, are_rows: bool
) -> tuple[QRectF, QRectF]:
    """Return the room of the shares, and of the notes and amounts."""
    left, width, bottom = middle.left(), middle.width(), middle.bottom()
    if not has_notes:
        gap = (middle.height() - min(share_height, middle.height() - 6)) / 2
        return middle.adjusted(0, gap, 0, -gap), QRectF()
    if are_rows:
        spare = max(0.0, middle.height() - 2 * note_height - 12 - 3 * share_height)
        note_height = 2 * (note_height + spare / 3) + 4
        notes = QRectF(left, bottom - note_height, width, note_height)
        shares = QRectF(left, middle.top() + 6, width, notes.top() - middle.top() - 12)
        return shares, notes
    spare = middle.height() - share_height - note_height
    above = min(spare, max(5.0, spare / 3))
    spare -= above
    shares = QRectF(left, middle.top() + above, width, share_height + spare * 0.35)
    notes = QRectF(left, bottom - note_height - spare * 0.3, width, note_height)
    return shares, notes


def _field(box: QRectF, index: int, are_rows: bool, scale: float) -> QRectF:
    gap = max(4.0, 6 * scale)
    if are_rows:
        height = (box.height() - 2 * gap) / 3
        return line_at(box, box.top() + index * (height + gap), height)
    width = (box.width() - 2 * gap) / 3
    return column_at(box, box.left() + index * (width + gap), width)


def _slots(done: QRectF) -> tuple[QRectF, ...]:
    """Return three small cards side by side."""
    height = done.height() - 4
    width = height * 0.72
    return tuple(
        QRectF(done.left() + 2 + i * (width + 5), done.top() + 4, width, height) for i in range(3)
    )
