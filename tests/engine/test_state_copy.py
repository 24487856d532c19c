"""A state's copy: what may change is copied, what can't is shared."""

from __future__ import annotations

from stockgames.engine.state import State


class Piles(State):
    rows: list[list[int]]
    hand: list[int]
    names: dict[str, int]
    gone: set[int]
    market: tuple[int, ...]

    def __init__(self) -> None:
        self.rows, self.hand, self.names, self.gone = [[1], [2]], [3], {"a": 4}, {5}
        self.market = (6, 7)


class More(Piles):
    extra: list[str]

    def __init__(self) -> None:
        super().__init__()
        self.extra = ["x"]


def test_what_changes_in_a_copy_stays_as_it_was_in_the_state() -> None:
    state = More()
    twin = state.copy()
    twin.rows[0].append(9)
    twin.hand.append(9)
    twin.names["b"] = 9
    twin.gone.add(9)
    twin.extra.append("y")
    assert (state.rows, state.hand, state.names, state.gone) == ([[1], [2]], [3], {"a": 4}, {5})
    assert state.extra == ["x"]
    assert twin.market is state.market
