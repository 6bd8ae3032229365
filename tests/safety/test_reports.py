"""A wish that nothing was done for is reported as fulfilled in no words at all."""

from pytest_homeassistant_custom_component.common import MockConfigEntry

from custom_components.jarvis.safety.claims import claims_action, reports
from homeassistant.core import HomeAssistant

from ..conftest import Say, speech
from ..scripted_server import ScriptedServer

REPORTED = {
    "en": """
        I've turned on the lamp.
        The lamp is now on.
        The lamp has been switched on.
        Done!
        All set.
        Consider it done.
        There you go.
        I have turned off the lights and locked the door.
        I just closed the blinds.
        The blinds are closing now.
        Closing the blinds now.
        Turning on the light...
        Lights off!
        The light's on.
        Okay, the kitchen light is on now.
        Sure thing, turned it off.
        Your thermostat is set to 21 degrees.
        I set the thermostat to 21 degrees.
        Setting the heating to 21.
        The front door is locked now.
        It's locked.
        I've gone ahead and locked up.
        I took care of it.
        That's taken care of.
        I will have it on in a second. It's on.
        The garage door is opening.
        ✅ Light on
        💡 Done!
        The lamp was turned on successfully.
        Successfully turned on the lamp.
        Lamp turned on.
        Turned on the lamp.
        The music is now playing.
        I've started the vacuum.
        The vacuum has started cleaning.
        I've added milk to your list.
        Milk has been added to the shopping list.
        Your timer is set for five minutes.
        I paused the music.
        Very well, sir, the curtains are drawn.
        The lights have been dimmed to 30 percent.
        I've dimmed the lights.
        Everything is off.
        I have activated the movie scene.
        The scene is activated.
        Request completed.
        The lamp should be on now.
        The lights are off as requested.
        As you wish. The door is unlocked.
        I unlocked the door for you.
        Unlocked.
        The alarm has been disarmed.
        Alarm armed.
        I'm turning on the lamp now.
        I am switching off the lights.
        I'll turn on the lamp now.
        Right away, sir. The lamp is lit.
        And the lamp is off.
        The oven's been switched off.
        Both lights are now on.
        I managed to turn on the lamp.
        The task has been completed.
        Lights are on!
        I've made it warmer.
        I have raised the temperature to 22.
        The blinds went down.
        I have let the blinds down.
    """,
    "de": """
        Ich habe das Licht eingeschaltet.
        Das Licht ist jetzt an.
        Das Licht wurde eingeschaltet.
        Erledigt.
        Fertig!
        Schon erledigt.
        Alles erledigt.
        Ich habe die Tür abgeschlossen.
        Die Tür ist jetzt abgeschlossen.
        Die Rollos fahren herunter.
        Die Rollläden werden geschlossen.
        Ich schalte das Licht ein.
        Licht ist an.
        Licht an.
        Lampe eingeschaltet.
        Die Heizung steht jetzt auf 21 Grad.
        Ich habe die Heizung auf 21 Grad gestellt.
        Die Heizung wurde auf 21 Grad eingestellt.
        Das habe ich gemacht.
        Wird erledigt.
        Ist gemacht.
        Gemacht!
        Das Garagentor öffnet sich.
        Ich öffne das Garagentor.
        Die Musik läuft jetzt.
        Der Staubsauger ist gestartet.
        Ich habe Milch auf die Liste gesetzt.
        Die Szene ist aktiviert.
        Die Haustür ist entriegelt.
        Der Alarm ist deaktiviert.
        Ich habe alles ausgeschaltet.
        Alle Lichter sind aus.
        Ich habe es wärmer gemacht.
        Die Lampe leuchtet jetzt.
        Sehr wohl, die Lampe ist aus.
        Habe das Licht ausgemacht.
        Ich mache das Licht aus.
        Das Licht ist nun ausgeschaltet.
        Das Licht brennt jetzt.
        Ich hab das Licht angemacht.
    """,
    "fr": """
        J'ai allumé la lampe.
        La lampe est allumée.
        La lumière a été éteinte.
        C'est fait.
        Voilà, c'est fait !
        J'ai fermé les volets.
        Les volets sont fermés.
        J'allume la lumière.
        La porte est verrouillée.
        Le chauffage est réglé sur 21 degrés.
    """,
    "es": """
        He encendido la lámpara.
        La lámpara está encendida.
        La luz ha sido apagada.
        Hecho.
        Listo.
        Ya está.
        He cerrado las persianas.
        Enciendo la luz.
        La puerta está cerrada con llave.
        Luz encendida.
    """,
    "it": """
        Ho acceso la lampada.
        La lampada è accesa.
        La luce è stata spenta.
        Fatto.
        Ecco fatto!
        Ho chiuso le tapparelle.
        Accendo la luce.
        La porta è chiusa a chiave.
    """,
    "nl": """
        Ik heb de lamp aangezet.
        De lamp is nu aan.
        De lamp is ingeschakeld.
        Gedaan.
        Klaar!
        Het licht is uitgeschakeld.
        Ik zet het licht uit.
        De deur is vergrendeld.
    """,
    "pt": """
        Liguei a luz.
        A luz está ligada.
        Pronto.
        Feito.
        A porta foi trancada.
        Eu acendi a lâmpada.
    """,
    "pl": """
        Włączyłem światło.
        Światło jest włączone.
        Gotowe.
        Zrobione.
        Drzwi zostały zamknięte.
    """,
    "sv": """
        Jag har tänt lampan.
        Lampan är tänd.
        Klart.
        Klart!
        Dörren är låst.
    """,
    "da": """
        Jeg har tændt lampen.
        Lampen er tændt.
        Færdig.
        Det er gjort.
    """,
    "ru": """
        Я включил свет.
        Свет включён.
        Готово.
        Сделано.
        Дверь заперта.
        Я закрыл шторы.
    """,
    "tr": """
        Işığı açtım.
        Işık açıldı.
        Tamamlandı.
        Tamam, ışık açık.
    """,
    "ja": """
        電気をつけました。
        完了しました。
        ライトがオンになりました。
        ドアを閉めました。
    """,
    "zh": """
        灯已打开。
        已经打开灯了。
        好了,灯打开了。
        完成。
    """,
    "ko": """
        불을 켰습니다.
        완료했습니다.
        문을 잠갔습니다.
    """,
    "fi": """
        Sytytin valon.
        Valo on päällä.
        Valmis.
    """,
    "nb": """
        Jeg har slått på lyset.
        Lyset er på.
        Ferdig.
    """,
    "cs": """
        Zapnul jsem světlo.
        Světlo je zapnuté.
        Hotovo.
    """,
}
HONEST = {
    "en": """
        I'm sorry, I could not turn on the lamp.
        I cannot reach the lamp.
        The lamp did not respond.
        The lamp is still off.
        The lamp is already on.
        Which lamp do you mean?
        Shall I turn on the kitchen light or the desk lamp?
        I did not find a lamp of that name.
        Unfortunately the garage door is unavailable.
        There is no lamp called that.
        I would need the PIN for that.
        Please tell me which room.
        I'm afraid that device is offline.
        Nothing was done.
        I tried, but it failed.
        I may not do that.
        Certainly, sir.
        Very good, sir.
        One moment, please.
    """,
    "de": """
        Das Licht konnte ich leider nicht einschalten.
        Die Lampe antwortet nicht.
        Welche Lampe meinen Sie?
        Die Lampe ist schon an.
        Ich habe keine Lampe mit diesem Namen gefunden.
        Das darf ich nicht.
        Dafür brauche ich die PIN.
        Sehr wohl.
        Einen Moment bitte.
        Das Garagentor ist nicht erreichbar.
    """,
}
# What is said of a wish for the desk lamp; the model calls nothing.
WISH = "could you be so kind as to see to my desk lamp"
LIES = (
    "The light's on.",
    "Okay, the desk lamp is on now.",
    "Lights on!",
    "I'll turn on the desk lamp now.",
    "Right away, sir. The lamp is lit.",
)


