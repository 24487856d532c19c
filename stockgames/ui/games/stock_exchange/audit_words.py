"""Stock Exchange's audit as text, as far as it has been shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.audit_steps import Progress
from stockgames.games.stock_exchange.parts import (
    BOOK,
    COMPANIES,
    GOLD,
    MAGNET,
    MUSHROOM,
    OIL,
    SILVER,
    Company,
)
from stockgames.games.stock_exchange.payout import Payout
from stockgames.games.stock_exchange.places import EMBLEMS, good_key
from stockgames.games.stock_exchange.scoring import BONUS, METEORS, RAISED, Line, Statement
from stockgames.presentation.outline import Node, group
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.log_words import earned_line, prize_line
from stockgames.ui.games.stock_exchange.results import award, holdings
from stockgames.ui.games.stock_exchange.terms import company, good, short_company, thousands


def statement_text(statement: Statement) -> str:
    """Return a company's statement for screen readers."""
    head = earned_line(statement.company, statement.earnings)
    lines = "; ".join(
        f"{line_name(line)}: {line_note(line)}: {money(line.dollars)}" for line in statement.lines
    )
    return f"{head}. {lines}" if lines else head


def payout_text(payout: Payout, audit: Audit) -> str:
    """Return a seat's payout for screen readers."""
    parts = "; ".join(holdings(payout, audit).values())
    text = f"{money(payout.score)}. {parts}"
    won = award(payout).text
    return f"{text}; {won}" if won else text


def line_name(line: Line) -> str:
    """Return the subject of a line."""
    if line.part == RAISED:
        return say("stock-exchange-shielded", good=good(line.resource))
    return good(line.resource)


def line_note(line: Line) -> str:
    """Return how the dollars of a line are calculated, with the ruling."""
    match line.part:
        case part if part == RAISED:
            told = say("stock-exchange-becomes-1-000", each=money(line.facts[0]))
        case part if part == BONUS:
            told = _bonus(line)
        case part if part == METEORS:
            told = _meteors(line)
        case _:
            told = _pieces(line)
    return f"{told} ({line.ruling})"


def _pieces(line: Line) -> str:
    told = say("stock-exchange-at", held=line.held, each=money(line.each))
    if why := _why(line):
        return f"{told}: {why}"
    return told


def _why(line: Line) -> str:
    if line.resource == MAGNET:
        if line.each:
            return say("stock-exchange-an-even-number")
        return say("stock-exchange-an-odd-number")
    if line.resource not in (MUSHROOM, OIL, BOOK):
        return ""
    return say("stock-exchange-each-hangs-on", good=good_key(line.resource), count=line.facts[0])


def _bonus(line: Line) -> str:
    if line.resource == GOLD:
        if line.dollars:
            return say("stock-exchange-the-most-there-is", most=line.facts[0])
        return say("stock-exchange-the-most-there-is-not", most=line.facts[0])
    if line.resource == SILVER:
        return _silver(line)
    return say("stock-exchange-companies-with-two-or-more", count=line.facts[0])


def _silver(line: Line) -> str:
    most, second = line.facts
    if line.held == most:
        return say("stock-exchange-the-most-there-is", most=most)
    if line.held == second:
        return say("stock-exchange-the-second-most", second=second)
    return say("stock-exchange-the-most-is-the-second", most=most, second=second)


def _meteors(line: Line) -> str:
    if line.each:
        return say(
            "stock-exchange-at-all-else-came-to",
            held=line.held,
            each=money(line.each),
            sum=money(line.facts[0]),
        )
    return say("stock-exchange-all-else-came-to-above", sum=money(line.facts[0]))


def audit_nodes(progress: Progress, names: Sequence[str]) -> tuple[Node, ...]:
    """Return statements, payouts and ranking, without what is still to be shown."""
    done = say("stock-exchange-of", done=progress.companies_done, all=len(COMPANIES))
    return (
        group(
            "audit/companies",
            say("stock-exchange-what-each-company-earned"),
            (_statement(progress, number, names) for number in COMPANIES),
            done,
        ),
        group(
            "audit/pay",
            say("stock-exchange-shares-pay-out"),
            _paid(progress, names),
            _rates(progress),
        ),
        group(
            "audit/places", say("stock-exchange-places"), _places(progress, names), _end(progress)
        ),
    )


def _statement(progress: Progress, number: Company, names: Sequence[str]) -> Node:
    statement = progress.audit.statements[number]
    shown = (
        _line(number, at, line)
        for at, line in enumerate(statement.lines)
        if progress.lines(number)[at] >= 1
    )
    held = sum(statement.resources)
    told = [say("stock-exchange-led-by-resources-held", name=names[number], count=held)]
    if progress.stamped(number) >= 1:
        earned = say("stock-exchange-earned-for-each-share")
        told += [f"{earned} {money(statement.earnings)}", say("stock-exchange-audited")]
    return group(f"audit/{EMBLEMS[number]}", company(number), shown, "; ".join(told))


def _line(number: Company, at: int, line: Line) -> Node:
    name = f"{line_name(line)} × {line.held}" if line.held else line_name(line)
    told = f"{line_note(line)}: {money(line.dollars)}"
    return Node(f"audit/{EMBLEMS[number]}/{at}", name, told)


def _rates(progress: Progress) -> str:
    stamped = [number for number in COMPANIES if progress.stamped(number) >= 1]
    rates = (
        f"{short_company(number)} {thousands(_earned(progress, number))}" for number in stamped
    )
    return ", ".join((*rates, say("stock-exchange-paid-out")))


def _paid(progress: Progress, names: Sequence[str]) -> Iterator[Node]:
    for payout in progress.audit.payouts:
        if progress.paid(payout.seat) >= 1:
            told = ", ".join(
                f"{held} {company(number)} ({thousands(_earned(progress, number))})"
                for number, held in enumerate(payout.stocks)
                if held
            )
            paid = say("stock-exchange-outline-paid", amount=money(payout.score), shares=told)
            yield Node(f"audit/seat-{payout.seat}", names[payout.seat], paid)


def _earned(progress: Progress, number: Company) -> int:
    return progress.audit.statements[number].earnings


def _places(progress: Progress, names: Sequence[str]) -> Iterator[Node]:
    for at, payout in enumerate(progress.audit.ranked):
        if progress.placed(at) >= 1:
            yield _place(payout, names)
        else:
            yield Node(f"audit/place-{at}", say("stock-exchange-ordinal", place=at + 1))


def _place(payout: Payout, names: Sequence[str]) -> Node:
    told = [names[payout.seat], company(payout.seat), money(payout.score), award(payout).text]
    if payout.elimination_candidate:
        told.append(say("stock-exchange-elimination-candidate"))
    ordinal = say("stock-exchange-ordinal", place=payout.place)
    return Node(f"audit/place/seat-{payout.seat}", ordinal, "; ".join(filter(None, told)))


def _end(progress: Progress) -> str:
    if progress.is_over:
        return prize_line(progress.audit.prize_tokens, progress.audit.prize_pool)
    return say("stock-exchange-when-all-shares-have-paid")
