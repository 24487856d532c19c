"""Evenings as JSON, for the library and for files in format `stockgames.evening`, version 1 (V10).

The file of an evening holds everything that its page shows. Points and standing follow from the
ranks, and are included for readers that don't know the rulings; they are checked when it is read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AfterValidator, Field, TypeAdapter

from stockgames.engine.errors import RecordError
from stockgames.engine.plain_text import one_line
from stockgames.engine.state import MOST_SEATS
from stockgames.engine.strict import Key, Name, Strict, Word, read_strictly
from stockgames.evenings.evening import MOST_PEOPLE, Act, Evening, Guest, Stage
from stockgames.evenings.standing import standing

FORMAT: Final = "stockgames.evening"
VERSION: Final = 1
MAX_BYTES: Final = 1024 * 1024
MOST_ACTS: Final = 200
_LARGEST: Final = 2**63 - 1

_Text: TypeAlias = Annotated[str, Field(max_length=80), AfterValidator(one_line)]
_Amount: TypeAlias = Annotated[str, Field(pattern="^[0-9]{1,6}(/[1-9][0-9]{0,5})?$")]
"""An exact number of points, such as `12` or `15/2`."""
_Seats: TypeAlias = Annotated[list[Key | None], Field(max_length=MOST_SEATS)]
_Number: TypeAlias = Annotated[int, Field(ge=-_LARGEST, le=_LARGEST)]


class _Guest(Strict):
    id: Key
    name: Name | None = None  # in files
    start: _Amount = "0"
    gone: bool = False


class _Act(Strict):
    number: Annotated[int, Field(ge=1, le=1_000_000)]
    game: Key
    options: dict[Word, Any]
    state: Literal["to-come", "running", "broken-off", "over"]
    agreed: _Seats
    chairs: _Seats
    sat_out: Annotated[list[Key], Field(max_length=MOST_PEOPLE)]
    counted: _Seats = Field(default_factory=list)
    ranks: Annotated[list[Annotated[int, Field(ge=1, le=MOST_SEATS)]], Field(max_length=MOST_SEATS)]
    scores: Annotated[list[_Number], Field(max_length=MOST_SEATS)]
    began: _Text
    ended: _Text
    # `row` is for the library; files identify the record by its seal, and contain the points.
    row: _Number | None = None
    record: _Text | None = None
    points: dict[Key, _Amount] | None = None


class _Line(Strict):
    person: Key
    points: _Amount
    place: Annotated[int, Field(ge=1, le=MOST_PEOPLE)] | None  # None before the first game


class _Evening(Strict):
    people: Annotated[list[_Guest], Field(max_length=MOST_PEOPLE)]
    programme: Annotated[list[_Act], Field(max_length=MOST_ACTS)]
    name: _Text = ""
    begun: _Text = ""
    until: _Text = ""
    ended: bool = False
    standing: Annotated[list[_Line], Field(max_length=MOST_PEOPLE)] | None = None  # in files


_FORM: Final = TypeAdapter(_Evening)


@dataclass(frozen=True, slots=True)
class ReadEvening:
    """The content of a file."""

    evening: Evening
    names: Mapping[str, str]
    """The name of each person, by id."""


def to_text(evening: Evening) -> str:
    """Return an evening in the library's format."""
    return json.dumps(_form(evening), separators=(",", ":"))


def from_text(text: str) -> Evening:
    """Return an evening from the library's format; raise RecordError."""
    return _checked(_read(text))


def to_file(
    evening: Evening, names: Mapping[str, str], record_of: Callable[[Act], str | None]
) -> str:
    """Return the file of an evening; `names` are by person, `record_of` returns a game's record."""
    form = _form(evening)
    for guest in form["people"]:
        guest["name"] = names[guest["id"]]
    for act, values in zip(evening.programme, form["programme"], strict=True):
        del values["row"]
        values["record"] = record_of(act)
        values["points"] = {person: str(value) for person, value in act.points().items()}
    form["standing"] = _standing(evening)
    return json.dumps(form, ensure_ascii=False, indent=1) + "\n"


