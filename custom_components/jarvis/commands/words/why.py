"""Why, who and what was done, in words."""

from collections.abc import Mapping, Sequence

from .why_abroad import ABROAD, LINES as LINES_ABROAD

type _Patterns = Mapping[str, Mapping[str, Sequence[str]]]

_ON = "on playing heat cool heat_cool auto dry fan_only cleaning open opening"
# What people say a thing is, or was made, as Home Assistant's states.
STATES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "on": _ON,
        "running": _ON,
        "off": "off idle standby paused docked",
        "open": "open opening",
        "opened": "open opening",
        "closed": "closed closing",
        "shut": "closed closing",
        "locked": "locked locking",
        "unlocked": "unlocked unlocking open",
        "close": "closed closing",
        "lock": "locked locking",
        "unlock": "unlocked unlocking open",
        "start": _ON,
        "stop": "off idle standby paused docked",
    },
    "de": {
        "an": _ON,
        "eingeschaltet": _ON,
        "angeschaltet": _ON,
        "angemacht": _ON,
        "aus": "off idle standby paused docked",
        "ausgeschaltet": "off idle standby paused docked",
        "ausgemacht": "off idle standby paused docked",
        "offen": "open opening",
        "auf": "open opening",
        "geöffnet": "open opening",
        "aufgemacht": "open opening",
        "zu": "closed closing",
        "geschlossen": "closed closing",
        "zugemacht": "closed closing",
        "abgeschlossen": "locked locking",
        "verriegelt": "locked locking",
        "aufgeschlossen": "unlocked unlocking open",
        "entriegelt": "unlocked unlocking open",
        "angegangen": _ON,
        "angesprungen": _ON,
        "ausgegangen": "off idle standby paused docked",
        "aufgegangen": "open opening",
        "zugegangen": "closed closing",
    },
}
_IS = "{state:on|running|off|open|closed|shut|locked|unlocked}"
_SWITCHED = "(turned|switched|put|set|made)"
_WHO = "(who|what|who was it (that|who)|what was it that|which of us)"
_SOMEBODY = "(you|i|we|someone|somebody|anyone|anybody|an automation)"
_JEMAND = "(du|ich|wir|jemand|irgendjemand|irgendwer|wer|einer|eine automation)"
_DO = "(do|done|change|changed|do to it|switch|switched|turn on|turned on|turn off|turned off|open|opened|close|closed|set|undo|undone)"
_TUN = "(gemacht|getan|geändert|verändert|geschaltet|umgeschaltet|verstellt|umgestellt|eingeschaltet|ausgeschaltet|angemacht|ausgemacht|geöffnet|geschlossen|rückgängig gemacht)"
_TODAY = "(today|yesterday|last night|yesterday (morning|afternoon|evening)|earlier today|so far|all day|so far today|this morning|this afternoon|this evening|tonight|until now|up to now|since this morning|while i was (out|away|gone|asleep|at work)|while we were (out|away|gone|asleep)|overnight)"
_HEUTE = "(heute|gestern|gestern abend|gestern nachmittag|gestern morgen|vorhin|letzte nacht|bisher|bis jetzt|heute schon|heute bisher|den ganzen tag|heute morgen|heute früh|heute vormittag|heute nachmittag|heute abend|seit heute morgen|seit heute früh|während ich weg war|während wir weg waren|über nacht|heute nacht)"
_LATELY = "(in|during|over|within) the (last|past) (hour|half hour|half an hour|[few|couple of|five|ten|fifteen|twenty|thirty] minutes|while)"
_NEULICH = "(in der letzten [halben] stunde|während der letzten [halben] stunde|die letzte [halbe] stunde|in den letzten [paar|fünf|zehn|fünfzehn|zwanzig|dreißig] minuten|in letzter zeit)"
_JUST = "(just|exactly|actually|really|last|lately|just now|right now|a moment ago|a second ago|there|then|now|a minute ago)"
_BEFORE = "(before that|before it|before this|before|prior to that|earlier than that|just before that)"
_GERADE = "(gerade|eben|gerade eben|da|da eben|da gerade|jetzt|denn|eigentlich|genau|vorhin|zuletzt|als letztes|jetzt gerade)"
_IST = "{state:an|eingeschaltet|angeschaltet|aus|ausgeschaltet|offen|auf|geöffnet|zu|geschlossen|abgeschlossen|verriegelt|aufgeschlossen|entriegelt}"
_WURDE = "{state:eingeschaltet|angeschaltet|angemacht|ausgeschaltet|ausgemacht|geöffnet|aufgemacht|geschlossen|zugemacht|abgeschlossen|verriegelt|aufgeschlossen|entriegelt}"

