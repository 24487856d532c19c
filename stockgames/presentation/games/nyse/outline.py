"""The NYSE table as text, part by part (see `presentation.outline`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from stockgames.engine.state import SeatId
from stockgames.games.nyse.action_builder import ActionBuilder, Place, Target
from stockgames.games.nyse.actions import kind_key
from stockgames.games.nyse.facts import NyseFacts, SeatFacts, SectorFacts, facts_of
from stockgames.games.nyse.parts import ALL_COLORS, COLORS, PLAIN, Kind
from stockgames.games.nyse.view import NyseView
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.nyse.panels import build_panel, target_label, target_note
from stockgames.presentation.games.nyse.terms import (
    LETTERS,
    chip,
    chips,
    money,
    sector,
    special_short,
)
from stockgames.presentation.games.nyse.words import NyseWords, becomes, is_concealed
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.outline import Node, Reading, decides, group, target_node
from stockgames.presentation.sentences.speech import say


def renew(choosing: ActionBuilder, view: NyseView, context: TableContext) -> NyseFacts:
    """Let an action be chosen from a view if the context asks for one; return the view's facts."""
    concealed = is_concealed(context)
    is_open = context.asks and bool(view.legal)
    choosing.renew(view, is_open=is_open, concealed=concealed)
    return facts_of(view, concealed=concealed)


def reading_of(choosing: ActionBuilder, context: TableContext) -> Reading:
    """Return the table in words while an action is being chosen."""
    words, concealed = NyseWords(), is_concealed(context)
    assert choosing.view is not None
    facts = facts_of(choosing.view, concealed=concealed)
    targets = target_nodes(choosing.targets(), choosing, facts, context, {})
    panel = build_panel(choosing, facts, context, words)
    return Reading(words, nodes(facts, context, words), panel, targets)


def target_nodes(
    targets: Sequence[Target],
    choosing: ActionBuilder,
    facts: NyseFacts,
    context: TableContext,
    known: dict[Target, Node],
) -> list[Node]:
    """Return what can be pointed at, after what rests while a special chip is played.

    `known` keeps the nodes of the position's targets.
    """
    nodes = [*_resting(targets, choosing, facts)]
    for target in targets:
        if target not in known:
            label, note = target_label(target, context), target_note(target, choosing, facts)
            known[target] = target_node(target.name, label, note)
        node = known[target]
        nodes.append(replace(node, state="picked") if target.name == choosing.picked else node)
    return nodes


RESTS: Final = "rests"
"""The first part of the names of places that rest: `rests-pile-2`."""


def _resting(
    targets: Sequence[Target], choosing: ActionBuilder, facts: NyseFacts
) -> Iterator[Node]:
    rests = choosing.rests()
    if rests is None or choosing.view is None:
        return
    taken = {target.place for target in targets}
    kinds = (kind for kind, held in enumerate(choosing.view.hand) if held and kind % 4 != PLAIN)
    places: list[Place] = [("pile", color) for color in ALL_COLORS]
    for place in [*places, *(("chip", kind) for kind in kinds)]:
        kind, number = place
        if place not in taken:
            label = sector(number) if kind == "pile" else chip(*divmod(number, 4))
            marker = choosing.marker_of(place)
            note = target_note(marker, choosing, facts) if marker else refusal_text("nyse", rests)
            yield target_node(f"{RESTS}-{kind}-{number}", label, note)


def resting_place(name: str) -> Place:
    """Return the place whose name begins with `RESTS`."""
    _, kind, number = name.split("-")
    return ("pile" if kind == "pile" else "chip", int(number))


def nodes(facts: NyseFacts, context: TableContext, words: NyseWords) -> tuple[Node, ...]:
    """Return the board, the supply, every seat clockwise from the front, and the viewer's hand."""
    return (
        _market(facts, context, words),
        _supply(facts),
        *(_seat(facts, seat, context, words) for seat in context.clockwise),
        _hand(facts, context, words),
    )


