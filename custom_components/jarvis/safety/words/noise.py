"""What recognisers write when nobody speaks, per language; bars part the phrases."""

from collections.abc import Mapping
from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Whole transcripts, and beginnings of some, that no one ever says to a house.
SUBTITLES: Final[Mapping[str, str]] = {
    "en": "thanks for watching|thank you for watching|thanks for listening|thank you for listening|please subscribe|subscribe to my channel|please subscribe to my channel|don't forget to like and subscribe|like and subscribe|see you in the next video|see you next time|i'll see you in the next one|subtitles by the amara.org community|subtitles by|transcription by castingwords|transcribed by|captions by|all rights reserved|bye bye|the end|to be continued|www|i'm going to go ahead and|we'll be right back|music playing|upbeat music|blank audio|no audio|and that's it|amara.org|stay tuned|see you guys next time|i'll see you guys next time|i'll see you next time",
    "de": "untertitel der amara.org-community|untertitel im auftrag des zdf|untertitel im auftrag des zdf für funk|untertitelung des zdf|untertitelung im auftrag des zdf|untertitel von|untertitel|untertitelung|vielen dank fürs zuschauen|danke fürs zuschauen|vielen dank für ihre aufmerksamkeit|vielen dank fürs zusehen|bis zum nächsten mal|copyright wdr|abonniert den kanal|abonniert meinen kanal|das war's für heute|bleiben sie dran|was bisher geschah|wir sind gleich zurück",
    "fr": "sous-titres réalisés par la communauté d'amara.org|sous-titres réalisés para la communauté d'amara.org|sous-titrage|sous-titrage société radio-canada|sous-titres par|merci d'avoir regardé cette vidéo|merci d'avoir regardé|abonnez-vous|n'oubliez pas de vous abonner|à la prochaine|soustitreur.com|par soustitreur.com",
    "es": "subtítulos realizados por la comunidad de amara.org|subtítulos por la comunidad de amara.org|subtítulos por|gracias por ver el vídeo|gracias por ver el video|gracias por ver|suscríbete al canal|suscríbete|no olvides suscribirte|hasta la próxima|suscríbanse|dale like y suscríbete",
    "it": "sottotitoli creati dalla comunità amara.org|sottotitoli e revisione a cura di qtss|sottotitoli a cura di|grazie per aver guardato il video|grazie per la visione|iscriviti al canale|iscrivetevi al canale|iscrivetevi|grazie a tutti|alla prossima",
    "pt": "legendas pela comunidade amara.org|legendas pela comunidade das amara.org|legendado por|obrigado por assistir|obrigada por assistir|inscreva-se no canal|inscreva-se|não se esqueça de se inscrever|não esqueça de se inscrever|até a próxima|até ao próximo vídeo",
    "nl": "ondertitels ingediend door de amara.org gemeenschap|ondertiteling|ondertiteld door|bedankt voor het kijken|dank u voor het kijken|abonneer je op mijn kanaal|tot de volgende keer|abonneer je|tv gelderland",
    "sv": "undertexter från amara.org-gemenskapen|undertexter av|svensktextning|tack för att ni tittade|tack för att du tittade|prenumerera|prenumerera på kanalen|prenumerera på min kanal|vi ses nästa gång",
    "da": "danske tekster af|undertekster af|tak fordi i så med|tak for at i så med",
    "nb": "undertekster av|undertekster av ai-media|teksting av|takk for at dere så på|takk for at du så på",
    "fi": "tekstitys|suomennos|kiitos kun katsoit|kiitos katsomisesta|kiitos kun katsoitte",
    "pl": "napisy stworzone przez społeczność amara.org|napisy|dziękuję za oglądanie|dziękuję za uwagę|dzięki za oglądanie|zapraszam do subskrypcji|subskrybuj|subskrybuj kanał|zasubskrybuj kanał",
    "cs": "titulky vytvořil johnyx|titulky|děkuji za sledování|díky za sledování|děkujeme za sledování",
    "ru": "субтитры сделал dimatorzok|субтитры создавал dimatorzok|субтитры добавил dimatorzok|редактор субтитров|субтитры подготовлены сообществом amara.org|субтитры|спасибо за просмотр|спасибо за внимание|подписывайтесь на канал|подпишись на канал|продолжение следует|до новых встреч",
    "uk": "субтитри|дякую за перегляд|підписуйтесь на канал",
    "tr": "altyazı m.k.|altyazı|izlediğiniz için teşekkürler|izlediğiniz için teşekkür ederim|abone olmayı unutmayın|abone olun|bir sonraki videoda görüşmek üzere",
    "ja": "ご視聴ありがとうございました|ご視聴ありがとうございます|ご清聴ありがとうございました|チャンネル登録お願いします|チャンネル登録をお願いします|チャンネル登録よろしくお願いします|チャンネル登録をお願いいたします|次回予告|最後までご視聴いただき|字幕|字幕視聴ありがとうございました|また次の動画でお会いしましょう|高評価とチャンネル登録",
    "zh": "谢谢观看|感谢观看|谢谢大家|谢谢收看|请不吝点赞|请不吝点赞 订阅 转发 打赏支持明镜与点点栏目|请订阅|字幕由amara.org社区提供|字幕by索兰娅|字幕志愿者|优优独播剧场|中文字幕|字幕|下期再见|謝謝觀看|謝謝大家",
    "ko": "시청해주셔서 감사합니다|시청해 주셔서 감사합니다|구독과 좋아요|구독과 좋아요 부탁드립니다|한글자막 by|다음 영상에서 만나요|자막|감사합니다 안녕|mbc 뉴스|kbs 뉴스",
    "hu": "köszönöm hogy megnézted|köszönöm hogy megnézted a videót|feliratok",
    "ro": "vă mulțumesc pentru vizionare|mulțumesc pentru vizionare",
    "hr": "hvala što pratite kanal|hvala na gledanju",
    "el": "ευχαριστώ που παρακολουθήσατε|υπότιτλοι",
    "ar": "ترجمة نانسي قنقر|اشتركوا في القناة|شكرا على المشاهدة",
    "he": "תודה על הצפייה|תורגם על ידי",
    "vi": "cảm ơn các bạn đã theo dõi|hãy đăng ký kênh|hẹn gặp lại các bạn",
    "id": "terima kasih telah menonton|jangan lupa subscribe",
    "hi": "सब्सक्राइब करें|देखने के लिए धन्यवाद",
}
# Whatever begins so was written under a film.
CREDITS: Final[Mapping[str, str]] = {
    "en": "subtitles provided|captions provided|subtitling by|all rights reserved|a netflix production|a netflix original|a production of|thank you for watching|thanks for watching|thank you very much for watching|thank you so much for watching|thanks so much for watching|thank you all for watching|thank you for listening|thanks for listening|thank you for joining|thanks for joining|thanks for tuning in|thank you for tuning in|please subscribe|please like and subscribe|subtitles by|captions by|captioning by|closed captions by|transcribed by|transcription by|translated by|copyright|this video is sponsored|this video is brought|this video was made|this episode is brought|this episode is sponsored|welcome back to the channel|welcome back to my channel|welcome back to another|we'll be right back|we will be right back|see you in the next|see you guys in the next|i'll see you in the next|i'll see you guys in the next|like and subscribe|don't forget to subscribe|don't forget to like|if you enjoyed this video|if you liked this video|be sure to subscribe|make sure to subscribe|make sure you subscribe|hit the like button|bye bye thanks for watching|stay tuned for|and now for the weather with|in tonight's top story|our top story tonight|previously on|up next on channel|this programme was|this program was|coming up after the break|the following program|the following programme|hi everyone welcome|hello everyone welcome|hey guys welcome|what's up guys|link in the description|links in the description|let me know in the comments|leave a comment below|like comment and subscribe|synced and corrected by|subs by|visit www|for more information visit|hit the bell|hit that bell|smash that like|smash the like|be sure to subscribe|make sure to subscribe|remember to subscribe|catch you in the next|see you in the next|see you all in the next|in other news|downloaded from|and in sports news|and in sport",
    "de": "untertitel der|untertitelt von|alle rechte vorbehalten|eine produktion|eine netflix|vielen dank fürs zuschauen|vielen dank fürs zusehen|vielen dank fürs zuhören|vielen dank fürs einschalten|danke fürs zuschauen|danke fürs zuhören|danke fürs einschalten|vielen dank für ihre aufmerksamkeit|vielen dank für eure aufmerksamkeit|ich danke ihnen für ihre aufmerksamkeit|ich danke euch fürs|untertitel von|untertitel im auftrag|untertitel der amara.org|untertitelung des|untertitelung im auftrag|untertitelung aufgrund|copyright|vergesst nicht zu abonnieren|vergesst nicht den kanal|abonniert den kanal|wir sehen uns im nächsten video|bis zum nächsten video|bis zum nächsten mal|willkommen zurück auf|mehr informationen auf www|eine produktion der|eine produktion des|lasst ein abo|lasst gerne ein abo|lasst ein like|ard text|link in der beschreibung|der link ist in der beschreibung|schreibt es in die kommentare|bis zum nächsten video|mit freundlicher unterstützung|in der nächsten folge|bis zum nächsten video|wir sehen uns im nächsten video|lasst ein abo|lasst einen daumen|vergesst nicht zu abonnieren",
    "fr": "sous-titrage st|sous-titrage société|sous-titres par|sous-titres réalisés|merci d'avoir regardé|n'oubliez pas de vous abonner|abonnez-vous|merci d'avoir suivi|le lien est dans la description|likez et abonnez|à bientôt pour une nouvelle vidéo|on se retrouve dans|à la prochaine vidéo|activez la cloche",
    "es": "subtítulos por|subtítulos realizados|gracias por ver|no olvides suscribirte|suscríbete a|nos vemos en el próximo video|nos vemos en el próximo vídeo|hasta el próximo video|activa la campanita|dale like",
    "it": "iscrivetevi al|iscrivetevi a|sottotitoli creati|sottotitoli a cura|sottotitoli e revisione|grazie per aver guardato|iscriviti al canale|ci vediamo nel prossimo video|al prossimo video|attiva la campanella|lascia un like",
    "pt": "legendas pela|legendado por|obrigado por assistir|obrigada por assistir|inscreva-se no canal|até o próximo vídeo|até ao próximo vídeo|nos vemos no próximo vídeo|ative o sininho|deixe o like",
    "nl": "ondertiteld door|ondertitels ingediend|bedankt voor het kijken|abonneer je op|ondertiteling tv|ondertiteling door|ondertiteling nos|vergeet niet te abonneren|tot de volgende video|tot in de volgende video|klik op het belletje",
    "sv": "undertexter från|undertexter av|textning|tack för att|glöm inte att prenumerera|vi ses i nästa video",
    "da": "danske tekster af|undertekster af|tak fordi i så|husk at abonnere|vi ses i næste video",
    "nb": "undertekster av|teksting av|takk for at dere|tekstet av|tekst av|husk å abonnere|vi sees i neste video",
    "pl": "napisy stworzone|dziękuję za oglądanie|dzięki za oglądanie|napisy wykonane|napisy zrobione|dziękuję za obejrzenie|dzięki za obejrzenie|wszelkie prawa zastrzeżone|do zobaczenia w następnym|nie zapomnij zasubskrybować|zapraszam do subskrypcji|zostaw łapkę",
    "ru": "субтитры сделал|субтитры создавал|субтитры добавил|субтитры подготовлены|спасибо за просмотр|подписывайтесь на|ссылка в описании|ставьте лайки|подписывайтесь|увидимся в следующем видео|до новых встреч на канале|не забудьте подписаться|корректор",
    "tr": "altyazı m|izlediğiniz için|bir sonraki videoda|abone olmayı|beğenmeyi unutmayın|videoyu beğen",
}
# Courtesies that recognisers hear in silence; in a talk they are meant.
COURTESIES: Final = (
    "you|thank you|thank you very much|thank you so much|thank you all|vielen dank|"
    "merci beaucoup|muchas gracias|grazie mille|muito obrigado|dank je wel|"
    "tack så mycket|ありがとうございました|谢谢|감사합니다|спасибо"
)
# What is written in one word or in two.
CONTRACTED: Final[Mapping[str, str]] = {"für das": "fürs"}
# What nobody says three times to a house.
THANKS: Final = _words(
    "thanks bye goodbye danke tschüss tschüs merci gracias adiós grazie ciao obrigado "
    "obrigada tchau bedankt doei tack takk tak kiitos dziękuję dzięki děkuji спасибо "
    "пока teşekkürler ありがとう ありがとうございました おやすみ おやすみなさい 谢谢 再见 감사합니다"
)
# Sounds of nobody in particular.
HUMS: Final = _words(
    "uh um uhm hm hmm mm mmm mhm ah ahh eh er erm oh ohh huh ha haha hahaha heh äh ähm öh "
    "ahem achoo atchoo hatchoo hatschi hatschu atchoum atchum achís achis etciù etciu hatsjoe hatsjie hapşu апчхи ahum räusper hust ugh phew whew tss brrrr kch psst pst tsk pf pff brr brrr grr shh shhh sh zzz "
    "tralala trallala tralalala lalala lalalala trala dumdidum dideldum fiderallala fallera falala hmhmhm "
    "hmmm hum euh ben bah mah bof este ehm öhm ээ эм мм хм ххх ええと えっと あの うーん 嗯 啊 呃 음 어"
)
# What machines, animals and clocks say, as recognisers write it down.
SOUNDS: Final = _words(
    "beep bleep bip boop ding dong ping pong bing bong ring brring buzz bzz bzzz tick tock click "
    "clack bang boom thud thump whoosh woof ruff arf meow miaow purr moo baa oink quack "
    "tweet chirp cuckoo neigh vroom choo toot honk drip drop splash crackle squeak creak beepbeep "
    "dingdong piep pieps bim bam bum klingeling dring tut tüt tatü tata brumm summ ticktack tick "
    "tack tic tac klick klack poch rumms wumms bumm peng krach plumps platsch wuff wau miau "
    "mäh muh grunz kikeriki zwitscher schnurr quak kuckuck iah tropf raschel knister quietsch toc "
    "bau miao chicchirichì guau pío ouaf cocorico kling klang klop piiiep tring woef rinkel"
)
# Short answers and commands that stay what they are, however often they are heard.
MEANT: Final = frozenset({"stop", "halt", "stopp", "stop it", "aus", "off"})
# So often a person may say yes or no in one breath.
YES: Final = frozenset({"yes", "ja", "yeah", "okay", "no", "nein"})
# Who speaks so, and only so, speaks to somebody else: subjects of a story.
STORY: Final[Mapping[str, str]] = {
    "en": "i|i'm|i've|he|he's|she|she's|they|they're|we|we're|it's|it was|that's|there's|and|but|so|because|yeah|you know",
    "de": "ich|er|sie|wir|es war|das ist|das war|und|aber|also|weil|ja|die|der|man",
}
# What is told of others: who it begins with, and verbs of telling.
TOLD: Final[Mapping[str, tuple[str, str]]] = {
    "en": (
        "he|she|they|we|it|the|then|there|his|her|their|and|but|so|meanwhile|in|on|at",
        "said|says|told|asked|replied|answered|looked|walked|smiled|laughed|went|came|fell|rose|reported|announced|killed|died|won|lost|voted|declared|met|ran|sat|stood|turned|thought|knew|felt|had|were|began|continued|added|according",
    ),
    "de": (
        "er|sie|es|wir|der|die|das|dann|da|sein|ihr|ihre|und|aber|so|inzwischen|in|am|im|nach",
        "sagte|sagt|sagten|fragte|antwortete|lachte|lächelte|ging|gingen|kam|kamen|sah|gesprochen|kritisiert|reagierte|reagierten|berichtete|berichten|erklärte|meinte|dachte|wusste|starb|gewann|verlor|fiel|stieg|war|waren|hatte|hatten|wurde|wurden|begann|traf",
    ),
}
# Words of somebody who speaks for himself, or to somebody.
DIRECT: Final[Mapping[str, str]] = {
    "en": "i|i'm|i'd|i'll|i've|my|me|you|your|jarvis|please|turn|switch|set|open|close|remind|remember|don't|should|can|could|would you",
    "de": "ich|mein|meine|mir|mich|du|dein|deine|dir|dich|jarvis|bitte|mach|mache|schalt|schalte|stell|stelle|öffne|schließ|merk|merke|erinnere|kannst|könntest|soll|uns",
}
# Words that speak to the house: a wish, an address, something to keep in mind.
ADDRESS: Final[Mapping[str, str]] = {
    "en": "you|your|jarvis|please|want|need|would|like|could|can|remember|remind|note|cold|hot|warm|dark|bright|loud|feel|feeling|tired|hungry|bored|sick|home|leaving|going|called|name|prefer|favourite|favorite|love|hate|help|should|how|what|when|where|why|who|don't|turn|switch|set|open|close|play|light|lights|music|tell|allergic|birthday|live|work|house|bed|here|back",
    "de": "du|dein|deine|jarvis|bitte|will|möchte|mag|brauche|hätte|könntest|kannst|merk|merke|erinnere|kalt|warm|heiß|dunkel|hell|laut|müde|hunger|langweilig|krank|hause|gehe|heiße|name|lieber|liebe|hilf|soll|wie|was|wann|wo|warum|wer|nicht|mach|schalte|stell|öffne|schließ|spiel|licht|musik|sag|geburtstag|wohne|arbeite|haus|bett|hier|zurück|dir|dich",
}
# Words of one's own self.
SELF: Final = _words("i i'm i'd i'll i've my me ich mein meine mir mich uns")
# Who answers somebody by name: a word of answer, a name, a comma, and one of whom both
# speak. Those that only sound like a name are cried at nobody.
TO_OTHERS: Final[Mapping[str, tuple[str, str, str]]] = {
    "en": (
        "no|yes|yeah|nope|yep|well|look|listen|hey|oh|sure|okay|ok|come on|of course|sorry|thanks|exactly|but|so|and",
        "God|Lord|Gosh|Heavens|Christ|Jesus|Boy|Man|Dear|I|Please|Wait|Stop|Sorry|No|Yes|Right|Well",
        "she|she's|she'll|he|he's|he'll|they|they're|they'll|him|her|them",
    ),
    "de": (
        "nein|ja|ne|nee|doch|hör mal|schau mal|guck mal|he|hey|ach|oh|klar|okay|ok|komm|genau|aber|also|na|tja|danke|und",
        "Gott|Mann|Mensch|Himmel|Je|Junge|Ich|Bitte|Warte|Stopp|Halt|Moment|Nein|Ja|Gut|Also",
        "sie|er|ihm|ihn|die beiden",
    ),
}
# How announcers, hosts and advertisements begin; nobody says so to a house.
ANNOUNCED: Final[Mapping[str, str]] = {
    "en": "i said to her|i said to him|i said to them|i says to her|i says to him|she said to me|he said to me|they said to me|then i said to|i was like to|and i'm like|and she's like|and he's like|she goes to me|he goes to me|this is the six|this is the nine|this is the ten|this is the evening news|this is the late news|this is the morning news|this is bbc|this is cnn|ladies and gentlemen|stay tuned|you're watching|you are watching|you're listening to|you are listening to|don't go away|back to the studio|back to you in the studio|let's go live to|let's cross to|now back to the|we now return to|we return now to|previously on|next time on|more on that story|more on this story|here's what's coming up|it's time for the news|you have been watching|you've been watching|boys and girls|welcome back to|welcome to the show|welcome to another|welcome to today's|welcome to this week's|in today's episode|in today's video|in this episode|in this video|on today's show|on tonight's show|breaking news|our top story|our main story|here are the headlines|here's the news|here is the news|this is the news|now the weather|now for the weather|now the sport|now the sports|now for the sport|coming up next|coming up after|after the break|after these messages|when we come back|we'll be back|we will be back|we'll be right back|brought to you by|sponsored by|reporting from|reporting live|viewer discretion|this programme contains|this program contains|the following programme|the following program|some viewers may|call now and|order now and|order yours today|buy one get one|for a limited time|ask your doctor|side effects may|don't forget to hit|don't forget to like|hit the bell|smash that like|smash the like|let me know in the comments|leave a comment below|let us know in the comments|please give it up for|give it up for|our next guest|my next guest|joining us now|joining me now|back to you in the studio|back to the studio|he shoots|what a goal|what a save|what a strike|and the winner is|next time on|previously on|last time on|in other news|dear passengers|dear customers|attention passengers|attention customers|and here comes|here he comes|live from the",
    "de": "sag ich zu ihr|sag ich zu ihm|sag ich zu denen|da sag ich zu|da sagt sie zu|da sagt er zu|sagt sie zu mir|sagt er zu mir|hab ich zu ihr gesagt|hab ich zu ihm gesagt|meint der zu mir|meint die zu mir|ich so zu ihr|ich so zu ihm|er so zu mir|sie so zu mir|der so zu mir|die so zu mir|hier ist die tagesschau|hier sind die nachrichten|meine damen und herren|sie sehen die|sie sehen nun|sie sehen jetzt|sie hören die|sie hören nun|sie sahen|sie hörten|zurück ins studio|zurück zu ihnen ins studio|zum wetter von|nun zum wetter|nun zum sport|kommen wir zum wetter|kommen wir zum sport|kommen wir nun|kommen wir jetzt|weiter geht es mit|weiter geht's mit|wir schalten live|wir schalten nun nach|wir schalten jetzt nach|wir schalten um|wir schalten rüber|das war die tagesschau|was bisher geschah|es folgt nun|es folgt eine|liebe zuschauerinnen|liebe zuschauer|liebe hörer|liebe hörerinnen|herzlich willkommen zu|herzlich willkommen bei|willkommen zurück bei|willkommen zurück zu|willkommen zu einer|ich begrüße sie|wir begrüßen sie|in der heutigen folge|in dieser folge|im heutigen video|in diesem video|in der heutigen sendung|hier ist das erste|die wetteraussichten|nun die nachrichten|das wichtigste in kürze|eilmeldung|gleich geht es weiter|gleich geht's weiter|nach der werbung|nach einer kurzen|nach einer kleinen pause|wir sind gleich zurück|wir sind gleich wieder|mehr dazu nach|bleiben sie dran|bleibt dran|schalten sie wieder ein|die folgende sendung|der folgende film|für zuschauer unter|diese sendung wurde|diese sendung enthält|mit freundlicher unterstützung|zu risiken und nebenwirkungen|rufen sie jetzt an|rufen sie an unter|bestellen sie jetzt|sichern sie sich|nur für kurze zeit|abonniert den kanal|lasst einen daumen|schreibt es in die kommentare|schreibt mir in die kommentare|zurück ins studio|damit zurück ins|unser nächster gast|mein nächster gast|begrüßen sie mit mir|einen großen applaus|was für ein tor|was für eine parade|in der nächsten folge|was bisher geschah|sehr geehrte fahrgäste|sehr geehrte kunden|liebe fahrgäste|liebe kunden|und nun zum wetter|nun zum wetter|nun das wetter|und nun zum sport|nun zum sport|mehr dazu nach der werbung|mehr dazu nach|und hier sind die lottozahlen",
}
# Who says so as well speaks to the house.
ASKED: Final = _words("play jarvis tell what's spiel spiele sag sage zeig zeige")
# With what an answer begins, folded.
ANSWERING: Final = _words("yes no ja nein oui non si nee da net evet hayır")
# Who tells what somebody says, by verbs of speaking.
SAYING: Final[Mapping[str, frozenset[str]]] = {
    "en": _words(
        "said says told asked asks replied answered whispered whispers shouted shouts "
        "muttered yelled cried screamed murmured"
    ),
    "de": _words(
        "sagte sagten rief riefen flüsterte flüstert murmelte schrie schreit fragte "
        "antwortete meinte"
    ),
}
PLEASE: Final = frozenset({"please", "bitte"})
# What may stand in front of it.
OPENERS: Final = _words(
    "and so well okay now then hello hi hey good morning afternoon evening everyone everybody "
    "guys folks yes oh but und so also nun jetzt dann hallo guten tag abend morgen schönen "
    "gut ja aber doch heute damit"
)
