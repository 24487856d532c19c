"""How each line of a company's statement came about, and each pay-out, in words (S6 to S9)."""

from __future__ import annotations

from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.parts import BOOK, GOLD, MAGNET, MUSHROOM, OIL, SILVER
from stockgames.games.stock_exchange.payout import Payout
from stockgames.games.stock_exchange.places import good_key
from stockgames.games.stock_exchange.scoring import BONUS, METEORS, RAISED, Line, Statement
from stockgames.ui.games.stock_exchange.log_words import earned_line
from stockgames.ui.games.stock_exchange.results import award, holdings
from stockgames.ui.games.stock_exchange.terms import good
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money


def statement_text(statement: Statement) -> str:
    """Return a company's statement as it is read out."""
    head = earned_line(statement.company, statement.earnings)
    lines = "; ".join(
        f"{line_name(line)}: {line_note(line)}: {money(line.dollars)}" for line in statement.lines
    )
    return f"{head}. {lines}" if lines else head


def payout_text(payout: Payout, audit: Audit) -> str:
    """Return a seat's pay-out as it is read out."""
    parts = "; ".join(holdings(payout, audit).values())
    text = f"{money(payout.score)}. {parts}"
    return f"{text}; {award(payout)}" if award(payout) else text


def line_name(line: Line) -> str:
    """Return what a line is about."""
    if line.part == RAISED:
        return say("stock-exchange-shielded", good=good(line.resource))
    return good(line.resource)


def line_note(line: Line) -> str:
    """Return how the dollars of a line came about, with the ruling."""
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
