# ruff: noqa: E501, RUF001 - language data
"""By what noun somebody speaks later of what was told in other words, as data.

"The present for Ben" is told as "I ordered a drone for Ben", "the plumber's quote" as
"the plumber wants 900 for it". `noun` names the matter, `told` is found where it is
told, `counted`: only where a number is told as well, `gets`: who opens the sentence
must do this, or they do it for somebody else. `IDLE`: words of a reason that nobody
need have told: who may know of it, that it is over. `CALLED`: something is called a
matter, `POINTS`: a word stands for what was named before.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Matter(NamedTuple):
    """Regular expressions: what names a matter, and what tells one."""

    noun: str
    told: str
    counted: bool = False
    gets: str = ""


MATTERS: Final[Mapping[str, tuple[Matter, ...]]] = {
    "en": (
        Matter(
            r"(?:birthday |christmas )?(?:presents?|gifts?|surprises?|treats?)",
            r"\b(?:order(?:ed|ing)?|b(?:uy|ought|uying)|got|getting|gets?|giv(?:e|es|ing)|gave|knitted|knitting|carving|(?:put|set|lay|laid|keeping) \w+(?: \w+){0,4} (?:aside|by)|picked (?:out|up)|hid(?:den|ing)?|stashed|tucked|wrapp(?:ed|ing)|booked|presents?|gifts?|surprises?|treats?)\b",
            gets=r"\b(?:get(?:s|ting)?|got|receiv\w+|is in for)\b",
        ),
        Matter(
            r"(?:trip|journey|holidays?|vacation|getaway|tour|flight|cruise|outing|travels?|break)",
            r"\b(?:off|going|fly(?:ing)?|flies|driv(?:e|es|ing)|head(?:s|ed|ing)?|sail(?:s|ing)?|travel(?:s|ling)?|bound|booked|away) (?:to|for|on|in) (?:the )?(?-i:[A-Z])|\b(?:trip|journey|holidays?|vacation|getaway|tour|flight|cruise)\b",
        ),
        Matter(
            r"(?:quotes?|quotation|offers?|estimates?|prices?|bills?|fees?|valuations?|figures?|bids?|charges?|rates?|costs?)",
            r"\b(?:want(?:s|ed)?|ask(?:s|ed|ing)?|charg(?:e|es|ed|ing)|quot(?:e|es|ed)|costs?|reckons?|reckoned|says?|said|values?|valued|worth|estimat\w+|offer(?:s|ed)?|bid|pa(?:y|ys|id)|prices?|takes?)\b",
            counted=True,
        ),
        Matter(
            r"(?:separation|marriage trouble|divorce|breakup|break-up|split)",
            r"\b(?:leav(?:e|es|ing)|left|split(?:ting)?|walk(?:ed|ing) out on|divorc\w+|separat\w+|dump\w+)\b",
        ),
        Matter(
            r"(?:party|parties|celebration|do|bash)",
            r"\b(?:part(?:y|ies)|celebrat\w+|bash)\b",
        ),
        Matter(
            r"(?:hiding[- ]place|hideout|stash|whereabouts|spot)",
            r"\b(?:hid(?:e|es|den|ing)?|stash\w*|tuck\w*|kept|keep(?:s|ing)?|buried|is (?:in|under|behind|on))\b",
        ),
        Matter(r"(?:promises?|pledge)", r"\b(?:promis\w+|pledg\w+|swore|sworn)\b"),
        Matter(
            r"(?:result|marks?|grades?)",
            r"\b(?:got|scored|flunk\w*|fail\w*|pass\w*|marks?|grades?)\b",
        ),
    ),
    "de": (
        Matter(
            r"(?:\w*geschenke?n?|überraschung(?:en)?|präsente?|mitbringsel)",
            r"\b(?:bestell\w*|gekauft|kaufe?n?|besorgt?|besorge|(?:zurück|bei(?:seite)?)\s?gelegt|lege? .+ zurück|schenk\w*|verschenk\w*|versteckt?|krieg(?:t|en|e)|bekomm(?:t|en|e)|gestrickt|gebucht|\w*geschenke?|überraschung)\b",
            gets=r"\b(?:krieg\w*|bekomm\w*|erhält)\b",
        ),
        Matter(
            r"(?:\w*reisen?|\w*urlaub|ausflug|\w*flug|\w*fahrt|trip|tour)",
            r"(?=.*\b(?:fahr\w*|fähr\w*|flieg\w*|reis\w*|verreis\w*|segel\w*|wollen|geht['’ ]?e?s)\b).*\bnach (?-i:[A-ZÄÖÜ])|\b(?:auf|an|in) (?:die|den|das) (?-i:[A-ZÄÖÜ])\w+ (?:fahren|fliegen|reisen)|\b(?:\w*reisen?|\w*urlaub|ausflug|\w*flug|\w*fahrt|trip)\b",
        ),
        Matter(
            r"(?:angebote?s?|kostenvoranschlag\w*|preise?s?|rechnung|schätzung|honorar|gebühr|summe|kosten|zahl)",
            r"\b(?:will|wollen|verlangt|verlangen|nimmt|nehmen|fordert|möchte|kostet|kosten|veranschlagt|meint|schätzt|rechnet|bietet|sagt|gesagt|hätte gern|zahlt|wert|angebot)\b",
            counted=True,
        ),
        Matter(
            r"(?:trennung|scheidung|eheprobleme)",
            r"\b(?:verlassen|verlässt|trenn\w+|scheid\w+|schluss)\b",
        ),
        Matter(
            r"(?:\w*party|\w*feier|\w*fest)", r"\b(?:\w*party|\w*feiert?|\w*fest)\b"
        ),
        Matter(
            r"(?:versteck|aufbewahrungsort|ort|platz)",
            r"\b(?:versteckt?|verstaut|verwahrt|liegt|steckt|hängt|steht)\b",
        ),
        Matter(r"(?:versprechen|zusage)", r"\b(?:versprochen|zugesagt|verspreche?)\b"),
        Matter(
            r"(?:ergebnis|noten?|zensur)",
            r"\b(?:verhauen|vergeigt|bestanden|durchgefallen|noten?|hat .+ eine? (?:eins|zwei|drei|vier|fünf|sechs))\b",
        ),
    ),
    "ja": (
        Matter(
            r"(?:プレゼント|贈り?物|ギフト|サプライズ|ごほうび|お?土産|お祝い)",
            r"注文し|買っ|買う|用意し|取り置き|あげる|贈る|隠し|予約し|編ん|包ん|プレゼント|ギフト|サプライズ|ごほうび",
        ),
        Matter(
            r"(?:旅行|旅|出張|フライト|遠出|ツアー|お?出かけ)",
            r"(?<!医者)(?<!病院)(?<!学校)(?<!仕事)(?<!買い物)(?<!医院)(?<!散歩)[にへ](?:行|旅|飛|出発|向か)|旅行|旅|ツアー",
        ),
        Matter(
            r"(?:見積(?:もり?|り)?|値段|料金|価格|言?い?値|請求|費用|金額|代金|査定|手数料)",
            r"[円万千百]|ドル|ユーロ",
            counted=True,
        ),
        Matter(r"(?:別れ話|離婚|別居)", r"別れ|離婚|別居|出て行"),
        Matter(r"(?:パーティー?|お祝い会|宴会)", r"パーティー?|宴会|祝い"),
        Matter(
            r"(?:隠し場所|置き?場所|ありか|在処|場所)", r"隠し|しまっ|置い|入れ|ある$"
        ),
        Matter(r"(?:約束|誓い)", r"約束"),
        Matter(r"(?:借り|借金|貸し|つけ)", r"借り|貸し|返し"),
        Matter(
            r"(?:点数?|成績|試験|テスト|結果)", r"[点級位]|落ち|受か|合格|赤点|成績"
        ),
    ),
    "ru": (
        Matter(
            r"(?:подар\w+|сюрприз\w*|гостин\w+|презент\w*)",
            r"\b(?:заказал\w*|купил\w*|покупаю|достал\w*|отложил\w*|приготовил\w*|спрятал\w*|спрятан\w*|связал\w*|дарю|подар\w+|получит|сюрприз\w*|забронировал\w*)\b",
            gets=r"\b(?:получ\w+|ждёт|ждет)\b",
        ),
        Matter(
            r"(?:поездк\w+|путешестви\w+|отпуск\w*|рейс\w*|перел[её]т\w*|тур\w*|командировк\w+)",
            r"\b(?:лет\w+|едем|еду|едет|едут|поедем|полетим|отправля\w+|ездили|плывём|собира\w+) .*\b(?:в|на) (?-i:[А-ЯЁ])|\b(?:поездк\w+|путешестви\w+|отпуск\w*|рейс\w*)\b",
        ),
        Matter(
            r"(?:смет\w+|цен[аеуы]|ценой|предложени\w+|сч[её]т\w*|оценк\w+|стоимост\w+|расценк\w+|сумм\w+|плат\w+)",
            r"\b(?:хоч\w+|хотят|насчитал\w*|оценил\w*|запросил\w*|просит|просят|бер[её]т|берут|стоит|стоят|предлож\w+|говор\w+|сказал\w*|выставил\w*|заломил\w*|посчитал\w*)\b",
            counted=True,
        ),
        Matter(
            r"(?:расставани\w+|развод\w*|разрыв\w*)",
            r"\b(?:уйти|уходит|ушла|ушёл|бросил\w*|развод\w*|расста\w+)\b",
        ),
        Matter(
            r"(?:вечеринк\w+|праздник\w*|торжеств\w+)",
            r"\b(?:вечеринк\w+|праздник\w*|праздну\w+|отмеча\w+)\b",
        ),
        Matter(
            r"(?:тайник\w*|мест\w+|заначк\w+)",
            r"\b(?:спрят\w+|прячу|лежит|храни\w+|стоит|положил\w*)\b",
        ),
        Matter(r"(?:обещани\w+)", r"\b(?:обещал\w*|пообещал\w*|обещани\w+)\b"),
        Matter(
            r"(?:оценк\w+|результат\w*|отметк\w+|контрольн\w+|экзамен\w*)",
            r"\b(?:завалил\w*|получил\w*|сдал\w*|провалил\w*|контрольн\w+|экзамен\w*|(?:двойк|тройк|четвёрк|пятёрк)\w+)\b",
        ),
    ),
    "tr": (
        Matter(
            r"(?:hediye\w*|s[üu]rpriz\w*|arma[ğg]an\w*)",
            r"\b(?:[ıi]smarla\w*|sipari[şs] \w+|ald[ıi]\w*|ay[ıi]rt\w*|haz[ıi]rla\w*|sakla\w*|ör(?:üyor|d)\w*|alaca\w+|hediye\w*|s[üu]rpriz\w*|paketle\w*)\b",
        ),
        Matter(
            r"(?:gezi\w*|seyahat\w*|yolculu[kğ]\w*|tatil\w*|u[çc]u[şs]\w*|tur\w*)",
            r"\b(?-i:[A-ZÇĞİÖŞÜ])\w*['\u2019](?:y|n)?[ae] (?:gid|u[çc]|yol|ka[çc])\w+|\b(?:gezi\w*|seyahat\w*|yolculu[kğ]\w*|tatil\w*|u[çc]u[şs]\w*)\b",
        ),
        Matter(
            r"(?:teklif\w*|fiyat\w*|ücret\w*|fatura\w*|hesap|hesab\w*|keşif\w*|de[ğg]erleme\w*|masraf\w*)",
            r"\b(?:ist(?:iyor|edi)\w*|bi[çc]ti\w*|bi[çc]iyor\w*|verdi\w*|dedi\w*|diyor\w*|tut\w+|alıyor\w*|ç[ıi]kard\w*|teklif\w*|lira\w*)\b",
            counted=True,
        ),
        Matter(
            r"(?:ayr[ıi]l[ıi][kğ]\w*|bo[şs]anma\w*)",
            r"\b(?:ayr[ıi]l\w+|bo[şs]an\w+|terk \w+)\b",
        ),
        Matter(r"(?:parti\w*|kutlama\w*)", r"\b(?:parti\w*|kutla\w*)\b"),
        Matter(
            r"(?:sakland[ıi][ğg][ıi]\w*|yer[ie]\w*|gizli yer\w*)",
            r"\b(?:sakla\w*|gizle\w*|koydu\w*|duruyor\w*)\b",
        ),
        Matter(r"(?:s[öo]z\w*|vaat\w*|vaad\w*)", r"\b(?:s[öo]z ver\w*|vaat \w+)\b"),
        Matter(r"(?:bor[çc]\w*)", r"\b(?:bor[çc]\w*)\b"),
        Matter(
            r"(?:s[ıi]nav\w*|not\w*|sonu[çc]\w*)",
            r"\b(?:[çc]ak\w+|kald[ıi]\w*|ald[ıi]\w*|alm[ıi][şs]\w*|ge[çc]\w+|s[ıi]nav\w*)\b",
        ),
    ),
}
IDLE: Final[Mapping[str, str]] = {
    "en": r"(?:want|wants|wanted|know|knows|knew|known|like|likes|mind|minds|care|cares|tell|told|say|says|said|mention\w*|hear|heard|find|finds|found out|be|been|anyway|already|again|yet|more|longer|wouldn|doesn|didn|isn|won|wasn|hasn|rather|pleased|happy|upset|angry|aware|really|thing|it|business|ever|still|now|all|off|over|cancel+ed|else|elsewhere|one|gossip|rumou?rs?|nonsense|jok(?:e|ing)|rubbish|hearsay|secret|pretend|nothing|just|only|dead|dropped|forget|delete|erase|remove|wipe|scratch|strike|scrap|bin|drop|memory|head|please|fallen|fell|through|sorted|settled|finished|done|happening|need|needed)",
    "de": r"(?:fand|fande|fanden|will|wollen|wollte|mag|mochte|hab|habe|hat|haben|hatte|gut|schlecht|recht|weiss|wissen|weisst|wusste|erfahren|sagen|gesagt|erzahlt|horen|gehort|schon|langst|nimmer|mehr|jetzt|gern|gerne|lieb|froh|bose|egal|wurde|ware|sein|ist|ganze|sache|geht|gehts|eh|eben|bloss|wohl|abgesagt|anderswo|eins|nix|nichts|nur|tratsch|klatsch|gerucht\w*|quatsch|unsinn|blodsinn|scherz|witz|gerede|geheimnis|rumgeht|niemand|keiner|raus|weg|gestorben|geplatzt|gegessen|erledigt|hinfallig|vergiss|vergessen|losch\w*|streich\w*|bitte|gedachtnis|kopf|brauch\w*|wird|aufgegeben)",
    "ja": r"(?:知|言|話|聞|嫌|怒|困|秘密|内緒|件|中止|今|私|僕|俺|誰|方|人|事|結局|返品|キャンセル|無理|関係|噂|嘘|冗談|内容|必要|忘|消|削除|取|覚|記憶|頭|済|終)",
    "ru": r"(?:обрад\w+|хоч\w+|хотел\w*|зна\w+|узна\w+|сказ\w+|говор\w+|слыш\w*|понрав\w+|рад\w*|против|уже|ещё|больше|теперь|это|котор\w+|всё|просто|было|быть|отмен\w+|кажется|дело|сплетн\w+|слух\w*|шутк\w+|ерунд\w+|глупост\w+|секрет\w*|вид|ничего|заглох\w*|накры\w+|сорва\w+|вышло|выйдет|забуд\w+|забыть|удали\w*|сотри|вычеркн\w+|пожалуйста|памят\w+|голов\w+|мож\w+|бросил\w*|зря|напрасно)",
    "tr": r"(?:bil\w+|duy\w+|iste\w+|demi\w+|dedi\w*|diyor\w*|diyo\w*|de|da|bile|artik|zaten|simdi|hosuna|gitme\w*|kiz\w+|soyle\w*|hakkinda|ile|icin|sey|bu|bunu|bizi|ilgilendirme\w*|yatti|iptal|oldu|yok|dedikodu\w*|saka\w*|sacma\w*|sir|yalan|off|aman|say|onemli|degil|unut\w*|sil\w*|lutfen|hafizandan|aklindan|biraktik|vazgectik|gerek\w*|suya|dustu)",
}
CALLED: Final[Mapping[str, str]] = {
    "en": r"\b(?:business|thing|stuff|matter|story|deal|plan|idea)\b",
    "de": r"\bda(?:s|zu) (?:mit|über|von)\b|^dem \w+ |\b(?:sache|geschichte|kram|plan|idee)\b",
    "ja": r"[件話]|のこと|計画",
    "ru": r"\b(?:дел[оеа]м?|истори\w+|зате\w+|иде\w+|план\w*)\b|\bсо? \w+ (?:ничего )?не вы\w+",
    "tr": r"\b(?:i[şs]i|mesele\w*|konu\w*|olay\w*|plan\w*|fikr\w*)\b",
}
POINTS: Final[Mapping[str, str]] = {
    "en": r"\b(?:it|its|they|them|their|theirs|he|she|him|her|his|one)\b",
    "de": r"\b(?:es|ihr\w{0,2}|ihn|ihnen|sein\w{0,2}|sie|er|da(?:für|von|mit|zu|ran|rüber|gegen|rauf|raus))\b",
    "ja": r"それ|その|あれ|あの",
    "ru": r"\b(?:он|она|оно|они|его|её|ее|их|ему|ей|ним|ней|неё|нее|него|них|ними|нём)\b",
    "tr": r"\b(?:o|onu|ona|onun|onlar\w*|bunu|bunun|kimin|kime|kimi)\b",
}
