"""The Exchange table as text, part by part (see `presentation.outline`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stockgames.engine.state import SeatId
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.action_builder import ActionBuilder, CardTarget
from stockgames.games.exchange.facts import NOTE_VALUES, ExchangeFacts, SeatFacts, Slot, facts_of
from stockgames.games.exchange.forecast import Forecast, OrderForecast, SettledAt, VoteForecast
from stockgames.games.exchange.view import ExchangeView
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.exchange import terms
from stockgames.presentation.games.exchange.panels import build_panel, card_label, card_note
from stockgames.presentation.games.exchange.terms import force_text, foresight_title
from stockgames.presentation.games.exchange.words import ExchangeWords
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.outline import Node, Reading, decides, group, target_node
from stockgames.presentation.sentences.speech import money, say, signed_money

_DASH = "\N{EN DASH}"
SLEEVES = ("security", "order", "influence", "lobbyist")


def renew(choosing: ActionBuilder, view: ExchangeView, context: TableContext) -> ExchangeFacts:
    """Let a card be chosen from a view if the context asks for one; return the view's facts."""
    asked = context.asks and view.seat in (None, context.front)
    seat = context.seat if asked else None
    choosing.renew(view, seat, is_open=asked and bool(view.legal))
    return facts_of(view)


def reading_of(choosing: ActionBuilder, context: TableContext) -> Reading:
    """Return the table in words while an action is being chosen."""
    assert choosing.view is not None
    own, facts = ExchangeWords(), facts_of(choosing.view)
    targets = target_nodes(choosing.hand() if choosing.open else (), choosing)
    board = nodes(facts, context, choosing.forecast(choosing.action()))
    panel = build_panel(choosing, facts, context, own)
    return Reading(own, board, panel, targets)


def target_nodes(cards: Iterable[CardTarget], choosing: ActionBuilder) -> list[Node]:
    """Return the cards that can be pointed at."""
    return [
        target_node(
            card.name,
            card_label(card),
            card_note(card) or refusal_text("exchange", card.refused),
            picked=card.is_picked or card.name == choosing.picked,
        )
        for card in cards
    ]


def nodes(
    facts: ExchangeFacts, context: TableContext, forecast: Forecast | None = None
) -> tuple[Node, ...]:
    """Return the market, every seat clockwise from the front, and the viewer's sleeves.

    `forecast` is the displayed forecast of the picked card.
    """
    waiting = terms.waiting_note(facts.stage, facts.seats[context.front].doing)
    return (
        _market(facts, context),
        *(_seat(facts, seat, context) for seat in context.clockwise),
        _sleeves(facts, context.front),
        *_foresight(forecast),
        Node("own/hand", terms.hand_title(facts.stage), "" if context.asks else waiting),
    )


def _market(facts: ExchangeFacts, context: TableContext) -> Node:
    prices = (
        Node(f"market/{p.SECURITIES[s]}", terms.security_name(s), money(facts.prices[s]))
        for s in p.ALL_SECURITIES
    )
    ring = ", ".join(map(money, facts.board.prices))
    return group(
        "market",
        say("exchange-outline-market"),
        (
            *prices,
            Node("market/ring", say("exchange-outline-prices-round-the-ring"), ring),
            Node("market/opening", say("exchange-opening"), money(p.OPENING_PRICE)),
            Node("market/joint", terms.ends_meet(facts.board)),
            Node("market/rounds", say("exchange-outline-rounds", rounds=p.ROUNDS)),
            *_forces(facts),
            _lobbyist(facts, context),
        ),
        _round(facts),
    )


def _round(facts: ExchangeFacts) -> str:
    if facts.stage in (p.CLOSE, p.OVER):
        return say("exchange-close")
    when = "during" if facts.round else "before"
    return say("exchange-outline-round", when=when, round=facts.round, rounds=p.ROUNDS)


def _lobbyist(facts: ExchangeFacts, context: TableContext) -> Node:
    place, name = "market/lobbyist", say("exchange-outline-lobbyist")
    if facts.lobbyist is None:
        return Node(place, name, say("exchange-outline-with-nobody"))
    leader = context.names[facts.lobbyist]
    return Node(place, name, say("exchange-the-lobbyist-stands-with", name=leader))


def _forces(facts: ExchangeFacts) -> Iterator[Node]:
    to_come = say("exchange-to-come", count=facts.forces_left)
    yield Node("market/forces", say("exchange-outline-market-forces"), to_come)
    if facts.force is not None:
        yield Node("market/force", say("exchange-outline-last-force"), _force(facts.force))
    if facts.coming is not None:
        yield Node("own/coming", say("exchange-outline-coming-force"), _force(facts.coming))


