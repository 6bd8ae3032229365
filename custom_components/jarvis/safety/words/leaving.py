"""How people put off, forbid, settle or wave aside a deed, per language, as patterns.

`waits` puts it off, `forbids` denies it to anybody, `settled` says that somebody has
seen to it, `waved` that it does not matter, `stays` that a thing remains as it is.
Searched in a clause without case; `but` anywhere makes a wish of it after all.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaving:
    """The table of one language."""

    waits: str
    forbids: str
    settled: str
    waved: str
    stays: str = _NEVER
    but: str = _NEVER


_DAYS_EN: Final = r"(?:tomorrow|later|tonight|next week|the weekend|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|another day|some other time)"
_BID_DE: Final = r"(?:mach|schalt|stell|dreh|dimm|öffne|schließ|sperr|start|stopp|spiel|fahr|zieh|roll|knips|pausier|setz|schreib|lösch|heiz|saug|gieß|entriegel|verriegel|entriegle|verriegle|aktivier|beweg|änder|kipp|lüft)e?"

LEAVING: Final[Mapping[str, Leaving]] = {
    "en": Leaving(
        waits=rf"(?<!\bi )(?<!\bwe )(?<!\byou )\b(?:can|could|may|will (?:just )?have to|has to|have to|must) (?:\w+ly |still |very well |just |always )?wait\b(?! (?:for|to|on)\b)|\bno (?:great |real |big )?(?:rush|hurry)\b|\b(?:isn't|not|nothing) (?:that |so |very |all that )?urgent\b|\b{_DAYS_EN} (?:will do|is fine|is soon enough|is early enough|would do|does it)\b",
        forbids=r"^(?:(?!(?:why|how)\b)[\w']+,? )?don't (?:you|any of you|anybody|anyone) (?:dare|ever|touch|turn|switch|open|close|shut|lock|unlock|start|stop|dim|put|set|go|come)\b(?!.*\?)|\bdon't let (?:anyone|anybody|him|her|them|the \w+|[\w']+) (?:touch|near|at|mess|fiddle|play with|go|open|close|unlock|turn|switch|start)\b|\b(?:get|keep|stay|come|step) (?:\w+ )?away from\b|\b(?:keep|take) your (?:\w+ )?(?:hands|fingers|paws|mitts)\b|\b(?:nobody|no one|none of you)(?:'s)? (?:is to |is |are |may |had better |better |gets to )?(?:touch\w*|mess\w*|fiddl\w*)\b",
        settled=r"\b(?:has|have|'s|'ve) (?:already |all |just |long )*been (?:\w+ )?(?:seen to|taken care of|dealt with|sorted|handled|attended to)\b|\b(?:i|we|he|she|they|somebody|someone)(?:'ve| have|'s| has)? already (?:done|did|sorted|seen to|taken care|dealt with|handled)\b|\b(?:i|we) (?:took|have taken) care of\b|\b(?:i|we)(?:'ve| have) (?:just )?(?:dealt with|seen to|sorted)\b|^(?:all |it's |that's )?(?:done|sorted|taken care of)$|\b(?:has|have|'s|'ve) (?:all |long )?already been \w+(?:ed|en|t|wn|ne)\b",
        waved=r"^(?:oh |ah |well |please |just |no |nah |so )*(?:forget|never ?mind|don't worry|no worries|don't fret|don't fuss|don't stress|don't bother|don't trouble yourself) (?:about |with |over |for )?(?:the|my|our|that|this|those|these|all|him|her|them)\b|\bit (?:doesn't|does not|didn't) (?:really )?matter (?:about|with)\b|\bdon't (?:worry|bother|fret|fuss) (?:about|with|over)\b",
        stays=r"^(?:and |but )?(?:the|my|our|that|those|these|this|all) [\w' -]{2,30}? (?:can|may|could|should|must|is to|are to|will|stays?) (?:just |well |all |very well )*(?:stay|remain|where|put|as|the way|like)\b(?! (?:on|off|open|closed|shut|down|up|out|in|lit|dark|low|high|warm|cool|at)\b)",
        but=r"\b(?:(?<!wait )(?:until|till)|unless|any ?more|any longer|instead|forget to|forget that)\b|, (?:please|just|but|and)\b",
    ),
    "de": Leaving(
        waits=r"(?<!\bich )(?<!\bwir )(?<!\bdu )\b(?:kann|können|könnte|könnten|darf|dürfen|muss|müssen) (?:[\wäöüß]+ ){0,4}?warten\b|\b(?:eilt|pressiert|drängt|brennt) (?:ja |doch |auch |mir )?nicht\b|\b(?:hat|haben) (?:ja |noch |doch |auch )*(?:keine eile|zeit)\b|\bnicht (?:so |besonders )?(?:eilig|dringend)\b|\b(?:morgen|übermorgen|später|nachher|heute abend|am wochenende) (?:reicht|genügt|tut's|langt)\b|\b(?:reicht|genügt|langt) (?:auch |noch )?(?:morgen|übermorgen|später|nachher)\b",
        forbids=rf"^(?:bitte |jarvis,? |und |nein,? )*{_BID_DE} (?:\w+ ){{0,2}}?(?:nicht|nie|niemals|bloß nicht) (?:die|der|das|den|im|in|am|mein\w*|unser\w*)\b(?! (?:\w+ ){{0,3}}so\b)|^dass (?:(?:mir|ja|bloß|hier|jetzt|auch) )*(?:keiner|niemand|kein mensch|ihr|du|sie)\b(?!.*\b(?:kein\w*|nicht) (?:frier|stolper|verges|verpass)\w*)|\b(?:weg|bleib\w*|geh\w*) (?:\w+ )?(?:vo[mn]|da von)\b|\brühr\w*\b[^,.!?]*\bnicht an\b",
        settled=r"\b(?:ist|sind|wäre|wurde|wurden|wird) (?:ja |schon |bereits |alles |längst )*(?:erledigt|gemacht|geregelt|versorgt|gesorgt|abgehakt|geschehen)\b|\b(?:hab|habe|haben|hat) (?:ich|wir|er|sie) (?:mich |uns )?(?:schon|bereits|längst|heute \w+) (?:\w+ )?(?:gemacht|erledigt|gekümmert|geregelt|versorgt)\b|\b(?:hab|habe|haben|hat) (?:ich|wir|er|sie) mich\b[^,.!?]*\bgekümmert\b|^(?:schon |alles )?erledigt$|\b(?:wurden?|ist|sind) (?:schon|bereits|längst) [\wäöüß]*ge[\wäöüß]+(?:t|en)(?: worden)?$",
        waved=r"^(?:ach |ja |na |komm |och |nein,? )*(?:vergiss (?:den|die|das|meine?n?|unsere?n?|mal|einfach)|egal (?:mit|wegen|was)|schon gut|macht nichts|kein problem|passt schon)\b|\b(?:bringt|nützt|hilft) (?:ja |doch |auch |eh )*nichts,|\bhat (?:doch |ja )?keinen (?:sinn|zweck),|\bmach dir (?:\w+ ){0,4}?keine (?:gedanken|sorgen|mühe|umstände)\b|\b(?:wegen|mit) (?:de[rsmn]|meine[rsmn]|unsere[rsmn]) [\wäöüß]+ (?:ist|wäre|brauchst)\b[^,.!?]*\b(?:nicht so schlimm|egal|halb so wild|keine sorge|nicht schlimm)\b|\bkeine sorge (?:um|wegen)\b",
        stays=r"^(?:und |aber )?(?:der|die|das|den|mein\w*|unser\w*|dies\w*|alles?) (?:[\wäöüß-]+ ){0,3}?(?:kann|können|darf|dürfen|soll|sollen|bleibt|bleiben|muss|müssen) (?:ruhig |gern |gerne |doch |alle )*(?:so|wie|da|dort|hier)\b(?! (?:hell|dunkel|laut|leise|warm|kalt|heiß|viel|sein)\b)(?: bleiben)?",
        but=r"\b(?:sondern|stattdessen|nicht mehr|länger|noch länger|vergiss nicht)\b|, (?:bitte|nur|aber|und)\b",
    ),
    "fr": Leaving(
        waits=r"\bpeu(?:t|vent) (?:bien |très bien |encore )*attendre\b|\battendra(?:ont)?\b|\b(?:rien ne|ça ne|ne) presse\b|\bpas (?:pressé|urgent)\w*\b|\b(?:on|nous) (?:verra|verrons)(?: ça| bien)?(?: pour| (?:ce soir|demain|plus tard|après))|\b(?:demain|plus tard) (?:suffit|suffira|ira|fera l'affaire)\b",
        forbids=r"^(?:\w+, )?(?:ne )?(?:touchez?|t'approche|approche) (?:pas|surtout pas|jamais)\b|\bque personne ne touche\b|^(?:le|la|les|l') ?[\w' -]{2,30},? non,? (?:ça|il|elle|j'|je|c'est|parce)\b|^(?:de la |du |des |la |le )?\w+,? (?:pas besoin|inutile|ça ira sans)\b|\béloigne(?:z|-toi)\w*(?:-vous)?\b|\bbas les pattes\b|\bpas touche\b",
        settled=r"\b(?:je |on |nous )?(?:l'|les )(?:ai|as|a|avons|ont) déjà (?!(?:fini|terminé|mangé|bu|utilisé|vu|dit)\w*)\w+(?:é|i|u|is|it|ert)e?s?\b|\bc'est (?:déjà |bon |tout )*(?:fait|réglé)\b|\bdéjà (?:fait|réglé)e?s?\b|\bje m'en suis (?:déjà )?occupée?\b|\b(?:a|ont) (?:déjà )?été (?:fait|réglé)e?s?\b|\b(?:a|ont) déjà été \w+",
        waved=r"\blaisse[sz]? tomber\b|\bpeu importe\b|\b(?:ne )?t'inquiète pas (?:pour|de)\b|\b(?:t'inquiète|ne t'en fais pas|ne vous en faites pas) pour\b|^oublie[sz]? (?:le|la|les|l'|ça)\b|\btant pis pour\b",
        stays=r"^(?:le|la|les|l'|mon|ma|mes|nos|notre) ?[\w' -]{2,30}? (?:peut|peuvent|doit|doivent) rester (?:comme|là|ainsi|tel)\b",
        but=r"\b(?:plutôt|sinon|jusqu'à|n'oublie)\b|, (?:mais|et)\b",
    ),
    "es": Leaving(
        waits=r"\bpuede[n]? (?:muy bien |bien |todavía |aún )?esperar\b(?! que\b)|\bno (?:corre|hay|tengo|tiene|tienen) (?:ninguna )?prisa\b|\bno (?:urge|es urgente)\b|\bya (?:veremos|se verá)\b|\b(?:mañana|luego|más tarde) (?:basta|vale|también vale|está bien)\b",
        forbids=r"^(?:la|el|los|las|es[ea]|mi) [\w ]{2,30} no,? (?:me|nos|es|que|hace|da|porque|le)\b|^(?:\w+, )?(?:no|ni) (?:lo |la |los |las |se te ocurra |te atrevas a )*(?:toc|toqu)\w+\b|\bque nadie (?:lo |la |los |las )?toque\b|^(?:el|la|los|las) [\w ]{2,30} no,? (?:me|nos|que|porque|es|da)\b|^\w+ no (?:me|nos) hace[n]? falta\b|\b(?:fuera|lejos|aléja\w+) de\b|\blas manos (?:fuera|quietas)\b",
        settled=r"\bya l[oa]s? (?:he|hemos|ha|han) (?!(?:terminad|acabad|gastad|comid|bebid|usad|vist|dich)\w*)\w+(?:ado|ido|to|cho)\b|\bya (?:está|están|lo he|los he|la he|las he|me he|nos hemos|lo hice|me ocupé|me encargué)\b(?=[^,.!?]*\b(?:hech|list|ocup|encarg|arregl|soluc)\w*)|\bya me (?:ocupé|encargué)\b|\bya está$|\bya (?:ha|han) sido \w+d[oa]s?\b",
        waved=r"\bolvídate de\b|\bno te preocupes (?:por|de)\b|\bda igual (?:lo de|con|por)\b|\b(?:déjalo|no importa) (?:lo de|con|por)\b",
        stays=r"^(?:el|la|los|las|mi|mis|nuestr\w+) [\w' -]{2,30}? (?:puede|pueden|debe|deben) (?:quedarse|seguir) (?:como|así|ahí)\b",
        but=r"\b(?:sino|hasta|mejor)\b|, (?:pero|y)\b",
    ),
    "it": Leaving(
        waits=r"\b(?:può|possono) (?:anche |benissimo |ben |pure )*aspettare\b|\bnon (?:c'è|ho|abbiamo|ha) (?:nessuna )?fretta\b|\bnon è urgente\b|\b(?:vediamo|vedremo|si vedrà) (?:stasera|domani|poi|dopo|più tardi)\b|\b(?:domani|più tardi|dopo) (?:basta|va bene)\b",
        forbids=r"^(?:\w+, )?(?:non|mai) (?:toccare|toccate|toccarl\w+|azzardar\w+)\b|\bche nessuno tocchi\b|^(?:il |la |lo |i |gli |le |l')[\w' ]{2,30} no,? (?:mi|ci|che|perché|è|fa)\b|^(?:la |il |lo |le |l')?\w+ non (?:mi |ci |ne |me ne )?(?:serve|servono|occorre|occorrono)\b(?! a (?:niente|nulla))|\bvia (?:da|dal|dalla|dall'|dai|dalle)\b|\blontan[oi] (?:da|dal|dalla|dall')",
        settled=r"\b(?:l'|li |le |lo |la )?(?:ho|abbiamo) già (?!(?:finit|esaurit|mangiat|bevut|usat|consumat|vist|dett|chiest)\w)\w+(?:at|it|ut|[ns]t|s)[oaie]\b|\b(?:è|sono) (?:già )?(?:tutto )?(?:fatt|sistemat|a posto)\w*\b|\bgià fatt\w\b|\bci ho (?:già )?pensato\b|\bme ne sono (?:già )?occupat\w\b|\b(?:è|sono) già stat[oaie] \w+",
        waved=r"\blascia(?:te)? (?:perdere|stare)\b|\bnon (?:preoccuparti|ti preoccupare) (?:per|de\w+|di)\b|\bnon importa (?:de\w+|di|per)\b|\bpazienza per\b",
        stays=r"^(?:il|la|lo|i|gli|le|l') ?[\w' -]{2,30}? (?:può|possono) (?:restare|rimanere) (?:com\w*|così|lì)\b",
        but=r"\b(?:invece|finché|bensì)\b|, (?:ma|e)\b",
    ),
    "nl": Leaving(
        waits=r"\b(?:kan|kunnen|mag|mogen) (?:[\w]+ ){0,4}?wachten\b|\b(?:heeft|hebben|is|er is) geen haast\b|\bgeen haast\b|\bniet (?:zo )?dringend\b|\bzien we (?:\w+ )?(?:wel|later|morgen|vanavond)\b|\b(?:morgen|later|straks) (?:is|kan) (?:ook )?(?:goed|prima|vroeg genoeg)\b",
        forbids=r"\b(?:blijf|handen|poten) (?:\w+ )?(?:van|af van)\b|^(?:\w+, )?weg (?:bij|van)\b|\bniemand (?:komt|zit|raakt) (?:\w+ ){0,3}aan\b|\bdat niemand\b|^(?:de|het) [\w ]{2,30} niet, (?:daar|die|dat|want|ik)\b|^\w+ (?:is|hoeft) (?:echt )?niet(?: nodig)?, \w+",
        settled=r"\bheb(?:ben)? (?:ik|we|wij) al (?:\w+ )?(?!(?:op|leeg)ge)\w*ge\w+(?:d|t|en)$|\b(?:ik|we) heb(?:ben)? (?:hem|haar|ze|die|het|dat) al (?:\w+ )?(?!(?:op|leeg)ge)\w*ge\w+(?:d|t|en)$|\b(?:is|zijn) (?:al |allemaal )+(?:gedaan|geregeld|gebeurd|klaar)\b|\bheb ik (?:al )?(?:gedaan|geregeld)\b|\bheb ik (?:\w+ )*al (?:gedaan|geregeld)\b|\b(?:is|zijn) al (?:lang )?\w*ge\w+[dtn]$",
        waved=r"^laat (?:de|het|die|dat) [\w ]+ maar$|\bmaak je (?:\w+ )?geen zorgen (?:om|over)\b|\bmaakt niet uit (?:van|met)\b|^vergeet (?:de|het|die|dat)\b",
        stays=r"^(?:de|het|mijn|onze|die) [\w' -]{2,30}? (?:kan|kunnen|mag|mogen) (?:zo|wel zo) blijven\b",
        but=r"\b(?:maar dan|liever)\b|, (?:maar|en)\b",
    ),
}
