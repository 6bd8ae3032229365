"""Alarms in words."""

from collections.abc import Mapping, Sequence

_SET_EN = "(set|create|make|put on|add|give me)"
_MY_EN = "[a|an|my|the|another|that]"
_OFF_EN = "(cancel|delete|remove|turn off|switch off|clear|stop|disable)"
_SET_DE = "(stell|stelle|setz|setze|mach|mache|stell|richte)"
_MY_DE = "[mir] [mal] [einen|den|meinen|noch einen]"
_OFF_DE = "(lösche|lösch|stoppe|stopp|schalte|schalt|brich|streiche|entferne)"

PATTERNS = {
    "en": {
        "set": (
            f"{_SET_EN} {_MY_EN} [wake up|wake-up|morning] alarm [clock] [to] {{time}}",
            f"{_SET_EN} {_MY_EN} {{time}} alarm",
            f"for {{day}} {_SET_EN} {_MY_EN} [wake up|wake-up|morning] alarm [clock] (at|for|to) {{time}}",
            f"{_SET_EN} {_MY_EN} {{repeat}} alarm {{time}}",
            "(wake|get) (me|us) [up] {time}",
            "[i need|i want|i'd like] [a|an] [wake up] alarm (for|at) {time}",
            "(i want|i'd like|i would like|i need) to be woken [up] {time}",
            "(can|could|may) (i|we) have a wake up call {time}",
            "alarm {time}",
            "{time} alarm",
        ),
        "ask": (
            "(set|create|add) [a|an|the|my|another] [new] alarm",
            "wake (me|us) up",
        ),
        "cancel": (
            f"{_OFF_EN} [my|the|that] [{{which}}] (alarm|alarms)",
            f"{_OFF_EN} all [of] [my|the] alarms",
            f"{_OFF_EN} [my|the] alarm (for|at|on) {{which}}",
            "i don't need [my|the|that] [{which}] alarm (anymore|any more|any longer)",
        ),
        "off": (
            "(turn|switch|shut) [the|my|that] alarm off",
            "stop ringing",
        ),
        "awake": (
            "(i'm|i am|we're|we are) (awake|up) [now|already]",
            "(i'm|i am|we're|we are) (getting|getting out) up",
            "(alright|all right) (i'm|i am) (awake|up)",
            "that's enough",
        ),
        "snooze": (
            "snooze [(it|the alarm|my alarm)] [for {length}]",
            "[let me] sleep [for] {length} (more|longer)",
            "wake me again in {length}",
        ),
        "snooze_more": (
            "[give me|let me have|just] [another] {length} (more|longer)",
            "[give me|let me have|just] another {length}",
            "[give me|let me sleep] {length} more",
        ),
        "move": (
            "(move|change|shift|push|switch|reset|put) [my|the] [{which}] alarm (to|back to|forward to|for) {time}",
            "(move|change|shift) [my|the] alarm (from|at|for) {which} to {time}",
        ),
        "skip": (
            "skip [my|the] [next] alarm",
            "skip (tomorrow's|tomorrow morning's|today's) alarm",
            "(skip|leave out|drop) [my|the] [{which}] (alarm|alarms) [(on|for)] {day}",
            "(skip|leave out|drop) {day} alarm",
            "(no|don't set an|don't ring the|don't ring my) alarm [(on|for)] {day}",
            "(don't|do not) wake me [up] [(on|for)] {day}",
        ),
        "next": (
            "(when|what time) (is|does|will) (my|the) next alarm [set|go off|ring|going off] [for|at]",
            "(what is|what's) (my|the) next alarm [set (for|to)]",
            "(when|what time) (do|will|am) (you wake me|i get woken|i being woken) [up] next",
            "(how long|how much longer) (until|till|before) (my|the) next alarm",
        ),
        "status": (
            "(what|which) alarms (do i have|have i got|are set|are there|are on) [set]",
            "how many alarms (do i have|have i got|are set|are there)",
            "how (long|much longer|much time) [is it|is there|do i have|have i got] [left] (until|till|before|to) [my|the] [next] alarm [(goes off|rings|is)]",
            "how (long|much longer) can i [still] sleep",
            "(when|what time) (is|does|will) [my|the] [next] alarm [set|go off|ring|going off] [for|at]",
            "what is [my|the] [next] alarm set (for|to)",
            "(check|show|list|read) [me] [my|the|all] alarms",
            "(do i have|have i got) (an alarm|any alarms|alarms) [set] [(for|on) {day}]",
            "(is|are) (my|the|an|any) (alarm|alarms) (set|on) [(for|on) {day}]",
            "when (do|will|am) (you wake me|i get woken|i being woken) [up] [{day}]",
        ),
    },
    "de": {
        "set": (
            f"{_SET_DE} {_MY_DE} wecker [auf|für|um] {{time}} [ein]",
            f"{_SET_DE} [mir] [bitte] (für|auf) {{time}} [einen|den|meinen] wecker [ein]",
            f"{_SET_DE} {_MY_DE} wecker {{repeat}} (auf|für|um) {{time}} [ein]",
            f"{_SET_DE} [mir] [bitte] (für|auf) {{day}} {_MY_DE} wecker (auf|für|um) {{time}} [ein]",
            "(für|auf) {day} [bitte] [einen|den|meinen] wecker (auf|für|um) {time} [stellen|ein]",
            "(weck|wecke) (mich|uns) [mal] [bitte] {time} [auf]",
            "(ich will|ich möchte|ich muss) {time} geweckt werden",
            "wecker [auf|für|um] {time}",
        ),
        "ask": (
            "(stell|stelle|setz|setze) [mir] [mal] [bitte] [einen|den|meinen] [neuen] wecker [ein]",
            "(weck|wecke) (mich|uns) [bitte] [auf]",
        ),
        "cancel": (
            f"{_OFF_DE} [den|meinen|die|meine|alle|alle meine|alle unsere|sämtliche] [{{which}}] wecker [aus|ab]",
            f"{_OFF_DE} (alle|sämtliche) wecker [aus|ab]",
            "[den|meinen|alle|alle meine] [{which}] wecker (löschen|ausschalten|abbrechen|ausstellen)",
            f"{_OFF_DE} [den|meinen] wecker (um|für|von|am) {{which}} [aus|ab]",
        ),
        "off": (
            "(mach|mache|stell|stelle|schalte|schalt) [den] wecker aus",
            "[den] wecker (aus|ausmachen)",
            "hör auf zu klingeln",
        ),
        "awake": (
            "(ich bin|bin|wir sind) [schon|ja|jetzt] (wach|auf|aufgestanden|aufgewacht)",
            "ich stehe [ja|schon|jetzt] auf",
        ),
        "snooze": (
            "(schlummern|schlummer|snooze)",
            "[lass mich] noch {length} schlafen",
            "weck mich in {length} (wieder|noch einmal|nochmal|noch mal)",
        ),
        "snooze_more": (
            "[nur|gib mir|bitte] noch {length} [bitte]",
            "[gib mir] {length} (mehr|länger)",
        ),
        "move": (
            "(verschieb|verschiebe|ändere|änder|leg|lege) [den|meinen] [{which}] wecker auf {time}",
            "(verschieb|verschiebe|ändere|änder) [den|meinen] wecker (von|um) {which} auf {time}",
            "(stell|stelle) [den|meinen] wecker auf {time} um",
        ),
        "skip": (
            "(überspring|überspringe) [den|meinen] [nächsten|morgigen] wecker",
            "(lass|setz|setze) [den|meinen] [nächsten|morgigen] wecker (aus|ausfallen)",
            "(lass|setz|setze) [den|meinen] wecker [für] {day} (aus|ausfallen)",
            "(überspring|überspringe) [den|meinen] wecker [für] {day}",
            "(lass|setz|setze) {day} [den|meinen] wecker (aus|ausfallen)",
            "(weck|wecke) (mich|uns) {day} nicht [auf]",
        ),
        "next": (
            "wann (klingelt|ist|geht|kommt) (mein|der) (nächster|nächste) wecker [los]",
            "(was|welcher) ist (mein|der) (nächster|nächste) wecker",
            "wann (werde ich|weckst du mich) als nächstes [geweckt]",
        ),
        "status": (
            "(welche|was für|wie viele) wecker (habe ich|gibt es|sind gestellt|sind an) [gestellt]",
            "wann (klingelt|ist|geht) [mein|der] [nächster|nächste] wecker [los]",
            "wie (lange|viel zeit) [ist es|habe ich|hab ich|bleibt mir] [noch] bis (zum|zu meinem|der|mein) [nächsten] wecker [klingelt]",
            "wie lange (kann|darf) ich noch schlafen",
            "wann (werde ich|weckst du mich) [geweckt] [{day}]",
            "(auf|für) wann ist [der|mein] wecker gestellt",
            "(ist|sind) [ein|der|mein|irgendein] wecker (gestellt|an) [für {day}]",
            "(habe ich|hab ich) [für {day}] einen wecker [gestellt]",
            "(zeig|zeige|nenne|nenn) [mir] [die|meine|alle] wecker",
        ),
    },
}
# After a turn about alarms.
FOLLOWS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "en": {
        "skip": (
            "(skip|leave out|drop) [it] [on|for] {day}",
            "[but] not [on] {day} [though|please]",
        ),
    },
    "de": {
        "skip": (
            "(lass|lasse) [ihn|sie|das|den] {day} (aus|weg|ausfallen)",
            "[aber] {day} [bitte|aber] nicht",
            "[aber] nicht [am] {day}",
        ),
    },
}
LINES = {
    "en": {
        "set": "I will wake you {when}.",
        "repeated": "I will wake you {when}, and then {repeat}.",
        "off": "The alarm is off. Good day.",
        "none_rings": "No alarm is ringing.",
        "snoozed": "I will wake you again in {length}.",
        "none": "No alarm is set.",
        "no_such": "There is no such alarm.",
        "one": "{when}",
        "one_skips": "{one}, but not this {days}",
        "one_repeated": "{when} and then {repeat}",
        "status": "Your next alarm is {when}.",
        "several": "You have {count} alarms: {list}.",
        "cancelled": "The alarm {when} is cancelled.",
        "cancelled_all": "All {count} alarms are cancelled.",
        "skipped_day": "I will not wake you {when}.",
        "skipped": "I will skip that one. The next alarm is {when}.",
        "which": "Which one: {list}?",
        "full": "I keep too many alarms already. Please cancel one first.",
    },
    "de": {
        "set": "Ich wecke Sie {when}.",
        "repeated": "Ich wecke Sie {when} und dann {repeat}.",
        "off": "Der Wecker ist aus. Guten Tag.",
        "none_rings": "Es klingelt kein Wecker.",
        "snoozed": "Ich wecke Sie in {length} noch einmal.",
        "none": "Es ist kein Wecker gestellt.",
        "no_such": "So einen Wecker gibt es nicht.",
        "one": "{when}",
        "one_skips": "{one}, aber nicht diesen {days}",
        "one_repeated": "{when} und dann {repeat}",
        "status": "Ihr nächster Wecker klingelt {when}.",
        "several": "Es sind {count} Wecker gestellt: {list}.",
        "cancelled": "Der Wecker {when} ist gelöscht.",
        "cancelled_all": "Alle {count} Wecker sind gelöscht.",
        "skipped_day": "Ich wecke Sie {when} nicht.",
        "skipped": "Den lasse ich aus. Der nächste Wecker klingelt {when}.",
        "which": "Welcher davon: {list}?",
        "full": "Es sind schon zu viele Wecker. Bitte löschen Sie erst einen.",
    },
}
ASK = {"en": "When shall I wake you?", "de": "Wann soll ich Sie wecken?"}
EXAMPLES = {
    "en": (
        "set an alarm for 7 am",
        "wake me up tomorrow at half past six",
        "wake me at 7 on weekdays",
        "set an alarm for 9 every Saturday and Sunday",
        "move my alarm to half past seven",
        "cancel my alarm",
        "snooze for 5 minutes",
        "when is my next alarm",
    ),
    "de": (
        "Stell den Wecker auf sieben Uhr",
        "Weck mich morgen um halb sieben",
        "Weck mich jeden Montag um sechs",
        "Verschieb den Wecker auf acht",
        "Lösche den Wecker",
        "Lass mich noch fünf Minuten schlafen",
        "Wann klingelt mein Wecker?",
    ),
}
