"""The protocol without a network: lost, doubled and late messages, two phones, restarts."""

from __future__ import annotations

import json
from typing import Any

import pytest
import shiboken6
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from stockgames.engine.plain_text import LONGEST_NAME
from stockgames.engine.record import Holder
from stockgames.evenings.person import Tastes
from stockgames.phones import door as door_module
from stockgames.phones.door import PhoneDoor
from stockgames.phones.gate import read
from stockgames.presentation.sentences.speech import say, speaking
from tests.controllers.desk import Notebook, Puppet
from tests.phones.desk import dealt, offered, table


class Line(QObject):
    """Takes the place of the server: connections without a network."""

    opened = Signal(int)
    failed = Signal(str)
    came = Signal(int, object)
    left = Signal(int)

    def __init__(self, files: object, parent: QObject) -> None:
        super().__init__(parent)
        self.frames: dict[int, list[dict[str, Any]]] = {}
        self.numbers = 0

    def open(self, addresses: tuple[str, ...], host: str, port: int) -> None:
        self.opened.emit(1)

    def close(self) -> None:
        self.frames.clear()

    def connect_phone(self) -> int:
        self.numbers += 1
        self.frames[self.numbers] = []
        return self.numbers

    def say(self, number: int, **message: Any) -> None:
        told = read(json.dumps(message))
        assert told is not None
        self.came.emit(number, told)
        settle()

    def drop(self, number: int) -> None:
        self.frames.pop(number, None)

    def send(self, number: int, kind: str, frame: str) -> None:
        if number in self.frames:
            self.frames[number].append(json.loads(frame))


def settle() -> None:
    for _ in range(8):
        QCoreApplication.processEvents()


class Table:
    """A table of NYSE with its door, and the lines of phones."""

    def __init__(self, people: str = "hhh") -> None:
        self.match, self.journal = dealt("nyse", "seed", people), Notebook()
        self.controller = table(self.match, self.journal)
        self.open()
        self.controller.start()

    def open(self) -> None:
        self.door = PhoneDoor(self.match, self.controller, self.journal, {})
        line = self.door.findChild(Line)
        assert line is not None
        self.line: Line = line
        self.door.open()
        settle()

    def sit(self, seat: int | None) -> tuple[int, str]:
        """Take a seat with a new phone; return its connection and its token."""
        number = self.line.connect_phone()
        self.line.say(number, type="hello", token=self.door.seats.key)
        self.line.say(number, type="sit", seat=seat)
        token = next(one["token"] for one in self.frames(number) if one["type"] == "seated")
        return number, token

    def frames(self, number: int) -> list[dict[str, Any]]:
        return self.line.frames.get(number, [])

    def told(self, number: int) -> dict[str, Any]:
        """Return the last table that a phone got; empty without one."""
        found = [one for one in self.frames(number) if one["type"] == "table"]
        return found[-1] if found else {}


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    monkeypatch.setattr(door_module, "Server", Line)
    monkeypatch.setattr(door_module, "_BETWEEN_MS", 0)


