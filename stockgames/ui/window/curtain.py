"""The curtain: a page between two people's turns at one screen.

It gets public facts only, so it can't show anything else. What the next person missed is shown
by the table after the curtain is lifted.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPixmap, QRegion, QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from stockgames.engine.plain_text import isolated
from stockgames.presentation.game_words import Price
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.story import Badge
from stockgames.ui.pieces.certificate import ENGRAVING, SHADOW, draw_certificate
from stockgames.ui.pieces.curtain import draw_curtain
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.pieces.tokens import security_letters
from stockgames.ui.sentences import key_text
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_ornament_rule, draw_rosette
from stockgames.ui.theme.fonts import BOLD, sans
from stockgames.ui.theme.palette import darker, lighter, mark_of, with_alpha
from stockgames.ui.theme.pixmap_cache import SMOOTH, bake, device_ratio, draw_pixmap
from stockgames.ui.theme.shapes import disc, fill, radial, rounded, stroke
from stockgames.ui.theme.text import CENTRE, draw_text
from stockgames.ui.theme.theme_context import LARGEST_SCALE, SMALLEST_SCALE, ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.base import BaseWidget, Page
from stockgames.ui.widgets.buttons import Button, PaperLink
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label, LabelRole, Tone
from stockgames.ui.widgets.layouts import column_on, retire, row_on
from stockgames.ui.widgets.pointer import InputGuard
from stockgames.ui.window.curtain_facts import PublicFacts

_WIDTH, _HEIGHT = 740, 764
"""The size of the card in design pixels."""
_EDGE = 70
"""The width of the card's engraved frame and the air inside it, in design pixels."""
_MOST = 1.5
"""By how much its text grows at most: all of it must be in view."""
_HEADING_MOST = 1.2
"""The same for its heading, which is large anyway."""
_LESS, _LEAST = 1.25, 1.0
"""By how much its text grows at most where hands and last moves would have to go otherwise."""
_GONE = 0.4
"""The progress of the curtain's parting at which the card has disappeared."""
_BESIDE = 3
"""The step of making space from which on the last moves are beside what everyone has, and beside
the prices if these have room.
"""
_RAIL, _FRINGE = 70, 66
"""The height of what hangs above and below the card, in pixels."""
_ON_VELVET = QColor("#DCE3D2")


