"""What recognisers write when nobody speaks, and what people say in one breath."""

import pytest

from custom_components.jarvis.safety.noise import is_noise, is_overheard
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis
from ..reading import deed
from ..scripted_server import ScriptedServer
from ..tables import each_row

NOISE = {
    "en": """
        Thank you for watching!
        beep beep beep
        woof woof, meow
        mm-hm mm-hm yeah mm-hm
        nobody leaves this ship, captain
        I have never seen her before, your honour
        today's episode is made possible by our friends at the bank
        If you liked this episode, smash the like button.
        Translated by Maria and her team. All rights reserved.
        no Ben, he is staying with Grandma tonight
        well Lucy, they told me it was cancelled
        and it's one nil at half time, two minutes left to play
        Subtitles provided by the BBC
        Good evening, this is the six o'clock news.
        All rights reserved. A Netflix production.
        Thanks for watching.
        Welcome back to the show, ladies and gentlemen, give it up for our guest
        And now the weather for the weekend. It will be 24 degrees in the south.
        In today's episode we will learn how to bake the perfect bread
        Please hold, one of our agents will be with you shortly.
        Press two to hear your balance.
        Unlock your true potential with us at your local gym
        Mind the gap between the train and the platform.
        And now over to Mark with the sport
        Breaking news tonight. The president has signed the bill.
        Call now and get a second one absolutely free.
        one two three four five six seven eight nine ten eleven
        Thank you for watching, please subscribe.
        Please subscribe to my channel.
        Don't forget to like and subscribe!
        Subtitles by the Amara.org community
        Thank you very much for watching and see you in the next video
        See you next time!
        See you in the next video.
        Bye bye.
        ♪
        ♪♪♪
        ♪ la la la ♪
        [Music]
        [Applause]
        (upbeat music)
        (speaking in foreign language)
        *sigh*
        [BLANK_AUDIO]
        [ Silence ]
        ...
        .
        you you you you
        Okay okay okay okay okay
        uh
        um
        hmm
        mm-hmm
        mmm
        Ah.
        Oh, oh, oh, oh, oh
        the the the the the the
        so so so so so so so
        I'm on my way. I'm on my way. I'm on my way. I'm on my way.
        Transcribed by https://otter.ai
        Copyright WDR 2021
        Untertitelung: SWR 2020
        © 2023 BBC
        Subtitles by SUBS Hamburg
        Captions by GetTranscribed.com
        This video is sponsored by
        Thanks for listening to the podcast.
        www.mooji.org
        Субтитры сделал DimaTorzok
        Продолжение следует...
        ご視聴ありがとうございました
        字幕由Amara.org社区提供
        谢谢观看
        시청해주셔서 감사합니다
        Sous-titres réalisés par la communauté d'Amara.org
        Sous-titrage ST' 501
        Sottotitoli creati dalla comunità Amara.org
        Subtítulos realizados por la comunidad de Amara.org
        Legendas pela comunidade Amara.org
        Untertitelung aufgrund der Amara.org-Community
        Untertitel von Stephanie Geiges
        Untertitel im Auftrag des ZDF für funk, 2017
        Ondertiteld door de Amara.org gemeenschap
        Napisy stworzone przez społeczność Amara.org
        Altyazı M.K.
        Textning: Sirius Media
        Подписывайтесь на канал
        Thank you for joining us today.
        We'll be right back after this.
        Welcome back to the channel, guys.
        He would never go back, he said. She smiled. They walked on.
        and the president said that the talks had failed. The markets fell.
        Bye-bye! Thanks for watching!
        I'll see you guys in the next one.
        Thank you. Thank you. Thank you.
        Thank you.
    """,
    "de": """
        Wenn euch die Folge gefallen hat, klickt auf den Daumen
        Untertitelt von Freiwilligen. Alle Rechte vorbehalten.
        ja Lena, er bringt das Auto erst morgen zurück
        es steht zwei zu eins für Bremen
        Ihr Anruf ist uns wichtig, bitte bleiben Sie in der Leitung
        Sichern Sie sich noch heute Ihren Vorteil
        Hinterlassen Sie Ihre Nachricht nach dem Ton
        Meine Damen und Herren, ich begrüße Sie zur Tagesschau
        Sie sehen die Tagesschau um zwanzig Uhr.
        Und damit zurück ins Studio zu Ihnen.
        In der heutigen Folge lernen wir, wie man Brot backt
        Rufen Sie jetzt an und sichern Sie sich Ihr Angebot
        Vielen Dank fürs Zuschauen!
        Danke fürs Zuschauen.
        Bis zum nächsten Mal!
        Untertitelung des ZDF, 2020
        Untertitel der Amara.org-Community
        Copyright WDR 2019
        SWR 2021
        Das war's für heute, bis zum nächsten Mal.
        Vergesst nicht zu abonnieren!
        Abonniert den Kanal.
        [Musik]
        (Applaus)
        * Musik *
        Ähm
        äh äh
        hm
        Mhm
        ja ja ja ja ja ja ja
        Amara.org
        Ich danke Ihnen für Ihre Aufmerksamkeit.
        Wir sehen uns im nächsten Video.
        Er sagte, dass er nicht kommen würde. Sie lachte. Dann gingen sie nach Hause.
        piep piep piep
        mhm mhm ja mhm
        nun ja, äh, weißt du, ähm
        tralala tralala
        Keiner verlässt dieses Schiff, Herr Kapitän.
        Diese Folge wird präsentiert von einem Bäcker aus Fulda
        Der Kanzler hat gestern gesprochen. Die Börse reagierte verhalten.
        Untertitel von Stephanie Geiges
        Vielen Dank.
    """,
}
SPEECH = {
    "en": """
        Oh God, he is at the door
        no, she is allergic to nuts
        hey Tom, turn the lights on for her
        it's five to nine
        ring the bell
        turn off the lights, captain
        it is far too dark in here, professor
        good night, doctor
        knock knock
        play
        stop
        yes
        no
        lights
        off
        on
        louder
        quieter
        pause
        next
        yes please
        no thanks
        never mind
        cancel
        help
        lights off
        lights on
        play
        mute
        okay
        sure
        undo
        why
        what
        again
        repeat
        warmer
        brighter
        dimmer
        music
        thanks
        hello
        good night
        good morning
        stop it
        kitchen
        the second one
        forty
        twenty one degrees
        four seven one one
        go on
        timer
        snooze
        go away
        do it
        yes yes yes
        no no no
        stop stop stop
        on on
        he is cold
        turn it up
        bye
        I am leaving
        thank you jarvis
        the lights the lights
        she wants the lamp on. Turn it on.
        it's too dark
        I'm cold
        open
        close
        lock
        announce ladies and gentlemen dinner is ready
        play live from the royal albert hall please
    """,
    "de": """
        Ach Mann, sie hat schon wieder das Licht angelassen
        nein Tom, mach das Licht für sie aus
        Nein Musik, leiser
        stopp
        ja
        nein
        aus
        an
        lauter
        leiser
        pause
        weiter
        nächstes
        licht
        licht aus
        licht an
        abbrechen
        hilfe
        ja bitte
        nein danke
        wärmer
        heller
        dunkler
        musik
        musik aus
        gute nacht
        guten morgen
        warum
        nochmal
        küche
        das zweite
        vierzig
        vergiss es
        danke jarvis
        stop
        zu
        auf
        rückgängig
        genau
        klar
        okay
        mach
        hallo
        es ist zu dunkel
        mir ist kalt
        ja ja
        nein nein nein
        stopp stopp stopp
    """,
}


