"""A page of a code card: one decision, laid out in rows."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine.action import Action


@dataclass(frozen=True, slots=True)
class CodePage:
    """One decision and its choices: up to six rows of the same length, up to six long.

    Rows of one choice take one key each; longer ones take a key for the row, then one for the
    column.
    """

    name: str
    rows: tuple[tuple[Action, ...], ...]
