"""Messages of every table: results, refusals, trouble, why nothing can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.controllers.screen import UndoRefusal
from stockgames.controllers.stages import Trouble
from stockgames.engine.errors import PluginError, Refused
from stockgames.engine.plain_text import LONGEST_NAME, folded, isolated, one_line
from stockgames.engine.registry import API
from stockgames.engine.state import Result
from stockgames.presentation.context import TableContext
from stockgames.presentation.sentences.speech import is_known, listed, money, say


def refusal_text(game_id: str, refused: Refused | None) -> str:
    """Return the rule that forbids something, in one or two sentences; empty for None.

    The message is `GAME-refused-CODE`. A code without one (a game without messages) is shown as
    words, with its ruling.
    """
    if refused is None:
        return ""
    sentence = f"{game_id}-refused-{refused.code}"
    if is_known(sentence):
        return say(sentence, cost=money(refused.cost), held=money(refused.held))
    code = refused.code.replace("-", " ")
    return say("table-not-allowed", code=code, ruling=refused.ruling)


def headline(result: Result, context: TableContext) -> str:
    """Return who won, alone or together."""
    winners = [seat for seat, place in enumerate(result.ranks) if place == 1]
    if winners == [context.own]:
        return say("table-you-win")
    if len(winners) == 1:
        return say("table-wins", name=context.names[winners[0]])
    return say(
        "table-share-the-first-place", names=listed([context.names[seat] for seat in winners])
    )


def trouble_text(code: Trouble) -> str:
    return say("table-trouble", code=code)


def undo_text(refusal: UndoRefusal, names: Sequence[str]) -> str:
    """Return why undo isn't possible, in one sentence."""
    name = names[refusal.seat] if refusal.seat is not None else ""
    return say("table-no-undo", code=refusal.code, name=name)


def tally(name: str, *parts: str) -> str:
    """Return what a player has, in one line; empty parts are left out."""
    return "  ·  ".join((isolated(name), *filter(None, parts)))


def name_problem(text: str, taken: Sequence[str] = ()) -> str:
    """Return what is wrong with a typed name, in a sentence; empty if nothing is.

    `taken` are names that others have. Names that look alike count as equal.
    """
    name = one_line(text)
    if not name:
        return say("people-name-empty")
    if len(name) > LONGEST_NAME:
        return say("people-name-long", count=len(name), most=LONGEST_NAME)
    if name != " ".join(text.split()):
        return say("people-name-cleaned")
    other = next((each for each in taken if folded(each) == folded(name)), "")
    return say("people-name-taken", name=other) if other else ""


def package_text(error: PluginError) -> str:
    """Return what is wrong with the package of a game."""
    return say(
        "app-package", code=error.code, package=error.package, detail=error.detail, here=str(API)
    )
