"""`scripts/ask`: one question to a running Home Assistant, answered on the terminal."""

import argparse
import asyncio
from dataclasses import asdict
import json
import os
from pathlib import Path
import sys

import aiohttp

from .client import Client, HomeAssistantError, connect
from .places import DEMO
from .report import StreamedReply
from .session import running_session
from .talk import Turn, ask_in, say

_NOWHERE = (
    "ask: no demo is running. Start one with scripts/demo, or name a Home Assistant\n"
    "ask: with --url and --token (or JARVIS_URL and JARVIS_TOKEN in the environment)."
)


def _parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/ask", description=__doc__)
    parser.add_argument("text", help="what to say; - reads it from standard input")
    parser.add_argument("--json", action="store_true", help="print all that is known")
    parser.add_argument("--conversation", help="continue the conversation of this id")
    parser.add_argument(
        "--agent", help="conversation entity to ask; default: the preferred pipeline"
    )
    parser.add_argument(
        "--language", help="language of the text; the answer is not streamed then"
    )
    parser.add_argument("--url", default=os.environ.get("JARVIS_URL"))
    parser.add_argument("--token", default=os.environ.get("JARVIS_TOKEN"))
    parser.add_argument(
        "--folder", type=Path, default=DEMO, help="the folder of the demo to ask"
    )
    return parser.parse_args()


async def ask(options: argparse.Namespace) -> int:
    """Ask and print; return the exit code."""
    url, token = options.url, options.token
    if not url and (session := running_session(options.folder)):
        url, token = session.url, session.token
    if not url or not token:
        print(_NOWHERE, file=sys.stderr)
        return 2
    text = sys.stdin.read() if options.text == "-" else options.text
    try:
        async with connect(url, token) as client:
            return await _ask(client, text, options)
    except (HomeAssistantError, aiohttp.ClientError) as error:
        print(f"ask: {url}: {error}", file=sys.stderr)
        return 1


async def _ask(client: Client, text: str, options: argparse.Namespace) -> int:
    reply = StreamedReply("")
    if options.language:
        turn = await ask_in(
            client, text, options.language, options.agent, options.conversation
        )
    else:
        turn = await say(
            client,
            text,
            # A conversation entity stands for a pipeline that consists of it.
            pipeline=options.agent,
            conversation_id=options.conversation,
            on_text=None if options.json else reply,
        )
    reply.end()
    if options.json:
        print(json.dumps(_all_of(turn), indent=2, ensure_ascii=False))
    elif turn.error:
        print(f"ask: {turn.error}", file=sys.stderr)
    elif not reply.begun:
        print(turn.reply)
    return int(turn.error is not None)


def _all_of(turn: Turn) -> dict[str, object]:
    known = asdict(turn)
    del known["audio"], known["events"]
    return known


if __name__ == "__main__":
    sys.exit(asyncio.run(ask(_parse())))
