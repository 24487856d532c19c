"""The choices below the envelope: for the form, the notebook and the audit."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.games.stock_exchange import form
from stockgames.games.stock_exchange.action_builder import SEAL, TAKE_BACK, ActionBuilder
from stockgames.games.stock_exchange.form import Part, Problem
from stockgames.presentation.panel import LOBBY, SHEET, Choice, ChoiceGroup, Panel
from stockgames.presentation.sentences.speech import say

NEXT_PAGE, SKIP, NOTEBOOK = "audit-next-page", "audit-skip", "notebook"


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


def notebook_label() -> tuple[str, str]:
    """Return the label and the note of what opens the notebook."""
    return say("stock-exchange-notebook"), say("stock-exchange-everything-that-is-known-here")


def notebook_panel() -> Panel:
    """Return the action panel for the open notebook."""
    shut = Choice(NOTEBOOK, say("stock-exchange-shut-the-notebook"), key="N", kind="primary")
    return Panel("", (ChoiceGroup("", (shut,)),))


def ending_panel(is_over: bool) -> Panel:
    """Return the action panel during and after the audit."""
    if is_over:
        first = Choice(SHEET, say("table-show-the-result"), key="Enter", kind="primary")
        other = Choice(LOBBY, say("table-leave-the-table"), kind="quiet")
    else:
        first = Choice(NEXT_PAGE, say("stock-exchange-next-page"), key="Space", kind="primary")
        other = Choice(SKIP, say("table-skip-to-the-end"), key="End", kind="quiet")
    return Panel("", (ChoiceGroup("", (first,)), ChoiceGroup("", (other,))))


def _seal(problems: Sequence[Problem]) -> Choice:
    left = missing(problems)
    if not left:
        return Choice(SEAL, say("stock-exchange-seal-the-envelope"), key="Enter", kind="primary")
    label = missing_in_short(problems)
    why_not = say("stock-exchange-not-ready-to-seal", left=left)
    return Choice(SEAL, label, key="Enter", kind="primary", why_not=why_not)


def part_name(part: Part) -> str:
    """Return the name of a line in the envelope's list."""
    return say("stock-exchange-part", part=part.name)


def part_count(part: Part) -> str:
    """Return the progress of a part: `2 of 4`."""
    if part.asked:
        return say("stock-exchange-of", done=part.done, all=part.asked)
    return str(part.done) if part.done else say("stock-exchange-none")


def missing_in_short(problems: Sequence[Problem]) -> str:
    """Return the seal button's text while the form has problems; it names one or two parts."""
    if len({problem.part for problem in problems}) < 3 and all(p.left for p in problems):
        return say("stock-exchange-not-ready-missing", left=missing(problems))
    if not any(p.left for p in problems):
        return say("stock-exchange-not-ready-wrong", wrong=missing(problems))
    count = sum(problem.left or 1 for problem in problems)
    return say("stock-exchange-not-ready-choices-left", count=count)


def missing(problems: Sequence[Problem]) -> str:
    """Return what still prevents sealing, in one line; empty if nothing does."""
    left = {p.part: p.left for p in problems if p.left}
    wrong = sum(not p.left for p in problems)
    parts = []
    if count := left.get(form.PRODUCE, 0):
        parts.append(say("stock-exchange-to-produce", count=count))
    gifts = []
    if count := left.get(form.RESOURCE_GIFTS, 0):
        gifts.append(say("stock-exchange-count-resources", count=count))
    if count := left.get(form.STOCK_GIFTS, 0):
        gifts.append(say("stock-exchange-shares", count=count))
    if gifts:
        parts.append(say("stock-exchange-to-give", gifts=", ".join(gifts)))
    if wrong:
        parts.append(say("stock-exchange-to-change", count=wrong))
    return ", ".join(parts)
