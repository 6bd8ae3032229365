# ruff: noqa: E501, RUF001 - language data
"""What somebody says who has lost the thread: "the, um, what was it"; data."""

from collections.abc import Mapping
from typing import Final

# A piece between pauses that tells nothing: a sound, a small word, a search for words.
LOST: Final[Mapping[str, str]] = {
    "en": r"(?:(?:the|a|an|that|this|my|our|to|of|and|so|well|like|you know|i mean|uh+|u+m+|e+r+m*|h+m+|ah+|oh+|no|sorry|wait(?: a (?:moment|minute|second))?|hang on|hold on|what(?: was|'s| is) (?:it|that|i (?:going|about) to say)(?: (?:again|called))?|how (?:do|did) (?:you|i) (?:say|put) (?:it|that)|where was i|let me think|i (?:forgot|forget|don't (?:know|remember)|lost it|can't (?:think|remember))(?: (?:it|now|what))?|never ?mind|forget (?:it|that)|thing(?:y|ies|s)?|whatsit|whatever|something|it doesn't matter|doesn't matter) ?)+",
    "de": r"(?:(?:der|die|das|dass|den|dem|ein\w*|mein\w*|zu|und|also|na|naja|tja|so|ja|ä+h+m*|e+h+m*|ö+h+m*|h+m+|ach|oh|nein|nee|doch nicht|sorry|moment(?: mal)?|warte(?: mal| kurz)?|(?:jetzt )?hab(?:e)? ich(?:'s| es)? (?:jetzt )?vergessen|wie (?:war|hieß|heißt|ging) (?:das|es|der|die)(?: (?:noch|noch ?mal|gleich))*|was (?:war|wollte|ist) (?:das|es|ich)(?: (?:noch|noch ?mal|gleich|sagen))*|wie sagt man|lass mich überlegen|ich (?:weiß|komme) (?:es )?(?:nicht(?: mehr)?|nicht drauf)|egal|vergiss (?:es|das)|ist (?:auch )?egal|schon gut|dings\w*|irgendwas|nicht so wichtig) ?)+",
    "ja": r"(?:ええ?と|えーと?|えっと|あの[うー]?|その[うー]?|う+ん|んー*|あれ|それ|まあ|ほら|なんだっけ|何だっけ|何でしたっけ|なんでしたっけ|忘れ(?:た|ちゃった|ました)|やっぱり?(?:いい|いいや|なし)(?:です)?|待って(?:ください)?|ちょっと待って|何でもない(?:です)?|もういい(?:や|です)?|いや|ー)+",
    "ru": r"(?:(?:что|чтобы|как|это|то|этот|эта|мой|моя|моё|и|ну|вот|значит|типа|э+м*|м+|а+|о+й|ах|ох|нет|извини|погоди|подожди|постой|стой|секунду|минутку|как (?:его|её|там|это)(?: там)?|что (?:это|там)(?: было)?|забыл\w?|я забыл\w?|не помню|не знаю|дай подумать|неважно|не важно|ладно|забудь|проехали|штук\w|эта штука|что-то) ?)+",
    "tr": r"(?:(?:şey|şeyi|bu|şu|o|bir|hani|yani|işte|e+|ı+|u+h+|h+m+|ah|of|yok|hayır|pardon|dur|bekle|bir dakika|bir saniye|ney?di(?: o| bu)?|ne diyecektim|nasıldı|unuttum|unuttum ya|hatırlamıyorum|bilmiyorum|boş ver|neyse|önemli değil|vazgeçtim|falan) ?)+",
}
