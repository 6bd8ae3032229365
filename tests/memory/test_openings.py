# ruff: noqa: E501 - long lines and other scripts
"""What opens a statement is no part of it, and what is denied or forgotten is no more."""

import pytest

from .conftest import Talk

# language, what was said, a question, what must be found, what must not
# fmt: off
CHANGED = [
    ("en", "My favourite colour is blue.|I misspoke earlier: my favourite colour is green.", "my favourite colour", "green", "blue"),
    ("en", "My school is Oakfield.|Please update this: my school is Riverside.", "what is my school", "Riverside", "Oakfield"),
    ("en", "My car is a Golf.|Change my car to a Tesla.", "what is my car", "Tesla", "Golf"),
    ("en", "My favourite colour is blue.|Forget that my favourite colour is blue. It is green.", "my favourite colour", "green", "blue"),
    ("en", "My boss is Mr. Clark.|My boss is Ms. Baker.", "who is my boss", "Baker", "Clark"),
    ("en", "Our box used to come from Hartley's farm.|Our box used to come from Hartley's farm, now it comes from Greenacre.", "where does our box come from", "Greenacre", "Hartley"),
    ("de", "Meine Adresse ist Eichenweg 12.|Meine Adresse ist nicht mehr Eichenweg 12, sondern Ulmenstraße 9.", "meine Adresse", "Ulmenstraße 9", "Eichenweg"),
    ("de", "Mein Chef ist Herr Klar.|Das stimmt nicht mehr, mein Chef ist Frau Becker.", "wer ist mein Chef", "Becker", "Klar"),
    ("de", "Unser Urlaubsziel ist Italien.|Unser Urlaubsziel hat sich geändert: Portugal.", "unser Urlaubsziel", "Portugal", "Italien"),
    ("de", "Meine Lieblingsfarbe ist Blau.|Vergiss, dass meine Lieblingsfarbe Blau ist. Sie ist Grün.", "meine Lieblingsfarbe", "Grün", "Blau"),
    ("de", "Schreib dir auf: die Hutgröße von Oskar ist 54.|Seit Montag ist Oskars Hutgröße 57.", "die Hutgröße von Oskar", "57", "54"),
    ("de", "Bitte merken: die Trainerin meines Neffen heißt Olga.|Ich meinte, dass die Trainerin meines Neffen Sabine heißt.", "wie heißt die Trainerin meines Neffen", "Sabine", "Olga"),
    ("de", "Merk dir, dass das Lieblingslied von Felix Yesterday ist.|Bitte ändere das Lieblingslied von Felix auf Imagine.", "das Lieblingslied von Felix", "Imagine", "Yesterday"),
    ("de", "Merk dir: mein Neffe schläft in Zimmer 7.|Es stimmt nicht, dass mein Neffe in Zimmer 7 schläft.", "wo schläft mein Neffe", "", "Zimmer 7"),
    ("ja", "うちのWi-Fiのパスワードはbluewhale7です。|やっぱりうちのWi-Fiのパスワードはredfox42です。", "Wi-Fiのパスワードは何？", "redfox42", "bluewhale7"),
    ("ja", "私の住所は桜町12です。|私の住所は緑町9に変わりました。", "私の住所は？", "緑町9", "桜町"),
    ("ja", "パスポートは机の引き出しにあります。|パスポートが机の引き出しにあるというのは忘れて。金庫にあります。", "パスポートはどこ？", "金庫", "引き出し"),
    ("ja", "私の荷物は重さ7キロです。|量ってみたら私の荷物は今は重さ12キロだった。", "私の荷物の重さは？", "12キロ", "7キロ"),
    ("ru", "Моя школа — гимназия Пушкина.|Обновление: моя школа — лицей Гагарина.", "какая моя школа", "Гагарина", "Пушкина"),
    ("ru", "Мой любимый цвет — синий.|Забудь, что мой любимый цвет — синий; теперь зелёный.", "мой любимый цвет", "зелёный", "синий"),
    ("tr", "En sevdiğim renk mavi.|En sevdiğim renk artık mavi değil, yeşil.", "en sevdiğim renk ne", "yeşil", "mavi"),
    ("tr", "Patronum Kemal Bey.|Pardon, Nermin Hanım demek istedim.", "patronum kim", "Nermin", "Kemal"),
    ("tr", "Pasaportlar çekmecede.|Pasaportlar kasada.", "pasaportlar nerede", "kasada", "çekmecede"),
]

