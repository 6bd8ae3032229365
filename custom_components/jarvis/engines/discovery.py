"""Finds model servers on hosts that somebody names: a table and one round of knocks.

Runs when an engine is set up and for the demo, never during a turn. A server that
speaks OpenAI's protocol is one more row. Nothing is scanned: only the given hosts
are asked, only on these ports.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

import httpx

from .base import JsonObject
from .errors import EngineError
from .stream import json_object

# Seconds for all knocks together.
WITHIN: Final = 2.0
AT_ONCE: Final = 32
# Bytes of an answer that are looked at.
ANSWER_BYTES: Final = 262_144

type Verdict = Literal["found", "locked", "other", "refused", "silent"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """A kind of server: where it listens and how it is told from others.

    `kind` is a key of ENGINES, `prefix` what the engine's URL ends in; `path` is
    asked and `proof` looks at the JSON object that answers. Where the proof is not
    `sure`, only the port tells which server it is.
    """

    server: str
    kind: str
    port: int
    prefix: str
    path: str
    proof: Callable[[JsonObject], bool]
    sure: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What one knock brought.

    `found` is a server as expected, `locked` one that wants a key, `other`
    something else that speaks HTTP, `refused` and `silent` nothing at all.
    """

    known: Known
    host: str
    url: str
    verdict: Verdict


def _owned_by(*owners: str) -> Callable[[JsonObject], bool]:
    """Make a proof: OpenAI's list of models, by one of these owners if any is named."""

    def proof(answer: JsonObject) -> bool:
        entries = answer.get("data")
        if not isinstance(entries, list):
            return False
        said = {_owner(entry) for entry in entries}
        return not owners or bool(said & set(owners))

    return proof


def _owner(entry: Any) -> str:
    return str(entry.get("owned_by", "")) if isinstance(entry, dict) else ""


def _has(*keys: str) -> Callable[[JsonObject], bool]:
    """Make a proof: an object with all of these keys."""
    return lambda answer: all(key in answer for key in keys)


def _speaks_openai(server: str, port: int, *owners: str) -> Known:
    return Known(
        server=server,
        kind="openai_compatible",
        port=port,
        prefix="/v1",
        path="/v1/models",
        proof=_owned_by(*owners),
        sure=bool(owners),
    )


OLLAMA: Final = Known(
    server="Ollama",
    kind="ollama",
    port=11434,
    prefix="",
    path="/api/version",
    proof=_has("version"),
)
# The surer proof comes first where two servers share a port.
KNOWN: Final[tuple[Known, ...]] = (
    OLLAMA,
    _speaks_openai("LM Studio", 1234),
    _speaks_openai("llama.cpp", 8080, "llamacpp"),
    _speaks_openai("LocalAI", 8080),
    _speaks_openai("vLLM", 8000),
    _speaks_openai("SGLang", 30000),
    _speaks_openai("LiteLLM", 4000),
    _speaks_openai("Jan", 1337),
    _speaks_openai("TabbyAPI or text-generation-webui", 5000),
    _speaks_openai("KoboldCpp", 5001),
    _speaks_openai("GPT4All", 4891),
)


def rows_at(port: int) -> tuple[Known, ...]:
    """Return what may listen on a port, the surest first; the last has no name."""
    usual = [row for row in KNOWN if row.port == port]
    moved = [replace(row, port=port) for row in KNOWN if row.sure and row.port != port]
    return (*usual, *moved, _speaks_openai("", port))


async def probe(
    hosts: Iterable[str],
    http: httpx.AsyncClient,
    *,
    known: Iterable[Known] = KNOWN,
    within: float = WITHIN,
) -> tuple[Finding, ...]:
    """Knock at every host for every known server, all at once.

    Takes at most `within` seconds and raises nothing; one finding for each host
    and row, in that order. `http` stays the caller's.
    """
    rows = tuple(known)
    pairs = [(host, row) for host in dict.fromkeys(hosts) for row in rows]
    deadline = asyncio.get_running_loop().time() + within
    gate = asyncio.Semaphore(AT_ONCE)

    async def knock(host: str, row: Known) -> Verdict:
        try:
            async with asyncio.timeout_at(deadline), gate:
                return await _knock(_url(host, row, row.path), row, http)
        except TimeoutError:
            return "silent"

    # Whatever one knock fails with, the others count.
    heard = await asyncio.gather(
        *(knock(*pair) for pair in pairs), return_exceptions=True
    )
    return tuple(
        Finding(
            known=row,
            host=host,
            url=_url(host, row, row.prefix),
            verdict="refused" if isinstance(verdict, BaseException) else verdict,
        )
        for (host, row), verdict in zip(pairs, heard, strict=True)
    )


def servers(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Keep the servers that were found, each URL once, the surest proof first."""
    found = (f for f in findings if f.verdict in ("found", "locked"))
    by_url: dict[str, Finding] = {}
    for finding in found:
        by_url.setdefault(finding.url, finding)
    return tuple(by_url.values())


async def _knock(url: str, known: Known, http: httpx.AsyncClient) -> Verdict:
    """Ask one URL; raises TimeoutError at most."""
    try:
        status, body = await _answer(url, http)
    except httpx.TimeoutException:
        return "silent"
    except httpx.HTTPError, httpx.InvalidURL, OSError, ValueError, RuntimeError:
        return "refused"
    if status in (httpx.codes.UNAUTHORIZED, httpx.codes.FORBIDDEN):
        return "locked"
    try:
        answer = json_object(body.decode("utf-8", "replace"))
    except EngineError:
        return "other"
    return "found" if status == httpx.codes.OK and known.proof(answer) else "other"


async def _answer(url: str, http: httpx.AsyncClient) -> tuple[int, bytes]:
    """Return status and body, no more of it than a list of models takes."""
    body = bytearray()
    async with http.stream("GET", url, follow_redirects=False, auth=None) as reply:
        async for chunk in reply.aiter_bytes():
            body += chunk
            if len(body) > ANSWER_BYTES:
                break
    return reply.status_code, bytes(body)


def _url(host: str, known: Known, path: str) -> str:
    """Write a URL; an IPv6 address goes into brackets."""
    name = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return f"http://{name}:{known.port}{path}"
