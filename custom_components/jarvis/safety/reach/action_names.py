"""What one thing is called in places that name actions differently, as data."""

from collections.abc import Mapping
from typing import Final

# What "on" and "off" are called where they are not called so.
ON_OFF: Final[Mapping[str, Mapping[str, str]]] = {
    "cover": {"turn_on": "open_cover", "turn_off": "close_cover"},
    "valve": {"turn_on": "open_valve", "turn_off": "close_valve"},
    "lock": {"turn_on": "lock", "turn_off": "unlock"},
    "button": {"turn_on": "press"},
    "input_button": {"turn_on": "press"},
}
# The state a scene restores, as the action that brings it about.
RESTORING: Final[Mapping[str, Mapping[str, str]]] = {
    "lock": {
        "unlocked": "unlock",
        "unlocking": "unlock",
        "locked": "lock",
        "locking": "lock",
        "open": "open",
        "opening": "open",
    },
    "cover": {
        "open": "open_cover",
        "opening": "open_cover",
        "closed": "close_cover",
        "closing": "close_cover",
    },
    "valve": {
        "open": "open_valve",
        "opening": "open_valve",
        "closed": "close_valve",
        "closing": "close_valve",
    },
    "alarm_control_panel": {"disarmed": "alarm_disarm", "triggered": "alarm_trigger"},
    "climate": {"off": "turn_off"},
    "lawn_mower": {
        "docked": "dock",
        "returning": "dock",
        "mowing": "start_mowing",
    },
}
# What any other state stands for there: the worst it may come to mean.
RESTORING_OTHERS: Final[Mapping[str, str]] = {
    "lock": "unlock",
    "cover": "open_cover",
    "valve": "open_valve",
    "climate": "set_hvac_mode",
    "lawn_mower": "pause",
}
# Attributes that are restored beside the state: the action, and what it calls them.
RESTORED_VALUES: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "cover": {
        "current_position": ("set_cover_position", "position"),
        "current_tilt_position": ("set_cover_tilt_position", "tilt_position"),
    },
    "climate": {"temperature": ("set_temperature", "temperature")},
}
DEVICE_ACTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "cover": {
        "open": "open_cover",
        "close": "close_cover",
        "stop": "stop_cover",
        "open_tilt": "open_cover_tilt",
        "close_tilt": "close_cover_tilt",
        "set_position": "set_cover_position",
        "set_tilt_position": "set_cover_tilt_position",
    },
    "alarm_control_panel": {
        "disarm": "alarm_disarm",
        "trigger": "alarm_trigger",
        "arm_away": "alarm_arm_away",
        "arm_home": "alarm_arm_home",
        "arm_night": "alarm_arm_night",
        "arm_vacation": "alarm_arm_vacation",
    },
    "light": {"brightness_increase": "turn_on", "brightness_decrease": "turn_on"},
    "vacuum": {"clean": "start", "dock": "return_to_base"},
}