_WHY = (
    "(why|how come|for (what|which) reason|what for|for what|on what grounds|whyever)"
)
_WARUM = "(warum|wieso|weshalb|wozu|wofür|weswegen|aus welchem grund|aus welchen gründen|zu welchem zweck)"
_TELL = "(tell|name|give|describe|recount|state|recall|list|show|explain|repeat|remind me of|tell me about|(talk|run|walk|take) (me|us) through|go (over|through)|sum up) [(me|us)]"
_LATEST = "(last|latest|most recent|previous|very last)"
_DEED = "(action|actions|act|deed|deeds|move|moves|change|changes|step|steps)"
_NENNE = "(nenn|nenne|nennen sie|sag|sage|sagen sie|erzähl|erzähle|beschreib|beschreibe|erklär|erkläre|zeig|zeige|wiederhol|wiederhole|(geh|gehe) [mit mir])"
_LETZTE = (
    "(deine|deinen|die|den|ihre|ihren) (letzte|letzten|jüngste|jüngsten|vorige|vorigen)"
)
_TAT = "(aktion|aktionen|tat|taten|änderung|änderungen|handlung|handlungen|tätigkeit|schritt|schritte|schaltung)"
_ASKED_EN = "(told|asked|ordered|instructed) (you to (do (that|this|it)|(turn|switch|open|close|lock|unlock|set|start|stop) {what})|for (that|this))"

