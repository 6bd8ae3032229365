"""What is risky in a house, as data: which actions, device classes and names.

The owner's rules come before these defaults; the defaults lean to asking once
too often where a door, fire, water or an alarm is concerned.
"""

from collections.abc import Mapping
from typing import Final

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


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Parts of names, folded, of what burns, floods, opens or must not be switched off.
HOT: Final = _words(
    "oven stove cooker hob cooktop hotplate grill toaster fryer iron kettle sauna "
    "boiler furnace fireplace heater radiant gas kiln solder "
    "backofen gashahn gasherd ofen herd kochfeld herdplatte toaster fritteuse "
    "bugeleisen "
    "wasserkocher sauna kessel kamin heizstab heizlufter heizgerat gas lotkolben "
    "cuisiniere plaque friteuse bouilloire chaudiere cheminee radiateur gaz "
    "horno estufa cocina freidora plancha hervidor caldera chimenea calefactor "
    "forno fornello friggitrice ferro bollitore caldaia camino stufa "
    "fornuis kookplaat friteuse strijkijzer waterkoker ketel kachel "
    "repasser vitroceramica vitroceramique induccion cottura inductieplaat inductie "
    "indukcyjna strykjarn bastu barbecue bbq raclette waffeleisen "
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
    "buzzer buzz latch unlatch deadbolt barrier bollard hatch stopcock strongbox safe "
    "panic "
    "turoffner offner garage garagentor tor schloss entriegel sirene alarm "
    "ventil tur "
    "haustur eingangstur wohnungstur kellertur hintertur gartentur terrassentur "
    "balkontur nebentur hoftor gartentor einfahrtstor rolltor schiebetor "
    "sektionaltor "
    "torantrieb tormotor tursummer turdrucker schranke poller riegel tresor "
    "haupthahn wasserhahn absperrhahn waffenschrank "
    "porte portail portillon serrure verrou gache barriere garage alarme vanne "
    "robinet "
    "puerta porton cerradura cerradero cerrojo barrera cochera alarma sirena valvula "
    "grifo llave cassaforte kluis sejf "
    "porta cancello cancelletto portone serratura elettroserratura chiavistello "
    "sbarra "
    "allarme valvola rubinetto deur voordeur achterdeur poort slot slagboom kraan "
    "porta portao fechadura brama brame bramy furtka elektrozaczep zamek drzwi zawor "
    "dorr grind garageport portoppnare "
    "дверь ворота замок сирена клапан kapi kilit vana ドア 鍵 门 锁 阀 문 잠금"
)
# Those that only name the place: what stands there may be something else.
PLACES: Final = OPENERS & _words(
    "garage gate door garagentor tor tur haustur eingangstur wohnungstur kellertur "
    "hintertur gartentur terrassentur balkontur nebentur hoftor gartentor "
    "einfahrtstor rolltor schiebetor sektionaltor porte portail portillon puerta "
    "porton cochera porta cancello cancelletto portone deur voordeur achterdeur poort "
    "portao brama brame "
    "bramy furtka drzwi dorr grind garageport дверь ворота kapi ドア 门 문"
)
# Of shutters and dampers only these words tell a way in: "door shutter" does not.
GATES: Final = _words(
    "garage gate rollup tor rolltor garagentor hoftor einfahrtstor sektionaltor "
    "portail "
    "portillon porton cancello garagedeur poort brama grind ворота kapi 门 ガレージ "
    "차고 "
)
# Openers by name alone, and the words that make an opener of a door's or gate's name.
DOOR_OPENERS: Final = _words(
    "opener buzzer turoffner garagenoffner toroffner tursummer turdrucker portier "
    "gache abrepuertas apriporta elettroserratura deuropener"
)
TO_OPEN: Final = _words(
    "open opens opening unlock unlocks disarm release offnen offne auf aufmachen "
    "aufschliessen aufsperren entriegeln entsperren ouvrir ouvre ouverture "
    "deverrouiller abrir abre apertura desbloquear aprire apri sblocca sbloccare "
    "openen ontgrendelen ontsluiten abrir otworz otworzyc oppna открыть открой ac "
)
# Of a button: what ends what others are in the middle of.
RESTARTS: Final = _words(
    "reboot restart shutdown factory neustart neustarten herunterfahren "
    "werkseinstellung werkseinstellungen redemarrer redemarrage reiniciar reinicio "
    "riavvia riavvio herstart herstarten"
)
VITAL: Final = _words(
    "breaker mains hauptschalter sicherungskasten disjoncteur disyuntor salvavita "
    "hoofdschakelaar groepenkast internet wlan wifi "
    "fridge freezer refrigerator router modem server nas oxygen cpap respirator pump "
    "smoke surveillance rauchmelder babyphone uberwachungskamera beatmungsgerat "
    "heimbeatmung sicherung kylskap "
    "alarm security aquarium medical "
    "kuhlschrank gefrierschrank kuhltruhe gefriertruhe sauerstoff pumpe sicherheit "
    "refrigerateur congelateur pompe nevera congelador bomba frigorifico "
    "frigorifero congelatore "
    "koelkast vriezer pomp kyl frys lodowka zamrazarka холодильник роутер buzdolabi "
    "冷蔵庫 冰箱 냉장고"
)
# Whole words that only contain one of the above: "doorbell light" opens nothing.
HARMLESS: Final = _words(
    "clock doorbell chime bell klingel sonnette timbre campanello deurbel indoors"
    "doorbell doorlight doormat indoor outdoor storage wolf roof tower actor "
    "monitor "
    "motor ironing gasse gast gasten gaste gastezimmer natur futur ventilator "
    "ventilatoren deckenventilator temperatur tortue "
    "ventilateur ventilatore ventilador locker lockers safety kindersicherung "
    "towel kaminzimmer portable gaming sports sportraum portrait airport"
)
# Words that mean something else in most languages: only where they are spoken.
HOT_IN: Final[Mapping[str, frozenset[str]]] = {
    "fr": _words("four fours fer poele"),
    "es": _words("placa"),
}
# Beside these words a garage, a door or an oven is only lit.
LAMPS: Final = _words(
    "light lights lamp lamps led licht lichter lampe lampen leuchte lumiere lampada "
    "luce luz luces lamp verlichting lampa swiatlo свет isik ライト 灯 조명 "
    "lighting lichterkette beleuchtung eclairage iluminacion illuminazione oswietlenie "
    "belysning belichting bulb backlight"
)
NO_LAMPS: Final = _words("skylight skylights oberlicht oberlichter")
# What else stands beside a door or in a garage, and what an oven has above it.
COMPANIONS: Final = LAMPS | _words(
    "charger ladegerat wallbox chargeur cargador caricatore laddare socket outlet "
    "steckdose prise enchufe presa stopcontact gniazdko uttag fan hood dunstabzug "
    "radio display kamera camara telecamera bell chime gong ringtone "
    "volume lautstarke temperature temperatur temperatura humidity feuchtigkeit motion "
    "bewegung wreath kranz vent lufter"
)
# In Italian a room, elsewhere an eye on the door.
COMPANIONS_IN: Final[Mapping[str, frozenset[str]]] = {
    "en": _words("camera cameras"),
    "fr": _words("camera cameras"),
    "nl": _words("camera cameras"),
}
HOODS: Final = LAMPS | _words(
    "hood extractor dunstabzug dunstabzugshaube abzug abzugshaube hotte campana cappa "
    "afzuigkap okap koksflakt"
)
# Words that mean something of their own together.
TOGETHER: Final = frozenset(
    tuple(phrase.split("_"))
    for phrase in _words(
        "alarm_clock alarm_clocks child_lock screen_lock panel_lock slot_machine "
        "slot_car safe_mode door_bell door_bells"
    )
)
