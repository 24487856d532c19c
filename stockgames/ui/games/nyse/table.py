"""The NYSE table: the game-specific part of `PointingTable`, with its scene and texts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize

from stockgames.controllers.stages import Change
from stockgames.engine.action_builder import named
from stockgames.engine.state import Action
from stockgames.games.nyse.action_builder import ActionBuilder, Place, Target
from stockgames.games.nyse.actions import Discard, Waive, kind_key
from stockgames.games.nyse.events import MarkerMoved
from stockgames.games.nyse.facts import NyseFacts, facts_of
from stockgames.games.nyse.parts import BOARDS, CRASHED, STOCK_SWAP
from stockgames.games.nyse.view import NyseView
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.nyse import outline, panels
from stockgames.presentation.games.nyse.terms import LETTERS, sector
from stockgames.presentation.games.nyse.words import NyseWords, is_concealed
from stockgames.presentation.outline import Node
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.nyse.hand import hand_plate
from stockgames.ui.games.nyse.layout import lay_out
from stockgames.ui.games.nyse.motion import Mover, sound_of
from stockgames.ui.games.nyse.scene import NyseScene
from stockgames.ui.sentences import keys_text
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.game_table import PanelPlaces
from stockgames.ui.table.items import Ring
from stockgames.ui.table.motion import Moving, Sum
from stockgames.ui.table.pointing_table import Area, PointingTable, neighbour
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.theme.theme_context import ThemeContext


class NyseTable(PointingTable[NyseView, NyseFacts, Target]):
    """The table shown on the page of an NYSE game (see `GameTable`)."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.words: NyseWords = NyseWords()
        self.scene: NyseScene = NyseScene(self.board_look, self.words, self)
        self.board = GraphicsBoard(self.scene)
        self.choosing: ActionBuilder = ActionBuilder()
        self._mover = Mover(self.scene, self._animator)
        self._target_nodes: dict[Target, Node] = {}
        """Those of the position's targets that were shown."""
        self._connect(sound_of)

    # Called by the page

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        board, panel = BOARDS["standard"], self.scene.panel_size
        layout = lay_out(size.width(), size.height(), seats, board, panel)
        hand = layout.hand
        wide = min(316.0, hand.right() - 10 - hand_plate(hand).right())
        eye = QRectF(hand.right() - 10 - wide, hand.top() + 6, wide, 50)
        return PanelPlaces.on(layout.log, layout.actions, eye, headline=layout.hand)

    def _start_over(self, action: Action | None) -> None:
        super()._start_over(action)
        if isinstance(action, Discard):
            self.choosing.discard()
        if isinstance(action, Waive):
            self.choosing.pick(f"play-{kind_key(action.chip * 4 + STOCK_SWAP)}")
            self.choosing.waive()

    def _sync(self, view: NyseView, context: TableContext) -> None:
        self._target_nodes.clear()
        self.scene.sync(outline.renew(self.choosing, view, context), context)
        self._refresh()

    def _steps(self, change: Change[NyseView]) -> list[Moving]:
        return self._mover.steps(change.shown.events)

    def _sums(self, change: Change[NyseView]) -> list[Sum]:
        context = self.scene.context
        concealed = context is not None and is_concealed(context)
        return self.scene.sums(facts_of(change.after, concealed=concealed))

    def reveal(self, change: Change[NyseView], context: TableContext) -> TableReveal | None:
        crashed = [
            e for e in change.shown.events if isinstance(e, MarkerMoved) and e.after == CRASHED
        ]
        if not crashed:
            return None
        name = sector(crashed[0].color)
        return TableReveal(say("nyse-all-look-a-crash", sector=name))

    def _forget(self) -> None:
        self.choosing = ActionBuilder()
        self._target_nodes.clear()

    def _panel(self, facts: NyseFacts, context: TableContext) -> Panel:
        return panels.build_panel(self.choosing, facts, context, self.words)

    def _nodes(self, facts: NyseFacts, context: TableContext) -> Sequence[Node]:
        return outline.nodes(facts, context, self.words)

    def _take_key(self, key: str) -> bool:
        if key in LETTERS:
            return self._press_letter(LETTERS.index(key))
        if super()._take_key(key):
            return True
        rests = key == "Return" and self.choosing.way.step == "take"
        why = self.choosing.no_take() if rests else None
        if why is not None:
            self.explained.emit(why)
        return why is not None

    @property
    def spot_takes_enter(self) -> bool:
        is_named = self.choosing.way.step in ("invest", "waive")  # the piles' notes say so
        return super().spot_takes_enter and not is_named

    def key_notes(self) -> list[tuple[str, str]]:
        facts = self.scene.facts
        notes = [
            (say("nyse-move-around-the-table"), keys_text("Left", "Right")),
            (say("nyse-point-at-this-sector"), keys_text(*LETTERS)),
            (say("table-confirm-the-highlighted-action"), keys_text("Enter")),
            (say("nyse-go-a-step-back"), keys_text("Esc")),
            (say("nyse-play-a-special-chip"), keys_text("1", "2", "3")),
            (say("nyse-discard-from-the-supply"), keys_text("D")),
        ]
        if facts is None or not facts.is_alone:
            notes.append((say("nyse-stop-an-investment-early"), keys_text("X")))
            notes.append((say("nyse-waive-the-trade-of-a"), keys_text("W")))
        return notes

    def market(self) -> QRectF:
        layout = self.scene.layout_
        return QRectF() if layout is None else layout.board.tray

    def price_pieces(self) -> Sequence[QRectF]:
        return [marker.rect.translated(marker.pos()) for marker in self.scene.markers]

    # Choosing

    def _press_letter(self, color: int) -> bool:
        for target in self._targets:
            kind, number = target.place
            if kind in ("pile", "marker", "column") and number % 4 == color:
                return self._point_at(target.name)
        if self.choosing.way.step in ("which", "give", "surrender"):
            alike = [t for t in self._targets if t.place[0] == "chip" and t.place[1] >> 2 == color]
            name = neighbour(alike, self.choosing.picked, 1)
            if name is not None and self._point_at(name):
                return True
        return self._press_beside(f"{outline.RESTS}-pile-{color}")

    def _walking_picks(self, target: Target) -> bool:
        step, is_chip = self.choosing.way.step, target.place[0] == "chip"
        if is_chip:
            return step in ("give", "surrender")
        return step in ("take", "discard", "market")

    def _step_back(self) -> bool:
        if super()._step_back():
            return True
        why = self.choosing.no_way_back()
        if why is not None:
            self.explained.emit(why)
        return self._then_refresh(why is not None)

    # Display

    def _mark(self) -> None:
        super()._mark()
        choosing, facts, move = self.choosing, self.scene.facts, None
        if facts is not None:
            move = choosing.forecast(self._regarded, facts)
            move = move or choosing.forecast(self._picked, facts)
        self.scene.show_preview(move)
        lit = self._raised()
        pile = lit.place[1] if lit is not None and lit.place[0] == "pile" else None
        discards = choosing.way.step == "discard"
        self.scene.show_supply(pile, None if discards else choosing.steps)
        columns = (target.place for target in self._targets if target.place[0] == "column")
        self.scene.show_places({number // 4 for _, number in columns})

    def _ring_beside(self) -> list[Ring]:
        rings, way = super()._ring_beside(), self.choosing.way
        if way.chip is None or not self.choosing.open:
            return rings
        place: Place = ("chip", way.chip * 4 + way.marking)
        rect = self.scene.place_rect(place)
        if rect.isEmpty() or any(target.place == place for target in self._targets):
            return rings
        return [*rings, Ring(rect, "picked", rect.width() / 2, on_wood=True, is_clear=True)]

    def _raised(self) -> Target | None:
        return super()._raised() or named(self._targets, self._picked)

    def _pressable(self, facts: NyseFacts, context: TableContext) -> Sequence[Node]:
        return outline.target_nodes(
            self._targets, self.choosing, facts, context, self._target_nodes
        )

    def _rect_beside(self, name: str) -> QRectF:
        return self.scene.place_rect(outline.resting_place(name))

    def _press_beside(self, name: str) -> bool:
        rests = self.choosing.rests()
        if rests is None or not name.startswith(outline.RESTS):
            return False
        marker = self.choosing.marker_of(outline.resting_place(name))
        if marker is not None:
            self._press_spot(marker.name)
        else:
            self.explained.emit(rests)
        return True

    def _area(self, target: Target) -> Area:
        rect, (kind, number) = self.scene.place_rect(target.place), target.place
        if kind in ("marker", "chip"):
            return Area(rect, rect.width() / 2, on_wood=True, is_clear=True)
        if kind == "pile":
            return Area(rect, 20.16, is_clear=True, ringed=self.scene.piles[number].ring_rect)
        return Area(rect, 14.0, ringed=rect.adjusted(3, 1, -3, 0) if kind == "column" else None)

    def _is_lit(self, target: Target) -> bool:
        kind = target.place[0]
        resting = kind == "chip" and self.choosing.no_take() is None
        resting |= kind == "pile" and self.choosing.picked is not None
        turning = self.choosing.way.step in ("take", "discard")
        return super()._is_lit(target) and not (turning and resting)


create_table = NyseTable
