"""Stock and discard pile: they rise with their cards, and don't overlap."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize

from stockgames.presentation.games.portfolio.terms import Face
from stockgames.ui.games.portfolio.piles import PilePicture, PilesItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import text_width


@pytest.fixture
def piles(qapp: object) -> PilesItem:
    item = PilesItem(ThemeContext(), "piles")
    item.set_rect(QRectF(0, 0, 300, 240))
    return item


def told(stock: int, discards: int) -> PilePicture:
    return PilePicture(stock, discards, (9, "S"), "Stock", "Discards", "")


def test_a_higher_pile_ends_higher(piles: PilesItem) -> None:
    piles.facts = told(8, 1)
    low = piles.stock_top.y(), piles.discard_top.y()
    piles.facts = told(60, 40)
    assert (piles.stock_top.y() < low[0], piles.discard_top.y() < low[1]) == (True, True)


def test_both_piles_lie_apart_on_their_cloth(piles: PilesItem) -> None:
    for stock, discards in ((0, 0), (104, 0), (1, 103)):
        piles.facts = told(stock, discards)
        assert piles.rect.contains(piles.stock_rect)
        assert piles.rect.contains(piles.discard_rect)
        assert piles.stock_rect.intersected(piles.discard_rect).isEmpty()


def test_a_long_label_pushes_the_other_aside_and_is_told_to_its_end(piles: PilesItem) -> None:
    piles.set_rect(QRectF(0, 0, 283, 220))
    labels = "Second draw pile 23", "Discard pile 14"
    piles.facts = replace(told(23, 14), stock_label=labels[0], discard_label=labels[1])
    boxes = piles.stock_words, piles.discard_words
    for box, label in zip(boxes, labels, strict=True):
        assert box.width() >= text_width(label, piles.look.serif(16))
        assert piles.rect.contains(box)
    assert boxes[0].right() < boxes[1].left()


@pytest.mark.parametrize("under", [(3, "H"), None])
def test_when_the_exposed_card_is_on_its_way_what_lies_under_it_shows(
    piles: PilesItem, under: Face | None
) -> None:
    piles.facts = told(8, 2)
    piles.take_exposed(under)
    assert piles.facts is not None
    assert (piles.facts.discards, piles.facts.exposed) == (1, under)


def test_from_an_empty_table_no_card_is_taken(piles: PilesItem) -> None:
    piles.take_exposed((3, "H"))
    assert piles.facts is None


@pytest.mark.parametrize("banner", ["", "the last turn"])
@pytest.mark.parametrize(("stock", "discards"), [(0, 0), (104, 0), (60, 43), (1, 103)])
def test_in_a_column_the_discards_lie_under_the_stock(
    piles: PilesItem, stock: int, discards: int, banner: str
) -> None:
    piles.facts = replace(told(stock, discards), banners=(banner,) if banner else ())
    wide = piles.narrow_width()
    piles.set_rect(QRectF(40, 30, wide, 320))
    assert piles.is_narrow
    for pile, words in (
        (piles.stock_rect, piles.stock_words),
        (piles.discard_rect, piles.discard_words),
    ):
        assert piles.rect.contains(pile)
        assert piles.rect.contains(words)
        assert pile.bottom() < words.top()
    assert piles.stock_words.bottom() < piles.discard_rect.top()
    assert piles.card == piles.narrow_card(320)


def test_what_has_come_to_the_discard_pile_shows_there(piles: PilesItem) -> None:
    piles.facts = told(8, 2)
    piles.receive(6, (4, "H"), "Discards 6")
    assert piles.facts == replace(told(8, 6), exposed=(4, "H"), discard_label="Discards 6")


def test_small_piles_tell_their_counts_inside_their_column(piles: PilesItem) -> None:
    piles.facts = replace(told(60, 43), banners=("Last turns: nothing is drawn", "Last turns"))
    for size, height in (
        (QSize(1280, 720), 174),
        (QSize(1600, 1000), 244),
        (QSize(2560, 1440), 350),
    ):
        piles.look.fit(size)
        piles.set_rect(QRectF(0, 0, PilesItem.tucked_width(piles.look.scale, height), height))
        assert piles.is_tucked
        assert piles.banner.isEmpty()
        rects = [piles.stock_rect, piles.discard_rect]
        assert all(piles.rect.contains(rect) for rect in rects)
        assert not rects[0].intersects(rects[1])
        words = [piles.stock_words, piles.discard_words]
        for word, rect in zip(words, rects, strict=True):
            assert piles.rect.contains(word)
            assert rect.intersects(word)
            assert word.center().y() > rect.center().y()


def test_the_ribbon_of_the_last_turns_tells_what_has_room(piles: PilesItem) -> None:
    banners = ("Last turns: nothing is drawn", "Last turns")
    piles.facts = replace(told(0, 3), banners=banners)
    assert piles._fitting_banner(banners) == banners[0]
    piles.set_rect(QRectF(0, 0, 130, 300))
    assert piles._fitting_banner(banners) == banners[1]
