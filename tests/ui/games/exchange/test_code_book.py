"""The words on the code cards of Exchange."""

from __future__ import annotations

import pytest

from stockgames.ui.games.exchange.code_book import create_code_book
from tests.games.exchange.table import dealt, view

BOOK = create_code_book()


@pytest.mark.usefixtures("qapp")
def test_every_choice_has_a_label_of_its_own() -> None:
    pages = BOOK.pages(view(dealt(4, "labels"), None), 0)
    assert pages
    for page in pages:
        labels = [BOOK.label(action) for row in page.rows for action in row]
        assert len(set(labels)) == len(labels)
        assert BOOK.title(page.name)
