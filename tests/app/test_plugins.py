"""What a package with a game gets wrong is said in a sentence that names it; all else works."""

from __future__ import annotations

import importlib
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from stockgames.app.crash_reporter import CrashReporter
from stockgames.bots.ladders import levels_of
from stockgames.engine import registry
from stockgames.engine.errors import PluginError, RecordError
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo, read_record
from stockgames.engine.verify import verify
from stockgames.lessons.progress import Progress
from stockgames.lessons.run import begin
from stockgames.lessons.script import lessons_of
from stockgames.presentation.sentences.catalogue import catalogue
from stockgames.presentation.table_state import text_table
from stockgames.puzzles.book import counts, position, puzzle_of_day, puzzles_of
from stockgames.ui.help.texts import has_rules, rules_text
from stockgames.ui.lessons.page import game_entries
from stockgames.ui.lobby.box import GameBox
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.lobby.lobby import Lobby
from stockgames.ui.lobby.new_table import create_options
from stockgames.ui.puzzles.page import PuzzlePage
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.sound.recipes import OwnSound, samples_of
from stockgames.ui.sound.synthesis import RATE
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.theme_context import ThemeContext
from tests.app.conftest import Visit
from tests.app.test_learning import go_on
from tests.app.visitor import QUICK, Visitor, prepare, saved_games, settle
from tests.installed import Changes, found_in, install

