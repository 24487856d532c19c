"""The facts that a curtain before a table may show, made only from a spectator's view."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.table_state import TableState
from stockgames.presentation.words import undo_text
from stockgames.ui.window.curtain_facts import Other, PublicFacts


def public_facts(controller: TableController, state: TableState, words: AnyWords) -> PublicFacts:
    """Return what everyone may read while the screen is handed over."""
    context, view = state.context, controller.view
    seat, names = controller.seat or 0, context.names
    title = registry.meta(controller.game_id).title
    bar = controller.undo_bar
    return PublicFacts(
        names[seat],
        context.portraits[seat],
        f"{title}  ·  {words.status(view, context)}",
        tuple(words.prices(view)),
        tuple(words.standings(view, context)),
        others=tuple(
            Other(other, names[other], controller.may_change(other))
            for other in controller.may_be_called
        ),
        back=_who_comes_back(controller, names),
        why_not_back=undo_text(bar, names) if bar is not None else "",
    )


def _who_comes_back(controller: TableController, names: Sequence[str]) -> str:
    """Return who may take back the last turn; empty if nobody may, or if a button offers it."""
    last = controller.last_person
    if last is None or not controller.can_undo:
        return ""
    return "" if last in controller.may_be_called else names[last]
