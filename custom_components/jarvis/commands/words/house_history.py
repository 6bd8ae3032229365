"""Questions about the past in words: event id → the words for it."""

EVENTS = {
    "en": "opened=open,open=open,closed=closed,shut=closed,on=on,turned on=on,switched on=on,running=on,active=on,heating=on,off=off,turned off=off,switched off=off,locked=locked,unlocked=unlocked,triggered=on,detected=on,used=changed,changed=changed,occupied=on,home=home,away=away,playing=on,cleaning=on,run=on,start=on,turn on=on,come on=on,go on=on,switch on=on,turn off=off,go off=off,stop=off,finish=off,close=closed,lock=locked,unlock=unlocked,ring=on",
    "de": "geöffnet=open,aufgemacht=open,offen=open,auf=open,geschlossen=closed,zugemacht=closed,zu=closed,an=on,eingeschaltet=on,angeschaltet=on,aktiv=on,gelaufen=on,aus=off,ausgeschaltet=off,abgeschlossen=locked,verriegelt=locked,zugesperrt=locked,aufgeschlossen=unlocked,entriegelt=unlocked,ausgelöst=on,benutzt=changed,geändert=changed,zu hause=home,weg=away,angegangen=on,ausgegangen=off,angemacht=on,ausgemacht=off,aufgegangen=open,zugegangen=closed,in betrieb=on,geklingelt=on,ausgelöst worden=on",
}
PERIODS = {
    "en": "today=today,yesterday=yesterday,this week=week,in the last 24 hours=day,in the past 24 hours=day,in the last day=day,in the last hour=hour,in the past hour=hour,last night=night,in the last week=seven,in the past week=seven,this morning=morning",
    "de": "heute=today,gestern=yesterday,diese woche=week,in den letzten 24 stunden=day,in der letzten stunde=hour,letzte nacht=night,in der letzten woche=seven,heute morgen=morning,heute früh=morning",
}


def _said(line: str) -> str:
    return "|".join(entry.partition("=")[0] for entry in line.split(","))


