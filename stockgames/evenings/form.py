"""Evenings as JSON: as the library keeps them, and as `stockgames.evening`, version 1 (V10).

The file of an evening holds everything that its page shows. Points and standing follow from the
ranks and are written for readers that know no ruling; they are worked out again when it is read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints, ValidationError

from stockgames.engine.codec import first_problem
from stockgames.engine.errors import RecordError
from stockgames.engine.json_values import read_object
from stockgames.engine.seat import MOST_SEATS
from stockgames.engine.strict import Strict
from stockgames.evenings.evening import MOST_PEOPLE, Act, Evening, Guest, Stage
from stockgames.evenings.standing import standing

FORMAT: Final = "stockgames.evening"
VERSION: Final = 1
MAX_BYTES: Final = 1024 * 1024
MOST_ACTS: Final = 200

Id = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Text = Annotated[str, StringConstraints(max_length=80)]
Amount = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,6}(/[1-9][0-9]{0,5})?$")]
"""An exact number of points, such as `12` or `15/2`."""
Seats = Annotated[list[Id | None], Field(max_length=MOST_SEATS)]
Numbers = Annotated[list[int], Field(max_length=MOST_SEATS)]


class GuestForm(Strict):
    """One guest."""

    id: Id
    name: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None
    """In files; the library keeps people apart from evenings."""
    start: Amount = "0"
    gone: bool = False


class ActForm(Strict):
    """One act."""

    number: Annotated[int, Field(ge=1, le=1_000_000)]
    game: Id
    options: dict[str, Any]
    state: Literal["to-come", "running", "broken-off", "over"]
    agreed: Seats
    chairs: Seats
    sat_out: Annotated[list[Id], Field(max_length=MOST_PEOPLE)]
    ranks: Numbers
    scores: Numbers
    row: int | None = None
    """In the library; a file names the record instead."""
    record: Text | None = None
    """In files: the seal of the game's record."""
    began: Text
    ended: Text
    points: dict[Id, Amount] | None = None
    """In files."""


class StandingForm(Strict):
    """One line of the slate, in files."""

    person: Id
    points: Amount
    place: Annotated[int, Field(ge=1, le=MOST_PEOPLE)] | None
    """None before somebody's first game."""


class EveningForm(Strict):
    """A whole evening."""

    format: Literal["stockgames.evening"] = "stockgames.evening"
    version: Literal[1] = 1
    name: Text = ""
    begun: Text = ""
    until: Text = ""
    ended: bool = False
    people: Annotated[list[GuestForm], Field(max_length=MOST_PEOPLE)]
    programme: Annotated[list[ActForm], Field(max_length=MOST_ACTS)]
    standing: list[StandingForm] | None = None


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
    form = _validated(text)
    evening = _evening(form)
    for act, values in zip(evening.programme, form.programme, strict=True):
        worked_out = {person: str(value) for person, value in act.points().items()}
        if values.points not in (None, worked_out):
            raise RecordError(f"act {act.number}: its points do not follow from its ranks")
    found = [(line.person, str(line.total), line.place) for line in standing(evening)]
    told = form.standing
    if told is not None and [(s.person, s.points, s.place) for s in told] != found:
        raise RecordError("the standing does not follow from the points")
    return ReadEvening(evening, {guest.id: guest.name or guest.id for guest in form.people})


def _validated(text: str | bytes) -> EveningForm:
    data = read_object(text, "an evening", FORMAT, VERSION, MAX_BYTES)
    try:
        form = EveningForm.model_validate(data)
    except ValidationError as error:
        raise RecordError(first_problem(error)) from None
    _check_people(form)
    for act in form.programme:
        _check_act(act)
    return form


def _check_people(form: EveningForm) -> None:
    here = [guest.id for guest in form.people]
    named = [p for a in form.programme for p in (*a.agreed, *a.chairs, *a.sat_out) if p is not None]
    if len(set(here)) != len(here):
        raise RecordError("people: somebody stands there twice")
    if stranger := next((person for person in named if person not in here), None):
        raise RecordError(f"programme: {stranger} is not among the people")
    if len({act.number for act in form.programme}) != len(form.programme):
        raise RecordError("programme: two acts have the same number")
    if sum(act.state == "running" for act in form.programme) > 1:
        raise RecordError("programme: two acts are running")


def _check_act(act: ActForm) -> None:
    """Raise RecordError for an act that cannot have come about."""
    begun, over = act.state != "to-come", act.state == "over"
    people = [person for person in act.chairs if person is not None]
    if len(set(people)) != len(people) or set(people) & set(act.sat_out):
        raise RecordError(f"act {act.number}: somebody has two places")
    if begun != bool(people) or (act.sat_out and not begun):
        raise RecordError(f"act {act.number}: its chairs do not fit its state")
    wanted = len(act.chairs) if over else 0
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


def _evening(form: EveningForm) -> Evening:
    return Evening(
        name=form.name,
        begun=form.begun,
        until=form.until,
        ended=form.ended,
        guests=tuple(Guest(g.id, Fraction(g.start), g.gone) for g in form.people),
        programme=tuple(map(_act, form.programme)),
    )


def _act(form: ActForm) -> Act:
    return Act(
        number=form.number,
        game=form.game,
        options=form.options,
        stage=Stage(form.state),
        agreed=_seats(form.agreed),
        chairs=_seats(form.chairs),
        sat_out=tuple(form.sat_out),
        ranks=tuple(form.ranks),
        scores=tuple(form.scores),
        row=form.row,
        began=form.began,
        ended=form.ended,
    )


def _seats(chairs: Sequence[str | None]) -> tuple[str | None, ...]:
    return tuple(chairs)