PATTERNS: _Patterns = {
    **ABROAD,
    "en": {
        "why": (
            f"{_WHY} [(did you|have you|you) [just] (do|done|did) (that|this|it)] [(just now|now|then)]",
            f"{_WHY} (was|is) (that|this|it) [done]",
            "(what|which) [(was|is|were)] [(the|your)] (reason|point|idea|purpose) [(for|of|behind) (that|this|it|doing (that|this|it))] [(you did that|why you did that)]",
            "(what's|what is|what was) (the|your) (reason|point|idea|purpose) [(for|of|behind) (that|this|it|doing (that|this|it))] [[why] you did (that|this|it)]",
            "what (prompted|caused|led|moved|triggered|drove|possessed|got into) [you] [to] [do] [(that|this|it)]",
            f"who {_ASKED_EN}",
            "(why|how) did (that|this|it) (happen|come about) [just now]",
            "how come (that|this|it) happened [just now]",
            "why (that|is that)",
            "why did you (say|think) that",
            "what made you do (that|this|it)",
            "why not",
            "why do you ask [me] [that]",
            "why (can't|won't|cannot) you [do (that|it)]",
            "why (didn't|did you not) [you] [do (that|it)]",
            f"what [(exactly|all|else)] (did you|have you) [{_JUST}] {_DO} [{_JUST}]",
            "what (was|is) (that|it) you [just] did",
            "what (was|is|were) (your|the) (last|latest|most recent|previous) (action|actions|deed|move|change|command|step) [of yours|you took|you made]",
            "(which|what) {what} (was|is) (it|that) [that] [you] [just] [touched|changed|switched|moved|set|turned on|turned off|turned|opened|closed] [on|off|just now|then|there]",
            "what happened [(just now|there|now)]",
            "(what was|tell me) the last thing [that] you did",
            f"{_TELL} (your|the) {_LATEST} {_DEED} [(again|once more|of yours|you took|you made)]",
            f"[(sorry|pardon|wait|hang on|excuse me)] what (did you say|is it|was it|exactly is it) [that] you [{_JUST}] (did|changed|switched|touched|turned on|turned off|opened|closed) [{_JUST}]",
            f"what (were|are) you [just] (up to|doing|busy with) [{_JUST}]",
            f"(tell me|explain|show me|say) [to me] [exactly] what you [{_JUST}] (did|changed|switched|have done) [{_JUST}]",
            f"which {{what}} (did you|have you) [just] {_DO} [(on|off)]",
            "(was|is) (that|this|it) you",
            "who (did|was|has done) (that|this|it)",
            "(what|why) on earth (was|is) that",
            f"{_WHY} (did|have) you (turn|turned|switch|switched|open|opened|close|closed|lock|locked|unlock|unlocked|set|dim|dimmed|start|started|stop|stopped|pause|paused) {{what}}",
            "(explain|explain that|explain yourself|how so)",
            "what was that [for|about]",
        ),
        "before": (
            "[and] [what about] [the one] (before that|before it|before this|prior to that|previously|before that one|one before that)",
            f"[and] what (did you do|have you done|did you change|did you switch|was it|was that|was|happened|came|else did you do) {_BEFORE}",
            f"[and] what (was|is) the (thing|one|action|deed|change|command|step|move|other one|other thing) {_BEFORE} [one]",
            f"[and] {_TELL} the (thing|one|action|deed|change|command|step) {_BEFORE} [one]",
            "[and] the (action|deed|change|command|step) before [(that|it|the last [one])]",
        ),
        "worked": (
            "(did (it|that) work|did (it|that) go through|is it done|was it done|did you do it)",
            "(did (it|that) work [out] [now]|has (it|that) worked|is (it|that) done now|did you manage)",
        ),
        "thing": (
            f"(why is|why are|how come) {{what}} [(still|suddenly|already|now|currently)] {_IS} [now]",
            f"how come {{what}} (is|are) [still|suddenly|already] {_IS}",
            f"(why is|why are|how come) {{what}} [(still|suddenly|already)] {_IS} {{prep:in|on|at}} {{where}}",
            f"{_WHO} [has] {_SWITCHED} {{state:on|off}} {{what}}",
            f"{_WHO} [has] {_SWITCHED} {{what}} {{state:on|off}}",
            f"{_WHO} [has] [just] (dimmed|adjusted|changed|moved|set|touched|switched|started|stopped|paused) {{what}}",
            "what happened (to|with) {what}",
            f"{_WHO} [has] {{state:opened|closed|shut|locked|unlocked}} {{what}}",
            f"was it (you|me|us|somebody|someone|an automation) (who|that|which) {_SWITCHED} {{state:on|off}} {{what}}",
            f"was it (you|me|us|somebody|someone|an automation) (who|that|which) {_SWITCHED} {{what}} {{state:on|off}}",
            "was it (you|me|us|somebody|someone|an automation) (who|that|which) {state:opened|closed|shut|locked|unlocked} {what}",
            f"(when|why|how|how come) (did|has|have) {_SOMEBODY} (turn|turned|switch|switched|put) {{state:on|off}} {{what}}",
            f"(when|why|how|how come) (did|has|have) {_SOMEBODY} (turn|turned|switch|switched|put) {{what}} {{state:on|off}}",
            f"(when|why|how|how come) (did|has|have) {_SOMEBODY} {{state:open|close|lock|unlock|opened|closed|locked|unlocked}} {{what}}",
            "(did|has|have) (someone|somebody|anyone|anybody|an automation) [just] (turn|turned|switch|switched) {state:on|off} {what}",
            "(did|has|have) (someone|somebody|anyone|anybody|an automation) [just] (turn|turned|switch|switched) {what} {state:on|off}",
            "(why|how come) (did|has) {what} [(just|suddenly)] (turn|turned|come|gone|go|switch|switched) [itself] {state:on|off} [(by itself|on its own|just now)]",
            "(what|who) made {what} [(just|suddenly)] (turn|come|go|switch) [itself] {state:on|off}",
            "(why|how come) {what} [(just|suddenly)] (turned|came|went|switched) [itself] {state:on|off} [(by itself|on its own|just now)]",
            "(why|how come) did {what} [(just|suddenly)] {state:open|close|lock|unlock|start|stop} [itself] [(by itself|on its own|just now)]",
            "who [has] left {what} {state:on|open|unlocked|running}",
            f"(since when|how long) (is|are|has|have) {{what}} [been] {_IS} and why",
        ),
        "burning": (
            "(why is|why are|how come) {what} [(still|suddenly|already)] (lit|shining|glowing|burning)",
            "why (does|do) {what} [still] (shine|glow|burn)",
        ),
        "thing_not": (
            f"(why isn't|why aren't|why is not) {{what}} {_IS}",
            f"why (is|are) {{what}} not {_IS}",
        ),
        "refused": (
            "why (didn't|did not|won't|will not|wouldn't|can't|cannot|don't) you (turn|switch|open|close|lock|unlock|set|dim|start|stop|pause|play|do) {what}",
            "why (did|do|have|will|would|can|could) you not (turn|switch|open|close|lock|unlock|set|dim|start|stop|pause|play|do|turned|switched|opened|closed|locked|unlocked|started|stopped|done) {what}",
            "why (haven't|have not) you (turned|switched|opened|closed|locked|unlocked|set|dimmed|started|stopped|paused|played|done) {what}",
        ),
        "today": (
            f"what [(all|else|exactly)] (have you|did you) [all] ({_DO}|been doing|been up to) [in the house] {_TODAY}",
            "what (all|else) have you done [today]",
            f"(list|tell me|show me|give me) (what|everything|all) [that] you (did|have done|changed|have changed|have switched|switched) [{_TODAY}]",
            f"what have you been (doing|up to) [{_TODAY}]",
            f"(run|walk|take|talk) me through (what|everything|all) [that] (you've|you have|you) (been up to|been doing|done|did|changed) [{_TODAY}]",
            f"(sum up|summarise|summarize|recap) (what|everything|all) [that] (you've|you have|you) (been up to|been doing|done|did|changed) [{_TODAY}]",
            f"(is there anything|anything) you (did|have done|changed|have changed) {_TODAY}",
        ),
        "hour": (
            f"what (have you done|did you do) {_LATELY}",
            f"(list|name|enumerate|tell|show|give) [me] (what|everything|all) [that] you (did|have done|changed|have changed|switched|have switched) {_LATELY}",
        ),
    },
    "de": {
        "why": (
            f"{_WARUM} [(das|denn|denn das|hast du das [(gerade|eben|denn|jetzt)] (gemacht|getan|gesagt))]",
            f"{_WARUM} (war|ist|passierte) das [(gerade|eben|jetzt|denn)] [(passiert|geschehen|so|gut|nötig|nütze|gedacht)]",
            f"{_NENNE} [(mir|uns)] [(bitte|mal|noch mal|noch einmal)] {_LETZTE} {_TAT} [(noch mal|noch einmal|bitte)] [(durch|mit mir durch|auf)]",
            f"(womit|mit was) warst du [{_GERADE}] [{_GERADE}] beschäftigt",
            "(was|welches) (war|ist) (der|dein|denn der) (grund|anlass|zweck|sinn) [(dafür|davon|hierfür)] [dass du das (gemacht|getan) hast]",
            "wie (kam|kommt) es [dazu] [(dass|das)] [du das (gemacht|getan) hast]",
            "wie kam das [zustande]",
            "was hat dich [denn] dazu (gebracht|bewogen|veranlasst) [das zu (machen|tun)]",
            "wer hat (dir das (gesagt|aufgetragen|befohlen)|dich [denn] [darum] (gebeten|beauftragt)|das (verlangt|gewollt|veranlasst|angeordnet|in auftrag gegeben))",
            "wer (wollte|will) das",
            f"was [genau] hast du [{_GERADE}] [{_GERADE}] {_TUN}",
            "was ist [(gerade|eben|da|da gerade|denn|jetzt)] passiert",
            "was (war|waren|ist) (deine|die) (letzte|letzten|jüngste|vorige) (aktion|aktionen|tat|änderung|handlung|tätigkeit) [von dir]",
            "(welche|welches|welcher|welchen) {what} (war|ist) (das|es) [gerade|eben|denn|jetzt] [den du|die du|das du] [angefasst|geschaltet|verändert|geändert]",
            "was war das letzte [das|was] [du] (gemacht|getan) hast",
            "(welche|welches|welchen|welcher) {what} hast du [(gerade|eben|da)] "
            + _TUN,
            "(warst du das|war das du|bist du das gewesen)",
            "wer (war|hat|macht) das [(gerade|eben)] [(gemacht|getan)]",
            "wie kommst du [denn] darauf",
            "was (soll|sollte) das [(denn|eben|gerade)]",
            f"{_WARUM} hast du {{what}} (eingeschaltet|angemacht|angeschaltet|ausgeschaltet|ausgemacht|abgeschaltet|geöffnet|aufgemacht|geschlossen|zugemacht|abgeschlossen|aufgeschlossen|gestellt|gedimmt|gestartet|gestoppt)",
            "was war das [eben|gerade|denn]",
            f"(sag|sage|erkläre|erklär|erzähl) [mir] [(bitte|mal|genau)] was du [{_GERADE}] {_TUN} hast",
            "erklär [mir] das",
            "(warum|wieso|weshalb) nicht",
            "(warum|wieso|weshalb) fragst du [mich] [das]",
            "(warum|wieso|weshalb) (kannst|darfst|machst) du das nicht",
        ),
        "before": (
            "[und] [(was war|was kam|was ist|was geschah)] (davor|vorher|zuvor|vor dem|noch davor|vor diesem)",
            f"[und] was (hast du|haben sie|hattest du) (davor|vorher|zuvor|noch davor) [{_GERADE}] {_TUN}",
            "[und] was war (das|die|der) (davor|vorher|zuvor)",
            "[und] (das|die|den|der) (aktion|tat|änderung|befehl|schritt|schaltung) (davor|vorher|zuvor)",
            f"[und] {_NENNE} [mir] (das|die|den) [(aktion|tat|änderung|befehl|schritt)] (davor|vorher|zuvor)",
        ),
        "worked": (
            "(hat (das|es) (geklappt|funktioniert)|ist (es|das) (erledigt|gemacht|passiert)|hast du es gemacht)",
            "(hat (das|es) (jetzt|nun|denn) (geklappt|funktioniert)|ist (es|das) (jetzt|nun) (erledigt|gemacht)|hast du es geschafft)",
        ),
        "thing": (
            f"(warum|wieso|weshalb) (ist|sind) {{what}} [(noch|noch immer|immer noch|schon|plötzlich|denn|jetzt|gerade|auf einmal)] {_IST}",
            f"wer hat {{what}} {_WURDE}",
            f"wer war (es|das) (der|die) {{what}} {_WURDE} hat",
            "wer hat [(gerade|eben)] {what} (gedimmt|verstellt|geändert|umgestellt|gestellt|bewegt|gestartet|gestoppt|pausiert|umgeschaltet|angefasst)",
            "was ist (mit|bei) {what} (passiert|geschehen|los)",
            f"wer hat {{prep:im|in der|in|auf dem|auf der|am}} {{where}} {{what:das licht|die lampe|die lampen|die lichter|das rollo|die heizung|den fernseher|die musik|das radio}} {_WURDE}",
            "wer hat {what} {state:an|aus|auf|zu|offen} (gemacht|gelassen|geschaltet)",
            f"(war es|war das) (du|ich|jemand|eine automation) (der|die|das) {{what}} {_WURDE} hat",
            f"wann (hast|habe|hat|haben) {_JEMAND} {{what}} {_WURDE}",
            f"wann wurde {{what}} [zuletzt] {_WURDE}",
            f"hat (jemand|irgendjemand|irgendwer|wer|einer|eine automation) [(gerade|eben)] {{what}} {_WURDE}",
            "(warum|wieso|weshalb) (ging|geht|sprang|springt) {what} [(plötzlich|gerade|eben|einfach|denn|von selbst|von alleine)] {state:an|aus|auf|zu}",
            "(warum|wieso|weshalb) (ist|sind) {what} [(plötzlich|gerade|eben|einfach|denn|von selbst|von alleine)] {state:angegangen|ausgegangen|aufgegangen|zugegangen|angesprungen}",
            f"(warum|wieso|weshalb) wurde {{what}} {_WURDE}",
            f"(warum|wieso|weshalb) (ist|sind) {{prep:im|in der|in|auf dem|auf der|am}} {{where}} {{what:das licht|die lampe|die lampen|die lichter|das rollo|die heizung|der fernseher|die musik|das radio}} [(noch|immer noch|noch immer|denn|schon)] {_IST}",
            "von wem wurde {what} " + _WURDE,
        ),
        "burning": (
            "(warum|wieso|weshalb) (brennt|brennen|leuchtet|leuchten|läuft|laufen) {what} [(noch|noch immer|immer noch|schon|denn|eigentlich)]",
            "(warum|wieso|weshalb) (brennt|brennen|leuchtet|leuchten|läuft|laufen) {prep:im|in der|in|auf dem|auf der|am} {where} [(noch|noch immer|immer noch|schon|denn)] {what:licht|das licht|die lampe|die lampen|die heizung|der fernseher|die musik|das radio|musik}",
        ),
        "thing_not": (
            f"(warum|wieso|weshalb) (ist|sind) {{what}} [denn|noch] nicht {_IST}",
        ),
        "refused": (
            "(warum|wieso|weshalb) (hast|machst|kannst|willst|wolltest|schaltest|öffnest|schließt) du {what} nicht [(eingeschaltet|angemacht|angeschaltet|ausgeschaltet|ausgemacht|geöffnet|aufgemacht|geschlossen|zugemacht|abgeschlossen|aufgeschlossen|gestellt|gedimmt|gestartet|gestoppt|an|aus|auf|zu|ab)]",
        ),
        "today": (
            f"was [(genau|alles)] hast du {_HEUTE} [(alles|so|schon|so alles|im haus)] {_TUN}",
            f"was hast du (alles|heute alles|heute so) {_TUN} [(während ich weg war|während wir weg waren|als ich weg war)]",
            f"(sag|zeig|erzähl) [mir] [(alles|bitte)] was du {_HEUTE} [alles] {_TUN} hast",
            f"(sag|sage|zeig|zeige|erzähl|erzähle) [mir] [mal] alles was du {_TUN} hast",
            f"(sag|sage|zeig|zeige|erzähl|erzähle) [mir|uns] [mal|bitte] was du [so] (alles|so|so alles) {_TUN} hast",
            f"was alles hast du {_TUN}",
        ),
        "hour": (
            f"was hast du {_NEULICH} [so|alles] {_TUN}",
            f"(sag|zeig|erzähl|nenn|liste|zähl) [mir] [(alles|bitte|mal)] [auf] [alles] was du {_NEULICH} [(so|alles)] {_TUN} hast",
        ),
    },
}
LINES = {
    **LINES_ABROAD,
    "en": {
        "nothing_why": "I have done nothing yet that I could explain.",
        "last_was": "The last thing I did was {command}.",
        "unknown_thing": "I do not know which thing you mean, so I cannot tell who it was.",
    },
    "de": {
        "nothing_why": "Ich habe noch nichts getan, das ich erklären könnte.",
        "last_was": "Zuletzt habe ich {command} ausgeführt.",
        "unknown_thing": "Ich weiß nicht, welches Gerät Sie meinen, also kann ich nicht sagen, wer es war.",
    },
}
EXAMPLES: Mapping[str, Sequence[str]] = {
    "en": (
        "why did you do that?",
        "what have you changed today?",
        "who turned on the kitchen light?",
    ),
    "de": ("Warum hast du das gemacht?", "Wer hat das Küchenlicht angemacht?"),
}
