# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""Words by which something is told to be otherwise than it was, by language; data.

Wider than the tables that read a change word by word: here they only say that a
statement *may* tell of a change, or add nothing to what it is about.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Shifts:
    """Regular expressions over one word, but `marks`, `over` and `there` (a text).

    `marks`: it says that something is otherwise. `turns`: verbs of change, and of who
    decides it. `light`: what adds nothing to a subject and its value. `over`: that
    what a clause names is not so. `steps_back`: that somebody does it no more.
    `pronouns`: what stands for what was just spoken of. `nouns`: `kind: words` lines
    that name a value of a kind and nothing else. `at`: what stands before a time of
    the clock, `amounts`: numbers in words that are no numerals, `noon`: times that
    have no number. `many`: of what is told so, there may be several. `there`: that
    there is one of some, `goal`: a word in the case of where something goes.
    `breaks`: small words behind which another clause begins, `heavy`: verbs that tell
    more than that somebody or something is there, `rests` those among them of who is
    there nevertheless. `into`: what stands before where
    something goes, `me`: whom somebody does something to,
    `says`: verbs of who only tells it, `belongs`: those of whose something is,
    `dwells`: of where somebody is at home. `from_to`: `o` is what it went from. `to`: what else
    than `at` stands within a time of the clock. `led`: what else opens a value, as what
    somebody is: "as a baker". `until`: what says from when on it is so,
    `succeeds`: that somebody does what another one did, `infinitive`: verbs behind "to",
    `mixed`: two words by which a half is added to a number.
    """

    marks: str
    turns: str
    light: str
    over: str
    steps_back: str
    pronouns: str
    nouns: str
    at: str
    amounts: str
    noon: str
    many: str
    there: str
    goal: str = r"(?!)"
    breaks: str = r"(?!)"
    heavy: str = r"(?!)"
    rests: str = r"(?!)"
    into: str = r"(?!)"
    me: str = r"(?!)"
    says: str = r"(?!)"
    belongs: str = r"(?!)"
    dwells: str = r"(?!)"
    from_to: str = r"(?!)"
    to: str = r"(?!)"
    led: str = r"(?!)"
    until: str = r"(?!)"
    succeeds: str = r"(?!)"
    mixed: str = r"(?!)"
    infinitive: str = r"(?!)"

    def nouns_of(self, kind: str) -> str:
        """Return the words that name a value of a kind and nothing else."""
        for line in self.nouns.splitlines():
            name, _, listed = line.partition(": ")
            if name.strip() == kind:
                return f"(?:{'|'.join(listed.split())})"
        return r"(?!)"


