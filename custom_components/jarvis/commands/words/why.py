"""Why, who and what was done, in words."""

from collections.abc import Mapping, Sequence

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
    },
}
_IS = "{state:on|running|off|open|closed|shut|locked|unlocked}"
_IST = "{state:an|eingeschaltet|angeschaltet|aus|ausgeschaltet|offen|auf|geöffnet|zu|geschlossen|abgeschlossen|verriegelt|aufgeschlossen|entriegelt}"
_WURDE = "{state:eingeschaltet|angeschaltet|angemacht|ausgeschaltet|ausgemacht|geöffnet|aufgemacht|geschlossen|zugemacht|abgeschlossen|verriegelt|aufgeschlossen|entriegelt}"

PATTERNS: _Patterns = {
    "en": {
        "why": (
            "why [did you do (that|this|it)]",
            "why (that|is that)",
            "why did you (say|think) that",
            "what made you do that",
            "why not",
            "why do you ask [me] [that]",
            "why (can't|won't|cannot) you [do (that|it)]",
            "why (didn't|did you not) [you] [do (that|it)]",
            "what (did you|have you) [just] (do|done)",
            "what (was|is) (that|it) you [just] did",
            "what (did you|have you) [just] (change|changed|turn on|turn off|switch|switched)",
            "what happened [just now]",
            "(what was|tell me) the last thing [that] you did",
            "what (did you do|have you done) (last|lately|just now|before that)",
            "why (did|have) you (turn|turned|switch|switched|open|opened|close|closed|lock|locked|unlock|unlocked|set|dim|dimmed|start|started|stop|stopped|pause|paused) {what}",
            "tell me what you [just] did",
            "(explain|explain that|explain yourself|how come|how so|what for)",
            "what was that [for|about]",
            "why (have you|did you) [just] (done|do) (that|this|it)",
        ),
        "worked": (
            "(did (it|that) work|did (it|that) go through|is it done|was it done|did you do it)",
            "(did (it|that) work [out] [now]|has (it|that) worked|is (it|that) done now|did you manage)",
        ),
        "thing": (
            f"(why is|why are|how come) {{what}} [still|suddenly|already] {_IS}",
            f"how come {{what}} (is|are) [still|suddenly|already] {_IS}",
            "who [has] (turned|switched) {state:on|off} {what}",
            "who [has] (turned|switched) {what} {state:on|off}",
            "who [has] {state:opened|closed|shut|locked|unlocked} {what}",
            "who [has] left {what} {state:on|open|unlocked|running}",
            f"(since when|how long) (is|are|has|have) {{what}} [been] {_IS} and why",
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
            "what (have you done|did you do|have you been doing) (today|so far|all day|so far today|this morning|this evening|until now)",
            "what (all|else) have you done [today]",
            "(list|tell me|show me) (what|everything) you (did|have done) [today|so far]",
        ),
        "hour": (
            "what (have you done|did you do) (in|during|over|within) the (last|past) hour",
        ),
    },
    "de": {
        "why": (
            "warum [(das|hast du das (gemacht|getan|gesagt))]",
            "wieso [(das|hast du das (gemacht|getan|gesagt))]",
            "was hast du [(gerade|eben|da|da eben)] (gemacht|getan|geändert|geschaltet)",
            "was ist [gerade|eben] passiert",
            "was hast du (zuletzt|als letztes) (gemacht|getan)",
            "was war das letzte [das|was] [du] (gemacht|getan) hast",
            "(warum|wieso|weshalb) hast du {what} (eingeschaltet|angemacht|angeschaltet|ausgeschaltet|ausgemacht|abgeschaltet|geöffnet|aufgemacht|geschlossen|zugemacht|abgeschlossen|aufgeschlossen|gestellt|gedimmt|gestartet|gestoppt)",
            "was war das [eben|gerade|denn]",
            "(sag|erkläre|erklär) mir was du [gerade|eben] (gemacht|getan) hast",
            "(warum|wieso|weshalb) hast du das [gerade|eben|denn] (gemacht|getan|gesagt)",
            "(wozu|wofür) [(das|war das|ist das)]",
            "erklär [mir] das",
            "(warum|wieso|weshalb) nicht",
            "(warum|wieso|weshalb) fragst du [mich] [das]",
            "(warum|wieso|weshalb) (kannst|darfst|machst) du das nicht",
        ),
        "worked": (
            "(hat (das|es) (geklappt|funktioniert)|ist (es|das) (erledigt|gemacht|passiert)|hast du es gemacht)",
            "(hat (das|es) (jetzt|nun|denn) (geklappt|funktioniert)|ist (es|das) (jetzt|nun) (erledigt|gemacht)|hast du es geschafft)",
        ),
        "thing": (
            f"(warum|wieso|weshalb) (ist|sind) {{what}} [(noch|noch immer|immer noch|schon|plötzlich|denn)] {_IST}",
            f"wer hat {{what}} {_WURDE}",
            "wer hat {what} {state:an|aus|auf|zu|offen} (gemacht|gelassen|geschaltet)",
            "von wem wurde {what} " + _WURDE,
        ),
        "thing_not": (
            f"(warum|wieso|weshalb) (ist|sind) {{what}} [denn|noch] nicht {_IST}",
        ),
        "refused": (
            "(warum|wieso|weshalb) (hast|machst|kannst|willst|wolltest|schaltest|öffnest|schließt) du {what} nicht [(eingeschaltet|angemacht|angeschaltet|ausgeschaltet|ausgemacht|geöffnet|aufgemacht|geschlossen|zugemacht|abgeschlossen|aufgeschlossen|gestellt|gedimmt|gestartet|gestoppt|an|aus|auf|zu|ab)]",
        ),
        "today": (
            "was hast du (heute|bisher|heute alles|bis jetzt|heute schon|alles|heute bisher|den ganzen tag|heute morgen|heute abend) [so|schon] (gemacht|getan)",
            "(sag|zeig|erzähl) [mir] was du (heute|bisher|heute alles|alles) (gemacht|getan) hast",
        ),
        "hour": (
            "was hast du (in der letzten stunde|während der letzten stunde|die letzte stunde) [so|alles] (gemacht|getan)",
        ),
    },
}
LINES = {
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
    "en": ("why did you do that?", "why", "who turned on the kitchen light?"),
    "de": ("Warum hast du das gemacht?", "Wer hat das Küchenlicht angemacht?"),
}
