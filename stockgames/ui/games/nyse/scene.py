"""The scene: every painted item of the NYSE table, kept in sync with the facts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from stockgames.controllers.stages import Handover
from stockgames.engine.state import SeatId
from stockgames.games.nyse.action_builder import Place
from stockgames.games.nyse.actions import kind_key
from stockgames.games.nyse.facts import NyseFacts, SeatFacts
from stockgames.games.nyse.parts import ALL_COLORS, COLORS, KINDS, Color, Forecast, Kind
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.nyse.outline import hand_title
from stockgames.presentation.games.nyse.terms import LETTERS, money, sector
from stockgames.presentation.games.nyse.words import NyseWords, becomes, price_step
from stockgames.presentation.outline import seat_of
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.nyse.board import BoardItem
from stockgames.ui.games.nyse.hand import HandItem
from stockgames.ui.games.nyse.layout import BoardLayout, NyseLayout, lay_out
from stockgames.ui.games.nyse.pieces import (
    MarkerItem,
    PileItem,
    Preview,
    PreviewItem,
    Quote,
    StepTag,
    TapeItem,
)
from stockgames.ui.games.nyse.seat import SeatItem, SeatPanel
from stockgames.ui.pieces.plates import Plate
from stockgames.ui.table.items import RingsItem
from stockgames.ui.table.motion import Sum, change
from stockgames.ui.table.painted_table import GameScene
from stockgames.ui.theme.shapes import in_columns, spanning
from stockgames.ui.theme.theme_context import ThemeContext

_FINE = 1000
"""The number of steps of an animated share."""
_COLORS = {key: color for color, key in enumerate(COLORS)}
_KINDS = {kind_key(kind): kind for kind in KINDS}


class NyseScene(GameScene[NyseFacts]):
    """See `GameScene`."""

    layout_: NyseLayout | None = None

    def __init__(self, look: ThemeContext, words: NyseWords, parent: QObject | None = None) -> None:
        super().__init__(look, RingsItem(look, "rings"), parent)
        self.words = words
        self.tape = TapeItem(look, "tape")
        self.board = BoardItem(look)
        self.hand = HandItem(look)
        self.piles = [PileItem(look, color) for color in ALL_COLORS]
        self.markers = [
            MarkerItem(look, LETTERS[color], f"marker-{COLORS[color]}") for color in ALL_COLORS
        ]
        self.preview = PreviewItem(look, "preview")
        self.seat_items: dict[SeatId, SeatItem] = {}
        self._lifted: Mapping[Hashable, float] = {}
        self._supply_steps: int | None = 1
        """The steps of the prices under the piles."""
        self.add(self.tape, self.board, *self.piles, self.hand, *self.markers)
        self.add(self.preview, height=40)
        self.add(self.rings, height=45)
        self.preview.setVisible(False)

    # Layout

    def _lay_out(self, size: QSizeF, facts: NyseFacts, context: TableContext) -> None:
        others = context.clockwise[1:]
        seats, panel = len(facts.seats), self.panel_size
        layout = lay_out(size.width(), size.height(), seats, facts.board, panel)
        if layout is not self.layout_:
            self.layout_ = layout
            self._place_pieces(layout, facts)
        self.sync_items(self.seat_items, others, lambda seat: SeatItem(self.look, seat))
        for seat, rect in zip(others, layout.seats, strict=True):
            self.seat_items[seat].set_rect(rect)

    def _place_pieces(self, layout: NyseLayout, facts: NyseFacts) -> None:
        self.tape.set_rect(layout.tape)
        self.board.set_geometry(layout.board, facts.board)
        self.hand.set_rect(layout.hand)
        columns = in_columns(layout.supply_area, len(self.piles))
        for pile, centre, column in zip(self.piles, layout.supply, columns, strict=True):
            pile.set_geometry(centre, column)
        for marker in self.markers:
            marker.set_radius(layout.board.marker_radius)

    def where(self, place: str) -> QRectF:
        """Return the rect of an outline path; empty if it has none of its own.

        A marker's rect covers its current space and the next one, with discs and prices.
        """
        layout = self.layout_
        if layout is None:
            return QRectF()
        match place.split("/"):
            case ["market"]:
                return layout.board.tray
            case ["market", "prices"]:
                return _prices_rect(layout.board)
            case ["market", "pit"]:
                return _around(layout.board.pit, *layout.board.pit_radii)
            case ["market", "played"]:
                return _around(self.board.rect.center(), 100, 60)
            case ["market", color] if color in _COLORS:
                return self._step_rect(layout.board, _COLORS[color])
            case ["supply"]:
                return layout.supply_area
            case ["supply", color] if color in _COLORS:
                return self.place_rect(("pile", _COLORS[color]))
            case ["own", "hand"]:
                return self.hand.rect
            case ["own", "hand", kind] if kind in _KINDS:
                return self.hand.chips_rect(_KINDS[kind])
            case [name, *inner] if (seat := seat_of(name)) is not None:
                return self._seat_rect(seat, inner)
            case _:
                return QRectF()

    def _step_rect(self, board: BoardLayout, color: int) -> QRectF:
        marker = self.place_rect(("marker", color))
        if self.facts is None or self.facts.sectors[color].is_out:
            return marker
        perch = self.facts.sectors[color].perch
        places = (perch, min(perch + 1, len(board.perches) - 1))
        for number in places:
            r, disc = board.perch_radius, board.discs[number // 2]
            marker = marker.united(_around(board.perches[number], r, r))
            marker = marker.united(_around(disc, board.disc_radius, board.disc_radius))
        return marker.united(QRectF(marker.left(), board.base, marker.width(), 0))

    def _seat_rect(self, seat: SeatId, inner: list[str]) -> QRectF:
        item = self.hand if seat == self.front else self.seat_items.get(seat)
        if item is None:
            return QRectF()
        match inner:
            case []:
                return item.rect
            case ["plate"]:
                return item.plate
            case ["chips", color] if color in _COLORS:
                return item.column_rect(_COLORS[color])
            case _:
                return QRectF()

    def place_rect(self, place: Place) -> QRectF:
        """Return the clickable rect of a place; empty if it isn't on the table."""
        kind, number = place
        if kind == "pile":
            return self.piles[number].whole_rect
        if kind == "marker":
            item = self.markers[number]
            r = item.rect.width() / 2 + 3
            return QRectF(item.pos().x() - r, item.pos().y() - r, 2 * r, 2 * r)
        if kind == "chip":
            return self.hand.chip_rect(number)
        if kind == "seat":
            return self.seat_items[number].rect if number in self.seat_items else QRectF()
        item_of = self.seat_items.get(number // 4)
        return item_of.column_rect(number % 4) if item_of is not None else QRectF()

    def holder(self, seat: SeatId) -> HandItem | SeatItem:
        """Return the item with a seat's chips."""
        return self.hand if seat == self.front else self.seat_items[seat]

    def landing(self, seat: SeatId, color: int, marking: int = 0) -> QPointF:
        """Return where a chip arriving at a seat will end; the hand makes room for it."""
        if seat != self.front:
            return self.seat_items[seat].landing(color)
        if self.hand.shown is None or self.hand.shown.chips is None:
            return self.hand.rect.center()
        return self.hand.make_room(color * 4 + marking)

    def take_out(self, seat: SeatId, color: int, marking: int | None = None) -> QPointF:
        """Remove a chip from a seat; return where it was."""
        if seat == self.front:
            return self.hand.take_out(color, None if marking is None else color * 4 + marking)
        item = self.seat_items[seat]
        item.change(color, -1)
        return item.landing(color)

    def perch(self, index: int) -> QPointF:
        assert self.layout_ is not None
        return self.layout_.board.perches[index]

    def pit_place(self, color: int) -> QPointF:
        assert self.layout_ is not None
        a, b = self.layout_.board.pit_radii
        return self.layout_.board.pit + QPointF(
            (color - 1.5) * a * 0.34, b * (0.22 - color % 2 * 0.3)
        )

    def sums(self, after: NyseFacts) -> list[Sum]:
        """Return each seat's chip value as a number that counts from old to new."""
        before = self.facts
        if before is None or self.context is None:
            return []
        seats = [
            (was, now)
            for was, now in zip(before.seats, after.seats, strict=True)
            if was.chips is not None and now.chips is not None and was.holdings != now.holdings
        ]
        sums = [
            change(was.value, now.value, partial(self._show_worth, now.seat))
            for was, now in seats
            if was.value != now.value
        ]
        sectors = [
            change(0, _FINE, partial(self._show_totals, was, now))
            for was, now in seats
            if now.seat == self.front
        ]
        return sums + sectors

    def _show_totals(self, was: SeatFacts, then: SeatFacts, thousandths: int) -> None:
        counted = {
            color: round(start + (end - start) * thousandths / _FINE)
            for color, end in then.worth.items()
            for start in [was.worth.get(color, 0)]
        }
        self.hand.totals = self.words.totals(counted, short=True)

    def _show_worth(self, seat: SeatId, worth: int) -> None:
        item = self.holder(seat)
        if item.shown is not None:
            plate = replace(item.shown.plate, amount=money(worth))
            if seat == self.front:  # how it stands is told once all have been counted
                plate = replace(plate, amount_note="")
            item.shown = replace(item.shown, plate=plate)

    def lift(self, heights: Mapping[Hashable, float]) -> None:
        chips: dict[Kind, float] = {}
        for place in {*self._lifted, *heights}:
            height = heights.get(place, 0.0)
            match place:
                case "pile", int(color):
                    self.piles[color].top_chip.lift(height)
                case "marker", int(color):
                    self.markers[color].lift(height)
                case "chip", int(kind) if height:
                    chips[kind] = height
        self._lifted, self.hand.lifted = heights, chips

    # Sync with the facts

    def _show(self, facts: NyseFacts, context: TableContext) -> None:
        self._show_tape(facts, context)
        self._show_board(facts)
        for seat, item in self.seat_items.items():
            item.set_data(self._panel(facts, seat, context))
        self._show_hand(facts, context)
        self._show_supply(1)

    def _take_away(self) -> None:
        self.sync_items(self.seat_items, (), lambda seat: SeatItem(self.look, seat))
        self.hand.clear()
        self.tape.quotes = ()
        self.preview.show_preview(None)

    def _show_tape(self, facts: NyseFacts, context: TableContext) -> None:
        quotes = []
        for quoted in facts.sectors:
            price = f"{LETTERS[quoted.color]} {money(quoted.price)}"
            if quoted.is_out:
                price = say("nyse-out", letter=LETTERS[quoted.color])
            quotes.append(Quote(price, self.words.news(quoted, context)))
        self.tape.quotes = tuple(quotes)

    def _show_board(self, facts: NyseFacts) -> None:
        self.board.set_data(
            say("nyse-valuation-board"),
            say("nyse-a-chip-is-worth-what"),
            self._pit_note(facts.fallen),
        )
        for marker, state in zip(self.markers, facts.sectors, strict=True):
            if state.is_out:
                marker.fall(self.pit_place(state.color))
            else:
                marker.stand(self.perch(state.perch), state.under)

    def _pit_note(self, fallen: Sequence[Color]) -> str:
        if not fallen:
            return ""
        note = say("nyse-worthless", sectors=", ".join(map(sector, fallen)))
        letters = " ".join(LETTERS[color] for color in fallen)
        return note if self.board.pit_holds(note) else say("nyse-worthless", sectors=letters)

    def _panel(self, facts: NyseFacts, seat: SeatId, context: TableContext) -> SeatPanel:
        seat_facts = facts.seats[seat]
        is_concealed = seat_facts.chips is None
        item = self.seat_items.get(seat)
        is_narrow = item is not None and not item.is_wide
        note = self.words.plate_note(seat_facts, context, short=is_narrow)
        plate = Plate.of(seat, facts, context, note)
        if not is_concealed:
            note = self.words.value_note(facts, seat, own=seat == context.front)
            plate = replace(plate, amount=money(seat_facts.value), amount_note=note)
        return SeatPanel(
            plate,
            chips=seat_facts.chips,
            known=seat_facts.known,
            dead=frozenset(facts.fallen),
        )

    def _show_hand(self, facts: NyseFacts, context: TableContext) -> None:
        front, face_up = facts.seats[context.front], context.viewer == context.front
        panel = self._panel(facts, front.seat, context)
        kinds = facts.hand if face_up else _face_down(front)
        totals = self.words.totals(front.worth, short=True)
        title = _hand_title(context, is_concealed=panel.chips is None)
        self.hand.set_data(panel, kinds, title, totals, face_up=face_up, alone=facts.is_alone)

    def show_supply(self, lit: int | None, steps: int | None = 1) -> None:
        """Write under each pile the price after its marker moves by `steps`, or without steps that
        its top chip leaves. `lit` names the brighter pile.
        """
        if steps != self._supply_steps:
            self._show_supply(steps)
        for color, pile in enumerate(self.piles):
            pile.bright = lit == color

    def _show_supply(self, steps: int | None) -> None:
        self._supply_steps = steps
        for state in self.facts.sectors if self.facts is not None else ():
            if not state.left and steps != 2:
                note = say("nyse-empty")
            elif steps is None:
                note = say("nyse-leaves-unseen")
            elif steps or state.is_out:
                note = becomes(state.ahead[steps - 1])
            else:
                note = say("nyse-stays-at-price", price=money(state.price))
            self.piles[state.color].set_data(
                state.left, sector(state.color), note, dead=state.is_out
            )

    def show_dead(self, color: Color, is_dead: bool) -> None:
        """Show the chips of a colour as worthless or not, while its marker crashes."""
        self.piles[color].show_dead(is_dead)
        items: list[HandItem | SeatItem] = [self.hand, *self.seat_items.values()]
        for item in items:
            if item.shown is not None:
                dead = item.shown.dead | {color} if is_dead else item.shown.dead - {color}
                item.shown = replace(item.shown, dead=dead)

    def show_places(self, seats: set[SeatId]) -> None:
        """Show the empty columns of the four colours at these concealed seats as targets."""
        for seat, item in self.seat_items.items():
            item.places = seat in seats

    def show_preview(self, move: Forecast | None) -> None:
        """Preview a marker's move; hide the preview if None."""
        facts, layout = self.facts, self.layout_
        if move is None or facts is None or layout is None or move.is_out:
            self.preview.show_preview(None)
            return
        marker, radius = self.markers[move.color], layout.board.marker_radius
        if move.crashes:
            end = self.pit_place(move.color)
        else:
            level = sum(state.perch == move.after for state in facts.sectors)
            end = self.perch(move.after) - MarkerItem.level(radius, level)
        over, ceiling = self._disc_between(move), layout.board.tray.top() + 5
        letter = LETTERS[move.color]
        mine = next(state for state in facts.sectors if state.color == move.color)
        covered = any(o.perch == mine.perch and o.under > mine.under for o in facts.sectors)
        tag = self._tag_of(move)
        preview = Preview(letter, marker.pos(), end, radius, over, ceiling, covered, tag)
        self.preview.show_preview(preview)

    def _tag_of(self, move: Forecast) -> StepTag | None:
        """Return the tag with the price change of a move; None if the price stays."""
        if move.price == move.then:
            return None
        (whole, short), (between, below) = price_step(move), self.board.step_rooms(move.before // 2)
        tags = StepTag(whole, between), StepTag(short, between), StepTag(short, below)
        return next((tag for tag in tags if tag.is_readable), tags[-1])

    def _disc_between(self, move: Forecast) -> float | None:
        assert self.layout_ is not None
        board = self.layout_.board
        passed = board.discs[(move.before + 1) // 2 : (move.after + 1) // 2]
        return min(disc.y() for disc in passed) - board.disc_radius if passed else None


def _around(middle: QPointF, across: float, up: float) -> QRectF:
    return QRectF(middle.x() - across, middle.y() - up, 2 * across, 2 * up)


def _prices_rect(board: BoardLayout) -> QRectF:
    r = board.perch_radius
    left, right = board.perches[0].x() - r, board.perches[-1].x() + r
    top = min(disc.y() for disc in board.discs) - board.disc_radius
    return spanning(left, top, right, board.base)


def _hand_title(context: TableContext, *, is_concealed: bool) -> str:
    """Return the hand's title; empty where the peek button takes its place."""
    if len(context.humans) > 1 and context.handover is Handover.PEEK:
        return ""
    return (
        say("nyse-hand-concealed")
        if is_concealed and context.viewer != context.front
        else hand_title(context)
    )


def _face_down(front: SeatFacts) -> tuple[Kind, ...]:
    return tuple(holding.color * 4 for holding in front.holdings for _ in range(holding.count))