_EN_EVENT, _DE_EVENT = (f"{{event:{_said(EVENTS[code])}}}" for code in ("en", "de"))
# Any words for a time; the command looks whether they are.
_EN_PERIOD = _DE_PERIOD = "{period}"
_WHO_EN = "(someone|somebody|anyone|anybody|we|i|you)"
# What Jarvis did itself, it tells with its reason.
_OTHERS_EN = "(someone|somebody|anyone|anybody|we|i)"
_GRADE_EN = "{grade:lowest|highest|average|minimum|maximum|coldest|warmest|hottest|mean|min|max}"
_GRADE_DE = "{grade:niedrigste|höchste|durchschnittliche|tiefste|minimale|maximale|kälteste|wärmste|mittlere}"
_MEASURE_EN = "{measure:temperature|humidity|power|consumption|brightness|pressure|co2}"
_MEASURE_DE = "{measure:temperatur|luftfeuchtigkeit|leistung|helligkeit|feuchtigkeit}"
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
            f"when did [the|my] {{entity}} [last] {_EN_EVENT}",
            f"when (was|were) [the|my] {{thing}} [last] ({_said(EVENTS['en'])})",
            f"when did {_OTHERS_EN} [last] (open|close|lock|unlock|use|turn on|switch on|turn off|switch off) [the|my] {{thing}}",
        ),
        "whether": (
            f"(was|were|has|have|is|did) [the|my] {{entity}} [been] {_EN_EVENT} {_EN_PERIOD}",
            f"(did|has|have) {_WHO_EN} (open|close|lock|unlock|use|opened|closed|locked|unlocked|used) [the|my] {{thing}} {_EN_PERIOD}",
        ),
        "reading": (
            f"(what was|what's|what is) the {_GRADE_EN} {_MEASURE_EN} (in|of|at) [the|my] {{place}} {_EN_PERIOD}",
            f"(what was|what's|what is) the {_GRADE_EN} [{{place}}] {_MEASURE_EN} {_EN_PERIOD}",
            f"how {{degree:cold|warm|hot}} (did it get|has it been|did it become|was it) (in|at) [the|my] {{place}} {_EN_PERIOD}",
            f"how {{degree:cold|warm|hot}} (did it get|has it been|did it become|was it) {{place:outside|outdoors|inside}} {_EN_PERIOD}",
            f"what was the {{place}} {_MEASURE_EN} {_EN_PERIOD}",
            f"what was the {_MEASURE_EN} (in|of|at) [the|my] {{place}} {_EN_PERIOD}",
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
            f"wann (wurde|wurden) [der|die|das] {{thing}} ({_said(EVENTS['de'])})",
            f"wann (wurde|war) (zuletzt|das letzte mal) [der|die|das] {{entity}} {_DE_EVENT}",
            f"wann (ging|gingen) [der|die|das] {{entity}} (zuletzt|das letzte mal) {_DE_EVENT}",
            "wann (lief|brannte|klingelte) [der|die|das] {thing} (zuletzt|das letzte mal)",
            f"wann hat (zuletzt|das letzte mal) jemand [der|die|das|den] {{entity}} {_DE_EVENT}",
            f"wann (habe ich|haben wir|hat jemand) [der|die|das|den] {{entity}} (zuletzt|das letzte mal) {_DE_EVENT}",
        ),
        "whether": (
            f"(war|waren|wurde|ist|ging) [der|die|das|mein|meine] {{entity}} {_DE_PERIOD} {_DE_EVENT} [gewesen|worden]",
            f"(war|waren|wurde) [der|die|das] {{entity}} {_DE_EVENT} {_DE_PERIOD}",
            f"hat {_DE_PERIOD} jemand [der|die|das|den] {{entity}} {_DE_EVENT}",
            f"hat (jemand|einer|irgendjemand|irgendwer|wer) [der|die|das|den] {{entity}} {_DE_PERIOD} {_DE_EVENT}",
            f"(war|waren|wurde|wurden) {_DE_PERIOD} [der|die|das|mein|meine] {{entity}} {_DE_EVENT} [gewesen|worden]",
            f"hat jemand {_DE_PERIOD} [der|die|das|den] {{entity}} {_DE_EVENT}",
        ),
        "reading": (
            f"(was|wie hoch) (war|ist) die {_GRADE_DE} {_MEASURE_DE} (im|in der|in|am) {{place}} {_DE_PERIOD}",
            f"(was|wie hoch) (war|ist) die {_GRADE_DE} {_MEASURE_DE} {_DE_PERIOD} (im|in der|in|am) {{place}}",
            f"(was|wie hoch) (war|ist) die {_GRADE_DE} [{{place}}] {_MEASURE_DE} {_DE_PERIOD}",
            f"wie {{degree:kalt|warm|heiß}} (war es|wurde es|ist es geworden) {_DE_PERIOD} (im|in der|in|am) {{place}}",
            f"wie {{degree:kalt|warm|heiß}} (war es|wurde es|ist es geworden) (im|in der|in|am) {{place}} {_DE_PERIOD}",
            f"wie {{degree:kalt|warm|heiß}} (war es|wurde es|ist es geworden) {_DE_PERIOD} {{place:draußen|drinnen}}",
        ),
        "duration": (
            f"wie lange (war|waren|lief|ist) [der|die|das|mein|meine] {{entity}} {_DE_PERIOD} {_DE_EVENT} [gewesen]",
            f"wie lange (lief|brannte|ist|war) [der|die|das|mein|meine] {{thing}} {_DE_PERIOD} [gelaufen]",
            "(seit wann|wie lange) (läuft|brennt) [der|die|das] {thing} [schon]",
            f"wie lange (war|waren|ist) [der|die|das] {{entity}} {_DE_EVENT} {_DE_PERIOD}",
            f"wie lange ist [der|die|das] {{entity}} schon {_DE_EVENT}",
        ),
        "count": (
            f"wie oft (wurde|war|ist|ging) {_DE_PERIOD} [der|die|das|mein|meine] {{entity}} {_DE_EVENT} [worden]",
            f"wie oft (wurde|war|ist|ging) [der|die|das|mein|meine] {{entity}} {_DE_PERIOD} {_DE_EVENT} [worden]",
        ),
    },
}
VERBS = {
    "open": "open",
    "close": "closed",
    "lock": "locked",
    "unlock": "unlocked",
    "use": "changed",
    "opened": "open",
    "closed": "closed",
    "locked": "locked",
    "unlocked": "unlocked",
    "used": "changed",
    "on": "on",
    "off": "off",
    "lief": "on",
    "läuft": "on",
    "brannte": "on",
    "brennt": "on",
    "klingelte": "on",
    "gelaufen": "on",
}
GRADES = {
    "lowest": "lowest minimum coldest min niedrigste tiefste minimale kälteste cold kalt",
    "highest": "highest maximum warmest hottest max höchste maximale wärmste warm hot heiß",
    "average": "average mean durchschnittliche mittlere",
}
# What a sensor of these is called, where only the place was said.
MEASURES = {"en": "temperature", "de": "Temperatur"}
OUTSIDE = {
    "outside": "outdoor",
    "outdoors": "outdoor",
    "inside": "indoor",
    "draußen": "Außen",
    "drinnen": "Innen",
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
        "whether_yes": "Yes, {entity} was {event} {period}, for {length}.",
        "whether_once": "Yes, once, {when}.",
        "whether_often": "Yes, {count} times, last {when}.",
        "whether_no": "No, {entity} was not {event} {period}.",
        "at_yes": "Yes, {entity} was {event} {period}.",
        "at_no": "No, {entity} was not {event} {period}.",
        "lowest": "The lowest value of {entity} {period} was {value}, {when}.",
        "highest": "The highest value of {entity} {period} was {value}, {when}.",
        "average": "The average of {entity} {period} was {value}.",
        "value": "{entity} was at {value} {period}.",
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
        "whether_yes": "Ja, {entity} war {period} {length} lang {event}.",
        "whether_once": "Ja, einmal, {when}.",
        "whether_often": "Ja, {count} Mal, zuletzt {when}.",
        "whether_no": "Nein, {entity} war {period} nicht {event}.",
        "at_yes": "Ja, {entity} war {period} {event}.",
        "at_no": "Nein, {entity} war {period} nicht {event}.",
        "lowest": "Der niedrigste Wert von {entity} war {period} {value}, {when}.",
        "highest": "Der höchste Wert von {entity} war {period} {value}, {when}.",
        "average": "Im Mittel lag {entity} {period} bei {value}.",
        "value": "{entity} lag {period} bei {value}.",
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
        "was the back door open at noon",
        "what was the lowest temperature in the bedroom last night",
    ),
    "de": (
        "Wann wurde die Hintertür zuletzt geöffnet?",
        "Wie lange war die Heizung heute an?",
        "Wie oft war die Haustür gestern offen?",
        "Wie kalt war es letzte Nacht im Schlafzimmer?",
    ),
}
