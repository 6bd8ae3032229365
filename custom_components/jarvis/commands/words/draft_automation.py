"""Drafting automations in words."""

# "Turn it on every day at seven" may be somebody's story: only who begins with the
# rule, or names an automation, wants one without a model's opinion.
PATTERNS = {
    "en": {
        "daily": (
            "[(create|make|draft|add|set up) an automation [(to|that)]] (every day|each day|daily) at {time} [to] turn {state:on|off} [the] {entity}",
            "[(create|make|draft|add|set up) an automation [(to|that)]] (every day|each day|daily) at {time} [to] turn [the] {entity} {state:on|off}",
            "(create|make|draft|add|set up) an automation (to|that) (turn|turns) {state:on|off} [the] {entity} (every day|each day|daily) at {time}",
        ),
        "when": (
            "whenever [the] {trigger} (turns|goes|is turned|comes) {to:on|off} turn {state:on|off} [the] {entity}",
            "whenever [the] {trigger} (turns|goes|is turned|comes) {to:on|off} turn [the] {entity} {state:on|off}",
            "(create|make|draft|add|set up) an automation (to|that) (turn|turns) {state:on|off} [the] {entity} (when|whenever) [the] {trigger} (turns|goes|is turned|comes) {to:on|off}",
            "(create|make|draft|add|set up) an automation when [the] {trigger} (turns|goes|is turned|comes) {to:on|off} turn {state:on|off} [the] {entity}",
        ),
    },
    "de": {
        "daily": (
            "[(erstelle|mach|mache|entwirf) eine (automation|automatisierung)] (jeden tag|täglich) um {time} (schalte|schalt|mach) [den|die|das] {entity} {state:an|ein|aus}",
            "(erstelle|mach|mache|entwirf) eine (automation|automatisierung) die [den|die|das] {entity} (jeden tag|täglich) um {time} {state:anschaltet|einschaltet|ausschaltet|anmacht|ausmacht}",
        ),
        "when": (
            "immer wenn [der|die|das] {trigger} {to:an|aus} geht [dann] (schalte|schalt|mach|mache) [den|die|das] {entity} {state:an|ein|aus}",
            "immer wenn [der|die|das] {trigger} {to:angeht|ausgeht} [dann] (schalte|schalt|mach|mache) [den|die|das] {entity} {state:an|ein|aus}",
            "(erstelle|mach|mache|entwirf) eine (automation|automatisierung) die [den|die|das] {entity} {state:anschaltet|einschaltet|ausschaltet|anmacht|ausmacht} wenn [der|die|das] {trigger} {to:angeht|ausgeht}",
        ),
    },
}
ON_OFF = {
    "en": "on=on,off=off",
    "de": "an=on,ein=on,aus=off,anschaltet=on,einschaltet=on,anmacht=on,angeht=on,ausschaltet=off,ausmacht=off,ausgeht=off",
}
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
        "make an automation to turn off the kitchen light every day at 11 pm",
        "whenever the front door contact turns on turn on the hallway light",
    ),
    "de": (
        "Jeden Tag um 7 Uhr schalte das Küchenlicht an",
        "Erstelle eine Automation, die das Küchenlicht jeden Tag um 23 Uhr ausschaltet",
        "Immer wenn die Terrassentür angeht, schalte das Küchenlicht an",
    ),
}
