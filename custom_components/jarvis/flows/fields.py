"""The fields that several forms ask for in the same way."""

from collections.abc import Iterable

from homeassistant.helpers.selector import (
    NumberSelector,
    NumberSelectorConfig,
    NumberSelectorMode,
    SelectSelector,
    SelectSelectorConfig,
    SelectSelectorMode,
    TextSelector,
    TextSelectorConfig,
    TextSelectorType,
)


def number(low: int, high: int, unit: str = "") -> NumberSelector:
    """Ask for a whole number in `unit`."""
    config = NumberSelectorConfig(
        min=low, max=high, step=1, mode=NumberSelectorMode.BOX
    )
    if unit:
        config["unit_of_measurement"] = unit
    return NumberSelector(config)


def choice(key: str, options: Iterable[str]) -> SelectSelector:
    """Ask for one of a few things whose names are translated under `key`."""
    return SelectSelector(
        SelectSelectorConfig(
            options=list(options),
            translation_key=key,
            mode=SelectSelectorMode.DROPDOWN,
        )
    )


def secret(autocomplete: str = "off") -> TextSelector:
    """Ask for something that is never shown."""
    return TextSelector(
        TextSelectorConfig(type=TextSelectorType.PASSWORD, autocomplete=autocomplete)
    )
