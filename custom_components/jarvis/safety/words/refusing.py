"""How people refuse what they name, speak of what they meant to do, and lead in.

`refused` ends, or begins, what nobody shall do; `curt` does so only behind a mark.
`intended` is what one meant to do, and what came of it, `appeals` make a wish of that
after all. `leads` stand before a sentence and say that nothing changes it, `protests`
begin one that denies that anything was asked for. `saying` are verbs of who says, reads or
writes what stands in quotation marks.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusing:
    """The patterns of one language; "" for what it has no words for."""

    refused: str
    curt: str
    intended: str = ""
    appeals: str = ""
    leads: str = ""
    protests: str = ""
    saying: str = ""


REFUSING: Final[Mapping[str, Refusing]] = {
    "en": Refusing(
        refused=(
            r"no (?:way|chance)(?: (?:jos\w+|in hell|ever))?|not a chance|fat chance"
            r"|(?:only )?over my dead body|(?:absolutely|certainly|definitely|surely|of course"
            r"|god|hell) (?:not|no)|not (?:on your life|in a million years|in my lifetime"
            r"|happening|going to happen|with me|likely)|never ever|dream on|in your dreams"
            r"|i don't think so|i think not|i'd rather (?:die|not)|out of the question"
            r"|(?:god|heaven) forbid|(?:actually|on second thoughts?|come to think of it),? no"
            r"|never in (?:my|a) \w+|no thank(?:s| you)|forget it|perish the thought"
        ),
        curt=r"no|nope|nah|never|not me|why should i|as if|please no|what for|not now",
        intended=(
            r"(?:(?:so|and|well|oh|yesterday|earlier|last night|this morning),? )*(?:i|we) "
            r"(?:(?:was|were) (?:just |only |actually |really )?(?:going to|about to|gonna"
            r"|meaning to|planning to|supposed to|on my way to|trying to)|(?:meant|intended"
            r"|wanted|planned|tried|had meant|had wanted) to)\b.*?\b(?:but|when|and then|only to"
            r"|until|except|and (?:i )?(?:forgot|never|didn't|fell))\b"
        ),
        appeals=(
            r"please|(?:can|could|will|would) you|you (?:do|can|could|may|should)|can't|cannot"
            r"|couldn't|won't|doesn't|isn't|it's (?:too (?!late|early|far|expensive)|still|so)|instead|now (?:turn|switch|put)"
        ),
        leads=(
            r"(?:whatever (?:you do|happens|(?:\w+ ){1,2}says?|it takes)|no matter (?:what|who"
            r"|how|when|where)[^,.!?]*|come what may|under (?:all|any) circumstances"
            r"|(?:just )?(?:remember|listen|look|careful|watch out|mind you|for (?:god|heaven|"
            r"goodness|christ)'?s?'? sake|i'm (?:warning|telling) you|i repeat))"
        ),
        protests=r"(?:so )?(?:nobody|no one|who(?:ever)?|i (?:never|didn't|haven't|did not|have never)|we (?:never|didn't)) (?:has |have )?(?:ever )?(?:asked|ask|told|tell|said|say|ordered|order)\b",
        saying=r"(?<!i )(?<!i just )\b(?:says?|said|saying|shout(?:s|ed)|whisper(?:s|ed)|reads?|ask(?:s|ed)|told|tells?|wrote|writes|written|sings?|sang|yell(?:s|ed)|cr(?:y|ied|ies)|call(?:s|ed)|mutter(?:s|ed)|scream(?:s|ed)|repl(?:y|ies|ied)|answer(?:s|ed))\b",
    ),
    "de": Refusing(
        refused=(
            r"(?:das )?kommt (?:gar |überhaupt |mir )?nicht in(?: die)? (?:frage|tüte)|(?:nur )?über meine"
            r" leiche|(?:ganz )?(?:bestimmt|sicher|gewiss|natürlich|absolut|garantiert) nicht"
            r"|auf (?:gar )?keinen fall|unter (?:gar )?keinen umständen|nie(?:mals)? im leben"
            r"|nie und nimmer|im leben nicht|(?:gar )?keine chance|vergiss es|von wegen|denkste"
            r"|bloß nicht|(?:besser|lieber|doch) nicht|nicht mit mir|kannst du vergessen|nix da"
            r"|(?:völlig |ganz )?ausgeschlossen|träum weiter|gott bewahre|nein danke|danke nein"
            r"|(?:ach|nee|doch),? nein|um (?:gottes|himmels) willen nicht|wo denkst du hin"
        ),
        curt=r"nein|nee|nö|nie|niemals|wozu|warum auch|ich doch nicht|jetzt nicht",
        intended=(
            r"(?:(?:und|also|na|gestern|vorhin|heute früh|eigentlich|eben|gerade),? )*(?:(?:ich|wir) "
            r"(?:wollten?|hatten? (?:\w+ ){0,2}?vor\b|war(?:en)? (?:gerade |eben |schon )?"
            r"(?:dabei|drauf und dran|kurz davor|im begriff))|wollten? (?:ich|wir)|hatten? "
            r"(?:ich|wir) (?:\w+ )?vor)\b.*?\b(?:aber|doch|als|und dann|nur|da)\b"
        ),
        appeals=(
            r"bitte|kannst|könntest|würdest|du|kann|können|geht nicht|komme? nicht|schaffe?"
            r"|lässt sich nicht|ist (?:es )?(?:zu (?!spät|früh|teuer|weit)|noch|immer)|klemmt|stattdessen|jetzt (?:mach|schalt|stell)"
        ),
        leads=(
            r"(?:(?:ganz |völlig )?(?:egal|gleich|gleichgültig|wurscht|wurst),? (?:was|wer|wie|ob|wo"
            r"|wann)[^,.!?]*|was (?:auch )?(?:immer )?(?:auch )?(?:passiert|geschieht|kommt|du tust)"
            r"|komme,? was (?:da )?wolle|unter allen umständen|um (?:gottes|himmels) willen"
            r"|pass auf|hör zu|achtung|vorsicht|denk d(?:a)?ran|merk dir|ich warne dich)"
        ),
        protests=r"(?:es hat |hat )?(?:keiner|niemand|wer)\b[^.!?]*?\b(?:gesagt|verlangt|gebeten|befohlen|aufgetragen)\b|(?:ich|wir) habe?n? (?:dir |das |dich |doch )*(?:nie|nicht|nichts|niemals)\b[^.!?]*?\b(?:gesagt|verlangt|gebeten|befohlen|aufgetragen)\b",
        saying=r"(?<!ich )\b(?:sag(?:t|te|ten)|gesagt|rief|riefen|ruft|schr(?:ie|eit)\w*|flüster\w*|murmel\w*|frag(?:t|te|ten)|steht|stand|las|liest|sang|singt|mein(?:t|te)|antwort\w*|brüll\w*|schreibt|schrieb|so (?:geht|ging|heißt|hieß|lautete?t?))\b",
    ),
    "fr": Refusing(
        refused=(
            r"(?:jamais|plus jamais) de la vie|(?:c'est )?hors de question|pas question"
            r"|(?:sûrement|certainement|absolument|surtout|bien sûr que) (?:pas|non)"
            r"|en aucun cas|même pas en rêve|plutôt mourir|non merci|tu rêves|jamais au grand jamais"
        ),
        curt=r"non|jamais|pas moi|pour quoi faire|pas maintenant",
        intended=(
            r"(?:hier,? |ce matin,? )?(?:j'allais|j'étais (?:sur le point de|en train de)|je voulais"
            r"|on allait|nous allions|on voulait)\b.*?\b(?:mais|quand|et puis|et j'ai oublié)\b"
        ),
        appeals=r"s'il (?:te|vous) plaît|peux-tu|tu peux|pourrais|je (?:n'arrive|ne peux)",
        leads=r"(?:quoi qu'il arrive|quoi que [^,.!?]*|peu importe [^,.!?]*|écoute|attention)",
        protests=r"(?:personne|qui) (?:ne )?(?:t'|vous |m')?(?:a|avait) (?:rien )?(?:demandé|dit)\b|je ne (?:t'|vous )?ai (?:rien|pas|jamais) (?:demandé|dit)\b",
    ),
    "es": Refusing(
        refused=(
            r"ni (?:hablar|loc[oa]|en sueños|de broma|muert[oa]|pensarlo)|de ninguna manera"
            r"|de ningún modo|en absoluto|(?:por supuesto|claro|desde luego) que no"
            r"|sobre mi cadáver|no,? gracias|mejor no|nunca jamás|olvídalo|jamás de los jamases"
        ),
        curt=r"no|nunca|jamás|yo no|para qué|ahora no|para nada",
        intended=(
            r"(?:ayer,? |esta mañana,? )?(?:yo )?(?:iba a|íbamos a|estaba a punto de|estábamos a "
            r"punto de|quería|queríamos|pensaba)\b.*?\b(?:pero|cuando|y (?:se me|me) olvidó)\b"
        ),
        appeals=r"por favor|puedes|podrías|no (?:puedo|llego|alcanzo)",
        leads=r"(?:pase lo que pase|hagas lo que hagas|sea como sea|da igual [^,.!?]*|escucha|cuidado)",
        protests=r"(?:nadie|quién) (?:te |le )?(?:ha |había )?(?:pidió|pedido|dijo|dicho)\b|(?:yo )?no (?:te |le )?(?:he )?(?:pedí|pedido|dije|dicho)\b",
    ),
    "it": Refusing(
        refused=(
            r"(?:neanche|nemmeno|neppure) per (?:sogno|idea)|(?:assolutamente|certo che|certamente"
            r"|di sicuro|ovviamente) no|non se ne parla(?: nemmeno| neanche)?|per carità"
            r"|non ci penso (?:nemmeno|neanche)|no,? grazie|meglio di no|sul mio cadavere|mai e poi mai"
        ),
        curt=r"no|mai|giammai|figurati|io no|a che serve|non ora",
        intended=(
            r"(?:ieri,? |stamattina,? )?(?:io )?(?:stavo per|stavamo per|volevo|volevamo|ero sul punto"
            r" di)\b.*?\b(?:ma|però|quando|e poi)\b"
        ),
        appeals=r"per favore|puoi|potresti|non (?:riesco|posso|arrivo)",
        leads=r"(?:qualunque cosa [^,.!?]*|qualsiasi cosa [^,.!?]*|comunque vada|succeda quel che succeda|ascolta|attenzione)",
        protests=r"(?:nessuno|chi) (?:ti |le )?ha (?:mai )?(?:chiesto|detto)\b|(?:io )?non (?:ti |le )?ho (?:mai )?(?:chiesto|detto)\b",
    ),
    "nl": Refusing(
        refused=(
            r"(?:daar is )?geen (?:sprake van|denken aan|haar op mijn hoofd)|over mijn lijk"
            r"|(?:echt|absoluut|zeker|natuurlijk|beslist|mooi|liever|toch maar) niet|in geen geval"
            r"|onder geen beding|vergeet het(?: maar)?|nee,? (?:bedankt|dank je)|nooit van mijn leven"
        ),
        curt=r"nee|nooit|ik niet|waarom zou ik|nu niet",
        intended=(
            r"(?:gisteren |vanochtend |net )*(?:ik|we|wij) (?:wilden?|wou|stond(?:en)? op het punt|ging"
            r" net|was van plan)\b.*?\b(?:maar|toen|en toen)\b"
        ),
        appeals=r"alsjeblieft|kun je|kan je|zou je|(?:kan|lukt|kom) [^.!?]*niet",
        leads=r"(?:wat (?:je|er) ook [^,.!?]*|hoe dan ook|ongeacht [^,.!?]*|luister|let op|pas op)",
        protests=r"(?:niemand|wie) heeft\b[^.!?]*?\b(?:gevraagd|gezegd)\b|ik heb (?:je |u )?(?:nooit|niet|niets)\b[^.!?]*?\b(?:gevraagd|gezegd)\b",
    ),
    "ru": Refusing(
        refused=(
            r"ни за что(?: на свете)?|ни в коем случае|(?:только )?через мой труп|конечно,? нет"
            r"|ну уж нет|ещё чего|исключено|нет,? спасибо|не дождёшься|даже не думай|лучше не надо"
            r"|об этом не может быть и речи|и не мечтай|ни под каким видом"
        ),
        curt=r"нет|никогда|зачем|не надо|не сейчас|вот ещё",
        intended=(
            r"(?:вчера,? |утром,? )?(?:я|мы) (?:как раз |уже |только )?(?:хотел|собирал|думал|пытал)\w*"
            r"\b.*?\b(?:но|когда|и тут|а потом|да забыл\w*)\b"
        ),
        appeals=r"пожалуйста|можешь|сможешь|не (?:могу|получается|достаю)",
        leads=r"(?:что бы (?:ты|ни) [^,.!?]*|что бы ни [^,.!?]*|как бы [^,.!?]*|неважно[^,.!?]*,? [^,.!?]*|слушай|смотри|осторожно)",
        protests=r"(?:никто|кто) (?:тебя |вас )?(?:не )?просил\w*|я (?:тебя |вас )?не просил\w*",
        saying=r"(?<!я )\b(?:сказал\w*|говорит|говорил\w*|крикнул\w*|написан\w*|прошептал\w*|спросил\w*|поёт|пел\w*)\b",
    ),
    "tr": Refusing(
        refused=(
            r"hayatta olmaz|(?:kesinlikle|tabii ki|elbette) (?:hayır|olmaz)|mümkün değil|söz konusu"
            r" (?:bile )?(?:değil|olamaz)|rüyanda (?:görürsün|gör)|yok artık|cesedimi çiğne\w*"
            r"|hayır,? teşekkürler|boş ver|ne münasebet|katiyen(?: olmaz)?|aman sakın"
        ),
        curt=r"hayır|asla|olmaz|yok|niye ki|şimdi değil",
        intended=r".*?\b\w+(?:acak|ecek|yacak|yecek)t[ıi](?:m|k)\b.*?\b(?:ama|fakat|unut\w+|derken)\b",
        appeals=r"lütfen|\w+[aeıiuü]r m[ıi]s[ıi]n",
        leads=r"(?:ne olursa olsun|ne yaparsan yap|kim ne derse desin|dinle|dikkat)",
        protests=r"(?:kimse|hiç kimse|kim)\b[^.!?]*?\b(?:iste(?:me)?di|söyle(?:me)?di)\b",
        saying=r"\b(?:dedi\w*|diyor|diyerek|bağır\w+|yazıyor|yazan|fısılda\w+|söyledi)\b",
    ),
    "ja": Refusing(
        refused=(
            r"とんでもない(?:です)?|(?:絶対(?:に)?|やっぱり?|ぜったい)(?:だめ|ダメ|駄目|いや|嫌|ない|無理"
            r"|しない|やめ(?:て|とく|ておく))(?:だ|です|よ)*|冗談じゃない|まさか|あ[りり]得?ない|お断り(?:だ|です|します)*"
            r"|やめて(?:おく|おこう)"
        ),
        curt=r"(?:いや|いいえ|無理|だめ|ダメ|駄目|嫌|ううん)(?:だ|です|よ|ね)*",
        intended=r".*(?:つもりだった|(?:よう|おう|こう|そう|ろう|もう|とう)と(?:思った|思ってた|思っていた|した|してた|していた))(?:けど|が|のに|ら|んだけど)",
        appeals=r"ください|お願い|[てで]くれ",
        leads=r"(?:何があっても|絶対に)",
        protests=r"誰も[^。]*(?:頼んで|言って)(?:い)?ない",
        saying=r"(?:と|って)(?:言|いっ|叫|書|ささや|聞)",
    ),
}
