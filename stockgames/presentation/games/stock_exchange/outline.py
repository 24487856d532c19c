"""The desk of Stock Exchange as text, part by part, with the viewer's notebook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from stockgames.controllers.stages import Stage
from stockgames.engine.action_builder import Target
from stockgames.engine.plain_text import isolated
from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.action_builder import ActionBuilder
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.audit import AuditPlan, Progress
from stockgames.games.stock_exchange.desk import Place, good_key, place_name
from stockgames.games.stock_exchange.facts import Facts, RoundFacts
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.stock_exchange import panels
from stockgames.presentation.games.stock_exchange.log_words import (
    detail,
    goods_list,
    hole_content,
    of_gifts,
    place_label,
    place_note,
    shares_list,
)
from stockgames.presentation.games.stock_exchange.panels import part_count, part_name
from stockgames.presentation.games.stock_exchange.results import audit_nodes, audit_targets
from stockgames.presentation.games.stock_exchange.terms import company, good, hint, short_company
from stockgames.presentation.games.stock_exchange.words import StockExchangeWords
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.outline import Node, Reading, decides, group, target_node
from stockgames.presentation.sentences.speech import NO_WORDS, say, signed


@dataclass(frozen=True, slots=True)
class Beside:
    """What the desk shows besides the facts: the forecast, and the details of a place."""

    gains: Sequence[str] = ()
    """By resource, what one more piece would bring; empty until that is calculated."""
    payments: Sequence[str] = ()
    """By company, what a share would pay."""
    detail: tuple[str, ...] = ()
    """Heading, text and forecast for the panel beside the production slots."""


def renew(choosing: ActionBuilder, view: StockExchangeView, context: TableContext) -> Facts:
    """Let the form be filled in if the context asks for it; return the facts of view and form."""
    is_open = context.asks and context.seat == view.seat
    choosing.renew(view, is_open=is_open, draft=context.draft)
    facts = choosing.facts()
    assert facts is not None
    return facts


def reading_of(choosing: ActionBuilder, context: TableContext) -> Reading:
    """Return the table in words while the envelope is filled; at the end, the whole audit."""
    words, facts = StockExchangeWords(), choosing.facts()
    assert facts is not None
    if facts.audit is not None and context.stage is Stage.OVER:
        plan = AuditPlan(facts.audit)
        progress = Progress(plan, len(plan.steps))
        board, spots = (of(progress, context.names) for of in (audit_nodes, audit_targets))
        return Reading(words, board, panels.ending_panel(is_over=True), spots)
    heading, text, extra = detail(None, choosing, facts, NO_WORDS, context.seats)
    board = nodes(facts, context, Beside(detail=(heading, text, extra.text)))
    targets = target_nodes(choosing.targets(), choosing, facts, context)
    return Reading(words, board, panels.build_panel(choosing), targets)


def target_nodes(
    targets: Iterable[Target[Place]], choosing: ActionBuilder, facts: Facts, context: TableContext
) -> list[Node]:
    """Return what can be pointed at, after the notebook."""
    own = [] if facts.seat is None else [target_node(panels.NOTEBOOK, *panels.notebook_label())]
    return [*own, *_targets(targets, choosing, facts, context)]


def _targets(
    targets: Iterable[Target[Place]], choosing: ActionBuilder, facts: Facts, context: TableContext
) -> Iterator[Node]:
    chosen = choosing.picked
    for target in targets:
        note = place_note(target.place, facts) or refusal_text("stock-exchange", target.refused)
        picked = target.place.kind != "swap" and target.name == chosen
        label = place_label(target.place, facts, context.names)
        yield target_node(target.name, label, note, picked=picked)


def nodes(facts: Facts, context: TableContext, beside: Beside) -> tuple[Node, ...]:
    """Return the envelope, every other seat, the viewer's desk and the notebook."""
    seats = (_seat(facts, seat, context) for seat in columns_from(context.front))
    return (*_envelope(facts), *seats, *_desk(facts, beside), *_notebook(facts, context))


def _envelope(facts: Facts) -> Iterator[Node]:
    count = say("stock-exchange-of-envelopes-are-in", count=facts.envelopes, all=p.SEATS)
    if facts.seat is None:
        yield Node("envelope", count)
        return
    name = company(facts.seat)
    title = say("stock-exchange-round-number-company", number=facts.round, company=name)
    sealed = say("stock-exchange-desk-title", what="sealed") if facts.is_sealed else ""
    value = "; ".join(filter(None, (count, sealed)))
    parts = [
        Node(f"envelope/{part.name}", part_name(part), part_count(part)) for part in facts.parts
    ]
    yield group("envelope", title, parts, value)


