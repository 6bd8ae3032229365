"""Fifty satellites for ten minutes, while engines, entry and Home Assistant restart.

    python -m benchmarks.soak [--minutes 10] [--satellites 50] [--steady] [--json]
                              [--door conversation] [--agent ENTITY]

A real Home Assistant with the demo house, two model servers that speak Ollama's
protocol, one websocket for every turn. Counted: turns that hang, get lost or stay
silent; facts that were said to be remembered and are not there in the end, do not hold
or are not found by a question, and what was told by the way and answered; growth of
the process (RSS without garbage, from the end of the warm-up to the restart of Home
Assistant, with what it is made of, and how much of it Home Assistant's voice pipeline
lost in its runs, of which `--door conversation` makes none); stalls of the event loop
over 50 ms, those among them where a function of Jarvis held the loop (while Home
Assistant starts they are counted apart), and those where it may have kept the
interpreter from it in another thread. Another `--agent`, such as
Home Assistant's own, shows what is not ours. Ends with 1 when a promise broke.
"""

import argparse
import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
import json
import os
from pathlib import Path
import statistics
import sys
import tempfile
import time
from typing import Any

from demo.children import Child, free_port
from demo.client import Client, connect
from demo.options import parse
from demo.places import VENV
from demo.report import Progress
from demo.stack import Stack

from .figures import (
    elsewhere,
    growth,
    is_broken,
    is_in_thread,
    is_ours,
    lost_by_a_run,
    memories,
    where,
)
from .satellites import CONVERSATION, PIPELINE, Address, Ledger, satellite

_WATCH = Path(__file__).with_name("custom_components") / "stall_watch"
_REPLIES = {"default": {"text": "That is a long story, but a good one.", "pause": 0.02}}


