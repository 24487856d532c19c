"""The regulars' page: all people on a rail, one person's profile and stats, and questions."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from stockgames.engine.plain_text import LONGEST_NAME, one_line
from stockgames.evenings.people_facts import PeopleFacts
from stockgames.evenings.person import Person
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.chooser import Chooser
from stockgames.ui.people.figures import Figures
from stockgames.ui.people.profile import EmptyState, Profile, shows_two
from stockgames.ui.people.rail import Rail
from stockgames.ui.people.words import crest_text, subtitle
from stockgames.ui.sentences import key_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import ComboBox, LineEdit
from stockgames.ui.widgets.frames import PanelFrame, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on, line_direction, row_of
from stockgames.ui.window.dialogs import MessageSheet, Question
from stockgames.ui.window.page_head import PageHead
from stockgames.ui.window.transition import Dimmer


class NameQuestion(Question):
    """Asks for a new person's name, or another name."""

    named = Signal(str)

    def __init__(
        self, look: ThemeContext, title: str, note: str, does: str, name: str, parent: QWidget
    ) -> None:
        super().__init__(look, "name-question", title, note, parent)
        self.field = LineEdit(look, name)
        self.field.setObjectName("person-name")
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(title)
        self.field.selectAll()
        self.field.returnPressed.connect(self._take)
        self.field.textChanged.connect(self._offer)
        self.panel.body.addWidget(self.field)
        self.does.setText(does)
        self._offer()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer(self) -> None:
        self.does.setEnabled(bool(one_line(self.field.text())))

    def _take(self) -> None:
        if name := one_line(self.field.text()):
            self.named.emit(name)
            self.accept()


