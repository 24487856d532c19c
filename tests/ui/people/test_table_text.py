"""A table on the clipboard: spreadsheets find its columns and numbers, and compute no names."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from fractions import Fraction
from html.parser import HTMLParser

import pytest
from PySide6.QtCore import QLocale, QMimeData

from stockgames.ui.people.words import Cell, for_clipboard
from stockgames.ui.sentences.region import follow_region


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
