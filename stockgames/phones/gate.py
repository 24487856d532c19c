"""Who may come in: own addresses, hosts and origins, rates and sizes."""

from __future__ import annotations

import ipaddress
import socket
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from pydantic import ValidationError

from stockgames.phones.wire import MOST_BYTES, UP, Up

VISITS: Final = 120
"""How many pages, fonts and pictures an address may fetch a minute."""
CONNECTIONS: Final = 10
"""How many connections an address may open a minute."""
MOST_CONNECTIONS: Final = 32
"""How many connections there may be at once."""
MESSAGES: Final = 300
"""How many messages a connection may send in ten seconds."""
FIRST_MESSAGE: Final = 5.0
"""The seconds until a connection has to have said what it wants."""
_ELSEWHERE: Final = ("203.0.113.1", 9)
"""To where a socket is pointed, without sending anything, to learn its own side."""
_VIRTUAL: Final = ("172.17.0.0/16", "172.18.0.0/15", "192.168.56.0/24", "192.168.122.0/24")
"""Networks that are usual for containers and virtual machines."""
_VIRTUAL_NAMES: Final = ("br-", "docker", "tap", "tun", "utun", "vbox", "veth", "virbr", "vm", "wg")
"""How the names of their adapters begin, and of those of private networks over the internet."""


class Rate:
    """Allows so many events for each key in so many seconds, which are counted by the clock."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._span, self._counts = 0, Counter[object]()

    def allows(self, key: object) -> bool:
        """Return whether one more is allowed now, and count it."""
        span = int(self._clock() // self._seconds)
        if span != self._span:
            self._span, self._counts = span, Counter()
        self._counts[key] += 1
        return self._counts[key] <= self._most


class Gate:
    """Decides on requests and messages; counts connections."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._hosts: frozenset[str] = frozenset()
        self._visits = Rate(VISITS, 60, clock)
        self._connections = Rate(CONNECTIONS, 60, clock)
        self.messages = Rate(MESSAGES, 10, clock)
        """The messages, by the number of a connection."""
        self.inside = 0
        """How many connections there are."""

    def open(self, addresses: Iterable[str], port: int) -> None:
        """Expect requests to these addresses from now on."""
        self._hosts = frozenset(f"{host}:{port}" for host in (*addresses, "localhost"))

    def request(self, host: str, origin: str | None, address: str, *, is_page: bool) -> int:
        """Return the HTTP status for a request: 200 if it may go on.

        A page is asked for by its own address, against rebinding of names, and from a local
        network; a connection also by a page of ours.
        """
        if host.lower() not in self._hosts:
            return 421
        if not ipaddress.ip_address(address).is_private:
            return 403
        if is_page:
            return 200 if self._visits.allows(address) else 429
        if origin != f"http://{host.lower()}":
            return 403
        if not self._connections.allows(address):
            return 429
        return 200 if self.inside < MOST_CONNECTIONS else 503


def read(data: str | bytes) -> Up | None:
    """Return the message in a frame; None if it is none."""
    if not isinstance(data, str) or len(data) > MOST_BYTES:
        return None
    try:
        return UP.validate_json(data)
    except (ValidationError, ValueError, RecursionError):
        return None


def own_addresses() -> tuple[str, ...]:
    """Return this computer's IPv4 addresses in a local network, the likeliest first.

    That is the one that leads to others by default; those of virtual networks come last.
    """
    names = _names()
    usable = [a for a in dict.fromkeys((*_default(), *names)) if _is_local(a)]
    return tuple(sorted(usable, key=lambda address: _is_virtual(address, names[address])))


def _is_local(address: str) -> bool:
    number = ipaddress.ip_address(address)
    return number.is_private and not (
        number.is_loopback or number.is_link_local or number.is_unspecified
    )


def _is_virtual(address: str, adapter: str) -> bool:
    number = ipaddress.ip_address(address)
    inside = any(number in ipaddress.ip_network(network) for network in _VIRTUAL)
    return inside or adapter.startswith(_VIRTUAL_NAMES)


def _default() -> list[str]:
    """Return the address that leads to others, if there is one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            return [str(probe.getsockname()[0])]
        except OSError:
            return []


def _names() -> defaultdict[str, str]:
    """Return all addresses with the names of their adapters, where the system tells them."""
    found = defaultdict[str, str](str)
    if sys.platform == "win32":
        with suppress(OSError):
            found.update(dict.fromkeys(socket.gethostbyname_ex(socket.gethostname())[2], ""))
        return found
    import fcntl
    import struct

    ask = 0x8915 if sys.platform == "linux" else 0xC0206921  # SIOCGIFADDR
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has no address
                answer = fcntl.ioctl(probe, ask, struct.pack("256s", name[:15].encode()))
                found[socket.inet_ntoa(answer[20:24])] = name
    return found
