"""The lobby: boxes, the evening's slate, saved-game cards, buttons to other pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from stockgames.engine.meta import GameMeta
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.sentences.words import number_word
from stockgames.ui.lobby.box import GameBox, above, glow
from stockgames.ui.lobby.invitation import Invitation
from stockgames.ui.lobby.nav_buttons import Doors
from stockgames.ui.lobby.tickets import EveningEntry, Ticket
from stockgames.ui.lobby.tonight import Tonight
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_bands_beside
from stockgames.ui.theme.fonts import REGULAR
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import column_at, line_at, rule, top_part
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, text_width
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.later import later
from stockgames.ui.widgets.layouts import retire

if TYPE_CHECKING:
    from stockgames.ui.lobby.tickets import TicketCard


SHOWN_TICKETS = 3
_WIDEST_LID = 0.9
_TALLEST_LID = 1.36
_SLATE_SHARE = 540 / 1472
"""The slate's share of the row in the design."""
_ROOM_FOR_THREE = 1900
"""The page width, in units of the design, that fits a slate and three tickets."""
_PIXELS_FOR_THREE = 1280
_TITLE = 54
_USUAL_LINE, _TITLE_LINE = 1.2, 1.1
"""The height of a line and of the title's line, relative to their text size; lines are close
together.
"""
_NOWHERE = QRectF()


class LobbyPlan(NamedTuple):
    """Rectangles in pixels of the page; those of boxes include the margin for their glow."""

    masthead: QRectF = _NOWHERE
    boxes: tuple[QRectF, ...] = ()
    tonight: QRectF = _NOWHERE
    """The slate of the evening; empty without one."""
    heading: QRectF = _NOWHERE
    """The heading above the tickets."""
    tickets: tuple[QRectF, ...] = ()
    doors: QRectF = _NOWHERE


def shown_tickets(look: ThemeContext, size: QSize, *, slate: bool) -> int:
    """Return how many saved-game cards are shown at once."""
    wide = size.width() >= _PIXELS_FOR_THREE  # text doesn't shrink in a low window
    narrow = not wide or size.width() / look.scale < _ROOM_FOR_THREE
    return SHOWN_TICKETS - 1 if slate and narrow else SHOWN_TICKETS


def title_height(look: ThemeContext) -> float:
    """Return the height of the title line, in pixels."""
    return look.usual_px(_TITLE) * _TITLE_LINE


def plan_lobby(
    look: ThemeContext, size: QSize, boxes: int, below: float, tickets: int, *, slate: bool
) -> LobbyPlan:
    """Return the layout for ``boxes`` boxes, slate and cards; ``below`` px of a box are not lid."""
    width, height = float(size.width()), float(size.height())
    side, gutter = max(40.0, look.px(64)), look.px(48)
    door = look.px(84) if height >= 860 else max(42.0, look.px(52))
    heading = look.usual_px(26) * 1.4
    ticket = max(84.0, look.px(118)) if tickets or slate else 0.0
    gap, foot = look.px(12), look.px(14)
    top = look.px(14)
    masthead = title_height(look) + look.usual_px(18) * 1.35
    fixed = top + masthead + heading + ticket + door + foot + (4 if ticket else 3) * gap
    over = above(look)
    # What sticks out of an open box stays below the title.
    peep = look.px(34) + look.usual_px(_TITLE) * (_USUAL_LINE - _TITLE_LINE)
    room = height - fixed - below + over - peep
    lid, lid_width = _lid(width - 2 * side, room, boxes, gutter)
    spare = max(0.0, room - lid)
    y = top + masthead + peep - over + spare * 0.45
    row = boxes * lid_width + (boxes - 1) * gutter
    left, around = (width - row) / 2, glow(look)
    places = tuple(
        QRectF(left + i * (lid_width + gutter) - around, y, lid_width + 2 * around, lid + below)
        for i in range(boxes)
    )
    # In a small window the boxes are narrow; what is below takes the page's width.
    across = max(row, width - 2 * side)
    left = (width - across) / 2
    under = y + lid + below + gap + spare * 0.2
    slate_width = across * _SLATE_SHARE if slate else 0.0
    begin = left + (slate_width + look.px(36) if slate else 0.0)
    heading_box = QRectF(begin, under, left + across - begin, heading)
    low = heading_box.bottom() + gap * 0.6
    cards = QRectF(begin, low, heading_box.width(), ticket)
    return LobbyPlan(
        QRectF(0, top, width, masthead),
        places,
        QRectF(left, low, slate_width, ticket) if slate else QRectF(),
        heading_box,
        _tickets(cards, tickets, shown_tickets(look, size, slate=slate), look.px(20)),
        QRectF(left, height - door - foot, across, door),
    )


