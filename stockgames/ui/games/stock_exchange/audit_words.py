"""How each line of a company's statement came about, and each pay-out, in words (S6 to S9)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.games.stock_exchange.parts import BOOK, GOLD, MAGNET, MUSHROOM, OIL, SILVER
from stockgames.games.stock_exchange.payout import Payout
from stockgames.games.stock_exchange.scoring import BONUS, METEORS, RAISED, Line, Statement
from stockgames.games.stock_exchange.view import Audit
from stockgames.ui.games.stock_exchange.log_words import earned_line
from stockgames.ui.games.stock_exchange.results import award, holdings
from stockgames.ui.games.stock_exchange.terms import good, money


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
    return f"{text}. {award(payout)}" if award(payout) else text


def line_name(line: Line) -> str:
    """Return what a line is about."""
    if line.part == RAISED:
        text = QCoreApplication.translate("StockExchangeWords", "{good}, shielded")
        return text.format(good=good(line.resource))
    return good(line.resource)


def line_note(line: Line) -> str:
    """Return how the dollars of a line came about, with the ruling."""
    match line.part:
        case part if part == RAISED:
            text = QCoreApplication.translate("StockExchangeWords", "{each} becomes −$1,000")
            told = text.format(each=money(line.facts[0]))
        case part if part == BONUS:
            told = _bonus(line)
        case part if part == METEORS:
            told = _meteors(line)
        case _:
            told = _pieces(line)
    return f"{told} ({line.ruling})"


def _pieces(line: Line) -> str:
    text = QCoreApplication.translate("StockExchangeWords", "{held} at {each}")
    told = text.format(held=line.held, each=money(line.each))
    if why := _why(line):
        return f"{told}: {why}"
    return told


def _why(line: Line) -> str:
    match line.resource:
        case resource if resource == MUSHROOM:
            text = QCoreApplication.translate("StockExchangeWords", "other kinds {count}")
        case resource if resource == OIL:
            text = QCoreApplication.translate("StockExchangeWords", "others with oil {count}")
        case resource if resource == BOOK:
            text = QCoreApplication.translate("StockExchangeWords", "kinds {count}")
        case resource if resource == MAGNET and not line.each:
            return QCoreApplication.translate("StockExchangeWords", "an odd number")
        case resource if resource == MAGNET:
            return QCoreApplication.translate("StockExchangeWords", "an even number")
        case _:
            return ""
    return text.format(count=line.facts[0])


def _bonus(line: Line) -> str:
    if line.resource == GOLD:
        if line.dollars:
            text = QCoreApplication.translate("StockExchangeWords", "the most there is: {most}")
        else:
            text = QCoreApplication.translate(
                "StockExchangeWords", "the most there is: {most}, not here"
            )
        return text.format(most=line.facts[0])
    if line.resource == SILVER:
        return _silver(line)
    text = QCoreApplication.translate("StockExchangeWords", "companies with two or more: {count}")
    return text.format(count=line.facts[0])


def _silver(line: Line) -> str:
    most, second = line.facts
    if line.held == most:
        text = QCoreApplication.translate("StockExchangeWords", "the most there is: {most}")
    elif line.held == second:
        text = QCoreApplication.translate("StockExchangeWords", "the second most: {second}")
    else:
        text = QCoreApplication.translate(
            "StockExchangeWords", "the most is {most}, the second most {second}"
        )
    return text.format(most=most, second=second)


def _meteors(line: Line) -> str:
    if line.each:
        text = QCoreApplication.translate(
            "StockExchangeWords", "{held} at {each}: all else came to {sum}"
        )
    else:
        text = QCoreApplication.translate(
            "StockExchangeWords", "all else came to {sum}, above zero"
        )
    return text.format(held=line.held, each=money(line.each), sum=money(line.facts[0]))