class CurtainCard(BaseWidget):
    """Whose turn it is and what everyone may know, as labels on the engraved card.

    The page paints the card itself, whose shadow is larger than this widget.
    """

    def __init__(
        self, look: ThemeContext, lift: Button, replies: tuple[Button, ...], parent: QWidget
    ) -> None:
        super().__init__(look, parent)
        self._facts: PublicFacts | None = None
        self._cells: list[_PriceCell] = []
        self._shown_lines: list[Label] = []
        self.unit = 1.0
        self._portrait = Picture(look, 1, 1, self._draw_portrait)
        self._heading = self._label("masthead", "plain", most=_HEADING_MOST)
        self._reason = self._label("heading", "plain")
        self._situation = self._label("aside", "quiet")
        self._ornament = Picture(look, 0, 1, self._draw_ornament)
        self._priced = QWidget(self)
        self._prices = QGridLayout(self._priced)
        self._lines, self._told = QVBoxLayout(), QGridLayout()
        self._prices.setContentsMargins(0, 0, 0, 0)
        self._caption = self._label("note", "plain")
        self._caption.bind(self._caption.setText, "shell-the-last-moves")
        self._moves, self._last = self._label("note", "quiet"), QWidget(self)
        column_on(self._last, 0, 1, self._caption, self._moves, 1)
        self._told.addLayout(self._lines, 1, 0)
        self._lift, self._replies = lift, QWidget(self)
        row_on(self._replies, 0, *((button, 1) for button in replies))
        face, *pressed = (
            (part, Qt.AlignmentFlag.AlignHCenter) for part in (self._portrait, lift, self._replies)
        )
        head = (self._heading, self._reason, self._situation, self._ornament)
        self._column = column_on(self, 0, 1, face, *head, self._told, 1, *pressed)

    def _label(self, role: LabelRole, tone: Tone, most: float = _MOST) -> Label:
        label = Label(self.look, role=role, background="paper", tone=tone, wrap=True, most=most)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def show_facts(self, facts: PublicFacts, heading: str) -> None:
        self._facts = facts
        self._heading.setText(heading)
        self._replies.setVisible(facts.has_offer)
        self._moves.setText("\n".join(facts.moves))
        for label, text in ((self._situation, facts.situation), (self._reason, facts.reason)):
            label.show_text(text)
        retire(*self._cells, *self._shown_lines)
        self._cells = [_PriceCell(self.look, price) for price in facts.prices]
        for cell in self._cells:
            self._prices.addWidget(cell)
            cell.show()  # a layout counts only what is shown
        self._shown_lines = []
        for text in facts.lines:
            line = self._label("text", "plain")
            line.setText(_in_pairs(text))
            self._shown_lines.append(line)
            self._lines.addWidget(line)
            line.show()

    def fit(self, unit: float, width: int, most: int) -> int:
        """Lay it out for a unit of the design and a width; return the height, at most ``most``."""
        self.unit = unit
        edge = round(_EDGE * unit)
        self._column.setContentsMargins(edge, round(48 * unit), edge, round(62 * unit))
        self._lines.setContentsMargins(0, round(10 * unit), 0, round(10 * unit))
        self._moves.setContentsMargins(0, round(5 * unit), 0, round(14 * unit))
        self._ornament.setFixedHeight(round(38 * unit))
        self._lift.setMinimumWidth(round(300 * unit))
        lines, notes = tuple(self._shown_lines), tuple(cell.note for cell in self._cells)
        needed, face, last = 0, self._portrait, self._last
        has_moves, has_situation = bool(self._moves.text()), bool(self._situation.text())
        bare = (self._ornament, face)
        brief = (*bare, self._situation)
        # Where there is little space, what only adorns the card goes first, or gets smaller; then
        # the last moves are beside what everyone has; then text grows less.
        steps: Sequence[tuple[float, Sequence[QWidget]]] = (
            *((_MOST, ()), (_MOST, (self._ornament,)), (_MOST, bare), (_MOST, bare)),
            *((_MOST, brief), (_LESS, brief), (_LEAST, brief)),
            *((_MOST, (*brief, *lines)), (_MOST, (*brief, last))),
            *((_LEAST, (*brief, *lines)), (_LEAST, (*brief, last))),
            *((_MOST, (*brief, last, *lines)), (_MOST, (*brief, last, *lines, *notes))),
        )
        for step, (most_growth, gone) in enumerate(steps):
            self._limit(most_growth)
            for widget in (*bare, *lines, *notes):
                widget.setVisible(widget not in gone)
            self._situation.setVisible(has_situation and self._situation not in gone)
            last.setVisible(has_moves and last not in gone)
            side = round((152 if step == 0 else 100) * unit)
            face.setFixedSize(side, side)
            beside = step >= _BESIDE and last.isVisibleTo(self)
            room = width - 2 * edge
            if beside and self._place_prices(round(0.6 * room)):
                self._told.addWidget(self._priced, 0, 0)
                self._told.addWidget(last, 0, 1, 2, 1)
            else:
                self._place_prices(room)
                self._told.addWidget(self._priced, 0, 0, 1, 2)
                self._told.addWidget(last, *((1, 1) if beside else (2, 0)))
            self._told.setColumnStretch(0, 3)
            self._told.setColumnStretch(1, 2 if beside else 0)
            for layout in (self._lines, self._prices, self._told, self._column):
                layout.invalidate()
            needed = self._column.totalHeightForWidth(width)
            if needed <= most:
                break
        return min(most, max(needed, round(_HEIGHT * unit)))

    def _limit(self, most: float) -> None:
        """Set by how much the text grows at most."""
        self._heading.set_most(min(most, _HEADING_MOST))
        amounts = (label for cell in self._cells for label in (cell.amount, cell.note))
        others = self._reason, self._situation, self._caption, self._moves
        for label in (*others, *self._shown_lines, *amounts):
            label.set_most(most)

    def _place_prices(self, room: int) -> bool:
        """Lay the prices out in a row, or in two; return whether one has room."""
        count = len(self._cells)
        for cell in self._cells:
            cell.fit(self.unit)
        widths = [cell.sizeHint().width() for cell in self._cells]
        needed = sum(widths) + self._prices.horizontalSpacing() * (count - 1)
        columns, widest = count if needed <= room else (count + 1) // 2, max(widths, default=0)
        for place, cell in enumerate(self._cells):
            cell.setMinimumWidth(widest if columns < count else 0)  # so that columns line up
            row, column = divmod(place, columns)
            self._prices.addWidget(cell, row, column, Qt.AlignmentFlag.AlignHCenter)
        return columns == count

    def _paint(self, painter: QPainter) -> None:
        if self._caption.isVisibleTo(self):
            label = QRectF(self._caption.geometry().translated(self._last.pos()))
            width = self._caption.fontMetrics().horizontalAdvance(self._caption.text())
            half = min(label.width(), width + 40 * self.unit) / 2
            pill = QRectF(label.center().x() - half, label.top(), 2 * half, label.height())
            fill(painter, rounded(pill, pill.height() / 2), QColor("#F6EBCD"))
            stroke(painter, rounded(pill, pill.height() / 2), ENGRAVING, 0.9)

    def _draw_portrait(self, painter: QPainter, room: QRectF) -> None:
        if self._facts is None:
            return
        line, middle, unit = with_alpha(ENGRAVING, 120), room.center(), room.width() / 152
        draw_rosette(painter, middle, 56 * unit, 75 * unit, line, strands=14, lobes=14, width=0.55)
        draw_portrait(painter, portrait_box(middle, 94 * unit), self._facts.portrait)

    def _draw_ornament(self, painter: QPainter, room: QRectF) -> None:
        side, y = 50 * self.unit, room.center().y()
        ends = QPointF(room.left() + side, y), QPointF(room.right() - side, y)
        draw_ornament_rule(painter, *ends, ENGRAVING)


