"""The NYSE table: scene, hot spots, keys and choices bound together (see `GameTable`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRectF, QSize

from stockgames.controllers.table import Change
from stockgames.games.nyse.choosing import Choosing
from stockgames.games.nyse.names import marking_key
from stockgames.games.nyse.parts import BOARDS
from stockgames.games.nyse.view import NyseView
from stockgames.games.nyse.ways import SPECIALS, Target
from stockgames.ui.games.nyse import panels
from stockgames.ui.games.nyse.layout import lay_out
from stockgames.ui.games.nyse.motion import Mover
from stockgames.ui.games.nyse.scene import NyseScene
from stockgames.ui.games.nyse.sounds import sound_of
from stockgames.ui.games.nyse.terms import LETTERS
from stockgames.ui.games.nyse.words import NyseWords, is_concealed
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import keys_text
from stockgames.ui.table.game_table import Panel, PanelPlaces, TableContext
from stockgames.ui.table.graphics_board import GraphicsBoard, Spot
from stockgames.ui.table.painted_table import PaintedTable
from stockgames.ui.table.refusals import refusal_text
from stockgames.ui.table.rings import Ring


class NyseTable(PaintedTable[NyseView]):
    """See `GameTable`."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(look, parent)
        self._words = NyseWords()
        self.scene: NyseScene = NyseScene(look, self._words, self)
        self.board = GraphicsBoard(self.scene)
        self.choosing = Choosing()
        self._mover = Mover(self.scene, self._animator)
        self.board.pressed_spot.connect(self._press_spot)
        self.board.pointed_changed.connect(self._refresh_marks)
        self._follow(sound_of)

    # What the page asks for

    @property
    def words(self) -> NyseWords:
        """The game's words."""
        return self._words

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        """Return where the page's panels lie; the eye stands at the right of the hand's plate."""
        layout = lay_out(size.width(), size.height(), seats, BOARDS["standard"])
        hand = layout.hand
        wide, high = max(306.0, 330 * layout.scale), max(50.0, 58 * layout.scale)
        eye = QRectF(hand.right() - wide - 10, hand.top() + 6, wide, high)
        return PanelPlaces(
            log=layout.log.toAlignedRect(),
            actions=layout.actions.toAlignedRect(),
            peek=eye.toAlignedRect(),
        )

    def _agree(self, view: NyseView, context: TableContext) -> None:
        self.scene.agree(view, context)
        is_open, concealed = context.asks and bool(view.legal), is_concealed(context)
        self.choosing.renew(view, is_open=is_open, concealed=concealed)
        self._refresh()

    def _move(
        self, change: Change[NyseView], context: TableContext, speed: float, end: Callable[[], None]
    ) -> None:
        self._mover.play(change.shown, speed, end)

    def _put_down(self) -> None:
        self._mover.clear()

    def _forget(self) -> None:
        self.choosing = Choosing()

    def panel(self) -> Panel:
        """Return what can be chosen now."""
        context = self.scene.context
        return panels.build_panel(self.choosing, context, self._words) if context else Panel()

    def choose(self, name: str) -> bool:
        """Press a choice of the panel."""
        if not self.choosing.open:
            return False
        if name == panels.CONFIRM:
            return self._confirm()
        if name == panels.BACK:
            return self._go_back()
        if name == panels.WAIVE:
            return self._then_refresh(self.choosing.waive())
        if name == panels.DISCARD:
            return self._discard()
        if name == panels.STOP:
            return self._emit(self.choosing.stop())
        if name.startswith("pick-"):
            return self._point_at(name.removeprefix("pick-"))
        for marking in SPECIALS:
            if name == f"play-{marking_key(marking)}" and marking in self.choosing.specials():
                return self._play(marking)
        return False

    def press(self, key: str) -> bool:
        """Take a key."""
        if not self.choosing.open:
            return False
        if key in ("Left", "Right", "Up", "Down"):
            return self._move_on(1 if key in ("Right", "Down") else -1)
        if key == "Return":
            focused = self.board.focused_spot
            return focused is not None and self._point_at(focused)
        if key == "Escape":
            return self._go_back()
        if key in LETTERS:
            return self._press_letter(LETTERS.index(key))
        return self._press_choice(key)

    @property
    def spot_takes_enter(self) -> bool:
        """Whether Enter picks what the keyboard is on, where that is not yet picked."""
        named = self.choosing.way.step in ("invest", "waive")  # stacks then say what comes first
        return self.board.focused_spot not in (None, self.choosing.picked) and not named

    @property
    def can_step_back(self) -> bool:
        """Whether something has been picked or begun."""
        return self.choosing.open and self.choosing.can_step_back

    def key_notes(self) -> list[tuple[str, str]]:
        """Return what keys do on the table, for the list of shortcuts."""
        view = self.scene.view
        notes = [
            (say("nyse-walk-over-the-table"), keys_text("Left", "Right")),
            (say("nyse-point-at-this-sector"), keys_text(*LETTERS)),
            (say("nyse-do-what-is-proposed"), keys_text("Enter")),
            (say("nyse-go-a-step-back"), keys_text("Esc")),
            (say("nyse-play-a-special-chip"), keys_text("1", "2", "3")),
            (say("nyse-discard-from-the-supply"), keys_text("D")),
        ]
        if view is None or view.seats > 1:
            notes.append((say("nyse-stop-an-investment-early"), keys_text("X")))
            notes.append((say("nyse-waive-the-trade-of-a"), keys_text("W")))
        return notes

    # Pointing

    def _press_letter(self, color: int) -> bool:
        for target in self.choosing.targets():
            kind, number = target.place
            if kind in ("pile", "marker", "column") and number % 4 == color:
                return self._point_at(target.name, follow=True)
        if self.choosing.way.step in ("which", "give", "surrender"):
            return self._press_chip_letter(color)
        return False

    def _press_chip_letter(self, color: int) -> bool:
        """Point at the next chip of a colour in the hand."""
        targets = self.choosing.targets()
        alike = [t for t in targets if t.place[0] == "chip" and t.place[1] >> 2 == color]
        name = neighbour(alike, self.choosing.picked, 1)
        return name is not None and self._point_at(name, follow=True)

    def _move_on(self, by: int) -> bool:
        """Move the focus to the next thing that can be pointed at."""
        start = self.board.focused_spot or self.choosing.picked
        name = neighbour(self.choosing.targets(), start, by)
        spot = self.board.spot(name) if name is not None else None
        if name is None or spot is None:
            return False
        spot.setFocus()
        target = self.choosing.target(name)
        if target is not None and self._walking_picks(target):
            self.choosing.pick(name)
            self._refresh()
        return True

    def _walking_picks(self, target: Target) -> bool:
        """Tell whether to walk on a thing is to pick it: it can be chosen anew until Enter."""
        step, is_chip = self.choosing.way.step, target.place[0] == "chip"
        if is_chip:
            return step in ("give", "surrender")
        return step in ("take", "discard", "market")

    def _press_spot(self, name: str) -> None:
        """A thing was clicked; the one that is picked already is taken."""
        if self.choosing.picked == name and self.choosing.action() is not None:
            self._confirm()
        else:
            self._point_at(name)

    def _point_at(self, name: str, *, follow: bool = False) -> bool:
        """Point at a target; where the keyboard walks over the board, it may follow."""
        target = self.choosing.target(name)
        if target is None:
            return False
        if target.refused is not None:
            self.explained.emit(refusal_text("nyse", target.refused))
            return True
        if self.choosing.picked != name:
            self.choosing.pick(name)
        spot = self.board.spot(name)
        if follow and spot is not None and self.board.focused_spot is not None:
            spot.setFocus()
        return self._then_refresh(True)

    def _play(self, marking: int) -> bool:
        refused = self.choosing.refused_special(marking)
        if not self.choosing.play(marking) and refused is not None:
            self.explained.emit(refusal_text("nyse", refused))
        return self._then_refresh(True)

    def _discard(self) -> bool:
        """Turn discarding on or off; where one stack alone is left, discard from it."""
        discards = self.choosing.discards()
        if len(discards) == 1 and self.choosing.way.step == "take":
            return self._emit(discards[0])
        return self._then_refresh(self.choosing.discard())

    def _go_back(self) -> bool:
        """Take a step back; where an answered question forbids it, say so (N5)."""
        if not self.choosing.back():
            why = self.choosing.no_way_back()
            if why is None:
                return False
            self.explained.emit(refusal_text("nyse", why))
        return self._then_refresh(True)

    def _confirm(self) -> bool:
        return self._emit(self.choosing.action())

    def _stop_asking(self) -> None:
        self.choosing.close()

    # What shows

    def _refresh(self) -> None:
        self._show_spots()
        self._refresh_marks()
        self.panel_changed.emit()

    def _show_spots(self) -> None:
        view, context = self.scene.view, self.scene.context
        if view is None or context is None:
            self.board.show_spots(())
            return
        spots = []
        for target in self.choosing.targets():
            rect = self.scene.place_rect(target.place)
            if rect.isEmpty():
                continue
            label = panels.target_label(target, context)
            note = panels.target_note(target, self.choosing, view)
            spots.append(Spot(target.name, label, note, rect))
        self.board.show_spots(spots)

    def _refresh_marks(self) -> None:
        choosing, board = self.choosing, self.board
        targets = choosing.targets()
        self.scene.rings.show_rings([ring for t in targets if (ring := self._ring(t)) is not None])
        move = choosing.forecast(board.attended) or choosing.forecast(choosing.picked)
        self.scene.show_preview(move)
        lit = choosing.target(board.pointed) or choosing.target(choosing.picked)
        pile = lit.place[1] if lit is not None and lit.place[0] == "pile" else None
        self.scene.show_supply(pile, steps=choosing.steps)
        wanted = {target.place[1] // 4 for target in targets if target.place[0] == "column"}
        self.scene.show_places(wanted)

    def _ring(self, target: Target) -> Ring | None:
        rect = self.scene.place_rect(target.place)
        if rect.isEmpty():
            return None
        kind = target.place[0]
        radius = rect.width() / 2 if kind in ("marker", "chip") else 14.0
        if kind == "pile":
            rect = self.scene.piles[target.place[1]].ring_rect
            radius = 28.0 * max(0.7, self.look.scale)
        if kind == "column":
            rect = rect.adjusted(3, 1, -3, 0)
        wood = kind in ("marker", "chip")
        if target.name == self.board.focused_spot:
            return Ring(rect, "focus", radius, wood)
        if target.name == self.choosing.picked:
            return Ring(rect, "picked", radius, wood)
        resting = kind == "chip" or (kind == "pile" and self.choosing.picked is not None)
        turning = self.choosing.way.step in ("take", "discard")
        if target.refused is not None or (turning and resting):
            return None
        return Ring(rect, "open", radius, wood)

    def _agree_again(self) -> None:
        view, context = self.scene.view, self.scene.context
        if view is not None and context is not None:
            self.scene.agree(view, context)
            self._refresh()


def neighbour(targets: Sequence[Target], name: str | None, by: int) -> str | None:
    """Return the open target `by` places after the named one, going round; None without any."""
    names = [target.name for target in targets if target.refused is None]
    if not names:
        return None
    if name not in names:
        return names[0] if by > 0 else names[-1]
    return names[(names.index(name) + by) % len(names)]


def create_table(look: Look) -> NyseTable:
    """Return the table of NYSE."""
    return NyseTable(look)
