"""Which of Home Assistant's intents only ask, and what they are about when unnamed."""

from typing import Final

QUERIES: Final = frozenset(
    {
        "HassClimateGetTemperature",
        "HassGetCurrentDate",
        "HassGetCurrentTime",
        "HassGetState",
        "HassGetWeather",
        "HassRespond",
        "HassTimerStatus",
    }
)
"""Intents that change nothing."""

SIMPLE: Final = frozenset(
    {
        "HassBroadcast",
        "HassCancelAllTimers",
        "HassCancelTimer",
        "HassDecreaseTimer",
        "HassGetCurrentDate",
        "HassGetCurrentTime",
        "HassIncreaseTimer",
        "HassNevermind",
        "HassPauseTimer",
        "HassRespond",
        "HassShoppingListAddItem",
        "HassShoppingListCompleteItem",
        "HassStartTimer",
        "HassTimerStatus",
        "HassUnpauseTimer",
    }
)
"""Intents about no entity; an area among their slots is only a name."""

GROUPS: Final = {
    "HassClimateGetTemperature": frozenset({"climate"}),
    "HassClimateSetFanMode": frozenset({"climate"}),
    "HassClimateSetTemperature": frozenset({"climate"}),
    "HassFanSetSpeed": frozenset({"fan"}),
    "HassGetWeather": frozenset({"weather"}),
    "HassLawnMowerDock": frozenset({"lawn_mower"}),
    "HassLawnMowerStartMowing": frozenset({"lawn_mower"}),
    "HassLightSet": frozenset({"light"}),
    "HassMediaNext": frozenset({"media_player"}),
    "HassMediaPause": frozenset({"media_player"}),
    "HassMediaPlayerMute": frozenset({"media_player"}),
    "HassMediaPlayerUnmute": frozenset({"media_player"}),
    "HassMediaPrevious": frozenset({"media_player"}),
    "HassMediaSearchAndPlay": frozenset({"media_player"}),
    "HassMediaUnpause": frozenset({"media_player"}),
    "HassSetPosition": frozenset({"cover", "valve"}),
    "HassSetVolume": frozenset({"media_player"}),
    "HassSetVolumeRelative": frozenset({"media_player"}),
    "HassVacuumCleanArea": frozenset({"vacuum"}),
    "HassVacuumReturnToBase": frozenset({"vacuum"}),
    "HassVacuumStart": frozenset({"vacuum"}),
}
"""Domains an intent is about when the sentence names an area, or nothing."""

EVERYTHING: Final = frozenset({"fan", "light", "media_player", "switch"})
"""Domains that "everything in the kitchen" may mean: no locks, no blinds."""

ALIKE: Final = {
    "blind": ("shutter", "shade"),
    "shade": ("blind", "shutter"),
    "shutter": ("blind", "shade"),
}
"""Classes of covers that people call by one another's names, nearest first."""

PLACELESS: Final = frozenset({"scene", "script"})
"""Domains whose entities often have no area and are meant all the same."""

HOUSEWIDE: Final = frozenset(
    {
        "HassClimateGetTemperature",
        "HassClimateSetTemperature",
        "HassLightSet",
    }
)
"""Intents that mean the whole home when nobody knows where the speaker is."""

HANDFUL: Final = 2
"""Targets that such a sentence may reach without asking."""

ALSO: Final = {
    "switch": frozenset({"humidifier", "input_boolean", "remote", "siren"}),
    "sensor": frozenset(
        {"alarm_control_panel", "binary_sensor", "counter", "humidifier"}
        | {"input_boolean", "input_number", "input_select", "lawn_mower", "number"}
        | {"person", "remote", "select", "siren", "update", "vacuum"}
        | {"water_heater"}
    ),
}
"""Domains that the templates' sentences hold for, too, beside those they name."""

BARE: Final = frozenset({"scene", "script"})
"""Domains that may be started by saying nothing but the name."""

PLAIN: Final = frozenset({"HassTurnOn", "HassTurnOff"})
"""Intents that a sentence means where it fits another one just as well."""

READINGS: Final = {"HassClimateGetTemperature": "temperature"}
"""Questions about a place that can be told to have no answer there, and the class of
the sensors that tell it where nothing else does."""
