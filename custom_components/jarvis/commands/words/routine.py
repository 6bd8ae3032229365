"""Scenes, scripts and routines in words."""

PATTERNS = {
    "en": {
        "run": (
            "(run|execute|trigger|launch) [the|my] {routine} [(routine|script|scene)]",
            "(activate|start) [the|my] {routine} (routine|script|scene)",
            "activate [the|my] {routine}",
        ),
    },
    "de": {
        "run": (
            "(führe|führ) [die|das|mein|meine] [(routine|skript|szene)] {routine} aus",
            "(starte|aktiviere) [die|das|mein|meine] (routine|skript|szene) {routine}",
            "aktiviere [die|das|mein|meine] {routine}",
        ),
    },
}
LINES = {
    "en": {
        "ran": "{name} is done.",
        "started": "{name} is running.",
        "scene": "{name} it is.",
        "circle": "{name} would run itself again and again, so I stopped there.",
        "unavailable": "{name} is not available.",
        "failed": "{name} did not work: {why}.",
        "silent": "{name} had nothing to tell.",
    },
    "de": {
        "ran": "{name} ist erledigt.",
        "started": "{name} läuft.",
        "scene": "{name} ist eingestellt.",
        "circle": "{name} würde sich selbst immer wieder aufrufen, darum habe ich dort aufgehört.",
        "unavailable": "{name} ist nicht verfügbar.",
        "failed": "{name} hat nicht geklappt: {why}.",
        "silent": "{name} hatte nichts zu sagen.",
    },
}
ASK_FIELD = {"en": "What shall it be?", "de": "Was soll es sein?"}
ASK = {"en": "Which scene or script?", "de": "Welche Szene, welches Skript?"}
EXAMPLES = {
    "en": ("activate movie night", "run the good night routine"),
    "de": ("Aktiviere Filmabend", "Starte die Routine Gute Nacht"),
}
