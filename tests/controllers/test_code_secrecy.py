"""What an onlooker can know who sees every key: counted over all caps and all choices of a round.

A round's presses 1 to 4: security, side and size, which of three, influence. Phase 1 is shown, and
the side after Phase 2; the number and the influence stay hidden until prices have moved.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from itertools import product
from typing import TypeAlias

import pytest

from stockgames.controllers.code_card import BLOCKS, CodedPage, counting
from stockgames.engine.action import Action
from stockgames.engine.code_page import CodePage
from stockgames.games.exchange.actions import ChooseSecurity, Order
from stockgames.games.exchange.code_book import ExchangeCodeBook
from tests.games.exchange.table import dealt, view

Caps: TypeAlias = tuple[int, int, int, int]
"""Of security, side and size, which of three, influence."""
HIDDEN = 54
"""One of three numbers in each of three sizes, and six influences."""


def pages() -> dict[str, CodePage]:
    return {page.name: page for page in ExchangeCodeBook().pages(view(dealt(3, "caps"), None), 0)}


def all_caps() -> list[Caps]:
    security, order, influence = pages().values()
    presses = (*security.presses, *order.presses, *influence.presses)
    return [(a, b, c, d) for a, b, c, d in product(*(counting(press) for press in presses))]


def codes(page: CodePage) -> Callable[[tuple[int, ...], Action], str]:
    """Return what is pressed by caps and choice; each worked out once."""
    cards = product(*(counting(press) for press in page.presses))
    known = {
        (caps, action): CodedPage(page, BLOCKS[0], caps).code(action)
        for caps in cards
        for action in page.choices
    }
    return lambda caps, action: known[caps, action]


def ways(drawn: Iterable[Caps]) -> set[tuple[int, int, int]]:
    """Return for each transcript how many hidden choices fit, and by how many caps each."""
    security, order, influence = pages().values()
    press = [codes(page) for page in (security, order, influence)]
    heard: dict[tuple[object, ...], Counter[object]] = defaultdict(Counter)
    choices = list(product(security.choices, order.choices, influence.choices))
    for first, second, third, fourth in drawn:
        for trade, placed, vote in choices:
            assert isinstance(trade, ChooseSecurity)
            assert isinstance(placed, Order)
            keys = (
                press[0]((first,), trade)
                + press[1]((second, third), placed)
                + press[2]((fourth,), vote)
            )
            heard[keys, trade.security, placed.side][placed.shares, vote] += 1
    return {(len(fits), min(fits.values()), max(fits.values())) for fits in heard.values()}


def test_every_hidden_choice_fits_every_transcript_once() -> None:
    """An onlooker's guess is what it was before any key was pressed."""
    caps = all_caps()
    assert len(caps) == 324
    assert ways(caps) == {(HIDDEN, 1, 1)}


@pytest.mark.parametrize(
    "pretty",
    [
        lambda caps: len(set(caps)) == len(caps),
        lambda caps: caps[0] == caps[2] == caps[3] % 3,
    ],
    ids=["no cap twice", "one letter for all phases"],
)
def test_caps_that_are_chosen_would_tell(pretty: Callable[[Caps], bool]) -> None:
    """The count does notice: caps that lean rule choices out."""
    found = ways(caps for caps in all_caps() if pretty(caps))
    assert any(fits < HIDDEN for fits, _, _ in found)


def pairs_left(*, new_cap: bool) -> set[int]:
    """Return how many pairs of choices fit two keys of one press, the first of them taken back."""
    influence = pages()["influence"]
    code = codes(influence)
    caps = counting(influence.presses[0])
    fits: dict[tuple[str, str], set[tuple[Action, Action]]] = defaultdict(set)
    for cap, again in product(caps, caps):
        if new_cap or cap == again:
            for one, other in product(influence.choices, repeat=2):
                fits[code((cap,), one), code((again,), other)].add((one, other))
    return {len(pairs) for pairs in fits.values()}


def test_a_press_taken_back_tells_nothing_with_a_new_cap_and_much_with_the_old_one() -> None:
    assert pairs_left(new_cap=True) == {36}
    assert pairs_left(new_cap=False) == {6}
