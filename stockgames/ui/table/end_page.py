"""The closing page: how a game ended, its key moments, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import inf
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from stockgames.engine.state import SeatId
from stockgames.evenings.goals import LevelOffer
from stockgames.presentation.closing import Closing
from stockgames.presentation.game_words import ResultRow
from stockgames.presentation.levels import level_name
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences import key_text, keys_text
from stockgames.ui.table import end_opening as times
from stockgames.ui.table.board import SMALLEST_TARGET
from stockgames.ui.table.end_board import BoardSnapshot, EndHead
from stockgames.ui.table.end_certificate import Certificate, EndSlate, Slate, level_leaders
from stockgames.ui.table.end_chart import EndChart, EndHighlights
from stockgames.ui.table.end_opening import Opening
from stockgames.ui.table.end_places import EndPlaces, ScorePaper
from stockgames.ui.theme.surfaces import draw_cloth
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import ScrollArea
from stockgames.ui.widgets.layouts import column_on

ONWARD_KEY: Final = "N"
SAME_DEAL_KEY: Final = "D"
LOOK_BACK_KEY: Final = "B"
SAVE_KEY: Final = "S"
LEVEL_KEY: Final = "U"
_ROOMY: Final = 0.66
"""Where the window is smaller than this for its text, the page is one column that scrolls."""
_ROW: Final = 0.36
"""The least share of the height for certificate, chart and ranking."""
_HEAD: Final = 0.18
"""The least share of the height for the heading."""
_SHARES: Final = 60
"""The columns of the buttons' grid, of which each in a row gets the same number."""


@dataclass(frozen=True, slots=True)
class NextActions:
    """What a closing page offers besides the lobby. None has Enter, which may come late."""

    in_evening: bool = False
    """Whether the main button leads to the evening's page instead of the same table again."""
    is_last: bool = False
    """Whether the evening has no game after this one."""
    to_puzzle: bool = False
    """Whether the exit leads back to the puzzle that the game continued."""
    deal_number: str = ""
    """The number that repeats the deal; empty if that isn't offered."""
    level: LevelOffer | None = None
    """A stronger or weaker level for the bots; None if none is offered."""
    seal: str = ""
    """A sentence about distinctions that the game has brought; empty for none."""
    reached: str = ""
    """The strongest level of bots beaten at this game; empty if that isn't shown."""


