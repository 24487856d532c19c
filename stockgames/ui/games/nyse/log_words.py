"""What happened in NYSE, in plain sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from stockgames.controllers.table import Shown
from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId
from stockgames.games.nyse.actions import SUPPLY
from stockgames.games.nyse.events import (
    Discarded,
    Looked,
    MarkerMoved,
    Played,
    ShuffledIn,
    Stopped,
    SwapAsked,
    Swapped,
    Took,
    Waived,
)
from stockgames.games.nyse.parts import AGGRESSIVE_INVESTMENT, OUT, SPECULATIVE_MARKET, price
from stockgames.ui.games.nyse.terms import LETTERS, money, sector, special
from stockgames.ui.table.game_table import LogEntry, TableContext


def headline(event: Event, names: Sequence[str]) -> str:
    """Return the sentence of an event that stands for a whole move; empty for the others."""
    match event:
        case Took(seat=seat, color=color):
            text = QCoreApplication.translate("NyseWords", "{name} took {sector}.")
            return text.format(name=names[seat], sector=sector(color))
        case Discarded(seat=seat, color=color):
            text = QCoreApplication.translate("NyseWords", "{name} discarded {sector}")
            return text.format(name=names[seat], sector=sector(color))
        case Played(seat=seat, marking=marking):
            return _played(names[seat], marking)
        case Stopped(seat=seat):
            text = QCoreApplication.translate("NyseWords", "{name} takes no more chips.")
            return text.format(name=names[seat])
        case Swapped(seat=seat, partner=partner):
            text = QCoreApplication.translate("NyseWords", "{name} swapped with {partner}:")
            return text.format(name=names[seat], partner=names[partner])
        case ShuffledIn(color=color):
            text = QCoreApplication.translate("NyseWords", "The chip given lies among {sector}.")
            return text.format(sector=sector(color))
        case _:
            return ""


def _played(name: str, marking: int) -> str:
    if marking == SPECULATIVE_MARKET:
        text = QCoreApplication.translate("NyseWords", "{name} played a speculative market.")
    elif marking == AGGRESSIVE_INVESTMENT:
        text = QCoreApplication.translate("NyseWords", "{name} played an aggressive investment.")
    else:
        text = QCoreApplication.translate("NyseWords", "{name} played a stock swap.")
    return text.format(name=name)


def notes(event: Event, names: Sequence[str], board: tuple[int, ...]) -> list[str]:
    """Return the quiet lines under a headline that an event adds."""
    match event:
        case MarkerMoved(color=color, before=before, after=after):
            return [price_note(color, price(board, before), price(board, after), after)]
        case Discarded():
            return [QCoreApplication.translate("NyseWords", "from the supply, unseen")]
        case Looked(marking=marking):
            if not marking:
                return [QCoreApplication.translate("NyseWords", "Its underside is plain")]
            text = QCoreApplication.translate("NyseWords", "Its underside: {special}")
            return [text.format(special=special(marking))]
        case Waived():
            return [QCoreApplication.translate("NyseWords", "without a trade")]
        case SwapAsked(partner=partner, want=want, give=give):
            return [_asked(partner, want, give, names)]
        case Swapped(got=got, gave=gave):
            text = QCoreApplication.translate("NyseWords", "gave {gave}, got {got}")
            return [text.format(gave=LETTERS[gave], got=LETTERS[got])]
        case _:
            return []


def _asked(partner: SeatId, want: int, give: int, names: Sequence[str]) -> str:
    if partner == SUPPLY:
        text = QCoreApplication.translate("NyseWords", "gives {give}, takes {want} from the supply")
        return text.format(give=LETTERS[give], want=LETTERS[want])
    text = QCoreApplication.translate("NyseWords", "asks {partner} for {want}, offers {give}")
    return text.format(partner=names[partner], want=LETTERS[want], give=LETTERS[give])


def price_note(color: int, before: int, after: int, perch: int) -> str:
    """Return how a price changed: `G fell from $5M to $4M`."""
    letter = LETTERS[color]
    if perch == OUT:
        text = QCoreApplication.translate("NyseWords", "{letter} crashed, worthless from now on")
        return text.format(letter=letter)
    if before == after:
        text = QCoreApplication.translate("NyseWords", "{letter} stays at {price}")
        return text.format(letter=letter, price=money(after))
    if before < after:
        text = QCoreApplication.translate("NyseWords", "{letter} rose from {before} to {after}")
    else:
        text = QCoreApplication.translate("NyseWords", "{letter} fell from {before} to {after}")
    return text.format(letter=letter, before=money(before), after=money(after))


def veiled(event: Event, names: Sequence[str]) -> str:
    """Return the sentence without any colour, as concealed hands tell of past turns (N7)."""
    match event:
        case Took(seat=seat):
            text = QCoreApplication.translate("NyseWords", "{name} took a chip.")
            return text.format(name=names[seat])
        case Discarded(seat=seat):
            text = QCoreApplication.translate("NyseWords", "{name} discarded a chip.")
            return text.format(name=names[seat])
        case ShuffledIn():
            return QCoreApplication.translate("NyseWords", "The chip given lies in the supply.")
        case Swapped(seat=seat, partner=partner):
            text = QCoreApplication.translate("NyseWords", "{name} swapped with {partner}.")
            return text.format(name=names[seat], partner=names[partner])
        case _:
            return headline(event, names)


def entry(
    shown: Shown, context: TableContext, board: tuple[int, ...], *, concealed: bool
) -> LogEntry:
    """Return a move as the log tells it; with concealed hands past turns lose their colours."""
    names = context.names
    past = bool(context.history) and context.history[-1].number > shown.number
    veil = concealed and past and shown.seat != context.eyes
    tell = veiled if veil else headline
    text = next((line for event in shown.events if (line := tell(event, names))), "")
    lines = [] if veil else [note for e in shown.events for note in notes(e, names, board)]
    actor = names[shown.seat] if 0 <= shown.seat < len(names) else ""
    if shown.events and isinstance(shown.events[0], Swapped):
        actor = names[shown.events[0].seat]
    return LogEntry(shown.turn + 1, actor, text, tuple(lines))


def last_move(color: int, history: Sequence[Shown]) -> tuple[int, int] | None:
    """Return turn and perch before the last time a marker moved; None if it never did."""
    for shown in reversed(history):
        for event in reversed(shown.events):
            if isinstance(event, MarkerMoved) and event.color == color:
                return shown.turn, event.before
    return None
