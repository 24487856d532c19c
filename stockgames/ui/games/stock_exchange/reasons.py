"""Why something cannot be done in Stock Exchange, with the rule in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.engine.errors import Refused


def reason(refused: Refused) -> str:
    """Return the rule that forbids something, in one or two sentences.

    A code without words of its own is told as the engine writes it.
    """
    return {**_part_texts(), **_gift_texts()}.get(refused.code) or str(refused)


def _part_texts() -> dict[str, str]:
    return {
        "not-this-seats-decision": QCoreApplication.translate(
            "StockExchangeWords", "This envelope is sealed: nothing can be changed now."
        ),
        "game-is-over": QCoreApplication.translate("StockExchangeWords", "The game is over."),
        "own-stocks-are-not-exchanged": QCoreApplication.translate(
            "StockExchangeWords",
            "Garnets buy own stocks for foreign ones; this stock is one's own (ruling S5).",
        ),
        "the-exchanged-stock-is-not-held": QCoreApplication.translate(
            "StockExchangeWords", "No such stock is left to be exchanged (ruling S5)."
        ),
        "an-exchange-costs-two-garnets": QCoreApplication.translate(
            "StockExchangeWords",
            "An exchange costs two garnets, and so many are not left (ruling S5).",
        ),
        "four-resources-are-produced": QCoreApplication.translate(
            "StockExchangeWords",
            "A company makes exactly four goods a round. To change one, click it in its slot; "
            "then choose another.",
        ),
        "coal-cannot-be-produced": QCoreApplication.translate(
            "StockExchangeWords",
            "Coal can't be ordered: it is what diamonds turn to when three companies or more "
            "make some in one round (ruling S4).",
        ),
        "there-is-no-such-company": QCoreApplication.translate(
            "StockExchangeWords", "There is no such company (ruling S1)."
        ),
    }


def _gift_texts() -> dict[str, str]:
    return {
        "two-resources-are-given": QCoreApplication.translate(
            "StockExchangeWords",
            "In rounds 1 and 2 exactly two seats get a good (ruling S3). To choose another seat, "
            "take one of the gifts back first.",
        ),
        "two-stocks-are-given": QCoreApplication.translate(
            "StockExchangeWords",
            "In rounds 1 and 2 exactly two seats get a stock (ruling S3). To choose another seat, "
            "take one of the gifts back first.",
        ),
        "three-resources-are-given": QCoreApplication.translate(
            "StockExchangeWords",
            "In round 3 you give a good to exactly three players: those who have had none from you "
            "so far (ruling S3).",
        ),
        "three-stocks-are-given": QCoreApplication.translate(
            "StockExchangeWords",
            "In round 3 you give a stock to exactly three players: those who have had none from "
            "you so far (ruling S3).",
        ),
        "that-seat-has-had-its-gift": QCoreApplication.translate(
            "StockExchangeWords",
            "Nobody gets a second gift of the same kind from one seat in a game (ruling S3).",
        ),
        "a-seat-gets-one-resource-at-a-time": QCoreApplication.translate(
            "StockExchangeWords", "Each seat gets one good at most (ruling S3)."
        ),
        "a-seat-gets-one-stock-at-a-time": QCoreApplication.translate(
            "StockExchangeWords", "Each seat gets one stock at most (ruling S3)."
        ),
        "gifts-go-to-other-seats": QCoreApplication.translate(
            "StockExchangeWords", "Gifts go to other seats (ruling S3)."
        ),
        "there-is-no-such-seat": QCoreApplication.translate(
            "StockExchangeWords", "There is no such seat."
        ),
        "the-given-resource-is-not-at-hand": QCoreApplication.translate(
            "StockExchangeWords",
            "None of it is at hand: only what is held or ordered now can be given (ruling S2).",
        ),
        "the-given-stock-is-not-held": QCoreApplication.translate(
            "StockExchangeWords", "No such stock is left to be given (ruling S2)."
        ),
        "coal-of-this-round-cannot-be-given": QCoreApplication.translate(
            "StockExchangeWords",
            "Only coal held from before can be given, not coal that this round makes (ruling S4).",
        ),
        "no-fresh-diamond-is-left": QCoreApplication.translate(
            "StockExchangeWords",
            "No diamond is ordered that could be given; it may turn to coal (ruling S4).",
        ),
        "only-diamonds-are-called-fresh": QCoreApplication.translate(
            "StockExchangeWords", "Only diamonds are told apart as fresh ones (ruling S4)."
        ),
    }
