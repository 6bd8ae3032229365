# ruff: noqa: E501 - language data
"""What may stand around a statement that is said again with another value; data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    """Regular expressions.

    Over one word: `being` stands between a thing and its value, `telling` between
    somebody and the one such that they have: where they live, what they work as; `at`
    between a thing and when, where or how much, `called` and its name; `facets`: a
    value that is only how a thing is. `filler` may stand between a thing and its verb.
    `that`: behind it the verb may come last, `to` leads what something is
    changed to. `kin`: who there may be several of, unless `of` leads them there,
    `title`: what stands before a name. Over what opens a statement:
    `unreal` makes it no statement, whatever else is said, `denying` one that is denied
    where no pause follows, `only` bounds when or where it holds unless all that it
    names is of `speech`, `since` when it came to be so. `were`: it held then. Over all of it,
    `imagined`: it is played, wished, dreamt or only believed by others.
    """

    being: str
    telling: str
    at: str
    called: str
    that: str
    to: str
    kin: str
    of: str
    title: str
    facets: str
    filler: str
    unreal: str
    denying: str
    only: str
    speech: str
    since: str
    were: str
    imagined: str


AGAIN: Final[Mapping[str, Again]] = {
    "en": Again(
        being=r"(?:is|are|was|were|be|been|becomes?|became|remains?|equals)",
        telling=r"(?:lives?|resides?|works?|drives?|rides?)",
        at=r"(?:costs?|charges?|weighs?|measures?|lasts?|takes|opens?|closes?|shuts|starts?|begins?|ends?|finish(?:es)?|leaves?|departs?|arrives?|comes?|gets|happens?|meets?|falls|runs|expires?|hangs?|lies|stands?|sits|sleeps?|stays?|belongs?|reads|holds)",
        called=r"(?:called|named|nicknamed|painted)",
        that=r"(?!)",
        to=r"(?:to|into)",
        kin=r"(?:(?:(?:half|step|grand|god|great|foster)-?)*(?:brother|sister|son|daughter|child|children|kid|cousin|aunt|auntie|uncle|niece|nephew|parent|friend|mate|neighbou?r|colleague|co-?worker|classmate|student|pupil|tenant|lodger|guest|relative|sibling|twin|pen ?pal|client|customer|patient)(?:-in-law)?s?)",
        of=r"(?:of|for|to|with)",
        title=r"(?-i:Mrs?|Ms|Miss|Dr|Prof|Sir|Lady|Lord|Aunt|Auntie|Uncle|Cousin|Granny|Father|Sister|Brother|Captain)",
        facets=r"(?:\w+(?:y|ful|less|ous|ish|able|ible|ing|ive|ic|ary|ory)|\w{3,}(?:ed|en)|big|small|huge|tiny|new|old|young|good|bad|great|nice|fine|slow|fast|quick|late|early|wet|dry|hot|cold|warm|cool|ill|sick|well|tall|short|long|broken|full|empty|open|shut|closed|sad|mad|fat|thin|rich|poor|free|safe|loud|quiet|sweet|sour|bitter|hard|soft|sharp|blunt|clean|clear|dark|light|bright|cheap|dear|rude|polite|smart|clever|kind|mean|shy|calm|brave|proud|alone|alive|dead|away|gone|ready|retired|married|single|pregnant|allergic|deaf|blind|lame|left-handed|right-handed)",
        filler=r"(?:now|actually|really|currently|apparently|indeed|still|just|only|simply|definitely|officially|always|then|therefore|evidently|clearly|obviously|in|fact|after|all)",
        unreal=r"\b(?:if|unless|suppos\w*|imagin(?:e|ing)\b|assum\w*|pretend\w*|maybe|perhaps|possibly|probably|presumably|hopefully|might|wish(?:es|ed)?|hop(?:e|es|ed|ing)|dream(?:s|t|ed|ing)?|guess(?!\s+what)|bet|bets|doubt\w*|wonder\w*|whether|(?<!come to )thinks?|thought(?!s)|believ(?:e|es|ed)|claims?|claimed|reckons?|insists?|fears?|feared|worr(?:y|ies|ied)|wants?|wanted|wouldn't it|joking|kidding|as (?:if|though)|almost|nearly|rumou?rs?|alleged\w*|supposedly|used to|once(?! (?:and for all|more|again))|formerly|back then|originally|in those days|at first|previously|until|till|sometimes|when(?:ever)?|while|every (?:time|\w+day|year|week|month|summer|winter)|unlike|except|(?:in|on) (?:the|my|his|her|our|their|a) (?:\w+ )?(?:play|film|movie|book|novel|song|game|dream|musical|story|joke|opera|show|comic))\b|['\u2019]d (?:rather|like|prefer)\b",
        denying=r"\b(?:not|never|no ?body|no one|nothing|neither|hardly|false|untrue|wrong|n['\u2019]t|would|could|should|may)\b|n['\u2019]t\b",
        only=r"^(?:in|on|at|for|during|with|without|under|over|near|behind|between|to|of|like|after|before|inside|outside|within|throughout|among|besides|beside|like)\b",
        speech=r"(?:facts?|truth|reality|end|meantime|meanwhile|inspection|reflection|thoughts?|accounts?|way|records?|moment|present|contrary|luck|chance|hindsight|short|brief|summary|conclusion|surprise|sum|fairness|honesty|honest|mind|point|look|horror|amazement|delight|shame|regret|knowledge|information|info|clarity|clarification|correction|completeness|update|note|sources?|page|story|time|last|once|all|straight|cut|set|put|sound|clear|sure|frank|exact|precise|make|repeat|say|add|be|it|long|closer|second|slow|ones|wondered|paper|paperwork|letter|books?|worth|case|it's|what|i|we|you|hear|heard|told|gather|understand|tell|see|know|recall|remember|remind|start|begin|business|news|interest|sake|avoidance|good|another|more|total|two|us|both|measure|credit|confess)",
        since=r"^(?:(?:ever )?since|as of|from|following|after|starting|effective|because|due|thanks)\b",
        were=r"(?:was|were|did|had)",
        imagined=r"^(?:(?:oh|well|so|and|but|now)\b,? )?(?:if only|suppos(?:e|ing)|imagine|let['\u2019]s (?:pretend|imagine|suppose)|pretend|assuming|maybe|perhaps|what if)\b|\b(?:\w+ly )?(?:wish(?:es|ed)?|hopes?|hoped|doubts?|doubted|dreamt|dreamed|believes|believed|fears|insists|pretends) (?:that )?(?=\w)|\bin (?:the|my|his|her|our|their|a) (?:\w+ )?(?:play|film|movie|book|novel|song|dream|musical|story|opera)\b,? \w|\b(?:nobody|no ?one) (?:ever )?(?:said|says|claimed|claims|told)\b",
    ),
    "de": Again(
        being=r"(?:ist|sind|war|waren|wird|bleibt|lautet|wäre)",
        telling=r"(?:wohnt|wohnen|lebt|leben|arbeitet|arbeiten)",
        at=r"(?:kostet|kosten|beträgt|betragen|nimmt|wiegt|misst|dauert|öffnet|öffnen|schließt|schließen|macht|beginnt|beginnen|fängt|startet|endet|hört|kommt|kommen|findet|fährt|geht|läuft|trifft|treffen|liegt|liegen|steht|stehen|hängt|hängen|sitzt|schläft|probt|proben|trainiert|tagt|bleibt|gehört|gehören|steckt)",
        called=r"(?:heißt|heissen|heißen|heisst|genannt|gestrichen)",
        that=r"(?:dass|daß|wonach)",
        to=r"(?:auf|zu|zum|zur)",
        kin=r"\w*(?:bruder|schwester|sohn|tochter|kind|kinder|cousine?|vetter|tante|onkel|nichte|neffe|enkel|enkelin|freund|freundin|kumpel|nachbar|nachbarin|kolleg(?:e|in)|mitschüler(?:in)?|schüler(?:in)?|mieter(?:in)?|gast|verwandter?|zwilling|kund(?:e|in)|patient(?:in)?)n?s?",
        of=r"(?:meine[rs]|unse?re[rs]|seine[rs]|ihre[rs]|de[rs]|vo[nm]|für)",
        title=r"(?-i:Frau|Herrn?|Doktor|Dr|Prof|Professor|Fräulein|Tante|Onkel|Cousine?|Oma|Opa)",
        facets=r"(?-i:[a-zäöüß])\w*",
        filler=r"(?:jetzt|nun|eigentlich|tatsächlich|wirklich|derzeit|aktuell|inzwischen|mittlerweile|übrigens|offiziell|neuerdings|doch|ja|nämlich|schon|nur|immer|dann|also|wohl|offenbar|anscheinend|scheinbar|wieder|sich|beim|befindet)",
        unreal=r"\b(?:wenn|falls|angenommen|vielleicht|womöglich|möglicherweise|eventuell|vermutlich|wahrscheinlich|hoffentlich|könnte|könnten|dürfte|würde|hoff\w*|wünsch\w*|träum\w*|geträumt|glaub(?:e|t|en|te|st)|denk(?:t|en|e)?|dachten?|dachte|meint|meinten?|behaupt(?:et|en|ete)|zweif\w*|bezweif\w*|frage? mich|fragt sich|ob|gerücht\w*|angeblich|tun wir|spiel\w* wir|stellen wir uns|fast|beinahe|früher|damals|einst|ursprünglich|anfangs|bevor|bis|manchmal|immer wenn|sobald|solange|während|außer|im (?:\w*(?:stück|film|buch|roman|traum|spiel|lied|musical|witz|märchen))|in (?:der|einer) \w*(?:geschichte|oper|serie|komödie))\b",
        denying=r"\b(?:nicht|nie|niemals|niemand|keine?r?|nichts|kaum|falsch|unwahr|hätte|wäre|sollte|müsste)\b",
        only=r"^(?:in|im|an|am|auf|für|fürs|während|mit|ohne|unter|über|bei|beim|hinter|zwischen|zu|zum|zur|vor|nach|außerhalb|innerhalb|neben|gegen)\b",
        speech=r"(?:wirklichkeit|wahrheit|realität|tat|ende|moment|augenblick|gegenteil|vollständigkeit|klarheit|klarstellung|richtigstellung|korrektur|berichtigung|ergänzung|erinnerung|info\w*|information|kenntnis|protokoll|akten|unterlagen|brief|quelle|hören|gut|ehrlich|ehrlichkeit|offen|genau|klarzustellen|sein|sagen|machen|sicherheit|ordnung|überraschung|erstaunen|schande|scham|leidwesen|freude|stand|sache|thema|wort|mal|zusammenfassung|uns|euch|dir|mich|dich|gesagt|halber|der|die|das|es|ganz|kurz|zweites|hinsehen|nachdenken|überlegung|rückblick|nachhinein|übrigen|grunde|großen|ganzen|endeffekt|prinzip|umsehen|ernst|verständnis|notiz|notizen|recherche|auskunft|rückfrage|gespräch|anruf)",
        since=r"^(?:seit\w*|ab|nach|wegen|dank|aufgrund|infolge|von jetzt|von nun)\b",
        were=r"(?:war|waren|hatte|hatten)",
        imagined=r"^(?:(?:ach|na|also|und|aber|nun)\b,? )?(?:mal )?(?:angenommen|vielleicht|tun wir|stellen wir uns|was wäre)\b|\b(?:glaubt|glauben|hofft|hoffen|hoffe|träumt\w*|geträumt|bezweif\w+|behauptet(?:e|en)?|wünscht\w*|fürchtet)\b|\bim \w*(?:stück|film|buch|roman|traum|märchen|musical|hörspiel)\b(?!\w)[,:]? \w|\b(?:keiner|niemand) (?:hat )?(?:behauptet|gesagt|sagt)\b",
    ),
}
