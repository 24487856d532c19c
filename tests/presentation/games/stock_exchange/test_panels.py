"""The choices under the envelope."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.engine.state import seen_as
from stockgames.games.stock_exchange.action_builder import SEAL, TAKE_BACK, ActionBuilder
from stockgames.games.stock_exchange.ai.goods_forecast import Forecast, Foresight
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.form import Form
from stockgames.games.stock_exchange.parts import BOOK, COAL, GOLD, IRON
from stockgames.games.stock_exchange.scoring import payouts
from stockgames.games.stock_exchange.view import StockExchangeView, books
from stockgames.presentation.games.stock_exchange import panels
from stockgames.presentation.games.stock_exchange import panels as checklist
from stockgames.presentation.games.stock_exchange.results import award, holdings, rows
from stockgames.presentation.games.stock_exchange.terms import company
from stockgames.presentation.games.stock_exchange.words import gains, payments, sentence
from stockgames.presentation.panel import LOBBY, SHEET, Choice, Panel
from stockgames.presentation.sentences.speech import money
from stockgames.ui.sentences import install_language
from tests.games.stock_exchange.table import WEIGHTS
from tests.ui.games.stock_exchange.office import GAME, dealt


def choices(panel: Panel) -> dict[str, Choice]:
    return {choice.name: choice for group in panel.groups for choice in group.choices}


def test_the_envelope_is_sealed_once_nothing_is_left(qapp: QApplication) -> None:
    choosing = ActionBuilder()
    view = seen_as(StockExchangeView, dealt().view(0))
    choosing.renew(view, is_open=True)
    seal = choices(panels.build_panel(choosing))[SEAL]
    assert seal.label == "8 choices left"
    assert "4 to order, 2 resources, 2 shares to give" in seal.why_not
    match = dealt()
    match.act(0, GAME.sample_action(match.view(0), Random(1)))
    again = ActionBuilder()
    again.renew(seen_as(StockExchangeView, match.view(0)), is_open=True)
    seal = choices(panels.build_panel(again))[SEAL]
    assert (seal.label, seal.key, seal.why_not) == ("Seal the envelope", "Enter", "")


def test_the_last_change_can_be_taken_back_if_there_is_one(qapp: QApplication) -> None:
    choosing = ActionBuilder()
    choosing.renew(seen_as(StockExchangeView, dealt().view(0)), is_open=True)
    assert choices(panels.build_panel(choosing))[TAKE_BACK].why_not
    choosing.pick("good-gold")
    assert not choices(panels.build_panel(choosing))[TAKE_BACK].why_not
    choosing.close()
    assert panels.build_panel(choosing) == Panel()


def test_enter_begins_no_new_game_while_the_audit_shows(qapp: QApplication) -> None:
    running, over = choices(panels.ending_panel(False)), choices(panels.ending_panel(True))
    assert set(running) == {panels.NEXT_PAGE, panels.SKIP}
    assert set(over) == {SHEET, LOBBY}
    assert [choice.key for choice in over.values()] == ["Enter", ""]


def test_the_notebook_can_only_be_shut(qapp: QApplication) -> None:
    assert [choice.key for choice in choices(panels.notebook_panel()).values()] == ["N"]


def audited() -> Audit:
    audit = seen_as(StockExchangeView, dealt(rounds=3).view(None)).audit
    assert audit is not None
    return audit


def test_there_is_a_row_for_every_seat_the_winner_first(qapp: QApplication) -> None:
    audit = audited()
    found = rows(audit)
    assert [row.seat for row in found] == [payout.seat for payout in audit.ranked]
    assert found[0].place == 1
    assert [row.score for row in found] == [money(payout.score) for payout in audit.ranked]
    assert rows(None) == []


def test_places_go_by_distinct_scores_as_at_the_audit(qapp: QApplication) -> None:
    held = [(count, *(0,) * 7) for count in (3, 2, 2, 1, 0, 0, 0, 0)]
    audit = replace(audited(), payouts=payouts((1_000, *(0,) * 7), held))
    assert [row.place for row in rows(audit)] == [1, 2, 2, 3, 4, 4, 4, 4]


def test_a_score_unfolds_to_the_stocks_that_paid_it(qapp: QApplication) -> None:
    audit = audited()
    for row, payout in zip(rows(audit), audit.ranked, strict=True):
        assert [line.amount for line in row.lines] == [
            money(paid) for paid, held in zip(payout.paid, payout.stocks, strict=True) if held
        ]
        for number, text in holdings(payout, audit).items():
            earned = money(audit.statements[number].earnings)
            assert text == f"{company(number)}: {payout.stocks[number]}\xa0at\xa0{earned}"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_scores_line_breaks_before_the_number_alone(qapp: QApplication, language: str) -> None:
    audit = audited()
    install_language(qapp, language)
    told = [item for payout in audit.ranked for item in holdings(payout, audit).items()]
    names = [f"{company(number)}:" for number, _ in told]
    assert all(text.startswith(f"{name} ") for name, (_, text) in zip(names, told, strict=True))
    assert all(
        text.count(" ") == name.count(" ") + 1 for name, (_, text) in zip(names, told, strict=True)
    )


def test_a_place_is_told_with_what_it_earns(qapp: QApplication) -> None:
    plain = replace(audited().payouts[0], life_tokens=0, garnets=0, elimination_candidate=False)
    assert award(plain).text == ""
    assert award(replace(plain, life_tokens=2, garnets=3)).text.startswith("the highest score")
    assert award(replace(plain, garnets=1)).text == "1 garnet"
    last = award(replace(plain, garnets=2, elimination_candidate=True))
    assert last == (
        "2 garnets; the lowest score: elimination candidate",
        "2 garnets; the lowest score",
    )


def test_the_envelope_says_what_is_left(qapp: QApplication) -> None:
    view = seen_as(StockExchangeView, dealt().view(0))
    form = Form(books(view))
    assert checklist.missing(form.problems()) == "4 to order, 2 resources, 2 shares to give"
    for resource in (GOLD, GOLD, IRON, IRON):
        form.produce(resource)
    form.give_resource(3, GOLD)
    assert checklist.missing(form.problems()) == "1 resource, 2 shares to give"
    assert checklist.missing_in_short(form.problems()) == "Missing: 1 resource, 2 shares to give"
    told = {checklist.part_name(part): checklist.part_count(part) for part in form.parts()}
    assert told == {
        "Production": "4 of 4",
        "Resource gifts": "1 of 2",
        "Share gifts": "0 of 2",
        "Garnet exchange": "none",
    }
    form.unmake(GOLD)
    form.unmake(GOLD)
    assert "1 gift to replace" in checklist.missing(form.problems())


def foreseen() -> Forecast:
    view = seen_as(StockExchangeView, dealt(rounds=1).view(0))
    foresight = Foresight(WEIGHTS.habits)
    foresight.work_out(view, Form(books(view)))
    assert foresight.forecast is not None
    return foresight.forecast


def test_every_good_and_every_share_has_its_words(qapp: QApplication) -> None:
    told = gains(foreseen())
    assert len(told) == 13
    for resource, text in enumerate(told):
        assert text == "" if resource == COAL else text == "±0" or text[:2] in ("+$", "−$")
    assert len(payments(foreseen())) == 8


def test_what_would_be_written_as_nothing_has_no_sign(qapp: QApplication) -> None:
    found = foreseen()
    for gain, text in ((-250.0, "±0"), (250.0, "±0"), (260.0, "+$500"), (-400.0, "−$500")):
        changed = [prospect._replace(gain=gain) for prospect in found.prospects]
        assert set(gains(found._replace(prospects=tuple(changed)))) == {text, ""}


def test_the_sentence_names_the_same_sum_as_the_shelf(qapp: QApplication) -> None:
    found = foreseen()
    for gain, text in ((300.0, "$500"), (740.0, "$500"), (120.0, "$0"), (-400.0, "−$500")):
        changed = [prospect._replace(gain=gain) for prospect in found.prospects]
        told = sentence(found._replace(prospects=tuple(changed)), BOOK)
        assert told.text.startswith(f"One more is worth about {text} ")


def test_nothing_is_said_before_it_is_worked_out(qapp: QApplication) -> None:
    assert gains(None) == payments(None) == ()
    assert sentence(None, BOOK).text == ""


def test_it_tells_what_a_price_hangs_on(qapp: QApplication) -> None:
    found = foreseen()
    assert "Kinds then" in sentence(found, BOOK).text
    assert "Others' most" in sentence(found, GOLD).text
    assert sentence(found, COAL).text == ""
