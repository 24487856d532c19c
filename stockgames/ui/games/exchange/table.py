"""The Exchange table: connects scene, choices, keys and panel (see `GameTable`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize

from stockgames.controllers.stages import Change
from stockgames.engine.state import Action
from stockgames.games.exchange.action_builder import TURN, ActionBuilder, CardTarget
from stockgames.games.exchange.actions import SIDE_NAMES, BuyIntelligence, Order
from stockgames.games.exchange.facts import ExchangeFacts, facts_of
from stockgames.games.exchange.meta import META
from stockgames.games.exchange.view import ExchangeView
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import cue_of
from stockgames.presentation.games.exchange import outline, panels
from stockgames.presentation.games.exchange.panels import card_of_key
from stockgames.presentation.games.exchange.words import ExchangeWords
from stockgames.presentation.outline import Node
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.exchange import reveals
from stockgames.ui.games.exchange.layout import BoardLayout
from stockgames.ui.games.exchange.motion import Mover, sound_of
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.sentences import keys_text
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.game_table import PanelPlaces
from stockgames.ui.table.motion import Moving, Sum
from stockgames.ui.table.pointing_table import Area, PointingTable
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.theme.shapes import bottom_part
from stockgames.ui.theme.theme_context import ThemeContext


class ExchangeTable(PointingTable[ExchangeView, ExchangeFacts, CardTarget]):
    """See `GameTable`."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.words: ExchangeWords = ExchangeWords()
        self.scene: ExchangeScene = ExchangeScene(self.board_look, self)
        self.board = GraphicsBoard(self.scene)
        self.choosing: ActionBuilder = ActionBuilder()
        self._mover = Mover(self.scene, self._animator)
        self._connect(sound_of)

    # Called by the page

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        layout = BoardLayout(size, seats, self.scene.panel_size)
        hand = layout.hand  # its contents come next, and half of it is not painted
        return PanelPlaces.on(
            layout.log, layout.actions, layout.peek, hand, popovers=layout.actions
        )

    def _sync(self, view: ExchangeView, context: TableContext) -> None:
        self.scene.sync(outline.renew(self.choosing, view, context), context)
        self._refresh()

    def _prepare_move(self, change: Change[ExchangeView], showing: TableContext) -> None:
        before = self.scene.facts
        self._sync(change.before, showing)  # this removes the hand, too
        self._mover.prepare(before, facts_of(change.before))

    def _sums(self, change: Change[ExchangeView]) -> list[Sum]:
        return self.scene.sums(facts_of(change.after))

    def _steps(self, change: Change[ExchangeView]) -> list[Moving]:
        return self._mover.steps(change.shown.events, facts_of(change.after))

    def reveal(self, change: Change[ExchangeView], context: TableContext) -> TableReveal | None:
        before, after = facts_of(change.before), facts_of(change.after)
        found = reveals.reveal(change.shown.events, before, after, context)
        if found is None or len(found.earlier) < 2:
            return found
        votes, prices = found.earlier
        prices = replace(prices, cue=cue_of(self.words, change, context))
        return replace(found, earlier=(votes, prices))

    def _forget(self) -> None:
        self.choosing = ActionBuilder()

    def _panel(self, facts: ExchangeFacts, context: TableContext) -> Panel:
        return panels.build_panel(self.choosing, facts, context, self.words)

    def _nodes(self, facts: ExchangeFacts, context: TableContext) -> Sequence[Node]:
        forecast = self.choosing.forecast(self.choosing.action())
        return outline.nodes(facts, context, forecast)

    def _take_key(self, key: str) -> bool:
        if key in ("Up", "Down", panels.TURN_KEY):
            return self._turn()
        if key == panels.LOOK_KEY:
            return self._point_at(panels.LOOK_AHEAD)
        return self._point_at(card_of_key(self.choosing, key)) or super()._take_key(key)

    def _press(self, name: str) -> bool:
        return self._turn() if name == TURN else super()._press(name)

    def _turn(self) -> bool:
        return self.choosing.turn() and self._show_pick()

    def market(self) -> QRectF:
        layout = self.scene.layout_
        if layout is None:
            return QRectF()
        tags = layout.ring.width() * 0.08
        return layout.ring.adjusted(-tags, -tags, tags, tags)

    def key_notes(self) -> list[tuple[str, str]]:
        return [
            (say("exchange-pick-the-next-card"), keys_text("Left", "Right")),
            (say("exchange-pick-this-card"), keys_text("1", "…", "9")),
            (say("exchange-phase-2-sell-so-many"), keys_text("A", "…", "G", "I", "J")),
            (say("exchange-turn-the-card-over"), keys_text(panels.TURN_KEY)),
            (say("exchange-play-the-selected-card"), keys_text("Enter")),
            (say("exchange-put-the-card-back"), keys_text("Esc")),
            (say("exchange-look-ahead"), keys_text(panels.LOOK_KEY)),
        ]

    # Display

    def place_of(self, way: Sequence[CardTarget]) -> QRectF:
        card = super().place_of(way[::-1])
        if not way or not card.isEmpty():
            return card
        action = way[-1].action
        if isinstance(action, BuyIntelligence):
            deck = self.scene.market.forces.deck
            return bottom_part(deck, deck.height() / 2)  # its count is above
        turns = self.choosing.target(SIDE_NAMES[action.side] if isinstance(action, Order) else None)
        return self.where(way[-1].place) if turns is None else self._area(turns).rect

    def _start_over(self, action: Action | None) -> None:
        choosing = self.choosing
        if choosing.view is not None:
            choosing.close()
            choosing.renew(choosing.view, choosing.seat, is_open=True)

    def _offer(self) -> None:
        self._show_cards()
        super()._offer()

    def _mark(self) -> None:
        if self._show_cards():
            super()._offer()
        super()._mark()
        hovered = self.choosing.named(self.board.hovered)
        self.scene.show_forecast(self.choosing.forecast(self.choosing.action() or hovered))

    def _show_cards(self) -> bool:
        """Show the cards to choose from; return whether they differ from those before."""
        board = self.board
        return self.scene.show_cards(self.choosing.hand(), board.focused_spot, board.hovered)

    def _area(self, target: CardTarget) -> Area:
        place = self.scene.hand.place(target.name)
        if place is None:
            return Area(QRectF())
        return Area(place.spot, on_card=True, ringed=self.scene.hand.ringed(place))

    def _pressable(self, facts: ExchangeFacts, context: TableContext) -> Sequence[Node]:
        return outline.target_nodes(self._targets, self.choosing)

    def _is_lit(self, target: CardTarget) -> bool:
        return target.name == self.board.hovered and target.kind != "side"

    def _pointing_takes(self, target: CardTarget) -> bool:
        """A card is laid at once if it can be opened again (E11) from the curtain that follows."""
        if self.scene.facts is None or target.kind in ("side", "intelligence"):
            return False
        facts, context = self._shown()
        can_reopen = META.revisable and context.passes_on(facts)
        return can_reopen and self.choosing.action() is not None

    def _is_walked(self, target: CardTarget) -> bool:
        return target.kind not in ("side", "intelligence") and target.is_up

    def _walking_picks(self, target: CardTarget) -> bool:
        return True


create_table = ExchangeTable
