"""The living shelf: clashes, switches, sources, broken files, packages."""

from pathlib import Path
from types import ModuleType
from typing import Any, cast, override

import pytest
from pytest_homeassistant_custom_component.common import (
    MockModule,
    mock_integration,
    mock_platform,
)

from custom_components.jarvis.commands import COMMANDS
from custom_components.jarvis.commands._template import RollDice
from custom_components.jarvis.commands.base import (
    Arguments,
    Command,
    Package,
    Request,
    Response,
    Spoken,
)
from custom_components.jarvis.commands.lifecycle import perform
from custom_components.jarvis.commands.shelf import packages
from custom_components.jarvis.commands.shelf.book import Book, Switches
from custom_components.jarvis.commands.shelf.sources import (
    follow_platforms,
    load_folder,
)
from homeassistant.core import HomeAssistant

from ..tables import each_row
from .small import NOW, Probe, desk, request, shelf

GOOD = """
from custom_components.jarvis.commands.base import Command, Response

class Hello(Command):
    name = "hello"
    description = "Say hello"
    patterns = {"en": {"hello": ("say hello there",)}}

    async def run(self, arguments, request):
        return Response.success("Hello there.")
"""
BROKEN = {
    "syntax.py": ("def broken(:\n", 1),
    "imports.py": ("\n\nimport a_package_nobody_has\n", 3),
    "nameless.py": (GOOD.replace('name = "hello"', ""), 4),
    "runless.py": (GOOD.split("    async def run", maxsplit=1)[0], 4),
    "not_async.py": (GOOD.replace("    async def", "    def"), 4),
    "hasty.py": (GOOD.replace("    async", "    timeout = None\n\n    async"), 4),
    "pattern.py": (
        GOOD.replace("say hello there", "[say] {x}").replace("hello", "bye"),
        4,
    ),
    "no_table.py": (
        GOOD.replace('{"hello": ("say hello there",)}', "3").replace("hello", "moo"),
        4,
    ),
    "exits.py": ("raise SystemExit(1)\n", 1),
    "interrupts.py": ("\nraise KeyboardInterrupt\n", 2),
    "deep.py": ("def f():\n    f()\n\nf()\n", 2),
    "reads_broken.py": ("import ast\nast.parse('1 +')\n", 2),
    "null.py": ("x = 1\0\n", None),
    "raises_when_made.py": (
        GOOD.replace("    async", "    def __init__(self): 1 / 0\n\n    async"),
        9,
    ),
    "stranger.py": ("COMMANDS = [42]\n", None),
    "bare.py": ("x = 1\n", None),
}


def heard(book: Book, text: str, language: str = "en") -> str | None:
    routed = book.route(Spoken(text=text, language=language, now=NOW))
    return routed.command if routed else None


async def test_the_template_works_as_it_stands() -> None:
    book = await shelf(RollDice())
    for language, texts in RollDice.examples.items():
        for text in texts:
            assert heard(book, text, language) == "roll_dice"
    response = await perform("roll_dice", {"count": "three"}, request(), desk(book))
    assert len(response.data["rolled"]) == 3
    assert heard(book, "roll ninety dice") == "roll_dice"
    assert heard(book, "roll banana dice") is None


async def test_the_folder_gives_what_works_and_names_what_does_not(
    hass: HomeAssistant, tmp_path: Path
) -> None:
    (tmp_path / "hello.py").write_text(GOOD)
    (tmp_path / "_helper.py").write_text("raise RuntimeError")
    for name, (text, _) in BROKEN.items():
        (tmp_path / name).write_text(text)
    book = await shelf(Probe())
    assert await load_folder(hass, book, tmp_path) == 1
    assert heard(book, "say hello there") == "hello"
    problems = {Path(p.where).name: p for p in book.problems}
    assert problems.keys() == BROKEN.keys()
    for name, (_, line) in BROKEN.items():
        assert problems[name].kind == "broken"
        assert problems[name].reason
        assert problems[name].line == line


async def test_a_file_that_does_not_come_to_an_end_holds_nobody_up(
    hass: HomeAssistant, tmp_path: Path
) -> None:
    go_on = tmp_path / "go_on"
    go_on_at = f"pathlib.Path({str(go_on)!r})"
    waiting = f"import pathlib, time\nwhile not {go_on_at}.exists(): time.sleep(0.01)\n"
    (tmp_path / "endless.py").write_text(waiting)
    (tmp_path / "hello.py").write_text(GOOD)
    book = await shelf(Probe())
    assert await load_folder(hass, book, tmp_path, patience=2) == 1
    go_on.touch()
    assert heard(book, "say hello there") == "hello"
    [problem] = book.problems
    assert "not read after" in problem.reason


async def test_of_two_files_with_one_name_the_first_is_taken(
    hass: HomeAssistant, tmp_path: Path
) -> None:
    (tmp_path / "a.py").write_text(GOOD)
    (tmp_path / "b.py").write_text(GOOD.replace("Hello there.", "Not me."))
    book = await shelf(Probe())
    assert await load_folder(hass, book, tmp_path) == 1
    assert (await perform("hello", {}, request(), desk(book))).message == "Hello there."
    [problem] = book.problems
    assert (problem.kind, Path(problem.where).name) == ("clash", "b.py")


async def test_a_folder_that_is_not_there_is_no_problem(
    hass: HomeAssistant, tmp_path: Path
) -> None:
    book = await shelf(Probe())
    assert await load_folder(hass, book, tmp_path / "none") == 0
    assert book.problems == ()