_EN = Shifts(
    to=r"to",
    from_to=r"\b(?:from|out of) (?P<o>[^,.;]+?) (?:up |down |over |back )?(?:to|into|onto) [^,.;]",
    dwells=r"(?:lives?|lived)",
    belongs=r"(?:belongs?|belonged|owned)",
    marks=r"\b(?:now|actually|in fact|instead|these days|nowadays|currently|any ?more|any longer|no longer|from now on|after all|(?:as of|from|since) (?:\w+ )?(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|year|spring|summer|autumn|winter)|this (?:january|february|march|april|may|june|july|august|september|october|november|december|year|term|season)|new|different|change of plans?|(?:tak\w+|took|caught|catch\w*|us(?:es|ing)) (?:another|a later|an earlier)|make (?:that|it)|scrap|scratch|forget|ignore|never ?mind|not .+ but|rather than|in place of|in the end|turns out|got (?:that|it) wrong|correction|update|extension|up to|down to|over to|was wrong|i meant|wrong|down|later|earlier|(?:has|have|'ve|'s|was|were|been|being) (?:\w+ )?(?:\w{3,}ed|put|cut|set|gone|given|taken|brought|made|sold|built|found|chosen|hung|left|lost|got|become|begun|grown|risen|fallen))\b",
    turns=r"(?:re-?(?:arrang|schedul|plac|organi[sz]|nam|locat|book|set|program|paint|hous|assign|allocat|group|jig)\w*|chang\w*|mov(?:e[ds]?|ing)|switch\w*|swap\w*|shift\w*|transfer\w*|push\w*|bump\w*|brought|bring|took|taken|take|put|cut|rais\w*|lower\w*|increas\w*|reduc\w*|turn(?:ed|ing)?|drop\w*|went|gone|become|became|tidied|outgrown|upgrad\w*|downgrad\w*|extend\w*|postpon\w*|delay\w*|cancel\w*|late|missed|defect\w*|convert\w*|settl\w*|agreed|decid\w*|chose\w*|pick\w*|opt\w*|left|quit|retire[ds]?|promot\w*|retrain\w*|join\w*|says?|said|told|found|gave|given|got|slip\w*|slid|migrat\w*|exchang\w*|trad\w*|replac\w*|ditch\w*|dropp\w*|adjust\w*|updat\w*|parked|lent|handed|passed|stuck|stashed|hung|tuck\w*|relegat\w*|bound)",
    light=r"(?:minds?|is|are|was|were|be|been|being|am|has|have|had|having|does|do|did|will|would|can|could|should|shall|may|must|lives?|keeps?|kept|stands?|sits?|sitting|hangs?|lies|stays?|goes|comes?|coming|going|gets?|happens?|happening|takes?|taking|caught|catch(?:es|ing)|held|takes? place|costs?|stored?|located|based|called|named|known|wants?|needs?|asks?|charges|use[sd]?|using|due|only|just|now|actually|instead|always|usually|currently|again|already|still|really|even|finally|one|ones|thing|things|up|down|over|back|out|off|away|okay|ok|well|anyway|also|so|make|scrap|scratch|forget|home|turn|update|correction|these|longer|more|apparently|quite|exactly|round|around|about|not|no|never|isn't|aren't|wasn't|doesn't|don't|won't|can't|it's|he's|she's|that's|they're|we're|i'm|i've|we've|they've|someone|somebody|someone's|somebody's|everyone|people|here|there|where|when|why|who|what|which|for|from|as|until|till|since|each|every|other|per|place|while|because|ours|mine|yours|under|inside|sort|kind|bit|lot|says?|chap|guy|woman|man|lady|bloke|person|called|look|find|found|try|job|turns?|mrs?|ms|miss|dr|prof|mid|middle|start|beginning|end|early|late|last|thing|months?)",
    over=r"\b(?:n't|not|no longer|never|fell through|falling through|fallen through|cancel(?:l?ed)?|called off|is off|are off|off the (?:table|menu|cards)|came to nothing|out of the question|scrapp?(?:ed)?|no more)\b|(?<=\w)n't\b",
    steps_back=r"\b(?:on (?:maternity |paternity |sick |parental |holiday )?leave|on (?:holiday|sabbatical)|off sick|retired?|retiring|(?:has |have |'s |'ve )?(?:left|quit|gone|moved (?:on|away|abroad|back)|stopped|packed (?:it|that) in|given (?:it )?up|finished|resigned|died|passed away)|went (?:back|home|away|to|abroad)|back (?:to|in)|(?:is|'s|was) (?:away|ill|off|out|gone|no good|useless|hopeless|unavailable|not available|leaving)|no longer|n't|any ?more|ditched|dropped|sacked|fired|let go|cancelled|finished with|fell out|too (?:busy|expensive|dear|old|ill|far|slow)|replaced|handed over|passed (?:it )?on)\b",
    pronouns=r"(?:it|it's|it'll|he|he's|he'll|she|she's|she'll|they|they're|they'll|they've|that|that's|so|these|this|his|her|hers|him|its|their|them|one)",
    nouns="""day: days? dates? weekdays? nights? evenings? mornings? afternoons? slots? appointments? bookings? schedules? deadlines? turns?
clock: times? hours? slots? o'clock start starting
num: prices? costs? rates? amounts? numbers? codes? totals? dos(?:e|es|age)? sizes? pins? fees? rents? sums? figures? settings? degrees? wages?
place: places? spots? homes? locations? positions? addresses? venues?
name: names? spelling
order: instructions? rules? orders? habit""",
    at=r"(?:at|by|from|till|until|before|after|around|about|past)",
    led=r"(?:as|for|with)",
    succeeds=r"\b(?:tak(?:es|en|ing)|took) (?:it )?over\b|\b(?:replac|succeed)(?:es|ed|s|ing)\b|\bin (?:\w+['\u2019]s?|his|her|their) place\b",
    infinitive=r"(?:be|have|do|get|go|live|work)",
    until=r"(?:\bnot|n't|\bnever)\b(?=[^,;]*\b(?:until|till|before)\b)",
    amounts=r"(?:half|halves|thirds?|quarters?|double|pair|dozen|couple|twice|once|single)",
    noon=r"(?:noon|midday|midnight|lunchtime|teatime|dawn|dusk)",
    many=r"\b(?:likes?|loves?|enjoys?|adores?|hates?|dislikes?|fond of|allerg\w+|allergic|intolerant|has|have|'s got|owns?|plays?|speaks?|knows?|collects?|bought|buys?|visited|read|saw|met|invited|friends? with|interested|hobb(?:y|ies)|grows?|supports?|contains?|includes?|wants? (?:a|an|some)\b)\b",
    there=r"^(?:there(?:'s| is| are)|(?:we|i)(?!(?:'ve| have) (?:\w{3,}ed|lent|put|left|hid(?:den)?|given|kept|hung|stuck|taken|brought|sold|set)\b)(?:'ve| have)?(?: got)?\b(?=.*\b(?:have|got|'ve)\b))",
    breaks=r"(?:so|but|because|since|as|and)",
    into=r"(?:onto|into|by|across|opposite|against|along|off)",
    me=r"(?:me|us)",
    says=r"(?:says?|said|told|reckons?|thinks|insists|decided|prescribed)",
    heavy=r"(?:work(?:s|ed|ing)?|stud(?:y|ies|ied|ying)|born|train(?:s|ed)?|play(?:s|ed|ing)?|sleeps?|drips?|owes?|owed)",
    rests=r"sleeps?",
)