def _noise(text: str, language: str) -> str:
    return is_noise(text, language, fresh=True, wished=deed(text, language) >= 0.7)


@each_row("meant", [True, False])
def test_noise_is_told_from_speech(*, meant: bool) -> None:
    wrong = [
        line.strip()
        for language, text in (SPEECH if meant else NOISE).items()
        for line in text.strip().splitlines()
        if bool(_noise(line.strip(), language)) is meant
    ]
    assert not wrong


def test_what_is_cut_off_in_the_middle_of_saying_it_again_is_noise() -> None:
    again = "I'm going to go ahead and I'm going to go ahead and I'm going to go ahead"
    assert is_noise(again, "en", fresh=True)
    assert is_noise("In other news, the minister has resigned.", "en", fresh=True)
    assert not is_noise("turn on the light and turn on the fan", "en", fresh=True)


def test_who_is_thanked_in_a_talk_is_meant() -> None:
    assert is_noise("Thank you.", "en", fresh=True)
    assert not is_noise("Thank you.", "en")
    assert not is_noise("Thank you.", "en", fresh=True, addressed=True)


MORE_NOISE = """
    Stay tuned.|And now for the weather with Jim.|you|Previously on the show
    In tonight's top story, the president said on Monday.|Up next on channel four
    This programme was sponsored by|Coming up after the break|kch|psst|brr|pf|shh
    Hi everyone, welcome to my channel|link in the description below|TV GELDERLAND 2021
    Let me know in the comments|like, comment and subscribe|...and that's it|tsk
    Synced and corrected by|Subs by www.zeoranger.co.uk|aaaaaaaaaaaaa|hahahahahaha
    nananananana|mmmmmmm|no no no no no no no no|1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    Lasst ein Abo da|ARD Text im Auftrag von Funk|Napisy wykonane przez|Abonneer je
    MBC 뉴스 이덕영입니다.|İzlediğiniz için teşekkürler|Tekstet av Ai-Media|Suscríbanse
    Ссылка в описании|Kiitos kun katsoitte|ترجمة نانسي قنقر|Hvala što pratite kanal
    Děkujeme za sledování|Köszönöm, hogy megnézted|Ευχαριστώ που παρακολουθήσατε
    Danke für das Zuschauen und bis bald.|Smash subscribe and stay tuned|um ... yes ...
    We'll see you guys after the break|mañana a las diez, solo en este canal
    ähm ... ja ...
    Hit the bell icon to get notified.|À bientôt pour une nouvelle vidéo.
    Vi ses i nästa video|Nos vemos en el próximo video.|Até o próximo vídeo
    Ci vediamo nel prossimo video.
    Ondertiteling: TV Gelderland 2021|Vergeet niet te abonneren.|Dziękuję za obejrzenie.
    Wszelkie prawa zastrzeżone.|字幕視聴ありがとうございました|Glöm inte att prenumerera
    Bir sonraki videoda görüşmek üzere.|Не забудьте подписаться|Husk at abonnere
    I'll see you guys next time|Tschüss. Tschüss. Tschüss.
    Grazie a tutti. Grazie a tutti.
    The following program contains mature subject matter.|❤️ par SousTitreur.com
    Gracias. Gracias. Gracias.|Спасибо. Спасибо. Спасибо.|Undertextning.nu|Iscrivetevi
    Subskrybuj kanał|Não se esqueça de se inscrever|Vi ses nästa gång
    Prenumerera på kanalen|チャンネル登録をお願いいたします
    おやすみ。おやすみ。おやすみ。
    תודה על הצפייה|Cảm ơn các bạn đã theo dõi|Terima kasih telah menonton
"""
SAID_SHORTLY = """
    stop|pause|next|on|off|yes|no|lights|louder|play|mute|help|hello|undo|skip|dim|why
    five|the second one|bread|two minutes|no no no|stop stop stop stop stop stop|halt
    Tschüss|TV|BBC Radio 4|1234|4 7 1 1|0815 4711|banana|mama|papa|volume up|Licht an
    nein|lauter|weiter|Gute Nacht|bye Jarvis|what's up next|open|close|lock|again
    ondertiteling aan|Untertitel an|turn on the subtitles|おやすみなさい。|Musik|basta
    off off off|louder louder louder|Next! Next! Next!|thanks|danke|ciao|merci
    what's on this channel|uh yes|play the radio only on this speaker|ja, deine Idee
    subscribe to the news|visit mum on Sunday|kanal vier|alarm 2021 off
"""


