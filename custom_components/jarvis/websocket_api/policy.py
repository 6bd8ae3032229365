"""Safety for panels, for administrators: what is asked before each act on a thing."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import probatio

from homeassistant.components import websocket_api
from homeassistant.components.websocket_api import ERR_NOT_FOUND
from homeassistant.config_entries import ConfigSubentry
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import config_validation as cv

from ..const import CONF_ACTIONS, CONF_ENTITIES, CONF_TIER, DOMAIN, SUBENTRY_RULE
from ..safety.reach.contents import acts_of
from ..safety.tiers import Asker, Tier
from ..services.base import house_of
from ..settings import RuleSettings

if TYPE_CHECKING:
    from homeassistant.components.websocket_api import ActiveConnection

    from ..home.snapshot import Entity
    from ..types import House

MOST: Final = 100
# So many of the things a rule is about are named.
NAMED: Final = 50
_ON_OFF: Final = ("turn_on", "turn_off")
# What is usually done with a kind of thing; what matters most comes first.
_ACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "lock": ("unlock", "lock"),
    "alarm_control_panel": ("alarm_disarm", "alarm_arm_away"),
    "cover": ("open_cover", "close_cover"),
    "valve": ("open_valve", "close_valve"),
    "siren": _ON_OFF,
    "script": ("turn_on",),
    "scene": ("turn_on",),
    "automation": ("trigger", "turn_on", "turn_off"),
    "button": ("press",),
    "input_button": ("press",),
    "water_heater": ("set_temperature", "turn_off"),
    "climate": ("set_temperature", "turn_off"),
    "lawn_mower": ("start_mowing", "dock"),
    "vacuum": ("start", "return_to_base"),
    "switch": _ON_OFF,
    "input_boolean": _ON_OFF,
    "humidifier": _ON_OFF,
    "fan": _ON_OFF,
    "light": _ON_OFF,
    "media_player": ("media_play", "turn_off"),
}
_ORDER: Final = {domain: at for at, domain in enumerate(_ACTS)}


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/policy/matrix",
        probatio.Optional("text", default=""): str,
        probatio.Optional("language"): str,
        probatio.Optional("offset", default=0): probatio.All(
            int, probatio.Range(min=0, max=1_000_000)
        ),
        probatio.Optional("limit", default=50): probatio.All(
            int, probatio.Range(min=1, max=MOST)
        ),
    }
)
@callback
def ws_matrix(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """List exposed things with the tier of what is usually done with them."""
    house = house_of(hass)
    language = msg.get("language") or hass.config.language
    wanted = msg["text"].casefold().split()
    found = [
        (area, entity)
        for entity in house.home.home.entities.values()
        if entity.domain in _ACTS
        and _fits(wanted, entity, area := _area(house, entity))
    ]
    found.sort(key=_rank)
    page = found[msg["offset"] : msg["offset"] + msg["limit"]]
    rows = [
        {
            "entity_id": entity.entity_id,
            "name": entity.name,
            "area": area or None,
            "domain": entity.domain,
            "acts": [
                _judged(house, entity, act, language) for act in _ACTS[entity.domain]
            ],
        }
        for area, entity in page
    ]
    answer = {"things": rows, "count": len(found), "rules": _rules(hass, house)}
    connection.send_result(msg["id"], answer)


def _rank(one: tuple[str, Entity]) -> tuple[int, str, str]:
    area, entity = one
    return _ORDER[entity.domain], area.casefold(), entity.name.casefold()


def _fits(wanted: list[str], entity: Entity, area: str) -> bool:
    where = " ".join((*entity.names, area, entity.entity_id)).casefold()
    return all(word in where for word in wanted)


def _area(house: House, entity: Entity) -> str:
    area = house.home.home.place(entity.area_id).area
    return area.name if area else ""


def _judged(
    house: House, entity: Entity, service: str, language: str
) -> dict[str, Any]:
    """Judge an act of nobody in particular; scripts and scenes by what they hold."""
    data = {"entity_id": entity.entity_id}
    acts = acts_of(house.hass, entity.domain, service, data)
    asker = Asker(conversation_id="", language=language)
    judged = house.safety.policy.judge(acts, asker)
    free = judged.tier is Tier.FREE
    return {
        "action": f"{entity.domain}.{service}",
        "tier": judged.tier.key,
        "why": None if free else house.safety.reason(judged.why, language),
    }


def _rules(hass: HomeAssistant, house: House) -> list[dict[str, Any]]:
    """List the owner's rules and what each is about; None: wherever it is said."""
    entry = hass.config_entries.async_loaded_entries(DOMAIN)[0]
    rows = []
    for sub in entry.get_subentries_of_type(SUBENTRY_RULE):
        rule = RuleSettings.from_data(sub.title, sub.data)
        about = house.safety.policy.covered(rule)
        states = [hass.states.get(one) for one in about or ()]
        names = sorted(state.name for state in states if state is not None)
        rows.append(
            {
                "id": sub.subentry_id,
                "name": rule.name,
                "tier": rule.tier,
                "actions": sorted(rule.actions),
                "count": None if about is None else len(about),
                "names": names[:NAMED],
            }
        )
    return rows


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/policy/set",
        probatio.Required("entity_id"): cv.entity_id,
        probatio.Required("action"): cv.service,
        probatio.Required("tier"): probatio.Any(
            None, probatio.In([tier.key for tier in Tier])
        ),
    }
)
@callback
def ws_set(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Make, change or (tier null) remove the rule for one act on one thing."""
    entity = house_of(hass).home.home.entities.get(msg["entity_id"])
    if entity is None:
        connection.send_error(msg["id"], ERR_NOT_FOUND, "There is no such thing")
        return
    entry = hass.config_entries.async_loaded_entries(DOMAIN)[0]
    about = {CONF_ENTITIES: [entity.entity_id], CONF_ACTIONS: [msg["action"]]}
    tier, entries = msg["tier"], hass.config_entries
    for sub in [*entry.get_subentries_of_type(SUBENTRY_RULE)]:
        if {key: v for key, v in sub.data.items() if v and key != CONF_TIER} != about:
            continue
        if tier is None:
            entries.async_remove_subentry(entry, sub.subentry_id)
        else:
            data = {**sub.data, CONF_TIER: tier}
            entries.async_update_subentry(entry, sub, data=data)
        break
    else:
        if tier is not None:
            new = ConfigSubentry(
                data=MappingProxyType({CONF_TIER: tier, **about}),
                subentry_type=SUBENTRY_RULE,
                title=entity.name,
                unique_id=None,
            )
            entries.async_add_subentry(entry, new)
    connection.send_result(msg["id"])


@websocket_api.require_admin
@websocket_api.websocket_command(
    {
        probatio.Required("type"): "jarvis/policy/remove_rule",
        probatio.Required("rule_id"): str,
    }
)
@callback
def ws_remove_rule(
    hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]
) -> None:
    """Remove one of the owner's rules."""
    house_of(hass)
    entry = hass.config_entries.async_loaded_entries(DOMAIN)[0]
    sub = entry.subentries.get(msg["rule_id"])
    if sub is None or sub.subentry_type != SUBENTRY_RULE:
        connection.send_error(msg["id"], ERR_NOT_FOUND, "There is no such rule")
        return
    hass.config_entries.async_remove_subentry(entry, sub.subentry_id)
    connection.send_result(msg["id"])


COMMANDS = (ws_matrix, ws_set, ws_remove_rule)
