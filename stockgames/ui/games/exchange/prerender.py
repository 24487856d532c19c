"""Pre-renders the cards of all phases, as drawn in hand and sleeves.

All of them are painted, whatever anyone holds or has chosen, so that timing reveals nothing;
of orders in a sleeve, only those for the security publicly known to be traded.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from stockgames.games.exchange.action_builder import CardKind, CardTarget
from stockgames.games.exchange.faces import CardFace
from stockgames.games.exchange.facts import Slot
from stockgames.games.exchange.parts import ALL_SECURITIES, BUY, SELL, Security
from stockgames.games.exchange.stages import NONE, PHASE_1, PHASE_2, PHASE_3
from stockgames.presentation.sentences.speech import spoken
from stockgames.ui.games.exchange.hand import HandItem
from stockgames.ui.games.exchange.layout import BoardLayout
from stockgames.ui.games.exchange.sleeves import SleeveRowItem
from stockgames.ui.table.idle_work import Jobs, SceneAhead, in_pieces
from stockgames.ui.theme.context import ThemeContext

_SIDES = ((BUY, 1), (SELL, -1))
"""The sides of an order, each with a vote, so that both votes are included."""


def paint_cards(
    ahead: SceneAhead, look: ThemeContext, layout: BoardLayout, traded: Security
) -> None:
    """Pre-render cards in their displayed sizes when the table is idle.

    `traded` is the security that the front seat is known to trade this round.
    """
    sizes = layout.hand.size().toTuple(), layout.sleeves.size().toTuple(), layout.scale
    about = sizes, look.theme.name, look.text_size, spoken(), traded
    ahead.paint(about, partial(_jobs, look, layout, traded))


def _jobs(look: ThemeContext, layout: BoardLayout, traded: Security, ratio: float) -> Jobs:
    twin = look.copy()
    for stage, cards in _hands():
        hand = HandItem(twin)
        hand.set_rect(layout.hand)
        hand.tell(stage, cards, layout, "", None, None)
        yield from in_pieces(hand.draw, ratio)
    for stage in (PHASE_1, PHASE_2, PHASE_3):
        for slots in (*_rows(), *(_orders(traded) if stage == PHASE_3 else ())):
            row = SleeveRowItem(twin)
            row.lie(stage, layout)
            row.slots = slots
            yield from in_pieces(row.draw, ratio)


def _hands() -> Iterator[tuple[int, list[CardTarget]]]:
    """Yield the cards of each phase; for the second phase, those of each security."""
    yield PHASE_1, [_card("security", CardFace(one)) for one in ALL_SECURITIES]
    for security in ALL_SECURITIES:
        for side, _ in _SIDES:
            switch = [_card("side", CardFace(side=each)) for each, _ in _SIDES]
            faces = [CardFace(security, side, shares) for shares in range(1, 10)]
            yield PHASE_2, [*switch, *(_card("order", face) for face in faces)]
    for _, by in _SIDES:
        yield PHASE_3, [_card("vote", CardFace(one, by=by)) for one in ALL_SECURITIES]


def _card(kind: CardKind, face: CardFace) -> CardTarget:
    name = f"{kind} {face}"
    return CardTarget(name, name, kind=kind, face=face)


def _rows() -> Iterator[tuple[Slot, ...]]:
    yield Slot("open"), Slot(), Slot()
    for security in ALL_SECURITIES:
        for side, by in _SIDES:
            vote = CardFace(security, by=by)
            yield (
                Slot("face", CardFace(security)),
                Slot("face", CardFace(security, side)),
                Slot("own", vote),
            )
            yield Slot("own", CardFace(security)), Slot("back"), Slot("face", vote)


def _orders(traded: Security) -> Iterator[tuple[Slot, ...]]:
    """Yield sleeves with each order for a security, as their owner sees them."""
    if traded == NONE:
        return
    for side, _ in _SIDES:
        for shares in range(1, 10):
            yield Slot(), Slot("face", CardFace(traded, side, shares)), Slot()
