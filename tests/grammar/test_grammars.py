"""One grammar per language, in step with the home."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from custom_components.jarvis.grammar import grammars as known
from custom_components.jarvis.grammar.grammars import MOST_LANGUAGES, Grammars
from custom_components.jarvis.grammar.types import Ask, LeftAlone, Understood
from custom_components.jarvis.home.resolver import Resolver
from custom_components.jarvis.home.snapshot import Entity, Home, make_home

LAMP = Entity(entity_id="light.a", names=("Reading Lamp",))


class Thread:
    """Runs blocking work in a thread, and counts it."""

    def __init__(self) -> None:
        """Start with no call."""
        self.calls = 0

    async def __call__[T](self, work: Callable[[], T], /) -> T:
        """Return what the work returns."""
        self.calls += 1
        return await asyncio.to_thread(work)


def _grammars(home: Home) -> tuple[Grammars, Resolver, Thread]:
    resolver, thread = Resolver(home), Thread()
    return Grammars(resolver, thread), resolver, thread


async def test_a_language_without_templates_has_no_grammar() -> None:
    home = make_home(version=1, entities=[LAMP])
    grammars, _, _ = _grammars(home)
    assert await grammars.get("tlh", home) is None


async def test_a_region_falls_back_to_its_language() -> None:
    home = make_home(version=1, entities=[LAMP])
    grammars, _, _ = _grammars(home)
    grammar = await grammars.get("en-GB", home)
    assert grammar is not None
    assert isinstance(grammar.understand("turn on the reading lamp"), Understood)


async def test_many_who_ask_at_once_wait_for_one_reading() -> None:
    home = make_home(version=1, entities=[LAMP])
    grammars, _, thread = _grammars(home)
    found = await asyncio.gather(*(grammars.get("en", home) for _ in range(5)))
    assert all(grammar is not None for grammar in found)
    assert thread.calls <= 1 + 5


async def test_a_renamed_entity_is_understood_by_its_new_name() -> None:
    home = make_home(version=1, entities=[LAMP])
    grammars, resolver, _ = _grammars(home)
    assert await grammars.get("en", home) is not None
    new = make_home(version=2, entities=[replace(LAMP, names=("Zebra Torch",))])
    resolver.update(new)
    grammar = await grammars.get("en", new)
    assert grammar is not None
    assert grammar.version == 2
    assert isinstance(grammar.understand("turn on the zebra torch"), Understood)
    assert isinstance(grammar.understand("turn on the reading lamp"), LeftAlone)


async def test_a_removed_entity_is_not_acted_on() -> None:
    home = make_home(version=1, entities=[LAMP])
    grammars, resolver, _ = _grammars(home)
    assert await grammars.get("en", home) is not None
    empty = make_home(version=2)
    resolver.update(empty)
    grammar = await grammars.get("en", empty)
    assert grammar is not None
    left = grammar.understand("turn on the reading lamp")
    again = grammar.understand("turn it on", previous=("light.a",))
    assert isinstance(left, LeftAlone)
    assert isinstance(again, LeftAlone)


async def test_one_name_in_many_places_is_no_command() -> None:
    lamps = [Entity(entity_id=f"light.l{n}", names=("Lamp",)) for n in range(500)]
    home = make_home(version=1, entities=lamps)
    grammars, _, _ = _grammars(home)
    grammar = await grammars.get("en", home)
    assert grammar is not None
    assert isinstance(grammar.understand("turn on lamp"), Ask | LeftAlone)


async def test_who_waits_for_a_language_is_let_go_when_it_is_closed() -> None:
    """Norwegian is read nowhere else in these tests, so that it is read here."""
    home = make_home(version=1, entities=[LAMP])
    grammars, _, _ = _grammars(home)
    waiting = asyncio.ensure_future(grammars.get("nb", home))
    await asyncio.sleep(0)
    grammars.close()
    start = asyncio.get_running_loop().time()
    assert await waiting is None
    assert asyncio.get_running_loop().time() - start < 1.0
    again, _, _ = _grammars(home)
    assert await again.get("nb", home) is not None


async def test_a_language_is_kept_in_the_folder(tmp_path: Path) -> None:
    home = make_home(version=1, entities=[LAMP])
    grammars = Grammars(Resolver(home), Thread(), tmp_path)
    assert await grammars.get("et", home) is not None
    found = await asyncio.to_thread(lambda: [file.name for file in tmp_path.iterdir()])
    assert found == ["sentences-et.json"]


async def test_languages_that_nobody_speaks_any_more_are_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home = make_home(version=1, entities=[LAMP])
    grammars, _, _ = _grammars(home)
    english = known.read_language("en")
    read = {"en": english}
    monkeypatch.setattr(known, "_read", read)
    first = await grammars.get("en", home)
    for number in range(MOST_LANGUAGES * 2):
        assert await grammars.get(f"x{number}", home) is None
        assert await grammars.get("en", home) is first
    assert len(read) <= MOST_LANGUAGES
    for number in range(MOST_LANGUAGES):
        assert await grammars.get(f"y{number}", home) is None
    assert "en" not in read
    read["en"] = english  # reading takes seconds
    again = await grammars.get("en", home)
    assert again is not None
    assert isinstance(again.understand("turn on the reading lamp"), Understood)
