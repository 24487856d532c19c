"""What the private notebook holds: nothing but what this seat knows (S11), round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from stockgames.engine.plain_text import isolated
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.facts import Facts, RoundFacts
from stockgames.games.stock_exchange.parts import RESOURCES, Counts
from stockgames.ui.games.stock_exchange.log_words import goods_list, shares_list
from stockgames.ui.games.stock_exchange.terms import good, short_company
from stockgames.ui.sentences.speech import say


@dataclass(frozen=True, slots=True)
class Note:
    """A word in the margin, and what it is about."""

    head: str
    text: str


@dataclass(frozen=True, slots=True)
class NotebookPage:
    """One column of the notebook."""

    title: str
    notes: tuple[Note, ...]


def pages(facts: Facts, names: Sequence[str]) -> tuple[NotebookPage, ...]:
    """Return a page for each round, and one for how things stand; nothing for a bystander."""
    if not facts.rounds:
        return ()
    return (*(_round_page(past, names) for past in facts.rounds), _standing(facts, names))


def _round_page(past: RoundFacts, names: Sequence[str]) -> NotebookPage:
    notes = []
    if past.arrival is not None:
        things = [goods_list(past.arrival.resources), shares_list(past.arrival.stocks)]
        text = ", ".join(part for part in things if part)
        nothing = say("stock-exchange-nothing")
        head = say("stock-exchange-notebook-words-arrived")
        notes.append(Note(head, text or nothing))
    if past.submission is not None:
        notes += _submission_notes(past.submission, names, past.fizzled)
    elif past.is_now:
        head = say("stock-exchange-now")
        open_text = say("stock-exchange-the-envelope-is-open")
        notes.append(Note(head, open_text))
    return NotebookPage(say("stock-exchange-round-number", number=past.number), tuple(notes))


def _submission_notes(submission: Submit, names: Sequence[str], fizzled: bool | None) -> list[Note]:
    notes = []
    if submission.exchange:
        companies = ", ".join(short_company(number) for number in submission.exchange)
        head = say("stock-exchange-exchanged")
        notes.append(Note(head, say("stock-exchange-for-own", companies=companies)))
    made = Counter(submission.produce)
    counts = tuple(made[resource] for resource in range(len(RESOURCES)))
    head = say("stock-exchange-notebook-words-made")
    notes.append(Note(head, goods_list(counts)))
    if fizzled is not None:
        if fizzled:
            text = say("stock-exchange-turned-to-coal")
        else:
            text = say("stock-exchange-did-not-turn-to-coal")
        head = say("stock-exchange-diamonds")
        notes.append(Note(head, text))
    goods = [
        say("stock-exchange-to", thing=good(g.resource), name=names[g.to])
        for g in submission.resources
    ]
    shares = [
        say("stock-exchange-to", thing=short_company(g.company), name=names[g.to])
        for g in submission.stocks
    ]
    head = say("stock-exchange-resources-given")
    notes.append(Note(head, ", ".join(goods)))
    head = say("stock-exchange-shares-given")
    notes.append(Note(head, ", ".join(shares)))
    return notes


def _standing(facts: Facts, names: Sequence[str]) -> NotebookPage:
    nothing = say("stock-exchange-nothing")
    nobody = say("stock-exchange-nobody")
    notes = (
        Note(
            say("stock-exchange-warehouse"),
            goods_list(facts.resources) or nothing,
        ),
        Note(
            say("stock-exchange-notebook-words-shares"),
            _shares(facts.stocks) or nothing,
        ),
        Note(say("stock-exchange-garnets"), str(facts.garnets)),
        Note(
            say("stock-exchange-still-to-receive-a-resource"),
            _people(facts.owes_resource, names) or nobody,
        ),
        Note(
            say("stock-exchange-still-to-receive-a-share"),
            _people(facts.owes_stock, names) or nobody,
        ),
    )
    title = say("stock-exchange-how-things-stand")
    return NotebookPage(title, notes)


def _shares(stocks: Counts) -> str:
    return ", ".join(
        short_company(number) if count == 1 else f"{count} {short_company(number)}"
        for number, count in enumerate(stocks)
        if count
    )


def _people(seats: Sequence[SeatId], names: Sequence[str]) -> str:
    return ", ".join(isolated(names[seat]) for seat in seats)


def spoken(facts: Facts, names: Sequence[str]) -> str:
    """Return the whole notebook as it is read out."""
    return ". ".join(
        f"{page.title}: " + "; ".join(f"{note.head}: {note.text}" for note in page.notes)
        for page in pages(facts, names)
        if page.notes
    )
