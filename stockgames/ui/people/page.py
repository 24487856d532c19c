"""The regulars' page: all people on a rail, and one person's profile and stats."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stockgames.evenings.people_facts import PeopleFacts
from stockgames.evenings.person import Person, Portrait
from stockgames.presentation.faces import choices
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.chooser import Chooser
from stockgames.ui.people.dialogs import (
    MergeQuestion,
    NameQuestion,
    ask_whether_to_remove,
    when_done,
)
from stockgames.ui.people.figures import Figures
from stockgames.ui.people.profile import Profile, shows_two
from stockgames.ui.people.rail import Rail
from stockgames.ui.people.words import subtitle
from stockgames.ui.pieces.portrait import HEIGHT, draw_expected
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.accessible_names import name_once
from stockgames.ui.widgets.base import BaseWidget, Page
from stockgames.ui.widgets.buttons import Button, ButtonKind
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.frames import PanelFrame, Picture, Rule, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on, line_direction
from stockgames.ui.window.page_head import PageHead
from stockgames.ui.window.transition import Dimmer, PageTransition

TOLD: Final = ("face", "tastes", "games", "open")
"""What is explained about a profile, in this order."""
WAYS: Final = {"new": "new", "sit": "sit-down", "file": "import"}
"""The ways to get a profile, in this order, each with its button's sentence."""
_FACE: Final = 6
_KEYS: Final = {"new": "N", "sit": "S", "file": "I"}


class EmptyState(BaseWidget):
    """Shown while there are no regulars: what a person is, and three ways to start."""

    created = Signal()
    """The user wants to add a person."""
    sat_down = Signal()
    """The user wants a new table, where entered names add people."""
    imported = Signal()

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.setObjectName("nobody-yet")
        self.bind(self.setAccessibleName, "people-nobody-yet")
        self._halves = QHBoxLayout(self)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.addLayout(self._explanation(), 1)
        self._ways = QVBoxLayout()
        self._ways.setSpacing(2)
        self._ways.addWidget(Label(look, role="caption", sentence="people-nobody-begin"))
        self.new = self._add("new", self.created, "primary")
        self.sit_down = self._add("sit", self.sat_down)
        self.file = self._add("file", self.imported)
        self._ways.addStretch(2)
        self._halves.addLayout(self._ways, 1)
        look.changed.connect(self._fit)
        self._fit()
        self._speak()

    def _explanation(self) -> QHBoxLayout:
        row, column = QHBoxLayout(), QVBoxLayout()
        column.setSpacing(2)
        row.addWidget(Picture(self.look, 150, 150 * HEIGHT, self._draw_expected))
        row.addLayout(column, 1)
        column.addWidget(
            Label(self.look, role="title", wrap=True, sentence="people-nobody-heading")
        )
        for what in TOLD:
            column.addStretch(1)
            column.addWidget(Rule(self.look))
            title = Label(self.look, role="name", tone="accent", wrap=True)
            title.bind(title.setText, "people-told", what=what)
            more = Label(self.look, wrap=True)
            more.bind(more.setText, "people-told-more", what=what)
            column.addWidget(title)
            column.addWidget(more)
        column.addStretch(2)
        return row

    def _add(self, way: str, does: SignalInstance, kind: ButtonKind = "secondary") -> Button:
        sentence = f"people-{WAYS[way]}"
        button = self.button(
            f"first-{way}", does, kind=kind, key=_KEYS[way], text_size=16, sentence=sentence
        )
        note = Label(self.look, tone="quiet", wrap=True)
        note.bind(note.setText, "people-way-note", way=way)
        self._ways.addStretch(1)
        self._ways.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._ways.addWidget(note)
        button.bind(lambda name: name_once(button, name), sentence)
        button.bind(button.setAccessibleDescription, "people-way-note", way=way)
        return button

    def _fit(self) -> None:
        self._halves.setDirection(line_direction(self.look))
        self._halves.setSpacing(round(self.look.px(40)))

    def _speak(self) -> None:
        told = [f"{say('people-told', what=w)}: {say('people-told-more', what=w)}" for w in TOLD]
        self.setAccessibleDescription(" ".join(told))

    def _draw_expected(self, painter: QPainter, room: QRectF) -> None:
        draw_expected(painter, self.look.theme, room.adjusted(4, 4, -4, -4), choices()[_FACE])