# language, what was said, a question, what must still be found
STANDING = [
    ("en", "Otto lives in Utrecht these days.|Otto can't stand blue cheese now, okra is fine.", "where does Otto live", "Utrecht"),
    ("en", "The microscope belongs to Gideon.|I took the microscope to the school, the microscope is at the school for now.", "who does the microscope belong to", "Gideon"),
    ("en", "The rucksack is at the cottage.|The rucksack belongs to Aunt Polly.", "where is the rucksack", "cottage"),
    ("en", "Caspar gets up at six thirty.|Ingrid gets up at six thirty.", "when does Caspar get up", "six thirty"),
    ("en", "The attic has a slate floor.|We had it replaced, the porch has a slate floor now.", "what floor does the attic have", "The attic"),
    ("en", "Remember that box 3 holds wool.|Remember that box 4 holds silk.", "what does box 3 hold", "wool"),
    ("de", "Der Roller gehört Fiona.|Der Roller ist vorerst in der Schule.", "wem gehört der Roller", "Fiona"),
    ("en", "The insurance premium is 120 euros.|The rent is 900 euros.|No, 950 euros.", "how much is the insurance premium", "120"),
    ("en", "My tea is milk first, no sugar.", "how is my tea", "milk first"),
    ("en", "Our tent has three poles and no pegs.", "what does our tent have", "three poles"),
    ("en", "My brother's doctor is Dr. Evans.|My doctor is Dr. Miller.|Forget my doctor.", "who is my brother's doctor", "Evans"),
    ("en", "My boss is Mr. Clark.|My boss is allergic to nuts.", "who is my boss", "Clark"),
    ("en", "My best friend lives in Leeds.|My best friend is pregnant.", "where does my best friend live", "Leeds"),
    ("en", "Odile is allergic to latex.|Odile has moved to Ghent.", "what is Odile allergic to", "latex"),
    ("de", "Mein Chef ist Herr Klar.|Mein Chef ist allergisch gegen Nüsse.", "wer ist mein Chef", "Klar"),
    ("de", "Meine Nichte arbeitet bei Bosch.|Meine Nichte ist nach Gent gezogen.", "wo arbeitet meine Nichte", "Bosch"),
    ("de", "Seit letzter Woche ist meine Adresse Ulmenstraße 9.|Seit letzter Woche ist meine Klavierstunde um sechs.", "meine Adresse", "Ulmenstraße 9"),
    ("de", "Die Geburtsurkunden liegen auf dem Dachboden.|Mein Geburtstag ist am 5. Mai.|Vergiss meinen Geburtstag.", "wo liegen die Geburtsurkunden", "Dachboden"),
    ("de", "Mein Lieblingsessen ist Lasagne.|Meine Lieblingsfarbe ist Blau.|Vergiss meine Lieblingsfarbe.", "mein Lieblingsessen", "Lasagne"),
    ("ja", "美咲はそばアレルギーです。|美咲の好きな色が変わって、今は紫色です。", "美咲のアレルギーは？", "そば"),
    ("ja", "これからは私の主治医は佐藤先生です。|これからは私の車はプリウスです。", "私の主治医は誰？", "佐藤"),
    ("ja", "保険料は1万円です。|家賃は9万円です。|いや、10万円です。", "保険料はいくら？", "1万円"),
    ("ru", "Номер телефона моей жены — 555-4444.|Мой номер телефона — 555-1234.", "номер телефона моей жены", "555-4444"),
    ("ru", "Мой любимый цвет теперь зелёный.|Мой любимый фильм теперь Начало.", "какой мой любимый цвет", "зелёный"),
    ("tr", "En sevdiğim renk artık yeşil.|En sevdiğim yemek artık mantı.", "en sevdiğim renk ne", "yeşil"),
]
# fmt: on


@pytest.mark.parametrize(("language", "said", "asked", "holds", "gone"), CHANGED)
async def test_what_changed_is_told_alone(
    talk: Talk, *, language: str, said: str, asked: str, holds: str, gone: str
) -> None:
    for text in said.split("|"):
        await talk.say(text, language)
    found = " | ".join(await talk.texts(asked, language))
    assert holds in found
    assert gone not in found


@pytest.mark.parametrize(("language", "said", "asked", "holds"), STANDING)
async def test_what_is_near_stays(
    talk: Talk, *, language: str, said: str, asked: str, holds: str
) -> None:
    for text in said.split("|"):
        await talk.say(text, language)
    assert holds in " | ".join(await talk.texts(asked, language))


async def test_what_follows_a_wish_to_forget_is_heard(talk: Talk) -> None:
    await talk.say("My locker is number 118.")
    heard = await talk.say("Forget my locker. My bike is a Brompton.")
    assert heard.forgotten is not None
    assert heard.learned.stored
    assert "Brompton" in " | ".join(await talk.texts("what is my bike"))
    assert "118" not in " | ".join(await talk.texts("what number is my locker"))
