"""The player of this screen: asked for a name once, and shown in the lobby's corner."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from random import SystemRandom
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.context import AppContext
from stockgames.engine import registry
from stockgames.engine.plain_text import LONGEST_NAME, folded, one_line
from stockgames.evenings.person import PERSON_NAMES, Person, called
from stockgames.presentation.faces import choices, portrait_of, usual_portrait
from stockgames.presentation.levels import level_name
from stockgames.presentation.sentences.speech import number_word, say
from stockgames.storage.errors import StorageError
from stockgames.storage.settings import MOST_NAMES
from stockgames.ui.lobby.corner import PlayerEntry
from stockgames.ui.lobby.lobby import Lobby

if TYPE_CHECKING:
    from stockgames.evenings.goals import Outcome
    from stockgames.evenings.person import Portrait
    from stockgames.storage.entries import GameSummary
    from stockgames.storage.library import Library
    from stockgames.storage.settings import Settings
    from stockgames.ui.people.name_card import NameCard

_FACES: Final = 7
"""How many faces are offered."""
_NOBODY: Final = frozenset({"root", "user", "admin", "administrator", "guest", "default"})
"""Account names that are nobody's first name."""


class OwnPlayer(QObject):
    """Asks for name and face at the first start, and again after the first win; never after that.

    Everything played without a name belongs to a person with a default name, who is renamed.
    """

    changed = Signal()
    """The person was added or renamed."""

    def __init__(self, app: AppContext, lobby: Lobby) -> None:
        super().__init__(app)
        self._app, self._lobby = app, lobby
        self._card: NameCard | None = None

    # The corner

    @property
    def person(self) -> Person | None:
        """The person who sits down first at new tables; None if they have not been named."""
        names, library = self._app.preferences.settings.names, self._app.library
        return None if library is None else own_person(library.people(), names)

    def show(self) -> None:
        """Show the player in the lobby; the streak follows once the finished games are read."""
        try:
            self._lobby.show_player(self._entry())
        except StorageError as error:
            self._lobby.show_player(None)
            self._app.messages.show_error(error)

    def _entry(self) -> PlayerEntry | None:
        from stockgames.bots.levels import STEPS
        from stockgames.evenings.goals import next_goal, streak

        library, names = self._app.library, self._app.preferences.settings.names
        if library is None or not names:
            return None
        person, shelf = self.person, library.shelf()
        if person is None:  # the name was just changed in the settings, and nobody has played
            return PlayerEntry(names[0], usual_portrait(names[0]))
        entry = PlayerEntry(person.name, portrait_of(person))
        if not shelf.is_read:
            return entry
        found = outcomes(person.id, shelf.finished)
        goal, running = next_goal(found, registry.game_ids(), STEPS), streak(found)
        text = ""
        if goal is not None:
            title, level = registry.title(goal.game), level_name(goal.level)
            text = say("lobby-goal", kind=goal.kind, level=level, game=title)
        won = say("lobby-streak", count=running, number=number_word(running)) if running else ""
        return entry._replace(streak=running, streak_text=won, goal=text)

    # The name

    def ask_when_due(self) -> None:
        """Show the card over the lobby if it is time for it."""
        library = self._app.library
        with self._app.messages.showing_errors():
            if library is not None and self._card is None and self._is_due(library):
                self._ask(library)

    def _is_due(self, library: Library) -> bool:
        settings = self._app.preferences.settings
        if settings.names or settings.asked >= 2:
            return False
        people = library.people()
        if any(not _is_default(person.name) for person in people):
            return False
        if settings.asked == 0:
            return True
        shelf = library.shelf()
        return any(won.won for each in people for won in outcomes(each.id, shelf.finished))

    def _ask(self, library: Library) -> None:
        from stockgames.ui.people.name_card import NameCard

        nameless = _nameless(library)
        games = 0 if nameless is None else played(nameless.id, library)
        faces = SystemRandom().sample(choices(), _FACES)
        taken = [person.name for person in library.people()]
        self._card = NameCard(self._app.look, account_name(), faces, games, taken, self._lobby)
        self._card.named.connect(self._take)
        self._card.finished.connect(self._asked)
        self._card.open()

    def _asked(self, result: int) -> None:
        self._card = None
        settings = self._app.preferences.settings
        asked = 2 if result else settings.asked + 1
        self._app.preferences.keep(settings.model_copy(update={"asked": asked}))

    def _take(self, name: str, portrait: Portrait, with_games: bool) -> None:
        """Name the person who has played so far, or add another one."""
        from stockgames.app.known_players import called_otherwise
        from stockgames.storage.library import utc_label

        library, settings = self._app.library, self._app.preferences.settings
        if library is None:
            return
        try:
            nameless = _nameless(library) if with_games else None
            if nameless is not None:
                library.save_person(replace(nameless, name=name, portrait=portrait))
                settings = called_otherwise(settings, nameless.name, name)
            else:
                library.save_person(Person(token_hex(8), name, portrait, since=utc_label()))
        except StorageError as error:
            self._app.messages.show_error(error)
            return
        self._app.preferences.keep(put_first(settings, name))
        self.changed.emit()


