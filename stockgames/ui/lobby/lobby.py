"""The lobby: boxes, the evening's slate, saved-game cards, buttons to other pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from stockgames.engine.state import GameMeta
from stockgames.presentation.sentences.speech import number_word, say
from stockgames.ui.lobby.box import GameBox
from stockgames.ui.lobby.corner import PlayerCorner, PlayerEntry
from stockgames.ui.lobby.invitation import Invitation, InvitationEntry
from stockgames.ui.lobby.nav_buttons import NavButton
from stockgames.ui.lobby.saved_games import SHADOW, SavedGame, SavedGameCard
from stockgames.ui.lobby.tonight import EveningEntry, Tonight
from stockgames.ui.sentences import key_text
from stockgames.ui.theme.engraving import draw_band
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import Picture, Rule, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import Part, column_of, column_on, line_direction, retire, row_of
from stockgames.ui.widgets.timing import later

MOST_CARDS: Final = 3
"""How many saved games are shown at once, if there is space."""
_NARROWEST_CARD: Final = 24
_NARROWEST_NAV: Final = 14
"""In text sizes: how wide a saved-game card and a button to another page are at least."""
_NARROWEST_BOX: Final = 11
_LEAST_HEIGHT: Final = 660
"""The height of a page in which the notes of these buttons have space."""


class Lobby(Page):
    """The first page. Takes plain data and emits requests; knows no game and no storage.

    If `defers_covers`, the covers of the boxes are painted right after the first frame: they take
    longer than everything else at the start.
    """

    play_requested = Signal(str)
    seats_requested = Signal(str)
    continue_requested = Signal(object)
    """The saved game's row, which may exceed the range of Qt's integers."""
    forget_requested = Signal(object)
    settings_requested = Signal()
    help_requested = Signal()
    evening_requested = Signal()
    """The user wants the evening's page, or to plan an evening."""
    begin_requested = Signal()
    """The next game of the evening should be dealt."""
    people_requested = Signal()
    """The user wants the page of the registered people."""
    learn_requested = Signal()
    """The user wants the page of all lessons."""
    invited = Signal()
    """A new user accepts the invitation to a next step."""
    uninvited = Signal()
    """The invitation should not be shown again."""
    profile_requested = Signal()
    """The user wants their own profile."""
    daily_requested = Signal()
    """The user wants to play the deal of the day."""
    past_requested = Signal()
    """The user wants the list of all games."""

    def __init__(
        self,
        look: ThemeContext,
        games: Sequence[GameMeta],
        *,
        defers_covers: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent, spotlight=QPointF(0.5, 0.34))
        self.setObjectName("lobby")
        self._saved: tuple[SavedGame, ...] = ()
        self._first_shown = 0
        self._cards: list[SavedGameCard] = []
        self._defers_covers = defers_covers
        self._played: GameBox | None = None
        self._evening: EveningEntry | None = None
        self._offers_evening = False
        self._news = ""
        self._under: GameBox | None = None
        """The box under the mouse."""
        self._chosen: GameBox | None = None
        self._start: QWidget | None = None
        """The widget focused at the start; None after the user has moved the focus by keys."""
        self._content = QWidget()
        self._area = ScrollArea(look, self._content)
        column_on(self).addWidget(self._area)
        self._boxes = [self._make_box(meta, meta is games[0]) for meta in games]
        self._tonight = Tonight(look)
        self._tonight.clicked.connect(self.evening_requested)
        self._tonight.begin_requested.connect(self.begin_requested)
        self._planner = self.button("evening", self.evening_requested, kind="quiet", key="E")
        self._daily = self.button("daily", self.daily_requested, kind="quiet", key="D")
        self._daily.hide()
        self._more = self.button("more-games", self._turn_cards, kind="quiet")
        self._nav = self._make_nav()
        self._corner = PlayerCorner(look, self._content)
        self._corner.clicked.connect(self.profile_requested)
        self._make_actions()
        self._lay_out()
        self._invitation = Invitation(look, self._content)
        self._invitation.clicked.connect(self.invited)
        self._invitation.declined.connect(self.uninvited)
        if self._boxes:
            self._choose(self._boxes[0])
        look.changed.connect(self._arrange)
        self._set_texts()

    def _make_nav(self) -> dict[str, NavButton]:
        made = {}
        for name, emblem, key, target in (
            ("learn", "book", "L", self.learn_requested),
            ("people", "person", "P", self.people_requested),
            ("past", "past", "G", self.past_requested),
            ("help", "question", "F1", self.help_requested),
            ("settings", "gear", "", self.settings_requested),
        ):
            button = made[name] = NavButton(self.look, emblem, key, self._content)
            button.setObjectName(name)
            button.clicked.connect(target)
        for name in ("people", "past"):
            made[name].setVisible(False)
        return made

    def _lay_out(self) -> None:
        self._shelf, self._nav_grid = QGridLayout(), QGridLayout()
        self._shelf.setSpacing(0)
        self._nav_grid.setContentsMargins(SHADOW - 2, 0, SHADOW - 2, 0)
        self._nav_grid.setVerticalSpacing(0)
        head = self._masthead()
        self._low = row_of((self._slate_part(), 37), (self._cards_part(), 63))
        parts: Sequence[Part] = (head, (self._shelf, 1), self._low, Rule(self.look), self._nav_grid)
        self._column = column_on(self._content, 0, *parts)

    def _masthead(self) -> QGridLayout:
        """Return the title between two engraved bands, the line under it, and the corner."""
        self._title = Label(self.look, "Stock Games", role="masthead", tone="accent", most=1.0)
        self._tagline = Label(self.look, role="aside")
        grid = self._head = QGridLayout()
        grid.setSpacing(0)
        grid.addWidget(Picture(self.look, 0, 54, partial(self._draw_band, True)), 0, 0, 1, 2)
        grid.addWidget(Picture(self.look, 0, 54, partial(self._draw_band, False)), 0, 3)
        for column in (1, 3):
            grid.setColumnStretch(column, 1)
        grid.addWidget(self._title, 0, 2)
        grid.addWidget(self._tagline, 1, 1, 1, 3, Qt.AlignmentFlag.AlignCenter)
        return grid

    def _place_corner(self) -> None:
        beside = not (self._is_large or self._corner.isHidden())
        self._head.setColumnMinimumWidth(0, self._corner.width() if beside else 0)
        if self._is_large:
            self._head.addWidget(self._corner, 2, 0, 1, 5, Qt.AlignmentFlag.AlignCenter)
        else:
            self._head.addWidget(self._corner, 0, 4, 2, 1)

    def _draw_band(self, at_end: bool, painter: QPainter, room: QRectF) -> None:
        """Draw an engraved band beside the title, at the end of its room or at the start."""
        px = self.look.px
        band = QRectF(room.left() + px(76), room.center().y() - px(3), px(404), px(10))
        band.setWidth(min(px(404), room.width() - px(96)))
        if band.width() < px(60):
            return
        if at_end:
            band.moveRight(room.right() - px(76))
        line = with_alpha(self.look.theme.line, 150)
        draw_band(painter, band, line, strands=6, period=50, width=0.6)

    def _slate_part(self) -> QWidget:
        self._slate_column = QWidget()
        self._slate_heading = Label(
            self.look, role="title", tone="accent", sentence="lobby-tonight"
        )
        head = _heading_row(self._slate_heading, (Rule(self.look), 1))
        column_on(self._slate_column, 0, head, (self._tonight, 1))
        return self._slate_column

    def _cards_part(self) -> QVBoxLayout:
        self._heading = Label(self.look, role="title", tone="accent", sentence="lobby-continue")
        self._line = Rule(self.look)
        self._hint = Label(
            self.look, role="aside", wrap=True, sentence="lobby-one-press-on-play-and"
        )
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head = row_of(self._heading, (self._line, 1), (self._hint, 1))
        self._over_cards = _heading_row(
            (head, 1), row_of(1, self._daily, self._planner, self._more)
        )
        self._cards_row = row_of(spacing=0)
        return column_of(self._over_cards, (self._cards_row, 1), spacing=0)

    def _make_box(self, meta: GameMeta, is_chosen: bool) -> GameBox:
        blank, game_id = self._defers_covers, meta.id
        box = GameBox(self.look, meta, self._content, blank=blank, is_chosen=is_chosen)
        box.chosen.connect(lambda: self._choose(box))
        box.entered.connect(lambda: self._hover(box))
        box.left.connect(lambda: self._hover(None))
        box.unfocused.connect(self._light)
        box.play.connect(lambda: self._play(box))
        box.seats.connect(lambda: self.seats_requested.emit(game_id))
        return box

    def _play(self, box: GameBox) -> None:
        self._played = box
        self.play_requested.emit(box.meta.id)
        self._played = None

    def opening(self) -> tuple[QRectF, QPixmap] | None:
        """Return the box that is being played, which opens into the table; None if none is."""
        return None if self._played is None else self._played.open_picture(self)

    def _make_actions(self) -> None:
        evening, past, people = self.evening_requested, self.past_requested, self.people_requested
        commands: dict[str, tuple[str, Callable[[], object], str]] = {
            "box-previous": ("Left", lambda: self._step(-1), "lobby-choose-the-box-to-the"),
            "box-next": ("Right", lambda: self._step(1), "lobby-choose-the-box-to-the-right"),
            "to-saved-games": ("Down", self._to_cards, "lobby-go-to-the-waiting-games"),
            "to-boxes": ("Up", self._to_boxes, "lobby-go-to-the-boxes"),
            "continue-first": ("C", self._continue_first, "lobby-continue-the-first-waiting-game"),
            "to-evening": ("E", evening.emit, "lobby-to-the-evening"),
            "daily": ("D", self.daily_requested.emit, "lobby-play-the-daily"),
            "to-past": ("G", past.emit, "lobby-to-past-games"),
            "to-people": ("P", people.emit, "lobby-to-the-people"),
            "to-learn": ("L", self.learn_requested.emit, "lobby-to-the-lessons"),
        }
        self._actions = {
            name: self.on_keys(name, [key], does, sentence)
            for name, (key, does, sentence) in commands.items()
        }
        hidden = ("to-saved-games", "continue-first", "to-evening", "to-past", "to-people", "daily")
        for name in hidden:
            self._actions[name].setEnabled(False)

    def _set_texts(self) -> None:
        self.setAccessibleName(say("shell-lobby"))
        self._more.setText(say("lobby-more"))
        self._planner.setText(say("lobby-plan-an-evening"))
        self._tagline.setText(games_line(len(self._boxes)))
        self._tonight.set_texts()
        self._speak_nav()
        self._arrange()

    def _speak_nav(self) -> None:
        nav = self._nav
        nav["learn"].set_texts(say("lobby-learn"), say("lobby-learn-note"))
        nav["people"].set_texts(say("lobby-people-of-the-house"), say("lobby-people-note"))
        nav["past"].set_texts(say("lobby-past-games"), self._news or say("lobby-past-note"))
        nav["help"].set_texts(say("shell-help"), say("lobby-help-note"))
        settings = say("shell-settings-page-settings")
        nav["settings"].set_texts(settings, say("lobby-settings-note"), key_text("Ctrl+,"))

    def set_saved_games(self, saved: Sequence[SavedGame]) -> None:
        """Show the saved games, the latest first, a few at a time."""
        self._saved = tuple(saved)
        self._first_shown = 0
        self._show_cards()

    def set_news(self, text: str) -> None:
        """Show at the button to past games how the last one ended."""
        self._news = text
        self._speak_nav()

    def offer_evening(self, offered: bool, evening: EveningEntry | None) -> None:
        """Show or hide the way to the evening page; `evening` is the running one, if any."""
        self._offers_evening, self._evening = offered, evening
        self._actions["to-evening"].setEnabled(offered)
        if evening is not None:
            self._tonight.show_evening(evening)
        self._first_shown = 0
        self._show_cards()

    def offer(self, name: str, offered: bool) -> None:
        """Show or hide the way to the regulars (`people`), or to the list of games (`past`)."""
        self._nav[name].setVisible(offered)
        self._actions[f"to-{name}"].setEnabled(offered)
        self._arrange()

    def offer_daily(self, text: str) -> None:
        """Offer the deal of the day with this text; nothing if it is empty."""
        self._daily.setVisible(bool(text))
        self._actions["daily"].setEnabled(bool(text))
        self._daily.setText(text)
        set_tip(self._daily, say("lobby-daily-note"))
        self._arrange()

    def invite(self, entry: InvitationEntry | None) -> None:
        """Show an invitation behind the box of its game, or none."""
        boxes = {box.meta.id: box for box in self._boxes}
        box = None if entry is None else boxes.get(entry.game)
        if entry is not None and box is not None:
            others = (*self._boxes, self._title, self._tagline, self._corner)
            self._invitation.show_entry(entry, box, others)
        self._invitation.setVisible(box is not None)

    @property
    def _is_large(self) -> bool:
        """Whether text is so large that lines become columns."""
        return line_direction(self.look) is QBoxLayout.Direction.TopToBottom

    @property
    def _has_slate(self) -> bool:
        return self._offers_evening and self._evening is not None

    @property
    def _shown_at_once(self) -> int:
        """How many cards fit side by side."""
        beside = self._has_slate and not self._is_large
        width = (self.width() - 2 * self._side()) * (0.63 if beside else 1.0)
        least = _NARROWEST_CARD * self.look.text_px(15)
        return min(MOST_CARDS, max(1, int(width / least)))

    def show_player(self, player: PlayerEntry | None) -> None:
        """Show who plays at this screen in the corner; nothing without a person."""
        self._corner.show_player(player)
        self._arrange()

    def set_tallies(self, tallies: Mapping[str, str]) -> None:
        """Show on each box what was won at its game; keys are game ids."""
        for box in self._boxes:
            box.set_tally(tallies.get(box.meta.id, ""))
        self._arrange()

    def focus_start(self) -> None:
        """Show the top and focus the saved game to continue if there is one, otherwise the chosen
        box. With large text both may be out of sight, so the page keeps the focus.

        Saved games that arrive later take the focus, unless the user has moved it.
        """
        self._area.verticalScrollBar().setValue(0)
        if self._is_large:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._goes_on():
            self._cards[0].go.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._to_boxes()
        self._start = self.focusWidget()

    def _goes_on(self) -> bool:
        return bool(self._cards) and self._cards[0].game.goes_on

    def _to_boxes(self) -> None:
        self._start = None
        if self._chosen:
            self._chosen.play_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn_cards(self) -> None:
        self._first_shown += self._shown_at_once
        if self._first_shown >= len(self._saved):
            self._first_shown = 0
        self._show_cards()

    def _show_cards(self) -> None:
        """Rebuild the saved-game cards; the focus stays at the start unless it has been moved."""
        at_start = self._start is not None and self.focusWidget() is self._start
        is_waiting = at_start and self.isVisible()
        for card in self._cards:
            self._cards_row.removeWidget(card)
            retire(card)
        shown = self._saved[self._first_shown : self._first_shown + self._shown_at_once]
        self._cards = [self._make_card(game, i + 1) for i, game in enumerate(shown)]
        for name in ("continue-first", "to-saved-games"):
            self._actions[name].setEnabled(bool(self._saved))
        for before, after in pairwise(self._tab_chain()):
            QWidget.setTabOrder(before, after)
        self._arrange()
        if is_waiting:
            self.focus_start()

    def _tab_chain(self) -> Iterator[QWidget]:
        yield self._corner
        yield self._tonight
        yield self._tonight.begin
        yield self._daily
        yield self._planner
        yield self._more
        for card in self._cards:
            yield card.go
            yield card.drop
        yield from self._nav.values()

    def _make_card(self, game: SavedGame, number: int) -> SavedGameCard:
        card = SavedGameCard(self.look, game, number)
        card.continued.connect(lambda: self.continue_requested.emit(game.row))
        card.forgotten.connect(lambda: self.forget_requested.emit(game.row))
        self._cards_row.addWidget(card, 1)
        card.show()
        return card

    def _choose(self, chosen: GameBox) -> None:
        self._chosen = chosen
        self._light()

    def _hover(self, box: GameBox | None) -> None:
        self._under = box
        self._light()

    def _light(self) -> None:
        """Open the box under the mouse, else the focused one, and give it the primary button."""
        lit = self._under or self._chosen
        for box in self._boxes:
            box.set_chosen(box is lit)
            box.set_open(box is lit and (box is self._under or box.has_keyboard))

    def _step(self, by: int) -> None:
        boxes = self._boxes
        if not boxes:
            return
        at = boxes.index(self._chosen) if self._chosen in boxes else 0
        self._choose(boxes[(at + by) % len(boxes)])
        self._to_boxes()

    def _to_cards(self) -> None:
        if self._cards:
            self._cards[0].go.setFocus(Qt.FocusReason.TabFocusReason)

    def _continue_first(self) -> None:
        if self._saved:
            self.continue_requested.emit(self._saved[0].row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self._chosen and not event.isAutoRepeat():
            self.play_requested.emit(self._chosen.meta.id)
        else:
            super().keyPressEvent(event)

    def _side(self) -> int:
        return round(max(40.0, self.look.px(64)))

    def _arrange(self) -> None:
        px, side = self.look.px, self._side()
        if len(self._cards) != min(self._shown_at_once, len(self._saved) - self._first_shown):
            self._show_cards()
            return
        self._place_corner()
        self._title.setFixedHeight(round(1.15 * self.look.usual_px(54)))
        around = side - SHADOW
        self._column.setContentsMargins(around, round(px(8)), around, round(px(8)))
        width = self.width() - 2 * around
        columns = self._columns(width, _NARROWEST_BOX, len(self._boxes))
        _fill(self._shelf, self._boxes, columns)
        self._align_boxes(width // columns)
        nav = [button for button in self._nav.values() if not button.isHidden()]
        _fill(self._nav_grid, nav, self._columns(width, _NARROWEST_NAV, len(nav)))
        for button in self._nav.values():
            button.show_note(self._is_large or self.height() >= _LEAST_HEIGHT)
        for layout in (self._low, self._over_cards):
            layout.setDirection(line_direction(self.look))
        self._low.setSpacing(round(px(20)))
        self._slate_column.setVisible(self._has_slate)
        self._more.setVisible(len(self._saved) > self._shown_at_once)
        self._planner.setVisible(self._offers_evening and not self._has_slate)
        for widget in (self._heading, self._line):
            widget.setVisible(bool(self._cards))
        self._hint.setVisible(not self._cards)
        tallest = max(each.sizeHint().height() for each in (self._heading, self._more))
        for heading in (self._heading, self._slate_heading):
            heading.setMinimumHeight(tallest)

    def _columns(self, width: float, least: float, count: int) -> int:
        """Return how many columns of at least this width fit, so that rows are alike."""
        fitting = max(1, int(width / (least * self.look.text_px(15))))
        rows = max(1, -(-count // fitting))
        return max(1, -(-count // rows))

    def _align_boxes(self, width: int) -> None:
        """Give the texts of all boxes the same height, so that their lids are alike."""
        for lines in zip(*(box.lines for box in self._boxes), strict=True):
            for line in lines:
                line.setMinimumHeight(0)  # it counts in the following
            tallest = max(line.heightForWidth(width) for line in lines)
            for line in lines:
                line.setMinimumHeight(tallest)

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        if self._defers_covers:
            self._defers_covers = False
            for wait, box in enumerate(self._boxes):
                later(box, box.illustrate, wait)


def _heading_row(*parts: Part) -> QHBoxLayout:
    row, indent = row_of(*parts), SHADOW - FOCUS_MARGIN
    row.setContentsMargins(indent, 0, indent, 0)
    return row


def _fill(grid: QGridLayout, widgets: Sequence[QWidget], columns: int) -> None:
    """Put the widgets into rows of so many columns, alike in width."""
    for column in range(max(grid.columnCount(), columns)):
        grid.setColumnStretch(column, 1 if column < columns else 0)
    rows = -(-len(widgets) // columns)
    for row in range(max(grid.rowCount(), rows)):
        grid.setRowStretch(row, 1 if row < rows else 0)
    for place, widget in enumerate(widgets):
        grid.addWidget(widget, place // columns, place % columns)


def games_line(count: int) -> str:
    """Return the line under the title: how many games there are for an evening."""
    return say("lobby-games-one-evening", count=count, number=number_word(count))
