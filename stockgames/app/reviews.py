"""Looking back at games: overlay pages over the list, a table or the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stockgames.app.analyses import Analyses
from stockgames.app.overlay_pages import OverlayPages
from stockgames.app.preferences import Preferences
from stockgames.engine.incremental import Steps
from stockgames.ui.window.window import MainWindow

if TYPE_CHECKING:
    from stockgames.controllers.stages import Handover
    from stockgames.engine.match import Match
    from stockgames.storage.entries import GameSummary
    from stockgames.ui.review.look_back import LookBackPage


def wound(steps: Steps[Match]) -> Steps[Match]:
    """Replay a game, then go through its steps once, so that each can be shown quickly."""
    from stockgames.controllers.replay import GameReplay

    match = yield from steps
    yield from GameReplay(match, ()).wind()
    return match


def handover_of(summary: GameSummary | None) -> Handover:
    """Return how people share the screen in a saved game; with curtains if unknown."""
    from stockgames.controllers.stages import Handover

    kept = summary.handover if summary is not None else ""
    return Handover(kept) if kept in {way.value for way in Handover} else Handover.CURTAIN


class Reviews(QObject):
    """Opens the replay page."""

    sounded = Signal(object)
    """The Sound to play."""
    played_on = Signal(object, int, object)
    """A Match, the step from which another game should start, and who plays: see `LookBackPage`."""
    exported = Signal(object, object, str)
    """A Match, its page, and what to save of it (see `Exports`)."""
    help_requested = Signal(str, str)
    """A topic of the help page, and a game's id."""

    def __init__(
        self,
        window: MainWindow,
        guests: OverlayPages,
        preferences: Preferences,
        analyses: Analyses,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._guests, self._preferences = window, guests, preferences
        self._analyses = analyses

    def open(
        self,
        match: Match,
        handover: Handover,
        step: int | None = None,
        *,
        plays: bool = False,
        row: int | None = None,
    ) -> LookBackPage | None:
        """Open a replay at a step, or its end; return None if nobody here may look.

        `row` is the game's row in the library; None if it is not saved. If it `plays`, it starts
        playing.
        """
        from functools import partial

        from stockgames.controllers.replay import GameReplay, who_may_look
        from stockgames.ui.review.look_back import LookBackPage
        from stockgames.ui.table.generic import create_table
        from stockgames.ui.table.pace import Pace

        viewer = who_may_look(match, handover)
        if not viewer:
            return None
        reel, pace = GameReplay(match, viewer), Pace(self._preferences.settings.pace)
        make = partial(create_table, reel.game_id)
        analysis = self._analyses.of(match, row)
        look = self._preferences.look
        page = LookBackPage(look, reel, make, pace, step=step, analysis=analysis)
        pace.setParent(page)
        pace.changed.connect(lambda: self._preferences.keep_pace(pace.mode))
        page.back.connect(self._guests.back)
        page.played_on.connect(lambda step, seat: self.played_on.emit(match, step, seat))
        page.exported.connect(lambda kind: self.exported.emit(match, page, kind))
        page.menu_requested.connect(lambda: self._window.open_menu(page.bar.menu_button))
        page.rules_requested.connect(lambda: self.help_requested.emit("rules", reel.game_id))
        page.game_table.sounded.connect(self.sounded)
        self._guests.lay_over(page)
        page.start()
        if plays:
            page.go("play")
        return page
