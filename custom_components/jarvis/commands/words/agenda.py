"""What is announced when a timer, alarm or reminder comes due."""

LINES = {
    "en": {
        "timer_plain": "Your {length} timer is up.",
        "timer_named": "Your {text} timer is up.",
        "alarm_plain": "This is your alarm. Good day.",
        "alarm_named": "This is your alarm: {text}.",
        "reminder_plain": "You asked me to remind you now.",
        "reminder_named": "A reminder: {text}.",
        "again": "In ten minutes again",
        "later": "in 10 minutes",
        "off": "Switch off",
        "late": "{late} late, I was not running: {said}",
    },
    "de": {
        "timer_plain": "Ihr Timer über {length} ist abgelaufen.",
        "timer_named": "Ihr Timer {text} ist abgelaufen.",
        "alarm_plain": "Ihr Wecker. Guten Tag.",
        "alarm_named": "Ihr Wecker: {text}.",
        "reminder_plain": "Sie wollten jetzt erinnert werden.",
        "reminder_named": "Eine Erinnerung: {text}.",
        "again": "In zehn Minuten noch einmal",
        "later": "in 10 Minuten",
        "off": "Ausschalten",
        "late": "{late} verspätet, ich war nicht in Betrieb: {said}",
    },
}
