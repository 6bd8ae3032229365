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
    ("de", "Das Losnummernkürzel meiner Tochter ist Kranich.", "Nein, falsch, das Losnummernkürzel von Herrn Aydin ist Reiher.", "Was ist das Losnummernkürzel meiner Tochter?", "Kranich"),
    ("de", "Übrigens, mein Augenarzt heißt Dr. Lorenz.", "Nein, der Augenarzt unserer Nachbarin heißt nicht Dr. Lorenz, sondern Dr. Brandt.", "Wie heißt mein Augenarzt?", "Lorenz"),
    ("de", "merk dir, dass die Hutgröße von Frau Beck 54 ist", "Eigentlich ist die Hutgröße meiner Frau 56.", "Was ist die Hutgröße von Frau Beck?", "54"),
    ("de", "Ich wollte dir noch sagen, dass mein Bruder im Posaunenchor singt.", "Unsere Nachbarin singt jetzt im Gospelchor.", "Wo singt mein Bruder?", "Posaunen"),
    ("tr", "Sevgi'nin park yerinin K3 olduğunu hatırla", "Tuncay'ın park yeri artık L9.", "Sevgi'nin park yeri neresi?", "K3"),
    ("ru", "запомни, что парковочное место Раисы K3", "Парковочное место Игоря теперь L9.", "Какое парковочное место у Раисы?", "K3"),
    ("ja", "直子の書道教室は木曜日だと覚えて", "健一の書道教室は土曜日に変わりました。", "直子の書道教室はいつ？", "木曜日"),
    # Of things likewise, and of another matter of the same one.
    ("en", "I took the sewing box to the loft, the sewing box is in the loft for now.", "I took the fish tank to the loft, the fish tank is in the loft for now.", "Where is the sewing box?", "loft"),
    ("en", "remember that the fire blanket in the pantry was checked in March", "remember that the fire blanket in the workshop was checked in April", "When was the fire blanket in the pantry checked?", "March"),
    ("en", "remember that the hammock is at the lake", "Now the hammock belongs to Uncle Ove.", "Where is the hammock?", "lake"),
    ("de", "merk dir, dass die Hängematte Tante Ove gehört", "Das Trampolin gehört nicht Tante Ove, sondern Herrn Brix.", "Wem gehört die Hängematte?", "Ove"),
    ("de", "merk dir, dass Ingrid Fan von Bochum ist", "Ingrid steht nicht mehr um sieben auf, sondern um acht.", "Von wem ist Ingrid Fan?", "Bochum"),
    ("ru", "запомни, что хозяин гамака — Захар", "Хозяин палатки не Захар, а Платон.", "Кто хозяин гамака?", "Захар"),
    ("tr", "hamağın sahibinin Zehra olduğunu hatırla", "çadırın sahibi Zehra değil Orhan.", "hamağın sahibi kim?", "Zehra"),
    ("tr", "hatırla, Sevgi dokuza on kala kalkıyor", "Sevgi artık Rize şehrinde yaşıyor.", "Sevgi kaçta kalkıyor?", "dokuza"),
    ("ja", "直子は青いトラックに乗っていると覚えて", "直子は桃アレルギーだと覚えて", "直子は何に乗っている？", "トラック"),
    ("ja", "直子は6時に起きると覚えて", "健一は7時に起きると覚えて", "直子は何時に起きる？", "6時"),
]
OF_ONE = [
    ("en", "remember that Ingrid's dentist is Dr Lowe", "Dr Hale is Ingrid's dentist now.", "Who is Ingrid's dentist?", "Lowe"),
    ("de", "merk dir, dass Ingrids Zahnärztin Frau Lohe ist", "Ingrids Zahnärztin ist jetzt Frau Halm.", "Wer ist Ingrids Zahnärztin?", "Lohe"),
    ("de", "merk dir, dass der Hund meiner Nichte Mia Balu heißt", "Mias Hund heißt jetzt Rex.", "Wie heißt der Hund von Mia?", "Balu"),
    ("tr", "Sevgi'nin park yerinin K3 olduğunu hatırla", "Sevgi'nin park yeri artık L9.", "Sevgi'nin park yeri neresi?", "K3"),
    ("ja", "直子の書道教室は木曜日だと覚えて", "直子の書道教室は土曜日に変わりました。", "直子の書道教室はいつ？", "木曜日"),
    ("en", "remember that the pantry has a brick floor", "The pantry has a tile floor, not a brick one.", "What floor does the pantry have?", "brick"),
    ("en", "remember that the crèche costs 410 euros", "The crèche went up from 410 to 455 euros.", "What does the crèche cost?", "is 410"),
    ("ja", "直子は青いトラックに乗っていると覚えて", "直子は今は白いバンに乗っています", "直子は何に乗っている？", "トラック"),
    ("tr", "kilerin zemini taş, pek hoş.", "kilerin zemini taş değil ahşap.", "kilerin zemini ne?", "taş"),
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
