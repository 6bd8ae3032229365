"""What is a secret, and what is only house talk."""

from custom_components.jarvis.lang.secret_patterns import find_secrets, is_card, is_iban

from ..tables import each_row

SPOKEN = [
    ("en", "password", "the wifi password is hunter2 and turn on the light", "hunter2"),
    (
        "en",
        "password",
        "the password is correct horse battery",
        "correct horse battery",
    ),
    ("en", "password", 'my password is "open sesame", please', "open sesame"),
    ("en", "password", "my password sword9fish", "sword9fish"),
    ("en", "password", "change the password to Swordfish.", "Swordfish"),
    ("en", "code", "the code is 123456", "123456"),
    ("en", "password", "wifi: guestnet, key Plum4Thorn", "Plum4Thorn"),
    ("en", "password", "I set the pass to Plum4Thorn", "Plum4Thorn"),
    ("en", "password", "bob with Plum4Thorn as the password", "Plum4Thorn"),
    ("en", "password", "the password colon swordfish", "swordfish"),
    ("en", "password", "my password used to be swordfish", "swordfish"),
    ("de", "password", "die Zugangsdaten sind bob und Plum4Thorn", "Plum4Thorn"),
    ("en", "code", "unlock the front door with 4711", "4711"),
    ("en", "code", "disarm the alarm using 1 2 3 4", "1 2 3 4"),
    ("en", "code", "my pin is one two three four", "one two three four"),
    ("en", "code", "my pin is twelve thirty-four", "twelve thirty-four"),
    ("en", "code", "the code is four double seven one", "four double seven one"),
    ("de", "code", "die PIN ist zwölf vierunddreißig", "zwölf vierunddreißig"),
    (
        "de",
        "code",
        "der Code lautet vier doppel sieben eins",
        "vier doppel sieben eins",
    ),
    ("en", "code", "4711 is the alarm code", "4711"),
    ("en", "code", "the gate keypad takes 4419 hash", "4419"),
    ("en", "code", "the verification code the bank sent me says 661204", "661204"),
    ("en", "code", "the alarm is disarmed with 5518", "5518"),
    ("en", "code", "to get into the safe dial 71 20 35", "71 20 35"),
    ("de", "code", "die Alarmanlage geht mit 5518 aus", "5518"),
    ("de", "code", "das Tastenfeld am Tor nimmt 4419", "4419"),
    ("de", "code", "den Tresor öffnet man mit 71 20 35", "71 20 35"),
    ("en", "email", "bob at web dot de is my e-mail", "bob at web dot de"),
    ("en", "email", "write to bob dot b at web dot de", "bob dot b at web dot de"),
    ("de", "email", "an anna punkt b at web punkt de", "anna punkt b at web punkt de"),
    ("en", "code", "123-456 is your verification code", "123-456"),
    (
        "en",
        "email",
        "my email is john dot doe at example dot com",
        "john dot doe at example dot com",
    ),
    ("de", "password", "das Passwort ist hase7 und mach das Licht an", "hase7"),
    ("de", "password", "das WLAN-Passwort lautet blauer elefant", "blauer elefant"),
    ("de", "code", "der Code ist 493817", "493817"),
    ("de", "code", "der Torcode ist 4 4 8 1", "4 4 8 1"),
    ("de", "code", "meine PUK ist 30129944", "30129944"),
    ("de", "code", "der Pin ist eins zwei drei vier", "eins zwei drei vier"),
    ("de", "code", "entsperre die Tür mit 4711", "4711"),
    (
        "de",
        "email",
        "meine Mail ist hans at gmx punkt de",
        "hans at gmx punkt de",
    ),
    ("fr", "password", "le mot de passe est soleil42", "soleil42"),
    ("es", "code", "el código es 4567", "4567"),
    ("it", "password", "la password è girasole", "girasole"),
    ("nl", "password", "het wachtwoord is zonnebloem12", "zonnebloem12"),
    ("pt", "password", "a senha é girassol", "girassol"),
    ("pl", "password", "hasło to slonecznik", "slonecznik"),
    ("sv", "password", "lösenordet är solros", "solros"),
    ("ru", "password", "пароль это солнышко", "солнышко"),
    ("zh", "password", "密码是abc12345请记住", "abc12345"),
    ("ja", "password", "パスワードは abc12345", "abc12345"),
    ("en", "password", "my password is h u n t e r two", "h u n t e r two"),
    ("en", "password", "the password is capital H, u, n, 2.", "capital H, u, n, 2"),
    ("de", "password", "das Passwort ist groß h a s e sieben", "groß h a s e sieben"),
    (
        "en",
        "password",
        "my recovery phrase is zoo able ride mesh tone army verb ally",
        "zoo able ride mesh tone army verb ally",
    ),
    ("en", "code", f"my card is four{' one' * 15}", f"four{' one' * 15}"),
    ("en", "code", "the combination of the safe is 12-34-56", "12-34-56"),
    ("de", "code", "die Kombination vom Tresor ist 12 34 56", "12 34 56"),
    ("tr", "password", "şifrem Yaz2024", "Yaz2024"),
    ("tr", "code", "kapı kodu 4711", "4711"),
    ("ko", "password", "비밀번호는 abc12345", "abc12345"),
    ("xx", "code", "el código es 4567", "4567"),
    ("en", "code", "my recovery code is 7H2K-99QP-LM3X", "7H2K-99QP-LM3X"),
    ("de", "code", "der Notfallcode lautet ab12-cd34", "ab12-cd34"),
    ("en", "password", "log in with user bob and pass Plover7", "Plover7"),
    ("en", "password", "the login is bob and Plover7.", "Plover7"),
    ("de", "password", "Zugangsdaten: bob / Plover", "Plover"),
    ("fr", "password", "mes identifiants sont: bob / Plover7", "Plover7"),
]

