"""Secrets in scripts that put no space behind a word, and in those without a table."""

from custom_components.jarvis.turn.redact import Vault, redact

from ..tables import each_row

KEY = "sk-abc123def456ghi789jkl012mno345"
CARD = "4111111111111111"
HEX = "d41d8cd98f00b204e9800998ecf8427e"
JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl"

TOLD = [
    # Japanese
    ("パスワードはZonk77xです", "Zonk77x"),
    ("家のパスワードをPlum4Thornに変えた。覚えておいて", "Plum4Thorn"),
    ("Plum4Thornがパスワードだよ", "Plum4Thorn"),
    ("パスワード：marmalade", "marmalade"),
    ("パスワードは「ゾンク77番」です", "ゾンク77番"),
    ("暗証番号は４７１１です", "４７１１"),
    ("玄関の暗証番号は四七一一だよ", "四七一一"),
    ("4711が玄関のコードです", "4711"),
    # Chinese
    ("密码是Zonk77x请记住", "Zonk77x"),
    ("我把密码改成了abc123，别告诉别人", "abc123"),
    ("WiFi密码：Zonk77x", "Zonk77x"),
    ("門的密碼為4711", "4711"),
    ("验证码4711请输入", "4711"),
    # Korean
    ("비밀번호는 abc123이에요", "abc123"),
    ("와이파이 비밀번호가Zonk77x입니다", "Zonk77x"),
    ("Zonk77x가 비밀번호야", "Zonk77x"),
    ("인증번호 481516입니다", "481516"),
    # Thai, Arabic, Hebrew, Hindi: no table, only what no name looks like
    ("รหัสผ่านคือZonk77xครับ", "Zonk77x"),
    ("รหัสผ่านไวไฟ: plum42ค่ะ", "plum42"),
    ("كلمة السر هي Zonk77x", "Zonk77x"),
    ("הסיסמה היא Zonk77x בבקשה", "Zonk77x"),
    ("पासवर्ड Zonk77x है", "Zonk77x"),
    # Cyrillic at a satellite that is set to another language
    ("мой пароль Zonk77x", "Zonk77x"),
]
FORMS = [KEY, CARD, HEX, JWT, "anna@example.com", "DE89370400440532013000"]
AROUND = [
    "私のは{}です。",
    "我的是{}请记住",
    "제 것은{}이에요",
    "ของฉันคือ{}ครับ",
    "это {} да",
]
HOUSE_TALK = [
    "RTX4090を買った",
    "B12ビタミンを飲む",
    "部屋B12の明かりをつけて",
    "iPhone15の電池は80パーセント",
    "把RX7900XTX的温度告诉我",
    "ซื้อ RTX4090 กับ iPhone15Pro",
    "เปิดไฟห้อง B12",
    "ตั้งไฟ 1080p60fps",
    "שים את הטלוויזיה על HDMI2",
    "パスワードを忘れた",
    "密码是什么",
    "비밀번호가 뭐예요",
]


@each_row("language", ["en", "de", "ja", "zh", "ko", "th"])
@each_row(("text", "secret"), TOLD)
def test_what_is_told_is_masked_whatever_the_satellite_speaks(
    text: str, secret: str, language: str
) -> None:
    vault = Vault()
    said = f"{text}\n{text}"
    once = redact(said, language, vault)
    assert secret not in once.text
    assert once.text.count("\n") == 1
    assert once.text.startswith(text.partition(secret)[0])
    assert redact(once.text, language, vault) == once
    assert vault.restore(once.text) == said
    # What is known is masked again where nothing announces it.
    if len(secret) > len("4711"):
        assert secret not in vault.mask(f"です{secret}です")


@each_row("around", AROUND)
@each_row("secret", FORMS)
def test_what_looks_like_a_secret_ends_where_its_script_ends(
    secret: str, around: str
) -> None:
    vault = Vault()
    text = around.format(secret)
    masked = redact(text, "en", vault).text
    assert secret not in masked
    assert (masked[: around.index("{")], masked[-1]) == (
        around[: around.index("{")],
        text[-1],
    )
    assert vault.restore(masked) == text


@each_row("text", HOUSE_TALK)
@each_row("language", ["en", "ja", "zh", "ko", "th"])
def test_names_and_models_are_no_secrets(text: str, language: str) -> None:
    assert redact(text, language).text == text
