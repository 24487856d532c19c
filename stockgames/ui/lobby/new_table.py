"""Laying a new table: seats, options, who starts, how the screen is shared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stockgames.engine import registry
from stockgames.engine.meta import GameMeta
from stockgames.engine.record import SeatInfo
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.choices import Choice
from stockgames.ui.kit.widgets.fields import KitComboBox
from stockgames.ui.kit.widgets.frames import KitScrollArea, PanelFrame
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.lobby.box_beside import BoxBeside
from stockgames.ui.lobby.game_options import create_options
from stockgames.ui.lobby.seat_list import SeatList
from stockgames.ui.lobby.seat_ring import SeatRing
from stockgames.ui.lobby.wishes import TableWishes, handovers, one_and_bots, people
from stockgames.ui.shell.page_head import PageHead
from stockgames.ui.shell.words import key_text, number_word

_PLAY_KEYS = "Ctrl+Return"


class NewTable(Page):
    """Starts from ``wishes`` and hands the changed ones to ``play``.

    ``levels`` are the bots' levels, ``level`` the one a new bot gets, ``names`` those of the
    people who usually sit here (may be none).
    """

    play = Signal(object)
    """The ``TableWishes``."""
    back = Signal()

    def __init__(
        self,
        look: Look,
        meta: GameMeta,
        wishes: TableWishes,
        *,
        levels: Sequence[str],
        level: str,
        names: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName("new-table")
        self._meta, self._wishes, self._level, self._people = meta, wishes, level, tuple(names)
        self._head = PageHead(look, self)
        self._head.back.connect(self.back)
        self._make_seats(levels)
        self._make_choices()
        self._message = KitLabel(look, tone="warning", wrap=True)
        self._message.setObjectName("message")
        self._go = KitButton(look, kind="primary", text_size=18)
        self._go.setObjectName("start-table")
        self._go.clicked.connect(self._start)
        self._go_action = QAction(self)
        self._go_action.setShortcut(QKeySequence(_PLAY_KEYS))
        self._go_action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._go_action.triggered.connect(self._start)
        self.addAction(self._go_action)
        self._lay_out()
        self._seats.changed.connect(self._seats_changed)
        self._speak()

    def _make_seats(self, levels: Sequence[str]) -> None:
        look = self.look
        self._seats_panel = PanelFrame(look, " ")
        self._presets = [self._preset(name, make) for name, make in self._preset_makers().items()]
        self._add = KitButton(look, emblem="plus", text_size=15)
        self._add.setObjectName("add-seat")
        sizes = self._meta.seats
        self._seats = SeatList(look, sizes, levels, self._level, self._wishes.seats)
        self._add.clicked.connect(self._seats.add)
        self._ring = SeatRing(look)

    def _preset_makers(self) -> dict[str, Callable[[], tuple[SeatInfo, ...]]]:
        sizes, usual = self._meta.seats, self._meta.usual_seats
        makers: dict[str, Callable[[], tuple[SeatInfo, ...]]] = {}
        if 1 in sizes:
            makers["alone"] = lambda: people(self._people, 1)
        makers["bots"] = lambda: one_and_bots(self._people, usual - 1, self._level)
        for count in (2, 3, 4):
            if count in sizes:
                makers[f"people-{count}"] = partial(people, self._people, count)
        return makers

    def _preset(self, name: str, make: Callable[[], tuple[SeatInfo, ...]]) -> KitButton:
        button = KitButton(self.look, kind="quiet", text_size=15)
        button.setObjectName(f"preset-{name}")
        button.clicked.connect(lambda: self._seats.set_seats(make()))
        return button

    def _make_choices(self) -> None:
        look = self.look
        self._options_panel = PanelFrame(look, " ")
        self._options = create_options(self._meta.id, look, self._wishes.options)
        self._first_title = KitLabel(look, role="name")
        self._first = KitComboBox(look)
        self._first.setObjectName("first-seat")
        has_start = "first" in registry.load(self._meta.id).setup_type.model_fields
        self._first_title.setVisible(has_start)
        self._first.setVisible(has_start)
        self._alone_note = KitLabel(look, role="note", wrap=True)
        self._alone_note.setObjectName("alone-note")
        self._sharing = QWidget()
        self._sharing_title = KitLabel(look, role="name")
        ways = handovers(self._meta.id)
        wished = self._wishes.handover if self._wishes.handover in ways else ways[0]
        self._handover = Choice(look, [(way, "") for way in ways], wished)
        self._handover.setObjectName("handover")
        self._handover.chosen.connect(self._explain_handover)
        self._handover_note = KitLabel(look, role="note", wrap=True)
        self._handover_note.setObjectName("handover-note")
        column = QVBoxLayout(self._sharing)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for widget in (self._sharing_title, self._handover, self._handover_note):
            column.addWidget(widget)

    def _lay_out(self) -> None:
        presets = QHBoxLayout()
        presets.setSpacing(0)
        for button in self._presets:
            presets.addWidget(button)
        presets.addStretch(1)
        presets.addWidget(self._add)
        self._seats_panel.body.addLayout(presets)
        room = QWidget()
        column = QVBoxLayout(room)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._seats)
        column.addWidget(self._ring, 1)
        self._seats_panel.body.addWidget(KitScrollArea(self.look, room), 1)
        body = QWidget()
        choices = QVBoxLayout(body)
        choices.setContentsMargins(0, 0, 0, 0)
        choices.setSpacing(2)
        if self._options:
            choices.addWidget(self._options)
            choices.addSpacing(8)
        choices.addWidget(self._first_title)
        choices.addWidget(self._first)
        choices.addSpacing(8)
        choices.addWidget(self._sharing)
        choices.addWidget(self._alone_note)
        choices.addWidget(BoxBeside(self.look, self._meta), 1)
        self._options_panel.body.addWidget(KitScrollArea(self.look, body), 1)
        panels = QHBoxLayout()
        panels.setSpacing(0)
        panels.addWidget(self._seats_panel, 5)
        panels.addWidget(self._options_panel, 3)
        foot = QHBoxLayout()
        foot.addWidget(self._message, 1)
        foot.addWidget(self._go)
        column = QVBoxLayout(self)
        column.setContentsMargins(35, 16, 35, 16)
        column.setSpacing(4)
        column.addWidget(self._head)
        column.addLayout(panels, 1)
        column.addLayout(foot)

    def focus_start(self) -> None:
        """Give the keyboard to *Play*: everything has a good default."""
        self._go.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._seats.rebuild()
            self._speak()
        super().changeEvent(event)

    def _speak(self) -> None:
        title = self.tr("{game}: a new table").format(game=self._meta.title)
        self._head.speak(title, self.tr("Back"))
        self._seats_panel.set_title(self.tr("Seats, in the order of play"))
        self._options_panel.set_title(self.tr("The table"))
        self._add.setText(self.tr("Add a seat"))
        for button, text in zip(self._presets, self._preset_words(), strict=True):
            button.setText(text)
        self._first_title.setText(self.tr("Who starts"))
        self._first.setAccessibleName(self.tr("Who starts"))
        self._sharing_title.setText(self.tr("How the screen is passed on"))
        self._handover.setAccessibleName(self.tr("How the screen is passed on"))
        self._alone_note.setText(
            self.tr(
                "One person at the screen: nothing has to be covered. As soon as a second person "
                "has a seat, this is where you choose how the screen is passed on."
            )
        )
        words = {
            "curtain": self.tr("Curtain"),
            "peek": self.tr("Peek key"),
            "code": self.tr("Code cards"),
            "trusting": self.tr("Trusting"),
        }
        for way in handovers(self._meta.id):
            self._handover.segment(way).setText(words[way])
        self._go.setText(self.tr("Play"))
        self._go.set_key(key_text("Ctrl+Enter"))
        self._go.setAccessibleName(self.tr("Play at this table"))
        self._go_action.setText(self.tr("Play at this table"))
        self._seats_changed()
        self._explain_handover()

    def _preset_words(self) -> list[str]:
        bots = self._meta.usual_seats - 1
        words = {
            "alone": self.tr("Alone"),
            "bots": self.tr("You and {number} bots").format(number=number_word(bots)),
        }
        for count in (2, 3, 4):
            text = self.tr("{number} people").format(number=number_word(count))
            words[f"people-{count}"] = text[:1].upper() + text[1:]
        return [words[name] for name in self._preset_makers()]

    def _explain_handover(self) -> None:
        curtain = self.tr("The table is covered between two people. For secrets among rivals.")
        if "code" in handovers(self._meta.id):
            curtain = self.tr(
                "Everybody lays each card behind the curtain, three presses and the next person. "
                "Nothing has to be remembered."
            )
        notes = {
            "curtain": curtain,
            "peek": self.tr(
                "The table stays in view; your own secrets show while a key is held. The quickest."
            ),
            "code": self.tr(
                "Once a round each person sees a card of keys in private. Then all stay at the "
                "screen and press theirs in the open. The quickest for several people."
            ),
            "trusting": self.tr("No covers at all. For learning together, or for honest eyes."),
        }
        self._handover_note.setText(notes[self._handover.value()])

    def _seats_changed(self) -> None:
        chosen = self._first.currentIndex() if self._first.count() else self._wished_first()
        self._first.blockSignals(True)
        self._first.clear()
        self._first.addItem(self.tr("Drawn at random"))
        self._first.addItems(self._seats.names())
        self._first.setCurrentIndex(chosen if chosen < self._first.count() else 0)
        self._first.blockSignals(False)
        self._add.setEnabled(self._seats.can_add())
        self._ring.set_names(self._seats.names())
        self._sharing.setVisible(self._seats.people() > 1)
        self._alone_note.setVisible(self._seats.people() == 1)
        problem = self._seats.problem()
        self._message.setText(problem.text if problem else "")

    def _wished_first(self) -> int:
        return 0 if self._wishes.first is None else self._wishes.first + 1

    def wishes(self) -> TableWishes:
        """Return the table as it stands."""
        chosen = self._first.currentIndex()
        return TableWishes(
            self._meta.id,
            self._seats.seats(),
            self._options.options() if self._options else {},
            chosen - 1 if chosen else None,
            self._handover.value(),
        )

    def _start(self) -> None:
        problem = self._seats.problem()
        if problem:
            field = self._seats.rows[problem.row].name_field
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.selectAll()
            return
        self.play.emit(self.wishes())
