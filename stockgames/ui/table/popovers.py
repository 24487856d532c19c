"""The table's popovers: hints, refusals, recaps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from stockgames.presentation.hints import Billed, HintText
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences import key_text
from stockgames.ui.table.faces import face_picture
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.labels import Tone
from stockgames.ui.widgets.layouts import FlowLayout, clear, column_on
from stockgames.ui.widgets.popover import PRESSES, SIZE, PassingPopover, Popover

RULING_KEY: Final = "F2"
CHOOSE_KEY: Final = "Y"
"""The key that chooses the action of a hint."""
WHOLE: Final = "rules"
"""Stands for a rule in the rulebook without a ruling; the link opens the whole rules."""


class RulingPopover(Popover):
    """A popover with a link if it names a ruling."""

    ruling_wanted = Signal(str)
    """A ruling or a part of the rulebook should be opened; empty for the whole rules."""
    ruling = ""
    """The ruling or part of the rulebook that the text refers to; empty if there is none."""

    def __init__(self, look: ThemeContext, emblem: str, parent: QWidget) -> None:
        super().__init__(look, emblem, parent)
        self.link = self.add_link("read-ruling", key_text(RULING_KEY))
        self.link.clicked.connect(self.read_ruling)

    def name_ruling(self, ruling: str) -> None:
        """Set the ruling that the text refers to; an empty one removes the link."""
        self.ruling = ruling
        self.link.setVisible(bool(ruling))
        text = spoken = say("table-read-the-rules")
        if ruling[:1].isupper():  # only a ruling: other parts of the rulebook are named by words
            text = say("table-read-ruling", id=ruling)
            spoken = say("table-read-ruling-in-the-rules", id=ruling)
        self.link.setText(text)
        self.link.setAccessibleName(spoken)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.ruling and self.isHidden():  # not just its page: the next viewer may not know
            self.name_ruling("")

    def read_ruling(self) -> bool:
        """Open the rules at the ruling; return whether the popover is shown and names one."""
        if self.isHidden() or not self.ruling:
            return False
        self.ruling_wanted.emit("" if self.ruling == WHOLE else self.ruling)
        return True


class HintPopover(RulingPopover):
    """Shows the hint over the table, beside the choices, until it is dismissed."""

    stacking = 2
    dismissed = Signal()
    accepted = Signal()
    """The player wants the action chosen for them."""
    resized = Signal()
    """It shows more text than before."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, "eye", parent)
        self._hint = HintText("")
        self._title = self.label(lambda look: look.sans(13), "quiet")
        self.close_link = self.add_title(self._title, "close-hint")
        self._action = self.add_label(lambda look: look.serif(19, SEMIBOLD), "accent")
        self._lines = self.add_label(lambda look: look.sans(SIZE, SEMIBOLD))
        self._bill = FlowLayout()
        self.body.addLayout(self._bill)
        self._others, self._odds = self.add_label(), self.add_label(tone="quiet")
        self._brief = ""
        """The only text shown while the player carries the action out; empty if all is shown."""
        self.shows_odds = False
        """Whether the odds are shown, too."""
        self.setObjectName("hint")
        self.do_link = self.add_link("choose-hint", key_text(CHOOSE_KEY))
        self.do_link.clicked.connect(self.accepted)
        self.odds_link = self.add_link("show-odds", key_text("H"))
        self.odds_link.clicked.connect(self.show_odds)
        self.close_link.clicked.connect(self.dismissed)

    @property
    def hint(self) -> HintText | None:
        """The displayed hint; None while it is hidden."""
        return None if self.isHidden() else self._hint

    def write(self, hint: HintText) -> bool:
        """Set the text; return whether it is new."""
        news = self.isHidden() or hint != self._hint
        if news:
            self._brief, self.shows_odds = "", False
        self._hint = hint
        self._show_texts()
        self.name_ruling("" if self.is_brief else hint.ruling)
        self.close_link.setText(say("shell-close"))
        self.close_link.setVisible(bool(hint.action) and not self.is_brief)
        return news

    def _show_texts(self) -> None:
        shown = HintText("", lines=(self._brief,)) if self.is_brief else self._hint
        self._title.show_text(shown.title)
        self._action.show_text(shown.action)
        self._lines.show_text("\n".join(shown.lines))
        self._others.show_text("\n".join(shown.others))
        self._odds.show_text("\n".join(self._hint.odds) if self.shows_odds else "")
        clear(self._bill)
        for billed in shown.bill:
            face = self._face(billed)
            self._bill.addWidget(face)
            face.show()  # now, as a hidden one needs no room
        self.do_link.setText(say("table-choose-it"))
        self.do_link.setAccessibleName(say("table-choose-it-you-confirm"))
        self.do_link.setVisible(bool(self._hint.action) and not self.is_brief)
        self.odds_link.setText(say("table-show-the-odds"))
        self.odds_link.setVisible(self.has_odds)

    def _face(self, billed: Billed) -> QWidget:
        """Return a portrait over what a move gives or costs that player."""
        tone: Tone = "good" if billed.gain > 0 else "warning"
        amount = self.label(lambda look: look.sans(SIZE, BOLD), tone)
        name = self.label(lambda look: look.sans(13), "quiet")
        face, middle = QWidget(self), Qt.AlignmentFlag.AlignHCenter
        picture = face_picture(self.look, billed.portrait, 36)
        column_on(face, 0, (picture, middle), (amount, middle), (name, middle))
        amount.show_text(billed.amount)
        name.show_text(billed.name)
        return face

    @property
    def has_odds(self) -> bool:
        """Return whether there are odds that are not shown yet."""
        return bool(self._hint.odds) and not self.shows_odds and not self.is_brief

    def show_odds(self) -> None:
        """Show the odds, too."""
        self.shows_odds = True
        self._show_texts()
        self.resized.emit()

    @property
    def is_brief(self) -> bool:
        """Whether only one of its texts is shown, while the player carries the action out."""
        return bool(self._brief)

    def shorten(self, text: str) -> None:
        """Show only one of its texts from now on."""
        self._brief = text
        self.write(self._hint)

    def spoken(self) -> str:
        return self._hint.plain(with_odds=self.shows_odds)

    def put_away(self) -> bool:
        if self._hint != HintText(""):
            self.write(HintText(""))
        return super().put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.dismissed.emit()


