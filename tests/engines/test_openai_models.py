"""What servers tell of their models."""

import pytest

from custom_components.jarvis.engines.base import JsonObject
from custom_components.jarvis.engines.errors import EngineBadReply
from custom_components.jarvis.engines.openai_wire import (
    entries_of,
    more_page,
    read_models,
)

from ..tables import each_row


@each_row(
    ("entry", "more", "expected"),
    [
        (
            {
                "id": "qwen",
                "owned_by": "llamacpp",
                "meta": {"n_params": 4_000_000_000, "size": 9, "n_ctx_train": 40_960},
            },
            {
                "default_generation_settings": {"n_ctx": 8192},
                "chat_template_caps": {"supports_tools": True},
                "modalities": {"vision": False},
            },
            {"parameters": 4_000_000_000, "size": 9, "context": 8192}
            | {"tools": True, "vision": False, "thinking": None},
        ),
        (
            {"id": "gemma", "owned_by": "organization_owner"},
            {
                "data": [
                    {
                        "id": "gemma",
                        "type": "vlm",
                        "arch": "gemma3",
                        "max_context_length": 131_072,
                        "loaded_context_length": 4096,
                        "capabilities": [],
                    }
                ]
            },
            {"context": 4096, "tools": False, "vision": True},
        ),
        (
            {"id": "llama", "owned_by": "vllm", "max_model_len": 16_384},
            {},
            {"context": 16_384, "tools": None},
        ),
        (
            {
                "id": "router",
                "supported_parameters": ["temperature"],
                "architecture": {"input_modalities": ["text", "image"]},
                "context_length": 1000,
            },
            {},
            {"tools": False, "thinking": False, "vision": True, "context": 1000},
        ),
        (
            {
                "id": "ministral",
                "capabilities": {"completion_chat": True, "function_calling": True},
            },
            {},
            {"tools": True, "vision": None},
        ),
        (
            {"id": "r", "architecture": {"input_modalities": []}},
            {},
            {"vision": None},
        ),
        ({"id": "gpt-4o"}, {}, {"tools": None, "context": None, "size": None}),
    ],
)
def test_what_servers_tell_of_their_models(
    entry: JsonObject, more: JsonObject, expected: JsonObject
) -> None:
    [model] = read_models(entries_of({"data": [entry]}), more)
    assert {key: getattr(model, key) for key in expected} == expected


@each_row(
    "entry",
    [
        {"id": "text-embedding-3-small"},
        {"id": "x", "type": "embeddings"},
        {"id": "x", "capabilities": ["embedding"]},
        {"id": "x", "capabilities": {"completion_chat": False}},
        {"id": ""},
        {"name": 3},
    ],
)
def test_models_that_cannot_chat_are_not_offered(entry: JsonObject) -> None:
    assert read_models(entries_of([entry]), {}) == ()


def test_lists_in_every_shape() -> None:
    entry = {"id": "m", "owned_by": "llamacpp"}
    beside = {"models": [{"model": "m", "capabilities": ["completion", "multimodal"]}]}
    assert entries_of([entry]) == entries_of({"data": [entry]}) == [entry]
    [joined] = entries_of({"data": [entry], **beside})
    assert read_models([joined], {})[0].vision is True
    assert entries_of(beside)[0]["model"] == "m"
    assert more_page([joined]) == "/props"
    assert more_page([{"id": "m"}]) is None
    for broken in ({"data": 3}, {}, 3, None):
        with pytest.raises(EngineBadReply):
            entries_of(broken)
