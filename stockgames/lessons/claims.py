"""Claims: what a lesson says about a position, as small expressions over the game's facts.

`now.seats[me].value - before.seats[me].value` reads fields of facts and calculates,
`now.sectors[1].price > 3` compares. They are parsed when a script is read, so mistakes are reported
there. Only the syntax listed here is allowed.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Final

from pydantic import AfterValidator, StringConstraints

from stockgames.engine.errors import StockGamesError

_OPERATORS: Final[dict[type[ast.AST], Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda item, many: item in many,
    ast.NotIn: lambda item, many: item not in many,
}
_COUNTS: Final[dict[str, Callable[..., Any]]] = {
    "len": len,
    "max": max,
    "min": min,
    "sum": sum,
    "sorted": sorted,
    "index": lambda many, item: list(many).index(item),
}
"""The functions of several values that claims may call."""
_NODES: Final = (
    *(ast.Expression, ast.Name, ast.Load, ast.Attribute, ast.Subscript, ast.Constant, ast.BinOp),
    *(ast.Compare, ast.BoolOp, ast.And, ast.Or, ast.UnaryOp, ast.USub, ast.Not, ast.Call),
    *(ast.Tuple, ast.List, ast.GeneratorExp, ast.comprehension, ast.Store, *_OPERATORS),
)


class ClaimError(StockGamesError):
    """A claim that can't be parsed or evaluated; the message is one clear line."""


def check_claim(text: str) -> str:
    """Return a claim unchanged; raise ValueError if it can't be parsed."""
    try:
        _parsed(text)
    except ClaimError as error:
        raise ValueError(str(error)) from None
    return text


def value_of(claim: str, names: Mapping[str, Any]) -> Any:
    """Return the value of a claim, given the values of its names; raise ClaimError."""
    try:
        return _value(_parsed(claim).body, names)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise ClaimError(f"{claim}: {error}") from None


@lru_cache(maxsize=512)
def _parsed(text: str) -> ast.Expression:
    try:
        tree = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError):
        raise ClaimError(f"{text}: this is no claim") from None
    for node in ast.walk(tree):
        if not isinstance(node, _NODES):
            raise ClaimError(f"{text}: {type(node).__name__} has no place in a claim")
        if isinstance(node, ast.Attribute) and node.attr.startswith("_"):
            raise ClaimError(f"{text}: {node.attr} is nobody's business")
    return tree


def _value(node: ast.expr, names: Mapping[str, Any]) -> Any:
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return names[name]
        case ast.Attribute(value=thing, attr=field):
            return getattr(_value(thing, names), field)
        case ast.Subscript(value=many, slice=which):
            return _value(many, names)[_value(which, names)]
        case ast.Tuple(elts=each) | ast.List(elts=each):
            return tuple(_value(element, names) for element in each)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]):
            return _called(name, names)(*(_value(argument, names) for argument in args))
        case ast.GeneratorExp(elt=each, generators=[loop]):
            return _each(each, loop, names)
        case _:
            return _evaluated(node, names)


def _evaluated(node: ast.expr, names: Mapping[str, Any]) -> Any:
    match node:
        case ast.BinOp(left=left, op=how, right=other):
            return _OPERATORS[type(how)](_value(left, names), _value(other, names))
        case ast.Compare(left=left, ops=[how], comparators=[other]):
            return _OPERATORS[type(how)](_value(left, names), _value(other, names))
        case ast.BoolOp(op=ast.And(), values=parts):
            return all(_value(part, names) for part in parts)
        case ast.BoolOp(values=parts):
            return any(_value(part, names) for part in parts)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return not _value(operand, names)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand, names)
        case _:
            raise ClaimError(f"{ast.unparse(node)}: this has no place in a claim")


def _called(name: str, names: Mapping[str, Any]) -> Callable[..., Any]:
    found: Callable[..., Any] = _COUNTS.get(name) or names[name]
    return found


def _each(each: ast.expr, loop: ast.comprehension, names: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return the tuple for a comprehension: `one.left for one in now.sectors`."""
    assert isinstance(loop.target, ast.Name)
    found = []
    for thing in _value(loop.iter, names):
        inner = {**names, loop.target.id: thing}
        if all(_value(wanted, inner) for wanted in loop.ifs):
            found.append(_value(each, inner))
    return tuple(found)


Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
"""The name of a lesson, a step, a tip, or a message."""
Claim = Annotated[str, AfterValidator(check_claim)]
