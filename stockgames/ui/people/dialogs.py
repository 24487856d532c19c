"""Questions of the regulars' page: a name, whom to merge, confirmations."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from stockgames.engine.plain_text import LONGEST_NAME, one_line
from stockgames.evenings.people_facts import PeopleFacts
from stockgames.evenings.person import Person
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.words import crest_text
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.fields import ComboBox, LineEdit
from stockgames.ui.widgets.frames import PanelFrame
from stockgames.ui.widgets.labels import Label
from stockgames.ui.window.dialogs import MessageSheet
from stockgames.ui.window.sheets import Sheet


class Question(Sheet):
    """A sheet with one control, and two buttons: do it or cancel."""

    def __init__(
        self, look: ThemeContext, name: str, title: str, note: str, parent: QWidget
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setAccessibleDescription(note)
        self.panel = PanelFrame(look, title)
        self.panel.setMinimumWidth(self.at_most(look.text_px(16) * 30))
        label = Label(look, note, role="note", wrap=True)
        self.panel.body.addWidget(label)
        self.does = self.button(f"{name}-does", "", self._take, kind="primary", key="Enter")
        cancel = self.button(f"{name}-cancel", say("shell-cancel"), self.reject, key="Esc")
        self.lay(self.panel, buttons=(cancel, self.does))

    def _take(self) -> None:
        self.accept()


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
        for key in facts.strangers:
            crest = crest_text(facts.person(key))
            self.choice.addItem(say("people-merge-item", name=facts.names[key], crest=crest), key)
        self.panel.body.addWidget(self.choice)
        self.does.setText(say("people-merge-does"))
        self.does.set_key("")  # what can't be undone needs a click
        self.choice.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self) -> None:
        self.merged.emit(str(self.choice.currentData()))
        self.accept()


def ask_whether_to_remove(
    look: ThemeContext, name: str, games: int, parent: QWidget
) -> MessageSheet:
    """Return the question whether to delete a person; Enter keeps them."""
    text = say("people-remove-question", name=name)
    more = say("people-remove-note", count=games)
    does, keeps = say("people-remove-does"), say("people-keep", name=name)
    return _ask(look, "remove-question", f"{text}\n\n{more}", does, keeps, parent)


def ask_whether_to_replace(look: ThemeContext, person: Person, parent: QWidget) -> MessageSheet:
    """Return the question whether to replace a known person by the one from a file."""
    text = say("people-replace-question", name=person.name)
    does, keeps = say("people-replace-does"), say("people-replace-not")
    return _ask(look, "replace-question", text, does, keeps, parent)


def _ask(
    look: ThemeContext, name: str, text: str, does: str, keeps: str, parent: QWidget
) -> MessageSheet:
    question = MessageSheet(look, name, text, parent, warns=True)
    question.offer("keep", keeps)
    question.offer("does", does)
    question.escape = "keep"
    return question


def when_done(question: MessageSheet, does: Callable[[], None]) -> None:
    """Show a question, and call ``does`` if the answer is yes."""

    def answered() -> None:
        if question.answer == "does":
            does()

    question.finished.connect(answered)
    question.open()
