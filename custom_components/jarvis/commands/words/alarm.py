"""Alarms in words."""

PATTERNS = {
    "en": {
        "set": (
            "(set|create|make) [a|an|my|the] alarm (for|at) {time}",
            "(set|create|make) [a|an|my|the] {time} alarm",
            "wake me [up] {time}",
            "[i need] [a|an] [wake up] alarm (for|at) {time}",
        ),
        "ask": ("(set|create) [a|an] [new] alarm", "wake me up"),
        "cancel": (
            "(cancel|delete|remove|turn off|clear|stop) [my|the|that] [{which}] (alarm|alarms)",
            "(cancel|delete|remove|clear|turn off) all [of] [my|the] alarms",
            "(cancel|delete|remove|clear|turn off) [my|the] alarm (for|at) {which}",
        ),
        "off": (
            "(turn|switch) [the] alarm off",
            "stop ringing",
        ),
        "snooze": (
            "snooze [the alarm] [for {length}]",
            "[let me] sleep [for] {length} (more|longer)",
            "wake me again in {length}",
        ),
        "status": (
            "(what|which) alarms (do i have|are set|are there)",
            "(when|what time) is my [next] alarm [set] [for]",
            "(check|show|list) [my|the|all] alarms",
            "do i have (an alarm|any alarms) [set]",
        ),
    },
    "de": {
        "set": (
            "(stell|stelle|setz|setze|mach) [mir] [einen|den|meinen] wecker (auf|für|um) {time} [ein]",
            "(weck|wecke) mich {time} [auf]",
            "wecker (auf|für|um) {time}",
        ),
        "ask": (
            "(stell|stelle|setz|setze) [mir] [einen|den|meinen] wecker",
            "(weck|wecke) mich",
        ),
        "cancel": (
            "(lösche|stoppe|stopp|schalte|brich) [den|meinen|die|meine|alle] [{which}] wecker [aus|ab]",
            "[den|meinen|alle] [{which}] wecker (löschen|ausschalten|abbrechen)",
            "(lösche|stoppe|stopp|streiche) [den|meinen] wecker (um|für|auf|von) {which}",
        ),
        "off": (
            "(mach|mache|stell) [den] wecker aus",
            "hör auf zu klingeln",
        ),
        "snooze": (
            "(schlummern|schlummer)",
            "[lass mich] noch {length} schlafen",
            "weck mich in {length} (wieder|noch einmal|nochmal)",
        ),
        "status": (
            "(welche|was für) wecker (habe ich|gibt es|sind gestellt)",
            "wann (klingelt|ist) mein [nächster] wecker",
            "wann werde ich geweckt",
            "(auf|für) wann ist [der|mein] wecker gestellt",
        ),
    },
}
REPEATS = {
    "en": {
        "weekdays": "on weekdays,every weekday,weekdays,on workdays",
        "daily": "every day,every morning,daily,each day",
        "weekly": "every week,weekly",
    },
    "de": {
        "weekdays": "werktags,an werktagen,jeden werktag,wochentags,unter der woche",
        "daily": "jeden tag,täglich,jeden morgen",
        "weekly": "jede woche,wöchentlich",
    },
}
LINES = {
    "en": {
        "set": "I will wake you {when}.",
        "repeated": "I will wake you {when}, and then {repeat}.",
        "daily": "every day",
        "weekdays": "on weekdays",
        "weekly": "every week",
        "off": "The alarm is off. Good day.",
        "none_rings": "No alarm is ringing.",
        "snoozed": "I will wake you again in {length}.",
        "none": "No alarm is set.",
        "no_such": "There is no such alarm.",
        "status": "Your next alarm is {when}.",
        "several": "You have {count} alarms: {list}.",
        "cancelled": "The alarm {when} is cancelled.",
        "cancelled_all": "All {count} alarms are cancelled.",
        "which": "Which one: {list}?",
        "full": "I keep too many alarms already. Please cancel one first.",
    },
    "de": {
        "set": "Ich wecke Sie {when}.",
        "repeated": "Ich wecke Sie {when} und dann {repeat}.",
        "daily": "jeden Tag",
        "weekdays": "werktags",
        "weekly": "jede Woche",
        "off": "Der Wecker ist aus. Guten Tag.",
        "none_rings": "Es klingelt kein Wecker.",
        "snoozed": "Ich wecke Sie in {length} noch einmal.",
        "none": "Es ist kein Wecker gestellt.",
        "no_such": "So einen Wecker gibt es nicht.",
        "status": "Ihr nächster Wecker klingelt {when}.",
        "several": "Es sind {count} Wecker gestellt: {list}.",
        "cancelled": "Der Wecker {when} ist gelöscht.",
        "cancelled_all": "Alle {count} Wecker sind gelöscht.",
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
        "cancel my alarm",
        "snooze for 5 minutes",
        "when is my next alarm",
    ),
    "de": (
        "Stell den Wecker auf sieben Uhr",
        "Weck mich morgen um halb sieben",
        "Lösche den Wecker",
        "Lass mich noch fünf Minuten schlafen",
        "Wann klingelt mein Wecker?",
    ),
}
