"""A form begun as JSON, as it is kept beside a running game: see `controllers.drafts`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from stockgames.engine.errors import RecordError
from stockgames.games.stock_exchange.books import Books
from stockgames.games.stock_exchange.form import Entries, Form
from stockgames.games.stock_exchange.parts import COAL, COMPANIES, PRODUCED

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_PARTS = ("exchange", "produce", "resources", "stocks")


def write(entries: Entries) -> dict[str, Any]:
    """Return what is filled in, worded as in records, in the order it was chosen."""
    fields: dict[str, Any] = _adapter().dump_python(entries, mode="json")
    return fields


def read(books: Books, fields: Mapping[str, Any]) -> Form:
    """Return the form that was begun; raise RecordError where it cannot be this seat's.

    A whole submission is read as well: it is a form that was filled in.
    """
    from pydantic import ValidationError

    parts = {part: fields[part] for part in _PARTS if part in fields}
    try:
        form = Form(books, _adapter().validate_json(json.dumps(parts)))
    except ValidationError as error:
        raise RecordError(str(error)) from None
    _check(form)
    return form


@cache
def _adapter() -> TypeAdapter[Entries]:
    from pydantic import TypeAdapter

    return TypeAdapter(Entries)


def _check(form: Form) -> None:
    """Raise RecordError for entries that nobody can make; those that only conflict may stay."""
    entries, books = form.entries, form.books
    goods, shares = [gift.to for gift in entries.resources], [gift.to for gift in entries.stocks]
    companies = {*entries.exchange, *(gift.company for gift in entries.stocks)}
    possible = (
        len(entries.produce) <= PRODUCED
        and COAL not in entries.produce
        and companies <= {*COMPANIES}
        and books.seat not in entries.exchange
        and form.garnets_left >= 0
        and {*goods} <= {*books.owes_resource}
        and {*shares} <= {*books.owes_stock}
    )
    numbers = all(len(to) == len({*to}) <= form.recipients for to in (goods, shares))
    if not (possible and numbers):
        raise RecordError("the form cannot have been filled in so")
