"""The audit's layout, its book, and its table of payouts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.audit import Audit, Course, Progress
from stockgames.games.stock_exchange.parts import COMPANIES
from stockgames.games.stock_exchange.scoring import statements
from stockgames.ui.games.stock_exchange import audit_book, envelope
from stockgames.ui.games.stock_exchange.audit_book import (
    FRAME,
    AuditItem,
    BookItem,
    PayItem,
    lay_audit,
    ordinal_rect,
)
from stockgames.ui.games.stock_exchange.layout import lay_out
from stockgames.ui.sentences.language import LANGUAGES, install_language
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import BOLD
from stockgames.ui.theme.text import text_width
from tests.ui.games.paints import is_blank, painted
from tests.ui.games.stock_exchange.audits import COURSE, LAYOUT, WHOLE, audit, just_before, laid
from tests.ui.games.stock_exchange.test_layout import SIZES, apart
from tests.ui.table.seating import NAMES
from tests.ui.theme.pictures import bits_of


@pytest.fixture
def book(qtbot: QtBot) -> BookItem:
    item = BookItem(ThemeContext())
    laid(item, WHOLE)
    return item


def dearer(number: int) -> Audit:
    """Return an audit in which the first line of a company comes to more."""
    found = audit()
    statement = found.statements[number]
    first = statement.lines[0]._replace(dollars=statement.lines[0].dollars + 11_000)
    other = replace(statement, lines=(first, *statement.lines[1:]))
    return replace(
        found, statements=(*found.statements[:number], other, *found.statements[number + 1 :])
    )


def test_nothing_is_painted_before_an_audit(book: BookItem) -> None:
    assert not is_blank(painted(book, book.rect))
    book.progress = None
    assert is_blank(painted(book, book.rect))
    assert book.company == 0


def test_a_line_shows_when_it_is_told_and_not_before(book: BookItem) -> None:
    other = Course(dearer(2))
    early = just_before("line", 2)
    book.progress = early
    before = painted(book, book.rect)
    book.progress = Progress(other, early.done)
    assert painted(book, book.rect) == before
    book.progress = Progress(early.course, early.done + 1)
    told = painted(book, book.rect)
    book.progress = Progress(other, early.done + 1)
    assert painted(book, book.rect) != told != before


def test_the_page_under_audit_lies_open_until_another_is_wanted(book: BookItem) -> None:
    book.progress = just_before("stamp", 3)
    assert book.company == 3
    page = painted(book, book.rect)
    book.open_page = 1
    assert book.company == 1
    assert painted(book, book.rect) != page


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_statement_is_cut(
    book: BookItem, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The longest: all that an emerald protects, meteors, and what depends on others."""
    held = [[0] * 13 for _ in COMPANIES]
    held[0] = [1, 10, 0, 1, 1, 1, 10, 0, 1, 1, 0, 1, 1]  # mushroom, coal and oil below −$1,000
    held[1] = [0, 12, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0]
    held[2:] = [[10, 0, 0, 0, 2, 0, 3, 0, 10, 10, 0, 2, 10] for _ in COMPANIES[2:]]
    found = replace(audit(), statements=statements(held))
    cut: list[str] = []
    elide = QFontMetricsF.elidedText

    def elided(self: Any, text: str, *args: Any) -> str:
        short = elide(self, text, *args)
        cut.extend([text] if short != text else [])
        return short

    book.look.fit(QSize(1280, 720))
    install_language(qapp, language)
    with monkeypatch.context() as patched:
        patched.setattr(QFontMetricsF, "elidedText", elided)
        course = Course(found)
        for number in COMPANIES[:3]:
            book.progress, book.open_page = Progress(course, len(course.steps)), number
            assert not is_blank(painted(book, book.rect))
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_headings_and_buttons_fit_small_windows_too(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    drawn: list[tuple[QRectF, str, QFont]] = []
    for module in (audit_book, envelope):
        monkeypatch.setattr(module, "draw_text", lambda _, *what, **__: drawn.append(what[:3]))
    install_language(qapp, language)
    look, layout = ThemeContext(), lay_audit(size[0], size[1] - 44)
    look.fit(QSize(*size))
    for item, box, heads in ((BookItem(look), layout.book, 2), (PayItem(look), layout.table, 10)):
        item.set_geometry(layout, box)
        item.names, item.progress = NAMES[:8], WHOLE
        drawn.clear()
        painted(item, item.rect)
        buttons = drawn[-3:] if isinstance(item, BookItem) else []
        for room, text, font in [*drawn[:heads], *buttons]:
            assert text_width(text, font) <= room.width() + 1, text
    assert apart([room for room, _, _ in drawn[:10]]), "sums over the columns"


def test_the_control_under_the_mouse_looks_alive(book: BookItem) -> None:
    looks = []
    for over in ("", "back", "again"):
        book.over = over
        looks.append(bits_of(painted(book, book.rect)))
    assert len(set(looks)) == 3


def test_it_takes_the_box_it_is_given_and_is_painted_anew_when_told_more(qtbot: QtBot) -> None:
    item, asked = AuditItem(ThemeContext(), "audit-pay"), list[object]()
    item.update = lambda *area: asked.append(area)  # type: ignore[method-assign]
    item.set_geometry(LAYOUT, QRectF(3, 4, 50, 60))
    assert item.rect == QRectF(3, 4, 50, 60)
    assert item.layout_ is LAYOUT
    asked.clear()
    item.names = ["Ada"]
    item.lit = 3
    assert len(asked) == 2
    item.lit = 3
    assert len(asked) == 2
    assert item.progress is None
    item.progress = WHOLE
    assert item.name == "audit-pay"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_audit_fills_its_board(width: int, height: int) -> None:
    layout = lay_audit(width, height)
    board = QRectF(0, 0, width, height)
    assert all(board.contains(part) for part in (layout.book, layout.table, layout.places))
    assert apart([layout.book, layout.table, layout.places])
    assert all(layout.book.contains(row) for row in (*layout.companies, *layout.controls))
    assert layout.statement.bottom() <= layout.controls[0].top()
    assert all(layout.table.contains(row) for row in layout.rows)
    places = layout.ranks
    assert all(layout.places.contains(row) for row in places)
    assert apart([*places, layout.mission, lay_out(width, height).actions])
    assert places[0].height() > places[1].height() >= 38


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_first_place_stands_inside_its_frame(qapp: object, width: int, height: int) -> None:
    look, row = ThemeContext(), lay_audit(width, height).ranks[0]
    look.set_scale(lay_audit(width, height).scale)
    box = ordinal_rect(row, look.scale, framed=True)
    assert row.adjusted(FRAME, FRAME, -FRAME, -FRAME).contains(box)
    assert text_width("1st", look.serif(34, BOLD)) <= box.width()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_controls_are_three_buttons_in_a_row(width: int, height: int) -> None:
    layout = lay_audit(width, height)
    back, step, again = layout.controls
    assert back.right() < step.left() < step.right() < again.left()
    assert again.right() == pytest.approx(layout.statement.right())
    assert min(button.height() for button in layout.controls) >= 32


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_each_line_that_tells_lies_on_its_sheet_once(width: int, height: int) -> None:
    layout = lay_audit(width, height)
    lines = [*layout.companies, *layout.rows, *layout.ranks, layout.mission, layout.legend]
    sheets = (layout.ledger.adjusted(0, 0, 0, 1), layout.table, layout.places)
    assert len(lines) == 3 * 8 + 2
    assert all(any(sheet.contains(line) for sheet in sheets) for line in lines)
    assert apart([line.adjusted(0, 0.01, 0, -0.01) for line in lines])


@pytest.fixture
def pay(qtbot: QtBot) -> PayItem:
    item = PayItem(ThemeContext())
    laid(item, WHOLE)
    return item


def test_no_table_of_payouts_is_painted_before_an_audit(pay: PayItem) -> None:
    assert not is_blank(painted(pay, pay.rect))
    pay.progress = None
    assert is_blank(painted(pay, pay.rect))


@pytest.mark.parametrize("seat", range(8))
def test_a_row_shows_its_shares_when_it_pays_and_its_sum_with_its_place(
    pay: PayItem, seat: int
) -> None:
    """A shutter covers the sum until then."""
    found, row = audit(), LAYOUT.rows[seat]
    richer = replace(found.payouts[seat], score=found.payouts[seat].score + 1)
    payouts = tuple(richer if one.seat == seat else one for one in found.payouts)
    other = Course(replace(found, payouts=payouts))
    at = next(n for n, one in enumerate(found.ranked) if one.seat == seat)
    pays, places = just_before("pay", seat).done, just_before("place", at).done

    def shown(course: Course, done: int) -> QImage:
        pay.progress = Progress(course, done)
        return painted(pay, row)

    stages = [pays, pays + 1, places + 1]
    told, otherwise = ([shown(c, done) for done in stages] for c in (COURSE, other))
    assert told[:2] == otherwise[:2]
    assert told[2] != otherwise[2]
    assert told[0] != told[1] != told[2]
    assert shown(COURSE, places) == told[1]


def test_earnings_stand_over_their_column_once_they_are_stamped(pay: PayItem) -> None:
    early = just_before("stamp", 4)
    pay.progress = early
    before = painted(pay, pay.rect)
    pay.progress = Progress(early.course, early.done, 1.0)
    assert painted(pay, pay.rect) != before


def test_the_seat_somebody_points_at_is_lit(pay: PayItem) -> None:
    within = [row.adjusted(0, 2, 0, -2) for row in LAYOUT.rows]
    rests = [painted(pay, row) for row in within]
    pay.lit = 5
    lit = [painted(pay, row) for row in within]
    assert [one != other for one, other in zip(rests, lit, strict=True)] == [
        seat == 5 for seat in range(8)
    ]
