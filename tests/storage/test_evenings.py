from __future__ import annotations

from pathlib import Path

from stockgames.storage.library import Library
from tests.evenings.gatherings import gather, of_the_picture
from tests.storage.damage import unreadable


def test_damaged_evenings_are_passed_over_and_counted(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        kept = library.begin_evening(of_the_picture())
        spoilt = library.begin_evening(gather(2))
        library._database.write(f"UPDATE evenings SET data = '{{}}' WHERE row = {spoilt.row}")
        assert library.evenings() == [kept]
        assert unreadable(library) == 1
