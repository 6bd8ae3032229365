"""Knocking at hosts: every answer is typed, nothing raises, the time is bounded."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from custom_components.jarvis.engines import ENGINES
from custom_components.jarvis.engines.discovery import KNOWN, Known, probe, servers

from ..scripted_server import ScriptedServer
from ..waiting import waiting

OLLAMA = next(row for row in KNOWN if row.kind == "ollama")
OPENAI = next(row for row in KNOWN if row.server == "vLLM")
LLAMA = next(row for row in KNOWN if row.server == "llama.cpp")
# Seconds; no server of these tests is silent, but a machine may be busy.
PATIENT = 60.0


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    """Lend a client."""
    async with httpx.AsyncClient() as lent:
        yield lent


def at(row: Known, server: ScriptedServer) -> Known:
    """Move a row to the port of the scripted server."""
    return replace(row, port=server.port)


async def test_servers_are_found_by_their_fingerprint(
    server: ScriptedServer, client: httpx.AsyncClient
) -> None:
    rows = [at(OLLAMA, server), at(LLAMA, server), at(OPENAI, server)]
    findings = await probe(
        ["127.0.0.1", "127.0.0.1"], client, known=rows, within=PATIENT
    )
    assert [f.verdict for f in findings] == ["found", "other", "found"]
    found = servers(findings)
    assert [(f.known.kind, f.url) for f in found] == [
        ("ollama", server.url),
        ("openai_compatible", f"{server.url}/v1"),
    ]


@pytest.mark.parametrize(
    ("wishes", "verdict"),
    [
        ({"status": 401}, "locked"),
        ({"status": 404}, "other"),
        ({"status": 302, "headers": {"Location": "/api/version"}}, "other"),
        ({"body": "<html>A printer</html>"}, "other"),
        ({"body": "[]"}, "other"),
        ({"body": '{"name": "printer"}'}, "other"),
        ({"body": '{"version": "' + "1" * 2_000_000 + '"}'}, "other"),
        ({"cut": 0}, "refused"),
        ({"body": "{}", "cut": 1}, "refused"),
    ],
)
async def test_other_answers(
    server: ScriptedServer,
    client: httpx.AsyncClient,
    wishes: dict[str, Any],
    verdict: str,
) -> None:
    server.reply(path="/api/version", **wishes)
    rows = [at(OLLAMA, server)]
    [finding] = await probe(["127.0.0.1"], client, known=rows, within=PATIENT)
    assert finding.verdict == verdict
    assert bool(servers([finding])) is (verdict == "locked")


async def test_models_that_are_no_list(
    server: ScriptedServer, client: httpx.AsyncClient
) -> None:
    server.reply(path="/v1/models", body='{"data": 3}')
    server.reply(path="/v1/models", body='{"data": [3, {"owned_by": "llamacpp"}]}')
    rows = [at(LLAMA, server)]
    first = await probe(["127.0.0.1"], client, known=rows, within=PATIENT)
    second = await probe(["127.0.0.1"], client, known=rows, within=PATIENT)
    assert [f.verdict for f in (*first, *second)] == ["other", "found"]


async def test_silent_hosts_cost_no_more_than_the_limit(
    server: ScriptedServer, client: httpx.AsyncClient
) -> None:
    server.reply(path="/api/version", stall=0)
    rows = [at(OLLAMA, server), at(OPENAI, server)]
    with waiting() as waited:
        findings = await probe(["127.0.0.1"], client, known=rows, within=1.5)
    assert [f.verdict for f in findings] == ["silent", "found"]
    assert waited.seconds < 2


@pytest.mark.usefixtures("socket_enabled")
async def test_hosts_that_are_none(client: httpx.AsyncClient) -> None:
    rows = [replace(OLLAMA, port=9)]
    hosts = ["127.0.0.1", "", "no such/host", "a b", "\x00", "\u00fc" * 70]
    findings = await probe(hosts, client, known=rows)
    assert {f.verdict for f in findings} <= {"refused", "silent"}
    assert [f.host for f in findings] == hosts
    assert await probe([], client) == ()


async def test_ipv6_addresses_are_written_in_brackets() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        assert request.url.host == "::1"
        return httpx.Response(200, json={"version": "1"})

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as client:
        findings = await probe(["::1", "[::1]"], client, known=[OLLAMA])
    assert {(f.url, f.verdict) for f in findings} == {("http://[::1]:11434", "found")}


async def test_slow_connection_is_silent() -> None:
    def never(_: httpx.Request) -> httpx.Response:
        raise httpx.ConnectTimeout("late")

    async with httpx.AsyncClient(transport=httpx.MockTransport(never)) as client:
        [finding] = await probe(["far"], client, known=[OLLAMA])
    assert finding.verdict == "silent"


async def test_cancelling_leaves_no_knock_behind(
    server: ScriptedServer, client: httpx.AsyncClient
) -> None:
    stalled = server.reply(path="/api/version", stall=0)
    rows = [at(OLLAMA, server)]
    task = asyncio.create_task(probe(["127.0.0.1"], client, known=rows, within=PATIENT))
    await stalled.stalled.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await asyncio.wait_for(server.requests[0].closed.wait(), 60)


def test_rows_name_engines_that_exist() -> None:
    assert {row.kind for row in KNOWN} <= set(ENGINES)
    assert all(row.prefix in ("", "/v1") for row in KNOWN)
