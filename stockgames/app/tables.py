"""The table of this window: dealt, continued, replayed and left."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.context import AppContext
from stockgames.app.daily_deal import played, table_of
from stockgames.app.evenings import EveningController
from stockgames.app.overlay_pages import USUAL_LEVEL, usual_ways
from stockgames.app.reviews import ReviewController, handover_of, replayed_whole
from stockgames.engine import registry
from stockgames.engine.errors import RecordError, StockGamesError
from stockgames.presentation.faces import clear_seats, set_seats
from stockgames.presentation.sentences.speech import say
from stockgames.storage.errors import StorageError
from stockgames.ui.lobby.game_setup import usual_setup
from stockgames.ui.widgets.pointer import busy
from stockgames.ui.window.transition import PageTransition

if TYPE_CHECKING:
    from stockgames.app.files import Opened
    from stockgames.app.session import Session
    from stockgames.engine.match import Match
    from stockgames.evenings.evening import Act
    from stockgames.storage.entries import GameSummary
    from stockgames.storage.library import Library
    from stockgames.ui.lobby.game_setup import GameSetup

MANY_MOVES: Final = 1000
"""A saved game with more moves is replayed in the background from the start."""


class Tables(QObject):
    """Opens one table at a time; `session` is the one being played, if any."""

    lobby_requested = Signal()
    evening_requested = Signal()
    """The user wants the evening's page."""
    seated = Signal()
    """Another table is being played, and is shown."""
    changed = Signal()
    """The available commands of a table have changed: it is new, over, or left."""
    failed = Signal()
    """No table could be opened; the reason has been shown."""

    def __init__(
        self, app: AppContext, evening: EveningController, reviews: ReviewController
    ) -> None:
        super().__init__(app)
        self._app = app
        self._evening, self._reviews = evening, reviews
        self.session: Session | None = None

    @property
    def _library(self) -> Library | None:
        return self._app.library

    # Opening tables

    def play(self, game_id: str) -> None:
        """Start a game of one person against the usual bots."""
        names = self._app.preferences.settings.names
        self.deal(usual_setup(registry.meta(game_id), names, USUAL_LEVEL))

    def play_daily(self) -> None:
        """Start or continue the deal of the day."""
        today, begun = date.today(), None
        with self._app.messages.showing_errors():
            begun = None if self._library is None else played(today, self._library.shelf().waiting)
        if begun is not None:
            self.resume(begun.row)
        else:
            self.deal(table_of(today, self._app.preferences.settings.names))

    def deal(self, setup: GameSetup) -> None:
        from stockgames.app.openings import deal

        self.open_session(lambda: deal(self._app, setup))

    def _deal_again(self, match: Match, setup: GameSetup) -> None:
        from stockgames.app.openings import deal_again

        self.open_session(lambda: deal_again(self._app, match, setup))

    def deal_act(self, act: Act) -> None:
        """Deal the next game of the evening, with the screen shared as chosen for it."""
        from stockgames.app.openings import deal

        manager = self._evening.manager
        with self._app.messages.showing_errors():
            setup = manager.setup_for(act, *usual_ways(self._app.preferences.settings, act.game))
            self.open_session(lambda: deal(self._app, setup, manager.beginning(act)))

    def resume(self, row: int, *, seats: bool = False) -> None:
        """Continue a saved game; with `seats`, first ask who plays on."""
        from stockgames.app.openings import resume

        def go_on(summary: GameSummary | None, match: Match) -> None:
            self.open_session(lambda: resume(self._app, row, summary, match))
            if seats and self.session is not None and self.session.row == row:
                self.session.change_seats()

        self._replay(row, go_on)

    def play_on(self, match: Match, step: int, seat: int | None) -> None:
        """Open a study of a finished game."""
        from stockgames.app.openings import play_on

        self.open_session(lambda: play_on(self._app, match, step, seat))

    def play_study(self, match: Match, seed: str) -> None:
        """Open a study that starts from a puzzle's position, with its own seed."""
        from stockgames.app.openings import open_match

        def begin() -> Session:
            session = open_match(self._app, match, seed)
            session.from_puzzle = True
            return session

        self.open_session(begin)

    def open_game(self, opened: Opened) -> None:
        """Continue a file's game; a finished one is replayed, with its closing page below."""
        from stockgames.app.openings import open_match

        self.open_session(lambda: open_match(self._app, opened.match, opened.seed))
        if self.session is not None and opened.match.is_over:
            self.session.look_back(self._reviews, 0, plays=True)

    # Looking back

    def look_back(self, row: int) -> None:
        """Replay a saved game, as far as the people at the screen may."""

        def show(summary: GameSummary | None, match: Match) -> None:
            self._reviews.open(match, handover_of(summary), row=row)

        self._replay(row, show, wind=True)

    def look_back_here(self, step: int | None = None) -> None:
        """Replay the finished game on the table, from a step or its end."""
        if self.session is not None and self.session.is_over:
            self.session.look_back(self._reviews, step)

    # Library

    def _replay(
        self, row: int, then: Callable[[GameSummary | None, Match], None], *, wind: bool = False
    ) -> None:
        """Replay a saved game up to its last move, then call `then`.

        With `wind`, each of its steps can be shown quickly afterwards.
        """
        assert self._library is not None
        try:
            # Read before the replay, which completes a game that was killed at its end.
            summary = self._library.game(row)
            steps = self._library.opening(row)
        except StorageError as error:
            self._stay(error)
            return
        self._app.tasks.begin(
            replayed_whole(steps) if wind else steps,
            say("app-the-game-is-replayed-up"),
            lambda match: then(summary, match),
            lambda error: self._shelve(row, error),
            long=summary is not None and summary.moves > MANY_MOVES,
        )

    def _shelve(self, row: int, error: StockGamesError) -> None:
        assert self._library is not None
        assert isinstance(error, RecordError)
        self._stay(self._library.shelve(row, error))

    def _book(self, session: Session) -> None:
        manager = self._evening.manager
        manager.catch_up(session.row)
        act = manager.act_on(session.row)
        if act is not None:
            from stockgames.ui.evening.standing import slate_of

            session.page.end_sheet.show_standings(slate_of(manager.facts(), act.number))

    # Opening and closing

    @busy()
    def open_session(self, make: Callable[[], Session]) -> None:
        """Open a table and close the present one, or show why it can't be opened."""
        try:
            session = make()
        except StockGamesError as error:
            self._stay(error)
            return
        old, self.session = self.session, session
        self._listen_to(session)
        self._know_people(session)
        self.changed.emit()
        self._evening.manager.catch_up(session.row)
        evening = self._evening.manager.evening
        if evening is not None and self._evening.manager.act_on(session.row) is not None:
            session.join_evening(as_last=evening.next is None)
        self._app.window.show_page(session.page, PageTransition.OPEN)
        self.seated.emit()
        session.begin()
        if old is not None:
            old.close()

    def leave(self) -> None:
        """Close the table after another page has been shown. The game is saved."""
        session, self.session = self.session, None
        self.changed.emit()
        clear_seats()
        if session is not None:
            session.close()
        self._app.preferences.suit(None)

    def _know_people(self, session: Session) -> None:
        set_seats(session.names, session.people)
        self._app.preferences.suit(None)
        if self._library is not None:
            with self._app.messages.showing_errors():
                session.know_people(self._library.people())

    def _listen_to(self, session: Session) -> None:
        session.lobby_requested.connect(self.lobby_requested)
        session.rematch_requested.connect(self.deal)
        session.same_deal_requested.connect(self._deal_again)
        session.evening_requested.connect(self.evening_requested)
        session.ended.connect(lambda: self._book(session))
        session.ended.connect(self.changed)
        session.look_back_requested.connect(self.look_back_here)

    def _stay(self, error: StockGamesError) -> None:
        self._app.messages.show_error(error)
        self.failed.emit()
