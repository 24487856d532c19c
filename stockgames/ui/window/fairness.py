"""A game's seal, opened once the game is over, and a verification of the whole game."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from stockgames.controllers.background_task import BackgroundTask
from stockgames.engine.errors import StockGamesError
from stockgames.engine.fairness import Findings
from stockgames.engine.incremental import Steps
from stockgames.engine.plain_text import isolated
from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme.appearance import qt_palette
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import BaseProgressBar, PanelFrame, ThinScrollBar
from stockgames.ui.widgets.labels import Label, Tone
from stockgames.ui.widgets.layouts import keep_space
from stockgames.ui.widgets.menus import open_own_menu
from stockgames.ui.window.sheets import Sheet


@dataclass(frozen=True, slots=True)
class FairnessFacts:
    """What the sheet shows; nothing in it is secret while a game runs."""

    seal: str
    """The hash that was published before the first move; empty if there was none."""
    sealed_text: str = ""
    """The text with this hash; empty until the game is over."""
    hints: tuple[tuple[str, int], ...] = ()
    """How many hints each player has taken, by name."""
    check: Callable[[], Steps[Findings]] | None = field(default=None, compare=False)
    """Replays the game in small steps; None until it is over. May raise RecordError."""
    number: str = ""
    """The deal number; empty while it is secret, or if there is none."""
    is_known: bool = False
    """Whether the game was dealt from a number that a player entered."""


def _number(facts: FairnessFacts) -> str:
    """Return the deal number, or that it is still secret; a warning if it was known beforehand."""
    if facts.is_known:
        return say("shell-this-deal-was-known", number=facts.number)
    if facts.number:
        return say("shell-the-deal-number-is", number=facts.number)
    return say("shell-the-deal-number-is-secret") if not facts.sealed_text else ""


def hints(facts: FairnessFacts) -> str:
    """Return who has had hints, and how many."""
    if not facts.hints:
        return say("shell-nobody-has-had-a-hint")
    each = ", ".join(f"{isolated(name)} {count}" for name, count in facts.hints)
    return say("shell-hints-so-far", each=each)


def found(findings: Findings) -> str:
    """Return what the verification found in order."""
    lines = [say("shell-all-moves-keep-to-the", count=findings.moves)]
    if findings.is_open:
        lines.append(say("shell-the-opened-text-gives-the"))
    if findings.shuffles:
        lines.append(say("shell-shuffles-came-from-the-seed", count=findings.shuffles))
    if findings.bot_moves:
        lines.append(
            say("shell-of-bot-moves-the-bot", count=findings.views, all=findings.bot_moves)
        )
    return " ".join(lines)


_WIDTH: Final = 640
_AIR: Final = 6
_MOST_LINES: Final = 7.5


class _Copyable(QPlainTextEdit):
    """A read-only text that can be selected and copied."""

    def __init__(self, look: ThemeContext, text: str) -> None:
        super().__init__(text)
        self._look = look

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_own_menu(self, self._look, event)


class FairnessSheet(Sheet):
    """Shows the facts and verifies the game. All its texts can be copied."""

    help_requested = Signal()

    def __init__(
        self, look: ThemeContext, facts: FairnessFacts, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._facts = facts
        self._width = self.at_most(max(_WIDTH, look.text_px(_WIDTH)))
        self._task: BackgroundTask | None = None
        self.finished.connect(self._stop)
        self.setObjectName("fairness-sheet")
        self.setWindowTitle(say("shell-fairness-sheet-fairness"))
        self.verdict = Label(look, wrap=True)
        self.verdict.setObjectName("verdict")
        self.bar = BaseProgressBar(look)
        self.bar.setAccessibleName(say("shell-the-game-is-replayed"))
        keep_space(self.bar)  # or showing it would squeeze the text
        self.bar.hide()
        panel = PanelFrame(look, say("shell-sealed-fairness"))
        panel.setMinimumWidth(self._width)
        for part in self._parts():
            panel.body.addWidget(part)
            panel.body.addSpacing(_AIR)
        explain = self.button("explain", say("shell-what-is-this"), self._explain)
        self.set_content(panel, buttons=self._buttons(), apart=explain)

    def _parts(self) -> list[QWidget]:
        look, facts = self.look, self._facts
        about = "shell-before-the-first-move-this"
        if not facts.seal:
            about = "shell-this-game-was-not-sealed"
        parts: list[QWidget] = [Label(look, say(about), wrap=True)]
        if facts.seal and (about_number := _number(facts)):
            tone: Tone = "warning" if facts.is_known else "plain"
            label = Label(look, about_number, tone=tone, wrap=True)
            label.setObjectName("deal-number")
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            parts.append(label)
        if facts.seal:
            parts.append(self._copyable("seal", facts.seal))
            how = "shell-it-is-opened-here-when"
            if facts.sealed_text:
                how = "shell-opened-the-seal-is-the-hash"
            parts.append(Label(look, say(how), wrap=True))
        if facts.sealed_text:
            parts.append(self._copyable("sealed-text", facts.sealed_text))
        return [*parts, Label(look, hints(facts), wrap=True), self.verdict, self.bar]

    def _copyable(self, name: str, text: str) -> QPlainTextEdit:
        field = _Copyable(self.look, text)
        field.setObjectName(name)
        field.setReadOnly(True)
        field.setTabChangesFocus(True)
        field.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(round(self.look.text_px(14)))
        field.setFont(font)
        field.setPalette(qt_palette(self.look.theme))
        field.setVerticalScrollBar(ThinScrollBar(Qt.Orientation.Vertical, self.look))
        metrics = field.fontMetrics()
        lines = min(math.ceil(metrics.horizontalAdvance(text) / (0.9 * self._width)), _MOST_LINES)
        field.setFixedHeight(round(metrics.lineSpacing() * lines + 14))
        accessible = (
            say("shell-the-seal") if name == "seal" else say("shell-the-text-that-was-sealed")
        )
        field.setAccessibleName(accessible)
        return field

    def _buttons(self) -> list[Button]:
        made = []
        if self._facts.seal:
            made.append(self.button("copy-seal", say("shell-copy"), self._copy))
        if self._facts.check is not None:
            self._verify = self.button("verify", say("shell-verify"), self.verify)
            self._cancel = self.button("cancel-verify", say("shell-cancel"), self._stop)
            self._cancel.hide()
            made += [self._verify, self._cancel]
        words = say("shell-close")
        return [
            *made,
            self.button("close-fairness", words, self.accept, kind="primary", key="Esc"),
        ]

    def _explain(self) -> None:
        self.accept()
        self.help_requested.emit()

    def _copy(self) -> None:
        lines = (self._facts.number, self._facts.seal, self._facts.sealed_text)
        QGuiApplication.clipboard().setText("\n".join(line for line in lines if line))

    def verify(self) -> None:
        """Replay the whole game in the background and show the result."""
        if self._facts.check is None or self._task is not None:
            return
        self._task = BackgroundTask(self._facts.check(), self)
        self._task.advanced.connect(self.bar.set_share)
        self._task.done.connect(self._praise)
        self._task.failed.connect(self._blame)
        self._say(say("shell-the-game-is-replayed"), "quiet")
        self._checks(True)
        self._task.begin()

    def _praise(self, findings: Findings) -> None:
        if findings.missing:
            self._blame("; ".join(findings.missing))
        else:
            self._end(found(findings), "good")

    def _blame(self, reason: StockGamesError | str) -> None:
        self._end(say("shell-something-is-wrong", reason=str(reason)), "warning")

    def _stop(self) -> None:
        if self._task is not None:
            self._end(say("shell-the-check-was-cancelled"), "quiet")

    def _end(self, verdict: str, tone: Tone) -> None:
        task, self._task = self._task, None
        assert task is not None
        task.cancel()
        task.deleteLater()
        self._checks(False)
        self._say(verdict, tone)

    def _checks(self, on: bool) -> None:
        has_focus = self._verify.hasFocus() or self._cancel.hasFocus()
        self.bar.set_share(0.0)
        self.bar.setVisible(on)
        self._cancel.setVisible(on)
        self._verify.setVisible(not on)
        if has_focus:
            (self._cancel if on else self._verify).setFocus()

    def _say(self, verdict: str, tone: Tone) -> None:
        self.verdict.set_tone(tone)
        self.verdict.setText(verdict)