class Protocol(RuleBasedStateMachine):
    """Three people, their phones, and a network that does what it likes."""

    @initialize()
    def begin(self) -> None:
        self.table = Table()
        self.tokens: dict[int, str] = {}
        self.phones: dict[int, int] = {}
        self.messages: list[tuple[int, dict[str, Any]]] = []
        """What was sent by which seat."""
        self.ids = 0
        for seat in range(3):
            self.phones[seat], self.tokens[seat] = self.table.sit(seat)

    @rule(seat=st.integers(0, 2), pick=st.integers(0, 30), again=st.booleans())
    def press(self, seat: int, pick: int, again: bool) -> None:
        told = self.table.told(self.phones[seat])
        names = [name for part in offered(told) for name in part] if told else []
        if not names:
            return
        self.ids += 1
        name = "confirm" if "confirm" in names and pick % 2 else names[pick % len(names)]
        message = {"type": "press", "id": f"i{self.ids}", "n": told["n"], "name": name}
        self.messages.append((seat, message))
        made = len(self.table.match.moves)
        for _ in range(1 + again):
            self.table.line.say(self.phones[seat], **message)
        assert len(self.table.match.moves) <= made + 1

    @precondition(lambda self: self.messages)
    @rule(at=st.integers(0, 10**6))
    def send_late(self, at: int) -> None:
        """A message of before comes again: it does nothing, and is answered."""
        seat, message = self.messages[at % len(self.messages)]
        made, number = self.table.match.moves[:], self.phones[seat]
        count = len(self.table.frames(number))
        self.table.line.say(number, **message)
        assert self.table.match.moves[:] == made
        assert len(self.table.frames(number)) == count + 1

    @rule(seat=st.integers(0, 2))
    def lose_and_come_back(self, seat: int) -> None:
        before = self.table.told(self.phones[seat])
        self.table.line.left.emit(self.phones[seat])
        self.table.line.drop(self.phones[seat])
        settle()
        assert self.table.door.people()[seat].state == "asleep"
        self.come(seat)
        assert self.table.told(self.phones[seat])["doing"] == before["doing"]  # what is picked, too

    @rule(seat=st.integers(0, 2))
    def come_with_another_phone(self, seat: int) -> None:
        older, kept = self.phones[seat], self.table.frames(self.phones[seat])
        self.come(seat)
        assert kept[-1] == {"type": "gone", "why": "another-phone"}
        assert older not in self.table.line.frames

    @rule()
    def restart(self) -> None:
        self.table.door.close()
        self.table.door.deleteLater()
        self.table.open()
        for seat in range(3):
            self.come(seat)

    @rule(seat=st.integers(0, 2))
    def undo(self, seat: int) -> None:
        told = self.table.told(self.phones[seat])
        self.ids += 1
        made, message = len(self.table.match.moves), {"id": f"i{self.ids}", "n": told["n"]}
        self.table.line.say(self.phones[seat], type="undo", **message)
        assert (len(self.table.match.moves) < made) == (not told["why_no_undo"])

    def come(self, seat: int) -> None:
        number = self.phones[seat] = self.table.line.connect_phone()
        self.table.line.say(number, type="hello", token=self.tokens[seat])
        told = self.table.told(number)
        assert told["you"] == seat
        assert told["n"] > 0

    @invariant()
    def each_seat_is_held_by_its_phone(self) -> None:
        if hasattr(self, "table"):
            assert [one.state for one in self.table.door.people()] == ["held"] * 3
            assert self.table.controller.humans == ()
            assert self.table.controller.viewer is None

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.table.door.close()


def test_no_message_counts_twice_and_no_seat_is_lost() -> None:
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(
        Protocol, settings=settings(max_examples=4, stateful_step_count=12, deadline=None)
    )


def test_a_phone_comes_in_by_the_doors_key_or_its_letters_and_by_nothing_else() -> None:
    made = Table()
    for code in (made.door.seats.key, made.door.seats.code, made.door.seats.code.lower()):
        number = made.line.connect_phone()
        made.line.say(number, type="hello", token=code)
        assert made.frames(number)[-1]["type"] == "door"
    for message in (
        {"type": "hello", "token": "AAAAAA"},
        {"type": "hello", "token": "A" * 22},
        {"type": "sit", "seat": 0},
        {"type": "press", "id": "a", "n": 1, "name": "confirm"},
    ):
        number = made.line.connect_phone()
        frames = made.frames(number)
        made.line.say(number, **message)
        assert frames == [{"type": "gone", "why": "unknown"}]
        assert number not in made.line.frames


