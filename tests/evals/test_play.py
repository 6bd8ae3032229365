"""The evals play tasks through both agents and judge them, without a real model."""

from collections.abc import AsyncGenerator, Sequence
import json
from typing import Any

from evals.ollama_bridge import OllamaBridge
from evals.play import Played, play
from evals.report import by_house, by_kind, line, table
from evals.tasks import Task, load_tasks

MODEL = "scripted-135m"


class Scripted:
    """A model that answers what the test wrote."""

    model = MODEL
    capabilities: tuple[str, ...] = ("completion",)

    def __init__(self, *messages: dict[str, Any]) -> None:
        """Take one message per model call."""
        self.details: dict[str, Any] = {"family": "llama", "parameter_size": "135M"}
        self._messages = list(messages)

    async def chat(self, _body: dict[str, Any]) -> AsyncGenerator[dict[str, Any]]:
        """Answer with the next message."""
        message = {"role": "assistant", "content": "", **self._messages.pop(0)}
        yield {"message": message, "done": False}
        end = {"role": "assistant", "content": ""}
        yield {"message": end, "done": True, "prompt_eval_count": 321}


async def _played(
    agent: str, model: Scripted, tasks: Sequence[Task]
) -> tuple[list[Played], OllamaBridge]:
    async with OllamaBridge(model) as bridge:
        return [one async for one in play(tasks, agent, bridge, MODEL)], bridge


def _tasks(*words: str) -> list[Task]:
    return [t for t in load_tasks() if t.file == "small" and t.say[0] in words]


def _picked(name: str, verb: str) -> dict[str, str]:
    return {"content": json.dumps({"name": name, "do": verb})}


async def test_jarvis_lets_a_tiny_model_pick(socket_enabled: None) -> None:
    model = Scripted(
        _picked("Reading Lamp", "turn on"), _picked("Hallway Light", "turn on")
    )
    tasks = _tasks(
        "Turn on the reading lamp",
        "Switch off the hallway light",
        "How warm is it outside?",
    )
    lamp, hall, outside = (await _played("jarvis", model, tasks))[0]
    assert lamp.verdict.good
    assert lamp.model_calls == 1
    assert lamp.prompt_tokens == 321
    assert not hall.verdict.good
    assert outside.verdict.good
    assert outside.model_calls == 0


async def test_core_is_judged_alike(socket_enabled: None) -> None:
    call = {
        "function": {
            "name": "intent__HassTurnOn",
            "arguments": {"name": "Reading Lamp", "domain": ["light"]},
        }
    }
    model = Scripted({"tool_calls": [call]}, {"content": "It is on."})
    tasks = _tasks("Turn on the reading lamp")
    played, bridge = await _played("core", model, tasks)
    assert played[0].verdict.good
    assert played[0].answers == ("It is on.",)
    assert bridge.calls[0].body["model"] == MODEL
    assert "| core | 1 / 1 | 1 / 1 | - | 0 | 2.0 | 321 |" in table(played)
    assert "| core, 20 | 1 / 1 |" in by_house(played)
    assert "| light | 1 / 1 |" in by_kind(played)
    assert line(played[0]).startswith("ok")


async def test_wrong_changes_are_counted(socket_enabled: None) -> None:
    call = {
        "function": {
            "name": "intent__HassTurnOff",
            "arguments": {"name": "Hallway Light", "domain": ["light"]},
        }
    }
    model = Scripted({"tool_calls": [call]}, {"content": "Done."})
    played, _ = await _played("core", model, _tasks("Turn on the reading lamp"))
    verdict = played[0].verdict
    assert not verdict.good
    assert any("hallway_light" in wrong for wrong in verdict.wrong)
    assert "FAIL" in line(played[0])


def test_tasks_are_many_and_of_every_kind() -> None:
    tasks = load_tasks()
    assert len(tasks) >= 60
    assert {task.house for task in tasks} == {20, 100, 500}
    assert len({task.kind for task in tasks}) >= 13
    for task in tasks:
        assert task.changes or task.items or task.facts or task.not_said, task.name
