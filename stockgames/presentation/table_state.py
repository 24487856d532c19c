"""What a table shows at one moment: a state made once after each change, its panel, and all of it
as text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Final

from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Handover, Shown, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId, View
from stockgames.presentation import generic
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords, LogEntry, status_of
from stockgames.presentation.log import WordedMoves, log_entries
from stockgames.presentation.outline import Reading, as_text, reading
from stockgames.presentation.panel import SHEET, Choice, ChoiceGroup, Panel
from stockgames.presentation.sentences.speech import say

NEXT: Final = "next-move"
HURRY: Final = "hurry"
SKIP: Final = "skip-to-me"
HAND_ON: Final = "pass-on"
RETRY: Final = "ask-again"
_NO_PANEL: Final = Panel()
_MAY_SPEAK: Final = (Stage.THINKING, Stage.SHOWING, Stage.PAUSED)


@dataclass(frozen=True, slots=True)
class TableState:
    """All that the parts of a table page show; each takes from it what is its own."""

    context: TableContext
    """The game as it is now."""
    view: View
    """After the last move that the board has shown; log and status go no further."""
    shown_context: TableContext
    """The context to that view."""
    status: str = ""
    aim: str = ""
    """What wins and what ends the game; empty once it is over."""
    panel: Panel = _NO_PANEL
    log: Sequence[LogEntry] = ()
    """The latest entries of the log in order of time."""
    lately: Sequence[LogEntry] = ()
    """What others did last, for games whose turns have several moves."""
    tells_end: bool = True
    """Whether log and status include the end, or would."""
    can_undo: bool = False
    """Whether the last person's last move can be taken back."""
    can_redo: bool = False
    """Whether a move that was taken back can be made again."""
    can_replay: bool = False
    """Whether there are moves of others to show again."""
    next_person: SeatId | None = None
    """The person who gets the screen next; None if all continue together."""
    awaits_step: bool = False
    """Whether the next move waits for a press."""
    is_reveal: bool = False
    """Whether a reveal is shown, which has its own button for the next move."""
    is_replay: bool = False
    """Whether earlier or imagined moves are shown."""

    @property
    def question(self) -> object:
        """A value that differs for each question, and for each wait for others."""
        stage = self.context.stage
        is_waiting = stage in (Stage.SHOWING, Stage.THINKING) or self.is_replay
        return stage, self.context.seat, len(self.context.history), is_waiting

    def name(self, seat: SeatId | None) -> str:
        """Return the name of a seat; empty for none."""
        return self.context.seats[seat].name if seat is not None else ""


def is_answer(shown: Shown, humans: Sequence[SeatId]) -> bool:
    """Return whether a move is a bot's answer to a person, which stays until seen."""
    asked = {event.answers for event in shown.events} & set(humans)
    return bool(asked) and shown.seat not in humans


def panel_of(state: TableState, words: AnyWords, aside: Panel) -> Panel:
    """Return what can be done at this stage, while the game's table has no panel of its own.

    `aside` is what people can do while they have no decision to make.
    """
    panel = _stage_panel(state, words)
    if state.context.stage in _MAY_SPEAK:
        panel = replace(panel, groups=(*panel.groups, *aside.groups))
    return panel


def _stage_panel(state: TableState, words: AnyWords) -> Panel:
    """Return the panel while a move is shown, a bot thinks, or the screen is handed over."""
    stage = state.context.stage
    title = words.phase_title(state.view, replace(state.shown_context, stage=stage))
    match stage:
        case Stage.PASSING:
            return _passing(state, title)
        case Stage.THINKING:
            caption = say("table-thinks", name=state.name(state.context.seat))
            seat = state.context.seat
            if seat is not None and state.context.seats[seat].is_human:  # on a phone
                return Panel(title, (ChoiceGroup(caption, ()),))
            hurry = Choice(HURRY, say("table-move-now"), key="T", emblem="hourglass")
            return Panel(title, (ChoiceGroup(caption, (hurry, _skip())),))
        case Stage.PAUSED:
            return _single(title, RETRY, say("table-ask-the-bot-again"))
        case Stage.OVER:
            return _single(title, SHEET, say("table-show-the-result"))
        case _:
            return _showing(state, words, title)


