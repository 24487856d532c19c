"""How somebody likes the pages that are theirs alone: a row for each taste."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Tastes
from stockgames.ui.kit.cards import CARD_RATIO, rank_index
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import SEMIBOLD, serif
from stockgames.ui.kit.palette import SUITS, with_alpha
from stockgames.ui.kit.shadows import draw_rounded_shadow
from stockgames.ui.kit.shapes import fill, rounded, rule, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.language import LANGUAGES

HOUSE: Final = "house"
"""Stands for what the house's settings say."""
SIZES: Final = ("100", "125", "150", "200")
"""Of text, in percent."""
_SAMPLE: Final = "Aa"
_OPTIONS: Final = {
    "language": (HOUSE, *LANGUAGES),
    "text": (HOUSE, *SIZES),
    "suits": (HOUSE, "2", "4"),
    "order": (HOUSE, "suit", "rank"),
    "hints": ("on", "off"),
}


class TasteRows(KitWidget):
    """Shows tastes, and tells each change."""

    changed = Signal(object)
    """The whole Tastes."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._tastes = Tastes()
        self._quiet = False
        self.setObjectName("tastes")
        self.rows = {key: self._row(key) for key in _OPTIONS}

    def _row(self, key: str) -> SegmentRow:
        row = SegmentRow(self.look, [(option, "") for option in _OPTIONS[key]], parent=self)
        row.setObjectName(f"taste-{key}")
        for option in _OPTIONS[key]:
            row.segment(option).setObjectName(f"taste-{key}-{option}")
        row.chosen.connect(self._take)
        return row

    def show_tastes(self, tastes: Tastes) -> None:
        """Show what somebody likes."""
        self._tastes, self._quiet = tastes, True
        language = tastes.language if tastes.language in LANGUAGES else HOUSE
        self.rows["language"].set_value(language)
        size = str(tastes.text_size)
        self.rows["text"].set_value(size if size in SIZES else HOUSE)
        self.rows["suits"].set_value(str(tastes.suit_colours) if tastes.suit_colours else HOUSE)
        self.rows["order"].set_value(tastes.hand_order or HOUSE)
        self.rows["hints"].set_value("on" if tastes.hints else "off")
        self._quiet = False
        self.speak()

    def _take(self) -> None:
        if self._quiet:
            return
        value = {key: row.value() for key, row in self.rows.items()}
        self._tastes = replace(
            self._tastes,
            language="" if value["language"] == HOUSE else value["language"],
            text_size=0 if value["text"] == HOUSE else int(value["text"]),
            suit_colours=0 if value["suits"] == HOUSE else int(value["suits"]),
            hand_order="" if value["order"] == HOUSE else value["order"],
            hints=value["hints"] == "on",
        )
        self.update()
        self.changed.emit(self._tastes)

    def speak(self) -> None:
        """Take the words of the language in force."""
        for key, row in self.rows.items():
            row.setAccessibleName(say("people-taste", taste=key))
            for option in _OPTIONS[key]:
                row.segment(option).setText(_words(option))
        self._arrange()

    def sizeHint(self) -> QSize:
        """Return a row for each."""
        return QSize(400, round(self._pitch() * len(self.rows)))

    def _pitch(self) -> float:
        return max(36.0, self.look.px(42))

    def _label_width(self) -> float:
        font = self.look.sans(16)
        return 10 + max(text_width(say("people-taste", taste=key), font) for key in self.rows)

    def _arrange(self) -> None:
        pitch = self.height() / len(self.rows)
        for place, row in enumerate(self.rows.values()):
            size = row.sizeHint()
            y = place * pitch + (pitch - size.height()) / 2
            row.setGeometry(round(self._label_width()), round(y), size.width(), size.height())
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Paint labels and rules, and suits and cards as they will be."""
        look, theme = self.look, self.look.theme
        pitch = self.height() / len(self.rows)
        for place, key in enumerate(self.rows):
            box = QRectF(0, place * pitch, self._label_width(), pitch)
            words = say("people-taste", taste=key)
            draw_text(painter, box, words, look.sans(16), theme.quiet_text, LEFT, elide=True)
            ends = box.bottomLeft(), QPointF(self.width(), box.bottom())
            rule(painter, *ends, with_alpha(theme.line, 90), 0.8)
        self._paint_sample(painter, self._beside("text"))
        self._paint_suits(painter, self._beside("suits"))
        self._paint_hand(painter, self._beside("order"))

    def _beside(self, key: str) -> QRectF:
        """Return the room right of a row."""
        row = self.rows[key].geometry()
        left = row.right() + self.look.px(12)
        return QRectF(left, row.top(), self.width() - left, row.height())

    def _paint_sample(self, painter: QPainter, room: QRectF) -> None:
        """Paint two letters as large as text will be."""
        percent = self._tastes.text_size or round(100 * self.look.text_size)
        font = serif(self.look.usual_px(17) * percent / 100, SEMIBOLD)
        if room.width() >= text_width(_SAMPLE, font):
            draw_text(painter, room, _SAMPLE, font, self.look.theme.text, LEFT)

    def _paint_suits(self, painter: QPainter, room: QRectF) -> None:
        half = self.look.px(9)
        if room.width() < 10 * half:
            return
        four = self._tastes.suit_colours == 4
        if not self._tastes.suit_colours:
            four = self.look.four_colour_suits
        for place, suit in enumerate(SUITS.values()):
            at = QPointF(room.left() + (1 + 2.6 * place) * half, room.center().y())
            draw_emblem(painter, suit.emblem, at, half, suit.colour(four), self.look.theme.face)

    def _paint_hand(self, painter: QPainter, room: QRectF) -> None:
        hand = [(3, "S"), (9, "S"), (2, "H"), (13, "D")]
        if self._tastes.hand_order == "rank":
            hand.sort()
        height = min(room.height() - 2, max(28.0, self.look.px(36)))
        width = height / CARD_RATIO
        if room.width() < 4.6 * width:
            return
        four = self._tastes.suit_colours != 2
        for place, (rank, suit) in enumerate(hand):
            card = QRectF(room.left() + width * place * 1.12, 0, width, height)
            card.moveTop(room.center().y() - height / 2)
            self._paint_index(painter, card, rank, suit, four=four)

    def _paint_index(
        self, painter: QPainter, card: QRectF, rank: int, suit: str, *, four: bool
    ) -> None:
        """Paint a card so small that its rank and its suit are all it shows."""
        mark, theme = SUITS[suit], self.look.theme
        colour = mark.colour(four)
        draw_rounded_shadow(painter, theme, card, 2.5, blur=3, offset=1)
        fill(painter, rounded(card, 2.5), theme.face)
        stroke(painter, rounded(card, 2.5), with_alpha(theme.line, 160), 0.8)
        above, half = card.adjusted(0, 0, 0, -card.height() * 0.48), card.height() * 0.2
        font = serif(card.height() * 0.46, SEMIBOLD)
        draw_text(painter, above, rank_index(rank), font, colour, CENTRE)
        at = QPointF(card.center().x(), card.top() + card.height() * 0.73)
        draw_emblem(painter, mark.emblem, at, half, colour, theme.face)


def _words(option: str) -> str:
    if option in SIZES:
        return option
    return LANGUAGES.get(option) or say("people-taste-option", option=option)
