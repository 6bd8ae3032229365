# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""What stands around a value that puts right what was told last, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

# A remark by which what follows it corrects what was told; up to its pause.
JA_TAKES_BACK: Final = r"(?:(?:それ|これ|さっき|前|今|昨日|この前|私)(?:に|の|が)?(?:話|言った|話した|伝えた)?(?:の|こと)?[はがをも]?、?)?(?:ごめん(?:なさい|ね)?、?)*(?:ちょっと|少し|もう|全部|また)?(?:言い|聞き|書き|見|勘|思い)?(?:間違[いえっ]|まちが[いえっ]|違[いうえっ]|ちが[うい]|訂正|修正|更新|変更|誤り|変わ[りっ])[^はがをも、。:：]{0,6}(?:が(?:あ|出|い)[^はがを、。]{1,5})?"
# What somebody says when they notice it: set off, or words of their own would begin so.
_JA_OH: Final = r"(?:ううん|うん?にゃ|いんや|ちゃう|おっと|しまった|やばい?|あれ+|うわ|おや|まずい|あちゃ|ストップ|[あえ][あえー]*と|あ[あーっ]*|えっと|うーん|いや+|いえ+|いいえ|うそ+|嘘|(?:ちょ(?:っと|い))?待(?:って|った|ち)|ちょっと)"
_JA_NO: Final = rf"(?:じゃなかった|(?:違|ちが)(?:う(?:って(?:ば)?)?|った|い(?:ます|ました))(?:よ|わ|な|ね|んだ|んです)*|(?:今|さっき|前|これ|それ|あれ)の?(?:は|、)?(?:なし|無し|ナシ|取り消し|ボツ)(?:で|だ|です|ね)*(?=[、,。:：！!…\s])|言い(?:直|換え)[^、。はがを]{0, 6}(?=[、。])|ごめん(?:なさい|ね)?|すみません|失礼(?:しました)?|やっぱり?|やはり|正しくは|正確には|本当は|実は|もとい|(?:それ|そう|そこ|これ|じゃ)?(?:じゃ|では)なく(?:て)?|{JA_TAKES_BACK}(?=[、,。:：！!…\s]))"
_JA_RIGHT: Final = r"(?:の(?:間違い|まちがい|誤り|ほう|方)|が(?:正しい|正解|本当))(?:です|でした|だった|だ|よ|ね)*"
_JA_SO: Final = r"(?:です|でした|だった|だ)?(?:よ|ね|な)*"


@dataclass(frozen=True, slots=True, kw_only=True)
class Around:
    """Regular expressions: what opens such a correction, and what may end it.

    `denied`, `rather`: a text that names the old value `o` and the new one `v`, in one
    order or the other, and no more.
    `by_the_way`: what somebody says without telling anything (thanks, praise, weather).
    `tongue`: words that are written large and are no names.
    """

    before: str
    behind: str
    denied: str
    by_the_way: str
    rather: str = r"(?!)"
    tongue: str = r"(?!)"


