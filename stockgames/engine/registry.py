"""The games that the app knows: its own four, and those of installed packages.

A package brings a game by an entry point of the group `stockgames.games` that names a `GamePlugin`.
Whatever such a package gets wrong becomes a PluginError that names it, and the other games go on.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from stockgames.engine.errors import PluginError, UnknownGameError, shortened
from stockgames.engine.state import GameMeta
from stockgames.resources import package_data, resource_path

if TYPE_CHECKING:
    from stockgames.engine.game import AnyGame

GROUP: Final = "stockgames.games"
API: Final = 1
"""The version of `stockgames.api`: it rises when something in it changes or goes."""
_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A game and the packages that have its parts."""

    id: str
    """Lower-case words joined by hyphens; records and the names of files have it."""
    rules: str
    """The package with `meta.META` and `game.GAME`. The first part of its name is the package whose
    folder `resources` has the game's files (see `text`).
    """
    table: str = ""
    """The package with its table and box (see `ui.game_modules`); empty for the plain ones."""
    words: str = ""
    """The package that tells its table in words: `outline` has `ActionBuilder`, `renew` and
    `reading_of`; empty for words from code.
    """
    api: int = 0
    """The version of `stockgames.api` that it is written for."""
    package: str = ""
    """What pip calls the package that brings it; the registry knows."""

    @property
    def is_own(self) -> bool:
        """Return whether it is a game of the app, and not of an installed package."""
        return self.rules.startswith("stockgames.")

    @property
    def home(self) -> str:
        """The package whose folder `resources` has its files."""
        return self.rules.partition(".")[0]


def _own(game_id: str) -> GamePlugin:
    name = game_id.replace("-", "_")
    rules, table, words = (
        f"stockgames.{part}games.{name}" for part in ("", "ui.", "presentation.")
    )
    return GamePlugin(game_id, rules, table, words)


_OWN: Final = {game: _own(game) for game in ("nyse", "portfolio", "exchange", "stock-exchange")}
_registered: dict[str, GamePlugin] = {}
_refused: dict[str, PluginError] = {}
"""Why a game of an installed package can't be played, by its id."""
_complaints: dict[str, PluginError] = {}


def register(plugin: GamePlugin) -> None:
    """Add a game, or replace one that was registered; tests put toys on the list."""
    _registered[plugin.id] = plugin


def unregister(game_id: str) -> None:
    """Undo `register`."""
    _registered.pop(game_id, None)


def plugins() -> dict[str, GamePlugin]:
    """Return all games by id, in the order of the lobby."""
    return {**_OWN, **_installed(), **_registered}


def plugin(game_id: str) -> GamePlugin:
    """Return a game; raise UnknownGameError, or PluginError if its package can't be used."""
    found = plugins()
    if game_id in found:
        return found[game_id]
    if game_id in _refused:
        raise _refused[game_id]
    known = ", ".join(found)
    raise UnknownGameError(f"there is no game called {game_id!r} (known: {known})")


def game_ids() -> tuple[str, ...]:
    """Return the ids in the order of the lobby."""
    return tuple(plugins())


def is_own(game_id: str) -> bool:
    """Return whether it is a game of the app, and not of an installed package."""
    return game_id in _OWN


def package_of(game_id: str) -> str:
    """Return the package that brings a game; empty for one of the app or an unknown one."""
    if game_id in _refused:
        return _refused[game_id].package
    return plugins()[game_id].package if game_id in plugins() else ""


def meta(game_id: str) -> GameMeta:
    """Return a game's catalogue card without loading its rules; raise UnknownGameError."""
    return _meta(plugin(game_id))


def _meta(game: GamePlugin) -> GameMeta:
    found: GameMeta = import_module(f"{game.rules}.meta").META
    other = _other_titles().get(game.id) if game.is_own else None
    return found._replace(title=other) if other else found


@cache
def _other_titles() -> dict[str, str]:
    """Return the titles that a distributor gives the app's games in `resources/titles.json`: a JSON
    object with titles by id. The file need not exist.
    """
    try:
        titles = json.loads(resource_path("titles.json").read_bytes())
        return {str(game): title for game, title in titles.items() if isinstance(title, str)}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, AttributeError) as error:
        logging.getLogger(__name__).warning("titles.json: %s", error)
        return {}


def title(game_id: str) -> str:
    """Return a game's title; the id itself for a game that this release does not have."""
    return meta(game_id).title if game_id in plugins() else game_id