_DE = Shifts(
    until=r"\bnicht(?= vor\b)",
    succeeds=r"\b(?:übernommen|übernimmt|abgelöst|ersetzt|nachgefolgt)\b",
    to=r"vor|nach",
    from_to=r"\b(?:von|vom|aus) (?P<o>[^,.;]+?) (?:auf|nach|zum?|zur|ins?|in (?:die|den|das)) [^,.;]",
    dwells=r"(?:wohnt|wohnen|wohne|lebt)",
    belongs=r"(?:gehört|gehören|gehörte)",
    marks=r"\b(?:jetzt|nun|inzwischen|mittlerweile|neuerdings|neulich|doch|eigentlich|tatsächlich|nämlich|stattdessen|statt|nur noch|nicht mehr|kein\w* \w+ mehr|künftig|ab (?:jetzt|sofort|\w+tag|mittwoch|montag|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|nächst\w+|diese\w*)|seit (?:\w+ )?(?:kurzem|gestern|heute|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\w+tag|woche|monat|jahr)|neu(?:e[rsnm]?)?|ander(?:e[rsnm]?|s)|sondern|vergiss|streich|mach (?:daraus|das)|falsch|geirrt|vertan|korrektur|verspätet|verlängerung|erst|runter|rauf|hoch|rüber|ab sofort|wird nichts|(?:hat|habe|haben|ist|sind|wurde|wurden|worden|bin) (?:.* )?(?-i:(?:(?!gegen\b|dagegen\b|gestern\b|ge(?:nug|nau)\b)[a-zäöüß]{0,7}ge[a-zäöüß]{2,}|(?:be|er|ver|zer|ent)[a-zäöüß]{3,})(?:t|en))\b)",
    turns=r"(?:um\w{3,}(?:t|en)|(?:um|ver|ge|be|er|ab|auf|an|aus|ein|vor|zu|weg|hin|rein|raus|runter|rauf|über|heim|zurück|mit|nach|unter|los)(?:ge|zu)\w{2,}(?:t|en|an)|(?:ver|er|be)(?:schob|leg|schieb|setz|tausch|änder|größer|kleiner|höh|zog|zieh|lass|gessen|pass|länger|ließ|wechsel)\w*|um\w{4,}en|ge(?:änder|wechsel|tausch|zog|leg|stell|räum|senk|sunk|stieg|pack|steck|häng|brach|hol|sag|macht|nommen|gang|wandert|rutsch|kürz|dreh|setzt|worden|einigt|fund|löst)\w*|zieht|zog|wechselt|wechselte|tausch\w*|wird|wurden?|worden|sagt|meint|sagen|vergiss|streich|mach|möchte|will|wollen|musste[n]?|schafft|fällt|läuft|geworden|entschieden|übernimmt|übernommen|verlegt|verspätet|verschoben|einig\w*|vereinbart|ausgemacht)",
    light=r"(?:ist|sind|war|waren|sei|wird|werden|hat|haben|habe|hab|hatte|liegt|liegen|steht|stehen|hängt|hängen|sitzt|bleibt|kommt|kommen|geht|gehen|findet|statt|heißt|heißen|macht|machen|mach|nimmt|nehmen|bekommt|kriegt|soll|sollen|muss|müssen|kann|kann|können|konnte\w*|darf|will|möchte|braucht|brauchen|kostet|gibt|gilt|stell\w*|leg\w*|pack\w*|tu\w*|bewahr\w*|auf|ab|an|um|aus|ein|zu|jetzt|nun|doch|erst|nur|noch|schon|immer|eigentlich|nämlich|inzwischen|mittlerweile|neuerdings|wieder|mehr|nicht|kein\w*|dann|da|dort|hier|so|also|auch|ganz|etwa|ungefähr|jemand|irgendwer|man|ich|wir|er|sie|es|das|der|die|den|dem|daraus|draus|fällig|für|von|bei|je|pro|jed\w*|gewiss\w*|namens|weil|sondern|statt|stattdessen|drin|dran|platz|sein\w*|ihr\w*|unter|oben|runter|rauf|hoch|rüber|zurück|vergiss|streich|falsch|korrektur|nichts|worden|bisher|früher|plan|neuer|daher|deshalb|steht|springt|beginnt|fängt|startet|frau|herrn?|doktor|dr|fürs|mitte|ende|anfang|zum|zur|beim|was|hab|monate?s?n?)",
    over=r"\b(?:nicht|kein\w*|nie|nichts|abgesagt|gestrichen|geplatzt|fällt aus|ausgefallen|vom tisch|erledigt|hinfällig)\b",
    steps_back=r"\b(?:in (?:elternzeit|rente|pension|urlaub|kur|mutterschutz|karenz|den ruhestand)|im (?:urlaub|ruhestand|krankenstand|mutterschutz|sabbatical)|krank\w*|aufgehört|hört auf|weg|weggezogen|umgezogen|zurück (?:nach|in)|gekündigt|kündigen|ausgestiegen|gestorben|verstorben|nicht mehr|kein\w* \w+ mehr|taugt nichts|zu (?:teuer|alt|weit|langsam)|abgegeben|übergeben|gewechselt|entlassen|rausgeworfen|verlassen|pensioniert|verhindert|ausgefallen|nicht da|keine zeit|getrennt)\b",
    pronouns=r"(?:er|sie|es|das|der|die|den|dem|dies\w*|ihn|ihm|da|dort|sein\w*|ihr\w*|so|daraus)",
    nouns="""day: tage?n?s? termine?n? datum wochentage?
clock: uhr uhrzeit zeit zeiten stunde beginn
num: preise? kosten betrag nummern? codes? dosis größe satz tarif miete lohn grad zahl höhe
place: platz plätze ort stelle zuhause adresse
name: namen?
order: anweisung\\w* regel\\w* auftrag\\w* vorgabe\\w*""",
    at=r"(?:um|gegen|ab|bis|vor|nach|kurz)",
    led=r"(?:als|für|mit)",
    amounts=r"(?:halbe\w*|drittel|viertel|doppelt\w*|paar|dutzend|einmal|zweimal|dreimal|ein(?:en?|em|er|s)?)",
    noon=r"(?:mittags?|mitternacht|morgengrauen)",
    many=r"\b(?:mag|mögen|liebt|lieben|hasst|hassen|gern\w*|allerg\w+|unverträglich\w*|hat|haben|besitzt|spielt|spielen|spricht|kennt|sammelt|gekauft|kauft|besucht|gelesen|getroffen|eingeladen|befreundet|interessiert\w*|hobbys?|züchtet|enthält|isst|lernt)\b",
    there=r"^(?:es gibt|(?:wir haben|ich habe)(?!.*\b(?-i:(?:\w{0,7}ge\w{2,}|(?:ver|be|er|ent|zer)\w{2,})(?:t|en))\W*$)|da (?:ist|sind|gibt))\b",
    breaks=r"(?:aber|sondern|weil|denn|also|und)",
    into=r"(?:an|ans|aufs|hinters|unters|übers|vors|beim|gegenüber|entlang)",
    me=r"(?:mich|mir|uns)",
    says=r"(?:sagte?n?|meinte?|findet|verordnet\w*|beschlossen)",
    heavy=r"(?:arbeite\w*|studier\w*|geboren|spiel\w*|schl[aä]f\w*|schulde\w*)",
    rests=r"schl[aä]f\w*",
)

