"""The right page of a book: a person's stats, under two filters, and as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from decimal import Context
from fractions import Fraction
from html import escape
from typing import Final, TypeAlias, cast

from PySide6.QtCore import QDate, QMimeData, QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.engine import registry
from stockgames.engine.plain_text import one_line
from stockgames.evenings.book_facts import Board, BookFacts, Filter, GameLine, Level, Time
from stockgames.evenings.books import Company
from stockgames.evenings.people_facts import PeopleFacts
from stockgames.presentation.levels import level_name
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.sentences.words import number_word
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.people.profile import INK, WON
from stockgames.ui.people.words import head_text, points_text, run_text
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.sentences.region import point_of_the_region
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import (
    column_at,
    disc,
    fill,
    line_at,
    radial,
    rounded,
    rule,
    stroke,
    top_part,
)
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.choices import SegmentRow

Cell: TypeAlias = str | int | Fraction
Rows: TypeAlias = Sequence[Sequence[Cell]]

_FORMULA: Final = tuple("=+-@\N{MINUS SIGN}＝＋－＠")
"""Spreadsheets evaluate a cell that begins with one of these, and some formulas run programs."""
_DIGITS: Final = Context(prec=15)
"""The precision of spreadsheets; points are thirds and the like, with endless decimals."""


def table_of(facts: PeopleFacts) -> Rows:
    """Return the stats of the open book as rows, block by block; empty if none is open."""
    return () if facts.book is None else list(_rows(facts, facts.book))


def for_clipboard(rows: Rows) -> QMimeData:
    """Return a table as tab-separated text, HTML and CSV, so that any spreadsheet can paste it.

    Numbers are in the format of the user's region. Texts that a spreadsheet would take for formulas
    start with an apostrophe.
    """
    data = QMimeData()
    tabs = _separated(rows, "\t")
    data.setText(tabs)
    data.setHtml(_as_html(rows))
    data.setData("text/tab-separated-values", tabs.encode())
    commas = _separated(rows, ";" if point_of_the_region() == "," else ",")
    data.setData("text/csv", commas.encode())
    return data


def _separated(rows: Rows, by: str) -> str:
    return "".join(by.join(map(_quoted, row)) + "\n" for row in rows)


def _quoted(cell: Cell) -> str:
    text = _written(cell)
    if isinstance(cell, str) and any(mark in text for mark in ',;"'):
        return '"{}"'.format(text.replace('"', '""'))
    return text


def _as_html(rows: Rows) -> str:
    lines = ("".join(f"<td>{escape(_written(cell))}</td>" for cell in row) for row in rows)
    body = "".join(f"<tr>{line}</tr>\n" for line in lines)
    return f'<meta charset="utf-8"><table>\n{body}</table>'


def _written(cell: Cell) -> str:
    if isinstance(cell, str):
        text = one_line(cell)
        return f"'{text}" if text.startswith(_FORMULA) else text
    if isinstance(cell, int):
        return str(cell)
    digits = _DIGITS.divide(cell.numerator, cell.denominator)
    return f"{digits:f}".replace(".", point_of_the_region())


def _rows(facts: PeopleFacts, book: BookFacts) -> Iterator[list[Cell]]:
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


def _game(line: GameLine) -> list[Cell]:
    name = registry.title(line.game) if line.game else say("people-together")
    people, bots = line.people, line.bots
    best = "" if line.best is None else line.best
    return [name, people.played, people.won, people.points, bots.played, bots.won, best]


_GILT: Final = QColor("#A8853C")
_TEXT: Final = QColor("#1F2B35")
_COLUMNS: Final = (0.345, 0.455, 0.575, 0.7, 0.81, 0.935)
"""The centres of the number columns, as shares of the width."""
_HALF_COLUMN: Final = 0.062


def caption(
    painter: QPainter, look: ThemeContext, area: QRectF, words: str, note: str = ""
) -> float:
    """Draw the caption of a block with a note at the right; return the y where the block starts."""
    font, second = look.caption(), look.serif(15, REGULAR, italic=True)
    line = top_part(area, font.pixelSize() * 1.7)
    draw_text(painter, line, words, font, WON, LEFT)
    free = line.width() - text_width(words.upper(), font) - look.px(16)
    if note and text_width(note, second) <= free:
        draw_text(painter, line, note, second, INK, RIGHT)
    return line.bottom()


def draw_games(painter: QPainter, look: ThemeContext, area: QRectF, book: BookFacts) -> None:
    """Draw the table of games: a line for each, and one for all."""
    rows = len(book.games) + 3.2
    row = min(area.height() / rows, look.px(56))
    _draw_heads(painter, look, top_part(area, 2 * row))
    y = area.top() + 2 * row
    for line in book.games:
        box = line_at(area, y, row)
        rule(painter, box.topLeft(), box.topRight(), with_alpha(_GILT, 130), 0.8)
        _draw_line(painter, look, box, line)
        y += row
    for by in (0, 3):
        ends = QPointF(area.left(), y + by), QPointF(area.right(), y + by)
        rule(painter, *ends, INK, 1)
    _draw_line(painter, look, line_at(area, y + 4, row * 1.1), book.together)


def _draw_heads(painter: QPainter, look: ThemeContext, area: QRectF) -> None:
    row, font = area.height() / 2, look.sans(14)
    over = look.serif(15, SEMIBOLD, italic=True)
    for first, last, words in ((0, 2, say("people-with-people")), (3, 4, say("people-with-bots"))):
        left = area.left() + area.width() * (_COLUMNS[first] - 0.05)
        right = area.left() + area.width() * (_COLUMNS[last] + 0.055)
        box = QRectF(left, area.top(), right - left, row)
        draw_text(painter, box, words, over, _TEXT, CENTRE)
        rule(painter, box.bottomLeft(), box.bottomRight(), with_alpha(_GILT, 200), 1)
    played, won = say("people-played"), say("people-won")
    names = (played, won, say("people-points"), played, won, say("people-best"))
    below = area.adjusted(0, row, 0, 0)
    for column, name in zip(_COLUMNS, names, strict=True):
        _draw_figure(painter, below, column, name, font, INK)
    draw_text(painter, below, say("people-games-caption"), look.caption(), WON, LEFT)


def _draw_figure(
    painter: QPainter, row: QRectF, column: float, text: str, font: QFont, ink: QColor
) -> None:
    half = row.width() * _HALF_COLUMN
    box = column_at(row, row.left() + row.width() * column - half, 2 * half)
    draw_text(painter, box, text, font, ink, CENTRE, elide=True)


def _draw_line(painter: QPainter, look: ThemeContext, box: QRectF, line: GameLine) -> None:
    whole = not line.game
    font = look.serif(17 if not whole else 19, BOLD if whole else SEMIBOLD)
    left = look.px(34)
    if whole:
        words, ink = say("people-together"), look.serif(17, REGULAR, italic=True)
        draw_text(painter, box.adjusted(left, 0, 0, 0), words, ink, _TEXT, LEFT)
    else:
        at = QPointF(box.left() + look.px(13), box.center().y())
        draw_emblem(painter, face_of(line.game).emblem, at, look.px(10), _TEXT, QColor("#FFFDF6"))
        title = box.adjusted(left, 0, -box.width() * 0.71, 0)
        name = registry.title(line.game)
        draw_text(painter, title, name, look.serif(17, SEMIBOLD), _TEXT, LEFT, elide=True)
    figures = (
        (str(line.people.played), _TEXT),
        (str(line.people.won), _TEXT),
        (points_text(line.people.points), WON),
        (str(line.bots.played), _TEXT),
        (str(line.bots.won), _TEXT),
        ("" if line.best is None else face_of(line.game).score(line.best), _TEXT),
    )
    for column, (text, colour) in zip(_COLUMNS, figures, strict=True):
        _draw_figure(painter, box, column, text, font, colour)


def head_cells(look: ThemeContext, area: QRectF, columns: int, lines: int) -> list[QRectF]:
    """Return the rectangles of a grid of lines, column by column."""
    gap = look.px(20)
    width = (area.width() - gap * (columns - 1)) / columns
    row = min(area.height() / lines, look.px(40))
    return [
        QRectF(area.left() + column * (width + gap), area.top() + line * row, width, row)
        for column in range(columns)
        for line in range(lines)
    ]


def draw_head(
    painter: QPainter, look: ThemeContext, box: QRectF, facts: PeopleFacts, at: int
) -> None:
    """Draw the head-to-head score against the opponent at index ``at``."""
    assert facts.book is not None
    head = facts.book.heads[at]
    face = min(look.px(24), box.height() * 0.7)
    known = next((p for p in facts.people if p.id == head.person), None)
    if known is not None:
        middle = QPointF(box.left() + face / 2 + 2, box.center().y())
        draw_portrait(painter, portrait_box(middle, face), known.portrait, crest=False)
    name = facts.names.get(head.person, say("shell-somebody"))
    label = box.adjusted(face + look.margin(10), 0, -box.width() * 0.66, 0)
    draw_text(painter, label, name, look.serif(16, SEMIBOLD), _TEXT, LEFT, elide=True)
    score = head.score
    ahead = score.ahead > score.behind
    font = look.serif(17, BOLD if ahead else REGULAR)
    words = f"{score.ahead} : {score.behind}"
    draw_text(painter, box.adjusted(0, 0, -2, 0), words, font, WON if ahead else _TEXT, RIGHT)
    bar = QRectF(box.left() + box.width() * 0.38, 0, box.width() * 0.4, look.px(12))
    bar.moveTop(box.center().y() - bar.height() / 2)
    _draw_tug(painter, bar, score.ahead, score.behind)
    rule(painter, box.bottomLeft(), box.bottomRight(), with_alpha(_GILT, 90), 0.8)


def _draw_tug(painter: QPainter, bar: QRectF, ahead: int, behind: int) -> None:
    share = ahead / (ahead + behind) if ahead + behind else 0.5
    own, other = QRectF(bar), QRectF(bar)
    own.setWidth(bar.width() * share)
    other.setLeft(own.right())
    if own.width() > 1:
        fill(painter, rounded(own, 1.5), WON)
    if other.width() > 1:
        draw_hatch(painter, rounded(other, 1.5), with_alpha(_GILT, 220), gap=4, width=0.9)
        stroke(painter, rounded(other, 1.5), with_alpha(_GILT, 220), 0.9)
    middle = QPointF(bar.center().x(), bar.top() - 2)
    rule(painter, middle, middle + QPointF(0, bar.height() + 4), _TEXT, 1)


def draw_won_bead(painter: QPainter, at: QPointF, radius: float) -> None:
    """Draw a brass dot with a crown: a game won."""
    shades = (0.0, QColor("#F6E6B4")), (0.6, QColor("#CFA957")), (1.0, QColor("#7A5A1E"))
    fill(painter, disc(at, radius), radial(at - QPointF(radius, radius) / 3, radius * 1.7, *shades))
    draw_emblem(painter, "crown", at, radius * 0.62, QColor("#5A3C10"), QColor("#CFA957"))


def draw_levels(
    painter: QPainter, look: ThemeContext, area: QRectF, levels: Sequence[Level]
) -> None:
    """Draw for each level of bots how often all of them were beaten."""
    row = min(area.height() / max(len(levels), 1), look.px(34))
    size = 15 if row > look.text_px(15) * 1.15 else 13
    font, bold = look.sans(size), look.sans(size, SEMIBOLD)
    for place, level in enumerate(levels):
        box = line_at(area, area.top() + place * row, row)
        draw_text(painter, box, level_name(level.level).capitalize(), font, _TEXT, LEFT)
        words = say("people-beaten-of", beaten=level.beaten, met=level.met)
        draw_text(painter, box, words, bold, _TEXT, RIGHT)
        room = box.adjusted(box.width() * 0.31, 0, -box.width() * 0.27, 0)
        _draw_tally(painter, look, room, level)


def _draw_tally(painter: QPainter, look: ThemeContext, room: QRectF, level: Level) -> None:
    step = min(look.px(11), room.width() / max(level.met, 1))
    tall = min(room.height() * 0.55, look.px(13))
    for at in range(level.met):
        box = QRectF(room.left() + at * step, room.center().y() - tall / 2, step * 0.78, tall)
        if at < level.beaten:
            fill(painter, rounded(box, 1.5), WON)
        elif step > 3:
            stroke(painter, rounded(box, 1.5), with_alpha(_GILT, 220), 0.9)


def draw_boards(
    painter: QPainter, look: ThemeContext, area: QRectF, boards: Sequence[Board]
) -> None:
    """Draw each board as columns with its best score below, the highest in oxblood.

    There is at least one board; if space is short, the lowest scores are left out.
    """
    bold, small = look.serif(16, BOLD), look.sans(13)
    texts = [(face_of(board.game).score(board.best), bold) for board in boards]
    texts += [(_heights_text(board), small) for board in boards]
    needs = max(text_width(*text) for text in texts) + look.px(16)
    most = max(1, int(area.width() / needs))
    best = sorted(boards, key=lambda board: -board.best)[:most]
    shown = [board for board in boards if board in best]
    room = area.width() / max(len(shown), 3)
    top = max(board.best for board in shown)
    for place, board in enumerate(shown):
        box = column_at(area, area.left() + place * room, room)
        ink = WON if board.best == top else INK
        words = QRectF(box.left(), 0, room, bold.pixelSize() * 1.3)
        words.moveBottom(box.bottom())
        draw_text(painter, words, face_of(board.game).score(board.best), bold, ink, CENTRE)
        heights = board_heights(board.board)
        if heights:
            label = QRectF(box.left(), words.top() - small.pixelSize() * 1.35, room, 0)
            label.setHeight(small.pixelSize() * 1.3)
            draw_text(painter, label, _heights_text(board), small, INK, CENTRE)
            _draw_board(
                painter, box.adjusted(4, 0, -4, label.top() - box.bottom() - 3), heights, ink
            )
        if place:
            rule(painter, box.topLeft(), box.bottomLeft(), with_alpha(_GILT, 130), 0.8)


def _heights_text(board: Board) -> str:
    return " ".join(map(str, board_heights(board.board)))


def _draw_board(painter: QPainter, box: QRectF, heights: Sequence[int], ink: QColor) -> None:
    width = min(9.0, box.width() / len(heights))
    left = box.center().x() - width * len(heights) / 2
    for at, height in enumerate(heights):
        tall = box.height() * height / max(heights)
        column = QRectF(left + at * width, box.bottom() - tall, width - 1, tall)
        fill(painter, rounded(column, 0.5), with_alpha(ink, 110))
        stroke(painter, rounded(column, 0.5), ink, 0.8)


def board_heights(board: str) -> tuple[int, ...]:
    """Return the column heights of a board; empty if it is not a list of numbers."""
    words = board.strip("[]").split(",")
    try:
        return tuple(int(word) for word in words)
    except ValueError:
        return ()


TIMES: Final = ("all", "year", "evenings")
COMPANIES: Final = ("all", "people", "bots", "alone")
MOST_HEADS: Final = 8
"""Further opponents are only in the copied table."""
_ROOM_FOR_A_COLUMN: Final = 900
WORTH_TELLING: Final = 2
"""The shortest run that is shown."""
_BEADS: Final = 4


class FiguresPage(BaseWidget):
    """Filters over four blocks of stats."""

    filtered = Signal(object)
    """The wanted Filter."""
    merging = Signal()
    exported = Signal()
    removing = Signal()
    copied = Signal(object)
    """The figures as a table, see `table_text`."""
    sat_down = Signal()
    """The person of this profile wants to play."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._facts: PeopleFacts | None = None
        self._quiet = False
        self.setObjectName("figures")
        self.time = self._filter("time", TIMES)
        self.company = self._filter("company", COMPANIES)
        self.copy = self.button("copy-table", self._copy, key="T")
        self.remove = self.button("remove-person", self.removing, key=key_text("Del"))
        self.merge = self.button("merge-person", self.merging, key="M")
        self.export = self.button("export-person", self.exported, key="E", kind="primary")
        self.sit_down = self.button("sit-down", self.sat_down, key="S", kind="primary")

    def _filter(self, name: str, options: tuple[str, ...]) -> SegmentRow:
        row = SegmentRow(self.look, [(option, "") for option in options], parent=self)
        row.setObjectName(f"filter-{name}")
        for option in options:
            row.segment(option).setObjectName(f"{name}-{option}")
        row.chosen.connect(self._choose)
        return row

    def _copy(self) -> None:
        self.copied.emit(table_of(self.facts))

    @property
    def facts(self) -> PeopleFacts:
        """The facts that are shown."""
        assert self._facts is not None
        return self._facts

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show the stats of the open book."""
        self._facts, book = facts, facts.book
        if book is not None:
            self._quiet = True
            self.time.set_value(book.filter.time)
            self.company.set_value(book.filter.company)
            self._quiet = False
            heads = [head_text(facts, book, head) for head in book.heads]
            self.setAccessibleDescription("; ".join(heads))
        self.merge.setEnabled(bool(facts.strangers))
        has_played = book is not None and book.ever > 0
        for control in (self.time, self.company, self.copy):
            control.setVisible(has_played)
        self.sit_down.setVisible(not has_played)
        self.export.set_kind("primary" if has_played else "secondary")
        self.speak()

    def _choose(self) -> None:
        if not self._quiet:
            chosen = Filter(cast("Time", self.time.value()))
            company = cast("Company", self.company.value())
            self.filtered.emit(replace(chosen, company=company))

    def speak(self) -> None:
        """Set all texts in the current language."""
        self.setAccessibleName(say("people-games-caption"))
        self.time.setAccessibleName(say("people-time"))
        self.company.setAccessibleName(say("people-company"))
        for option in TIMES:
            self.time.segment(option).setText(say("people-time-option", option=option))
        for option in COMPANIES:
            self.company.segment(option).setText(say("people-company-option", option=option))
        self.copy.setText(say("people-copy-table"))
        self.remove.setText(say("people-remove"))
        self.merge.setText(say("people-merge"))
        self.export.setText(say("people-export"))
        self.sit_down.setText(say("people-sit-down"))
        none = "" if self._facts is None or self._facts.strangers else say("people-none-to-merge")
        set_tip(self.merge, none)
        self.merge.setAccessibleDescription(none)
        self._arrange()

    # Layout

    @property
    def _is_wide(self) -> bool:
        return self.width() > 1.5 * self.height()

    def _filters_height(self) -> float:
        one, other = self.time.sizeHint(), self.company.sizeHint()
        side_by_side = one.width() + other.width() + 12 <= self._columns()[0].width()
        return one.height() if side_by_side else one.height() + other.height()

    def _columns(self) -> tuple[QRectF, QRectF]:
        whole = QRectF(self.rect())
        whole.setBottom(whole.bottom() - self.export.sizeHint().height() - 2)
        if self._is_wide:
            gap = self.look.px(40)
            half = (whole.width() - gap) / 2
            right = whole.adjusted(half + gap, 0, 0, 0)
            return whole.adjusted(0, 0, -half - gap, 0), right
        upper = whole.height() * 0.5
        return whole.adjusted(0, 0, 0, upper - whole.height()), whole.adjusted(0, upper, 0, 0)

    def _arrange(self) -> None:
        room = self._columns()[0]
        one, other = self.time.sizeHint(), self.company.sizeHint()
        font = self.look.serif(16, REGULAR, italic=True)
        label = self._labels().get(self.time, "")
        left = room.left() - 4 + (text_width(label, font) + self.look.margin(10) if label else 0)
        self.time.setGeometry(round(left), 0, one.width(), one.height())
        two_rows = self._filters_height() > one.height()
        x = room.left() - 4 if two_rows else room.right() - other.width() + 4
        y = one.height() if two_rows else 0
        self.company.setGeometry(round(x), y, other.width(), other.height())
        self._arrange_buttons()
        size, middle = self.sit_down.sizeHint(), self.rect().center()
        y = middle.y() + round(self.look.text_px(20) * 1.2)
        self.sit_down.setGeometry(middle.x() - size.width() // 2, y, size.width(), size.height())
        self.update()

    def _arrange_buttons(self) -> None:
        """Place the buttons in a row at the bottom; if they don't fit, remove key caps from
        the last on.
        """
        row = (self.export, self.merge, self.copy, self.remove)
        for button, key in zip(row, ("E", "M", "T", key_text("Del")), strict=True):
            button.set_key(key)
        for button in reversed(row):
            if sum(each.sizeHint().width() for each in row) > self.width():
                button.set_key("")
        right = self.width()
        for button in row:
            if button.isHidden():
                continue
            size = button.sizeHint()
            right -= size.width()
            button.setGeometry(right, self.height() - size.height(), size.width(), size.height())

    def _paint(self, painter: QPainter) -> None:
        book = self.facts.book
        if book is None:
            return
        look = self.look
        upper, lower = self._columns()
        upper.setTop(upper.top() + self._filters_height() + look.px(2))
        if not book.played:
            words = say("people-first-line") if not book.ever else say("people-nothing-here")
            font = look.serif(20, REGULAR, italic=True)
            room = upper if self._is_wide else upper.united(lower)
            if not book.ever:  # the button is below the middle of the page
                room = QRectF(self.rect())
            draw_text(painter, room, words, font, look.theme.quiet_text, CENTRE, wrap=True)
            return
        self._paint_labels(painter)
        draw_games(painter, look, upper, book)
        self._paint_lower(painter, lower, book)

    def _paint_labels(self, painter: QPainter) -> None:
        font = self.look.serif(16, REGULAR, italic=True)
        for row, words in self._labels().items():
            line = QRectF(row.geometry())
            line.moveRight(line.left() - self.look.margin(4))
            draw_text(painter, line, words, font, self.look.theme.quiet_text, RIGHT)

    def _labels(self) -> dict[SegmentRow, str]:
        """Return the labels of the filters, none if they don't fit."""
        words = {self.time: say("people-time"), self.company: say("people-company")}
        font = self.look.serif(16, REGULAR, italic=True)
        need = sum(row.sizeHint().width() + text_width(text, font) for row, text in words.items())
        return words if need + self.look.px(40) < self._columns()[0].width() else {}

    def _paint_lower(self, painter: QPainter, area: QRectF, book: BookFacts) -> None:
        if self._has_room_for_a_column:
            gap = self.look.px(28)
            half = (area.width() - gap) / 2
            right = area.adjusted(half + gap, 0, 0, 0)
            self._paint_heads(painter, area.adjusted(0, 0, -half - gap, 0), book, columns=1)
            self._paint_levels(painter, right.adjusted(0, 0, 0, -right.height() * 0.52), book)
            self._paint_boards(painter, right.adjusted(0, right.height() * 0.5, 0, 0), book)
            return
        upper = area.adjusted(0, self.look.px(4), 0, -area.height() * 0.5)
        self._paint_heads(painter, upper, book, columns=2)
        below = area.adjusted(0, area.height() * 0.52, 0, 0)
        half = below.width() / 2 - self.look.px(14)
        self._paint_levels(painter, below.adjusted(0, 0, half - below.width(), 0), book)
        self._paint_boards(painter, below.adjusted(below.width() - half, 0, 0, 0), book)

    @property
    def _has_room_for_a_column(self) -> bool:
        """Return whether all opponents fit in one column, as in windows of 2200 px and more."""
        return not self._is_wide and self.width() >= _ROOM_FOR_A_COLUMN

    def _paint_heads(
        self, painter: QPainter, area: QRectF, book: BookFacts, *, columns: int
    ) -> None:
        look = self.look
        y = caption(painter, look, area, say("people-head-to-head"), say("people-in-which-one"))
        if not book.heads:
            font, quiet = look.serif(16, REGULAR, italic=True), look.theme.quiet_text
            draw_text(painter, area, say("people-no-company"), font, quiet, CENTRE, wrap=True)
            return
        tells_run = book.run.length >= WORTH_TELLING
        shown = min(len(book.heads), MOST_HEADS)
        lines = -(-(shown + tells_run) // columns)
        room = area.adjusted(0, y - area.top(), 0, 0)
        cells = head_cells(look, room, columns, lines)
        for at, cell in enumerate(cells[:shown]):
            draw_head(painter, look, cell, self.facts, at)
        if tells_run and shown < len(cells):
            self._paint_run(painter, cells[shown], book)

    def _paint_levels(self, painter: QPainter, area: QRectF, book: BookFacts) -> None:
        if not book.levels:
            return
        y = caption(painter, self.look, area, say("people-bots-beaten"))
        draw_levels(painter, self.look, area.adjusted(0, y - area.top(), 0, 0), book.levels)

    def _paint_boards(self, painter: QPainter, area: QRectF, book: BookFacts) -> None:
        look = self.look
        for game in dict.fromkeys(board.game for board in book.boards[:1]):
            words = say("people-alone-by-board", game=registry.title(game))
            y = caption(painter, look, area, words)
            room = area.adjusted(0, y - area.top() + look.px(4), 0, 0)
            room.setHeight(min(room.height(), look.px(130)))
            own = [board for board in book.boards if board.game == game]
            draw_boards(painter, look, room, own)

    def _paint_run(self, painter: QPainter, box: QRectF, book: BookFacts) -> None:
        look, length = self.look, book.run.length
        radius, x = look.px(9), box.left()
        for _ in range(min(length, _BEADS)):
            draw_won_bead(painter, QPointF(x + radius, box.center().y()), radius)
            x += 2.2 * radius
        font = look.serif(15, REGULAR, italic=True)
        room = box.adjusted(x + 6 - box.left(), 0, 0, 0)
        words = run_text(book.run, QDate.currentDate())
        if text_width(words, font) > room.width():
            words = say("people-run-of", number=number_word(length))
        draw_text(painter, room, words, font, look.theme.text, LEFT, elide=True)
