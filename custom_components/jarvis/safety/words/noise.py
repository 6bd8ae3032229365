"""What recognisers write when nobody speaks, per language; bars part the phrases."""

from collections.abc import Mapping
from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Whole transcripts, and beginnings of some, that no one ever says to a house.
SUBTITLES: Final[Mapping[str, str]] = {
    "en": "thanks for watching|thank you for watching|thanks for listening|thank you for listening|please subscribe|subscribe to my channel|please subscribe to my channel|don't forget to like and subscribe|like and subscribe|see you in the next video|see you next time|i'll see you in the next one|subtitles by the amara.org community|subtitles by|transcription by castingwords|transcribed by|captions by|all rights reserved|bye bye|the end|to be continued|www|i'm going to go ahead and|we'll be right back|music playing|upbeat music|blank audio|no audio",
    "de": "untertitel der amara.org-community|untertitel im auftrag des zdf|untertitel im auftrag des zdf für funk|untertitelung des zdf|untertitelung im auftrag des zdf|untertitel von|untertitel|untertitelung|vielen dank fürs zuschauen|danke fürs zuschauen|vielen dank für ihre aufmerksamkeit|vielen dank fürs zusehen|bis zum nächsten mal|copyright wdr|abonniert den kanal|abonniert meinen kanal|das war's für heute",
    "fr": "sous-titres réalisés par la communauté d'amara.org|sous-titres réalisés para la communauté d'amara.org|sous-titrage|sous-titrage société radio-canada|sous-titres par|merci d'avoir regardé cette vidéo|merci d'avoir regardé|abonnez-vous|n'oubliez pas de vous abonner|à la prochaine",
    "es": "subtítulos realizados por la comunidad de amara.org|subtítulos por la comunidad de amara.org|subtítulos por|gracias por ver el vídeo|gracias por ver el video|gracias por ver|suscríbete al canal|suscríbete|no olvides suscribirte|hasta la próxima",
    "it": "sottotitoli creati dalla comunità amara.org|sottotitoli e revisione a cura di qtss|sottotitoli a cura di|grazie per aver guardato il video|grazie per la visione|iscriviti al canale|alla prossima",
    "pt": "legendas pela comunidade amara.org|legendas pela comunidade das amara.org|legendado por|obrigado por assistir|obrigada por assistir|inscreva-se no canal|inscreva-se|até a próxima|até ao próximo vídeo",
    "nl": "ondertitels ingediend door de amara.org gemeenschap|ondertiteling|ondertiteld door|bedankt voor het kijken|dank u voor het kijken|abonneer je op mijn kanaal|tot de volgende keer",
    "sv": "undertexter från amara.org-gemenskapen|undertexter av|svensktextning|tack för att ni tittade|tack för att du tittade|prenumerera",
    "da": "danske tekster af|undertekster af|tak fordi i så med|tak for at i så med",
    "nb": "undertekster av|undertekster av ai-media|teksting av|takk for at dere så på|takk for at du så på",
    "fi": "tekstitys|suomennos|kiitos kun katsoit|kiitos katsomisesta",
    "pl": "napisy stworzone przez społeczność amara.org|napisy|dziękuję za oglądanie|dziękuję za uwagę|dzięki za oglądanie|zapraszam do subskrypcji|subskrybuj",
    "cs": "titulky vytvořil johnyx|titulky|děkuji za sledování|díky za sledování",
    "ru": "субтитры сделал dimatorzok|субтитры создавал dimatorzok|субтитры добавил dimatorzok|редактор субтитров|субтитры подготовлены сообществом amara.org|субтитры|спасибо за просмотр|спасибо за внимание|подписывайтесь на канал|подпишись на канал|продолжение следует|до новых встреч",
    "uk": "субтитри|дякую за перегляд|підписуйтесь на канал",
    "tr": "altyazı m.k.|altyazı|izlediğiniz için teşekkürler|izlediğiniz için teşekkür ederim|abone olmayı unutmayın|abone olun|bir sonraki videoda görüşmek üzere",
    "ja": "ご視聴ありがとうございました|ご視聴ありがとうございます|ご清聴ありがとうございました|チャンネル登録お願いします|チャンネル登録をお願いします|チャンネル登録よろしくお願いします|次回予告|最後までご視聴いただき|字幕",
    "zh": "谢谢观看|感谢观看|谢谢大家|谢谢收看|请不吝点赞|请不吝点赞 订阅 转发 打赏支持明镜与点点栏目|请订阅|字幕由amara.org社区提供|字幕by索兰娅|字幕志愿者|优优独播剧场|中文字幕|字幕|下期再见|謝謝觀看|謝謝大家",
    "ko": "시청해주셔서 감사합니다|시청해 주셔서 감사합니다|구독과 좋아요|구독과 좋아요 부탁드립니다|한글자막 by|다음 영상에서 만나요|자막|감사합니다 안녕",
}
# Sounds of nobody in particular.
HUMS: Final = _words(
    "uh um uhm hm hmm mm mmm mhm ah ahh eh er erm oh ohh huh ha haha hahaha heh äh ähm öh "
    "hmmm euh ben bah este ehm öhm ээ эм мм хм ххх ええと えっと あの うーん 嗯 啊 呃 음 어"
)
# Short answers and commands that stay what they are, however often they are heard.
MEANT: Final = frozenset({"no", "yes", "stop", "nein", "ja", "halt", "stopp"})
# Who speaks so, and only so, speaks to somebody else: subjects of a story.
STORY: Final[Mapping[str, str]] = {
    "en": "i|i'm|i've|he|he's|she|she's|they|they're|we|we're|it's|it was|that's|there's|and|but|so|because|yeah|you know",
    "de": "ich|er|sie|wir|es war|das ist|das war|und|aber|also|weil|ja|die|der|man",
}
# Words that speak to the house: a wish, an address, something to keep in mind.
ADDRESS: Final[Mapping[str, str]] = {
    "en": "you|your|jarvis|please|want|need|would|like|could|can|remember|remind|note|cold|hot|warm|dark|bright|loud|feel|feeling|tired|hungry|bored|sick|home|leaving|going|called|name|prefer|favourite|favorite|love|hate|help|should|how|what|when|where|why|who|don't|turn|switch|set|open|close|play|light|lights|music|tell|allergic|birthday|live|work|house|bed|here|back",
    "de": "du|dein|deine|jarvis|bitte|will|möchte|mag|brauche|hätte|könntest|kannst|merk|merke|erinnere|kalt|warm|heiß|dunkel|hell|laut|müde|hunger|langweilig|krank|hause|gehe|heiße|name|lieber|liebe|hilf|soll|wie|was|wann|wo|warum|wer|nicht|mach|schalte|stell|öffne|schließ|spiel|licht|musik|sag|geburtstag|wohne|arbeite|haus|bett|hier|zurück|dir|dich",
}