def _seat(facts: Facts, seat: SeatId, context: TableContext) -> Node:
    is_in = seat in facts.sealed
    values = [company(seat)]
    if is_in:
        values.append(say("stock-exchange-outline-sealed"))
    holes = _holes(facts, seat) if facts.seat is not None else ()
    node = group(f"seat-{seat}", context.names[seat], holes, "; ".join(values))
    return decides(node, facts.audit is None and not is_in)


def _holes(facts: Facts, seat: SeatId) -> Iterator[Node]:
    """Yield what the viewer's form gives a seat, or gave it before; or what all of them hold."""
    if facts.held:
        held, nothing = facts.held[seat], say("stock-exchange-nothing")
        goods, stocks = goods_list(held.resources), shares_list(held.stocks)
        yield Node(f"seat-{seat}/goods", say("stock-exchange-holds-resources"), goods or nothing)
        yield Node(f"seat-{seat}/stock", say("stock-exchange-holds-shares"), stocks or nothing)
        return
    holes = {"goods": facts.goods_holes[seat], "stock": facts.stock_holes[seat]}
    names = say("stock-exchange-resource"), say("stock-exchange-share")
    for (kind, hole), name in zip(holes.items(), names, strict=True):
        value = hole_content(hole)
        if hole.is_free and hole.gift is None and hole.received is None:
            value = say("stock-exchange-may-give")
        yield Node(f"seat-{seat}/{kind}", name, value)


def _desk(facts: Facts, beside: Beside) -> Iterator[Node]:
    shelves = (_shelf(facts, resource, beside) for resource in p.ALL_RESOURCES)
    yield group("own/warehouse", say("stock-exchange-warehouse-and-orders"), shelves)
    yield _production(facts, beside)
    yield _arrived(facts)
    yield _garnets(facts)
    yield _shares(facts, beside)


def _shelf(facts: Facts, resource: p.Resource, beside: Beside) -> Node:
    stack, values = facts.shelves[resource], [hint(resource).text]
    if facts.seat is not None:
        count = say("stock-exchange-outline-stack", held=stack.held, ordered=stack.ordered)
        values.insert(0, count)
    if change := facts.changes[resource]:
        values.insert(
            1, say("stock-exchange-outline-change", change=signed(change, str(abs(change))))
        )
    if gain := beside.gains[resource] if beside.gains else "":
        values.append(say("stock-exchange-outline-one-more", gain=gain))
    return Node(f"own/warehouse/{good_key(resource)}", good(resource), "; ".join(values))


def _production(facts: Facts, beside: Beside) -> Node:
    slots = (
        Node(f"own/production/{number + 1}", place_label(Place("slot", number), facts, ()))
        for number in range(p.PRODUCED if facts.seat is not None else 0)
    )
    value = " ".join(filter(None, beside.detail))
    return group("own/production", say("stock-exchange-production-four-resources"), slots, value)


def _arrived(facts: Facts) -> Node:
    name, last = say("stock-exchange-arrived-this-morning"), facts.arrived
    if facts.seat is None:
        return Node("own/arrived", name, say("stock-exchange-only-you-see-what-you-receive"))
    if last is None:
        return Node("own/arrived", name, say("stock-exchange-nothing-yet-gifts-come-at"))
    things = [text for text in (goods_list(last.resources), shares_list(last.stocks)) if text]
    if not things:
        return Node("own/arrived", name, say("stock-exchange-nothing-came-in-this-time"))
    value = f"{', '.join(things)}. {of_gifts(facts)}"
    return Node("own/arrived", name, value)


def _garnets(facts: Facts) -> Node:
    values = [say("stock-exchange-garnets-stay-secret")]
    if facts.seat is not None:
        values = [str(facts.garnets), say("stock-exchange-two-garnets-turn-one-foreign")]
    if facts.exchanged:
        turned_in = ", ".join(map(company, facts.exchanged))
        values = [str(facts.garnets), turned_in, say("stock-exchange-turned-into-own")]
    return Node("own/garnets", say("stock-exchange-garnets"), "; ".join(values))


def _shares(facts: Facts, beside: Beside) -> Node:
    text = say("stock-exchange-your-shares-in-hand", count=len(facts.shares))
    if not facts.lies_open:
        return Node("own/shares", say("stock-exchange-the-shares-lie-face-down"))
    if leaving := len(facts.entries.stocks) if facts.entries is not None else 0:
        text += say("stock-exchange-on-the-way", count=leaving)
    held = (_share(place, beside) for place in facts.shares)
    return group("own/shares", text, held, say("stock-exchange-on-the-tags-what-a"))