_HEEDED: Final = frozenset({*PRESSES, QEvent.Type.KeyRelease})
_STAYS_FOR: Final = frozenset(
    {
        Qt.Key.Key_Escape,
        Qt.Key.Key_F2,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
    }
)
"""Keys that don't hide the note: the page's own, those that reach its link, and modifiers."""
_TABS: Final = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
_RULING: Final = re.compile(r"\((?:[^()]*\s)?([A-Z]\d{1,2})\)")


def ruling_in(text: str) -> str:
    """Return the ruling in brackets in a sentence: `N5`; empty if there is none."""
    found = _RULING.search(text)
    return found[1] if found else ""


class RefusalPopover(RulingPopover, PassingPopover):
    """A note that the next key or click on its page hides, whatever else that does.

    Escape goes to the page first: it hides the note if it has no other meaning.
    """

    stacking = 3

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, "warning", parent)
        self._passes = True
        self.setObjectName("notice")

    @property
    def text(self) -> str:
        """The displayed text; empty while it is hidden."""
        return "" if self.isHidden() else self.words.text()

    def write(self, text: str, ruling: str = "", *, passes: bool = True) -> None:
        """Set the text.

        The link leads to the ruling named in the text, or else to `ruling`. If it doesn't pass, it
        stays until it is dismissed or another question appears.
        """
        self._passes = passes
        self.words.show_text(text)
        self.name_ruling(ruling_in(text) or ruling)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_press = event.type() in _HEEDED and self._lies_outside(watched)
        stays = isinstance(event, QKeyEvent) and not self._is_left_by(event)
        if is_press and self._passes and not stays:
            self.put_away()
        return False

    def _is_left_by(self, event: QKeyEvent) -> bool:
        """Return whether a key hides the note; Tab does once it has moved the focus elsewhere."""
        if self.isAncestorOf(self.window().focusWidget()):
            return False
        key = Qt.Key(event.key())
        is_press = event.type() == QEvent.Type.ShortcutOverride
        return key not in _STAYS_FOR if is_press else key in _TABS

    def _lies_outside(self, watched: QObject) -> bool:
        """Return whether an object belongs to the page, but not to the note."""
        page = self.parentWidget()
        if not isinstance(watched, QWidget) or page is None:
            return False
        on_page = watched is page or page.isAncestorOf(watched)
        return on_page and watched is not self and not self.isAncestorOf(watched)


_MOST_LINES = 3


class RecapStrip(Popover):
    """Tells what others did since the viewer, who may know all of it, last looked.

    The latest line comes last. If there are more than three, the last two are shown, and the first
    line says how many came before.
    """

    show_me = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, "eye", parent)
        self.setObjectName("recap")
        self._lines: tuple[str, ...] = ()
        self._title, self._words = self.add_label(ThemeContext.caption, "accent"), self.add_label()
        show = self.button("recap-show-me", self.show_me, sentence="table-show-recap")
        show.clicked.connect(self.put_away)
        close = self.button("recap-close", self.put_away, sentence="shell-close")
        for button in (show, close):
            self.foot.addWidget(button)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves Enter to the table

    def lines(self) -> tuple[str, ...]:
        """Return the displayed lines, at most three."""
        if len(self._lines) <= _MOST_LINES:
            return self._lines
        earlier = len(self._lines) - _MOST_LINES + 1
        return (say("table-moves-before-that", number=earlier), *self._lines[earlier:])

    def spoken(self) -> str:
        return f"{self._title.text()}\n{self._words.text()}"

    def write(self, lines: Sequence[str]) -> None:
        """Set the lines."""
        self._lines = tuple(lines)
        self._title.show_text(say("table-since-you-last-looked"))
        self._words.show_text("\n".join(self.lines()))

    def put_away(self) -> bool:
        if self._lines:
            self.write(())
        return super().put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Do nothing, as only its buttons close it."""
