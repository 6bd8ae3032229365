"""Time and date in words."""

PATTERNS = {
    "en": {
        "time": (
            "what time is it [(right now|now|here)] [in {location}]",
            "(what's|what is|whats) the [current|local] time [in {location}]",
            "tell me the time [in {location}]",
            "time in {location}",
        ),
        "date": (
            "what (day|date) is (it|today) [today]",
            "what day is it in {location}",
            "(what's|what is|whats) (the|today's) date [today]",
            "(what's|what is|whats) today's date",
            "what day of the week is it",
        ),
        "day": (
            "what day is (it on|on) {day}",
            "what day [of the week] is [it] {day}",
            "what weekday is {day}",
        ),
    },
    "de": {
        "time": (
            "wie spät ist es [jetzt] [(in|auf) {location}]",
            "wie viel uhr ist es [jetzt] [(in|auf) {location}]",
            "wieviel uhr ist es [(in|auf) {location}]",
            "(sag mir die|wie ist die) uhrzeit [in {location}]",
            "uhrzeit in {location}",
        ),
        "date": (
            "(welcher tag|welches datum|der wievielte) ist [heute|es]",
            "welches datum haben wir [heute]",
            "den wievielten haben wir [heute]",
            "was für ein tag ist (heute|es)",
            "welcher wochentag ist (heute|es)",
            "welcher tag ist es in {location}",
        ),
        "day": ("(welcher|was für ein) (tag|wochentag) ist {day}",),
    },
}
LOCAL = {
    "en": "here,local,now,home,local time,at home,this house",
    "de": "hier,lokal,jetzt,zu hause,zuhause,daheim",
}
# Countries as people call them, beside their English names: name → ISO code.
COUNTRIES = {
    "usa": "US",
    "america": "US",
    "us": "US",
    "uk": "GB",
    "england": "GB",
    "britain": "GB",
    "great britain": "GB",
    "scotland": "GB",
    "wales": "GB",
    "holland": "NL",
    "deutschland": "DE",
    "österreich": "AT",
    "schweiz": "CH",
    "der schweiz": "CH",
    "frankreich": "FR",
    "italien": "IT",
    "spanien": "ES",
    "großbritannien": "GB",
    "schottland": "GB",
    "niederlande": "NL",
    "den niederlanden": "NL",
    "belgien": "BE",
    "dänemark": "DK",
    "schweden": "SE",
    "norwegen": "NO",
    "finnland": "FI",
    "polen": "PL",
    "tschechien": "CZ",
    "ungarn": "HU",
    "griechenland": "GR",
    "türkei": "TR",
    "der türkei": "TR",
    "russland": "RU",
    "kanada": "CA",
    "brasilien": "BR",
    "argentinien": "AR",
    "mexiko": "MX",
    "südafrika": "ZA",
    "ägypten": "EG",
    "indien": "IN",
    "australien": "AU",
    "neuseeland": "NZ",
    "südkorea": "KR",
    "den usa": "US",
    "irland": "IE",
    "kroatien": "HR",
    "rumänien": "RO",
}
LINES = {
    "en": {
        "time": "It is {time}.",
        "time_in": "In {place} it is {time}, {weekday}.",
        "date": "It is {weekday}, {month} {day}, {year}.",
        "date_in": "In {place} it is {weekday}, {month} {day}.",
        "day": "{month} {day} is a {weekday}.",
        "unknown": "I do not know where {place} is.",
        "several": "{place} has several time zones. Which city?",
        "clock": "{hour12}:{minute} {half}",
    },
    "de": {
        "time": "Es ist {time} Uhr.",
        "time_in": "In {place} ist es {time} Uhr, {weekday}.",
        "date": "Heute ist {weekday}, der {day}. {month} {year}.",
        "date_in": "In {place} ist {weekday}, der {day}. {month}.",
        "day": "Der {day}. {month} ist ein {weekday}.",
        "unknown": "Wo {place} liegt, weiß ich nicht.",
        "several": "{place} hat mehrere Zeitzonen. Welche Stadt?",
        "clock": "{hour}:{minute}",
    },
}
WEEKDAYS = {
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
}
MONTHS = {
    "en": "January February March April May June July August September October November December",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
}
EXAMPLES = {
    "en": (
        "what time is it in Milwaukee",
        "what time is it",
        "what day is it",
        "what day is it on the 8th",
    ),
    "de": (
        "Wie spät ist es in Tokio?",
        "Wie viel Uhr ist es?",
        "Welcher Tag ist heute?",
    ),
}