OWN = ("nyse", "portfolio", "exchange", "stock-exchange")
PLUGIN = "__init__.py"
GAME, META = "rules/game.py", "rules/meta.py"
EN, DE = "resources/translations/en", "resources/translations/de"
LESSONS, PUZZLES = "resources/lessons/lemonade.json", "resources/puzzles/lemonade.json"
LEFT_OUT: dict[str, tuple[Changes, str]] = {
    "a module that is missing": ({PLUGIN: "import no_such_module"}, "no_such_module"),
    "an exception at import": ({PLUGIN: "raise OSError('no luck')"}, "OSError: no luck"),
    "an exception without words": ({PLUGIN: "raise OSError"}, "OSError"),
    "an exception of many lines": ({PLUGIN: "raise OSError('a\\n' * 999)"}, "OSError: a a"),
    "an exit": ({PLUGIN: "import sys; sys.exit(3)"}, "SystemExit: 3"),
    "a syntax error": ({PLUGIN: "PLUGIN = ("}, "SyntaxError"),
    "no plug-in": ({PLUGIN: "PLUGIN = 'lemonade'"}, "no GamePlugin"),
    "nothing": ({PLUGIN: ""}, "PLUGIN"),
    "the id of a game of the app": ({PLUGIN: ('"lemonade"', '"nyse"')}, "nyse (stockgames)"),
    "an id for no file's name": ({PLUGIN: ('"lemonade"', '"Lemon/Ade"')}, "'Lemon/Ade'"),
    "another version": ({PLUGIN: ("api=1", "api=2")}, "version 2"),
    "no version": ({PLUGIN: (", api=1", "")}, "version 0"),
    "an unknown field": ({PLUGIN: ("api=1", "api=1, colour=3")}, "colour"),
    "no rules": ({PLUGIN: (".rules", ".no_rules")}, "no_rules"),
    "no meta": ({META: None}, "rules.meta"),
    "a meta that fails": ({META: "1 / 0"}, "ZeroDivisionError"),
    "a meta that is none": ({META: "META = 4"}, "META"),
    "a meta of another game": ({META: ('"lemonade"', '"lemons"')}, "META"),
    "seats that are not possible": ({META: ("usual_seats=3", "usual_seats=9")}, "META"),
    "a sentence of the app": (
        {f"{EN}/lemonade.ftl": "lobby-play = Play\n"},
        "lobby-play is a sentence of stockgames",
    ),
    "a sentence twice": ({f"{EN}/lemonade.ftl": "lemonade-a = 1\nlemonade-a = 2\n"}, "twice"),
    "no Fluent file": ({f"{EN}/lemonade.ftl": "{this is none"}, "this is none"),
    "a placeable without an end": ({f"{EN}/lemonade.ftl": "lemonade-a = { $a\n"}, "lemonade-a"),
}
"""What keeps a game off the list: the changes to the package, and what the sentence says."""
PARTLY: dict[str, tuple[Changes, str]] = {
    "rules that fail": ({GAME: "1 / 0"}, "ZeroDivisionError"),
    "rules without a game": ({GAME: ("GAME = Lemonade()", "")}, "GAME"),
    "a game with another meta": (
        {GAME: ("meta = META", "meta = META[:2]")},
        "META",
    ),
    "weights that are missing": (
        {GAME: ("GAME = Lemonade()", 'r.shipped("lemonade", Options)')},
        "lemonade.json",
    ),
    "data that fits no model": (
        {GAME: ("GAME = Lemonade()", "GAME = Lemonade()\nOptions(days='many')")},
        "Options",
    ),
    "a German sentence of the app": (
        {f"{DE}/lemonade.ftl": "lobby-play = Spielen\n"},
        "lobby-play is a sentence of stockgames",
    ),
    "lessons that are no JSON": ({LESSONS: "{"}, "lemonade.json"),
    "lessons with an unknown key": ({LESSONS: ('"game":', '"gaem": 1, "game":')}, "gaem"),
    "lessons of another game": (
        {LESSONS: ('"game": "lemonade"', '"game": "nyse"')},
        "another game",
    ),
    "a lesson from an impossible position": ({LESSONS: ("[2, 5]", "[2, 2]")}, "qualities"),
    "a lesson from an impossible move": (
        {
            LESSONS: (
                '"steps": [',
                '"moves": [{"do": "set_price", "price": 9, "seat": 1}], "steps": [',
            )
        },
        "no such price",
    ),
    "a lesson without sentences": ({f"{EN}/lessons/lemonade.ftl": None}, "lemonade.ftl"),
    "a lesson without its title": (
        {f"{EN}/lessons/lemonade.ftl": ("price-title =", "price-heading =")},
        "price-title",
    ),
    "a lesson's sentence without an end": (
        {f"{EN}/lessons/lemonade.ftl": ("{ $quality }", "{ $quality")},
        "price-table-text",
    ),
    "puzzles that are no JSON": ({PUZZLES: "{"}, "JSON"),
    "a puzzle of another game": ({PUZZLES: ('"game":"lemonade"', '"game":"nyse"')}, "puzzle 1"),
    "levels that are no JSON": ({"resources/levels/lemonade.json": "{"}, "JSON"),
    "levels that are none": (
        {
            "resources/levels/lemonade.json": '{"format": "stockgames-levels", "version": 1,'
            ' "game": "lemonade", "levels": {}}'
        },
        "levels",
    ),
    "a table that fails at import": ({"table/table.py": "1 / 0"}, "ZeroDivisionError"),
    "a table that imports what is missing": ({"table/table.py": "import no_such"}, "no_such"),
    "a table without a function": ({"table/table.py": ""}, "create_table"),
    "a table that can't be made": (
        {"table/table.py": ("return LemonadeTable(look)", "return LemonadeTable(look, 3)")},
        "TypeError",
    ),
    "a package of the table that is missing": ({PLUGIN: (".table", ".no_table")}, "no_table"),
    "a face that fails": ({"table/face.py": "1 / 0"}, "ZeroDivisionError"),
    "a face without its sentence": (
        {"table/face.py": ("lemonade-subtitle", "no-subtitle")},
        "subtitle",
    ),
    "a cover that fails at import": ({"table/cover.py": "1 / 0"}, "ZeroDivisionError"),
    "a cover that fails to paint": ({"table/cover.py": ("painter.save()", "1 / 0")}, "Zero"),
    "a drawing that is none": ({"resources/art/lemonade.svg": "<svg"}, "ExpatError"),
    "a sound that is none": ({"resources/sounds/fizz.wav": b"RIFF"}, "EOFError"),
    "a sound that lacks": ({"resources/sounds/fizz.wav": None}, "fizz.wav"),
    "options that fail": ({"table/options.py": "def create_options(look, wishes): 1 / 0"}, "Zero"),
    "words that fail": ({"words/outline.py": "1 / 0"}, "ZeroDivisionError"),
    "a rules page that is no text": ({"resources/rules/lemonade.en.md": b"\xff\xfe"}, "utf-8"),
}
"""What spoils a part of a game."""


