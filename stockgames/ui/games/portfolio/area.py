"""A seat's area on the table: frame, plate, income, dealer mark."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.engine.plain_text import isolated
from stockgames.games.portfolio.facts import Facts, SeatFacts
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio.outline import own_titles
from stockgames.presentation.games.portfolio.terms import Face, cards, change
from stockgames.presentation.games.portfolio.terms import face as face_of
from stockgames.presentation.games.portfolio.words import PortfolioWords
from stockgames.presentation.sentences.speech import NO_WORDS, Wording, money, say
from stockgames.ui.games.portfolio.hand import draw_mini_card, draw_mini_face
from stockgames.ui.games.portfolio.run import BACK, draw_face
from stockgames.ui.pieces.cards import CARD_RATIO
from stockgames.ui.pieces.plates import (
    GLASS,
    WORDS_LEFT,
    Plate,
    amount_box,
    amount_note_font,
    draw_tall_plate,
    plate_colours,
)
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.fonts import sans
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import picture_at
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip

_PAD = 8
_PLATE: Final = QSizeF(252, 44)
"""The size of an opponent's plate; in a narrow area it is as wide as that."""
_MINI = 19
"""The height of a small known card."""
_TITLE_GAP = 16.0
_LEAST_BACK, _MOST_BACKS = 14.0, 5
"""The least width in pixels for drawing card backs, and the most backs for a hand."""


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """The public facts of a seat that are drawn beside its portfolios."""

    plate: Plate
    """Name, face, state and cash, without a note."""
    notes: tuple[str, ...]
    """The same note in ever shorter forms, for plates of any width."""
    income: str
    gain: str
    """The income in its shortest form, for under the cash."""
    deals: bool
    """Whether it is the dealer, and so plays last."""
    known: tuple[Face, ...] = ()
    """Cards of its hand that the viewer knows."""
    who: Wording = NO_WORDS
    """Who plays there, in a word or two."""
    cards: int = 0
    """The number of cards in its hand."""
    tooltip: str = ""
    """All public facts, with the known cards of its hand: the tooltip of its plate."""


def draw_area(painter: QPainter, look: ThemeContext, rect: QRectF) -> None:
    theme, radius = look.theme, look.corner(12)
    shade = QColor(0, 0, 0, 42) if theme.is_dark else QColor(255, 252, 240, 90)
    s.fill(painter, s.rounded(rect, radius), shade)
    s.stroke(painter, s.rounded(s.inset(rect, 0.5), radius), with_alpha(theme.line, 120), 0.9)
    inner = s.rounded(s.inset(rect, radius / 3), radius * 0.75)
    s.stroke(painter, inner, with_alpha(theme.line, 70), 0.5)


def _paint_dealer_mark(painter: QPainter, theme: Theme, radius: float) -> None:
    middle = QPointF()
    s.draw_shadow(painter, theme, s.disc(middle, radius), blur=6, offset=2, strength=0.9)
    shades = (0.0, QColor("#F6E6B4")), (0.5, QColor("#D2AC5C")), (1.0, QColor("#8A6828"))
    s.fill(painter, s.disc(middle, radius), s.slanting(s.square(middle, radius), *shades))
    ring, reach = QColor(0x4A, 0x34, 0x0C, 150), radius * 0.95
    draw_rosette(painter, middle, radius * 0.72, reach, ring, strands=6, lobes=12, width=0.5)
    ink, hole = QColor("#3A2A0C"), QColor("#E2C986")
    draw_emblem(painter, "cards", middle, radius * 0.6, ink, hole)


draw_dealer_mark = picture_at(_paint_dealer_mark, lambda radius: s.square(QPointF(), radius + 9))
"""Draws the dealer's brass button, engraved with a small pack, around a point."""


def draw_seat(
    painter: QPainter, theme: Theme, rect: QRectF, facts: SeatPicture, gain: str = ""
) -> None:
    note = fitting_note(facts, rect, gain)
    replace(facts.plate, note=note, amount_note=gain).draw(painter, theme, rect)