def _lid(width: float, height: float, boxes: int, gutter: float) -> tuple[float, float]:
    across = (width - (boxes - 1) * gutter) / max(1, boxes)
    tall = min(height, across * _TALLEST_LID)
    return tall, min(across, tall * _WIDEST_LID)


def _tickets(row: QRectF, tickets: int, most: int, gutter: float) -> tuple[QRectF, ...]:
    across = (row.width() - (most - 1) * gutter) / most
    return tuple(column_at(row, row.left() + i * (across + gutter), across) for i in range(tickets))


class Lobby(Page):
    """The first page. Takes plain data and emits requests; knows no game and no storage.

    If ``hurried``, the covers of the boxes are painted right after the first frame: they take
    longer than everything else at the start.
    """

    play_requested = Signal(str)
    seats_requested = Signal(str)
    continue_requested = Signal(object)
    """The ticket's row, which may exceed the range of Qt's integers."""
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
    """A new user accepts the invitation to a first lesson."""
    uninvited = Signal()
    """The invitation should not be shown again."""
    past_requested = Signal()
    """The user wants the list of all games."""

    def __init__(
        self,
        look: ThemeContext,
        games: Sequence[GameMeta],
        *,
        hurried: bool = False,
    ) -> None:
        super().__init__(look, lamp=QPointF(0.5, 0.34))
        self.setObjectName("lobby")
        self._tickets: tuple[Ticket, ...] = ()
        self._first_shown = 0
        self._cards: list[TicketCard] = []
        self._hurried = hurried
        self._played: GameBox | None = None
        self._boxes = [self._make_box(meta) for meta in games]
        self._under: GameBox | None = None
        """The box under the mouse."""
        self._tonight = Tonight(look, self)
        self._tonight.clicked.connect(self.evening_requested)
        self._tonight.begun.connect(self.begin_requested)
        self._evening: EveningEntry | None = None
        self._offers_evening = False
        self._planner = self.button("evening", self.evening_requested, kind="quiet", key="E")
        self._doors = self._make_doors()
        self._invitation = Invitation(look, self)
        self._invitation.clicked.connect(self.invited)
        self._invitation.declined.connect(self.uninvited)
        self._more = self.button("more-tickets", self._turn_tickets, kind="quiet")
        self._make_actions()
        self._plan = LobbyPlan()
        self._heading_ends = 0.0
        self._chosen: GameBox | None = None
        self._start: QWidget | None = None
        """The widget focused at the start; None after the user has moved the focus by keys."""
        if self._boxes:
            self._choose(self._boxes[0])
        look.changed.connect(self._arrange)
        self._speak()

    def _make_box(self, meta: GameMeta) -> GameBox:
        box, game_id = GameBox(self.look, meta, self, blank=self._hurried), meta.id
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
        return None if self._played is None else self._played.open_picture()

    def _make_doors(self) -> Doors:
        doors = Doors(self.look, self)
        doors.learn.connect(self.learn_requested)
        doors.people.connect(self.people_requested)
        doors.past.connect(self.past_requested)
        doors.help.connect(self.help_requested)
        doors.settings.connect(self.settings_requested)
        return doors

    def _make_actions(self) -> None:
        self._previous = self.on_keys("box-previous", ["Left"], lambda: self._step(-1))
        self._next = self.on_keys("box-next", ["Right"], lambda: self._step(1))
        self._down = self.on_keys("to-tickets", ["Down"], self._to_tickets)
        self._up = self.on_keys("to-boxes", ["Up"], self._to_boxes)
        self._resume = self.on_keys("continue-first", ["C"], self._continue_first)
        self._gather = self.on_keys("to-evening", ["E"], self.evening_requested.emit)
        self._review = self.on_keys("to-past", ["G"], self.past_requested.emit)
        self._meet = self.on_keys("to-people", ["P"], self.people_requested.emit)
        self._learn = self.on_keys("to-learn", ["L"], self.learn_requested.emit)
        for action in (self._down, self._resume, self._gather, self._review, self._meet):
            action.setEnabled(False)

    def _speak(self) -> None:
        self.setAccessibleName(say("shell-lobby"))
        self._previous.setText(say("lobby-choose-the-box-to-the"))
        self._next.setText(say("lobby-choose-the-box-to-the-right"))
        self._down.setText(say("lobby-go-to-the-waiting-games"))
        self._up.setText(say("lobby-go-to-the-boxes"))
        self._resume.setText(say("lobby-continue-the-first-waiting-game"))
        self._more.setText(say("lobby-more"))
        self._gather.setText(say("lobby-to-the-evening"))
        self._review.setText(say("lobby-to-past-games"))
        self._meet.setText(say("lobby-to-the-people"))
        self._learn.setText(say("lobby-to-the-lessons"))
        self._planner.setText(say("lobby-plan-an-evening"))
        self._tonight.speak()
        self._arrange()

    def set_tickets(self, tickets: Sequence[Ticket]) -> None:
        """Show the saved games, the latest first, a few at a time."""
        self._tickets = tuple(tickets)
        self._first_shown = 0
        self._show_tickets()

    def _waits_for_keys(self) -> bool:
        """Return whether the focus is still where it started, on this visible page."""
        at_start = self._start is not None and self.focusWidget() is self._start
        return at_start and self.isVisible()

    def set_news(self, text: str) -> None:
        """Show the last result."""
        self._doors.set_news(text)

    def offer_evening(self, offered: bool, evening: EveningEntry | None) -> None:
        """Show or hide the way to the evening page; `evening` is the running one, if any."""
        self._offers_evening, self._evening = offered, evening
        self._gather.setEnabled(offered)
        if evening is not None:
            self._tonight.show_evening(evening)
        self._first_shown = 0
        self._show_tickets()

    def offer_past(self, offered: bool) -> None:
        """Show or hide the way to the list of past games."""
        self._doors.offer("past", offered)
        self._review.setEnabled(offered)

    def offer_people(self, offered: bool) -> None:
        """Show or hide the way to the regulars."""
        self._doors.offer("people", offered)
        self._meet.setEnabled(offered)

    def invite(self, invited: bool, begun: int = 0) -> None:
        """Show or hide the invitation to a first lesson; `begun` is the step it was left at,
        from 0.
        """
        self._invitation.show_words(begun)
        self._invitation.setVisible(invited)
        self._arrange()

    @property
    def _has_slate(self) -> bool:
        return self._offers_evening and self._evening is not None

    @property
    def _shown_at_once(self) -> int:
        return shown_tickets(self.look, self.size(), slate=self._has_slate)

    def set_tallies(self, tallies: Mapping[str, str]) -> None:
        """Show on each box what was won at its game; keys are game ids."""
        for box in self._boxes:
            box.set_tally(tallies.get(box.meta.id, ""))

    def focus_start(self) -> None:
        """Focus the saved game to continue if there is one, otherwise the chosen box.

        Saved games that arrive later take the focus, unless the user has moved it.
        """
        if self._goes_on():
            self._cards[0].go.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._to_boxes()
        self._start = self.focusWidget()

    def _goes_on(self) -> bool:
        return bool(self._cards) and self._cards[0].ticket.goes_on

    def _to_boxes(self) -> None:
        self._start = None
        if self._chosen:
            self._chosen.play_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn_tickets(self) -> None:
        self._first_shown += self._shown_at_once
        if self._first_shown >= len(self._tickets):
            self._first_shown = 0
        self._show_tickets()

    def _show_tickets(self) -> None:
        """Rebuild the saved-game cards; if the user hasn't moved the focus, it stays at the
        start.
        """
        waits = self._waits_for_keys()
        for card in self._cards:
            retire(card)
        shown = self._tickets[self._first_shown : self._first_shown + self._shown_at_once]
        self._cards = [self._make_card(ticket, i + 1) for i, ticket in enumerate(shown)]
        for action in (self._resume, self._down):
            action.setEnabled(bool(self._tickets))
        self._arrange()
        if waits:
            self.focus_start()

    def _make_card(self, ticket: Ticket, number: int) -> TicketCard:
        from stockgames.ui.lobby.tickets import TicketCard  # not needed for the first frame

        card = TicketCard(self.look, ticket, number, self)
        card.continued.connect(lambda: self.continue_requested.emit(ticket.row))
        card.forgotten.connect(lambda: self.forget_requested.emit(ticket.row))
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

    def _to_tickets(self) -> None:
        if self._cards:
            self._cards[0].go.setFocus(Qt.FocusReason.TabFocusReason)

    def _continue_first(self) -> None:
        if self._tickets:
            self.continue_requested.emit(self._tickets[0].row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self._chosen and not event.isAutoRepeat():
            self.play_requested.emit(self._chosen.meta.id)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if len(self._cards) != min(self._shown_at_once, len(self._tickets) - self._first_shown):
            self._show_tickets()
        self._arrange()

    def _arrange(self) -> None:
        below = self._boxes[0].below() if self._boxes else 0.0
        self._plan = plan_lobby(
            self.look,
            self.size(),
            len(self._boxes),
            below,
            len(self._cards),
            slate=self._has_slate,
        )
        plan = self._plan
        for box, place in zip(self._boxes, plan.boxes, strict=True):
            box.setGeometry(place.toAlignedRect())
        if self._boxes:
            self._invitation.stand_behind(plan.boxes[0])
        for card, place in zip(self._cards, plan.tickets, strict=True):
            card.lay_on(place)
        self._tonight.setVisible(self._has_slate)
        self._tonight.lay_on(plan.tonight)
        self._doors.setGeometry(plan.doors.toAlignedRect())
        self._more.setVisible(len(self._tickets) > self._shown_at_once)
        self._planner.setVisible(self._offers_evening and not self._has_slate)
        right, middle = round(plan.heading.right()) + FOCUS_MARGIN, plan.heading.center().y()
        for link in (self._planner, self._more):
            link.resize(link.sizeHint())
            if not link.isHidden():
                right -= link.width()
                link.move(right, round(middle - link.height() / 2))
        self._heading_ends = float(right)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        if self._hurried:
            self._hurried = False
            for wait, box in enumerate(self._boxes):
                later(box, box.illustrate, wait)
        plan = self._plan
        self._paint_masthead(painter)
        if self._has_slate:
            over = line_at(plan.tonight, plan.heading.top(), plan.heading.height())
            self._paint_heading(painter, over, say("lobby-tonight"), over.right())
        if self._cards:
            self._paint_heading(painter, plan.heading, say("lobby-continue"), self._heading_ends)
        else:
            self._paint_invitation(painter)
        line = with_alpha(self.look.theme.line, 90)
        rule(painter, plan.doors.topLeft(), plan.doors.topRight(), line, 0.7)

    def _paint_masthead(self, painter: QPainter) -> None:
        look, theme, place = self.look, self.look.theme, self._plan.masthead
        font, line = look.serif(54), top_part(place, title_height(look))
        draw_text(painter, line, "Stock Games", font, theme.heading, CENTRE)
        words = games_line(len(self._boxes))
        draw_text(painter, self.tagline(), words, self._aside(), theme.quiet_text, CENTRE)
        half = text_width("Stock Games", font) / 2 + look.px(82)
        length = min(look.px(404), place.width() / 2 - half - look.px(30))
        top = QPointF(place.center().x(), line.center().y() + look.px(14))
        draw_bands_beside(painter, theme, top, half, QSizeF(length, look.px(10)))

    def tagline(self) -> QRectF:
        """Return the rectangle of the line under the title."""
        place, words = self._plan.masthead, games_line(len(self._boxes))
        wide = text_width(words, self._aside()) + 2
        high = place.height() - title_height(self.look)
        return QRectF(place.center().x() - wide / 2, place.bottom() - high, wide, high)

    def _aside(self) -> QFont:
        return self.look.serif(18, REGULAR, italic=True)

    def _paint_heading(self, painter: QPainter, place: QRectF, text: str, right: float) -> None:
        theme, font = self.look.theme, self.look.serif(26)
        draw_text(painter, place, text, font, theme.heading, LEFT)
        left = place.left() + text_width(text, font) + self.look.px(24)
        y = place.center().y() + 2
        rule(painter, QPointF(left, y), QPointF(right, y), with_alpha(theme.line, 150), 0.8)

    def _paint_invitation(self, painter: QPainter) -> None:
        theme, place = self.look.theme, QRectF(self._plan.heading)
        font = self.look.serif(18, REGULAR, italic=True)
        if self._has_slate:
            place = place.united(place.translated(0, self._plan.tonight.height()))
        text = say("lobby-one-press-on-play-and")
        draw_text(painter, place, text, font, theme.quiet_text, CENTRE, wrap=True)


def games_line(count: int) -> str:
    """Return the line under the title: how many games there are for an evening."""
    return say("lobby-games-one-evening", count=count, number=number_word(count))
