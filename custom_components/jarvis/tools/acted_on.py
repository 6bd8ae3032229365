"""What the tools of Home Assistant act on, where their calls do not say it."""

from collections.abc import Mapping

from homeassistant.helpers import intent

# What "turn on" reaches.
SWITCHED = frozenset(
    {
        "automation",
        "button",
        "climate",
        "cover",
        "fan",
        "humidifier",
        "input_boolean",
        "input_button",
        "lawn_mower",
        "light",
        "lock",
        "media_player",
        "remote",
        "scene",
        "script",
        "siren",
        "switch",
        "vacuum",
        "valve",
        "water_heater",
    }
)
ACTS_ON: Mapping[str, frozenset[str]] = {
    intent.INTENT_TURN_ON: SWITCHED,
    intent.INTENT_TURN_OFF: SWITCHED,
    intent.INTENT_SET_POSITION: frozenset({"cover", "valve"}),
    intent.INTENT_STOP_MOVING: frozenset({"cover", "valve"}),
}
# Integrations whose tools act on their own domain only.
OWN_DOMAIN = frozenset(
    {
        "calendar",
        "climate",
        "fan",
        "humidifier",
        "lawn_mower",
        "light",
        "media_player",
        "todo",
        "vacuum",
    }
)
