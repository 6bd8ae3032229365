# ruff: noqa: E501 - long lines, other scripts
"""What is told of one person leaves alone what is known of another one."""

import pytest

from .conftest import Clock, Talk

# Language, what is told of one, a change of another one, question, what holds.
# fmt: off
OF_OTHERS = [
    ("en", "remember that Ingrid's bedtime is quarter past nine", "Pavel's bedtime is no longer quarter past nine, it's half past eight.", "When is Ingrid's bedtime?", "quarter past nine"),
    ("en", "remember that Ingrid works at the foundry", "Pavel doesn't work at the foundry any more but at the mint.", "Where does Ingrid work?", "foundry"),
    ("en", "remember that Ingrid's dentist is Dr Lowe", "Pavel has a new dentist, Dr Hale.", "Who is Ingrid's dentist?", "Lowe"),
    ("de", "merk dir, dass Ingrids Lieblingskuchen Frankfurter Kranz ist", "Pavels Lieblingskuchen ist jetzt Käsekuchen.", "Was ist Ingrids Lieblingskuchen?", "Frankfurter"),
    ("de", "merk dir, dass Ingrid in der Gießerei arbeitet", "Pavel arbeitet nicht mehr in der Gießerei, sondern im Museum.", "Wo arbeitet Ingrid?", "Gießerei"),
    ("tr", "Sevgi'nin park yerinin K3 olduğunu hatırla", "Tuncay'ın park yeri artık L9.", "Sevgi'nin park yeri neresi?", "K3"),
    ("ru", "запомни, что парковочное место Раисы K3", "Парковочное место Игоря теперь L9.", "Какое парковочное место у Раисы?", "K3"),
    ("ja", "直子の書道教室は木曜日だと覚えて", "健一の書道教室は土曜日に変わりました。", "直子の書道教室はいつ？", "木曜日"),
]
OF_ONE = [
    ("en", "remember that Ingrid's dentist is Dr Lowe", "Dr Hale is Ingrid's dentist now.", "Who is Ingrid's dentist?", "Lowe"),
    ("de", "merk dir, dass Ingrids Zahnärztin Frau Lohe ist", "Ingrids Zahnärztin ist jetzt Frau Halm.", "Wer ist Ingrids Zahnärztin?", "Lohe"),
    ("tr", "Sevgi'nin park yerinin K3 olduğunu hatırla", "Sevgi'nin park yeri artık L9.", "Sevgi'nin park yeri neresi?", "K3"),
    ("ja", "直子の書道教室は木曜日だと覚えて", "直子の書道教室は土曜日に変わりました。", "直子の書道教室はいつ？", "木曜日"),
]
# fmt: on


@pytest.mark.parametrize(
    ("case", "stays"),
    [*((case, True) for case in OF_OTHERS), *((case, False) for case in OF_ONE)],
)
async def test_whose_it_is_decides_what_a_change_belies(
    talk: Talk, clock: Clock, case: tuple[str, ...], *, stays: bool
) -> None:
    language, first, later, question, known = case
    await talk.say(first, language)
    clock.pass_(days=2)
    await talk.say(later, language)
    told = " | ".join(await talk.texts(question, language))
    assert (known in told) is stays, told
