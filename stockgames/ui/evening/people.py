"""Who is here: a field for a name, and buttons of all known people."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.evenings.evening import MOST_PEOPLE
from stockgames.evenings.facts import Neighbour, PageFacts
from stockgames.evenings.person import Portrait
from stockgames.evenings.standing import let_in
from stockgames.presentation.faces import choices
from stockgames.presentation.sentences.speech import listed, number_word, points_text, say
from stockgames.ui.evening.words import name_of
from stockgames.ui.pieces.portrait import HEIGHT, crest_colour, draw_portrait, portrait_box
from stockgames.ui.pieces.portrait import draw_coin as draw_sign_coin
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import Theme, lighter
from stockgames.ui.theme.shapes import disc, faded, fill, inset, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import name_and_tip, name_once
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.choices import PictureGrid, SegmentRow
from stockgames.ui.widgets.fields import NameField
from stockgames.ui.widgets.frames import PanelFrame
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import (
    FlowLayout,
    add_parts,
    clear,
    column_on,
    line_direction,
    row_of,
)

_IRON = QColor("#3A4148")


def draw_coin(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    radius: float,
    portrait: Portrait | None,
    *,
    is_expected: bool = False,
) -> None:
    """Draw the coin of a portrait with its crest; a gear for a bot (None).

    A latecomer's coin is pale, with a dashed rim, while they are expected.
    """
    if portrait is None:
        fill(painter, disc(centre, radius), theme.brass_dark)
        fill(painter, disc(centre, radius * 0.86), _IRON)
        draw_emblem(painter, "gear", centre, radius * 0.58, QColor("#E4D3A6"), _IRON)
    elif is_expected:
        with faded(painter, 0.6):
            draw_sign_coin(painter, portrait, centre, radius * 0.86)
        stroke(painter, disc(centre, radius), theme.line, 1.4, dash=(3, 3))
    else:
        draw_sign_coin(painter, portrait, centre, radius)


def chalk_colour(portrait: Portrait) -> QColor:
    """Return the colour of a person's line on a slate."""
    return lighter(crest_colour(portrait.colour) or _IRON, 0.45)


class PersonChip(Button):
    """A button with a portrait and a name, ticked while the person is here."""

    def __init__(self, look: ThemeContext, person: Neighbour, parent: QWidget) -> None:
        super().__init__(look, person.name, emblem="person", text_size=15, parent=parent)
        self._person = person
        self.setObjectName(f"person-{person.id}")
        self.setCheckable(True)
        self.setChecked(person.is_here)
        sentence = "evening-is-here-press" if person.is_here else "evening-is-away-press"
        name_and_tip(self, say(sentence, name=person.name))

    def emblem_half(self) -> float:
        return max(11.0, self._look.px(13))

    def paint_emblem(self, painter: QPainter, centre: QPointF, colour: QColor) -> None:
        half, theme = self.emblem_half(), self._look.theme
        with faded(painter, 1.0 if self._person.is_here else 0.7):
            box, portrait = portrait_box(centre, 2 * half), self._person.portrait
            draw_portrait(painter, box, portrait, crest=False)
        if self._person.is_here:
            at, radius = centre + QPointF(half * 0.85, half * HEIGHT * 0.62), half * 0.55
            fill(painter, disc(at, radius), theme.accent)
            stroke(painter, disc(at, radius), theme.brass_dark, 1)
            draw_emblem(painter, "check", at, radius * 0.6, theme.accent_text, theme.accent)


_FACES: Final = 8
"""So many portraits are offered to a newcomer, the first of them assigned by name."""


