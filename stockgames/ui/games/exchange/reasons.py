"""Why something cannot be done in Exchange, with the rule in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.engine.errors import Refused


def reason(refused: Refused) -> str:
    """Return the rule that forbids an action, in one or two sentences.

    A code without words of its own is told as the engine writes it.
    """
    return _texts().get(refused.code) or str(refused)


def _texts() -> dict[str, str]:
    return {**_stage_texts(), **_choice_texts(), **_intelligence_texts(), **_sale_texts()}


def _stage_texts() -> dict[str, str]:
    """Return what to say to a card of another phase."""
    return {
        "a-founder-is-chosen-now": QCoreApplication.translate(
            "ExchangeWords", "Founders are chosen first, in secret (ruling E2)."
        ),
        "a-security-is-chosen-now": QCoreApplication.translate(
            "ExchangeWords", "This is Phase 1: lay the security to trade this round."
        ),
        "an-order-is-laid-now": QCoreApplication.translate(
            "ExchangeWords", "This is Phase 2: lay an order, 1 to 9 shares (ruling E4)."
        ),
        "an-influence-is-laid-now": QCoreApplication.translate(
            "ExchangeWords", "This is Phase 3: lay an influence card."
        ),
        "the-lobbyist-votes-now": QCoreApplication.translate(
            "ExchangeWords", "The lobbyist owes a second vote; it has to be laid (ruling E6)."
        ),
        "a-liquidation-is-chosen-now": QCoreApplication.translate(
            "ExchangeWords",
            "The order cannot be paid in cash: first shares are sold at half price (ruling E7).",
        ),
        "the-final-influence-is-laid-now": QCoreApplication.translate(
            "ExchangeWords", "The market closes: only the final influence is laid now."
        ),
    }


def _choice_texts() -> dict[str, str]:
    return {
        "not-this-seats-decision": QCoreApplication.translate(
            "ExchangeWords",
            "This seat has nothing to lay now: its card lies already, or it was not asked "
            "(ruling E10).",
        ),
        "that-founder-was-not-dealt-to-this-seat": QCoreApplication.translate(
            "ExchangeWords", "That founder was not dealt to this seat (ruling E2)."
        ),
        "orders-are-one-to-nine-shares": QCoreApplication.translate(
            "ExchangeWords", "An order is for 1 to 9 shares (ruling E4)."
        ),
        "an-influence-is-one-step-up-or-down": QCoreApplication.translate(
            "ExchangeWords", "An influence moves one security one step up or down."
        ),
        "game-is-over": QCoreApplication.translate("ExchangeWords", "The game is over."),
    }


def _intelligence_texts() -> dict[str, str]:
    return {
        "no-intelligence-before-round-1": QCoreApplication.translate(
            "ExchangeWords",
            "Founders are chosen first: intelligence can be bought from round 1 on (ruling E5).",
        ),
        "no-intelligence-in-a-liquidation": QCoreApplication.translate(
            "ExchangeWords", "In a liquidation no intelligence can be bought (ruling E5)."
        ),
        "no-market-force-is-coming-now": QCoreApplication.translate(
            "ExchangeWords",
            "There is nothing to look ahead to: no Market Force turns up at the close (ruling E5).",
        ),
        "intelligence-costs-fifty-dollars": QCoreApplication.translate(
            "ExchangeWords", "A look at the coming Market Force costs $50 in cash (ruling E5)."
        ),
        "intelligence-was-bought-for-this-card": QCoreApplication.translate(
            "ExchangeWords", "This seat has seen the coming Market Force already (ruling E5)."
        ),
    }


def _sale_texts() -> dict[str, str]:
    return {
        "not-that-many-shares": QCoreApplication.translate(
            "ExchangeWords",
            "A seat can sell from none to all of the shares that it owns (ruling E7).",
        ),
        "the-sale-does-not-pay-the-debt": QCoreApplication.translate(
            "ExchangeWords", "This sale does not raise enough to pay for the order (ruling E7)."
        ),
        "a-share-could-be-kept": QCoreApplication.translate(
            "ExchangeWords",
            "One of these shares could be kept: sell no more than needed (ruling E7).",
        ),
    }
