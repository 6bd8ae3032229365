"""Plays the tasks with real models and prints a table for each.

scripts/eval smollm2 needle3                     all tasks, all agents
scripts/eval --quick --agents jarvis smollm2     while something is improved
scripts/eval ollama=http://host:11434#qwen3:4b   a server that runs already
"""

import argparse
import asyncio
from collections.abc import Sequence
import logging
import time

from .home import AGENTS
from .models import NEEDLE, PACKAGED, backend
from .ollama_bridge import OllamaBridge
from .play import Played, play
from .report import by_house, by_kind, line, table
from .tasks import Task, load_tasks


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "models", nargs="+", help=f"{NEEDLE}, {', '.join(PACKAGED)} or KIND=URL#MODEL"
    )
    parser.add_argument("--agents", default=",".join(AGENTS))
    parser.add_argument("--houses", default="20,100,500")
    parser.add_argument(
        "--tasks", default="small,medium,large", help="files of evals/tasks"
    )
    parser.add_argument("--match", default="", help="tasks whose words hold this")
    parser.add_argument("--quick", action="store_true", help="a third of the tasks")
    return parser.parse_args()


def _chosen(options: argparse.Namespace) -> tuple[Task, ...]:
    houses = {int(size) for size in options.houses.split(",")}
    return tuple(
        task
        for task in load_tasks()
        if task.house in houses
        and task.file in options.tasks.split(",")
        and (task.quick or not options.quick)
        and options.match.casefold() in " ".join(task.say).casefold()
    )


async def evaluate(
    model: str, tasks: Sequence[Task], agents: Sequence[str]
) -> list[Played]:
    """Play with one model; every task is printed as it ends."""
    played = []
    async with backend(model) as behind, OllamaBridge(behind) as bridge:
        for agent in agents:
            async for one in play(tasks, agent, bridge, behind.model):
                print(line(one), flush=True)
                played.append(one)
    return played


async def main() -> None:
    """Play everything that was asked for."""
    logging.disable(logging.ERROR)
    options = _options()
    tasks = _chosen(options)
    for model in options.models:
        start = time.monotonic()
        played = await evaluate(model, tasks, options.agents.split(","))
        minutes = (time.monotonic() - start) / 60
        print(f"\n## {model}: {len(tasks)} tasks, {minutes:.0f} minutes\n")
        print("\n\n".join((table(played), by_house(played), by_kind(played))))


if __name__ == "__main__":
    asyncio.run(main())
