"""Plays whole games by accessible names, descriptions and board marks only, as a blind player does.

It uses no Qt and nothing of the app, so that it can play over a real bus in another process as well
as in a test (`tests.soak.bus`, `tests/ui/games/test_by_ear.py`). Announcements are in `heard`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Role: TypeAlias = Literal["button", "mark", "text", "dialog", "other"]
"""A button; a checkable button; a text; a dialog that covers the rest."""
_FIXED = re.compile(r"Speed: |(Full log|Show recap|Rules|Hint|Undo|Menu)$|Sort by ")
"""Buttons that are always present and decide nothing."""
_ASKED_FOR = re.compile(r".*: pick a way|Pick a card")
"""The text of Exchange's golden button until a card is picked."""
_BECOMES = re.compile(r"(?:becomes|stays at) \$(\d+)M")
_ASIDE = re.compile(
    r"(Select a card|Offer a deal|Put back|Discard, end turn|Exposed card first|Leave the)"
)
_CARDS_TRIED = 2
"""How many cards of a hand are tried on the portfolios in one turn."""
_CARD = re.compile(r"(Ace|King|Queen|Jack|\d+) of (spades|hearts|clubs|diamonds)$")


@dataclass(frozen=True)
class Thing:
    """An accessible object, with a function that presses it."""

    role: Role
    name: str
    note: str
    inside: str
    """The name of its container."""
    marked: bool
    press: Callable[[], None]


class Ear(Protocol):
    """A connection to the app's accessible objects."""

    heard: list[str]
    """The announcements, line by line."""

    def things(self) -> list[Thing]:
        """Return all objects, in reading order."""
        ...

    def wait(self) -> None:
        """Process events for a moment."""
        ...


class LostError(Exception):
    """The player does not know how to continue."""


_PATIENCE = 1500
"""Polls within which something must happen."""


def play(ear: Ear, game: str, most: int = 400) -> str:
    """Play a started game; return its result. Raises LostError if it can't be continued."""
    for _ in range(most):
        result = _await_question(ear)
        if result:
            return result
        ANSWERS[game](ear)
    raise LostError(f"not over after {most} answers; heard last: {ear.heard[-3:]}")


def doing(ear: Ear) -> list[Thing]:
    """Return the buttons that decide something, the golden one first."""
    return _deciding(ear.things())


def _deciding(things: list[Thing]) -> list[Thing]:
    return [one for one in things if one.role == "button" and not _FIXED.match(one.name)]


def marks(ear: Ear, wanted: str) -> list[Thing]:
    """Return the board marks whose names match a pattern."""
    return [one for one in ear.things() if one.role == "mark" and re.match(wanted, one.name)]


def _point_at(ear: Ear, wanted: str, number: int = 0) -> None:
    found = marks(ear, wanted)
    if len(found) <= number:
        names = [one.name for one in marks(ear, ".")]
        raise LostError(f"nothing is called {wanted!r} among {names}")
    found[number].press()
    ear.wait()


def _await_question(ear: Ear) -> str:
    """Wait until a decision is due; return the result once it is shown, else ""."""
    before: list[str] = []
    for _ in range(_PATIENCE):
        ear.wait()
        things = ear.things()
        over = result_of(things)
        if over:
            return over
        open_ones = [one for one in _deciding(things) if one.name not in _WAITING]
        names = [one.name for one in open_ones]
        ways_on = [one for one in open_ones if _WAYS_ON.match(one.name)]
        if ways_on:
            ways_on[0].press()
        elif names and names == before:
            return ""
        before = names
    raise LostError(f"nothing is asked: {before}; heard last: {ear.heard[-3:]}")


_WAITING = ("Hurry", "Offer a deal", "To the lobby")
_WAYS_ON = re.compile(
    r"Next move$|Continue( now)?$|Skip to the end$|Show the result$|Once everyone has seen it$"
    r"|.+: lift the curtain$"
)
_ONLY_AT_THE_END = "Same again"


