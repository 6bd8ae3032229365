"""Needle 3, a small model that chooses tools and does nothing else.

It reads tools and the user's words, neither a system prompt nor results. Where an
agent asks it to speak, a word of ours stands in for it.
"""

import asyncio
from collections.abc import AsyncGenerator
import json
import os
from pathlib import Path
import re
from typing import Self

from .ollama_bridge import BackendError, Json

_WORKER = Path(__file__).with_name("needle_worker.py")
_QUIET = {"NEEDLE_TELEMETRY": "0", "DO_NOT_TRACK": "1", "HF_HUB_OFFLINE": "1"}
_MOST_TOKENS = 128
_LONGEST_LINE = 2**22
_ERROR = re.compile(r'"error":\s*(?!false|null)')


class NeedleBackend:
    """The model in a process of its own, one question at a time."""

    model = "needle3:121m"
    capabilities: tuple[str, ...] = ("completion", "tools")

    def __init__(self, python: Path) -> None:
        """Take the interpreter that has the package; `async with` starts it."""
        self._python = python
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self.details: Json = {"family": "needle", "parameter_size": "121M"}

    async def __aenter__(self) -> Self:
        """Start the process."""
        self._process = await asyncio.create_subprocess_exec(
            self._python,
            _WORKER,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
            env={**os.environ, **_QUIET},
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        """End the process."""
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            await self._process.wait()

    async def chat(self, body: Json) -> AsyncGenerator[Json]:
        """Answer one chat."""
        messages = body["messages"]
        tools = [tool["function"] for tool in body.get("tools") or []]
        calls: list[Json] = []
        text = ""
        if messages[-1]["role"] == "tool":
            text = _after(messages[-1]["content"])
        elif tools:
            calls = await self._choose(tools, messages[-1]["content"])
        if not calls:
            text = text or "I can only control this home."
        message: Json = {"role": "assistant", "content": text}
        if calls:
            message["tool_calls"] = calls
        yield {"message": message, "done": False}
        yield {
            "message": {"role": "assistant", "content": ""},
            "done": True,
            "done_reason": "stop",
        }

    async def _choose(self, tools: list[Json], text: str) -> list[Json]:
        asked = {"tools": tools, "text": text, "most_tokens": _MOST_TOKENS}
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise BackendError("Needle is not running")
        # Shielded: an answer that nobody waits for must not become the next one's.
        return await asyncio.shield(asyncio.create_task(self._ask(process, asked)))

    async def _ask(
        self, process: asyncio.subprocess.Process, asked: Json
    ) -> list[Json]:
        async with self._turn:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            line = await process.stdout.readline()
        if not line:
            raise BackendError("Needle ended")
        return [
            {
                "function": {
                    "name": call["name"],
                    "arguments": call.get("arguments") or {},
                }
            }
            for call in json.loads(line)["calls"]
        ]


def _after(result: str) -> str:
    """Say what a model that cannot speak would say about a result."""
    failed = _ERROR.search(result) is not None
    return "Sorry, that did not work." if failed else "Done."
