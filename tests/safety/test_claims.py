"""What counts as a claim, in many languages, and what must never be taken for one."""

from itertools import pairwise

from hypothesis import given, strategies as st

from custom_components.jarvis.safety.claims import (
    ClaimCheck,
    claimed_state,
    claims_action,
    denies,
    may_become_claim,
)

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
HONEST = {
    "en": """Shall I turn on the light?
Would you like me to lock the door?
I could turn on the light if you like.
I can turn off the heating for you.
I have not turned on the light.
I haven't locked the door.
I was not able to unlock the door.
The light was not turned on.
I cannot open the garage door.
If I turned on the light, it would be brighter.
Once you have opened the window, the heating stops.
You turned on the light an hour ago.
She said "I have turned on the light".
The capital of France is Paris.
Paris has been the capital for centuries.
The battle was opened by the archers.
It is now ten past four.
It is now raining in London.
Your next appointment is at nine.
The kitchen is at 21 degrees.
The light in the kitchen is on.
The front door is locked.
There are three lights on.
I have no information about that.
I've heard that Mozart started to play at three.
I have read the recipe: it wants two eggs.
I've found three lamps in the kitchen.
I see that the door is open.
I think the vacuum is charging.
A closed door keeps the warmth inside.
To turn on the light, say its name.
You can open the blinds with the button.
He opened the door and walked into the night.
The story begins: a man locked the gate and left.
Would it help if I dimmed the lights?
Please tell me which lamp you mean.
I will need the PIN for that.
Certainly, sir.
Good evening.
My apologies, I did not catch that.
What would you like me to do?
The oven should be set to 180 degrees.
The museum is now closed on Mondays, I believe.
The shop opened in 1920.
Water boils at 100 degrees.
You should have locked the door.
I'm sorry, that device is unavailable.
Nothing was changed.
I did not do anything.
The match was played on Sunday.
Your list has milk and tea on it.
The film is about a butler who stopped a war.
A vacuum is a space without matter.
I'm afraid that I cannot help with that.
The library has been open since eight.
Tomorrow will be sunny, with a light breeze.
I'm listening.
Knead it, let it rest for an hour, done.
Well done, that was a long day.
I'm doing well, thank you.
You have two timers: tea and pasta.
The answer is forty-two.""",
    "de": """Soll ich das Licht einschalten?
Möchten Sie, dass ich die Tür abschließe?
Ich könnte das Licht einschalten.
Ich kann die Heizung ausschalten.
Ich habe das Licht nicht eingeschaltet.
Ich konnte die Tür nicht aufschließen.
Wenn ich das Licht eingeschaltet habe, wird es hell.
Sie sagte: „Ich habe das Licht eingeschaltet“.
Die Hauptstadt von Frankreich ist Paris.
Es ist jetzt zehn nach vier.
Das Licht in der Küche ist an.
Die Haustür ist abgeschlossen?
In der Küche sind es 21 Grad.
Morgen wird es sonnig.
Sie haben zwei Termine.
Das Museum hat montags zu.
Wasser kocht bei hundert Grad.
Guten Abend.
Das habe ich leider nicht verstanden.
Was darf ich für Sie tun?
Dafür brauche ich die PIN.
Ich habe drei Lampen gefunden.
Ich habe keine Information dazu.
Der Backofen sollte auf 180 Grad vorgeheizt sein.
Die Geschichte handelt von einem Butler.
Das Gerät ist nicht erreichbar.
Nichts wurde geändert.
Auf der Liste stehen Milch und Tee.""",
    "fr": """Voulez-vous que j'allume la lumière ?
Je n'ai pas allumé la lumière.
La capitale de la France est Paris.
Il est quatre heures dix.
Demain il fera beau.
Que puis-je faire pour vous ?""",
    "es": """¿Enciendo la luz?
No he encendido la luz.
La capital de Francia es París.
Mañana hará sol.
Son las cuatro.""",
    "it": """Vuole che accenda la luce?
Non ho acceso la luce.
La capitale della Francia è Parigi.
Domani sarà bello.""",
    "nl": """Zal ik het licht aanzetten?
Ik heb het licht niet aangezet.
De hoofdstad van Frankrijk is Parijs.
Het is tien over vier.""",
    "ru": """Я не включил свет.
Столица Франции - Париж.
Завтра будет солнечно.""",
    "ja": """電気をつけましょうか。
フランスの首都はパリです。""",
    "zh": """要我打开灯吗?
法国的首都是巴黎。""",
}
# Frames in which ordinary replies come.
FRAMES = {
    "en": ("{}", "Certainly. {}", "{} I hope that helps.", "Well, sir: {}", "{}\n\n"),
    "de": ("{}", "Gewiss. {}", "{} Gern geschehen."),
}
NAMES = {"front door": "lock.front_door", "kitchen light": "light.kitchen_light"}


def sentences(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(code, line) for code, text in table.items() for line in text.splitlines()]


def test_claims_are_found() -> None:
    missed = [one for one in sentences(CLAIMS) if not claims_action(one[1], one[0])]
    assert not missed


def test_ordinary_replies_are_not_held_back() -> None:
    """False alarms stay below one in a hundred, whatever stands around them."""
    total, alarms = 0, []
    for code, line in sentences(HONEST):
        for frame in FRAMES.get(code, ("{}",)):
            text = frame.format(line)
            check = _check(code)
            out = check.feed(text) + check.finish()
            total += 1
            if out != text:
                alarms.append((code, check.caught))
    assert total > 400
    assert len(alarms) / total < 0.01, alarms


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


def _check(language: str = "en") -> ClaimCheck:
    return ClaimCheck(
        is_false=lambda one: claims_action(one, language),
        may_be=lambda one: may_become_claim(one, language),
    )


@given(
    lines=st.lists(
        st.sampled_from([*HONEST["en"].splitlines(), *CLAIMS["en"].splitlines()]),
        max_size=4,
    ),
    cuts=st.lists(st.integers(0, 200), max_size=12),
)
def test_how_the_stream_is_cut_does_not_matter(
    lines: list[str], cuts: list[int]
) -> None:
    text = " ".join(lines)
    whole, parts = _check(), _check()
    expected = whole.feed(text) + whole.finish()
    edges = sorted({0, len(text), *(cut % (len(text) + 1) for cut in cuts)})
    pieces = [text[a:b] for a, b in pairwise(edges)]
    out = "".join(parts.feed(piece) for piece in pieces) + parts.finish()
    assert parts.caught == whole.caught
    assert not any(claims_action(line, "en") for line in out.splitlines())
    assert out.strip().startswith(expected.strip()) or expected.startswith(out)


def test_an_ordinary_sentence_leaves_before_its_end() -> None:
    check = _check()
    assert check.feed("Paris, the city of lovers and ") != ""


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
