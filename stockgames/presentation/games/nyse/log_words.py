"""The log's sentences about a game of NYSE."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.controllers.stages import Shown
from stockgames.engine.state import Event, SeatId
from stockgames.games.nyse import events
from stockgames.games.nyse.actions import SUPPLY, marking_key
from stockgames.games.nyse.parts import CRASHED, price
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.games.nyse.terms import money, sector, special
from stockgames.presentation.sentences.speech import say


def event_sentence(event: Event, names: Sequence[str]) -> str:
    """Return the log's sentence for a move, made from this event; empty for minor events."""
    match event:
        case events.Took(seat=seat, color=color):
            return say("nyse-took", name=names[seat], sector=sector(color))
        case events.Discarded(seat=seat, color=color):
            return say("nyse-discarded", name=names[seat], sector=sector(color))
        case events.Played(seat=seat, marking=marking):
            return say("nyse-played", name=names[seat], marking=marking_key(marking))
        case events.Stopped(seat=seat):
            return say("nyse-takes-no-more-chips", name=names[seat])
        case events.Swapped(seat=seat, partner=partner):
            return say("nyse-swapped-with", name=names[seat], partner=names[partner])
        case events.ShuffledIn(color=color):
            return say("nyse-the-chip-given-went-into-the-pile", sector=sector(color))
        case _:
            return ""


def notes(event: Event, names: Sequence[str], board: tuple[int, ...]) -> list[str]:
    """Return the secondary log lines that an event adds under a headline."""
    match event:
        case events.MarkerMoved(color=color, before=before, after=after):
            return [price_note(color, price(board, before), price(board, after), after)]
        case events.Discarded():
            return [say("nyse-from-the-supply-unseen")]
        case events.Looked(marking=marking):
            if not marking:
                return [say("nyse-it-is-a-plain-chip")]
            return [say("nyse-its-underside", special=special(marking))]
        case events.Waived():
            return [say("nyse-without-a-trade")]
        case events.SwapAsked(partner=partner, want=want, give=give):
            return [_asked(partner, want, give, names)]
        case events.Swapped(got=got, gave=gave):
            return [say("nyse-gave-got", gave=sector(gave), got=sector(got))]
        case _:
            return []


def _asked(partner: SeatId, want: int, give: int, names: Sequence[str]) -> str:
    if partner == SUPPLY:
        return say("nyse-gives-takes-from-the-supply", give=sector(give), want=sector(want))
    return say("nyse-asks-for-offers", partner=names[partner], want=sector(want), give=sector(give))


def price_note(color: int, before: int, after: int, perch: int) -> str:
    """Return the sentence for a price change: `Foodstuffs fell from $5M to $4M`."""
    name = sector(color)
    if perch == CRASHED:
        return say("nyse-crashed-worthless-from-now-on", sector=name)
    if before == after:
        return say("nyse-stays-at", sector=name, price=money(after))
    if before < after:
        return say("nyse-rose-from-to", sector=name, before=before, after=after)
    return say("nyse-fell-from-to", sector=name, before=before, after=after)


def concealed_sentence(event: Event, names: Sequence[str]) -> str:
    """Return the headline without colours, for past turns when hands are concealed (N7)."""
    match event:
        case events.Took(seat=seat):
            return say("nyse-took-a-chip", name=names[seat])
        case events.Discarded(seat=seat):
            return say("nyse-discarded-a-chip", name=names[seat])
        case events.ShuffledIn():
            return say("nyse-the-chip-given-went-into-the-supply")
        case events.Swapped(seat=seat, partner=partner):
            return say("nyse-name-swapped-with-partner", name=names[seat], partner=names[partner])
        case _:
            return event_sentence(event, names)


def entry(
    shown: Shown, context: TableContext, board: tuple[int, ...], *, concealed: bool
) -> LogEntry:
    """Return the log entry of a move; with concealed hands, past turns lose their colours."""
    names = context.names
    past = bool(context.history) and context.history[-1].number > shown.number
    conceals = concealed and past and shown.seat != context.viewer
    word = concealed_sentence if conceals else event_sentence
    text = next((line for event in shown.events if (line := word(event, names))), "")
    lines = [] if conceals else [note for e in shown.events for note in notes(e, names, board)]
    actor = context.name(shown.seat)
    if shown.events and isinstance(shown.events[0], events.Swapped):
        actor = names[shown.events[0].seat]
    return LogEntry(shown.turn + 1, actor, text, tuple(lines))


def last_move(color: int, history: Sequence[Shown]) -> tuple[int, int] | None:
    """Return the turn and former space of a marker's last move; None if it never moved."""
    for shown in reversed(history):
        for event in reversed(shown.events):
            if isinstance(event, events.MarkerMoved) and event.color == color:
                return shown.turn, event.before
    return None
