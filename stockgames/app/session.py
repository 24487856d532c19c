"""One table from opening to closing: controller, page, bots, curtain, rematch."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, Signal

from stockgames.app import book
from stockgames.app.daily_deal import counted, is_deal_of
from stockgames.app.own_player import outcomes
from stockgames.bots.levels import STEPS
from stockgames.bots.worker import BotWorker
from stockgames.controllers.stages import Handover, Stage, Trouble
from stockgames.controllers.table import TableController
from stockgames.engine.fairness import check_match_step_by_step, hints
from stockgames.engine.match import Match
from stockgames.engine.record import Holder
from stockgames.engine.state import SeatId
from stockgames.evenings.goals import LevelOffer, Outcome, level_offer, level_reached
from stockgames.evenings.person import Tastes
from stockgames.presentation.faces import set_seats
from stockgames.presentation.messages import trouble_text
from stockgames.presentation.sentences.speech import say
from stockgames.storage.journal import Journal
from stockgames.storage.settings import Thinking
from stockgames.ui.lobby.game_setup import PHONES, GameSetup, at_level
from stockgames.ui.table.end_page import NextActions
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.widgets.base import Page
from stockgames.ui.window.curtain import CurtainPage
from stockgames.ui.window.fairness import FairnessFacts
from stockgames.ui.window.transition import PageTransition

if TYPE_CHECKING:
    from stockgames.app.context import AppContext
    from stockgames.app.reviews import ReviewController
    from stockgames.engine.record import Record
    from stockgames.evenings.person import Person, Tastes
    from stockgames.phones.door import PhoneDoor
    from stockgames.presentation.table_state import TableState
    from stockgames.storage.library import Library
    from stockgames.ui.table.public_window import PublicWindow


DEFAULT_TASTES: Final = Tastes()
"""Applies on every page that all may look at."""


class PrivatePage(QObject):
    """Follows a table and switches preferences; must be connected to the table first."""

    def __init__(
        self,
        controller: TableController,
        suit: Callable[[Tastes], None],
        parent: QObject,
    ) -> None:
        """`suit` is called with the preferences whenever others apply."""
        super().__init__(parent)
        self._controller = controller
        self._suit = suit
        self._tastes: Mapping[SeatId, Tastes] = {}
        self._now = DEFAULT_TASTES
        controller.changed.connect(self.follow)

    def know(self, tastes: Mapping[SeatId, Tastes]) -> None:
        """Set the people's preferences by seat; they apply from the next change on."""
        self._tastes = tastes

    def of(self, seat: SeatId) -> Tastes:
        return self._tastes.get(seat, DEFAULT_TASTES)

    @property
    def owner(self) -> SeatId | None:
        """Return whose page it is: the only person's, or theirs for whom the curtain was lifted."""
        controller = self._controller
        if controller.screen.is_alone:
            return controller.humans[0]
        passed = controller.handover is Handover.CURTAIN
        covered = controller.stage in (Stage.CURTAIN, Stage.OVER)
        return controller.viewer if passed and not covered else None

    def follow(self) -> None:
        """Apply the preferences of the page's owner, or the defaults."""
        owner = self.owner
        tastes = DEFAULT_TASTES if owner is None else self.of(owner)
        if tastes != self._now:
            self._now = tastes
            self._suit(tastes)


SECONDS: Final[dict[Thinking, float]] = {"brief": 0.3, "usual": 1.0, "long": 4.0}
"""The thinking time per decision of a bot that searches."""


