"""Talks to a running Home Assistant as its frontend does, by HTTP and websocket."""

from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

type Json = dict[str, Any]

_NO_LIMIT = aiohttp.ClientTimeout(total=None, sock_connect=10)


class HomeAssistantError(Exception):
    """Home Assistant refused a request; the text is its own."""


class Client:
    """One signed-in user. The websocket is used by one caller at a time."""

    def __init__(
        self, http: aiohttp.ClientSession, url: str, token: str | None = None
    ) -> None:
        """Take a session, Home Assistant's base URL and an access token."""
        self.http = http
        self.url = url.rstrip("/")
        self.token = token
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._id = 0

    async def answers(self) -> bool:
        """Tell whether somebody serves the frontend at this address."""
        try:
            async with self.http.get(f"{self.url}/manifest.json") as response:
                return response.ok
        except aiohttp.ClientError, OSError:
            return False

    async def get(self, path: str) -> Any:
        """Return the JSON at a path."""
        return await self._request("GET", path)

    async def post(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Post JSON and return the JSON that comes back."""
        return await self._request("POST", path, json=body or {})

    async def post_form(self, path: str, form: Mapping[str, str]) -> Any:
        """Post a form and return the JSON that comes back."""
        return await self._request("POST", path, data=form)

    async def delete(self, path: str) -> Any:
        """Delete what is at a path."""
        return await self._request("DELETE", path)

    async def flow(
        self,
        handler: str | list[str],
        *answers: Mapping[str, Any],
        subentry_id: str | None = None,
    ) -> Json:
        """Walk a config flow and return its last step.

        A handler of entry id and type adds a subentry, or changes the given one. An
        answer only needs what differs from the values that the form suggests.
        """
        kind = "flow" if isinstance(handler, str) else "subentries/flow"
        base = f"/api/config/config_entries/{kind}"
        existing = {"subentry_id": subentry_id} if subentry_id else {}
        step: Json = await self.post(base, {"handler": handler, **existing})
        for answer in answers:
            if step["type"] in {"create_entry", "abort"}:
                break
            filled = {**_suggested(step), **answer}
            step = await self.post(f"{base}/{step['flow_id']}", filled)
        return step

    async def command(self, kind: str, **fields: Any) -> Any:
        """Send a websocket command and return its result."""
        number = await self._send(kind, fields)
        async for message in self._messages(number):
            if message["type"] == "result":
                return _result(message)
        raise HomeAssistantError(f"{kind}: the connection was closed")

    async def events(self, kind: str, **fields: Any) -> AsyncGenerator[Json]:
        """Send a websocket command and yield its events until the caller stops."""
        number = await self._send(kind, fields)
        async for message in self._messages(number):
            if message["type"] == "result":
                _result(message)
            elif message["type"] == "event":
                yield message["event"]

    async def send_audio(self, handler: int, audio: bytes) -> None:
        """Send audio to the handler that a pipeline named; an empty piece ends it."""
        await (await self._connected()).send_bytes(bytes([handler]) + audio)

    async def close(self) -> None:
        """Close the websocket."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def _request(self, method: str, path: str, **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with self.http.request(
            method, self.url + path, headers=headers, **body
        ) as response:
            if response.status >= 400:  # noqa: PLR2004 # HTTP's own border
                text = (await response.text())[:500]
                raise HomeAssistantError(f"{method} {path}: {response.status} {text}")
            return await response.json()

    async def _connected(self) -> aiohttp.ClientWebSocketResponse:
        if self._socket is not None and not self._socket.closed:
            return self._socket
        address = self.url.replace("http", "ws", 1) + "/api/websocket"
        socket = await self.http.ws_connect(address, max_msg_size=0)
        await socket.receive_json()
        await socket.send_json({"type": "auth", "access_token": self.token})
        answer = await socket.receive_json()
        if answer["type"] != "auth_ok":
            await socket.close()
            raise HomeAssistantError(answer.get("message", "signing in was refused"))
        self._socket = socket
        self._id = 0
        return socket

    async def _send(self, kind: str, fields: Mapping[str, Any]) -> int:
        socket = await self._connected()
        self._id += 1
        await socket.send_json({"id": self._id, "type": kind, **fields})
        return self._id

    async def _messages(self, number: int) -> AsyncIterator[Json]:
        socket = await self._connected()
        async for frame in socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                continue
            content = frame.json()
            for message in content if isinstance(content, list) else [content]:
                if message.get("id") == number:
                    yield message


@asynccontextmanager
async def connect(url: str, token: str | None = None) -> AsyncIterator[Client]:
    """Open a client and close it with everything that it holds."""
    async with aiohttp.ClientSession(timeout=_NO_LIMIT) as http:
        client = Client(http, url, token)
        try:
            yield client
        finally:
            await client.close()


def _suggested(form: Json) -> Json:
    """Return what a person sends who leaves a form as it is."""
    values = {}
    for one in form.get("data_schema") or []:
        suggestion = (one.get("description") or {}).get("suggested_value")
        value = one.get("default") if suggestion is None else suggestion
        if value is not None:
            values[one["name"]] = value
    return values


def _result(message: Json) -> Any:
    if message["success"]:
        return message["result"]
    error = message["error"]
    raise HomeAssistantError(f"{error['code']}: {error['message']}")
