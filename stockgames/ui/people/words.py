"""Texts of the regulars' page, and its table for the clipboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from decimal import Context
from fractions import Fraction
from html import escape
from typing import Final, TypeAlias

from PySide6.QtCore import QDate, QMimeData

from stockgames.engine import registry
from stockgames.engine.plain_text import one_line
from stockgames.evenings.books import Run
from stockgames.evenings.people_facts import Attended, BookFacts, GameLine, Head, PeopleFacts
from stockgames.evenings.person import Person, Portrait
from stockgames.presentation.levels import level_name
from stockgames.presentation.sentences.speech import listed, number_word, ordinal, say
from stockgames.ui.sentences import date_in, local, point_of_the_region

WEEK = 7


def day_of(label: str) -> QDate:
    """Return the local date of a UTC label; an invalid date if it has none."""
    return local(label).date()


def date_text(label: str, today: QDate) -> str:
    """Return a date as `3 March`, with the year if it is not this year's; empty if invalid."""
    day = day_of(label)
    if not day.isValid():
        return ""
    form = say("shell-date-form")
    if day.year() != today.year():
        form = say("people-date-form-with-year")
    return date_in(day, form)


def last_text(facts: PeopleFacts, person: str, today: QDate) -> str:
    """Return when a person was last here."""
    if person in facts.here:
        return say("people-here-now")
    label = facts.last.get(person, "")
    days = day_of(label).daysTo(today) if day_of(label).isValid() else WEEK
    if not label:
        return say("people-never-played")
    if days == 0:
        return say("people-today")
    if 0 < days < WEEK:
        return date_in(day_of(label), "dddd")
    return date_text(label, today)


def subtitle(facts: PeopleFacts) -> str:
    """Return the line under the heading."""
    count = len(facts.people)
    return say("people-have-a-chair-here", count=count, number=number_word(count))


def crest_text(person: Person) -> str:
    """Return a crest in words: `lily on oxblood`."""
    sign = say("people-sign", sign=person.portrait.sign)
    return say(
        "people-crest", sign=sign, colour=say("people-colour", colour=person.portrait.colour)
    )


def part_name(kind: str, part: str) -> str:
    """Return the name of a portrait's part: `fez`, `drop earring`."""
    return say("people-part-name", part=f"{kind}-{part}")


def looks_text(portrait: Portrait) -> str:
    """Return a portrait in words: hat or hair, beard and so on."""
    kinds = ("hat" if portrait.hat else "hair", "beard", "specs", "ear", "trifle")
    parts = [(kind, getattr(portrait, kind)) for kind in kinds]
    return listed([part_name(kind, part) for kind, part in parts if part])


def hanging_text(facts: PeopleFacts, person: Person, today: QDate) -> str:
    """Return a person's accessible text on the rail."""
    parts = (facts.names[person.id], crest_text(person), last_text(facts, person.id, today))
    return ", ".join(parts)


def since_text(book: BookFacts, person: Person, today: QDate) -> str:
    """Return since when a person has been known, and how many evenings they attended."""
    parts = []
    if day_of(person.since).isValid():
        parts.append(say("people-since", date=date_text(person.since, today)))
    if book.evenings:
        count, won = len(book.evenings), book.evenings_won
        parts.append(say("people-evenings", count=count, number=number_word(count)))
        parts.append(say("people-evenings-won", count=won, number=number_word(won)))
    else:
        parts.append(say("people-games", count=book.ever))
    return ", ".join(parts)


def tally_text(evenings: Sequence[Attended]) -> str:
    """Return how often a person came first, second and so on."""
    places = sorted(Counter(evening.place for evening in evenings).items())
    return listed(
        [
            say("people-tally", place=place, count=count, number=number_word(count))
            for place, count in places
        ]
    )


def chart_caption(evenings: int) -> str:
    return say("people-places-of-evenings", count=evenings, number=number_word(evenings))


def chart_text(evenings: Sequence[Attended]) -> str:
    """Return the accessible text of the chart of places."""
    places = ", ".join(ordinal(evening.place) for evening in evenings)
    return chart_caption(len(evenings)) + ": " + places


def run_text(run: Run, today: QDate) -> str:
    since, until = date_text(run.since, today), date_text(run.until, today)
    number = number_word(run.length)
    if since == until:
        return say("people-longest-run-of-a-day", number=number, date=since)
    return say("people-longest-run", number=number, since=since, until=until)


def head_text(facts: PeopleFacts, book: BookFacts, head: Head) -> str:
    """Return the accessible text of a head-to-head score: `Ada 9, Bela 6`."""
    score = head.score
    one, other = facts.names[book.person], facts.names.get(head.person, say("shell-somebody"))
    return f"{one} {score.ahead}, {other} {score.behind}"


Cell: TypeAlias = str | int | Fraction
Rows: TypeAlias = Sequence[Sequence[Cell]]

_FORMULA: Final = tuple("=+-@\N{MINUS SIGN}＝＋－＠")
"""Spreadsheets evaluate a cell that begins with one of these, and some formulas run programs."""
_DIGITS: Final = Context(prec=15)
"""The precision of spreadsheets; points are thirds and the like, with endless decimals."""


def table_of(facts: PeopleFacts) -> Rows:
    """Return the stats of the open book as rows, block by block; empty if none is open."""
    return () if facts.book is None else list(_rows(facts, facts.book))


def for_clipboard(rows: Rows) -> QMimeData:
    """Return a table as tab-separated text, HTML and CSV, so that any spreadsheet can paste it.

    Numbers are in the format of the user's region. Texts that a spreadsheet would take for formulas
    start with an apostrophe.
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
