"""The mutants of a module: cosmic-ray's operators, two of our own, and hand-made ones."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names
from parso.python.tree import ExprStmt, Keyword, ReturnStmt

CORE = (
    *("Add_Sub", "Sub_Add", "Mul_Div", "Div_Mul", "FloorDiv_Mul", "Mod_Add"),
    *("Eq_NotEq", "NotEq_Eq", "Lt_LtE", "Lt_Gt", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_Lt"),
    *("GtE_Gt", "GtE_Lt", "Is_IsNot", "IsNot_Is"),
    *("USub_UAdd", "Delete_Not"),
    *("AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr"),
    *("ReplaceOrWithAnd", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak"),
    *("ExceptionReplacer", "NumberReplacer", "RemoveDecorator", "ZeroIterationForLoop"),
)
"""The cosmic-ray operators that resemble human mistakes.

It also replaces a plus by each of eleven operators: nearly all of these fail at once, and would
make the share of killed mutants look better than it is.
"""
KNOWN = frozenset(operator_names())
SKIPPED = (
    "TYPE_CHECKING",
    "@dataclass",
    "strict=True",
    "__slots__",
    "@runtime_checkable",
    "*,",
)
"""Contents of lines that are for mypy, or state what can't be otherwise."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one change."""

    line: int
    before: str
    after: str
    source: str

    @property
    def name(self) -> str:
        """Its name in files: the code before and after, wherever it is."""
        return f"{self.before} => {self.after}"


class Dropped(Operator):
    """Removes a call, or an assignment to an attribute or an item."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        """Yield the positions of statements that can be removed."""
        if _is_droppable(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Replace it by `pass`."""
        return Keyword("pass", node.start_pos, prefix=_prefix(node))

    @classmethod
    def examples(cls) -> tuple[()]:
        """Return none: a test covers this operator."""
        return ()


class Nothing(Operator):
    """Makes functions return None."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        """Yield the positions of return statements with a value."""
        if isinstance(node, ReturnStmt) and node.children[1].get_code().strip() != "None":
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Replace it by `return None`."""
        return Keyword("return None", node.start_pos, prefix=_prefix(node))

    @classmethod
    def examples(cls) -> tuple[()]:
        """Return none: a test covers this operator."""
        return ()


def mutants_of(source: str, by_hand: Sequence[Mapping[str, str]] = ()) -> Iterator[Mutant]:
    """Yield the mutants of a module's source that compile, without duplicates."""
    known = {source}
    for mutated in (*_by_hand(source, by_hand), *_by_operators(source)):
        if mutated in known or not _compiles(mutated):
            continue
        known.add(mutated)
        mutant = _mutant(source, mutated)
        if not any(word in mutant.before for word in SKIPPED):
            yield mutant


def _by_hand(source: str, named: Sequence[Mapping[str, str]]) -> Iterator[str]:
    for one in named:
        if source.count(one["line"]) != 1:
            raise ValueError(f"by_hand.toml: this must stand there once: {one['line']}")
        yield source.replace(one["line"], one["becomes"])


def _by_operators(source: str) -> Iterator[str]:
    tree = get_ast(source)
    for operator in (*map(_core, CORE), Dropped(), Nothing()):
        places = [p for node in ast_nodes(tree) for p in operator.mutation_positions(node)]
        for place in range(len(places)):
            mutated = mutate_code(source, operator, place)
            if mutated is not None:
                yield mutated


def _core(name: str) -> Operator:
    kinds = ("Binary", "Comparison", "Unary")
    known = (f"core/Replace{kind}Operator_{name}" for kind in kinds)
    found = next((one for one in known if one in KNOWN), f"core/{name}")
    return get_operator(found)()


def _is_droppable(node: Any) -> bool:
    if getattr(node.parent, "type", "") != "simple_stmt":
        return False
    if isinstance(node, ExprStmt):
        return getattr(node.children[0], "type", "") in ("atom_expr", "power")
    return node.type in ("atom_expr", "power")


def _prefix(node: Any) -> str:
    return str(node.get_first_leaf().prefix)


def _compiles(source: str) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def _mutant(source: str, mutated: str) -> Mutant:
    old, new = source.splitlines(), mutated.splitlines()
    changes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    _, start, end, first, last = next(change for change in changes if change[0] != "equal")
    return Mutant(start + 1, _text(old[start:end]), _text(new[first:last]), mutated)


def _text(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)
