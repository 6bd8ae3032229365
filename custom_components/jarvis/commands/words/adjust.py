"""Brighter, dimmer, warmer, cooler, in words."""

_BIT_EN = "[(a bit|bit|a little|a little bit|a touch|a tad|a notch|slightly|somewhat|much|a lot|even|still|just a bit)]"
_BIT_DE = "[(etwas|bisschen|ein bisschen|ein wenig|ein klein wenig|eine spur|ein stück|deutlich|viel|noch|noch etwas|noch ein bisschen|noch ein wenig)]"
_BY_EN = "[(by a degree|by {amount} [(percent|degrees|degree)])]"
_STEP_EN = "by (a degree|{amount} [(percent|degrees|degree)])"
_BY_DE = "[um {amount} [(prozent|grad)]]"
_IN_EN = "(in|on) [the] {target}"
_HERE_EN = "[(in here|here|in the room|(in|on) [the] {target})]"
_IN_DE = "(hier|hier drin|(im|in der|auf dem|auf der) {target})"
_THERE_DE = "(im|in|in der|auf dem|auf der) {target}"
_HERE_DE = "[(hier|hier drin|im raum|(im|in|in der|auf dem|auf der) {target})]"

_SO_EN = "[(so|very|really|quite|pretty|rather|a bit|a little|still|awfully|too)]"
_SO_DE = "[(so|sehr|ganz|ziemlich|ganz schön|echt|recht|etwas|ein bisschen|ein wenig|immer noch)]"

_UP_EN = "(turn|crank|bump|nudge|dial|push|notch|put)"
_DOWN_EN = "(turn|dial|notch|bring|put|knock)"
_UNIT_EN = "(percent|degrees|degree)"
_TURN_DE = "(dreh|drehe|regel|regle|stell|stelle|mach|mache)"
_THE_DE = "[(das|den|die)]"
_UNIT_DE = "(prozent|grad)"
_RAISED_DE = "(hochdrehen|raufdrehen|höherdrehen|höher drehen|hochregeln|hochstellen|höher stellen|höherstellen|erhöhen|anheben)"
_LOWERED_DE = "(runterdrehen|herunterdrehen|niedriger drehen|runterregeln|herunterregeln|runterstellen|niedriger stellen|tiefer stellen|absenken|senken|verringern|reduzieren)"

