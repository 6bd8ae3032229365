"""Fifty voices that talk to the house all the time, and what became of each turn."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
import random
import time
from typing import Any

import aiohttp
from demo.client import Client, HomeAssistantError, connect

# The longest turn that Jarvis allows itself, and what a busy machine adds.
PATIENCE = 45.0
PIPELINE, CONVERSATION = "pipeline", "conversation"
_PAUSE = (2.0, 8.0)
_DASHBOARDS = 5

_COMMANDS = (
    "turn on the kitchen light",
    "turn off the kitchen light",
    "turn on the bedside lamp",
    "turn off the kichen lamb",
    "set the living room light to 40 percent",
    "open the bedroom curtains",
    "close the bedroom curtains",
    "are any lights on",
    "what is the temperature in the bedroom",
    "what's 12 times 7",
    "what time is it in Tokyo",
    "make the kitchen light brighter",
    "add oat milk to the shopping list",
)
_SORRY = ("sorry", "cannot reach", "did not work", "took too long", "not answering")
_QUESTIONS = (
    "why is the sky blue",
    "tell me something about otters",
    "what should I cook tonight",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """What is said next; `fact` must not get lost, nor what is told `by_the_way`."""

    text: str
    fact: str = ""
    by_the_way: str = ""


@dataclass(slots=True)
class Ledger:
    """What the satellites saw.

    `told` are the facts that were said to be kept, in order; of each satellite the
    last one holds. `by_the_way` are words of answered turns that told something.
    """

    turns: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    by_the_way: list[str] = field(default_factory=list)
    odd: list[str] = field(default_factory=list)

    def holding(self) -> dict[str, str]:
        """Return the last word of each locker, by what is asked for it."""
        return {fact.rpartition(" word ")[0]: _word(fact) for fact in self.told}


def _word(fact: str) -> str:
    """Return the word of a fact that no other has."""
    return fact.rsplit(maxsplit=1)[-1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """Where the house is; `is_up` is False while Home Assistant restarts.

    Spoken to is the pipeline, or by the other door its agent.
    """

    url: str
    token: str
    door: str
    pipeline: str
    agent: str
    is_up: Callable[[], bool]


async def satellite(number: int, address: Address, ledger: Ledger) -> None:
    """Talk until cancelled; the choices repeat from run to run.

    As Home Assistant's satellites do, it goes on with its conversation while that
    lives; every fifth is a dashboard, where each sentence begins a new one.
    """
    choose = random.Random(number)  # not for secrets
    count, conversation = 0, None
    while True:
        await asyncio.sleep(choose.uniform(*_PAUSE))
        count += 1
        sentence = _sentence(choose, number, count)
        conversation = await _turn(sentence, conversation, address, ledger)
        if number % _DASHBOARDS == 0:
            conversation = None


def _sentence(choose: random.Random, number: int, count: int) -> Sentence:
    """Choose what is said next, by shares of the turns."""
    kind = choose.random()
    if kind < 0.04:
        fact = f"locker {number} opens with word kiwi{number:02d}x{count:03d}"
        return Sentence(text=f"remember that {fact}", fact=fact)
    if kind < 0.07:
        name = f"plum{number:02d}x{count:03d}"
        told = f"yesterday we met our neighbour {name} at the harbour, imagine that"
        return Sentence(text=told, by_the_way=name)
    if kind < 0.14:
        return Sentence(text=choose.choice(_QUESTIONS))
    return Sentence(text=choose.choice(_COMMANDS))


async def _turn(
    sentence: Sentence, conversation: str | None, address: Address, ledger: Ledger
) -> str | None:
    """Take one turn on a connection of its own, as a satellite that just woke up.

    Returns the conversation to go on with.
    """
    if not address.is_up():
        ledger.turns["while down"] += 1
        return None
    text = sentence.text
    began = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE):
            speech, conversation = await _ask(text, conversation, address)
    except TimeoutError:
        ledger.turns["hung" if address.is_up() else "while down"] += 1
        ledger.odd.append(f"hung: {text}")
        return None
    except (aiohttp.ClientError, HomeAssistantError, OSError) as err:
        # A restart of Home Assistant takes the connection with it.
        await asyncio.sleep(1)
        key = _missed(str(err)) if address.is_up() else "while down"
        ledger.turns[key] += 1
        if key != "while down":
            ledger.odd.append(f"{key}: {text}: {err}")
        return None
    ledger.seconds.append(time.monotonic() - began)
    _note(sentence, speech, ledger)
    return conversation


def _missed(error: str) -> str:
    """Name what came instead of an answer.

    While an entry reloads Home Assistant has no agent to ask and says so itself.
    """
    away = ("Intent recognition engine", "invalid agent ID")
    return "no agent" if any(words in error for words in away) else "lost"


def _note(sentence: Sentence, speech: str, ledger: Ledger) -> None:
    ledger.turns["answered" if speech else "silent"] += 1
    if not speech:
        ledger.odd.append(f"silent: {sentence.text}")
    if _is_sorry(speech):
        ledger.turns["of these an apology"] += 1
        ledger.odd.append(f"sorry: {sentence.text}: {speech[:80]}")
    if not speech or (sentence.by_the_way and _is_sorry(speech)):
        return
    if sentence.by_the_way:
        ledger.by_the_way.append(sentence.by_the_way)
    elif sentence.fact and "kiwi" not in speech.lower() and not _is_kept(speech):
        ledger.turns["not kept, and said so"] += 1
    elif sentence.fact:
        ledger.told.append(sentence.fact)


def _is_sorry(speech: str) -> bool:
    """Tell an apology from an answer: a turn that was not lost, and of no use."""
    said = speech.lower()
    return any(word in said for word in _SORRY)


def _is_kept(speech: str) -> bool:
    """Tell whether the house said that it will remember."""
    said = speech.lower()
    return any(word in said for word in ("remember", "noted", "kept", "i will"))


async def _ask(
    text: str, conversation: str | None, address: Address
) -> tuple[str, str | None]:
    """Ask at the door; returns speech and conversation."""
    async with connect(address.url, address.token) as client:
        if address.door == PIPELINE:
            return await _run(text, conversation, address.pipeline, client)
        output = await client.command(
            "conversation/process",
            text=text,
            conversation_id=conversation,
            agent_id=address.agent,
        )
    return _spoken(output), output["conversation_id"]


async def _run(
    text: str, conversation: str | None, pipeline: str, client: Client
) -> tuple[str, str | None]:
    """Run the pipeline from text to intent."""
    speech, error, ended = "", "", False
    async for event in client.events(
        "assist_pipeline/run",
        start_stage="intent",
        end_stage="intent",
        pipeline=pipeline,
        input={"text": text},
        conversation_id=conversation,
    ):
        match event["type"]:
            case "intent-end":
                output = event["data"]["intent_output"]
                speech, conversation = _spoken(output), output["conversation_id"]
            case "error":
                error = event["data"]["message"]
            case "run-end":
                ended = True
                break
    if error or not ended:
        raise HomeAssistantError(error or "the connection was closed")
    return speech, conversation


def _spoken(output: dict[str, Any]) -> str:
    speech: str = output["response"]["speech"].get("plain", {}).get("speech", "")
    return speech.strip()
