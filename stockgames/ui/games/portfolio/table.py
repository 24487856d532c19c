"""The Portfolio table: connects scene, hot spots, keys and choices (see `GameTable`)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize

from stockgames.controllers.stages import Change, Stage
from stockgames.engine.state import Action, SeatId
from stockgames.games.portfolio.action_builder import (
    DEAL,
    EXPOSED,
    PILE,
    STOCK,
    ActionBuilder,
    Place,
    Target,
    name_of,
)
from stockgames.games.portfolio.actions import Accept, Found, Offer, PortfolioAction
from stockgames.games.portfolio.drafting import DealDraft
from stockgames.games.portfolio.events import Acquired, DealMade, Raided
from stockgames.games.portfolio.facts import Facts, facts_of
from stockgames.games.portfolio.view import PortfolioView
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio import log_words, outline, panels
from stockgames.presentation.games.portfolio.terms import face
from stockgames.presentation.games.portfolio.words import PortfolioWords
from stockgames.presentation.outline import Node
from stockgames.presentation.panel import ENTER, ChoiceGroup, Panel
from stockgames.presentation.sentences.speech import money, say
from stockgames.ui.games.portfolio.dealing import Carried, Dealing, DealSheet
from stockgames.ui.games.portfolio.layout import lay_out
from stockgames.ui.games.portfolio.marks import Mark
from stockgames.ui.games.portfolio.motion import Mover, sound_of
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.sentences import keys_text
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.game_table import PanelPlaces
from stockgames.ui.table.motion import Moving, Sum
from stockgames.ui.table.pointing_table import Area, PointingTable
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.theme.shapes import bottom_part, inset, left_part
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.timing import later

_BELOW_TITLE = 14.0
"""The inset that keeps the title of the place for a new portfolio free."""
_THIS_TURN = 0.4
"""The share of the score sheet that tells of this turn, above which popovers are shown; less of it
for larger text.
"""


class PortfolioTable(PointingTable[PortfolioView, Facts, Target]):
    """See `GameTable`."""

    asking = "offer"

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.words: PortfolioWords = PortfolioWords()
        self.choosing: ActionBuilder = ActionBuilder()
        self.scene: PortfolioScene = PortfolioScene(
            self.board_look, self.words, self.choosing, self
        )
        self.board = GraphicsBoard(self.scene, lifted=("card-", "portfolio-"))
        self._mover = Mover(self.scene, self._animator, self.choosing)
        self._queue: list[PortfolioAction] = []
        self._walked: int | None = None
        """The slot that last had the keyboard focus, or was clicked since."""
        self._walks = False
        """Whether the keyboard moved there; a card only clicked isn't marked as focused."""
        self._carried = Carried(look, self.board)
        self._carried_over: str | None = None
        """The name of the target under dragged cards."""
        self._dropped_at: QPointF | None = None
        """Where cards were just dropped, until their move is shown."""
        self.board.dragged.connect(self._carry)
        self.board.dropped.connect(self._drop)
        self._dealing = Dealing(look, self.board, self.scene, self.choosing, self)
        self._dealing.relaid.connect(self._relaid)
        self._dealing.dealing.connect(self.dealing)
        self._connect(sound_of)

    # Called by the page

    def market(self) -> QRectF:
        layout = self.scene.layout_
        if layout is None:
            return QRectF()
        if layout.own_is_bare:
            return layout.seats[0].united(layout.seats[-1])
        return left_part(layout.own, layout.own.width() - layout.place_width)

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        layout = lay_out(size.width(), size.height(), seats, (), self.scene.panel_size)
        seen = _THIS_TURN * (2 - self.scene.panel_size) * layout.sheet.height()
        over = layout.actions.united(bottom_part(layout.sheet, seen))
        return PanelPlaces.on(
            *(layout.log, layout.actions, layout.peek),
            headline=layout.hand,
            popovers=over,
            kept_clear=layout.hand,
        )

    def _sync(self, view: PortfolioView, context: TableContext) -> None:
        self.choosing.sort_for(context.viewer, self.look.hand_order)
        facts = outline.renew(self.choosing, view, context)
        self.scene.sync(facts, context)
        self._refresh()
        if not self._dealing.sends:
            self._dealing.sync()
        if self._queue and self.choosing.playing:
            later(self, self._go_on)
        elif context.stage not in (Stage.ASKING, Stage.SHOWING):
            self._queue.clear()

    def _sums(self, change: Change[PortfolioView]) -> list[Sum]:
        return self.scene.sums(facts_of(change.after))

    def _steps(self, change: Change[PortfolioView]) -> list[Moving]:
        return self._mover.steps(change.shown.events, facts_of(change.after), self._dropped_at)

    def _put_down(self) -> None:
        self._dealing.put_back()
        if self._carried.name:
            self._put_back()
            self._refresh()
        super()._put_down()
        self.scene.put_back()

    def reveal(self, change: Change[PortfolioView], context: TableContext) -> TableReveal | None:
        events, names = change.shown.events, context.names
        answers = any(event.answers in context.humans for event in events)
        if answers and change.shown.seat not in context.humans:
            lines = (log_words.event_sentence(event, names) for event in events)
            made = (event for event in events if isinstance(event, DealMade))
            notes = (note for event in made for note in log_words.notes(event, names, None))
            return TableReveal(next(filter(None, lines), ""), "\n".join(notes))
        raid = next((e for e in events if isinstance(e, Raided)), None)
        if raid is None:
            return None
        name, owner, cost = names[raid.seat], names[raid.owner], money(raid.cost)
        way = "taken" if isinstance(raid, Acquired) else "gone"
        title = say("portfolio-all-look-a-raid", way=way, name=name, owner=owner, amount=cost)
        return TableReveal(title)

    def _forget(self) -> None:
        self._dealing.forget()
        self._queue.clear()
        self.choosing.forget()

    def _panel(self, facts: Facts, context: TableContext) -> Panel:
        return panels.build_panel(self.choosing, facts, context, self.words)

    def aside(self) -> Panel:
        if not self.choosing.deal.makers:
            return Panel()
        return Panel(groups=(ChoiceGroup("", (panels.deal_choice(""),)),))

    def _nodes(self, facts: Facts, context: TableContext) -> Sequence[Node]:
        score = self.scene.sheet.facts
        hand, worth = tuple(self.choosing.slots), panels.offered_worth(self.choosing, facts)
        nodes = outline.nodes(facts, context, self.words, score, hand, worth)
        deal = outline.draft_nodes(self.choosing.deal, facts, context)
        return (*deal, *self.scene.raid.nodes(), *nodes)

    def choose(self, name: str) -> bool:
        if name == DEAL:
            return self.open_deal()
        return self._press(name) if self._is_dealing else super().choose(name)

    def _press(self, name: str) -> bool:
        if self._is_dealing:
            return self._press_in_deal(name)
        happened = super()._press(name)
        if self.choosing.deal.is_counter:
            self._dealing.sync()
        return happened

    def _press_in_deal(self, name: str) -> bool:
        pressed = self.choosing.press(name)
        if pressed.refused is not None:
            self.explained.emit(pressed.refused)
        if pressed.seat is not None:
            self._dealing.sends = True
            self.spoken.emit(pressed.seat, pressed.action, pressed.then)
            self._dealing.sends = False
        self._dealing.sync()
        return self._then_refresh(pressed.happened and self._is_dealing) or pressed.happened

    @property
    def _is_dealing(self) -> bool:
        return self.choosing.deal.draft is not None

    def press(self, key: str) -> bool:
        choosing = self.choosing
        if self._dealing.is_open:
            printed = {"Return": ENTER, "Escape": "Esc"}.get(key, key)
            return self._press_choice(printed) or self._dealing.sheet.press(key)
        if not choosing.open:
            return (key == "D" and self.open_deal()) or (key == "O" and self._sort())
        if choosing.playing and key in ("Up", "Down"):
            return self._raise(key == "Up")
        if choosing.playing and key == "X":
            return self._point_at(name_of(PILE))
        if choosing.drawing and key.isdigit():
            return self._wish(int(key) or 10)
        return super().press(key)

    # Keys

    @property
    def spot_takes_enter(self) -> bool:
        slot = self._slot(self.board.focused_spot)
        takes = super().spot_takes_enter and slot not in self.choosing.selected
        return takes and not self._dealing.is_open

    @property
    def sheet(self) -> DealSheet | None:
        return self._dealing.sheet if self._dealing.is_open else None

    def key_notes(self) -> list[tuple[str, str]]:
        left_right, up_down = (keys_text(*keys) for keys in (("Left", "Right"), ("Up", "Down")))
        return [
            (say("portfolio-walk-along-the-hand"), left_right),
            (say("portfolio-select-a-card-or-put-it-back"), up_down),
            (say("table-confirm-the-highlighted-action"), keys_text("Enter")),
            (say("portfolio-draw-so-many-cards-0"), keys_text("1", "…", "0")),
            (say("portfolio-take-the-exposed-card-first"), keys_text("E")),
            (say("portfolio-discard"), keys_text("X")),
            (say("portfolio-sort-the-hand"), keys_text("O")),
            (say("portfolio-offer-a-deal"), keys_text("D")),
        ]

    def _slot(self, name: str | None) -> int | None:
        names = self.choosing.card_names()
        return names.index(name) if name in names else None

    def name_of_slot(self, slot: int) -> str:
        return self.choosing.card_names()[slot]

    @property
    def _walker(self) -> int | None:
        """The slot that has, or last had, the keyboard focus; None if there is none."""
        last = len(self.choosing.slots) - 1
        return None if self._walked is None or last < 0 else min(self._walked, last)

    def _walk(self, by: int) -> bool:
        choosing = self.choosing
        if choosing.drawing:
            return self._wish(choosing.cards + by)
        if not choosing.playing or not choosing.slots:
            return False
        start = -1 if by > 0 else 0
        at = start if self._walker is None else self._walker
        self._walked, self._walks = (at + by) % len(choosing.slots), True
        spot = self.board.spot(self.name_of_slot(self._walked))
        if spot is not None:
            spot.setFocus()
        return self._then_refresh(True)

    def _wish(self, count: int) -> bool:
        """Choose a number of cards to draw; return True without a choice if it is below one."""
        return count < 1 or self._point_at(name_of(("draw", count)))

    def _raise(self, up: bool) -> bool:
        slot, self._walks = self._walker, True
        if slot is None:
            return False
        if (slot in self.choosing.selected) != up:
            self._point_at(self.name_of_slot(slot))
        return True

    def _sort(self) -> bool:
        """Switch the order of the hand, which is always possible; return False without cards."""
        if not self.choosing.slots:
            return False
        self.choosing.sort("rank" if self.choosing.order == "suit" else "suit")
        self._lay_out_again()
        return True

    # Choosing

    def _point_at(self, name: str) -> bool:
        kind, number = self._place(name)
        if kind == "seat":
            return self._open_deal_with(number)
        if kind == "card":
            self._walked = number
        return super()._point_at(name)

    def _pointing_takes(self, target: Target) -> bool:
        return self.choosing.does(target.name) is not None

    # Dragging

    def _carry(self, name: str, at: QPointF) -> None:
        slot, choosing, hand = self._slot(name), self.choosing, self.scene.hand
        if self._dealing.is_open:
            self._dealing.carry(name, at)
        elif self._carried.name or (slot is not None and choosing.playing):
            if slot is not None and not self._carried.name and slot not in choosing.selected:
                choosing.select([slot])
            hand.hide_slots(choosing.selected)
            faces = [face(card) for card in choosing.chosen()]
            before = self._carried.name, self._over
            self._carried.carry(name, faces, hand.card, at)
            self._carried_over = self._under(at)
            if (self._carried.name, self._over) != before:
                self._refresh()

    def _under(self, point: QPointF) -> str | None:
        for target in self.choosing.targets():
            near = self._area(target).rect.adjusted(-12, -12, 12, 12)
            if target.place[0] in panels.GOALS and near.contains(point):
                return target.name
        return None

    def _drop(self, _name: str, at: QPointF) -> None:
        self._dealing.drop(at)
        if not self._carried.name:
            return
        self._put_back()
        over = self._under(at)
        if over is not None:
            self._dropped_at = at
            self._point_at(over)
            self._dropped_at = None
        self._refresh()

    def _put_back(self) -> None:
        self._carried.put_down()
        self.scene.hand.hide_slots(())
        self._carried_over = self._walked = None

    # Deals

    def open_deal(self, draft: DealDraft | None = None, partner: SeatId | None = None) -> bool:
        """Open the deal sheet; return whether anyone at the screen may make an offer now."""
        begun = self.choosing.begin_deal(draft, partner)
        if begun:
            self._dealing.sync()
        return begun

    def propose(self, action: Action) -> bool:
        if not isinstance(action, Offer):
            return super().propose(action)
        facts = self.scene.facts
        seat = None if facts is None else facts.viewer
        return seat is not None and self.open_deal(DealDraft.of(seat, action))

    def things_of(self, action: Action) -> list[str]:
        things, view = super().things_of(action), self.choosing.view
        if view is not None and isinstance(action, Offer):
            draft = DealDraft.of(view.viewer, action)
        elif view is not None and view.offer is not None and isinstance(action, Accept):
            draft = DealDraft.counter(view.offer)
        else:
            return things
        cards = draft.tray_slots(draft.maker, self.choosing.slots)
        runs = (*draft.give.terms().portfolios, *draft.get.terms().portfolios)
        places: list[Place] = [("seat", draft.partner), *(("run", number) for number in runs)]
        return [*things, *map(self.name_of_slot, cards), *map(name_of, places)]

    def _open_deal_with(self, partner: SeatId) -> bool:
        facts = self.scene.facts
        if not self.open_deal(partner=partner) and facts is not None:
            self.explained.emit(self.choosing.no_offer(facts.active))
        return True

    def _relaid(self) -> None:
        if self.scene.facts is not None:
            self._dealing.resize()
            self._refresh()

    def _press_spot(self, name: str) -> None:
        if self._is_dealing:
            self._press(name)
        else:
            self._walks = False
            super()._press_spot(name)

    # Sending actions

    def _confirm(self) -> bool:
        action, self._queue = self.choosing.action(), [*self.choosing.plan()[1:]]
        return self._emit(action)

    def _go_on(self) -> None:
        """Take the next queued action of a target if it is legal, else clear the queue."""
        if not self._queue or not self.choosing.playing:
            return
        action = self._queue.pop(0)
        if action in self.choosing.legal():
            self._emit(action, self.went_on)
        else:
            self._queue.clear()

    def place_of(self, way: Sequence[Target]) -> QRectF:
        kind, number = way[0].place if way else ("", 0)
        if kind == "card":
            return self.scene.hand.rank_rect(number)
        place = super().place_of(way)
        return inset(place, _BELOW_TITLE) if kind == "place" else place

    # Display

    def _start_over(self, action: Action | None) -> None:
        super()._start_over(action)
        self.choosing.wish_afresh()
        if isinstance(action, Found):
            self.choosing.select([self.choosing.slots.index(card) for card in action.cards])

    def _leading_to(self, way: Sequence[Target]) -> Sequence[str]:
        choosing = self.choosing
        cards = [n for slot, n in enumerate(choosing.card_names()) if slot in choosing.selected]
        goal = choosing.target(choosing.picked) or choosing.proposed()
        goals = [name_of(STOCK)] if choosing.drawing else [goal.name] if goal is not None else []
        return [*super()._leading_to(way), *cards, *goals]

    def _refresh(self) -> None:
        self.scene.lay_deal(self._dealing.least)
        self.scene.show_choosing()
        super()._refresh()

    @property
    def _over(self) -> str | None:
        return self._carried_over or self.board.hovered

    def _mark(self) -> None:
        super()._mark()
        choosing, board, scene = self.choosing, self.board, self.scene
        if self._is_dealing:
            scene.hand.hide_slots(choosing.deal.tray_slots(choosing.slots))
            scene.hand.focused = self._slot(board.focused_spot)
            return
        slot = self._slot(board.focused_spot)
        if slot is not None:
            self._walked, self._walks = slot, True
        scene.hand.focused = self._walker if choosing.playing and self._walks else None
        names = () if choosing.selected else choosing.card_names()
        advised = {slot for slot, name in enumerate(names) if name in self._advised}
        scene.hand.advised = frozenset(advised)
        prices = (self._place(name) for name in (board.hovered, board.focused_spot))
        scene.place.attended = next((count for kind, count in prices if kind == "draw"), None)
        scene.show_coming(choosing.coming(self._over))
        aimed = self._aimed()
        scene.show_raid(None if aimed is None else choosing.raid(aimed.name))

    def _place(self, name: str | None) -> Place | tuple[None, int]:
        target = self.choosing.target(name)
        return (None, 0) if target is None else target.place

    def _ring(self, target: Target) -> Mark | None:
        if target.place[0] in ("card", "draw"):
            return None
        ring, scene = super()._ring(target), self.scene
        if ring is None:
            return None
        ceiling, cutout = scene.ceiling(target.place), scene.tag_rect(target.place)
        text = self._popover_text(target)
        return Mark(ring.rect, ring.state, text=text, ceiling=ceiling, cutout=cutout)

    def _popover_text(self, target: Target) -> str:
        """Return the label over a target: what the selected cards do there."""
        if target.place == EXPOSED:
            return say("portfolio-first") if self.choosing.exposed else ""
        facts, action = self.scene.facts, self.choosing.does(target.name)
        if facts is None or action is None or target.place[0] not in panels.GOALS:
            return ""
        if target == self._aimed() and self.choosing.raid(target.name) is not None:
            return ""  # the popover beside it says more
        return self.words.verb(action, facts)

    def _is_lit(self, target: Target) -> bool:
        return super()._is_lit(target) and target.place[0] != "seat" and not self._is_dealing

    def _is_picked(self, target: Target) -> bool:
        if target.refused is not None or self._is_dealing:
            return False
        if target.place == EXPOSED and self.choosing.exposed:
            return True
        return target == self._aimed()

    def _aimed(self) -> Target | None:
        """Return the target under the mouse, or else the one chosen or proposed."""
        over, choosing = self.choosing.target(self._over), self.choosing
        if over is not None and over.place[0] != "card" and self._is_lit(over):
            return over
        return choosing.target(choosing.picked) or choosing.proposed()

    def _area(self, target: Target) -> Area:
        kind, number = target.place
        if kind == "named":
            return Area(QRectF())
        if kind == "card":
            shape = self.scene.hand.visible(number)
            return Area(shape.boundingRect(), shape=shape)
        return Area(self.scene.place_rect(target.place))

    def _pressable(self, facts: Facts, context: TableContext) -> Sequence[Node]:
        return outline.target_nodes(self._targets, self.choosing, facts, context, self.words)

    def _resized(self, size: QSize) -> None:
        super()._resized(size)
        self._dealing.resize()


create_table = PortfolioTable
