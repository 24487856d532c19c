"""An unfinished form as JSON, stored with a running game: see `controllers.drafts`."""

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
    """Return the entries in the words of records, in the order they were chosen."""
    fields: dict[str, Any] = _adapter().dump_python(entries, mode="json")
    return fields


def read(books: Books, fields: Mapping[str, Any]) -> Form:
    """Return the unfinished form; raise RecordError if it can't be this seat's.

    A complete submission is accepted as well.
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
    """Raise RecordError for impossible entries; those that only conflict are accepted."""
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
