"""Servers that move, show a certificate of their own, lie, or change under us."""

from collections.abc import Iterator
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
import json
from pathlib import Path
import socket
import ssl
from threading import Thread
from types import MappingProxyType
from typing import Any, override

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
import pytest
from pytest_homeassistant_custom_component.common import MockConfigEntry
from pytest_socket import socket_allow_hosts

from custom_components.jarvis.const import SUBENTRY_ENGINE, SUBENTRY_MEMORY
from custom_components.jarvis.flows.trying import clean_url
from homeassistant.config_entries import ConfigSubentry, SubentryFlowResult
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.util import dt as dt_util

from .conftest import (
    MODEL,
    Say,
    agent_subentry,
    engine_subentry,
    set_up_jarvis,
    speech,
    told,
)
from .forms import at, fill, start
from .scripted_server import ScriptedModel, ScriptedServer
from .tables import each_row
from .test_config_flow import engines

KEY = "a-key-that-nobody-else-may-see"


class Lines(BaseHTTPRequestHandler):
    """Ollama's and OpenAI's lists of models, and one answer."""

    def do_GET(self) -> None:
        """List the one model."""
        listed = [{"name": MODEL, "model": MODEL, "id": MODEL}]
        self._answer({"models": listed, "data": listed})

    def do_POST(self) -> None:
        """Describe it, or let it speak."""
        self.rfile.read(int(self.headers["Content-Length"]))
        message = {"role": "assistant", "content": "Quite safely."}
        self._answer({"message": message, "done": True})

    def _answer(self, body: Any) -> None:
        sent = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(sent)))
        self.end_headers()
        self.wfile.write(sent)

    @override
    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class Server(ThreadingHTTPServer):
    """A server whose clients may hang up."""

    @override
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing."""


class Server6(Server):
    """A server without an address of the old kind."""

    address_family = socket.AF_INET6


@pytest.fixture
def days(request: pytest.FixtureRequest) -> int:
    """For how many days a certificate is good; below nothing it was."""
    return getattr(request, "param", 1)


@pytest.fixture
def own_certificate(tmp_path: Path, socket_enabled: None, days: int) -> Iterator[str]:
    """Serve over TLS with a certificate that the server made itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "cellar")])
    now = dt_util.utcnow()
    alternative = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), 1)
        .not_valid_before(now - timedelta(days=9))
        .not_valid_after(now + timedelta(days=days))
        .add_extension(alternative, critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = tmp_path / "cellar.pem"
    pem.write_bytes(
        certificate.public_bytes(serialization.Encoding.PEM)
        + key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem)
    with Server(("127.0.0.1", 0), Lines) as server:
        # Whoever hangs up over the certificate does so in a thread of its own.
        server.socket = context.wrap_socket(
            server.socket, server_side=True, do_handshake_on_connect=False
        )
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"https://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


async def typed(
    hass: HomeAssistant, entry: MockConfigEntry, kind: str, url: str, **more: Any
) -> SubentryFlowResult:
    """Fill in the first form of a new engine."""
    form = await start(hass, entry, SUBENTRY_ENGINE)
    return await fill(hass, form, at(url, kind) | more)


async def test_a_certificate_of_ones_own_is_the_owners_choice(
    base: HomeAssistant, own_certificate: str, kind: str, say: Say
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await typed(base, entry, kind, own_certificate)
    assert form["errors"] == {"base": "not_trusted"}
    form = await typed(base, entry, kind, own_certificate, verify_ssl=False)
    assert form["step_id"] == "model"
    result = await fill(base, form, {"model": MODEL})
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await base.async_block_till_done()
    [engine] = engines(entry)
    assert engine.data["verify_ssl"] is False
    if kind == "ollama":
        assert speech(await say("tell me a story")) == "Quite safely."


@pytest.mark.parametrize("days", [1, -1], indirect=True, ids=["foreign", "expired"])
async def test_a_certificate_that_went_bad_is_told(
    base: HomeAssistant, own_certificate: str, say: Say
) -> None:
    await set_up_jarvis(base, engine_subentry(own_certificate), agent_subentry())
    assert "certificate" in speech(await say("tell me a story"))


async def test_a_name_that_nobody_knows_any_more_is_told(
    base: HomeAssistant, say: Say, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(*_args: object, **_more: object) -> None:
        raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    await set_up_jarvis(
        base, engine_subentry("http://cellar.lan:11434", kind), agent_subentry()
    )
    assert "cannot reach the model server" in speech(await say("tell me a story"))


async def test_a_server_that_listens_to_the_next_protocol_alone(
    base: HomeAssistant, socket_enabled: None, say: Say
) -> None:
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    socket_allow_hosts(["127.0.0.1", "::1"])
    with Server6(("::1", 0), Lines) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        url = f"http://[::1]:{server.server_port}"
        await set_up_jarvis(base, engine_subentry(url), agent_subentry())
        assert speech(await say("tell me a story")) == "Quite safely."
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("status", [301, 302, 307, 308])
async def test_nobody_is_followed_with_the_key(
    base: HomeAssistant, server: ScriptedServer, say: Say, kind: str, status: int
) -> None:
    async with ScriptedServer(strict=False) as elsewhere:
        moved: dict[str, Any] = {
            "status": status,
            "headers": {"Location": elsewhere.url},
        }
        path = "/api/tags" if kind == "ollama" else "/v1/models"
        server.reply(path=path, repeat=True, **moved)
        server.reply(**moved)
        entry = await set_up_jarvis(base, agent_subentry())
        form = await typed(base, entry, kind, server.url, api_key=KEY)
        assert form["errors"] == {"base": "moved"}
        assert await base.config_entries.async_remove(entry.entry_id)
        await set_up_jarvis(
            base, engine_subentry(server.url, kind, api_key=KEY), agent_subentry()
        )
        assert "sends me elsewhere" in speech(await say("tell me a story"))
        assert elsewhere.requests == []


@each_row(
    ("written", "read"),
    [
        ("http://[::1]:11434", "http://[::1]:11434"),
        ("[fd00::7]:8080", "http://[fd00::7]:8080"),
        ("fd00::7", "http://[fd00::7]:11434"),
        ("::1", "http://[::1]:11434"),
        ("gpu.lan", "http://gpu.lan:11434"),
        ("gpu.lan:80", "http://gpu.lan"),
        ("http://gpu.lan", "http://gpu.lan"),
        ("https://gpu.lan/", "https://gpu.lan"),
    ],
)
def test_addresses_as_people_write_them(written: str, read: str) -> None:
    assert clean_url(written, 11434) == read


@pytest.mark.parametrize("key", ["two\nlines", "schl\u00fcssel", "a\x00b"])
async def test_a_key_that_no_header_carries_is_refused_in_the_form(
    base: HomeAssistant, server: ScriptedServer, key: str
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await typed(base, entry, "openai_compatible", server.url, api_key=key)
    assert form["errors"] == {"base": "invalid_auth"}
    assert server.requests == []


async def test_blanks_around_a_key_are_not_part_of_it(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    entry = await set_up_jarvis(base, agent_subentry())
    form = await typed(
        base, entry, "openai_compatible", server.url, api_key=f" {KEY}\n"
    )
    assert form["step_id"] == "model"
    assert server.requests[-1].headers["Authorization"] == f"Bearer {KEY}"


async def test_an_error_in_the_middle_of_an_answer_is_told(
    base: HomeAssistant, server: ScriptedServer, say: Say, kind: str
) -> None:
    await set_up_jarvis(base, engine_subentry(server.url, kind), agent_subentry())
    begun: dict[str, Any] = {"message": {"role": "assistant", "content": "Once upon "}}
    if kind != "ollama":
        begun = {"choices": [{"index": 0, "delta": {"content": "Once upon "}}]}
    server.reply(frames=[begun, {"error": {"message": "CUDA error", "code": 500}}])
    said = speech(await say("tell me a story"))
    assert "Once upon" in said
    assert "CUDA" not in said
    assert "cut short" in said


async def test_a_model_is_asked_where_it_is(
    base: HomeAssistant, server: ScriptedServer
) -> None:
    """The caller names a model; which server has it is not the caller's business."""
    async with ScriptedServer(models=[ScriptedModel(name="wise:70b")]) as other:
        server.models = [ScriptedModel(name=MODEL)]
        entry = await set_up_jarvis(
            base,
            engine_subentry(server.url),
            {**engine_subentry(other.url, model="quick:1b"), "title": "attic"},
            agent_subentry(),
        )
        for watch in entry.runtime_data.watches.values():
            await watch.async_refresh()
        other.reply("From the attic.")
        answer = await base.services.async_call(
            "jarvis",
            "ask",
            {"text": "tell me a story", "model": "wise:70b"},
            blocking=True,
            return_response=True,
        )
        assert answer is not None
        assert (answer["engine"], answer["model"]) == ("attic", "wise:70b")

        # The models change under us: the next look knows.
        other.models = [ScriptedModel(name="quick:1b")]
        server.models = [ScriptedModel(name=MODEL), ScriptedModel(name="wise:70b")]
        for watch in entry.runtime_data.watches.values():
            await watch.async_refresh()
        server.reply("From the cellar.")
        answer = await base.services.async_call(
            "jarvis",
            "ask",
            {"text": "tell me another story", "model": "wise:70b"},
            blocking=True,
            return_response=True,
        )
        assert answer is not None
        assert answer["content"] == "From the cellar."


async def test_without_an_engine_in_the_house_it_says_why(
    base: HomeAssistant, say: Say
) -> None:
    await set_up_jarvis(
        base,
        engine_subentry("https://api.example.com/v1", "openai_compatible"),
        agent_subentry(local_only=True),
    )
    result = await say("tell me a story")
    assert "in the house" in speech(result)
    assert told(result)["model_calls"] == 0


@pytest.mark.parametrize("local_only", [True, False])
async def test_what_stays_in_the_house_is_embedded_in_the_house(
    base: HomeAssistant, caplog: pytest.LogCaptureFixture, *, local_only: bool
) -> None:
    entry = await set_up_jarvis(
        base,
        engine_subentry("https://api.example.com/v1", "openai_compatible"),
        agent_subentry(local_only=local_only),
    )
    [engine] = engines(entry)
    base.config_entries.async_add_subentry(
        entry,
        ConfigSubentry(
            data=MappingProxyType(
                {"embed_engine": engine.subentry_id, "embed_model": "embed:1b"}
            ),
            subentry_type=SUBENTRY_MEMORY,
            title="Memory",
            unique_id=SUBENTRY_MEMORY,
        ),
    )
    await base.async_block_till_done()
    assert ("may not embed" in caplog.text) is local_only