def load(game_id: str) -> AnyGame:
    """Return the game, rules and all; raise UnknownGameError or PluginError."""
    with blaming(game_id):
        found: AnyGame = import_module(f"{plugin(game_id).rules}.game").GAME
        if not is_own(game_id) and found.meta != meta(game_id):
            raise ValueError(f"GAME.meta of {game_id!r} is not META")
    return found


def data(game_id: str, *parts: str) -> bytes:
    """Return a file of a game, `rules/nyse.en.md` or `lessons/nyse.json`, from the package that
    brings it; raise FileNotFoundError.
    """
    found = plugins().get(game_id)
    if found is None or found.is_own:
        return resource_path(*parts).read_bytes()
    with blaming(game_id, FileNotFoundError):
        return package_data(found.home, *parts)


def text(game_id: str, *parts: str) -> str:
    """Return the text of a file of a game; raise FileNotFoundError."""
    with blaming(game_id, FileNotFoundError):
        return data(game_id, *parts).decode("utf-8").replace("\r\n", "\n")


def has_file(game_id: str, *parts: str) -> bool:
    """Return whether there is such a file."""
    try:
        text(game_id, *parts)
    except (OSError, ValueError, PluginError) as error:
        return not isinstance(error, FileNotFoundError)  # reading it will say what is wrong
    return True


# What is wrong with an installed package


@contextmanager
def blaming(game_id: str, *passed: type[Exception]) -> Iterator[None]:
    """Raise what goes wrong inside as a PluginError if the game is of an installed package.

    `passed` are exceptions that mean nothing wrong.
    """
    try:
        yield
    except Exception as error:
        game = plugins().get(game_id)
        known = isinstance(error, (PluginError, UnknownGameError, *passed))
        if known or game is None or game.is_own:
            raise
        raise PluginError(game.package or game.home, "broken", shortened(error)) from error


@contextmanager
def excusing(game_id: str) -> Iterator[None]:
    """Do without what goes wrong inside if the game is of an installed package, and complain."""
    try:
        with blaming(game_id):
            yield
    except PluginError as error:
        complain(error)


def culprit(error: BaseException) -> PluginError | None:
    """Return an error that blames the installed package in whose code another one came up."""
    homes = {game.home: game for game in plugins().values() if not game.is_own}
    trace = error.__traceback__
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__"))
        if game := homes.get(module.partition(".")[0]):
            return PluginError(game.package or game.home, "broken", shortened(error))
        trace = trace.tb_next
    return None


def complain(error: PluginError) -> None:
    """Report what is wrong with a package, once."""
    if str(error) not in _complaints:
        _complaints[str(error)] = error
        logging.getLogger(__name__).warning("%s", error)


def complaints() -> tuple[PluginError, ...]:
    """Return what was wrong with packages so far."""
    plugins()
    return tuple(_complaints.values())


def refuse(game_id: str, error: PluginError) -> None:
    """Leave a game of an installed package out from now on."""
    complain(error)
    _refused[game_id] = error
    _installed().pop(game_id, None)


@cache
def _installed() -> dict[str, GamePlugin]:
    """Return the games of installed packages; those that can't be used are left out."""
    found: dict[str, GamePlugin] = {}
    if getattr(sys, "frozen", False):
        return found  # a bundle has no packages beside its own
    from importlib.metadata import entry_points

    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        package = entry.dist.name if entry.dist is not None else entry.module
        game_id = ""
        try:
            game = entry.load()
            if not isinstance(game, GamePlugin):
                raise TypeError(f"{entry.value} is no GamePlugin")
            game = replace(game, package=package)
            same = found.get(game.id) or _OWN.get(game.id)
            if same is not None:
                raise PluginError(package, "clash", f"{game.id} ({same.package or 'stockgames'})")
            game_id = game.id
            _check(game)
            found[game.id] = game
        except PluginError as error:
            complain(error)
            _refused.update({game_id: error} if game_id else {})
        except (Exception, SystemExit) as error:  # whatever it does, the other games are played
            complain(PluginError(package, "broken", shortened(error)))
    return found


def _check(game: GamePlugin) -> None:
    """Raise an exception for a game that can't be on the list."""
    if game.api != API:
        raise PluginError(game.package, "api", str(game.api))
    meta = _meta(game)
    if not _ID.fullmatch(game.id):
        raise ValueError(f"{game.id!r} is not made of lower-case words joined by hyphens")
    if not isinstance(meta, GameMeta) or meta.id != game.id or meta.usual_seats not in meta.seats:
        raise ValueError(f"META of {game.id!r} is no GameMeta with that id and its usual seats")
