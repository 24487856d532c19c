"""The settings: every change holds at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stockgames.ui.kit.palette import THEMES
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.fields import KitLineEdit
from stockgames.ui.kit.widgets.frames import KitScrollArea
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.kit.widgets.stacking import column_on, row_on
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.language import LANGUAGES, SYSTEM
from stockgames.ui.shell.page_head import PageHead
from stockgames.ui.shell.settings_card import SettingsCard
from stockgames.ui.shell.settings_previews import SuitsPreview, ThemePreview
from stockgames.ui.shell.words import PERSON_NAMES

THEME_WISHES = (SYSTEM, "evening", "daylight")
CONTRAST_WISHES = (SYSTEM, "usual", "high")
TEXT_SIZES = (SYSTEM, "100", "125", "150", "200")
MOTION_WISHES = (SYSTEM, "full", "reduced")
PACES = ("step", "slow", "normal", "fast", "instant")
THINKING = ("brief", "usual", "long")
SUITS = ("two", "four")
"""How many colours the suits of a pack have."""
SOUNDS = TIPS = ("on", "off")
SPOKEN = ("full", "brief")
NEWS = ("wait", "interrupt")
LONGEST_NAME = 40
_SHARES: Final = {"thinking": 3}
"""Of the width of a line, where it is not the same for all: two notes are short."""
_BESIDE = ("motion", "sounds", "tips", "language", "news")
"""The settings that stand beside the one before them."""
_MIDDLE = 1000
"""The cards' claim to room, against that of the margins beside them."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What can be set, as plain data."""

    name: str = ""
    """How new tables call the person who sits here; empty for one of the house's names."""
    language: str = SYSTEM
    theme: str = SYSTEM
    contrast: str = SYSTEM
    text_size: str = SYSTEM
    motion: str = SYSTEM
    pace: str = "normal"
    thinking: str = "usual"
    suits: str = "two"
    sounds: str = "on"
    tips: str = "on"
    spoken: str = "full"
    news: str = "wait"


