"""The house: one window, its pages, what is remembered, and the table being played."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from stockgames.app.first_paint import FirstPaint
from stockgames.app.waiting import Waiting
from stockgames.engine import registry
from stockgames.engine.errors import RecordError, StockGamesError
from stockgames.storage.errors import StorageError
from stockgames.storage.settings import Settings, from_values, to_values
from stockgames.storage.settings_file import read_settings, write_settings
from stockgames.ui.kit.fonts import load_fonts
from stockgames.ui.kit.theme import Look
from stockgames.ui.lobby.entries import lobby_games
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.shell.appearance import Appearance
from stockgames.ui.shell.language import install_language
from stockgames.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

    from stockgames.app.session import Session
    from stockgames.controllers.code_table import CodeTable
    from stockgames.storage.library import Library
    from stockgames.ui.lobby.wishes import TableWishes
    from stockgames.ui.shell.passing_note import PassingNote
    from stockgames.ui.shell.settings_page import Wishes
    from stockgames.ui.sound.loudspeaker import Loudspeaker
    from stockgames.ui.sound.recipes import Sound
    from stockgames.ui.table.pace import PaceMode

USUAL_LEVEL = "greedy"
"""Who sits down first: a bot for a first evening."""
MANY_MOVES: Final = 1000
"""A kept game that has more is replayed beside the window from the start."""
LOOK_AFTER: Final = 200
"""Milliseconds after which a library that was opened is looked over: the lobby stands by then."""
READ_EACH: Final = 10
"""Milliseconds between two looks at finished games, in which the lobby is painted."""
LOOK_EACH: Final = 50
"""Milliseconds between two questions whether that is done."""


class House(QObject):
    """Builds everything; call `open` to show the window, `close` when the app ends.

    `folder` holds library and settings; without `loud`, nothing is heard whatever is wished.
    """

    def __init__(self, app: QApplication, folder: Path, *, loud: bool = False) -> None:
        super().__init__()
        self._app = app
        self._folder = folder
        self._loud = loud
        self._loudspeaker: Loudspeaker | None = None
        self.settings, self._notices = read_settings(folder)
        install_language(app, self.settings.language)
        load_fonts()
        self.look = Look()
        self._appearance = Appearance(app, self.look)
        self._follow_settings()
        self.window = MainWindow(
            self.look, place=_bytes(self.settings.window), keep_place=self._keep_place
        )
        self.lobby = Lobby(self.look, lobby_games(), hurried=True)
        self.library: Library | None = None
        self.session: Session | None = None
        self.codes: dict[int, CodeTable] = {}
        """The code cards of tables that were left, by the game's row; in memory alone."""
        self._guests: list[QWidget] = []
        """Pages that are open for a while, the one that shows last: a new table, settings, help."""
        self._message: QMessageBox | None = None
        self._note: PassingNote | None = None
        self._painted = False
        self._waiting: Path | None = None
        """A file to open as soon as the lobby has been painted."""
        self._waits = Waiting(self)
        self._unwritten = False
        """Whether the settings could not be written, and the person knows."""
        self._connect()

    def _connect(self) -> None:
        window, lobby = self.window, self.lobby
        window.lobby_requested.connect(self.show_lobby)
        window.open_requested.connect(self._ask_for_file)
        window.save_requested.connect(self._ask_where_to_save)
        self._at_table(False)
        window.fairness_requested.connect(self._show_fairness)
        window.settings_requested.connect(self.show_settings)
        window.help_requested.connect(self.show_help)
        window.language_changed.connect(self._tell_lobby)
        lobby.play_requested.connect(self.play)
        lobby.seats_requested.connect(self.show_seats)
        lobby.continue_requested.connect(self.resume)
        lobby.forget_requested.connect(self.forget)
        lobby.settings_requested.connect(self.show_settings)
        lobby.help_requested.connect(lambda: self.show_help("rules"))

    def open(self, then: Callable[[], None] | None = None) -> None:
        """Show the lobby; what takes longer follows after the first frame, or ``then`` instead."""
        FirstPaint(self.lobby, then or self._after_first_paint)
        self.window.show_page(self.lobby)
        self.window.show()

    def _after_first_paint(self) -> None:
        from stockgames.ui.kit.app_icon import app_icon

        self._app.setWindowIcon(app_icon())
        self.open_library()
        self._painted = True
        self._tell_lobby()
        if self._notices:
            self._notices = ()
            self.say(self.tr("Some settings could not be read; their usual values hold."))
        if self._waiting is not None:
            self.open_file(self._waiting)

    def close(self) -> None:
        """Leave the table and the library in order."""
        self._waits.cancel()
        if self.session is not None:
            self.session.close()
            self.session = None
        if self.library is not None:
            self.library.close()
            self.library = None
        if self._loudspeaker is not None:
            self._loudspeaker.close()
            self._loudspeaker = None

    # What is remembered

    def open_library(self) -> None:
        """Open the library, or ask what to do without it."""
        from stockgames.storage.library import Library

        while self.library is None:
            try:
                self.library = Library.open(self._folder, look_later=True)
            except StorageError as error:
                if not self._go_on_without(error):
                    return
        QTimer.singleShot(LOOK_AFTER, self, self._look_over)

    def _look_over(self) -> None:
        """Have the whole library looked over, and say what is found."""
        if self.library is None:
            return
        self.library.start_looking()
        try:
            if not self.library.has_looked():
                QTimer.singleShot(LOOK_EACH, self, self._look_over)
            elif self.library.unreadable and self.session is None:
                self._tell_lobby()
        except StorageError as error:
            self._waits.cancel()
            self.library.close()
            self.library = None
            if self._go_on_without(error):
                self.open_library()
            self._tell_lobby()

    def _go_on_without(self, error: StorageError) -> bool:
        """Ask how to go on; tell whether another try to open the library makes sense."""
        from stockgames.app.rescuing import rescue_beside
        from stockgames.storage.aside import set_aside
        from stockgames.ui.shell.library_question import Way, ask_about_library
        from stockgames.ui.shell.storage_words import rescued_text

        way = ask_about_library(error, self.look, self.window)
        try:
            if way is Way.SET_ASIDE:
                set_aside(self._folder)
                return True
            if way is Way.RESCUE:
                self.say(rescued_text(rescue_beside(self._folder)))
                return True
        except StorageError as other:
            return self._go_on_without(other)
        if way is Way.QUIT:
            QTimer.singleShot(0, self._app.quit)
        return way is Way.AGAIN

    def _change(self, settings: Settings) -> None:
        """Take settings; say so if they cannot be kept, but not again at every letter of a name."""
        self.settings = settings
        try:
            write_settings(self._folder, settings)
        except StorageError as error:
            if not self._unwritten:
                self._unwritten = True
                self.tell(error)
        else:
            self._unwritten = False

    def _keep_place(self, place: bytes) -> None:
        self.settings = replace(self.settings, window=b64encode(place).decode())
        # The window closes: there is nobody to tell, and only its place is lost.
        with suppress(StorageError):
            write_settings(self._folder, self.settings)

    def _follow_settings(self) -> None:
        self._appearance.set_theme(self.settings.theme)
        self._appearance.set_motion(self.settings.motion)
        self.look.set_four_colour_suits(self.settings.four_colour_suits)

    def _tell_lobby(self) -> None:
        from stockgames.app.tickets import last_news, tallies, tickets

        if self.library is None:
            self.lobby.set_tickets([])
            return
        try:
            shelf = self.library.shelf()
            self.lobby.set_tickets(tickets(shelf, QDateTime.currentDateTime()))
            self.lobby.set_news(last_news(shelf.finished))
            self.lobby.set_tallies(tallies(shelf.finished) if shelf.is_read else {})
            if not shelf.is_read:
                QTimer.singleShot(READ_EACH, self, self._read_on)
        except StorageError as error:
            self.lobby.set_tickets([])
            self.tell(error)

    def _read_on(self) -> None:
        """Read finished games, some after each frame, until it can be said what was won."""
        from stockgames.app.tickets import last_news, tallies

        if self.library is None:
            return
        try:
            shelf = self.library.shelf()
            shelf.read_on()
        except StorageError as error:
            self.tell(error)
            return
        if not shelf.is_read:
            QTimer.singleShot(READ_EACH, self, self._read_on)
        elif shelf.unreadable:
            self._tell_lobby()
        else:
            self.lobby.set_news(last_news(shelf.finished))
            self.lobby.set_tallies(tallies(shelf.finished))

    # Pages

    def show_lobby(self) -> None:
        """Leave whatever is open; a running game waits on a ticket."""
        self.window.show_page(self.lobby)
        self._dismiss_guests()
        session, self.session = self.session, None
        self._at_table(False)
        self._tell_lobby()
        if session is not None:
            session.close()

    @property
    def has_guest(self) -> bool:
        """Whether a page lies over the table that must not be pulled away from under a person."""
        return bool(self._guests)

    def _invite(self, page: QWidget) -> None:
        """Show a page for a while over what is open; a second one of its kind replaces it."""
        again = [guest for guest in self._guests if type(guest) is type(page)]
        self._guests = [guest for guest in self._guests if guest not in again]
        self._guests.append(page)
        self.window.show_page(page)
        for guest in again:
            self.window.drop_page(guest)

    def _dismiss_guests(self) -> None:
        guests, self._guests = self._guests, []
        for guest in guests:
            self.window.drop_page(guest)

    def _back(self) -> None:
        """Leave the page that was opened last for what lies under it."""
        left = self._guests.pop()
        under = self.session.front if self.session is not None else self.lobby
        self.window.show_page(self._guests[-1] if self._guests else under)
        self.window.drop_page(left)

    def show_settings(self) -> None:
        """Open the settings; they hold at once."""
        from stockgames.ui.shell.settings_page import SettingsPage, Wishes

        now = self.settings
        wishes = Wishes(
            name=now.names[0] if now.names else "",
            language=now.language,
            theme=now.theme,
            motion=now.motion,
            pace=now.pace,
            thinking=now.thinking,
            suits="four" if now.four_colour_suits else "two",
            sounds="on" if now.sounds else "off",
        )
        page = SettingsPage(self.look, wishes)
        page.changed.connect(self._take_settings)
        page.back.connect(self._back)
        self._invite(page)

    def _take_settings(self, wishes: Wishes) -> None:
        names = [wishes.name, *self.settings.names[1:]] if wishes.name else []
        chosen = {
            "names": names,
            "language": wishes.language,
            "theme": wishes.theme,
            "motion": wishes.motion,
            "pace": wishes.pace,
            "thinking": wishes.thinking,
            "four_colour_suits": wishes.suits == "four",
            "sounds": wishes.sounds == "on",
        }
        old = self.settings
        settings, _ = from_values({**to_values(old), **chosen})
        self._change(settings)
        if settings.language != old.language:
            install_language(self._app, settings.language)
        self._follow_settings()
        if self.session is not None:
            self.session.pace.set_mode(settings.pace)
            self.session.let_think(settings.thinking)

    def keep_pace(self, pace: PaceMode) -> None:
        """Remember the pace that was chosen at the table."""
        if pace != self.settings.pace:
            self._change(replace(self.settings, pace=pace))

    def show_help(self, topic: str, anchor: str = "") -> None:
        """Open the rules (of the game being played), or another topic of the help page."""
        from stockgames.ui.help.help_page import HelpPage
        from stockgames.ui.shell.commands import shown_shortcuts

        shortcuts = shown_shortcuts(self.window)
        games = [(meta.id, meta.title) for meta in lobby_games()]
        page = HelpPage(self.look, games, shortcuts)
        page.back.connect(self._back)
        page.open(topic, anchor, self.session.game_id if self.session is not None else "")
        self._invite(page)

    def show_seats(self, game_id: str) -> None:
        """Open the page that lays a new table, with the last table of this game on it."""
        from stockgames.bots.levels import LEVELS
        from stockgames.ui.lobby.new_table import NewTable
        from stockgames.ui.lobby.wishes import from_values, usual_wishes

        meta, names = registry.meta(game_id), self.settings.names
        kept = self.settings.wishes.get(game_id)
        wishes = from_values(meta, kept) if kept is not None else None
        page = NewTable(
            self.look,
            meta,
            wishes or usual_wishes(meta, names, USUAL_LEVEL),
            levels=tuple(LEVELS),
            level=USUAL_LEVEL,
            names=names,
        )
        page.play.connect(self._play_wishes)
        page.back.connect(self._back)
        self._invite(page)

    # Tables

    def play(self, game_id: str) -> None:
        """Seat one person against the usual bots."""
        from stockgames.ui.lobby.wishes import usual_wishes

        meta = registry.meta(game_id)
        self.lay(usual_wishes(meta, self.settings.names, USUAL_LEVEL))

    def _play_wishes(self, wishes: TableWishes) -> None:
        from stockgames.ui.lobby.wishes import known_names, to_values

        names = tuple(known_names(self.settings.names, wishes.seats))
        settings = replace(self.settings, names=names)
        self._change(settings.with_wishes(wishes.game_id, to_values(wishes)))
        self.lay(wishes)

    def lay(self, wishes: TableWishes) -> None:
        """Deal a new game and sit down to it."""
        from stockgames.app.openings import deal

        self._sit_down(lambda: deal(self, wishes))

    def resume(self, row: int) -> None:
        """Go on with a kept game."""
        from stockgames.app.openings import resume

        assert self.library is not None
        try:
            # Asked before the replay, after which a game that was killed at its end is over.
            kept = {game.row: game for game in self.library.unfinished()}.get(row)
            steps = self.library.opening(row)
        except StorageError as error:
            self._stay(error)
            return
        self._waits.begin(
            steps,
            self.tr("The game is replayed up to where it was left …"),
            lambda match: self._sit_down(lambda: resume(self, row, kept, match)),
            lambda error: self._shelve(row, error),
            long=kept is not None and kept.moves > MANY_MOVES,
        )

    def _shelve(self, row: int, error: StockGamesError) -> None:
        """Say of a game that it no longer replays."""
        assert self.library is not None
        assert isinstance(error, RecordError)
        self._stay(self.library.shelve(row, error))

    def open_file(self, path: Path) -> None:
        """Go on with the game that a record's file holds, or play it again if it is over.

        Before the lobby has been painted, the file waits for it.
        """
        from stockgames.app.openings import is_long, open_game, read_file

        if not self._painted:
            self._waiting = path
            return
        self._waits.begin(
            read_file(path),
            self.tr("{file} is opened: every move is checked …").format(file=path.name),
            lambda opened: self._sit_down(lambda: open_game(self, opened)),
            lambda error: self._cannot_open(path, error),
            long=is_long(path),
        )

    def _cannot_open(self, path: Path, error: StockGamesError) -> None:
        words = self.tr(
            "{file} cannot be opened. It holds no whole game of ours, or was changed since. "
            "The file was left as it is.\n\n{reason}"
        )
        self.say(words.format(file=path.name, reason=error))

    def _ask_for_file(self) -> None:
        from stockgames.ui.shell.files import ask_what_to_open

        path = ask_what_to_open(self.settings.folder, self.window)
        if path is not None:
            self._keep_folder(path)
            self.open_file(path)

    def _ask_where_to_save(self) -> None:
        from stockgames.storage.record_file import write_record_file
        from stockgames.ui.shell.files import ask_where_to_save

        if self.session is None:
            return
        record = self.session.record()  # the table may be left before the dialog is
        title = registry.meta(self.session.game_id).title
        path = ask_where_to_save(title, self.settings.folder, self.window)
        if path is None:
            return
        self._keep_folder(path)
        try:
            write_record_file(path, record)
        except StorageError as error:
            self.tell(error)
        else:
            words = self.tr("Saved as {file}")
            if record.result is None:
                words = self.tr("Saved as {file}. Whoever reads it sees every hand.")
            self.confirm(words.format(file=path.name))

    def _keep_folder(self, path: Path) -> None:
        """Let the next dialog for files start where this one ended."""
        settings, _ = from_values({**to_values(self.settings), "folder": str(path.parent)})
        if settings.folder != self.settings.folder:
            self._change(settings)

    def _at_table(self, on: bool) -> None:
        """Offer what can be done at a table, or no longer."""
        for name in ("save", "fairness"):
            self.window.commands[name].setEnabled(on)

    def _show_fairness(self) -> None:
        from stockgames.ui.shell.fairness_sheet import FairnessSheet

        if self.session is not None:
            sheet = FairnessSheet(self.look, self.session.fairness(), self.session.page)
            sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            sheet.help_requested.connect(lambda: self.show_help("fairness"))
            sheet.open()

    def _sit_down(self, make: Callable[[], Session]) -> None:
        try:
            session = make()
        except StockGamesError as error:
            self._stay(error)
            return
        old, self.session = self.session, session
        self._at_table(True)
        self.window.show_page(session.page)
        self._dismiss_guests()
        session.begin()
        if old is not None:
            old.close()

    def _stay(self, error: StockGamesError) -> None:
        """Say why there is no way to a table."""
        self.tell(error)
        self._tell_lobby()

    def forget(self, row: int) -> None:
        """Delete a kept game; the lobby has asked already."""
        if self.library is None:
            return
        try:
            self.library.delete(row)
            self.codes.pop(row, None)
        except StorageError as error:
            self.tell(error)
        self._tell_lobby()

    # Messages

    def hear(self, sound: Sound) -> None:
        """Let a sound be heard, if sounds are wished."""
        if not (self._loud and self.settings.sounds):
            return
        if self._loudspeaker is None:
            from stockgames.ui.sound.loudspeaker import Loudspeaker

            self._loudspeaker = Loudspeaker()
        self._loudspeaker.play(sound)

    def tell(self, error: StockGamesError) -> None:
        """Say in words what could not be kept or read."""
        from stockgames.ui.shell.storage_words import storage_text

        self.say(storage_text(error) if isinstance(error, StorageError) else str(error))

    def confirm(self, text: str) -> None:
        """Say for a moment that something was done."""
        from stockgames.ui.shell.passing_note import PassingNote

        if self._note is None:
            self._note = PassingNote(self.look, self.window, lambda: self.window.page)
        self._note.say(text)

    def say(self, text: str) -> None:
        """Show a message that wants no answer; the window stays usable. A newer one replaces it."""
        from PySide6.QtWidgets import QMessageBox

        from stockgames.ui.kit.widgets.message_boxes import dress_box

        if self._message is not None:
            self._message.close()
        box = QMessageBox(QMessageBox.Icon.Information, "", text, parent=self.window)
        box.setTextFormat(Qt.TextFormat.PlainText)  # a file's name may look like markup
        dress_box(box, self.look)
        box.setObjectName("message-box")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setModal(False)
        box.finished.connect(self._forget_message)
        self._message = box
        box.show()

    def _forget_message(self) -> None:
        self._message = None


def _bytes(text: str) -> bytes:
    """Return the window's place from the settings; none if it is no base64 after all."""
    try:
        return b64decode(text, validate=True)
    except ValueError:
        return b""
