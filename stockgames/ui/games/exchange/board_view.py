"""From an Exchange view to what is painted: ledgers, sleeves and the market."""

from __future__ import annotations

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.choosing import Choosing
from stockgames.games.exchange.faces import CardFace, face_of
from stockgames.games.exchange.forecast import OrderForecast, VoteForecast
from stockgames.games.exchange.parts import FORCES, ForceId
from stockgames.games.exchange.stages import (
    CLOSE,
    FOUNDING,
    LIQUIDATION,
    LOBBYING,
    NONE,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange import board_words as words
from stockgames.ui.games.exchange.facts import (
    BoardView,
    ForceFace,
    HandCard,
    Ledger,
    Pointing,
    Slot,
    as_notes,
)
from stockgames.ui.games.exchange.terms import force_text
from stockgames.ui.kit.plates import PlateState
from stockgames.ui.table.game_table import TableContext

_NOWHERE = Pointing()
_SLOT_STAGES = (PHASE_1, PHASE_2, PHASE_3)


def board_view(
    view: ExchangeView,
    context: TableContext,
    choosing: Choosing | None = None,
    pointing: Pointing = _NOWHERE,
) -> BoardView:
    """Return what is painted of a view; cards to choose from only for whoever is asked."""
    front, seats = context.front, view.seats
    in_open = view.stage == LIQUIDATION and view.seat is None
    asked = context.asks and (in_open or view.seat == front == context.eyes)
    forecast = None
    if asked and choosing is not None:
        action = choosing.action() or choosing.named(pointing.pointed)
        forecast = choosing.forecast(action)
    preview = forecast if isinstance(forecast, VoteForecast) else None
    return BoardView(
        seats=seats,
        front=front,
        board=view.board,
        prices=view.prices,
        round=view.round,
        stage=view.stage,
        force=force_face(view.drawn[-1]) if view.drawn else None,
        coming=None if view.coming is None else force_face(view.coming),
        forces_left=len(FORCES) - len(view.drawn),
        lobbyist=None if view.lobbyist == NONE else view.lobbyist,
        ledgers=tuple(_ledger(view, context, (front + i) % seats) for i in range(seats)),
        sleeves=_sleeves(view, front),
        title=words.hand_title(view.stage),
        note=_note(view, front, asked, preview),
        hand=_hand(choosing, pointing) if asked and choosing is not None else (),
        foresight=forecast if isinstance(forecast, OrderForecast) else None,
        preview=preview,
    )


def _hand(choosing: Choosing, pointing: Pointing) -> tuple[HandCard, ...]:
    return tuple(
        HandCard(card, pointing.cursor == card.name, pointing.pointed == card.name)
        for card in choosing.hand()
    )


def force_face(force: ForceId) -> ForceFace:
    """Return a Market Forces card in words."""
    text = force_text(force)
    return ForceFace(force, text.date, text.title, text.line, words.moves_text(force))


def _note(view: ExchangeView, front: SeatId, asked: bool, preview: VoteForecast | None) -> str:
    if preview is not None:
        return words.effect(preview)
    if asked:
        return ""
    return words.waiting_note(view.stage, front in view.choosers)


def _ledger(view: ExchangeView, context: TableContext, seat: SeatId) -> Ledger:
    shares = view.shares[seat]
    worths = [view.net_worth(other) for other in range(view.seats)]
    fallen = [fall for fall in view.falls if fall.seat == seat]
    place = 1 + sum(worth > worths[seat] for worth in worths)
    standing = words.place_of(place, view.seats)
    return Ledger(
        seat=seat,
        name=context.names[seat],
        note=words.seat_note(seat, view.founders[seat], context),
        state=_plate_state(view, context, seat),
        shares=shares,
        cash=view.cash[seat],
        notes=as_notes(view.cash[seat]),
        net_worth=worths[seat],
        standing=words.fallen_in(fallen[0].round) if fallen else standing,
        done=_done(view, seat),
        slots=(_slot(view, seat, 0), _slot(view, seat, 1), _slot(view, seat, 2)),
        is_lobbyist=view.lobbyist == seat,
        is_informed=seat in view.informed,
        is_founded=view.founders[seat] != NONE,
        is_out=bool(fallen),
    )


def _plate_state(view: ExchangeView, context: TableContext, seat: SeatId) -> PlateState:
    if view.stage != FOUNDING and seat not in view.standing:
        return "out"
    return context.plate_state(seat, view)


def _done(view: ExchangeView, seat: SeatId) -> str:
    parts = [words.round_done(view.traded[seat], view.sides[seat], _public_shares(view, seat))]
    if view.stage != OVER and seat in view.choosers:
        parts.append(words.laying(view.stage, seat not in view.actors))
    return "  \N{MIDDLE DOT}  ".join(part for part in parts if part)


def _public_shares(view: ExchangeView, seat: SeatId) -> int:
    """Return how many shares a seat ordered, once all may know it (E4)."""
    return abs(view.orders[seat]) if view.stage in (LIQUIDATION, OVER) else 0


def _slot(view: ExchangeView, seat: SeatId, index: int) -> Slot:
    """Return one sleeve of a seat as the viewer knows it (E10)."""
    stage = view.stage
    if stage in (FOUNDING, OVER) or (stage == CLOSE and index < 2):
        return Slot()
    if index == 0 and view.traded[seat] != NONE:
        return Slot("face", CardFace(security=view.traded[seat]))
    if index == 1 and view.sides[seat] != NONE:
        face = CardFace(view.traded[seat], view.sides[seat], abs(view.orders[seat]))
        return Slot("face", face)
    if index == 2 and stage in (LOBBYING, LIQUIDATION):
        return _vote_slot(view, seat)
    is_current = stage == CLOSE or _SLOT_STAGES[index] == stage
    if not is_current or seat not in view.choosers:
        return Slot()
    if seat in view.actors:
        return Slot("open")
    if view.seat == seat and view.laid is not None:
        return Slot("own", face_of(view.laid, view.traded[seat]))
    return Slot("back")


def _vote_slot(view: ExchangeView, seat: SeatId) -> Slot:
    """Return the sleeve of Phase 3 between laying and settling: face down until prices move."""
    vote = view.votes[seat]
    if seat not in view.standing and vote is None:
        return Slot()
    if vote is None:
        return Slot("back")
    state = face_of(vote, NONE)
    return Slot("face" if view.stage == LIQUIDATION else "own", state)


def _sleeves(view: ExchangeView, front: SeatId) -> tuple[Slot, ...]:
    three = tuple(_slot(view, front, index) for index in range(3))
    if view.lobbyist != front or view.stage not in (LOBBYING, LIQUIDATION):
        return three
    if view.stage == LOBBYING:
        return (*three, Slot("open"))
    face = None if view.lobby is None else face_of(view.lobby, NONE)
    return (*three, Slot("face", face))
