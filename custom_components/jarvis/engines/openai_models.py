"""What servers tell of their models on /v1/models and on pages of their own.

OpenAI's list holds only names. Everything else here is each server's addition;
what none of them says stays None.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from .base import JsonObject, Model
from .clean import clean
from .errors import EngineBadReply
from .profile import is_chat_model, read_count
from .stream import count_in, text_in

# Who owns the models, by their own list -> the page that tells more of them.
MORE_PAGES: Final[Mapping[str, str]] = {
    "llamacpp": "/props",
    "organization_owner": "/api/v0/models",  # LM Studio
}
_CONTEXT: Final = (
    "loaded_context_length",
    "max_model_len",
    "max_context_length",
    "context_length",
    "context_window",
)
_TOOLS: Final = frozenset({"tools", "tool_use", "function_calling", "tool_calling"})
_VISION: Final = frozenset({"vision", "multimodal", "image"})
_THINKING: Final = frozenset({"reasoning", "thinking", "include_reasoning"})
_EMBEDS: Final = frozenset({"embedding", "embeddings"})
_CHATS: Final = frozenset({"completion", "chat", "completion_chat", "chat_completion"})


def entries_of(listed: Any) -> list[JsonObject]:
    """Return the models of a list that have a name; some servers send it bare.

    Raises EngineBadReply when it is no list of models.
    """
    beside = listed.get("models") if isinstance(listed, dict) else None
    found = listed.get("data", beside) if isinstance(listed, dict) else listed
    if not isinstance(found, list):
        raise EngineBadReply("The reply lists no models")
    more = {_id(entry): entry for entry in _objects(beside)}
    named = (entry for entry in _objects(found) if _id(entry))
    return [{**more.get(_id(entry), {}), **entry} for entry in named]


def more_page(entries: Iterable[JsonObject]) -> str | None:
    """Name the page that tells more, None where the server is not known for one."""
    owners = {text_in(entry, "owned_by") for entry in entries}
    return next((MORE_PAGES[owner] for owner in owners if owner in MORE_PAGES), None)


def read_models(entries: list[JsonObject], more: JsonObject) -> tuple[Model, ...]:
    """Describe the models that can chat; `more` is what the server's page said."""
    told = {_id(entry): entry for entry in _objects(more.get("data"))}
    props = more if len(entries) == 1 and "data" not in more else {}
    joined = ({**told.get(_id(entry), {}), **entry} for entry in entries)
    return tuple(_model(entry, props) for entry in joined if _can_chat(entry))


def _model(entry: JsonObject, props: JsonObject) -> Model:
    meta, can = entry.get("meta"), _abilities(entry)
    caps, modalities = props.get("chat_template_caps"), props.get("modalities")
    settings = props.get("default_generation_settings")
    vlm = True if text_in(entry, "type") == "vlm" else None
    return Model(
        name=_id(entry),
        size=count_in(meta, "size") or count_in(entry, "size"),
        parameters=count_in(meta, "n_params")
        or read_count(text_in(entry.get("details"), "parameter_size")),
        context=count_in(settings, "n_ctx")
        or count_in(entry, *_CONTEXT)
        or count_in(meta, "n_ctx", "n_ctx_train"),
        tools=_first(_said(caps, "supports_tools"), _among(can, _TOOLS)),
        thinking=_among(can, _THINKING),
        vision=_first(_said(modalities, "vision"), vlm, _among(can, _VISION)),
        embeddings=_among(can, _EMBEDS),
        details={
            key: text
            for key in ("owned_by", "arch", "quantization", "state")
            if (text := clean(text_in(entry, key)))
        },
    )


def _abilities(entry: JsonObject) -> tuple[frozenset[str], frozenset[str]]:
    """Collect what a model can do and what it could be asked whether it can.

    A list tells by presence alone, so its absences count only for the abilities
    that such a list names; an object says true or false.
    """
    can: set[str] = set()
    cannot: set[str] = set()
    match entry.get("capabilities"):
        case list() as listed:
            can.update(name for name in listed if isinstance(name, str))
            if "arch" in entry:  # LM Studio names tool use where there is any
                cannot |= _TOOLS
        case dict() as flags:
            can.update(name for name, flag in flags.items() if flag is True)
            cannot.update(name for name, flag in flags.items() if flag is False)
        case _:
            pass
    parameters = entry.get("supported_parameters")
    if isinstance(parameters, list) and parameters:
        can.update(name for name in parameters if isinstance(name, str))
        cannot |= _TOOLS | _THINKING
    architecture = entry.get("architecture")
    if isinstance(architecture, dict):
        inputs = architecture.get("input_modalities")
        if isinstance(inputs, list) and inputs:
            can.update(name for name in inputs if isinstance(name, str))
            cannot |= _VISION
    return frozenset(can), frozenset(cannot)


def _among(
    abilities: tuple[frozenset[str], frozenset[str]], names: frozenset[str]
) -> bool | None:
    can, cannot = abilities
    if can & names:
        return True
    return False if cannot & names else None


def _can_chat(entry: JsonObject) -> bool:
    """Tell whether a model answers; by its name where the server does not say."""
    abilities = _abilities(entry)
    kind = text_in(entry, "type")
    if kind in _EMBEDS or _among(abilities, _CHATS) is False:
        return False
    if kind in ("llm", "vlm", "chat") or _among(abilities, _CHATS):
        return True
    return not _among(abilities, _EMBEDS) and is_chat_model(_id(entry))


def _id(entry: JsonObject) -> str:
    return clean(text_in(entry, "id", "model", "name"))


def _objects(found: Any) -> list[JsonObject]:
    return [e for e in found if isinstance(e, dict)] if isinstance(found, list) else []


def _said(holder: Any, key: str) -> bool | None:
    said = holder.get(key) if isinstance(holder, dict) else None
    return said if isinstance(said, bool) else None


def _first(*answers: bool | None) -> bool | None:
    return next((answer for answer in answers if answer is not None), None)
