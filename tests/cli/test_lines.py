from stockgames.cli.lines import LONGEST, counted, one_line


def test_text_becomes_one_printable_line() -> None:
    assert one_line("a\nb\x1b[31m") == "a\\x0ab\\x1b[31m"
    assert one_line("Gr\u00fc\u00dfe") == "Gr\u00fc\u00dfe"


def test_a_long_line_keeps_its_beginning_and_its_end() -> None:
    line = one_line("begin" + "x" * 10_000 + "end")
    assert len(line) == LONGEST
    assert line.startswith("beginx")
    assert line.endswith("xend")


def test_one_thing_is_not_several() -> None:
    assert [counted(number, "bot") for number in (0, 1, 2)] == ["0 bots", "1 bot", "2 bots"]
