"""Who plays at which seat of a running game: a seat can go to a bot or another person, and back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from stockgames.engine.plain_text import LONGEST_NAME, folded, one_line
from stockgames.engine.record import Holder, SeatInfo
from stockgames.presentation.levels import level_name
from stockgames.presentation.sentences.speech import say
from stockgames.ui.lobby.game_setup import HUMAN, bot, fresh_bot_name
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.fields import ComboBox, LineEdit
from stockgames.ui.widgets.frames import PanelFrame
from stockgames.ui.widgets.labels import Label
from stockgames.ui.window.sheets import Sheet

_PERSON = "human:"
"""The beginning of a choice of a person; without a name, it is typed."""
_MOST_KNOWN = 8
_WIDTH = 560


class SeatsSheet(Sheet):
    """Lists the seats, and who may take them over."""

    handed = Signal(int, object)
    """A seat, and its new `Holder`."""

    def __init__(
        self,
        look: ThemeContext,
        seats: Sequence[SeatInfo],
        levels: Sequence[str],
        people: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """`levels` are those of the game's bots, `people` the names of those who may sit down."""
        super().__init__(look, parent)
        self.setObjectName("seats-sheet")
        self.setWindowTitle(say("table-seats"))
        self._seats = tuple(seats)
        self._fields: list[ComboBox] = []
        self._names: list[LineEdit] = []
        panel = PanelFrame(look, say("table-who-plays-on"))
        panel.setMinimumWidth(self.at_most(max(_WIDTH, look.text_px(_WIDTH))))
        panel.body.addWidget(Label(look, say("table-seats-note"), tone="quiet", wrap=True))
        rows = QGridLayout()
        for seat, info in enumerate(self._seats):
            field, name = self._field(seat, levels, people), LineEdit(look)
            name.setMaxLength(LONGEST_NAME)
            name.setAccessibleName(f"{info.name}: {say('lobby-name')}")
            name.setPlaceholderText(say("lobby-name"))
            name.setObjectName(f"seat-{seat + 1}-name")
            name.textChanged.connect(self._follow)
            rows.addWidget(Label(look, info.name, role="name"), seat, 0)
            rows.addWidget(field, seat, 1)
            rows.addWidget(name, seat, 2)
            self._fields.append(field)
            self._names.append(name)
        rows.setColumnStretch(2, 1)
        panel.body.addLayout(rows)
        self._problem = Label(look, tone="warning", wrap=True)
        panel.body.addWidget(self._problem)
        change = partial(self.button, kind="primary", key="Enter")
        self._change = change("change-seats", say("table-change-seats"), self._hand)
        self._change.setDefault(True)
        cancel = self.button("cancel-seats", say("shell-cancel"), self.reject, key="Esc")
        self.set_content(panel, buttons=(cancel, self._change))
        self._follow()

    def _field(self, seat: int, levels: Sequence[str], people: Sequence[str]) -> ComboBox:
        info, field = self._seats[seat], ComboBox(self.look)
        field.setObjectName(f"seat-{seat + 1}-player")
        field.setAccessibleName(f"{info.name}: {say('lobby-who-plays')}")
        field.addItem(_stays(info), "")
        taken = {folded(other.name) for other in self._seats}
        before = [held.name for held in info.x_held or () if held.is_human]
        for name in dict.fromkeys((*before, *people[:_MOST_KNOWN])):
            if folded(name) not in taken:
                field.addItem(name, f"{_PERSON}{name}")
        field.addItem(say("table-somebody-else"), _PERSON)
        for level in levels:
            if level != info.level:
                field.addItem(say("lobby-bot-level", level=level_name(level)), level)
        field.currentIndexChanged.connect(self._follow)
        return field

    def choices(self) -> dict[int, Holder]:
        """Return the new holders by seat; a name that is missing is empty."""
        found: dict[int, Holder] = {}
        taken = {folded(info.name) for info in self._seats}
        for seat, (field, typed) in enumerate(zip(self._fields, self._names, strict=True)):
            choice, info = str(field.currentData()), self._seats[seat]
            if choice.startswith(_PERSON):
                name = choice.removeprefix(_PERSON) or one_line(typed.text())
                found[seat] = Holder.model_construct(name=name, player=HUMAN)
            elif choice:
                name = info.name if info.level else fresh_bot_name(taken)
                taken.add(folded(name))
                found[seat] = bot(name, choice)
        return found

    def _follow(self) -> None:
        """Show the field for a name where one is needed, and what is wrong."""
        for field, typed in zip(self._fields, self._names, strict=True):
            typed.setVisible(field.currentData() == _PERSON)
        new = self.choices()
        after = [new.get(seat, info).name for seat, info in enumerate(self._seats)]
        twice = [name for name in after if [folded(n) for n in after].count(folded(name)) > 1]
        text = ""
        if "" in after:
            text = say("lobby-type-a-name")
        elif twice:
            text = say("lobby-two-players-have-one-name", name=twice[0])
        self._problem.setText(text)
        self._change.setEnabled(bool(new) and not text)

    def _hand(self) -> None:
        new = self.choices()
        self.accept()
        for seat, holder in new.items():
            self.handed.emit(seat, holder)


def _stays(info: SeatInfo) -> str:
    if info.is_human:
        return say("table-stays", name=info.name)
    return say("table-bot-stays", level=level_name(info.level))
