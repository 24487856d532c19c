"""The code card: a page of its own that tells one person in private what keys will mean.

It is made when its owner lifts the curtain and deleted when the card is put away; nothing of it
is kept in pictures that outlive it. One that nobody touches for a minute turns over by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QShowEvent

from stockgames.ui.kit.boxes import line_at
from stockgames.ui.kit.engraving import draw_frame, draw_rosette
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import REGULAR, SEMIBOLD, sans, serif
from stockgames.ui.kit.palette import EVENING, INK, OXBLOOD, QUIET_INK, with_alpha
from stockgames.ui.kit.settling import Settling
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import fill, inset, linear, rounded, rule, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.focus import BLEED
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.certificate import ENGRAVING
from stockgames.ui.shell.code_caps import draw_round_mark, paint_press
from stockgames.ui.shell.code_drill import Drill, paint_drill
from stockgames.ui.shell.code_places import CardPlaces, lay_card
from stockgames.ui.shell.code_rule import paint_rule, rule_titles
from stockgames.ui.shell.facts import CardFacts
from stockgames.ui.shell.words import key_text, number_word

UNTOUCHED_MS: Final = 60_000
"""How long a card lies open before which nobody presses a key."""
_FOLDED: Final = 66.0
"""How much lower caps lie without their small pads, in a design's px: in the middle of the room."""
_PAPER = QColor("#FFFEF8"), QColor("#EFE4C9")


