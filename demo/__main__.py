"""`scripts/demo`: starts a demo or finds the running one, then talks or stays up."""

import asyncio
import os
from pathlib import Path
import re
import signal
import sys

import aiohttp

from .children import ChildFailedError
from .client import Client, HomeAssistantError, connect
from .household import SetupFailedError
from .options import Options, parse
from .report import Progress, StreamedReply, tell, welcome
from .session import Session, occupied, running_session, write_session
from .sound import decode
from .stack import Stack, install
from .talk import Turn, say
from .voice import synthesise, write_wav

_FAILURES = (
    ChildFailedError,
    HomeAssistantError,
    SetupFailedError,
    aiohttp.ClientError,
)


async def main(options: Options) -> int:
    """Run the demo; return the exit code."""
    running = running_session(options.folder)
    if running is not None:
        return await _use(running, options)
    try:
        with occupied(options.folder):
            if options.voice:
                await install("voice")
            async with connect("") as client:
                return await _run(options, client)
    except BlockingIOError:
        print(f"demo: another one is starting in {options.folder}", file=sys.stderr)
        return 1


async def _use(session: Session, options: Options) -> int:
    """Talk to the demo that runs already."""
    if not options.turns:
        print(f"A demo runs already: {session.url} (process {session.pid})")
        return 0
    async with connect(session.url, session.token) as client:
        return await _take_turns(client, session, options)


async def _run(options: Options, client: Client) -> int:
    """Start a demo, talk to it, stay up when asked to, and end it in any case."""
    progress = Progress()
    stack = Stack(options, progress)
    code = 0
    try:
        await stack.start(client)
        session = Session(
            pid=os.getpid(),
            url=stack.url,
            token=client.token or "",
            language=options.language,
            pipeline=stack.pipeline,
            agent=stack.agent,
            voice_port=stack.speech.mouth if stack.speech else None,
            model=stack.model.title if stack.model else "none",
        )
        await _warm_up(client, session)
        progress("ready")
        write_session(session, options.folder)
        if options.stay:
            welcome(session)
        code = await _take_turns(client, session, options)
        if options.stay:
            await stack.attend()
    finally:
        # Home Assistant waits for open websockets before it ends.
        await client.close()
        await stack.stop()
    return code


async def _warm_up(client: Client, session: Session) -> None:
    """Let model and voice do their first, slow work before anybody waits for it."""
    if session.agent:
        await client.command(
            "conversation/prepare",
            agent_id=session.agent,
            language=session.language,
        )
    if session.voice_port:
        await synthesise("Ready.", session.voice_port)


async def _take_turns(client: Client, session: Session, options: Options) -> int:
    """Take the command line's sentences through the house; 1 when a turn failed."""
    failed = False
    for number, (kind, text) in enumerate(options.turns, start=1):
        print(f"\n{kind}: {text}", flush=True)
        if kind == "say":
            if session.voice_port is None:
                print("The running demo has no speech servers: end it and try again.")
                return 1
            turn = await _speak(client, session, text, session.voice_port)
            _keep_reply(turn, options.artifacts / f"reply-{number}-{_slug(text)}.wav")
        else:
            reply = StreamedReply()
            turn = await say(client, text, pipeline=session.pipeline, on_text=reply)
            reply.end()
        tell(turn, streamed=kind == "type" and "first word" in turn.times)
        failed = failed or turn.error is not None
    return int(failed)


async def _speak(client: Client, session: Session, text: str, port: int) -> Turn:
    sound = await synthesise(text, port)
    return await say(client, sound, pipeline=session.pipeline)


def _keep_reply(turn: Turn, path: Path) -> None:
    if turn.audio:
        sound = decode(turn.audio)
        write_wav(sound, path)
        print(f"  audio    {path} ({sound.seconds:.1f} s)")


def _slug(text: str) -> str:
    return re.sub(r"\W+", "-", text.lower()).strip("-")[:40]


def _cancel_on_signals() -> None:
    """End in order on Ctrl-C and SIGTERM; a second signal does not disturb that."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, _cancel_once, task)


def _cancel_once(task: asyncio.Task[object] | None) -> None:
    if task is not None and not task.cancelling():
        task.cancel()


async def _guarded(options: Options) -> int:
    _cancel_on_signals()
    code = 0
    try:
        code = await main(options)
    except* asyncio.CancelledError:
        print("\nThe demo has ended.")
    except* _FAILURES as group:
        for error in group.exceptions:
            print(f"demo: {error}", file=sys.stderr)
        code = 1
    return code


if __name__ == "__main__":
    sys.exit(asyncio.run(_guarded(parse(sys.argv[1:]))))
