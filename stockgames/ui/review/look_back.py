"""Looking back at a game: its own table at any step, from any viewpoint that is allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu

from stockgames.controllers.analysis import Analysis
from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.engine import registry
from stockgames.evenings.person import Portrait
from stockgames.presentation.analysed import Rounds, TurningWords
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.outline import Node, reading
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.review.controls import KEYS, PlaybackControls, ViewpointPicker
from stockgames.ui.review.side import KEY, SidePanel
from stockgames.ui.review.step import StepCard, StepWords
from stockgames.ui.review.timeline import Timeline, timeline_marks, timeline_rows
from stockgames.ui.sentences import key_text
from stockgames.ui.table.game_table import MakeTable, PanelPlaces
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.smaller_page import SmallerTablePage
from stockgames.ui.table.top_bar import SHADOW, TopBar, bar_height
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER, set_tip
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from stockgames.ui.widgets.menus import menu_of, menu_place

REST: Final = 350
"""The minimum time in milliseconds that a step stays visible during playback."""
_LEAST_STRIP, _MOST_STRIP = 152.0, 400.0
_LOW: Final = 860
"""In pages lower than this, in pixels, the viewpoint picker is in the bar if it fits."""


class LookBackPage(SmallerTablePage):
    """Shows a replay. Call `start` once it is visible."""

    back = Signal()
    played_on = Signal(int, object)
    """The step to start another game from, and the seat to play against bots; None for people."""
    exported = Signal(str)
    """What to save as a file: `picture`, `record` or `page`."""
    least = QSize(1100, 620)

    def __init__(
        self,
        look: ThemeContext,
        replay: GameReplay,
        make_table: MakeTable,
        pace: Pace,
        *,
        step: int | None = None,
        analysis: Analysis | None = None,
    ) -> None:
        """`analysis` is that of a finished game; without it there is no side panel."""
        super().__init__(look, make_table, "review-log")
        self.setObjectName("look-back")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # no tab stop: it shows no focus ring
        self.replay, self.pace = replay, pace
        self.words = StepWords(replay, self.game_table.words)
        self.viewpoint = replay.first_viewpoint()
        self.step = replay.total if step is None else min(max(0, step), replay.total)
        self.is_playing = False
        self.is_moving = False
        """Whether a move is being animated."""
        self._rounds: Rounds | None = None
        self._announced: tuple[int, Viewpoint] | None = None
        """The step that was announced last."""
        self._make_parts()
        self.side: SidePanel | None = None
        if analysis is not None:
            words = TurningWords(replay, self.game_table.words, self.round_at)
            self.side = SidePanel(look, analysis, words, self)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_on)
        self._connect()
        self._make_actions()
        self._read_score_history()
        self._set_texts()

    def _make_parts(self) -> None:
        look = self.look
        self.bar = TopBar(look, self.pace, registry.title(self.replay.game_id), self)
        self.bar.pace_button.set_key("T")
        self.bar.pace_button.reserve_key("T")
        self.bar.set_undo(False)
        self.bar.menu_button.set_key(key_text("F10"))
        self.play_on_button = self.button(
            "play-on", self._play_on_from_here, key="P", sentence="review-play-on-from-here"
        )
        self.play_on_button.bind(partial(set_tip, self.play_on_button), "review-a-study")
        self.save_button = self.button("save-as", self._save, key="S", sentence="review-save")
        escape = key_text("Esc")
        self.back_button = self.button("back", self.back, key=escape, sentence="shell-back")
        exits = (self.play_on_button, self.save_button, self.back_button)
        self.picker = ViewpointPicker(look, self.replay, exits, self)
        self.lines.make_clickable()
        self.card = StepCard(look, self)
        self._places = PanelPlaces(QRect(), QRect(), QRect())
        self.timeline = Timeline(look, self.replay.total, self)
        self.playback = PlaybackControls(look, self)

    def _connect(self) -> None:
        # Queued, as its parts have their new sizes only after the change.
        self.look.changed.connect(self._arrange, Qt.ConnectionType.QueuedConnection)
        self.picker.chosen.connect(self.look_through)
        self.lines.chosen.connect(self.go_to)
        self.lines.turned.connect(lambda by: self.go_to(self.step + by))
        self.timeline.valueChanged.connect(self.go_to)
        self.playback.pressed.connect(self.go)
        if self.side is not None:
            self.side.folded.connect(self._arrange)
            self.side.chosen.connect(self._show_point)
            self.side.turning.changed.connect(self._mark_points)

    def _make_actions(self) -> None:
        replay = self.replay
        does: dict[str, tuple[tuple[str, ...], Callable[[], object]]] = {
            **{way: ((key,), partial(self.go, way)) for way, key in KEYS.items()},
            "turn-back": (("Ctrl+Left",), lambda: self.go_to(replay.turn_before(self.step))),
            "turn-on": (("Ctrl+Right",), lambda: self.go_to(replay.turn_after(self.step))),
            "round-back": (
                ("Shift+Left", "PgUp"),
                lambda: self.go_to(replay.round_before(self.step)),
            ),
            "round-on": (
                ("Shift+Right", "PgDown"),
                lambda: self.go_to(replay.round_after(self.step)),
            ),
            "play-on": (("P",), self.play_on_button.click),
            "save": (("S",), self.save_button.click),
            "leave": (("Esc",), self.back.emit),
            "pace": (("T",), self.bar.open_pace_menu),
            "repeat": (("F4",), lambda: ANNOUNCER.repeat(self)),
        }
        if self.side is not None:
            side = self.side
            does |= {
                "point-back": (("Up",), lambda: side.go(self.step, -1)),
                "point-on": (("Down",), lambda: side.go(self.step, 1)),
                "side": ((KEY,), side.toggle),
            }
        for name, (keys, act) in does.items():
            self.on_page_keys(f"look-{name}", keys, act, "review-way", way=name)
        self.on_keys("look-read", ("F3",), self.read_table, "review-way", way="read")
        self._picker_actions = [
            self.on_page_keys(
                f"look-{button.objectName()}",
                (button.digit,),
                partial(self.look_through, button.viewpoint),
            )
            for button in self.picker.buttons
            if button.digit
        ]

    def _set_texts(self) -> None:
        self.words.forget()
        self.setAccessibleName(say("review-looking-back"))
        self.timeline.setAccessibleName(say("review-tape"))
        for action, button in zip(self._picker_actions, self.picker.buttons, strict=False):
            action.setText(button.accessibleName())
        self._read_score_history()
        self._show_parts()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_step()

    def _read_score_history(self) -> None:
        score_history, story = (
            self.replay.score_history(self.viewpoint),
            self.words.story(self.viewpoint),
        )
        if score_history is not None:
            self._rounds = Rounds(self.replay, self.game_table.words, score_history)
            self.timeline.show_sections(self._rounds.sections)
        if story is not None:
            self.timeline.show_scores(timeline_rows(story), timeline_marks(story))
        if self.side is not None:
            self.side.look_through(self.viewpoint, story)
            self._mark_points()

    def round_at(self, step: int) -> str:
        """Return the name of a step's round; empty if it has none."""
        return self._rounds.at(step) if self._rounds is not None else ""

    def _mark_points(self) -> None:
        if self.side is not None:
            self.timeline.show_points(self.side.points())

    def _show_point(self, seat: int, step: int) -> None:
        """Show a turning point as the deciding seat saw it, unless all cards are up."""
        if not self.viewpoint.all_up:
            self.look_through(Viewpoint(seat))
        self.go_to(step)

    # The step in words

    def nodes(self) -> Sequence[Node]:
        """Return everything at this step as text, the latest log entry first."""
        step, viewpoint = self.step, self.viewpoint
        log = list(self.words.before(step, viewpoint))
        status = self.words.status(step, viewpoint)
        return reading(self.game_table.outline(), status, Panel(), (), log)

    def read_table(self) -> None:
        """Open or close the table as text."""
        self._stop()
        super().read_table()

    def _announce(self) -> None:
        before, self._announced = self._announced, (self.step, self.viewpoint)
        if before in (None, self._announced):
            return
        entry = self.words.shown_entry(*self._announced)
        ANNOUNCER.say(entry.text if ANNOUNCER.manner.briefly else entry.plain(), self)
        if self.sheet.isVisible():
            self.sheet.show_nodes(self.nodes())

    # Ways out

    def _play_on_from_here(self) -> None:
        """Ask who continues from here if several people played; otherwise it is the seat in
        front.
        """
        people = {seat for seat, info in enumerate(self.replay.seats) if info.is_human}
        if people <= {self.viewpoint.seat}:
            self.played_on.emit(self.step, self.viewpoint.seat)
        else:
            self._open(self.play_on_menu(), self.play_on_button)

    def play_on_menu(self) -> QMenu:
        menu = menu_of(self, self.look, "play-on-menu")
        seat, step = self.viewpoint.seat, self.step
        name = self.replay.seats[seat].name
        for words, who in (
            (say("review-play-on-as", name=name), seat),
            (say("review-play-on-with-all"), None),
        ):
            menu.addAction(words.replace("&", "&&"), partial(self.played_on.emit, step, who))
        return menu

    def _save(self) -> None:
        self._open(self.save_menu(), self.save_button)

    def save_menu(self) -> QMenu:
        """Return the menu of what can be saved; the record, which reveals all, once it is over."""
        menu = menu_of(self, self.look, "save-menu")
        for kind in ("picture", "page", "record"):
            if kind != "record" or self.replay.is_over:
                words = say("review-save-kind", kind=kind)
                menu.addAction(words, partial(self.exported.emit, kind))
        return menu

    def _open(self, menu: QMenu, button: Button) -> None:
        self._stop()
        menu.popup(menu_place(menu, button))

    # Playback

    def start(self) -> None:
        """Show the first step, and take the focus."""
        self.show_step()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self, way: str) -> None:
        """Go to the start or the end, back or forward, or start and stop playing."""
        if way == "play":
            self._turn_playing()
        elif way in ("start", "end"):
            self.go_to(0 if way == "start" else self.replay.total)
        else:
            self._stop()
            self._move(-1 if way == "back" else 1)

    def go_to(self, step: int) -> None:
        """Show a step without animation."""
        self._stop()
        step = min(max(0, step), self.replay.total)
        if step != self.step:
            self._jump(step)

    def look_through(self, viewpoint: Viewpoint) -> None:
        """Change the viewpoint; with all cards up the same seat stays in front."""
        if viewpoint.all_up:
            viewpoint = Viewpoint(self.viewpoint.seat, all_up=True)
        if not self.replay.may(viewpoint):
            return
        self._settle()
        self.viewpoint = viewpoint
        self._read_score_history()
        self.show_step()

    def _move(self, by: int) -> None:
        replay = self.replay
        ways = {
            "turn": (replay.turn_before, replay.turn_after),
            "round": (replay.round_before, replay.round_after),
        }
        way = ways.get(self.playback.by.value())
        if way is not None:
            self._jump(way[by > 0](self.step))
        elif 0 <= self.step + by <= replay.total:
            self._animate(by)

    def _jump(self, step: int) -> None:
        self._settle()
        self.step = step
        self.show_step()

    def _animate(self, by: int) -> None:
        self._settle()
        change = self.replay.change(self.step + max(0, by), self.viewpoint)
        self.step += by
        self.is_moving = True
        step, table = self.step, self.game_table
        self._show_parts()
        context = self.words.context(step, self.viewpoint)
        play, speed = (table.play, 1.0) if by > 0 else (table.play_back, 0.5)
        play(change, context, self.pace.speed * speed, lambda: self._moved(step))

    def _moved(self, step: int) -> None:
        if self.is_moving and step == self.step:
            self.is_moving = False
            if self.is_playing:
                self._timer.start(max(REST, self.pace.pause))

    def _settle(self) -> None:
        if self.is_moving:
            self.is_moving = False
            self.game_table.finish()

    def _turn_playing(self) -> None:
        if self.is_playing:
            self._stop()
            return
        if self.step == self.replay.total:
            self.go_to(0)
        self.is_playing = True
        self._show_parts()
        self._play_on()

    def _play_on(self) -> None:
        if not self.is_playing:
            return
        if self.step == self.replay.total:
            self._stop()
            return
        self._move(1)
        if not self.is_moving and not self._timer.isActive():
            self._timer.start(max(REST, self.pace.pause) * 2)

    def _stop(self) -> None:
        self._timer.stop()
        if self.is_playing:
            self.is_playing = False
            self._show_parts()

    # Display

    def show_step(self) -> None:
        context = self.words.context(self.step, self.viewpoint)
        self.game_table.show_view(self.replay.view(self.step, self.viewpoint), context)
        self._show_parts()

    def _show_parts(self) -> None:
        entry = self.words.shown_entry(self.step, self.viewpoint)
        self.card.set_data(entry, self._portrait(entry))
        self._place_card()
        self.lines.show_around(self.words.around(self.step, self.viewpoint), self.step)
        self.picker.show_viewpoint(self.viewpoint, self._note())
        status, total = self.words.status(self.step, self.viewpoint), self.replay.total
        about = say("review-looking-back")
        self.bar.set_status(about if self._is_low else f"{about}  ·  {status}")
        title = say("review-step-of", number=self.step, count=total)
        ends = self.step == total
        self.play_on_button.setEnabled(self.replay.is_over and not ends)
        self.playback.set_data(
            title,
            self.round_at(self.step),
            playing=self.is_playing,
            begins=self.step == 0,
            ends=ends,
        )
        self.timeline.blockSignals(True)
        self.timeline.setValue(self.step)
        self.timeline.blockSignals(False)
        self.timeline.setAccessibleDescription(f"{title}, {entry.plain()}")
        self.timeline.update()
        if self.side is not None:
            self.side.turning.show_step(self.step)
        self._announce()

    def _portrait(self, entry: LogEntry) -> Portrait | None:
        """Return the portrait of who made the move of an entry; None for a move of all."""
        names = [info.name for info in self.replay.seats]
        return portraits_at(names)[names.index(entry.actor)] if entry.actor in names else None

    def _note(self) -> str:
        if self.viewpoint.all_up:
            return say("review-you-see-all")
        return say("review-you-see", name=self.replay.seats[self.viewpoint.seat].name)

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_parts()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    @property
    def _is_low(self) -> bool:
        return self.height() < _LOW

    def _strip_height(self) -> int:
        usual = min(_MOST_STRIP, max(_LEAST_STRIP, self.height() * 0.37 - 126))
        return round(max(usual, self.playback.minimumSizeHint().height()))

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        bar = round(bar_height(width, height))
        self.bar.setGeometry(0, 0, width, bar + SHADOW)
        strip, row, top = self._strip_height(), self._picker_in_bar(bar), bar + 2
        self.picker.be_flat(not row.isEmpty())
        if row.isEmpty():
            row = QRect(0, top + 6, width, self.picker.sizeHint().height())
            top += row.height() + 6
        area = QRect(0, top, width, height - strip - top)
        if self.side is not None:
            area.setWidth(self.side.set_geometry(area))
        self._places = self.arrange_table(area, len(self.replay.seats))
        self._place_card()
        side = area.right() - self._places.actions.right()
        if row.top() > bar:
            row.adjust(side, 0, -side, 0)
        self.picker.setGeometry(row)
        wide = max(236, round(self.look.px(300)), self.playback.minimumSizeHint().width())
        margin = SHADOW_MARGIN
        self.playback.setGeometry(side - margin, height - strip - 4, wide + margin, strip + 4)
        left = side + wide - margin
        self.timeline.setGeometry(left, height - strip + 2, width - left - side, strip - 6)
        self.bar.raise_()
        for part in (self.playback, self.picker, self.sheet):
            part.raise_()

    def _picker_in_bar(self, high: int) -> QRect:
        """Return where the viewpoint picker is in the bar; empty if it doesn't fit there."""
        left, right = self.bar.title_end(), self.bar.buttons_start
        fits = self._is_low and left + self.picker.least() <= right
        return QRect(left, 1, right - left, high - 3) if fits else QRect()

    def _place_card(self) -> None:
        """Lay the card where choices are in play; if it has more to say it is taller."""
        card, most = self._places.actions, self._places.actions.united(self._places.popovers)
        margin = SHADOW_MARGIN
        card = card.adjusted(-margin, -margin, margin, margin)
        high = min(self.card.height_for(card.width()), most.height() + 2 * margin)
        card.setTop(min(card.top(), card.bottom() + 1 - high))
        self.card.setGeometry(card)
