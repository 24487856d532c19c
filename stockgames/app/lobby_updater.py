"""What the lobby shows of the library: saved games, the last result, the running evening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QObject, Signal

from stockgames.app.book import search_next
from stockgames.app.daily_deal import ParSearch, counted, deal_of, firsts, own_score, pars, played
from stockgames.app.library_opener import LibraryOpener
from stockgames.app.messages import Messages
from stockgames.engine import registry
from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.presentation.faces import know_people
from stockgames.presentation.sentences.speech import listed, points_text, say
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.storage.errors import StorageError
from stockgames.ui.evening.words import names_of, title
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.saved_games import SavedGame, faces, some_game, when, who
from stockgames.ui.lobby.tonight import EveningEntry, GameStage
from stockgames.ui.widgets.timing import later

if TYPE_CHECKING:  # it loads the database, which the first frame doesn't need
    from stockgames.storage.library import Library
    from stockgames.storage.shelf import Shelf

READ_EACH: Final = 10
"""Milliseconds between reads of finished games, in which the lobby is painted."""
SEARCH_EACH: Final = 50
"""Milliseconds between searches of games of an earlier release, each of which takes as long."""


class LobbyUpdater(QObject):
    """Updates the lobby from the library."""

    updated = Signal()
    """The lobby shows what has been read so far."""

    def __init__(self, lobby: Lobby, opener: LibraryOpener, messages: Messages) -> None:
        super().__init__(opener)
        self._lobby = lobby
        self._opener, self._messages = opener, messages
        self.par_search = ParSearch(opener, messages)
        self.par_search.found.connect(self.refresh)
        self.updated.connect(partial(later, self, self._search_on, SEARCH_EACH))

    def refresh(self) -> None:
        """Refresh the lobby; win counts over many games are filled in later."""
        library = self._opener.library
        if library is None:
            self._lobby.set_saved_games([])
            self.updated.emit()
            return
        try:
            shelf = library.shelf()
            know_people(library.people())
            self._lobby.set_saved_games(saved_games(shelf, QDateTime.currentDateTime()))
            self._lobby.set_news(last_news(shelf.finished))
            self._lobby.set_tallies(tallies(shelf.finished) if shelf.is_read else {})
            self._offer_daily(library, shelf)
            self.updated.emit()
            if not shelf.is_read:
                later(self, self._read_on, READ_EACH)
        except StorageError as error:
            self._lobby.set_saved_games([])
            self._messages.show_error(error)

    def _read_on(self) -> None:
        """Read finished games, some after each frame, until the win counts are complete."""

        library = self._opener.library
        if library is None:
            return
        try:
            shelf = library.shelf()
            shelf.read_on()
        except StorageError as error:
            self._messages.show_error(error)
            return
        if not shelf.is_read:
            later(self, self._read_on, READ_EACH)
        elif shelf.unreadable:
            self.refresh()
        else:
            self._lobby.set_news(last_news(shelf.finished))
            self._lobby.set_tallies(tallies(shelf.finished))
            self._offer_daily(library, shelf)
            self.updated.emit()

    def _search_on(self) -> None:
        """Search another game for what it brings to books, as long as the lobby is shown."""
        library = self._opener.library
        if library is None or not self._lobby.isVisible():
            return
        with self._messages.showing_errors():
            if not library.is_scanned or search_next(library):
                later(self, self._search_on, SEARCH_EACH)

    def _offer_daily(self, library: Library, shelf: Shelf) -> None:
        if not shelf.is_read:
            return
        dailies, (kind, number) = firsts(shelf.finished), deal_of(date.today())
        known, game = pars(library), dailies.get(number)
        if game is not None:
            score = face_of(game.game).score
            text = score(own_score(game))
            if game.row in known:
                text = say("lobby-daily-par", own=text, par=score(known[game.row]))
            self._lobby.offer_daily(say("lobby-daily-played", told=text))
        else:
            self._lobby.offer_daily(say("lobby-daily", game=registry.title(kind)))
        self.par_search.begin(each for each in dailies.values() if each.row not in known)


LONGEST: Final = 200
"""The maximum length of a line that is passed on; a corrupt row may hold anything."""
LONGEST_PACKAGE: Final = 40
"""The most letters of a package's name that are shown."""