class MergeQuestion(Question):
    """Asks who is the same person as the one of the open book."""

    merged = Signal(str)
    """The id of the person to merge into the open profile."""

    def __init__(self, look: ThemeContext, facts: PeopleFacts, parent: QWidget) -> None:
        person = facts.open
        assert person is not None
        name = facts.names[person.id]
        note = say("people-merge-note", name=name)
        super().__init__(look, "merge-question", say("people-merge-title", name=name), note, parent)
        self.choice = ComboBox(look)
        self.choice.setObjectName("merge-with")
        self.choice.setAccessibleName(say("people-merge-with"))
        for key in facts.mergeable:
            crest = crest_text(facts.person(key))
            self.choice.addItem(say("people-merge-item", name=facts.names[key], crest=crest), key)
        self.panel.body.addWidget(self.choice)
        self.does.setText(say("people-merge-does"))
        self.does.set_key("")  # what can't be undone needs a click
        self.choice.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self) -> None:
        self.merged.emit(str(self.choice.currentData()))
        self.accept()


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
    book_wanted = Signal(str)
    """The id of the person whose book of distinctions the user wants."""
    played_as = Signal(str)
    """The id of the person who should sit down first at new tables."""

    def __init__(self, look: ThemeContext, facts: PeopleFacts) -> None:
        super().__init__(look, spotlight=QPointF(0.4, 0.2))
        self.setObjectName("people-page")
        self.take_keys()
        self.facts, self.chooses = facts, False
        """What is shown, and whether the portrait chooser is open."""
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
        for leaf, words in (("hers", "people-leaf-hers"), ("figures", "people-leaf-figures")):
            self.leaves.bind(self.leaves.segment(leaf).setText, words)
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
        for card, frame in self._cards.items():
            frame.body.addWidget(card)
        cards = row_of(*((frame, 1) for frame in self._cards.values()), spacing=0)
        leaves = (self.leaves, Qt.AlignmentFlag.AlignHCenter)
        self._rows = column_on(self._content, None, self.rail, leaves, (cards, 1))
        self._area = ScrollArea(self.look, self._content)
        self._column = column_on(self, 0, self._head, self._subtitle, (self._area, 1))

    def _connect(self) -> None:
        self.rail.opened.connect(self.opened)
        self.leaves.chosen.connect(self._fit)
        profile, figures, nobody = self.profile, self.figures, self.nobody
        profile.changed.connect(self.changed)
        self.chooser.changed.connect(
            lambda portrait: self.changed.emit(replace(self._open, portrait=portrait))
        )
        self.chooser.done.connect(lambda: self.choose(False))
        figures.filtered.connect(self.filtered)
        figures.copied.connect(self.copied)
        for button, does in (
            (profile.portrait, lambda: self.choose(not self.chooses)),
            (profile.rename, self._ask_for_another_name),
            (profile.book, lambda: self.book_wanted.emit(self._open.id)),
            (profile.play_as, lambda: self.played_as.emit(self._open.id)),
            (figures.merge, self._ask_whom_to_merge),
            (figures.remove, self._ask_whether_to_remove),
            (figures.sit_down, lambda: self.sat_down.emit(self.facts.names[self._open.id])),
            (figures.export, lambda: self.exported.emit(self._open.id)),
            (nobody.new, self._ask_for_name),
            (nobody.sit_down, lambda: self.sat_down.emit("")),
            (nobody.file, self.imported),
        ):
            button.clicked.connect(does)
        self._turning = self.on_keys("turn", ("PgUp", "PgDown"), self._turn)

    def _fit(self) -> None:
        has_book, two = self.facts.book is not None, shows_two(self.look)
        leaf, chooses = self.leaves.value(), self.chooses
        shown = {
            self.profile: has_book and (two or (leaf == "hers" and not chooses)),
            self.figures: has_book and (two or leaf == "figures") and not chooses,
            self.chooser: has_book and chooses,
            self.nobody: not has_book,
        }
        for card, frame in self._cards.items():
            frame.setVisible(shown[card])
        alone = has_book and not two and not chooses
        self.leaves.setVisible(alone)
        self._turning.setEnabled(alone)
        for button in (self._new, self._import):
            button.setVisible(has_book)
        side, top = round(self.look.margin(30)), round(self.look.margin(9))
        self._column.setContentsMargins(side, top, side, top)
        self._rows.setSpacing(round(self.look.px(6)))

    @property
    def _open(self) -> Person:
        found = self.facts.open
        assert found is not None
        return found

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show all people, and the open profile."""
        before, self.facts = self.facts, facts
        is_other = _key(before) != _key(facts)
        if is_other:
            self.chooses = False
        if (is_other or before.book != facts.book) and self.isVisible():
            Dimmer(self._content, self.look.reduced_motion, self._content)
        self.rail.show_facts(facts)
        self.profile.show_facts(facts)
        self.figures.show_facts(facts)
        if facts.open is not None:
            self.chooser.show_portrait(facts.open.portrait)
        below = subtitle(facts) if facts.people else say("people-nobody-yet")
        self._subtitle.setText(below)
        self._fit()

    def _set_texts(self) -> None:
        self.show_facts(self.facts)

    def focus_start(self) -> None:
        if self.facts.book is not None:
            self.rail.focus_open()
            return
        is_large = line_direction(self.look) is QBoxLayout.Direction.TopToBottom
        start = self if is_large else self.nobody.new  # which may be out of sight
        start.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, on: bool) -> None:
        """Open or close the portrait chooser."""
        self.chooses = on
        self._fit()
        if on:
            self.chooser.focus_start()
        else:
            self.profile.portrait.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn(self) -> None:
        """Show the other card; only used while one is shown."""
        self.leaves.set_value("figures" if self.leaves.value() == "hers" else "hers")
        self.rail.focus_open()
        self._area.ensureWidgetVisible(self.rail)

    def _leave(self) -> None:
        if self.chooses:
            self.choose(False)
        else:
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys shown on buttons.

        Other letters, and all letters with Shift, go to the next person whose name starts with
        them.
        """
        button = self._printed(key_text(Qt.Key(event.key())))
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if button is not None and not shift:
            if not event.isAutoRepeat():
                button.click()
        elif event.text().isalpha() and self.rail.jump(event.text()):
            self._area.ensureWidgetVisible(self.rail)
        else:
            super().keyPressEvent(event)

    def _printed(self, key: str) -> Button | None:
        """Return the button with a key, even on the card that is turned away."""
        nobody = self.facts.book is None
        parts = (self.nobody,) if nobody else (self._head, self.profile, self.figures)
        buttons = [button for part in parts for button in part.findChildren(Button)]
        return next((each for each in buttons if each.key() == key and not each.isHidden()), None)

    def _ask_for_name(self) -> None:
        title, note = say("people-new-title"), say("people-new-note")
        question = NameQuestion(self.look, title, note, say("people-new-does"), "", self)
        question.named.connect(self.created)
        question.open()

    def _ask_for_another_name(self) -> None:
        person = self._open
        title = say("people-rename-title", name=self.facts.names[person.id])
        note, does = say("people-rename-note"), say("people-rename-does")
        question = NameQuestion(self.look, title, note, does, person.name, self)
        question.named.connect(lambda name: self.changed.emit(person.renamed(name)))
        question.open()

    def _ask_whom_to_merge(self) -> None:
        question = MergeQuestion(self.look, self.facts, self)
        question.merged.connect(self.merged)
        question.open()

    def _ask_whether_to_remove(self) -> None:
        person, book = self._open, self.facts.book
        name, games = self.facts.names[person.id], book.ever if book is not None else 0
        texts = say("people-remove-question", name=name), say("people-remove-note", count=games)
        question = MessageSheet(self.look, "remove-question", "\n\n".join(texts), self, warns=True)
        question.offer("keep", say("people-keep", name=name))
        question.offer("does", say("people-remove-does"), lambda: self.removed.emit(person.id))
        question.open()


def _key(facts: PeopleFacts) -> str:
    return facts.open.id if facts.open is not None else ""
