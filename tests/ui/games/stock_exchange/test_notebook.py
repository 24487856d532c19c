from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from stockgames.presentation.games.stock_exchange.outline import Note, NotebookPage
from stockgames.ui.games.stock_exchange.strip import NotebookItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import is_blank, painted

PAGES = (
    NotebookPage("Round 1", (Note("Made", "gold, water"), Note("Given", "iron"))),
    NotebookPage("Round 2", (Note("Made", "oil"),)),
)


def test_each_page_and_note_is_written_in_it(qtbot: QtBot) -> None:
    item, looks = NotebookItem(ThemeContext()), []
    item.set_geometry(1280, 680)
    assert QRectF(0, 0, 1280, 680).contains(item.rect)
    for title, pages in (
        ("The notebook of Ada", PAGES),
        ("The notebook of Bruno", PAGES),
        ("The notebook of Ada", PAGES[:1]),
        ("The notebook of Ada", (PAGES[0], NotebookPage("Round 2", ()))),
        ("The notebook of Ada", (PAGES[0], NotebookPage("Round 2", (Note("Made", "tin"),)))),
    ):
        item.open(title, pages)
        assert item.isVisible()
        looks.append(painted(item, item.rect))
    assert [sum(one == other for other in looks) for one in looks] == [1] * 5


def test_large_text_ends_on_the_page(qtbot: QtBot) -> None:
    look = ThemeContext()
    look.set_text_size(2.0)
    item = NotebookItem(look)
    item.set_geometry(1280, 680)
    notes = tuple(Note("Made", "gold, water, two diamonds and a trophy") for _ in range(5))
    item.open("The notebook of Ada", (NotebookPage("Round 1", notes), *PAGES))
    below = QRectF(item.rect.left(), item.rect.bottom() - 6, item.rect.width(), 60)
    full = painted(item, below)
    item.open("The notebook of Ada", (NotebookPage("Round 1", notes[:1]), *PAGES))
    assert painted(item, below) == full


def test_all_that_it_dims_is_painted_anew_when_it_is_shut(qtbot: QtBot) -> None:
    item, desk = NotebookItem(ThemeContext()), QRectF(0, 0, 1280, 680)
    item.set_geometry(desk.width(), desk.height())
    item.open("The notebook of Ada", PAGES)
    far = QRectF(-50, -50, 1400, 800)
    seen = painted(item, far)
    dimmed = [
        QPointF(x, y)
        for x in range(0, 1400, 10)
        for y in range(0, 800, 10)
        if seen.pixelColor(x, y).alpha()
    ]
    assert dimmed
    corner = far.topLeft()
    assert all(item.boundingRect().contains(point + corner) for point in dimmed)
    assert item.boundingRect() == desk


def test_nothing_stays_in_a_book_that_is_shut(qtbot: QtBot) -> None:
    item = NotebookItem(ThemeContext())
    item.set_geometry(1280, 680)
    item.open("The notebook of Ada", PAGES)
    item.close()
    assert (item.title, item.pages, item.isVisible()) == ("", (), False)
    assert is_blank(painted(item, item.rect))
