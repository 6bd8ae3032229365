"""What is risky in a house, as data: which actions, device classes and names.

The owner's rules come before these defaults; the defaults lean to asking once
too often where a door, fire, water or an alarm is concerned.
"""

from collections.abc import Mapping
from typing import Final

from ..lang.tables import common_words, sets
from .tiers import Act, Tier

# Actions that never run because somebody said so: they end or rewrite the house.
NEVER_ACTIONS: Final = frozenset(
    {
        "homeassistant.restart",
        "homeassistant.stop",
        "homeassistant.reload_all",
        "homeassistant.reload_core_config",
        "homeassistant.reload_config_entry",
        "homeassistant.reload_custom_templates",
        "homeassistant.save_persistent_states",
        "homeassistant.set_location",
        "recorder.purge",
        "recorder.purge_entities",
        "recorder.disable",
        "backup.create",
        "backup.create_automatic",
        "logger.set_default_level",
        "frontend.reload_themes",
        "system_log.clear",
        "logger.set_level",
    }
)
NEVER_DOMAINS: Final = frozenset({"hassio"})
NEVER_SERVICES: Final = frozenset({"reload"})

# What runs code, commands or other minds: nobody can tell what comes of it.
OPAQUE_DOMAINS: Final = frozenset(
    {
        "ads",
        "ai_task",
        "alexa_devices",
        "alexa_media",
        "command_line",
        "conversation",
        "debugpy",
        "downloader",
        "ebusd",
        "envisalink",
        "file",
        "google_assistant_sdk",
        "homematic",
        "ifttt",
        "ihc",
        "imap",
        "insteon",
        "isy994",
        "jarvis",
        "knx",
        "lcn",
        "modbus",
        "monzo",
        "mqtt",
        "opentherm_gw",
        "pilight",
        "pyscript",
        "python_script",
        "rest_command",
        "rflink",
        "rfxtrx",
        "saunum",
        "shell_command",
        "system_bridge",
        "zha",
        "zigbee2mqtt",
        "zwave_js",
    }
)

# What is heard as somebody's own words.
SAID_TO_AGENTS: Final = frozenset({"conversation.process", "jarvis.ask"})

# Words of services that give somebody a key, speak to a machine directly, end a guard
# or spend something.
DELICATE: Final = frozenset(
    {
        "adb",
        "authorize",
        "autolock",
        "bypass",
        "code",
        "credential",
        "deauthorize",
        "deposit",
        "dial",
        "exec",
        "execute",
        "firmware",
        "keypress",
        "lock",
        "oven",
        "panic",
        "password",
        "pin",
        "power",
        "raw",
        "relays",
        "rfid",
        "shell",
        "token",
        "transparent",
        "unbypass",
        "upgrade",
        "webhook",
        "withdraw",
        "write",
    }
)

# Per action; what is not here falls to its domain below.
ACTIONS: Final[Mapping[str, Tier]] = {
    "lock.lock": Tier.FREE,
    "lock.unlock": Tier.CONFIRM,
    "lock.open": Tier.CONFIRM,
    "alarm_control_panel.alarm_disarm": Tier.CONFIRM,
    "alarm_control_panel.alarm_trigger": Tier.CONFIRM,
    "valve.close_valve": Tier.SAY,
    "valve.stop_valve": Tier.FREE,
    "siren.turn_off": Tier.SAY,
    "lawn_mower.dock": Tier.FREE,
    "lawn_mower.pause": Tier.FREE,
    "automation.turn_on": Tier.SAY,
    "automation.turn_off": Tier.CONFIRM,
    "automation.toggle": Tier.CONFIRM,
    "water_heater.turn_off": Tier.SAY,
    "camera.turn_off": Tier.CONFIRM,
    "camera.turn_on": Tier.SAY,
    "camera.disable_motion_detection": Tier.CONFIRM,
    "camera.record": Tier.CONFIRM,
    "camera.snapshot": Tier.CONFIRM,
    "image.snapshot": Tier.CONFIRM,
    "camera.play_stream": Tier.SAY,
    "assist_satellite.start_conversation": Tier.CONFIRM,
    "assist_satellite.ask_question": Tier.CONFIRM,
    "device_tracker.see": Tier.CONFIRM,
    "group.set": Tier.CONFIRM,
    "group.remove": Tier.CONFIRM,
    "cloud.remote_connect": Tier.CONFIRM,
    "cloud.remote_disconnect": Tier.CONFIRM,
    "scene.create": Tier.CONFIRM,
    "scene.delete": Tier.CONFIRM,
    "script.turn_off": Tier.SAY,
    "update.install": Tier.CONFIRM,
    "homeassistant.update_entity": Tier.FREE,
    "person.add": Tier.CONFIRM,
    "remote.delete_command": Tier.CONFIRM,
    "remote.learn_command": Tier.CONFIRM,
    "lawn_mower.start_mowing": Tier.SAY,
}
DOMAINS: Final[Mapping[str, Tier]] = {
    "lock": Tier.CONFIRM,
    "alarm_control_panel": Tier.SAY,
    "valve": Tier.CONFIRM,
    "siren": Tier.CONFIRM,
    "water_heater": Tier.SAY,
    "homeassistant": Tier.CONFIRM,
    "notify": Tier.SAY,
    "tts": Tier.FREE,
    "update": Tier.CONFIRM,
}

