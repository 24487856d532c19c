"""The settings page: every change takes effect at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, pairwise
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from stockgames.engine.plain_text import LONGEST_NAME, one_line
from stockgames.evenings.person import PERSON_NAMES
from stockgames.presentation.sentences.speech import is_known
from stockgames.storage.settings import OnPage, Settings, choices, settings_on_page
from stockgames.ui.sentences import LANGUAGES, SYSTEM
from stockgames.ui.settings.previews import SuitsPreview, ThemePreview
from stockgames.ui.theme.palette import THEMES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.fields import LineEdit
from stockgames.ui.widgets.frames import PanelFrame, Rule, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import Part, column_of, column_on, line_direction, row_of, row_on
from stockgames.ui.widgets.timing import later
from stockgames.ui.window.page_head import PageHead

_LEFT: Final = "appearance"
"""The card in the left column; those that are shown at first are in the right one, too."""
_MORE: Final = "more"
"""The card below, which the user opens."""


def sentence_of(name: str, value: object = None) -> str:
    """Return the id of the sentence that names a setting or one of its values."""
    stem = f"setting-{name.replace('_', '-')}"
    if value is None:
        return stem
    word = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
    own = f"{stem}-{word}"
    return own if is_known(own) else f"setting-{word}"


class _Row(QWidget):
    """A setting: its name and note, its control, and a preview of its effect."""

    def __init__(self, look: ThemeContext, name: str, control: QWidget, *effects: QWidget) -> None:
        super().__init__()
        title = Label(look, role="name", sentence=sentence_of(name))
        note = Label(look, role="note", wrap=True, sentence=sentence_of(f"{name}-note"))
        title.bind(control.setAccessibleName, sentence_of(name))
        note.bind(control.setAccessibleDescription, sentence_of(f"{name}-note"))
        control.setObjectName(f"set-{name}")
        last: Part = (row_of(*effects), 1) if effects else 1
        column_on(self, 2, title, note, (control, Qt.AlignmentFlag.AlignLeft), last)


class SettingsPage(Page):
    """Shows the settings, and emits all of them after each change."""

    changed = Signal(object)
    """The changed ``Settings``."""
    back = Signal()

    def __init__(self, look: ThemeContext, settings: Settings) -> None:
        super().__init__(look)
        self.setObjectName("settings")
        self.settings = settings
        self._head = PageHead(look, self, "setting-page")
        self._head.back.connect(self.back)
        self._cards: dict[str, PanelFrame] = {}
        self._lines: dict[str, list[QHBoxLayout]] = {}
        """The rows of each card."""
        controls = {name: self._add(name, shown) for name, shown in settings_on_page()}
        self._first = next(iter(controls.values()))
        self._more = self.button("more-settings", self._show_more, kind="quiet", emblem="plus")
        self._more.bind(self._more.setText, "setting-more")
        self._set_tab_order(controls)
        self._lay_out()
        look.changed.connect(self._fit)
        self._fit()

    def focus_start(self) -> None:
        self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_tab_order(self, controls: Mapping[str, QWidget]) -> None:
        hidden = [name for name, shown in settings_on_page() if shown.card == _MORE]
        self._second = controls[hidden[0]]
        at_first = [control for name, control in controls.items() if name not in hidden]
        in_order = [*at_first, self._more, *(controls[name] for name in hidden)]
        for before, after in pairwise(in_order):
            QWidget.setTabOrder(before, after)

    def _show_more(self) -> None:
        """Show the settings that few change, and focus the first of them."""
        self._cards[_MORE].show()
        self._second.setFocus(Qt.FocusReason.OtherFocusReason)
        self._more.hide()
        later(self, self._scroll_to_more)

    def _scroll_to_more(self) -> None:
        """Scroll as far as the focused setting stays in view."""
        self._scroll.ensureWidgetVisible(self._cards[_MORE])
        self._scroll.ensureWidgetVisible(self._second, 50, 150)

    def _add(self, name: str, shown: OnPage) -> QWidget:
        if shown.card not in self._cards:
            self._cards[shown.card] = PanelFrame(self.look, sentence=f"setting-card-{shown.card}")
        body, lines = self._cards[shown.card].body, self._lines.setdefault(shown.card, [])
        if not shown.beside:
            if lines:
                body.addWidget(Rule(self.look))
            lines.append(row_of())
            body.addLayout(lines[-1], 1)
        control = self._name_field() if name == "names" else self._choice(name)
        row = _Row(self.look, name, control, *self._effects(name, control))
        lines[-1].addWidget(row, shown.share)
        return control

    def _name_field(self) -> LineEdit:
        field = LineEdit(self.look, next(iter(self.settings.names), ""))
        field.setMaxLength(LONGEST_NAME)
        field.setPlaceholderText(PERSON_NAMES[0])
        field.textChanged.connect(lambda text: self._set_name(one_line(text)))
        return field

    def _set_name(self, name: str) -> None:
        self._set("names", (name, *self.settings.names[1:]) if name else ())

    def _choice(self, name: str) -> SegmentRow:
        values = (SYSTEM, *LANGUAGES) if name == "language" else choices(name)
        keys = {sentence_of(name, value).rpartition("-")[2]: value for value in values}
        now = getattr(self.settings, name)
        start = next((key for key, value in keys.items() if value == now), SYSTEM)
        row = SegmentRow(self.look, [(key, LANGUAGES.get(key, "")) for key in keys], start)
        for key, value in keys.items():
            segment = row.segment(key)
            segment.setObjectName(f"{name}-{key}")
            if not segment.text():
                row.bind(segment.setText, sentence_of(name, value))
        row.chosen.connect(lambda key: self._set(name, keys[key]))
        return row

    def _effects(self, name: str, control: QWidget) -> Iterator[QWidget]:
        if name == "theme":
            assert isinstance(control, SegmentRow)
            for key, theme in THEMES.items():
                preview = ThemePreview(self.look, theme)
                preview.setObjectName(f"preview-{key}")
                preview.clicked.connect(lambda _=False, key=key: control.set_value(key))
                control.bind(preview.setText, sentence_of(name, key))
                yield preview
        elif name == "four_colour_suits":
            yield SuitsPreview(self.look)

    def _set(self, name: str, value: Any) -> None:
        if value != getattr(self.settings, name):
            self.settings = self.settings.model_copy(update={name: value})
            self.changed.emit(self.settings)

    def _lay_out(self) -> None:
        cards = ((card, 1) for name, card in self._cards.items() if name not in (_LEFT, _MORE))
        self._columns = row_of((self._cards[_LEFT], 1), (column_of(*cards, spacing=0), 1))
        self._middle, holder = QFrame(), QWidget()
        more = (self._more, Qt.AlignmentFlag.AlignHCenter)
        column_on(self._middle, None, 1, self._columns, more, self._cards[_MORE], 3)
        self._cards[_MORE].hide()
        row_on(holder, None, 1, (self._middle, 1000), 1)
        self._scroll = ScrollArea(self.look, holder)
        self._page = column_on(self, None, self._head, (self._scroll, 1))

    def _fit(self) -> None:
        margin = self.look.margin
        self._page.setContentsMargins(*(round(margin(each)) for each in (35, 12, 35, 9)))
        self._columns.setSpacing(round(margin(6)))
        self._middle.setMaximumWidth(round(max(1190.0, self.look.px(1420))))
        for line in chain(*self._lines.values(), (self._columns,)):
            line.setDirection(line_direction(self.look))
