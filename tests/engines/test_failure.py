"""What servers say when they refuse, and which error it is."""

from email.utils import formatdate
import json
import time
from typing import Any

import httpx
import pytest

from custom_components.jarvis.engines.address import read_address
from custom_components.jarvis.engines.borrowed import Refused
from custom_components.jarvis.engines.errors import (
    ContextOverflow,
    EngineBadReply,
    EngineError,
    EngineOutOfMemory,
    EngineOverloaded,
    EngineTimeout,
    EngineUnauthorized,
    EngineUnpaid,
    EngineUnreachable,
    ModelNotFound,
    ToolsUnsupported,
)
from custom_components.jarvis.engines.failure import Asked, words_of

from ..tables import each_row

ASKED = Asked(
    engine="cellar", address=read_address("http://h", None), model="m", tools=True
)


def _refused(status: int, body: str, **headers: str) -> Refused:
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    return Refused(status, httpx.Headers(named), body)


@each_row(
    "words",
    [
        "registry.ollama.ai/library/gemma3:4b does not support tools",
        "tools param requires --jinja flag",
        '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser',
        "No endpoints found that support tool use. Try disabling light__on.",
        "`tool calling` is not supported with this model",
        "Function calling is not enabled for this model",
        "deepseek-reasoner does not support Function Calling",
        "This model doesn't support tool use",
        "Unsupported parameter: 'tools' is not supported with this model.",
        "Unrecognized request argument supplied: functions",
        "Tools are not supported by this template",
        '[{"loc": ["body", "tools"], "msg": "Extra inputs are not permitted"}]',
    ],
)
@each_row("status", [400, 404, 422, 500])
def test_words_for_a_model_without_tools(words: str, status: int) -> None:
    body = json.dumps({"error": {"message": words}}) if "loc" not in words else words
    assert type(ASKED.refused(_refused(status, body))) is ToolsUnsupported


@each_row(
    "words",
    [
        "Invalid schema for function 'light__on': 'format' is not supported",
        "tools.0.function.parameters: 'minimum' is not supported in the schema",
        "tool names may only hold letters",
        "Unknown parameter: 'tools[0].strict'.",
        "invalid tool_call_id",
        "messages with role 'tool' must follow tool calls",
        "temperature is not supported",
        "failed to parse tool call arguments",
        "does not support images",
        "messages: field required",
        "",
    ],
)
def test_other_complaints_are_not_about_tools(words: str) -> None:
    error = ASKED.refused(_refused(400, json.dumps({"error": words})))
    assert type(error) is EngineError


@each_row(
    ("status", "body"),
    [
        (400, '{"error":{"code":"context_length_exceeded","message":"too much"}}'),
        (400, '{"error":{"message":"the request exceeds the available context size"}}'),
        (500, '{"error":{"type":"exceed_context_size_error","message":"n"}}'),
        (400, "This model's maximum context length is 4096 tokens. You asked for 9"),
        (400, "The input (5000 tokens) is longer than the model's context length"),
        (500, "the context overflows. However, the model is loaded with 4096"),
        (400, "prompt is too long: 210000 tokens > 200000 maximum"),
        (400, "The input token count (9) exceeds the maximum number of tokens"),
        (400, "The decoder prompt (length 9) is longer than the maximum model length"),
        (413, "entity"),
    ],
)
def test_words_for_a_prompt_that_does_not_fit(status: int, body: str) -> None:
    assert type(ASKED.refused(_refused(status, body))) is ContextOverflow


@each_row(
    ("status", "words"),
    [
        (404, "model 'm' not found"),
        (404, 'model "m" not found, try pulling it first'),
        (404, "The model `m` does not exist."),
        (400, "No models loaded. Please load a model in the developer page"),
        (400, "m is not a valid model ID"),
        (404, '{"error":{"code":"model_not_found","message":"?"}}'),
    ],
)
def test_words_for_a_model_that_is_missing(status: int, words: str) -> None:
    assert type(ASKED.refused(_refused(status, words))) is ModelNotFound


@each_row(
    ("status", "words", "kind"),
    [
        (402, "Insufficient credits", EngineUnpaid),
        (402, "", EngineUnpaid),
        (429, '{"error": {"code": "insufficient_quota"}}', EngineUnpaid),
        (400, "Your credit balance is too low to access this", EngineUnpaid),
        (429, "Rate limit reached for requests per minute", EngineOverloaded),
        (
            500,
            "model requires more system memory (5.6 GiB) than is available (3.1 GiB)",
            EngineOutOfMemory,
        ),
        (500, "CUDA error: out of memory while allocating context", EngineOutOfMemory),
        (
            500,
            "model failed to load, this may be due to resource limitations",
            EngineOutOfMemory,
        ),
        (524, "error code: 524", EngineTimeout),
        (521, "<html>521</html>", EngineUnreachable),
    ],
)
def test_other_words_and_numbers(
    status: int, words: str, kind: type[EngineError]
) -> None:
    assert type(ASKED.refused(_refused(status, words))) is kind


@each_row("status", [401, 403])
def test_who_refuses_a_key_is_not_quoted(status: int) -> None:
    # The words may hold a part of the key, which nobody can look for.
    error = ASKED.refused(_refused(status, '{"error": "Incorrect key: sk-***7f3a"}'))
    assert type(error) is EngineUnauthorized
    assert str(error) == f"HTTP {status}"


def test_retry_after_may_be_a_date() -> None:
    later = formatdate(time.time() + 90, usegmt=True)
    error = ASKED.refused(_refused(429, "", retry_after=later))
    assert isinstance(error, EngineOverloaded)
    assert error.retry_after == pytest.approx(90, abs=5)


@each_row(
    ("error", "kind"),
    [
        ("crashed", EngineBadReply),
        ({"message": "crashed", "code": 500}, EngineBadReply),
        ({"message": "busy", "code": "429"}, EngineOverloaded),
        ({"message": "no", "status": 401}, EngineUnauthorized),
        ({"message": "no", "code": "invalid_api_key"}, EngineBadReply),
        ({"message": "prompt is too long"}, ContextOverflow),
        ([1, 2], EngineBadReply),
    ],
)
def test_errors_in_the_body_of_a_success(error: Any, kind: type[EngineError]) -> None:
    assert type(ASKED.reported(error)) is kind


@each_row(
    ("body", "words"),
    [
        ('{"error": "plain"}', "plain"),
        ('{"error": {"message": "nested"}}', "nested"),
        ('{"detail": "fastapi"}', "fastapi"),
        ('{"message": "top"}', "top"),
        ('{"error": {}}', '{"error": {}}'),
        ('{"error": 7}', '{"error": 7}'),
        ('{"error": {"error": {"error": {"error": "deep"}}}}', None),
        ("just text", "just text"),
        ("[1]", "[1]"),
    ],
)
def test_words_are_found_wherever_servers_put_them(
    body: str, words: str | None
) -> None:
    assert words_of(body) == (body if words is None else words)


def test_model_is_not_missed_where_none_was_asked_for() -> None:
    asked = Asked(engine="cellar", address=read_address("http://h", None))
    error = asked.refused(_refused(400, "model 'm' not found"))
    assert type(error) is EngineError


def test_web_page_is_not_quoted() -> None:
    error = ASKED.refused(_refused(500, "<!doctype html><title>nginx</title>"))
    assert str(error) == "HTTP 500: The server sent a web page"


def test_errors_name_engine_and_model() -> None:
    error = ASKED.error(EngineUnreachable, "No connection")
    assert error.facts == {"engine": "cellar", "model": "m"}
    assert error.key == "engine_unreachable"
