"""Who is here: a field for a name, buttons of all known people, and portraits."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.evening import MOST_PEOPLE
from stockgames.evenings.facts import Neighbour, PageFacts
from stockgames.evenings.person import Portrait
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.sentences.words import listed, number_word
from stockgames.ui.evening.words import points_text
from stockgames.ui.pieces.faces import crest_colour
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.pieces.portrait import draw_coin as draw_sign_coin
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import Theme, lighter
from stockgames.ui.theme.shapes import disc, draw_glow, fill, inset, stroke
from stockgames.ui.theme.text import LEFT, draw_text
from stockgames.ui.widgets.accessible_names import name_and_tip, name_once
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import NameField
from stockgames.ui.widgets.frames import SHADOW_MARGIN, draw_widget_panel, surface_of

_IRON = QColor("#3A4148")


def hang_portrait(
    painter: QPainter, theme: Theme, rect: QRectF, portrait: Portrait, *, leads: bool = False
) -> None:
    """Draw a portrait in `rect`, with a glow if the person leads."""
    if leads:
        outline = disc(rect.center(), rect.width() / 2, rect.width() / 2 * HEIGHT)
        draw_glow(painter, outline, theme.glow, reach=rect.width() * 0.17, alpha=120)
    draw_portrait(painter, rect, portrait)


def draw_expected_coin(
    painter: QPainter, theme: Theme, centre: QPointF, radius: float, portrait: Portrait
) -> None:
    """Draw a latecomer's coin: pale, with a dashed rim."""
    painter.save()
    painter.setOpacity(painter.opacity() * 0.6)
    draw_sign_coin(painter, portrait, centre, radius * 0.86)
    painter.restore()
    stroke(painter, disc(centre, radius), theme.line, 1.4, dash=(3, 3))


def draw_coin(
    painter: QPainter, theme: Theme, centre: QPointF, radius: float, portrait: Portrait | None
) -> None:
    """Draw the coin of a portrait with its crest; a gear for a bot (None)."""
    if portrait is not None:
        draw_sign_coin(painter, portrait, centre, radius)
        return
    fill(painter, disc(centre, radius), theme.brass_dark)
    fill(painter, disc(centre, radius * 0.86), _IRON)
    draw_emblem(painter, "gear", centre, radius * 0.58, QColor("#E4D3A6"), _IRON)


def chalk_colour(portrait: Portrait) -> QColor:
    """Return the colour of a person's line on a slate."""
    return lighter(crest_colour(portrait.colour) or _IRON, 0.45)


class PersonChip(Button):
    """A button with a portrait and a name, ticked while the person is here."""

    def __init__(self, look: ThemeContext, one: Neighbour, parent: QWidget) -> None:
        super().__init__(look, one.name, emblem="person", text_size=15, parent=parent)
        self._one = one
        self.setObjectName(f"person-{one.id}")
        self.setCheckable(True)
        self.setChecked(one.is_here)
        words = say("evening-is-here-press", name=one.name)
        if not one.is_here:
            words = say("evening-is-away-press", name=one.name)
        name_and_tip(self, words)

    def picture_key(self) -> Hashable:
        return self._one

    def emblem_half(self) -> float:
        return max(11.0, self._look.px(13))

    def paint_emblem(self, painter: QPainter, centre: QPointF, colour: QColor) -> None:
        half, theme = self.emblem_half(), self._look.theme
        painter.save()
        painter.setOpacity(1.0 if self._one.is_here else 0.7)
        draw_portrait(painter, portrait_box(centre, 2 * half), self._one.portrait, crest=False)
        painter.restore()
        if self._one.is_here:
            at, radius = centre + QPointF(half * 0.85, half * HEIGHT * 0.62), half * 0.55
            fill(painter, disc(at, radius), theme.accent)
            stroke(painter, disc(at, radius), theme.brass_dark, 1)
            draw_emblem(painter, "check", at, radius * 0.6, theme.accent_text, theme.accent)


_SHARE_OF_THE_FIELD: Final = 0.6
"""The share of the panel's width; several names fit beside each other."""