def fitting_note(facts: SeatPicture, plate: QRectF, gain: str = "") -> str:
    """Return the longest note that fits between portrait and cash, or else the shortest."""
    room, font = _note_room(facts, plate, gain)
    return next((n for n in facts.notes if text_width(n, font) <= room), facts.notes[-1])


def income_note(facts: SeatPicture, plate: QRectF) -> str:
    """Return the income's text for under the cash; without its word if the note needs the space.

    With its word it can't be mistaken for a change of the cash.
    """
    room, font = _note_room(facts, plate, facts.income)
    return facts.income if text_width(facts.notes[-1], font) <= room else facts.gain


def _note_room(facts: SeatPicture, plate: QRectF, gain: str) -> tuple[float, QFont]:
    height = plate.height()
    cash = amount_box(plate, facts.plate.amount).width()
    beside = max(cash, text_width(gain, amount_note_font(plate)))
    glass = height * GLASS if facts.plate.state == "thinking" else 0.0
    room = plate.width() - height * WORDS_LEFT - 22 - beside - glass
    return room, sans(max(13, height * 0.245))


class PlateItem(TableItem):
    """The front seat's plate, left of the hand: name, cash, and the dealer's mark."""

    facts = Painted[SeatPicture | None](None)

    def draw(self, painter: QPainter) -> None:
        facts, theme, rect = self.facts, self.look.theme, self.rect
        if facts is None:
            return
        draw_seat(painter, theme, rect, facts)
        if facts.deals:
            radius = rect.height() * 0.26
            draw_dealer_mark(painter, theme, QPointF(rect.right() - 2, rect.top() + 3), radius)


