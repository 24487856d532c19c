"""The private notebook, opened over the desk; it holds only what this seat knows (S11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.engine.plain_text import isolated
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.facts import Facts, RoundFacts
from stockgames.games.stock_exchange.parts import RESOURCES, Counts
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.art.open_book import (
    RULED_LINE,
    draw_double_rule,
    draw_open_book,
)
from stockgames.ui.games.stock_exchange.log_words import goods_list, shares_list
from stockgames.ui.games.stock_exchange.terms import good, short_company
from stockgames.ui.table.items import TableItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import SEMIBOLD, usual_size
from stockgames.ui.theme.palette import INK, OXBLOOD, QUIET_INK
from stockgames.ui.theme.shapes import line_at, rule, top_part
from stockgames.ui.theme.text import RIGHT, TOP_LEFT, draw_text, wrapped_height


@dataclass(frozen=True, slots=True)
class Note:
    """A heading in the margin, with its text."""

    head: str
    text: str


@dataclass(frozen=True, slots=True)
class NotebookPage:
    """One column of the notebook."""

    title: str
    notes: tuple[Note, ...]


def pages(facts: Facts, names: Sequence[str]) -> tuple[NotebookPage, ...]:
    """Return a page for each round and one for the current position; empty for a spectator."""
    if not facts.rounds:
        return ()
    return (*(_round_page(past, names) for past in facts.rounds), _standing(facts, names))


def _round_page(past: RoundFacts, names: Sequence[str]) -> NotebookPage:
    notes = []
    if past.arrival is not None:
        things = [goods_list(past.arrival.resources), shares_list(past.arrival.stocks)]
        text = ", ".join(part for part in things if part)
        nothing = say("stock-exchange-nothing")
        head = say("stock-exchange-notebook-words-arrived")
        notes.append(Note(head, text or nothing))
    if past.submission is not None:
        notes += _submission_notes(past.submission, names, past.fizzled)
    elif past.is_now:
        head = say("stock-exchange-now")
        open_text = say("stock-exchange-the-envelope-is-open")
        notes.append(Note(head, open_text))
    return NotebookPage(say("stock-exchange-round-number", number=past.number), tuple(notes))


def _submission_notes(submission: Submit, names: Sequence[str], fizzled: bool | None) -> list[Note]:
    notes = []
    if submission.exchange:
        companies = ", ".join(short_company(number) for number in submission.exchange)
        head = say("stock-exchange-exchanged")
        notes.append(Note(head, say("stock-exchange-for-own", companies=companies)))
    made = Counter(submission.produce)
    counts = tuple(made[resource] for resource in range(len(RESOURCES)))
    head = say("stock-exchange-notebook-words-made")
    notes.append(Note(head, goods_list(counts)))
    if fizzled is not None:
        if fizzled:
            text = say("stock-exchange-turned-to-coal")
        else:
            text = say("stock-exchange-did-not-turn-to-coal")
        head = say("stock-exchange-diamonds")
        notes.append(Note(head, text))
    goods = [
        say("stock-exchange-to", thing=good(g.resource), name=names[g.to])
        for g in submission.resources
    ]
    shares = [
        say("stock-exchange-to", thing=short_company(g.company), name=names[g.to])
        for g in submission.stocks
    ]
    head = say("stock-exchange-resources-given")
    notes.append(Note(head, ", ".join(goods)))
    head = say("stock-exchange-shares-given")
    notes.append(Note(head, ", ".join(shares)))
    return notes


def _standing(facts: Facts, names: Sequence[str]) -> NotebookPage:
    nothing = say("stock-exchange-nothing")
    nobody = say("stock-exchange-nobody")
    notes = (
        Note(
            say("stock-exchange-warehouse"),
            goods_list(facts.resources) or nothing,
        ),
        Note(
            say("stock-exchange-notebook-words-shares"),
            _shares(facts.stocks) or nothing,
        ),
        Note(say("stock-exchange-garnets"), str(facts.garnets)),
        Note(
            say("stock-exchange-still-to-receive-a-resource"),
            _people(facts.owes_resource, names) or nobody,
        ),
        Note(
            say("stock-exchange-still-to-receive-a-share"),
            _people(facts.owes_stock, names) or nobody,
        ),
    )
    title = say("stock-exchange-how-things-stand")
    return NotebookPage(title, notes)


def _shares(stocks: Counts) -> str:
    return ", ".join(
        short_company(number) if count == 1 else f"{count} {short_company(number)}"
        for number, count in enumerate(stocks)
        if count
    )


def _people(seats: Sequence[SeatId], names: Sequence[str]) -> str:
    return ", ".join(isolated(names[seat]) for seat in seats)


def spoken(facts: Facts, names: Sequence[str]) -> str:
    """Return the whole notebook for screen readers."""
    return ". ".join(
        f"{page.title}: " + "; ".join(f"{note.head}: {note.text}" for note in page.notes)
        for page in pages(facts, names)
        if page.notes
    )


class NotebookItem(TableItem):
    """An open book with a column for each round and one for the current position."""

    is_kept = False  # it dims the whole desk around it

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "notebook")
        self.pages: tuple[NotebookPage, ...] = ()
        self.title = ""
        self._desk = QRectF()
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._desk

    def open(self, title: str, pages: tuple[NotebookPage, ...]) -> None:
        """Show these pages."""
        self.title, self.pages = title, pages
        self.setVisible(True)
        self.update()

    def close(self) -> None:
        """Close it and remove its contents."""
        self.title, self.pages = "", ()
        self.setVisible(False)
        self.update()

    def lay(self, width: float, height: float) -> None:
        """Centre it on a desk of this size."""
        self.prepareGeometryChange()
        self._desk = QRectF(0, 0, width, height)
        w = min(width - 60, max(1060.0, self.look.px(1280)))
        h = min(height - 60, max(410.0, self.look.px(560)))
        self.set_rect(QRectF((width - w) / 2, (height - h) * 0.42, w, h))

    def draw(self, painter: QPainter) -> None:
        if not self.pages:
            return
        painter.fillRect(self._desk, QColor(0, 0, 0, 110))
        draw_open_book(painter, self.look.theme, self.rect)
        draw_text(painter, self._head(), self.title, self._title_font, INK)
        closing = say("stock-exchange-a-click-n-or-esc")
        draw_text(painter, self._head(), closing, self.look.sans(14), QUIET_INK, RIGHT)
        for column, page in self._columns():
            self._draw_page(painter, column, page)

    # Layout of the texts

    @property
    def _title_font(self) -> QFont:
        return self.look.serif(24)

    def _box(self) -> QRectF:
        edge = max(18.0, self.look.px(26))
        return self.rect.adjusted(edge, edge * 0.5, -edge, -edge * 0.4)

    def _head(self) -> QRectF:
        return top_part(self._box(), usual_size(self._title_font) * 1.5)

    def _columns(self) -> list[tuple[QRectF, NotebookPage]]:
        box, top = self._box(), self._head().bottom() + 6
        gap = max(18.0, self.look.px(26)) * 1.5
        width = (box.width() - gap * (len(self.pages) - 1)) / max(1, len(self.pages))
        lefts = (box.left() + number * (width + gap) for number in range(len(self.pages)))
        boxes = (QRectF(left, top, width, box.bottom() - top) for left in lefts)
        return list(zip(boxes, self.pages, strict=True))

    def _page_head(self, box: QRectF) -> QRectF:
        return top_part(box, usual_size(self.look.serif(19, italic=True)) * 1.4)

    def _notes(self, box: QRectF, page: NotebookPage) -> list[tuple[QRectF, Note]]:
        found, y = [], self._page_head(box).bottom() + 11
        for note in page.notes:
            height = wrapped_height(note.text, self.look.sans(15), box.width())
            height += self._note_head(box).height() + 1
            found.append((line_at(box, y, height), note))
            y += height + 10
        return found

    def _note_head(self, box: QRectF) -> QRectF:
        return top_part(box, usual_size(self.look.sans(13, SEMIBOLD)) * 1.4)

    def _draw_page(self, painter: QPainter, box: QRectF, page: NotebookPage) -> None:
        head, font = self._page_head(box), self.look.serif(19, italic=True)
        draw_text(painter, head, page.title, font, INK, elide=True)
        y = head.bottom() + 2
        draw_double_rule(painter, QPointF(box.left(), y), QPointF(box.right(), y))
        for place, note in self._notes(box, page):
            self._draw_note(painter, place, note)

    def _draw_note(self, painter: QPainter, box: QRectF, note: Note) -> None:
        head = self._note_head(box)
        strong, font = self.look.sans(13, SEMIBOLD), self.look.sans(15)
        draw_text(painter, head, note.head, strong, OXBLOOD, elide=True)
        body = line_at(box, head.bottom() - 1, box.bottom() - head.bottom() + 1)
        draw_text(painter, body, note.text, font, INK, TOP_LEFT, wrap=True)
        y = box.bottom() + 4
        rule(painter, QPointF(box.left(), y), QPointF(box.right(), y), RULED_LINE, 0.6)
