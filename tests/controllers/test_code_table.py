"""Who has which card, and keys pressed by several people at nearly the same time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.controllers.code_card import CodedPage
from stockgames.controllers.code_table import CodeTable, Press
from stockgames.engine.action import Action
from stockgames.engine.code_page import CodePage, CodePress
from stockgames.engine.game import View, seen_as
from stockgames.engine.seat import SeatId
from tests.named import Named

PEOPLE = (0, 2, 3, 5)
SHORT = CodePage("short", tuple(Named(name) for name in "abc"), (CodePress(3),))
LONG = CodePage(
    "long",
    tuple(Named(f"{first}{then}") for first in range(6) for then in range(3)),
    (CodePress(3, rows=2), CodePress(3)),
)


@dataclass(frozen=True, slots=True)
class At(View):
    """A view of no game: it knows the chapter, and the page at hand."""

    chapter: int
    page: str
    actors: tuple[SeatId, ...] = PEOPLE


class Booklet:
    """Two pages a chapter."""

    def chapter(self, view: View) -> int:
        return seen_as(At, view).chapter

    def pages(self, view: View, seat: int) -> Sequence[CodePage]:
        return [SHORT, LONG]

    def page(self, view: View) -> str:
        return seen_as(At, view).page

    def asked(self, view: View) -> Sequence[int]:
        return PEOPLE

    def offers(self, view: View) -> Sequence[tuple[int, Action]]:
        return ()


def seated(seed: int = 1, page: str = "long") -> CodeTable:
    table = CodeTable(Booklet(), PEOPLE, Random(seed))
    view = At(1, page)
    for seat in PEOPLE:
        table.deal(seat, view)
    table.listen(view)
    return table


def page(table: CodeTable, seat: int, name: str = "long") -> CodedPage:
    card = table.card(seat)
    assert card is not None
    found = card.page(name)
    assert found is not None
    return found


def code(table: CodeTable, seat: int, first: int = 0, then: int = 0) -> str:
    """Return the keys of a choice on a person's long page."""
    return page(table, seat).code(Named(f"{first}{then}"))


def halves(table: CodeTable) -> list[int]:
    return list(table.half)


def test_everybody_needs_a_card_once_a_chapter() -> None:
    table = CodeTable(Booklet(), PEOPLE, Random(1))
    assert table.lacking(At(1, "short")) == list(PEOPLE)
    table.deal(2, At(1, "short"))
    assert table.lacking(At(1, "long")) == [0, 3, 5]
    assert table.lacks(2, At(2, "short"))


def test_a_card_stays_the_same_until_the_next_chapter() -> None:
    table = seated()
    first = table.card(0)
    table.deal(0, At(1, "short"))
    assert table.card(0) is first
    table.deal(0, At(2, "short"))
    assert table.card(0) != first


@given(st.integers(0, 1000), st.permutations([seat for seat in PEOPLE for _ in range(2)]))
def test_keys_pressed_through_each_other_are_sorted_out(seed: int, order: list[int]) -> None:
    table, rng = seated(seed), Random(seed)
    wanted = {seat: (rng.randrange(6), rng.randrange(3)) for seat in PEOPLE}
    codes = {seat: code(table, seat, *choice) for seat, choice in wanted.items()}
    laid = {}
    for seat in order:
        press = table.press(codes[seat][0])
        codes[seat] = codes[seat][1:]
        assert press.seat == seat
        if press.action is not None:
            laid[seat] = press.action
    assert laid == {seat: Named(f"{row}{place}") for seat, (row, place) in wanted.items()}
    assert halves(table) == []


def test_a_wrong_second_key_leaves_the_first_where_it_was() -> None:
    table = seated()
    typed = code(table, 0, 4, 2)
    table.press(typed[0])
    assert table.press(table.block(0)[4]) == Press(0, unheard="dead-key")
    assert halves(table) == [0]
    assert table.press(typed[1]).action == Named("42")


def test_the_keys_that_count_are_told_press_by_press() -> None:
    table = seated()
    assert table.live(2) == table.block(2)
    assert table.presses == 2
    table.press(code(table, 2)[0])
    assert table.live(2) == table.block(2)[:3]
    table.only([0])
    assert table.live(2) == ""


