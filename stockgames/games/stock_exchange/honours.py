"""What Stock Exchange brings to a person's book."""

from __future__ import annotations

from typing import Final

from stockgames.engine.honours import Distinction, Finished, Honours
from stockgames.games.stock_exchange.history import goods_given


def _gift(game: Finished) -> bool:
    audit = game.last.audit
    own = audit.payouts[game.seat].stocks
    return any(
        gift.seat == game.seat and gift.amount <= -3000 and not own[gift.others[0]]
        for gift in goods_given(game.steps, audit)
    )


def _majority(game: Finished) -> bool:
    audit = game.last.audit
    most = max(statement.earnings for statement in audit.statements)
    return any(
        company != game.seat and audit.payouts[game.seat].stocks[company] >= 4
        for company, statement in enumerate(audit.statements)
        if statement.earnings == most
    )


def _unmoved(game: Finished) -> bool:
    rounds = game.last.audit.submissions
    return game.is_first and not any(laid[game.seat].exchange for laid in rounds)


HONOURS: Final = Honours(
    (
        Distinction("gift", "coal", _gift),
        Distinction("majority", "tree", _majority),
        Distinction("unmoved", "garnet", _unmoved),
    ),
    closest=range(1, 1001),
)
