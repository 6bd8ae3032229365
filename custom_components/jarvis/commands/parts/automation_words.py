"""Says in words what an automation would do; nothing is left out silently."""

from collections.abc import Callable, Mapping
from typing import Any

type Say = Callable[..., str]
type Config = Mapping[str, Any]


def describe(config: Config, say: Say, name: Callable[[str], str]) -> str:
    """Write a validated automation as one sentence; `say(key, **facts)` words it."""
    triggers = [_trigger(part, say, name) for part in _list(config, "trigger")]
    conditions = [_condition(part, say, name) for part in _list(config, "condition")]
    actions = [_action(part, say, name) for part in _list(config, "action")]
    text = f" {say('or')} ".join(triggers)
    if conditions:
        text += f", {say('if')} " + f" {say('and')} ".join(conditions)
    return f"{text}: {f', {say("then")} '.join(actions)}"


def _list(config: Config, key: str) -> list[Config]:
    found = config.get(f"{key}s", config.get(key)) or []
    parts = found if isinstance(found, list) else [found]
    # A template may stand for a whole condition.
    return [part if isinstance(part, Mapping) else {} for part in parts]


def _names(value: Any, name: Callable[[str], str]) -> str:
    ids = value if isinstance(value, list) else [value]
    return ", ".join(name(str(one)) for one in ids if one)


def _trigger(part: Config, say: Say, name: Callable[[str], str]) -> str:
    kind = str(part.get("trigger", part.get("platform", "")))
    entity = _names(part.get("entity_id"), name)
    match kind:
        case "time":
            return say("every_day", at=_clocks(part.get("at"), name))
        case "state":
            to = part.get("to")
            key = "state" if to else "state_any"
            return say(key, entity=entity, to=_names(to, str))
        case "numeric_state":
            bounds = [
                say(key, value=str(part[key]))
                for key in ("above", "below")
                if key in part
            ]
            return say("numeric", entity=entity, bounds=" ".join(bounds))
        case "sun":
            return say("sun", event=str(part.get("event")))
        case "zone":
            zone = _names(part.get("zone"), name)
            return say("zone", entity=entity, event=str(part.get("event")), zone=zone)
        case _:
            return say("other", kind=kind or "?")


def _clocks(value: Any, name: Callable[[str], str]) -> str:
    """Write times of day without their seconds; entities by name."""
    parts = value if isinstance(value, list) else [value]
    return ", ".join(
        str(one).removesuffix(":00") if str(one).count(":") > 1 else name(str(one))
        for one in parts
    )


def _condition(part: Config, say: Say, name: Callable[[str], str]) -> str:
    kind = str(part.get("condition", "template"))
    if kind == "state":
        entity = _names(part.get("entity_id"), name)
        return say("is", entity=entity, to=_names(part.get("state"), str))
    return say("condition", kind=kind)


def _action(part: Config, say: Say, name: Callable[[str], str]) -> str:
    if action := part.get("action", part.get("service")):
        ids = targets(part)
        entity = _names(ids, name) if ids else ""
        domain, _, verb = str(action).partition(".")
        words = (
            verb if domain in {"homeassistant", ""} else f"{domain} {verb}"
        ) or domain
        return say("action", action=words.replace("_", " "), entity=entity).strip()
    if "delay" in part:
        return say("wait", length=str(part["delay"]))
    return say("step", kind=next(iter(part), "?"))


def targets(part: Config) -> list[str]:
    """Return the entity ids an action names."""
    found: list[str] = []
    for place in (part, part.get("target") or {}, part.get("data") or {}):
        ids = place.get("entity_id", []) if isinstance(place, Mapping) else []
        found += ids if isinstance(ids, list) else [ids]
    return [str(one) for one in found if one]