def test_a_seat_is_given_once_and_none_while_the_door_is_locked() -> None:
    made = Table()
    made.sit(0)
    number = made.line.connect_phone()
    made.line.say(number, type="hello", token=made.door.seats.key)
    made.line.say(number, type="sit", seat=0)
    assert made.frames(number)[-1]["refused"] == say("phones-refused-taken")
    made.door.lock(True)
    made.line.say(number, type="sit", seat=1)
    assert made.frames(number)[-1]["refused"] == say("phones-refused-locked")
    made.line.say(number, type="sit", seat=None)
    told = made.told(number)
    assert (told["you"], told["private"], told["doing"]["groups"]) == (None, [], [])


def ask(made: Table, seat: int, name: str) -> dict[str, Any]:
    """Come with a new phone and a name; return what it is told last but for a table."""
    made.door.named.connect(made.controller.hand_seat, Qt.ConnectionType.UniqueConnection)
    number = made.line.connect_phone()
    made.line.say(number, type="hello", token=made.door.seats.key, language="de")
    made.line.say(number, type="sit", seat=seat, name=name)
    return [frame for frame in made.frames(number) if frame["type"] != "table"][-1]


@pytest.mark.parametrize("typed", ["Zoe", "  Zoe\t", "<b>Zoe</b>", "שָׂרָה", "Ζωή 🎩", "z" * 40])
def test_somebody_new_sits_down_under_a_typed_name(typed: str) -> None:
    made = Table()
    first, _ = made.sit(0)
    assert made.told(first)["people"][1]["name"] == "Bruno"
    assert ask(made, 1, typed)["type"] == "seated"
    name = typed.strip()
    assert [one.name for one in made.door.people()] == ["Ada", name, "Clara"]
    assert made.door.people()[1].state == "held"
    assert made.told(first)["people"][1]["name"] == name
    assert made.match.record().seats[1].name == name
    assert made.journal.handed == [(1, {"name": name, "player": "human", "person": None}, 0)]


@pytest.mark.parametrize("typed", ["", "bruno", "BRUNO\u200b"])
def test_without_a_new_name_a_phone_sits_down_as_the_person_of_its_seat(typed: str) -> None:
    made = Table()
    assert ask(made, 1, typed)["type"] == "seated"
    assert made.match.seats[1].name == "Bruno"
    assert not made.journal.handed


@pytest.mark.parametrize(
    ("typed", "sentence", "kept"),
    [
        ("   ", "people-name-empty", ""),
        ("\u200b\u2060", "people-name-empty", ""),
        ("z" * 41, "people-name-long", "z" * 41),
        ("z" * 1000, "people-name-long", "z" * 1000),
        ("Z\u202eoe\x07", "people-name-cleaned", "Zoe"),
        ("Z\x00", "people-name-cleaned", "Z"),
        ("clara", "people-name-taken", "clara"),
        ("ADA", "people-name-taken", "ADA"),
        ("Bot", "people-name-taken", "Bot"),
    ],
)
def test_a_name_that_does_not_do_is_refused_in_a_sentence_and_no_seat_changes(
    typed: str, sentence: str, kept: str
) -> None:
    made = Table("hhhb")
    made.match.seats = (
        *made.match.seats[:3],
        made.match.seats[3].model_copy(update={"name": "Bot"}),
    )
    made.sit(0)
    told = ask(made, 1, typed)
    names = {"name": next((n for n in ("Ada", "Clara", "Bot") if n.lower() == typed.lower()), "")}
    with speaking("de"):
        assert told["refused"] == say(sentence, count=len(typed), most=LONGEST_NAME, **names)
    assert told["typed"] == kept
    assert [one.state for one in made.door.people()] == ["held", "free", "free", "bot"]
    assert not made.journal.handed