def result_of(things: list[Thing]) -> str:
    """Return the text of the closing page; empty while it is not visible."""
    pages = {one.name for one in things if one.role == "dialog"}
    ways = [one.inside for one in things if one.name == _ONLY_AT_THE_END]
    return next((inside for inside in ways if inside in pages), "")


def _take_what_rises(ear: Ear) -> None:
    """NYSE: take from the pile with the highest price afterwards."""
    prices = {
        one.name: int(found[1])
        for one in ear.things()
        if one.inside == "Supply" and (found := _BECOMES.search(one.note))
    }
    for name in sorted(prices, key=lambda name: -prices[name]):
        piles = marks(ear, f"Take {name}$")
        if piles and not piles[0].marked:
            piles[0].press()
            ear.wait()
        if piles:
            break
    next(one for one in doing(ear) if "pick" not in one.name).press()


def _lay_a_card(ear: Ear) -> None:
    """Exchange: pick one card after the other until one is accepted, and play it."""
    tried: set[str] = set()
    while asked := doing(ear):
        if not _ASKED_FOR.match(asked[0].name):
            asked[0].press()
            return
        cards = [one for one in marks(ear, ".") if not one.marked and one.name not in tried]
        if not cards:
            raise LostError(f"no card is taken up: {sorted(tried)}; heard last: {ear.heard[-3:]}")
        tried.add(cards[0].name)
        cards[0].press()
        ear.wait()


def _draw_and_lay(ear: Ear) -> None:
    """Portfolio: decline offers, draw as proposed, play a card that fits, then discard one."""
    asked = {one.name: one for one in doing(ear)}
    if "Decline" in asked:
        asked["Decline"].press()
        return
    golden = [one for name, one in asked.items() if not _ASIDE.match(name)]
    if golden:
        golden[0].press()
        return
    if not marks(ear, _CARD.pattern):
        return  # the curtain has come down since
    for number in range(_CARDS_TRIED):
        if number:
            _press_card(ear, number - 1)  # it is put back
        _press_card(ear, number)
        fits = [one for one in doing(ear) if not _ASIDE.match(one.name)]
        if fits:
            fits[0].press()
            return
        if len(marks(ear, _CARD.pattern)) <= number + 1:
            break
    discard = [one for one in doing(ear) if one.name.startswith("Discard")]
    if not discard:
        raise LostError(f"nothing to discard; can do: {[one.name for one in doing(ear)]}")
    discard[0].press()


def _press_card(ear: Ear, number: int) -> None:
    _point_at(ear, _CARD.pattern, number)


def _fill_the_envelope(ear: Ear) -> None:
    """Stock Exchange: order four goods, give what must be given, seal."""
    steps: tuple[tuple[str, str, str], ...] = (
        ("Production", r"(?!Coal|Prize).+ held", ""),
        ("Resource gifts", r".+, (?:[1-9] held|\d held, [1-9])", r"Resource for .+: none yet"),
        ("Share gifts", r"Share of ", r"Share for .+: none yet"),
    )
    for part, what, whom in steps:
        for _ in range(8):
            if _filled(ear, part):
                break
            for pattern in filter(None, (what, whom)):
                _point_at(ear, pattern)
        else:
            raise LostError(f"{part} is not complete; heard last: {ear.heard[-3:]}")
    seal = doing(ear)[0]
    if "ready" in seal.name:
        raise LostError(f"{seal.name}: {seal.note}")
    seal.press()


def _filled(ear: Ear, part: str) -> bool:
    told = next(one.note for one in ear.things() if one.name == part and " of " in one.note)
    done, _, asked = told.partition(" of ")
    return done == asked


ANSWERS: Mapping[str, Callable[[Ear], None]] = {
    "nyse": _take_what_rises,
    "exchange": _lay_a_card,
    "portfolio": _draw_and_lay,
    "stock-exchange": _fill_the_envelope,
}
