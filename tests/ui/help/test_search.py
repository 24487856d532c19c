"""Searching the help finds texts however they are spelled, and nothing else."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.ui.help.search import Index, Passage, excerpt, fold, marks_in, passages_of, words_of
from stockgames.ui.help.texts import read_markdown
from stockgames.ui.sentences.language import LANGUAGES
from tests.ui.help.test_results import pages

TEXTS = st.text(st.sampled_from("aAbßSsäÄéöx ½.–’"), max_size=30)


def index(language: str) -> tuple[Index, list[Passage]]:
    passages = {name: passages_of(page) for name, page in pages(language).items()}
    return Index(passages), [one for page in passages.values() for one in page]


def small(source: str) -> Index:
    return Index({"page": passages_of(read_markdown(source))})


def found(source: str, wanted: str) -> list[str]:
    return [hit.passage.text for hit in small(source).find(wanted)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_every_page_is_found(language: str) -> None:
    looked, passages = index(language)
    holders: dict[str, set[str]] = {}
    for one in passages:
        for word in words_of(one.text):
            holders.setdefault(word, set()).add(one.text)
    for word, texts in holders.items():
        assert texts <= {hit.passage.text for hit in looked.find(word.upper())}, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_passage_is_found_by_its_words_backwards(language: str) -> None:
    looked, passages = index(language)
    for one in passages[::9]:
        wanted = " ".join(reversed(one.text.split()))
        assert one in [hit.passage for hit in looked.find(wanted)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wanted", ["", "  ", "zyzzyva", "NYSE zyzzyva", "bot kangaroo"])
def test_what_is_not_there_is_not_found(language: str, wanted: str) -> None:
    assert index(language)[0].find(wanted) == ()


@pytest.mark.parametrize("wanted", ["MÖGEN größe", "mogen grosse", "Größe, mögen!", "GRÖSSE MÖG"])
def test_spelling_does_not_matter(wanted: str) -> None:
    assert found("Sie mögen Größe.\n\nSie mögen Kleines.", wanted) == ["Sie mögen Größe."]


def test_a_word_may_stand_in_the_heading() -> None:
    source = "## Swaps\n\nGive a chip.\n\n## Discards\n\nGive a card."
    assert found(source, "swap give") == ["Give a chip."]
    assert found(source, "swap") == ["Swaps"]


def test_headings_come_first_and_inner_parts_of_words_last() -> None:
    source = "## One\n\nThe hindmost.\n\nMost of it.\n\n## Most\n\nNothing."
    assert found(source, "most") == ["Most", "Most of it.", "The hindmost."]


@given(TEXTS, TEXTS)
def test_marks_hold_what_was_wanted(text: str, wanted: str) -> None:
    words = words_of(wanted)
    marks = marks_in(text, words)
    assert bool(marks) == any(word in fold(text) for word in words)
    for begin, end in marks:
        assert any(word in fold(text[begin:end]) for word in words)
    assert all(end < begin for (_, end), (begin, _) in pairwise(marks))


@given(TEXTS)
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text("ab ", max_size=90), st.text("ab ", max_size=9))
def test_an_excerpt_keeps_what_is_marked(before: str, after: str) -> None:
    text = f"{before}WORD{after}"
    marks = marks_in(text, ["word"])
    shown, moved = excerpt(text, marks)
    assert [shown[begin:end] for begin, end in moved] == ["WORD"]
    assert moved[0][0] <= 40
    assert text.endswith(shown.removeprefix("…"))