def dealt() -> Match:
    seats = [SeatInfo(name=name, player="bot:random") for name in ("Ada", "Ben", "Cleo")]
    return Match.deal(registry.load("lemonade"), seats, {}, "plugin")


def paint_lobby(look: ThemeContext) -> None:
    lobby = Lobby(look, (registry.meta("lemonade"),))
    lobby.resize(1024, 600)
    canvas = QPixmap(lobby.size())
    lobby.render(canvas)


def learn(look: ThemeContext) -> None:
    if "lemonade" in {entry.game_id for entry in game_entries(Progress())}:
        begin("lemonade", lessons_of("lemonade").lessons[0], "Ada")


def visits(look: ThemeContext) -> Iterator[Callable[[], Any]]:
    """Yield what a player does, or opens, with a game from outside among the others."""
    yield lambda: catalogue("en")
    yield lambda: catalogue("de")
    yield lambda: paint_lobby(look)
    yield lambda: [rules_text(game, "en") for game in registry.game_ids() if has_rules(game)]
    yield lambda: learn(look)
    yield lambda: list(map(position, puzzles_of("lemonade")))
    yield lambda: [levels_of(game) for game in registry.game_ids()]
    yield lambda: create_options("lemonade", look, {})
    yield lambda: text_table(dealt(), None)
    yield lambda: len(samples_of(OwnSound("lemonade", "fizz")))
    yield lambda: create_table("lemonade", look)


def said(look: ThemeContext) -> set[str]:
    """Return what is said of packages while everything is tried."""
    found = set[str]()
    for visit in visits(look):
        if "lemonade" not in registry.game_ids():
            break
        try:
            visit()
        except PluginError as error:
            found.add(str(error))
    return found | {str(error) for error in registry.complaints()}


@pytest.fixture
def look(qtbot: QtBot) -> ThemeContext:
    return ThemeContext()


@pytest.fixture(autouse=True)
def _packages(tmp_path: Path) -> Iterator[None]:
    with found_in(tmp_path):
        yield


@pytest.mark.parametrize("kind", [*LEFT_OUT, *PARTLY])
def test_what_is_wrong_is_said_in_one_sentence_that_names_the_package(
    qtbot: QtBot, tmp_path: Path, look: ThemeContext, kind: str
) -> None:
    changes, words = {**LEFT_OUT, **PARTLY}[kind]
    install(tmp_path, "bad_lemons", changes, "bad-lemons")
    found = said(look)
    assert len(found) == 1, found
    (sentence,) = found
    assert "the package bad-lemons" in sentence
    assert words in sentence
    assert len(sentence) < 300
    assert "\n" not in sentence
    assert ("lemonade" in registry.game_ids()) == (kind in PARTLY)
    assert registry.game_ids()[:4] == OWN


def test_a_good_package_is_complained_of_by_nobody(
    qtbot: QtBot, tmp_path: Path, look: ThemeContext
) -> None:
    install(tmp_path, "good_lemons")
    assert said(look) == set()
    assert len(samples_of(OwnSound("lemonade", "fizz"))) > RATE / 4
    assert registry.game_ids() == (*OWN, "lemonade")