def test_who_has_played_at_a_seat_keeps_it_and_a_name_that_is_not_saved_changes_nothing() -> None:
    made = Table()
    seat = made.match.actors[0]
    number, _ = made.sit(seat)
    table, name = made.told(number), made.match.seats[seat].name
    take = next(name for name in offered(table)[1] if name.startswith("take-"))
    for press in (take, "confirm"):
        n = made.told(number)["n"]
        made.line.say(number, type="press", id=press, n=n, name=press)
    assert made.match.moves
    made.line.say(number, type="bye")
    told = ask(made, seat, "Zoe")
    with speaking("de"):
        assert told["refused"] == say("phones-refused-late", name=name)
    assert seat not in told["unplayed"]
    made.journal.full = True
    other = next(one for one in range(3) if one != seat)
    told = ask(made, other, "Zoe")
    with speaking("de"):
        assert told["refused"] == say("phones-refused-unsaved", name=made.match.seats[other].name)
    assert [one.state for one in made.door.people()] == ["free"] * 3


def test_two_phones_can_not_have_one_name_or_one_seat() -> None:
    made = Table()
    assert ask(made, 1, "Zoe")["type"] == "seated"
    for seat, name in ((2, "zoe"), (1, "Zoe"), (1, "Yan")):
        assert ask(made, seat, name)["refused"]
    assert ask(made, 2, "Yan")["type"] == "seated"
    assert [one.name for one in made.door.people()] == ["Ada", "Zoe", "Yan"]


def test_a_phone_is_as_its_person_has_chosen_in_the_app() -> None:
    """Language, text size and suits are on the page; hints aren't offered to who wants none."""
    made = Table()
    wishes = Tastes("de", text_size=150, suit_colours=4, hints=False)
    seat = made.match.actors[0]
    for tastes in (Tastes(), wishes):
        made.door._tastes_of = lambda one: tastes if one == seat else Tastes()  # noqa: B023
        number, _ = made.sit(seat)
        told = made.told(number)
        look = told["language"], told["text_size"], told["four_colours"], told["can_hint"]
        has = tastes == wishes
        assert look == (("de", 150, True, False) if has else ("en", 0, False, True))
        made.line.say(number, type="hint")
        puppet = made.controller.scheduler.thinker
        assert isinstance(puppet, Puppet)
        assert len(puppet.questions) == 1
        made.line.say(number, type="bye")


def test_a_seat_goes_to_the_screen_and_back_to_its_phone() -> None:
    made = Table()
    for seat in range(3):
        made.sit(seat)
    seat = made.match.actors[0]
    number = made.door.numbers_at(seat)[0]
    assert made.told(number)["asked"]
    made.door.take_to_screen(seat, True)
    settle()
    assert made.controller.humans == (seat,)
    assert made.controller.seat == seat
    assert not made.told(number)["asked"]
    made.door.take_to_screen(seat, False)
    settle()
    assert not list(made.controller.humans)
    assert made.told(number)["asked"]


def test_a_seat_that_goes_to_a_bot_leaves_its_phone_and_comes_back_to_it() -> None:
    made = Table()
    number, token = made.sit(1)
    frames = made.frames(number)
    person = Holder(name="Bruno", player="human")
    made.controller.hand_seat(1, Holder(name="Bruno", player="bot:random"))
    settle()
    assert frames[-1] == {"type": "gone", "why": "given-away"}
    made.controller.hand_seat(1, person)
    settle()
    number = made.line.connect_phone()
    made.line.say(number, type="hello", token=token)
    assert made.told(number)["you"] == 1
    frames = made.frames(number)
    made.controller.hand_seat(1, Holder(name="Zoe", player="human"))
    settle()
    assert frames[-1] == {"type": "gone", "why": "given-away"}
    number = made.line.connect_phone()
    made.line.say(number, type="hello", token=token)
    assert not made.told(number)


def test_who_stands_at_the_door_hears_that_a_seat_is_a_bots_and_then_free() -> None:
    made = Table()
    number = made.line.connect_phone()
    made.line.say(number, type="hello", token=made.door.seats.key)
    heard = list[object]()
    made.door.changed.connect(lambda: heard.append(made.door.people()[1].state))
    for name, player, state in (
        ("Bot", "bot:random", "bot"),
        ("Zoe", "human", "free"),
        ("Zoe", "bot:random", "bot"),
        ("Zoe", "human", "free"),
    ):
        made.controller.hand_seat(1, Holder(name=name, player=player))
        settle()
        told = made.frames(number)[-1]["people"][1]
        assert (told["name"], told["state"]) == (name, state)
        assert heard[-1] == state
    made.line.say(number, type="sit", seat=1)
    assert made.told(number)["you"] == 1
    assert made.door.people()[1].state == "held"