class PeoplePage(Page):
    """Takes facts, emits requests; knows no storage and computes no stats."""

    left = Signal()
    opened = Signal(str)
    """The id of the person whose profile the user wants."""
    created = Signal(str)
    """The name of a new person."""
    changed = Signal(object)
    """The Person with another name, portrait or preferences."""
    merged = Signal(str)
    """The id of the person to merge into the open profile."""
    removed = Signal(str)
    exported = Signal(str)
    """The person's id."""
    imported = Signal()
    filtered = Signal(object)
    """The wanted Filter."""
    copied = Signal(object)
    """A table for the clipboard, see `table_text`."""
    sat_down = Signal(str)
    """The name of the person who wants to play; empty for anybody."""

    def __init__(self, look: ThemeContext, facts: PeopleFacts) -> None:
        super().__init__(look, lamp=QPointF(0.4, 0.2))
        self.setObjectName("people-page")
        self.take_keys()
        self._facts, self._chooses = facts, False
        self._head = PageHead(look, self, "people-heading")
        self._head.back.connect(self._leave)
        self._import = self.button(
            "import-person", self.imported, key="I", sentence="people-import"
        )
        self._new = self.button("new-person", self._ask_for_name, key="N", sentence="people-new")
        for button in (self._import, self._new):
            self._head.beside.addWidget(button)
        self._subtitle = Label(look, role="note", wrap=True)
        self._subtitle.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.rail = Rail(look, self)
        self.leaves = SegmentRow(look, [("hers", ""), ("figures", "")])
        self.leaves.setObjectName("leaves")
        self.leaves.bind(self.leaves.setAccessibleName, "people-leaves")
        for leaf in ("hers", "figures"):
            self.leaves.bind(self.leaves.segment(leaf).setText, f"people-leaf-{leaf}")
        self.profile, self.figures = Profile(look), Figures(look)
        self.chooser, self.nobody = Chooser(look), EmptyState(look)
        self._cards = {
            card: PanelFrame(look, padding=22)
            for card in (self.profile, self.figures, self.chooser, self.nobody)
        }
        self._lay_out()
        self._connect()
        look.changed.connect(self._fit)
        self.show_facts(facts)

    def _lay_out(self) -> None:
        self._content = QWidget()
        self._rows = column = column_on(self._content)
        column.addWidget(self.rail)
        column.addWidget(self.leaves, 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.setSpacing(0)
        for card, frame in self._cards.items():
            frame.body.addWidget(card)
            row.addWidget(frame, 1)
        column.addLayout(row, 1)
        self._column = column_on(self, 0)
        self._column.addWidget(self._head)
        self._column.addWidget(self._subtitle)
        self._area = ScrollArea(self.look, self._content)
        self._column.addWidget(self._area, 1)

    def _connect(self) -> None:
        self.rail.opened.connect(self.opened)
        self.leaves.chosen.connect(self._fit)
        self.profile.changed.connect(self.changed)
        self.profile.choosing.connect(lambda: self.choose(not self._chooses))
        self.profile.renaming.connect(self._ask_for_another_name)
        self.chooser.changed.connect(self._take_portrait)
        self.chooser.done.connect(lambda: self.choose(False))
        figures, nobody = self.figures, self.nobody
        figures.filtered.connect(self.filtered)
        figures.merging.connect(self._ask_whom_to_merge)
        figures.removing.connect(self._ask_whether_to_remove)
        figures.sat_down.connect(lambda: self.sat_down.emit(self._facts.names[self._open.id]))
        figures.exported.connect(lambda: self.exported.emit(self._open.id))
        figures.copied.connect(self.copied)
        nobody.created.connect(self._ask_for_name)
        nobody.sat_down.connect(lambda: self.sat_down.emit(""))
        nobody.imported.connect(self.imported)
        self.on_keys("turn", ("PgUp", "PgDown"), self._turn)

    def _fit(self) -> None:
        """Show what there is room for."""
        has_book, two = self._facts.book is not None, shows_two(self.look)
        leaf, chooses = self.leaves.value(), self._chooses
        shown = {
            self.profile: has_book and (two or (leaf == "hers" and not chooses)),
            self.figures: has_book and (two or leaf == "figures") and not chooses,
            self.chooser: has_book and chooses,
            self.nobody: not has_book,
        }
        for card, frame in self._cards.items():
            frame.setVisible(shown[card])
        self.leaves.setVisible(has_book and not two and not chooses)
        for button in (self._new, self._import):
            button.setVisible(has_book)
        side, top = round(self.look.margin(30)), round(self.look.margin(9))
        self._column.setContentsMargins(side, top, side, top)
        self._rows.setSpacing(round(self.look.px(6)))

    @property
    def facts(self) -> PeopleFacts:
        """The facts that are shown."""
        return self._facts

    @property
    def chooses(self) -> bool:
        """Whether the portrait chooser is open."""
        return self._chooses

    @property
    def _open(self) -> Person:
        found = self._facts.open
        assert found is not None
        return found

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show all people, and the open profile."""
        before, self._facts = self._facts, facts
        is_other = _key(before) != _key(facts)
        if is_other:
            self._chooses = False
        if is_other or before.book != facts.book:
            self._cross_fade()
        self.rail.show_facts(facts)
        self.profile.show_facts(facts)
        self.figures.show_facts(facts)
        if facts.open is not None:
            self.chooser.show_portrait(facts.open.portrait)
        below = subtitle(facts) if facts.people else say("people-nobody-yet")
        self._subtitle.setText(below)
        self._fit()

    def _cross_fade(self) -> None:
        if self.isVisible():
            Dimmer(self._content, PageTransition.FADE, self.look.reduced_motion, self._content)

    def _speak(self) -> None:
        self.show_facts(self._facts)

    def focus_start(self) -> None:
        """Focus the portrait whose profile is open."""
        if self._facts.book is None:
            self.nobody.new.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.rail.focus_open()

    def choose(self, on: bool) -> None:
        """Open or close the portrait chooser."""
        self._chooses = on
        self._fit()
        if on:
            self.chooser.focus_start()
        else:
            self.profile.portrait.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn(self) -> None:
        """Show the other card, if only one is shown."""
        if not shows_two(self.look) and not self._chooses:
            self.leaves.set_value("figures" if self.leaves.value() == "hers" else "hers")
            self.rail.focus_open()

    def _leave(self) -> None:
        if self._chooses:
            self.choose(False)
        else:
            self.left.emit()

    def _take_portrait(self, portrait: Portrait) -> None:
        self.changed.emit(replace(self._open, portrait=portrait))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys shown on buttons.

        Other letters, and all letters with Shift, go to the next person whose name starts with
        them.
        """
        nobody, figures = self.nobody, self.figures
        does = {Qt.Key.Key_N: nobody.new, Qt.Key.Key_S: nobody.sit_down, Qt.Key.Key_I: nobody.file}
        on_book = {
            Qt.Key.Key_N: self._new,
            Qt.Key.Key_I: self._import,
            Qt.Key.Key_C: self.profile.portrait,
            Qt.Key.Key_R: self.profile.rename,
            Qt.Key.Key_T: figures.copy,
            Qt.Key.Key_M: figures.merge,
            Qt.Key.Key_E: figures.export,
            Qt.Key.Key_S: figures.sit_down,
            Qt.Key.Key_Delete: figures.remove,
        }
        button = (does if self._facts.book is None else on_book).get(Qt.Key(event.key()))
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if button is not None and not button.isHidden() and not shift:
            if not event.isAutoRepeat():
                button.click()
        elif not (event.text().isalpha() and self.rail.jump(event.text())):
            super().keyPressEvent(event)

    def _ask_for_name(self) -> None:
        title, note = say("people-new-title"), say("people-new-note")
        question = NameQuestion(self.look, title, note, say("people-new-does"), "", self)
        question.named.connect(self.created)
        question.open()

    def _ask_for_another_name(self) -> None:
        person = self._open
        title = say("people-rename-title", name=self._facts.names[person.id])
        note, does = say("people-rename-note"), say("people-rename-does")
        question = NameQuestion(self.look, title, note, does, person.name, self)
        question.named.connect(lambda name: self.changed.emit(person.renamed(name)))
        question.open()

    def _ask_whom_to_merge(self) -> None:
        question = MergeQuestion(self.look, self._facts, self)
        question.merged.connect(self.merged)
        question.open()

    def _ask_whether_to_remove(self) -> None:
        person, book = self._open, self._facts.book
        games = book.ever if book is not None else 0
        box = ask_whether_to_remove(self.look, self._facts.names[person.id], games, self)
        when_done(box, lambda: self.removed.emit(person.id))


def _key(facts: PeopleFacts) -> str:
    """Return the id of the person whose book is open; empty if none."""
    return facts.open.id if facts.open is not None else ""