@pytest.fixture
def visit_with(visit: Visit, tmp_path: Path) -> Callable[..., Visitor]:
    """Return a function that opens the app with Lemonade, changed, beside the four games."""
    folder = tmp_path / "home"
    folder.mkdir()

    def enter(changes: Changes | None = None, language: str = "en") -> Visitor:
        install(tmp_path, "lemons", changes, "stockgames-lemons")
        settings = QUICK.model_copy(update={"language": language})
        return visit(prepare(folder, settings)).enter()

    return enter


def test_a_game_from_outside_is_played_learned_and_looked_back_at_in_german(
    visit_with: Callable[..., Visitor],
) -> None:
    visitor = visit_with(language="de")
    assert visitor.message == ""
    app = visitor.app
    assert app.lobby.findChild(GameBox, "box-lemonade") is not None
    assert face_of("lemonade").subtitle() == "ein paar Tage Sonne oder Regen"
    visitor.press("play-lemonade")
    settle()
    assert "Tag 1 von 2" in visitor.session.page.bar.status
    visitor.play_to_the_end()
    assert "hat einen Preis gewählt" in str(visitor.session.page.outline.nodes())
    app.tables.look_back_here()
    settle()
    assert app.window.findChildren(LookBackPage)
    assert visitor.session.record().x_package == "stockgames-lemons"
    app.show_help("rules")
    settle()
    learning = app.learning
    learning.begin_number("lemonade", 1)
    settle()
    while learning.coach is not None and learning.coach.mood != "done":
        go_on(visitor)
    assert learning.progress.is_done("lemonade", "price")
    app.puzzling.open_game("lemonade")
    settle()
    assert app.window.findChildren(PuzzlePage)


def test_the_puzzle_of_the_day_is_the_same_whatever_is_installed(tmp_path: Path) -> None:
    before = puzzle_of_day(738_000, {game: len(puzzles_of(game)) for game in OWN})
    install(tmp_path, "lemons")
    with found_in(tmp_path):
        assert len(puzzles_of("lemonade")) == 1
        counted = {game: n for game, n in counts().items() if registry.is_own(game)}
        assert puzzle_of_day(738_000, counted) == before


@pytest.mark.parametrize(
    ("kind", "language"), [("another version", "de"), ("a sentence of the app", "en")]
)
def test_the_window_says_at_its_start_what_was_left_out(
    visit_with: Callable[..., Visitor], kind: str, language: str
) -> None:
    visitor = visit_with(LEFT_OUT[kind][0], language)
    assert "stockgames-lemons" in visitor.message
    assert "Traceback" not in visitor.message
    visitor.press("close-message")
    settle()
    assert visitor.message == ""
    visitor.press("play-nyse")
    settle()
    visitor.play(1)
    visitor.app.show_lobby()
    settle()
    assert visitor.message == "", "it is said once"


@pytest.mark.parametrize(
    "kind",
    [
        "rules that fail",
        "data that fits no model",
        "a table that fails at import",
        "a table that can't be made",
    ],
)
def test_a_table_that_cannot_be_opened_is_not(
    visit_with: Callable[..., Visitor], kind: str
) -> None:
    visitor = visit_with(PARTLY[kind][0])
    visitor.press("play-lemonade")
    settle()
    assert "stockgames-lemons" in visitor.message
    assert visitor.page == "lobby"
    visitor.press("close-message")
    settle()
    visitor.press("play-nyse")
    settle()
    visitor.play(1)


@pytest.mark.parametrize(
    "changes",
    [
        PARTLY["a lesson without its title"][0],
        {f"{EN}/lessons/lemonade.ftl": ("price-table-bead", "price-table-dot")},
        {f"{EN}/lessons/lemonade.ftl": ("{ $days ->", "{ $weeks ->")},
        {LESSONS: ('"now.days"', '"now.weeks"')},
        {LESSONS: ('"set_price", "price": 3, "seat": 1', '"set_price", "price": 9, "seat": 1')},
        {LESSONS: ('"price": 2}]', '"price": 9}]')},
    ],
)
def test_a_lesson_that_breaks_off_is_left_with_a_sentence(
    visit_with: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch, changes: Changes
) -> None:
    visitor = visit_with(changes)
    trouble = CrashReporter(visitor.app, visitor.app._folder)
    monkeypatch.setattr("sys.excepthook", trouble.hook)
    learning = visitor.app.learning
    try:
        learning.begin_number("lemonade", 1)
        settle()
        while learning.coach is not None and learning.coach.mood != "done":
            go_on(visitor)
    except Exception as error:  # as Qt hands it to the hook
        trouble.hook(type(error), error, error.__traceback__)
    settle()
    assert "stockgames-lemons" in visitor.message
    assert visitor.page == "lobby"
    learning.begin_number("nyse", 1)
    settle()
    assert learning.coach is not None


