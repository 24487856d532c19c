"""The Exchange table: scene, hot spots, keys and choices bound together (see `GameTable`)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import QAbstractButton

from stockgames.controllers.table import Change, Stage
from stockgames.games.exchange.choosing import Choosing
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange import panels
from stockgames.ui.games.exchange.board_view import Pointing, board_view
from stockgames.ui.games.exchange.card_keys import card_of_key
from stockgames.ui.games.exchange.layout import lay_out
from stockgames.ui.games.exchange.motion import Mover
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.games.exchange.sounds import sound_of
from stockgames.ui.games.exchange.words import ExchangeWords
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import keys_text
from stockgames.ui.table.game_table import Panel, PanelPlaces, TableContext
from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.painted_table import PaintedTable
from stockgames.ui.table.refusals import refusal_text

_ARROWS = {"Left": -1, "Right": 1}


class ExchangeTable(PaintedTable[ExchangeView]):
    """See `GameTable`."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(look, parent)
        self._words = ExchangeWords()
        self.scene: ExchangeScene = ExchangeScene(look, self)
        self.board = GraphicsBoard(self.scene)
        self.choosing = Choosing()
        self._pointing = Pointing()
        self._mover = Mover(self.scene, self._animator)
        self._view: ExchangeView | None = None
        self._context: TableContext | None = None
        self._arranged: tuple[QSize, int] | None = None
        self._painting = False
        self.scene.attach(self.board)
        self.scene.card_pressed.connect(self._press_card)
        self.board.pointed_changed.connect(self._pointed)
        self._follow(sound_of)

    # What the page asks for

    @property
    def words(self) -> ExchangeWords:
        """The game's words."""
        return self._words

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        """Return where the page's panels lie."""
        layout = lay_out(size, seats)
        return PanelPlaces(
            log=layout.log.toAlignedRect(),
            actions=layout.actions.toAlignedRect(),
            peek=layout.peek.toAlignedRect(),
        )

    def _agree(self, view: ExchangeView, context: TableContext) -> None:
        self._view, self._context = view, context
        self.choosing.renew(view, context.seat, is_open=context.asks and bool(view.legal))
        self._note_pointing()
        self._lay_out()
        self._refresh()

    def _set_out(self, change: Change[ExchangeView], showing: TableContext) -> None:
        self._agree(change.before, showing)  # the hand goes, too

    def _move(
        self,
        change: Change[ExchangeView],
        context: TableContext,
        speed: float,
        end: Callable[[], None],
    ) -> None:
        self._mover.play(change.shown.events, board_view(change.after, context), speed, end)

    def _put_down(self) -> None:
        self.scene.clear_flying()

    def _forget(self) -> None:
        self.choosing = Choosing()
        self._view = self._context = None

    def panel(self) -> Panel:
        """Return what can be chosen now."""
        if self._context is None:
            return Panel()
        return panels.build_panel(self.choosing, self._context, self._words)

    def choose(self, name: str) -> bool:
        """Press a choice of the panel, or a card by its name."""
        if not self.choosing.open:
            return False
        if name == panels.CONFIRM:
            return self._confirm()
        if name == panels.BACK:
            return self._then_refresh(self.choosing.back())
        if name == panels.TURN:
            return self._picked(self.choosing.turn())
        if name == panels.LOOK_AHEAD:
            return self._look_ahead()
        return self._picked(self.choosing.pick(name))

    def press(self, key: str) -> bool:
        """Take a key. What is picked by key takes the focus off any button: Enter then lays it."""
        if not self.choosing.open:
            return False
        if key == "Return":
            return self._picked(self.choosing.pick(self.board.focused_spot or ""))
        if key == "Escape":
            return self._then_refresh(self.choosing.back())
        before = self.choosing.picked
        taken = self._pick_by_key(key)
        if self.choosing.picked != before and isinstance(
            self.board.window().focusWidget(), QAbstractButton
        ):
            self._focus_picked()
        return taken

    def _pick_by_key(self, key: str) -> bool:
        if key in _ARROWS:
            return self._move_on(_ARROWS[key])
        if key in ("Up", "Down", panels.TURN_KEY):
            return self._picked(self.choosing.turn())
        if key == panels.LOOK_KEY:
            return self._look_ahead()
        return self._picked(self.choosing.pick(card_of_key(self.choosing, key)))

    @property
    def spot_takes_enter(self) -> bool:
        """Whether Enter picks the card that the keyboard is on, where it is not yet picked."""
        return self.board.focused_spot not in (None, self.choosing.picked)

    @property
    def can_step_back(self) -> bool:
        """Whether a card is picked that can be put back."""
        return self.choosing.open and self.choosing.can_step_back

    def key_notes(self) -> list[tuple[str, str]]:
        """Return what keys do on the table, for the list of shortcuts; code cards have others."""
        if self._context is not None and self._context.stage is Stage.KEYS:
            return []
        return [
            (say("exchange-pick-the-next-card"), keys_text("Left", "Right")),
            (say("exchange-pick-this-card"), keys_text("1", "…", "9")),
            (say("exchange-phase-2-sell-so-many"), keys_text("A", "…", "G", "I", "J")),
            (say("exchange-turn-to-the-other-side"), keys_text(panels.TURN_KEY)),
            (say("exchange-lay-the-card-that-is"), keys_text("Enter")),
            (say("exchange-put-the-card-back"), keys_text("Esc")),
            (say("exchange-look-ahead"), keys_text(panels.LOOK_KEY)),
        ]

    # Pointing

    def _move_on(self, by: int) -> bool:
        """Pick the next card, and let the focus follow."""
        moved = self.choosing.move(by)
        if moved:
            self._refresh()
            self._focus_picked()
        return moved

    def _picked(self, happened: bool) -> bool:
        """Show what has been picked; a focus on another card would turn Enter against it."""
        if happened:
            self._refresh()
            if self.board.focused_spot is not None:
                self._focus_picked()
        return happened

    def _focus_picked(self) -> None:
        spot = self.board.spot(self.choosing.picked or "")
        target = spot or self.board.parentWidget()
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press_card(self, name: str) -> None:
        """Pick a card; the one already picked is laid."""
        if name == self.choosing.picked:
            self._confirm()
        else:
            self._picked(self.choosing.pick(name))

    def _look_ahead(self) -> bool:
        """Pick intelligence; it costs money, so that it wants to be confirmed."""
        if self._picked(self.choosing.pick(panels.INTELLIGENCE_NAME)):
            return True
        deck = self.choosing.target(panels.INTELLIGENCE_NAME)
        if deck is None or deck.refused is None:
            return False
        self.explained.emit(refusal_text("exchange", deck.refused))
        return True

    def _pointed(self) -> None:
        self._note_pointing()
        self._show_board()

    def _note_pointing(self) -> None:
        self._pointing = Pointing(self.board.focused_spot or "", self.board.pointed or "")

    def _confirm(self) -> bool:
        return self._emit(self.choosing.action())

    def _stop_asking(self) -> None:
        self.choosing.close()
        self._pointing = Pointing()

    # What shows

    def _refresh(self) -> None:
        self._show_board()
        self.panel_changed.emit()

    def _show_board(self) -> None:
        """Show what is picked and pointed at; hot spots that come or go can change that."""
        if self._painting or self._mover.running or self._view is None or self._context is None:
            return
        self._painting = True
        shown: Pointing | None = None
        try:
            while shown != self._pointing:
                shown = self._pointing
                board = board_view(self._view, self._context, self.choosing, shown)
                self.scene.set_view(board)
        finally:
            self._painting = False

    def _lay_out(self) -> None:
        """Lay the scene out, where size or number of seats are new."""
        size = self.board.size()
        if self._view is None or size.isEmpty() or self._arranged == (size, self._view.seats):
            return
        self._arranged = (size, self._view.seats)
        self.scene.arrange(lay_out(size, self._view.seats))

    def _agree_again(self) -> None:
        self._arranged = None
        self._lay_out()


def create_table(look: Look) -> ExchangeTable:
    """Return the table of Exchange."""
    return ExchangeTable(look)
