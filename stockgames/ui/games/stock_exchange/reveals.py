"""Stock Exchange's reveal screen: the last envelopes, opened together before the audit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stockgames.engine.state import Event
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.desk import good_key
from stockgames.games.stock_exchange.events import CompanyAudited
from stockgames.games.stock_exchange.parts import (
    ALL_RESOURCES,
    COAL,
    DIAMOND,
    ROUNDS,
    Counts,
    Resource,
)
from stockgames.presentation.games.stock_exchange.log_words import goods_list
from stockgames.presentation.games.stock_exchange.results import coal_cue
from stockgames.presentation.games.stock_exchange.terms import company, good, short_company
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.art.desk import draw_crate
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.motion import Moving, change, counted
from stockgames.ui.table.reveal_data import (
    PictureView,
    RevealCard,
    RevealGift,
    RevealNews,
    RevealSeat,
    TableReveal,
)
from stockgames.ui.table.reveal_seats import draw_near_panel
from stockgames.ui.theme.fonts import BOLD
from stockgames.ui.theme.palette import COMPANIES, GOODS, with_alpha
from stockgames.ui.theme.shapes import fill, inset, rounded, stroke
from stockgames.ui.theme.text import CENTRE
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.frames import Picture, Rule
from stockgames.ui.widgets.labels import FittedLabel, Tone
from stockgames.ui.widgets.layouts import column_on

_ROWS: Final = 3
"""The number of rows of crates."""
_DWELL: Final = 1200
"""How long the diamonds stay before they turn to coal, in milliseconds."""


def reveal(
    events: Sequence[Event], audit: Audit | None, names: Sequence[str]
) -> TableReveal | None:
    """Return what all look at after a move; None where nothing of it is for all."""
    opens = any(isinstance(event, CompanyAudited) for event in events)
    return opened(audit, names) if audit is not None and opens else None


def opened(audit: Audit, names: Sequence[str]) -> TableReveal:
    """Return the reveal screen of the last round: what each seat made, and gave to whom.

    Diamonds that turned to coal are diamonds on its first page.
    """
    page, turned = _page(Store(audit.held_before_coal), DIAMOND, audit, names), sum(audit.last_coal)
    if not turned:
        return page
    after = _page(Store(audit.held, audit.held_before_coal), COAL, audit, names)
    return replace(
        after,
        title=say("stock-exchange-all-look-coal", count=turned),
        news=tuple(
            RevealNews(seat, say("stock-exchange-cue-bill", count=count), "bad")
            for seat, count in enumerate(audit.last_coal)
            if count
        ),
        sound=Sound.GLASS,
        cue=coal_cue(audit, names),
        earlier=(replace(page, sound=Sound.PAPER, dwell=_DWELL),),
    )


def _page(store: Store, fresh: Resource, audit: Audit, names: Sequence[str]) -> TableReveal:
    """Return a page on which the diamonds of the last round are `fresh`."""
    lines = [
        say("stock-exchange-held-together", good=good(resource), count=store.held[resource])
        for resource in ALL_RESOURCES
        if store.held[resource]
    ]
    return TableReveal(
        say("stock-exchange-all-look-the-audit"),
        ", ".join(lines),
        seats=tuple(_seat(seat, fresh, audit, names) for seat in range(len(audit.statements))),
        picture=store,
        status=say("stock-exchange-envelopes-open", number=ROUNDS, all=ROUNDS),
    )


def _seat(seat: int, fresh: Resource, audit: Audit, names: Sequence[str]) -> RevealSeat:
    sealed = audit.submissions[ROUNDS - 1][seat]
    given = [replace(gift, resource=fresh) if gift.fresh else gift for gift in sealed.resources]
    goods = [(good(gift.resource), names[gift.to]) for gift in given]
    shares = [(short_company(gift.company), names[gift.to]) for gift in sealed.stocks]
    made = [fresh if resource == DIAMOND else resource for resource in sealed.produce]
    counts = [made.count(resource) for resource in ALL_RESOURCES]
    told = [say("stock-exchange-made", goods=goods_list(counts))]
    told += [say("stock-exchange-good-to", good=what, name=to) for what, to in goods]
    marks = tuple(COMPANIES.values())
    return RevealSeat(
        seat=seat,
        summary=", ".join(told),
        cards=tuple(_card(resource, fresh) for resource in made),
        calculation=", ".join(
            say("stock-exchange-share-to", company=what, name=to) for what, to in shares
        ),
        verb=company(seat),
        gifts=(
            tuple(RevealGift(GOODS[good_key(g.resource)], names[g.to]) for g in given),
            tuple(RevealGift(marks[g.company], names[g.to], is_paper=True) for g in sealed.stocks),
        ),
    )


def _card(made: Resource, fresh: Resource) -> RevealCard:
    turns = made == fresh == COAL  # no other is made
    return RevealCard("", good(made), GOODS[good_key(made)], turns=turns)


@dataclass(frozen=True, slots=True)
class Store:
    """The goods held by all companies together, as the audit finds them."""

    held: Counts
    """By resource."""
    before: Counts | None = None
    """What they held when the page appeared, if its counts run."""

    def view(self, look: ThemeContext, parent: QWidget | None = None) -> StoreView:
        return StoreView(look, parent)


def _small(look: ThemeContext) -> QFont:
    return look.sans(17)


class StoreView(PictureView[Store]):
    """A panel with a crate of each good and its count, and the legend of what seats gave."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        column = column_on(self, 4)
        column.setContentsMargins(18, 14, 18, 14)
        font, caption = partial(ThemeContext.serif, size=24), say("stock-exchange-in-all-stores")
        column.addWidget(FittedLabel(look, font, caption, tone="accent", align=CENTRE, fills=True))
        column.addWidget(Rule(look))
        self._goods = tuple(_Good(look, resource) for resource in ALL_RESOURCES)
        column.addLayout(self._rows(), 1)
        column.addLayout(self._legend())

    def takes(self, picture: object) -> bool:
        return isinstance(picture, Store)

    def show_start(self, picture: Store) -> Sequence[Moving]:
        before = picture.held if picture.before is None else picture.before
        sums = map(change, before, picture.held, (one.show_count for one in self._goods))
        self._show(before)
        return counted(tuple(sums))

    def show_end(self, picture: Store) -> None:
        self._show(picture.held)

    def _show(self, held: Counts) -> None:
        for one, count in zip(self._goods, held, strict=True):
            one.show_count(count)

    def _rows(self) -> QVBoxLayout:
        rows, rest = QVBoxLayout(), self._goods
        most = -(-len(rest) // _ROWS)
        for rows_left in range(_ROWS, 0, -1):
            row, count = QHBoxLayout(), -(-len(rest) // rows_left)
            goods, rest = rest[:count], rest[count:]
            row.addStretch(most - count)
            for one in goods:
                row.addWidget(one, 2)
            row.addStretch(most - count)
            rows.addLayout(row, 1)
        return rows

    def _legend(self) -> QHBoxLayout:
        """Return the legend of a seat's rows: emblems on round and square grounds, and on cards."""
        row = QHBoxLayout()
        for ground, caption in (
            ("round", say("stock-exchange-legend-goods")),
            ("square", say("stock-exchange-legend-shares")),
            ("card", say("stock-exchange-legend-made")),
        ):
            wide = 26 if ground == "card" else 20
            row.addStretch(1)
            row.addWidget(Picture(self.look, wide, 20, partial(self._draw_ground, ground)))
            row.addWidget(FittedLabel(self.look, _small, caption))
        row.addStretch(1)
        return row

    def _draw_ground(self, ground: str, painter: QPainter, box: QRectF) -> None:
        path = rounded(inset(box, 1), box.height() / 2 if ground == "round" else 2.5)
        fill(painter, path, self.look.theme.paper_light)
        stroke(painter, path, with_alpha(self.look.theme.text, 170), 1.0)

    def _paint(self, painter: QPainter) -> None:
        draw_near_panel(painter, self.look, inset(QRectF(self.rect()), 8))


class _Good(BaseWidget):
    """A crate with its count beside it and its name below; faint if there is none."""

    def __init__(self, look: ThemeContext, resource: Resource) -> None:
        super().__init__(look)
        self._resource, self._count = resource, 0
        large = partial(ThemeContext.serif, size=44, weight=BOLD)
        self._figure = FittedLabel(look, large)
        self._name = FittedLabel(look, _small, good(resource), align=CENTRE, fills=True)
        self._crate = Picture(look, 88, 88, self._draw_crate)
        column, row = column_on(self, 2), QHBoxLayout()
        column.addStretch(1)
        row.addStretch(1)
        row.addWidget(self._crate)
        row.addWidget(self._figure)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._name)
        column.addStretch(1)

    def show_count(self, count: int) -> None:
        self._count = count
        tone: Tone = "plain" if count else "quiet"
        for label in (self._figure, self._name):
            label.set_tone(tone)
        self._figure.setText(str(count))
        self._crate.update()

    def _draw_crate(self, painter: QPainter, box: QRectF) -> None:
        side = round(min(box.width(), box.height()) - 6)
        key, opacity = good_key(self._resource), 1 if self._count else 0.4
        draw_crate(painter, self.look.theme, box.center(), side, key, opacity=opacity)
