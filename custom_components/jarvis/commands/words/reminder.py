"""Reminders in words."""

PATTERNS = {
    "en": {
        "set": (
            "remind me {rest}",
            "(set|create|make|add) [a|me a] reminder {rest}",
            "reminder {rest}",
        ),
        "ask": ("(set|create) [a] reminder", "remind me"),
        "list": (
            "(what|which) reminders (do i have|are there|are set) [{day}]",
            "(list|show|read) [me] [my|the|all] reminders",
            "(what's|what is|what are|whats) my reminders [{day}]",
            "do i have [any] reminders [{day}]",
            "what did i ask you to remind me of",
        ),
        "delete": (
            "(cancel|delete|remove|forget|clear) [my|the] [{which}] (reminder|reminders)",
            "(cancel|delete|remove|forget|clear) [my|the] reminder (to|about|for) {which}",
            "(cancel|delete|remove|clear) all [of] [my|the] reminders",
        ),
    },
    "de": {
        "set": (
            "(erinnere|erinner) mich {rest}",
            "(stell|stelle|erstelle|mach) [mir] eine erinnerung {rest}",
            "erinnerung {rest}",
        ),
        "ask": (
            "(stell|stelle|erstelle) [mir] eine erinnerung",
            "(erinnere|erinner) mich",
        ),
        "list": (
            "(welche|was für) erinnerungen (habe ich|gibt es)",
            "(zeig|zeige|lies) [mir] [meine|alle|die] erinnerungen [vor]",
            "(was|welche) sind meine erinnerungen",
            "habe ich erinnerungen [{day}]",
            "woran (soll|sollst) (ich|du mich) [erinnern|denken]",
        ),
        "delete": (
            "(lösche|vergiss|streiche) [die|meine|alle] [{which}] (erinnerung|erinnerungen)",
            "(lösche|vergiss|streiche) [die|meine] erinnerung (an|daran) {which}",
        ),
    },
}
# In front of what to be reminded of.
LEADS = {
    "en": "to,about,that,of,that i have to,that i need to,i have to,i need to",
    "de": "an,daran,dass,daran dass,dran,daran an",
}
# In front of a condition, and what follows the thing: the states to wait for.
WHEN = {
    "en": "when,as soon as,once,the moment",
    "de": "wenn,sobald",
}
CHANGES = {
    "en": "is done=done,is finished=done,finishes=done,has finished=done,is ready=done,are done=done,stops=done,is off=off,turns off=off,goes off=off,is on=on,turns on=on,starts=on,comes on=on,opens=open,is opened=open,is open=open,closes=closed,is closed=closed,is locked=locked,is unlocked=unlocked,gets home=home,comes home=home,arrives home=home,arrives=home,is home=home,is back=home,leaves=away,leaves home=away,leaves the house=away",
    "de": "fertig ist=done,fertig sind=done,durch ist=done,aus ist=off,ausgeht=off,aufhört=done,an ist=on,angeht=on,startet=on,anfängt=on,aufgeht=open,geöffnet wird=open,offen ist=open,zugeht=closed,geschlossen wird=closed,zu ist=closed,abgeschlossen ist=locked,nach hause kommt=home,heimkommt=home,zu hause ist=home,da ist=home,das haus verlässt=away,geht=away,losfährt=away",
}
SELF = {
    "en": "i get home=home,i come home=home,i arrive home=home,i'm home=home,i am home=home,i get back=home,i leave=away,i leave home=away,i leave the house=away,i go out=away",
    "de": "ich nach hause komme=home,ich heimkomme=home,ich zu hause bin=home,ich da bin=home,ich das haus verlasse=away,ich gehe=away,ich losfahre=away",
}
# The speaker arrives somewhere else.
ARRIVALS = {
    "en": (
        "i (get to|arrive at|am at|i'm at|reach|come to|get into) [the|my] {zone}",
        "i'm at [the|my] {zone}",
    ),
    "de": (
        "ich (im|in der|bei|beim|bei der|auf der|in die|zur|zum|an der) {zone} (bin|ankomme|komme)",
    ),
}
STATES = {
    "zone": "",
    "done": "off idle standby done finished complete completed end ended stopped docked not_running ready",
    "on": "on running playing cleaning heating",
    "off": "off idle standby",
    "open": "on open",
    "closed": "off closed",
    "locked": "locked",
    "unlocked": "unlocked",
    "home": "home",
    "away": "not_home",
}
ASK_TEXT = {"en": "Remind you of what?", "de": "Woran soll ich Sie erinnern?"}
ASK_TIME = {"en": "When shall I remind you?", "de": "Wann soll ich Sie erinnern?"}
LINES = {
    "en": {
        "set": "I will remind you {when}: {text}.",
        "repeated": "I will remind you {when} and then {repeat}: {text}.",
        "daily": "every day",
        "weekdays": "on weekdays",
        "weekly": "every week",
        "set_state": "I will remind you when {entity} is {state}: {text}.",
        "done": "done",
        "on": "on",
        "off": "off",
        "open": "open",
        "closed": "closed",
        "locked": "locked",
        "unlocked": "unlocked",
        "home": "home",
        "away": "away",
        "none": "You have no reminders.",
        "one": "{text}, {when}",
        "one_state": "{text}, when {entity} changes",
        "list": "You have {count}: {list}.",
        "deleted": "The reminder “{text}” is deleted.",
        "deleted_all": "All {count} reminders are deleted.",
        "no_such": "There is no such reminder.",
        "which": "Which one: {list}?",
        "set_zone": "I will remind you when you get to {zone}: {text}.",
        "cannot_tell": "{entity} does not tell me that.",
        "no_zone": "I know no place called {zone}.",
        "no_person": "I do not know who you are, so I cannot tell when you come home.",
        "full": "I keep too many reminders already. Please delete one first.",
        "nothing": "the time has come",
    },
    "de": {
        "set": "Ich erinnere Sie {when}: {text}.",
        "repeated": "Ich erinnere Sie {when} und dann {repeat}: {text}.",
        "daily": "jeden Tag",
        "weekdays": "werktags",
        "weekly": "jede Woche",
        "set_state": "Ich erinnere Sie, sobald {entity} {state} ist: {text}.",
        "done": "fertig",
        "on": "an",
        "off": "aus",
        "open": "offen",
        "closed": "zu",
        "locked": "abgeschlossen",
        "unlocked": "aufgeschlossen",
        "home": "zu Hause",
        "away": "unterwegs",
        "none": "Sie haben keine Erinnerungen.",
        "one": "{text}, {when}",
        "one_state": "{text}, sobald sich {entity} ändert",
        "list": "Es sind {count}: {list}.",
        "deleted": "Die Erinnerung „{text}“ ist gelöscht.",
        "deleted_all": "Alle {count} Erinnerungen sind gelöscht.",
        "no_such": "So eine Erinnerung gibt es nicht.",
        "which": "Welche davon: {list}?",
        "set_zone": "Ich erinnere Sie, sobald Sie dort sind ({zone}): {text}.",
        "cannot_tell": "{entity} meldet mir das nicht.",
        "no_zone": "Einen Ort namens {zone} kenne ich nicht.",
        "no_person": "Ich weiß nicht, wer Sie sind, und kann daher nicht sagen, wann Sie heimkommen.",
        "full": "Es sind schon zu viele Erinnerungen. Bitte löschen Sie erst eine.",
        "nothing": "es ist so weit",
    },
}
EXAMPLES = {
    "en": (
        "remind me to call mom tomorrow at 8",
        "remind me in 20 minutes to take out the trash",
        "remind me to empty the washer when the washer is done",
        "remind me to take my pills every day at 9 am",
        "what reminders do I have",
        "delete all reminders",
    ),
    "de": (
        "Erinnere mich morgen um 8 an den Müll",
        "Erinnere mich in 20 Minuten an die Wäsche",
        "Erinnere mich daran, Blumen zu gießen, wenn die Waschmaschine fertig ist",
        "Welche Erinnerungen habe ich?",
        "Lösche alle Erinnerungen",
    ),
}
