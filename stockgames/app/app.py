"""The app: one window, its pages, what is remembered, and the table being played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from stockgames.app.application import FirstPaint
from stockgames.app.context import AppContext
from stockgames.engine import registry
from stockgames.presentation.sentences.speech import say
from stockgames.storage.single_instance import StartRequest, send_to_running
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.saved_games import lobby_games
from stockgames.ui.theme.fonts import load_fonts
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.timing import later
from stockgames.ui.window.transition import PageTransition

if TYPE_CHECKING:
    from stockgames.app.known_players import KnownPlayers
    from stockgames.app.second_starts import SecondStarts
    from stockgames.app.session import Session
    from stockgames.presentation.remarks import Heard
    from stockgames.storage.library import Library


class App(QObject):
    """Builds the lobby; call `open` to show the window and `close` when the app ends.

    What isn't needed for the first frame is loaded and built after it.

    `folder` contains library and settings. Without `loud` there is no sound, whatever the settings
    say. Only if it `asks`, a new player is asked for a name.
    """

    def __init__(
        self, app: QApplication, folder: Path, *, loud: bool = False, asks: bool = False
    ) -> None:
        super().__init__()
        self._app = app
        self._asks = asks
        self._complained = 0
        self._heard: Heard = set()
        load_fonts()
        self.context = context = AppContext(
            app, folder, self._hand_over, self._page_below, self._known_players, self, loud=loud
        )
        self.preferences, self.window = context.preferences, context.window
        self.messages, self.overlays = context.messages, context.overlays
        self.opener, self.files = context.opener, context.files
        self._folder = folder
        self._second_starts: SecondStarts | None = None
        self._has_controllers = False
        self.lobby = Lobby(self.look, lobby_games(), defers_covers=True, parent=self.window.pages)

    def build_controllers(self) -> None:
        """Build what the first frame doesn't need; `open` does it after that."""
        from stockgames.app.evenings import EveningController
        from stockgames.app.learning import LearningController
        from stockgames.app.lobby_updater import LobbyUpdater
        from stockgames.app.own_player import OwnPlayer
        from stockgames.app.past_games import PastGamesController
        from stockgames.app.people import PeopleController
        from stockgames.app.puzzling import PuzzlesController
        from stockgames.app.reviews import Analyses, ReviewController
        from stockgames.app.tables import Tables

        context, self._has_controllers = self.context, True
        self._updater = LobbyUpdater(self.lobby, self.opener, self.messages)
        self.own_player = OwnPlayer(context, self.lobby)
        self.evening = EveningController(context)
        self.past = PastGamesController(context)
        self.people = PeopleController(context, self.evening.manager)
        self.analyses = Analyses(self.opener, self.messages, self)
        self.reviews = ReviewController(context, self.analyses)
        self.tables = Tables(context, self.evening, self.reviews)
        self.learning = LearningController(context, self.lobby)
        self.puzzling = PuzzlesController(context, self.learning)
        self._connect()

    def _connect(self) -> None:
        window, lobby = self.window, self.lobby
        window.commands.connect_to(
            {
                "puzzle": self._leave,
                "lobby": self.show_lobby,
                "settings": self.overlays.show_settings,
                "cover": self._cover,
                "seats": self._change_seats,
                "phones": self._show_phones,
                "public-window": self._show_to_all,
                "open": self.files.ask_what_to_open,
                "save": self._save,
                "look-back": self.tables.look_back_here,
                "rules": lambda: self.show_help("rules"),
                "fairness": self._show_fairness,
                "about": lambda: self.show_help("about"),
            }
        )
        self._offer_commands()
        window.language_changed.connect(self._updater.refresh)
        lobby.play_requested.connect(self.tables.play)
        lobby.daily_requested.connect(self.tables.play_daily)
        lobby.seats_requested.connect(self.overlays.show_seats)
        lobby.continue_requested.connect(self.tables.resume)
        lobby.forget_requested.connect(self.forget)
        lobby.settings_requested.connect(self.overlays.show_settings)
        lobby.help_requested.connect(lambda: self.show_help("rules"))
        self.preferences.changed.connect(self._follow_preferences)
        self.preferences.save_failed.connect(self.messages.show_error)
        self.overlays.play_requested.connect(self.tables.deal)
        self.opener.found_unreadable.connect(self._unreadable_found)
        self.opener.damaged.connect(self.context.tasks.cancel)
        self.opener.reopened.connect(self._updater.refresh)
        self.opener.opened.connect(self._hear_of_second_starts)
        self.files.opened.connect(self.tables.open_game)
        self.files.person_found.connect(self.people.import_from)
        window.dropped.connect(self.files.take_dropped)
        lobby.evening_requested.connect(self.show_evening)
        lobby.people_requested.connect(lambda: self.people.open())
        self.evening.people_wanted.connect(lambda: self.people.open())
        self.people.changed.connect(self._updater.refresh)
        self._updater.updated.connect(self.own_player.show)
        self._updater.updated.connect(self.learning.invite)
        self.own_player.changed.connect(self._updater.refresh)
        lobby.profile_requested.connect(self._show_own_book)
        self.people.looked_back.connect(self.tables.look_back)
        self.people.changed.connect(self._offer_library)
        self.people.changed.connect(self.evening.sync)
        lobby.begin_requested.connect(self.evening.begin_next)
        self.evening.left.connect(self.show_lobby)
        self.evening.dealt.connect(self.tables.deal_act)
        self.evening.resumed.connect(lambda row, seats: self.tables.resume(row, seats=seats))
        self.evening.manager.changed.connect(self._offer_library)
        self.opener.reopened.connect(self.evening.manager.load_last)
        self.learning.game_wanted.connect(self.tables.play)
        self.puzzling.played_out.connect(self.tables.play_study)
        self.learning.opened.connect(self._complain)
        lobby.past_requested.connect(self.show_past)
        self.past.left.connect(self.show_lobby)
        self.past.looked_back.connect(self.tables.look_back)
        self.past.resumed.connect(self.tables.resume)
        self.reviews.played_on.connect(self.tables.play_on)
        self.past.evening_wanted.connect(self._show_past_evening)
        tables = self.tables
        tables.lobby_requested.connect(self._leave)
        tables.evening_requested.connect(self.show_evening)
        tables.seated.connect(self._leave_pages)
        tables.seated.connect(self._watch_table)
        tables.seated.connect(self._invite)
        tables.changed.connect(self._offer_commands)
        tables.failed.connect(self._updater.refresh)

    def _watch_table(self) -> None:
        from stockgames.ui.table.remarks import TableRemarks

        if self.tables.session is not None:
            page, preferences = self.tables.session.page, self.preferences
            self.learning.watch(page)
            TableRemarks(page, lambda: preferences.settings.remarks, self._heard)
            self.tables.session.controller.changed.connect(self._offer_commands)

    def open(self, then: Callable[[], None] | None = None) -> None:
        """Show the lobby; slower work, or ``then`` instead, follows the first frame."""
        FirstPaint(self.lobby, then or self._after_first_paint)
        self.window.show_page(self.lobby)
        self.window.show()

    def _after_first_paint(self) -> None:
        from stockgames.ui.pieces.app_icon import app_icon

        self.build_controllers()
        self._app.setWindowIcon(app_icon())
        if not self.opener.open():
            return
        self.evening.manager.load_last()
        self._updater.refresh()
        self._complain()
        if not self.preferences.are_whole:
            words = say("app-some-settings-could-not-be")
            self.messages.show(words)
        if self._asks and self.files.waiting is None:
            self.own_player.ask_when_due()
        self.files.begin()

    def _complain(self) -> None:
        """Show once what is wrong with installed packages of games."""
        new = registry.complaints()[self._complained :]
        self._complained += len(new)
        if new:
            from stockgames.presentation.messages import package_text

            self.messages.show("\n\n".join(map(package_text, new)))

    def close(self) -> None:
        if not self._has_controllers:
            return
        self.context.tasks.cancel()
        if self.session is not None:
            self.tables.leave()
        if self._second_starts is not None:
            self._second_starts.close()
        self.analyses.stop()
        self._updater.par_search.stop()
        self.opener.close()
        self.context.close_sound()

    @property
    def look(self) -> ThemeContext:
        return self.context.look

    @property
    def session(self) -> Session | None:
        """The table that is being played, if any."""
        return self.tables.session if self._has_controllers else None

    @property
    def library(self) -> Library | None:
        return self.context.library

    def _unreadable_found(self) -> None:
        if self.session is None:
            self._updater.refresh()

    def _follow_preferences(self) -> None:
        self.own_player.show()
        if self.session is not None:
            settings = self.preferences.settings
            self.session.pace.set_mode(settings.pace)
            self.session.let_think(settings.thinking)
            if not settings.phones:
                self.session.close_phones()
            self._offer_commands()

    # Pages

    def show_lobby(self, how: PageTransition = PageTransition.FADE) -> None:
        """Leave everything for the lobby; a running game is saved and waits there."""
        self.window.show_page(self.lobby, how)
        if self.session is not None:
            self.evening.manager.catch_up(None)
        self._leave_table()
        self.evening.close()
        self.past.close()
        self._offer_library()
        self._updater.refresh()
        if self._asks:
            self.own_player.ask_when_due()

    def _leave(self) -> None:
        """Leave the table for the lobby, or for the puzzle that it continued."""
        from_puzzle = self.session is not None and self.session.from_puzzle
        self.show_lobby()
        if from_puzzle:
            self.puzzling.come_back()

    def show_past(self) -> None:
        """Leave everything for the list of all games."""
        self.past.open()
        if self.past.page is not None:
            self._leave_table()

    def show_evening(self) -> None:
        """Leave everything for the evening page."""
        manager, row = self.evening.manager, self.session.row if self.session is not None else None
        manager.catch_up(None)
        act = manager.act_on(row)
        self.evening.open(after_game=act is not None and act.is_over)
        if self.evening.page is not None:
            self._leave_table()

    def _show_past_evening(self, row: int) -> None:
        self.evening.open_past(row)
        if self.evening.page is not None:
            self.past.close()

    def _leave_table(self) -> None:
        self.overlays.dismiss()
        self.tables.leave()

    def _leave_pages(self) -> None:
        """Close the pages from which a table was opened; it is already visible."""
        self.overlays.dismiss()
        self.evening.close()
        self.past.close()

    def _offer_library(self) -> None:
        self.lobby.offer_evening(self.library is not None, self.evening.manager.entry())
        self.lobby.offer("past", self.library is not None)
        self.lobby.offer("people", self.library is not None)

    def _page_below(self) -> Page:
        if self.session is not None:
            return self.session.front
        return self.evening.page or self.past.page or self.lobby

    def _show_own_book(self) -> None:
        person = self.own_player.person
        if person is None:
            self.people.open()
        else:
            self.people.show_book(person)

    def _known_players(self) -> KnownPlayers:
        """Return who may play at a new table; nobody is known if the library can't be read."""
        from stockgames.app.known_players import KnownPlayers, known_players

        found = KnownPlayers()
        with self.messages.showing_errors():
            if self.library is not None:
                found = known_players(self.library, self.evening.manager.evening)
        return found

    def show_help(self, topic: str, anchor: str = "") -> None:
        """Open the rules (of the game being played), or another topic of the help page."""
        game_id = self.session.game_id if self.session is not None else ""
        self.overlays.show_help(topic, anchor, game_id)

    def _offer_commands(self) -> None:
        for name in ("save", "fairness"):
            self.window.commands[name].setEnabled(self.session is not None)
        from_puzzle = self.session is not None and self.session.from_puzzle
        self.window.commands["puzzle"].setVisible(from_puzzle)
        over = self.session is not None and self.session.is_over
        self.window.commands["public-window"].setVisible(self.session is not None)
        self.window.commands["seats"].setVisible(self.session is not None and not over)
        invites = self.session is not None and self.session.can_invite
        self.window.commands["phones"].setVisible(invites)
        self.window.commands["look-back"].setEnabled(over)
        cover = self.window.commands["cover"]
        table = None if self.session is None else self.session.controller
        cover.setVisible(table is not None and len(table.humans) > 1)
        cover.setEnabled(table is not None and table.can_cover)

    def _cover(self) -> None:
        if self.session is not None:
            self.session.controller.cover()

    def _invite(self) -> None:
        """Show the page about phones at a table that was set up for them."""
        if self.session is not None and self.session.invites:
            later(self.session, self._show_phones)

    def _show_phones(self) -> None:
        from stockgames.ui.window.phones import PhonesSheet

        if self.session is None or not self.session.can_invite:
            return
        self.session.hide_hands()
        sheet = PhonesSheet(self.look, self.session.phones, self.window)
        sheet.seats_wanted.connect(self._change_seats)
        sheet.help_requested.connect(lambda: self.show_help("phones"))
        sheet.open()

    def _change_seats(self) -> None:
        """Show who plays at the table, above whatever covers it."""
        if self.session is not None and not self.session.is_over:
            self.session.hide_hands()
            self.window.show_page(self.session.front)
            self.overlays.dismiss()
            self.session.change_seats()

    def _show_to_all(self) -> None:
        if self.session is not None:
            self.session.show_to_all()

    def _save(self) -> None:
        if self.session is not None:
            # Read now: the table may be left before the dialog is closed.
            title = registry.meta(self.session.game_id).title
            self.files.save(self.session.record(), title)

    def _hear_of_second_starts(self) -> None:
        from stockgames.app.second_starts import SecondStarts

        if self._second_starts is None:
            self._second_starts = SecondStarts(self._folder, self)
            self._second_starts.came.connect(self._serve)
        self._second_starts.listen()

    def _hand_over(self) -> bool:
        """Ask another running instance to do what this one was started for; return whether it
        does.
        """
        return send_to_running(self._folder, StartRequest(str(self.files.waiting or "")))

    def _serve(self, wish: StartRequest) -> None:
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        if wish.record:
            self.files.open_named(wish.record)

    def _show_fairness(self) -> None:
        from stockgames.ui.window.fairness import FairnessSheet

        if self.session is not None:
            sheet = FairnessSheet(self.look, self.session.fairness(), self.window.page)
            sheet.help_requested.connect(lambda: self.show_help("fairness"))
            sheet.open()

    def forget(self, row: int) -> None:
        """Delete a saved game; the lobby has asked for confirmation."""
        if self.library is not None:
            with self.messages.showing_errors():
                self.library.delete(row)
            self._updater.refresh()
