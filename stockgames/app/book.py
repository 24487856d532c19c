"""What the book takes from the library: the distinctions of a person's games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from stockgames.analysis.distinctions import VERSION, found_in, had

if TYPE_CHECKING:
    from stockgames.engine.match import Match
    from stockgames.storage.findings import Found
    from stockgames.storage.library import Library

INQUIRY: Final = "distinctions"


def look_at(match: Match) -> Found:
    """Return what each person's seat of a finished game has earned, as findings."""
    people = (seat for seat, info in enumerate(match.seats) if info.is_human)
    return {seat: {"found": list(found_in(match, seat))} for seat in people}


def keep(library: Library, row: int, findings: Found) -> None:
    """Save what a game has brought. Raises StorageError."""
    kept = library.findings(row)
    for seat, finding in findings.items():
        kept.keep(INQUIRY, VERSION, seat, finding)


def names_in(finding: Mapping[str, Any]) -> list[str]:
    """Return the ids in a finding."""
    found = finding.get("found")
    return [name for name in found if isinstance(name, str)] if isinstance(found, list) else []


def new_in(library: Library, row: int, person: str, names: Sequence[str]) -> list[str]:
    """Return the distinctions that a person has since this game. Raises StorageError."""
    before = set[str]()
    for other, findings in library.all_findings(INQUIRY, VERSION).items():
        for seat, finding in findings.items():
            found = {*names_in(finding)} - before
            if other != row and found and _sits(library, other, seat, person):
                before |= found
    now = had([(0, tuple(before)), (row, names)])
    return [name for name, brought in now.items() if brought == row]


def _sits(library: Library, row: int, seat: int, person: str) -> bool:
    game = library.game(row)
    return game is not None and seat < len(game.seats) and game.seats[seat].person == person
