"""One line of health per matter, for the repairs page."""

from typing import TYPE_CHECKING, Any

from homeassistant.core import HomeAssistant, callback

from .const import DOMAIN

if TYPE_CHECKING:
    from homeassistant.components.system_health import SystemHealthRegistration

    from .types import House


@callback
def async_register(_hass: HomeAssistant, register: SystemHealthRegistration) -> None:
    """Register the lines."""
    register.async_register_info(_info)


async def _info(hass: HomeAssistant) -> dict[str, Any]:
    entries = hass.config_entries.async_loaded_entries(DOMAIN)
    if not entries:
        return {}
    house: House = entries[0].runtime_data
    ready = sum(health.ready for health in house.router.health.values())
    whole = house.ledger.total(lambda subject: subject.kind == "turn")
    return {
        "engines": f"{ready}/{len(house.seats)}",
        "agents": len(house.agents),
        "exposed_entities": len(house.home.home.entities),
        "turns": whole.counts.get("turns", 0),
        "telemetry": "ok" if house.ledger.opened else "off",
    }
