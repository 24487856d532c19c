"""Evenings as JSON: as the library keeps them, and as `stockgames.evening`, version 1 (V10).

The file of an evening holds everything that its page shows. Points and standing follow from the
ranks and are written for readers that know no ruling; they are worked out again when it is read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from stockgames.engine import checked
from stockgames.engine.errors import RecordError
from stockgames.engine.json_values import read_object
from stockgames.engine.seat import MOST_SEATS
from stockgames.evenings.evening import MOST_PEOPLE, Act, Evening, Guest, Stage
from stockgames.evenings.standing import standing

FORMAT: Final = "stockgames.evening"
VERSION: Final = 1
MAX_BYTES: Final = 1024 * 1024
MOST_ACTS: Final = 200
_LARGEST: Final = 2**63

_ID: Final = checked.text(1, 40)
_TEXT: Final = checked.text(0, 80)
_AMOUNT: Final = checked.text(1, 13, "[0-9]{1,6}(/[1-9][0-9]{0,5})?")
"""An exact number of points, such as `12` or `15/2`."""
_SEATS: Final = checked.items(checked.or_none(_ID), MOST_SEATS)
_NUMBERS: Final = checked.items(checked.whole(-_LARGEST, _LARGEST), MOST_SEATS)

_GUEST: Final = checked.fields(
    {"id": _ID},
    {
        "name": (checked.or_none(checked.text(1, 40)), None),  # in files
        "start": (_AMOUNT, "0"),
        "gone": (checked.flag, False),
    },
)
_ACT: Final = checked.fields(
    {
        "number": checked.whole(1, 1_000_000),
        "game": _ID,
        "options": checked.anything,
        "state": checked.one_of(*(stage.value for stage in Stage)),
        "agreed": _SEATS,
        "chairs": _SEATS,
        "sat_out": checked.items(_ID, MOST_PEOPLE),
        "ranks": _NUMBERS,
        "scores": _NUMBERS,
        "began": _TEXT,
        "ended": _TEXT,
    },
    {
        # `row` in the library; a file names the record by its seal instead, and tells the points.
        "row": (checked.or_none(checked.whole(-_LARGEST, _LARGEST)), None),
        "record": (checked.or_none(_TEXT), None),
        "points": (checked.or_none(checked.by_key(_ID, _AMOUNT)), None),
    },
)
_LINE: Final = checked.fields(
    {
        "person": _ID,
        "points": _AMOUNT,
        "place": checked.or_none(checked.whole(1, MOST_PEOPLE)),  # none before a first game
    },
    {},
)
_EVENING: Final = checked.fields(
    {
        "format": checked.one_of(FORMAT),
        "version": checked.whole(VERSION, VERSION),
        "people": checked.items(_GUEST, MOST_PEOPLE),
        "programme": checked.items(_ACT, MOST_ACTS),
    },
    {
        "name": (_TEXT, ""),
        "begun": (_TEXT, ""),
        "until": (_TEXT, ""),
        "ended": (checked.flag, False),
        "standing": (checked.or_none(checked.items(_LINE, MOST_PEOPLE)), None),  # in files
    },
)


@dataclass(frozen=True, slots=True)
class ReadEvening:
    """What a file holds."""

    evening: Evening
    names: Mapping[str, str]
    """What each person is called, by id."""


def to_text(evening: Evening) -> str:
    """Return an evening as the library keeps it."""
    return json.dumps(_form(evening), separators=(",", ":"))


def from_text(text: str) -> Evening:
    """Return an evening that the library kept; raise RecordError where it is none."""
    return _evening(_validated(text))


def to_file(
    evening: Evening, names: Mapping[str, str], record_of: Callable[[Act], str | None]
) -> str:
    """Return the file of an evening; `names` are by person, `record_of` names a game's record."""
    form = _form(evening)
    for guest in form["people"]:
        guest["name"] = names[guest["id"]]
    for act, values in zip(evening.programme, form["programme"], strict=True):
        del values["row"]
        values["record"] = record_of(act)
        values["points"] = {person: str(value) for person, value in act.points().items()}
    form["standing"] = [
        {"person": line.person, "points": str(line.total), "place": line.place}
        for line in standing(evening)
    ]
    return json.dumps(form, ensure_ascii=False, indent=1) + "\n"


