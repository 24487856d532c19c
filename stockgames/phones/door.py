"""The door for phones of one table: opens and closes it, seats phones, and sends each its table.

`Seats` knows who has which: the door's key and code, and a token for each phone.

Everything here happens in the window's thread. A front end shows `state`, `addresses` and `people`,
and follows `changed`.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from secrets import choice, token_hex, token_urlsafe
from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from stockgames.controllers.table import TableController
from stockgames.engine.errors import Refused, StockGamesError
from stockgames.engine.match import Match
from stockgames.engine.plain_text import folded, one_line
from stockgames.engine.record import Holder
from stockgames.engine.state import SeatId
from stockgames.evenings.person import Tastes
from stockgames.phones import wire
from stockgames.phones.gate import own_addresses
from stockgames.phones.server import PORT, File, Server
from stockgames.phones.table import SeatTable, can_play
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.messages import name_problem
from stockgames.presentation.sentences.catalogue import languages
from stockgames.presentation.sentences.speech import say, speaking, spoken
from stockgames.storage.journal import Journal

DoorState: TypeAlias = Literal["shut", "opening", "open", "failed"]
_BETWEEN_MS: Final = 5
"""The pause between the tables of phones that have not pressed, in which others can work."""


class PhoneDoor(QObject):
    """The phones of one table; `can_play` says for which games there is one."""

    changed = Signal()
    """The door's state, or who is here."""
    named = Signal(int, object)
    """A seat that has not decided anything should get this `Holder`: somebody has typed a name."""

    def __init__(
        self,
        match: Match,
        controller: TableController,
        journal: Journal,
        files: Mapping[str, File],
        tastes_of: Callable[[SeatId], Tastes] = lambda _: Tastes(),
        is_end_shown: Callable[[], bool] = lambda: True,
        parent: QObject | None = None,
    ) -> None:
        """`files` are what the page consists of, by path. `is_end_shown` returns whether the
        screen has shown how the game ended; call `follow` once it has.
        """
        super().__init__(parent)
        assert can_play(controller.game_id)
        self.state: DoorState = "shut"
        self.why_failed = ""
        self.port = 0
        self.addresses: tuple[str, ...] = ()
        """The computer's addresses, the likeliest first."""
        self._match = match
        self._controller = controller
        self._journal = journal
        self._tastes_of = tastes_of
        self._is_end_shown = is_end_shown
        self._look: tuple[wire.Theme, bool] = "evening", False
        saved = journal.load_phones()
        self.seats = Seats(saved)
        self._sent: tuple[object, ...] = ()
        """What was told last at the door and to the front end."""
        self._names = [info.name for info in match.seats]
        """Who had the seats when they were last looked at."""
        match saved:
            case {"names": list(names)} if len(names) == len(self._names):
                self._names = [*names]
        self._asking: dict[int, str] = {}
        """The connections at the door, with their languages."""
        self._phones: dict[int, SeatTable] = {}
        """The connections that have a seat or watch."""
        self._tables: dict[SeatId, SeatTable] = {}
        """The tables of seats that have a phone, with what is picked there, asleep or not."""
        self._queue: list[int] = []
        """The connections whose tables may have changed, the next one first."""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._send_next)
        self._server = Server(files, self)
        queued = Qt.ConnectionType.QueuedConnection
        self._server.came.connect(self._take, queued)
        self._server.left.connect(self._lose, queued)
        self._server.opened.connect(self._opened, queued)
        self._server.failed.connect(self._failed, queued)
        controller.changed.connect(self.sync)
        controller.moved.connect(self.sync)
        controller.refused_away.connect(self._refuse)

    # For the front end

    def open(self, host: str = "", port: int = PORT) -> None:
        """Let phones in: on all adapters, or only on `host`."""
        self.addresses = own_addresses()
        self.state = "opening"
        self._server.open((*self.addresses, *filter(None, (host,))), host, port)
        self._sync_seats()
        self.changed.emit()

    def close(self) -> None:
        """Send all phones away; nothing listens any more, and all play at the screen."""
        for number in (*self._phones, *self._asking):
            self._part(number, "closed")
        self._server.close()
        for seat in (*self._tables,):
            self._clear(seat)
        self.state = "shut"
        for seat in self._controller.people:
            self._controller.move_away(seat, False)
        self.changed.emit()

    def url(self, address: str) -> str:
        """Return what the code says for one of the addresses."""
        return f"http://{address}:{self.port}/#{self.seats.key}"

    def lock(self, locked: bool) -> None:
        """Give no more seats, or give them again."""
        self.seats.is_locked = locked
        self.sync()

    def dress(self, theme: wire.Theme, four_colours: bool) -> None:
        """Show phones the theme of the table and its number of suit colours."""
        self._look = theme, four_colours
        self.sync()

    def take_to_screen(self, seat: SeatId, on: bool) -> None:
        """Let the screen play for a phone's seat, or give it back to its phone."""
        self.seats.lend(seat, on)
        self._settle()

    def free(self, seat: SeatId) -> None:
        """Take a seat from its phone for good; another may take it."""
        self.seats.free(seat)
        self._clear(seat)
        self._settle()

    def people(self) -> tuple[wire.Person, ...]:
        """Return all seats in order, with their states."""
        infos = self._match.seats
        faces = portraits_at([info.name for info in infos])
        return tuple(
            wire.Person(
                seat=seat,
                name=info.name,
                sign=faces[seat].sign,
                colour=faces[seat].colour,
                state=self._seat_state(seat),
            )
            for seat, info in enumerate(infos)
        )

    def _seat_state(self, seat: SeatId) -> wire.SeatState:
        if seat not in self._controller.people:
            return "bot"
        owner = self.seats.owner(seat)
        if owner == "phone":
            return "held" if self.numbers_at(seat) else "asleep"
        return owner

    # From the server

    def _opened(self, port: int) -> None:
        self.port, self.state = port, "open"
        self.changed.emit()

    def _failed(self, why: str) -> None:
        self.state, self.why_failed = "failed", why
        self.changed.emit()

    def _take(self, number: int, message: wire.Up) -> None:
        table = self._phones.get(number)
        match message:
            case wire.Hello(token=token, language=language) if table is None:
                known, seat = self.seats.holder(token)
                browsers = language[:2].lower()
                language = browsers if browsers in languages() else spoken()
                if not known and self.seats.opens(token):
                    self._asking[number] = language
                    self._say(number, self._door(language))
                elif not known:
                    self._part(number, "unknown")
                elif seat is not None and seat not in self._controller.people:
                    self._part(number, "given-away")
                else:
                    self._seat(number, seat, language)
            case wire.Sit() if number in self._asking:
                self._sit(number, message)
            case wire.Bye():
                self._leave(number)
            case _ if table is not None:
                self._obey(number, table, message)
            case _:
                self._part(number, "unknown")

    def _obey(self, number: int, table: SeatTable, message: wire.Up) -> None:
        match message:
            case wire.Press():
                table.press(message)
            case wire.Undo():
                table.undo(message)
            case wire.Hint():
                table.hint()
        table.send_again()  # each message is answered
        self._queue = [number, *(other for other in self._queue if other != number)]
        self._soon.start(0)

    def _sit(self, number: int, message: wire.Sit) -> None:
        language, seat = self._asking[number], message.seat
        if seat is not None and (refused := self._refusal(language, seat, message.name)):
            update = {"refused": refused, "typed": one_line(message.name)}
            self._say(number, self._door(language).model_copy(update=update))
            return
        token = self.seats.watching if seat is None else self.seats.take(seat)
        self._say(number, wire.Seated(token=token))
        self._seat(number, seat, language)
        if seat is not None:
            self._settle()

    def _refusal(self, language: str, seat: SeatId, typed: str) -> str:
        """Return why a phone can't have a seat; empty if it can, which then has the typed name."""
        name, names = one_line(typed), [info.name for info in self._match.seats]
        with speaking(language):
            if self.seats.is_locked:
                return say("phones-refused-locked")
            if self._seat_state(seat) != "free":
                return say("phones-refused-taken")
            own = names[seat]
            if not typed or folded(name) == folded(own):
                return ""
            if problem := name_problem(typed, names):
                return problem
            if seat not in self._unplayed():
                return say("phones-refused-late", name=own)
        self.named.emit(seat, Holder(name=name, player="human"))
        with speaking(language):
            is_named = self._match.seats[seat].name == name
            return "" if is_named else say("phones-refused-unsaved", name=own)

    def _unplayed(self) -> tuple[SeatId, ...]:
        """Return the seats that have not decided anything: a typed name takes no game away."""
        played = {move.seat for move in self._match.moves}
        return tuple(seat for seat, _ in enumerate(self._match.seats) if seat not in played)

    def _seat(self, number: int, seat: SeatId | None, language: str) -> None:
        """Send a connection the table of its seat from now on; an older one loses it."""
        self._asking.pop(number, None)
        if seat is not None:
            for older in self.numbers_at(seat):
                self._part(older, "another-phone")
        self._phones[number] = self._table(seat, language)
        self._phones[number].send_again()
        self.sync()

    def _table(self, seat: SeatId | None, language: str) -> SeatTable:
        found = None if seat is None else self._tables.get(seat)
        tastes = Tastes() if seat is None else self._tastes_of(seat)
        language = tastes.language if tastes.language in languages() else language
        if found is not None and (found.language, found.tastes) == (language, tastes):
            return found
        made = SeatTable(self._match, self._controller, seat, language, self._is_end_shown, tastes)
        if seat is not None and made.hints is not None:
            self._clear(seat)
            self._tables[seat] = made
            made.hints.changed.connect(self.sync)
        return made

    def _clear(self, seat: SeatId) -> None:
        """Forget what a seat's phone has picked; the seat is no longer that phone's."""
        for number in self.numbers_at(seat):
            self._part(number, "given-away")
        table = self._tables.pop(seat, None)
        if table is not None and table.hints is not None:
            table.hints.deleteLater()

    def _leave(self, number: int) -> None:
        table = self._phones.get(number)
        self._part(number, "bye")
        if table is not None and table.seat is not None:
            self.free(table.seat)

    def _lose(self, number: int) -> None:
        self._forget(number)
        self.sync()

    def _forget(self, number: int) -> None:
        self._asking.pop(number, None)
        self._phones.pop(number, None)

    def _part(self, number: int, why: str) -> None:
        self._say(number, wire.Gone.model_validate({"why": why}))
        self._server.drop(number)
        self._forget(number)

    # To the phones

    def numbers_at(self, seat: SeatId) -> list[int]:
        """Return the connections of a seat; at most one in the end."""
        return [number for number, table in self._phones.items() if table.seat == seat]

    def _settle(self) -> None:
        """Save who has which seat, and let the table know where each is played."""
        with suppress(StockGamesError, OSError):  # else it holds until the app is closed
            self._journal.save_phones({**self.seats.to_json(), "names": [*self._names]})
        self.sync()

    def _sync_seats(self) -> None:
        """Follow who holds which seat: a bot's seat has no phone, another person's a new one."""
        people = self._controller.people
        for seat, info in enumerate(self._match.seats):
            is_other = seat in people and info.name != self._names[seat]
            if is_other:
                self._names[seat] = info.name
                self.seats.free(seat)
            if is_other or seat not in people:
                self._clear(seat)
            self._controller.move_away(seat, self.seats.owner(seat) == "phone")

    def _door(self, language: str) -> wire.Door:
        return wire.Door(
            title=self._match.game.meta.title,
            people=self.people(),
            locked=self.seats.is_locked,
            language=language,
            theme=self._look[0],
            unplayed=self._unplayed(),
        )

    def _refuse(self, seat: SeatId, refused: Refused) -> None:
        for number in self.numbers_at(seat):
            self._phones[number].refuse(refused)
        self.sync()

    def sync(self) -> None:
        """Look at every phone's table again, one at a time between frames of the window."""
        if self.state in ("open", "opening"):
            self._sync_seats()
        state = self.people(), self._unplayed(), self.seats.is_locked, self._look
        if state != self._sent:
            self._sent = state
            for number, language in self._asking.items():
                self._say(number, self._door(language))
            self.changed.emit()
        self._queue += [number for number in self._phones if number not in self._queue]
        if self._queue and not self._soon.isActive():
            self._soon.start(_BETWEEN_MS)

    def _send_next(self) -> None:
        number = self._queue.pop(0) if self._queue else 0
        table, (theme, four_colours) = self._phones.get(number), self._look
        frame = table and table.frame(self.people(), theme, four_colours=four_colours)
        if frame:
            self._server.send(number, "table", frame)
        if self._queue:
            self._soon.start(_BETWEEN_MS)

    def _say(self, number: int, message: wire.Down) -> None:
        self._server.send(number, message.type, message.model_dump_json())