# What ends like a verb of the past and is a noun.
_RU_NOUN = r"(?!(?:стол|стул|угол|узел|подвал|вокзал|завал|отдел|раздел|предел|причал|провал|сигнал|скандал|сериал|перевал|привал|обвал|посол|портал|потенциал|персонал|универсал|ритуал|вал|запал|водопровод|подол|раскол|закол|укол|прикол|протокол|обстрел|пробел|уезд|скала|пчела|спектакл)[аыу]?\b)"

_RU = Shifts(
    from_to=r"(?<!\w)(?:с|со|из|от) (?P<o>[^,.;]+?) (?:до|во?|на|к|у) [^,.;]",
    dwells=r"(?:живёт|живет|живут|живу)",
    belongs=r"(?:принадлежит|принадлежат)",
    marks=rf"\b(?:с (?:завтрашнего|сегодняшнего|этого|нынешнего|вчерашнего) дня|начиная с|по (?:последн|нов|свеж|уточн|обновл)\w+ (?:данным|сведениям|новостям)|как (?:оказалось|выяснилось|стало известно)|выяснил\w*|в (?:итоге|действительности)|по факту|фактически|строго говоря|точнее|теперь|сейчас|уже|больше не|на самом деле|вообще-то|вместо|отныне|впредь|с (?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|понедельника|вторника|среды|четверга|пятницы|субботы|воскресенья|весны|лета|осени|зимы|этого|прошл\w+|недавн\w+)|(?-i:(?<!\w )Н|н)ов(?!\w+ год)\w+|друг\w+|(?<!не )забудь|зачеркни|поправка|ошибся|ошиблась|оказалось|лучше|вс[её]-таки|не .+,? а|до \d|поменялись|задержива\w+|опозда\w+|обновление|недавно|в итоге)\b|\b{_RU_NOUN}(?:пере|от|с|у|вы|за|по|под|при|из|раз|в)\w{{2,}}(?:л|ла|ло|ли|лся|лась|лись|лось)\b",
    turns=rf"(?:{_RU_NOUN}(?:пере|от|с|у|вы|за|по|под|при|из|раз|в|до|об|на|про)\w{{2,}}(?:л|ла|ло|ли|лся|лась|лось|лись)|(?:стал|сменил|решил|велел|хочет|просит|задержива\w+|опозда\w+|сорвал\w*|договорил\w*|пришлось|забудь|перенес\w*|перен[её]с\w*|увел|унес|ун[её]с|вын[её]с|вынес\w*|переш[её]л|уш[её]л|ушл[аои]|переставить|поставить|отложить|сдвинуть|давать|брать)(?:а|о|и)?)",
    light=r"(?:это|есть|был\w*|будет|будут|лежит|лежат|стоит|стоят|висит|висят|находится|хранится|живёт|живет|зовут|называется|работает|приходит|прид[её]т|приедет|приезжает|прилетит|прилетает|идёт|проходит|начинается|бер[её]т|хочет|просит|получает|даёт|дают|нужно|надо|теперь|сейчас|уже|больше|не|нет|ещё|только|всё|все|снова|опять|он|она|оно|они|его|её|их|мы|нас|нам|я|мне|меня|мой|моя|моё|моего|моей|мою|моём|наш\w*|свой|своего|кто-то|кто|где|когда|что|как|так|там|тут|здесь|поэтому|на|в|у|за|до|от|для|по|и|а|но|самом|деле|лучше|место|чтобы|включается|находится|стал[аио]?|господин\w*|госпож\w*|доктор\w*|начал(?:[аоуеи]|ом)?|середин\w*|кон(?:ец|ц[еауы]|цом|цов)|месяц\w*|забудь|говорил\w*|про|об?|сказал\w*|сказали|кстати|раз|каждый|каждую|каждое)",
    over=r"\b(?:не|нет|сорвал\w*|отмен\w+|отпал\w*|не получится|не выйдет)\b",
    steps_back=r"\b(?:(?:в|на) (?:отпуск\w*|декрет\w*|пенси\w+|больничн\w+)|уш[её]л|ушл[аи]|уехал\w*|уволил\w*|уволен\w*|заболел\w*|умер\w*|бросил\w*|отказал\w*|больше не|не (?:работа\w+|может|сможет)|перестал\w*|закончил\w*|вернул\w* (?:домой|в)|переехал\w*|расстал\w*|передал\w*|занят\w*)\b",
    pronouns=r"(?:он|она|оно|они|это|его|её|ее|их|ему|ей|там|так|то)",
    nouns="""day: дни? день дня дату? срок
clock: время часы? часов
num: цен[ау] стоимость номер код сумма доза размер плата ставка градус\\w*
place: место адрес
name: имя
order: указани\\w* правил\\w* инструкци\\w* наказ\\w* просьб\\w*""",
    at=r"(?:в|во|к|до|с|со|без|около|после)",
    mixed=r"с (?:половиной|четвертью|третью)",
    amounts=r"(?:пол(?:овин\w+|тор\w+|часа|дня|года|литра|кило\w*)|треть|четверть|половин\w+|двойн\w+|пара|дюжин\w+|одн\w+)",
    noon=r"(?:полдень|полночь|обед)",
    many=r"\b(?:люб(?:ит|лю|ят)|нрав\w+|ненавид\w+|обожа\w+|аллерги\w+|есть|игра(?:ет|ю|ют)|говорит|знает|собира(?:ет|ю)|купил\w*|дружит|интересу\w+|увлека\w+|хобби|ест|астма|диабет)\b",
    there=r"^у (?:нас|меня|них|него|неё) есть\b",
    breaks=r"(?:но|а|поэтому|потому|и)",
    into=r"(?:к|ко|из|через|напротив|вдоль)",
    me=r"(?:меня|мне|нас|нам)",
    says=r"(?:велел\w*|сказал\w*|говорит|решил\w*|посоветовал\w*|назначил\w*)",
    heavy=r"(?:работа\w+|уч(?:и|у)\w*|родил\w*|игра\w+|сп(?:ит|ят|ал\w*))",
    rests=r"сп(?:ит|ят|ал\w*)",
)

