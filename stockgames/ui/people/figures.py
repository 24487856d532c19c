"""A person's stats under two filters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, cast

from PySide6.QtCore import QDate, QPointF, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from stockgames.engine import registry
from stockgames.evenings.books import Company, Run
from stockgames.evenings.people_facts import (
    Board,
    BookFacts,
    Filter,
    Head,
    Level,
    PeopleFacts,
    Time,
)
from stockgames.presentation.levels import level_name
from stockgames.presentation.sentences.speech import points_text, say
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.people.profile import direction
from stockgames.ui.people.words import head_text, run_text, table_of
from stockgames.ui.sentences import key_text
from stockgames.ui.table.faces import face_picture
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import fill, rounded, rule, stroke
from stockgames.ui.theme.surfaces import draw_brass_dot
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.frames import Picture, Table
from stockgames.ui.widgets.labels import Label, Tone
from stockgames.ui.widgets.layouts import (
    add_parts,
    column_of,
    column_on,
    line_direction,
    retire,
    row_of,
    row_on,
)

TIMES: Final = ("all", "year", "evenings")
COMPANIES: Final = ("all", "people", "bots", "alone")
MOST_HEADS: Final = 8
"""Further opponents are only in the copied table."""
MOST_BOARDS: Final = 4
WORTH_TELLING: Final = 2
"""The shortest run that is shown."""
_DOTS: Final = 4
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


_FILTERS: Final = {
    "time": ("people-time", "people-time-option"),
    "company": ("people-company", "people-company-option"),
}


def games_table(look: ThemeContext, book: BookFacts) -> Table:
    """Return the table of games: a line for each, and one for all."""
    table = Table(look, first_line=2)
    grid = table.grid
    for column, span, words in ((2, 3, "people-with-people"), (5, 2, "people-with-bots")):
        over = Label(look, role="note", sentence=words)
        grid.addWidget(over, 0, column, 1, span, _CENTRE)
    grid.addWidget(Label(look, role="caption", sentence="people-games-caption"), 1, 0, 1, 2)
    names = ("played", "won", "points", "played", "won", "best")
    for column, name in enumerate(names, 2):
        label = Label(look, role="note", sentence=f"people-{name}")
        grid.addWidget(label, 1, column, _CENTRE)
        grid.setColumnStretch(column, 1)
    for row, line in enumerate((*book.games, book.together), 2):
        if line.game:
            emblem = face_of(line.game).emblem
            draw = partial(_draw_emblem, look, emblem)
            grid.addWidget(Picture(look, 24, 24, draw, grows=True), row, 0)
            name = registry.title(line.game)
        else:
            name = say("people-together")
        grid.addWidget(Label(look, name, "name" if line.game else "text"), row, 1)
        people, bots = line.people, line.bots
        best = "" if line.best is None else face_of(line.game).score(line.best)
        figures = (people.played, people.won, points_text(people.points), bots.played, bots.won)
        for column, figure in enumerate((*map(str, figures), best), 2):
            tone: Tone = "accent" if column == 4 else "plain"
            grid.addWidget(Label(look, figure, "name", tone=tone), row, column, _CENTRE)
    return table


def _draw_emblem(look: ThemeContext, emblem: str, painter: QPainter, room: QRectF) -> None:
    theme, half = look.theme, 0.42 * room.height()
    draw_emblem(painter, emblem, room.center(), half, theme.text, theme.panel_bottom)


def heads_tables(look: ThemeContext, facts: PeopleFacts, book: BookFacts) -> list[Table]:
    """Return the head-to-head scores in two tables."""
    shown = book.heads[:MOST_HEADS]
    half = -(-len(shown) // 2)
    return [_heads_table(look, facts, some) for some in (shown[:half], shown[half:]) if some]


def _heads_table(look: ThemeContext, facts: PeopleFacts, heads: Sequence[Head]) -> Table:
    table = Table(look)
    grid = table.grid
    grid.setColumnStretch(2, 1)
    for row, head in enumerate(heads):
        known = next((p for p in facts.people if p.id == head.person), None)
        if known is not None:
            grid.addWidget(face_picture(look, known.portrait, 26, crest=False), row, 0)
        name = facts.names.get(head.person, say("shell-somebody"))
        score, ahead = head.score, head.score.ahead > head.score.behind
        grid.addWidget(Label(look, name, "name"), row, 1)
        bar = partial(_draw_tug, look, score.ahead, score.behind)
        grid.addWidget(Picture(look, 0, 16, bar), row, 2)
        words = f"{score.ahead} : {score.behind}"
        tone: Tone = "accent" if ahead else "plain"
        grid.addWidget(Label(look, words, "name", tone=tone), row, 3, _RIGHT)
    return table


def _draw_tug(look: ThemeContext, ahead: int, behind: int, painter: QPainter, room: QRectF) -> None:
    theme, bar = look.theme, room.adjusted(4, 2, -4, -2)
    own, other = QRectF(bar), QRectF(bar)
    own.setWidth(bar.width() * (ahead / (ahead + behind) if ahead + behind else 0.5))
    other.setLeft(own.right())
    if own.width() > 1:
        fill(painter, rounded(own, 1.5), theme.accent)
    if other.width() > 1:
        draw_hatch(painter, rounded(other, 1.5), with_alpha(theme.line, 220), gap=4, width=0.9)
        stroke(painter, rounded(other, 1.5), with_alpha(theme.line, 220), 0.9)
    middle = bar.center().x()
    rule(painter, QPointF(middle, room.top()), QPointF(middle, room.bottom()), theme.text, 1)


def levels_table(look: ThemeContext, levels: Sequence[Level]) -> Table:
    """Return for each level of bots how often all of them were beaten."""
    table = Table(look, first_line=len(levels))
    grid = table.grid
    grid.setColumnStretch(1, 1)
    for row, level in enumerate(levels):
        name = level_name(level.level).capitalize()
        grid.addWidget(Label(look, name, "note", tone="plain"), row, 0)
        grid.addWidget(Picture(look, 0, 16, partial(_draw_tally, look, level)), row, 1)
        words = say("people-beaten-of", beaten=level.beaten, met=level.met)
        grid.addWidget(Label(look, words, "note", tone="plain"), row, 2, _RIGHT)
    return table


def _draw_tally(look: ThemeContext, level: Level, painter: QPainter, room: QRectF) -> None:
    step = min(look.px(11), room.width() / max(level.met, 1))
    for at in range(level.met):
        box = QRectF(room.left() + at * step, room.top() + 2, step * 0.78, room.height() - 4)
        if at < level.beaten:
            fill(painter, rounded(box, 1.5), look.theme.accent)
        elif step > 3:
            stroke(painter, rounded(box, 1.5), with_alpha(look.theme.line, 220), 0.9)


def boards_table(look: ThemeContext, boards: Sequence[Board]) -> Table:
    """Return boards as columns with the best scores below, the highest of all in colour."""
    table = Table(look, first_line=3)
    grid = table.grid
    best = sorted(boards, key=lambda board: -board.best)[:MOST_BOARDS]
    for column, board in enumerate(board for board in boards if board in best):
        is_best = board.best == best[0].best
        heights = board_heights(board.board)
        if heights:
            draw = partial(_draw_board, look, heights, is_best)
            grid.addWidget(Picture(look, 62, 54, draw), 0, column, _CENTRE)
            words = " ".join(map(str, heights))
            grid.addWidget(Label(look, words, "note"), 1, column, _CENTRE)
        score = face_of(board.game).score(board.best)
        label = Label(look, score, "name", tone="accent" if is_best else "plain")
        grid.addWidget(label, 2, column, _CENTRE)
        grid.setColumnStretch(column, 1)
    return table


def _draw_board(
    look: ThemeContext, heights: Sequence[int], is_best: bool, painter: QPainter, room: QRectF
) -> None:
    ink = look.theme.accent if is_best else look.theme.quiet_text
    width = room.width() / len(heights)
    for at, height in enumerate(heights):
        tall = (room.height() - 2) * height / max(heights)
        column = QRectF(room.left() + at * width + 1, room.bottom() - tall, width - 2, tall)
        fill(painter, rounded(column, 0.5), with_alpha(ink, 110))
        stroke(painter, rounded(column, 0.5), ink, 0.8)


def board_heights(board: str) -> tuple[int, ...]:
    """Return the column heights of a board; empty if it is not a list of numbers."""
    words = board.strip("[]").split(",")
    try:
        return tuple(int(word) for word in words)
    except ValueError:
        return ()


def run_line(look: ThemeContext, run: Run) -> QHBoxLayout:
    """Return the longest run of games won, with a dot for each of them, up to four."""
    dots = min(run.length, _DOTS)
    words = Label(look, run_text(run, QDate.currentDate()), "note", wrap=True)
    return row_of(Picture(look, 20 * dots, 20, partial(_draw_dots, look, dots)), (words, 1))


def _draw_dots(look: ThemeContext, count: int, painter: QPainter, room: QRectF) -> None:
    theme, radius = look.theme, room.height() / 2 - 1
    for at in range(count):
        middle = QPointF(room.left() + (at + 0.5) * room.width() / count, room.center().y())
        draw_brass_dot(painter, theme, middle, radius)
        draw_emblem(painter, "crown", middle, radius * 0.62, QColor("#4A2F0A"), theme.line)


class Figures(BaseWidget):
    """Filters over four blocks of stats, and what can be done with a profile."""

    filtered = Signal(object)
    """The wanted Filter."""
    copied = Signal(object)
    """The figures as a table, see `table_of`."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._facts: PeopleFacts | None = None
        self.setObjectName("figures")
        self.bind(self.setAccessibleName, "people-games-caption")
        self.time = self._filter("time", TIMES)
        self.company = self._filter("company", COMPANIES)
        self._none = Label(look, tone="quiet", wrap=True)
        self._none.setAlignment(_CENTRE)
        self._blocks = QWidget()
        self._lines: list[QBoxLayout] = []
        self._halves = row_on(self._blocks)
        add = self.button
        self.sit_down = add("sit-down", key="S", kind="primary", sentence="people-sit-down")
        self.remove = add("remove-person", key=key_text("Del"), sentence="people-remove")
        self.copy = add("copy-table", self._copy, key="T", sentence="people-copy-table")
        self.merge = add("merge-person", key="M", sentence="people-merge")
        self.export = add("export-person", key="E", sentence="people-export")
        self._filters = QWidget()
        self._filter_line = row_on(self._filters)
        for name, row in (("time", self.time), ("company", self.company)):
            title = Label(self.look, tone="quiet", role="note", sentence=_FILTERS[name][0])
            self._filter_line.addLayout(row_of(title, row, 1))
        self._buttons = row_of(1, self.remove, self.copy, self.merge, self.export)
        shown = ((self._blocks, 1), (self._none, 1), (self.sit_down, _CENTRE))
        self._column = column_on(self, None, self._filters, *shown, 1, self._buttons)
        look.changed.connect(self._fit)
        self._fit()

    def _filter(self, name: str, options: tuple[str, ...]) -> SegmentRow:
        row = SegmentRow(self.look, [(option, "") for option in options])
        row.setObjectName(f"filter-{name}")
        words, option_words = _FILTERS[name]
        row.bind(row.setAccessibleName, words)
        for option in options:
            segment = row.segment(option)
            segment.setObjectName(f"{name}-{option}")
            row.bind(segment.setText, option_words, option=option)
        row.chosen.connect(self._choose)
        return row

    def _fit(self) -> None:
        self._halves.setDirection(direction(self.look))
        self._halves.setSpacing(round(self.look.px(24)))
        for line in (self._filter_line, self._buttons, *self._lines):
            line.setDirection(line_direction(self.look))

    def _copy(self) -> None:
        self.copied.emit(table_of(self.facts))

    @property
    def facts(self) -> PeopleFacts:
        assert self._facts is not None
        return self._facts

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show the stats of the open profile."""
        self._facts, book = facts, facts.book
        if book is None:
            return
        for row, value in ((self.time, book.filter.time), (self.company, book.filter.company)):
            with QSignalBlocker(row):
                row.set_value(value)
        heads = [head_text(facts, book, head) for head in book.heads]
        self.setAccessibleDescription("; ".join(heads))
        has_played = book.ever > 0
        for control in (self._filters, self.copy):
            control.setVisible(has_played)
        self.sit_down.setVisible(not has_played)
        self.export.set_kind("primary" if has_played else "secondary")
        self.merge.setEnabled(bool(facts.mergeable))
        none = "" if facts.mergeable else say("people-none-to-merge")
        set_tip(self.merge, none)
        self.merge.setAccessibleDescription(none)
        self._none.setText(say("people-nothing-here" if has_played else "people-first-line"))
        self._none.setVisible(not book.played)
        self._show_blocks(facts, book)

    def _choose(self) -> None:
        chosen = Filter(cast("Time", self.time.value()))
        company = cast("Company", self.company.value())
        self.filtered.emit(replace(chosen, company=company))

    def _show_blocks(self, facts: PeopleFacts, book: BookFacts) -> None:
        old, self._blocks, self._lines = self._blocks, QWidget(), []
        self._column.replaceWidget(old, self._blocks)
        retire(old)
        self._halves = row_on(self._blocks)
        self._blocks.setVisible(bool(book.played))
        if book.played:
            left = column_of(games_table(self.look, book), 1, spacing=4)
            right = column_of(spacing=4)
            self._add_heads(right, facts, book)
            self._add_bots_and_boards(right, book)
            right.addStretch(1)
            add_parts(self._halves, (left, 1), (right, 1))
        self._fit()

    def _add_heads(self, column: QVBoxLayout, facts: PeopleFacts, book: BookFacts) -> None:
        look = self.look
        column.addWidget(Label(look, role="caption", sentence="people-head-to-head"))
        if not book.heads:
            column.addWidget(Label(look, tone="quiet", wrap=True, sentence="people-no-company"))
            return
        column.addWidget(Label(look, role="note", wrap=True, sentence="people-in-which-one"))
        self._add_line(column, *heads_tables(look, facts, book))
        if book.run.length >= WORTH_TELLING:
            column.addLayout(run_line(look, book.run))

    def _add_bots_and_boards(self, column: QVBoxLayout, book: BookFacts) -> None:
        look, blocks = self.look, list[QWidget]()
        if book.levels:
            caption = Label(look, role="caption", wrap=True, sentence="people-bots-beaten")
            blocks.append(block(caption, levels_table(look, book.levels)))
        for board in book.boards[:1]:
            words = say("people-alone-by-board", game=registry.title(board.game))
            own = [each for each in book.boards if each.game == board.game]
            caption = Label(look, words, "caption", wrap=True)
            blocks.append(block(caption, boards_table(look, own)))
        self._add_line(column, *blocks)

    def _add_line(self, column: QVBoxLayout, *widgets: QWidget) -> None:
        column.addSpacing(4)
        line = row_of(spacing=round(self.look.px(16)))
        for widget in widgets:
            line.addWidget(widget, 1, Qt.AlignmentFlag.AlignTop)
        column.addLayout(line)
        self._lines.append(line)


def block(caption: Label, content: QWidget) -> QWidget:
    """Return content under a caption."""
    found = QWidget()
    column_on(found, 2, caption, content)
    return found
