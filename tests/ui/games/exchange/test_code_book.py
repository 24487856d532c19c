"""The words on the code cards of Exchange."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.games.exchange.stages import PHASE_1
from stockgames.ui.games.exchange.code_book import create_code_book
from stockgames.ui.games.exchange.terms import security_mark
from tests.games.exchange.table import dealt, view

BOOK = create_code_book()


@pytest.mark.usefixtures("qapp")
def test_every_choice_has_a_label_of_its_own() -> None:
    pages = BOOK.pages(view(dealt(4, "labels"), None), 0)
    assert pages
    for page in pages:
        labels = [BOOK.label(action) for action in page.choices]
        assert len(set(labels)) == len(labels)
        assert BOOK.title(page.name)


@pytest.mark.usefixtures("qapp")
def test_cells_and_choices_say_the_same() -> None:
    """What a press means, and what the choice is called that it makes, name the same things."""
    pages = {page.name: page for page in BOOK.pages(view(dealt(4, "cells"), None), 0)}
    for action in pages["order"].choices:
        first, which = pages["order"].cells_of(action)
        cell, label = BOOK.cell("order", 0, first), BOOK.label(action)
        side, sizes = cell.lines
        assert label.lower().startswith(side)
        low, _, high = sizes.partition("\N{EN DASH}")
        assert int(low) + which == int(label.split()[-1]) <= int(high)
    for name in ("security", "influence"):
        for action in pages[name].choices:
            (number,) = pages[name].cells_of(action)
            assert BOOK.cell(name, 0, number).spoken == BOOK.label(action)


@pytest.mark.usefixtures("qapp")
def test_what_reverses_lies_in_the_other_row() -> None:
    for page in ("order", "influence"):
        cells = [BOOK.cell(page, 0, number) for number in range(6)]
        assert [cell.is_reverse for cell in cells] == [False] * 3 + [True] * 3


def test_the_security_of_a_seat_shows_once_it_is_shown() -> None:
    match, rng = dealt(4, "badges"), Random(1)
    while view(match, None).stage <= PHASE_1:
        assert BOOK.badge(view(match, None), 0) is None
        match.act(match.actors[0], rng.choice(view(match, match.actors[0]).legal))
    badge = BOOK.badge(view(match, None), 0)
    assert badge is security_mark(view(match, None).traded[0])
