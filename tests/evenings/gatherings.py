"""Evenings for the tests: random ones, and the one of the design picture."""

from hypothesis import strategies as st

from stockgames.evenings.evening import Evening, seating
from stockgames.evenings.standing import average

SEATS = {
    "nyse": range(1, 11),
    "portfolio": range(2, 6),
    "exchange": range(3, 7),
    "stock-exchange": range(8, 9),
}


def gather(people: int, *games: str) -> Evening:
    evening = Evening("Tuesday's evening", "2026-11-17T20:15:00Z", "23:30")
    for number in range(people):
        evening = evening.come(f"p{number}")
    for game in games:
        evening = evening.add(game)
    return evening


def play_next(evening: Evening, ranks: list[int] | None = None) -> Evening:
    """Play the next game to its end; by default, places are in seat order."""
    act = evening.next
    assert act is not None
    chairs = seating(evening, act, SEATS[act.game]).chairs
    begun = evening.begin(act.number, chairs, row=None, at="")
    places = ranks or list(range(1, len(chairs) + 1))
    return begun.finish(act.number, places, [-place for place in places], at="")


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    """Draw an evening in which people come and leave between games."""
    evening = gather(draw(st.integers(2, 9)))
    for number in range(draw(st.integers(0, 6))):
        if draw(st.booleans()) and len(evening.guests) < 12:
            evening = evening.come(f"late{number}", average(evening))
        if draw(st.booleans()) and len(evening.present) > 3:
            evening = evening.leave(draw(st.sampled_from(evening.present)))
        evening = evening.add(draw(st.sampled_from(sorted(SEATS))))
        act = evening.programme[-1]
        chairs = len(seating(evening, act, SEATS[act.game]).chairs)
        order = draw(st.lists(st.integers(1, chairs), min_size=chairs, max_size=chairs))
        evening = play_next(evening, [1 + sum(other < own for other in order) for own in order])
    return evening


def of_the_picture() -> Evening:
    """Return the evening of `evening.png`: two of four games played, Finn just added."""
    names = ("ada", "bela", "clara", "dmitri", "esra")
    evening = Evening("Tuesday's evening", "2026-11-17T20:15:00Z", "23:30")
    for name in names:
        evening = evening.come(name)
    for game in SEATS:
        evening = evening.add(game)
    first = {"bela": 1, "clara": 2, "ada": 3, "esra": 4, "dmitri": 5}
    second = {"ada": 1, "dmitri": 2, "clara": 3, "esra": 4, "bela": 5}
    for places in (first, second):
        act = evening.next
        assert act is not None
        chairs = seating(evening, act, SEATS[act.game]).chairs
        evening = evening.begin(act.number, chairs, row=None, at="")
        ranks = [places[chair or ""] for chair in chairs]
        evening = evening.finish(act.number, ranks, [40 - rank for rank in ranks], at="")
    return evening.come("finn", average(evening))