class EndSheet(BaseWidget):
    """The closing page: heading on the board, certificate, chart, ranking, key moments, actions."""

    accessible_role = "dialog"

    rematch = Signal()
    same_deal = Signal()
    level_wanted = Signal(str)
    """The same people should play at this level."""
    lobby = Signal()
    look_back = Signal(object)
    """The game should be reviewed after this number of moves, or from its end if None."""
    save = Signal()
    """The game should be saved to a file."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._closing: Closing | None = None
        self._actions = NextActions()
        self._button_rows: Sequence[Sequence[Button]] = ()
        self.head, self.certificate, self.paper = EndHead(look), Certificate(look), ScorePaper(look)
        self.places, self.end_chart = EndPlaces(look), EndChart(look)
        self.highlights, self.slate, self._foot = EndHighlights(look), EndSlate(look), QWidget()
        self.setObjectName("end-sheet")
        self.take_keys()
        self.rematch_button = self.button(
            "rematch", self.rematch, kind="primary", key=ONWARD_KEY, text_size=19
        )
        make = partial(self.button, text_size=16)
        self.level_button = make("other-level", self._play_level, key=LEVEL_KEY)
        self.same_deal_button = make(
            "same-deal", self.same_deal, key=SAME_DEAL_KEY, sentence="table-same-deal-again"
        )
        self.look_back_button = make(
            "end-look-back", self._look_back, key=LOOK_BACK_KEY, sentence="table-look-back"
        )
        self.save_button = make("end-save", self.save, key=SAVE_KEY, sentence="table-save")
        self.save_button.bind(partial(set_tip, self.save_button), "table-save-as-a-file")
        self.table_button = make(
            "see-table", self.hide, key=key_text("Esc"), sentence="table-see-the-table"
        )
        self.lobby_button = make("lobby", self.lobby)
        for button in self.findChildren(Button):
            button.setMinimumHeight(round(SMALLEST_TARGET))
        self._lay_out()
        self.opening = Opening(
            self,
            look,
            (
                (times.SWING, self.head.swing),
                (times.NIGHT, self.head.darken),
                (times.TAGS, self.head.drop),
                (times.LINES, self.end_chart.chart.unroll),
                (times.PLACES, self.places.rise),
                (times.SEAL, self.certificate.press),
                (times.HIGHLIGHTS, self.highlights.unroll),
                (times.HIGHLIGHTS, self.slate.write),
            ),
        )
        self._connect()
        self.hide()

    def _look_back(self) -> None:
        self.look_back.emit(None)

    def _play_level(self) -> None:
        if self._actions.level is not None:
            self.level_wanted.emit(self._actions.level.level)

    def _lay_out(self) -> None:
        holder = QWidget()
        self._grid, self._button_grid = QGridLayout(holder), QGridLayout(self._foot)
        self._button_grid.setContentsMargins(5, 5, 5, 5)
        self._button_grid.setSpacing(0)
        for part in (self.places, self.end_chart, self.highlights, self.slate, self._foot):
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.paper.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        for part in self._parts:
            part.setParent(holder)
        for button in self.findChildren(Button, options=Qt.FindChildOption.FindDirectChildrenOnly):
            button.setParent(self._foot)
        self._foot.installEventFilter(self)
        self._scroll = ScrollArea(self.look, holder)
        column_on(self, None, self._scroll)

    def _connect(self) -> None:
        self.places.unfolded.connect(self._unfold)
        self.places.lit.connect(self._light)
        self.paper.put_away.connect(self._fold)
        self.highlights.lit.connect(self.end_chart.chart.enlarge)
        self.highlights.chosen.connect(self._go_to)
        self.opening.ended.connect(self.focus_start)
        self.look.changed.connect(self._fit)

    def offer(self, actions: NextActions) -> None:
        """Set what may follow the game."""
        if actions != self._actions:
            self._actions = actions
            self._show_actions()
            self._fit()

    def show_standings(self, slate: Slate | None) -> None:
        """Show the standings of the game's evening."""
        self.slate.show_slate(slate)
        self.certificate.number(0 if slate is None else slate.number)
        self._show_actions()
        self._fit()

    def _show_actions(self) -> None:
        actions, closing = self._actions, self._closing
        if closing is not None:
            texts = closing.heading, closing.drama, closing.good
            self.setAccessibleName(". ".join(text.rstrip(".") for text in texts if text))
            self.head.set_data(*texts)
        out = "shell-back-to-the-puzzle" if actions.to_puzzle else "table-to-the-lobby"
        on, tip = "table-play-again", "table-the-same-people-the-start"
        if actions.in_evening:
            on = "table-to-the-evening" if actions.is_last else "table-next-of-the-evening"
            tip = "table-to-the-evenings-page"
        elif self._is_alone:
            tip = "table-the-same-game-dealt-again"
        self.lobby_button.setText(say(out))
        self.rematch_button.setText(say(on))
        self.rematch_button.set_second_line(self._leaders())
        set_tip(self.rematch_button, say(tip))
        number = actions.deal_number
        set_tip(self.same_deal_button, say("table-the-same-luck-once-more", number=number))
        self.same_deal_button.setVisible(bool(actions.deal_number))
        self.level_button.setVisible(actions.level is not None)
        if actions.level is not None:
            offer = actions.level
            name, note = "table-easier", "table-easier-note"
            if offer.is_harder:
                name, note = "table-harder", "table-harder-note"
            self.level_button.setText(say(name, name=level_name(offer.level)))
            why = say(note, name=level_name(offer.played), count=offer.count)
            self.level_button.set_second_line(why)
            self.level_button.setAccessibleDescription(why)
        self.head.show_news(actions.seal)
        self.head.show_ladder(actions.reached)
        self.setAccessibleDescription(actions.seal)

    def _leaders(self) -> str:
        """Return who shares the lead of the evening; empty if nobody does."""
        slate, closing = self.slate.slate, self._closing
        if slate is None or not self._actions.in_evening:
            return ""
        own = None if closing is None or closing.own is None else closing.names[closing.own]
        return level_leaders(slate, own)

    @property
    def _buttons(self) -> tuple[Button, ...]:
        """The visible buttons, the primary one first."""
        first = self.rematch_button, self.level_button, self.same_deal_button
        more = self.look_back_button, self.save_button, self.table_button, self.lobby_button
        return tuple(button for button in (*first, *more) if not button.isHidden())

    def set_data(self, closing: Closing) -> None:
        """Set all contents; selections are kept."""
        self._closing = closing
        self.certificate.show_award(closing.award)
        self.head.show_solo(closing.solo)
        if self._is_alone:
            self.paper.unfold(closing.rows[0], closing.names[closing.rows[0].seat])
        if closing.story is not None:
            self.end_chart.set_data(closing.story)
            self.highlights.set_data(closing.story.highlights())
        self._show_actions()
        self._fit()

    def _chain_tabs(self) -> None:
        rows, buttons = self.places.rows, self._buttons
        chart = self.end_chart.chart, self.end_chart.figures
        for before, after in pairwise((self, *rows, *buttons, *self.highlights.rows, *chart)):
            QWidget.setTabOrder(before, after)

    def open(self, board: BoardSnapshot | None = None, *, moving: bool = False) -> None:
        """Show the page over a picture of the board, with the focus on the ranking.

        So a key pressed late starts nothing. With `moving`, the result comes first, and the other
        parts appear one after another.
        """
        self.head.show_board(board)
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if moving and self._closing is not None:
            paper = self.certificate
            goal = QRect(paper.mapTo(self, QPoint()), paper.size())
            heading, good = self.head.heading.text(), self.head.good.text()
            self.opening.begin(replace(self._closing, heading=heading, good=good), QRectF(goal))
        else:
            self.opening.finish()

    def focus_start(self) -> None:
        """Focus the ranking, unless the user has moved the focus already."""
        if self.hasFocus() and not self._is_alone and self.places.rows:
            self.places.rows[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def key_notes(self) -> Sequence[tuple[str, str]]:
        """Return what the keys do on it, for the list of shortcuts."""
        printed = [(button.text(), button.key()) for button in self._buttons if button.key()]
        turns = [row.key() for row in self.highlights.rows]
        if turns:
            printed.append((say("table-look-back-at-a-moment"), keys_text(*turns)))
        return printed

    def press(self, key: str) -> bool:
        """Handle a key; return whether it was used. While parts appear, any key shows all."""
        if self.opening.is_running:
            self.opening.finish()
            return True
        return self.highlights.press(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll where the page itself has the focus, as alone."""
        self._scroll.keyPressEvent(event)

    def _unfold(self, row: ResultRow) -> None:
        if self._closing is not None:
            self.paper.unfold(row, self._closing.names[row.seat])
            self._fit()

    def _fold(self) -> None:
        if not self._is_alone:
            self.places.fold()
            self._fit()

    def _light(self, seat: SeatId | None) -> None:
        closing = self._closing
        name = None if closing is None or seat is None else closing.names[seat]
        self.end_chart.chart.light(name)

    def _go_to(self, step: int, at: int) -> None:
        self.end_chart.read(at)
        self.look_back.emit(step)

    # Layout

    @property
    def _is_alone(self) -> bool:
        """Return whether there is only one score, and so no ranking."""
        return self._closing is not None and len(self._closing.rows) == 1

    @property
    def _is_large(self) -> bool:
        return self.look.scale / self.look.text_size < _ROOMY

    @property
    def _room_for_places(self) -> float:
        """Return the height of the ranking; without limit where the page scrolls."""
        if self._is_large:
            return inf
        head = max(_HEAD * self.height(), self.head.minimumSizeHint().height())
        lowest = [part for part in (self._foot, self.highlights, self.slate) if not part.isHidden()]
        foot = max((part.sizeHint().height() for part in lowest), default=0)
        margins = self._grid.contentsMargins()
        edges = margins.top() + margins.bottom() + 2 * self._grid.spacing()
        return self.height() - edges - head - foot

    def _show_parts(self) -> None:
        closing = self._closing
        if closing is None:
            return
        has_story = closing.story is not None
        unfolded = any(row.isChecked() for row in self.places.rows)
        self.paper.setVisible(self._is_alone or unfolded)
        self.certificate.setVisible(not self._is_alone and not (unfolded and has_story))
        self.places.setVisible(not self._is_alone)
        self.end_chart.setVisible(has_story)
        self.highlights.setVisible(has_story)
        self.slate.setVisible(has_story and self.slate.slate is not None)

    def _cells(self) -> dict[QWidget, tuple[int, int, int, int]]:
        """Return row, column and the numbers of rows and columns of every part."""
        has_story = self._closing is not None and self._closing.story is not None
        slate, alone = self.slate.slate is not None, self._is_alone
        if self._is_large:
            left = (3, 0, 1, 1 if has_story else 2)
            return {
                self.head: (0, 0, 1, 2),
                self._foot: (1, 0, 1, 2),
                self.places: (2, 0, 1, 2),
                self.certificate: left,
                self.paper: (2, 0, 1, 2) if alone else left,
                self.end_chart: (3, 0, 1, 2) if alone else (3, 1, 1, 1),
                self.highlights: (4, 0, 1, 2),
                self.slate: (5, 0, 1, 2),
            }
        return {
            self.head: (0, 0, 1, 3),
            self.certificate: (1, 0, 1, 1),
            self.paper: (1, 2, 1, 1) if alone else (1, 0, 1, 1) if has_story else (1, 1, 1, 1),
            self.end_chart: (1, 0, 1, 2) if alone else (1, 1, 1, 1),
            self.places: (1, 2, 1, 1),
            self.slate: (2, 0, 1, 1),
            self.highlights: (2, 1, 1, 1) if slate else (2, 0, 1, 2),
            self._foot: (2, 2, 1, 1),
        }

    def _fit(self) -> None:
        """Put every part into its place for the size, the text size and the contents."""
        if self._closing is None:
            return
        look, grid, large = self.look, self._grid, self._is_large
        for part in self._parts:
            grid.removeWidget(part)
        for part, cell in self._cells().items():
            grid.addWidget(part, *cell)
        for row, (stretch, least) in enumerate(self._heights()):
            grid.setRowStretch(row, stretch)
            grid.setRowMinimumHeight(row, round(least))
        unfolded = any(row.isChecked() for row in self.places.rows)
        left = max(336.0, look.px(420)) if unfolded else max(252.0, look.px(370))
        right = max(392.0, look.px(440)) * (1 + look.text_size) / 2
        for column, (stretch, least) in enumerate(
            ((2, 0), (3, 0), (0, 0)) if large else ((0, left), (1, 0), (0, right))
        ):
            grid.setColumnStretch(column, stretch)
            grid.setColumnMinimumWidth(column, round(least))
        side = max(6.0, look.px(30), (self.width() - 1.5 * look.px(1600)) / 2 - 10)
        grid.setContentsMargins(round(side), 4, round(side), 4)
        grid.setSpacing(0 if large else round(max(0.0, look.px(16) - 10)))
        self.head.show_whole(large)
        self.slate.show_whole(large, self.height())
        self.paper.show_whole(large)
        self._fit_buttons()
        self._show_parts()
        self.places.set_data(self._closing, right, self._room_for_places)
        self.places.show_whole(large)
        self._chain_tabs()

    def _heights(self) -> Sequence[tuple[int, float]]:
        look, high = self.look, float(self.height())
        rows = [(0, 0.0)] * 7
        if self._is_large:
            rows[3], rows[6] = (0, 20.0 * look.text_px(16)), (1, 0.0)
        else:
            rows[0], rows[1] = (16, _HEAD * high), (62, _ROW * high)
        return rows

    def _fit_buttons(self) -> None:
        """Put the primary button and another level above the others, which share one row where the
        page is one column; else they are in pairs, or three in the last row if there is room.
        """
        grid, buttons = self._button_grid, self._buttons
        for button in buttons:
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
            most = self.look.px(74 if button is buttons[0] else 58)
            button.setMaximumHeight(max(round(most), button.sizeHint().height()))
        rows = self._rows_of_buttons(buttons)
        if rows == self._button_rows:
            return
        self._button_rows = rows
        for button in buttons:
            grid.removeWidget(button)
        for row, shared in enumerate(rows):
            for number, button in enumerate(shared):
                wide = _SHARES // len(shared)
                grid.addWidget(button, row, number * wide, 1, wide)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self._closing is not None:
            self._fit_buttons()  # texts have changed
        return False

    def _rows_of_buttons(self, buttons: Sequence[Button]) -> Sequence[Sequence[Button]]:
        whole = [button for button in buttons if button in (buttons[0], self.level_button)]
        rest = [button for button in buttons if button not in whole]
        width = self._grid.columnMinimumWidth(2) or self.width() - 2 * self.look.px(60)
        last = len(rest) if self._is_large else 3 if len(rest) % 2 else 0
        if sum(button.sizeHint().width() for button in rest[-last:]) > width:
            last = 0
        pairs = rest[: len(rest) - last]
        rows = [[button] for button in whole]
        rows += [pairs[at : at + 2] for at in range(0, len(pairs), 2)]
        return [*rows, rest[-last:]] if last else rows

    @property
    def _parts(self) -> tuple[QWidget, ...]:
        boards = self.head, self.certificate, self.paper, self.end_chart
        return (*boards, self.places, self.slate, self.highlights, self._foot)

    def _arrange(self) -> None:
        self.opening.setGeometry(self.rect())
        self._fit()

    def _paint(self, painter: QPainter) -> None:
        draw_cloth(painter, self.look.theme, QRectF(self.rect()))