class CodeCardPage(Page):
    """Shows one code card; Enter puts it away. The key that lifted the curtain does nothing."""

    done = Signal()
    left = Signal()
    """Whoever looks is somebody else: back to the lobby."""
    reworded = Signal()
    """Other words are wanted for the same caps."""
    drilled = Signal(bool)
    """The drill was done; whether without a wrong key."""
    turned_over = Signal()
    """Nobody has touched the card for a minute."""

    def __init__(self, look: Look, facts: CardFacts) -> None:
        super().__init__(look)
        self.setObjectName("code-card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._facts = facts
        self._drill = Drill(facts, facts.drill) if facts.drill is not None else None
        self._written = not facts.is_sure
        self._put_away = self.button(
            "put-card-away", self._try_to_put_away, kind="primary", text_size=21, serif=True
        )
        self._reword = self.button("other-words", self.reworded.emit, text_size=18)
        self._write = self.button("write-out", self._write_out, text_size=18)
        self._dealt = Settling(self)
        self._untouched = QTimer(self, singleShot=True, interval=UNTOUCHED_MS)
        self._untouched.timeout.connect(self.turned_over)
        look.changed.connect(self._arrange)
        self._speak()

    def focus_start(self) -> None:
        """Keep the keyboard on the page, where Space lifts no second curtain."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_facts(self, facts: CardFacts) -> None:
        """Say the same in other words or another language; with new caps a drill begins again."""
        if facts.drill is not None and _caps(facts) != _caps(self._facts):
            self._drill = Drill(facts, facts.drill)
        self._facts = facts
        self._speak()

    # Words

    def _speak(self) -> None:
        for button, text, key in (
            (self._put_away, say("shell-put-the-card-away"), "Enter"),
            (self._reword, say("shell-code-other-words"), "F2"),
            (self._write, self._fold_or_unfold(), "Space"),
        ):
            button.setText(text)
            button.set_key(key_text(key))
            button.setAccessibleName(text)
        self.setAccessibleName(f"{self._heading()}, {self._facts.chapter}")
        self._describe()
        self._arrange()

    def _describe(self) -> None:
        """Tell a screen reader the caps with their sense, the rule, and how the drill goes."""
        facts = self._facts
        lines = [self._note(), *(press.spoken() for press in facts.presses)]
        if facts.has_words:
            lines.append(" ".join(press.word for press in facts.presses))
        lines += [
            f"{title}: {example}"
            for title, example in zip(rule_titles(), facts.rules, strict=False)
        ]
        if self._drill is not None:
            drill = (say("shell-code-practise"), self._drill.task, *self._drill.said())
            lines.append(". ".join(part for part in drill if part))
        self.setAccessibleDescription("\n".join(lines))

    def _fold_or_unfold(self) -> str:
        return say("shell-code-fold") if self._written else say("shell-code-write-out")

    def _heading(self) -> str:
        count = len(self._facts.presses)
        return say(
            "shell-code-caps-of", name=self._facts.name, count=count, number=number_word(count)
        )

    def _note(self) -> str:
        """Return how long the caps count; first of all that others count no more."""
        fresh = [press.title for press in self._facts.presses if press.is_fresh]
        if fresh:
            return say("shell-code-new-cap", count=len(fresh), press=", ".join(fresh))
        if self._facts.replaces:
            return say("shell-a-new-card-any-earlier")
        return say("shell-code-good-for-this-round")

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the card away with Enter, leave with Esc; a key held down does nothing."""
        self._untouched.start()
        if event.isAutoRepeat():
            return
        key, text = event.key(), event.text().upper()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._try_to_put_away()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key == Qt.Key.Key_F2:
            self.reworded.emit()
        elif key == Qt.Key.Key_Space and self._dealt.is_over:
            self._write_out()
        elif self._drill is not None and len(text) == 1 and text in self._drill.keys:
            self._practise(text)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Practise by mouse as well, on the small pad of the press that is next, if unfolded."""
        drill, places = self._drill, self.places
        if drill is None or not self._written or drill.is_done:
            super().mousePressEvent(event)
            return
        self._untouched.start()
        column = places.columns[drill.at]
        for place, key in enumerate(drill.keys):
            if places.key(column, place).contains(event.position()):
                self._practise(key)
                break

    def _practise(self, key: str) -> None:
        assert self._drill is not None
        was_done = self._drill.is_done
        self._drill.press(key)
        if self._drill.is_done and not was_done:
            self.drilled.emit(self._drill.went_right)
        self._written = self._written or self._drill.gives_up
        self._speak()

    def _write_out(self) -> None:
        """Unfold the small pads, or fold them."""
        self._written = not self._written
        self._speak()

    def showEvent(self, event: QShowEvent) -> None:
        """Come up."""
        super().showEvent(event)
        self._dealt.begin()
        self._untouched.start()

    def _try_to_put_away(self) -> None:
        """Put the card away, unless it has only just come: a second press laid what came before."""
        if self._dealt.is_over:
            self.done.emit()

    # Picture

    @property
    def places(self) -> CardPlaces:
        """Where everything lies now."""
        return lay_card(self.size(), len(self._facts.presses))

    def _buttons(self) -> Sequence[KitButton]:
        words = (self._reword,) if self._facts.has_words else ()
        return (self._put_away, *words, self._write)

    def _arrange(self) -> None:
        self._reword.setVisible(self._facts.has_words)
        foot, gap = self.places.foot, 16 * self.places.unit
        widths = [button.sizeHint().width() for button in self._buttons()]
        free = foot.width() + 2 * BLEED - sum(widths) - gap * (len(widths) - 1)
        widths[0] += round(max(0.0, free))
        x = foot.left() - BLEED
        for button, width in zip(self._buttons(), widths, strict=True):
            height = max(button.sizeHint().height(), round(foot.height()))
            top = foot.center().y() - height / 2
            button.setGeometry(round(x), round(top), width, height)
            x += width + gap
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Paint the cloth and the card on it."""
        super()._paint(painter)
        places, facts = self.places, self._facts
        self._paint_paper(painter, places)
        self._paint_head(painter, places)
        lower = 0.0 if self._written else _FOLDED * places.unit
        for column, press in zip(places.columns, facts.presses, strict=True):
            shown = column.translated(0, lower)
            paint_press(painter, places, shown, press, written=self._written)
            if press.aside:
                self._paint_aside(painter, places, column, press.aside)
        self._rule(painter, places, places.rules[0].top() - 14 * places.unit)
        for number, (box, example) in enumerate(zip(places.rules, facts.rules, strict=False)):
            paint_rule(painter, box, number, example, places.unit)
        if self._drill is not None:
            paint_drill(painter, places, self._drill)

    def _paint_paper(self, painter: QPainter, places: CardPlaces) -> None:
        card, unit = places.card, places.unit
        path = rounded(card, 10 * unit)
        draw_shadow(painter, EVENING, path, blur=30 * unit, offset=10 * unit, strength=1.2)
        foot = QPointF(card.left() + card.width() * 0.4, card.bottom())
        fill(painter, path, linear(card.topLeft(), foot, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
        rose = QPointF(card.center().x(), places.columns[0].center().y())
        line = with_alpha(ENGRAVING, 26)
        draw_rosette(painter, rose, 130 * unit, 230 * unit, line, strands=16, lobes=9, width=0.6)
        draw_frame(painter, inset(card, 12 * unit), ENGRAVING, radius=5, gap=6 * unit)

    def _paint_head(self, painter: QPainter, places: CardPlaces) -> None:
        head, unit, facts = places.head, places.unit, self._facts
        at = QPointF(head.left() + 40 * unit, head.center().y() - 4 * unit)
        draw_portrait(painter, portrait_box(at, 66 * unit), facts.portrait)
        box = head.adjusted(100 * unit, 4 * unit, -140 * unit, 0)
        box.setHeight(52 * unit)
        title = serif(max(20, round(38 * unit)), SEMIBOLD)
        draw_text(painter, box, self._heading(), title, INK, LEFT, elide=True)
        box.translate(0, 50 * unit)
        box.setHeight(26 * unit)
        fresh = any(press.is_fresh for press in facts.presses) or facts.replaces
        note = sans(max(13, round(17 * unit)), SEMIBOLD if fresh else REGULAR, italic=True)
        colour = OXBLOOD if fresh else QUIET_INK
        draw_text(painter, box, self._note(), note, colour, LEFT, elide=True)
        self._paint_round(painter, QPointF(head.right() - 56 * unit, head.center().y()), unit)
        self._rule(painter, places, head.bottom() + 4 * unit)

    def _paint_round(self, painter: QPainter, at: QPointF, unit: float) -> None:
        """Paint the triangle of the round, as it stands on the table."""
        x, y, half = at.x(), at.y() - 6 * unit, 42 * unit
        draw_round_mark(painter, QPointF(x, y), half, self._facts.number)
        word = QRectF(x - 70 * unit, y + half * 0.68, 140 * unit, 20 * unit)
        small = sans(max(13, round(14 * unit)), REGULAR)
        draw_text(painter, word, self._facts.chapter, small, QUIET_INK, CENTRE)

    def _paint_aside(
        self, painter: QPainter, places: CardPlaces, column: QRectF, aside: str
    ) -> None:
        """Set a press apart that not everybody is asked for, and say when it is asked for."""
        unit = places.unit
        row = line_at(column, places.written.top(), places.written.height())
        first, last = places.columns[0].left(), places.columns[-1].right()
        for x in (x for x in (column.left(), column.right()) if first < x < last):
            line = QPainterPath(QPointF(x, column.top()))
            line.lineTo(x, row.bottom())
            stroke(painter, line, with_alpha(ENGRAVING, 210), 1, dash=(4, 4), flat=True)
        font = sans(max(13, round(15 * unit)), REGULAR, italic=True)
        draw_text(painter, row, aside, font, QUIET_INK, CENTRE, elide=True)

    def _rule(self, painter: QPainter, places: CardPlaces, y: float) -> None:
        ends = QPointF(places.head.left(), y), QPointF(places.head.right(), y)
        rule(painter, *ends, with_alpha(ENGRAVING, 200), 0.8)


def _caps(facts: CardFacts) -> list[tuple[str, int]]:
    return [(press.keys, press.cap) for press in facts.presses]
