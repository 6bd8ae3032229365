"""Brings the demo up and down: model, voice, Home Assistant and Jarvis inside it."""

import asyncio
from collections.abc import Callable
import json
import os
from pathlib import Path
import shutil
import signal

from .children import Child, ChildFailedError, free_port
from .client import Client
from .config_dir import lay_out
from .household import Speech, add_jarvis, add_pipeline, add_speech, furnish, move_in
from .model import ModelServer, look_for_model, model_at, start_embedded
from .options import Options
from .places import ROOT, VENV
from .voice import start_ears, start_mouth

_RESTART = 100  # Home Assistant's exit code when it wants to be started again


class Stack:
    """The processes of one demo; a context manager that leaves none of them behind."""

    def __init__(self, options: Options, progress: Callable[[str], None]) -> None:
        """Choose folders and ports; nothing is started yet."""
        self._options = options
        self._progress = progress
        self._logs = options.folder / "logs"
        self._config = options.folder / "config"
        self._others: list[Child] = []
        self._home: Child | None = None
        self.model: ModelServer | None = None
        self.speech: Speech | None = None
        self.pipeline = ""
        self.agent: str | None = None
        self._port = 0
        self._model_port = 0

    @property
    def url(self) -> str:
        """Return Home Assistant's address."""
        host = self._options.host
        return f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{self._port}"  # noqa: S104

    @property
    def home_pid(self) -> int | None:
        """Return the process id of Home Assistant, None while it does not run."""
        return self._home.process.pid if self._home else None

    async def start(self, client: Client) -> None:
        """Start everything; the client gets an address and is signed in."""
        await self._prepare()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._start_model())
            if self.speech is not None:
                tasks.create_task(self._start_speech(self.speech))
            tasks.create_task(self._start_home(client))
        await self._arrange(client)

    async def attend(self) -> None:
        """Start Home Assistant again when it asks for that; raise when it just ends."""
        while self._home is not None:
            code = await self._home.process.wait()
            if code != _RESTART:
                raise ChildFailedError(
                    f"Home Assistant ended with {code}; see {self._home.log}"
                )
            self._progress("Home Assistant restarts")
            self._home = await self._launch()

    async def stop(self) -> None:
        """End every process that this stack started."""
        children = [*self._others, *([self._home] if self._home else [])]
        self._others, self._home = [], None
        await asyncio.gather(*(child.stop() for child in children))

    async def _prepare(self) -> None:
        options, memo = self._options, self._config / "demo.json"
        if not options.keep:
            await asyncio.to_thread(shutil.rmtree, self._config, ignore_errors=True)
        ports = _remembered(memo)
        self._port = free_port(ports.get("home", options.port))
        if options.voice:
            self.speech = Speech(
                ears=free_port(ports.get("ears", 0)),
                mouth=free_port(ports.get("mouth", 0)),
            )
        await asyncio.to_thread(
            lay_out,
            self._config,
            options.host,
            self._port,
            options.language,
            "debug" if options.debug else "info",
        )
        # A kept house knows its servers by their ports.
        kept = {"home": self._port, "model": free_port(ports.get("model", 0))}
        if self.speech is not None:
            kept |= {"ears": self.speech.ears, "mouth": self.speech.mouth}
        memo.write_text(json.dumps(ports | kept), encoding="utf-8")
        self._model_port = kept["model"]

    async def _start_model(self) -> None:
        options = self._options
        if options.model_url:
            self.model = await model_at(options.model_url)
            if self.model is None:
                raise ChildFailedError(
                    f"no Ollama or OpenAI-compatible server at {options.model_url}; "
                    "start it, or leave --model-url out for the embedded model"
                )
        elif not options.embedded:
            self.model = await look_for_model()
        if self.model is None:
            await install("llm")
            child, self.model = await start_embedded(self._model_port, self._logs)
            self._others.append(child)
        self._progress(f"model: {self.model.title}")

    async def _start_speech(self, speech: Speech) -> None:
        language = self._options.language
        for begin, port in ((start_mouth, speech.mouth), (start_ears, speech.ears)):
            self._others.append(await begin(port, language, self._logs))
        self._progress("speech servers listen")

    async def _start_home(self, client: Client) -> None:
        self._home = await self._launch()
        client.url = self.url
        await self._home.ready(client.answers, 180)
        self._progress("Home Assistant answers")
        await move_in(client, self._options.language)
        await self._home.ready(lambda: _is_running(client), 180)
        self._progress("Home Assistant runs")

    async def _launch(self) -> Child:
        return await Child.start(
            "Home Assistant",
            [VENV / "hass", "--config", self._config],
            self._logs / "home-assistant.log",
            {"PATH": f"{VENV}:{os.environ.get('PATH', '')}"},
        )

    async def _arrange(self, client: Client) -> None:
        options = self._options
        await furnish(client, options.language)
        if self.speech is not None:
            await add_speech(client, self.speech)
        self.agent = await add_jarvis(client, self.model, options.model)
        self.pipeline = await add_pipeline(
            client, options.language, self.agent, speech=self.speech is not None
        )
        self._progress("house, voice and Jarvis are set up")


def _remembered(memo: Path) -> dict[str, int]:
    try:
        ports: dict[str, int] = json.loads(memo.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return ports


async def install(part: str) -> None:
    """Let scripts/setup make a part that may be missing; it shows its progress."""
    process = await asyncio.create_subprocess_exec(
        ROOT / "scripts" / "setup", part, start_new_session=True
    )
    try:
        code = await process.wait()
    finally:
        # When the demo is ended meanwhile, the set-up ends with all its children.
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGTERM)
    if code:
        raise ChildFailedError(f"scripts/setup {part} failed; its message is above")


async def _is_running(client: Client) -> bool:
    config = await client.command("get_config")
    return bool(config["state"] == "RUNNING")
