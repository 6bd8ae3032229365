"""The scripted server says what it is told, in both protocols, and complains."""

import asyncio
import json
from pathlib import Path
import subprocess
import sys
from typing import Any

import httpx
import pytest

from .scripted_server import ScriptedModel, ScriptedServer
from .tables import each_row

pytestmark = pytest.mark.usefixtures("socket_enabled")

CHATS = ("/api/chat", "/v1/chat/completions")


def chat(text: str, **more: Any) -> dict[str, Any]:
    messages = [{"role": "user", "content": text}]
    return {"model": "scripted:3b", "messages": messages, "stream": True, **more}


def events(body: str) -> list[dict[str, Any]]:
    lines = [line.removeprefix("data: ") for line in body.splitlines() if line]
    return [json.loads(line) for line in lines if line != "[DONE]"]


@each_row("path", CHATS)
async def test_reply_is_streamed_in_pieces_and_recorded(path: str) -> None:
    async with ScriptedServer() as server, httpx.AsyncClient() as http:
        server.reply("Good evening, sir.", thinking="Hm.")
        response = await http.post(server.url + path, json=chat("Hello"))
        assert len(events(response.text)) >= 5
        assert "Good " in response.text
        assert "Hm." in response.text
        request = server.chats[0]
        assert request.user == "Hello"
        assert request.body["model"] == "scripted:3b"
        assert request.arrived_ns <= (request.first_byte_ns or 0)
        assert (request.first_byte_ns or 0) <= (request.last_byte_ns or 0)
        assert request.disconnected_ns is None


@each_row("path", CHATS)
async def test_reply_without_streaming_is_one_document(path: str) -> None:
    async with ScriptedServer() as server, httpx.AsyncClient() as http:
        server.reply("Yes.", thinking="Hm.", calls=[("stop", {})])
        response = await http.post(server.url + path, json=chat("Hi", stream=False))
        document = response.json()
        message = document.get("message") or document["choices"][0]["message"]
        assert message["content"] == "Yes."
        assert len(message["tool_calls"]) == 1


@each_row("path", CHATS)
async def test_unexpected_request_is_answered_500_and_fails_the_test(path: str) -> None:
    server = ScriptedServer()
    await server.start()
    async with httpx.AsyncClient() as http:
        response = await http.post(server.url + path, json=chat("Surprise"))
    assert response.status_code == 500
    await server.stop()
    with pytest.raises(AssertionError, match=r"without a reply.*Surprise"):
        server.finish()


async def test_unread_reply_fails_the_test() -> None:
    server = ScriptedServer()
    server.reply("Never")
    with pytest.raises(AssertionError, match=r"nobody asked for.*Never"):
        await server.__aexit__(None)


async def test_own_failure_of_a_test_is_not_hidden_by_complaints() -> None:
    server = ScriptedServer()
    server.reply("Never")
    await server.__aexit__(ZeroDivisionError)


async def test_matching_serves_turns_at_the_same_time() -> None:
    async with ScriptedServer() as server, httpx.AsyncClient() as http:
        server.reply("B", match="second")
        server.reply("A", match=lambda text: text.startswith("first"))
        server.reply("T", after="tool")
        answers = await asyncio.gather(
            http.post(server.url + CHATS[0], json=chat("first wish")),
            http.post(server.url + CHATS[0], json=chat("The SECOND wish")),
        )
        said = [events(a.text)[0]["message"]["content"] for a in answers]
        assert said == ["A", "B"]
        body = chat("x")
        body["messages"].append({"role": "tool", "content": "ok"})
        tool = await http.post(server.url + CHATS[0], json=body)
        assert events(tool.text)[0]["message"]["content"] == "T"


async def test_stall_waits_for_release_and_cut_leaves_half_a_line() -> None:
    async with ScriptedServer() as server, httpx.AsyncClient() as http:
        stalled = server.reply("one two", stall=1)
        server.reply("one two", cut=1.5)
        server.reply("gone", cut=0)
        task = asyncio.create_task(http.post(server.url + CHATS[0], json=chat("a")))
        await stalled.stalled.wait()
        assert not task.done()
        stalled.release()
        assert '"done": true' in (await task).text
        async with http.stream("POST", server.url + CHATS[0], json=chat("b")) as half:
            data = half.aiter_raw()
            received = await anext(data)
            while received.endswith(b"\n"):
                received += await anext(data)
            with pytest.raises(httpx.RemoteProtocolError):
                await anext(data)
        assert received.count(b"\n") == 1
        assert not received.endswith(b"\n")
        with pytest.raises(httpx.RemoteProtocolError):
            await http.post(server.url + CHATS[0], json=chat("c"))


