"""How something repeats, in words."""

# Phrase → code, longest first where one is in another.
RHYTHMS = {
    "en": {
        "weekdays": "on weekdays,every weekday,weekdays,weekday,on workdays,every workday,on school days",
        "weekends": "on weekends,at weekends,every weekend,at the weekends,on the weekends,weekends",
        "daily": "every single day,every day,daily,each day,seven days a week",
        "weekly": "every week,weekly,once a week",
        "monthly": "of every month,of each month,of the month,every month,each month,monthly",
    },
    "de": {
        "weekdays": "werktags,an werktagen,jeden werktag,an jedem werktag,wochentags,unter der woche,an schultagen",
        "weekends": "an wochenenden,an den wochenenden,an jedem wochenende,jedes wochenende,immer am wochenende,wochenends",
        "daily": "jeden tag,täglich,an jedem tag,tagtäglich",
        "weekly": "jede woche,wöchentlich,einmal die woche,einmal in der woche",
        "monthly": "jedes monats,eines jeden monats,im monat,jeden monat,monatlich",
    },
}
# A weekend said besides what repeats is every weekend, too.
WEEKEND = {"en": "at the weekend,on the weekend", "de": "am wochenende"}
# A part of the day said of every day: the phrase, and what it leaves behind.
PARTS = {
    "en": "every morning=in the morning,each morning=in the morning,every evening=in the evening,every night=at night,every afternoon=in the afternoon",
    "de": "jeden morgen=morgens,jeden abend=abends,jeden nachmittag=nachmittags,jede nacht=nachts,jeden mittag=mittags",
}
# In front of a weekday that comes again: "every Monday".
EVERY = {"en": "every,each", "de": "jeden,an jedem,immer"}
# In front of a weekday in the plural, which repeats by itself: "on Mondays".
ON = {"en": "on", "de": "immer"}
# What makes a weekday plural, behind its name.
PLURAL = {"en": "s", "de": "s"}
LINK = {"en": "and", "de": "und"}
# Between two weekdays: all from one to the other.
UNTIL = {"en": "to,through,till,until", "de": "bis"}
FROM = {"en": "from", "de": "von"}
# In front of a length of time: "every two hours"; and whole words for it.
INTERVAL = {"en": "every", "de": "alle,jede"}
INTERVALS = {
    "en": "hourly=3600,every hour=3600",
    "de": "stündlich=3600,jede stunde=3600",
}
LINES = {
    "en": {
        "daily": "every day",
        "weekdays": "on weekdays",
        "weekends": "at weekends",
        "weekly": "every week",
        "monthly": "every month",
        "days": "every {days}",
        "every": "every {length}",
        "hourly": "every hour",
        "and": "and",
    },
    "de": {
        "daily": "jeden Tag",
        "weekdays": "werktags",
        "weekends": "am Wochenende",
        "weekly": "jede Woche",
        "monthly": "jeden Monat",
        "days": "jeden {days}",
        "every": "alle {length}",
        "hourly": "jede Stunde",
        "and": "und",
    },
}
