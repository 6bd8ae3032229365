"""The command line of `scripts/demo`."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, override

from .places import DEMO, ROOT

_ABOUT = """Starts Home Assistant with a furnished house, Jarvis, a model and a voice.
Without --say or --type it stays up until Ctrl-C. A demo that already runs is used."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the user asked for; `turns` are ("say" or "type", sentence) in order."""

    turns: tuple[tuple[str, str], ...]
    language: str
    model_url: str | None
    model: str | None
    embedded: bool
    host: str
    port: int
    keep: bool
    stay: bool
    voice: bool
    debug: bool
    folder: Path
    artifacts: Path


class _AppendTurn(argparse.Action):
    """Keeps --say and --type in the order in which they were given."""

    @override
    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        if not values.strip():
            parser.error(f"{option_string} needs something to say")
        kind = (option_string or "").removeprefix("--")
        namespace.turns = [*(namespace.turns or []), (kind, values)]


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line; a wrong one ends the program with a usage line."""
    parser = argparse.ArgumentParser(prog="scripts/demo", description=_ABOUT)
    turn: dict[str, Any] = {"dest": "turns", "action": _AppendTurn, "metavar": "TEXT"}
    parser.add_argument("--say", help="speak this sentence to the house", **turn)
    parser.add_argument("--type", help="type this sentence to the house", **turn)
    parser.add_argument("--language", choices=("en", "de"), default="en")
    parser.add_argument(
        "--model-url", help="an Ollama or OpenAI-compatible server to use"
    )
    parser.add_argument("--model", help="one of that server's models")
    parser.add_argument(
        "--embedded", action="store_true", help="use the embedded model in any case"
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=8123, help="0 is any free one")
    parser.add_argument(
        "--keep", action="store_true", help="keep the house of the last start"
    )
    parser.add_argument(
        "--stay", action="store_true", help="stay up after --say and --type"
    )
    parser.add_argument(
        "--no-voice", action="store_true", help="do not start the speech servers"
    )
    parser.add_argument(
        "--debug", action="store_true", help="log what Jarvis does in detail"
    )
    parser.add_argument(
        "--folder", type=Path, default=DEMO, help="where this demo keeps its things"
    )
    parser.add_argument(
        "--artifacts",
        type=Path,
        default=ROOT / "artifacts",
        help="where spoken replies are written",
    )
    given = parser.parse_args(arguments)
    turns = tuple(given.turns or ())
    only_typed = bool(turns) and all(kind == "type" for kind, _ in turns)
    return Options(
        turns=turns,
        language=given.language,
        model_url=given.model_url,
        model=given.model,
        embedded=given.embedded,
        host=given.host,
        port=given.port,
        keep=given.keep,
        stay=given.stay or not turns,
        voice=not given.no_voice and not (only_typed and not given.stay),
        debug=given.debug,
        folder=given.folder.absolute(),
        artifacts=given.artifacts.absolute(),
    )
