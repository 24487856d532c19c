"""Why something is not allowed, the same way for every game: the sentence of the refusal's code."""

from __future__ import annotations

from stockgames.engine.errors import Refused
from stockgames.ui.sentences.speech import is_known, say
from stockgames.ui.table.money import money


def refusal_text(game_id: str, refused: Refused) -> str:
    """Return the rule that forbids something, in one or two sentences.

    The sentence is called ``GAME-refused-CODE``. A code without one (a game that brings no words
    to the screen) is told as words, with its ruling.
    """
    sentence = f"{game_id}-refused-{refused.code}"
    if is_known(sentence):
        return say(sentence, cost=money(refused.cost), held=money(refused.held))
    code = refused.code.replace("-", " ")
    return say("table-not-allowed", code=code, ruling=refused.ruling)
