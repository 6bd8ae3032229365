"""What is announced when a timer, alarm or reminder comes due."""

LINES = {
    "en": {
        "timer": "Your {text} is up.",
        "alarm_plain": "This is your alarm. Good day.",
        "alarm_named": "This is your alarm: {text}.",
        "reminder_plain": "You asked me to remind you now.",
        "reminder": "A reminder: {text}.",
        "reminder_about": "A reminder: {text}.",
        "reminder_whom": "A reminder for {whom}: {text}.",
        "reminder_whom_about": "A reminder for {whom}: {text}.",
        "again": "In ten minutes again",
        "later": "in 10 minutes",
        "off": "Switch off",
        "late": "{late} late, I was not running: {said}",
    },
    "de": {
        "timer": "Ihr {text} ist abgelaufen.",
        "alarm_plain": "Ihr Wecker. Guten Tag.",
        "alarm_named": "Ihr Wecker: {text}.",
        "reminder_plain": "Sie wollten jetzt erinnert werden.",
        "reminder": "Eine Erinnerung: {text}.",
        "reminder_about": "Eine Erinnerung {text}.",
        "reminder_whom": "Eine Erinnerung für {whom}: {text}.",
        "reminder_whom_about": "Eine Erinnerung für {whom} {text}.",
        "again": "In zehn Minuten noch einmal",
        "later": "in 10 Minuten",
        "off": "Ausschalten",
        "late": "{late} verspätet, ich war nicht in Betrieb: {said}",
    },
}
