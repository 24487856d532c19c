from __future__ import annotations

import pytest
from PySide6.QtCore import QDate

from stockgames.evenings.book_facts import Attended
from stockgames.evenings.books import Run
from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import choices
from stockgames.ui.people.chooser import PARTS
from stockgames.ui.people.words import (
    chart_text,
    hanging_text,
    last_text,
    looks_text,
    part_name,
    run_text,
    since_text,
    tally_text,
)
from stockgames.ui.pieces.faces import names
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