class Session(QObject):
    """One open table; `front` is the visible page: the table or its curtain."""

    lobby_requested = Signal()
    rematch_requested = Signal(object)
    """The GameSetup of another game with the same people."""
    look_back_requested = Signal(object)
    """The step from which the finished game should be reviewed; None for its end."""
    same_deal_requested = Signal(object, object)
    """The finished match, and its GameSetup."""
    evening_requested = Signal()
    """The game was part of an evening, and the user wants its page."""
    ended = Signal()
    """The game is over."""

    def __init__(
        self,
        app: AppContext,
        match: Match,
        journal: Journal,
        setup: GameSetup,
        row: int | None = None,
    ) -> None:
        super().__init__(app.window)
        self._match = match
        self._app = app
        self._setup = setup
        self.row = row
        """The game's row in the library; None if it is not saved."""
        self._in_evening = self._is_last = False
        self._brought: tuple[LevelOffer | None, str, str] | None = None
        """The level to offer at the end, and what is new in a book, once that is known."""
        self.from_puzzle = False
        """Whether the game was started from a puzzle."""
        self._first = match.starter
        self._key = json.dumps(match.options.model_dump(mode="json"), sort_keys=True)
        is_past = match.is_over and row is None
        self._alone = len(match.seats) == 1 and not is_past
        self.game_id = match.game.meta.id
        self.worker = BotWorker()
        handover = Handover.CURTAIN if setup.handover == PHONES else Handover(setup.handover)
        self.controller = TableController(match, journal, self.worker, handover, parent=self)
        self.private = PrivatePage(self.controller, self._take_tastes, self)
        self.let_think(app.preferences.settings.thinking)
        self.pace = Pace(app.preferences.settings.pace, self)
        board = create_table(self.game_id, app.look)
        best = self._best()
        self.page = TablePage(
            self.controller,
            board,
            app.look,
            self.pace,
            best=best,
            parent=app.window,
        )
        self.page.hide()
        if match.is_study:
            self.page.bar.mark(say("review-study"))
        elif match.seed_is_public and is_deal_of(date.today(), match):
            self.page.bar.mark(say("lobby-daily-mark"))
        self._journal = journal
        self._phones: PhoneDoor | None = None
        self._curtain: CurtainPage | None = None
        self._public: PublicWindow | None = None
        self._connect()

    @property
    def people(self) -> tuple[str | None, ...]:
        """The ids of the regulars by seat; None for others."""
        return (*self._setup.people, *[None] * len(self._match.seats))[: len(self._match.seats)]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(info.name for info in self._match.seats)

    def know_people(self, people: Iterable[Person]) -> None:
        """Set the preferences of the people at the table."""
        tastes = {person.id: person.tastes for person in people}
        ids = enumerate(self.people)
        self.private.know({seat: tastes[who] for seat, who in ids if who in tastes})

    def _take_tastes(self, tastes: Tastes) -> None:
        self.page.hints.offered = tastes.hints
        self._app.preferences.suit(tastes)

    def join_evening(self, *, as_last: bool) -> None:
        """Make the end of the game lead to the evening page.

        `as_last` says that it is the evening's last game.
        """
        self._in_evening, self._is_last = True, as_last

    @property
    def is_over(self) -> bool:
        return self._match.is_over

    def look_back(
        self, reviews: ReviewController, step: int | None = None, *, plays: bool = False
    ) -> None:
        """Open the replay of the game; it starts playing if it `plays`."""
        reviews.open(self._match, self.controller.handover, step, plays=plays, row=self.row)

    def let_think(self, thinking: Thinking) -> None:
        """Set how long bots think, from their next decision on."""
        self.controller.scheduler.seconds = SECONDS[thinking]

    def record(self) -> Record:
        """Return the record of the game so far; it contains every secret."""
        return self._match.record(sealed=True)

    def fairness(self) -> FairnessFacts:
        """Return what may be shown of the seal now: everything once the game is over."""
        match, over = self._match, self._match.is_over
        counts = hints(match.moves).items()
        return FairnessFacts(
            match.seal,
            match.sealed_text if over and match.seal else "",
            tuple((match.seats[seat].name, count) for seat, count in counts),
            (lambda: check_match_step_by_step(match)) if over else None,
            number=match.deal_number,
            is_known=match.seed_is_public,
        )

    def _connect(self) -> None:
        app, page, end = self._app, self.page, self.page.end_sheet
        show_rules = partial(app.overlays.show_help, "rules", game_id=self.game_id)
        page.curtain_wanted.connect(self._draw_curtain)
        end.rematch.connect(self._rematch)
        end.same_deal.connect(lambda: self.same_deal_requested.emit(self._match, self._setup))
        end.level_wanted.connect(self._play_level)
        end.look_back.connect(self.look_back_requested)
        for lines in (page.log.lines, page.log_sheet.lines):
            lines.chosen.connect(self.look_back_requested.emit)
        end.save.connect(app.window.commands["save"].trigger)
        end.lobby.connect(self.lobby_requested)
        page.sounded.connect(app.play_sound)
        page.bar.phones.connect(app.window.commands["phones"].trigger)
        page.bar.rules.connect(lambda: show_rules(""))
        page.ruling_requested.connect(lambda ruling: show_rules(ruling))
        page.bar.menu.connect(lambda: app.window.open_menu(page.bar.menu_button))
        self.controller.changed.connect(self._follow)
        self.controller.moved.connect(self._part_curtain)
        self.controller.trouble.connect(self._tell_trouble)
        self.pace.changed.connect(lambda: app.preferences.save_pace(self.pace.mode))

    @property
    def front(self) -> Page:
        """The page that belongs on screen now."""
        return self._curtain or self.page

    def begin(self) -> None:
        """Start or continue the game; the page is already visible."""
        if not self.is_over and any(not info.is_human for info in self.controller.seats):
            self.worker.warm()
        self.page.start()

    # Phones

    @property
    def invites(self) -> bool:
        """Return whether the game was set up to be played on phones, and can still be."""
        return self._setup.handover == PHONES and self.can_invite and not self.is_over

    @property
    def can_invite(self) -> bool:
        """Return whether this game can be played on phones, and the settings allow it."""
        from stockgames.phones.table import can_play

        allowed = self._app.preferences.settings.phones and bool(self.controller.people)
        return allowed and can_play(self.game_id)

    @property
    def phones(self) -> PhoneDoor:
        """The door for phones; nothing listens before it is opened. Only if `can_invite`."""
        from stockgames.phones.door import PhoneDoor
        from stockgames.phones.server import page_files

        if self._phones is None:
            self._phones = PhoneDoor(
                self._match,
                self.controller,
                self._journal,
                page_files(),
                self.private.of,
                lambda: self.page.presenter.state.tells_end,
                self,
            )
            self._phones.changed.connect(self._tell_phones)
            self._phones.named.connect(lambda seat, who: self.hand_seats({seat: who}))
            self.page.presenter.refreshed.connect(self._tell_end)
            self._app.look.changed.connect(self._dress_phones)
            self._dress_phones()
        return self._phones

    def _tell_end(self, state: TableState) -> None:
        """Let phones tell the end once the screen has."""
        if self._phones is not None and state.context.stage is Stage.OVER and state.tells_end:
            self._phones.sync()

    def close_phones(self) -> None:
        """Send all phones away; people play at the screen again."""
        if self._phones is not None and self._phones.state != "shut":
            self._phones.close()

    def _dress_phones(self) -> None:
        look = self._app.look
        if self._phones is not None:
            theme: Literal["evening", "daylight"] = "evening" if look.theme.is_dark else "daylight"
            self._phones.dress(theme, look.four_colour_suits)

    def _tell_phones(self) -> None:
        from stockgames.ui.window.phones import phones_text

        assert self._phones is not None
        text = phones_text(self._phones) if self._phones.state == "open" else ""
        self.page.bar.set_phones(text)

    def close(self) -> None:
        """Close the table; the game stays in the library."""
        self.close_phones()
        # Until it is deleted, the page may still react to a language change, for example.
        self.page.curtain_wanted.disconnect(self._draw_curtain)
        self._forget_curtain()
        if self._public is not None:
            self._public.close()
        self.controller.close()
        self.worker.close()
        self._app.window.drop_page(self.page)
        self.deleteLater()

    def show_to_all(self) -> None:
        """Open a second window that shows what everybody may see, or close it."""
        from stockgames.ui.table.public_window import PublicWindow

        if self._public is not None:
            self._public.close()
            return
        self._public = PublicWindow(self._app.look, self._match, self.page)
        self._public.destroyed.connect(self._forget_public)
        self._public.open(self._app.window)

    def _forget_public(self) -> None:
        self._public = None

    # Seats that change hands

    def change_seats(self) -> None:
        """Ask who plays on, and hand over the seats."""
        from stockgames.ui.lobby.seats_sheet import SeatsSheet

        players = self._app.overlays.known_players()
        names = (*players.here, *(person.name for person in players.known))
        meta, seats = self._match.game.meta, self.controller.seats
        sheet = SeatsSheet(self._app.look, meta, seats, names, self._app.window.page)
        sheet.handed.connect(self.hand_seats)
        sheet.open()

    def hand_seats(self, given: Mapping[SeatId, Holder]) -> None:
        """Give seats to bots and to people, who become regulars."""
        from stockgames.app.known_players import person_called

        before, library = self.people, self._app.library
        people = [None if seat in given else who for seat, who in enumerate(before)]
        with self._app.messages.showing_errors():
            if library is not None and not self._match.is_study:
                for seat in (seat for seat, info in given.items() if info.is_human):
                    others = [who for who in people if who is not None]
                    people[seat] = person_called(library, given[seat].name, others).id
            for seat in sorted(given, key=lambda seat: given[seat].is_human):
                if not self.controller.hand_seat(seat, given[seat], people[seat]):
                    people[seat] = before[seat]
            bare = tuple(info.holder() for info in self._match.seats)
            self._setup = replace(self._setup, seats=bare, people=tuple(people))
            set_seats(self.names, self.people)
            self.controller.changed.emit()  # now the new face is known
            self.worker.warm()
            self._part_curtain()
            self.know_people(library.people() if library is not None else ())

    # Passing the screen

    def hide_hands(self) -> None:
        """Cover what only one of several people may see, as before a sheet for all of them."""
        if self.controller.screen.hides and self.controller.viewer is not None:
            self.controller.cover()

    def _draw_curtain(self) -> None:
        facts = self.page.public_facts()
        if self._curtain is not None:
            self._curtain.set_facts(facts)
            self._app.window.name_page()
            return
        self._curtain = CurtainPage(self._app.look, facts)
        self._curtain.lifted.connect(self._lift)
        self._curtain.called.connect(self.controller.call)
        self._curtain.called_back.connect(self._call_back)
        self._curtain.replied.connect(self._reply)
        self._curtain.left.connect(self.lobby_requested)
        self._app.overlays.replace_table_page(self._curtain)

    def _lift(self) -> None:
        again = self.controller.covered is not None
        self.controller.lift()
        self._app.window.show_page(self.page, PageTransition.PART)
        self._forget_curtain()
        if self.controller.stage is Stage.ASKING and not again:
            self.page.show_recap()

    def _call_back(self) -> None:
        """Undo the last turn from the curtain, which stays unless everyone may see what follows."""
        self.controller.undo()
        self._part_curtain()

    def _reply(self, accepts: bool) -> None:
        """Accept or decline the open offer from the curtain; everyone may see what follows."""
        if self.controller.reply(accepts):
            self._part_curtain()
        elif self._curtain is not None:
            self._curtain.say(say("shell-cannot-agree"))

    def _part_curtain(self) -> None:
        """Show the table if no curtain covers it any more, as when somebody on a phone goes on."""
        if self._curtain is not None and self.controller.stage is not Stage.CURTAIN:
            self._app.window.show_page(self.page, PageTransition.PART)
            self._forget_curtain()

    def _forget_curtain(self) -> None:
        if self._curtain is not None:
            curtain, self._curtain = self._curtain, None
            self._app.window.drop_page(curtain)

    def _tell_trouble(self, code: Trouble) -> None:
        if self._curtain is not None:
            self._curtain.say(trouble_text(code))

    # The end

    def _follow(self) -> None:
        if self.controller.stage is Stage.OVER:
            self.ended.emit()
            ways = NextActions(
                self._in_evening,
                self._is_last,
                self.from_puzzle,
                "" if self._in_evening else self._match.deal_number,
                *self._bring(),
            )
            self.page.end_sheet.offer(ways)
            for lines in (self.page.log.lines, self.page.log_sheet.lines):
                lines.make_clickable()
            if self._alone and not self._match.seed_is_public and self.controller.humans:
                self._note_best()

    def _bring(self) -> tuple[LevelOffer | None, str, str]:
        """Save what the game brings; return the level to offer, what is new in a book, and
        the strongest level beaten.
        """
        if self._brought is None:
            self._brought = None, "", ""
            library, row, match = self._app.library, self.row, self._match
            if library is not None and row is not None and not match.is_study:
                with self._app.messages.showing_errors():
                    book.search(library, row)
                    seal = book.new_distinctions(library, row, match, self.people)
                    found = self._outcomes(library)
                    self._brought = level_offer(found, STEPS), seal, level_reached(found, STEPS)
        return self._brought

    def _outcomes(self, library: Library) -> Sequence[Outcome]:
        """Return the games of somebody who has just played alone against bots; else none.

        None either after a game that doesn't count, as its deal was known.
        """
        people, match = self.controller.humans, self._match
        if match.handed or self._in_evening or self.from_puzzle or len(people) != 1:
            return ()
        shelf = library.shelf()
        shelf.read_all()
        if match.seed_is_public and self.row not in [game.row for game in counted(shelf.finished)]:
            return ()
        return outcomes(self.people[people[0]], shelf.finished)

    def _play_level(self, level: str) -> None:
        self._setup = replace(self._setup, seats=at_level(self._setup.seats, level))
        self._rematch()

    def _best(self) -> int | None:
        library = self._app.library
        if library is None or not self._alone:
            return None
        found = None
        with self._app.messages.showing_errors():
            found = library.best(self.game_id, self._key)
        return found.score if found is not None else None

    def _note_best(self) -> None:
        library = self._app.library
        if library is None:
            return
        score = self.controller.result().scores[0]
        with self._app.messages.showing_errors():
            library.note_best(self.game_id, self._key, score, self.row)

    def _rematch(self) -> None:
        """Request a new game with the same people; the start moves to the next seat.

        A game of an evening leads to the evening page instead.
        """
        if self._in_evening:
            self.evening_requested.emit()
            return
        setup = self._setup
        first = None if self._first is None else (self._first + 1) % len(setup.seats)
        self.rematch_requested.emit(replace(setup, first=first))
