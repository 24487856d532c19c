"""A page of a code card: one decision, made by one key press or by several."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine.action import Action


@dataclass(frozen=True, slots=True)
class CodePress:
    """One press: which of a few cells, in one row or in two."""

    columns: int
    """1 to 3."""
    rows: int = 1
    """1 or 2; the second row says the reverse of the first."""

    @property
    def cells(self) -> int:
        """How many cells there are to choose from."""
        return self.columns * self.rows


@dataclass(frozen=True, slots=True)
class CodePage:
    """One decision: its choices by the cells of its presses, those of the last press fastest."""

    name: str
    choices: tuple[Action, ...]
    presses: tuple[CodePress, ...]

    def cells_of(self, action: Action) -> tuple[int, ...]:
        """Return the cell of each press that makes this choice, row by row from 0."""
        rest, cells = self.choices.index(action), list[int]()
        for press in reversed(self.presses):
            rest, cell = divmod(rest, press.cells)
            cells.append(cell)
        return tuple(reversed(cells))

    def choice(self, cells: tuple[int, ...]) -> Action:
        """Return the choice that these cells make, one for each press."""
        number = 0
        for press, cell in zip(self.presses, cells, strict=True):
            number = number * press.cells + cell
        return self.choices[number]
