"""A complete bot for `exec:`: takes the most expensive chip at NYSE, else the first legal move.

    stockgames simulate nyse --players "exec:python example_bot.py,greedy,greedy,greedy"

It knows nothing of Stock Games but the protocol, and could be written in any language.
"""

import json
import sys
from typing import Any


def price(view: Any, color: str) -> int:
    perch = view["markers"][color]
    return int(view["board"][perch // 2]) if perch < 12 else 0


def nyse(question: Any) -> Any:
    view = question["view"]

    def worth(move: Any) -> tuple[bool, int]:
        taking = move["do"] == "take"
        return taking, price(view, move["color"]) if taking else 0

    return max(question["legal"], key=worth)


def answer(question: Any) -> Any:
    if question["game"] == "nyse":
        return nyse(question)
    return (question["legal"] or question["examples"])[0]


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
