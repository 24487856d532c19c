"""The audience of an event."""

from __future__ import annotations

import pytest

from stockgames.engine.event import Event, GameOver


@pytest.mark.parametrize(
    ("audience", "seen"),
    [
        (None, [True, True, True]),
        ((), [False, False, False]),
        ((1,), [False, False, True]),
        ((0, 1), [False, True, True]),
    ],
)
def test_an_event_is_seen_by_its_audience_alone(
    audience: tuple[int, ...] | None, seen: list[bool]
) -> None:
    event = Event(audience=audience)
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == seen


def test_an_event_answers_nobody_and_only_the_end_reveals() -> None:
    assert Event().answers is None
    assert (Event().reveals, GameOver().reveals) == (False, True)