_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Those of a typed code; without I and O, which look like digits."""
_BYTES: Final = 16
"""The length of keys and tokens: 128 bits."""

Owner: TypeAlias = Literal["free", "phone", "screen"]
"""Who may decide for a seat; `free` is at the screen until a phone takes it."""


class Seats:
    """The seats of one table. Tokens are kept only as salted hashes."""

    def __init__(self, saved: Mapping[str, Any] | None = None) -> None:
        """`saved` is what `to_json` returned before."""
        self.key = token_urlsafe(_BYTES)
        """What the address in the code ends in."""
        self.code = "".join(choice(_LETTERS) for _ in range(6))
        """The same for typing."""
        self.watching = token_urlsafe(_BYTES)
        """The token of all who have no seat: they see the same, and nothing that is secret."""
        self.is_locked = False
        """Whether no more seats are given."""
        self._salt = token_hex(_BYTES)
        self._hashes: dict[SeatId, str] = {}
        self._lent: set[SeatId] = set()
        """Seats that a phone has, but the screen plays for now."""
        match saved:
            case {"salt": str(salt), "seats": dict(hashes), "lent": list(lent)}:
                self._salt = salt
                found = {str(seat): str(hashed) for seat, hashed in hashes.items()}
                self._hashes = {int(s): hashed for s, hashed in found.items() if s.isdecimal()}
                self._lent = {seat for seat in lent if seat in self._hashes}

    def to_json(self) -> dict[str, Any]:
        """Return what is to be saved, as JSON; it tells nobody a token."""
        hashes = {str(seat): self._hashes[seat] for seat in sorted(self._hashes)}
        return {"salt": self._salt, "seats": hashes, "lent": sorted(self._lent)}

    def _hash(self, token: str) -> str:
        return sha256(f"{self._salt}/{token}".encode()).hexdigest()

    def opens(self, code: str) -> bool:
        """Return whether this is the door's key, or its code in any case."""
        by_key = hmac.compare_digest(code.encode(), self.key.encode())
        return hmac.compare_digest(code.upper().encode(), self.code.encode()) or by_key

    def owner(self, seat: SeatId) -> Owner:
        """Return who may decide for a seat."""
        if seat in self._lent:
            return "screen"
        return "phone" if seat in self._hashes else "free"

    def take(self, seat: SeatId) -> str:
        """Give a free seat to a phone; return its token."""
        assert self.owner(seat) == "free"
        token = token_urlsafe(_BYTES)
        self._hashes[seat] = self._hash(token)
        return token

    def holder(self, token: str) -> tuple[bool, SeatId | None]:
        """Return whether a token is known, and its seat: None for somebody who watches."""
        wanted = self._hash(token)
        for seat, hashed in self._hashes.items():
            if hmac.compare_digest(hashed, wanted):
                return True, seat
        return hmac.compare_digest(token.encode(), self.watching.encode()), None

    def free(self, seat: SeatId) -> None:
        """Take a seat from its phone for good."""
        self._hashes.pop(seat, None)
        self._lent.discard(seat)

    def lend(self, seat: SeatId, lent: bool) -> None:
        """Let the screen play for a phone's seat for now, or give the seat back to the phone."""
        if seat in self._hashes:
            (self._lent.add if lent else self._lent.discard)(seat)
