"""States that a clause tells, looked up."""

from custom_components.jarvis.safety.sentences.told_states import clauses_of, is_so
from homeassistant.core import State

from ..tables import each_row

LAMP_ON = State("light.lamp", "on", {"brightness": 128})
LAMP_OFF = State("light.lamp", "off")
DOOR = State("lock.door", "locked")
BLIND = State("cover.blind", "open", {"current_position": 40})
HEATING = State("climate.room", "heat", {"temperature": 22})
ROBOT = State("vacuum.robot", "docked")


@each_row(
    ("clause", "language", "state", "so"),
    [
        ("the lamp is on already", "en", LAMP_ON, True),
        ("the lamp is already on", "en", LAMP_OFF, False),
        ("it is at 50 percent", "en", LAMP_ON, True),
        ("it is at 80 percent", "en", LAMP_ON, False),
        ("it already sits at 22", "en", HEATING, True),
        ("the door is still locked", "en", DOOR, True),
        ("the blind is closed", "en", BLIND, False),
        ("the robot is running", "en", ROBOT, False),
        ("the door isn't locked", "en", DOOR, False),
        ("the lamp is not on", "en", LAMP_OFF, True),
        ("Die Lampe ist nicht mehr an", "de", LAMP_OFF, True),
        ("la porte n'est pas verrouillée", "fr", DOOR, False),
        ("good evening", "en", LAMP_ON, None),
        ("the door is on", "en", DOOR, None),
        ("Die Lampe brennt schon", "de", LAMP_ON, True),
        ("Sie ist noch an", "de", LAMP_OFF, False),
        ("Die Tür ist bereits abgeschlossen", "de", DOOR, True),
        ("Es sind 22 Grad", "de", HEATING, True),
        ("La lampe est allumée", "fr", LAMP_ON, True),
        ("la luz está encendida", "es", LAMP_ON, True),
        ("la luce è accesa", "it", LAMP_OFF, False),
        ("de lamp brandt", "nl", LAMP_ON, True),
        ("lampan lyser", "sv", LAMP_ON, None),
    ],
)
def test_is_so(clause: str, language: str, state: State, *, so: bool | None) -> None:
    assert is_so(clause, language, [state]) is so


def test_what_was_set_is_not_what_is_measured() -> None:
    room = State("climate.room", "heat", {"temperature": 19, "current_temperature": 22})
    assert is_so("it is set to 22 degrees", "en", [room], measured=False) is False
    assert is_so("it is 22 degrees", "en", [room]) is True


def test_a_sentence_has_clauses() -> None:
    assert clauses_of("Leider nichts, aber er ist an.") == [
        "Leider nichts",
        "aber er ist an",
    ]
