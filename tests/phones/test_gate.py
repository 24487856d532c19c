"""Who may come in, and what counts as a message."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stockgames
from stockgames.phones import gate as doorway
from stockgames.phones.gate import CONNECTIONS, MOST_CONNECTIONS, Gate, Rate, own_addresses, read
from stockgames.phones.wire import MOST_BYTES, Press

HOME = "192.168.1.20:4750"


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def made() -> tuple[Gate, Clock]:
    clock = Clock()
    gate = Gate(clock)
    gate.open(("192.168.1.20", "127.0.0.1"), 4750)
    return gate, clock


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        (HOME, f"http://{HOME}", 200),
        ("localhost:4750", "http://localhost:4750", 200),
        ("127.0.0.1:4750", "http://127.0.0.1:4750", 200),
        (HOME, None, 403),
        (HOME, "null", 403),
        (HOME, "http://evil.example", 403),
        (HOME, "https://192.168.1.20:4750", 403),
        (HOME, f"http://{HOME}.evil.example", 403),
        (HOME, "http://192.168.1.20", 403),
        ("evil.example:4750", "http://evil.example:4750", 421),
        ("192.168.1.20", "http://192.168.1.20", 421),
        ("192.168.1.20:80", "http://192.168.1.20:80", 421),
        ("", None, 421),
    ],
)
def test_only_a_page_of_ours_connects(host: str, origin: str | None, status: int) -> None:
    gate, _ = made()
    assert gate.request(host, origin, "192.168.1.30", is_page=False) == status
    page = 200 if status == 403 else status
    assert gate.request(host, origin, "192.168.1.30", is_page=True) == page


def test_an_address_connects_ten_times_a_minute_and_others_do_not_wait_for_it() -> None:
    gate, clock = made()

    def ask(address: str) -> int:
        return gate.request(HOME, f"http://{HOME}", address, is_page=False)

    assert [ask("10.0.0.1") for _ in range(CONNECTIONS + 2)] == [200] * CONNECTIONS + [429, 429]
    assert ask("10.0.0.2") == 200
    clock.now = 60
    assert ask("10.0.0.1") == 200
    gate.inside = MOST_CONNECTIONS
    assert ask("10.0.0.3") == 503


@pytest.mark.parametrize("is_page", [True, False])
def test_nobody_comes_in_from_outside_the_local_network(is_page: bool) -> None:
    gate, _ = made()
    for address, status in (("8.8.8.8", 403), ("100.64.0.9", 403), ("192.168.1.9", 200)):
        assert gate.request(HOME, f"http://{HOME}", address, is_page=is_page) == status


def test_a_rate_forgets_who_has_gone() -> None:
    clock = Clock()
    rate = Rate(1, 60, clock)
    for number in range(5000):
        clock.now += 1
        assert rate.allows(number)
    assert not rate.allows(4999)


@pytest.mark.parametrize(
    "data",
    [
        b'{"type":"hint"}',
        "",
        "null",
        "[]",
        "{}",
        '{"type":"hint"',
        '{"type":"hint","more":1}',
        '{"type":"sit","seat":"0"}',
        '{"type":"sit","seat":true}',
        '{"type":"sit","seat":-1}',
        '{"type":"sit","seat":0.5}',
        '{"type":"sit","seat":1e9}',
        '{"type":"sit","seat":0,"name":null}',
        '{"type":"sit","seat":0,"name":["Zoe"]}',
        '{"type":"sit","seat":0,"name":"\\ud800"}',
        json.dumps({"type": "sit", "seat": 0, "name": "x" * 1001}),
        '{"type":"press","id":"a","n":1}',
        '{"type":"press","id":"","n":1,"name":"x"}',
        '{"type":"press","id":"a b","n":1,"name":"x"}',
        '{"type":"press","id":"a","n":9007199254740992,"name":"x"}',
        '{"type":"press","id":"a","n":NaN,"name":"x"}',
        '{"type":"press","id":"a","n":1,"name":"\\u0000"}',
        '{"type":"press","id":"a","n":1,"name":"\\ud800"}',
        json.dumps({"type": "press", "id": "a", "n": 1, "name": "x" * 121}),
        json.dumps({"type": "hello", "token": "../../../etc/passwd"}),
        json.dumps({"type": "hello", "token": "x" * 65}),
        '{"type":"table"}',
        "[" * 10_000,
        '{"type":"hint","a":' + "[" * 8000 + "]" * 8000 + "}",
        '{"type":"hint"}' + " " * MOST_BYTES,
        "\ud800",
    ],
)
def test_what_is_no_message_is_none(data: Any) -> None:
    assert read(data) is None


@given(st.binary(max_size=200))
def test_nothing_that_is_sent_raises_an_error(data: bytes) -> None:
    assert read(data) is None
    assert read(data.decode("latin-1")) is None


def test_a_message_is_read_as_it_was_sent() -> None:
    told = read('{"type":"press","id":"a-1","n":281474976710655,"name":"take-blue"}')
    assert told == Press(type="press", id="a-1", n=281474976710655, name="take-blue")


def test_own_addresses_lead_into_a_local_network() -> None:
    for address in own_addresses():
        assert not address.startswith(("127.", "169.254.", "0."))


@pytest.mark.parametrize(
    ("adapter", "first"), [("docker0", "10.0.0.5"), ("virbr1", "10.0.0.5"), ("vlan7", "10.0.0.9")]
)
def test_virtual_adapters_come_last_and_others_by_the_way_out(
    adapter: str, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = defaultdict(str, {"10.0.0.5": "wlan0", "10.0.0.9": adapter})
    monkeypatch.setattr(doorway, "_names", lambda: names)
    monkeypatch.setattr(doorway, "_default", lambda: ["10.0.0.9"])
    assert own_addresses()[0] == first


def test_only_what_runs_when_the_door_opens_imports_phones() -> None:
    """So that the app starts as fast as without them; blocks of TYPE_CHECKING are indented, too."""
    package = Path(stockgames.__file__).parent
    files = [path for path in package.rglob("*.py") if path.parent.name != "phones"]
    found = [
        path.name
        for path in files
        if re.search(
            r"^(from|import) (stockgames\.phones|websockets)", path.read_text("utf-8"), re.M
        )
    ]
    assert len(files) > 400
    assert found == ["phones.py"]  # in `ui/window`, which is imported late itself


def test_the_server_needs_no_ssl_which_the_bundle_leaves_out() -> None:
    none = "import sys; sys.modules['ssl'] = sys.modules['_ssl'] = None"
    code = f"{none}; import stockgames.phones.server"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
