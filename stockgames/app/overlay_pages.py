"""Pages shown for a while over lobby or table: a new table, settings, help."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.preferences import Preferences
from stockgames.engine import registry
from stockgames.ui.lobby.saved_games import lobby_games
from stockgames.ui.widgets.base import Page
from stockgames.ui.window.commands import shown_shortcuts
from stockgames.ui.window.transition import PageTransition
from stockgames.ui.window.window import MainWindow

if TYPE_CHECKING:
    from stockgames.app.known_players import KnownPlayers
    from stockgames.storage.settings import Settings
    from stockgames.ui.lobby.game_setup import GameSetup

USUAL_LEVEL: Final = "casual"
"""The default bot level, suitable for a first evening."""


def usual_ways(settings: Settings, game_id: str) -> tuple[str, str]:
    """Return how people share the screen at a game, and the level of its bots.

    They are as last chosen, at a table or for an evening (V11); otherwise as is usual.
    """
    from stockgames.bots.levels import STEPS
    from stockgames.ui.lobby.game_setup import handovers

    saved, ways = settings.sharing.get(game_id, {}), handovers(game_id, phones=settings.phones)
    way, level = saved.get("handover"), saved.get("level")
    return way if way in ways else ways[0], level if level in STEPS else USUAL_LEVEL


class OverlayPages(QObject):
    """The stack of open pages, the visible one last; `under` returns the page below them.

    `known_players` returns who may play at a new table.
    """

    play_requested = Signal(object)
    """The GameSetup of a new table to play."""

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        under: Callable[[], Page],
        known_players: Callable[[], KnownPlayers],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._preferences = preferences
        self._under = under
        self.known_players = known_players
        self._pages: list[Page] = []

    @property
    def are_open(self) -> bool:
        """Return whether a page covers the table, so that the table must not come to the front."""
        return bool(self._pages)

    def replace_table_page(self, page: Page) -> None:
        """Show another page of the table at once, unless an overlay page covers it."""
        if not self.are_open:
            self._window.show_page(page, PageTransition.CUT)

    def dismiss(self) -> None:
        """Close all overlay pages after another page has been shown."""
        pages, self._pages = self._pages, []
        for page in pages:
            self._window.drop_page(page)

    def back(self) -> None:
        """Leave the last opened page for the one below it."""
        left = self._pages.pop()
        self._window.show_page(self._pages[-1] if self._pages else self._under())
        self._window.drop_page(left)

    def push(self, page: Page) -> None:
        """Show a page over what is open; it replaces one of the same type."""
        again = [other for other in self._pages if type(other) is type(page)]
        self._pages = [other for other in self._pages if other not in again]
        self._pages.append(page)
        self._window.show_page(page)
        for other in again:
            self._window.drop_page(other)

    def show_settings(self) -> None:
        """Open the settings, whose changes take effect at once."""
        from stockgames.ui.settings.page import SettingsPage

        page = SettingsPage(self._preferences.look, self._preferences.settings)
        page.changed.connect(self._preferences.apply)
        page.back.connect(self.back)
        self.push(page)

    def show_help(self, topic: str, anchor: str, game_id: str) -> None:
        """Open the rules of a game, or another topic of the help page."""
        from stockgames.ui.help.page import HelpPage
        from stockgames.ui.lessons.opening import rule_picture

        under = self._window.page
        shortcuts = shown_shortcuts(under) if under is not None else []
        games = [(meta.id, meta.title) for meta in lobby_games()]
        page = HelpPage(self._preferences.look, games, shortcuts, rule_picture)
        page.back.connect(self.back)
        page.open(topic, anchor, game_id)
        self.push(page)

    def show_seats(self, game_id: str, sits: str = "") -> None:
        """Open the page for a new table, with the last set-up of this game.

        If `sits` names a person, the table is that person and bots.
        """
        from stockgames.ui.lobby.game_setup import from_values, usual_setup
        from stockgames.ui.lobby.new_table import NewTable

        settings = self._preferences.settings
        meta, names = registry.meta(game_id), settings.names
        way, level = usual_ways(settings, game_id)
        saved = settings.wishes.get(game_id)
        setup = from_values(meta, saved) if saved is not None and not sits else None
        first = (sits, *names) if sits else names
        players = self.known_players()
        page = NewTable(
            self._preferences.look,
            meta,
            setup or replace(usual_setup(meta, first, level), handover=way),
            level=level,
            names=names,
            known=players.known,
            here=players.here,
            last=players.last,
            phones=settings.phones,
        )
        page.play.connect(self._play)
        page.back.connect(self.back)
        self.push(page)

    def _play(self, setup: GameSetup) -> None:
        from stockgames.ui.lobby.game_setup import known_names, level_of, to_values

        now, game = self._preferences.settings, setup.game_id
        names = tuple(known_names(now.names, setup.seats))
        way, level = usual_ways(now, game)
        if sum(seat.is_human for seat in setup.seats) > 1:  # otherwise nobody chose it
            way = setup.handover
        settings = now.model_copy(update={"names": names})
        settings = settings.with_sharing(game, way, level_of(setup.seats) or level)
        self._preferences.keep(settings.with_wishes(game, to_values(setup)))
        self.play_requested.emit(setup)
