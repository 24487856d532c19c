"""Why something cannot be done in Portfolio, with the rule in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.engine.errors import Refused
from stockgames.games.portfolio.parts import MOST_DOLLARS, MOST_TURNS
from stockgames.ui.games.portfolio.terms import money, turns


def reason(refused: Refused) -> str:
    """Return the rule that forbids an action, in one or two sentences.

    A code without words of its own is told as the engine writes it.
    """
    texts = {**_turn_texts(), **_draw_texts(), **_card_texts(), **_raid_texts(), **_deal_texts()}
    return texts.get(refused.code) or str(refused)


def _turn_texts() -> dict[str, str]:
    return {
        "not-this-seats-decision": QCoreApplication.translate(
            "PortfolioWords", "It is somebody else's turn to decide."
        ),
        "game-is-over": QCoreApplication.translate("PortfolioWords", "The game is over."),
        "the-discard-pile-is-shuffled-first": QCoreApplication.translate(
            "PortfolioWords", "The discard pile is shuffled into a new stock first (ruling P7)."
        ),
        "no-reshuffle-is-due": QCoreApplication.translate(
            "PortfolioWords", "There is nothing to shuffle now (ruling P7)."
        ),
        "the-second-stock-is-the-discard-pile": QCoreApplication.translate(
            "PortfolioWords", "The second stock is the discard pile, card for card (ruling P7)."
        ),
        "cards-are-drawn-first": QCoreApplication.translate(
            "PortfolioWords", "A turn begins with the draw. Choose how many cards first."
        ),
        "a-turn-ends-with-a-discard": QCoreApplication.translate(
            "PortfolioWords",
            "As long as you hold a card, your turn ends with a discard (ruling P10).",
        ),
        "the-card-just-taken-is-kept": QCoreApplication.translate(
            "PortfolioWords",
            "You took this card from the discard pile this turn. "
            "Unless you hold it twice, it can be discarded only as your last one (ruling P10).",
        ),
        "that-card-is-not-in-hand": QCoreApplication.translate(
            "PortfolioWords", "This card is not in your hand."
        ),
    }


def _draw_texts() -> dict[str, str]:
    return {
        "nothing-is-drawn-in-the-last-turns": QCoreApplication.translate(
            "PortfolioWords", "The stock is empty: nothing is drawn in the last turns (ruling P8)."
        ),
        "cards-are-drawn-once-a-turn": QCoreApplication.translate(
            "PortfolioWords", "Cards are drawn once, at the beginning of the turn (ruling P5)."
        ),
        "at-least-one-card-is-drawn": QCoreApplication.translate(
            "PortfolioWords", "At least one card is drawn."
        ),
        "no-card-is-exposed": QCoreApplication.translate(
            "PortfolioWords", "The discard pile is empty: no card is exposed."
        ),
        "not-a-pauper": QCoreApplication.translate(
            "PortfolioWords",
            "Pauper's rule needs fewer than 13 cards in hand and no portfolio (ruling P6).",
        ),
        "not-a-pauper-when-the-turn-began": QCoreApplication.translate(
            "PortfolioWords",
            "Pauper's rule needs fewer than 13 cards in hand and no portfolio when the turn "
            "begins, and still at the draw (ruling P6).",
        ),
        "paupers-draw-two-cards": QCoreApplication.translate(
            "PortfolioWords", "Pauper's rule is exactly two cards for nothing (ruling P6)."
        ),
        "not-so-many-cards-are-left": QCoreApplication.translate(
            "PortfolioWords", "There are not so many cards left to draw (ruling P5)."
        ),
        "this-turns-income-does-not-pay-for-it": QCoreApplication.translate(
            "PortfolioWords",
            "More cards are paid out of this turn's income alone, never out of savings "
            "(ruling P5).",
        ),
        "what-debts-left-of-the-income-does-not-pay-for-it": QCoreApplication.translate(
            "PortfolioWords",
            "More cards are paid out of what debts leave of this turn's income, never out of "
            "savings; that does not pay for so many (ruling P5).",
        ),
        "not-enough-cash": QCoreApplication.translate(
            "PortfolioWords", "There is not enough cash in hand, and nobody goes below nothing."
        ),
        "a-card-must-come-from-the-stock": QCoreApplication.translate(
            "PortfolioWords",
            "Nobody has drawn from the stock for so long that one card must come from it "
            "(ruling P13).",
        ),
    }


def _card_texts() -> dict[str, str]:
    return {
        "a-portfolio-has-three-cards-or-more": QCoreApplication.translate(
            "PortfolioWords", "A portfolio needs three cards or more."
        ),
        "a-portfolio-is-a-sequence-of-one-suit": QCoreApplication.translate(
            "PortfolioWords",
            "A portfolio is a sequence of one suit without a gap; the Ace is low (ruling P1).",
        ),
        "no-such-portfolio-on-the-table": QCoreApplication.translate(
            "PortfolioWords", "This portfolio is not on the table any more."
        ),
        "that-portfolio-is-not-ones-own": QCoreApplication.translate(
            "PortfolioWords", "Only portfolios of your own can be extended or capped."
        ),
        "a-cap-has-the-rank-and-colour-of-its-end": QCoreApplication.translate(
            "PortfolioWords",
            "A cap has the rank and the colour, red or black, of the card it covers (ruling P4).",
        ),
        "that-end-is-capped": QCoreApplication.translate(
            "PortfolioWords", "This end is capped: no card can be played to it (ruling P4)."
        ),
        "that-card-does-not-extend-it": QCoreApplication.translate(
            "PortfolioWords",
            "An extension is the next card of the same suit, below or above (ruling P4).",
        ),
    }


def _raid_texts() -> dict[str, str]:
    return {
        "ones-own-portfolio-is-not-taken-over": QCoreApplication.translate(
            "PortfolioWords", "Your own portfolios can be neither neutralized nor acquired."
        ),
        "nothing-lies-below-an-ace": QCoreApplication.translate(
            "PortfolioWords",
            "Nothing lies below an Ace: this portfolio can't be neutralized (ruling P9).",
        ),
        "it-takes-the-card-below": QCoreApplication.translate(
            "PortfolioWords",
            "Neutralizing takes the card right below the portfolio, in its suit (ruling P9).",
        ),
        "it-takes-the-card-above": QCoreApplication.translate(
            "PortfolioWords",
            "Acquiring takes the card right above the portfolio in its suit, or for a King "
            "an Ace of its colour; neutralizing takes the one right below (ruling P9).",
        ),
        "a-truce-forbids-it": QCoreApplication.translate(
            "PortfolioWords", "You promised this seat a truce, and deals are binding (ruling P12)."
        ),
    }


def _deal_texts() -> dict[str, str]:
    return {
        "no-offer-is-open": QCoreApplication.translate(
            "PortfolioWords", "No offer waits for an answer."
        ),
        "the-open-offer-is-answered-first": QCoreApplication.translate(
            "PortfolioWords", "An offer is answered before anything else happens (ruling P12)."
        ),
        "offers-go-to-another-seat": QCoreApplication.translate(
            "PortfolioWords", "A deal is made with another seat (ruling P12)."
        ),
        "three-offers-a-turn": QCoreApplication.translate(
            "PortfolioWords", "Three offers a seat and turn are enough (ruling P12)."
        ),
        "an-offer-carries-something": QCoreApplication.translate(
            "PortfolioWords", "An offer must carry something, from one side at least (ruling P12)."
        ),
        "cash-is-not-negative": QCoreApplication.translate(
            "PortfolioWords", "An amount of cash is nothing or more (ruling P12)."
        ),
        "portfolios-are-named-once-by-number": QCoreApplication.translate(
            "PortfolioWords", "Each portfolio is named once (ruling P12)."
        ),
        "a-truce-lasts-a-turn-or-more": QCoreApplication.translate(
            "PortfolioWords", "A truce lasts one turn or more (ruling P12)."
        ),
        "a-debt-is-a-dollar-or-more": QCoreApplication.translate(
            "PortfolioWords", "A debt is a dollar or more (ruling P12)."
        ),
        "sums-go-up-to-9999-dollars": QCoreApplication.translate(
            "PortfolioWords", "Sums in an offer go up to {amount} (ruling P12)."
        ).format(amount=money(MOST_DOLLARS)),
        "truces-last-99-turns-at-most": QCoreApplication.translate(
            "PortfolioWords", "A truce lasts {turns} at most (ruling P12)."
        ).format(turns=turns(MOST_TURNS)),
        "a-side-promises-each-kind-once": QCoreApplication.translate(
            "PortfolioWords",
            "Each side promises a truce, a debt and a look once at most (ruling P12).",
        ),
        "no-game-has-so-many-portfolios": QCoreApplication.translate(
            "PortfolioWords", "No game has a portfolio of such a number (ruling P12)."
        ),
        "the-packs-hold-fewer-cards": QCoreApplication.translate(
            "PortfolioWords", "All packs together do not hold so many cards (ruling P12)."
        ),
        "the-maker-does-not-own-what-it-offers": QCoreApplication.translate(
            "PortfolioWords",
            "The offer can't be accepted: its maker does not have all of what it would give "
            "(ruling P12).",
        ),
        "one-does-not-own-what-is-asked-for": QCoreApplication.translate(
            "PortfolioWords",
            "The offer can't be accepted: you do not have all of what you would give (ruling P12).",
        ),
    }