WRITTEN = [
    ("key", "sk_live_aaaaaaaaaaaaaaaaaaaaaaaa"),
    ("key", "sk-proj-abcdefghij0123456789ABCDEFGHIJ0123"),
    ("key", "sk-abcd1234567890abcdef"),
    ("key", "AKIAIOSFODNN7EXAMPLE"),
    ("key", "AIzaSyA1234567890abcdefghijklmnopqrstuv"),
    ("key", "xoxb-123456789012-abcdefghij"),
    ("key", "glpat-abcdefghij0123456789"),
    ("key", "hf_abcdefghijABCDEFGHIJ0123456789"),
    ("key", "110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw"),
    ("key", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
    ("key", "yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk="),
    ("token", "Bearer abc.def-123456"),
    ("token", "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.test"),
    ("token", "Authorization: Basic dXNlcjpwYXNz"),
    ("token", "refresh_token=abcdef123456"),
    ("key", "apikey: sk-1234567890"),
    ("password", "password: secret123"),
    ("password", "psk='correct horse'"),
    ("password", "postgres://anna:s3cret@db.local/house"),
    ("email", "user@example.com"),
    ("card", "5555-5555-5555-4444"),
    ("card", "DE89 3704 0044 0532 0130 00"),
    ("hex", "0xa1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4"),
]

HOUSE_TALK = [
    "turn on the light at 12 30",
    "log in to the router and restart it at 7",
    "the bus pass is for 2027",
    "the sign in the hall is red, 25 degrees",
    "set the light to 123456",
    "turn on at 1714819200000",
    "set sensor.co_alarm_living_room_battery_level_2 as default",
    "light.kitchen_ceiling_123456789 is unavailable",
    "its MAC is aa:bb:cc:dd:ee:ff and its address 192.168.178.123",
    "call +49 170 1234567 or 0049 170 1234567",
    "on 2026-11-21 at 12:30:45 it was 21.5 °C",
    "the password is wrong",
    "the password is not working, what is the password?",
    "my password is on the fridge",
    "error code 5004 on the washer",
    "look at example dot com for the code",
    "the code is on page twenty-five, and the other one two pages on",
    "the zip code is 90210",
    "der Fehlercode ist 5004",
    "the code of the iPhone15 is lost",
    "the bearer of good news",
    "device 123e4567-e89b-12d3-a456-426614174000 is offline",
    "meet me at five at the dot",
    "set the kitchen to 2700 kelvin and 45 percent",
    "mein Passwort ist falsch, das Passwort ist nicht sicher",
    "stell den Wecker auf 1830",
]


def _spans(text: str, language: str) -> set[tuple[str, str]]:
    return {
        (found.kind, text[found.start : found.end])
        for found in find_secrets(text, language)
    }


@each_row(("language", "kind", "text", "secret"), SPOKEN)
def test_a_spoken_secret_is_found_whole_and_nothing_else(
    language: str, kind: str, text: str, secret: str
) -> None:
    assert _spans(text, language) == {(kind, secret)}


def test_of_several_codes_each_is_found() -> None:
    codes = {("code", "4711"), ("code", "5812"), ("code", "8F3K-22QP")}
    assert _spans("the codes are 4711, 5812 and 8F3K-22QP", "en") == codes


@each_row(("kind", "text"), WRITTEN)
def test_a_written_secret_is_found(kind: str, text: str) -> None:
    assert kind in {kind for kind, _ in _spans(f"see {text} please", "en")}


@each_row("text", HOUSE_TALK)
@each_row("language", ["en", "de", "xx"])
def test_house_talk_holds_no_secret(text: str, language: str) -> None:
    assert _spans(text, language) == set()


def test_a_card_needs_issuer_length_and_check_digit() -> None:
    assert is_card("4111 1111 1111 1111")
    assert is_card("378282246310005")
    assert not is_card("4111 1111 1111 1112")
    assert not is_card("1714819200000")
    assert not is_card("20261121123000")


def test_an_account_number_needs_its_check_digits() -> None:
    assert is_iban("GB82 WEST 1234 5698 7654 32")
    assert not is_iban("GB82 WEST 1234 5698 7654 33")
