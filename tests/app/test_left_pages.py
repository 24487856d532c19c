"""Every page that is closed is deleted, with its game and whatever was connected to it."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.lessons.script import lessons_of
from stockgames.ui.review.look_back import LookBackPage
from stockgames.ui.window.sheets import open_sheet
from tests.app.visitor import Visitor, prepare, settle
from tests.storage.play import deal, keep, play

Visit = Callable[[Visitor], object]


def found(visitor: Visitor) -> Counter[str]:
    """Count matches and all objects of the app's Qt classes, including shells of deleted ones."""
    for _ in range(2):
        settle()
        gc.collect()
    counted = Counter(
        type(one).__name__
        for one in gc.get_objects()
        if isinstance(one, (QObject, Match)) and type(one).__module__.startswith("stockgames.")
    )
    counted["widgets"] = len(QApplication.allWidgets())
    return counted


def look_back(visitor: Visitor) -> LookBackPage:
    """Open the replay of the one saved game, as from the list of all games."""
    visitor.app.tables.look_back(visitor.library.finished()[0].row)
    return visitor.at(LookBackPage)


def analyse(visitor: Visitor) -> None:
    """Start an analysis and replace it by another one while its page is closed."""
    for _ in range(2):
        page = look_back(visitor)
        assert page.side is not None
        page.side.turning.begin.click()
        visitor.app.overlays.back()
    visitor.app.analyses.stop()


def go_through(visitor: Visitor) -> None:
    """Step, play, read, and change the viewpoint."""
    page = look_back(visitor)
    for way in ("start", "forward", "back", "play"):
        page.go(way)
    for button in page.picker.buttons:
        page.look_through(button.viewpoint)
    page.read_table()


def play_on(visitor: Visitor) -> None:
    """Start a study from a step, without a replay."""
    look_back(visitor).played_on.emit(3, 0)
    visitor.wait()


def lessons(visitor: Visitor) -> None:
    """Open the first lesson of each game, and leave it."""
    for game_id in registry.game_ids():
        learning = visitor.app.learning
        learning.open()
        learning.begin(game_id, lessons_of(game_id).lessons[0].id)
        settle()
        learning.leave()


def puzzle(visitor: Visitor) -> None:
    """Answer the puzzle of the day, and go to the next one."""
    visitor.app.puzzling.open()
    page = visitor.app.puzzling.page
    assert page is not None
    page.pick(0)
    page.choose()
    page.next_wanted.emit()


def search(visitor: Visitor) -> None:
    """Search the rules, and open a result."""
    visitor.app.show_help("rules")
    visitor.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(visitor.app.window.focusWidget(), "share")
    visitor.key(Qt.Key.Key_Return)


def people(visitor: Visitor) -> None:
    """Open every person's book."""
    visitor.app.people.open()
    page = visitor.app.people.page
    assert page is not None
    for person in visitor.library.people():
        page.opened.emit(person.id)
    for person in visitor.library.people()[:1]:
        visitor.app.people.show_book(person)
        settle()
        visitor.press("back")


def new_tables(visitor: Visitor) -> None:
    """Open the page for a new table of each game."""
    for game_id in registry.game_ids():
        visitor.app.overlays.show_seats(game_id)


def table(visitor: Visitor) -> None:
    """Play a little, open help pages, and leave."""
    visitor.app.tables.play("nyse")
    visitor.wait()
    visitor.choose()
    visitor.app.show_help("rules")
    visitor.app.overlays.show_settings()


def sheets(visitor: Visitor) -> None:
    """Open every sheet over a table; those of the window are closed first."""
    window = visitor.app.window
    visitor.app.tables.play("nyse")
    visitor.wait()
    for name in ("shortcuts", "fairness"):
        window.commands[name].trigger()
        sheet = open_sheet(window)
        assert sheet is not None
        if name == "shortcuts":
            sheet.close()
    visitor.session.page.keys.command("F3")


def quickly(visitor: Visitor) -> None:
    """Open every page and leave it before its deferred work is done."""
    app = visitor.app
    for topic in ("rules", "about"):
        app.show_help(topic)
    app.overlays.show_settings()
    app.people.open()
    app.learning.open()
    app.puzzling.open()
    look_back(visitor)
    for game_id in ("nyse", "portfolio"):
        app.tables.play(game_id)
    app.show_evening()
    app.show_past()


def end_of_a_game(visitor: Visitor) -> None:
    """Open the closing page of a game, and its replay from there."""
    visitor.app.tables.resume(visitor.library.finished()[0].row)
    visitor.wait()
    visitor.app.tables.look_back_here(2)


VISITS: dict[str, Visit] = {
    "look-back": look_back,
    "look-back, analysed": analyse,
    "look-back, gone through": go_through,
    "look-back, played on": play_on,
    "look-back, from the table": end_of_a_game,
    "past games": lambda visitor: visitor.app.show_past(),
    "lessons": lambda visitor: visitor.app.learning.open(),
    "a lesson of each game": lessons,
    "puzzle": puzzle,
    "rules": search,
    "fairness": lambda visitor: visitor.app.show_help("fairness"),
    "shortcuts": lambda visitor: visitor.app.show_help("shortcuts"),
    "about": lambda visitor: visitor.app.show_help("about"),
    "people": people,
    "evening": lambda visitor: visitor.app.show_evening(),
    "settings": lambda visitor: visitor.app.overlays.show_settings(),
    "new tables": new_tables,
    "table": table,
    "sheets": sheets,
    "all of them, quickly": quickly,
}


@pytest.fixture(scope="module")
def visitor(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Yield a visitor of an app with one finished game; shared by all tests."""
    gc.collect()
    gc.freeze()  # don't search objects of other tests, which takes seconds each time
    palette = qapp.palette()
    visitor = Visitor(prepare(tmp_path_factory.mktemp("house") / "data")).enter()
    match = deal(3)
    play(match, Random(1), keep(visitor.library, match))
    yield visitor
    visitor.leave()
    qapp.setPalette(palette)
    settle()


@pytest.mark.parametrize("way", VISITS.values(), ids=VISITS.keys())
def test_nothing_is_left_of_a_page(visitor: Visitor, way: Visit) -> None:
    library = visitor.library

    def go() -> None:
        way(visitor)
        visitor.app.show_lobby()
        for game in library.unfinished():
            visitor.app.forget(game.row)
        settle()

    go()  # creates what is cached on purpose
    before = found(visitor)
    go()
    assert found(visitor) - before == Counter()
