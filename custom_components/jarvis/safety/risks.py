"""What is risky in a house, as data: which actions, device classes and names.

The owner's rules come before these defaults; the defaults lean to asking once
too often where a door, fire, water or an alarm is concerned.
"""

from collections.abc import Mapping
from typing import Final

from .tiers import Tier

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
        "ai_task",
        "alexa_devices",
        "alexa_media",
        "command_line",
        "conversation",
        "downloader",
        "file",
        "google_assistant_sdk",
        "imap",
        "insteon",
        "jarvis",
        "knx",
        "modbus",
        "mqtt",
        "pyscript",
        "python_script",
        "rest_command",
        "rflink",
        "rfxtrx",
        "shell_command",
        "zha",
        "zigbee2mqtt",
        "zwave_js",
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
    "device_tracker.see": Tier.CONFIRM,
    "group.set": Tier.CONFIRM,
    "cloud.remote_connect": Tier.CONFIRM,
    "cloud.remote_disconnect": Tier.CONFIRM,
    "scene.create": Tier.CONFIRM,
    "scene.delete": Tier.CONFIRM,
    "script.turn_off": Tier.SAY,
    "update.install": Tier.CONFIRM,
    "homeassistant.update_entity": Tier.FREE,
    "person.add": Tier.CONFIRM,
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

# Covers that are ways into the house; opening them is asked about.
ENTRANCES: Final = frozenset({"door", "garage", "gate"})
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
        "select",
        "switch",
        "remote",
    }
)
SWITCHING_ON: Final = frozenset(
    {"turn_on", "toggle", "press", "select_option", "send_command"}
)
SETTING: Final = frozenset({"set_value", "set_temperature", "set_hvac_mode"})


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Parts of names, folded, of what burns, floods, opens or must not be switched off.
HOT: Final = _words(
    "oven stove cooker hob cooktop hotplate grill toaster fryer iron kettle sauna "
    "boiler furnace fireplace heater radiant gas kiln solder "
    "backofen ofen herd kochfeld herdplatte toaster fritteuse bugeleisen "
    "wasserkocher sauna kessel kamin heizstab heizlufter heizgerat gas lotkolben "
    "cuisiniere plaque friteuse bouilloire chaudiere cheminee radiateur gaz "
    "horno estufa cocina freidora plancha hervidor caldera chimenea calefactor "
    "forno fornello friggitrice ferro bollitore caldaia camino stufa "
    "fornuis kookplaat friteuse strijkijzer waterkoker ketel kachel "
    "ugn spis varmelement piekarnik kuchenka zelazko czajnik bojler ovn komfyr "
    "духовка плита утюг чайник котел обогреватель газ firin ocak utu isitici gaz "
    "オーブン コンロ ヒーター ストーブ 烤箱 炉灶 暖炉 加热器 燃气 오븐 난로 히터"
)
# Heating is everyday; of thermostats only these get dangerously hot.
OVENS: Final = _words(
    "oven sauna kiln grill cooktop backofen kochfeld horno forno piekarnik духовка "
    "firin オーブン 烤箱 오븐"
)
OPENERS: Final = _words(
    "opener garage gate lock unlock door siren alarm valve "
    "turoffner offner garage garagentor tor schloss entriegel sirene alarm ventil tur "
    "porte portail serrure garage alarme vanne puerta porton cerradura cochera alarma "
    "valvula porta cancello serratura allarme valvola deur poort slot kraan "
    "porta portao fechadura brama zamek drzwi dorr grind "
    "дверь ворота замок сирена клапан kapi kilit vana ドア 鍵 门 锁 阀 문 잠금"
)
VITAL: Final = _words(
    "fridge freezer refrigerator router modem server nas oxygen cpap ventilator pump "
    "alarm security aquarium medical "
    "kuhlschrank gefrierschrank kuhltruhe gefriertruhe sauerstoff pumpe sicherheit "
    "refrigerateur congelateur pompe nevera congelador bomba frigorifero congelatore "
    "koelkast vriezer pomp kyl frys lodowka zamrazarka холодильник роутер buzdolabi "
    "冷蔵庫 冰箱 냉장고"
)
# Whole words that only contain one of the above: "doorbell light" opens nothing.
HARMLESS: Final = _words(
    "doorbell chime bell klingel sonnette timbre campanello deurbel indoors"
    " doorbell doorlight doormat indoor outdoor storage wolf roof tower actor monitor "
    "motor ironing gasse gast gasten gaste gastezimmer natur futur temperatur tortue "
    "towel kaminzimmer portable gaming sports sportraum portrait airport"
)
# Beside these words a garage or a door is only lit.
LAMPS: Final = _words(
    "light lights lamp lamps led licht lichter lampe lampen leuchte lumiere lampada "
    "luce luz luces lamp verlichting lampa swiatlo свет isik ライト 灯 조명"
)
