"""Sample contents for every page of the house, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from stockgames.app.code_samples import code_card, code_keys
from stockgames.engine import registry
from stockgames.ui.games.nyse.positions import POSITIONS, seat_page
from stockgames.ui.help.help_page import HelpPage
from stockgames.ui.kit.theme import Look
from stockgames.ui.lobby.entries import Ticket, lobby_games
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.new_table import NewTable
from stockgames.ui.lobby.ticket_words import where, who
from stockgames.ui.lobby.wishes import TableWishes, one_and_bots, people
from stockgames.ui.shell.commands import shown_shortcuts
from stockgames.ui.shell.curtain import CurtainPage
from stockgames.ui.shell.settings_page import SettingsPage, Wishes

_LEVELS = ("random", "careless", "greedy", "shrewd")


def _tickets() -> list[Ticket]:
    tables = (
        (one_and_bots(("Ada",), 3, "shrewd"), 19, "22:10"),
        (people(("Ada", "Bela", "Clara"), 3), 4, "14.11."),
        (one_and_bots(("Ada",), 0, "greedy"), 22, "2.11."),
        (one_and_bots(("Ada",), 7, "greedy"), 2, "1.11."),
    )
    return [
        Ticket(row, "nyse", "NYSE", who(seats), where(moves), when)
        for row, (seats, moves, when) in enumerate(tables)
    ]


def _lobby(look: Look, tickets: Sequence[Ticket]) -> QWidget:
    page = Lobby(look, lobby_games())
    page.set_tickets(tickets)
    return page


def _new_table(look: Look, wishes: TableWishes) -> QWidget:
    names = ("Ada", "Bela")
    meta = registry.meta(wishes.game_id)
    return NewTable(look, meta, wishes, levels=_LEVELS, level="greedy", names=names)


def _table_alone(look: Look) -> QWidget:
    return _new_table(look, TableWishes("nyse", one_and_bots(("Ada",), 3, "shrewd")))


def _table_full(look: Look) -> QWidget:
    return _new_table(look, TableWishes("nyse", one_and_bots(("Ada",), 9, "greedy")))


def _table_shared(look: Look) -> QWidget:
    options = {"board": [2, 5, 1, 3, 2, 4], "hands": "concealed"}
    wishes = TableWishes("nyse", people(("Ada", "Bela"), 3), options, 1, "peek")
    return _new_table(look, wishes)


def _table_coded(look: Look) -> QWidget:
    return _new_table(look, TableWishes("exchange", people(("Ada",), 4), handover="code"))


def _curtain(look: Look) -> QWidget:
    table = seat_page(look, POSITIONS["peek"])
    facts = table.public_facts()
    table.deleteLater()
    return CurtainPage(look, facts)


def _help(topic: str, anchor: str = "") -> Callable[[Look], QWidget]:
    def make(look: Look) -> QWidget:
        lobby = Lobby(look, lobby_games())
        games = [(game_id, registry.meta(game_id).title) for game_id in registry.game_ids()]
        page = HelpPage(look, games, shown_shortcuts(lobby))
        page.open(topic, anchor)
        return page

    return make


PAGES: Mapping[str, Callable[[Look], QWidget]] = MappingProxyType(
    {
        "lobby": lambda look: _lobby(look, _tickets()),
        "lobby-first": lambda look: _lobby(look, ()),
        "new-table": _table_alone,
        "new-table-ten": _table_full,
        "new-table-people": _table_shared,
        "new-table-code": _table_coded,
        "curtain": _curtain,
        "code-card": code_card,
        "code-keys": code_keys,
        "settings": lambda look: SettingsPage(look, Wishes(name="Ada", suits="four")),
        "rules": _help("rules"),
        "rules-n5": _help("rules", "N5"),
        "shortcuts": _help("shortcuts"),
        "about": _help("about"),
    }
)
"""Every page of the house with sample contents."""