PATTERNS = {
    "en": {
        "up": (
            f"{_UP_EN} up [the] {{target}} {_BIT_EN} {_BY_EN}",
            f"{_UP_EN} [the] {{target}} up {_BIT_EN} {_BY_EN}",
            f"{_UP_EN} [the] {{target}} up {_BIT_EN} {_BY_EN} (in|on) [the] {{room}}",
            f"{_UP_EN} [the] {{target}} up {{amount}} {_UNIT_EN}",
            f"(bump|nudge|raise|increase|lift|up) [the] {{target}} by {{amount}} [{_UNIT_EN}]",
            "(raise|increase) [the] {target} (a bit|a little|a little bit|slightly|some)",
        ),
        "down": (
            f"{_DOWN_EN} down [the] {{target}} {_BIT_EN} {_BY_EN}",
            f"{_DOWN_EN} [the] {{target}} down {_BIT_EN} {_BY_EN}",
            f"{_DOWN_EN} [the] {{target}} down {_BIT_EN} {_BY_EN} (in|on) [the] {{room}}",
            f"{_DOWN_EN} [the] {{target}} down {{amount}} {_UNIT_EN}",
            f"(drop|lower|reduce|decrease|down) [the] {{target}} by {{amount}} [{_UNIT_EN}]",
            f"(knock|take) {{amount}} {_UNIT_EN} off [the] {{target}}",
        ),
        "brighter": (
            f"(make|turn) [the] {{target}} {_BIT_EN} brighter {_BY_EN}",
            "[(make|turn)] [the] {target} {amount} percent brighter",
            f"[the] {{target}} {_BIT_EN} brighter {_BY_EN}",
            f"[make it] {_BIT_EN} brighter {_HERE_EN}",
            f"[make it] {{amount}} percent brighter {_HERE_EN}",
            f"brighten [up] [the] {{target}} {_BIT_EN} {_BY_EN}",
            f"[(it's|it is|that's|that is)] [(a bit|much|way|far)] too (dark|dim) {_HERE_EN}",
            f"(it's|it is) {_SO_EN} (dark|gloomy|dim) (in here|here)",
            f"(it's|it is) (so|very|rather|quite|a bit|a little) (dark|gloomy|dim) {_IN_EN}",
            "i (can't|cannot|can hardly) see (anything|a thing) [(in here|here)]",
            f"(more light|i need more light) {_HERE_EN}",
        ),
        "dimmer": (
            f"(make|turn) [the] {{target}} {_BIT_EN} (dimmer|darker) {_BY_EN}",
            "[(make|turn)] [the] {target} {amount} percent (dimmer|darker)",
            f"[the] {{target}} {_BIT_EN} (dimmer|darker) {_BY_EN}",
            f"[make it] {_BIT_EN} (dimmer|darker) {_HERE_EN}",
            f"[make it] {{amount}} percent (dimmer|darker) {_HERE_EN}",
            f"dim [down] [the] {{target}} {_BIT_EN} {_BY_EN}",
            f"[(it's|it is|that's|that is)] [(a bit|much|way|far)] too bright {_HERE_EN}",
            f"less light {_HERE_EN}",
        ),
        "warmer": (
            f"(make|turn) [the] {{target}} {_BIT_EN} (warmer|hotter) {_BY_EN}",
            "[(make|turn)] [the] {target} {amount} (degrees|degree) (warmer|hotter|higher)",
            f"[the] {{target}} {_BIT_EN} (warmer|hotter) {_BY_EN}",
            f"[make it] {_BIT_EN} warmer {_HERE_EN}",
            f"[make it] {{amount}} (degree|degrees) warmer {_HERE_EN}",
            f"turn up [the] (heat|heating|thermostat|temperature) {_HERE_EN} {_BY_EN}",
            f"turn up [the] {{target}} (heat|heating|thermostat|temperature|radiator) {_BY_EN}",
            f"(turn|put|bring) [the] {{target}} (heat|heating|thermostat|temperature|radiator) up {_BIT_EN} {_BY_EN}",
            f"[(turn|put|bring)] [the] (heat|heating|thermostat|temperature) up {_BIT_EN} {_HERE_EN} {_BY_EN}",
            f"[(turn|put|bring)] [the] (heat|heating|thermostat|temperature) up {_HERE_EN} {{amount}} (degrees|degree)",
            f"(turn|put) up [the] (heat|heating|thermostat|temperature) {_HERE_EN} {{amount}} (degrees|degree)",
            f"(raise|increase) [the] (heat|heating|temperature) {_HERE_EN} {_BY_EN}",
            f"(raise|increase) [the] (heat|heating|temperature) {_STEP_EN} {_IN_EN}",
            f"(turn|put|bring) [the] (heat|heating|thermostat|temperature) up {_STEP_EN} {_IN_EN}",
            f"turn up [the] (heat|heating|thermostat|temperature) {_STEP_EN} {_IN_EN}",
            f"[(it's|it is|that's|that is)] [(a bit|much|way|far)] too (cold|cool|chilly) {_HERE_EN}",
            f"(i'm|i am|we're|we are|i feel|i'm feeling) {_SO_EN} (cold|freezing|chilly|frozen) [(in here|here)]",
            f"(it's|it is) {_SO_EN} (cold|freezing|chilly) (in here|here|{_IN_EN})",
        ),
        "cooler": (
            f"(make|turn) [the] {{target}} {_BIT_EN} (cooler|colder) {_BY_EN}",
            "[(make|turn)] [the] {target} {amount} (degrees|degree) (cooler|colder|lower)",
            f"[the] {{target}} {_BIT_EN} (cooler|colder) {_BY_EN}",
            f"[make it] {_BIT_EN} (cooler|colder) {_HERE_EN}",
            f"[make it] {{amount}} (degree|degrees) (cooler|colder) {_HERE_EN}",
            f"turn down [the] (heat|heating|thermostat|temperature) {_HERE_EN} {_BY_EN}",
            f"turn down [the] {{target}} (heat|heating|thermostat|temperature|radiator) {_BY_EN}",
            f"(turn|put|bring) [the] {{target}} (heat|heating|thermostat|temperature|radiator) down {_BIT_EN} {_BY_EN}",
            f"[(turn|put|bring)] [the] (heat|heating|thermostat|temperature) down {_BIT_EN} {_HERE_EN} {_BY_EN}",
            f"[(turn|put|bring)] [the] (heat|heating|thermostat|temperature) down {_HERE_EN} {{amount}} (degrees|degree)",
            f"(turn|put) down [the] (heat|heating|thermostat|temperature) {_HERE_EN} {{amount}} (degrees|degree)",
            f"(lower|reduce|decrease) [the] (heat|heating|temperature) {_HERE_EN} {_BY_EN}",
            f"(lower|reduce|decrease) [the] (heat|heating|temperature) {_STEP_EN} {_IN_EN}",
            f"(turn|put|bring) [the] (heat|heating|thermostat|temperature) down {_STEP_EN} {_IN_EN}",
            f"turn down [the] (heat|heating|thermostat|temperature) {_STEP_EN} {_IN_EN}",
            f"[(it's|it is|that's|that is)] [(a bit|much|way|far)] too (warm|hot) {_HERE_EN}",
            f"(i'm|i am|we're|we are|i feel|i'm feeling) {_SO_EN} (hot|boiling|sweating|roasting|too warm|too hot) [(in here|here)]",
            f"(it's|it is) {_SO_EN} (hot|boiling) (in here|here|{_IN_EN})",
        ),
        "faster": (
            f"[(make|turn|set)] [the] {{target}} {_BIT_EN} (faster|stronger) {_BY_EN}",
            f"[(make|turn|set|run) (it|that|this|them)] {_BIT_EN} faster {_BY_EN}",
            f"(speed up|turn up) [the] {{target:fan|ventilator}} {_BIT_EN} {_BY_EN}",
            f"turn [the] {{target:fan|ventilator}} up {_BIT_EN} {_BY_EN}",
        ),
        "slower": (
            f"[(make|turn|set)] [the] {{target}} {_BIT_EN} (slower|weaker) {_BY_EN}",
            f"[(make|turn|set|run) (it|that|this|them)] {_BIT_EN} slower {_BY_EN}",
            f"(slow down|turn down) [the] {{target:fan|ventilator}} {_BIT_EN} {_BY_EN}",
            f"turn [the] {{target:fan|ventilator}} down {_BIT_EN} {_BY_EN}",
        ),
        "wider": (
            "(put|bring|pull|roll) [the] {target} up (a bit|a little|a little bit|slightly)",
            f"(open|raise|lift) [the] {{target}} (a bit|a little|a little bit|slightly|a touch|a crack) [(more|further)] {_BY_EN}",
            f"[(open|raise|move)] [the] {{target}} [(a bit|a little)] (further up|further open|higher) {_BY_EN}",
        ),
        "narrower": (
            "(put|bring|pull|roll) [the] {target} down (a bit|a little|a little bit|slightly)",
            f"(close|lower|shut) [the] {{target}} (a bit|a little|a little bit|slightly|a touch) [(more|further)] {_BY_EN}",
            f"[(close|lower|move)] [the] {{target}} [(a bit|a little)] (further down|further closed) {_BY_EN}",
        ),
    },
    "de": {
        "up": (
            f"{_TURN_DE} {_THE_DE} {{target}} {_BIT_DE} {_BY_DE} (höher|rauf)",
            f"(dreh|drehe|regel|regle) {_THE_DE} {{target}} {_BIT_DE} {_BY_DE} (hoch|herauf)",
            f"{_TURN_DE} {_THE_DE} {{target}} {{amount}} {_UNIT_DE} (höher|rauf|hoch)",
            f"{_THE_DE} {{target}} {_BIT_DE} {_BY_DE} {_RAISED_DE}",
            f"{_THE_DE} {{target}} {{amount}} {_UNIT_DE} {_RAISED_DE}",
            f"(erhöhe|erhöh) {_THE_DE} {{target}} um {{amount}} [{_UNIT_DE}]",
        ),
        "down": (
            f"{_TURN_DE} {_THE_DE} {{target}} {_BIT_DE} {_BY_DE} (niedriger|tiefer)",
            f"(dreh|drehe|regel|regle) {_THE_DE} {{target}} {_BIT_DE} {_BY_DE} (runter|herunter)",
            f"{_TURN_DE} {_THE_DE} {{target}} {{amount}} {_UNIT_DE} (niedriger|runter|herunter|tiefer)",
            f"{_THE_DE} {{target}} {_BIT_DE} {_BY_DE} {_LOWERED_DE}",
            f"{_THE_DE} {{target}} {{amount}} {_UNIT_DE} {_LOWERED_DE}",
            f"(senke|senk|verringere|verringer|reduziere|reduzier) {_THE_DE} {{target}} um {{amount}} [{_UNIT_DE}]",
        ),
        "brighter": (
            f"(mach|mache|stell|stelle|dreh) [(das|den|die)] {{target}} {_BIT_DE} {_BY_DE} heller",
            f"[{_TURN_DE}] {_THE_DE} {{target}} {{amount}} prozent heller [(machen|stellen|drehen)]",
            f"[(das|den|die)] {{target}} {_BIT_DE} {_BY_DE} heller [(machen|stellen|drehen)]",
            f"(mach|mache) es {_HERE_DE} {_BIT_DE} {_BY_DE} heller",
            f"[(mach|mache)] [es] {_BIT_DE} heller {_HERE_DE}",
            f"[(mach|mache)] [es] {{amount}} prozent heller {_HERE_DE}",
            f"[(es ist|das ist|hier ist es)] [(etwas|viel|ein bisschen|ein wenig)] zu dunkel {_HERE_DE}",
            f"{_IN_DE} ist es [(etwas|viel)] zu dunkel",
            f"{_THERE_DE} ist es (so|sehr|ziemlich|etwas|ein bisschen|ein wenig) dunkel",
            f"(hier|hier drin) ist es {_SO_DE} (dunkel|finster|duster|düster)",
            "(ich sehe|man sieht) [(hier|ja|hier ja)] (nichts|gar nichts|kaum etwas|kaum was)",
            f"mehr licht {_HERE_DE}",
        ),
        "dimmer": (
            f"(mach|mache|stell|stelle|dreh) [(das|den|die)] {{target}} {_BIT_DE} {_BY_DE} dunkler",
            f"[{_TURN_DE}] {_THE_DE} {{target}} {{amount}} prozent dunkler [(machen|stellen|drehen)]",
            f"[(das|den|die)] {{target}} {_BIT_DE} {_BY_DE} dunkler [(machen|stellen|drehen)]",
            f"(mach|mache) es {_HERE_DE} {_BIT_DE} {_BY_DE} dunkler",
            f"[(mach|mache)] [es] {_BIT_DE} dunkler {_HERE_DE}",
            f"[(mach|mache)] [es] {{amount}} prozent dunkler {_HERE_DE}",
            f"(dimm|dimme) [(das|den|die)] {{target}} {_BIT_DE} {_BY_DE}",
            "[(das|den|die)] {target} [(etwas|ein bisschen|ein wenig|bisschen)] (dimmen|runterdimmen|herunterdimmen)",
            f"[(es ist|das ist|hier ist es)] [(etwas|viel|ein bisschen|ein wenig)] zu hell {_HERE_DE}",
            f"{_IN_DE} ist es [(etwas|viel)] zu hell",
            f"weniger licht {_HERE_DE}",
        ),
        "warmer": (
            f"(mach|mache|stell|stelle|dreh) [(das|den|die)] {{target}} {_BIT_DE} {_BY_DE} wärmer",
            f"[{_TURN_DE}] {_THE_DE} {{target}} {{amount}} grad wärmer [(machen|stellen|drehen)]",
            f"[(das|den|die)] {{target}} {_BIT_DE} {_BY_DE} wärmer [(machen|stellen|drehen)]",
            f"(mach|mache) es {_HERE_DE} {_BIT_DE} {_BY_DE} wärmer",
            f"[(mach|mache)] [es] {_BIT_DE} wärmer {_HERE_DE}",
            f"[(mach|mache)] [es] {{amount}} grad wärmer {_HERE_DE}",
            f"[(dreh|drehe|mach|mache|stell|stelle)] [die] (heizung|temperatur) {_HERE_DE} {_BIT_DE} {_BY_DE} (höher|hoch|rauf|wärmer) [(drehen|stellen|machen)]",
            f"[(dreh|drehe|mach|mache|stell|stelle)] [die] (heizung|temperatur) um {{amount}} grad (höher|hoch|rauf|wärmer) {_THERE_DE}",
            f"[(dreh|drehe|mach|mache|stell|stelle)] [die] {{target}}~heizung [bitte] {_BIT_DE} {_BY_DE} (höher|hoch|rauf|wärmer) [(drehen|stellen|machen)]",
            f"(dreh|drehe|mach|mache) die heizung {_HERE_DE} {_BIT_DE} auf",
            f"[(dreh|drehe|mach|mache|stell|stelle)] [die] (heizung|temperatur) {_HERE_DE} {{amount}} grad (höher|hoch|rauf|wärmer|mehr)",
            f"(mach|mache) es {_HERE_DE} {{amount}} grad wärmer",
            f"(erhöhe|erhöh) die (heizung|temperatur) {_HERE_DE} {_BY_DE}",
            f"(erhöhe|erhöh) die (heizung|temperatur) um {{amount}} grad {_THERE_DE}",
            f"[(es ist|das ist|hier ist es)] [(etwas|viel|ein bisschen|ein wenig)] zu (kalt|kühl) {_HERE_DE}",
            f"{_IN_DE} ist es [(etwas|viel)] zu (kalt|kühl)",
            f"(mir|uns) ist [es] {_SO_DE} (kalt|zu kalt|kühl) [(hier|hier drin)]",
            "(ich friere|wir frieren|ich erfriere) [(so|hier|ein bisschen|etwas|total)]",
            f"(hier|hier drin) ist es {_SO_DE} (kalt|kühl)",
            f"es ist {_SO_DE} (kalt|kühl|eiskalt) (hier|hier drin|{_THERE_DE})",
            f"{_THERE_DE} ist es {_SO_DE} (kalt|kühl|eiskalt)",
        ),
        "cooler": (
            f"(mach|mache|stell|stelle|dreh) [(das|den|die)] {{target}} {_BIT_DE} {_BY_DE} (kühler|kälter)",
            f"[{_TURN_DE}] {_THE_DE} {{target}} {{amount}} grad (kühler|kälter) [(machen|stellen|drehen)]",
            f"[(das|den|die)] {{target}} {_BIT_DE} {_BY_DE} (kühler|kälter) [(machen|stellen|drehen)]",
            f"(mach|mache) es {_HERE_DE} {_BIT_DE} {_BY_DE} (kühler|kälter)",
            f"[(mach|mache)] [es] {_BIT_DE} (kühler|kälter) {_HERE_DE}",
            f"[(mach|mache)] [es] {{amount}} grad (kühler|kälter) {_HERE_DE}",
            f"[(dreh|drehe|mach|mache|stell|stelle)] [die] (heizung|temperatur) {_HERE_DE} {_BIT_DE} {_BY_DE} (niedriger|runter|herunter|kälter|kühler) [(drehen|stellen|machen)]",
            f"[(dreh|drehe|mach|mache|stell|stelle)] [die] (heizung|temperatur) um {{amount}} grad (niedriger|runter|herunter|kälter|kühler) {_THERE_DE}",
            f"[(dreh|drehe|mach|mache|stell|stelle)] [die] {{target}}~heizung [bitte] {_BIT_DE} {_BY_DE} (niedriger|runter|herunter|kälter|kühler) [(drehen|stellen|machen)]",
            f"[(dreh|drehe|mach|mache|stell|stelle)] [die] (heizung|temperatur) {_HERE_DE} {{amount}} grad (niedriger|runter|herunter|kälter|kühler|weniger)",
            f"(mach|mache) es {_HERE_DE} {{amount}} grad (kühler|kälter)",
            f"(senke|senk|verringere) die (heizung|temperatur) {_HERE_DE} {_BY_DE}",
            f"(senke|senk|verringere) die (heizung|temperatur) um {{amount}} grad {_THERE_DE}",
            f"[(es ist|das ist|hier ist es)] [(etwas|viel|ein bisschen|ein wenig)] zu (warm|heiß) {_HERE_DE}",
            f"{_IN_DE} ist es [(etwas|viel)] zu (warm|heiß)",
            f"(mir|uns) ist [es] {_SO_DE} (warm|heiß|zu warm|zu heiß) [(hier|hier drin)]",
            "(ich schwitze|wir schwitzen) [(so|hier|total)]",
            f"(hier|hier drin) ist es {_SO_DE} (heiß|stickig)",
            f"es ist {_SO_DE} (heiß|stickig) (hier|hier drin|{_THERE_DE})",
            f"{_THERE_DE} ist es {_SO_DE} (heiß|stickig)",
        ),
        "faster": (
            f"[(mach|mache|stell|stelle|dreh) (ihn|sie|es|das)] {_BIT_DE} {_BY_DE} schneller [(stellen|machen|drehen|laufen)]",
            f"[(mach|mache|stell|stelle|dreh)] [(das|den|die)] {{target}} {_BIT_DE} {_BY_DE} (schneller|stärker) [(stellen|machen|drehen)]",
        ),
        "slower": (
            f"[(mach|mache|stell|stelle|dreh) (ihn|sie|es|das)] {_BIT_DE} {_BY_DE} langsamer [(stellen|machen|drehen|laufen)]",
            f"[(mach|mache|stell|stelle|dreh)] [(das|den|die)] {{target}} {_BIT_DE} {_BY_DE} (langsamer|schwächer) [(stellen|machen|drehen)]",
        ),
        "wider": (
            f"[(mach|mache|fahr|fahre|zieh|ziehe)] [(das|den|die)] {{target}} [noch] (etwas|ein bisschen|ein wenig|ein stück|bisschen|weiter) {_BY_DE} (hoch|höher|auf|rauf) [(fahren|machen|ziehen)]",
        ),
        "narrower": (
            f"[(mach|mache|fahr|fahre|zieh|ziehe)] [(das|den|die)] {{target}} [noch] (etwas|ein bisschen|ein wenig|ein stück|bisschen|weiter) {_BY_DE} (runter|herunter|zu|tiefer) [(fahren|machen|ziehen)]",
        ),
    },
}
# What is said after it: once more the same way, or back.
FOLLOWS = {
    "en": {
        "again": (
            "[and] [just] (a bit|a little|a little bit|a tad|some|even|still|much) more",
            "more",
            "(go on|keep going|further|once more|a bit further|one more step)",
            "(that's|that is|it's|it is) [still] not enough",
        ),
        "by_more": (
            "[by] (another|a further|one more) [{amount}] (percent|degrees|degree)",
            "[by] {amount} [(percent|degrees|degree)] more",
            "[by] {amount} more (percent|degrees|degree)",
        ),
        "by": ("by {amount} [(percent|degrees|degree)]",),
        "back": (
            "[no] [(that's|that is|it's|it is|that was)] [(a bit|a little|way|far)] too much",
            "[no] [(a bit|a little)] (less|back)",
            "[no] not (that|so|quite so|quite that) much",
        ),
    },
    "de": {
        "again": (
            "[und] noch (etwas|ein bisschen|ein wenig|ein stück|mehr|weiter|mal)",
            "[noch] (etwas|ein bisschen|ein wenig|ein stück|viel) mehr",
            "mehr",
            "(das|es) reicht noch nicht",
            "(das|es) ist [noch] nicht genug",
        ),
        "by_more": (
            "[und] noch [mal|einmal] [um] {amount} (prozent|grad)",
            "[um] (weitere|nochmal|noch mal) {amount} (prozent|grad)",
            "[um] {amount} (prozent|grad) (mehr|weiter)",
        ),
        "by": ("um {amount} [(prozent|grad)]",),
        "back": (
            "[nein] [(das|es) (ist|war)] [(etwas|ein bisschen|viel)] zu viel",
            "[nein] [doch] nicht (so|ganz so) viel",
            "[nein] [wieder] [(etwas|ein bisschen|ein wenig|ein stück)] (weniger|zurück)",
        ),
    },
}
LINES = {
    "en": {
        "light": "{name} is at {value} percent.",
        "lights_brighter": "Brighter now: {name}.",
        "lights_dimmer": "Dimmer now: {name}.",
        "climate": "{name} is set to {value}.",
        "climates": "Set: {name}.",
        "fan": "{name} is at {value} percent.",
        "fans": "Set: {name}.",
        "cover": "{name} is moving to {value} percent.",
        "covers": "Moving: {name}.",
        "off": "{name} is off.",
        "nothing_on": "No light is on there.",
        "cannot": "{name} cannot be adjusted like that.",
        "limit": "{name} is already as far as it goes.",
        "unavailable": "{name} is not available.",
        "not_so": "{name} did not follow.",
        "failed": "That did not work: {why}.",
        "nothing_here": "I know of nothing to adjust here.",
        "unknown": "I do not know “{said}”.",
    },
    "de": {
        "light": "{name} steht auf {value} Prozent.",
        "lights_brighter": "Jetzt heller: {name}.",
        "lights_dimmer": "Jetzt dunkler: {name}.",
        "climate": "{name} ist auf {value} gestellt.",
        "climates": "Eingestellt: {name}.",
        "fan": "{name} steht auf {value} Prozent.",
        "fans": "Eingestellt: {name}.",
        "cover": "{name} fährt auf {value} Prozent.",
        "covers": "Unterwegs: {name}.",
        "off": "{name} ist aus.",
        "nothing_on": "Dort ist kein Licht an.",
        "cannot": "{name} lässt sich so nicht verstellen.",
        "limit": "{name} ist schon am Anschlag.",
        "unavailable": "{name} ist nicht verfügbar.",
        "not_so": "{name} ist nicht gefolgt.",
        "failed": "Das hat nicht geklappt: {why}.",
        "nothing_here": "Ich kenne hier nichts, was sich verstellen ließe.",
        "unknown": "„{said}“ kenne ich nicht.",
    },
}
# Words that stand for what was spoken of, and no name.
PRONOUNS = {
    "en": "it them that this those these up down the",
    "de": "es sie ihn das die den dies diese diesen",
}
# What stands around a name in "could the lounge be a bit warmer".
AROUND = {"en": ("can could may might", "be go get")}
# A name that ends so is an amount, too.
MEASURES = {
    "en": "percent degree degrees notch notches",
    "de": "prozent grad stufe stufen",
}
ASK = {"en": "Which one?", "de": "Was davon?"}
EXAMPLES = {
    "en": (
        "make the kitchen light brighter",
        "it's too dark in the kitchen",
        "turn up the heating in the bedroom by 2 degrees",
        "lower the bedroom thermostat by 2 degrees",
    ),
    "de": (
        "Mach das Küchenlicht heller",
        "Es ist zu dunkel in der Küche",
        "Mach das Schlafzimmer wärmer",
        "Dreh das Schlafzimmerthermostat zwei Grad runter",
    ),
}
