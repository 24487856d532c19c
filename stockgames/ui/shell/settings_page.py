"""The settings: every change holds at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import Choice
from stockgames.ui.kit.widgets.fields import KitLineEdit
from stockgames.ui.kit.widgets.frames import KitScrollArea, PanelFrame
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.lobby.wishes import PERSON_NAMES
from stockgames.ui.shell.language import LANGUAGES, SYSTEM
from stockgames.ui.shell.page_head import PageHead

THEME_WISHES = (SYSTEM, "evening", "daylight")
MOTION_WISHES = (SYSTEM, "full", "reduced")
PACES = ("step", "slow", "normal", "fast", "instant")
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Wishes:
    """What can be set, as plain data."""

    name: str = ""
    """How new tables call the person who sits here; empty for one of the house's names."""
    language: str = SYSTEM
    theme: str = SYSTEM
    motion: str = SYSTEM
    pace: str = "normal"


class SettingsPage(Page):
    """Shows ``wishes`` and tells each change through ``changed``."""

    changed = Signal(object)
    """The whole ``Wishes``, each time one of them changed."""
    back = Signal()

    def __init__(self, look: Look, wishes: Wishes, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("settings")
        self._wishes = wishes
        self._head = PageHead(look, self)
        self._head.back.connect(self.back)
        self._panel = _Rows(look)
        self._name = KitLineEdit(look, wishes.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._name.textChanged.connect(lambda text: self._set(name=text.strip()))
        languages = [(SYSTEM, ""), *LANGUAGES.items()]
        self._language = self._choice("language", languages)
        self._theme = self._choice("theme", [(key, "") for key in THEME_WISHES])
        self._motion = self._choice("motion", [(key, "") for key in MOTION_WISHES])
        self._pace = self._choice("pace", [(key, "") for key in PACES])
        self._rows = {
            "language": self._language,
            "theme": self._theme,
            "motion": self._motion,
            "pace": self._pace,
            "name": self._name,
        }
        for key, control in self._rows.items():
            control.setObjectName(f"set-{key}")
            self._panel.add(key, control)
        column = QVBoxLayout(self)
        column.setContentsMargins(35, 16, 35, 24)
        column.addWidget(self._head)
        column.addWidget(KitScrollArea(look, self._centred()), 1)
        self._speak()

    def _centred(self) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._panel)
        row.addStretch(1)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addStretch(1)
        return holder

    def _choice(self, field: str, options: list[tuple[str, str]]) -> Choice:
        choice = Choice(self.look, options, getattr(self._wishes, field))
        choice.chosen.connect(lambda value: self._set(**{field: value}))
        for key, _ in options:
            choice.segment(key).setObjectName(f"{field}-{key}")
        return choice

    def _set(self, **change: Any) -> None:
        wishes = replace(self._wishes, **change)
        if wishes != self._wishes:
            self._wishes = wishes
            self.changed.emit(wishes)

    def wishes(self) -> Wishes:
        """Return what is set now."""
        return self._wishes

    def focus_start(self) -> None:
        """Give the keyboard to the first setting."""
        self._language.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)

    def _speak(self) -> None:
        self._head.speak(self.tr("Settings"), self.tr("Back"))
        system = self.tr("As the system")
        self._language.segment(SYSTEM).setText(system)
        self._speak_choices(system)
        say = self._panel.say
        say(
            "language",
            self.tr("Language"),
            self.tr("Of everything on the screen; rules pages too."),
        )
        say(
            "theme",
            self.tr("Room"),
            self.tr("Evening is dark cloth under a lamp, daylight is linen and ink."),
        )
        say(
            "motion",
            self.tr("Motion"),
            self.tr("Still: things fade to their new place instead of sliding and hopping."),
        )
        say(
            "pace",
            self.tr("Pace"),
            self.tr("How long a move of a bot is shown. Step by step waits for a key after each."),
        )
        say(
            "name",
            self.tr("Name"),
            self.tr("How new tables call the person at this screen. May stay empty."),
        )
        self._name.setPlaceholderText(PERSON_NAMES[0])

    def _speak_choices(self, system: str) -> None:
        texts = {
            self._theme: (system, self.tr("Evening"), self.tr("Daylight")),
            self._motion: (system, self.tr("Full"), self.tr("Still")),
            self._pace: (
                self.tr("Step by step"),
                self.tr("Slow"),
                self.tr("Normal"),
                self.tr("Fast"),
                self.tr("At once"),
            ),
        }
        keys = {self._theme: THEME_WISHES, self._motion: MOTION_WISHES, self._pace: PACES}
        for choice, words in texts.items():
            for key, word in zip(keys[choice], words, strict=True):
                choice.segment(key).setText(word)
            choice.updateGeometry()


class _Rows(PanelFrame):
    """A panel of rows: a name over a note at the left, the control at the right."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, padding=26)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(24)
        self.body.addLayout(self._grid)
        self._labels: dict[str, tuple[KitLabel, KitLabel, QWidget]] = {}
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setFixedWidth(round(max(1000.0, self.look.px(1240))))
        self._grid.setVerticalSpacing(round(self.look.px(28)))

    def add(self, key: str, control: QWidget) -> None:
        """Add a row."""
        name = KitLabel(self.look, role="name")
        note = KitLabel(self.look, role="note", wrap=True)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(name)
        column.addWidget(note)
        row = self._grid.rowCount()
        self._grid.addLayout(column, row, 0)
        self._grid.addWidget(control, row, 1, Qt.AlignmentFlag.AlignLeft)
        self._labels[key] = (name, note, control)

    def say(self, key: str, name: str, note: str) -> None:
        """Take the words of a row."""
        title, remark, control = self._labels[key]
        title.setText(name)
        remark.setText(note)
        control.setAccessibleName(name)
        control.setAccessibleDescription(note)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and a rule between rows."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(with_alpha(self.look.theme.line, 60))
        rows = list(self._labels.values())
        for (_, note, control), (name, _, below) in pairwise(rows):
            low = max(note.geometry().bottom(), control.geometry().bottom())
            high = min(name.geometry().top(), below.geometry().top())
            y = (low + high) // 2
            painter.drawLine(name.x(), y, self.width() - name.x(), y)
