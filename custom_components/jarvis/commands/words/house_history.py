"""Questions about the past in words: event id → the words for it."""

EVENTS = {
    "en": "opened=open,open=open,closed=closed,shut=closed,on=on,turned on=on,switched on=on,running=on,active=on,heating=on,off=off,turned off=off,switched off=off,locked=locked,unlocked=unlocked,triggered=on,detected=on,used=changed,changed=changed,occupied=on,home=home,away=away,playing=on,cleaning=on",
    "de": "geöffnet=open,aufgemacht=open,offen=open,auf=open,geschlossen=closed,zugemacht=closed,zu=closed,an=on,eingeschaltet=on,angeschaltet=on,aktiv=on,gelaufen=on,aus=off,ausgeschaltet=off,abgeschlossen=locked,verriegelt=locked,zugesperrt=locked,aufgeschlossen=unlocked,entriegelt=unlocked,ausgelöst=on,benutzt=changed,geändert=changed,zu hause=home,weg=away",
}
PERIODS = {
    "en": "today=today,yesterday=yesterday,this week=week,in the last 24 hours=day,in the past 24 hours=day,in the last day=day,in the last hour=hour,in the past hour=hour,last night=night,in the last week=seven,in the past week=seven,this morning=morning",
    "de": "heute=today,gestern=yesterday,diese woche=week,in den letzten 24 stunden=day,in der letzten stunde=hour,letzte nacht=night,in der letzten woche=seven,heute morgen=morning,heute früh=morning",
}


def _said(line: str) -> str:
    return "|".join(entry.partition("=")[0] for entry in line.split(","))


_EN_EVENT, _DE_EVENT = (f"{{event:{_said(EVENTS[code])}}}" for code in ("en", "de"))
_EN_PERIOD, _DE_PERIOD = (f"{{period:{_said(PERIODS[code])}}}" for code in ("en", "de"))
STATES = {
    "open": "on open opening",
    "closed": "off closed closing",
    "on": "on open heating cooling playing cleaning running active home detected",
    "off": "off idle closed paused standby docked not_home",
    "locked": "locked",
    "unlocked": "unlocked",
    "home": "home",
    "away": "not_home",
}
PATTERNS = {
    "en": {
        "last": (
            f"when (was|were|has|is) [the|my] {{entity}} [been] last {_EN_EVENT}",
            f"when was the last time [the|my] {{entity}} (was|were|got) {_EN_EVENT}",
            f"when did [the|my] {{entity}} last {_EN_EVENT}",
            "when did (someone|somebody|anyone|we|i) last (open|close|lock|unlock|use) [the|my] {thing}",
        ),
        "duration": (
            f"how long (was|were|has|is|have) [the|my] {{entity}} [been] {_EN_EVENT} {_EN_PERIOD}",
            f"for how long (was|were|has) [the|my] {{entity}} [been] {_EN_EVENT} {_EN_PERIOD}",
            f"how long (has|have) [the|my] {{entity}} been {_EN_EVENT}",
        ),
        "count": (
            f"how (often|many times) (was|were|has|did) [the|my] {{entity}} [been] {_EN_EVENT} {_EN_PERIOD}",
        ),
    },
    "de": {
        "last": (
            f"wann (wurde|wurden|war|waren|ist) [der|die|das|mein|meine] {{entity}} (zuletzt|das letzte mal|zum letzten mal) {_DE_EVENT} [worden]",
            f"wann (wurde|war) (zuletzt|das letzte mal) [der|die|das] {{entity}} {_DE_EVENT}",
        ),
        "duration": (
            f"wie lange (war|waren|lief|ist) [der|die|das|mein|meine] {{entity}} {_DE_PERIOD} {_DE_EVENT} [gewesen]",
            f"wie lange (war|waren|ist) [der|die|das] {{entity}} {_DE_EVENT} {_DE_PERIOD}",
            f"wie lange ist [der|die|das] {{entity}} schon {_DE_EVENT}",
        ),
        "count": (
            f"wie oft (wurde|war|ist) [der|die|das|mein|meine] {{entity}} {_DE_PERIOD} {_DE_EVENT} [worden]",
        ),
    },
}
VERBS = {
    "open": "open",
    "close": "closed",
    "lock": "locked",
    "unlock": "unlocked",
    "use": "changed",
}
LINES = {
    "en": {
        "last": "{entity} was last {event} {when}.",
        "now": "{entity} is {event} now, since {when}.",
        "never": "In the last {days} days {entity} was not {event}.",
        "unknown": "I have no records of {entity} for that time, so I do not know.",
        "duration": "{entity} was {event} for {length} {period}.",
        "not_at_all": "{entity} was not {event} {period}.",
        "partly": "{said} For {gap} I have no records.",
        "since": "{entity} has been {event} for {length}.",
        "not_now": "{entity} is not {event} at the moment.",
        "count": "{entity} was {event} {count} times {period}.",
        "count_one": "{entity} was {event} once {period}.",
        "no_recorder": "The recorder of Home Assistant is off, so I know nothing of the past.",
        "open": "opened",
        "closed": "closed",
        "on": "on",
        "off": "off",
        "locked": "locked",
        "unlocked": "unlocked",
        "home": "home",
        "away": "away",
        "changed": "used",
        "is_open": "open",
        "today": "today",
        "yesterday": "yesterday",
        "week": "this week",
        "day": "in the last 24 hours",
        "hour": "in the last hour",
        "night": "last night",
        "seven": "in the last week",
        "morning": "this morning",
    },
    "de": {
        "last": "{entity} war zuletzt {when} {event}.",
        "now": "{entity} ist jetzt {event}, seit {when}.",
        "never": "In den letzten {days} Tagen war {entity} nicht {event}.",
        "unknown": "Für diese Zeit habe ich zu {entity} keine Aufzeichnungen, ich weiß es also nicht.",
        "duration": "{entity} war {period} {length} lang {event}.",
        "not_at_all": "{entity} war {period} nicht {event}.",
        "partly": "{said} Für {gap} fehlen mir die Aufzeichnungen.",
        "since": "{entity} ist seit {length} {event}.",
        "not_now": "{entity} ist gerade nicht {event}.",
        "count": "{entity} war {period} {count} Mal {event}.",
        "count_one": "{entity} war {period} einmal {event}.",
        "no_recorder": "Die Aufzeichnung von Home Assistant ist aus, ich weiß also nichts von früher.",
        "open": "offen",
        "closed": "geschlossen",
        "on": "an",
        "off": "aus",
        "locked": "abgeschlossen",
        "unlocked": "aufgeschlossen",
        "home": "zu Hause",
        "away": "weg",
        "changed": "in Gebrauch",
        "is_open": "offen",
        "today": "heute",
        "yesterday": "gestern",
        "week": "diese Woche",
        "day": "in den letzten 24 Stunden",
        "hour": "in der letzten Stunde",
        "night": "letzte Nacht",
        "seven": "in der letzten Woche",
        "morning": "heute Morgen",
    },
}
EXAMPLES = {
    "en": (
        "when was the back door last opened?",
        "how long was the heating on today?",
        "how many times was the front door opened yesterday",
    ),
    "de": (
        "Wann wurde die Hintertür zuletzt geöffnet?",
        "Wie lange war die Heizung heute an?",
        "Wie oft war die Haustür gestern offen?",
    ),
}
