"""Writes the golden files of the formats in force: `python -m tests.golden.make`.

Once a release has gone out its files never change; a new version of a format gets files of its own
beside them. So nothing is ever written over.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE
from stockgames.evenings.evening import Evening
from stockgames.evenings.form import to_text
from stockgames.evenings.person import Person, Portrait
from stockgames.storage import schema
from stockgames.storage.journal import GameJournal
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from stockgames.storage.settings import VERSION, Settings
from stockgames.storage.settings_file import SETTINGS, write_settings

FOLDER = Path(__file__).parent
LIBRARY_FILE = FOLDER / f"library-v{schema.latest()}.sqlite3"
SETTINGS_FILE = FOLDER / f"settings-v{VERSION}.json"
CLOCK = "2026-01-31T20:15:00Z"
PEOPLE = ("Ada", "Jörg", "李", "Zoë", "Bo", "Cy", "Di", "Ed")
FOUND_BASIS, FOUND = "1/0", {"number": 4, "worlds": 300}
SHORT = 9
"""The number of moves of an unfinished game."""


def main() -> None:
    """Write what is not there yet."""
    if not LIBRARY_FILE.exists():
        _write_library()
    for game_id in registry.game_ids():
        for name, moves in (("finished", None), ("unfinished", SHORT)):
            path = FOLDER / f"record-v1-{game_id}-{name}.stockgame"
            if not path.exists():
                match = dealt(game_id, name)
                play(match, moves)
                path.write_bytes(match.record().to_json().encode())
    if not SETTINGS_FILE.exists():
        _write_settings()


def dealt(game_id: str, seed: str) -> Match:
    """Return a new table of people and bots."""
    count = registry.meta(game_id).usual_seats
    seats = [
        SeatInfo(name=PEOPLE[seat], player="bot:greedy" if seat % 3 == 2 else "human")
        for seat in range(count)
    ]
    return Match.deal(registry.load(game_id), seats, {}, f"golden/{seed}")


def play(match: Match, most: int | None, journal: GameJournal | None = None) -> None:
    """Make so many random moves (None: all), each kept before it is made."""
    rng = Random(f"golden/{match.game.meta.id}/{most}")
    while not match.is_over and (most is None or len(match.moves) < most):
        seat = match.actors[0]
        action: Any
        if seat == CHANCE:
            action = match.preview_chance()
        else:
            action = match.game.sample_action(match.view(seat), rng)
        if journal is not None:
            journal.append(len(match.moves) + 1, match.encode(seat, action))
        match.act(seat, action)
    if match.is_over and journal is not None:
        journal.finish(match.result().as_record())


def contents(library: Library) -> list[dict[str, Any]]:
    """Return all that a library holds, for a comparison that needs no release's own types."""
    games = sorted([*library.unfinished(), *library.finished()], key=lambda game: game.row)
    return [
        {
            "row": game.row,
            "handover": game.handover,
            "wishes": dict(game.wishes),
            "record": library.saved_record(game.row).model_dump(mode="json"),
        }
        for game in games
    ]


def seated(library: Library) -> list[list[str]]:
    """Return the names of the people of the house who sit at each game."""
    names = {person.id: person.name for person in library.people()}
    games = sorted([*library.unfinished(), *library.finished()], key=lambda game: game.row)
    return [[names[seat.person] for seat in game.seats if seat.person] for game in games]


def found(library: Library) -> dict[str, Any]:
    """Return what was found out about the first game, by number."""
    kept = library.findings(1).load("choices", FOUND_BASIS)
    return {str(number): dict(finding) for number, finding in kept.items()}


def _seated(library: Library, match: Match) -> dict[int, str]:
    """Return which people sit where, made people of the house if they are not yet."""
    found = {n: f"id-{seat.name}" for n, seat in enumerate(match.seats) if seat.is_human}
    known = [person.id for person in library.people()]
    for number, key in found.items():
        if key not in known:
            portrait = Portrait(hat="tricorne", sign="key", colour="blue")
            library.save_person(Person(key, match.seats[number].name, portrait, since=CLOCK))
    return found


def _evening() -> Evening:
    """Return an evening after its first game, with one more to come."""
    evening = Evening("Golden", CLOCK, "23:30").come("id-Ada").come("id-Jörg").add("nyse")
    evening = evening.add("portfolio").begin(1, ("id-Ada", "id-Jörg"), row=1, at=CLOCK)
    return evening.finish(1, (1, 2), (30, 28), at=CLOCK)


def _write_library() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Library.open(folder, now=lambda: CLOCK) as library:
            for game_id in registry.game_ids():
                for moves in (None, SHORT):
                    match = dealt(game_id, f"{moves}")
                    wishes: dict[str, Any] = {
                        "handover": "curtain",
                        "first": None,
                        "options": {},
                        "seats": [],
                    }
                    journal = library.create_game(
                        match,
                        wishes=wishes,
                        seed=f"golden/{moves}",
                        handover="curtain",
                        seated=_seated(library, match),
                    )
                    play(match, moves, journal)
            library.begin_evening(_evening())
            library.note_best("nyse", '{"board": [1, 2]}', 54, 1)
            library.findings(1).save("choices", FOUND_BASIS, 4, FOUND)
            told = {
                "games": contents(library),
                "people": [person.name for person in library.people()],
                "seated": seated(library),
                "evenings": [to_text(kept.evening) for kept in library.evenings()],
                "findings": found(library),
                "best": library.best("nyse", '{"board": [1, 2]}').score,  # type: ignore[union-attr]
            }
        LIBRARY_FILE.write_bytes((folder / LIBRARY).read_bytes())
    text = json.dumps(told, ensure_ascii=False, indent=1)
    LIBRARY_FILE.with_suffix(".json").write_text(f"{text}\n", encoding="utf-8")


def _write_settings() -> None:
    chosen = Settings(
        language="de",
        theme="daylight",
        motion="reduced",
        pace="fast",
        sounds="none",
        four_colour_suits=True,
        names=("Ada", "Jörg"),
        wishes={"nyse": {"seats": [], "options": {"board": [1, 2]}, "first": None}},
        window="AAAA",
    )
    with tempfile.TemporaryDirectory() as name:
        write_settings(Path(name), chosen)
        SETTINGS_FILE.write_bytes((Path(name) / SETTINGS).read_bytes())


if __name__ == "__main__":
    main()