# How a message begins that a phone obeys instead of showing it.
PHONE_COMMAND: Final = "command_"

# Covers that are ways into the house; opening them is asked about.
ENTRANCES: Final = frozenset({"door", "garage", "gate"})
# These only let light in, whatever they hang beside.
SHADES: Final = frozenset({"awning", "blind", "curtain", "shade", "window"})
OPENING: Final = frozenset(
    {
        "open_cover",
        "open_cover_tilt",
        "toggle",
        "toggle_cover_tilt",
        "set_cover_position",
        "set_cover_tilt_position",
    }
)
CLOSING: Final = frozenset({"close_cover", "close_cover_tilt"})
# How far, by action.
POSITIONS: Final[Mapping[str, str]] = {
    "set_cover_position": "position",
    "set_cover_tilt_position": "tilt_position",
}

# Domains whose entities switch something that only the name can tell.
NAMED: Final = frozenset(
    {
        "button",
        "input_boolean",
        "input_button",
        "input_number",
        "input_select",
        "number",
        "input_text",
        "select",
        "switch",
        "remote",
        "text",
    }
)
# Opening, disarming and flooding: the same whatever it came out of.
GUARDED: Final = frozenset({"alarm_control_panel", "lock", "siren", "valve"})


def lets_in(act: Act) -> bool:
    """Tell whether an act opens a way in, ends the guard, or lets water run."""
    if act.domain == "cover":
        return act.service in OPENING
    tier = ACTIONS.get(act.name, DOMAINS.get(act.domain, Tier.FREE))
    return act.domain in GUARDED and tier >= Tier.CONFIRM


def _words(name: str) -> frozenset[str]:
    return frozenset(common_words("risks", name))


# Parts of names, folded, of what burns, floods, opens or must not be switched off.
HOT: Final = _words("hot")
# Heating is everyday; of thermostats only these get dangerously hot.
OVENS: Final = _words("ovens")
OPENERS: Final = _words("openers")
# Those that only name the place: what stands there may be something else.
PLACES: Final = OPENERS & _words("places")
# Of shutters and dampers only these words tell a way in: "door shutter" does not.
GATES: Final = _words("gates")
# Openers by name alone, and the words that make an opener of a door's or gate's name.
DOOR_OPENERS: Final = _words("door_openers")
TO_OPEN: Final = _words("to_open")
# Of a button: what ends what others are in the middle of.
RESTARTS: Final = _words("restarts")
VITAL: Final = _words("vital")
# Whole words that only contain one of the above: "doorbell light" opens nothing.
HARMLESS: Final = _words("harmless")
# Words that mean something else in most languages: only where they are spoken.
HOT_IN: Final = sets("risks", "hot_in")
# Beside these words a garage, a door or an oven is only lit.
LAMPS: Final = _words("lamps")
NO_LAMPS: Final = _words("no_lamps")
# What else stands beside a door or in a garage, and what an oven has above it.
COMPANIONS: Final = LAMPS | _words("companions")
# In Italian a room, elsewhere an eye on the door.
COMPANIONS_IN: Final = sets("risks", "companions_in")
HOODS: Final = LAMPS | _words("hoods")
# Words that mean something of their own together.
TOGETHER: Final = frozenset(tuple(phrase.split("_")) for phrase in _words("together"))
