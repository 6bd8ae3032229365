"""Timers in words."""

_START_EN = "(set|start|create|make|put on|give me|begin|set up)"
_A_EN = "[a|an|me a|me an|another|the|one more|my]"
_THE_EN = "[my|the|that|our]"
_CANCEL_EN = "(forget|forget about|cancel|stop|delete|end|kill|remove|turn off|switch off|clear|dismiss|scrap|drop|ditch|abort|lose|bin|call off|get rid of|do away with)"
_GO_OFF_EN = "(go off|end|finish|ring|be done|be up|be over|be finished|run out|done|up|over|finished)"
# A length behind these is the right one for what was just set.
_START_DE = "(stell|stelle|starte|start|setz|setze|mach|mache)"
_A_DE = "[mir] [mal] [bitte] [einen|den|noch einen|eine|die] [neuen|weiteren]"
_TO_DE = "(auf|für|von|über|mit)"
_THE_DE = "[den|meinen|die|meine|der|mein|dem|meinem]"

PATTERNS = {
    "en": {
        "start": (
            f"{_START_EN} {_A_EN} [new] timer (for|of|to) {{duration}} [(called|named|labeled|labelled|for [the|my]) {{name}}]",
            f"{_START_EN} {_A_EN} [new] timer (called|named|for [the|my]) {{name}} (for|of) {{duration}}",
            f"{_START_EN} {_A_EN} [new] timer for (the|my) {{name}} {{duration}}",
            f"{_START_EN} {_A_EN} [new] {{name}} timer (for|of|to) {{duration}}",
            f"{_START_EN} {_A_EN} timer {{duration}}",
            "(said|sat|sit|sets) (a|the|another) timer (for|of) {duration}",
            "(i need|i want|i'd like|i would like|can i have|can i get|could i have|could i get|let's have|i'll need) (a|an|another) timer (for|of) {duration} [(called|named|for [the|my]) {name}]",
            "(i need|i want|i'd like|i would like|can i have|can i get|could i have|could i get|let's have|i'll need) (a|an|another) {name} timer (for|of) {duration}",
            "[a|an|another] timer [for] {duration} [for [the|my] {name}]",
            "(a|an|another) {name} timer (for|of) {duration}",
            "time {duration}",
            "time [the|my] {name} for {duration}",
            "remind me in {duration}",
            "(let me know|tell me|give me a shout|call me|beep|nudge me|ping me|buzz me|alert me|notify me|give me a nudge) in {duration}",
            "(count down|countdown) [from|for|of] {duration}",
            "(start|begin|do|set) (a|the) {duration} countdown",
            "(start|begin|do|set) (a|the) countdown (of|for|from) {duration}",
        ),
        "several": (
            f"{_START_EN} [me] [some|my] (two|three|four|five|2|3|4|5|a couple of) [new|more] timers [one] [of|for|at] {{list}}",
            f"{_START_EN} [me] [some|my] timers (of|for|at) {{list}}",
            f"{_START_EN} {_A_EN} [new] timer (for|of) {{first}} and (another|one|one more|a second|a second one) [timer] [of|for] {{list}}",
            f"{_START_EN} (a|an|one) {{first}} [timer] and (a|an|one|another) {{list}} timer",
            "(two|three|four|2|3|4) timers [one] (of|for|at) {list}",
        ),
        "wake": ("wake me [up] in {duration}",),
        "start_named": (
            f"{_START_EN} {_A_EN} {{duration}} timer [(called|named|labeled|labelled|for [the|my]) {{name}}]",
            "(i need|i want|i'd like|i would like|can i have|can i get|could i have|could i get|let's have|i'll need) (a|an|another) {duration} timer [(called|named|for [the|my]) {name}]",
            "[a|an|another] {duration} timer [for [the|my] {name}]",
            "timer {duration}",
        ),
        "ask": ("(set|start|create) [a|an|another|me a] [new] timer",),
        "ask_named": (
            "(set|start|create) [a|an|another|me a] [new] timer (for [the|my]|called|named) {name}",
            "(set|start|create) (a|an|another|me a) [new] {name} timer",
        ),
        "cancel": (
            f"{_CANCEL_EN} {_THE_EN} [{{which}}] (timer|timers)",
            f"{_CANCEL_EN} (all|every one) [of] {_THE_EN} timers",
            f"{_CANCEL_EN} {_THE_EN} timer (for|called|named) [the|my] {{which}}",
            f"(turn|switch) {_THE_EN} [{{which}}] timer off",
            f"never mind {_THE_EN} [{{which}}] timer",
            f"i don't need {_THE_EN} [{{which}}] timer (anymore|any more|any longer)",
        ),
        "status": (
            f"how (much time|long) [is|have i|do i have|do i still have] [got] left [(on|for) {_THE_EN} [{{which}}] timer]",
            f"how (much time|long|much longer) [is|has] [there] [still] (left|remaining) (on|for) {_THE_EN} [{{which}}] timer",
            f"how much (time|longer) [is left] (on|for) {_THE_EN} [{{which}}] timer",
            f"how (long|much longer|much time) (has|does|will|until|till|before|is) {_THE_EN} [{{which}}] timer [have|got|still have|still got|take|is] [left|to go|to run|remaining|done|up|goes off]",
            f"(how's|how is|what about) {_THE_EN} [{{which}}] timer [doing|coming along|looking|getting on]",
            f"(when|at what time|what time) (will|does|is|do) {_THE_EN} [{{which}}] (timer|timers) {_GO_OFF_EN}",
            f"(check|show|list|read) [me] {_THE_EN} [all] [{{which}}] (timer|timers)",
            "(what|which) timers (do i have|have i got|are running|are set|are there|are on|are going|are active) [running|going|set|on]",
            "how many timers (do i have|have i got|are running|are set|are there|are on|are going|are active) [running|going|set|on]",
            "(is there|do i have|have i got|are there) (a|any) (timer|timers) [running|going|set|on|active]",
            "(is|are) (the|my|any) [{which}] (timer|timers) [still] (running|going|on|set|active)",
            "[have i|have i got|do i have] [got] any [{which}] (timer|timers) [still] [running|going|set|on|active]",
            "timer status",
            f"how (long|much time|much longer) (on|for) {_THE_EN} [{{which}}] timer",
        ),
        "pause": (
            f"(pause|hold|freeze) {_THE_EN} [{{which}}] timer",
            f"put {_THE_EN} [{{which}}] timer on hold",
        ),
        "resume": (
            f"(resume|continue|unpause|carry on with) {_THE_EN} [{{which}}] timer",
            f"let {_THE_EN} [{{which}}] timer (run|go) on",
        ),
        "restart": (
            f"(restart|reset|start over) {_THE_EN} [{{which}}] timer [again|from the beginning]",
            f"start {_THE_EN} [{{which}}] timer (again|over|from the beginning)",
        ),
        "extend": (
            f"(add|put|give) [another] {{duration}} [more|extra] (to|on|onto|on to) {_THE_EN} [{{which}}] timer",
            f"(extend|lengthen|increase) {_THE_EN} [{{which}}] timer by {{duration}}",
            f"make {_THE_EN} [{{which}}] timer {{duration}} longer",
            f"give {_THE_EN} [{{which}}] timer [another] {{duration}} [more|extra]",
            f"[another] {{duration}} [more|extra] (on|to|for) {_THE_EN} [{{which}}] timer",
            f"{{number}} (more|extra) {{unit}} (on|to|for) {_THE_EN} [{{which}}] timer",
            f"(add|put|give) {{number}} (more|extra) {{unit}} (to|on|onto|on to) {_THE_EN} [{{which}}] timer",
            f"give {_THE_EN} [{{which}}] timer {{number}} (more|extra) {{unit}}",
        ),
        "shorten": (
            f"(take|subtract|remove|knock|deduct|cut) {{duration}} (off|from|off of) [of] {_THE_EN} [{{which}}] timer",
            f"(shorten|reduce|decrease|cut) {_THE_EN} [{{which}}] timer by {{duration}}",
            f"make {_THE_EN} [{{which}}] timer {{duration}} shorter",
        ),
        "change": (
            "(change|set|reset|adjust|make) (my|the|that) [{which}] timer (to|for) {duration} [instead]",
        ),
    },
    "de": {
        "start": (
            f"{_START_DE} {_A_DE} timer {_TO_DE} {{duration}} [ein] [(namens|für [die|den|das|meine|meinen|mein]) {{name}}]",
            f"{_START_DE} {_A_DE} {{name}} timer {_TO_DE} {{duration}} [ein]",
            f"{_START_DE} {_A_DE} timer {{duration}} [ein]",
            f"{_START_DE} {_A_DE} timer für (die|den|das|meine|meinen|mein) {{name}} (auf|von|über|mit) {{duration}} [ein]",
            f"(ich brauche|ich bräuchte|ich hätte gern|ich hätte gerne|ich will|ich möchte) {_A_DE} timer {_TO_DE} {{duration}} [(namens|für [die|den|das|meine|meinen|mein]) {{name}}]",
            f"[einen] timer [{_TO_DE}] {{duration}} [(namens|für [die|den|das|meine|meinen|mein]) {{name}}]",
            f"[einen|noch einen] {{name}}~timer {_TO_DE} {{duration}}",
            f"(einen|noch einen) {{name}} timer {_TO_DE} {{duration}}",
            f"{_START_DE} {_A_DE} {{name}}~timer {_TO_DE} {{duration}} [ein]",
            f"(ich brauche|ich bräuchte|ich hätte gern|ich hätte gerne) {_A_DE} {{name}}~timer {_TO_DE} {{duration}}",
            f"{{name:eieruhr|küchenuhr|stoppuhr|eierwecker|küchenwecker|kurzzeitwecker}} [{_TO_DE}] {{duration}}",
            f"{_START_DE} {_A_DE} {{name:eieruhr|küchenuhr|stoppuhr|eierwecker|küchenwecker|kurzzeitwecker}} {_TO_DE} {{duration}} [ein]",
            "(erinnere|erinner) mich in {duration}",
            "(sag|sage|gib) mir in {duration} bescheid",
            "(ruf|rufe) mich in {duration}",
            "zähl [von] {duration} (runter|herunter)",
            "[starte|start] [einen|den] countdown [von|über|für|mit|auf] {duration}",
            f"{_A_DE} timer {_TO_DE} {{duration}} (stellen|starten|setzen|machen|einstellen)",
            f"{_A_DE} {{name}}~timer {_TO_DE} {{duration}} (stellen|starten|setzen|machen|einstellen)",
            f"{_START_DE} {_A_DE} {{duration}} {{name}}~timer [ein]",
        ),
        "several": (
            f"{_START_DE} [mir] [mal] [bitte] (zwei|drei|vier|fünf|2|3|4|5|ein paar) [neue|weitere] timer [einen] [{_TO_DE}] {{list}}",
            f"{_START_DE} [mir] [mal] [bitte] [die] timer {_TO_DE} {{first}} und {{list}}",
            f"{_START_DE} {_A_DE} timer {_TO_DE} {{first}} und (einen|einen zweiten|noch einen|einen weiteren) {{list}}",
            f"(zwei|drei|vier|2|3|4) timer [einen] {_TO_DE} {{list}}",
        ),
        "wake": ("(weck|wecke) mich in {duration} [auf]",),
        "start_named": (
            f"{_START_DE} {_A_DE} {{duration}} timer [ein] [(namens|für [die|den|das|meine|meinen|mein]) {{name}}]",
            f"(ich brauche|ich bräuchte|ich hätte gern|ich hätte gerne) {_A_DE} {{duration}} timer",
            "[einen] {duration} timer [für [die|den|das|meine|meinen|mein] {name}]",
            "timer [auf|für] {duration}",
        ),
        "ask": (f"{_START_DE} {_A_DE} timer [ein]",),
        "ask_named": (
            f"{_START_DE} {_A_DE} timer (namens|für [die|den|das|meine|meinen|mein]) {{name}} [ein]",
            f"{_START_DE} {_A_DE} {{name}}~timer [ein]",
        ),
        "cancel": (
            f"(vergiss|storniere|verwirf|cancel|stoppe|stopp|stop|lösche|lösch|beende|brich|entferne|schalte|schalt|mach|mache) [mir] {_THE_DE} [alle] [{{which}}] (timer|timern) [ab|aus]",
            f"{_THE_DE} [alle] [{{which}}] timer (abbrechen|löschen|stoppen|beenden|ausschalten|ausmachen|aus|weg)",
            f"(vergiss|storniere|verwirf|cancel|stoppe|stopp|stop|lösche|lösch|beende|brich|entferne|schalte|schalt|mach|mache) {_THE_DE} {{which}}~timer [ab|aus]",
            f"{_THE_DE} {{which}}~timer (abbrechen|löschen|stoppen|beenden|ausschalten|ausmachen|aus|weg)",
            f"(vergiss|storniere|verwirf|cancel|stoppe|stopp|stop|lösche|lösch|beende|brich|entferne|schalte|schalt|mach|mache) {_THE_DE} {{which:eieruhr|küchenuhr|stoppuhr|eierwecker|küchenwecker|kurzzeitwecker}} [ab|aus]",
            f"(vergiss|storniere|verwirf|cancel|stoppe|stopp|stop|lösche|lösch|beende|brich|entferne) {_THE_DE} timer (für|namens|von) [die|den|das|meine|meinen] {{which}} [ab]",
        ),
        "status": (
            "wie (lange|viel zeit) [ist|habe ich|bleibt] noch [übrig]",
            f"wie lange noch {_THE_DE} timer",
            f"wie (lange|viel zeit) (läuft|geht|dauert|hat|ist|braucht) {_THE_DE} [{{which}}] timer noch [übrig]",
            f"wie (lange|viel zeit) (läuft|geht|dauert|hat|braucht) {_THE_DE} {{which}}~timer noch [übrig]",
            f"wie (lange|viel zeit) (läuft|geht|dauert|hat|braucht) {_THE_DE} {{which:eieruhr|küchenuhr|stoppuhr|eierwecker|küchenwecker|kurzzeitwecker}} noch",
            f"wie viel zeit [ist|bleibt|habe ich] [noch] (auf|bei|für) {_THE_DE} [{{which}}] timer [noch] [übrig]",
            f"wie viel zeit [ist|bleibt|habe ich] [noch] (auf|bei|für) {_THE_DE} {{which}}~timer [noch] [übrig]",
            f"wann (ist|klingelt|läuft|endet) {_THE_DE} [{{which}}] timer [fertig|zu ende|um|aus|ab|durch]",
            f"wann (ist|klingelt|läuft|endet) {_THE_DE} {{which}}~timer [fertig|zu ende|um|aus|ab|durch]",
            "(welche|was für|wie viele) timer (laufen|habe ich|gibt es|sind aktiv|sind an|sind gestellt) [gerade|noch|jetzt|aktuell]",
            "(läuft|laufen|gibt es|habe ich) [gerade|noch|jetzt] [noch] [ein|einen|irgendein|irgendwelche] timer",
            f"wie (lange|viel zeit) noch (auf|bei|beim|für|am) {_THE_DE} [{{which}}] timer",
            f"wie (lange|viel zeit) noch (auf|bei|beim|für|am) {_THE_DE} {{which}}~timer",
            "(läuft|laufen) [gerade|noch|jetzt] [noch] [ein|mein|der] timer [noch]",
            "(zeig|zeige|nenne|nenn) [mir] [die|meine|alle] timer",
        ),
        "pause": (
            f"(pausiere|pausier|halte|halt|stoppe) {_THE_DE} [{{which}}] timer [kurz] an",
            f"(pausiere|pausier) {_THE_DE} [{{which}}] timer",
            f"(pausiere|pausier|halte|halt) {_THE_DE} {{which}}~timer [kurz] [an]",
            f"{_THE_DE} [{{which}}] timer (pausieren|anhalten|pause)",
            f"{_THE_DE} {{which}}~timer (pausieren|anhalten)",
        ),
        "resume": (
            f"(setze|setz|lass) {_THE_DE} [{{which}}] timer (fort|weiterlaufen|weiter laufen|weiter)",
            f"(setze|setz|lass) {_THE_DE} {{which}}~timer (fort|weiterlaufen|weiter laufen|weiter)",
            f"{_THE_DE} [{{which}}] timer (fortsetzen|weiterlaufen lassen|weiter)",
        ),
        "restart": (
            f"(starte|start|stell|stelle) {_THE_DE} [{{which}}] timer (neu|von vorn|von vorne|noch mal|nochmal|noch einmal)",
            f"(starte|start|stell|stelle) {_THE_DE} {{which}}~timer (neu|von vorn|von vorne|noch mal|nochmal|noch einmal)",
        ),
        "extend": (
            f"(verlängere|verlänger|erhöhe) {_THE_DE} [{{which}}] timer um [weitere|noch] {{duration}}",
            f"(verlängere|verlänger|erhöhe) {_THE_DE} {{which}}~timer um [weitere|noch] {{duration}}",
            f"(gib|füge|füg|tu|pack|leg) {_THE_DE} [{{which}}] timer [noch] {{duration}} (dazu|hinzu|drauf|mehr)",
            "(gib|füge|füg|tu|pack|leg) [noch] {duration} (zum|auf den) [{which}] timer (dazu|hinzu|drauf)",
            "[noch] {duration} (mehr|länger) (auf|für) (dem|den) [{which}] timer",
            f"gib {_THE_DE} [{{which}}] timer noch {{duration}}",
            f"gib {_THE_DE} {{which}}~timer noch {{duration}}",
            f"(gib|verlängere|verlänger) {_THE_DE} {{which:eieruhr|küchenuhr|stoppuhr|eierwecker|küchenwecker|kurzzeitwecker}} [um] [noch] {{duration}} [dazu|mehr]",
        ),
        "shorten": (
            f"(verkürze|verkürz|kürze|kürz|verringere) {_THE_DE} [{{which}}] timer um {{duration}}",
            f"(verkürze|verkürz|kürze|kürz|verringere) {_THE_DE} {{which}}~timer um {{duration}}",
            "(zieh|ziehe|nimm) (vom|von dem) [{which}] timer {duration} (ab|weg|runter)",
            "(zieh|ziehe|nimm) {duration} (vom|von dem) [{which}] timer (ab|weg|runter)",
        ),
        "change": (
            "(ändere|änder|stell|stelle|setz|setze) (den|meinen) [{which}] timer [jetzt] [doch] [lieber] auf {duration} (um|statt dessen|stattdessen)",
            "(ändere|änder) (den|meinen) [{which}] timer auf {duration}",
        ),
    },
}
ALL = {
    "en": "all,every,all of them,all of it,all of those,all my,all the,everything",
    "de": "alle,alle meine,alle davon,alles davon,sämtliche,alles",
}
# All of them where there are two, and no answer where there are more.
BOTH = {
    "en": "both,both of them,both of those,the two of them,both my,both the",
    "de": "beide,alle beide,beide davon,die beiden,beides,beide meine",
}
# Plurals that are no singular as well.
SEVERAL = {"en": "timers alarms reminders", "de": "erinnerungen timern weckern"}
# Around a name: "the pasta", "of my".
SMALL = {
    "en": "the my our a an of for called named one timer timers to about",
    "de": "der die das den dem mein meine meinen meiner meinem unser unsere unseren "
    "unserer einen ein eine von für auf timer",
}
# In front of "timer", in a name that is none: "a second timer".
NO_NAMES = {
    "en": "new second third another quick short little kitchen me us next",
    "de": "neuen zweiten dritten weiteren kurzen anderen",
}
# What was spoken of right before.
IT = {"en": "it that this", "de": "ihn ihm den diesen es das"}
# How a timer is called, its own name or its length put in.
TITLES = {"en": "{name} timer", "de": "{name}-Timer"}
GLUE = {"de": "-"}
SINGULAR = frozenset({"en"})
OWN_WORDS = {"en": "timer", "de": "timer"}
LINES = {
    "en": {
        "started": "{length}, starting now.",
        "started_named": "The {name} is set for {length}.",
        "cancelled": "I cancelled the {name}.",
        "cancelled_all": "I cancelled all {count} timers.",
        "none": "There are no active timers.",
        "no_such": "There is no timer called “{name}”.",
        "left": "{left} left on the {name}.",
        "left_paused": "The {name} is paused with {left} left.",
        "paused": "The {name} is paused.",
        "resumed": "The {name} goes on, {left} left.",
        "extended": "The {name} now has {left} left.",
        "changed": "The {name} now has {left} left.",
        "too_short": "The {name} has only {left} left.",
        "which": "Which timer: {list}?",
        "twin": "{name} with {left} left",
        "full": "I keep too many timers already. Please cancel one first.",
    },
    "de": {
        "started": "{length}, ab jetzt.",
        "started_named": "Der {name} läuft {length}.",
        "cancelled": "Der {name} ist abgebrochen.",
        "cancelled_all": "Alle {count} Timer sind abgebrochen.",
        "none": "Es läuft kein Timer.",
        "no_such": "Einen Timer „{name}“ gibt es nicht.",
        "left": "Der {name} läuft noch {left}.",
        "left_paused": "Der {name} ist angehalten, noch {left}.",
        "paused": "Der {name} ist angehalten.",
        "resumed": "Der {name} läuft weiter, noch {left}.",
        "extended": "Der {name} läuft jetzt noch {left}.",
        "changed": "Der {name} läuft jetzt noch {left}.",
        "too_short": "Der {name} läuft nur noch {left}.",
        "which": "Welcher Timer: {list}?",
        "twin": "{name}, noch {left}",
        "full": "Es sind schon zu viele Timer. Bitte brechen Sie erst einen ab.",
    },
}
ASK = {"en": "For how long?", "de": "Wie lange?"}
EXAMPLES = {
    "en": (
        "set a timer for 5 minutes",
        "set a 10 minute pasta timer",
        "set two timers, one for 5 minutes and one for 10",
        "set a timer for an hour and a half",
        "cancel the 5 minute timer",
        "how much time is left on my 10 minute timer",
        "pause the timer",
        "add 2 minutes to the pasta timer",
        "take a minute off the timer",
    ),
    "de": (
        "Stell einen Timer auf fünf Minuten",
        "Timer für anderthalb Stunden",
        "Stell zwei Timer, einen auf 5 Minuten und einen auf 10",
        "Brich den Timer ab",
        "Wie lange läuft der Nudeltimer noch?",
        "Verlängere den 5-Minuten-Timer um eine Minute",
    ),
}
