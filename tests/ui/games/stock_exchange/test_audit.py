"""The audit: its steps, layout, book and table of payouts, and its results."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.audit import Audit, AuditPlan, AuditStep, Progress
from stockgames.games.stock_exchange.desk import EMBLEMS
from stockgames.games.stock_exchange.parts import COMPANIES, GOLD, IRON, METEOR, SILVER
from stockgames.games.stock_exchange.scoring import Payout, statements
from stockgames.presentation.games.stock_exchange.results import AUDIT_AGAIN as AGAIN
from stockgames.presentation.games.stock_exchange.results import AUDIT_BACK as BACK
from stockgames.presentation.games.stock_exchange.results import AUDIT_STEP as STEP
from stockgames.presentation.games.stock_exchange.results import audit_cue, audit_targets
from stockgames.ui.games.stock_exchange import audit_book, envelope
from stockgames.ui.games.stock_exchange.audit import AuditShow
from stockgames.ui.games.stock_exchange.audit_book import (
    BookItem,
    PayItem,
    audit_layout,
)
from stockgames.ui.games.stock_exchange.audit_places import PlacesItem
from stockgames.ui.games.stock_exchange.layout import lay_out
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.board import WINDOW
from stockgames.ui.table.items import TableScene
from stockgames.ui.theme.text import text_width
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.paints import is_blank, painted
from tests.ui.games.stock_exchange.audits import LAYOUT, PLAN, WHOLE, audit, just_before, placed
from tests.ui.games.stock_exchange.test_scene import SIZES, apart
from tests.ui.table.seating import NAMES

STEPS = len(PLAN.steps)


@pytest.fixture
def show(qtbot: QtBot) -> AuditShow:
    scene = TableScene()
    made = AuditShow(ThemeContext(), scene, scene)
    made.kept = scene, QGraphicsView(scene)  # type: ignore[attr-defined]
    made.resize(1280, 680)
    return made


def opened(show: AuditShow, own: int | None = None) -> AuditShow:
    show.open(audit(), NAMES[:8], 0, own)
    return show


def done(show: AuditShow) -> int:
    assert show.progress is not None
    return show.progress.done


def names(show: AuditShow) -> set[str]:
    assert show.progress is not None
    return {node.place for node in audit_targets(show.progress, show.names)}


def test_without_an_audit_nothing_can_be_pointed_at_or_stepped(show: AuditShow) -> None:
    assert (show.is_running, show.is_over, show.rects()) == (False, False, {})
    show.step()
    show.skip()
    show.watch_again()
    assert not show.is_running
    assert not any(item.isVisible() for item in show.items)


def test_at_once_all_of_it_shows_and_each_company_and_place_can_be_read(show: AuditShow) -> None:
    opened(show)
    assert show.is_over
    assert show.was_shown
    pages, places = {f"audit-{emblem}" for emblem in EMBLEMS}, {f"place-{n}" for n in range(8)}
    assert names(show) == {BACK, AGAIN, *pages, *places}
    assert all(item.isVisible() for item in show.items)


def test_steps_go_forth_and_back_and_not_past_the_ends(show: AuditShow) -> None:
    opened(show)
    emitted: list[int] = []
    show.changed.connect(lambda: emitted.append(done(show)))
    for key in ("Left", "Left", "Right", "End"):
        assert show.press_key(key)
    assert emitted == [STEPS - 1, STEPS - 2, STEPS - 1, STEPS]
    assert not show.press_key("Right"), "nothing is left"
    assert not show.press_key("Return")
    for _ in range(STEPS + 3):
        show.step(-1)
    assert done(show) == 0
    assert names(show) == {STEP}


def test_the_same_audit_goes_on_where_it_was(show: AuditShow) -> None:
    opened(show).step(-1)
    opened(show)
    assert done(show) == STEPS - 1
    show.close()
    assert not show.is_running
    assert done(opened(show)) == STEPS


def test_it_plays_from_the_beginning_until_a_step_by_hand(show: AuditShow, qtbot: QtBot) -> None:
    show.open(audit(), NAMES[:8], 0.02)
    assert not show.was_shown
    qtbot.waitUntil(lambda: done(show) > 2)
    show.step()
    at = done(show)
    qtbot.wait(60)
    assert done(show) == at
    show.watch_again()
    qtbot.waitUntil(lambda: show.is_over)
    assert show.was_shown


def test_a_meteor_that_pays_strikes_the_book_alone(qtbot: QtBot, show: AuditShow) -> None:
    held = [[0] * 13 for _ in COMPANIES]
    held[0][METEOR] = 2  # on a sum of nothing
    held[1][METEOR], held[1][IRON] = 2, 1
    for number, row in enumerate(held[2:]):
        row[GOLD], row[SILVER] = 1, 1 + number % 2  # no bonus for those without
    found = replace(audit(), statements=statements(held))
    heard: list[Sound] = []
    show.sounded.connect(heard.append)
    show.open(found, NAMES[:8], 0.01)
    qtbot.waitUntil(lambda: done(show) >= AuditPlan(found).at(AuditStep("stamp", 1)))
    assert heard.count(Sound.CRASH) == 1
    plan = AuditPlan(found)
    cues = [audit_cue(Progress(plan, at), NAMES[:8]) for at in range(len(plan.steps))]
    bills = [bill.text for cue in cues if cue is not None for bill in cue.bills]
    assert bills == ["+$40,000"]


def test_space_ends_a_page_sums_or_places_and_plays_on(show: AuditShow, qtbot: QtBot) -> None:
    show.open(audit(), NAMES[:8], 1.0)
    starts = []
    while not show.is_over:
        show.step(2)  # ends autoplay in the middle of a page, if it is that long
        if not show.is_over:
            assert show.press_key("Space")
            starts.append(done(show))
    kinds = [PLAN.steps[at].kind for at in starts if at < STEPS]
    stamped = [at for at in starts if at and PLAN.steps[at - 1].kind == "stamp"]
    assert len(stamped) == 8, "each company is a page"
    assert kinds[8:10] == ["place", "two"]
    assert not show.press_key("Space"), "nothing is left"
    show.close()
    show.open(audit(), NAMES[:8], 0.02)
    show.step()
    assert show.press_key("Space")
    qtbot.waitUntil(lambda: show.is_over)


def test_a_page_opens_by_its_spot_and_shuts_by_it(show: AuditShow) -> None:
    opened(show)
    under = show.book.company
    assert show.press_spot(f"audit-{EMBLEMS[2]}")
    assert show.book.company == 2
    assert show.press_spot(f"audit-{EMBLEMS[2]}")
    assert show.book.company == under
    assert not show.press_spot("audit-of-nobody")
    assert show.press_key("Down")
    assert show.book.company == (under + 1) % 8
    show.step(-1)
    assert show.book.open_page is None


def test_ones_own_row_is_lit_until_another_is_pressed(show: AuditShow) -> None:
    opened(show, own=3)
    assert [item.lit for item in show.items] == [3, 3, 3]
    show.press_spot("place-5")
    assert (show.pay.lit, show.places.lit) == (5, 5)
    show.press_spot("place-5")
    assert (show.pay.lit, show.places.lit) == (None, None)


@pytest.fixture
def book(qtbot: QtBot) -> BookItem:
    item = BookItem(ThemeContext())
    placed(item, WHOLE)
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
    other = AuditPlan(dearer(2))
    early = just_before("line", 2)
    book.progress = early
    before = painted(book, book.rect)
    book.progress = Progress(other, early.done)
    assert painted(book, book.rect) == before
    book.progress = Progress(early.plan, early.done + 1)
    told = painted(book, book.rect)
    book.progress = Progress(other, early.done + 1)
    assert painted(book, book.rect) != told != before


def test_no_line_of_a_statement_is_cut(
    book: BookItem, monkeypatch: pytest.MonkeyPatch, language: str
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

    book.look.fit(WINDOW)
    with monkeypatch.context() as patched:
        patched.setattr(QFontMetricsF, "elidedText", elided)
        plan = AuditPlan(found)
        for number in COMPANIES[:3]:
            book.progress, book.open_page = Progress(plan, len(plan.steps)), number
            assert not is_blank(painted(book, book.rect))
    assert cut == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_headings_and_buttons_fit(
    monkeypatch: pytest.MonkeyPatch, width: int, height: int, language: str
) -> None:
    drawn: list[tuple[QRectF, str, QFont]] = []
    for module in (audit_book, envelope):
        monkeypatch.setattr(module, "draw_text", lambda _, *what, **__: drawn.append(what[:3]))
    look, layout = ThemeContext(), audit_layout(width, height)
    look.fit(WINDOW)
    for item, box, heads in ((BookItem(look), layout.book, 2), (PayItem(look), layout.table, 10)):
        item.set_geometry(layout, box)
        item.names, item.progress = NAMES[:8], WHOLE
        drawn.clear()
        painted(item, item.rect)
        buttons = drawn[-3:] if isinstance(item, BookItem) else []
        for room, text, font in [*drawn[:heads], *buttons]:
            assert text_width(text, font) <= room.width() + 1, text
    assert apart([room for room, _, _ in drawn[:10]]), "sums over the columns"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_audit_fills_its_board(width: int, height: int) -> None:
    layout = audit_layout(width, height)
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
def test_each_line_that_tells_lies_on_its_sheet_once(width: int, height: int) -> None:
    layout = audit_layout(width, height)
    lines = [*layout.companies, *layout.rows, *layout.ranks, layout.mission, layout.legend]
    sheets = (layout.ledger.adjusted(0, 0, 0, 1), layout.table, layout.places)
    assert len(lines) == 3 * 8 + 2
    assert all(any(sheet.contains(line) for sheet in sheets) for line in lines)
    assert apart([line.adjusted(0, 0.01, 0, -0.01) for line in lines])


@pytest.fixture
def pay(qtbot: QtBot) -> PayItem:
    item = PayItem(ThemeContext())
    placed(item, WHOLE)
    return item


@pytest.mark.parametrize("seat", range(8))
def test_a_row_shows_shares_as_it_pays_and_its_sum_with_its_place(pay: PayItem, seat: int) -> None:
    found, row = audit(), LAYOUT.rows[seat]
    richer = replace(found.payouts[seat], score=found.payouts[seat].score + 1)
    payouts = tuple(richer if one.seat == seat else one for one in found.payouts)
    other = AuditPlan(replace(found, payouts=payouts))
    at = next(n for n, one in enumerate(found.ranked) if one.seat == seat)
    pays, places = just_before("pay", seat).done, just_before("place", at).done

    def shown(plan: AuditPlan, done: int) -> QImage:
        pay.progress = Progress(plan, done)
        return painted(pay, row)

    stages = [pays, pays + 1, places + 1]
    told, otherwise = ([shown(c, done) for done in stages] for c in (PLAN, other))
    assert told[:2] == otherwise[:2]
    assert told[2] != otherwise[2]
    assert told[0] != told[1] != told[2]
    assert shown(PLAN, places) == told[1]


ROWS = LAYOUT.ranks


@pytest.fixture
def places(qtbot: QtBot) -> PlacesItem:
    item = PlacesItem(ThemeContext())
    placed(item, WHOLE)
    return item


def test_of_the_last_two_the_gap_is_told_and_not_who_leads(places: PlacesItem) -> None:
    found, at = audit(), just_before("place", 1).done
    first, second = found.ranked[:2]

    def with_two(one: Payout, other: Payout) -> tuple[Payout, ...]:
        new = {one.seat: one, other.seat: other}
        return tuple(new.get(payout.seat, payout) for payout in found.payouts)

    swapped = with_two(replace(second, seat=first.seat), replace(first, seat=second.seat))
    nearer = with_two(replace(first, score=second.score + 1000), second)

    def shown(payouts: tuple[Payout, ...]) -> QImage:
        places.progress = Progress(AuditPlan(replace(found, payouts=payouts)), at)
        return painted(places, ROWS[0].united(ROWS[1]))

    usual = shown(found.payouts)
    assert shown(swapped) == usual
    assert shown(nearer) != usual


@pytest.mark.parametrize("at", range(2, 8))
def test_a_place_is_empty_until_it_is_told(places: PlacesItem, at: int) -> None:
    found = audit()
    seat = found.ranked[at].seat
    other_name = [*places.names]
    other_name[seat] = "Zoe"
    early = just_before("place", at)
    places.progress = early
    before = painted(places, ROWS[at])
    names, places.names = places.names, other_name
    assert painted(places, ROWS[at]) == before
    places.progress = Progress(early.plan, early.done + 1)
    renamed = painted(places, ROWS[at])
    places.names = names
    assert painted(places, ROWS[at]) != renamed
    assert renamed != before


def test_no_table_of_payouts_is_painted_before_an_audit(pay: PayItem) -> None:
    assert not is_blank(painted(pay, pay.rect))
    pay.progress = None
    assert is_blank(painted(pay, pay.rect))


def test_no_place_is_painted_before_an_audit(places: PlacesItem) -> None:
    assert not is_blank(painted(places, places.rect))
    places.progress = None
    assert is_blank(painted(places, places.rect))


def test_the_mission_is_told_at_the_end_alone(places: PlacesItem) -> None:
    told = painted(places, LAYOUT.mission)
    places.progress = just_before("place", 0)
    assert painted(places, LAYOUT.mission) != told
