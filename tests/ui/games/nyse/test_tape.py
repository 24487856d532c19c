from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from stockgames.presentation.sentences.speech import Wording, same
from stockgames.ui.games.nyse.pieces import Quote, TapeItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import painted

QUOTES = tuple(Quote(f"${number}M", same(f"news {number}")) for number in range(4))


def tape(quotes: tuple[Quote, ...], width: float = 900) -> TapeItem:
    item = TapeItem(ThemeContext())
    item.set_rect(QRectF(0, 0, width, 40))
    item.quotes = quotes
    return item


def test_price_and_news_of_each_sector_are_printed(qtbot: QtBot) -> None:
    whole = tape(QUOTES)
    looks = [painted(whole, whole.rect), painted(tape(()), whole.rect)]
    for number in range(4):
        for other in (
            replace(QUOTES[number], price="$9M"),
            replace(QUOTES[number], news=same("crash")),
        ):
            changed = (*QUOTES[:number], other, *QUOTES[number + 1 :])
            looks.append(painted(tape(changed), whole.rect))
    assert [sum(look == other for other in looks) for look in looks] == [1] * 10


def test_news_are_shortened_where_there_is_no_room_and_prices_are_not(qtbot: QtBot) -> None:
    long = tuple(Quote(quote.price, same("a very long piece of news " * 3)) for quote in QUOTES)
    narrow = tape(long, 400)
    other = tape((*long[:3], replace(long[3], price="$9M")), 400)
    assert painted(narrow, narrow.rect) != painted(other, narrow.rect)


def test_all_news_are_told_in_their_short_form_where_one_has_no_room(qtbot: QtBot) -> None:
    both = tuple(Quote(quote.price, Wording("Technology, next step", "next")) for quote in QUOTES)
    short = tuple(Quote(quote.price, same("next")) for quote in QUOTES)
    for width, is_short in ((1200, False), (620, True)):
        shown = tape(both, width)
        assert (painted(shown, shown.rect) == painted(tape(short, width), shown.rect)) == is_short
