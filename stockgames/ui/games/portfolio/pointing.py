"""What can be pointed at on the table, and the light round it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from stockgames.games.portfolio.choosing import (
    EXPOSED,
    PILE,
    PLACE,
    STOCK,
    Choosing,
    Place,
    name_of,
)
from stockgames.ui.games.portfolio.board_view import CardBoard
from stockgames.ui.games.portfolio.marks import Mark
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.games.portfolio.terms import card_name, cards
from stockgames.ui.games.portfolio.words import PortfolioWords
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.graphics_board import Spot

SEAT = "seat-"
"""How the names of plates begin: pressing one opens the deal table."""
DRAW = "draw-"


class Pointing:
    """Lays hot spots over the scene, and marks what is lit."""

    def __init__(
        self,
        scene: PortfolioScene,
        board: CardBoard,
        choosing: Choosing,
        words: PortfolioWords,
    ) -> None:
        self._scene = scene
        self._board = board
        self._choosing = choosing
        self._words = words
        self.carried_over: str | None = None
        """The name of the place under the cards that the mouse carries."""
        self._cursor: int | None = None

    @property
    def cursor(self) -> int | None:
        """The slot that the keyboard is on, or was on last; None if it is on no card."""
        last = len(self._choosing.slots) - 1
        return None if self._cursor is None or last < 0 else min(self._cursor, last)

    @cursor.setter
    def cursor(self, slot: int | None) -> None:
        self._cursor = slot

    @property
    def over(self) -> str | None:
        """The name of the place under the mouse, or under the cards that it carries."""
        return self._board.pointed if self._board.pointed in self._places() else self.carried_over

    def _places(self) -> dict[str, Place]:
        """Return by name the things that cards can be brought to: portfolios, new place, pile."""
        facts = self._scene.facts
        if facts is None:
            return {}
        places: list[Place] = [("run", portfolio.number) for portfolio in facts.portfolios]
        return {name_of(place): place for place in (*places, PLACE, PILE)}

    @property
    def price(self) -> int | None:
        """How many cards the price says that mouse or keyboard is on."""
        for name in (self._board.pointed, self._board.focused_spot):
            if name is not None and name.startswith(DRAW):
                return int(name.removeprefix(DRAW))
        return None

    def show(self) -> None:
        """Offer what can be pointed at now, and light it."""
        shapes = self._card_shapes()
        wanted = self._spots(shapes)
        self._board.show_spots([spot for spot in wanted if not spot.rect.isEmpty()])
        for name, shape in shapes.items():
            self._board.shape(name, shape)
        self.mark()

    def _card_shapes(self) -> dict[str, QPainterPath]:
        """Return by name what is seen of the cards that can be pointed at."""
        if not self._choosing.playing:
            return {}
        names, shapes = self._choosing.card_names(), self._scene.hand.visible()
        return dict(zip(names, shapes, strict=False))

    def slot_of(self, name: str | None) -> int | None:
        """Return the slot of a card's hot spot."""
        names = self._choosing.card_names()
        return names.index(name) if name in names else None

    def name_of_slot(self, slot: int) -> str:
        """Return the name of the hot spot of a slot."""
        return self._choosing.card_names()[slot]

    def name_at(self, point: QPointF) -> str | None:
        """Return the name of the place under a point."""
        for name, place in self._places().items():
            if self._scene.place_rect(place).adjusted(-12, -12, 12, 12).contains(point):
                return name
        return None

    def _spots(self, shapes: Mapping[str, QPainterPath]) -> list[Spot]:
        choosing, view = self._choosing, self._choosing.view
        if view is None:
            return []
        does = {t.name: self._words.action_label(t.actions[0], view) for t in choosing.ways()}
        if choosing.drawing:
            return [*self._draw_spots(), *self._run_spots(does), *self._seat_spots()]
        if choosing.playing:
            found = [*self._hand_spots(shapes), *self._run_spots(does), *self._place_spots(does)]
            return [*found, *self._seat_spots()]
        return []

    def _seat_spots(self) -> list[Spot]:
        """Return the plates of the others: pressing one opens the deal table."""
        facts, context, scene = self._scene.facts, self._scene.context, self._scene
        if facts is None or context is None:
            return []
        return [
            Spot(
                f"{SEAT}{seat}",
                context.names[seat],
                self._words.seat_note(facts.seats[seat], context),
                area.plate,
            )
            for seat, area in scene.areas.items()
        ]

    def _hand_spots(self, shapes: Mapping[str, QPainterPath]) -> list[Spot]:
        choosing = self._choosing
        chosen = say("portfolio-selected")
        return [
            Spot(
                name,
                card_name(choosing.slots[slot]),
                chosen if slot in choosing.selected else "",
                shape.boundingRect(),
            )
            for slot, (name, shape) in enumerate(shapes.items())
        ]

    def _run_spots(self, does: Mapping[str, str]) -> list[Spot]:
        facts, context = self._scene.facts, self._scene.context
        if facts is None or context is None:
            return []
        found = []
        for portfolio in facts.portfolios:
            place: Place = ("run", portfolio.number)
            label = self._words.portfolio_label(portfolio, context)
            found.append(self._spot(place, label, does))
        return found

    def _spot(self, place: Place, label: str, does: Mapping[str, str]) -> Spot:
        name = name_of(place)
        return Spot(name, label, does.get(name, ""), self._scene.place_rect(place))

    def _place_spots(self, does: Mapping[str, str]) -> list[Spot]:
        lay = say("portfolio-place-for-a-new-portfolio")
        pile = say("portfolio-discard-pile")
        return [self._spot(PLACE, lay, does), self._spot(PILE, pile, does)]

    def _draw_spots(self) -> list[Spot]:
        choosing, scene, facts = self._choosing, self._scene, self._scene.facts
        if facts is None or scene.place.list is None:
            return []
        found = []
        for price in scene.place.list.prices:
            rect = scene.place.price_rect(price.count)
            note = price.text
            if not price.open:
                note = say("portfolio-not-possible-now", price=price.text)
            found.append(Spot(name_of(("draw", price.count)), cards(price.count), note, rect))
        label = say("portfolio-stock-cards", cards=cards(facts.stock))
        found.append(Spot(name_of(STOCK), label, "", scene.piles.stock_rect))
        if choosing.can_expose():
            label = say("portfolio-exposed-card", card=card_name(facts.pile[-1]))
            found.append(Spot(name_of(EXPOSED), label, "", scene.piles.discard_rect))
        return found

    # Light

    def mark(self) -> None:
        """Light what selected cards can do, and show where mouse and keyboard are."""
        board, choosing, hand = self._board, self._choosing, self._scene.hand
        hand.mark(
            choosing.selected,
            self.slot_of(board.pointed),
            self._keyboard_slot(),
            choosing.barred() if choosing.playing else (),
        )
        marks = [*self._target_marks(), *self._draw_marks(), *self._seat_marks()]
        self._scene.marks.show_marks(marks)

    def _seat_marks(self) -> list[Mark]:
        """Show where the keyboard is among the plates."""
        focused = self._board.focused_spot or ""
        if not focused.startswith(SEAT):
            return []
        area = self._scene.areas.get(int(focused.removeprefix(SEAT)))
        return [Mark(area.plate, focus=True)] if area is not None else []

    def _keyboard_slot(self) -> int | None:
        focused = self.slot_of(self._board.focused_spot)
        if focused is not None:
            return focused
        return self.cursor if self._choosing.playing else None

    def _target_marks(self) -> list[Mark]:
        view, places = self._choosing.view, self._places()
        if view is None:
            return []
        lit = {t.name: self._words.verb(t.actions[0], view) for t in self._choosing.ways()}
        picked = self.over or next(iter(lit), None)
        focused = self._board.focused_spot
        marks = [
            self._mark(places[name], text, picked=name == picked, focus=name == focused)
            for name, text in lit.items()
            if name in places
        ]
        if focused in places and focused not in lit:
            marks.append(self._mark(places[focused], "", picked=False, focus=True))
        return marks

    def _mark(self, place: Place, text: str, *, picked: bool, focus: bool) -> Mark:
        scene = self._scene
        ceiling, spare = scene.ceiling(place), scene.tag_rect(place)
        return Mark(scene.place_rect(place), text, picked, focus, ceiling, spare)

    def _draw_marks(self) -> list[Mark]:
        choosing, piles = self._choosing, self._scene.piles
        if not choosing.drawing:
            return []
        marks = [Mark(piles.stock_rect, picked=self._board.pointed == name_of(STOCK))]
        if choosing.can_expose():
            text = ""
            if choosing.exposed:
                text = say("portfolio-first")
            on = self._board.pointed == name_of(EXPOSED) or choosing.exposed
            marks.append(Mark(piles.discard_rect, text, on))
        for place, rect in ((STOCK, piles.stock_rect), (EXPOSED, piles.discard_rect)):
            if self._board.focused_spot == name_of(place):
                marks.append(Mark(rect, focus=True))
        return marks
