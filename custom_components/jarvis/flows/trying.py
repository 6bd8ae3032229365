"""Tries the server that an owner names: its address, whether it answers, its models."""

from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, ip_address
import re
from typing import TYPE_CHECKING, Any, Final

from yarl import URL

from homeassistant.const import CONF_API_KEY, CONF_TIMEOUT, CONF_URL, CONF_VERIFY_SSL
from homeassistant.helpers.httpx_client import get_async_client

from ..const import CONF_KIND
from ..engines import ENGINES, load_engine
from ..engines.discovery import OLLAMA, probe, servers
from ..engines.errors import (
    EngineBadReply,
    EngineError,
    EngineMoved,
    EngineOverloaded,
    EngineTimeout,
    EngineUnauthorized,
    EngineUnreachable,
    EngineUntrusted,
)

if TYPE_CHECKING:
    from homeassistant.core import HomeAssistant

    from ..engines.base import Engine, Model

# The test of a connection must not keep the owner waiting for a dead host.
TEST_SECONDS: Final = 10.0
_HOST: Final = re.compile(r"[a-zA-Z0-9_.:%-]+$")
# The text shown for each failure; the first that fits is taken.
_ERRORS: Final[tuple[tuple[type[EngineError], str], ...]] = (
    (EngineUnauthorized, "invalid_auth"),
    (EngineTimeout, "timeout_connect"),
    (EngineUntrusted, "not_trusted"),
    (EngineUnreachable, "cannot_connect"),
    (EngineBadReply, "not_a_model_server"),
    (EngineMoved, "moved"),
    (EngineOverloaded, "overloaded"),
    (EngineError, "engine_failed"),
)
# What another kind of server at the same place may mend, the most telling last.
_UNDECIDED: Final = ("", "not_a_model_server", "invalid_auth")


async def make_engine(
    hass: HomeAssistant, title: str, data: Mapping[str, Any], *, seconds: float
) -> Engine:
    """Make an engine from what a form holds; nothing is sent."""
    make = await hass.async_add_import_executor_job(load_engine, data[CONF_KIND])
    return make(
        name=title,
        url=data[CONF_URL],
        key=data.get(CONF_API_KEY),
        http=get_async_client(hass, verify_ssl=data.get(CONF_VERIFY_SSL, True)),
        timeout=seconds,
    )


async def try_engine(
    hass: HomeAssistant, title: str, data: Mapping[str, Any]
) -> tuple[tuple[Model, ...], str | None]:
    """List the models, or tell the key of the form's error text."""
    seconds = min(float(data[CONF_TIMEOUT]), TEST_SECONDS)
    engine = await make_engine(hass, title, data, seconds=seconds)
    try:
        models = await engine.models()
    except EngineError as err:
        return (), next(key for kind, key in _ERRORS if isinstance(err, kind))
    return models, None if models else "no_models"


async def reach(
    hass: HomeAssistant, data: Mapping[str, Any], kinds: Iterable[str] = ENGINES
) -> tuple[dict[str, Any], tuple[Model, ...], str | None]:
    """Find out what kind of server listens at `data`'s address, and list its models.

    Returns the data with the kind, the models, and the key of the form's error text.
    """
    worst = ""
    for kind in kinds:
        tried = {**data, CONF_KIND: kind}
        models, error = await try_engine(hass, CONF_KIND, tried)
        if error is None or error not in _UNDECIDED:
            return tried, models, error
        worst = max(worst, error, key=_UNDECIDED.index)
    return dict(data), (), worst


async def full_url(hass: HomeAssistant, text: str) -> str | None:
    """Normalise an address, None when it is none; a host's port is looked for."""
    url = clean_url(text, OLLAMA.port)
    if url is None or url != clean_url(f"{text.strip()}:{OLLAMA.port}"):
        return url
    found = servers(await probe((URL(url).host or "",), get_async_client(hass)))
    return found[0].url if found else url


def clean_url(text: str, port: int | None = None) -> str | None:
    """Normalise an address; None when it is none, or hides a password in it.

    `port` stands in where a bare host is given. A bare IPv6 address is one, too.
    """
    text = text.strip()
    bare = "://" not in text
    if bare:
        text = f"http://{f'[{text}]' if _is_ipv6(text) else text}"
    try:
        url = URL(text.rstrip("/") if text.count("/") > len("//") else text)
        if bare and port and url.explicit_port is None:
            url = url.with_port(port)
        listens = url.port
    except ValueError:
        return None
    if (
        url.scheme not in {"http", "https"}
        or not listens
        or not _HOST.match(url.raw_host or "")
    ):
        return None
    if url.user or url.password or url.query_string or url.fragment:
        return None
    return str(url).rstrip("/")


def _is_ipv6(text: str) -> bool:
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return isinstance(address, IPv6Address) and not address.is_unspecified
