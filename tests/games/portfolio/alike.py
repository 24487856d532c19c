"""Another game that is indistinguishable for one observer: hidden cards change places."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stockgames.engine.match import Match, Move
from stockgames.games.portfolio import events
from stockgames.games.portfolio.actions import Reshuffle
from stockgames.games.portfolio.options import Setup
from stockgames.games.portfolio.parts import CARD_NAMES, Card
from tests.games.portfolio.table import GAME, card


class _Thing:
    """One physical card, whatever is printed on it."""

    def __init__(self, face: Card) -> None:
        self.face = face
        self.known = False
        """Whether the observer has seen it, or it was named by anybody."""


def another_world(match: Match, observer: int | None, rng: Random) -> Match:
    """Return a table that looks the same to the observer (None: a bystander).

    Cards that it never saw, and that were never named, change places with each other: those of the
    first deal, and those of the reshuffled stock.
    """
    table = _Things(match, observer, rng)
    for move in match.moves:
        table.play(move)
    for group in table.groups:
        hidden = [thing for thing in group if not thing.known]
        faces = [thing.face for thing in hidden]
        rng.shuffle(faces)
        for thing, face in zip(hidden, faces, strict=True):
            thing.face = face
    other = Match(GAME, match.seats, match.options, table.setup())
    for move in match.moves:
        chosen = move.action
        if isinstance(chosen, Reshuffle):
            chosen = Reshuffle(tuple(thing.face for thing in table.groups[1]))
        other.act(move.seat, chosen)
    return other


class _Things:
    def __init__(self, match: Match, observer: int | None, rng: Random) -> None:
        setup = match.setup
        assert isinstance(setup, Setup)
        self._given = setup
        self._observer = observer
        self._rng = rng
        self._dealt = [[_Thing(card(name)) for name in hand] for hand in setup.hands]
        self._first_stock = [_Thing(card(name)) for name in setup.stock]
        self.groups = [[thing for hand in self._dealt for thing in hand] + self._first_stock]
        self.hands = [hand[:] for hand in self._dealt]
        self.stock = self._first_stock[:]
        if observer is not None:
            self._see(self.hands[observer])

    def setup(self) -> Setup:
        """Return the present deal."""
        return Setup(
            dealer=self._given.dealer,
            hands=[[CARD_NAMES[thing.face] for thing in hand] for hand in self._dealt],
            stock=[CARD_NAMES[thing.face] for thing in self._first_stock],
            discard=self._given.discard,
        )

    def play(self, move: Move) -> None:
        """Track the cards of a move."""
        if isinstance(move.action, Reshuffle):
            self.stock = [_Thing(face) for face in move.action.stock]
            self.groups.append(self.stock[:])
        for event in move.events:
            self._follow(event)

    def _follow(self, event: object) -> None:
        match event:
            case events.StockDrawn(seat=seat, count=count):
                drawn, self.stock = self.stock[:count], self.stock[count:]
                self.hands[seat] += drawn
                if seat == self._observer:
                    self._see(drawn)
            case events.ExposedTaken(seat=seat, card=face):
                self._gain(seat, [face])
            case events.Founded(seat=seat, cards=faces):
                self._lose(seat, faces)
            case (
                events.Extended(seat=seat, card=face)
                | events.Capped(seat=seat, card=face)
                | events.Neutralized(seat=seat, card=face)
                | events.Acquired(seat=seat, card=face)
            ):
                self._lose(seat, [face])
            case events.Discarded(seat=seat, card=face):
                # Discarding a card like the one just taken shows that the seat has two (P10).
                self._see([thing for thing in self.hands[seat] if thing.face == face])
                self._lose(seat, [face])
            case events.Offered(seat=seat, offer=offer):
                # Offering a card reveals it; whether the partner has the requested one is secret.
                self._see(self._pick(seat, offer.give.cards))
            case events.DealMade(maker=maker, partner=partner, give=give, get=get):
                self._lose(maker, give.cards)
                self._lose(partner, get.cards)
                self._gain(maker, get.cards)
                self._gain(partner, give.cards)
            case events.HandShown(seat=seat, partner=partner):
                if partner == self._observer:
                    self._see(self.hands[seat])

    def _see(self, things: Sequence[_Thing]) -> None:
        for thing in things:
            thing.known = True

    def _pick(self, seat: int, faces: Sequence[Card]) -> list[_Thing]:
        picked: list[_Thing] = []
        for face in faces:
            alike = [t for t in self.hands[seat] if t.face == face and t not in picked]
            picked.append(self._rng.choice(alike))
        return picked

    def _gain(self, seat: int, faces: Sequence[Card]) -> None:
        things = [_Thing(face) for face in faces]
        self._see(things)
        self.hands[seat] += things

    def _lose(self, seat: int, faces: Sequence[Card]) -> None:
        things = self._pick(seat, faces)
        self._see(things)
        for thing in things:
            self.hands[seat].remove(thing)
