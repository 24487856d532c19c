"""A form begun as JSON, as it is kept beside a running game: see `controllers.drafts`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from stockgames.engine.errors import RecordError
from stockgames.games.stock_exchange.books import Books
from stockgames.games.stock_exchange.drafts import Draft, Sheet
from stockgames.games.stock_exchange.parts import COAL, COMPANIES, PRODUCED

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_PARTS = ("exchange", "produce", "resources", "stocks")


def write(sheet: Sheet) -> dict[str, Any]:
    """Return what is filled in, worded as in records, in the order it was chosen."""
    fields: dict[str, Any] = _adapter().dump_python(sheet, mode="json")
    return fields


def read(books: Books, fields: Mapping[str, Any]) -> Draft:
    """Return the form that was begun; raise RecordError where it cannot be this seat's.

    A whole submission is read as well: it is a form that was filled in.
    """
    from pydantic import ValidationError

    parts = {part: fields[part] for part in _PARTS if part in fields}
    try:
        draft = Draft(books, _adapter().validate_json(json.dumps(parts)))
    except ValidationError as error:
        raise RecordError(str(error)) from None
    _check(draft)
    return draft


@cache
def _adapter() -> TypeAdapter[Sheet]:
    from pydantic import TypeAdapter

    return TypeAdapter(Sheet)


def _check(draft: Draft) -> None:
    """Raise RecordError for what no filling in leads to; what no longer fits is left to it."""
    sheet, books = draft.sheet, draft.books
    goods, shares = [gift.to for gift in sheet.resources], [gift.to for gift in sheet.stocks]
    companies = {*sheet.exchange, *(gift.company for gift in sheet.stocks)}
    possible = (
        len(sheet.produce) <= PRODUCED
        and COAL not in sheet.produce
        and companies <= {*COMPANIES}
        and books.seat not in sheet.exchange
        and draft.garnets_left >= 0
        and {*goods} <= {*books.owes_resource}
        and {*shares} <= {*books.owes_stock}
    )
    numbers = all(len(to) == len({*to}) <= draft.recipients for to in (goods, shares))
    if not (possible and numbers):
        raise RecordError("the form cannot have been filled in so")