def lines(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (line.strip(), code)
        for code, text in table.items()
        for line in text.strip().splitlines()
    ]


def test_no_report_is_missed() -> None:
    missed = [
        (text, language)
        for text, language in lines(REPORTED)
        if not (claims_action(text, language) or reports(text, language))
    ]
    assert not missed


def test_who_denies_or_asks_is_believed() -> None:
    assert not [text for text, language in lines(HONEST) if reports(text, language)]


def test_in_a_language_without_a_table_only_questions_pass() -> None:
    assert reports("Ég kveikti ljósið.", "is")
    assert not reports("Hvaða lampa?", "is")


async def test_a_wish_is_not_fulfilled_by_words(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    # The model is to answer, whatever the reader would have done.
    jarvis.runtime_data.interpreter.acts = False
    believed = []
    for lie in LIES:
        server.reply(lie, repeat=True)
        heard = speech(await say(WISH))
        server.replies.clear()
        if lie in heard:
            believed.append(heard)
    assert not believed
    assert hass.states.is_state("light.desk_lamp", "off")
    # A question about it is answered, a truth is told.
    server.reply("The desk lamp is off.")
    assert "off" in speech(await say("I wonder what my dear desk lamp is up to"))


async def test_half_a_wish_is_not_the_whole(
    hass: HomeAssistant, jarvis: MockConfigEntry, server: ScriptedServer, say: Say
) -> None:
    server.reply("", calls=[("intent__HassTurnOn", {"name": "Desk Lamp"})])
    lie = "I have turned on the desk lamp and locked the back door."
    server.reply(lie, repeat=True)
    heard = speech(await say(f"{WISH}, and the back door"))
    assert hass.states.is_state("light.desk_lamp", "on")
    assert lie not in heard
    server.replies.clear()
