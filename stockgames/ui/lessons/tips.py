"""Tips at an ordinary table: a card the first time that something can be done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.state import Action, View
from stockgames.lessons.claims import ClaimError
from stockgames.lessons.script import Tip, tip_for
from stockgames.presentation.hints import action_text
from stockgames.presentation.sentences.speech import say
from stockgames.ui.lessons.words import lesson_text
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.popover import SIZE, Popover

ReadTips = Callable[[str], Collection[str]]
"""Returns the tips of this game that a person, by name, has read."""
Keep = Callable[[str, str], None]
"""Records that a person, by name, has read a tip."""
Wanted = Callable[[], bool]
"""Returns whether tips are currently enabled."""


class TipPopover(Popover):
    """A title and one or two sentences; a click or its button closes it."""

    stacking = 1

    def __init__(self, look: ThemeContext, game: str, parent: QWidget) -> None:
        super().__init__(look, "eye", parent)
        self._game = game
        self.tip = ""
        self.setObjectName("tip")
        self._title = self.label(lambda look: look.sans(SIZE, SEMIBOLD))
        self.close_link = self.add_title(self._title, "close-tip")
        self._words = self.add_label()
        self.close_link.clicked.connect(self.put_away)

    def write(self, tip: str, what: str = "") -> None:
        self.tip = tip
        sentence = f"tip-{tip}"
        self._title.show_text(lesson_text(self._game, f"{sentence}-title") if tip else "")
        self._words.show_text(lesson_text(self._game, f"{sentence}-text", what=what) if tip else "")
        self.close_link.setText(say("shell-close") if tip else "")

    def put_away(self) -> bool:
        self.write("")
        return super().put_away()

    def spoken(self) -> str:
        return f"{self._title.text()}\n{self._words.text()}" if self.tip else ""


class Tips(QObject):
    """Watches a table: shows a tip to the person whose turn it is, and hides it after the move."""

    def __init__(
        self, page: TablePage, tips: Sequence[Tip], read: ReadTips, keep: Keep, wanted: Wanted
    ) -> None:
        super().__init__(page)
        self._page, self._tips, self._read, self._keep = page, tips, read, keep
        self._wanted = wanted
        self._seen: View | None = None
        """The last examined position, which has at most one tip."""
        self.popover = TipPopover(page.look, page.controller.game_id, page)
        page.presenter.refreshed.connect(self._look)
        page.controller.hints.changed.connect(self._yield)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.LanguageChange or (kind == QEvent.Type.Show and not self._wanted()):
            self.popover.put_away()
        return False

    def _look(self) -> None:
        controller = self._page.controller
        seat = controller.seat
        if controller.stage is not Stage.ASKING or seat is None or controller.viewer != seat:
            self._seen = None
            self.popover.put_away()
        elif controller.view is not self._seen and controller.view != self._seen:
            self._seen = controller.view
            self.popover.put_away()
            self._say(seat, controller.view)

    def _say(self, seat: int, view: View) -> None:
        game = registry.load(self._page.controller.game_id)
        name = self._page.controller.seats[seat].name
        offered = self._page.hints.offered and self._wanted()
        if not offered:
            return
        read = self._read(name)
        if all(tip.id in read for tip in self._tips):
            return  # at most tables: no need to work out the facts
        try:
            tip = tip_for(self._tips, view, seat, game.facts(view), read)
        except ClaimError:
            return  # a failing tip must not break the game
        if tip is None:
            return
        self.popover.write(tip.id, self._what(tip, view))
        self._page.popovers.show(self.popover)
        self._keep(name, tip.id)

    def _yield(self) -> None:
        """Hide a tip about an action if a hint advises to do something else."""
        action = self._page.hints.action()
        shown = [tip for tip in self._tips if tip.do and tip.id == self.popover.tip]
        if action is not None and any(getattr(action, "do", "") not in tip.do for tip in shown):
            self.popover.put_away()

    def _what(self, tip: Tip, view: View) -> str:
        """Return the action that a tip is about as text: the one with most pieces."""
        page = self._page
        ways = (action for action in view.legal if getattr(action, "do", "") in tip.do)
        action = max(ways, key=_pieces, default=None)
        if action is None:
            return ""
        names = page.presenter.state.context.names
        return action_text(page.game_table.words, action, view, names)


def _pieces(action: Action) -> int:
    """Return how many pieces an action has, such as the cards of a run; 0 for none."""
    pieces = getattr(action, "cards", ())
    return len(pieces) if isinstance(pieces, tuple) else 0
