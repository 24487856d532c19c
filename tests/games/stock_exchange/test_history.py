"""The score history, recomputed from the record on a second Stock Exchange's table."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from stockgames.engine.match import Match
from stockgames.games.stock_exchange.history import EXCHANGED, FIZZLE, GIFT, PRODUCED, SHARE
from stockgames.games.stock_exchange.parts import RESOURCES
from tests.games.courses import games, histories, moves, of, values
from tests.games.stock_exchange.recount import Table

SEATS = range(8)


def positions(match: Match) -> Iterator[tuple[int, Table]]:
    """Yield the number of moves made, and the table then."""
    now = Table(match.record().model_dump(mode="json", include=set(_KEYS)))
    for step, move in enumerate(moves(match), 1):
        now.play(move)
        yield step, now


_KEYS = ("format", "version", "game", "seats", "options", "setup", "moves", "result")


def last_table(match: Match) -> Table:
    *_, (_, table) = positions(match)
    return table


def scores(table: Table) -> list[int]:
    """Return what each seat's stocks pay."""
    earned = table.earnings()
    return [sum(earned[stock] for stock in company.stocks) for company in table.companies]


def presents(match: Match, part: str) -> Iterator[tuple[int, dict[str, Any], bool]]:
    """Yield each gift of goods or stock: the step, what it was, whether it became coal."""
    made = moves(match)
    for step, move in enumerate(made, 1):
        first = (step - 1) // 8 * 8
        laid = made[first : first + 8]
        fizzled = sum("diamond" in other["produce"] for other in laid) >= 3
        for gift in move[part]:
            yield step, gift, fizzled and gift.get("fresh", False)


def test_with_all_cards_up_each_round_is_what_an_audit_would_have_found() -> None:
    for match, history in histories("stock-exchange", 8):
        for step, table in positions(match):
            if step % 8 == 0:
                assert values(history, "earnings", step) == table.earnings()
                assert values(history, "score", step) == scores(table)
                goods = [len(company.goods) for company in table.companies]
                assert values(history, "goods", step) == goods
                stocks = [len(company.stocks) for company in table.companies]
                assert values(history, "stocks", step) == stocks
            else:
                for line in history.series:
                    assert line.values[step] == line.values[step - step % 8]


def test_a_seat_knows_of_its_own_goods_alone_before_the_audit() -> None:
    match = games("stock-exchange", 8)[0]
    history = match.history(3)
    assert history is not None
    for step, table in positions(match):
        own = [None] * 8
        if step == len(match.moves):
            assert None not in values(history, "goods", step)
            assert values(history, "score", step) == scores(table)
            continue
        assert values(history, "score", step) == own == values(history, "earnings", step)
        if step % 8 == 0:
            company = table.companies[3]
            assert values(history, "goods", step) == [*own[:3], len(company.goods), *own[4:]]
            assert values(history, "stocks", step) == [*own[:3], len(company.stocks), *own[4:]]


def test_a_bystander_knows_nothing_before_the_audit() -> None:
    match = games("stock-exchange", 8)[0]
    history = match.history(None)
    assert history is not None
    for line in history.series:
        assert line.values[:-1] == (None,) * len(match.moves)
        assert line.values[-1] is not None


def test_every_fizzle_is_told() -> None:
    fizzles = 0
    for match, history in histories("stock-exchange", 8):
        expected = []
        for end in (8, 16, 24):
            laid = moves(match)[end - 8 : end]
            made = [move["produce"].count("diamond") for move in laid]
            makers = tuple(seat for seat in SEATS if made[seat])
            if len(makers) >= 3:
                expected.append((end, sum(made), makers))
        assert [(m.step, m.amount, m.others) for m in of(history, FIZZLE)] == expected
        fizzles += len(expected)
    assert fizzles


def test_the_best_and_the_worst_present_of_goods_are_told() -> None:
    told = 0
    for match, history in histories("stock-exchange", 8):
        last = last_table(match)
        earned, paid = last.earnings(), scores(last)
        found = {}
        for step, gift, coal in presents(match, "resources"):
            kind = "coal" if coal else gift["resource"]
            less = deepcopy(last)
            if kind in less.companies[gift["to"]].goods:
                less.companies[gift["to"]].goods.remove(kind)
                by = earned[gift["to"]] - less.earnings()[gift["to"]]
                felt = tuple(a - b for a, b in zip(paid, scores(less), strict=True))
                found[step, gift["to"], RESOURCES.index(kind)] = by, felt
        for moment in of(history, GIFT):
            at = moment.step, moment.others[0], moment.thing or 0
            assert found[at] == (moment.amount, moment.changes)
            assert moves(match)[moment.step - 1]["seat"] == moment.seat
        amounts = [by for by, _ in found.values()]
        extremes = {max(amounts)} if max(amounts) > 0 else set()
        extremes |= {min(amounts)} if min(amounts) < 0 else set()
        assert {moment.amount for moment in of(history, GIFT)} == extremes
        told += len(extremes)
    assert told


def test_the_best_and_the_worst_present_of_stock_are_told() -> None:
    for match, history in histories("stock-exchange", 8):
        earned = last_table(match).earnings()
        found = {
            (step, gift["to"], gift["company"]): earned[gift["company"]]
            for step, gift, _ in presents(match, "stocks")
        }
        for moment in of(history, SHARE):
            assert found[moment.step, moment.others[0], moment.thing or 0] == moment.amount
            changes = dict.fromkeys(SEATS, 0)
            changes[moment.others[0]] = moment.amount
            changes[moment.seat or 0] = -moment.amount
            assert moment.changes == tuple(changes.values())
        amounts = set(found.values())
        extremes = {by for by in (max(amounts), min(amounts)) if by}
        told = {moment.amount for moment in of(history, SHARE)}
        assert told == {by for by in extremes if by == max(amounts) > 0 or by == min(amounts) < 0}


def test_counts_are_those_of_the_record() -> None:
    for match, history in histories("stock-exchange", 8):
        made = moves(match)
        for tally in history.tallies:
            for seat, count in enumerate(tally.counts):
                own = [move for move in made if move["seat"] == seat]
                if tally.kind == EXCHANGED:
                    assert count == sum(len(move["exchange"]) for move in own)
                else:
                    name = RESOURCES[tally.thing or 0]
                    assert count == sum(move["produce"].count(name) for move in own)
        pieces = [sum(t.counts) for t in history.tallies if t.kind == PRODUCED]
        assert sum(pieces) == 8 * 3 * 4


def test_nothing_is_counted_before_the_audit() -> None:
    match = games("stock-exchange", 8)[0]
    game = match.game
    steps = list(match.steps(2))
    assert game.tallies(steps)
    assert game.tallies(steps[:-1]) == ()
