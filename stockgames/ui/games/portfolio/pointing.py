"""What can be pointed at on the table, and the light round it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.board_view import CARD, CardBoard
from stockgames.ui.games.portfolio.chooser import PILE, PLACE, Chooser, Place
from stockgames.ui.games.portfolio.marks import Mark
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.games.portfolio.terms import card_key, card_name, cards
from stockgames.ui.games.portfolio.words import PortfolioWords
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.graphics_board import Spot

RUN, DRAW, SEAT = "portfolio-", "draw-", "seat-"
LAY, DISCARD, STOCK, EXPOSED = "lay-portfolio", "discard-pile", "stock", "exposed-card"


def card_spots(chooser: Chooser) -> list[str]:
    """Return the name of each card of the hand, slot by slot: `card-7c`, its copy `card-7c-2`."""
    names, copies = [], Counter[int]()
    for card in chooser.slots:
        copies[card] += 1
        copy = f"-{copies[card]}" if copies[card] > 1 else ""
        names.append(f"{CARD}{card_key(card)}{copy}")
    return names


def place_named(name: str) -> Place | None:
    """Return the place of a hot spot's name; None if it is no place."""
    if name.startswith(RUN):
        return "run", int(name.removeprefix(RUN))
    return {LAY: PLACE, DISCARD: PILE}.get(name)


def _name_of(place: Place) -> str:
    kind, number = place
    return f"{RUN}{number}" if kind == "run" else LAY if kind == "place" else DISCARD


