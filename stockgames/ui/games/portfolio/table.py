"""The Portfolio table: scene, hot spots, keys and choices bound together (see `GameTable`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRectF, QSize, QTimer, Signal

from stockgames.controllers.table import Change, Stage
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.actions import PortfolioAction
from stockgames.games.portfolio.choosing import EXPOSED, PAUPER, PILE, Choosing, name_of
from stockgames.games.portfolio.drafting import DealDraft
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio import panels
from stockgames.ui.games.portfolio.board_view import CARD, CardBoard
from stockgames.ui.games.portfolio.deal_sheet import DealSheet
from stockgames.ui.games.portfolio.dealing import Dealing
from stockgames.ui.games.portfolio.dragging import Dragging
from stockgames.ui.games.portfolio.layout import lay_out
from stockgames.ui.games.portfolio.motion import Mover
from stockgames.ui.games.portfolio.pointing import DRAW, SEAT, Pointing
from stockgames.ui.games.portfolio.scene import PortfolioScene
from stockgames.ui.games.portfolio.sounds import sound_of
from stockgames.ui.games.portfolio.words import PortfolioWords
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import keys_text
from stockgames.ui.table.game_table import ChoiceGroup, Panel, PanelPlaces, TableContext
from stockgames.ui.table.painted_table import PaintedTable


class PortfolioTable(PaintedTable[PortfolioView]):
    """See `GameTable`."""

    spoken = Signal(int, object)
    """Who makes an offer, and the offer: at any decision, also out of turn (P12)."""
    dealing = Signal(bool)
    """Whether somebody at the screen thinks up a deal: bots wait that long."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(look, parent)
        self._words = PortfolioWords()
        self.scene: PortfolioScene = PortfolioScene(look, self._words, self)
        self.board: CardBoard = CardBoard(self.scene)
        self.choosing = Choosing()
        self._pointing = Pointing(self.scene, self.board, self.choosing, self._words)
        self._mover = Mover(self.scene, self._animator, self.choosing)
        self._queue: list[PortfolioAction] = []
        self._dragging = Dragging(
            self.scene, self.board, self.choosing, self._pointing, self._refresh, self._bring
        )
        self._dealing = Dealing(look, self.board, self)
        self._dealing.spoken.connect(self.spoken)
        self._dealing.dealing.connect(self.dealing)
        self.board.pressed_spot.connect(self._press_spot)
        self.board.pointed_changed.connect(self._pointed)
        self._follow(sound_of)

    # What the page asks for

    @property
    def deal_sheet(self) -> DealSheet:
        """The deal table."""
        return self._dealing.sheet

    def needed(self) -> Sequence[QRectF]:
        """Return what no slip may cover: of the deal table while it lies over all the rest."""
        return self.deal_sheet.needed() if self.deal_sheet.is_open else super().needed()

    def worth_seeing(self) -> Sequence[QRectF]:
        """Return what a slip may cover only where nothing else is free."""
        return () if self.deal_sheet.is_open else super().worth_seeing()

    @property
    def words(self) -> PortfolioWords:
        """The game's words."""
        return self._words

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        """Return where the page's panels lie."""
        layout = lay_out(size.width(), size.height(), seats)
        return PanelPlaces(
            log=layout.log.toAlignedRect(),
            actions=layout.actions.toAlignedRect(),
            peek=layout.peek.toAlignedRect(),
        )

    def _agree(self, view: PortfolioView, context: TableContext) -> None:
        is_open = context.asks and (bool(view.legal) or view.offer is not None)
        self.choosing.renew(view, is_open=is_open)
        self.scene.agree(facts_of(view), context, self.choosing)
        self._refresh()
        self._dealing.follow(view, context)
        if self._queue and self.choosing.playing:
            QTimer.singleShot(0, self, self._go_on)
        elif context.stage not in (Stage.ASKING, Stage.SHOWING):
            self._queue.clear()

    def _move(
        self,
        change: Change[PortfolioView],
        context: TableContext,
        speed: float,
        end: Callable[[], None],
    ) -> None:
        self._mover.origin = self._dragging.drop_point
        self._mover.play(change.shown, speed, end)

    def _put_down(self) -> None:
        self._dragging.give_up()
        self._mover.clear()

    def _forget(self) -> None:
        self._dealing.forget()
        self._queue.clear()
        self.choosing.forget()

    def panel(self) -> Panel:
        """Return what can be chosen now."""
        context = self.scene.context
        if context is None:
            return Panel()
        return panels.build_panel(self.choosing, context, self._words, self._dealing.bar())

    def aside(self) -> Panel:
        """Return what people at the screen can do while it is not their decision."""
        if not self._dealing.makers():
            return Panel()
        return Panel(groups=(ChoiceGroup("", (panels.deal_choice(""),)),))

    def choose(self, name: str) -> bool:
        """Press a choice of the panel."""
        choosing = self.choosing
        if name == panels.DEAL:
            return self.open_deal()
        if not choosing.open:
            return False
        match name:
            case panels.CONFIRM:
                return self._confirm()
            case panels.PAUPER:
                return self._bring(name_of(PAUPER))
            case panels.EXPOSED:
                return self._bring(name_of(EXPOSED))
            case panels.SORT:
                return self._sort()
            case panels.DROP:
                return self._then_refresh(choosing.back())
            case panels.ACCEPT | panels.DECLINE:
                return self._bring(name)
            case panels.COUNTER:
                return self._counter_offer()
            case _:
                return self._choose_target(name)

    def _choose_target(self, name: str) -> bool:
        for target in self.choosing.ways():
            if name == f"go-{self._words.action_name(target.actions[0])}":
                return self._bring(target.name)
        return False

    def press(self, key: str) -> bool:
        """Take a key."""
        choosing = self.choosing
        if self._dealing.is_open:
            return self._dealing.sheet.press(key)
        if not choosing.open:
            return (key == "D" and self.open_deal()) or (key == "O" and self._sort())
        if key in ("Left", "Right"):
            return self._move_on(1 if key == "Right" else -1)
        if key in ("Up", "Down") and choosing.playing:
            return self._raise(key == "Up")
        if key == "Return":
            return self._enter()
        if key == "Escape":
            return self._then_refresh(choosing.back())
        if choosing.drawing and key.isdigit():
            return self._wish(int(key) or 10)
        if key == "X" and choosing.playing:
            return self._bring(name_of(PILE))
        return self._press_choice(key)

    # Keys

    @property
    def spot_takes_enter(self) -> bool:
        """Whether Enter presses what the keyboard is on; a card pulled out waits for the button."""
        focused = self.board.focused_spot
        return focused is not None and self._pointing.slot_of(focused) not in self.choosing.selected

    @property
    def can_step_back(self) -> bool:
        """Whether cards are pulled out that can be put back."""
        return self.choosing.open and self.choosing.can_step_back

    @property
    def sheet(self) -> DealSheet | None:
        """The deal table, while it lies over the board."""
        return self._dealing.sheet if self._dealing.is_open else None

    def key_notes(self) -> list[tuple[str, str]]:
        """Return what keys do on the table, for the list of shortcuts."""
        left_right, up_down = (keys_text(*keys) for keys in (("Left", "Right"), ("Up", "Down")))
        return [
            (say("portfolio-walk-along-the-hand"), left_right),
            (say("portfolio-pull-a-card-out-or"), up_down),
            (say("portfolio-do-what-is-proposed"), keys_text("Enter")),
            (say("portfolio-draw-so-many-cards-0"), keys_text("1", "…", "0")),
            (say("portfolio-take-the-exposed-card-first"), keys_text("E")),
            (say("portfolio-discard"), keys_text("X")),
            (say("portfolio-sort-the-hand"), keys_text("O")),
            (say("portfolio-offer-a-deal"), keys_text("D")),
        ]

    def _enter(self) -> bool:
        """Press what the keyboard is on."""
        focused = self.board.focused_spot
        if focused is not None:
            self._press_spot(focused)
        return focused is not None

    def _move_on(self, by: int) -> bool:
        """Move along the hand, or along the price list."""
        choosing = self.choosing
        if choosing.drawing:
            return self._wish(choosing.cards + by)
        if not choosing.playing or not choosing.slots:
            return False
        pointing, at = self._pointing, self._pointing.cursor
        start = -1 if by > 0 else 0
        pointing.cursor = ((start if at is None else at) + by) % len(choosing.slots)
        spot = self.board.spot(pointing.name_of_slot(pointing.cursor))
        if spot is not None:
            spot.setFocus()
        return self._then_refresh(True)

    def _raise(self, up: bool) -> bool:
        slot = self._pointing.slot_of(self.board.focused_spot)
        slot = self._pointing.cursor if slot is None else slot
        if slot is None:
            return False
        if (slot in self.choosing.selected) != up:
            self._toggle(slot)
        return self._then_refresh(True)

    def _toggle(self, slot: int) -> None:
        if self.choosing.toggle(slot):
            self._pointing.cursor = slot

    # Pointing

    def name_of_slot(self, slot: int) -> str:
        """Return the name of the hot spot over a card of the hand."""
        return self._pointing.name_of_slot(slot)

    def press_spot_of(self, slot: int) -> None:
        """Press the card of a slot."""
        self._press_spot(self.name_of_slot(slot))

    def _press_spot(self, name: str) -> None:
        """A hot spot was pressed, by mouse or keyboard."""
        slot = self._pointing.slot_of(name) if name.startswith(CARD) else None
        if slot is not None:
            self._toggle(slot)
            self._refresh()
        elif name.startswith(SEAT):
            self._open_deal_with(int(name.removeprefix(SEAT)))
        else:
            self._bring(name)

    def _bring(self, name: str) -> bool:
        """Bring the selected cards to a place, or wish for a draw; or say why that cannot be."""
        target = self.choosing.target(name)
        if target is None:
            self.explained.emit(say("portfolio-select-cards-of-the-hand"))
        elif target.refused is not None:
            self.explained.emit(target.refused)
        elif self.choosing.pick(name) and target.actions:
            return self._confirm()
        return self._then_refresh(True)

    def _wish(self, count: int) -> bool:
        """Wish for a number of cards; below one there is nothing to wish for."""
        return count < 1 or self._bring(f"{DRAW}{count}")

    def _sort(self) -> bool:
        """Hold the hand in the other order; that can be done at any time."""
        if not self.choosing.slots:
            return False
        self.choosing.sort("rank" if self.choosing.order == "suit" else "suit")
        self._agree_again()
        return True

    # Deals

    def open_deal(self, draft: DealDraft | None = None) -> bool:
        """Open the deal table; tell whether anybody at the screen may make an offer now."""
        return self._dealing.open(draft)

    def _open_deal_with(self, partner: SeatId) -> None:
        makers = [seat for seat in self._dealing.makers() if seat != partner]
        if makers:
            self.open_deal(DealDraft(makers[0], partner))
        else:
            self.explained.emit(self._dealing.why_not())

    def _counter_offer(self) -> bool:
        """Decline the open offer, and turn it round on the deal table."""
        self._dealing.turn_round()
        return self._bring(panels.DECLINE)

    # Sending actions

    def _confirm(self) -> bool:
        """Do everything that is chosen, one action after the other."""
        action, self._queue = self.choosing.action(), [*self.choosing.plan()[1:]]
        return self._emit(action)

    def _go_on(self) -> None:
        """Do what is left of a target, as long as the rules agree."""
        if not self._queue or not self.choosing.playing:
            return
        action = self._queue.pop(0)
        if action in self.choosing.legal():
            self._emit(action)
        else:
            self._queue.clear()

    def _stop_asking(self) -> None:
        self.choosing.close()

    # What shows

    def _refresh(self) -> None:
        self._show_wish()
        self._pointing.show()
        self.panel_changed.emit()

    def _pointed(self) -> None:
        slot = self._pointing.slot_of(self.board.focused_spot)
        if slot is not None:
            self._pointing.cursor = slot
        self._show_wish()
        self._pointing.mark()

    def _show_wish(self) -> None:
        coming = self.choosing.coming(self._pointing.over)
        self.scene.show_wish(self.choosing, coming, self._pointing.price)

    def _resized(self, size: QSize) -> None:
        super()._resized(size)
        self._dealing.resize()

    def _agree_again(self) -> None:
        facts, context = self.scene.facts, self.scene.context
        if facts is not None and context is not None:
            self.scene.agree(facts, context, self.choosing)
            self._refresh()


def create_table(look: Look) -> PortfolioTable:
    """Return the table of Portfolio."""
    return PortfolioTable(look)
