"""The choices below the envelope: for the form, the notebook and the audit."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.games.stock_exchange.action_builder import ActionBuilder
from stockgames.games.stock_exchange.form import Problem
from stockgames.presentation.panel import LOBBY, Choice, ChoiceGroup, Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.envelope import missing, missing_in_short
from stockgames.ui.table.stage_panels import SHEET

SEAL, TAKE_BACK, SKIP, NOTEBOOK = "seal", "take-back", "audit-skip", "notebook"


def build_panel(choosing: ActionBuilder) -> Panel:
    """Return what the action panel shows while the form is open."""
    if choosing.form is None or not choosing.open:
        return Panel()
    first = (_seal(choosing.form.problems()),)
    text = say("stock-exchange-undo")
    why = ""
    if not choosing.can_undo:
        why = say("stock-exchange-nothing-has-been-changed-yet")
    back = Choice(TAKE_BACK, text, key="Backspace", kind="quiet", why_not=why)
    return Panel("", (ChoiceGroup("", first), ChoiceGroup("", (back,))))


def notebook_panel() -> Panel:
    """Return the action panel for the open notebook."""
    text = say("stock-exchange-shut-the-notebook")
    shut = Choice(NOTEBOOK, text, key="N", kind="primary")
    return Panel("", (ChoiceGroup("", (shut,)),))


def ending_panel(is_over: bool) -> Panel:
    """Return the action panel during and after the audit."""
    home = Choice(LOBBY, say("table-leave-the-table"), kind="quiet")
    if is_over:
        first = Choice(SHEET, say("table-show-the-result"), key="Enter", kind="primary")
    else:
        skip = say("table-skip-to-the-end")
        first = Choice(SKIP, skip, key="End", kind="primary")
    return Panel("", (ChoiceGroup("", (first,)), ChoiceGroup("", (home,))))


def _seal(problems: Sequence[Problem]) -> Choice:
    left = missing(problems)
    if not left:
        text = say("stock-exchange-seal-the-envelope")
        return Choice(SEAL, text, key="Enter", kind="primary")
    label = missing_in_short(problems)
    return Choice(
        SEAL,
        label,
        key="Enter",
        kind="primary",
        why_not=say("stock-exchange-not-ready-to-seal", left=left),
    )
