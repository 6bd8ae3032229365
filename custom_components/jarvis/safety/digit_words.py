"""Digits as they are spoken, in many languages at once: a PIN is digits anywhere."""

from collections.abc import Mapping
from typing import Final


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


_WORDS: Final = (
    "zero oh o null nul zéro cero noll nolla ноль sıfır sifir ゼロ ぜろ れい まる 零 〇 영 공",
    "one won eins ein un une uno um een ett en et jeden один bir 一 壱 幺 いち 일 하나",
    "two too to zwei zwo deux dos due dois twee två tva dwa два iki 二 弐 两 兩 に 이",
    "three drei trois tres tre três drie trzy три üç uc 三 参 さん 삼",
    "four for fore vier quatre cuatro quattro quatro fyra fire cztery четыре dört dort 四 よん し 사",
    "five fife fünf funf cinq cinco cinque vijf fem pięć piec пять beş bes 五 ご 오",
    "six sechs seis sei zes sex seks sześć szesc шесть altı alti 六 ろく 육 륙",
    "seven sieben sept siete sette sete zeven sju syv siedem семь yedi 七 なな しち 칠",
    "eight ate acht huit ocho otto oito åtta atta otte osiem восемь sekiz 八 はち 팔",
    "nine niner neun neuf nueve nove negen nio ni dziewięć dziewiec девять dokuz 九 きゅう く 구",
)
DIGITS: Final[Mapping[str, str]] = {
    word: str(digit) for digit, words in enumerate(_WORDS) for word in words.split()
}
# A digit behind one of these is said so many times: "double one", "zweimal die Eins".
TIMES: Final[Mapping[str, int]] = {
    **dict.fromkeys(
        [
            "double",
            "twice",
            "doppel",
            "doppelt",
            "doppelte",
            "zweimal",
            "zwomal",
            "doble",
            "doppio",
            "doppia",
            "dubbel",
            "dubbele",
            "duplo",
            "dobbel",
            "dobbelt",
            "podwojne",
            "dvakrat",
            "дважды",
            "cift",
        ],
        2,
    ),
    **dict.fromkeys(
        [
            "triple",
            "treble",
            "thrice",
            "dreifach",
            "dreifache",
            "dreimal",
            "triplo",
            "triplice",
            "drievoudig",
            "trippel",
            "potrojne",
            "трижды",
        ],
        3,
    ),
}
# These may stand between the two.
THE: Final = _set("a the die der das eine le el il de")
# They sound like digits, and are mostly something else.
UNSURE: Final = _set(
    "to too for fore won ate o oh ein eine un une uno um en et dos ni sei sex"
)
# Behind a number they make it one of how often, which is no PIN.
COUNTED: Final = _set("times mal fois veces volte keer maal vezes раз kez kere defa 回")
# What a PIN is called, folded.
NAMED: Final = _set(
    "pin pincode code passcode passwort password kennwort geheimzahl zahlencode codigo "
    "codice kod kode пин код 暗証番号 密码 비밀번호 pinは 暗証番号は コードは 密码是 비밀번호는"
)
# Beside the digits these only say that they are the PIN.
AROUND: Final = NAMED | _set(
    "the my our is its it s with using use by and here s number "
    "die der das den dem mein meine meinem meiner unser unsere ist lautet mit und hier "
    "nummer le la mon ma notre est avec el mi es con il mio e de het mijn met bitte "
    "please"
)
# A verb with such an end denies.
DENYING: Final = ("n't",)
# What people say before and behind an answer, folded; together for all languages.
COURTESY: Final = _set(
    "ok okay okey yes yeah yep yup sure right fine good well um uh er erm hm hmm so then now "
    "go you are try take again sir thanks thank jarvis hey alright course would be "
    "should think i i'm im sorry "
    "ja jo jep klar gut also ah aeh ahm aehm na dann nun jetzt doch mal nochmal noch "
    "versuch versuche nimm danke gerne natuerlich naturlich sicher ware waere moment "
    "sie du es lautet ich glaube sage geb gebe "
    "oui bien alors voici voila merci si claro bueno vale aqui gracias sì certo allora "
    "ecco grazie per favore por goed natuurlijk hier alstublieft alsjeblieft evet tamam "
    "lutfen да хорошо вот пожалуйста はい です"
)
# Who begins so tells it to somebody else.
TELLING: Final = _set(
    "tell send text inform sag sage verrat verrate erzähl erzähle schreib schreibe schick "
    "schicke dis raconte dile cuenta dille racconta zeg vertel stuur"
)
