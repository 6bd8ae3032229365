"""Compares a house before and after, and an answer, with what a task wants."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
import re
from typing import Any

from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er

from .tasks import Task

# Attributes that people set; the others follow from these or from time.
_ATTRIBUTES = (
    "brightness",
    "color_temp_kelvin",
    "current_position",
    "hs_color",
    "is_volume_muted",
    "media_title",
    "percentage",
    "source",
    "temperature",
    "volume_level",
)
# Their state is when they were last used.
_MOMENTS = frozenset({"todo"})
_HOUSE = "demo_house"
# Percentages become steps of 255, and fractions.
_NEAR = {"brightness": 2.0, "volume_level": 0.011}
# What turning on brings along.
_ALONG = frozenset(
    {
        "brightness",
        "color_temp_kelvin",
        "current_position",
        "hs_color",
        "is_volume_muted",
        "percentage",
        "source",
        "state",
        "volume_level",
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """The house at one moment: state and attributes, and what is on the lists."""

    states: Mapping[str, Mapping[str, Any]]
    items: Mapping[str, Counter[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Whether a task succeeded; `missing` and `wrong` say why not."""

    missing: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()

    @property
    def good(self) -> bool:
        """True when everything came as wanted and nothing else."""
        return not (self.missing or self.wrong)


async def picture(hass: HomeAssistant) -> Picture:
    """Look at everything in the house."""
    states = {}
    entities = er.async_get(hass).entities
    for state in hass.states.async_all():
        entry = entities.get(state.entity_id)
        if entry and entry.platform == _HOUSE and state.domain not in _MOMENTS:
            kept = {
                k: state.attributes[k] for k in _ATTRIBUTES if k in state.attributes
            }
            states[state.entity_id] = {"state": state.state, **kept}
    return Picture(states=states, items=await _items(hass))


async def _items(hass: HomeAssistant) -> dict[str, Counter[str]]:
    lists = [s.entity_id for s in hass.states.async_all("todo")]
    lists = [one for one in lists if er.async_get(hass).async_get(one)]
    if not lists:
        return {}
    answer = await hass.services.async_call(
        "todo", "get_items", {"entity_id": lists}, blocking=True, return_response=True
    )
    found: dict[str, Any] = dict(answer or {})
    return {
        entity_id: Counter(str(item["summary"]).casefold() for item in held["items"])
        for entity_id, held in found.items()
    }


def judge(
    task: Task, before: Picture, after: Picture, answer: str, *, asked: Sequence[str]
) -> Verdict:
    """Say what is missing and what went wrong.

    `asked` are the agent's earlier sentences of the same task; none of them may
    claim what the task forbids.
    """
    missing = [
        f"{entity_id}: {key} is {have!r}, wanted {want!r}"
        for entity_id, wanted in task.changes.items()
        for key, want in wanted.items()
        if not _same(
            have := after.states.get(entity_id, {}).get(key),
            want,
            _NEAR.get(key, 0.001),
        )
    ]
    wrong = [
        f"{entity_id}: {key} became {value!r}"
        for entity_id, now in after.states.items()
        for key, value in now.items()
        if value != before.states.get(entity_id, {}).get(key)
        and not _is_wanted(task, entity_id, key)
    ]
    for entity_id, items in after.items.items():
        added = items - before.items[entity_id]
        added.update(before.items[entity_id] - items)
        wanted = Counter(item.casefold() for item in task.items.get(entity_id, ()))
        missing += [f"{entity_id}: {item}" for item in wanted - added]
        wrong += [f"{entity_id}: {item}" for item in added - wanted]
    missing += [
        f"answer without {fact}"
        for fact in task.facts
        if not re.search(fact, answer, re.IGNORECASE)
    ]
    wrong += [
        f"answer with {text}"
        for text in task.not_said
        if any(re.search(text, said, re.IGNORECASE) for said in (*asked, answer))
    ]
    return Verdict(missing=tuple(missing), wrong=tuple(wrong))


def _is_wanted(task: Task, entity_id: str, key: str) -> bool:
    return entity_id in task.changes and (
        key in task.changes[entity_id] or key in _ALONG
    )


def _same(have: Any, want: Any, near: float) -> bool:
    if isinstance(want, list):
        return any(_same(have, one, near) for one in want)
    if isinstance(want, int | float) and isinstance(have, int | float):
        return abs(have - want) <= near
    return bool(have == want)
