"""What counts as a claim, in many languages, and what must never be taken for one."""

from custom_components.jarvis.safety.claims import claimed_state, claims_action, denies

from ..tables import each_row

CLAIMS = {
    "en": """I've turned on the kitchen light.
I have turned off all the lights.
I turned on the coffee machine for you.
Done.
Done!
Very well, it is done.
Very well, done, sir.
All done, sir.
The front door has been locked.
The lights have now been switched off.
The living room light is now on.
The garage door is now open.
I've just unlocked the door.
I have now set the thermostat to 21 degrees.
Turning on the light now.
Unlocking the front door.
I'm turning off the television.
Turned off the lights.
Successfully turned on the fan.
Certainly, I have closed the blinds.
It's done.
I've gone ahead and locked the doors.
I've set the alarm for seven.
I added milk to your list.
Consider it done.
I have opened the curtains and started the vacuum.""",
    "de": """Ich habe das Licht eingeschaltet.
Ich habe die Haustür aufgeschlossen.
Erledigt.
Erledigt!
Sehr wohl, erledigt.
Gern, ist gemacht.
Das Licht wurde ausgeschaltet.
Die Haustür ist jetzt verriegelt.
Das Licht ist jetzt an.
Ich schalte das Licht jetzt ein.
Das Licht ist eingeschaltet worden.
Ich habe die Heizung auf 21 Grad gestellt.
Ist gemacht.
Sehr wohl, ich habe die Rollos geschlossen.
Ich konnte die Rollos schließen.
Alles erledigt.""",
    "fr": """J'ai allumé la lumière.
C'est fait.
La porte a été verrouillée.
La lumière est maintenant éteinte.
J'ai fermé les volets.""",
    "es": """He encendido la luz.
Hecho.
La puerta ha sido cerrada.
Se ha apagado la luz.
La luz está ahora apagada.""",
    "it": """Ho acceso la luce.
Fatto.
La porta è stata chiusa.
La luce è ora spenta.""",
    "nl": """Ik heb het licht aangezet.
Gedaan.
De deur is vergrendeld.
Het licht is nu uit.""",
    "pt": """Liguei a luz.
Feito.
A porta foi trancada.""",
    "sv": """Jag har tänt lampan.
Klart.""",
    "nb": """Jeg har slått på lyset.
Ferdig.""",
    "da": """Jeg har tændt lyset.
Færdig.""",
    "pl": """Włączyłem światło.
Gotowe.""",
    "ru": """Я включил свет.
Готово.
Включила свет на кухне.""",
    "tr": """Işığı açtım.
Yapıldı.""",
    "ja": """電気をつけました。
完了しました。""",
    "zh": """我已经为您打开了灯。
好了。""",
    "ko": """불을 켰습니다.""",
}
NAMES = {"front door": "lock.front_door", "kitchen light": "light.kitchen_light"}


def sentences(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(code, line) for code, text in table.items() for line in text.splitlines()]


def test_claims_are_found() -> None:
    missed = [one for one in sentences(CLAIMS) if not claims_action(one[1], one[0])]
    assert not missed


@each_row(
    ("text", "language", "found"),
    [
        ("The front door is locked.", "en", ("lock.front_door", "locked")),
        ("The kitchen light is currently on.", "en", ("light.kitchen_light", "on")),
        ("Is the front door locked?", "en", None),
        ("If the front door is locked", "en", None),
        ("The key to the old and rusty front door is locked away", "en", None),
    ],
)
def test_claimed_states(text: str, language: str, found: object) -> None:
    assert claimed_state(text, language, NAMES) == found


@each_row(
    ("beginning", "language"),
    [
        ("I cannot do", "en"),
        ("I'm afraid that", "en"),
        ("Das kann leider", "de"),
    ],
)
def test_a_denial_shows_at_its_beginning(beginning: str, language: str) -> None:
    assert denies(beginning, language)


@each_row(
    ("beginning", "language"),
    [
        # The last word may not be whole yet: "now".
        ("It is no", "en"),
        ("The lamp is", "en"),
        ("Die Lampe ist", "de"),
        ("Nuqneh vIneH", "tlh"),
    ],
)
def test_what_denies_nothing_yet(beginning: str, language: str) -> None:
    assert not denies(beginning, language)
