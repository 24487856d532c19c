"""A sheet of all parts of the kit: ``python -m stockgames.ui.kit.specimen OUT.png [THEME]``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.banknotes import NOTE_COLOURS, Pile, draw_note_place, draw_pile
from stockgames.ui.kit.boxes import draw_box
from stockgames.ui.kit.bursts import draw_burst
from stockgames.ui.kit.cards import Card, draw_card
from stockgames.ui.kit.certificates import draw_share
from stockgames.ui.kit.chips import Chip, ChipMarking, draw_badge, draw_chip, draw_chip_ghost
from stockgames.ui.kit.crates import draw_crate
from stockgames.ui.kit.emblems import EMBLEM_NAMES, draw_emblem
from stockgames.ui.kit.engraving import draw_band, draw_hatch, draw_rosette
from stockgames.ui.kit.fonts import SEMIBOLD, sans, serif
from stockgames.ui.kit.force_cards import ForceCard, draw_deck, draw_force_card
from stockgames.ui.kit.founder_cards import FounderCard, draw_founder_card
from stockgames.ui.kit.lobbyist import draw_lobbyist
from stockgames.ui.kit.market_ring import MarketRing, draw_market_ring
from stockgames.ui.kit.palette import (
    COMPANIES,
    DAYLIGHT,
    EVENING,
    GOODS,
    SECTORS,
    SECURITIES,
    THEMES,
    Theme,
    with_alpha,
)
from stockgames.ui.kit.phase_cards import PhaseCard, draw_phase_card
from stockgames.ui.kit.plates import PlateState, draw_plate
from stockgames.ui.kit.shapes import falling, fill, rounded, stroke
from stockgames.ui.kit.sleeves import Inside, Sleeve, draw_sleeve
from stockgames.ui.kit.surfaces import draw_cloth, draw_panel, draw_tape, draw_tray
from stockgames.ui.kit.tags import draw_tag
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text
from stockgames.ui.kit.tickets import draw_ticket
from stockgames.ui.kit.tokens import draw_bubble, draw_token
from stockgames.ui.kit.valuation import draw_perch, draw_pit, draw_valuation_disc
from stockgames.ui.kit.widgets.buttons import ButtonKind, ButtonState, draw_button_face
from stockgames.ui.kit.widgets.focus import draw_focus_ring
from stockgames.ui.kit.widgets.palettes import apply_palette

_WIDTH, _HEIGHT, _RATIO = 1600, 1740, 2
_SECTOR_NAMES = ("Chemicals", "Technology", "Fossil fuels", "Foodstuffs")
_MARKINGS: tuple[ChipMarking, ...] = (
    "plain",
    "speculative_market",
    "aggressive_investment",
    "stock_swap",
)
_COMPANY_NAMES = (
    "Anchor Shipping",
    "Bell Foundry",
    "Crown Mills",
    "Dial Clockworks",
    "Elm Timber",
    "Flame Gas",
    "Gear Works",
    "Hive Provisions",
)


class Sheet:
    """A painter with the theme of the sheet and the few words it writes."""

    def __init__(self, painter: QPainter, theme: Theme) -> None:
        self.p = painter
        self.theme = theme

    def head(self, x: float, y: float, text: str) -> None:
        """Write the caption of a group."""
        font = sans(14, SEMIBOLD, spacing=1.6, capitals=True)
        draw_text(self.p, QRectF(x, y, 600, 22), text, font, self.theme.heading)

    def under(self, x: float, y: float, text: str, width: float = 130) -> None:
        """Write the name of a part below it."""
        box = QRectF(x - width / 2, y, width, 18)
        draw_text(self.p, box, text, sans(14), self.theme.quiet_text, CENTRE)


def _chips(s: Sheet) -> None:
    s.head(40, 76, "Chips, supply side, backs, markings")
    for i, (key, name) in enumerate(zip(SECTORS, _SECTOR_NAMES, strict=True)):
        x = 78 + i * 122
        draw_chip(s.p, s.theme, QPointF(x, 130), Chip(key, 30, thickness=7))
        s.under(x, 167, name)
        draw_chip(s.p, s.theme, QPointF(x - 16, 236), Chip(key, 22, "back", thickness=6))
        draw_chip(s.p, s.theme, QPointF(x + 36, 238), Chip(key, 22, count=4, thickness=5))
        draw_badge(s.p, s.theme, QPointF(x + 57, 208), "4")
        marked = Chip(key, 32, "marking", _MARKINGS[i], thickness=8)
        draw_chip(s.p, s.theme, QPointF(x, 302), marked)
        s.under(x, 343, _MARKINGS[i].replace("_", " ").split()[0])


def _goods(s: Sheet) -> None:
    s.head(560, 76, "Goods: thirteen crates")
    for i, good in enumerate(GOODS):
        x, y = 590 + i % 7 * 76, 136 + i // 7 * 94
        draw_crate(s.p, s.theme, QPointF(x, y), 60, good)
        s.under(x, y + 37, good, 80)
    s.under(590 + 6 * 76, 267, "empty", 80)


def _valuation(s: Sheet) -> None:
    s.head(560, 288, "Valuation disc, perches, markers, pit")
    draw_tray(s.p, s.theme, QRectF(560, 312, 500, 62), radius=8, ornate=False)
    for side in (-1, 1):
        draw_perch(s.p, s.theme, QPointF(640 + side * 44, 343), 18)
    draw_valuation_disc(s.p, s.theme, QPointF(640, 340), 28, "3")
    for sector, lift in (("B", 0), ("G", 14)):
        draw_chip(s.p, s.theme, QPointF(684, 343 - lift), Chip(sector, 15, thickness=6))
    draw_chip_ghost(s.p, s.theme, QPointF(596, 343), 16, "K")
    text = s.theme.tray_text
    draw_text(s.p, QRectF(718, 320, 140, 22), "two share a perch,", sans(14), text)
    draw_text(s.p, QRectF(718, 340, 140, 22), "letters stay in view", sans(14), text)
    draw_pit(s.p, s.theme, QPointF(906, 343), 48, 24)
    s.p.save()
    s.p.translate(902, 345)
    s.p.rotate(-16)
    s.p.scale(1, 0.7)
    draw_chip(s.p, s.theme, QPointF(), Chip("R", 17, thickness=4))
    s.p.restore()
    draw_text(s.p, QRectF(962, 333, 80, 22), "crashed", sans(14), text)


def _plates_and_buttons(s: Sheet) -> None:
    s.head(1120, 76, "Seats: waiting, thinking, active, out")
    s.head(1120, 326, "Buttons: rest, over, pressed, off, focus")
    for theme, y, buttons in ((EVENING, 100, 350), (DAYLIGHT, 210, 452)):
        for box in (QRectF(1120, y + 2, 440, 104), QRectF(1120, buttons, 440, 98)):
            low = theme.cloth_middle
            fill(s.p, rounded(box, 8), falling(box, (0.0, theme.cloth_lamp), (1.0, low)))
        _plates(s.p, theme, y)
        _buttons(s.p, theme, buttons)


def _plates(painter: QPainter, theme: Theme, y: float) -> None:
    seats: tuple[tuple[str, str, PlateState], ...] = (
        ("Ada", "waiting", "waiting"),
        ("Bruno", "thinking", "thinking"),
        ("Clara", "her turn", "active"),
        ("Dmitri", "out, round 4", "out"),
    )
    for i, (name, note, state) in enumerate(seats):
        box = QRectF(1130 + i % 2 * 214, y + 10 + i // 2 * 50, 202, 40)
        amount = "$11M" if i == 2 else ""
        draw_plate(painter, theme, box, name, note, seat=i, state=state, amount=amount)


def _buttons(painter: QPainter, theme: Theme, y: float) -> None:
    states: tuple[ButtonState, ...] = ("rest", "over", "pressed", "off", "rest")
    kinds: tuple[tuple[ButtonKind, str], ...] = (("primary", "Play"), ("secondary", "Hint"))
    for i, state in enumerate(states):
        for row, (kind, text) in enumerate(kinds):
            face = QRectF(1130 + i * 86, y + 10 + row * 44, 76, 34)
            colour = draw_button_face(painter, theme, face, kind, state)
            draw_text(painter, face, text, sans(16, SEMIBOLD), colour, CENTRE)
            if i == 4:
                draw_focus_ring(painter, theme, face)


def _cards(s: Sheet) -> None:
    s.head(40, 374, "Cards: number, court, ace, back; two and four colours; caps; value tag")
    shown = ((7, "C"), (9, "D"), (11, "S"), (12, "H"), (13, "C"), (1, "S"), (0, "S"))
    for i, (rank, suit) in enumerate(shown):
        draw_card(s.p, s.theme, QPointF(86 + i * 104, 466), Card(92, rank, suit))
    for i, suit in enumerate("DC"):
        at = QPointF(801 + i * 72, 448)
        draw_card(s.p, s.theme, at, Card(66, 8, suit, four_colours=False))
    s.under(838, 500, "two-colour setting", 148)
    for i, rank in enumerate((10, 9, 8, 7)):
        draw_card(s.p, s.theme, QPointF(976, 442 + i * 17), Card(52, rank, "H"))
    draw_card(s.p, s.theme, QPointF(976, 546), Card(52, 7, "D"), rotation=90)
    draw_tag(s.p, s.theme, QPointF(1026, 478), "$6")


def _exchange(s: Sheet) -> None:
    s.head(40, 552, "Exchange: tokens, bubble; tape")
    for i, security in enumerate(SECURITIES):
        draw_token(s.p, s.theme, QPointF(74 + i * 86, 612), 32, security)
    draw_bubble(s.p, QPointF(360, 614), 40)
    draw_emblem(s.p, "lobbyist", QPointF(470, 614), 44, s.theme.text, s.theme.cloth_middle)
    draw_tape(s.p, s.theme, QRectF(40, 676, 580, 30))
    draw_ticket(
        s.p,
        s.theme,
        QRectF(40, 728, 440, 104),
        "portico",
        QColor("#23415E"),
        "Exchange",
        "Ada, Clara and three bots",
        "Round 3, phase 3, Clara to lay",
    )


def _certificates(s: Sheet) -> None:
    s.head(680, 592, "Share certificates, eight companies")
    for i, (company, name) in enumerate(zip(COMPANIES, _COMPANY_NAMES, strict=True)):
        at = QPointF(728 + i % 4 * 106, 685 + i // 4 * 138)
        draw_share(s.p, s.theme, at, 97, company, name, caption="One stock")


def _emblems(s: Sheet) -> None:
    s.head(1120, 562, "Emblems in one colour")
    for i, name in enumerate(EMBLEM_NAMES):
        at = QPointF(1142 + i % 9 * 49.5, 606 + i // 9 * 44)
        draw_emblem(s.p, name, at, 16, s.theme.text, s.theme.cloth_lamp)
    s.head(1120, 860, "The same at 16 pixels")
    for i, name in enumerate(EMBLEM_NAMES):
        at = QPointF(1130 + i % 26 * 17, 892 + i // 26 * 20)
        draw_emblem(s.p, name, at, 8, s.theme.text, s.theme.cloth_lamp)


def _line_work(s: Sheet) -> None:
    s.head(40, 856, "Line work: rosettes, bands, hatching")
    shown = ((12, 6, 10, 0.0), (10, 12, 20, 0.0), (14, 8, 10, 0.3), (8, 20, 20, 0.0))
    for i, (strands, lobes, inner, harmonic) in enumerate(shown):
        tint = with_alpha(s.theme.heading if i % 2 else s.theme.text, 190)
        at = QPointF(76 + i * 84, 916)
        draw_rosette(
            s.p, at, inner, 34, tint, strands=strands, lobes=lobes, width=0.6, harmonic=harmonic
        )
    ink = with_alpha(s.theme.text, 190)
    draw_band(s.p, QRectF(370, 888, 250, 18), ink, strands=6, period=50, width=0.6)
    for i, (angle, gap, crossed) in enumerate(((45, 4, False), (45, 6, True), (0, 3, False))):
        path = rounded(QRectF(370 + i * 86, 918, 76, 30), 3)
        draw_hatch(s.p, path, with_alpha(ink, 150), angle=angle, gap=gap, crossed=crossed)
        stroke(s.p, path, with_alpha(ink, 150), 0.7)


def _boxes(s: Sheet) -> None:
    draw_panel(s.p, s.theme, QRectF(1176, 980, 384, 470), title="Panel", font=sans(14, SEMIBOLD))
    names = (
        ("nyse", "NYSE", "ten minutes of irony"),
        ("portfolio", "Portfolio", "runs, caps and raiders"),
        ("exchange", "Exchange", "under the buttonwood, 1792"),
        ("stock-exchange", "Stock Exchange", "eight companies, three rounds"),
        ("unknown", "Another game", "not yet on the table"),
    )
    for i, (game, title, subtitle) in enumerate(names[:4]):
        box = QRectF(56 + i * 282, 1010, 248, 330)
        draw_box(s.p, s.theme, game, box, title, subtitle, hover=1.0 if i == 0 else 0.0)
    game, title, subtitle = names[4]
    draw_box(s.p, s.theme, game, QRectF(1268, 1070, 200, 265), title, subtitle)


def _exchange_cards(s: Sheet) -> None:
    s.head(40, 1476, "Exchange: ring, sleeves, cards of the phases, forces, founders, notes")
    labels = tuple(f"${price}" for price in range(10, 100, 10))
    draw_market_ring(s.p, s.theme, QPointF(150, 1620), MarketRing(106, labels))
    insides: tuple[Inside, ...] = ("empty", "face", "back")
    for i, (mark, inside) in enumerate(zip(("I", "II", "III"), insides, strict=True)):
        sleeve = Sleeve(84, 114, mark, inside, "BD", "Bonds")
        draw_sleeve(s.p, s.theme, QPointF(290 + i * 98, 1556), sleeve)
    for i, (key, word) in enumerate(zip(SECURITIES, ("Banks", "Insurance", "Bonds"), strict=True)):
        influence = PhaseCard(76, 144, "influence", key, (1, -1, 1)[i], word=word)
        draw_phase_card(s.p, s.theme, QPointF(634 + i * 88, 1620), influence)
        order = PhaseCard(42, 70, "order", key, 3 * i + 1, ("buy", "sell", "buy")[i])
        draw_phase_card(s.p, s.theme, QPointF(902 + i * 50, 1586), order)
    draw_phase_card(s.p, s.theme, QPointF(952, 1666), PhaseCard(48, 72, "back"))
    draw_deck(s.p, s.theme, QPointF(1084, 1624), 66, 92, 12)
    force = ForceCard(
        128, 160, "The Funding Act", (0, 0, 2), "Bonds +2", "4 August 1790", "Congress takes debts"
    )
    draw_force_card(s.p, s.theme, QPointF(1200, 1620), force)
    founder = FounderCard(96, 160, "Ephraim Hart", (3, 6, 1), "$500")
    draw_founder_card(s.p, s.theme, QPointF(1332, 1620), founder)
    for i, value in enumerate(NOTE_COLOURS):
        draw_pile(s.p, s.theme, QPointF(1440, 1570 + i * 46), Pile(72, value, 1 + 2 * i))
    draw_note_place(s.p, s.theme, QPointF(1440, 1704), 72)
    draw_lobbyist(s.p, s.theme, QPointF(1530, 1600), 76, stride=0.3)
    draw_burst(s.p, QPointF(1530, 1676), 22, 0.25, s.theme.glow)


def _title(s: Sheet) -> None:
    draw_text(s.p, QRectF(40, 14, 700, 40), "Parts of the table", serif(32), s.theme.text, LEFT)
    note = "emblem + letter + colour, always; light from upper left; one shadow recipe"
    box = QRectF(700, 20, 860, 30)
    draw_text(s.p, box, note, sans(16, italic=True), s.theme.quiet_text, RIGHT)
    band = QRectF(40, 58, 1520, 8)
    draw_band(s.p, band, with_alpha(s.theme.heading, 150), strands=6, period=44, width=0.6)


_GROUPS: tuple[Callable[[Sheet], None], ...] = (
    _title,
    _chips,
    _goods,
    _valuation,
    _plates_and_buttons,
    _cards,
    _exchange,
    _certificates,
    _emblems,
    _line_work,
    _boxes,
    _exchange_cards,
)


def paint_specimen(theme: Theme) -> QImage:
    """Return the sheet in ``theme``, 1600 by 1740 at ratio 2."""
    image = QImage(_WIDTH * _RATIO, _HEIGHT * _RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_RATIO)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    smooth(painter)
    draw_cloth(painter, theme, QRectF(0, 0, _WIDTH, _HEIGHT))
    sheet = Sheet(painter, theme)
    for group in _GROUPS:
        group(sheet)
    painter.end()
    return image


def main(arguments: Sequence[str]) -> int:
    """Paint the sheet into the file named first, in the theme named second."""
    app = QApplication([])
    app.setStyle("Fusion")
    theme = THEMES[arguments[1]] if len(arguments) > 1 else DAYLIGHT
    apply_palette(app, theme)
    return 0 if paint_specimen(theme).save(arguments[0]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