def test_what_fails_in_its_code_is_laid_to_a_package(tmp_path: Path) -> None:
    install(tmp_path, "lemons", {"words/words.py": ("def aim(self", "def aims(self")})
    words = importlib.import_module("lemons.words.words").LemonadeWords()
    with pytest.raises(AttributeError) as caught:
        words.status(None, None)
    blamed = registry.culprit(caught.value)
    assert blamed is not None
    assert blamed.package == "lemons"
    with pytest.raises(ZeroDivisionError) as other:
        1 / 0  # noqa: B018
    assert registry.culprit(other.value) is None


@pytest.mark.parametrize(
    ("again", "words"),
    [
        ({PLUGIN: ("api=1", "api=2")}, "Needs another version of stockgames-lemons"),
        (None, "Needs the package stockgames-lemons"),
    ],
)
def test_a_game_whose_package_is_gone_waits_in_the_lobby(
    visit_with: Callable[..., Visitor],
    visit: Visit,
    tmp_path: Path,
    again: Changes | None,
    words: str,
) -> None:
    visitor = visit_with()
    visitor.press("play-lemonade")
    settle()
    visitor.play(1)
    record = visitor.session.record().to_json()
    visitor.app.show_lobby()
    settle()
    visitor.leave()
    shutil.rmtree(tmp_path / "lemons-1.0.dist-info")
    shutil.rmtree(tmp_path / "lemons")
    if again is not None:
        install(tmp_path, "lemons", again, "stockgames-lemons")
    with found_in(tmp_path):
        later = visit(tmp_path / "home").enter()
        (card,) = saved_games(later)
        assert card.game.where == words
        assert not card.game.goes_on
        wanted = "stockgames-lemons is left out" if again else "of the package stockgames-lemons"
        with pytest.raises(RecordError, match=wanted):
            verify(read_record(record))


def test_a_game_without_levels_offers_the_usual_ones(visit_with: Callable[..., Visitor]) -> None:
    visitor = visit_with()
    visitor.press("play-lemonade")
    settle()
    bots = [seat for seat in visitor.session.record().seats if not seat.is_human]
    assert {seat.level for seat in bots} == {"casual"}


def test_of_two_packages_with_the_same_game_one_is_left_out_and_both_are_named(
    qtbot: QtBot, tmp_path: Path, look: ThemeContext
) -> None:
    install(tmp_path, "lemons")
    install(tmp_path, "melons")
    (sentence,) = said(look)
    assert "the package melons" in sentence
    assert "lemonade (lemons)" in sentence
    assert registry.game_ids() == (*OWN, "lemonade")


def test_a_sentence_of_two_packages_is_an_error_that_names_both(
    qtbot: QtBot, tmp_path: Path, look: ThemeContext
) -> None:
    install(tmp_path, "lemons")
    another: Changes = {
        PLUGIN: ('"lemonade"', '"melonade"'),
        META: ('"lemonade"', '"melonade"'),
        f"{EN}/melonade.ftl": "lemonade-day = Day\n",
    }
    install(tmp_path, "melons", another)
    catalogue("en")
    (sentence,) = map(str, registry.complaints())
    assert "the package melons" in sentence
    assert "lemonade-day is a sentence of lemons" in sentence
    assert registry.game_ids() == (*OWN, "lemonade")
