"""Commands for later, in words."""

from collections.abc import Mapping, Sequence

# What leads in a time of day, "at 11"; a bare number is none without one of these.
AT = {
    "en": "at by around about @",
    "de": "um gegen ab",
}
# What may stand before a day, and may be a part of the wish: "on Friday", "turn it on".
BEFORE = {"en": "on the this coming", "de": "am den diesen an"}
# What makes a number a time of day wherever it stands, as its end or its beginning.
CLOCK = {
    "en": "am pm a.m p.m a.m. p.m. o'clock oclock noon midnight midday half quarter",
    "de": "uhr mittag mitternacht halb viertel dreiviertel",
}
# Behind a number these make it a value: "at 20 percent".
UNITS = {
    "en": "percent % degrees degree kelvin volume",
    "de": "prozent % grad kelvin lautstärke",
}
# How long something is to last: in front of a length, behind it, or up to a time.
LASTING = {"en": "for,for about,for just", "de": "für,für etwa,für nur"}
LASTS = {"en": "long", "de": "lang"}
UNTIL = {"en": "until,till,til,up to", "de": "bis,bis um"}
# Between what is to be done now and what later.
JOINTS = {
    "en": "and,then,and then,and after that,but",
    "de": "und,dann,und dann,und danach,aber",
}
# A word and the one that takes back what it wishes.
TURNS = {
    "en": "on=off,off=on,open=close,close=open,shut=open,start=stop,stop=start,"
    "lock=unlock,unlock=lock,mute=unmute,unmute=mute,enable=disable,disable=enable,"
    "activate=deactivate,deactivate=activate,raise=lower,lower=raise,pause=resume",
    "de": "an=aus,aus=an,ein=aus,auf=zu,zu=auf,öffne=schließe,öffnen=schließen,"
    "schließe=öffne,schließen=öffnen,anmachen=ausmachen,ausmachen=anmachen,"
    "einschalten=ausschalten,anschalten=ausschalten,ausschalten=einschalten,"
    "aufmachen=zumachen,zumachen=aufmachen,starte=stoppe,stoppe=starte,"
    "aktiviere=deaktiviere,deaktiviere=aktiviere,verriegle=entriegle,"
    "entriegle=verriegle,hoch=runter,runter=hoch,hochfahren=runterfahren,"
    "runterfahren=hochfahren",
}
# Who keeps something on turns it on, as far as the house is concerned.
KEEPS = {
    "en": "keep=turn,leave=turn",
    "de": "lass=mach,lasse=mach,laufen=an,brennen=an",
}
# What only leads in; it is no part of the wish.
LEADS = {"en": "then,and,so,please,jarvis", "de": "dann,und,also,bitte,jarvis"}
# In front of the name of what was planned, and around it.
_ALL_EN = "(everything|all|all of it|all of them|them all)"
_PLANS_EN = "(plans|plan|planned commands|scheduled commands|scheduled actions|schedule|scheduled tasks)"
_PLANS_DE = "(pläne|aufträge|vorgemerkten befehle|geplanten befehle|geplanten aktionen|vormerkungen|geplanten aufträge)"