class Pointing:
    """Lays hot spots over the scene, and marks what is lit."""

    def __init__(
        self,
        scene: PortfolioScene,
        board: CardBoard,
        chooser: Chooser,
        words: PortfolioWords,
    ) -> None:
        self._scene = scene
        self._board = board
        self._chooser = chooser
        self._words = words
        self.carried_over: Place | None = None
        """The place under the cards that the mouse carries."""

    @property
    def place(self) -> Place | None:
        """The place under the mouse, or under the cards that it carries."""
        return place_named(self._board.pointed or "") or self.carried_over

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
        if not self._chooser.playing:
            return {}
        names, shapes = card_spots(self._chooser), self._scene.hand.visible()
        return dict(zip(names, shapes, strict=False))

    def slot_of(self, name: str | None) -> int | None:
        """Return the slot of a card's hot spot."""
        names = card_spots(self._chooser)
        return names.index(name) if name in names else None

    def name_of_slot(self, slot: int) -> str:
        """Return the name of the hot spot of a slot."""
        return card_spots(self._chooser)[slot]

    def place_at(self, point: QPointF) -> Place | None:
        """Return the place under a point: a portfolio, the new place, the discard pile."""
        view = self._scene.view
        if view is None:
            return None
        places: list[Place] = [("run", portfolio.number) for portfolio in view.portfolios]
        for place in (*places, PLACE, PILE):
            if self._scene.place_rect(place).adjusted(-12, -12, 12, 12).contains(point):
                return place
        return None

    def _spots(self, shapes: Mapping[str, QPainterPath]) -> list[Spot]:
        chooser, view = self._chooser, self._scene.view
        if view is None:
            return []
        does = {t.place: self._words.action_label(t.first, view) for t in chooser.targets()}
        if chooser.drawing:
            return [*self._draw_spots(view), *self._run_spots(does), *self._seat_spots()]
        if chooser.playing:
            found = [*self._hand_spots(shapes), *self._run_spots(does), *self._place_spots(does)]
            return [*found, *self._seat_spots()]
        return []

    def _seat_spots(self) -> list[Spot]:
        """Return the plates of the others: pressing one opens the deal table."""
        view, context, scene = self._scene.view, self._scene.context, self._scene
        if view is None or context is None:
            return []
        return [
            Spot(
                f"{SEAT}{seat}",
                context.names[seat],
                self._words.seat_note(seat, view, context),
                area.plate,
            )
            for seat, area in scene.areas.items()
        ]

    def _hand_spots(self, shapes: Mapping[str, QPainterPath]) -> list[Spot]:
        chooser = self._chooser
        chosen = say("portfolio-selected")
        return [
            Spot(
                name,
                card_name(chooser.slots[slot]),
                chosen if slot in chooser.selected else "",
                shape.boundingRect(),
            )
            for slot, (name, shape) in enumerate(shapes.items())
        ]

    def _run_spots(self, does: Mapping[Place, str]) -> list[Spot]:
        view, context = self._scene.view, self._scene.context
        if view is None or context is None:
            return []
        found = []
        for portfolio in view.portfolios:
            place: Place = ("run", portfolio.number)
            label = self._words.portfolio_label(portfolio, view, context)
            found.append(self._spot(place, label, does))
        return found

    def _spot(self, place: Place, label: str, does: Mapping[Place, str]) -> Spot:
        return Spot(_name_of(place), label, does.get(place, ""), self._scene.place_rect(place))

    def _place_spots(self, does: Mapping[Place, str]) -> list[Spot]:
        lay = say("portfolio-place-for-a-new-portfolio")
        pile = say("portfolio-discard-pile")
        return [self._spot(PLACE, lay, does), self._spot(PILE, pile, does)]

    def _draw_spots(self, view: PortfolioView) -> list[Spot]:
        chooser, scene = self._chooser, self._scene
        if scene.place.list is None:
            return []
        found = []
        for price in scene.place.list.prices:
            rect = scene.place.price_rect(price.count)
            note = price.text
            if not price.open:
                note = say("portfolio-not-possible-now", price=price.text)
            found.append(Spot(f"{DRAW}{price.count}", cards(price.count), note, rect))
        label = say("portfolio-stock-cards", cards=cards(view.stock))
        found.append(Spot(STOCK, label, "", scene.piles.stock_rect))
        if chooser.can_expose():
            label = say("portfolio-exposed-card", card=card_name(view.pile[-1]))
            found.append(Spot(EXPOSED, label, "", scene.piles.discard_rect))
        return found

    # Light

    def mark(self) -> None:
        """Light what selected cards can do, and show where mouse and keyboard are."""
        board, chooser, hand = self._board, self._chooser, self._scene.hand
        hand.mark(
            chooser.selected,
            self.slot_of(board.pointed),
            self._keyboard_slot(),
            chooser.barred() if chooser.playing else (),
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
        return self._chooser.cursor if self._chooser.playing else None

    def _target_marks(self) -> list[Mark]:
        view = self._scene.view
        if view is None:
            return []
        lit = {t.place: self._words.verb(t.first, view) for t in self._chooser.targets()}
        picked = self.place or next(iter(lit), None)
        focused = place_named(self._board.focused_spot or "")
        marks = [
            self._mark(place, text, picked=place == picked, focus=place == focused)
            for place, text in lit.items()
        ]
        if focused is not None and focused not in lit:
            marks.append(self._mark(focused, "", picked=False, focus=True))
        return marks

    def _mark(self, place: Place, text: str, *, picked: bool, focus: bool) -> Mark:
        scene = self._scene
        ceiling, spare = scene.ceiling(place), scene.tag_rect(place)
        return Mark(scene.place_rect(place), text, picked, focus, ceiling, spare)

    def _draw_marks(self) -> list[Mark]:
        chooser, piles = self._chooser, self._scene.piles
        if not chooser.drawing:
            return []
        marks = [Mark(piles.stock_rect, picked=self._board.pointed == STOCK)]
        if chooser.can_expose():
            text = ""
            if chooser.exposed:
                text = say("portfolio-first")
            on = self._board.pointed == EXPOSED or chooser.exposed
            marks.append(Mark(piles.discard_rect, text, on))
        focused = self._board.focused_spot or ""
        if focused in (STOCK, EXPOSED):
            rect = piles.stock_rect if focused == STOCK else piles.discard_rect
            marks.append(Mark(rect, focus=True))
        return marks
