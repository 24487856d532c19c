"""The strip along the bottom: the cards that whoever is asked chooses from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.games.exchange.actions import ChooseFounder
from stockgames.games.exchange.choosing import CardTarget
from stockgames.games.exchange.faces import CardFace
from stockgames.games.exchange.forecast import SaleForecast
from stockgames.games.exchange.parts import ALL_SECURITIES, BUY, FOUNDERS, FounderId
from stockgames.games.exchange.stages import (
    FOUNDING,
    LIQUIDATION,
    PHASE_2,
)
from stockgames.ui.games.exchange import board_words as words
from stockgames.ui.games.exchange.art.founder_cards import FounderCard, draw_founder_card
from stockgames.ui.games.exchange.art.phase_cards import PhaseCard, draw_phase_card
from stockgames.ui.games.exchange.board_view import BoardView, HandCard
from stockgames.ui.games.exchange.card_places import CardPlace, place_cards
from stockgames.ui.games.exchange.hand_words import card_label
from stockgames.ui.games.exchange.layout import BoardLayout
from stockgames.ui.games.exchange.terms import LETTERS, security_mark
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import SEMIBOLD, serif
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import inset, rounded, stroke
from stockgames.ui.kit.surfaces import draw_panel, draw_paper
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import ButtonKind, ButtonState, draw_button_face
from stockgames.ui.table.items import TableItem
from stockgames.ui.table.rings import LINES

_LIFT = 6.0


class HandItem(TableItem):
    """The panel with its caption and its cards. Whoever may not see them sees none."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "hand")
        self._title = ""
        self._note = ""
        self._cards = QRectF()
        self.places: list[CardPlace] = []

    def tell(self, view: BoardView, layout: BoardLayout) -> None:
        """Set caption and cards."""
        stage = view.facts.stage
        before = (self._cards, self.places, self._title, self._note)
        self._cards = layout.wide_cards if stage == PHASE_2 else layout.cards
        if stage in (FOUNDING, LIQUIDATION):
            self._cards = layout.sleeves.united(layout.foresight)
        self.places = place_cards(view.hand, self._cards, layout.scale)
        self._title = words.hand_title(stage)
        cards = [place.card for place in self.places]
        if cards and len(cards) < len(view.hand):
            first = view.hand.index(cards[0]) + 1
            self._title = words.part_of(self._title, first, first + len(cards) - 1, len(view.hand))
        is_asked = view.facts.seats[view.front].doing != "nothing"
        self._note = "" if view.hand else words.waiting_note(stage, is_asked)
        if before != (self._cards, self.places, self._title, self._note):
            self.update()
        self.set_rect(layout.hand)

    def clear(self) -> None:
        """Lay no card and write nothing."""
        self._title, self._note, self.places = "", "", []
        self.update()

    def laid_rect(self, face: CardFace | None) -> QRectF:
        """Return where the card of a face lies; the middle of the hand if it is not known."""
        found = [place.rect for place in self.places if place.card.target.face == face]
        if found:
            return found[0]
        size = self._cards.height() * 0.5
        return QRectF(
            self._cards.center().x() - size * 0.35,
            self._cards.center().y() - size / 2,
            size * 0.7,
            size,
        )

    def take_out(self, face: CardFace | None) -> None:
        """Let the card of a face leave the hand."""
        cards = [place for place in self.places if place.card.target.kind != "side"]
        gone = [place.rect for place in cards if place.card.target.face == face]
        self.places = [place for place in self.places if place.rect not in gone]
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw panel, then cards; the chosen one last."""
        theme, look = self.look.theme, self.look
        draw_panel(painter, theme, self.rect, title=self._title, font=look.caption(), alpha=232)
        if self._note:
            font = look.sans(15, italic=True)
            draw_text(painter, self._cards, self._note, font, theme.quiet_text, CENTRE, wrap=True)
        for place in sorted(self.places, key=lambda p: (p.card.target.is_picked, p.card.cursor)):
            self._draw_place(painter, place)

    def _draw_place(self, painter: QPainter, place: CardPlace) -> None:
        card, target = place.card, place.card.target
        if target.kind == "side":
            self._draw_side(painter, place)
            return
        if target.kind == "vote" and not target.is_up:
            self._draw_ring(painter, place.spot, card, alone=True)
            return
        lifted = target.is_picked or card.pointed
        rect = place.rect.translated(0, -_LIFT if lifted else 0)
        match target.action, target.forecast:
            case ChooseFounder(card=founder), _:
                self._draw_founder(painter, rect, founder, target)
            case _, SaleForecast() as sale:
                self._draw_slip(painter, rect, sale)
            case _:
                self._draw_card(painter, rect, target)
        self._draw_ring(painter, rect, card)

    def _draw_ring(
        self, painter: QPainter, rect: QRectF, card: HandCard, *, alone: bool = False
    ) -> None:
        """Mark what the keyboard is on, or what is chosen."""
        theme = self.look.theme
        if card.cursor:
            path = rounded(inset(rect, 1 if alone else -5), 9)
            stroke(painter, path, theme.focus, LINES["focus"])
        elif card.target.is_picked:
            stroke(painter, rounded(inset(rect, -4), 9), theme.accent, LINES["picked"])
        elif card.pointed:
            path = rounded(inset(rect, 1 if alone else -4), 9)
            stroke(painter, path, with_alpha(theme.accent, 150), LINES["open"])

    def _draw_card(self, painter: QPainter, rect: QRectF, card: CardTarget) -> None:
        face = card.face
        drawn = PhaseCard(
            round(rect.width(), 1),
            round(rect.height(), 1),
            "influence" if face.by else "order" if face.shares else "security",
            LETTERS[face.security],
            face.by or face.shares,
            "buy" if face.side == BUY else "sell",
            "" if face.shares else words.security_name(face.security),
            lift=8.0 if card.is_picked else 0.0,
        )
        draw_phase_card(painter, self.look.theme, rect.center(), drawn)

    def _draw_founder(
        self, painter: QPainter, rect: QRectF, number: FounderId, card: CardTarget
    ) -> None:
        founder = FOUNDERS[number]
        drawn = FounderCard(
            round(rect.width(), 1),
            round(rect.height(), 1),
            founder.name,
            founder.shares,
            words.dollars(founder.cash),
            lift=5.0 if card.is_picked else 0.0,
        )
        draw_founder_card(painter, self.look.theme, rect.center(), drawn)

    def _draw_side(self, painter: QPainter, place: CardPlace) -> None:
        """Draw one half of the switch between buying and selling."""
        theme, card = self.look.theme, place.card
        rect = inset(place.rect, 2)
        label, picked = card_label(card.target), card.target.is_picked
        kind: ButtonKind = "primary" if picked else "secondary"
        state: ButtonState = "over" if card.pointed and not picked else "rest"
        colour = draw_button_face(painter, theme, rect, kind, state)
        sign = "+" if card.target.face.side == BUY else words.MINUS
        font, mark = self.look.sans(16, SEMIBOLD), self.look.serif(20)
        width = text_width(label, font)
        left = rect.center().x() - width / 2
        draw_text(painter, rect.translated(8, 0), label, font, colour, CENTRE)
        box = QRectF(left - 20, rect.top(), 22, rect.height() - 2)
        draw_text(painter, box, sign, mark, colour, CENTRE)
        if card.cursor:
            stroke(painter, rounded(inset(rect, -3), 9), theme.focus, LINES["focus"])

    def _draw_slip(self, painter: QPainter, rect: QRectF, sale: SaleForecast) -> None:
        """Draw a way to liquidate: what goes, and what it brings."""
        theme, size = self.look.theme, _slip_size(rect, sale)
        draw_paper(painter, theme, rect, radius=4, blur=6, offset=3)
        font, half = serif(size), size * 0.5
        x = rect.left() + size * 0.5
        for security in ALL_SECURITIES:
            count = sale.sold[security]
            if not count:
                continue
            mark, wide = security_mark(security), text_width(str(count), font)
            box = QRectF(x, rect.top(), wide + 2, rect.height())
            draw_text(painter, box, str(count), font, theme.ink, LEFT)
            at = QPointF(x + wide + half * 1.35, rect.center().y())
            draw_emblem(painter, mark.emblem, at, half, mark.colour, theme.paper_light)
            x += wide + 3 * half
        right = rect.adjusted(0, 0, -size * 0.45, 0)
        amount = serif(max(13.0, size * 0.84))
        draw_text(painter, right, words.dollars(sale.brings), amount, theme.quiet_ink, RIGHT)


def _slip_size(rect: QRectF, sale: SaleForecast) -> float:
    """Return the size of a slip's figures, in which everything fits beside each other."""
    size = min(30.0, max(15.0, rect.height() * 0.36))
    counts = [str(count) for count in sale.sold if count]
    wide = sum(text_width(count, serif(size)) + 1.5 * size for count in counts) + size
    wide += text_width(words.dollars(sale.brings), serif(size * 0.84))
    return size * min(1.0, rect.width() / wide)
