"""A book as a table of commas: for a spreadsheet, and for whoever wants to count again."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO

from stockgames.engine import registry
from stockgames.evenings.book_facts import BookFacts, GameLine
from stockgames.evenings.people_facts import PeopleFacts
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.levels import level_name


def as_csv(facts: PeopleFacts) -> str:
    """Return the figures of the open book, block under block; empty where none is open."""
    if facts.book is None:
        return ""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for row in _rows(facts, facts.book):
        writer.writerow(row)
    return text.getvalue()


def _rows(facts: PeopleFacts, book: BookFacts) -> Iterator[list[object]]:
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


def _game(line: GameLine) -> list[object]:
    name = registry.title(line.game) if line.game else say("people-together")
    people, bots = line.people, line.bots
    best = "" if line.best is None else line.best
    points = f"{float(people.points):.4g}"
    return [name, people.played, people.won, points, bots.played, bots.won, best]