def _market(facts: NyseFacts, context: TableContext, words: NyseWords) -> Node:
    pit = say("nyse-empty")
    if facts.fallen:
        pit = say("nyse-worthless", sectors=", ".join(map(sector, facts.fallen)))
    ways = ", ".join(money(value) for value in facts.board)
    return group(
        "market",
        say("nyse-valuation-board"),
        (
            Node("market/prices", say("nyse-outline-prices-along-the-board"), ways),
            *(_sector(sector_facts, context, words) for sector_facts in facts.sectors),
            Node("market/pit", say("nyse-the-pit"), pit),
        ),
        say("nyse-a-chip-is-worth-what"),
    )


def _sector(facts: SectorFacts, context: TableContext, words: NyseWords) -> Node:
    place = f"market/{COLORS[facts.color]}"
    if facts.is_out:
        letter = LETTERS[facts.color]
        value = f"{say('nyse-out', letter=letter)}; {words.news(facts, context).text}"
        return Node(place, lettered(facts), value)
    price, (one, two) = money(facts.price), map(becomes, facts.ahead)
    value = say("nyse-outline-marker", price=price, perch=facts.perch + 1, one=one, two=two)
    return Node(place, lettered(facts), f"{value}; {words.news(facts, context).text}")


def lettered(facts: SectorFacts) -> str:
    """Return the name of a sector with its letter, which is also its key."""
    return say("nyse-outline-lettered", sector=sector(facts.color), letter=LETTERS[facts.color])


def _supply(facts: NyseFacts) -> Node:
    piles = (
        Node(
            f"supply/{COLORS[sector_facts.color]}",
            sector(sector_facts.color),
            f"{chips(sector_facts.left)}; {becomes(sector_facts.ahead[0])}"
            if sector_facts.left
            else say("nyse-empty"),
        )
        for sector_facts in facts.sectors
    )
    left = say("nyse-chips-left-in-the-supply", count=facts.left)
    return group("supply", say("nyse-outline-supply"), piles, left)


def _seat(facts: NyseFacts, seat: SeatId, context: TableContext, words: NyseWords) -> Node:
    seat_facts = facts.seats[seat]
    notes = [words.plate_note(seat_facts, context, short=False)]
    if seat_facts.chips is None:
        notes.append(say("nyse-hand-concealed"))
    else:
        note = words.value_note(facts, seat, own=seat == context.front)
        notes.append(f"{money(seat_facts.value)} {note}".strip())
    node = group(f"seat-{seat}", context.names[seat], _holdings(seat_facts), "; ".join(notes))
    return decides(node, seat_facts.on_turn)


def _holdings(facts: SeatFacts) -> Iterator[Node]:
    for color, count in enumerate(facts.chips or ()):
        place = f"seat-{facts.seat}/chips/{COLORS[color]}"
        yield Node(place, sector(color), str(count))
    for kind, count in Counter(facts.known).items():
        place = f"seat-{facts.seat}/known/{kind_key(kind)}"
        yield Node(place, say("nyse-outline-known"), _counted(kind, count))


def _hand(facts: NyseFacts, context: TableContext, words: NyseWords) -> Node:
    """Return the front seat's chips; undersides only where the screen shows them."""
    front, face_up = facts.seats[context.front], context.viewer == context.front
    held = (
        Node(f"own/hand/{kind_key(kind)}", _counted(kind, count))
        for kind, count in Counter(facts.hand if face_up else ()).items()
    )
    value = words.totals(front.worth, short=False)
    if not value:
        value = say("nyse-no-chips-yet") if front.chips is not None else say("nyse-hand-concealed")
    return group("own/hand", hand_title(context), held, value)


def hand_title(context: TableContext) -> str:
    """Return the title of the front seat's hand."""
    if context.viewer != context.front:
        return say("nyse-undersides-hidden")
    if len(context.humans) > 1:
        return say("nyse-somebodys-hand-undersides-showing", name=context.names[context.front])
    return say("nyse-your-hand-undersides-showing")


def _counted(kind: Kind, count: int) -> str:
    name, short = chip(kind >> 2, kind & 3), special_short(kind & 3)
    label = f"{name} ({short})" if short else name
    return say("nyse-outline-counted", chip=label, count=count)
