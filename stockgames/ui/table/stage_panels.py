"""The action panel by stage: the game's own choices, or what can be done meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stockgames.controllers.stages import Stage
from stockgames.controllers.table import TableController
from stockgames.engine.seat import SeatId
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.panel import SHEET, Choice, ChoiceGroup, Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter

NEXT: Final = "next-move"
HURRY: Final = "hurry"
SKIP: Final = "skip-to-me"
HAND_ON: Final = "pass-on"
RETRY: Final = "ask-again"


def stage_panel(controller: TableController, presenter: Presenter, words: AnyWords) -> Panel:
    """Return the panel while a move is shown, a bot thinks, or the screen is handed over."""
    view, context = presenter.as_shown()
    title = words.phase_title(view, replace(context, stage=controller.stage))
    match controller.stage:
        case Stage.PASSING:
            return _passing(controller, title)
        case Stage.THINKING:
            return _thinking(controller, title)
        case Stage.PAUSED:
            label = say("table-ask-the-bot-again")
            choice = Choice(RETRY, label, key="Enter", kind="primary")
            return Panel(title, (ChoiceGroup("", (choice,)),))
        case Stage.OVER:
            label = say("table-show-the-result")
            choice = Choice(SHEET, label, key="Enter", kind="primary")
            return Panel(title, (ChoiceGroup("", (choice,)),))
        case _:
            return _showing(controller, presenter, words, title)


def _name(controller: TableController, seat: SeatId | None) -> str:
    return controller.seats[seat].name if seat is not None else ""


def _passing(controller: TableController, title: str) -> Panel:
    label = say("table-back-to-all")
    note = say("table-has-just-learned-something-go", name=_name(controller, controller.seat))
    if controller.next_person is not None:
        label = say("shell-pass-to", name=_name(controller, controller.next_person))
        note = say("table-has-just-learned-something-pass", name=_name(controller, controller.seat))
    choice = Choice(HAND_ON, label, key="Enter", kind="primary")
    return Panel(title, (ChoiceGroup("", (choice,)),), note)


def _thinking(controller: TableController, title: str) -> Panel:
    caption = say("table-thinks", name=_name(controller, controller.seat))
    hurry = Choice(HURRY, say("table-move-now"), key="T", emblem="hourglass")
    return Panel(title, (ChoiceGroup(caption, (hurry, *_skip(controller))),))


def _skip(controller: TableController) -> tuple[Choice, ...]:
    if not controller.humans:
        label = say("table-skip-bots-to-the-end")
    else:
        label = say("table-skip-to-my-turn")
    return (Choice(SKIP, label, key="End"),)


def _answer(presenter: Presenter, words: AnyWords) -> str:
    """Return the answer that someone at the screen has just got; empty if there is none."""
    context = presenter.context()
    last = context.history[-1]
    return words.entry(last, context).text if presenter.is_answer(last) else ""


def _step(presenter: Presenter) -> Choice:
    """Return the button for the next move; during a reveal it does what its golden button does."""
    if presenter.moment is None:
        return Choice(NEXT, say("table-stage-panels-next-move"), key="Space", kind="primary")
    return Choice(NEXT, say("table-moment-on"), key="Space")


def _showing(
    controller: TableController, presenter: Presenter, words: AnyWords, title: str
) -> Panel:
    history = presenter.context().history
    mine = bool(history) and history[-1].seat in controller.humans
    if presenter.awaits_step:
        answer, steps = _answer(presenter, words), (_step(presenter), *_skip(controller))
        steps = steps if controller.next_person is None else steps[:1]  # someone's turn is next
        return Panel(title, (ChoiceGroup(answer, steps),))
    if not history:
        return Panel(title)
    if presenter.replaying:
        enough = Choice(SKIP, say("table-back-to-my-turn"), key="End")
        return Panel(say("table-only-shown"), (ChoiceGroup("", (enough,)),))
    mover = history[-1].seat
    caption = "" if mover is None else words.moved(_name(controller, mover))
    return Panel(title, (ChoiceGroup(caption, () if mine else _skip(controller)),))


_MAY_SPEAK: Final = (Stage.THINKING, Stage.SHOWING, Stage.PAUSED)


def shown_panel(parts: TableParts, controller: TableController, presenter: Presenter) -> Panel:
    """Return the current panel."""
    table, context = parts.game_table, presenter.context()
    panel = Panel()
    tells_end = context.stage is Stage.OVER and table.shows_end
    if context.asks or tells_end or parts.game_sheet is not None:
        panel = table.panel
    if not panel.groups:
        panel = stage_panel(controller, presenter, table.words)
        if context.stage in _MAY_SPEAK:
            panel = replace(panel, groups=(*panel.groups, *table.aside().groups))
    return panel