@pytest.mark.parametrize("is_open", [True, False])
def test_a_phone_does_not_come_back_to_a_seat_that_somebody_else_has_got(is_open: bool) -> None:
    made = Table()
    _, token = made.sit(1)
    if not is_open:
        made.door.close()
        shiboken6.delete(made.door)
    made.controller.hand_seat(1, Holder(name="Zoe", player="human"))
    settle()
    made.open()
    number = made.line.connect_phone()
    made.line.say(number, type="hello", token=token)
    assert not made.told(number)
    assert made.door.people()[1].state == "free"


def test_a_press_for_an_older_table_is_answered_and_not_played() -> None:
    made = Table()
    numbers = [made.sit(seat)[0] for seat in range(3)]
    number = numbers[made.match.actors[0]]
    first = made.told(number)
    take = next(name for name in offered(first)[1] if name.startswith("take-"))
    made.line.say(number, type="press", id="a", n=first["n"], name=take)
    assert "confirm" in offered(made.told(number))[0]
    made.line.say(number, type="press", id="b", n=first["n"], name="confirm")
    assert not made.match.moves
    made.line.say(number, type="press", id="c", n=made.told(number)["n"], name="confirm")
    assert len(made.match.moves) == 1


def test_a_press_that_comes_twice_counts_once_even_where_its_table_is_shown_again() -> None:
    made = Table()
    numbers = [made.sit(seat)[0] for seat in range(3)]
    number = numbers[made.match.actors[0]]
    first = made.told(number)
    press = {"type": "press", "id": "a", "n": first["n"], "name": "discard"}
    made.line.say(number, **press)
    second = made.told(number)
    assert second["n"] != first["n"]
    made.line.say(number, type="press", id="b", n=second["n"], name="step-back")
    assert made.told(number)["n"] == first["n"]
    made.line.say(number, **press)
    assert made.told(number)["n"] == first["n"]


def test_a_hint_comes_to_the_phone_that_asked_and_to_no_other() -> None:
    made = Table()
    numbers = [made.sit(seat)[0] for seat in range(3)]
    asked = made.match.actors[0]
    made.line.say(numbers[asked], type="hint")
    puppet = made.controller.scheduler.thinker
    assert isinstance(puppet, Puppet)
    assert puppet.questions[-1].view.seat == asked
    told = [made.told(number) for number in numbers]
    assert [one["hint"] != "" for one in told] == [seat == asked for seat in range(3)]


def test_what_is_saved_beside_the_game_tells_no_token() -> None:
    made = Table()
    _, token = made.sit(2)
    kept = json.dumps(made.journal.load_phones())
    assert token not in kept
    assert len(token) >= 16


@pytest.mark.parametrize("is_lost", [True, False])
def test_what_is_picked_is_kept_for_the_seat_but_not_for_who_gets_it_next(is_lost: bool) -> None:
    made = Table()
    seats = [made.sit(seat) for seat in range(3)]
    seat = made.match.actors[0]
    number, token = seats[seat]
    first = made.told(number)
    take = next(name for name in offered(first)[1] if name.startswith("take-"))
    made.line.say(number, type="press", id="a", n=first["n"], name=take)
    picked = made.told(number)
    assert "confirm" in offered(picked)[0]
    if is_lost:  # else another phone comes
        made.line.left.emit(number)
    number = made.line.connect_phone()
    made.line.say(number, type="hello", token=token)
    assert made.told(number)["doing"] == picked["doing"]
    made.line.say(number, type="bye")
    number, _ = made.sit(seat)
    assert made.told(number)["doing"] == first["doing"]
