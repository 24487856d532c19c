"""The book of people: its words, its page, and its tables on the clipboard."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from html.parser import HTMLParser

import pytest
from PySide6.QtCore import QDate, QEvent, QLocale, QMimeData, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.analysis.distinctions import distinctions
from stockgames.evenings.books import Run
from stockgames.evenings.people_facts import Attended, Filter, book_facts
from stockgames.evenings.person import Person, Portrait
from stockgames.presentation.faces import choices
from stockgames.presentation.game_words import Ruler
from stockgames.presentation.sentences.speech import say
from stockgames.storage.entries import GameSummary, SavedSeat
from stockgames.ui.people.book import Book, BookPage
from stockgames.ui.people.chooser import PARTS
from stockgames.ui.people.words import (
    Cell,
    chart_text,
    for_clipboard,
    hanging_text,
    last_text,
    looks_text,
    part_name,
    run_text,
    since_text,
    tally_text,
)
from stockgames.ui.pieces.portrait import names
from stockgames.ui.sentences import follow_region
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import Picture
from tests.ui.finding import on_screen
from tests.ui.people.samples import PEOPLE, facts_of

TODAY = QDate(2026, 11, 4)


@pytest.mark.parametrize(
    ("person", "words"),
    [("bela", "here now"), ("ada", "Tuesday"), ("clara", "hasn't traded yet")],
)
def test_when_somebody_was_last_here(person: str, words: str) -> None:
    assert last_text(facts_of(), person, TODAY) == words


def test_another_day_is_a_date_and_another_year_says_so() -> None:
    assert last_text(facts_of(), "ada", QDate(2026, 12, 24)) == "3 November"
    assert last_text(facts_of(), "ada", QDate(2027, 1, 2)) == "3 November 2026"
    assert last_text(facts_of(), "ada", QDate(2026, 11, 3)) == "today"


def test_places_are_told_in_words() -> None:
    evenings = [Attended("2026-11-01", place, 5) for place in (1, 4, 2, 1)]
    assert tally_text(evenings) == "two won, one second and one fourth"
    assert chart_text(evenings).endswith(": 1st, 4th, 2nd, 1st")


def test_a_person_is_told_with_their_crest() -> None:
    words = hanging_text(facts_of(), PEOPLE[1], TODAY)
    assert words.startswith("Bela, crest ")
    assert words.endswith("here now")


def test_a_book_says_since_when_it_is() -> None:
    facts = facts_of()
    assert facts.book is not None
    assert since_text(facts.book, PEOPLE[0], TODAY).startswith("a regular since 3 March, ")
    finn = facts_of("finn").book
    assert finn is not None
    assert since_text(finn, PEOPLE[5], TODAY).endswith("no game yet")


def test_looks_are_told_by_what_people_notice() -> None:
    portrait = Portrait(hair="short", hat="fez", beard="goatee", specs="round", collar="tie")
    assert looks_text(portrait) == "fez, goatee and round glasses"
    assert looks_text(Portrait(hair="bun")) == "bun"


@pytest.mark.parametrize("kind", PARTS)
def test_every_part_has_a_name_of_its_own(kind: str) -> None:
    told = [part_name(kind, part) for part in names(kind)]
    assert len(set(told)) == len(told)
    assert part_name(kind, "of a later release") not in told


def test_no_two_portraits_are_told_alike() -> None:
    told = [looks_text(portrait) for portrait in choices()]
    assert len(set(told)) == len(told) == 24


def test_a_run_within_a_day_tells_one_day() -> None:
    same = Run(2, "2026-11-01T18:00:00Z", "2026-11-01T19:00:00Z")
    assert run_text(same, TODAY) == "Longest run: two won on 1 November"


FIGURES = book_facts("ada", (), (), Filter(), year="", games=("nyse",), levels=("casual", "able"))
SEATS = SavedSeat("Ada", "human", person="ada"), SavedSeat("Bruno", "bot:able")
GAME = GameSummary(7, "nyse", SEATS, 40, "", {}, "", "2026-11-24T20:00:00Z", None, None)
ALONE = Ruler(str, (32, 44, 56), 1, 40, {"casual": (0, 3), "shrewd": (1, 2)}, range(0, 41, 40))
BOOK = Book(Person("ada", "Ada"), FIGURES, ALONE, {"bell": GAME})


@pytest.fixture
def page(qtbot: QtBot, look: ThemeContext) -> BookPage:
    page = on_screen(qtbot, BookPage(look, BOOK), QSize(1280, 720))
    page.focus_start()
    return page


def test_all_distinctions_can_be_walked_and_tell_how_they_are_had(page: BookPage) -> None:
    walked = []
    for _ in distinctions():
        walked.append(page.seals.accessibleDescription())
        QTest.keyClick(page.seals, Qt.Key.Key_Right)
    assert walked == [say(f"{game}-distinction-how", id=one.id) for game, one in distinctions()]


def test_enter_looks_back_at_the_game_that_brought_the_chosen_one(page: BookPage) -> None:
    wanted = list[int]()
    page.looked_back.connect(wanted.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(page.seals, key)
    assert wanted == [7], "the second is not had"
    assert page.look_back.isHidden()
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.look_back.isHidden(), "what is chosen stays"


def test_a_press_tells_of_a_distinction_and_the_button_looks_back(page: BookPage) -> None:
    wanted, told = list[int](), list[str]()
    page.looked_back.connect(wanted.append)
    for number in (1, 0):
        middle = page.seals.cell(number).center().toPoint()
        QTest.mouseClick(page.seals, Qt.MouseButton.LeftButton, pos=middle)
        told.append(page.seals.accessibleDescription())
        page.look_back.click()
    assert wanted == [7]
    assert told[0] != told[1]


@pytest.mark.parametrize("mark", [None, 0, 47, 90])
def test_medals_alone_are_told_with_the_players_mark_wherever_it_is(
    qtbot: QtBot, look: ThemeContext, mark: int | None
) -> None:
    alone = replace(ALONE, mark=mark)
    page = on_screen(qtbot, BookPage(look, replace(BOOK, alone=alone)), QSize(1280, 720))
    (told,) = (
        part.accessibleName()
        for part in page.findChildren(Picture)
        if say("book-medal-at", medal="gold", amount="56") in part.accessibleName()
    )
    assert (say("book-mark", amount=str(mark)) in told) is (mark is not None)


@pytest.fixture(autouse=True)
def region() -> Iterator[None]:
    yield
    follow_region(QLocale.c)


class Cells(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.rows: list[list[str]] = []
        self.tags: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag == "td":
            self.rows[-1].append("")

    def handle_data(self, data: str) -> None:
        if self.rows and self.rows[-1]:
            self.rows[-1][-1] += data.rstrip("\n")


def forms(data: QMimeData, commas: str = ",") -> list[list[list[str]]]:
    """Return the rows that a program finds in each format of the clipboard."""
    text = bytes(data.data("text/csv").data()).decode()
    found = [list(csv.reader(data.text().splitlines(), delimiter="\t"))]
    found.append(list(csv.reader(text.splitlines(), delimiter=commas)))
    parsed = Cells(data.html())
    assert parsed.tags <= {"meta", "table", "tr", "td"}
    return [*found, parsed.rows]


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("Ada", "Ada"),
        ("A, B; C", "A, B; C"),
        ('"Bo" O\'Neil', '"Bo" O\'Neil'),
        ("<b>&amp;", "<b>&amp;"),
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1+1", "'=1+1"),
        ("\r\n=1+1", "'=1+1"),
        (" =1+1", "'=1+1"),
        ("\u200b=1+1", "'=1+1"),
        ("＝1+1", "'＝1+1"),
        ("\N{MINUS SIGN}1", "'\N{MINUS SIGN}1"),
        ("Ada\t=1+1\n=2", "Ada =1+1 =2"),
        ("\u2068דוד\u2069", "דוד"),
        (-3, "-3"),
        (1234567, "1234567"),
        (Fraction(-7, 2), "-3.5"),
        (Fraction(123455, 10), "12345.5"),
        (Fraction(40), "40"),
        (Fraction(1, 3), "0.333333333333333"),
        (Fraction(10**7 + 1, 4), "2500000.25"),
    ],
)
def test_every_form_holds_the_cell(cell: Cell, written: str) -> None:
    rows = [["a", cell, 1], [cell, 2, "b"]]
    for found in forms(for_clipboard(rows)):
        assert found == [["a", written, "1"], [written, "2", "b"]]


@pytest.mark.parametrize(
    ("locale", "point"), [("de_DE", ","), ("en_DE", ","), ("en_US", "."), ("de_CH", "."), ("", ".")]
)
def test_decimals_are_written_as_in_the_region(locale: str, point: str) -> None:
    follow_region(lambda: QLocale(locale) if locale else QLocale.c())
    rows: list[list[Cell]] = [["Ada", Fraction(-7, 2)], ["A;B", 1]]
    for found in forms(for_clipboard(rows), ";" if point == "," else ","):
        assert found == [["Ada", f"-3{point}5"], ["A;B", "1"]]