class SettingsPage(Page):
    """Shows ``wishes`` and tells each change through ``changed``."""

    changed = Signal(object)
    """The whole ``Wishes``, each time one of them changed."""
    back = Signal()

    def __init__(self, look: Look, wishes: Wishes) -> None:
        super().__init__(look)
        self.setObjectName("settings")
        self._wishes = wishes
        self._head = PageHead(look, self)
        self._head.back.connect(self.back)
        self._name = KitLineEdit(look, wishes.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._name.setPlaceholderText(PERSON_NAMES[0])
        self._name.textChanged.connect(lambda text: self._set(name=text.strip()))
        self._theme = self._choice("theme", THEME_WISHES)
        self._suits = self._choice("suits", SUITS)
        self._pace = self._choice("pace", PACES)
        self._thinking = self._choice("thinking", THINKING)
        self._contrast = self._choice("contrast", CONTRAST_WISHES)
        self._text_size = self._choice("text_size", TEXT_SIZES)
        self._motion = self._choice("motion", MOTION_WISHES)
        self._sounds = self._choice("sounds", SOUNDS)
        self._tips = self._choice("tips", TIPS)
        self._spoken = self._choice("spoken", SPOKEN)
        self._news = self._choice("news", NEWS)
        self._language = self._choice("language", (SYSTEM, *LANGUAGES))
        for code, name in LANGUAGES.items():
            self._language.segment(code).setText(name)
        self._previews = {name: ThemePreview(look, theme) for name, theme in THEMES.items()}
        for name, preview in self._previews.items():
            preview.setObjectName(f"preview-{name}")
            preview.clicked.connect(lambda _=False, name=name: self._theme.set_value(name))
        self._room, self._table, self._person = (SettingsCard(look) for _ in range(3))
        self._fill_cards()
        self._lay_out()
        self._speak()

    def _fill_cards(self) -> None:
        cards: dict[SettingsCard, dict[str, QWidget]] = {
            self._room: {
                "theme": self._theme,
                "contrast": self._contrast,
                "motion": self._motion,
                "suits": self._suits,
            },
            self._table: {
                "pace": self._pace,
                "thinking": self._thinking,
                "sounds": self._sounds,
                "tips": self._tips,
            },
            self._person: {
                "name": self._name,
                "language": self._language,
                "text_size": self._text_size,
                "spoken": self._spoken,
                "news": self._news,
            },
        }
        for card, controls in cards.items():
            for key, control in controls.items():
                control.setObjectName(f"set-{key}")
                card.add(key, control, beside=key in _BESIDE, share=_SHARES.get(key, 2))
        self._room.show_under("theme", *self._previews.values())
        self._room.show_under("suits", SuitsPreview(self.look))
        chain = [control for controls in cards.values() for control in controls.values()]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._table, 1)
        right.addWidget(self._person, 1)
        self._columns = QHBoxLayout()
        self._columns.addWidget(self._room, 1)
        self._columns.addLayout(right, 1)
        self._holder = QWidget()
        middle = row_on(self._holder)
        room = QWidget()
        column = column_on(room)
        column.addStretch(1)
        column.addLayout(self._columns)
        column.addStretch(3)
        middle.addStretch(1)
        middle.addWidget(room, _MIDDLE)
        middle.addStretch(1)
        self._cards = room
        page = self._page = QVBoxLayout(self)
        page.addWidget(self._head)
        page.addWidget(KitScrollArea(self.look, self._holder), 1)
        self.look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        margin = self.look.margin
        self._page.setContentsMargins(*(round(margin(each)) for each in (35, 12, 35, 9)))
        self._columns.setSpacing(round(margin(6)))
        self._cards.setMaximumWidth(round(max(1190.0, self.look.px(1420))))

    def _choice(self, field: str, options: tuple[str, ...]) -> SegmentRow:
        choice = SegmentRow(self.look, [(key, "") for key in options], getattr(self._wishes, field))
        choice.chosen.connect(lambda value: self._set(**{field: value}))
        for key in options:
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
        self._theme.setFocus(Qt.FocusReason.OtherFocusReason)

    def _speak(self) -> None:
        self._head.speak(say("shell-settings-page-settings"), say("shell-back"))
        self._room.set_title(say("shell-appearance"))
        self._table.set_title(say("shell-at-the-table"))
        self._person.set_title(say("shell-you"))
        self._speak_choices(say("shell-as-the-system"))
        self._room.say(
            "theme",
            say("shell-theme"),
            say("shell-evening-is-dark-cloth-under"),
        )
        self._room.say(
            "suits",
            say("shell-suits"),
            say("shell-of-the-cards-in-portfolio"),
        )
        self._table.say(
            "pace",
            say("shell-speed"),
            say("shell-how-long-a-move-of"),
        )
        self._table.say(
            "thinking",
            say("shell-bots-think"),
            say("shell-how-long-shrewd-bots-think"),
        )
        self._room.say("contrast", say("shell-contrast"), say("shell-high-contrast-is-plain"))
        self._room.say(
            "motion",
            say("shell-motion"),
            say("shell-reduced-motion-fades"),
        )
        self._table.say(
            "sounds",
            say("shell-sounds"),
            say("shell-chips-cards-coins-and-a"),
        )
        self._table.say("tips", say("shell-tips"), say("shell-tips-note"))
        self._person.say(
            "name",
            say("shell-name"),
            say("shell-your-name-in-new-games"),
        )
        self._person.say("text_size", say("shell-text-size"), say("shell-text-size-note"))
        self._person.say(
            "language",
            say("shell-language"),
            say("shell-for-the-whole-app"),
        )
        self._person.say(
            "spoken",
            say("shell-spoken"),
            say("shell-what-screen-readers-are-told"),
        )
        self._person.say(
            "news",
            say("shell-news"),
            say("shell-while-something-is-being-read"),
        )

    def _speak_choices(self, system: str) -> None:
        evening, daylight = say("shell-evening"), say("shell-daylight")
        texts = {
            self._theme: (system, evening, daylight),
            self._suits: (say("shell-two-colours"), say("shell-four-colours")),
            self._contrast: (system, say("shell-usual-contrast"), say("shell-high-contrast")),
            self._text_size: (
                system,
                *(say("shell-percent", count=int(size)) for size in TEXT_SIZES[1:]),
            ),
            self._motion: (system, say("shell-full"), say("shell-still")),
            self._sounds: (say("shell-on"), say("shell-off")),
            self._tips: (say("shell-on"), say("shell-off")),
            self._spoken: (say("shell-in-full"), say("shell-in-short")),
            self._news: (say("shell-wait"), say("shell-interrupt")),
            self._thinking: (say("shell-briefly"), say("shell-a-second"), say("shell-long")),
            self._pace: (
                say("shell-step-by-step"),
                say("shell-slow"),
                say("shell-normal"),
                say("shell-fast"),
                say("shell-at-once"),
            ),
        }
        keys = {
            self._theme: THEME_WISHES,
            self._suits: SUITS,
            self._contrast: CONTRAST_WISHES,
            self._text_size: TEXT_SIZES,
            self._motion: MOTION_WISHES,
            self._sounds: SOUNDS,
            self._tips: TIPS,
            self._spoken: SPOKEN,
            self._news: NEWS,
            self._thinking: THINKING,
            self._pace: PACES,
        }
        for choice, words in texts.items():
            for key, word in zip(keys[choice], words, strict=True):
                choice.segment(key).setText(word)
            choice.updateGeometry()
        self._language.segment(SYSTEM).setText(system)
        self._language.updateGeometry()
        for name, word in (("evening", evening), ("daylight", daylight)):
            self._previews[name].setText(word)
            self._previews[name].setAccessibleName(word)
            self._previews[name].update()
