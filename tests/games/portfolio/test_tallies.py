"""Each seat's stats, counted from the record and by a second Portfolio."""

from __future__ import annotations

from collections import Counter

from stockgames.games.portfolio import history as kinds
from tests.games.courses import histories, moves
from tests.games.portfolio.test_history import positions

_SIMPLE = {
    "found": kinds.FOUNDED,
    "extend": kinds.EXTENDED,
    "cap": kinds.CAPPED,
    "offer": kinds.OFFERED,
    "decline": kinds.DECLINED,
}


def test_counts_are_those_of_the_record() -> None:
    for match, history in histories("portfolio", 2, 4):
        counted = Counter[tuple[int, str]]()
        for _, before, _, move in positions(match):
            do, seat = move["do"], move.get("seat", -1)
            if do in _SIMPLE:
                counted[seat, _SIMPLE[do]] += 1
            elif do in ("neutralize", "acquire"):
                counted[seat, kinds.RAIDED] += 1
                counted[before.run(move["portfolio"]).owner, kinds.LOST] += 1
            elif do == "draw":
                count = move["cards"]
                counted[seat, kinds.DRAWN] += count
                cost = 0 if move["pauper"] else count * (count + 1) // 2 - 1
                counted[seat, kinds.SPENT] += cost
            elif do == "accept":
                asked = before.offer or {}
                counted[asked["from"], kinds.DEALS] += 1
                counted[asked["to"], kinds.DEALS] += 1
        told = Counter(
            {
                (seat, tally.kind): count
                for tally in history.tallies
                for seat, count in enumerate(tally.counts)
                if tally.kind not in (kinds.REPAID, kinds.TRUCES)
            }
        )
        assert +told == +counted
        assert len(moves(match)) > 20


def test_debts_repaid_and_truces_kept_are_no_more_than_was_promised() -> None:
    repaid = truces = 0
    for match, history in histories("portfolio", 2, 4):
        owed, given = Counter[int](), Counter[int]()
        for _, before, _, move in positions(match):
            if move["do"] == "accept":
                asked = before.offer or {}
                for seat, side in ((asked["from"], "give"), (asked["to"], "get")):
                    for promise in asked[side]["promises"]:
                        owed[seat] += promise.get("cash", 0)
                        given[seat] += promise["promise"] == "truce"
        for tally in history.tallies:
            limit = {kinds.REPAID: owed, kinds.TRUCES: given}.get(tally.kind)
            if limit is not None:
                assert all(count <= limit[seat] for seat, count in enumerate(tally.counts))
                repaid += sum(tally.counts) * (tally.kind == kinds.REPAID)
                truces += sum(tally.counts) * (tally.kind == kinds.TRUCES)
    assert repaid
    assert truces