def _force(force: p.ForceId) -> str:
    text = force_text(force)
    return f"{text.title}, {terms.moves_text(force)}. {text.date}: {text.line}"


def _seat(facts: ExchangeFacts, seat: SeatId, context: TableContext) -> Node:
    seat_facts = facts.seats[seat]
    values = [
        terms.seat_note(seat, seat_facts.founder, context),
        terms.standing(seat_facts),
        terms.done(seat_facts),
    ]
    inside = _owned(seat_facts, facts)
    node = group(
        f"seat-{seat}",
        context.names[seat],
        (*inside, *_marks(seat_facts), *_cards(seat_facts)),
        "; ".join(filter(None, values)),
    )
    return decides(node, seat in facts.actors)


def _owned(seat: SeatFacts, facts: ExchangeFacts) -> Iterator[Node]:
    """Yield shares, cash and net worth; dashes before the founder is shown."""
    place, known = f"seat-{seat.seat}", seat.is_founded
    for security in p.ALL_SECURITIES:
        shares = _shares(seat, security, facts.prices[security]) if known else _DASH
        inside = f"{place}/shares/{p.SECURITIES[security]}"
        yield Node(inside, terms.security_name(security), shares)
    notes = ", ".join(
        f"{count} {terms.TIMES} {money(value)}"
        for value, count in zip(NOTE_VALUES, seat.notes, strict=True)
    )
    cash = f"{money(seat.cash)} ({notes})" if known else _DASH
    yield Node(f"{place}/cash", say("exchange-in-cash"), cash)
    worth = money(seat.net_worth) if known else _DASH
    yield Node(f"{place}/worth", say("exchange-net-worth-now"), worth)


def _shares(seat: SeatFacts, security: p.Security, price: int) -> str:
    count = seat.shares[security]
    each, all_of_them = money(price), money(count * price)
    return f"{count} {terms.TIMES} {each} = {all_of_them}"


def _marks(seat: SeatFacts) -> Iterator[Node]:
    if seat.debt:
        yield Node(f"seat-{seat.seat}/debt", say("exchange-outline-still-to-pay"), money(seat.debt))
    if seat.is_informed:
        yield Node(f"seat-{seat.seat}/informed", say("exchange-outline-knows-the-coming-force"))


def _cards(seat: SeatFacts) -> Iterator[Node]:
    for index, slot in enumerate(seat.slots):
        if slot.state != "none":
            yield _sleeve(f"seat-{seat.seat}/sleeves", index, slot)


def _sleeves(facts: ExchangeFacts, front: SeatId) -> Node:
    slots = enumerate(facts.sleeves(front))
    inside = (_sleeve("own/sleeves", index, slot) for index, slot in slots)
    return group("own/sleeves", say("exchange-outline-sleeves"), inside)


def _sleeve(place: str, index: int, slot: Slot) -> Node:
    name = say("exchange-sleeve", sleeve=SLEEVES[index])
    inside = ", ".join(filter(None, (_face(slot), sleeve_state(index, slot))))
    return Node(f"{place}/{SLEEVES[index]}", name, inside)


def sleeve_state(index: int, slot: Slot) -> str:
    """Return the state of a sleeve's card; empty if the sleeve has none."""
    match slot.state:
        case "open":
            return say("exchange-goes-here")
        case "own" | "back":
            return say("exchange-face-down")
        case "face":
            return say("exchange-side-shown") if index == 1 else say("exchange-shown")
        case "none":
            return ""


def _face(slot: Slot) -> str:
    face = slot.face
    if face is None:
        return ""
    if face.by:
        return terms.influence_text(face.security, face.by)
    if face.side == p.NONE:
        return terms.security_name(face.security)
    side = p.SIDES[face.side]
    if not face.shares:
        return say("exchange-side-told", side=side)
    return say("exchange-order-told", side=side, count=face.shares)


def _foresight(forecast: Forecast | None) -> Iterator[Node]:
    if isinstance(forecast, VoteForecast):
        yield Node("own/foresight", terms.effect(forecast))
    elif isinstance(forecast, OrderForecast):
        rows = (
            Node(f"own/foresight/{row.price}", money(row.price), _settled(row))
            for row in forecast.rows
        )
        name = f"{foresight_title(forecast)} {say('exchange-settled-at')}"
        yield group("own/foresight", name, rows)


def _settled(row: SettledAt) -> str:
    risk = "ruin" if row.may_ruin else "short" if row.is_short else "none"
    amount = signed_money(row.amount)
    return say("exchange-outline-risk", amount=amount, risk=risk)