class Soak:
    """One run: the house, what is done to it, and what was seen."""

    def __init__(
        self,
        folder: Path,
        minutes: float,
        satellites: int,
        *,
        steady: bool,
        door: str = PIPELINE,
        agent: str | None = None,
    ) -> None:
        """Take a folder for everything that the run leaves; `agent` None is Jarvis."""
        self._door, self._agent = door, agent
        self._runs_lose = lost_by_a_run() if door == PIPELINE else 0
        self._steady = steady
        self._folder = folder
        self._seconds = minutes * 60
        self._satellites = satellites
        self._progress = Progress()
        self._ports = (free_port(0), free_port(0))
        self._engines: dict[int, Child] = {}
        self._up = False
        self._ledger = Ledger()
        self._weights: list[dict[str, Any]] = []
        self._load = os.getloadavg()
        self._stalls = folder / "stalls.jsonl"

    async def run(self) -> dict[str, Any]:
        """Run it and return the figures."""
        for port in self._ports:
            await self._start_engine(port)
        options = parse(
            [
                *("--model-url", f"http://127.0.0.1:{self._ports[0]}"),
                *("--folder", str(self._folder / "demo"), "--port", "0"),
                *("--no-voice", "--stay"),
            ]
        )
        stack = Stack(options, self._progress)
        try:
            async with connect("") as client:
                await stack.start(client)
                await self._second_engine(client)
                self._link_watch(options.folder / "config")
                return await self._under_load(stack, client)
        finally:
            await stack.stop()
            for child in self._engines.values():
                await child.stop()

    async def _under_load(self, stack: Stack, client: Client) -> dict[str, Any]:
        service = asyncio.create_task(stack.attend())
        try:
            if self._agent is not None:
                await _answer_by(self._agent, stack.pipeline, client)
            await self._restart_home(client)
            self._progress("under load")
            address = Address(
                url=client.url,
                token=client.token or "",
                door=self._door,
                pipeline=stack.pipeline,
                agent=self._agent or stack.agent or "",
                is_up=lambda: self._up,
            )
            async with asyncio.TaskGroup() as tasks:
                crowd = [
                    tasks.create_task(satellite(number, address, self._ledger))
                    for number in range(self._satellites)
                ]
                await self._trouble(client)
                for one in crowd:
                    one.cancel()
            return await self._figures(client)
        finally:
            service.cancel()

    async def _trouble(self, client: Client) -> None:
        """Restart everything once or more, at fixed parts of the time."""
        began = time.monotonic()
        plan = self._steady_plan(client) if self._steady else self._plan(client)
        for share, trouble in plan:
            await asyncio.sleep(
                max(0.0, began + share * self._seconds - time.monotonic())
            )
            await trouble
        await asyncio.sleep(max(0.0, began + self._seconds - time.monotonic()))

    def _plan(self, client: Client) -> tuple[tuple[float, Awaitable[None]], ...]:
        return (
            (0.15, self._reload(client)),
            (0.20, self._weigh(client)),
            (0.22, self._restart_engine(0)),
            (0.30, self._reload(client)),
            (0.40, self._restart_engine(1)),
            (0.50, self._reload(client)),
            (0.55, self._restart_engine(0)),
            (0.75, self._weigh(client)),
            (0.76, self._restart_home(client)),
            (0.90, self._reload(client)),
        )

    def _steady_plan(self, client: Client) -> tuple[tuple[float, Awaitable[None]], ...]:
        """Weigh only when as many conversations end as begin.

        Home Assistant keeps them for 5 to 10 minutes of silence.
        """
        return (
            (0.02, self._restart_home(client)),
            (0.10, self._reload(client)),
            (0.20, self._restart_engine(0)),
            (0.40, self._reload(client)),
            (0.60, self._restart_engine(1)),
            (0.75, self._weigh(client)),
            (0.85, self._restart_engine(0)),
            (0.99, self._weigh(client)),
        )

    async def _restart_engine(self, which: int) -> None:
        port = self._ports[which]
        self._progress(f"engine {which + 1} goes away")
        await self._engines.pop(port).stop()
        await asyncio.sleep(5)
        await self._start_engine(port)
        self._progress(f"engine {which + 1} is back")

    async def _reload(self, client: Client) -> None:
        self._progress("the entry reloads")
        # A busy machine may have lost the connection since the last time.
        await client.close()
        (entry,) = await client.command("config_entries/get", domain="jarvis")
        await client.post(
            f"/api/config/config_entries/entry/{entry['entry_id']}/reload"
        )

    async def _restart_home(self, client: Client) -> None:
        self._progress("Home Assistant restarts")
        self._up = False
        async with asyncio.timeout(180):
            await client.post("/api/services/homeassistant/restart")
            await client.close()
            await _until(lambda: _is_gone(client))
            await _until(lambda: _is_ready(client))
        self._up = True

    async def _start_engine(self, port: int) -> None:
        script = self._folder / "replies.json"
        script.write_text(json.dumps(_REPLIES), encoding="utf-8")
        command: list[str | Path] = [
            *(VENV / "python", "-m", "tests.scripted_server"),
            *("--port", str(port), "--script", script),
        ]
        child = await Child.start("engine", command, self._folder / f"{port}.log")
        async with connect(f"http://127.0.0.1:{port}") as there:
            await child.ready(lambda: _listens(there), 30)
        self._engines[port] = child

    async def _second_engine(self, client: Client) -> None:
        (entry,) = await client.command("config_entries/get", domain="jarvis")
        url = f"http://127.0.0.1:{self._ports[1]}"
        await client.flow([entry["entry_id"], "engine"], {"url": url}, {})

    def _link_watch(self, config: Path) -> None:
        (config / "custom_components" / _WATCH.name).symlink_to(_WATCH)
        file = config / "configuration.yaml"
        content = json.loads(file.read_text(encoding="utf-8"))
        content[_WATCH.name] = {"file": str(self._stalls)}
        file.write_text(json.dumps(content), encoding="utf-8")

    async def _weigh(self, client: Client) -> None:
        """Let Home Assistant's process tell how large it is, and of what."""
        answer = await client.post("/api/services/stall_watch/weigh?return_response")
        turns = self._ledger.turns["answered"]
        self._weights.append({**answer["service_response"], "turns": turns})

    async def _figures(self, client: Client) -> dict[str, Any]:
        stalls = _rows(self._stalls)
        running = [row for row in stalls if row["state"] == "RUNNING"]
        starting = [row for row in stalls if row not in running and is_ours(row)]
        ours = [row for row in running if is_ours(row)]
        threads = [row for row in running if is_in_thread(row)]
        ledger, kept = self._ledger, await _exported(client)
        holding = ledger.holding()
        facts = memories(kept, ledger.told, holding)
        missed = await _not_recalled(client, holding)
        said = " ".join(row["text"] for row in kept)
        forgotten = [word for word in ledger.by_the_way if word not in said]
        seconds = sorted(ledger.seconds) or [0.0]
        return {
            "turns": dict(ledger.turns),
            "p50_ms": round(statistics.median(seconds) * 1000),
            "p99_ms": round(seconds[int(len(seconds) * 0.99)] * 1000),
            "facts_told": len(ledger.told),
            "facts_lost": len(facts["lost"]),
            "facts_retired": len(facts["retired"]),
            "facts_not_recalled": len(missed),
            "by_the_way_told": len(ledger.by_the_way),
            "by_the_way_lost": len(forgotten),
            **growth(self._weights, runs_lose=self._runs_lose),
            "stalls": len(running),
            "stalls_ours": len(ours),
            "worst_ours_ms": round(max((r["seconds"] for r in ours), default=0) * 1000),
            "where": [where(row) for row in ours[:10]],
            "stalls_ours_starting": len(starting),
            "where_starting": [where(row) for row in starting[:10]],
            "stalls_threads": len(threads),
            "where_threads": [elsewhere(row) for row in threads[:10]],
            "load": [*self._load, *os.getloadavg()],
            "odd": [
                *ledger.odd[:20],
                *(f"lost: {fact}" for fact in (*facts["lost"], *forgotten)[:10]),
                *(f"does not hold: {fact}" for fact in facts["retired"][:10]),
                *(f"not recalled: {fact}" for fact in missed[:10]),
            ],
        }


