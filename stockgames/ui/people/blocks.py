"""The blocks of figures in a book: games, heads, levels of bots, boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.engine import registry
from stockgames.evenings.book_facts import Board, BookFacts, GameLine, Level
from stockgames.evenings.people_facts import PeopleFacts
from stockgames.ui.kit.boxes import column_at, line_at, top_part
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import BOLD, REGULAR, SEMIBOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, fill, radial, rounded, rule, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.lobby.faces import face_of
from stockgames.ui.people.places import INK, WON
from stockgames.ui.people.words import points_text
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.levels import level_name

_GILT: Final = QColor("#A8853C")
_TEXT: Final = QColor("#1F2B35")
_COLUMNS: Final = (0.345, 0.455, 0.575, 0.7, 0.81, 0.935)
"""The middles of the columns of figures, in shares of the width."""
_HALF_COLUMN: Final = 0.062


def caption(painter: QPainter, look: Look, area: QRectF, words: str, note: str = "") -> float:
    """Draw the caption of a block and, right, a note; return where the block begins."""
    font, second = look.caption(), look.serif(15, REGULAR, italic=True)
    line = top_part(area, font.pixelSize() * 1.7)
    draw_text(painter, line, words, font, WON, LEFT)
    free = line.width() - text_width(words.upper(), font) - look.px(16)
    if note and text_width(note, second) <= free:
        draw_text(painter, line, note, second, INK, RIGHT)
    return line.bottom()


def draw_games(painter: QPainter, look: Look, area: QRectF, book: BookFacts) -> None:
    """Draw the table of games, a line for each and one for all together."""
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


def _draw_heads(painter: QPainter, look: Look, area: QRectF) -> None:
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


def _draw_line(painter: QPainter, look: Look, box: QRectF, line: GameLine) -> None:
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


def head_cells(look: Look, area: QRectF, columns: int, lines: int) -> list[QRectF]:
    """Return the boxes of so many lines in each column, the first column first."""
    gap = look.px(20)
    width = (area.width() - gap * (columns - 1)) / columns
    row = min(area.height() / lines, look.px(40))
    return [
        QRectF(area.left() + column * (width + gap), area.top() + line * row, width, row)
        for column in range(columns)
        for line in range(lines)
    ]


def draw_head(painter: QPainter, look: Look, box: QRectF, facts: PeopleFacts, at: int) -> None:
    """Draw who was placed before whom how often: the one at a place among the heads."""
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
    """Draw how two numbers share a bar, with a mark at its half."""
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
    """Draw a brass bead with a crown on it: a game won."""
    shades = (0.0, QColor("#F6E6B4")), (0.6, QColor("#CFA957")), (1.0, QColor("#7A5A1E"))
    fill(painter, disc(at, radius), radial(at - QPointF(radius, radius) / 3, radius * 1.7, *shades))
    draw_emblem(painter, "crown", at, radius * 0.62, QColor("#5A3C10"), QColor("#CFA957"))


def draw_levels(painter: QPainter, look: Look, area: QRectF, levels: Sequence[Level]) -> None:
    """Draw for each level of bots how often all of them were beaten, a block for each game."""
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


def _draw_tally(painter: QPainter, look: Look, room: QRectF, level: Level) -> None:
    step = min(look.px(11), room.width() / max(level.met, 1))
    tall = min(room.height() * 0.55, look.px(13))
    for at in range(level.met):
        box = QRectF(room.left() + at * step, room.center().y() - tall / 2, step * 0.78, tall)
        if at < level.beaten:
            fill(painter, rounded(box, 1.5), WON)
        elif step > 3:
            stroke(painter, rounded(box, 1.5), with_alpha(_GILT, 220), 0.9)


def draw_boards(painter: QPainter, look: Look, area: QRectF, boards: Sequence[Board]) -> None:
    """Draw each board as columns with the best score at it under them, the highest in oxblood.

    There is at least one; where there is little room, the lowest are left out.
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
    """Return the columns that a board is drawn as; none for one that is no list of numbers."""
    words = board.strip("[]").split(",")
    try:
        return tuple(int(word) for word in words)
    except ValueError:
        return ()