PATTERNS = {
    "en": {
        "list": (
            "(what|what all|what else) (have|did) you [got] (planned|scheduled|plan|schedule) [for (me|us|today|tonight|later|tomorrow)]",
            "(what's|what is|what are) [still|currently|all] (planned|scheduled) [for (today|tonight|later|tomorrow)]",
            "what (are|were) you (going to|planning to) do [later|tonight|today|tomorrow|next]",
            "what do you have planned [for (today|tonight|later|tomorrow)]",
            f"(list|show|read|tell me|show me|read me) [all] [my|the|your] {_PLANS_EN}",
            "(is|are) (anything|any commands|there anything) [still] (planned|scheduled)",
            "(do you have|have you got) (anything|something) (planned|scheduled)",
        ),
        "cancel_all": (
            f"(cancel|delete|clear|drop|forget|remove) [all] [of] (my|the|your) {_PLANS_EN}",
            f"(cancel|delete|clear|drop|forget|remove) {_ALL_EN} (that is|that's|you have|you) (planned|scheduled)",
            "(cancel|delete|clear|drop|forget|remove) (everything|all) [that] (planned|scheduled)",
        ),
    },
    "de": {
        "list": (
            "was (hast du|haben sie) [noch] [alles] (geplant|vorgemerkt|vor) [für (heute|morgen|später)]",
            "was (hast du|haben sie) (heute|später|morgen|heute abend) [noch] [alles] (geplant|vorgemerkt|vor)",
            "was ist [noch] [alles] (geplant|vorgemerkt) [für (heute|morgen|später)]",
            f"(zeig|zeige|nenne|nenn|lies|sag) [mir] [alle] [die|deine|meine] {_PLANS_DE} [vor]",
            "(ist|hast du) [noch] (etwas|was|irgendwas) (geplant|vorgemerkt)",
            f"welche {_PLANS_DE} (gibt es|hast du|stehen an) [noch]",
        ),
        "cancel_all": (
            f"(lösche|lösch|storniere|vergiss|streiche|streich|brich) alle [deine|meine|die] {_PLANS_DE} [ab]",
            "(lösche|lösch|storniere|vergiss|streiche|streich) alles [was du] (geplant|vorgemerkt|geplante|vorgemerkte) [hast]",
        ),
    },
}
# Understood only where something is planned, and held against what is.
NAMED: Mapping[str, Mapping[str, Sequence[str]]] = {
    "en": {
        "cancel": (
            "(cancel|delete|drop|forget|remove|scrap|forget about) [the|my|that] {which}",
            "(don't|do not) {which} [after all|anymore|any more]",
        ),
        "move": (
            "(move|change|shift|postpone|delay|reschedule|push) [the|my|that] {which} (to|until|till) {time}",
            "(make) [the] {which} {time} [instead]",
        ),
    },
    "de": {
        "cancel": (
            "(lösche|lösch|storniere|vergiss|streiche|streich|lass) [den|die|das|mit (dem|der)] {which} [weg|bleiben|sein]",
            "(brich|sag|blas) [den|die|das] {which} ab",
            "{which} [doch] nicht [mehr]",
        ),
        "move": (
            "(verschiebe|verschieb|verleg|verlege|ändere|änder|leg|lege) [den|die|das] {which} (auf|um|zu) {time}",
            "(mach|mache) [den|die|das] {which} [lieber|doch|erst] (um|erst um) {time}",
        ),
    },
}
# After a turn about what is planned.
FOLLOWS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "en": {
        "retime": (
            "[no|actually|sorry|rather|better|no actually|no sorry|and|oh|please] (make|set|change|have) (it|that|this|them) [for|in|to] {amount} [instead|rather|please|then|actually]",
            "(no|actually|sorry|rather|better|no actually|no sorry|i mean|no i mean|or rather|or better|i meant|no i meant) [for|in] {amount} [instead|rather|please]",
            "[for|in] {amount} (instead|rather|actually)",
        ),
        "cancel": (
            "(cancel|delete|drop|forget|remove|scrap) (it|this|that|that one|this one|them)",
            "(don't|do not) [do (it|that)] [after all|anymore|any more]",
        ),
        "move": (
            "(make|change|move|set|shift|postpone|delay|push) (it|that|this) [to|until|till|for] {time} [instead|rather|please]",
            "(no|actually|rather|better|no rather|no better|or rather|i mean|no i mean) [at|make (it|that)] {time} [instead|rather]",
            "[at|make (it|that)] {time} (instead|rather)",
            "at {time}",
        ),
        "list": ("(when|at what time|what time) (is|was|will) (that|it) [be] [again]",),
    },
    "de": {
        "retime": (
            "[nein|ach|und|bitte|doch] (mach|mache|stell|stelle|nimm) [es|das|die|sie|ihn|da|daraus] [bitte] [lieber|doch|besser|doch lieber|mal] [auf|für|in] {amount} [draus|daraus] [bitte]",
            "(nein|ach|lieber|besser|doch|nein lieber|doch lieber|nein besser|ich meine|nein ich meine|ich meinte|nein ich meinte|entschuldigung|pardon) [in|für|auf] {amount}",
            "[in|für] {amount} (lieber|stattdessen)",
        ),
        "cancel": (
            "(lösche|lösch|storniere|vergiss|streiche|streich|lass) (es|das|den|die|sie|ihn) [wieder|doch|bleiben|sein|weg]",
            "(brich|sag|blas) (es|das|den|sie|ihn) [wieder|doch] ab",
            "[lieber] [doch] nicht",
        ),
        "move": (
            "(mach|mache|stell|stelle|ändere|änder|verschiebe|verschieb|leg|lege) (es|das|daraus|den|die) [lieber|doch|besser|erst] [auf|zu|um] {time}",
            "(mach|mache) [da|lieber|doch|besser] {time} (draus|daraus)",
            "(nein|ach|lieber|besser|doch|nein lieber|doch lieber|nein besser|ich meine|nein ich meine) [erst] [um] {time}",
            "(um|erst um) {time}",
        ),
        "list": ("(wann|um wie viel uhr) (ist|war|wird) das [nochmal|noch mal|sein]",),
    },
}
LINES = {
    "en": {
        "set": "Very well, {when}: {text}.",
        "soon": "in {length}",
        "restored": "Then, {when}, back to how it was.",
        "ends": "until {when}",
        "lasting": "for {length}",
        "one": "{text}, {when}",
        "single": "One thing is planned: {list}.",
        "list": "{count} things are planned: {list}.",
        "none": "Nothing is planned.",
        "no_such": "Nothing like that is planned.",
        "cancelled": "Cancelled: {text}.",
        "cancelled_all": "{count} plans are cancelled.",
        "which": "Which one: {list}?",
        "moved": "Very well, {when} instead: {text}.",
        "full": "I keep too many plans already. Please cancel one first.",
        "which_thing": "Which one: {list}?",
        "which_many": "Which of the {count} do you mean?",
        "back": "as it was before",
        "past": "That time is over.",
        "not_understood": "I do not know how to do that later.",
        "done": "As planned: {said}",
        "failed": "“{text}” was planned for now. {why}",
        "withheld": "It needs your consent now, so I have left it.",
        "gone": "I cannot find that any more, so nothing was done.",
        "missed": "“{text}” was planned for {when}, when I was not running. I have not done it now.",
    },
    "de": {
        "set": "Gern, {when}: {text}.",
        "soon": "in {length}",
        "restored": "Danach, {when}, wieder wie vorher.",
        "ends": "bis {when}",
        "lasting": "für {length}",
        "one": "{text}, {when}",
        "single": "Geplant ist: {list}.",
        "list": "Geplant sind {count} Dinge: {list}.",
        "none": "Es ist nichts geplant.",
        "no_such": "So etwas ist nicht geplant.",
        "cancelled": "Gestrichen: {text}.",
        "cancelled_all": "{count} Pläne sind gestrichen.",
        "which": "Was davon: {list}?",
        "moved": "Gern, stattdessen {when}: {text}.",
        "full": "Es ist schon zu viel geplant. Bitte streichen Sie erst etwas.",
        "which_thing": "Was davon: {list}?",
        "which_many": "Welches der {count} meinen Sie?",
        "back": "wie es vorher war",
        "past": "Diese Zeit ist vorbei.",
        "not_understood": "Ich weiß nicht, wie ich das später tun soll.",
        "done": "Wie geplant: {said}",
        "failed": "Für jetzt war geplant: {text}. {why}",
        "withheld": "Das braucht jetzt Ihre Zustimmung, darum habe ich es gelassen.",
        "gone": "Das finde ich nicht mehr, darum ist nichts geschehen.",
        "missed": "Für {when} war geplant: {text}. Da war ich nicht in Betrieb, und jetzt habe ich es nicht getan.",
    },
}
ASK_TIME = {"en": "When?", "de": "Wann?"}
ASK_TEXT = {"en": "What shall I do then?", "de": "Was soll ich dann tun?"}
EXAMPLES = {
    "en": ("what have you planned?", "cancel all my plans"),
    "de": ("Was hast du geplant?", "Lösche alle Pläne"),
}
