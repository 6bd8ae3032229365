"""Drafting automations in words."""

PATTERNS = {
    "en": {
        "daily": (
            "(every day|each day|daily) at {time} turn {state:on|off} [the] {entity}",
            "turn {state:on|off} [the] {entity} (every day|each day|daily) at {time}",
            "turn [the] {entity} {state:on|off} (every day|each day|daily) at {time}",
        ),
        "when": (
            "(when|whenever) [the] {trigger} (turns|goes|is turned|comes) {to:on|off} turn {state:on|off} [the] {entity}",
            "(when|whenever) [the] {trigger} (turns|goes|is turned|comes) {to:on|off} turn [the] {entity} {state:on|off}",
        ),
    },
    "de": {
        "daily": (
            "(schalte|schalt|mach) [jeden tag|täglich] um {time} [den|die|das] {entity} {state:an|ein|aus}",
            "(schalte|schalt|mach) [den|die|das] {entity} (jeden tag|täglich) um {time} {state:an|ein|aus}",
        ),
        "when": (
            "(wenn|immer wenn) [der|die|das] {trigger} {to:an|aus} geht (schalte|mach) [den|die|das] {entity} {state:an|ein|aus}",
        ),
    },
}
ON_OFF = {"en": "on=on,off=off", "de": "an=on,ein=on,aus=off"}
LINES = {
    "en": {
        "preview": "I would make this automation: {text}. Shall I?",
        "stored": "The automation “{alias}” is in place.",
        "invalid": "That automation would not work: {why}.",
        "hidden": "{entity} is not exposed to me, so I do not automate it.",
        "no_automations": "Automations are not set up in this Home Assistant.",
        "gone": "That draft is no longer valid.",
        "failed": "I could not store the automation: {why}.",
        "then": "then",
        "and": "and",
        "or": "or",
        "if": "if",
        "at": "at {at}",
        "every_day": "every day at {at}",
        "state": "when {entity} changes to {to}",
        "state_any": "when {entity} changes",
        "numeric": "when {entity} goes {bounds}",
        "sun": "at {event}",
        "zone": "when {entity} {event}s {zone}",
        "other": "on a {kind} trigger",
        "is": "{entity} is {to}",
        "condition": "a {kind} condition holds",
        "action": "{action} {entity}",
        "wait": "wait {length}",
        "step": "a {kind} step",
        "above": "above {value}",
        "below": "below {value}",
        "name": "Drafted by Jarvis",
    },
    "de": {
        "preview": "Ich würde diese Automation anlegen: {text}. Soll ich?",
        "stored": "Die Automation „{alias}“ ist angelegt.",
        "invalid": "Diese Automation würde nicht gehen: {why}.",
        "hidden": "{entity} ist mir nicht freigegeben, darum automatisiere ich es nicht.",
        "no_automations": "Automationen sind in diesem Home Assistant nicht eingerichtet.",
        "gone": "Dieser Entwurf gilt nicht mehr.",
        "failed": "Ich konnte die Automation nicht speichern: {why}.",
        "then": "dann",
        "and": "und",
        "or": "oder",
        "if": "falls",
        "at": "um {at}",
        "every_day": "jeden Tag um {at}",
        "state": "wenn {entity} zu {to} wechselt",
        "state_any": "wenn sich {entity} ändert",
        "numeric": "wenn {entity} {bounds} liegt",
        "sun": "bei {event}",
        "zone": "wenn {entity} {zone} betritt oder verlässt ({event})",
        "other": "bei einem Auslöser {kind}",
        "is": "{entity} {to} ist",
        "condition": "eine Bedingung {kind} gilt",
        "action": "{action} {entity}",
        "wait": "{length} warten",
        "step": "ein Schritt {kind}",
        "above": "über {value}",
        "below": "unter {value}",
        "name": "Von Jarvis entworfen",
    },
}
ASK = {"en": "What should it do, and when?", "de": "Was soll sie tun, und wann?"}
EXAMPLES = {
    "en": (
        "every day at 7 am turn on the kitchen light",
        "turn off the kitchen light every day at 11 pm",
    ),
    "de": ("Schalte das Küchenlicht jeden Tag um 7 Uhr an",),
}