def test_a_key_taken_back_costs_its_cap_and_no_other() -> None:
    table, view = seated(), At(1, "long")
    old, other, short = page(table, 0).caps, code(table, 2), page(table, 0, "short")
    table.press(code(table, 0)[0])
    table.press(other[0])
    assert table.take_back(0)
    assert not table.take_back(0)
    assert table.lacking(view) == [0]
    table.deal(0, view)
    table.listen(view)
    card = table.card(0)
    assert card is not None
    assert card.fresh == {("long", 0)}
    assert page(table, 0).caps[1] == old[1]
    assert page(table, 0, "short") == short
    assert table.lacking(view) == []
    assert table.press(other[1]).action == Named("00"), "nobody else has to press again"
    assert [table.press(key).action for key in code(table, 0, 3, 1)] == [None, Named("31")]


def test_a_choice_undone_costs_both_its_caps() -> None:
    table, view = seated(), At(1, "long")
    for key in code(table, 0, 5, 2):
        table.press(key)
    assert table.lacking(At(1, "long", actors=(2, 3, 5))) == [], "what is laid is laid"
    assert table.lacking(view) == [0]
    table.listen(view)
    assert table.press(table.block(0)[0]) == Press(0, unheard="used-cap")
    table.deal(0, view)
    card = table.card(0)
    assert card is not None
    assert card.fresh == {("long", 0), ("long", 1)}
    assert table.lacking(view) == []


def test_whoever_does_the_drill_right_twice_in_a_row_is_sure() -> None:
    table = seated()
    for right in (True, False, True):
        table.drilled(2, right=right)
        assert not table.is_sure(2)
    table.drilled(2, right=True)
    assert table.is_sure(2)
    assert not table.is_sure(0)
    table.drilled(2, right=False)
    assert not table.is_sure(2)


def test_keys_of_nobody_and_of_those_not_asked_do_nothing() -> None:
    table = seated()
    table.only([0, 2])
    assert table.press("9") == Press(unheard="nobodys-key")
    assert table.press(code(table, 3)[0]) == Press(3, unheard="not-asked")
    assert table.press(code(table, 2)[0]) == Press(2)


def test_another_decision_forgets_halves_and_the_same_one_keeps_them() -> None:
    table = seated()
    table.press(code(table, 0)[0])
    table.listen(At(1, "long"))
    assert halves(table) == [0]
    table.listen(At(1, "short"))
    assert halves(table) == []
    assert table.presses == 1


def test_six_people_have_keys() -> None:
    table = CodeTable(Booklet(), tuple(range(6)), Random(1))
    assert len({table.block(seat) for seat in range(6)}) == 6


def test_before_anybody_listens_no_key_is_asked_for() -> None:
    table = CodeTable(Booklet(), PEOPLE, Random(1))
    assert table.press(table.block(2)[0]) == Press(2, unheard="not-asked")


def test_only_cards_of_the_chapter_that_was_left_replace_older_ones() -> None:
    table = CodeTable(Booklet(), PEOPLE, Random(1))
    table.resumed(At(3, "long"))
    replaced = []
    for chapter in (3, 4):
        table.deal(0, At(chapter, "long"))
        card = table.card(0)
        assert card is not None
        replaced.append(card.replaces)
    assert replaced == [True, False]


class Growing(Booklet):
    """A second page comes into the chapter later."""

    count = 1

    def pages(self, view: View, seat: int) -> Sequence[CodePage]:
        return super().pages(view, seat)[: self.count]


def test_who_may_have_to_decide_what_is_on_no_card_needs_a_new_one() -> None:
    book = Growing()
    table = CodeTable(book, PEOPLE, Random(1))
    table.deal(0, At(1, "short"))
    assert not table.lacks(0, At(1, "short"))
    book.count = 2
    assert table.lacks(0, At(1, "short"))
    book.count = 0
    assert not table.lacks(2, At(1, "short")), "nothing to decide needs no card"
