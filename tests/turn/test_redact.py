"""Secrets stay behind their masks; house talk stays as it was said."""

import json
import time

from hypothesis import given, strategies as st

from custom_components.jarvis.turn.redact import (
    CUT_MARK,
    MAX_HEARD,
    Vault,
    hear,
    normalise,
    redact,
)
from custom_components.jarvis.turn.types import SecretKind

from ..tables import each_row

PLANTED = {
    SecretKind.EMAIL: "anna.smith+home@example.co.uk",
    SecretKind.CARD: "4111 1111 1111 1111",
    SecretKind.KEY: "ghp_0123456789abcdefABCDEF0123456789abcd",
    SecretKind.TOKEN: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl",
    SecretKind.PASSWORD: "https://anna:tr0ub4dor@camera.local/stream",
    SecretKind.HEX: "a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4",
    SecretKind.CODE: "the code is 493817",
}
SECRETS = [text.removeprefix("the code is ") for text in PLANTED.values()]
FILLER = st.text(
    st.sampled_from("abc ,.\n\"'{}[]:=äß中é🙂"),
    max_size=30,
)


@each_row(("kind", "text"), PLANTED.items())
def test_every_kind_is_masked_named_and_given_back(kind: SecretKind, text: str) -> None:
    vault = Vault()
    said = f"Please note\n{text}\nand turn on the light."
    found = redact(said, "en", vault)
    assert found.kinds == {kind}
    assert text not in found.text
    assert found.text.startswith("Please note\n")
    assert found.text.endswith("\nand turn on the light.")
    assert vault.restore(found.text) == said


@given(st.lists(st.tuples(FILLER, st.sampled_from(sorted(PLANTED.values())))))
def test_planted_secrets_never_survive_and_masking_again_changes_nothing(
    pieces: list[tuple[str, str]],
) -> None:
    vault = Vault()
    text = "\n".join(f"{filler} \n {secret} \n" for filler, secret in pieces)
    once = redact(text, "en", vault)
    for secret in (secret for _, secret in pieces):
        assert secret not in once.text
    assert redact(once.text, "en", vault) == once
    assert once.text.count("\n") == text.count("\n")
    assert vault.restore(once.text) == text


@given(st.text(max_size=200), st.sampled_from(["en", "de", "xx"]))
def test_any_text_masks_to_a_fixed_point(text: str, language: str) -> None:
    vault = Vault()
    once = redact(text, language, vault)
    assert redact(once.text, language, vault) == once
    assert vault.restore(once.text) == text


def test_a_repeated_secret_shares_its_placeholder_across_turns() -> None:
    vault = Vault()
    first = redact("mail anna@example.com and bob@example.com", "en", vault)
    second = redact("again anna@example.com", "en", vault)
    assert first.text == "mail [[secret:email:1]] and [[secret:email:2]]"
    assert second.text == "again [[secret:email:1]]"
    assert len(vault) == 2


def test_tools_get_the_original_at_any_depth() -> None:
    vault = Vault()
    redact("unlock the front door with code 4711", "en", vault)
    call = {"name": "lock", "data": [{"code": "[[secret:code:1]]"}, 3, None]}
    assert vault.restore(call) == {"name": "lock", "data": [{"code": "4711"}, 3, None]}
    assert vault.mask_all(vault.restore(call)) == call


@each_row("returned", ["[secret:code:1]", "secret:code:1", "[[SECRET:CODE:1]]"])
def test_a_placeholder_bent_by_the_model_still_opens(returned: str) -> None:
    vault = Vault()
    redact("code 4711", "en", vault)
    assert vault.restore({"code": returned}) == {"code": "4711"}


def test_a_foreign_placeholder_opens_nothing() -> None:
    vault = Vault()
    found = redact("I typed [[secret:email:1]] and a@example.com", "en", vault)
    assert found.text == "I typed [[secret:email:1]] and [[secret:email:2]]"
    assert vault.restore(found.text).startswith("I typed [[secret:email:1]] and a@")
    assert vault.restore("[[secret:password:7]]") == "[[secret:password:7]]"


def test_known_secrets_are_masked_wherever_they_turn_up_again() -> None:
    vault = Vault()
    redact("the wifi password is tulip-42", "en", vault)
    assert vault.mask("Connected with tulip-42.") == (
        "Connected with [[secret:password:1]]."
    )
    assert vault.mask("tulip-420 is a model number") == "tulip-420 is a model number"


def test_nothing_printed_shows_a_secret() -> None:
    vault = Vault()
    found = redact("my mail is anna@example.com", "en", vault)
    assert "anna" not in f"{vault!r} {vault} {found!r}"


def test_masks_hide_a_secret_inside_json_text() -> None:
    found = redact(json.dumps({"query": "alice@example.com"}), "en")
    assert json.loads(found.text) == {"query": "[[secret:email:1]]"}


def test_normalising_keeps_line_breaks_and_drops_what_nobody_said() -> None:
    heard = " \ufeffturn\x00 on\u202e the\t\tcafe\u0301\r\nlight\ud83d\n\n\n\nnow\x07 "
    assert normalise(heard) == "turn on the café\nlight\n\nnow"


@given(st.text(st.characters(), max_size=300))
def test_normalising_is_idempotent_and_always_encodable(text: str) -> None:
    once = normalise(text)
    assert normalise(once) == once
    once.encode()


def test_a_flood_is_cut_visibly_between_words_and_never_in_a_mask() -> None:
    vault = Vault()
    found = hear("write to anna@example.com " * 2_000, "en", vault)
    assert len(found.text) <= MAX_HEARD
    assert found.text.endswith(CUT_MARK)
    rest = found.text.removesuffix(CUT_MARK).replace("[[secret:email:1]]", "")
    assert "[" not in rest
    assert "@" not in vault.mask(found.text)


HOSTILE = [
    "a", "a-", "1", "1 ", "a@", "a.", "password ", "password is ", "sk-", "eyJ",
    "e-mail ", "mail a at ", "mail a dot ", "one ", "DE89 ", "://a:", "[[",
    "[[secret:email:", "unlock ", "token: ", "-----BEGIN RSA PRIVATE KEY-----",
    'password is "', " ", "0x", "code ", "4111111111111111 ", "\n", "passwort ",
]  # fmt: skip


@each_row("unit", HOSTILE)
@each_row("language", ["en", "unknown"])
def test_hostile_text_takes_linear_time(unit: str, language: str) -> None:
    redact("warm up", language)
    text = unit * (40_000 // len(unit))
    begin = time.process_time()
    redact(text, language)
    # Measured at most 0.7 s in all languages at once; quadratic takes minutes.
    assert time.process_time() - begin < 6