class Impostor(Probe):
    """Another command of the same name."""

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Never get here."""
        return Response.success("impostor")


async def test_built_in_wins_whoever_comes_first() -> None:
    for built_in_first in (True, False):
        book = await shelf(RollDice())
        order = [(Probe(), "built_in", True), (Impostor(), "other", False)]
        for command, source, built_in in order if built_in_first else order[::-1]:
            await book.add(command, source, built_in=built_in)
        assert (await perform("probe", {}, request(), desk(book))).message == "Probed."
        assert book.source("probe") == "built_in"
    twice = await shelf(Probe())
    assert not await twice.add(Impostor(), "other")
    assert [p.kind for p in twice.problems] == ["clash"]


async def test_an_integration_brings_commands_also_later(hass: HomeAssistant) -> None:
    book = await shelf(Probe())
    for domain, listed in (("casino", (RollDice,)), ("bad", (42,))):
        mock_integration(hass, MockModule(domain))
        platform = ModuleType(f"{domain}.jarvis")
        platform.__dict__["COMMANDS"] = listed
        mock_platform(hass, f"{domain}.jarvis", cast("Any", platform))
    hass.config.components.add("casino")
    stop = await follow_platforms(hass, book)
    await hass.async_block_till_done()
    assert book.source("roll_dice") == "casino"
    assert not list(book.problems)
    hass.config.components.add("bad")
    hass.bus.async_fire("component_loaded", {"component": "bad"})
    await hass.async_block_till_done()
    [problem] = book.problems
    assert (problem.kind, problem.where) == ("broken", "bad")
    stop()


async def test_patterns_and_commands_are_switched_live() -> None:
    book = await shelf(RollDice())
    await book.apply(Switches(patterns_off=frozenset({("roll_dice", "roll")})))
    assert heard(book, "roll a dice") is None
    assert (await perform("roll_dice", {}, request(), desk(book))).ok
    await book.apply(Switches(off=frozenset({"roll_dice"})))
    assert (await perform("roll_dice", {}, request(), desk(book))).error == "disabled"
    await book.apply(Switches())
    assert heard(book, "roll a dice") == "roll_dice"


class Hungry(RollDice):
    """Wants a package."""

    name = "hungry"
    patterns = {}  # noqa: RUF012 - none in this test
    packages = (Package(name="left-pad", version="1.0"),)


class Faulty(RollDice):
    """Cannot start."""

    name = "faulty"
    patterns = {}  # noqa: RUF012 - none in this test

    @override
    async def start(self, kit: object) -> None:
        """Fail."""
        raise RuntimeError("no such bus")


async def test_a_failed_package_or_start_stays_with_its_command() -> None:
    book = await shelf(RollDice())

    async def install(command: Command) -> str | None:
        return f"cannot find {command.packages[0].spec}"

    book._install = install
    await book.add(Hungry(), "other")
    await book.add(Faulty(), "other")
    assert {p.command: p.kind for p in book.problems} == {
        "hungry": "package",
        "faulty": "start",
    }
    response = await perform("hungry", {}, request(), desk(book))
    assert "left-pad==1.0" in response.message
    assert (await perform("roll_dice", {}, request(), desk(book))).ok

    async def works(command: Command) -> str | None:
        return None

    book._install = works
    await book.apply(Switches())
    assert (await perform("hungry", {}, request(), desk(book))).ok
    assert [p.command for p in book.problems] == ["faulty"]


class Pinned(RollDice):
    """Wants another version of the same package."""

    name = "pinned"
    patterns = {}  # noqa: RUF012 - none in this test
    packages = (Package(name="left-pad", version="2.0"),)


async def test_of_two_that_exclude_each_other_the_first_runs(
    hass: HomeAssistant, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def installed(*_: object, **__: object) -> None:
        """Find everything installed: the network is not in this test."""

    monkeypatch.setattr(packages, "async_process_requirements", installed)
    book = await shelf(RollDice())
    book._install = packages.installer(hass, lambda: book.running)
    await book.add(Hungry(), "one")
    await book.add(Pinned(), "other")
    assert (await perform("hungry", {}, request(), desk(book))).ok
    refused = await perform("pinned", {}, request(), desk(book))
    assert "exclude each other" in refused.message
    await book.apply(Switches(off=frozenset({"hungry"})))
    assert (await perform("pinned", {}, request(), desk(book))).ok
    assert book.problems == ()


async def test_why_a_start_failed_is_not_for_the_ears() -> None:
    book = await shelf(Faulty())
    response = await perform("faulty", {}, request(), desk(book))
    assert response.error == "not_started"
    assert "no such bus" not in response.message
    [problem] = book.problems
    assert problem.reason == "RuntimeError: no such bus"


async def test_two_commands_for_one_sentence_are_no_guess() -> None:
    class Rival(RollDice):
        name = "rival"

    book = await shelf(RollDice(), Rival())
    assert heard(book, "roll a dice") is None


@each_row("kind", COMMANDS)
def test_every_command_is_whole(kind: type[Command]) -> None:
    assert kind.description
    assert kind.always_asked or set(kind.patterns) >= {"en", "de"}
    assert set(kind.lines) >= {"en", "de"}
    assert set(kind.lines["en"]) == set(kind.lines["de"])
    patterns = [set(kind.patterns.get(code, ())) for code in ("en", "de")]
    assert patterns[0] >= patterns[1] - {"bare"}