def _share(place: Place, beside: Beside) -> Node:
    value = say("stock-exchange-one-share")
    if beside.payments:
        value = f"{value}; {beside.payments[place.number]}"
    return Node(f"own/{place_name(place)}", company(place.number), value)


def _notebook(facts: Facts, context: TableContext) -> Iterator[Node]:
    if facts.seat is None:
        return
    title = say("stock-exchange-the-notebook-of", name=context.names[facts.seat])
    written = [page for page in pages(facts, context.names) if page.notes]
    yield group("own/notebook", title, (_page(n, page) for n, page in enumerate(written)))


def _page(number: int, page: NotebookPage) -> Node:
    inside = (
        Node(f"own/notebook/{number}/{at}", note.head, note.text)
        for at, note in enumerate(page.notes)
    )
    return group(f"own/notebook/{number}", page.title, inside)


def columns_from(front: int) -> tuple[int, ...]:
    """Return the seats of the cabinet's columns, seen from the seat in front."""
    return tuple(seat for seat in range(p.SEATS) if seat != front)


@dataclass(frozen=True, slots=True)
class Note:
    """A heading in the margin, with its text."""

    head: str
    text: str


@dataclass(frozen=True, slots=True)
class NotebookPage:
    """One column of the notebook."""

    title: str
    notes: tuple[Note, ...]


def pages(facts: Facts, names: Sequence[str]) -> tuple[NotebookPage, ...]:
    """Return a page for each round and one for the current position; empty for a spectator."""
    if not facts.rounds:
        return ()
    return (*(_round_page(past, names) for past in facts.rounds), _standing(facts, names))


def _note(head: str, text: str) -> Note:
    return Note(say("stock-exchange-note", head=head), text)


def _round_page(past: RoundFacts, names: Sequence[str]) -> NotebookPage:
    notes = []
    if past.arrival is not None:
        things = goods_list(past.arrival.resources), shares_list(past.arrival.stocks)
        text = ", ".join(filter(None, things))
        notes.append(_note("arrived", text or say("stock-exchange-nothing")))
    if past.submission is not None:
        notes += _submission_notes(past.submission, names, past.fizzled)
    elif past.is_now:
        notes.append(_note("now", say("stock-exchange-the-envelope-is-open")))
    return NotebookPage(say("stock-exchange-round-number", number=past.number), tuple(notes))


def _submission_notes(submission: Submit, names: Sequence[str], fizzled: bool | None) -> list[Note]:
    notes = []
    if submission.exchange:
        companies = ", ".join(map(short_company, submission.exchange))
        notes.append(_note("exchanged", say("stock-exchange-for-own", companies=companies)))
    counts = [submission.produce.count(resource) for resource in p.ALL_RESOURCES]
    notes.append(_note("made", goods_list(counts)))
    if fizzled is not None:
        fate = "coal" if fizzled else "kept"
        notes.append(_note("diamonds", say("stock-exchange-diamonds-fate", fate=fate)))
    goods = [(gift.to, good(gift.resource)) for gift in submission.resources]
    shares = [(gift.to, short_company(gift.company)) for gift in submission.stocks]
    for head, gifts in (("resources-given", goods), ("shares-given", shares)):
        given = (say("stock-exchange-to", thing=thing, name=names[to]) for to, thing in gifts)
        notes.append(_note(head, ", ".join(given)))
    return notes


def _standing(facts: Facts, names: Sequence[str]) -> NotebookPage:
    nothing, nobody = say("stock-exchange-nothing"), say("stock-exchange-nobody")
    notes = (
        _note("warehouse", goods_list(facts.resources) or nothing),
        _note("shares", _shares_held(facts.stocks) or nothing),
        Note(say("stock-exchange-garnets"), str(facts.garnets)),
        _note("owed-resource", _people(facts.owes_resource, names) or nobody),
        _note("owed-share", _people(facts.owes_stock, names) or nobody),
    )
    return NotebookPage(say("stock-exchange-how-things-stand"), notes)


def _shares_held(stocks: p.Counts) -> str:
    return ", ".join(
        short_company(number) if count == 1 else f"{count} {short_company(number)}"
        for number, count in enumerate(stocks)
        if count
    )


def _people(seats: Sequence[SeatId], names: Sequence[str]) -> str:
    return ", ".join(isolated(names[seat]) for seat in seats)


def notebook_text(facts: Facts, names: Sequence[str]) -> str:
    """Return the whole notebook for screen readers."""
    return ". ".join(
        f"{page.title}: " + "; ".join(f"{note.head}: {note.text}" for note in page.notes)
        for page in pages(facts, names)
        if page.notes
    )
