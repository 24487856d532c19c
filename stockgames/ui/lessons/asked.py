"""How far the learner has come towards the right action of a lesson's step."""

from __future__ import annotations

from typing import Final

from stockgames.engine.action_builder import BACK, CONFIRM, PICK
from stockgames.lessons.run import Run
from stockgames.ui.table.page import TablePage

DOING: Final = "doing/"
"""The prefix of a button's place; alone, the place of all choices."""


class Asked:
    """Tracks how far the learner has come towards the right action of the current step."""

    def __init__(self, page: TablePage, run: Run) -> None:
        self._page, self._run = page, run
        self._aims: tuple[str, ...] = ()
        """The places that lead to the right action, see `_wanted`."""
        self._was_offered = False
        """Whether any of them could be pressed when the step began."""
        self.has_pointed = False
        """Whether the first place was highlighted; from then on the table handles Enter."""

    def seek(self) -> None:
        """Look up what leads to the right action of the step; nothing has been pointed out yet."""
        self._aims = self._wanted() if self._run.step.act is not None else ()
        self.has_pointed = False

    def note_offered(self) -> None:
        """Record whether some of it can be clicked at the start."""
        self._was_offered = self._is_offered

    def _wanted(self) -> tuple[str, ...]:
        """Return the hot spots and buttons that lead to the right action.

        All of them have to be picked, such as the cards of a run.
        """
        lamps = [place for place in self._run.step.lamps if place.startswith(DOING)]
        if lamps:
            return tuple(place.rpartition("/")[2] for place in lamps)
        action = self._run.right_action()
        return (self._page.game_table.words.action_name(action),) if action is not None else ()

    @property
    def _is_offered(self) -> bool:
        ways = (f"{DOING}{begins}{name}" for name in self._aims for begins in ("", PICK))
        return any(not self._page.parts.where(way).isEmpty() for way in ways)

    @property
    def leads_on(self) -> bool:
        """Return whether the table's confirm button would play a right action."""
        action = self._page.game_table.chosen()
        return action is not None and self._run.would_be_right(action)

    @property
    def strays(self) -> bool:
        """Return whether something is picked that makes the confirm button play a wrong action."""
        has_begun = self._was_offered and not self._is_offered
        return has_begun and self._page.action_panel.can_confirm and not self.leads_on

    @property
    def has_keyboard(self) -> bool:
        """Return whether Enter is the table's: something is picked, or the focus is elsewhere."""
        board = self._page.board
        focused = board.focused_spot or ""
        elsewhere = focused not in ("", *self._aims)
        return self._page.action_panel.can_confirm or self.has_pointed or elsewhere

    def attend(self) -> None:
        """Focus the first hot spot of the right action, so that the table previews it."""
        spot = self._page.board.spot(next(iter(self._aims), ""))
        if spot is not None and not self._page.action_panel.can_confirm:
            spot.setFocus()
        else:
            self._page.parts.focus_table()

    def confirm(self) -> bool:
        """Play what is picked, as the confirm button does; return whether it could."""
        self.has_pointed = True
        return self._page.game_table.choose(CONFIRM)

    def point(self) -> None:
        """Pick what leads to the right action."""
        self.has_pointed = True
        table = self._page.game_table
        if table.puts_down:
            self.attend()  # picking there would change what the learner has put down
            return
        while table.can_step_back and table.choose(BACK):
            pass  # put back what the learner has picked: picking it again would unpick it
        for name in self._aims:
            if not table.choose(name):
                table.choose(f"{PICK}{name}")
        action = self._run.right_action()
        if action is not None and not self.leads_on and table.chosen() is not None:
            table.show_way(action, table.find_way(action))  # the picks make another action
        self._page.parts.focus_table()
