"""Why something cannot be done in NYSE, with the rule in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.engine.errors import Refused


def reason(refused: Refused) -> str:
    """Return the rule that forbids an action, in one or two sentences.

    A code without words of its own is told as the engine writes it.
    """
    return _texts().get(refused.code) or str(refused)


def _texts() -> dict[str, str]:
    return {**_turn_texts(), **_special_texts()}


def _turn_texts() -> dict[str, str]:
    return {
        "pile-is-empty": QCoreApplication.translate(
            "NyseWords", "This stack is empty: there is nothing left to take or to discard."
        ),
        "not-this-seats-decision": QCoreApplication.translate(
            "NyseWords", "It is somebody else's turn to decide."
        ),
        "game-is-over": QCoreApplication.translate("NyseWords", "The game is over."),
        "nothing-to-answer-now": QCoreApplication.translate(
            "NyseWords",
            "A turn is one thing: take a chip, play a special chip, or discard from the supply.",
        ),
        "take-a-chip-or-stop": QCoreApplication.translate(
            "NyseWords",
            "An aggressive investment is running: take a chip, or stop early (ruling N4).",
        ),
        "the-partner-picks-a-chip-to-give": QCoreApplication.translate(
            "NyseWords",
            "A swap is waiting: the partner first picks the chip it gives (ruling N5).",
        ),
        "the-given-chip-is-shuffled-in-first": QCoreApplication.translate(
            "NyseWords", "The chip given is shuffled into its stack first (ruling N10)."
        ),
        "a-special-chip-must-be-used": QCoreApplication.translate(
            "NyseWords",
            "Alone you must use a special chip that you had before this turn (ruling N9).",
        ),
        "the-special-is-played-first": QCoreApplication.translate(
            "NyseWords",
            "Play the special chip first; then the stacks are open (ruling N4).",
        ),
    }


def _special_texts() -> dict[str, str]:
    return {
        "no-such-chip-in-hand": QCoreApplication.translate(
            "NyseWords", "There is no such chip in the hand."
        ),
        "that-marker-has-crashed": QCoreApplication.translate(
            "NyseWords",
            "This marker has crashed and is out of the game; "
            "a speculative market needs one that still stands (ruling N3).",
        ),
        "no-marker-stands": QCoreApplication.translate(
            "NyseWords", "All markers have crashed: there is none left to push (ruling N3)."
        ),
        "alone-one-takes-both-chips": QCoreApplication.translate(
            "NyseWords", "Alone you take both chips, as far as the supply lasts (ruling N9)."
        ),
        "the-chip-to-give-is-not-in-hand": QCoreApplication.translate(
            "NyseWords",
            "The chip to give must be another one in your hand; "
            "the swap chip itself leaves the game (ruling N5).",
        ),
        "alone-one-swaps-with-the-supply": QCoreApplication.translate(
            "NyseWords", "Alone you swap with a stack of the supply (ruling N10)."
        ),
        "a-swap-needs-another-seat": QCoreApplication.translate(
            "NyseWords", "A swap needs another seat as a partner (ruling N5)."
        ),
        "the-partner-holds-no-such-color": QCoreApplication.translate(
            "NyseWords", "The partner holds no chip of that colour. Ask for another (ruling N5)."
        ),
        "the-partner-holds-no-chip": QCoreApplication.translate(
            "NyseWords", "There is no chip in that hand (ruling N5)."
        ),
        "the-swap-binds": QCoreApplication.translate(
            "NyseWords",
            "You have been answered, so your swap chip counts as discarded: "
            "ask on, or waive the trade (ruling N5).",
        ),
        "alone-a-swap-is-not-waived": QCoreApplication.translate(
            "NyseWords", "Alone you must trade: a stock swap cannot be waived (ruling N9)."
        ),
        "no-trade-can-follow": QCoreApplication.translate(
            "NyseWords",
            "Nothing to swap: you need another chip in your hand, "
            "and a stack that is not empty (ruling N9).",
        ),
        "the-chip-cannot-lie-there": QCoreApplication.translate(
            "NyseWords", "The chip cannot lie there (ruling N10)."
        ),
    }
