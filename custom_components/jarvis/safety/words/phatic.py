"""What is said only to keep up a talk, per language: thanks, praise, wonder, doubt.

A pattern of one such phrase; several may follow each other. What may also say yes,
"okay", "good", stands in none: it may answer a question.
"""

from collections.abc import Mapping
from typing import Final

_HUMS: Final = (
    r"a?hm+|h+m+|m+h?m+|o+h+|a+h+|aha|oho|wow|huh|tja|uff|puh|phew|whoa|haha\w*"
)
_PRAISE_EN: Final = r"nice|lovely|kind|funny|sweet|interesting|amusing|impressive|beautiful|wonderful|amazing|charming|clever|strange|odd|curious|fascinating|hilarious|neat|pretty|sad|awful|terrible|remarkable|brilliant"
_PRAISE_DE: Final = r"schön|nett|lieb|lustig|witzig|süß|interessant|spannend|beeindruckend|wunderschön|wunderbar|erstaunlich|charmant|klug|seltsam|komisch|merkwürdig|faszinierend|hübsch|traurig|schlimm|schrecklich|bemerkenswert|freundlich|herrlich|drollig"

PHATIC: Final[Mapping[str, str]] = {
    "en": rf"{_HUMS}|(?:many |so |big )?(?:thanks|thank you|thankyou|ta|much obliged)(?: (?:a lot|a bunch|a million|so much|very much|again|jarvis|kindly|for (?:that|this|everything|your help|the help|nothing)))*|(?:oh |ah )?i see|well,? well|dear me|oh dear|my (?:goodness|god)|good (?:grief|lord|heavens)|fancy that|you don't say|who knew|fair enough|never knew that|(?:that|it|this|how|you)?(?:'s| is| was|'re| are)? ?(?:very |really |so |quite |rather |too |just |pretty )*(?:{_PRAISE_EN})(?: (?:of you|to (?:know|hear)|indeed|jarvis))?|(?:well done|good (?:boy|one|job)|bravo|gosh|blimey|crikey|jarvis)",
    "de": rf"{_HUMS}|(?:vielen |besten |herzlichen |lieben |tausend )?dank(?:e)?(?: (?:schön|sehr|dir|euch|ihnen|vielmals|jarvis|nochmal|dafür|für (?:alles|die hilfe)))*|(?:ach|na) (?:so|ja|sowas|nee|gott|herrje|du liebe zeit|schau)|soso|so so|sieh (?:mal )?(?:einer )?an|ach du (?:je|meine güte|liebe zeit)|meine güte|(?:das|es|du|wie)?(?: ist| war| bist)? ?(?:sehr |wirklich |echt |so |ganz |ziemlich |aber |ja |richtig )*(?:{_PRAISE_DE})(?: (?:von dir|zu (?:wissen|hören)|jarvis))?|gut gemacht|bravo|donnerwetter|jarvis|was du nicht sagst",
    "fr": rf"{_HUMS}|(?:un grand |mille )?merci(?: (?:beaucoup|bien|à toi|infiniment|jarvis|pour tout))*|ah bon|je vois|tiens tiens|eh bien|mon dieu|dis donc|(?:c'est|c'était|comme c'est)? ?(?:très |vraiment |si |bien |trop )*(?:gentil|joli|drôle|beau|intéressant|impressionnant|amusant|étonnant|curieux|bizarre|charmant|triste|chouette|merveilleux)(?: (?:de ta part|à savoir))?|bravo|bien joué|jarvis",
    "es": rf"{_HUMS}|(?:muchas |muchísimas |mil )?gracias(?: (?:a ti|jarvis|por todo|de verdad))*|ya veo|vaya(?: vaya)?|anda|madre mía|dios mío|(?:eso es|es|era|qué)? ?(?:muy |realmente |tan |bastante )*(?:amable|bonito|gracioso|divertido|interesante|impresionante|curioso|raro|lindo|triste|maravilloso)(?: (?:de tu parte|saberlo))?|bravo|bien hecho|jarvis",
    "it": rf"{_HUMS}|(?:molte |mille |tante )?grazie(?: (?:mille|tante|a te|jarvis|di tutto|di cuore))*|capisco|ma dai|però|mamma mia|oddio|(?:è|era|che)? ?(?:molto |davvero |così |proprio )*(?:gentile|carino|bello|divertente|interessante|impressionante|curioso|strano|simpatico|triste|meraviglioso)(?: (?:da parte tua|a sapersi))?|bravo|ben fatto|jarvis",
    "nl": rf"{_HUMS}|(?:heel erg )?(?:bedankt|dank je|dank u|dankjewel|dankuwel|dank)(?: (?:wel|hoor|zeer|jarvis|voor alles))*|aha|o ja|tjonge|nou nou|goh|(?:dat is|dat was|het is|wat)? ?(?:heel |echt |erg |zo |wel )*(?:leuk|lief|aardig|grappig|mooi|interessant|indrukwekkend|vreemd|raar|vriendelijk|prachtig|zielig|knap)(?: (?:van je|om te weten))?|goed gedaan|bravo|jarvis",
    "ja": r"(?:どうも)?ありがとう(?:ございます|ございました|ね)?|どうも|助かった(?:よ|わ)?|助かりました|なるほど(?:ね)?|へえ+|ふうん|ふーん|すごい(?:ね|な)?|素敵(?:だね|ですね)?|面白い(?:ね|ですね)?|そうなんだ(?:ね)?|そうですか|そっか",
    "ru": r"(?:большое |огромное )?спасибо(?: (?:большое|тебе|вам|огромное|за всё))*|благодарю|понятно|ясно|ого|ух ты|надо же|вот как|(?:это |как )?(?:очень )?(?:мило|интересно|забавно|смешно|красиво|странно|здорово|любопытно)|молодец|хм+|ага|ой",
    "tr": r"(?:çok )?(?:teşekkürler|teşekkür ederim|sağ ol|sağol|sağ olun|eyvallah)(?: jarvis)?|anladım|hm+|vay(?: be| canına)?|(?:bu )?(?:çok |ne kadar )?(?:güzel|hoş|ilginç|komik|nazik|tuhaf|şirin)|aferin|bravo",
}
