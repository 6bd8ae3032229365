"""The part of an agent's form that most owners never open."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import probatio

from homeassistant.data_entry_flow import section
from homeassistant.helpers.selector import (
    BooleanSelector,
    SelectOptionDict,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TextSelector,
)

from ..const import (
    CONF_ADVANCED,
    CONF_DIGEST_RESULTS,
    CONF_FILLER,
    CONF_FOLLOW_TOPICS,
    CONF_PLANNING,
    CONF_TOOL_CHOICE,
    CONF_TOOLS_OFF,
    CONF_TOOLS_ONLY,
    CONF_TOPICS,
)
from ..settings import DIGEST_RESULTS, PLANNING, TOOL_CHOICES, LimitSettings
from .fields import choice, number

_CHOICES: Mapping[str, tuple[str, ...]] = {
    CONF_TOOL_CHOICE: TOOL_CHOICES,
    CONF_PLANNING: PLANNING,
    CONF_DIGEST_RESULTS: DIGEST_RESULTS,
}


def advanced_section(tools: Mapping[str, str]) -> dict[probatio.Marker, Any]:
    """Return the folded section; `tools` are titles by name to choose from."""
    return {
        probatio.Optional(CONF_ADVANCED): section(
            probatio.Schema(
                {
                    probatio.Optional(CONF_TOOLS_OFF, default=[]): _names(tools),
                    probatio.Optional(CONF_TOOLS_ONLY, default=[]): _names(tools),
                    **{
                        probatio.Required(key, default=options[0]): choice(key, options)
                        for key, options in _CHOICES.items()
                    },
                    probatio.Required(CONF_FILLER, default=False): BooleanSelector(),
                    probatio.Optional(CONF_TOPICS): TextSelector(),
                    probatio.Required(
                        CONF_FOLLOW_TOPICS, default=False
                    ): BooleanSelector(),
                    **_limits(),
                }
            ),
            {"collapsed": True},
        )
    }


def folded(stored: Mapping[str, Any]) -> dict[str, Any]:
    """Put stored options where the form shows them."""
    inside = {key: stored[key] for key in _inside() if key in stored}
    return {**stored, CONF_ADVANCED: inside}


def unfolded(user_input: Mapping[str, Any]) -> dict[str, Any]:
    """Take options out of the section: they are stored beside the others."""
    outer = {key: value for key, value in user_input.items() if key != CONF_ADVANCED}
    return {**outer, **user_input.get(CONF_ADVANCED, {})}


def _inside() -> tuple[str, ...]:
    return (
        CONF_TOOLS_OFF,
        CONF_TOOLS_ONLY,
        *_CHOICES,
        CONF_FILLER,
        CONF_TOPICS,
        CONF_FOLLOW_TOPICS,
        *(one.name for one in fields(LimitSettings)),
    )


def _limits() -> dict[probatio.Marker, Any]:
    return {
        probatio.Required(one.name, default=one.default): number(**one.metadata)
        for one in fields(LimitSettings)
    }


def _names(tools: Mapping[str, str]) -> SelectSelector:
    return SelectSelector(
        SelectSelectorConfig(
            options=[
                SelectOptionDict(value=name, label=title)
                for name, title in sorted(tools.items(), key=lambda one: one[1])
            ],
            multiple=True,
            custom_value=True,
            mode=SelectSelectorMode.DROPDOWN,
        )
    )
