"""The audit of Stock Exchange in words, as far as it has been shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stockgames.games.stock_exchange.audit_steps import Progress
from stockgames.games.stock_exchange.parts import COMPANIES, Company
from stockgames.games.stock_exchange.payout import Payout
from stockgames.games.stock_exchange.places import EMBLEMS
from stockgames.games.stock_exchange.scoring import Line
from stockgames.ui.games.stock_exchange.audit_words import line_name, line_note
from stockgames.ui.games.stock_exchange.log_words import prize_line
from stockgames.ui.games.stock_exchange.results import award
from stockgames.ui.games.stock_exchange.terms import company, short_company, thousands
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money
from stockgames.ui.table.outline import Node, group


def audit_nodes(progress: Progress, names: Sequence[str]) -> tuple[Node, ...]:
    """Return statements, pay-outs and places; nothing of what is still to be shown."""
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
    """Return what a share of each company that is audited pays, over the column of what is paid."""
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
    told = [names[payout.seat], company(payout.seat), money(payout.score), award(payout)]
    if payout.elimination_candidate:
        told.append(say("stock-exchange-elimination-candidate"))
    ordinal = say("stock-exchange-ordinal", place=payout.place)
    return Node(f"audit/place/seat-{payout.seat}", ordinal, "; ".join(filter(None, told)))


def _end(progress: Progress) -> str:
    if progress.is_over:
        return prize_line(progress.audit.prize_tokens, progress.audit.prize_pool)
    return say("stock-exchange-when-all-shares-have-paid")
