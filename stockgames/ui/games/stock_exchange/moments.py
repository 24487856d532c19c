"""Stock Exchange's reveal screen: the last envelopes, opened together before the audit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.engine.event import Event
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.events import CompanyAudited
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, ROUNDS, Counts, Resource
from stockgames.games.stock_exchange.places import good_key
from stockgames.presentation.games.stock_exchange.terms import company, good, short_company
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.art.crates import draw_crate
from stockgames.ui.table.reveal_data import MomentCard, MomentGift, MomentSeat, TableReveal
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import COMPANIES, GOODS, with_alpha
from stockgames.ui.theme.shapes import bottom_part, fill, rounded, rule, stroke, top_part
from stockgames.ui.theme.surfaces import draw_panel
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, fitted, text_width

_ACROSS: Final = 4
"""The number of crates side by side."""


def moment(
    events: Sequence[Event], audit: Audit | None, names: Sequence[str]
) -> TableReveal | None:
    """Return what all look at after a move; None where nothing of it is for all."""
    return None if audit is None or not _opens(events) else opened(audit, names)


def _opens(events: Sequence[Event]) -> bool:
    """Return whether a move's events open the books."""
    return any(isinstance(event, CompanyAudited) for event in events)


def opened(audit: Audit, names: Sequence[str]) -> TableReveal:
    """Return the reveal screen of the last round: what each seat made, and gave to whom."""
    held = audit.held
    lines = [
        say("stock-exchange-held-together", good=good(resource), count=held[resource])
        for resource in ALL_RESOURCES
        if held[resource]
    ]
    return TableReveal(
        say("stock-exchange-all-look-the-audit"),
        ", ".join(lines),
        seats=tuple(_seat(seat, audit, names) for seat in range(len(audit.statements))),
        picture=Store(held),
        status=say("stock-exchange-envelopes-open", number=ROUNDS, all=ROUNDS),
    )


def _seat(seat: int, audit: Audit, names: Sequence[str]) -> MomentSeat:
    sealed = audit.submissions[ROUNDS - 1][seat]
    goods = [(good(gift.resource), names[gift.to]) for gift in sealed.resources]
    shares = [(short_company(gift.company), names[gift.to]) for gift in sealed.stocks]
    return MomentSeat(
        seat=seat,
        told=", ".join(say("stock-exchange-good-to", good=what, name=to) for what, to in goods),
        amount="",
        cards=tuple(_card(made) for made in sealed.produce),
        standing="",
        change="",
        tone="plain",
        place="",
        reckoned=", ".join(
            say("stock-exchange-share-to", company=what, name=to) for what, to in shares
        ),
        deed=company(seat),
        gifts=(
            tuple(_good_given(gift, names) for gift in sealed.resources),
            tuple(_share_given(gift, names) for gift in sealed.stocks),
        ),
    )


def _good_given(gift: ResourceGift, names: Sequence[str]) -> MomentGift:
    return MomentGift(GOODS[good_key(gift.resource)], names[gift.to])


def _share_given(gift: StockGift, names: Sequence[str]) -> MomentGift:
    mark = tuple(COMPANIES.values())[gift.company]
    return MomentGift(mark, names[gift.to], is_paper=True)


def _card(made: Resource) -> MomentCard:
    return MomentCard("", good(made), GOODS[good_key(made)])


@dataclass(frozen=True, slots=True)
class Store:
    """The goods held by all companies together, as the audit finds them."""

    held: Counts
    """By resource."""

    @property
    def length(self) -> int:
        """Return 0, as nothing moves."""
        return 0

    def paint(self, painter: QPainter, look: ThemeContext, box: QRectF, share: float = 1.0) -> None:
        """Paint a crate of each good with its count, in a panel that fills the box."""
        theme = look.theme
        draw_panel(painter, theme, box, radius=look.corner(10), alpha=235)
        inner = box.adjusted(14, 10, -14, -8)
        font = fitted(say("stock-exchange-in-all-stores"), look.serif(24), inner.width(), 13)
        head = top_part(inner, font.pixelSize() * 1.4)
        draw_text(painter, head, say("stock-exchange-in-all-stores"), font, theme.heading, CENTRE)
        line = with_alpha(theme.line, 110)
        rule(painter, head.bottomLeft(), head.bottomRight(), line, 0.8)
        foot = bottom_part(inner, look.text_px(17) * 1.5)
        _paint_legend(painter, look, foot)
        room = inner.adjusted(0, head.height() + 6, 0, -foot.height() - 4)
        rows = -(-len(self.held) // _ACROSS)
        wide, high = room.width() / _ACROSS, room.height() / rows
        for resource, count in enumerate(self.held):
            row, column = divmod(resource, _ACROSS)
            beside = min(_ACROSS, len(self.held) - row * _ACROSS)
            left = room.left() + (column + (_ACROSS - beside) / 2) * wide
            cell = QRectF(left, room.top() + row * high, wide, high)
            _paint_good(painter, look, cell, resource, count)


def _paint_legend(painter: QPainter, look: ThemeContext, box: QRectF) -> None:
    """Paint the legend of a seat's rows: emblems on round and square grounds, and on cards."""
    theme, gap = look.theme, look.margin(5)
    half, wide = box.height() * 0.36, box.width() / 3
    texts = [
        say("stock-exchange-legend-goods"),
        say("stock-exchange-legend-shares"),
        say("stock-exchange-legend-made"),
    ]
    longest = wide - 3.4 * half - gap - 4
    font = min(
        (fitted(text, look.sans(17), longest, 13) for text in texts),
        key=lambda one: one.pixelSize(),
    )
    for number, text in enumerate(texts):
        told = text_width(text, font)
        across = half * (1.4 if number == 2 else 1.0)
        left = box.left() + number * wide + (wide - 2 * across - gap - told) / 2
        ground = QRectF(left, box.center().y() - half, 2 * across, 2 * half)
        path = rounded(ground, half if number == 0 else 2.5)
        fill(painter, path, theme.paper_light)
        stroke(painter, path, with_alpha(theme.text, 170), 1.0)
        words = QRectF(ground.right() + gap, box.top(), told + 2, box.height())
        draw_text(painter, words, text, font, theme.text, LEFT, elide=True)


def _paint_good(
    painter: QPainter, look: ThemeContext, cell: QRectF, resource: Resource, count: int
) -> None:
    """Paint a crate, its count, and its name below; faint if there is none."""
    theme, name = look.theme, look.sans(17)
    side = round(min(cell.height() * 0.58, cell.width() * 0.56, look.px(100) + 8))
    line = name.pixelSize() * 1.4
    top = cell.center().y() - (side + 6 + line) / 2
    figure = serif(max(18.0, side * 0.56), BOLD)
    wide = side + 8 + text_width("00", figure)
    at = QPointF(cell.center().x() - wide / 2 + side / 2, top + side / 2)
    draw_crate(painter, theme, at, side, good_key(resource), opacity=1 if count else 0.4)
    beside = QRectF(at.x() + side / 2 + 8, top, wide - side, side)
    ink = theme.text if count else with_alpha(theme.quiet_text, 150)
    draw_text(painter, beside, str(count), figure, ink, LEFT)
    aside = at.x() - cell.left() - 2
    told = QRectF(at.x() - aside, top + side + 6, 2 * aside, line)
    small = fitted(good(resource), name, told.width())
    quiet = theme.text if count else theme.quiet_text
    draw_text(painter, told, good(resource), small, quiet, CENTRE, elide=True)