async def test_disconnecting_client_is_recorded() -> None:
    async with ScriptedServer() as server, httpx.AsyncClient() as http:
        server.reply("one two", stall=1)
        async with http.stream("POST", server.url + CHATS[1], json=chat("a")) as half:
            await anext(half.aiter_raw())
        await asyncio.wait_for(server.requests[0].closed.wait(), 60)
        assert server.requests[0].disconnected_ns is not None


async def test_errors_headers_and_raw_bodies_are_sent_as_told() -> None:
    async with ScriptedServer() as server, httpx.AsyncClient() as http:
        server.reply(status=429, headers={"Retry-After": "7"}, error="busy")
        server.reply(status=429, error="busy")
        server.reply(body="<html>no</html>")
        server.reply(path="/api/tags", status=401)
        plain = await http.post(server.url + CHATS[0], json=chat("a"))
        assert (plain.status_code, plain.headers["retry-after"]) == (429, "7")
        assert plain.json() == {"error": "busy"}
        nested = await http.post(server.url + CHATS[1], json=chat("a"))
        assert nested.json()["error"]["message"] == "busy"
        page = await http.post(server.url + CHATS[0], json=chat("a"))
        assert page.headers["content-type"].startswith("text/html")
        assert page.text == "<html>no</html>"
        assert (await http.get(server.url + "/api/tags")).status_code == 401
        assert (await http.get(server.url + "/api/tags")).status_code == 200


async def test_chunks_may_split_characters() -> None:
    async with ScriptedServer() as server, httpx.AsyncClient() as http:
        server.reply("Grüße 🌙", chunk=1)
        response = await http.post(server.url + CHATS[0], json=chat("a"))
        said = "".join(event["message"]["content"] for event in events(response.text))
        assert said == "Grüße 🌙"


async def test_models_and_embeddings_are_answered_without_a_script() -> None:
    models = [ScriptedModel(name="a:1b", parameters=10**9), ScriptedModel(name="b")]
    async with ScriptedServer(models=models) as server, httpx.AsyncClient() as http:
        tags = (await http.get(server.url + "/api/tags")).json()["models"]
        assert [tag["model"] for tag in tags] == ["a:1b", "b"]
        listed = (await http.get(server.url + "/v1/models")).json()["data"]
        assert [model["id"] for model in listed] == ["a:1b", "b"]
        show = (await http.post(server.url + "/api/show", json={"model": "b"})).json()
        assert show["model_info"]["scripted.context_length"] == 32_768
        gone = await http.post(server.url + "/api/show", json={"model": "c"})
        assert gone.status_code == 404
        for path, key in (("/api/embed", "embeddings"), ("/v1/embeddings", "data")):
            texts = {"model": "b", "input": ["kitchen lamp", "kitchen lamps", "boiler"]}
            found = (await http.post(server.url + path, json=texts)).json()[key]
            vectors = [v["embedding"] if isinstance(v, dict) else v for v in found]
            near, far = (
                sum(x * y for x, y in zip(vectors[0], other, strict=True))
                for other in vectors[1:]
            )
            assert near > far
        assert (await http.get(server.url + "/api/version")).json()["version"]
        assert (await http.get(server.url + "/api/ps")).json()["models"]
        pulled = await http.post(server.url + "/api/pull", json={"model": "b"})
        assert pulled.json()["status"] == "success"
        assert (await http.get(server.url + "/nowhere")).status_code == 404


def test_process_answers_everything_and_is_steered_over_http(tmp_path: Path) -> None:
    script = tmp_path / "script.json"
    call = {"calls": [["on", {"name": "x"}]], "after": "user", "repeat": True}
    script.write_text(json.dumps({"replies": [call], "default": "Very good."}))
    command = [sys.executable, "-m", "tests.scripted_server", "--port", "0"]
    with subprocess.Popen(
        [*command, "--script", str(script)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        try:
            with httpx.Client(base_url=url) as http:
                first = http.post(CHATS[0], json=chat("on, please"))
                assert "tool_calls" in first.text
                http.post("/_script", json={"default": {"text": "So be it."}})
                second = http.post(CHATS[0], json=chat("and now?")).text
                said = [e["message"]["content"] for e in events(second)]
                assert "".join(said) == "So be it."
                told = http.get("/_requests", params={"full": 1}).json()
                assert told["unexpected"] == 0
                assert [r["body"]["model"] for r in told["requests"]] == [
                    "scripted:3b",
                    "scripted:3b",
                ]
                assert told["requests"][0]["last_byte_ns"] is not None
                assert http.post("/_reset").json()["requests"] == []
                assert http.post("/_release").status_code == 200
                assert http.get("/_else").status_code == 404
        finally:
            process.terminate()
        assert process.wait(10) == 0


def test_script_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(ValueError, match="txet"):
        ScriptedServer().load({"replies": [{"txet": "Hello"}]})