_TR = Shifts(
    from_to=r"(?P<o>\b\S+?(?: \S+?)??[dt][ae]n) \S+(?: \S+)?[aeıiuü]\b",
    dwells=r"(?:yaşıyor\w*|oturuyor\w*)",
    belongs=r"(?:ait|sahibi)",
    marks=r"\b(?:itibaren|(?:bilgi|veri|haber)\w*e göre|gerçekte|doğrusu|sonuç olarak|(?:öğrendim|anlaşıldı) ki|işin aslı|kısacası|artık|şimdi|aslında|meğer(?:se)?|anlaşılan|yerine|yeni|başka|değişti\w*|değiştir\w*|taşın\w*|taşı\w*|bundan (?:böyle|sonra)|eskiden|(?:eylül|ekim|kasım|aralık|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|geçen \w+|bu \w+)\w* (?:beri|itibaren)|unut|düzeltme|yanlış|değil|oldu|olsun|olacak|ertele\w*|rötar\w*|gecik\w*|kaydır\w*|indir\w*|çıkar\w*|düş\w*|yüksel\w*|kaldı|bıraktı\w*|döndü|anlaştı\w*|değiştiler|yaptık|aldılar|getir\w*|götür\w*|koydu\w*|ayarla\w*|dediler|dedi|yok)\b",
    turns=r"(?:değiş\w*|ertele\w*|taşı\w*|kaydır\w*|indir\w*|çıkar\w*|çıktı\w*|düş\w*|yüksel\w*|art(?:tı|ır)\w*|azal\w*|al(?:dı|dık|dılar|ındı)|kaldı|bırak\w*|döndü|anlaş\w*|yap(?:tı|tık|tım)|getir\w*|götür\w*|koy\w*|ayarla\w*|iste\w*|dedi\w*|söyledi\w*|gecik\w*|kaçır\w*|topla(?!nt|m\b)\w*|oldu\w*|geç(?:ti|ir)\w*|başla\w*|zorunda|kaldım|rötarlı|unut|koyduk|veril\w*|verdi\w*|vazgeç\w*|seç\w*)",
    light=r"(?:var|yok|meğer(?:se)?|anlaşılan|itibaren|(?:hafta|ay|yıl|sene)[dt][ae]n|bugünden|yarından|dünden|bir|bu|şu|o|her|ilk|geçen|gelecek|önümüzdeki|ve|ile|için|da|de|mi|artık|şimdi|aslında|daha|en|çok|değil|ki|gibi|olan|oluyor|oldu|olmuyor|olmadı|duruyor|bulunuyor|geliyor|gelecek|gelemiyor|başlıyor|yapıyor|alıyor|veriyor|istiyor|ediyor|kullanıyor|kullanıyoruz|günü|günleri|gün|saat|saati|orada|burada|nerede|ne|kim|ben|biz|biri|birisi|onu|bunu|onun|olacak|olsun|adı|adını|kadar|sonra|önce|beri|yer|yerde|yeri|durum|işi|eve|bey\w*|hanım\w*|usta\w*|başı\w*|ortası\w*|sonu\w*|ay(?:ın|ının|da|ında)?)",
    over=r"\b(?:değil|olmuyor|olmadı|olmaz|iptal|yok|yattı|suya düştü)\b",
    steps_back=r"\b(?:izin(?:de|e)|izinli|emekli|hasta\w*|bıraktı\w*|ayrıldı|döndü|taşındı|gitti|öldü|vefat|yok artık|artık (?:yok|yapmıyor|gelmiyor|çalışm\w*)|çalışm\w+ artık|çalışmıyor\w*|yapmıyor\w*|gelmiyor\w*|kovduk|vazgeçtik|değiştirdik|kapandı|pahalı|devretti)\b",
    pronouns=r"(?:o|onu|onun|bu|bunu|şu|gününü|saatini)",
    nouns="""day: gün\\w* tarih\\w* ay\\w*
clock: saat\\w* vakti?
num: fiyat\\w* ücret\\w* kira\\w* numara\\w* kod\\w* şifre\\w* tutar\\w* doz\\w* lira\\w* derece\\w*
place: yer\\w* adres\\w*
name: ad\\w* isim\\w* ismi\\w*
order: talimat\\w* kural\\w* emr\\w*""",
    at=r"saat(?:i|leri)?",
    amounts=r"(?:yarım|tek|çeyrek|üçte|çift|düzine|buçuk\w*|bire?|on|üç)",
    noon=r"(?:öğlen?|öğleyin|gece yarısı)",
    many=r"\b(?:sev\w+|bayıl\w+|nefret|alerji\w*|var|çalıyor\w*|konuşuyor\w*|biliyor\w*|topluyor\w*|aldı\w*|aldık|arkadaş\w*|ilgi\w*|hobi\w*|astım\w*)\b",
    there=r"(?!)",
    goal=r"\w{2,}'?(?:[yn]?[ae])$",
    breaks=r"(?:ama|fakat|çünkü|ve)",
    into=r"(?:(?!))",
    me=r"(?:beni|bana|bizi|bize)",
    says=r"(?:dedi\w*|diyor\w*|söyledi\w*|söylüyor\w*|karar)",
    heavy=r"(?:çalış\w*|oku\w*|doğ(?:du|muş)|oyn\w+|uyu\w*)",
    rests=r"uyu\w*",
)

SHIFTS: Mapping[str, Shifts] = {"en": _EN, "de": _DE, "ru": _RU, "tr": _TR}
