"""Drives the forms of subentries as the frontend does."""

from collections.abc import Mapping
from typing import Any

from pytest_homeassistant_custom_component.common import MockConfigEntry

from homeassistant.config_entries import (
    SOURCE_RECONFIGURE,
    SOURCE_USER,
    SubentryFlowContext,
    SubentryFlowResult,
)
from homeassistant.core import HomeAssistant


async def start(
    hass: HomeAssistant, entry: MockConfigEntry, kind: str, subentry: str | None = None
) -> SubentryFlowResult:
    """Open the form that adds a subentry, or changes the given one."""
    context = SubentryFlowContext(source=SOURCE_USER)
    if subentry is not None:
        context = SubentryFlowContext(source=SOURCE_RECONFIGURE, subentry_id=subentry)
    return await hass.config_entries.subentries.async_init(
        (entry.entry_id, kind), context=context
    )


def at(url: str, kind: str = "ollama") -> dict[str, Any]:
    """Fill in where a server is; OpenAI's protocol is spoken below /v1."""
    return {"url": url if kind == "ollama" else f"{url}/v1", "timeout": 5}


async def change(
    hass: HomeAssistant, entry: MockConfigEntry, kind: str, unique: str | None = None
) -> SubentryFlowResult:
    """Open the form that changes the one subentry of a kind, or with a unique id."""
    [subentry] = [
        one
        for one in entry.get_subentries_of_type(kind)
        if unique in (None, one.unique_id)
    ]
    return await start(hass, entry, kind, subentry.subentry_id)


async def fill(
    hass: HomeAssistant, form: SubentryFlowResult, *answers: Mapping[str, Any]
) -> SubentryFlowResult:
    """Submit one form after the other, and let the work of each be done."""
    for given in answers:
        form = await hass.config_entries.subentries.async_configure(
            form["flow_id"], dict(given)
        )
        await hass.async_block_till_done()
    return form


def fields(form: SubentryFlowResult) -> dict[Any, Any]:
    """Return the fields of a form."""
    schema = form["data_schema"]
    assert schema is not None
    return dict(schema.schema)


def suggested(form: SubentryFlowResult) -> dict[str, Any]:
    """Return what a form is filled with when it opens."""
    return {
        str(key): key.description["suggested_value"]
        for key in fields(form)
        if key.description and "suggested_value" in key.description
    }


def stored(entry: MockConfigEntry, kind: str) -> dict[str, Any]:
    """Return what the one subentry of a kind holds."""
    [subentry] = entry.get_subentries_of_type(kind)
    return dict(subentry.data)