HESITATIONS: Mapping[str, Around] = {
    "en": Around(
        before=r"(?:oh|ah|hm+|um+|uh+|er+|no+|nope|nah|wait|hang on|hold on|one moment|sorry|apologies|oops|whoops|oopsie|gosh|damn|darn|drat|blast|shoot|ugh|argh|doh|dang|silly me|stop|actually|rather|correction|scratch that|strike that|my mistake|my bad|that's wrong|that is wrong|not quite|wrong|i(?: actually| really)? (?:mean|meant|said|should have said)(?: to say)?|make (?:that|it)|change (?:that|it) to|call it|better|let's say|(?:it|that|he|she|they|his name|her name|their name|the name|it all)(?:'s| is| was| are|'re| should be| should have been| will be)(?: actually| called)?)\b",
        behind=r"[,.;: ]+(?:please|i mean|i meant|sorry|instead|rather|of course|i got (?:that|it) wrong|that was wrong|i was wrong|they said|she said|he said|my mistake|actually|then)",
        denied=r"(?:no,? |sorry,? )?(?:not|no longer|(?:it|that|he|she|they|this) used to be|(?:it|that|he|she|they)(?:'s| is|'re| are)(?: not|n't| no longer)|(?:it|they|he|she) (?:is|are)n't) (?P<o>[^,;]{1,30}?)(?: any ?more| any longer)?[,;]? (?:but |rather |and |these days |nowadays |now |it's |it is |that's |he's |she's |they're |i meant? |i said )*(?P<v>[^,;]{1,30}?)(?: now| these days| nowadays| instead)?",
        rather=r"(?P<v>[^,;]{1,30}?)[,;]? (?:and )?(?:not|instead of|rather than) (?P<o>[^,;]{1,30})",
        by_the_way=r"\b(?:thanks?|thank you|cheers|great|lovely|brilliant|good (?:morning|evening|night|job|work)|well done|hello|weather|raining|sunny|you(?:'re|'ve| are| were| have)?|what a (?:day|week|mess)|i'm (?:so )?(?:tired|hungry|cold|bored))\b",
    ),
    "de": Around(
        before=r"(?:oh|ach|äh+m?|hm+|argh?|uff|puh|och|hoppla|ups|upsi|huch|oje|ojemine|mist|verflixt|verdammt|so ein mist|ach je|herrje|nein|nee|nö|warte(?: mal)?|moment(?: mal)?|halt|stopp|sorry|entschuldig\w*|verzeihung|pardon|tut mir leid|quatsch|unsinn|falsch|das ist falsch|das war falsch|korrektur|doch|(?:besser|genauer|richtiger|anders) gesagt|besser|genauer|eigentlich|vielmehr|ne|ich wollte(?: eigentlich)?(?=.* sagen$)|ich (?:mein(?:t)?e|wollte sagen|habe mich vertan)|mach (?:daraus|das|draus)|sagen wir|lieber|natürlich|nur|(?:er|sie|es|das)(?: ist| war| sind| heißt| soll(?:te)? sein)|(?:ist|war|sind|heißt|wird|wäre) (?:es|das|er|sie))\b",
        behind=r"[,.;: ]+(?:bitte|sagen|natürlich|meinte ich|meine ich|das hatte ich falsch|das war falsch|da hab(?:e)? ich mich (?:vertan|geirrt)|haben sie gesagt|hat (?:er|sie) gesagt|stattdessen|doch|sorry|entschuldigung)",
        denied=r"(?:nein,? |sorry,? )?(?:nicht(?: mehr| länger)?|(?:das|er|sie|es|die|der) (?:war|hieß|waren)(?: mal| früher| bisher| vorher| ursprünglich)+|(?:er|sie|es|das|die|der) (?:ist|sind|heißt) nicht(?: mehr| länger)?) (?P<o>[^,;]{1,30}?)[,;]? (?:sondern |ich meine? |es ist |und |aber |jetzt |nun |mittlerweile |inzwischen |ist |heißt )*(?P<v>[^,;]{1,30})",
        rather=r"(?P<v>[^,;]{1,30}?)[,;]? (?:und )?(?:nicht|statt|anstatt) (?P<o>[^,;]{1,30})",
        by_the_way=r"\b(?:danke\w*|vielen dank|super|prima|toll|schön|gute(?:n|r)? (?:morgen|abend|tag|nacht)|gut gemacht|hallo|wetter|regnet|sonnig|du|dir|dich|was für ein\w*|ich bin (?:so )?(?:müde|hungrig|satt))\b",
    ),
    "ja": Around(
        before=rf"(?:{_JA_OH}(?={_JA_OH}*(?:[、,。:：！!…\s]|{_JA_NO}))|(?:(?:て|と|って)いうか|あっ|おっと|えっと|えーと|うーん|ううん|いやいや|いや)(?=[^\u3041-\u3096、])|{_JA_NO}|(?:それ|これ|あれ|今の|さっきの)(?:は|って)?、(?=.*{_JA_RIGHT}))",
        behind=rf"(?:、(?:ごめん(?:なさい|ね)?|すみません|失礼(?:しました)?)|だから|(?<=[\u3400-\u9fff\u30a1-\u30fc\d])(?:なの|なんだ(?:って|よ)?)|に(?:なった|なりました)(?:ん(?:だ|です)(?:った)?)?(?:よ|ね)*|(?:と|って)言(?:いたかった|うつもりだった)(?:の|です|ん(?:だ|です))*|のこと(?:です|でした|だよ|だった)?|{_JA_RIGHT}|にして(?:ください)?|でお願い(?:します)?|だった(?:よ|わ|んだ)*|でした|だって(?:ば)?|ってば|だよ|です(?:よ|ね)*|だ|で|(?<=[\u3400-\u9fff\u30a1-\u30fc\d])(?:よ|ね|な))",
        denied=rf"(?:いや、?|違う、?)?(?P<o>(?!(?:そう|それ|これ|そこ|そっち|今の|さっきの)(?:じゃ|では|は))[^、。]{{1,24}}?)(?:(?:は|って)(?:嘘|うそ|違(?:う|った|い)|間違い|間違え|誤り|なし|古い)[^、。はがを]{{0,5}}[、。]|じゃなくて?|ではなくて?|じゃない[、。]|ではありません[、。])、?(?P<v>[^、。]{{1,24}}?){_JA_SO}",
        rather=rf"(?P<v>[^、。]{{1,24}}?){_JA_SO}、(?P<o>[^、。]{{1,24}}?)(?:じゃなくて?|ではなくて?|じゃない(?:です)?|ではありません)(?:よ|ね)*",
        by_the_way=r"(?:ありがとう|どうも|助か(?:る|った|ります|りました)|すごい|いいね|おはよう|こんにちは|こんばんは|おやすみ|天気|いい天気|雨だ|暑い|寒い|疲れた|お腹(?:が)?(?:すいた|空いた))",
    ),
    "ru": Around(
        before=r"(?:ой|ой-ой|извиняюсь|сорри|сори|ошибочка|ага|фу ты|господи|боже(?: мой)?|мама дорогая|да что ж(?:е)? (?:такое|это)|вот (?:я )?(?:балда|дура\w*|растяпа)|прошу прощения|секунд(?:оч|к)?(?:у|ку)|минут(?:оч|к)?(?:у|ку)|момент|соврал[а]?|сбил(?:ся|ась)|обознал(?:ся|ась)|промахнул(?:ся|ась)|поправлюсь|исправлюсь|отставить|ляпнул[а]?|не (?:то|туда|та|тот)(?=[,.!])|упс|ох|ай|эх|блин|ёлки(?:-палки)?|чёрт(?: возьми)?|черт|тьфу(?: ты)?|фу(?: ты)?|стоп|погодь|ах(?: да)?|эм+|э+(?:-э+)?|ну|а(?=,? нет)|хотя нет|вру|(?:я )?(?:тут )?оговорил(?:ся|ась)|перепутал[а]?|(?:опять )?напутал[а]?|да(?= не|,)|нет(?:-нет)*(?: же)?|не-?а|не(?=,)|пардон|виноват[а]?|каюсь|ошиб(?:оч)?ка(?: вышла)?|(?:правильно|верно|корректно)(?=\s*[:—–-])|на самом деле|(?:по)?стой(?:те)?|погоди(?:те)?|подожди(?:те)?|прости(?:те)?|извини(?:те)?|вообще-то|(?:точнее|вернее|правильнее|верней|точней)(?: (?:сказать|говоря))?|не так|неправильно|неверно|поправка|лучше|скажем|давай(?:те)?|пусть будет|(?:я )?(?:имел|имела|имею) в виду|(?:я )?хотел[аи]? сказать|я ошиб(?:ся|лась)|то есть|хм+|(?:он|она|оно|они|это)(?: будет)?|(?:его|её|ее) зовут)(?![\w-])",
        behind=r"[,.;: ]+(?:пожалуйста|конечно|я ошиб(?:ся|лась)|(?:я )?(?:имел|имела) в виду|(?:я )?хотел[аи]? сказать|они сказали|сказали|ошибся|ошиблась|извини(?:те)?|прости(?:те)?)",
        denied=r"(?:нет,? )?не (?P<o>[^,;]{1,30}?)[,;]? (?:а |но )?(?P<v>[^,;]{1,30})",
        rather=r"(?P<v>[^,;]{1,30}?),? (?:а )?не (?P<o>[^,;]{1,30})",
        by_the_way=r"\b(?:опять \w+|снова \w+|не сегодня|вс[её] равно|понятно|ладно|спасибо|благодар\w+|отлично|супер|молодец|здорово|класс|добр(?:ый|ое|ой) \w+|привет|погод\w+|дожд\w+|жарко|холодно|ты|тебя|тебе|вы|вас|вам|ну и (?:день|неделя)|я (?:так )?(?:устал\w*|голод\w*|замёрз\w*))\b",
    ),
    "tr": Around(
        before=r"(?:ay|öf|tövbe|ya|yahu|ne diyorum ben|saçmaladım|şaştım|şaşırdım|onu geç|baştan|bakayım|affet|düzelteyim|(?:bu |o |şu )?(?:öyle|doğru|geçerli|güncel) değil(?=[,.:;])|o değil(?=,)|be|canım|aman|valla|yo+|olmadı|tüh|cık|hay aksi|eyvah|hop|hoppala|of|uf|üf|ups|hay allah|stop|ha|ah|aa|e+|şey|h[ıi]*m+|hayır|yok|yoo|dur(?: dur)?|bi(?:r)? (?:dakika|saniye)|bekle|pardon|karıştırdım|dil(?:im)? sürçtü|afedersin(?:iz)?|affedersiniz|kusuruma bakma|ağzımdan kaçtı|özür dilerim|kusura bakma|affedersin|aslında|yani|daha doğrusu|düzeltme|düzeltiyorum|yanlış (?:oldu|söyledim)|yanlış|demek istediğim|(?:adı|o)(?= )|(?:onu|bunu|şunu)(?=.* (?:değiştir|düzelt|güncelle)))\b",
        behind=r"[,.;: ]+(?:(?:(?:olarak|diye) |(?<=[,;:.] ))(?:değiştir|düzelt|güncelle)(?:[ıi]n(?:[ıi]z)?|sene|[ei]r misin)?|olsun|olacaktı|(?<=\d )olacak|olmalı(?:ydı)?|olması (?:lazımdı|gerekirdi|gerekiyordu)|dediler|dedi|diye(?:cek|y)ti[mk]|demek istedim|demek istemiştim|kastetti[mk]|kastetmiştim|yanlış söyledim|yanlış oldu|lütfen|yapalım|tabii|pardon)",
        denied=r"(?:hayır,? )?(?P<o>[^,;]{1,30}?) (?:değil|de(?:miş|di)[mk](?: ama| ya)?)[,;]? (?P<v>[^,;]{1,30})",
        rather=r"(?P<v>[^,;]{1,30}?), (?P<o>[^,;]{1,30}?) değil",
        tongue=r"\b(?-i:[A-ZÇĞİÖŞÜ])\w{2,}[cç][ae]\b",
        by_the_way=r"\b(?:(?:yok )?daha neler|boş ver\w*|hadi canım|yine \w+|aynen(?: öyle)?|neyse|teşekkür\w*|sağ ?ol\w*|harika\w*|süper|aferin|bravo|günaydın|iyi (?:akşamlar|geceler|günler)|selam|merhaba|hava(?!alan|c[ıi])\w*|yağmur\w*|sen|sana|seni|siz|size|ne (?:gündü|haftaydı)|çok (?:yorgunum|acıktım|üşüdüm)|\w+s[ıiuü]n)\b",
    ),
}
