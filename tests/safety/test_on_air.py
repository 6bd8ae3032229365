"""What is said on the air, sung, or said by people to each other, is noise."""

from custom_components.jarvis.safety.noise import is_noise

from ..reading import deed
from ..tables import each_row

NOISE = {
    "en": """
        Check out the link in the description for a discount
        Follow us on Instagram for more
        Stay with us, more after these messages
        Only in cinemas from the fifth of May
        It's a corner for Arsenal in the eightieth minute
        Police are still searching for the suspect
        Batteries not included
        Filmed before a live studio audience
        uh ... um ... well ...
        uhm, er, well, uh
        oh oh oh oh oh baby baby baby
        round and round and round and round
        Guten Abend, meine Damen und Herren
        Теперь мы переходим к новостям спорта
        no Dad, I'm not hungry
        Sarah, are you coming or what
        yeah, I'll call you back in five minutes, Karen
    """,
    "de": """
        Den Link mit dem Rabatt findet ihr in der Beschreibung
        Ihr findet mich auf Twitter und Twitch
        Bleibt dran, gleich nach der Pause das Wetter
        Ab dem fünften Mai nur im Kino
        Es gibt Ecke für Dortmund in der achtzigsten Minute
        Die Polizei sucht weiter nach dem Täter
        Batterien nicht enthalten
        Untertitelung: SWR
        äh ... ähm ... tja ...
        ähm, öh, na ja, äh
        Damit zurück ins Studio.
        und da sag ich zur Linda, das hat er aber anders gesagt
        Vergesst nicht, ein Like dazulassen
        na na na na hey hey
        Good evening and welcome to the nine o'clock news
        本日はありがとうございました
        nein Papa, ich hab keinen Hunger
        Tom, du hast deine Brotdose vergessen
        hast du deine Hausaufgaben gemacht, Tim
    """,
}
SPEECH = {
    "en": """
        the police are at the door
        heavy rain is coming, close the awning
        Mum wants the light on in the kitchen
        darling, turn the kitchen light on
        thanks, you are a star
        could you help me, Karen
        play something by Queen
        what's in cinemas this week
        Tom, turn off the lamp
        so I said that I am cold
        yes
        well
    """,
    "de": """
        die Polizei ist hier
        nein Lampe, sie ist zu hell
        Schatz, mach bitte das Licht an
        Danke, du bist super
        kannst du mir helfen, Karin
        Licht an, Wohnzimmer
        おやすみなさい
        ja
    """,
}


def _noise(text: str, language: str) -> str:
    return is_noise(text, language, wished=deed(text, language) >= 0.7)


@each_row("language", NOISE)
def test_who_speaks_to_anybody_or_to_another_is_noise(language: str) -> None:
    said = [one.strip() for one in NOISE[language].strip().splitlines()]
    assert not [one for one in said if not _noise(one, language)]


@each_row("language", SPEECH)
def test_who_speaks_to_the_house_is_heard(language: str) -> None:
    said = [one.strip() for one in SPEECH[language].strip().splitlines()]
    assert not [one for one in said if _noise(one, language)]


@each_row("language", NOISE)
def test_who_is_asked_may_say_anything(language: str) -> None:
    assert not is_noise("no Dad, I'm not hungry", language, addressed=True)
