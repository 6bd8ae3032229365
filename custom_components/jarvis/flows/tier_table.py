"""What Jarvis asks before, by kind of thing and tier, as a table for the forms."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from homeassistant.const import ATTR_DEVICE_CLASS
from homeassistant.helpers.translation import async_get_translations

from ..const import DOMAIN
from ..safety.tiers import Act, Asker, Tier

if TYPE_CHECKING:
    from collections.abc import Mapping

    from homeassistant.core import HomeAssistant

    from ..types import House

# What is done with things of a kind, the usual first.
_DONE: Final[Mapping[str, tuple[str, ...]]] = {
    "light": ("turn_on", "turn_off"),
    "switch": ("turn_on", "turn_off"),
    "fan": ("turn_on", "turn_off"),
    "media_player": ("media_play", "media_pause"),
    "climate": ("set_temperature", "set_hvac_mode"),
    "cover": ("open_cover", "close_cover"),
    "lock": ("lock", "unlock", "open"),
    "alarm_control_panel": ("alarm_arm_away", "alarm_disarm"),
    "valve": ("open_valve", "close_valve"),
    "siren": ("turn_on", "turn_off"),
    "water_heater": ("set_temperature", "turn_off"),
    "vacuum": ("start", "return_to_base"),
    "lawn_mower": ("start_mowing", "dock"),
    "camera": ("turn_on", "turn_off"),
    "automation": ("turn_on", "turn_off"),
    "update": ("install",),
}


async def tier_table(hass: HomeAssistant, house: House) -> str:
    """Return the defaults for what this house has, without its owner's rules."""
    policy = replace(house.safety.policy, rules=())
    nobody = Asker(conversation_id="", language=hass.config.language)
    rows: dict[tuple[str, str], dict[Tier, set[str]]] = {}
    for entity_id in sorted(house.home.home.entities):
        domain = entity_id.partition(".")[0]
        state = hass.states.get(entity_id)
        kind = state.attributes.get(ATTR_DEVICE_CLASS) if state else None
        for service in _DONE.get(domain, ()):
            if not hass.services.has_service(domain, service):
                continue
            act = Act(domain=domain, service=service, entity_id=entity_id)
            tier, _ = policy.tier(act, nobody)
            row = rows.setdefault((domain, str(kind or "")), {})
            row.setdefault(tier, set()).add(service)
    return await _written(hass, rows) if rows else ""


async def _written(
    hass: HomeAssistant, rows: Mapping[tuple[str, str], Mapping[Tier, set[str]]]
) -> str:
    domains = {domain for domain, _ in rows}
    texts: dict[str, str] = {}
    for category, of in (
        ("title", domains),
        ("entity_component", domains),
        ("services", domains),
        ("selector", {DOMAIN}),
    ):
        texts |= await async_get_translations(hass, hass.config.language, category, of)
    shown = [tier for tier in Tier if any(tier in row for row in rows.values())]
    heads = [
        texts[f"component.{DOMAIN}.selector.tier.options.{tier.key}"] for tier in shown
    ]
    lines = ["| " + " | ".join(("", *heads)) + " |", "|---" * (len(heads) + 1) + "|"]
    for (domain, kind), row in sorted(rows.items()):
        name = texts.get(f"component.{domain}.title", domain)
        named = f"component.{domain}.entity_component.{kind}.name"
        if kind and (of_kind := texts.get(named)):
            name = f"{name}: {of_kind}"
        cells = [
            ", ".join(
                texts.get(f"component.{domain}.services.{one}.name", one)
                for one in _DONE[domain]
                if one in row.get(tier, ())
            )
            for tier in shown
        ]
        lines.append("| " + " | ".join((name, *cells)) + " |")
    return "\n".join(lines)
