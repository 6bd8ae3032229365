"""What a deed hangs on that is only told, supposed or forbidden, per language.

Patterns over one sentence, courtesies in front taken off. `deed` finds a deed that a
clause carries as an infinitive or a gerund; what stands before it is its matrix.
`wishing` are the matrices under which it is wished: few, while those under which it is
told are without number. `holds` holds a whole sentence as what somebody thinks, says
or did, `frees` makes a wish of what stands behind it after all. `others` leaves the
deed to somebody else. `supposes` and `bars` tell what is supposed or forbidden whatever
order stands in it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .musing import DEEDS_DE, DEEDS_EN as _HOUSE_EN, ING_EN as _HOUSE_ING_EN
from .narrated import KIN_DE

_NEVER: Final = "(?!)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Governing:
    """The table of one language; without a word for what others have words for."""

    deed: str = _NEVER
    wishing: str = _NEVER
    holds: str = _NEVER
    frees: str = _NEVER
    others: str = _NEVER
    supposes: str = _NEVER
    bars: str = _NEVER


# English ------------------------------------------------------------------

DEEDS_EN: Final = rf"{_HOUSE_EN}|skip|pause|resume|make|send|unmute|enable|disable"
ING_EN: Final = rf"{_HOUSE_ING_EN}|(?:skipping|pausing|resuming|making|sending|activating|unmuting|dimming|brightening)"
_ADV_EN: Final = r"(?:(?:\w+ly|just|also|even|still|never|always|often|sometimes|probably|maybe|perhaps|soon|already|both|all|then|once|only|too|not|to|be) )*"
_OBJECT_EN: Final = r"(?:(?:up|down|on|off|out) )?(?:(?:the|my|our|his|her|their|your|all|both|every|an?|some|it|that|this|these|those|two|more)\b|(?:\w+ ){1,3}(?:on|to|from|onto|off)\b)"
# Somebody else: what does a deed to a thing is a person, whatever it is called.
_OTHER_EN: Final = r"(?!(?:i|we|you|somebody|someone|anybody|anyone|one|let|please|what|how|why|who|when|where|which|can|could|will|would|may|might|must|should|shall|is|are|was|were|do|does|did|has|have|and|or|to|not|if)\b)(?:(?!(?:i|we|you|somebody|someone|that|which|who|says?|said|thinks?|thought|means?|meant|hopes?|hoped|is|are|was|were)\b)[\w'-]+ ){0,3}?(?!(?:i|we|you|somebody|someone|anybody|anyone|one|that|which|who)\b)[\w'-]+"
_SAYS_EN: Final = r"(?:says?|said|claims?|claimed|thinks?|thought|reckons?|reckoned|believes?|believed|guess(?:es|ed)?|figures?|figured|suspects?|suspected|assumes?|assumed|supposes?|knows?|knew|see|sees|saw|notice[sd]?|hears?|heard|reads?|dreamt|dreamed|doubts?|doubted|remembers?|remembered|swears?|swore|bets?|finds?|found|mentions?|mentioned|writes?|wrote|insists?|insisted|maintains?|imagines?|imagined|pretends?|pretended|realised|realized|learned|learnt|decided|worries|feared)"
_PLEASED_EN: Final = r"(?:glad|happy|pleased|relieved|lucky|proud|sad|sorry|surprised|amazed|good|great|nice|lovely|funny|odd|strange|weird|typical|brilliant|amazing|no wonder|pity|shame|too bad|good thing|good job|thank (?:god|goodness|heavens))"

# German -------------------------------------------------------------------

_ZU_DE: Final = r"(?:an|aus|ein|ab|auf|zu|hoch|rauf|runter|herunter|stumm|zurück|um|los|weg)zu(?:schalten|machen|drehen|stellen|setzen|knipsen|schließen|sperren|fahren|ziehen|lassen|kurbeln|rollen|regeln|tun|schreiben|schicken)|zu (?:schalten|machen|drehen|stellen|setzen|schließen|sperren|fahren|ziehen|kurbeln|rollen|regeln|schreiben|schicken|streichen|färben|(?:ver|ent)riegeln|öffnen|dimmen|starten|stoppen|pausieren|(?:de)?aktivieren|lüften|kippen)"
_INF_DE: Final = rf"(?:{DEEDS_DE}|schicken|streichen|färben|stummschalten)"
_MODAL_DE: Final = r"(?:will|wollen|wollte|wollten|muss|müssen|musste|mussten|soll|sollen|sollte|sollten|kann|können|könnte|könnten|darf|dürfen|möchte|möchten|wird|werden|würde|würden|mag)"
_THING_DE: Final = r"(?<!im )(?<!am )(?<!in )(?<!auf )(?<!an )(?<!bei )(?:(?:den|die|das|eine?n?|mein\w*|unser\w*|alle)\b|(?-i:[A-ZÄÖÜ]\w+) (?:auf|an|in|von)\b)"
_PERSON_DE: Final = rf"(?:(?:der|die|das|mein\w*|unser\w*|dein\w*|ihr\w*|sein\w*|ein\w*) )?(?:{KIN_DE}|niemand|keiner|(?-i:[A-ZÄÖÜ][\wäöüß-]+))"
_SAYS_DE: Final = r"(?:sage?|sagst|sagt|sagte|sagen|meine?|meinst|meint|meinte|glaube?|glaubst|glaubt|glaubte|denke?|denkst|denkt|dachte|behauptet|behauptete|vermute|vermutet|weiß|weißt|wusste|sehe?|siehst|sieht|sah|höre?|hörst|hört|hörte|finde|findest|findet|merke|merkt|bemerkt|bezweifle?|bezweifelt|schätze|schätzt|wette|wettet|schwört|erzählt|erzählte|schreibt|schrieb|träumte|erinnere)"
_SAID_DE: Final = r"(?:gelesen|gehört|geträumt|gesehen|gemerkt|bemerkt|gedacht|gewusst|vermutet|behauptet|erzählt|gelernt|gemeint|geschrieben)"

GOVERNING: Final[Mapping[str, Governing]] = {
    "en": Governing(
        deed=rf"(?:\bto (?:just |simply |all |both )?|(?<!the )(?<!my )(?<!our )\b(?={ING_EN}))(?P<deed>{DEEDS_EN}|{ING_EN})\b(?= {_OBJECT_EN})",
        wishing=(
            r"\b(?:want|wants|like|love|prefer|need|needs|ask|asks|asking|beg|tell|telling|expect|trust|told|asked|wish|for|of|on|with)\b (?:you|jarvis|someone|somebody)(?: \w+)? to$"
            r"|\b(?:i|we|you|somebody|someone|one)(?:'d|'ve|'ll|'m|'re)? (?:\w+ ){0,3}?(?:want|need|have|ought|got|like|love|prefer|going|meant|trying|wish|forgot|forgotten|gotta|supposed|be able|nice|good|great|lovely|grateful) to$"
            r"|\b(?:time|high time|please|sure|remember|forget|forgot|feel free|kind as|good as|kind enough|good enough|able|possible|okay|ok|all right|alright|try|trying|go|help|help me|help us|manage|get|best|better|nice|lovely|great|ready|care|care for|much trouble|much to ask|going|starts?|begin|bother|hesitate|idea|only thing left) to$"
            r"|\b(?:mind|about|consider|appreciate(?: you)?|fancy|start|begin|try|trouble you for|chance of|say to|by|worth|needs?|could do with|keep|remember)$"
            r"|\b(?:asks?|wants?|tells?|told|needs?|begs?|would like|says for|'d like) you to$|\b(?:do|did) (?:me|us) (?:a|the) favou?r\b|\bin order to$|^(?:so as to|just|only|now|and)$"
        ),
        holds=(
            rf"^(?:i'm|we're|i was|we were|i am|we are) {_ADV_EN}(?:{ING_EN}) {_OBJECT_EN}"
            rf"|^(?:i|we|you|they|he|she|(?-i:[A-Z]\w+)|(?:my|our|his|her|the) [\w'-]+(?: [\w'-]+)?) (?:can |can't |could |do |don't |does |didn't |do not |already |really |also |just |even |still |always |never |\w+ly )*{_SAYS_EN}(?:,? that)? (?!(?:you|so|for|about|of|it|to|please|{DEEDS_EN})\b)[\w'-]+ \w"
            r"|^(?:(?:so|very|really|i'm|i am|we're|it's|it is|that's|what|an?|how|oh) )*"
            + _PLEASED_EN
            + r" (?:that |how |when |because )?(?!(?:for|if|to|idea)\b)(?:you|he|she|they|somebody|someone|nobody|(?-i:[A-Z]\w+)|the|my|our|tea|it) "
            r"|\b(?:(?:don't|doesn't|do not|didn't) (?:care|mind|know|remember)|no idea|none of (?:my|your|his|her|our) business|no matter|doesn't matter)\b,? (?:who|what|when|why|how|where|whether|if)\b"
            rf"|^(?:the )?(?:every time|each time|whenever|(?:the )?(?:last|first|only) time)\b[^,]*,? ?(?=.*\b(?!and\b)\w+)(?!.*, (?:please|{DEEDS_EN})\b)"
            rf"|^(?:(?:yesterday|earlier|last \w+|this morning|the other day|once),? )?you (?:just |already |never |always |often |once )?(?:{DEEDS_EN}|turned|switched|opened|closed|locked|unlocked|started|stopped|dimmed|added|removed|changed|muted|paused|skipped|resumed|made|sent) {_OBJECT_EN}"
            rf"|\b(?:nearly|almost) (?:forgot|forgotten)\b|\b(?:forgot|forgotten)\b[^.!?]*\b(?:yesterday|last (?:night|week|month|year|time|\w+day)|ago|once|the other day|as usual)\b"
            r"|^(?:the|our|my) (?!\w+ (?:that|which|who)\b)[\w' -]{3,40}? (?:was|were) (?!left\b)(?![^.!?]*\ball (?:night|day)\b)\w+|\bused to (?:be|have)\b"
            r"|^(?:the |our |my )?[\w' -]{3,40} (?:has|have|had) been (?:\w+ ){0,4}since\b"
        ),
        frees=r"\b(?:should|must|ought|needs?|needed|please|too|enough|still|left|wrong|again|instead|not that|so (?:bright|dark|loud|cold|hot|warm)|could use|wants?(?! to)|(?:can|could|would|will) you|you (?:can|could|may|should|might)|it's time|time to|better if|would be (?:nice|good|better|great|lovely))\b(?! (?:switch|turn)ed\b)",
        others=(
            r"^(?:(?:suppose|supposing|imagine|imagining|assuming|assume|pretend|picture this|let's (?:say|assume|suppose|pretend|imagine)),?(?: that)?|say(?= (?:he|she|they|(?-i:[A-Z])))) (?:i|you|we|he|she|they|it|there|somebody|someone|nobody|(?-i:[A-Z]\w+)|my \w+|the \w+(?: \w+)? (?:is|are|was|were|had|has))\b"
            r"|^(?:my|our|his|her|their|your) (?:\w+ )?\w+'s? (?:\w+ ){1,3}(?:\w+s|\w+ed|can|will|has|is|was) (?:itself|themselves|by itself|off|on|up|down|always|never)\b|^(?:the )?[\w' -]{3,40} \w+s (?:itself|themselves) (?:on|off|up|down|open|shut)\b"
            r"|^(?:i|we)(?:'ve)? (?:already|almost|nearly|just|accidentally) (?:\w{3,}ed|set|put|shut|sent|made|ran|left) (?!(?:me|up|to)\b)(?:the|my|our|all|both|this|that|it|an?)\b"
            rf"|^(?:{ING_EN}) {_OBJECT_EN}|^{_OTHER_EN}(?:'s| is| are| was| were) {_ADV_EN}(?:{ING_EN}) {_OBJECT_EN}"
            rf"|^(?:(?:maybe|perhaps|later|tomorrow|tonight|soon),? )?{_OTHER_EN}(?:'ll|'d| (?:would|could|can|can't|cannot|couldn't|may|might|must|should|shouldn't|will|won't|wouldn't|shall))(?: (?:\w+ly|also|just|even|still|never|always|often|not|maybe))* (?:{DEEDS_EN}) {_OBJECT_EN}"
            rf"|^{_OTHER_EN} (?:has|have|had|wants?|wanted|needs?|needed|plans?|planned|intends?|intended|hopes?|hoped|likes?|liked|loves?|loved|tries|tried|used|is|are|was|were) (?:\w+ ){{0,2}}?to (?:{DEEDS_EN}) {_OBJECT_EN}"
            rf"|^(?:i|we)(?:'d| would) {_ADV_EN}(?:{DEEDS_EN})\b[^.!?]*\bif\b|^(?:i|we)(?:'ll| will)(?: {_ADV_EN})?(?:{DEEDS_EN}) [^.!?]*\b(?:myself|ourselves|by hand|later)\b"
        ),
        supposes=(
            r"^(?:if|unless|had)\b (?!(?:you|possible|not)\b)[^.!?]*?,? (?:i|we|he|she|they|it|(?-i:[A-Z]\w+))(?:'d| would| could| might|'d have)\b"
            r"|^if (?:i|he|she|they|somebody|someone|anyone|(?-i:[A-Z]\w+)|my \w+|a \w+)(?: \w+)? (?:asked|told|ordered|wanted|begged|asks|tells|said|says|were to)\b(?![^.!?]*\bplease\b)"
            r"|\b(?:i|we|he|she)(?:'d| had) (?:\w+ )?(?:meant|wanted|planned|hoped|intended) to\b|^(?:they|people|experts|doctors|some) (?:always |often )?say\b"
            r"|\bif (?:(?!you\b)\w+ ){1,3}(?:asked|told|ordered|begged|paid) you\b"
            r"|\bin (?:that|this|the) (?:picture|photo|painting)\b"
            r"|\b(?:that|which) (?:says|reads|said|read|goes)\b|\b(?:sticker|sign|note|poster|label|t-shirt|mug|manual|song|poem|book|film|movie|page|card) (?:\w+ ){0,3}(?:says|reads|said|saying|called|titled)\b"
        ),
        bars=(
            r"\b(?:leave|keep|let|leaving|want)\b[^.!?]*\b(?:as|how|the way|where) (?:it is|it's|they are|they're|it was|they were|i left (?:it|them))\b"
            r"|\bi'm not (?:saying|asking|telling|suggesting)\b|\bi (?:didn't|never) (?:say|said|ask|asked|tell|told)\b"
            rf"|\b(?:i|we) (?:don't|do not|never|wouldn't|won't|would never|hardly ever)(?: \w+ly| ever)? (?:{DEEDS_EN})\b"
            r"|\b(?:don't|do not|never) want (?:the|my|our|it|them)\b[^.!?]*\b(?:off|closed|shut|dark|locked)[.!]*$"
            r"|\band (?:that's|that is|it's) (?:quite |just |all |perfectly |absolutely )?(?:fine|good|ok|okay|great|nice|right|perfect|how (?:i|we) (?:like|want) (?:it|them))\b"
            r"|\b(?:don't|do not|didn't|never|wouldn't) (?:\w+ )?(?:want|like|need|expect|ask|wish|allow) (?:you|anyone|anybody|anything) to\b|^unless\b[^,.!?]*, (?:please )?(?:don't|do not|never)\b"
            rf"|\byou (?:\w+ )?(?:should|must|may|need|ought|shall|had better|'d better|better|can|cannot|are)(?:n't| not| never)\b(?! (?:forget|hesitate|only)\b)[^.!?]*\b(?:{DEEDS_EN})\b"
            r"|\b(?:if|that) you (?:did not|didn't|don't|do not|wouldn't|never|won't)\b(?! (?:mind|have)\b)"
            r"|^(?:please |just |jarvis,? )*(?:stop|quit|cease|refrain from|hold off(?: on)?|hold back(?: from)?|give up) (?:\w+ing)\b[^.!?]*\b(?:"
            + ING_EN
            + "|"
            + DEEDS_EN
            + r")\b"
            r"|^(?:please |just )*(?:stop|quit|refrain from|hold off(?: on)?|avoid) (?:"
            + ING_EN
            + r") "
            + _OBJECT_EN
            + rf"|^(?:there's |there is |there was )?(?:no|not any|little|any) (?:need|reason|point|use|sense|way)(?: for you| in| for anyone)?(?: to)? (?:{DEEDS_EN}|{ING_EN})\b"
            r"|\b(?:i'd|we'd|would) rather (?:that )?you (?:didn't|did not|wouldn't|don't|never)\b|\b(?:it's|it is|that's) (?:forbidden|prohibited|not allowed|not necessary|unnecessary|pointless|dangerous|illegal|wrong|risky)\b"
        ),
    ),
    "de": Governing(
        deed=rf"(?<!\w)(?P<deed>{_ZU_DE})(?!\w)",
        wishing=(
            r"^(?:\w+,? ){0,3}?(?:kannst|könntest|würdest|magst|wärst|willst|möchtest|darfst|schaffst|bist|sollst|solltest|hättest) (?:du|sie)\b|^(?:\w+,? ){0,2}?(?:würde|würd|macht|wäre|wär|ist|stört|geht|ginge) (?:es|das) (?:\w+ )?(?:dir|ihnen|dich|sie|möglich|machbar|gut|schön|toll|nett|super|lieb|okay|ok)\b"
            r"|^(?:\w+,? ){0,3}?(?:vergiss|denke?|sei|seien|versuche?|probiere?|hilf|fang|beginne?|sieh|achte|sorge?|tu|wage|wag|mach)\b(?!.*\bnicht\b(?<!vergiss nicht))|\bvergiss\b(?: \w+)? nicht\b|\bzeit\b|^wie w(?:är|äre|ar|ärs)|\bmöglich\b"
            r"|\b(?:ich|wir) (?:bitte|bitten|brauche|brauchen|ersuche|hoffe|wünsche)\b|\bbitte\b|\b(?:ich|wir) (?:habe?|hab|haben) (?:\w+ )?(?:vergessen|dich gebeten|lust)\b(?<!keine lust)|\b(?:du|sie) (?:brauchst|hast|bist)\b(?!.*\b(?:nicht|nie)\b)|\b(?:wäre|wär) (?:jetzt |doch |echt )?(?:gut|schön|toll|nett|super|lieb|klasse|prima|an der zeit)\b|\b(?:gilt|heißt es jetzt)$|(?<!keine )\b(?:lust|bock|an der zeit|so freundlich|so nett|so lieb|so gut)\b"
        ),
        holds=(
            rf"^(?:ich|du|er|sie|wir|man|jemand|{_PERSON_DE}) {_SAYS_DE}(?: (?:ja|doch|mal|schon|immer|auch|noch|gerade|gestern|heute|nicht|nur))*,? (?:dass |ob |wer |wie |warum )?(?!(?:du|sie) \w+st\b)(?:der|die|das|mein\w*|unser\w*|es|er|sie|ich|wir|jemand|niemand|alle|kein\w*|(?-i:[A-ZÄÖÜ]\w+))\b"
            rf"|^(?:ich|du|wir|er|sie|{_PERSON_DE}) (?:habe?|hab|hast|hat|haben|hatte\w*)\b[^,;]*\b{_SAID_DE},? (?:dass|wie|ob|wer|es|die|der|das)\b|\bes heißt,? "
            r"|^du hast\b(?![^.!?]*\b(?:vergessen|falsch\w*|nicht|noch|nie|statt|zu|aus versehen|versehentlich|auch|ja)\b)[^.!?]*\b\w*ge\w{3,}(?:t|en)[.!]*$"
            r"|^(?:der|die|das|mein\w*|unser\w*) [\w -]{3,40}? (?:war|waren) (?![^.!?]*\b(?:gelassen|vergessen|ganzen?)\b)\w+"
            r"|^(?:als ich|als wir|als er|als sie|immer,? wenn|jedes ?mal,? wenn|(?:das )?letzte mal,? als)\b[^,]*, (?!bitte\b)\w+"
            r"|\b(?:egal|gleichgültig|wurscht|wurst|schnuppe),? (?:wer|was|wann|warum|wie|ob)\b"
            r"|^(?:\w+,? ){0,3}?ist (?:gerade |jetzt |noch |schon )*dabei,? |^(?:\w+,? ){0,3}?hat (?:vor|sich vorgenommen),? "
        ),
        frees=r"\b(?:soll|sollte|sollten|sollst|solltest|muss|müsste|müssen|bitte|zu (?:hell|dunkel|laut|leise|warm|kalt|heiß|hoch|niedrig)|noch|gelassen|vergessen|(?:kannst|könntest|würdest) du|du (?:kannst|könntest|darfst|dürftest)|reicht|zeit|gehört|nicht so|nicht mehr|will|möchte|wäre besser|wäre gut|wäre schön)\b",
        others=(
            r"^(?:der|die|das) [\w-]+ (?:von (?:meine\w*|unsere\w*|meinem|der|dem|den)|meine[rs]|unsere[rs]|seine[rs]|ihre[rs]) \w+ (?!(?:soll|sollte|muss|bitte)\b)\w+(?:t|en)\b|\bvon (?:selbst|allein|alleine) (?:an|aus|auf|zu|hoch|runter)\b"
            r"|\b(?:hat|habe|haben|hatte) (?:mir|uns|ihm|ihr|ihnen|(?-i:[A-ZÄÖÜ]\w+)) (?:\w+ )?(?:gesagt|befohlen|geraten|empfohlen|aufgetragen|erlaubt|verboten),? (?:ich|wir|er|sie) (?:soll|darf|kann)\w*\b"
            rf"|^man (?:kann|könnte|darf|muss|soll) (?:auch|ja|doch|notfalls|schließlich)\b[^,;]*\b(?:{_INF_DE})[.!]*$|\b(?:auf|in) (?:dem|diesem|einem) (?:bild|foto|gemälde|video)\b"
            r"|^(?:ich|wir) (?:werde|werden|will|wollen|möchten?|kann|können)\b[^,;]*\b(?:selbst|selber|von hand)\b|^(?:ich|wir) wollten? (?:\w+ )?(?:gestern|vorgestern|letzte\w*|damals|früher|neulich|vorhin)\b"
            rf"|, um [^,.!?]*(?:{_ZU_DE})"
            rf"|^(?:\w+,? ){{0,2}}?(?!(?:ich|wir|du|sie|man|jemand|wer)\b){_PERSON_DE} {_MODAL_DE} (?!(?:du|man|jemand|wer|sie|ich|wir)\b)(?=[^,;]*{_THING_DE})[^,;]*\b(?:{_INF_DE})[.!]*$"
            rf"|^(?:[\w-]+ ){{1,4}}?{_MODAL_DE} (?!(?:ich|wir|du|sie|man|jemand|wer|mal|bitte)\b){_PERSON_DE} [^,;]*\b(?:{_INF_DE})[.!]*$"
            rf"|^(?:nächste\w*|kommende\w*|irgendwann|eines|später|morgen|übermorgen|am)\b[^,;]*\b(?:wollen|werden|können|könnten|müssen) (?:wir|ich)\b[^,;]*\b(?:{_INF_DE})[.!]*$"
            rf"|^(?:ich|wir) (?:würde|würden|könnte|könnten)\b[^,;]*\b(?:{_INF_DE}),? wenn (?:ich|wir|es)\b"
        ),
        supposes=(
            r"^(?:mal )?(?:angenommen|gesetzt den fall|stell\w* (?:dir|euch|sie sich) (?:mal )?vor|nehmen wir (?:mal )?an|sagen wir mal|gehen wir davon aus)\b"
            r"|\b(?:wenn|falls) (?:(?!du\b)\S+ ){1,3}(?:dich|dir) (?:\w+ )?(?:bäte|bittet|befiehlt|befehle|befähle)\b|^(?:wenn|falls) (?:ich|er|sie|jemand|(?-i:[A-ZÄÖÜ]\w+)|mein\w* \w+) (?:dich|dir)\b[^.!?]*\b(?:bäte|bitte|bittet|bitten würde|sagte|sage|sagt|sagen würde|befiehlt|befehle|fragte|verlangt|will)\b"
            r"|\b(?:fast|beinahe|um ein haar) [^.!?]*\bvergessen\b|\b(?:gestern|letzte\w*|neulich|damals|vorhin|vorgestern)\b[^.!?]*\bvergessen\b"
        ),
        bars=(
            r"\b(?:lieber|eher) \w+ (?:ich|wir)\b[^.!?]*, als (?!ob)|^(?:eh|ehe|bevor) (?:ich|wir) [^,]+, (?:dann )?(?:\w+ (?:ich|wir) (?:\w+ )?(?:lieber|eher)|lieber)\b|\b(?:will|wollen|möchten?|mag|mögen|wünschen?)\b[^,.!?]*\bnicht,? dass\b[^,.!?]*\b(?:\w*ge\w{2,}(?:t|en)|\w+iert|\w*(?:öffnet|verriegelt|bewegt|verändert)) (?:wird|werden)\b|\b(?:lass|lasse|lasst|lassen)\b[^.!?]*\b(?:so|wie) (?:er|sie|es) (?:ist|sind|war|waren|steht|stehen)\b|\bich (?:sage|sag|meine|verlange) (?:ja |doch )?nicht,?"
            rf"|\b(?:schalte?|mache?|drehe?|stelle?|öffne|schließe?|sperre?|starte|dimme|fahre?|ziehe?|lasse?|setze?) ich\b[^,.!?]*\b(?:nicht|nie|keinesfalls)\b"
            r"|\bund das (?:ist|passt|bleibt|soll) (?:auch |doch |ja |ganz )*(?:gut|so|okay|ok|richtig|in ordnung|prima|recht)\b"
            rf"|\b(?:will|wollen|möchten?) (?:\w+ )?nicht,? dass (?:du|sie)\b|\b(?:lieber|besser),? (?:wenn )?du\b[^.!?]*\b(?:nicht|kein\w*)\b[^.!?]*\b(?:{_INF_DE})\b|^(?:\w+,? )?du (?:sollst|solltest|darfst|musst|brauchst|kannst|hast)\b[^.!?]*\b(?:nicht|nie|niemals|kein\w*)\b(?! (?:vergessen|so|zu|mehr so|immer|\w*lassen)\b)[^.!?]*\b(?:{_INF_DE}|{_ZU_DE})[.!]*$"
            rf"|(?:^|, )(?:bitte )?(?:nicht|nie|niemals|bloß nicht|lieber nicht|keinesfalls) (?!vergessen\b|mehr\b|so\b|zu\b)(?:\S+ ){{0,7}}?(?:{_INF_DE})[.!]*$"
            rf"|^(?:bitte,? )?(?:hör\w*\b[^,]*\bauf|warte?\b[^,]*\b(?:damit|noch)|unterlass\w*\b|verzichte\b|lass es)\b[^.!?]*\b(?:{_INF_DE}|{_ZU_DE})\b"
        ),
    ),
}
