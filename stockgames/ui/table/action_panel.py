"""The available actions: grouped buttons with their keys, disabled ones with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.presentation.panel import ENTER, Choice, ChoiceGroup, Panel
from stockgames.ui.sentences import enter_text, key_text
from stockgames.ui.theme.text import draw_text, wrapped_height
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import draw_widget_panel, surface_of
from stockgames.ui.widgets.layouts import retire, stack_in_order

_PAD, _SECOND_LINE = 16.0, 9.0
_NOTE_INSET, _CAPTION_INSET = 4.0, 2.0


@dataclass(frozen=True, slots=True)
class _Fit:
    """One way to fit a panel into its space: what is shown, the gaps, the least button height."""

    captions: bool
    note: bool
    gap: float
    floor: float
    abreast: int = 1
    """The number of buttons side by side."""
    cuts: bool = True
    """Whether buttons stand side by side even if that cuts their texts."""
    high: float = 40
    """The height of a button in the design, if that is more than the least."""


_FITS = (
    _Fit(True, True, 8, 38),
    _Fit(True, True, 4, 38),
    _Fit(True, True, 8, 34),
    _Fit(True, True, 5, 30),
    _Fit(True, False, 5, 30),
    _Fit(False, True, 5, 30),
    _Fit(False, False, 4, 28),
    _Fit(False, False, 4, 28, abreast=2, cuts=False),
    _Fit(False, False, 4, 26, high=32),
    _Fit(False, False, 2, 22, high=28),
    _Fit(False, False, 4, 28, abreast=2),
)


_SPARED = 0.35
"""The share of the space for the title that the buttons take if they would stick out."""


class ChoiceButton(Button):
    """A button of the panel. A barred one looks disabled, but keeps the focus and says why.

    A press counts only if it started on the same choice. A click doesn't move the focus.
    """

    accessible_role = "button"

    barred = Signal(str)
    chosen = Signal(str)

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent=parent)
        self._choice = Choice("", "")
        self._why_not = ""
        self._was_pressed = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("barred", False)
        self.clicked.connect(self._click)

    def set_choice(self, choice: Choice) -> None:
        if choice == self._choice:
            return
        if choice.label != self._choice.label:
            self.setDown(False)
        self._choice = choice
        self.setObjectName(choice.name)
        self.setText(choice.label)
        self.set_key(key_text(choice.key))
        self.set_emblem(choice.emblem)
        self.set_second_line(choice.note)
        self.set_kind("secondary" if choice.why_not and choice.kind == "primary" else choice.kind)
        self._why_not = choice.why_not
        self.set_property("barred", bool(choice.why_not))
        self.setAccessibleName(choice.label)
        self.setAccessibleDescription(_joined(choice.tip, choice.why_not or choice.note))
        set_tip(self, _joined(choice.tip, choice.why_not))

    def let_go(self) -> bool:
        """Forget a press, and lose the focus; return whether it had it."""
        self.setDown(False)
        self._was_pressed, had_focus = False, self.hasFocus()
        self.clearFocus()  # or Qt would give it to a neighbour
        return had_focus

    @property
    def has_enter(self) -> bool:
        """Return whether Enter is the choice's key."""
        return self._choice.key == ENTER

    @property
    def is_barred(self) -> bool:
        """Return whether it can't be pressed now and says why."""
        return bool(self._why_not)

    def free_enter(self, is_free: bool) -> None:
        """Show Enter as the key or, while something else uses Enter, another key."""
        if self.has_enter:
            self.set_key(enter_text(is_free))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._was_pressed = True
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._was_pressed:
            super().mouseDoubleClickEvent(event)

    def _click(self) -> None:
        if self._why_not:
            self.barred.emit(self._why_not)
        else:
            self.chosen.emit(self.objectName())


_Block: TypeAlias = tuple[float, list[tuple[tuple[Choice, ...], float]]]
"""The height of a group's caption, 0 without one; its rows and their heights."""


def _shape(panel: Panel) -> tuple[object, ...]:
    """Return what the places of a panel's parts depend on."""
    choices = [(c.name, c.kind, bool(c.note)) for c in panel.choices]
    captions = [(group.caption, len(group.choices)) for group in panel.groups]
    return panel.title, panel.note, captions, choices


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


