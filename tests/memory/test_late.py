"""What waits to be remembered is heard once, in order, whoever goes away meanwhile."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
import json
from pathlib import Path

import pytest

from custom_components.jarvis.memory import Source, Utterance
from custom_components.jarvis.memory.base import MemoryBusy
from custom_components.jarvis.memory.file.lanes import Late

AT = datetime(2026, 10, 25, 0, 30, tzinfo=UTC)


def _said(text: str) -> Utterance:
    source = Source(speaker="anna", conversation="c1")
    return Utterance(
        text=text, language="tr", person="anna", source=source, at=AT, asks=True
    )


async def _waiting(path: Path, *texts: str) -> Late:
    late = Late(path)
    for text in texts:
        await late.add(_said(text))
    return late


async def test_it_is_as_it_was_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "late.jsonl"
    await _waiting(path, "Kapı\nmavi \u2028 🙂", "x" * 100_000, "sonuncu")
    assert path.stat().st_mode & 0o077 == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    # Half a line of a house that was killed, and what somebody else wrote.
    broken = ("{", "[1]", "null", '{"text": 5}', lines[0][:40], "\x00")
    # An earlier version wrote of what an utterance was about, and of no question.
    older = json.loads(lines[0]) | {"text": "eski", "about": [3, 1]}
    del older["asks"]
    path.write_text("\n".join([*broken, json.dumps(older), *lines]), encoding="utf-8")
    heard: list[Utterance] = []

    async def hear(utterance: Utterance) -> None:
        heard.append(utterance)

    late = Late(path)
    await late.load()
    await late.catch_up(hear)
    assert heard[0] == replace(_said("eski"), asks=False)
    assert [heard[1], heard[3]] == [_said("Kapı\nmavi \u2028 🙂"), _said("sonuncu")]
    assert len(heard[2].text) < 10_000
    assert not late.is_waiting
    assert not path.exists()


async def test_who_goes_away_meanwhile_has_nothing_heard_twice(tmp_path: Path) -> None:
    late = await _waiting(tmp_path / "late.jsonl", "one", "two")
    goes_on, heard = asyncio.Event(), []

    async def hear(utterance: Utterance) -> None:
        heard.append(utterance.text)
        await goes_on.wait()
        # Hearing writes, and whoever writes catches up first.
        await late.catch_up(hear)

    first = asyncio.create_task(late.catch_up(hear))
    await asyncio.sleep(0.01)
    first.cancel()
    second = asyncio.create_task(late.catch_up(hear))
    await asyncio.sleep(0.01)
    goes_on.set()
    await second
    assert heard == ["one", "two"]
    assert not late.is_waiting


async def test_who_comes_while_it_is_tried_shares_the_outcome(tmp_path: Path) -> None:
    path = tmp_path / "late.jsonl"
    late = await _waiting(path, "one", "two")
    tries = []

    async def hear(utterance: Utterance) -> None:
        tries.append(utterance.text)
        await asyncio.sleep(0.01)
        if utterance.text == "two":
            raise MemoryBusy("held")

    outcomes = await asyncio.gather(
        *(late.catch_up(hear) for _ in range(5)), return_exceptions=True
    )
    assert all(isinstance(one, MemoryBusy) for one in outcomes)
    assert tries == ["one", "two"]
    # What was heard is not on the list any more.
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1
    with pytest.raises(MemoryBusy):
        await late.catch_up(hear)