def _single(title: str, name: str, label: str, note: str = "") -> Panel:
    choice = Choice(name, label, key="Enter", kind="primary")
    return Panel(title, (ChoiceGroup("", (choice,)),), note)


def _passing(state: TableState, title: str) -> Panel:
    name = state.name(state.context.seat)
    if state.next_person is None:
        note = say("table-has-just-learned-something-go", name=name)
        return _single(title, HAND_ON, say("table-back-to-all"), note)
    label = say("shell-pass-to", name=state.name(state.next_person))
    return _single(title, HAND_ON, label, say("table-has-just-learned-something-pass", name=name))


def _skip() -> Choice:
    return Choice(SKIP, say("table-skip-ahead"), key="End")


def _showing(state: TableState, words: AnyWords, title: str) -> Panel:
    context = state.context
    if state.awaits_step:
        return Panel(title, (_waiting(state, words),))
    if not context.history:
        return Panel(title)
    if state.is_replay:
        enough = Choice(SKIP, say("table-back-to-my-turn"), key="End")
        return Panel(say("table-only-shown"), (ChoiceGroup("", (enough,)),))
    mover = context.history[-1].seat
    caption = "" if mover is None else words.moved(state.name(mover))
    is_person = mover >= 0 and context.seats[mover].is_human
    return Panel(title, (ChoiceGroup(caption, () if is_person else (_skip(),)),))


def _waiting(state: TableState, words: AnyWords) -> ChoiceGroup:
    """Return the buttons for the next move, under the answer that a person has just got."""
    context, last = state.context, state.context.history[-1]
    answer = ""
    if is_answer(last, context.humans):
        answer = words.entry(last, context.at(last.number)).text
    label = say("table-stage-panels-next-move")
    step = () if state.is_reveal else (Choice(NEXT, label, key="Space", kind="primary"),)
    skip = () if state.next_person is not None else (_skip(),)
    return ChoiceGroup(answer, (*step, *skip))


def headless_context(
    match: Match, seat: SeatId | None, screen: Screen | None = None
) -> TableContext:
    """Return the context of a table with nobody else at the screen; a `screen` that is given is one
    at which the seat looks.
    """
    if screen is None:
        screen = Screen(match, Handover.TRUSTING)
        screen.viewer = seat
    stage = Stage.THINKING if match.actors else Stage.OVER
    return TableContext(
        seats=match.seats,
        stage=Stage.ASKING if seat is not None and seat in match.actors else stage,
        seat=seat if seat in match.actors else None,
        viewer=seat,
        front=seat or 0,
        humans=() if seat is None else (seat,),
        options=match.options,
        history=screen.shown(0),
        is_study=match.is_study,
    )


def text_table(match: Match, seat: SeatId | None) -> str:
    """Return the table of a match in words, as a seat or a spectator sees it."""
    view, context = match.view(seat), headless_context(match, seat)
    words, board, panel, targets = _read(match.game.meta.id, view, context)
    entries = log_entries(WordedMoves(words), context, begins=bool(match.seal))
    status = status_of(words, view, context, end_shown=True)
    return as_text(reading(board, status, panel, targets, entries[::-1]))


def words_of(match: Match) -> AnyWords:
    """Return the words of a match's game."""
    view, context = match.view(None), headless_context(match, None)
    words, *_ = _read(match.game.meta.id, view, context)
    return words


def _read(game_id: str, view: View, context: TableContext) -> Reading:
    """Return a game's table in words, with what can be chosen if the context asks for it; games
    without words of their own are read from code.
    """
    package = registry.plugin(game_id).words
    if not package:
        return generic.read(view, context)
    with registry.blaming(game_id):
        own: Any = import_module(f"{package}.outline")
        choosing = own.ActionBuilder()
        own.renew(choosing, view, context)
        found: Reading = own.reading_of(choosing, context)
        return found
