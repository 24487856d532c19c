"""What a step of a lesson asks for: what leads to it on the table, and how to point at it."""

from __future__ import annotations

from typing import Final

from stockgames.lessons.run import Run
from stockgames.ui.table.graphics_board import GraphicsBoard
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.pointing_table import BACK, CONFIRM, PICK, PointingTable

DOING: Final = "doing/"
"""Begins the place of a button, and alone is that of all choices."""


class Asked:
    """How far the learner has come on the way to the right action of the step of a run."""

    def __init__(self, page: TablePage, run: Run) -> None:
        self._page, self._run = page, run
        self._aims: tuple[str, ...] = ()
        """What leads to the right action, as `_wanted` names it."""
        self._was_offered = False
        """Whether some of it could be pressed when it was asked for."""
        self.has_pointed = False
        """Whether the learner was shown where to begin: from then on Enter is the table's."""

    def seek(self) -> None:
        """See what leads to the action that is asked for now; nothing was pointed at yet."""
        self._aims = self._wanted() if self._run.step.act is not None else ()
        self.has_pointed = False

    def note_offered(self) -> None:
        """See whether some of it can be pressed, now that it was asked for."""
        self._was_offered = self._is_offered

    def _wanted(self) -> tuple[str, ...]:
        """Return the names of what leads to the right action, as hot spots and buttons have them.

        All of them are to be picked, such as the cards of a run.
        """
        lamps = [place for place in self._run.step.lamps if place.startswith(DOING)]
        if lamps:
            return tuple(place.rpartition("/")[2] for place in lamps)
        action = self._run.right_action()
        return (self._page.game_table.words.action_name(action),) if action is not None else ()

    @property
    def _is_offered(self) -> bool:
        """Whether something that leads to the right action can be pressed now."""
        ways = (f"{DOING}{begins}{name}" for name in self._aims for begins in ("", PICK))
        return any(not self._page.parts.where(way).isEmpty() for way in ways)

    @property
    def leads_on(self) -> bool:
        """Whether the table's golden button would do what is asked for."""
        table = self._page.game_table
        action = table.choosing.action() if isinstance(table, PointingTable) else None
        return action is not None and self._run.would_be_right(action)

    @property
    def strays(self) -> bool:
        """Whether the learner has begun, and is about to do something else."""
        has_begun = self._was_offered and not self._is_offered
        return has_begun and self._page.action_panel.can_confirm and not self.leads_on

    @property
    def has_keyboard(self) -> bool:
        """Whether the table needs Enter: something is picked there, or the learner is elsewhere."""
        board = self._page.board
        focused = (board.focused_spot or "") if isinstance(board, GraphicsBoard) else ""
        elsewhere = focused not in ("", *self._aims)
        return self._page.action_panel.can_confirm or self.has_pointed or elsewhere

    def attend(self) -> None:
        """Put the keyboard on what is asked for, so that the table shows what it would bring."""
        board = self._page.board
        name = next(iter(self._aims), "")
        spot = board.spot(name) if isinstance(board, GraphicsBoard) else None
        if spot is not None and not self._page.action_panel.can_confirm:
            spot.setFocus()
        else:
            self._page.parts.focus_table()

    def confirm(self) -> bool:
        """Play what is pointed at, as the golden button does; return whether it could."""
        self.has_pointed = True
        return self._page.game_table.choose(CONFIRM)

    def point(self) -> None:
        """Point at what is asked for."""
        self.has_pointed = True
        table = self._page.game_table
        if isinstance(table, PointingTable) and table.puts_down:
            self.attend()  # to point there would change what is laid before the learner
            return
        self._put_back()
        for name in self._aims:
            if not table.choose(name):
                table.choose(f"{PICK}{name}")
        self._point_out()
        self._page.parts.focus_table()

    def _put_back(self) -> None:
        """Put back what the learner has picked: to pick it again would put it back, too."""
        table = self._page.game_table
        while isinstance(table, PointingTable) and table.can_step_back and table.choose(BACK):
            pass

    def _point_out(self) -> None:
        """Show the whole of the right action, where what was pointed at makes another one."""
        table, action = self._page.game_table, self._run.right_action()
        if not isinstance(table, PointingTable) or action is None or self.leads_on:
            return
        if table.choosing.action() is not None:
            table.show_way(action, table.find_way(action))