def own_person(people: Sequence[Person], names: Sequence[str]) -> Person | None:
    """Return who is called as the first of the usual players; None if nobody is."""
    shown, first = called(people), folded(names[0]) if names else ""
    return next((each for each in people if folded(shown[each.id]) == first), None)


def put_first(settings: Settings, name: str) -> Settings:
    """Return settings in which this is the first of the usual players."""
    others = [each for each in settings.names if folded(each) != folded(name)]
    return settings.model_copy(update={"names": (name, *others)[:MOST_NAMES]})


def outcomes(person: str | None, finished: Sequence[GameSummary]) -> list[Outcome]:
    """Return a person's games against bots alone, in the given order.

    A person without an id is whoever played alone. Studies don't count, nor do most games
    with a known deal; see `daily_deal.counted`.
    """
    from stockgames.app.daily_deal import counted
    from stockgames.bots.levels import STEPS
    from stockgames.evenings.goals import Outcome

    found = []
    for game in counted(finished):
        people = [seat for seat, each in enumerate(game.seats) if each.is_human]
        counts = game.result is not None and not game.is_study
        if not counts or len(people) != 1 or game.seats[people[0]].person != person:
            continue
        bots = {each.level for each in game.seats if not each.is_human}
        known = [level for level in STEPS if level in bots]
        if bots:
            assert game.result is not None
            won = game.result["ranks"][people[0]] == 1
            weakest = known[0] if len(known) == len(bots) else ""
            found.append(Outcome(game.game, won, weakest, local_day(game.played)))
    return found


def local_day(label: str) -> str:
    """Return the day of a UTC timestamp in this computer's time zone, as `2026-11-28`."""
    try:
        return datetime.fromisoformat(label).astimezone().date().isoformat()
    except (ValueError, OverflowError):  # whatever a damaged row holds
        return label[:10]


def played(person: str, library: Library) -> int:
    """Return how many finished games a person has played. Raises StorageError."""
    return sum(sitting.sitter(person) is not None for sitting in library.sittings())


def _is_default(name: str) -> bool:
    return folded(name) in map(folded, PERSON_NAMES)


def _nameless(library: Library) -> Person | None:
    """Return the person who has played under the first default name, if any."""
    first = folded(PERSON_NAMES[0])
    return next((each for each in library.people() if folded(each.name) == first), None)


def account_name() -> str:
    """Return the first name of the account's owner as a proposal; empty if it has none."""
    name = one_line(_account()).partition(" ")[0][:LONGEST_NAME]
    return "" if name.casefold() in _NOBODY else name[:1].upper() + name[1:]


def _account() -> str:
    if sys.platform == "win32":
        return os.environ.get("USERNAME", "")
    import pwd

    try:
        entry = pwd.getpwuid(os.getuid())
    except KeyError:
        return ""
    return entry.pw_gecos.partition(",")[0] or entry.pw_name