class ActionPanel(BaseWidget):
    """Paints a `Panel`: its title, its groups' captions and its note; holds their buttons.

    Where captions have no room, the first one, which asks what to choose, replaces the title.
    Without a title there are only buttons and texts, as the board shows what they are about.
    """

    chosen = Signal(str)
    barred = Signal(str)

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.panel = Panel()
        """The displayed panel."""
        self._buttons: dict[str, ChoiceButton] = {}
        self._title = ""
        self._captions: list[tuple[QRectF, str]] = []
        self._note = QRectF()
        self._enter_is_free = True
        self.setObjectName("actions")
        look.changed.connect(self._arrange)

    def offered(self, name: str) -> ChoiceButton | None:
        """Return the button of an available choice; None if it isn't available."""
        return self._buttons.get(name)

    def buttons(self) -> Sequence[ChoiceButton]:
        """Return the buttons of all available choices, from the top."""
        return [self._buttons[choice.name] for choice in self.panel.choices]

    @property
    def can_confirm(self) -> bool:
        """Return whether Enter makes a choice that isn't barred."""
        return any(choice.key == ENTER and not choice.why_not for choice in self.panel.choices)

    def default_button(self) -> QRect:
        """Return the rect of the button that Enter presses, in the parent's coordinates.

        Empty if there is none, or if it is barred.
        """
        for button in self._buttons.values():
            if button.has_enter and not button.is_barred:
                return button.geometry().translated(self.pos())
        return QRect()

    def point_at(self, name: str) -> None:
        """Move the focus to the button of a choice, if it is there."""
        if name in self._buttons:
            self._buttons[name].setFocus(Qt.FocusReason.TabFocusReason)

    def proposes(self, button: QWidget) -> bool:
        """Return whether Enter is the key of a button."""
        return isinstance(button, ChoiceButton) and button.has_enter

    def free_enter(self, is_free: bool) -> None:
        """Set whether Enter presses the confirm button or the focused item; buttons show it."""
        if is_free != self._enter_is_free:
            self._enter_is_free = is_free
            for button in self._buttons.values():
                button.free_enter(is_free)

    def show_panel(self, panel: Panel) -> bool:
        """Show other choices; return whether anything has another place.

        Remaining buttons keep the focus; the page gets that of another.
        """
        if panel == self.panel:
            return False
        wanted = panel.choices
        names = [choice.name for choice in wanted]
        is_focus_lost = names != [*self._buttons] and self._exchange_buttons(names)
        before, self.panel = self.panel, panel
        for choice in wanted:
            button = self._buttons[choice.name]
            button.set_choice(choice)
            button.free_enter(self._enter_is_free)
        self.setAccessibleName(panel.title)
        self.setAccessibleDescription(panel.note)
        is_moved = _shape(panel) != _shape(before)
        if is_moved:
            self._arrange()
        page = self.parentWidget()
        if is_focus_lost and page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        return is_moved

    def _exchange_buttons(self, names: Sequence[str]) -> bool:
        """Keep a button for each of these choices; return whether the focus was lost."""
        before = self._buttons
        gone = [button for name, button in before.items() if name not in names]
        lost = [button.let_go() for button in gone]
        self._buttons = {
            name: before.get(name) or (gone.pop() if gone else self._make()) for name in names
        }
        retire(*gone)
        buttons = [*self._buttons.values()]
        for button, following in pairwise(buttons):
            QWidget.setTabOrder(button, following)
        stack_in_order(self, buttons)
        return any(lost)

    def _make(self) -> ChoiceButton:
        button = ChoiceButton(self.look, self)
        button.chosen.connect(self.chosen)
        button.barred.connect(self.barred)
        return button

    def _arrange(self) -> None:
        surface = surface_of(self)
        top, room = surface.top(), surface.height()
        if self.panel.title:
            head = round(self.look.below_caption())
            top, room = top + head, room - head - 10
        for fit in _FITS:
            blocks = self._measured(fit)
            note = self._note_height() if fit.note else 0.0
            spare = room - note
            for caption, rows in blocks:
                spare -= caption + sum(height + fit.gap for _, height in rows)
            if spare >= 0:
                break
        if self.panel.title and spare < 0:
            top -= min(-spare, _SPARED * head)
        self._place(top, fit, blocks, note, spare)
        self._title = self.panel.title
        question = next((g.caption for g in self.panel.groups[:1] if not g.tells_keys), "")
        if self._title and question and not fit.captions:
            self._title = ""
            place = surface.adjusted(self._pad + 2, 6, -self._pad, top - surface.bottom())
            self._captions = [(place, question)]
        self.update()

    @property
    def _pad(self) -> float:
        return self.look.margin(_PAD) if self.panel.title else 0.0

    def _face(self, choice: Choice, fit: _Fit) -> float:
        hint = self._buttons[choice.name].sizeHint().height() - 2 * FOCUS_MARGIN
        usual = max(fit.floor, self.look.px(fit.high)) + (_SECOND_LINE if choice.note else 0)
        natural = min(hint, usual)
        return max(natural, fit.floor) + (6 if choice.kind == "primary" else 0)

    def _caption_height(self, caption: str) -> float:
        """Return the height of a caption, which may take two lines."""
        line = self.look.text_px(14) * 1.5
        width = surface_of(self).width() - 2 * self._pad
        return max(line, wrapped_height(caption, self.look.sans(14), width) + 4)

    def _note_height(self) -> float:
        if not self.panel.note:
            return 0.0
        width = surface_of(self).width() - 2 * self._pad - _NOTE_INSET
        return wrapped_height(self.panel.note, self.look.sans(14), width) + 6

    def _measured(self, fit: _Fit) -> list[_Block]:
        blocks: list[_Block] = []
        for group in self.panel.groups:
            has_caption = fit.captions and group.caption
            high = self._caption_height(group.caption) if has_caption else 0.0
            rows = [(row, self._row_height(row, fit)) for row in self._rows(group, fit)]
            blocks.append((high, rows))
        return blocks

    def _rows(self, group: ChoiceGroup, fit: _Fit) -> list[tuple[Choice, ...]]:
        """Return the choices of a group, row by row."""
        width = (surface_of(self).width() - 2 * self._pad - fit.gap) / 2 + 2 * FOCUS_MARGIN
        rows: list[tuple[Choice, ...]] = []
        for choice in group.choices:
            row = (*rows[-1], choice) if rows and len(rows[-1]) < fit.abreast else ()
            if row and (fit.cuts or all(self._buttons[c.name].holds_text(width) for c in row)):
                rows[-1] = row
            else:
                rows.append((choice,))
        return rows

    def _row_height(self, row: Sequence[Choice], fit: _Fit) -> float:
        return max(self._face(choice, fit) for choice in row)

    def _wish(self, row: Sequence[Choice], height: float, fit: _Fit, width: float) -> float:
        """Return by how much a row would have to grow for enlarged texts, which wrap if long."""
        if self.look.text_size <= 1:
            return 0.0
        each = round((width - fit.gap * (len(row) - 1)) / len(row)) + 2 * FOCUS_MARGIN
        highest = max(self._buttons[choice.name].height_at(each) for choice in row)
        return max(0.0, highest - 2 * FOCUS_MARGIN - height)

    def _place(
        self, y: float, fit: _Fit, blocks: Sequence[_Block], note: float, spare: float
    ) -> None:
        surface, pad = surface_of(self), self._pad
        left, width = surface.left() + pad, surface.width() - 2 * pad
        wanted = {
            row: self._wish(row, height, fit, width) for _, rows in blocks for row, height in rows
        }
        granted = min(1.0, max(0.0, spare) / max(1.0, sum(wanted.values())))
        self._captions = []
        for group, (caption, rows) in zip(self.panel.groups, blocks, strict=True):
            if caption:
                self._captions.append((QRectF(left + 2, y - 2, width, caption), group.caption))
                y += caption
            for row, height in rows:
                height += granted * wanted[row]
                each = (width - fit.gap * (len(row) - 1)) / len(row)
                for i, choice in enumerate(row):
                    face = QRectF(left + i * (each + fit.gap), y, each, height)
                    button = self._buttons[choice.name]
                    button.setMinimumSize(0, 0)
                    button.setGeometry(
                        face.adjusted(
                            -FOCUS_MARGIN, -FOCUS_MARGIN, FOCUS_MARGIN, FOCUS_MARGIN
                        ).toRect()
                    )
                    button.show()
                y += height + fit.gap
        self._note = QRectF(left + 2, y, width - _NOTE_INSET, note)

    def _paint(self, painter: QPainter) -> None:
        theme, look = self.look.theme, self.look
        if self.panel.title:
            at = surface_of(self)
            draw_widget_panel(painter, look, at, self._title, self._pad + _CAPTION_INSET)
        for box, caption in self._captions:
            draw_text(painter, box, caption, look.sans(14), theme.quiet_text, wrap=True)
        if not self._note.isEmpty():
            font = look.sans(14)
            draw_text(painter, self._note, self.panel.note, font, theme.quiet_text, wrap=True)