class _PriceCell(QWidget):
    """A badge, and beside it an amount and what has it."""

    def __init__(self, look: ThemeContext, price: Price) -> None:
        super().__init__()
        self._price = price
        self._badge = Picture(look, 1, 1, self._draw_badge)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._badge, 0, 0, 2, 1)
        self.amount = Label(look, price.amount, role="heading", background="paper", most=_MOST)
        grid.addWidget(self.amount, 0, 1, Qt.AlignmentFlag.AlignBottom)
        self.note = Label(look, price.label, role="note", background="paper", most=_MOST)
        grid.addWidget(self.note, 1, 1, Qt.AlignmentFlag.AlignTop)

    def fit(self, unit: float) -> None:
        """Set the badge's size by the unit of the design."""
        self._badge.setFixedSize(round(52 * unit), round(52 * unit))

    def _draw_badge(self, painter: QPainter, room: QRectF) -> None:
        _paint_badge(painter, self._price.badge, room.center(), room.width() / 2 - 1)


def _in_pairs(text: str) -> str:
    """Return a line that is broken only between a name with its amount and the next one."""
    pairs = (part.replace(" ", "\N{NO-BREAK SPACE}") for part in text.split(", "))
    return ", ".join(pairs)


class CurtainPage(Page):
    """Covers the table and shows ``facts``; one key or click lifts it."""

    lifted = Signal()
    left = Signal()
    """The user has changed: return to the lobby, showing nothing."""

    called = Signal(int)
    """The screen is passed to this seat instead."""
    replied = Signal(bool)
    """The player accepts or declines the open offer without lifting the curtain."""
    called_back = Signal()
    """The last actor takes the turn back."""

    covers = True
    parting_ms = 300

    def __init__(self, look: ThemeContext, facts: PublicFacts) -> None:
        super().__init__(look)
        self.setObjectName("curtain")
        self.take_keys()
        self._facts = facts
        self._lift = self.button("lift-curtain", kind="primary", text_size=21, serif=True)
        self._lift.clicked.connect(lambda: self._press(self.lifted))
        self._replies = (
            self.button("agree", lambda: self._press(self.replied, True), key="A"),
            self.button("disagree", lambda: self._press(self.replied, False), key="N"),
        )
        self._card = CurtainCard(look, self._lift, self._replies, self)
        self._fallen = InputGuard(self)
        self._others: list[Button] = []
        self._others_first = Label(look, role="aside", background="slate", wrap=True, parent=self)
        self._others_first.bind(self._others_first.setText, "shell-or-another-player-first")
        self._way_out = PaperLink(look, key="Esc", ink=_ON_VELVET, parent=self)
        self._way_out.setObjectName("leave-curtain")
        self._way_out.clicked.connect(lambda: self._press(self.left))
        self.said = ""
        """The answer to a key that is shown under the card; empty for none."""
        self._answer = Label(look, background="slate", wrap=True, parent=self)
        self._answer.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._card_shown: QPixmap | None = None
        look.changed.connect(self._arrange)
        self.set_facts(facts)

    def focus_start(self) -> None:
        self._lift.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_facts(self, facts: PublicFacts) -> None:
        """Show other facts, for example in another language."""
        self._facts = facts
        self.said = ""
        self._card.show_facts(facts, self._heading())
        self._set_texts()
        if self.isVisible():  # the pressed button may be gone or belong to another person now
            self.focus_start()

    def say(self, text: str) -> None:
        """Show a text under the card and announce it."""
        self.said = text
        self._set_texts()
        ANNOUNCER.say(text, self)

    def _set_texts(self) -> None:
        self._lift.setText(say("shell-lift-the-curtain"))
        self._lift.set_key(key_text(Qt.Key.Key_Space))
        heading = self._heading()
        self.setAccessibleName(heading)
        facts = self._facts
        lines = (facts.reason, facts.situation, *facts.lines, *facts.moves, self.said)
        self.setAccessibleDescription("\n".join(filter(None, lines)))
        name = say("shell-heading-lift-the-curtain", heading=heading)
        self._lift.setAccessibleName(name)
        out = say("shell-not-you-to-the-lobby", name=self._facts.name)
        self._way_out.setText(out)
        self._way_out.setVisible(not self.said)
        self._answer.show_text(self.said)
        for button, text in zip(self._replies, ("shell-agree", "shell-disagree"), strict=True):
            button.setText(say(text))
        self._offer_others()
        self._arrange()

    def _undo(self) -> None:
        if self._facts.why_not_back:
            self.say(self._facts.why_not_back)
        else:
            self._press(self.called_back)

    def _offer_others(self) -> None:
        """Make buttons for all who may come to the screen, and for who may undo the turn."""
        retire(*self._others)
        facts, self._others = self._facts, []
        for other in facts.others:
            note = "shell-sealed-open-and-change" if other.is_sealed else "shell-has-yet-to-choose"
            spoken, seat = say("shell-pass-to", name=other.name), other.seat
            button = self._offer(f"call-{seat}", other.name, spoken, say(note))
            button.clicked.connect(lambda _=False, seat=seat: self._press(self.called, seat))
        if facts.back:
            text = say("shell-back-to", name=facts.back)
            button = self._offer("call-back", text, text, say("shell-undo-the-last-action"))
            button.clicked.connect(lambda: self._press(self.called_back))

    def _offer(self, name: str, text: str, spoken: str, note: str) -> Button:
        button = self.button(name, text_size=16)
        button.setText(text)
        button.set_second_line(note)
        button.setAccessibleName(f"{isolated(spoken)}: {note}")
        button.show()
        self._others.append(button)
        return button

    def _heading(self) -> str:
        return say("shell-pass-to", name=self._facts.name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            self._undo()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press(self.lifted)
        elif event.key() in (Qt.Key.Key_A, Qt.Key.Key_N) and self._facts.has_offer:
            self._press(self.replied, event.key() == Qt.Key.Key_A)
        elif event.key() == Qt.Key.Key_Escape:
            self._press(self.left)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fallen.begin()

    def _press(self, asked: SignalInstance, *values: int) -> None:
        """Pass on a press, unless it was meant for the table that the curtain has just covered."""
        if self._fallen.is_over:
            asked.emit(*values)

    def _unit(self) -> float:
        room = min(self.height() - 108, self.height() * 0.86)
        return float(min(LARGEST_SCALE, max(SMALLEST_SCALE, room / 860)))

    def _arrange(self) -> None:
        unit, page, leave = self._unit(), self.size(), self._way_out.sizeHint()
        room = page.width() - 48
        if self._others:
            room -= max(254, *(button.sizeHint().width() + 32 for button in self._others))
        width = min(round(_WIDTH * max(unit, 0.76) * (2 * self.look.text_size - 1)), room)
        lowest = page.height() - _FRINGE - leave.height()
        height = self._card.fit(unit, width, lowest - _RAIL)
        top = min(max(_RAIL, round((page.height() - height) / 2 - 6 * unit)), lowest - height)
        left = min((page.width() - width) // 2, 24 + room - width)
        self._card.setGeometry(left, top, width, height)
        self._arrange_others(QRectF(self._card.geometry()))
        foot = QRect(0, min(top + height + 6, lowest), page.width(), leave.height())
        self._answer.setGeometry(foot)
        place = QRect(0, 0, min(leave.width(), page.width()), leave.height())
        place.moveCenter(foot.center())
        self._way_out.setGeometry(place)
        self._card_shown = None
        self.update()

    def _arrange_others(self, card: QRectF) -> None:
        left, right = card.right() + 24, self.width() - 24.0
        gap, hints = 4, [button.sizeHint() for button in self._others]
        widest = max((hint.width() + 8.0 for hint in hints), default=0.0)
        width = round(min(right - left, max(230.0, widest)))
        above = self._others_first.heightForWidth(round(right - left))
        free = self.height() - _RAIL - _FRINGE - above - gap * (len(hints) - 1)
        heights = [button.height_at(width) for button in self._others]
        if sum(heights) > free:
            heights = [hint.height() for hint in hints]
        needed = sum(heights) + gap * (len(hints) - 1)
        y = max(_RAIL + above, round(card.center().y() - needed / 2))
        self._others_first.setVisible(bool(self._facts.others))
        self._others_first.setGeometry(round(left), y - above, round(right - left), above)
        for button, height in zip(self._others, heights, strict=True):
            button.setGeometry(round(left), y, width, height)
            y += height + gap

    def _paint(self, painter: QPainter) -> None:
        draw_curtain(painter, QRectF(self.rect()))
        draw_certificate(painter, QRectF(self._card.geometry()), self._card.unit)

    def paint_parting(self, painter: QPainter, rect: QRectF, progress: float) -> None:
        """Paint the velvet moving to the sides and the card fading out."""
        painter.setRenderHints(SMOOTH)
        draw_curtain(painter, rect, parted=progress)
        if progress < _GONE:
            painter.setOpacity(1 - progress / _GONE)
            self._show_card(painter)

    def _show_card(self, painter: QPainter) -> None:
        """Draw the card from a pixmap, because its line work takes too long for each frame."""
        card, reach = self._card.geometry(), round(SHADOW * self._card.unit)
        room = QRectF(card.adjusted(-reach, -reach, reach, reach))

        def paint(target: QPainter) -> None:
            draw_certificate(target, QRectF(card), self._card.unit)
            flags = QWidget.RenderFlag.DrawChildren
            self._card.render(target, card.topLeft(), QRegion(), flags)

        if self._card_shown is None:
            self._card_shown = bake(room, device_ratio(painter), paint)
        draw_pixmap(painter, room.topLeft(), self._card_shown)


def _paint_badge(painter: QPainter, badge: Badge, middle: QPointF, radius: float) -> None:
    colour = mark_of(badge).colour
    shades = (0.0, lighter(colour, 0.2)), (1.0, darker(colour, 0.2))
    light = middle - QPointF(radius * 0.3, radius * 0.4)
    fill(painter, disc(middle, radius), radial(light, radius * 1.6, *shades))
    stroke(painter, disc(middle, radius - 0.6), with_alpha(lighter(colour, 0.5), 190), 1)
    ring = with_alpha(QColor("#FFF6E0"), 120)
    draw_rosette(painter, middle, radius * 0.8, radius * 0.93, ring, strands=4, lobes=20, width=0.5)
    cream, at = QColor("#FFF6E0"), middle - QPointF(0, radius * 0.14)
    draw_emblem(painter, badge.emblem, at, radius * 0.44, cream, colour)
    box = QRectF(middle.x() - radius, middle.y() + radius * 0.32, 2 * radius, radius * 0.44)
    letters = security_letters(badge.letter)
    draw_text(painter, box, letters, sans(max(7, radius * 0.4), BOLD), cream, CENTRE)
