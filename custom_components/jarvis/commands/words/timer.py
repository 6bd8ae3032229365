"""Timers in words."""

# In one word, as German says it; the word is the timer's name.
_ONE_WORD = "eiertimer|eieruhr|küchentimer|nudeltimer|ofentimer|pastatimer|pizzatimer|reistimer|teetimer|backtimer"

PATTERNS = {
    "en": {
        "start": (
            "(set|start|create|make|put on|give me|begin) [a|an|me a|me an|another|the] [new] timer (for|of) {duration} [(called|named|labeled|labelled) {name}]",
            "(set|start|create|make) [a|an|another] [new] timer (called|named) {name} for {duration}",
            "(set|start|create|make) [a|an|another] [new] {name} timer (for|of) {duration}",
            "(set|start|create|make) [a|an|another] timer {duration}",
            "timer [for] {duration}",
            "remind me in {duration}",
            "let me know in {duration}",
            "wake me [up] in {duration}",
            "count down [from] {duration}",
        ),
        "start_named": (
            "(set|start|create|make|put on|give me|begin) [a|an|me a|me an|another|the] {duration} timer [(called|named|labeled|labelled|for) {name}]",
            "[a|an] {duration} timer",
        ),
        "ask": ("(set|start|create) [a|an|another] [new] timer",),
        "cancel": (
            "(cancel|stop|delete|end|kill|remove|turn off|clear) [my|the|that] [{which}] (timer|timers)",
            "(cancel|stop|delete|end|kill|remove|clear) all [of] [my|the] timers",
            "never mind [my|the] [{which}] timer",
        ),
        "status": (
            "how (much time|long) is left [on [my|the] [{which}] timer]",
            "how (much time|long) [is] (left|remaining) on [my|the] [{which}] timer",
            "how much (time|longer) [is left] (on|for) [my|the] [{which}] timer",
            "(check|show|list) [my|the|all] [{which}] (timer|timers)",
            "(what|which) timers (do i have|are running|are set|are there)",
            "timer status",
            "are there any timers [running]",
        ),
        "pause": ("pause [my|the] [{which}] timer",),
        "resume": ("(resume|continue|unpause|restart) [my|the] [{which}] timer",),
        "extend": (
            "add {duration} to [my|the] [{which}] timer",
            "extend [my|the] [{which}] timer by {duration}",
        ),
    },
    "de": {
        "start": (
            "(stell|stelle|starte|setz|setze|mach) [mir] [einen|den|noch einen] [neuen] timer (auf|für|von|über) {duration} [ein] [namens {name}]",
            "(stell|stelle|starte) [mir] [einen] {name} timer (auf|für|von|über) {duration}",
            "timer [auf|für|von|über] {duration}",
            f"{{name:{_ONE_WORD}}} [auf|für|von|über] {{duration}}",
            f"(stell|stelle|starte|setz|setze|mach) [mir] [einen|den|die|eine] {{name:{_ONE_WORD}}} (auf|für|von|über) {{duration}} [ein]",
            "weck mich in {duration}",
            "(erinnere|erinner) mich in {duration}",
            "sag mir in {duration} bescheid",
        ),
        "start_named": (
            "(stell|stelle|starte|setz|setze|mach) [mir] [einen|den] {duration} timer",
            "{duration} timer",
        ),
        "ask": ("(stell|stelle|starte|setz|setze) [mir] [einen] timer",),
        "cancel": (
            "(stoppe|stopp|stop|lösche|beende|brich) [den|meinen|die|meine|alle] [{which}] (timer|timern) [ab]",
            "[den|meinen|alle] [{which}] timer (abbrechen|löschen|stoppen|beenden)",
            f"(stoppe|stopp|stop|lösche|beende|brich) [den|meinen|die|meine] {{which:{_ONE_WORD}}} [ab]",
        ),
        "status": (
            "wie (lange|viel zeit) (noch|ist noch übrig|läuft der timer noch|hat der timer noch)",
            "wie lange (läuft|geht) [der|mein] [{which}] timer noch",
            f"wie lange (läuft|geht) [der|die|mein|meine] {{which:{_ONE_WORD}}} noch",
            "wie viel zeit [ist] [noch] auf [dem|meinem] [{which}] timer",
            "(welche|was für) timer (laufen|habe ich|gibt es)",
            "zeig [mir] [die|meine|alle] timer",
        ),
        "pause": ("(pausiere|halte) [den|meinen] [{which}] timer [an]",),
        "resume": ("(setze|lass) [den|meinen] [{which}] timer (fort|weiterlaufen)",),
        "extend": (
            "(verlängere|verlänger) [den|meinen] [{which}] timer um {duration}",
            "(gib|füge) [dem|meinem] [{which}] timer {duration} (dazu|hinzu)",
        ),
    },
}
ALL = {"en": "all,every,all of them,all my,all the", "de": "alle,alle meine,sämtliche"}
# Around a name: "the pasta", "of my".
SMALL = {
    "en": "the my a an of for called named",
    "de": "der die das den dem mein meinen einen von für",
}
LINES = {
    "en": {
        "started": "{length}, starting now.",
        "started_named": "{name}, {length}, starting now.",
        "cancelled": "I cancelled the {name} timer.",
        "cancelled_all": "I cancelled all {count} timers.",
        "none": "There are no active timers.",
        "no_such": "There is no {name} timer.",
        "left": "{left} left on the {name} timer.",
        "left_paused": "The {name} timer is paused with {left} left.",
        "paused": "The {name} timer is paused.",
        "resumed": "The {name} timer goes on, {left} left.",
        "extended": "The {name} timer now has {left} left.",
        "which": "Which timer: {names}?",
        "full": "I keep too many timers already. Please cancel one first.",
    },
    "de": {
        "started": "{length}, ab jetzt.",
        "started_named": "{name}, {length}, ab jetzt.",
        "cancelled": "Der Timer {name} ist abgebrochen.",
        "cancelled_all": "Alle {count} Timer sind abgebrochen.",
        "none": "Es läuft kein Timer.",
        "no_such": "Einen Timer {name} gibt es nicht.",
        "left": "Noch {left} auf dem Timer {name}.",
        "left_paused": "Der Timer {name} ist angehalten, noch {left}.",
        "paused": "Der Timer {name} ist angehalten.",
        "resumed": "Der Timer {name} läuft weiter, noch {left}.",
        "extended": "Der Timer {name} hat jetzt noch {left}.",
        "which": "Welcher Timer: {names}?",
        "full": "Es sind schon zu viele Timer. Bitte brechen Sie erst einen ab.",
    },
}
ASK = {"en": "For how long?", "de": "Wie lange?"}
EXAMPLES = {
    "en": (
        "set a timer for 5 minutes",
        "set a 10 minute pasta timer",
        "set a timer for an hour and a half",
        "cancel the 5 minute timer",
        "how much time is left on my 10 minute timer",
        "pause the timer",
        "add 2 minutes to the pasta timer",
    ),
    "de": (
        "Stell einen Timer auf fünf Minuten",
        "Timer für anderthalb Stunden",
        "Brich den Timer ab",
        "Wie lange läuft der Timer noch?",
    ),
}