class AreaItem(TableItem):
    """An opponent's area."""

    facts = Painted[SeatPicture | None](None)
    folded = Painted(False)
    """Whether one tall plate fills the area."""

    def set_geometry(self, rect: QRectF, *, folded: bool) -> None:
        """Set the rect; if `folded`, one tall plate fills it."""
        self.folded = folded
        self.set_rect(rect)

    def set_data(self, facts: SeatPicture) -> None:
        self.facts = facts
        set_tip(self, facts.tooltip)

    @property
    def plate(self) -> QRectF:
        if self.folded:
            return s.inset(self.rect, 3)
        plate = QRectF(self.rect.topLeft() + QPointF(_PAD, _PAD), _PLATE)
        if self.is_narrow:
            plate.setRight(self.rect.right() - _PAD)
        return plate

    @property
    def is_narrow(self) -> bool:
        """Return whether the income is drawn in the plate instead of beside it."""
        need = text_width("income $999", self.look.serif(18)) + 4 * _PAD + _PLATE.height() * 0.8
        return self.rect.width() - _PLATE.width() < need

    @property
    def room(self) -> QRectF:
        room = s.inset(self.rect, _PAD)
        if self.folded:
            return room
        room.setTop(self.plate.bottom() + 7.2)
        if self.is_narrow and self.facts is not None and self.facts.known:
            room.setTop(self._strip.bottom() + 5)
        return room

    @property
    def _strip(self) -> QRectF:
        return s.line_at(s.inset(self.rect, _PAD), self.plate.bottom() + 6, _MINI)

    @property
    def hand_point(self) -> QPointF:
        """The point where cards leave and arrive."""
        return self.plate.center()

    def draw(self, painter: QPainter) -> None:
        facts, theme = self.facts, self.look.theme
        if self.folded and facts is not None:
            self._draw_folded(painter, facts)
            return
        draw_area(painter, self.look, self.rect)
        if facts is None:
            return
        plate = self.plate
        gain = income_note(facts, plate) if self.is_narrow else ""
        draw_seat(painter, theme, plate, facts, gain)
        if facts.deals:
            radius = plate.height() * 0.27
            at = plate.topRight()
            if not self.is_narrow:
                at = QPointF(plate.right() + radius * 1.6, plate.center().y())
            draw_dealer_mark(painter, theme, at, radius)
        if not self.is_narrow:
            box = s.column_at(plate, plate.right(), 0)
            box.setLeft(plate.right() + (plate.height() * 0.9 if facts.deals else 10))
            box.setRight(self.rect.right() - _PAD * 1.5)
            font = self.look.serif(18)
            income = self._told_income(facts, box.width())
            draw_text(painter, box, income, font, theme.heading, RIGHT)
            box.setRight(box.right() - text_width(income, font) - 10)
            self._draw_known(painter, box, facts.known)
        elif facts.known:
            self._draw_known(painter, self._strip, facts.known)

    def _told_income(self, facts: SeatPicture, width: float) -> str:
        """Return the income with its word, or only the sum if the known cards need the space."""
        count = text_width(f"{len(facts.known)}", self.look.sans(14))
        known = _MINI * 0.95 + count + 10 if facts.known else 0.0
        fits = known + text_width(facts.income, self.look.serif(18)) <= width
        return facts.income if fits else facts.gain

    def _draw_folded(self, painter: QPainter, facts: SeatPicture) -> None:
        theme, look, plate = self.look.theme, self.look, self.plate
        left = draw_tall_plate(
            painter,
            theme,
            plate,
            facts.plate.name,
            facts.who,
            portrait=facts.plate.portrait,
            state=facts.plate.state,
            amount=facts.plate.amount,
        )
        if facts.deals:
            radius = plate.width() * 0.1
            at = QPointF(plate.left() + radius * 1.3, plate.top() + radius * 1.3)
            draw_dealer_mark(painter, theme, at, radius)
        line = look.usual_px(14) * 1.3
        rows = 0 if not facts.known else 1 if len(facts.known) == 1 else 3
        known = rows * (_MINI + 2)
        width = min(left.width() * 0.3, (left.height() - line - known - 6) / CARD_RATIO)
        if width > _LEAST_BACK:
            self._draw_backs(painter, left, width, facts.cards)
            left.setTop(left.top() + width * CARD_RATIO + 6)
        box = s.top_part(left, line)
        quiet = plate_colours(theme, facts.plate.state)[1]
        draw_text(painter, box, cards(facts.cards), look.sans(14), quiet, CENTRE, elide=True)
        if facts.known:
            self._draw_known(painter, left.adjusted(0, line, 0, 0), facts.known)

    def _draw_backs(self, painter: QPainter, box: QRectF, width: float, count: int) -> None:
        shown = min(count, _MOST_BACKS)
        step = min(width * 0.5, (box.width() - width) / max(1, shown - 1))
        for i in range(shown):
            aside = i - (shown - 1) / 2
            drop = width * 0.03 * aside * aside
            at = QPointF(box.center().x() + aside * step, box.top() + width * 0.72 + drop)
            draw_face(painter, self.look, BACK, at, width, rotation=5 * aside)

    def _draw_known(self, painter: QPainter, box: QRectF, known: tuple[Face, ...]) -> None:
        """Draw small known cards in as many rows as the box has, then the number of those left out.

        The eye before them means that they were seen. If none fits, only their number is drawn.
        """
        if not known:
            return
        if self.folded:  # everything else there is centred, too
            all_wide = _MINI * 0.95 + len(known) * (_MINI * 1.5 + 2)
            aside = max(0.0, box.width() - all_wide) / 2
            box = box.adjusted(aside, 0, -aside, 0)
        eye = QPointF(box.left() + _MINI * 0.42, box.center().y())
        quiet = self.look.theme.quiet_text
        draw_emblem(painter, "eye", eye, _MINI * 0.42, quiet, self.look.theme.panel_top)
        box = box.adjusted(_MINI * 0.95, 0, 0, 0)
        width = _MINI * 1.5
        across = int((box.width() + 2) / (width + 2))
        down = max(1, int((box.height() + 2) / (_MINI + 2)))
        minis = list[QRectF]()
        if across:
            down = min(down, -(-len(known) // across))
            high = down * (_MINI + 2) - 2
            top = box.center().y() - high / 2
            field = QRectF(box.left(), top, across * (width + 2) - 2, high)
            minis = s.in_grid(field, across * down, across, 2)
        shown = known if len(known) <= len(minis) else known[: max(0, len(minis) - 1)]
        for mini, face in zip(minis, shown, strict=False):
            draw_mini_card(painter, mini)
            draw_mini_face(painter, self.look, mini, face, _MINI * 0.68)
        if len(shown) < len(known):
            more = f"+{len(known) - len(shown)}" if minis else f"{len(known)}"
            place, align = (minis[len(shown)], CENTRE) if minis else (box, LEFT)
            draw_text(painter, place, more, self.look.sans(14), quiet, align)


class OwnItem(TableItem):
    """The front seat's area: portfolios at the left, and a title above the place for a new one."""

    titles = Painted[tuple[str, ...]](("",))
    """The same title in ever shorter forms; the longest that fits is shown."""
    income = Painted("")
    covered = Painted(QRectF())
    """The rect of an offer; title and income are left out if it would cut them."""
    head = Painted(QRectF())
    """The rect of title and income."""

    def set_geometry(self, rect: QRectF, head: QRectF) -> None:
        self.head = head
        self.set_rect(rect)

    @property
    def title(self) -> str:
        """The longest title that fits beside the income."""
        taken = text_width(self.income, self.look.serif(18)) + _TITLE_GAP
        room, font = self.head.width() - taken, self.look.serif(17)
        return next((t for t in self.titles if text_width(t, font) <= room), self.titles[-1])

    def draw(self, painter: QPainter) -> None:
        theme, look = self.look.theme, self.look
        draw_area(painter, self.look, self.rect)
        title, income = self.head_rects()
        if title.isValid():
            draw_text(painter, self.head, self.title, look.serif(17), theme.text, LEFT, elide=True)
        if income.isValid():
            draw_text(painter, self.head, self.income, look.serif(18), theme.heading, RIGHT)

    def head_rects(self) -> tuple[QRectF, QRectF]:
        """Return the rects of title and income; empty for one that an offer covers."""
        title = s.left_part(self.head, text_width(self.title, self.look.serif(17)))
        income = s.right_part(self.head, text_width(self.income, self.look.serif(18)))
        cut = (rect.intersects(self.covered) for rect in (title, income))
        return QRectF() if next(cut) else title, QRectF() if next(cut) else income


def seat_picture(
    seat: SeatFacts, facts: Facts, context: TableContext, words: PortfolioWords
) -> SeatPicture:
    """Return the contents of a seat's plate, with the known cards of its hand."""
    known = seat.known if seat.seat != facts.viewer else ()
    plate = Plate.of(seat.seat, facts, context, "")
    return SeatPicture(
        plate=replace(plate, amount=money(seat.cash)),
        notes=words.plate_notes(seat, context),
        income=income_text(seat.income),
        gain=change(seat.income),
        deals=seat.deals,
        who=words.who(seat, context),
        cards=seat.cards,
        known=tuple(face_of(card) for card in known),
        tooltip=f"{isolated(plate.name)}, {words.seat_note(seat, context)}",
    )


def income_text(income: int) -> str:
    """Return a seat's income per turn, with the word for it."""
    return say("portfolio-income", amount=money(income))


def titles_over_place(context: TableContext) -> tuple[str, ...]:
    """Return the title above the place for a new portfolio, if portfolios are elsewhere.

    It is short, as it only names the owner of the income beside it; it is empty for the owner.
    """
    return ("",) if context.own is not None else own_titles(context)[-1:]