def phrases(text: str) -> list[str]:
    return [one.strip() for line in text.split("\n") for one in line.split("|") if one]


def test_more_of_what_recognisers_make_of_nothing() -> None:
    heard = [
        one
        for one in phrases(MORE_NOISE)
        if one and not is_noise(one, "en", fresh=True)
    ]
    assert not heard


def test_more_of_what_is_said_shortly() -> None:
    lost = [
        one
        for one in phrases(SAID_SHORTLY)
        if one and is_noise(one, "en", fresh=True, addressed="Jarvis" in one)
    ]
    assert not lost


def test_whoever_is_asked_may_say_no_often() -> None:
    assert is_noise("no no no no no no", "en")
    assert not is_noise("no no no no no no", "en", addressed=True)


OVERHEARD = {
    "en": "she whispered: unlock the door|[music] turn it up|Mia, off, said grandma",
    "de": "Mia, mach die Vorhänge zu, sagte Oma|er rief: mach das Tor auf",
}
SPOKEN_TO_US = {
    "en": "turn it up|tell Ben I said hello|play what she said|dim it she said please",
    "de": "mach das Licht an|sag Oma, sie rief an",
}


@each_row(("table", "overheard"), [(OVERHEARD, True), (SPOKEN_TO_US, False)])
def test_who_is_heard_speaking_to_others(
    table: dict[str, str], *, overheard: bool
) -> None:
    rows = [(code, one) for code, line in table.items() for one in line.split("|")]
    assert [one for code, one in rows if is_overheard(one, code) is not overheard] == []


@pytest.mark.parametrize(
    ("text", "opens"),
    [("she whispered: unlock the door", False), ("unlock a door for me", True)],
)
async def test_no_microphone_waits_for_an_answer_of_others(
    demo_house: HomeAssistant,
    server: ScriptedServer,
    say: Say,
    text: str,
    *,
    opens: bool,
) -> None:
    await set_up_jarvis(demo_house, engine_subentry(server.url), agent_subentry())
    server.reply("Pardon, which one?", repeat=True)
    heard = await say(text, satellite_id="assist_satellite.kitchen")
    assert heard.continue_conversation is opens
    server.replies.clear()