def read_file(text: str | bytes) -> ReadEvening:
    """Read the file of an evening, written by whomever; raise RecordError with one clear line."""
    values = _validated(text)
    evening = _evening(values)
    for act, told in zip(evening.programme, values["programme"], strict=True):
        worked_out = {person: str(value) for person, value in act.points().items()}
        if told["points"] not in (None, worked_out):
            raise RecordError(f"act {act.number}: its points do not follow from its ranks")
    found = [
        {"person": line.person, "points": str(line.total), "place": line.place}
        for line in standing(evening)
    ]
    if values["standing"] is not None and list(values["standing"]) != found:
        raise RecordError("the standing does not follow from the points")
    return ReadEvening(
        evening, {each["id"]: each["name"] or each["id"] for each in values["people"]}
    )


def _validated(text: str | bytes) -> dict[str, Any]:
    data = read_object(text, "an evening", FORMAT, VERSION, MAX_BYTES)
    try:
        values: dict[str, Any] = _EVENING(data)
    except ValueError as error:
        raise RecordError(str(error)) from None
    evening = _evening(values)
    _check_people(evening)
    for act in evening.programme:
        _check_act(act)
    return values


def _check_people(evening: Evening) -> None:
    here, acts = [guest.person for guest in evening.guests], evening.programme
    named = [p for a in acts for p in (*a.agreed, *a.chairs, *a.sat_out) if p is not None]
    if len(set(here)) != len(here):
        raise RecordError("people: somebody stands there twice")
    if stranger := next((person for person in named if person not in here), None):
        raise RecordError(f"programme: {stranger} is not among the people")
    if len({act.number for act in acts}) != len(acts):
        raise RecordError("programme: two acts have the same number")
    if sum(act.stage is Stage.RUNNING for act in acts) > 1:
        raise RecordError("programme: two acts are running")


def _check_act(act: Act) -> None:
    """Raise RecordError for an act that cannot have come about."""
    people = [person for person in act.chairs if person is not None]
    if len(set(people)) != len(people) or set(people) & set(act.sat_out):
        raise RecordError(f"act {act.number}: somebody has two places")
    if act.has_begun != bool(people) or (act.sat_out and not act.has_begun):
        raise RecordError(f"act {act.number}: its chairs do not fit its state")
    wanted = len(act.chairs) if act.is_over else 0
    if len(act.ranks) != wanted or len(act.scores) not in (0, wanted):
        raise RecordError(f"act {act.number}: its ranks do not fit its chairs")


def _form(evening: Evening) -> dict[str, Any]:
    """Return the values of an evening, without what only files hold."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": evening.name,
        "begun": evening.begun,
        "until": evening.until,
        "ended": evening.ended,
        "people": [
            {"id": guest.person, "start": str(guest.start), "gone": guest.gone}
            for guest in evening.guests
        ],
        "programme": [_act_form(act) for act in evening.programme],
    }


def _act_form(act: Act) -> dict[str, Any]:
    return {
        "number": act.number,
        "game": act.game,
        "options": dict(act.options),
        "state": act.stage.value,
        "agreed": list(act.agreed),
        "chairs": list(act.chairs),
        "sat_out": list(act.sat_out),
        "ranks": list(act.ranks),
        "scores": list(act.scores),
        "row": act.row,
        "began": act.began,
        "ended": act.ended,
    }


def _evening(values: Mapping[str, Any]) -> Evening:
    return Evening(
        name=values["name"],
        begun=values["begun"],
        until=values["until"],
        ended=values["ended"],
        guests=tuple(Guest(g["id"], Fraction(g["start"]), g["gone"]) for g in values["people"]),
        programme=tuple(map(_act, values["programme"])),
    )


def _act(values: Mapping[str, Any]) -> Act:
    known = {name: value for name, value in values.items() if name not in _ONLY_IN_TEXTS}
    return Act(**known, stage=Stage(values["state"]))


_ONLY_IN_TEXTS: Final = ("state", "record", "points")
"""Fields of an act that are none of an `Act`."""
