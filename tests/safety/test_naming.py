"""What a thing is by its name, its class and its domain, in a house as it is found."""

import pytest

from custom_components.jarvis.safety.policy import Policy
from custom_components.jarvis.safety.tiers import Act, Asker, Tier
from homeassistant.core import HomeAssistant

ASKER = Asker(conversation_id="c", language="en")
RISKY = {
    "switch.turn_on": """
        Gas|Gas shutoff|Gashahn|Gaz|Türöffner|Haustür|Haustür Summer|Hoftor|Rolltor
        Einfahrtstor|Schranke|Garage relay|Garagentor Impuls|Driveway gate|Barrier
        Door strike|Entry buzzer|Siren|Alarmsirene|Oven|Backofen|Sauna heater|Kettle
        Bügeleisen|Portail entrée|Gâche électrique|Serrure|Verrou porte|Vanne eau
        Puerta garaje|Portón|Cerradura|Válvula agua|Sirena|Cancelletto|Portone
        Elettroserratura|Valvola gas|Poort|Voordeur slot|Slagboom|Garagedeur|Haupthahn
        Absperrventil|Plaque de cuisson|Horno|Forno|Fornuis|Space heater|Kellertür
        Cerradero eléctrico|Furtka|Elektrozaczep|Portöppnare|Zawór wody|Llave de paso
        Vitrocerámica|Inductieplaat|Płyta indukcyjna|Strykjärn|Bastu|Barbecue|Gun safe
        Panic button|Garage door lock camera|Water valve socket|Skylight hatch
    """,
    "switch.turn_off": """
        Fridge|Freezer|Kühlschrank|Router|NAS|Main breaker|Mains|Hauptschalter
        Disjoncteur|Hoofdschakelaar|Sump pump|CPAP|Congelatore|Frigorífico|Koelkast
        Kylskåp|Beatmungsgerät|Smoke detectors|Rauchmelder|Babyphone|Sicherung Küche
    """,
    "switch.toggle": "Fridge|Main breaker|Router|Türöffner",
    "button.press": """
        Türöffner|Open gate|Garage|Door opener|Reboot router|Factory reset|Neustart
        Ouvrir portail|Apri cancello|Abrir puerta|Open de poort|Siren test
    """,
    "input_button.press": "Türöffner|Garage|Gate",
    "script.turn_on": """
        Türöffner|Open the gate|Open garage|Tor öffnen|Unlock front door|Haustür öffnen
        Ouvrir le portail|Abrir la puerta|Apri cancello|Open de poort|Disarm alarm
    """,
    "cover.open_cover": """
        Garage|Gate|Hoftor|Rolltor|Haustür|Portail|Cancello|Puerta|Poort|Garagentor
    """,
    "select.select_next": "Gate mode|Alarm mode",
    "input_number.increment": "Garage door position",
    "text.set_value": "Gate command",
    "remote.send_command": "Gate remote|Garage opener",
    "climate.set_temperature": "Oven|Sauna|Backofen|Horno",
    "valve.toggle": "Bed",
    "update.install": "Firmware",
    "camera.turn_off": "Hall",
}
EVERYDAY = {
    "switch.turn_on": """
        Coffee machine|Fan|Garden sprinkler|Garage light|Haustürlicht|Doorbell light
        Pool pump|EV charger|Wallbox|Waschmaschine|Ventilator|Deckenventilator|Motor
        Door light|Luz puerta|Lampada porta|Clock|Summer mode|Temperatur|Monitor
        Garage charger|Wallbox Garage|Steckdose Garage|Lichterkette Garage|Ventilateur
        Haustürbeleuchtung|Éclairage portail|Garagebelysning|Door wreath|Child lock
        Alarm clock radio|Slot machine|Locker room fan|Oven light|Ofenlicht|Hotte
        Cooker hood|Dunstabzugshaube Herd|Fireplace lights|Kindersicherung|Relay four
        Door bell chime|Garage camera|Safe mode
    """,
    "switch.turn_off": """
        Oven|Gas|Sauna|EV charger|TV|Kettle|Siren|Türöffner|Ventilator|Alarm clock
    """,
    "number.set_value": "Garage temperature|Doorbell chime volume",
    "button.press": "Doorbell|Identify|Klingel|Find phone",
    "script.turn_on": """
        Good night|Lock all doors|Close garage|Open the blinds|Rollos öffnen|Alles aus
        Garage lights|Lights at the open door|Türen abschließen|Fermer le portail
    """,
    "cover.open_cover": "Kitchen blind|Rollo|Markise|Volet salon|Persiana|Tapparella",
    "climate.set_temperature": "Living room|Thermostat",
    "input_boolean.turn_on": "Guest mode|Gästemodus",
    "light.turn_on": "Garage|Gate|Door",
    "vacuum.start": "Robi",
    "humidifier.turn_on": "Bedroom",
    "lawn_mower.dock": "Mower",
}
COVERS = [
    ("garage", "X", True),
    ("gate", "X", True),
    ("door", "X", True),
    ("shutter", "Rolltor", True),
    ("shutter", "Garage", True),
    ("shutter", "Patio door", False),
    ("blind", "Garage blind", False),
    ("curtain", "Door curtain", False),
    ("awning", "Gate awning", False),
    ("damper", "Damper", False),
]


def asked(hass: HomeAssistant, action: str, name: str, **attributes: str) -> bool:
    """Tell whether an action on a thing of that name is asked about."""
    domain, _, service = action.partition(".")
    entity_id = f"{domain}.some_1"
    hass.states.async_set(entity_id, "off", {"friendly_name": name, **attributes})
    act = Act(domain=domain, service=service, entity_id=entity_id)
    return Policy(hass=hass).judge([act], ASKER).tier >= Tier.CONFIRM


def named(text: str) -> list[str]:
    """Return the names in a table."""
    return [name.strip() for line in text.split("\n") for name in line.split("|")]


@pytest.mark.parametrize("risky", [True, False], ids=["risky", "everyday"])
async def test_names_tell(hass: HomeAssistant, *, risky: bool) -> None:
    table = RISKY if risky else EVERYDAY
    wrong = [
        (action, name)
        for action, names in table.items()
        for name in filter(None, named(names))
        if asked(hass, action, name) is not risky
    ]
    assert not wrong


@pytest.mark.parametrize(("language", "risky"), [("fr", True), ("en", False)])
async def test_a_word_means_what_it_means_in_this_house(
    hass: HomeAssistant, language: str, *, risky: bool
) -> None:
    hass.config.language = language
    assert asked(hass, "switch.turn_on", "Four") is risky


@pytest.mark.parametrize(("device_class", "name", "risky"), COVERS)
async def test_a_way_in_is_told_by_class_and_name(
    hass: HomeAssistant, device_class: str, name: str, *, risky: bool
) -> None:
    told = asked(hass, "cover.open_cover", name, device_class=device_class)
    assert told is risky


async def test_a_phone_obeys_no_message(hass: HomeAssistant) -> None:
    for message, risky in (("command_activity", True), ("Dinner is ready", False)):
        act = Act(
            domain="notify", service="mobile_app_phone", data={"message": message}
        )
        told = Policy(hass=hass).judge([act], ASKER).tier
        assert (told >= Tier.CONFIRM) is risky
