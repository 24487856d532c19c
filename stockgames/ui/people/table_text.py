"""The figures of a book as a table: for a spreadsheet, and for whoever wants to count again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Context
from fractions import Fraction
from html import escape
from typing import Final, TypeAlias

from PySide6.QtCore import QMimeData

from stockgames.engine import registry
from stockgames.engine.plain_text import one_line
from stockgames.evenings.book_facts import BookFacts, GameLine
from stockgames.evenings.people_facts import PeopleFacts
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.region import point_of_the_region
from stockgames.ui.table.levels import level_name

Cell: TypeAlias = str | int | Fraction
Rows: TypeAlias = Sequence[Sequence[Cell]]

_FORMULA: Final = tuple("=+-@\N{MINUS SIGN}＝＋－＠")
"""A spreadsheet computes what begins with one of these, and some of it runs programs."""
_DIGITS: Final = Context(prec=15)
"""As many as spreadsheets keep; points are thirds and the like, whose digits never end."""


def table_of(facts: PeopleFacts) -> Rows:
    """Return the figures of the open book, block under block; empty where none is open."""
    return () if facts.book is None else list(_rows(facts, facts.book))


def for_clipboard(rows: Rows) -> QMimeData:
    """Return a table as text with tabs, as HTML and as CSV: a spreadsheet takes what it knows.

    Numbers are written as the reader's region does. Texts that a spreadsheet would compute begin
    with an apostrophe.
    """
    data = QMimeData()
    tabs = _separated(rows, "\t")
    data.setText(tabs)
    data.setHtml(_as_html(rows))
    data.setData("text/tab-separated-values", tabs.encode())
    commas = _separated(rows, ";" if point_of_the_region() == "," else ",")
    data.setData("text/csv", commas.encode())
    return data


def _separated(rows: Rows, by: str) -> str:
    return "".join(by.join(map(_quoted, row)) + "\n" for row in rows)


def _quoted(cell: Cell) -> str:
    """Return a cell in quotes, if any program could take a part of it for the end of the cell."""
    text = _written(cell)
    if isinstance(cell, str) and any(mark in text for mark in ',;"'):
        return '"{}"'.format(text.replace('"', '""'))
    return text


def _as_html(rows: Rows) -> str:
    lines = ("".join(f"<td>{escape(_written(cell))}</td>" for cell in row) for row in rows)
    body = "".join(f"<tr>{line}</tr>\n" for line in lines)
    return f'<meta charset="utf-8"><table>\n{body}</table>'


def _written(cell: Cell) -> str:
    if isinstance(cell, str):
        text = one_line(cell)
        return f"'{text}" if text.startswith(_FORMULA) else text
    if isinstance(cell, int):
        return str(cell)
    digits = _DIGITS.divide(cell.numerator, cell.denominator)
    return f"{digits:f}".replace(".", point_of_the_region())


def _rows(facts: PeopleFacts, book: BookFacts) -> Iterator[list[Cell]]:
    people, bots = say("people-with-people"), say("people-with-bots")
    played, won, points = say("people-played"), say("people-won"), say("people-points")
    best = say("people-best")
    heads = (f"{people}: {played}", f"{people}: {won}", f"{people}: {points}")
    yield [say("people-games-caption"), *heads, f"{bots}: {played}", f"{bots}: {won}", best]
    yield from map(_game, (*book.games, book.together))
    yield []
    yield [
        say("people-head-to-head"),
        say("people-ahead"),
        say("people-behind"),
        say("people-level"),
    ]
    for head in book.heads:
        score = head.score
        name = facts.names.get(head.person, say("shell-somebody"))
        yield [name, score.ahead, score.behind, score.level]
    yield []
    yield [say("people-bots-beaten"), say("people-beaten"), played]
    for bots_of in book.levels:
        yield [level_name(bots_of.level), bots_of.beaten, bots_of.met]
    yield []
    yield [say("people-alone"), say("people-board"), best]
    for board in book.boards:
        yield [registry.title(board.game), board.board, board.best]


def _game(line: GameLine) -> list[Cell]:
    name = registry.title(line.game) if line.game else say("people-together")
    people, bots = line.people, line.bots
    best = "" if line.best is None else line.best
    return [name, people.played, people.won, people.points, bots.played, bots.won, best]