def saved_games(shelf: Shelf, now: QDateTime) -> list[SavedGame]:
    """Return the saved games, the last opened first, then those that can't be continued.

    The latter may be continued by a later release or deleted: games that no longer replay, games
    that this release does not have, and games that can't be read completely, even if they seem to
    be over.
    """
    found = [_saved_game(game, now) for game in (*shelf.waiting, *shelf.unreadable)]
    return sorted(found, key=lambda saved: not saved.goes_on)


def _saved_game(game: GameSummary, now: QDateTime) -> SavedGame:
    known = game.game in registry.game_ids()
    title = registry.title(game.game)[:LONGEST]
    return SavedGame(
        row=game.row,
        game_id=game.game if known else "",
        title=title or some_game(),
        who=who(game.seats)[:LONGEST],
        where=_where(game, known, now),
        when=when(game.played, now),
        goes_on=known and game.shelved is None,
        faces=faces(game.seats, [seat.person for seat in game.seats]),
    )


def _where(game: GameSummary, known: bool, now: QDateTime) -> str:
    if game.is_damaged:
        return say("lobby-kept-but-it-is-damaged")
    if not known:
        if refused := registry.package_of(game.game):
            return say("lobby-kept-for-another-package", package=refused)
        if game.package:
            return say("lobby-kept-for-a-package", package=game.package[:LONGEST_PACKAGE])
        return say("lobby-kept-for-a-release-that")
    if game.shelved is not None:
        return say("lobby-saved-but-not-to-be-continued")
    day = now.date()
    if played(date(day.year(), day.month(), day.day()), [game]) is not None:
        return say("lobby-daily-after-moves", count=game.moves)
    if game.is_study:
        return say("lobby-study-after-moves", count=game.moves)
    if game.moves == 0:
        return say("lobby-not-a-move-made-yet")
    return say("lobby-after-moves", count=game.moves)


def last_news(finished: Sequence[GameSummary]) -> str:
    """Return the line about the first of these games that this release has; empty if none."""
    known = registry.game_ids()
    for game in finished:
        if game.game in known and not game.is_study:
            title = registry.meta(game.game).title
            if len(game.seats) == 1:
                return say("lobby-last-game-played-alone", game=title)
            winners = listed([seat.name for seat in _winners(game)])
            return winners and say("lobby-last-game-won-by", game=title, winners=winners)
    return ""


def tallies(finished: Sequence[GameSummary]) -> dict[str, str]:
    """Return how many games of one person against bots were won, as text by game id.

    Most games with a known deal don't count; see `daily_deal.counted`.
    """
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in counted(finished):
        people = sum(seat.is_human for seat in game.seats)
        if people == 1 and len(game.seats) > 1:
            played[game.game] += 1
            won[game.game] += any(seat.is_human for seat in _winners(game))
    return {
        game_id: say("lobby-won-of", won=won[game_id], played=count)
        for game_id, count in played.items()
    }


def _winners(game: GameSummary) -> list[SavedSeat]:
    ranks = game.result["ranks"] if game.result is not None else [0] * len(game.seats)
    return [seat for seat, rank in zip(game.seats, ranks, strict=True) if rank == 1]


_STAGES: Final[dict[Stage, GameStage]] = {
    Stage.OVER: "played",
    Stage.RUNNING: "begun",
    Stage.BROKEN_OFF: "begun",
    Stage.TO_COME: "to-come",
}


def evening_entry(facts: PageFacts) -> EveningEntry:
    portraits = facts.portraits
    coming = facts.broken or facts.next
    ranked = [line for line in facts.lines if line.place is not None]
    return EveningEntry(
        title=title(facts),
        news=_news(facts),
        leader=portraits[facts.winners[0]] if facts.winners else None,
        points=tuple((portraits[line.person], points_text(line.total)) for line in ranked),
        games=tuple((act.game, _stage(facts, act)) for act in facts.acts),
        next_game=registry.title(coming.game) if coming is not None else "",
        goes_on=facts.broken is not None,
    )


def _stage(facts: PageFacts, act: ActFacts) -> GameStage:
    return "next" if facts.is_now(act) else _STAGES[act.stage]


def _news(facts: PageFacts) -> str:
    """Return who leads and how far the evening is; before the first game, how many are here."""
    if facts.winners:
        names, leaders = names_of(facts, facts.winners), len(facts.winners)
        games = len(facts.acts)
        return say(
            "lobby-leads-so-far", names=names, leaders=leaders, played=facts.played, games=games
        )
    if facts.lines:
        return say("lobby-people-are-here", count=len(facts.lines))
    return say("lobby-nobody-is-here-yet")
