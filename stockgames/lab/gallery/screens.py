"""Sample content for every page of the app, for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QDate, QDateTime, Qt, QTime
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stockgames.app.lobby_updater import evening_entry
from stockgames.engine import registry
from stockgames.engine.fairness import check_match_step_by_step
from stockgames.lab.gallery import puzzle_samples
from stockgames.lab.gallery.evening_samples import (
    EVERYBODY,
    evening_five,
    evening_new,
    evening_over,
    evening_people,
    evening_ten,
    evening_two,
    facts_of,
    played,
)
from stockgames.lab.gallery.face_samples import FacesPage
from stockgames.lab.gallery.lesson_samples import LESSONS
from stockgames.lab.gallery.look_back_samples import (
    exchange,
    luck_exchange,
    luck_nyse,
    luck_unknown,
    nyse,
    over,
    portfolio,
    stock_exchange,
    turning_exchange,
    turning_nyse,
    turning_stock_exchange,
)
from stockgames.lab.gallery.nyse_positions import POSITIONS, open_position, seat_page
from stockgames.lab.gallery.past_samples import past_games, past_none, past_sought
from stockgames.lab.gallery.people_samples import (
    book_page,
    people_chooser,
    people_figures,
    people_of,
    people_parts,
)
from stockgames.presentation.faces import choices
from stockgames.presentation.levels import level_name
from stockgames.presentation.sentences.speech import number_word, say
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.settings import Settings
from stockgames.ui.help.page import HelpPage
from stockgames.ui.lessons.opening import rule_picture
from stockgames.ui.lobby.box import GameBox
from stockgames.ui.lobby.corner import PlayerEntry
from stockgames.ui.lobby.game_setup import GameSetup, one_and_bots, people
from stockgames.ui.lobby.invitation import InvitationEntry
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.new_table import NewTable
from stockgames.ui.lobby.saved_games import SavedGame, faces, lobby_games, when, who
from stockgames.ui.people.name_card import NameCard
from stockgames.ui.settings.page import SettingsPage
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.window.commands import page_shortcuts, window_shortcuts
from stockgames.ui.window.curtain import CurtainPage
from stockgames.ui.window.dialogs import (
    MessageSheet,
    ShortcutSheet,
    TroubleSheet,
    library_question,
    storage_text,
)
from stockgames.ui.window.fairness import FairnessFacts, FairnessSheet
from stockgames.ui.window.sheets import Sheet
from stockgames.ui.window.window import MainWindow


def _saved_games() -> list[SavedGame]:
    tables = (
        ("exchange", one_and_bots(("Ada",), 3, "shrewd"), 19, 0),
        ("portfolio", people(("Ada", "Bela", "Clara"), 3), 4, 1),
        ("stock-exchange", one_and_bots(("Ada",), 7, "casual"), 2, 14),
        ("nyse", one_and_bots(("Ada",), 0, "casual"), 22, 15),
    )
    found = []
    for row, (game_id, seats, moves, days) in enumerate(tables):
        title, where = registry.meta(game_id).title, say("lobby-after-moves", count=moves)
        game = SavedGame(row, game_id, title, who(seats), where, _ago(days), faces=faces(seats))
        found.append(game)
    return found


def _ago(days: int) -> str:
    """Return the label of a time this number of days before a fixed evening."""
    evening = QDateTime(QDate(2026, 11, 16), QTime(22, 10))
    played = evening.addDays(-days).toUTC()
    return when(played.toString(Qt.DateFormat.ISODate), evening)


def _lobby(look: ThemeContext, saved: Sequence[SavedGame]) -> QWidget:
    page = Lobby(look, lobby_games())
    page.set_saved_games(saved)
    if saved:
        page.set_news(say("lobby-last-game-won-by", game="NYSE", winners="Ada"))
        won = say("lobby-won-of", won=5, played=12)
        page.set_tallies({meta.id: won for meta in lobby_games()})
        streak = say("lobby-streak", count=3, number=number_word(3))
        goal = say("lobby-goal", kind="level", level=level_name("alert"), game="NYSE")
        page.show_player(PlayerEntry("Ada", EVERYBODY[0].portrait, 3, streak, goal))
    new = (say(f"lobby-{part}") for part in ("new-here", "ten-minutes", "learn"))
    page.invite(None if saved else InvitationEntry("nyse", *new))
    page.offer("past", True)
    page.offer("people", True)
    page.offer_daily(say("lobby-daily", game="Exchange"))
    page.offer_evening(True, evening_entry(facts_of(played(5, 2))) if saved else None)
    return page


def _lobby_open(look: ThemeContext) -> QWidget:
    page = _lobby(look, _saved_games())
    for box in page.findChildren(GameBox, "box-portfolio"):
        box.entered.emit()
    return page


def _new_table(look: ThemeContext, setup: GameSetup) -> QWidget:
    names = ("Ada", "Bela")
    meta = registry.meta(setup.game_id)
    here = tuple(person.name for person in EVERYBODY[:5])
    return NewTable(look, meta, setup, level="casual", names=names, known=EVERYBODY, here=here)


def _table_alone(look: ThemeContext) -> QWidget:
    return _new_table(look, GameSetup("nyse", one_and_bots(("Ada",), 3, "shrewd")))


def _table_full(look: ThemeContext) -> QWidget:
    return _new_table(look, GameSetup("nyse", one_and_bots(("Ada",), 9, "able")))


def _table_shared(look: ThemeContext) -> QWidget:
    options = {"board": [2, 5, 1, 3, 2, 4], "hands": "concealed"}
    setup = GameSetup("nyse", people(("Ada", "Bela"), 3), options, 1, "peek")
    return _new_table(look, setup)


def _curtain(look: ThemeContext) -> QWidget:
    table = seat_page(look, POSITIONS["peek"])
    facts = table.public_facts()
    table.deleteLater()
    return CurtainPage(look, facts)


def _keys(look: ThemeContext, page: Page) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    window = MainWindow(look, native_menu=False)
    window.show_page(page)
    found = page_shortcuts(page), window_shortcuts(page)
    window.deleteLater()
    return found


def _shortcut_sheet(look: ThemeContext) -> QWidget:
    here, everywhere = _keys(look, seat_page(look, POSITIONS["four"]))
    table = open_position("four", look, lambda page: None)
    return _Covered(look, table, lambda page: ShortcutSheet(look, here, everywhere, page))


def _fairness_sheet(look: ThemeContext) -> QWidget:
    match = over("nyse", "hbbb", "fairness")
    facts = FairnessFacts(
        match.seal, match.sealed_text, (("Ada", 2),), lambda: check_match_step_by_step(match)
    )
    table = open_position("end", look, lambda page: None)
    return _Covered(look, table, lambda page: FairnessSheet(look, facts, page))


def _message_sheet(look: ThemeContext) -> QWidget:
    text = storage_text(StorageError(StorageCode.CANNOT_READ, Path("evening.stockgame")))
    page = _lobby(look, _saved_games())
    return _Covered(look, page, lambda page: MessageSheet(look, "message", text, page))


def _library_question(look: ThemeContext) -> QWidget:
    error = StorageError(StorageCode.LIBRARY_DAMAGED, Path("library.sqlite3"))
    page = _lobby(look, ())
    return _Covered(look, page, lambda page: library_question(error, look, page))


def _trouble_sheet(look: ThemeContext) -> QWidget:
    report = "/home/ada/.local/share/stockgames/reports/20261116-221000.txt"
    page = _lobby(look, _saved_games())
    return _Covered(look, page, lambda page: TroubleSheet(look, report, True, page))


def _name_card(look: ThemeContext) -> QWidget:
    page = _lobby(look, ())
    faces = choices()[2:9]
    return _Covered(look, page, lambda page: NameCard(look, "Ada", faces, 12, ("Alex",), page))


class _Covered(Page):
    """A sample page with a sheet over it."""

    def __init__(
        self, look: ThemeContext, under: QWidget, make: Callable[[QWidget], Sheet]
    ) -> None:
        super().__init__(look)
        self.resize(round(look.px(1600)), round(look.px(1000)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(under)
        make(self).open()


def _help(topic: str, anchor: str = "") -> Callable[[ThemeContext], QWidget]:
    def make(look: ThemeContext) -> QWidget:
        games = [(meta.id, meta.title) for meta in lobby_games()]
        here, everywhere = _keys(look, Lobby(look, lobby_games()))
        page = HelpPage(look, games, [*here, *everywhere], rule_picture)
        page.open(topic, anchor)
        return page

    return make


def _help_search(wanted: str) -> Callable[[ThemeContext], QWidget]:
    def make(look: ThemeContext) -> QWidget:
        page = HelpPage(look, [(meta.id, meta.title) for meta in lobby_games()])
        page.begin_search(wanted)
        page.results.step(1)
        page.results.open()
        return page

    return make


PAGES: Mapping[str, Callable[[ThemeContext], QWidget]] = MappingProxyType(
    {
        "lobby": lambda look: _lobby(look, _saved_games()),
        "lobby-open": _lobby_open,
        "lobby-first": lambda look: _lobby(look, ()),
        "new-table": _table_alone,
        "new-table-ten": _table_full,
        "new-table-people": _table_shared,
        "evening-new": evening_new,
        "evening-two": evening_two,
        "evening-five": evening_five,
        "evening-people": evening_people,
        "evening-ten": evening_ten,
        "evening-over": evening_over,
        "past": past_games,
        "past-none": past_none,
        "past-sought": past_sought,
        "people-none": people_of(0),
        "people-two": people_of(2),
        "people-new": people_of(5, played=False),
        "people-five": people_of(5),
        "people-ten": people_of(10),
        "people-figures": people_figures,
        "people-book": book_page,
        "people-chooser": people_chooser,
        "people-parts": people_parts,
        "look-back-luck-nyse": luck_nyse,
        "look-back-luck-exchange": luck_exchange,
        "look-back-luck-unknown": luck_unknown,
        "look-back-nyse": nyse,
        "look-back-portfolio": portfolio,
        "look-back-exchange": exchange,
        "look-back-stock-exchange": stock_exchange,
        "turning-points-nyse": turning_nyse,
        "turning-points-exchange": turning_exchange,
        "turning-points-none": turning_stock_exchange,
        "puzzle": puzzle_samples.nyse,
        "puzzle-seen": puzzle_samples.nyse_seen,
        "puzzle-another": puzzle_samples.nyse_another,
        "puzzle-alone": puzzle_samples.nyse_alone,
        "puzzle-exchange": puzzle_samples.exchange,
        "puzzle-exchange-seen": puzzle_samples.exchange_seen,
        "puzzle-portfolio": puzzle_samples.portfolio_seen,
        "puzzle-stock-exchange": puzzle_samples.stock_exchange,
        "puzzle-stock-exchange-another": puzzle_samples.stock_exchange_another,
        "curtain": _curtain,
        "faces": FacesPage,
        "shortcut-sheet": _shortcut_sheet,
        "fairness-sheet": _fairness_sheet,
        "message-sheet": _message_sheet,
        "library-question": _library_question,
        "trouble-sheet": _trouble_sheet,
        "name-card": _name_card,
        **LESSONS,
        "settings": lambda look: SettingsPage(
            look, Settings(names=("Ada",), four_colour_suits=True)
        ),
        "rules": _help("rules"),
        "rules-n5": _help("rules", "N5"),
        "shortcuts": _help("shortcuts"),
        "fairness": _help("fairness"),
        "about": _help("about"),
        "help-search": _help_search("chip bot"),
        "help-search-nothing": _help_search("kangaroo"),
    }
)
"""Every page of the app with sample contents."""