class PeoplePanel(BaseWidget):
    """A panel for adding and removing people."""

    named = Signal(str, bool)
    """A name, and whether the latecomer starts with no points (V7)."""
    came = Signal(str, bool)
    """An id, and the same."""
    left = Signal(str)
    together = Signal()
    """The same people as last time are present."""
    done = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._facts: PageFacts | None = None
        self.field = NameField(look, parent=self)
        self.field.setObjectName("name")
        self.field.named.connect(lambda name: self.named.emit(name, self._from_nothing))
        self.field.done.connect(self.done)
        self._buttons: dict[str, PersonChip] = {}
        self.same = self.button("same-as-last-time", self.together, emblem="person")
        self._start: SegmentRow | None = None
        self.setObjectName("people")
        self.hide()

    @property
    def _from_nothing(self) -> bool:
        return self._start is not None and self._start.value() == "nothing"

    def show_facts(self, facts: PageFacts) -> None:
        """Show who is here; the focus stays on its button."""
        self._facts = facts
        self.field.setPlaceholderText(say("evening-a-name-and-enter"))
        name_once(self.field, say("evening-a-name-and-enter"))
        self.field.setEnabled(len(facts.lines) < MOST_PEOPLE)
        self.field.complete([one.name for one in facts.house if not one.is_here])
        self._show_start(facts)
        self._show_same(facts)
        held = next((key for key, button in self._buttons.items() if button.hasFocus()), None)
        for button in self._buttons.values():
            button.hide()
            button.deleteLater()
        self._buttons = {one.id: self._button(facts, one) for one in facts.house}
        if held in self._buttons:
            self._buttons[held].setFocus(Qt.FocusReason.OtherFocusReason)
        self._arrange()

    def _show_same(self, facts: PageFacts) -> None:
        """Offer to add everyone who played together last time."""
        number = number_word(len(facts.last))
        called = {one.id: one.name for one in facts.house}
        self.same.setText(say("shell-same-as-last-time", number=number))
        names = listed([called[who] for who in facts.last if who in called])
        name_and_tip(self.same, self.same.text(), names)
        self.same.setVisible(facts.may_be_as_last_time)

    def _show_start(self, facts: PageFacts) -> None:
        kept = self._from_nothing
        if self._start is not None:
            self._start.hide()
            self._start.deleteLater()
            self._start = None
        if facts.played:
            average = say("evening-on-the-average", points=points_text(facts.average))
            options = (("average", average), ("nothing", say("evening-on-nothing")))
            self._start = SegmentRow(self.look, options, "nothing" if kept else "average", self)
            self._start.setObjectName("late-start")
            self._start.setAccessibleName(say("evening-late-comers"))
            self._start.show()

    def _button(self, facts: PageFacts, one: Neighbour) -> PersonChip:
        button = PersonChip(self.look, one, self)
        button.setEnabled(one.id in facts.order or len(facts.order) < MOST_PEOPLE)
        button.toggled.connect(lambda _: self._press(one))  # as screen readers do
        button.show()
        return button

    def _press(self, one: Neighbour) -> None:
        if one.is_here:
            self.left.emit(one.id)
        else:
            self.came.emit(one.id, self._from_nothing)

    def _arrange(self) -> None:
        area = inset(QRectF(self.rect()), SHADOW_MARGIN + 14)
        head = self.look.below_caption(14)
        field = self.field.sizeHint()
        beside = self._start if self._start is not None else self.same
        beside.resize(beside.sizeHint())
        most = area.width() * _SHARE_OF_THE_FIELD
        if not beside.isHidden():
            most = min(most, area.width() - beside.width() - 14)
        wide = max(field.width() + 60, round(most))
        self.field.setGeometry(round(area.left()), round(area.top() + head), wide, field.height())
        beside.move(self.field.geometry().right() + 12, self.field.y())
        above = self.field.geometry().bottom()
        if not beside.isHidden() and beside.geometry().right() > area.right():
            beside.move(round(area.left()), above)
            above = beside.geometry().bottom()
        x, y = area.left(), above + self.look.px(14 if beside.isHidden() else 8)
        for button in self._buttons.values():
            size = button.sizeHint()
            if x + size.width() > area.right():
                x, y = area.left(), y + size.height()
            button.setGeometry(round(x), round(y), size.width(), size.height())
            button.setVisible(y + size.height() <= area.bottom())
            x += size.width()
        self.update()

    def _paint(self, painter: QPainter) -> None:
        look = self.look
        area, side = surface_of(self), look.margin(18)
        draw_widget_panel(painter, look, area, say("evening-who-is-here"))
        font = look.sans(15)
        box = QRectF(area.left() + side, 0, area.width() - 2 * side, font.pixelSize() * 1.5)
        box.moveBottom(area.bottom() - 8)
        chips = [button.geometry().bottom() for button in self._buttons.values()]
        if chips and max(chips) > box.top() + 4:
            return
        hint = say("evening-several-names")
        if self._buttons:
            hint = say("evening-press-portraits")
        draw_text(painter, box, hint, font, look.theme.quiet_text, LEFT, elide=True)
