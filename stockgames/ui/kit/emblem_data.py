"""The emblems as path data in a box from -1 to 1.

Each emblem is a list of parts drawn in order. ``solid`` and ``cut`` fill with the foreground and
the background, ``line`` and ``groove`` stroke with them. Path syntax: ``shapes.path_from``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from stockgames.ui.kit.shapes import star_points


@dataclass(frozen=True, slots=True)
class Part:
    """One path of an emblem; ``width`` 0 is filled, more is stroked. ``flat`` ends a stroke."""

    path: str
    cut: bool = False
    width: float = 0.0
    flat: bool = False


def _solid(*paths: str) -> Part:
    return Part(" ".join(paths))


def _cut(*paths: str) -> Part:
    return Part(" ".join(paths), cut=True)


def _line(path: str, width: float, *, flat: bool = False) -> Part:
    return Part(path, width=width, flat=flat)


def _groove(path: str, width: float, *, flat: bool = False) -> Part:
    return Part(path, cut=True, width=width, flat=flat)


def _dot(x: float, y: float, radius: float, height: float | None = None) -> str:
    return f"O{x:g},{y:g},{radius:g},{radius if height is None else height:g}"


def _box(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    return f"R{x:g},{y:g},{width:g},{height:g},{radius:g}"


def _through(points: Iterable[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{x:.4f},{y:.4f}" for x, y in points) + "Z"


def _star(x: float, y: float, outer: float, inner: float) -> str:
    return _through(star_points(x, y, outer, inner, 5))


def _discs(*discs: tuple[float, float, float]) -> tuple[Part, ...]:
    """Discs that overlap: one part each, since even-odd filling would cut them out."""
    return tuple(_solid(_dot(*disc)) for disc in discs)


def _circuit_pins() -> tuple[Part, ...]:
    pins, ends = [], []
    for q in (-0.3, 0.0, 0.3):
        for side in (-1, 1):
            pins.append(
                f"M{q},{side * 0.5} L{q},{side * 0.86} M{side * 0.5},{q} L{side * 0.86},{q}"
            )
            ends += [_dot(q, side * 0.88, 0.085), _dot(side * 0.88, q, 0.085)]
    return _line(" ".join(pins), 0.1), _solid(*ends)


def _grain(y: float) -> Part:
    pair = (
        f"M{side * 0.04},{y + 0.1:g} C{side * 0.1},{y - 0.24:g} {side * 0.34},{y - 0.34:g} "
        f"{side * 0.58},{y - 0.4:g} C{side * 0.6},{y - 0.1:g} {side * 0.44},{y + 0.12:g} "
        f"{side * 0.04},{y + 0.1:g}Z"
        for side in (-1, 1)
    )
    return _solid(*pair)


def _scallop() -> str:
    points = []
    for i in range(140):
        turn = i * 2 * math.pi / 140
        radius = 0.68 + 0.07 * math.cos(14 * turn)
        points.append((radius * math.cos(turn), -0.26 + radius * math.sin(turn)))
    return _through(points)


def _cog() -> str:
    points = []
    for i in range(10):
        for step, radius in ((-0.2, 0.7), (-0.13, 0.94), (0.13, 0.94), (0.2, 0.7)):
            turn = (i + step) * 2 * math.pi / 10
            points.append((radius * math.cos(turn), radius * math.sin(turn)))
    return _through(points)


def _hours() -> str:
    marks = []
    for i in range(12):
        x, y = math.cos(i * math.pi / 6), math.sin(i * math.pi / 6)
        marks.append(f"M{0.5 * x:.4f},{0.5 * y:.4f} L{0.62 * x:.4f},{0.62 * y:.4f}")
    return " ".join(marks)


def _ingot(x: float, y: float) -> tuple[Part, Part]:
    body = ((x - 0.3, y - 0.28), (x + 0.3, y - 0.28), (x + 0.46, y + 0.3), (x - 0.46, y + 0.3))
    stamp = f"M{x - 0.16:g},{y + 0.04:g} L{x + 0.16:g},{y + 0.04:g}"
    return _solid(_through(body)), _groove(stamp, 0.09)


def _coin(y: float) -> tuple[Part, ...]:
    low, under = y + 0.22, y + 0.6
    rim = f"M-.8,{y:g} L-.8,{low:g} C-.8,{under:g} .8,{under:g} .8,{low:g} L.8,{y:g}Z"
    top = _dot(0, y, 0.8, 0.3)
    return _solid(rim), _solid(top), _groove(top, 0.06)


_PAGES = " ".join(
    f"M-.76,{y - 0.05:g} Q-.45,{y - 0.16:g} -.18,{y + 0.03:g} "
    f"M.76,{y - 0.05:g} Q.45,{y - 0.16:g} .18,{y + 0.03:g}"
    for y in (-0.26, 0.0, 0.26)
)

EMBLEMS: Mapping[str, tuple[Part, ...]] = MappingProxyType(
    {
        # sectors
        "flask": (
            _solid(
                "M-.3,-.92 L.3,-.92 L.3,-.74 L.2,-.74 L.2,-.22 L.74,.66 Q.86,.92 .56,.92 "
                "L-.56,.92 Q-.86,.92 -.74,.66 L-.2,-.22 L-.2,-.74 L-.3,-.74Z"
            ),
            _groove("M-.4,.3 Q-.2,.2 0,.3 Q.2,.4 .4,.3", 0.09),
            _cut(_dot(-0.2, 0.62, 0.1), _dot(0.2, 0.6, 0.14), _dot(0, -0.02, 0.07)),
        ),
        "circuit": (
            _solid(_box(-0.5, -0.5, 1, 1, 0.1)),
            *_circuit_pins(),
            _groove("M-.26,.26 L-.26,-.06 L0,-.26 L.26,-.26", 0.09),
            _cut(_dot(0.1, 0.1, 0.17)),
        ),
        "derrick": (
            _line("M-.16,-.72 L-.62,.86 M.16,-.72 L.62,.86", 0.13),
            _line("M-.24,-.42 L.24,-.42 M-.36,0 L.36,0 M-.48,.42 L.48,.42", 0.09),
            _line(
                "M-.22,-.42 L.36,0 L-.46,.42 L.58,.82 M.22,-.42 L-.36,0 L.46,.42 L-.58,.82",
                0.065,
            ),
            _solid(_box(-0.3, -0.96, 0.6, 0.26, 0.05), _box(-0.84, 0.78, 1.68, 0.16, 0.04)),
        ),
        "wheat": (
            _line("M0,.96 Q.04,.2 0,-.3", 0.1),
            *(_grain(y) for y in (-0.36, -0.04, 0.28, 0.6)),
            _solid("M0,-.96 C.2,-.76 .2,-.56 0,-.42 C-.2,-.56 -.2,-.76 0,-.96Z"),
        ),
        # securities
        "portico": (
            _solid(
                "M-.96,-.36 L0,-.92 L.96,-.36Z",
                _box(-0.86, -0.32, 1.72, 0.15),
                *(_box(x, -0.12, 0.17, 0.66) for x in (-0.74, -0.3, 0.14, 0.58)),
                _box(-0.86, 0.58, 1.72, 0.13),
                _box(-0.98, 0.75, 1.96, 0.15),
            ),
            _cut(_dot(0, -0.55, 0.12)),
        ),
        "umbrella": (
            _solid(
                "M-.95,.04 C-.92,-.6 -.42,-.84 0,-.84 C.42,-.84 .92,-.6 .95,.04 Q.72,-.18 .48,.04 "
                "Q.24,-.18 0,.04 Q-.24,-.18 -.48,.04 Q-.72,-.18 -.95,.04Z"
            ),
            _line("M0,-.96 L0,-.8", 0.1),
            _line("M0,0 L0,.68 C0,.98 .36,.98 .36,.66", 0.11),
            _groove("M0,-.78 Q-.38,-.5 -.46,-.06 M0,-.78 Q.38,-.5 .46,-.06", 0.06),
        ),
        "seal": (
            _solid(
                "M-.3,.2 L-.56,.96 L-.26,.82 L-.08,.98 L0,.5 L.08,.98 L.26,.82 L.56,.96 L.3,.2Z"
            ),
            _solid(_scallop()),
            _groove(_dot(0, -0.26, 0.48), 0.07),
            _cut(_star(0, -0.26, 0.34, 0.14)),
        ),
        # suits
        "spade": (
            _solid(
                "M0,-.95 C.2,-.55 .9,-.2 .86,.28 C.82,.62 .3,.7 .1,.36 C.12,.66 .2,.82 .4,.92 "
                "L-.4,.92 C-.2,.82 -.12,.66 -.1,.36 C-.3,.7 -.82,.62 -.86,.28 "
                "C-.9,-.2 -.2,-.55 0,-.95Z"
            ),
        ),
        "heart": (
            _solid(
                "M0,.92 C-.2,.5 -.92,.1 -.9,-.38 C-.88,-.86 -.24,-.98 0,-.44 "
                "C.24,-.98 .88,-.86 .9,-.38 C.92,.1 .2,.5 0,.92Z"
            ),
        ),
        "diamond": (
            _solid("M0,-.98 Q.28,-.42 .72,0 Q.28,.42 0,.98 Q-.28,.42 -.72,0 Q-.28,-.42 0,-.98Z"),
        ),
        "club": (
            *_discs((0, -0.48, 0.42), (-0.47, 0.16, 0.42), (0.47, 0.16, 0.42)),
            _solid("M-.1,0 L.1,0 C.1,.5 .2,.8 .4,.92 L-.4,.92 C-.2,.8 -.1,.5 -.1,0Z"),
        ),
        # chip markings
        "speculative_market": (
            _solid("M-.86,-.62 L-.02,0 L-.86,.62 L-.62,0Z M0,-.62 L.9,0 L0,.62 L.24,0Z"),
        ),
        "aggressive_investment": (
            _line(_dot(-0.3, 0, 0.52), 0.15),
            _line(_dot(0.3, 0, 0.52), 0.15),
        ),
        "stock_swap": (
            _line("M-.8,-.34 L.5,-.34 M.8,.36 L-.5,.36", 0.17, flat=True),
            _solid("M.36,-.76 L.92,-.34 L.36,.06Z M-.36,-.06 L-.92,.36 L-.36,.78Z"),
        ),
        # cards and deals
        "cards": (
            _solid("M-.92,-.5 L.08,-.8 L.5,.62 L-.5,.92Z"),
            _cut("M-.3,-.95 L.98,-.62 L.62,.98 L-.62,.66Z"),
            _solid("M-.2,-.82 L.86,-.55 L.54,.84 L-.52,.57Z"),
            _cut("M.18,-.44 L.5,.06 L.16,.44 L-.16,-.04Z"),
        ),
        "deal": (
            _solid(
                "M-.96,-.62 L-.5,-.8 L.02,-.5 L-.36,-.1 Q-.1,.12 .2,-.14 L.86,.5 "
                "Q.78,.86 .44,.72 L.2,.84 L-.04,.7 L-.3,.66 L-.82,.16Z"
            ),
            _solid("M.96,-.56 L.56,-.78 L.12,-.5 L-.2,-.12 Q-.06,0 .14,-.22 L.24,-.26 L.94,.34Z"),
        ),
        # goods
        "book": (
            _solid(
                "M0,-.5 Q-.5,-.8 -.96,-.58 L-.96,.6 Q-.5,.38 0,.66 Q.5,.38 .96,.6 "
                "L.96,-.58 Q.5,-.8 0,-.5Z"
            ),
            _groove("M0,-.46 L0,.6", 0.07),
            _groove(_PAGES, 0.065),
        ),
        "coal": (
            _solid("M-.9,.3 L-.7,-.36 L-.2,-.8 L.42,-.7 L.88,-.12 L.8,.5 L.2,.82 L-.5,.76Z"),
            _groove(
                "M-.7,-.36 L-.12,-.2 L.42,-.7 M-.12,-.2 L.16,.34 L.8,.5 M.16,.34 L-.5,.76 "
                "M-.12,-.2 L-.54,.24",
                0.06,
            ),
        ),
        "gem": (
            _solid("M-.94,-.24 L-.5,-.74 L.5,-.74 L.94,-.24 L0,.9Z"),
            _groove(
                "M-.9,-.24 L.9,-.24 M-.5,-.72 L-.34,-.24 L0,.84 L.34,-.24 L.5,-.72 "
                "M-.34,-.24 L0,-.72 L.34,-.24",
                0.065,
            ),
        ),
        "emerald": (
            _solid("M-.42,-.9 L.42,-.9 L.7,-.6 L.7,.6 L.42,.9 L-.42,.9 L-.7,.6 L-.7,-.6Z"),
            _groove(
                "M-.24,-.5 L.24,-.5 L.36,-.36 L.36,.36 L.24,.5 L-.24,.5 L-.36,.36 L-.36,-.36Z",
                0.07,
            ),
            _groove(
                "M-.24,-.5 L-.42,-.88 M.24,-.5 L.42,-.88 M.36,-.36 L.68,-.6 M.36,.36 L.68,.6 "
                "M.24,.5 L.42,.88 M-.24,.5 L-.42,.88 M-.36,.36 L-.68,.6 M-.36,-.36 L-.68,-.6",
                0.05,
            ),
        ),
        "gold": (*_ingot(-0.5, 0.42), *_ingot(0.5, 0.42), *_ingot(0, -0.28)),
        "iron": (
            _solid(
                "M-.8,-.86 L.8,-.86 L.8,-.5 L.24,-.36 L.24,.36 L.8,.5 L.8,.86 L-.8,.86 L-.8,.5 "
                "L-.24,.36 L-.24,-.36 L-.8,-.5Z"
            ),
            _groove("M0,-.5 L0,.5", 0.06),
        ),
        "magnet": (
            _solid(
                "M-.78,-.86 L-.26,-.86 L-.26,.06 C-.26,.44 .26,.44 .26,.06 L.26,-.86 L.78,-.86 "
                "L.78,.1 C.78,1.16 -.78,1.16 -.78,.1Z"
            ),
            _groove("M-.82,-.42 L-.22,-.42 M.22,-.42 L.82,-.42", 0.1, flat=True),
        ),
        "meteor": (
            _solid(_dot(-0.3, 0.34, 0.54)),
            _cut(_dot(-0.46, 0.24, 0.13), _dot(-0.12, 0.48, 0.1), _dot(-0.34, 0.6, 0.07)),
            _solid("M-.2,-.26 L.92,-.94 L.22,.14Z"),
            _line("M-.5,-.32 L.12,-.92 M.3,.42 L.94,-.16", 0.11),
        ),
        "mushroom": (
            _solid("M-.92,.08 C-.92,-1.1 .92,-1.1 .92,.08 Q0,.3 -.92,.08Z"),
            _solid("M-.28,.22 L.28,.22 C.24,.5 .36,.7 .4,.9 L-.4,.9 C-.36,.7 -.24,.5 -.28,.22Z"),
            _cut(_dot(-0.36, -0.3, 0.15), _dot(0.2, -0.46, 0.13), _dot(0.48, -0.12, 0.12)),
        ),
        "oil": (
            _solid("M-.62,-.86 L.62,-.86 Q.76,0 .62,.86 L-.62,.86 Q-.76,0 -.62,-.86Z"),
            _groove("M-.66,-.46 L.66,-.46 M-.66,.5 L.66,.5", 0.07),
            _cut(
                "M0,-.34 C.12,-.1 .26,.02 .26,.18 C.26,.5 -.26,.5 -.26,.18 "
                "C-.26,.02 -.12,-.1 0,-.34Z"
            ),
        ),
        "prize": (
            _solid(_dot(0, 0, 0.92)),
            _groove(_dot(0, 0, 0.76), 0.06),
            _cut(_star(0, 0.02, 0.56, 0.23)),
        ),
        "silver": (
            *_coin(0.5),
            *_coin(0.12),
            *_coin(-0.26),
            _groove(_dot(0, -0.26, 0.44, 0.14), 0.06),
        ),
        "water": (
            _solid(
                "M0,-.95 C.3,-.4 .68,-.06 .68,.34 C.68,1.12 -.68,1.12 -.68,.34 "
                "C-.68,-.06 -.3,-.4 0,-.95Z"
            ),
            _groove(
                "M-.36,.3 Q-.18,.16 0,.3 Q.18,.44 .36,.3 "
                "M-.32,.54 Q-.16,.42 0,.54 Q.16,.66 .32,.54",
                0.07,
            ),
        ),
        # companies
        "anchor": (
            _line(_dot(0, -0.7, 0.2), 0.12),
            _line("M0,-.5 L0,.8 M-.42,-.28 L.42,-.28", 0.14),
            _line("M-.74,.24 C-.66,.74 -.3,.86 0,.86 C.3,.86 .66,.74 .74,.24", 0.14),
            _solid("M-.96,.38 L-.74,-.02 L-.5,.38Z M.96,.38 L.74,-.02 L.5,.38Z"),
        ),
        "bell": (
            _solid("M0,-.8 C.66,-.76 .48,.1 .82,.5 L-.82,.5 C-.48,.1 -.66,-.76 0,-.8Z"),
            *_discs((0, -0.84, 0.13), (0, 0.68, 0.2)),
            _groove("M-.6,.3 L.6,.3", 0.07),
        ),
        "crown": (
            _solid("M-.9,-.44 L-.46,.06 L0,-.7 L.46,.06 L.9,-.44 L.7,.5 L-.7,.5Z"),
            _solid(_box(-0.72, 0.58, 1.44, 0.2, 0.04)),
            *_discs((-0.9, -0.5, 0.13), (0, -0.78, 0.13), (0.9, -0.5, 0.13)),
            _cut(*(_dot(x, 0.3, 0.08) for x in (-0.36, 0, 0.36))),
        ),
        "dial": (
            _solid(_dot(0, 0, 0.92)),
            _cut(_dot(0, 0, 0.7)),
            _line(_hours(), 0.07),
            _line("M0,0 L0,-.44 M0,0 L.3,.2", 0.1),
        ),
        "elm": (
            *_discs((0, -0.5, 0.44), (-0.44, -0.16, 0.4), (0.44, -0.16, 0.4), (0, 0.02, 0.4)),
            _solid("M-.12,.2 L.12,.2 L.18,.8 L.5,.94 L-.5,.94 L-.18,.8Z"),
            _groove("M0,.5 L0,-.1 M0,.16 L.26,-.12 M0,.28 L-.26,0", 0.07),
        ),
        "flame": (
            _solid(
                "M.06,-.96 C.2,-.5 .76,-.2 .7,.36 C.66,.78 .36,.96 0,.96 C-.4,.96 -.7,.74 -.7,.34 "
                "C-.7,-.02 -.46,-.1 -.4,-.44 C-.22,-.3 -.16,-.16 -.12,0 C.06,-.24 .1,-.6 .06,-.96Z"
            ),
            _cut(
                "M.04,.2 C.2,.38 .32,.48 .28,.66 C.22,.86 -.24,.88 -.28,.62 "
                "C-.3,.44 -.06,.4 .04,.2Z"
            ),
        ),
        "gear": (_solid(_cog()), _cut(_dot(0, 0, 0.34)), _solid(_dot(0, 0, 0.14))),
        "hive": (
            *(
                _solid(_box(-half, y - 0.15, 2 * half, 0.32, 0.16))
                for y, half in ((-0.72, 0.4), (-0.4, 0.66), (-0.06, 0.82), (0.3, 0.9), (0.64, 0.78))
            ),
            _cut("M-.2,.84 C-.2,.4 .2,.4 .2,.84Z"),
        ),
        # seals, awards, marks
        "lobbyist": (
            _solid(_box(-0.26, -0.98, 0.52, 0.3, 0.03)),
            _solid(_box(-0.42, -0.7, 0.84, 0.09, 0.04)),
            _solid(_dot(0, -0.5, 0.2)),
            _solid(
                "M-.14,-.32 L.14,-.32 C.46,-.28 .5,0 .5,.3 L.34,.34 L.3,.98 L.05,.98 L.02,.46 "
                "L-.02,.46 L-.05,.98 L-.3,.98 L-.34,.34 L-.5,.3 C-.5,0 -.46,-.28 -.14,-.32Z"
            ),
            _cut("M-.08,-.3 L.08,-.3 L0,.06Z"),
            _line("M.6,.1 L.66,.98", 0.06),
            _solid(_dot(0.6, 0.08, 0.07)),
        ),
        "garnet": (
            _solid("M-.5,-.86 L.5,-.86 L.96,0 L.5,.86 L-.5,.86 L-.96,0Z"),
            _groove(
                "M-.28,-.44 L.28,-.44 L.5,0 L.28,.44 L-.28,.44 L-.5,0Z M-.28,-.44 L-.5,-.84 "
                "M.28,-.44 L.5,-.84 M.5,0 L.94,0 M.28,.44 L.5,.84 M-.28,.44 L-.5,.84 "
                "M-.5,0 L-.94,0",
                0.06,
            ),
        ),
        "life": (
            _line("M0,.92 Q.02,.3 0,-.1", 0.12),
            _solid("M0,.2 C-.1,-.3 -.5,-.44 -.86,-.4 C-.8,.06 -.4,.3 0,.2Z"),
            _solid("M0,-.06 C.02,-.56 .3,-.88 .74,-.94 C.8,-.4 .5,-.06 0,-.06Z"),
        ),
        "eye": (_line("M-.95,0 Q0,-.9 .95,0 Q0,.9 -.95,0Z", 0.13), _solid(_dot(0, 0, 0.28))),
        "hourglass": (
            _line("M-.56,-.88 L.56,-.88 M-.56,.88 L.56,.88", 0.15),
            _line(
                "M-.42,-.8 C-.42,-.2 -.06,-.16 -.06,0 C-.06,.16 -.42,.2 -.42,.8 L.42,.8 "
                "C.42,.2 .06,.16 .06,0 C.06,-.16 .42,-.2 .42,-.8Z",
                0.09,
            ),
            _solid(
                "M-.34,.76 Q0,.2 .34,.76Z M-.24,-.4 L.24,-.4 Q.06,-.14 0,-.04 Q-.06,-.14 -.24,-.4Z"
            ),
        ),
        "tree": (
            *_discs(
                (0, -0.56, 0.36),
                (-0.4, -0.36, 0.34),
                (0.4, -0.36, 0.34),
                (-0.58, -0.02, 0.3),
                (0.58, -0.02, 0.3),
                (-0.2, 0.02, 0.34),
                (0.2, 0.02, 0.34),
            ),
            _solid("M-.1,.1 L.1,.1 C.1,.5 .14,.74 .36,.92 L-.36,.92 C-.14,.74 -.1,.5 -.1,.1Z"),
        ),
        "check": (_line("M-.7,.05 L-.2,.6 L.75,-.6", 0.24),),
        "cross": (_line("M-.6,-.6 L.6,.6 M.6,-.6 L-.6,.6", 0.2),),
        "triangle": (_solid("M0,-.7 L.85,.75 L-.85,.75Z"),),
        "play": (_solid("M-.6,-.8 L.85,0 L-.6,.8Z"),),
        "pause": (_solid(_box(-0.62, -0.8, 0.42, 1.6, 0.06), _box(0.2, -0.8, 0.42, 1.6, 0.06)),),
        "step": (_solid("M-.8,-.8 L.35,0 L-.8,.8Z", _box(0.45, -0.8, 0.3, 1.6, 0.06)),),
        "chevron_down": (_line("M-.7,-.35 L0,.4 L.7,-.35", 0.22),),
        "chevron_up": (_line("M-.7,.35 L0,-.4 L.7,.35", 0.22),),
        "chevron_left": (_line("M.35,-.7 L-.4,0 L.35,.7", 0.22),),
        "chevron_right": (_line("M-.35,-.7 L.4,0 L-.35,.7", 0.22),),
        "plus": (_line("M-.7,0 L.7,0 M0,-.7 L0,.7", 0.2),),
        "minus": (_line("M-.7,0 L.7,0", 0.2),),
        "warning": (
            _solid("M0,-.86 L.96,.8 L-.96,.8Z"),
            _groove("M0,-.26 L0,.26", 0.16),
            _cut(_dot(0, 0.54, 0.1)),
        ),
    }
)
