"""The notebook contains what its seat knows, and no more."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.facts import facts_of
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.games.stock_exchange import outline as notebook_words
from tests.ui.games.stock_exchange.office import dealt
from tests.ui.table.seating import NAMES


def test_the_notebook_holds_what_arrived_and_who_is_still_to_get_something(
    qapp: QApplication,
) -> None:
    view = seen_as(StockExchangeView, dealt(rounds=2).view(0))
    pages = notebook_words.pages(facts_of(view), NAMES)
    assert len(pages) == 4
    assert pages[1].notes[0].head == "Arrived"
    assert pages[2].notes[0].head == "Arrived"
    told = {note.head: note.text for note in pages[3].notes}
    owed = ", ".join(NAMES[seat] for seat in view.owes_resource)
    assert told["Still to receive a resource"] == owed
    given = [NAMES[gift.to] for gift in view.submissions[0].resources]
    notes = {note.head: note.text for note in pages[0].notes}
    assert all(name in notes["Resources given"] for name in given)
    assert (
        notebook_words.pages(facts_of(seen_as(StockExchangeView, dealt().view(None))), NAMES) == ()
    )
