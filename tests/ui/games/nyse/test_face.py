from __future__ import annotations

import pytest

from stockgames.ui.games.nyse.face import FACE


@pytest.mark.usefixtures("qapp")
def test_the_lobby_tells_scores_in_millions() -> None:
    assert FACE.score(12) == "$12M"
    assert FACE.subtitle()
