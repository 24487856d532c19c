"""Sentences are in the current language, in English if it lacks them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stockgames.presentation.sentences import catalogue, speech
from stockgames.presentation.sentences.speech import is_known, say, speak, worded


@pytest.fixture(autouse=True)
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use a little English and less Polish."""
    english = "shares = { $count ->\n [one] a share\n *[other] { $count } shares\n}\n"
    english += "only = Only\n .short = O\n"
    english += "sure = { $count ->\n [yes] Sure\n *[other] { $count }\n}\n"
    polish = "shares = { $count ->\n [one] akcja\n *[other] { $count } akcji\n}"
    for language, text in (("en", english), ("pl", polish)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "room.ftl").write_text(text, encoding="utf-8")
    made = {code: catalogue.read_catalogue(tmp_path / code, code) for code in ("en", "pl")}
    monkeypatch.setattr(speech, "catalogue", made.__getitem__)
    yield
    speak("en")


def test_the_language_in_force_speaks_with_its_own_plurals() -> None:
    assert [say("shares", count=n) for n in (1, 2, 5)] == ["a share", "2 shares", "5 shares"]
    speak("pl")
    assert [say("shares", count=n) for n in (1, 5)] == ["akcja", "5 akcji"]
    speak("en")
    assert say("shares", count=1) == "a share"


def test_one_is_not_yes() -> None:
    assert [say("sure", count=value) for value in (1, True)] == ["1", "Sure"]


def test_what_is_not_translated_is_said_in_english() -> None:
    speak("pl")
    assert say("only") == "Only"


def test_a_sentence_without_a_short_form_is_its_own() -> None:
    assert worded("only") == ("Only", "O")
    assert worded("shares", count=2) == ("2 shares", "2 shares")
    speak("pl")
    assert worded("only") == ("Only", "O")
    assert worded("shares", count=1) == ("akcja", "akcja")


def test_a_sentence_that_nobody_wrote_is_an_error() -> None:
    assert is_known("only")
    assert not is_known("nothing")
    with pytest.raises(KeyError, match="nothing"):
        say("nothing")


def test_a_language_without_sentences_leaves_the_old_one() -> None:
    with pytest.raises(KeyError):
        speak("xx")
    assert say("only") == "Only"