async def _answer_by(agent: str, pipeline: str, client: Client) -> None:
    """Let another agent answer in a pipeline."""
    listed = await client.command("assist_pipeline/pipeline/list")
    (known,) = [one for one in listed["pipelines"] if one["id"] == pipeline]
    fields = {name: value for name, value in known.items() if name != "id"}
    changed = {**fields, "pipeline_id": pipeline, "conversation_engine": agent}
    await client.command("assist_pipeline/pipeline/update", **changed)


async def _until(check: Callable[[], Awaitable[bool]]) -> None:
    """Ask again and again; another program has nothing to wait for."""
    while not await check():  # noqa: ASYNC110 # another process sets no event
        await asyncio.sleep(0.2)


async def _is_gone(client: Client) -> bool:
    return not await client.answers()


async def _is_ready(client: Client) -> bool:
    if not await client.answers():
        return False
    config = await client.get("/api/config")
    (entry,) = await client.command("config_entries/get", domain="jarvis")
    return bool(config["state"] == "RUNNING" and entry["state"] == "loaded")


async def _listens(client: Client) -> bool:
    try:
        await client.get("/api/version")
    except OSError:
        return False
    return True


async def _exported(client: Client) -> list[dict[str, Any]]:
    """Return every row that the house remembers, those that hold no more too."""
    answer = await client.post("/api/services/jarvis/memory_export?return_response")
    rows = await asyncio.to_thread(_rows, Path(answer["service_response"]["path"]))
    return [row for row in rows if "text" in row]


async def _not_recalled(client: Client, holding: dict[str, str]) -> list[str]:
    """Return the words of lockers that a question for the locker does not find."""
    missed = []
    for asked, word in holding.items():
        answer = await client.post(
            "/api/services/jarvis/recall?return_response",
            {"query": asked},
        )
        found = answer["service_response"]["memories"]
        if not any(word in memory["text"] for memory in found):
            missed.append(word)
    return missed


def _rows(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@contextmanager
def _folder(given: Path | None) -> Iterator[Path]:
    if given is not None:
        given.mkdir(parents=True, exist_ok=True)
        yield given
        return
    with tempfile.TemporaryDirectory(prefix="jarvis-soak-") as made:
        yield Path(made)


async def _main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--satellites", type=int, default=50)
    parser.add_argument("--folder", type=Path, help="keep logs and house here")
    parser.add_argument(
        "--steady", action="store_true", help="weigh from minute 11 of 15 on"
    )
    parser.add_argument("--door", choices=(PIPELINE, CONVERSATION), default=PIPELINE)
    parser.add_argument("--agent", help="the entity that answers instead of Jarvis")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with _folder(given.folder) as folder:
        figures = await Soak(
            folder,
            given.minutes,
            given.satellites,
            steady=given.steady,
            door=given.door,
            agent=given.agent,
        ).run()
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, value in figures.items():
            print(f"{name:16} {value}")
    return int(is_broken(figures))


if __name__ == "__main__":
    sys.exit(asyncio.run(_main()))
