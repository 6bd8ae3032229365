"""Moments in words."""

LINES = {
    **{code: {"clock": "{hour}:{minute}"} for code in ("fr", "es", "it", "nl")},
    "en": {
        "clock": "{hour12}:{minute} {half}",
        "today": "today at {time}",
        "tomorrow": "tomorrow at {time}",
        "yesterday": "yesterday at {time}",
        "date": "on {weekday}, {month} {day} at {time}",
        "date_year": "on {weekday}, {month} {day}, {year} at {time}",
    },
    "de": {
        "clock": "{hour}:{minute}",
        "today": "heute um {time} Uhr",
        "tomorrow": "morgen um {time} Uhr",
        "yesterday": "gestern um {time} Uhr",
        "date": "am {weekday}, dem {day}. {month}, um {time} Uhr",
        "date_year": "am {weekday}, dem {day}. {month} {year}, um {time} Uhr",
    },
}