class FaceOffer(BaseWidget):
    """Offers a few portraits to somebody whose name was typed for the first time."""

    chosen = Signal(str, object)
    """The person's id, and the Portrait."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._who, self._faces = "", list[Portrait]()
        self._title = Label(look, role="name", wrap=True)
        self.grid = PictureGrid(look, ("",), _FACES, self._draw, (62, 74))
        self.grid.setObjectName("faces")
        self.grid.taken.connect(lambda number: self.chosen.emit(self._who, self._faces[number]))
        column_on(self, 0, self._title, self.grid)

    def show_facts(self, facts: PageFacts) -> None:
        """Offer portraits to the newcomer named last; hide if there is none."""
        self.setVisible(bool(facts.newcomers))
        if not facts.newcomers:
            return
        self._who = facts.newcomers[-1]
        taken = {person.portrait for person in facts.known}
        free = [face for face in choices() if face not in taken]
        others = free[:: max(1, len(free) // (_FACES - 1))][: _FACES - 1]
        self._faces = [facts.portraits[self._who], *others]
        name = name_of(facts, self._who)
        self._title.setText(say("evening-choose-a-face", name=name))
        names = [
            say("evening-face-for", number=number, name=name)
            for number in range(1, len(self._faces) + 1)
        ]
        self.grid.show_chosen(0)
        self.grid.say_names(self._title.text(), names)

    def _draw(self, painter: QPainter, number: int, cell: QRectF) -> None:
        draw_portrait(painter, inset(cell, 5), self._faces[number], crest=False)


class PeoplePanel(PanelFrame):
    """A panel for adding and removing people."""

    named = Signal(str, bool)
    """A name, and whether the latecomer starts with no points (V7)."""
    edited = Signal(object)
    """A change of the evening: people come or leave."""
    done = Signal()

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, sentence="evening-who-is-here")
        self.setObjectName("people")
        self._last: tuple[str, ...] = ()
        self.field = NameField(look)
        self.field.setObjectName("name")
        self.field.named.connect(lambda name: self.named.emit(name, self._from_nothing))
        self.field.done.connect(self.done)
        self.same = Button(look, emblem="person", text_size=15)
        self.same.setObjectName("same-as-last-time")
        self.same.clicked.connect(self._let_in_last)
        self._start = SegmentRow(look, [("average", ""), ("nothing", "")])
        self._start.setObjectName("late-start")
        self._start.bind(self._start.setAccessibleName, "evening-late-comers")
        self._start.bind(self._start.segment("nothing").setText, "evening-on-nothing")
        left = Qt.AlignmentFlag.AlignLeft
        self._line = row_of((self.field, 1), (self.same, left), (self._start, left))
        self._chips: dict[str, PersonChip] = {}
        self._flow = FlowLayout()
        self._hint = Label(look, tone="quiet", wrap=True)
        self._hint.setObjectName("hint")
        self.faces = FaceOffer(look)
        add_parts(self.body, self._line, self.faces, self._flow, 1, self._hint)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self._line.setDirection(line_direction(self.look))

    @property
    def _from_nothing(self) -> bool:
        return not self._start.isHidden() and self._start.value() == "nothing"

    def show_facts(self, facts: PageFacts) -> None:
        """Show who is here; the focus stays on its button."""
        self.field.setPlaceholderText(say("evening-a-name-and-enter"))
        name_once(self.field, say("evening-a-name-and-enter"))
        self.field.setEnabled(len(facts.lines) < MOST_PEOPLE)
        self.field.complete([person.name for person in facts.known if not person.is_here])
        average = say("evening-on-the-average", points=points_text(facts.average))
        self._start.segment("average").setText(average)
        self._start.setVisible(facts.played > 0)
        self._show_same(facts)
        if self.faces.grid.hasFocus() and not facts.newcomers:
            # otherwise the focus goes to a person, whom Enter would send away
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.faces.show_facts(facts)
        held = next((key for key, chip in self._chips.items() if chip.hasFocus()), None)
        clear(self._flow)
        self._chips = {person.id: self._add_chip(facts, person) for person in facts.known}
        for first, second in pairwise((self.faces.grid, *self._chips.values())):
            QWidget.setTabOrder(first, second)
        if held in self._chips:
            self._chips[held].setFocus(Qt.FocusReason.OtherFocusReason)
        hint = "evening-press-portraits" if facts.known else "evening-several-names"
        self._hint.setText(say(hint))

    def _show_same(self, facts: PageFacts) -> None:
        self._last = facts.last
        called = {person.id: person.name for person in facts.known}
        self.same.setText(say("shell-same-as-last-time", number=number_word(len(facts.last))))
        names = listed([called[who] for who in facts.last if who in called])
        name_and_tip(self.same, self.same.text(), names)
        self.same.setVisible(facts.may_be_as_last_time)

    def _add_chip(self, facts: PageFacts, person: Neighbour) -> PersonChip:
        chip = PersonChip(self.look, person, self)
        chip.setEnabled(person.id in facts.order or len(facts.order) < MOST_PEOPLE)
        chip.toggled.connect(lambda: self._press(person))  # as screen readers do
        self._flow.addWidget(chip)
        chip.show()
        return chip

    def _press(self, person: Neighbour) -> None:
        who, nothing = person.id, self._from_nothing
        if person.is_here:
            self.edited.emit(lambda evening: evening.leave(who))
        else:
            self.edited.emit(lambda evening: let_in(evening, [who], from_nothing=nothing))

    def _let_in_last(self) -> None:
        last = self._last
        self.edited.emit(lambda evening: let_in(evening, last))
        self.done.emit()
