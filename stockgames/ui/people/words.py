"""Texts of the regulars' page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QDate, QDateTime, Qt

from stockgames.evenings.book_facts import Attended, BookFacts, Head
from stockgames.evenings.books import Run
from stockgames.evenings.people_facts import PeopleFacts
from stockgames.evenings.person import Person, Portrait
from stockgames.evenings.points import shown
from stockgames.presentation.sentences.numbers import decimal_point
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.sentences.words import listed, number_word
from stockgames.ui.sentences.region import date_in

WEEK = 7


def day_of(label: str) -> QDate:
    """Return the local date of a UTC label; an invalid date if it has none."""
    return QDateTime.fromString(label, Qt.DateFormat.ISODate).toLocalTime().date()


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


def ordinal(place: int) -> str:
    """Return a place as an ordinal number: `3rd`."""
    return say("people-ordinal", place=place)


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
    """Return the caption of the chart of places."""
    return say("people-places-of-evenings", count=evenings, number=number_word(evenings))


def chart_text(evenings: Sequence[Attended]) -> str:
    """Return the accessible text of the chart of places."""
    places = ", ".join(ordinal(evening.place) for evening in evenings)
    return chart_caption(len(evenings)) + ": " + places


def run_text(run: Run, today: QDate) -> str:
    """Return the longest run of games won, as text."""
    since, until = date_text(run.since, today), date_text(run.until, today)
    number = number_word(run.length)
    if since == until:
        return say("people-longest-run-of-a-day", number=number, date=since)
    return say("people-longest-run", number=number, since=since, until=until)


def points_text(points: Fraction) -> str:
    """Return points in the current language's number format."""
    return shown(points, decimal_point())


def head_text(facts: PeopleFacts, book: BookFacts, head: Head) -> str:
    """Return the accessible text of a head-to-head score: `Ada 9, Bela 6`."""
    score = head.score
    one, other = facts.names[book.person], facts.names.get(head.person, say("shell-somebody"))
    return f"{one} {score.ahead}, {other} {score.behind}"
