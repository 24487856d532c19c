"""Who has which card, and keys pressed by several people at nearly the same time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.controllers.code_table import CodeTable, Press
from stockgames.engine.action import Action
from stockgames.engine.code_page import CodePage
from stockgames.engine.game import View, seen_as
from tests.named import Named

ROWS = tuple(tuple(Named(f"{row}{place}") for place in range(3)) for row in range(6))
PEOPLE = (0, 2, 3, 5)


@dataclass(frozen=True, slots=True)
class At(View):
    """A view of no game: it knows the chapter, and the page at hand."""

    chapter: int
    page: str


class Booklet:
    """Two pages a chapter."""

    def chapter(self, view: View) -> int:
        return seen_as(At, view).chapter

    def pages(self, view: View, seat: int) -> Sequence[CodePage]:
        return [CodePage("short", tuple((row[0],) for row in ROWS[:3])), CodePage("long", ROWS)]

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


def code(table: CodeTable, seat: int, row: int = 0, place: int = 0) -> str:
    """Return the keys of a choice on a person's long page."""
    card = table.card(seat)
    assert card is not None
    coded = card.page("long")
    assert coded is not None
    return coded.row_keys[row] + coded.column_keys[place]


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
    assert laid == {seat: ROWS[row][place] for seat, (row, place) in wanted.items()}
    assert halves(table) == []


def test_a_wrong_second_key_leaves_the_first_where_it_was() -> None:
    table = seated()
    typed = code(table, 0, 4, 2)
    card = table.card(0)
    assert card is not None
    coded = card.page("long")
    assert coded is not None
    wrong = next(key for key in table.block(0) if key not in coded.column_keys)
    table.press(typed[0])
    assert table.press(wrong) == Press(0, unheard="not-on-card")
    assert halves(table) == [0]
    assert table.press(typed[1]).action == Named("42")


def test_the_last_half_is_taken_back_first() -> None:
    table = seated()
    table.press(code(table, 0)[0])
    table.press(code(table, 2)[0])
    assert halves(table) == [0, 2]
    assert table.take_back()
    assert halves(table) == [0]
    assert table.press(code(table, 0)[1]).action == Named("00")
    table.press(code(table, 0)[0])
    assert [table.take_back(), table.take_back()] == [True, False]


def test_keys_of_nobody_and_of_those_not_asked_do_nothing() -> None:
    table = seated()
    table.only([0, 2])
    assert table.press("9") == Press(unheard="nobodys-key")
    assert table.press(code(table, 3)[0]) == Press(3, unheard="not-asked")
    assert table.press(code(table, 2)[0]) == Press(2)


def test_listening_anew_forgets_halves() -> None:
    table = seated()
    table.press(code(table, 0)[0])
    assert table.needs_two
    table.listen(At(1, "short"))
    assert halves(table) == []
    assert not table.needs_two


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
