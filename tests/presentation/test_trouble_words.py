"""The table's texts on errors other than refusals."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, get_args

import pytest
from PySide6.QtCore import QCoreApplication

from stockgames import controllers
from stockgames.controllers.stages import NOT_SAVED, Trouble
from stockgames.presentation.words import trouble_text
from stockgames.ui.sentences.language import LANGUAGES, install_language

CODES: Final = tuple(code for part in get_args(Trouble) for code in get_args(part))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_has_a_sentence_of_its_own(qapp: QCoreApplication, language: str) -> None:
    english = {trouble_text(code) for code in CODES}
    install_language(qapp, language)
    texts = {trouble_text(code) for code in CODES}
    assert len(texts) == len(CODES)
    assert bool(texts & english) == (language == "en")


def test_tables_have_no_other_troubles() -> None:
    folder = Path(controllers.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    told = set(re.findall(r'trouble\.emit\(.*"([a-z-]+)"\)', source))
    assert told | {*NOT_SAVED} == {*CODES}