def read_file(text: str | bytes) -> ReadEvening:
    """Read the untrusted file of an evening; raise RecordError with a one-line message."""
    form = _read(text)
    evening = _checked(form)
    for act, read in zip(evening.programme, form.programme, strict=True):
        if any(rank != 1 + sum(other < rank for other in act.ranks) for rank in act.ranks):
            raise RecordError(f"act {act.number}: its ranks are no places")
        worked_out = {person: str(value) for person, value in act.points().items()}
        if read.points not in (None, worked_out):
            raise RecordError(f"act {act.number}: its points do not follow from its ranks")
    lines = None if form.standing is None else [line.model_dump() for line in form.standing]
    if lines not in (None, _standing(evening)):
        raise RecordError("the standing does not follow from the points")
    return ReadEvening(evening, {each.id: each.name or each.id for each in form.people})


def _read(text: str | bytes) -> _Evening:
    return read_strictly(_FORM, text, "an evening", FORMAT, VERSION, MAX_BYTES)


def _checked(form: _Evening) -> Evening:
    evening = _evening(form)
    _check_people(evening)
    for act in evening.programme:
        _check_act(act)
    return evening


def _check_people(evening: Evening) -> None:
    here, acts = [guest.person for guest in evening.guests], evening.programme
    named = [
        p for a in acts for p in (*a.agreed, *a.chairs, *a.sat_out, *a.counted) if p is not None
    ]
    if len(set(here)) != len(here):
        raise RecordError("people: somebody stands there twice")
    if stranger := next((person for person in named if person not in here), None):
        raise RecordError(f"programme: {stranger} is not among the people")
    if len({act.number for act in acts}) != len(acts):
        raise RecordError("programme: two acts have the same number")
    if sum(act.stage is Stage.RUNNING for act in acts) > 1:
        raise RecordError("programme: two acts are running")


def _check_act(act: Act) -> None:
    people = [person for person in act.chairs if person is not None]
    counted = [person for person in act.counted if person is not None]
    twice = any(len(set(each)) != len(each) for each in (people, counted))
    if twice or set(people) & set(act.sat_out):
        raise RecordError(f"act {act.number}: somebody has two places")
    if act.has_begun != bool(people) or (act.sat_out and not act.has_begun):
        raise RecordError(f"act {act.number}: its chairs do not fit its state")
    wanted = len(act.chairs) if act.is_over else 0
    if (len(act.ranks), len(act.counted)) != (wanted, len(act.chairs)) or (
        len(act.scores) not in (0, wanted)
    ):
        raise RecordError(f"act {act.number}: its ranks do not fit its chairs")


def _form(evening: Evening) -> dict[str, Any]:
    """Return the values of an evening without those that only files contain."""
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


def _standing(evening: Evening) -> list[dict[str, Any]]:
    return [
        {"person": line.person, "points": str(line.total), "place": line.place}
        for line in standing(evening)
    ]


def _act_form(act: Act) -> dict[str, Any]:
    return {
        "number": act.number,
        "game": act.game,
        "options": dict(act.options),
        "state": act.stage.value,
        "agreed": list(act.agreed),
        "chairs": list(act.chairs),
        "sat_out": list(act.sat_out),
        **({"counted": list(act.counted)} if act.counted != act.chairs else {}),
        "ranks": list(act.ranks),
        "scores": list(act.scores),
        "row": act.row,
        "began": act.began,
        "ended": act.ended,
    }


def _evening(form: _Evening) -> Evening:
    return Evening(
        name=form.name,
        begun=form.begun,
        until=form.until,
        ended=form.ended,
        guests=tuple(Guest(each.id, Fraction(each.start), each.gone) for each in form.people),
        programme=tuple(map(_act, form.programme)),
    )


def _act(form: _Act) -> Act:
    return Act(
        number=form.number,
        game=form.game,
        options=form.options,
        stage=Stage(form.state),
        agreed=tuple(form.agreed),
        chairs=tuple(form.chairs),
        sat_out=tuple(form.sat_out),
        counted=tuple(form.counted or form.chairs),
        ranks=tuple(form.ranks),
        scores=tuple(form.scores),
        row=form.row,
        began=form.began,
        ended=form.ended,
    )
