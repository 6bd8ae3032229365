"""Reminders in words."""

PATTERNS = {
    "en": {
        "set": (
            "remind (me|us) {rest}",
            "(set|create|make|add) [a|me a|another] reminder {rest}",
            "reminder {rest}",
            "(i want|i'd like|i would like|i need) to be reminded {rest}",
        ),
        "keep": ("(don't|do not|never) let (me|us) forget {rest}",),
        "set_before": ("{before} remind (me|us) {rest}",),
        "tell": (
            "(tell|notify|warn|alert|ping) (me|us) {rest}",
            "let (me|us) know {rest}",
        ),
        "set_whom": (
            "remind {person} (to|about|that) {rest}",
            "{before} remind {person} (to|about|that) {rest}",
        ),
        "ask": ("(set|create|add|make) [a|another] reminder", "remind me"),
        "again": (
            "remind me [of that|about that|about it] again [{when}]",
            "(snooze|postpone|delay) (that|it|this|the reminder|that reminder) [for {length}]",
            "(remind|tell|ask) me [about that|about it|that] later",
        ),
        "list": (
            "(what|which) reminders (do i have|have i got|are there|are set) [(for|on) {day}]",
            "(what|which) reminders (do i have|are there) {day}",
            "how many reminders (do i have|are there) [(for|on) {day}]",
            "(list|show|read) [me] [my|the|all|all my] reminders [(for|on) {day}]",
            "what (is|are) [my|the] reminders [(for|on) {day}]",
            "(do i have|have i got|are there) [any|a] (reminders|reminder) [(for|on) {day}]",
            "(do i have|are there) [any] reminders {day}",
            "what did i ask you to remind me of",
        ),
        "next": (
            "(what|when) is my next reminder",
            "what's (my|the) next reminder",
        ),
        "move": (
            "(move|change|shift|reschedule|push|postpone|put) [my|the] [{which}] reminder (to|until|till|back to) {time}",
            "(move|change|shift|reschedule|push|postpone) [my|the] reminder (to|about|for) {which} (to|until) {time}",
        ),
        "delete": (
            "(cancel|delete|remove|forget|clear|drop) [my|the] [{which}] (reminder|reminders)",
            "(cancel|delete|remove|forget|clear|drop) [my|the] reminder (to|about|for) {which}",
            "(cancel|delete|remove|clear) all [of] [my|the] reminders",
            "you don't (need|have) to remind me (to|about) {which} [anymore|any more]",
        ),
    },
    "de": {
        "set": (
            "(erinnere|erinner) (mich|uns) {rest}",
            "(mich|uns) [mal] [bitte] {rest} [zu] erinnern",
            "(stell|stelle|erstelle|mach|setz|setze) [mir] [mal] [bitte] eine erinnerung {rest}",
            "erinnerung {rest}",
            "(ich möchte erinnert werden|ich will erinnert werden) {rest}",
        ),
        "keep": ("(lass|lasse) (mich|uns) [bitte] nicht vergessen {rest}",),
        "set_before": ("{before} (erinnere|erinner) (mich|uns) {rest}",),
        "tell": (
            "(sag|sage|gib) (mir|uns) [bitte] bescheid {rest}",
            "(sag|sage) (mir|uns) [bitte] {rest}",
            "(melde|meld) dich [bitte] {rest}",
            "(benachrichtige|informiere) (mich|uns) {rest}",
        ),
        "set_whom": ("(erinnere|erinner) {person} (daran|an|ans) {rest}",),
        "ask": (
            "(stell|stelle|erstelle|mach) [mir] [mal] [bitte] eine erinnerung",
            "(erinnere|erinner) mich [mal] [bitte]",
        ),
        "again": (
            "(erinnere|erinner) mich (noch mal|nochmal|noch einmal|wieder) {when}",
            "(erinnere|erinner) mich [daran] {when} (noch mal|nochmal|noch einmal|wieder)",
            "(erinnere|erinner) mich (noch mal|nochmal|noch einmal|später|später noch mal|später nochmal)",
        ),
        "list": (
            "(welche|was für|wie viele) erinnerungen (habe ich|gibt es|sind gesetzt|stehen an) [für {day}]",
            "welche erinnerungen habe ich {day}",
            "(was|welche) (habe|hab) ich [denn|noch|alles] für erinnerungen [{day}]",
            "(zeig|zeige|lies|nenne|nenn) [mir] [meine|alle|die] erinnerungen [für {day}] [vor]",
            "(was|welche) sind meine erinnerungen [für {day}]",
            "(habe|hab) ich [für {day}] [irgendwelche|noch] erinnerungen",
            "(habe|hab) ich {day} [irgendwelche|noch] erinnerungen",
            "gibt es [für {day}] [irgendwelche|noch] erinnerungen",
            "woran (soll|sollst) (ich|du mich) [erinnern|denken] [{day}]",
        ),
        "next": ("(was|wann) ist meine nächste erinnerung",),
        "move": (
            "(verschieb|verschiebe|ändere|änder|leg|lege) [die|meine] erinnerung (an|für) {which} auf {time}",
            "(verschieb|verschiebe|ändere|änder|leg|lege) [die|meine] [{which}] erinnerung auf {time}",
        ),
        "delete": (
            "(lösche|lösch|vergiss|streiche|entferne) [die|meine|alle] [{which}] (erinnerung|erinnerungen)",
            "(lösche|lösch|vergiss|streiche|entferne) [die|meine] erinnerung (an|daran|für) {which}",
            "(alle|sämtliche) [meine] erinnerungen löschen",
            "[die|meine] erinnerung (an|für) {which} löschen",
        ),
    },
}
# In front of what to be reminded of.
LEADS = {
    "en": "to,about,that,of,that i have to,that i need to,i have to,i need to,that i should",
    "de": "an,ans,daran,dass,daran dass,dran,daran an,bitte,mal,bitte daran",
}
# These stay with the text and join it to a sentence: "eine Erinnerung an den Müll".
KEPT = {"de": "an ans"}
# These close a time of the day, so the text does not begin with them.
CLOSING = {"en": "o'clock oclock sharp exactly", "de": "uhr punkt genau"}
# Words for what the sentence is about anyway: the thing is in the rest of it.
PRONOUNS = {"en": "it they", "de": "es er sie"}
# Who begins so asks what was forgotten: that is no reminder.
ASKING = {
    "en": "why how what who whom where which whose",
    "de": "warum wieso wie was wer wo welche welcher welches wessen",
}
# Who begins so tells something.
THAT = {"en": "that", "de": "dass"}
# Where the verb of a text stands last: "die Spülmaschine ausräumen".
VERB_LAST = {"en": False, "de": True}
# Alone in place of a text: the last reminder once more.
AGAIN = {
    "en": "again,about it,about that,about it again,about that again,it,that,about this",
    "de": "nochmal,noch mal,noch einmal,daran,wieder,später,nochmal daran,noch einmal daran",
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
    "en": "i get home=home,i'm back=home,i am back=home,i get back home=home,i arrive=home,we get home=home,i come home=home,i arrive home=home,i'm home=home,i am home=home,i get back=home,i leave=away,i leave home=away,i leave the house=away,i'm leaving=away,i am leaving=away,i leave the house=away,i go out=away",
    "de": "ich zurück bin=home,ich wieder da bin=home,ich zuhause bin=home,ich heimkomme=home,ich losgehe=away,ich aus dem haus gehe=away,wir nach hause kommen=home,ich nach hause komme=home,ich zu hause bin=home,ich da bin=home,ich das haus verlasse=away,ich gehe=away,ich losfahre=away",
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
# The speaker leaves somewhere else than home.
DEPARTURES = {
    "en": ("i (leave|am leaving|get out of|finish) [the|my] {zone}",),
    "de": (
        "ich [den|die|das] {zone} verlasse",
        "ich (vom|von der|aus dem|aus der) {zone} (komme|gehe|weggehe|losfahre|wegfahre)",
    ),
}
STATES = {
    "zone": "",
    "left": "",
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
        "set_about": "I will remind you {when}: {text}.",
        "set_when": "I will remind you {when}: {text}.",
        "set_when_about": "I will remind you {when}: {text}.",
        "repeated": "I will remind you {when} and then {repeat}: {text}.",
        "repeated_about": "I will remind you {when} and then {repeat}: {text}.",
        "when_thing": "when the {entity} is {state}",
        "when_person": "when {entity} is {state}",
        "when_home": "when you get home",
        "when_away": "when you leave home",
        "when_zone": "when you get to {zone}",
        "when_left": "when you leave {zone}",
        "set_whom": "I will remind {whom} {when}: {text}.",
        "set_whom_about": "I will remind {whom} {when}: {text}.",
        "done": "done",
        "on": "on",
        "off": "off",
        "open": "open",
        "closed": "closed",
        "locked": "locked",
        "unlocked": "unlocked",
        "home": "home",
        "away": "away",
        "changed": "different",
        "none": "You have no reminders.",
        "one": "{text}, {when}",
        "one_whom": "for {whom}: {text}, {when}",
        "one_repeated": "{text}, {when} and then {repeat}",
        "list": "You have {count} reminders: {list}.",
        "single": "You have one reminder: {list}.",
        "next": "Your next reminder: {list}.",
        "none_then": "You have no reminders then.",
        "none_lately": "I have not reminded you of anything lately.",
        "deleted": "The reminder “{text}” is deleted.",
        "deleted_about": "The reminder “{text}” is deleted.",
        "deleted_all": "All {count} reminders are deleted.",
        "no_such": "There is no such reminder.",
        "which": "Which one: {list}?",
        "cannot_tell": "{entity} does not tell me that.",
        "no_zone": "I know no place called {zone}.",
        "no_person": "I do not know who you are, so I cannot tell when you come home.",
        "full": "I keep too many reminders already. Please delete one first.",
        "nothing": "the time has come",
    },
    "de": {
        "set": "Ich erinnere Sie {when}: {text}.",
        "set_about": "Ich erinnere Sie {when} {text}.",
        "set_when": "Ich erinnere Sie, {when}: {text}.",
        "set_when_about": "Ich erinnere Sie {text}, {when}.",
        "repeated": "Ich erinnere Sie {when} und dann {repeat}: {text}.",
        "repeated_about": "Ich erinnere Sie {when} und dann {repeat} {text}.",
        "when_thing": "sobald {entity} {state} ist",
        "when_person": "sobald {entity} {state} ist",
        "when_home": "sobald Sie nach Hause kommen",
        "when_away": "sobald Sie das Haus verlassen",
        "when_zone": "sobald Sie dort sind ({zone})",
        "when_left": "sobald Sie dort weggehen ({zone})",
        "set_whom": "Ich erinnere {whom} {when}: {text}.",
        "set_whom_about": "Ich erinnere {whom} {when} {text}.",
        "done": "fertig",
        "on": "an",
        "off": "aus",
        "open": "offen",
        "closed": "zu",
        "locked": "abgeschlossen",
        "unlocked": "aufgeschlossen",
        "home": "zu Hause",
        "away": "unterwegs",
        "changed": "anders",
        "none": "Sie haben keine Erinnerungen.",
        "one": "{text}, {when}",
        "one_whom": "für {whom}: {text}, {when}",
        "one_repeated": "{text}, {when} und dann {repeat}",
        "list": "Sie haben {count} Erinnerungen: {list}.",
        "single": "Sie haben eine Erinnerung: {list}.",
        "next": "Ihre nächste Erinnerung: {list}.",
        "none_then": "Für diesen Tag haben Sie keine Erinnerungen.",
        "none_lately": "Ich habe Sie zuletzt an nichts erinnert.",
        "deleted": "Die Erinnerung „{text}“ ist gelöscht.",
        "deleted_about": "Die Erinnerung {text} ist gelöscht.",
        "deleted_all": "Alle {count} Erinnerungen sind gelöscht.",
        "no_such": "So eine Erinnerung gibt es nicht.",
        "which": "Welche davon: {list}?",
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
        "remind me every Monday at 8 to put the bins out",
        "when the washer is done remind me to hang the laundry",
        "what reminders do I have",
        "delete all reminders",
    ),
    "de": (
        "Erinnere mich morgen um 8 an den Müll",
        "Erinnere mich in 20 Minuten an die Wäsche",
        "Erinnere mich daran, Blumen zu gießen, wenn die Waschmaschine fertig ist",
        "Erinnere mich jeden Montag um sieben an die Mülltonne",
        "Welche Erinnerungen habe ich?",
        "Lösche alle Erinnerungen",
    ),
}
