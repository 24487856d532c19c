"""The slip beside a portfolio that could be taken: what it costs and brings, and to whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.games.portfolio.forecast import RaidForecast
from stockgames.games.portfolio.parts import Portfolio
from stockgames.ui.games.portfolio.place import Coming
from stockgames.ui.games.portfolio.terms import face, money, portfolio_name
from stockgames.ui.kit.boxes import line_at, top_part
from stockgames.ui.kit.fonts import BOLD, SEMIBOLD, usual_size
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, polygon, rule
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.table.kept import Kept, covered_area
from stockgames.ui.table.money import MINUS
from stockgames.ui.table.outline import Node

_RED: Final = QColor("#8E2B2B")
_GREEN: Final = QColor("#275E36")
_PAD: Final = 12.0
_TIP: Final = 9.0
_AWAY: Final = 20.0
"""How much it counts to lie a pixel off the middle of the portfolio, in pixels that are covered."""


@dataclass(frozen=True, slots=True)
class RaidPicture:
    """What the slip says."""

    number: int
    """Of the portfolio, as records count them."""
    title: str
    costs: str
    why: str
    """How the cost is reckoned."""
    brings: str
    """Empty where nothing is brought."""
    back: str
    owner: str
    taken: str
    """Where it would lie then, and what it would earn there; empty where it goes away."""


def raid_picture(raid: RaidForecast, owner: str) -> RaidPicture:
    """Return the slip for what a seat of a name would lose."""
    value = money(raid.value)
    back = say("portfolio-raid-paid-back", count=raid.turns) if raid.turns else ""
    return RaidPicture(
        number=raid.number,
        title=say("portfolio-raid-title", kind="acquire" if raid.is_acquired else "neutralize"),
        costs=f"{MINUS}{money(raid.cost)}",
        why=say("portfolio-raid-why", kind="twice" if raid.is_acquired else "once", value=value),
        brings=f"+{money(raid.brings)}" if raid.is_acquired else "",
        back=back,
        owner=say(
            "portfolio-raid-owner",
            owner=owner,
            before=money(raid.owner_income),
            after=money(raid.owner_income_after),
        ),
        taken=_taken(raid.taken) if raid.taken is not None else "",
    )


def _taken(taken: Portfolio) -> str:
    return say("portfolio-raid-taken", run=portfolio_name(taken), value=money(taken.value))


def coming_picture(raid: RaidForecast) -> Coming | None:
    """Return the portfolio as it would lie with whoever takes it; None where it goes away."""
    if raid.taken is None:
        return None
    cards = tuple(face(card) for card in reversed(raid.taken.cards))
    return Coming(cards, say("portfolio-would-lie-here"), money(raid.taken.value))


class RaidSlip(TableItem):
    """Lies beside the portfolio, where it covers least of what else is to be seen."""

    facts = Painted[RaidPicture | None](None)

    def tell(
        self,
        facts: RaidPicture | None,
        beside: QRectF,
        room: QRectF,
        others: Sequence[Kept] = (),
    ) -> None:
        """Show a slip beside a portfolio, within a room; None puts it away."""
        self.setVisible(facts is not None)
        self.facts = facts
        if facts is None:
            return
        size = QSizeF(self._width(facts), self._height(facts))
        self._beside = beside
        self.set_rect(_place(size, beside, room, others))

    def nodes(self) -> tuple[Node, ...]:
        """Return what it says, for the table in words; nothing while it is put away."""
        facts = self.facts
        if facts is None:
            return ()
        lines = [
            f"{word} {amount}, {note}"
            for (word, amount, _), note in zip(self._lines(facts), self._notes(facts), strict=True)
        ]
        value = "; ".join(filter(None, (*lines, facts.back, facts.owner, facts.taken)))
        return (Node("raid", facts.title, value),)

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        look = self.look
        return look.serif(19, BOLD), look.serif(22, BOLD), look.sans(14)

    def _lines(self, facts: RaidPicture) -> list[tuple[str, str, QColor]]:
        """Return word and amount of each large line."""
        lines = [(say("portfolio-raid-costs"), facts.costs, _RED)]
        if facts.brings:
            lines.append((say("portfolio-raid-brings"), facts.brings, _GREEN))
        return lines

    def _notes(self, facts: RaidPicture) -> list[str]:
        """Return the note under each large line."""
        return [facts.why, say("portfolio-raid-every-turn")][: 2 if facts.brings else 1]

    def _width(self, facts: RaidPicture) -> float:
        title, amount, note = self._fonts()
        wide = [text_width(facts.title, title)]
        wide += [text_width(w, note) + text_width(a, amount) + 16 for w, a, _ in self._lines(facts)]
        wide += [text_width(text, note) for text in (*self._notes(facts), facts.back, facts.owner)]
        return max(wide) + 2 * _PAD

    def _height(self, facts: RaidPicture) -> float:
        title, amount, note = map(usual_size, self._fonts())
        lines = len(self._lines(facts))
        feet = 1 + bool(facts.back)
        return title * 1.6 + lines * (amount * 1.25 + note * 1.35) + feet * note * 1.45 + 20

    def draw(self, painter: QPainter) -> None:
        """Draw paper, title, what it costs and brings, and what the owner loses."""
        facts, theme = self.facts, self.look.theme
        if facts is None:
            return
        self._draw_tip(painter)
        draw_paper(painter, theme, self.rect, radius=4, blur=18, offset=8)
        title, amount, note = self._fonts()
        box = self.rect.adjusted(_PAD, 4, -_PAD, -6)
        head = top_part(box, usual_size(title) * 1.6)
        draw_text(painter, head, facts.title, title, theme.ink, CENTRE)
        rule(painter, head.bottomLeft(), head.bottomRight(), with_alpha(theme.quiet_ink, 120), 0.8)
        y = head.bottom() + 2
        notes = self._notes(facts)
        for (word, sum_, colour), below in zip(self._lines(facts), notes, strict=True):
            line = line_at(box, y, usual_size(amount) * 1.25)
            draw_text(painter, line, word, note, theme.quiet_ink, LEFT)
            draw_text(painter, line, sum_, amount, colour, RIGHT)
            under = line_at(box, line.bottom() - 2, usual_size(note) * 1.35)
            draw_text(painter, under, below, note, theme.quiet_ink, RIGHT)
            y = under.bottom()
        self._draw_foot(painter, line_at(box, y + 3, 0), facts, note)

    def _draw_foot(self, painter: QPainter, foot: QRectF, facts: RaidPicture, note: QFont) -> None:
        theme, strong = self.look.theme, self.look.sans(14, SEMIBOLD)
        rule(painter, foot.topLeft(), foot.topRight(), with_alpha(theme.quiet_ink, 120), 0.8)
        foot.setHeight(usual_size(note) * 1.45)
        foot.translate(0, 2)
        if facts.back:
            draw_text(painter, foot, facts.back, strong, theme.ink, CENTRE)
            foot.translate(0, foot.height())
        draw_text(painter, foot, facts.owner, note, theme.quiet_ink, CENTRE)

    def _draw_tip(self, painter: QPainter) -> None:
        """Draw the corner that points at the portfolio."""
        rect, is_right = self.rect, self.rect.left() > self._beside.center().x()
        x, way = (rect.left() + 1, -1) if is_right else (rect.right() - 1, 1)
        y = min(max(self._beside.center().y(), rect.top() + 20), rect.bottom() - 20)
        corner = polygon([(x, y - _TIP), (x, y + _TIP), (x + way * _TIP, y)])
        fill(painter, corner, self.look.theme.paper_light)


def _place(size: QSizeF, beside: QRectF, room: QRectF, others: Sequence[Kept]) -> QRectF:
    """Return where a slip beside something covers least of others, on the right of equal places."""
    ways = list(_ways(size, beside, room, others))
    return min(ways, key=lambda way: _cost(way, beside, others))


def _ways(size: QSizeF, beside: QRectF, room: QRectF, others: Sequence[Kept]) -> Iterator[QRectF]:
    """Yield the places on either side where it has room: in the middle, under or over another."""
    high, lowest = size.height(), room.bottom() - size.height()
    tops = [beside.center().y() - high / 2, *(one.rect.bottom() for one in others)]
    over = (one.rect.top() - high for one in others)
    tops += [top for top in over if top >= room.top()]
    lefts = [beside.right() + _TIP + 4, beside.left() - _TIP - 4 - size.width()]
    for left in lefts:
        if left >= room.left() and left + size.width() <= room.right():
            for top in tops:
                at = QPointF(left, min(max(top, room.top()), lowest))
                if at.y() <= beside.bottom() - 2 * _TIP:
                    yield QRectF(at, size)


def _cost(way: QRectF, beside: QRectF, others: Sequence[Kept]) -> float:
    off = abs(way.center().y() - beside.center().y())
    return covered_area(way, others) + _AWAY * off
