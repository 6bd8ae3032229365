"""`scripts/ask`: one question to a running Home Assistant, answered on the terminal."""

import argparse
import asyncio
from dataclasses import asdict
import json
import os
from pathlib import Path
import sys

import aiohttp

from .client import Client, HomeAssistantError, Json, connect
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
        "--stream",
        action="store_true",
        help="print the answer as it comes; with --json one line per piece",
    )
    parser.add_argument(
        "--direct", action="store_true", help="one model call, no tools, no fast lane"
    )
    parser.add_argument("--engine", help="title of the engine to use")
    parser.add_argument("--model", help="model to use")
    parser.add_argument(
        "--tools", help="the only tools the model may use: a,b,c; none for no tool"
    )
    parser.add_argument(
        "--no-context", action="store_true", help="leave out what is remembered"
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
    if wishes := _wishes(options):
        return await _ask_jarvis(client, {"text": text, **wishes}, options)
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


def _wishes(options: argparse.Namespace) -> Json:
    """Return what only Jarvis's own command understands; {} for a plain question."""
    wishes: Json = {
        "engine": options.engine,
        "model": options.model,
        "mode": "direct" if options.direct else None,
        "tools": _tools(options.tools),
        "use_context": False if options.no_context else None,
    }
    if not options.stream and all(wish is None for wish in wishes.values()):
        return {}
    wishes |= {
        "agent": options.agent,
        "language": options.language,
        "conversation_id": options.conversation,
    }
    return {name: wish for name, wish in wishes.items() if wish is not None} or {
        "use_context": True
    }


def _tools(text: str | None) -> list[str] | None:
    if text is None:
        return None
    names = [name.strip() for name in text.split(",") if name.strip()]
    return [] if names == ["none"] else names


async def _ask_jarvis(client: Client, wishes: Json, options: argparse.Namespace) -> int:
    """Ask Jarvis itself, without a pipeline in between."""
    reply = StreamedReply("")
    answer: Json = {}
    async for event in client.events("jarvis/ask", **wishes):
        if "answer" in event:
            answer = event["answer"]
            break
        if not options.json:
            reply(event["delta"])
        elif options.stream:
            print(json.dumps(event, ensure_ascii=False), flush=True)
    reply.end()
    if options.json and options.stream:
        print(json.dumps({"answer": answer}, ensure_ascii=False))
    elif options.json:
        print(json.dumps(answer, indent=2, ensure_ascii=False))
    elif not reply.begun:
        print(answer.get("content", ""))
    return int(answer.get("error") is not None)


def _all_of(turn: Turn) -> dict[str, object]:
    known = asdict(turn)
    del known["audio"], known["events"]
    return known


if __name__ == "__main__":
    sys.exit(asyncio.run(ask(_parse())))
