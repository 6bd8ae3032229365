"""What a speaker may say of itself that is no deed, per language.

Whoever says "I" and a verb tells a deed, or promises one: whatever the verb, but for
those of speaking, thinking, feeling and being. These are few and stand here; deeds are
without number. `did`, `does` and `will` find the verb behind "I" as group `verb`;
`said`, `doing` and `promised` are the verbs that are no deeds, `anyhow` makes a deed of
them after all. `supposed` in front, or `denied`, tells of none. `looking` are deeds of
somebody who has looked something up. `came` tells without an "I" what has come about.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Deeds:
    """The table of one language; "" for what it has no words for."""

    did: str
    does: str
    will: str
    said: str
    doing: str
    promised: str
    supposed: str
    denied: str
    anyhow: str = ""
    looking: str = ""
    came: str = ""


_ADVERB_EN: Final = r"(?: (?:also|just|now|already|then|gladly|happily|certainly|of course|personally|even|only|all|have|long|simply|quickly|\w+ly))*"
_PAST_EN: Final = r"(?:\w{2,}ed|rang|sent|put|set|let|made|took|got|gave|told|wrote|drew|ran|shut|cut|hid|hung|brought|bought|built|caught|came|fed|went|kept|laid|led|left|lit|paid|sold|saw to|spoke to|sped|woke|threw|turned|swept|stuck|split|spread|slid|shot|rid|reset|did|began|began|drove|dug|held|hit|lent|shook|found)"
_SAID_EN: Final = r"told|asked|reminded|called|warned|shown|showed|seven|ten|eleven|even|often|then|open|said|explained|mentioned|described|thought|considered|heard|read|seen|saw|learned|learnt|known|knew|understood|found|noticed|forgotten|forgot|missed|enjoyed|loved|liked|met|felt|believed|wondered|hoped|expected|wanted|meant|tried|gathered|gone|come|become|became|lost|run|ran|had|got|grown|grew|served|lived|spent|answered|given|gave|suggested|recommended|advised|counted|worked|waited|slept|agreed|guessed|assumed|failed|misunderstood|misheard|misspoke|apologi[sz]ed|recalled|listed|summari[sz]ed|compared|chosen|chose|picked|composed|been|decided|imagined|supposed|feared|needed|used|admired|preferred|developed|trained|designed|meaning|always|seemed|appeared|happened|looked forward|stayed|existed|pictured|talked|spoken|spoke|shared|offered|aged|trusted|doubted|envied|surprised|pleased|delighted|touched|flattered|honou?red|moved|impressed|concerned|worried|relieved|tempted|amused|intrigued|convinced|flagged|outlined|sung|sang|translated|spelled|spelt|rhymed|calculated|worked out|reckoned|little|plenty|no|a|an|the|some|one|two|nothing|not|never|every|my|your|only|yet|to|quite|long|neither|too|more|enough|such|it|that|this"

DEEDS: Final[Mapping[str, Deeds]] = {
    "en": Deeds(
        did=rf"\bI(?:'ve| have| had){_ADVERB_EN} (?P<verb>{_PAST_EN}|\w{{3,}}en|\w{{2,}}wn|done|rung|run|sung|spun|won|swum|begun|gone|come|become|hung|clung|flung|gotten)\b|(?<!as )(?<!than )\bI{_ADVERB_EN} (?P<verb2>{_PAST_EN})\b",
        does=rf"\bI(?:'m| am){_ADVERB_EN} (?P<verb>\w+ing)\b|^(?P<verb2>(?:start|turn|switch|book|order|call|send|play|set|dim|lock|add|writ|sav|stor|notify|remind|open|clos|prepar|charg|print|schedul|silenc|mut|warm|heat|cool|clean|water)\w*ing) (?:it|that|them|your|the|now|over|up|down|off|on|him|her|everybody|everyone)\b[^.!?]*[.!]*$",
        will=rf"\bI(?:'ll| will| shall|'m going to| am going to){_ADVERB_EN} (?P<verb>[a-z]+)\b|\bthat(?:'s| is) (?:how|what) I(?:'ll| will| shall){_ADVERB_EN} (?P<verb2>[a-z]+)\b|^(?P<verb3>will do|on it|right away|coming (?:right )?up|at once|consider it|you got it|aye aye|as good as done|leave it (?:to|with) me|roger that)\b",
        said=_SAID_EN,
        doing=r"being|having|feeling|thinking|wondering|hoping|trying|looking|talking|listening|waiting|guessing|assuming|referring|going|doing|enjoying|learning|missing|joking|kidding|teasing|sitting|standing|living|getting|running|dying|pulling|taking|speaking|saying|asking|telling|suggesting|reading|not|afraid|willing|liking|aching|longing|seeing|hearing|imagining|counting|leaning|rooting|blushing|smiling|wishing|growing|struggling|failing|missing|keeping my|offering|quoting|charming|boring|interesting|understanding",
        promised=r"to|be|have|need|say|explain|admit|confess|grant|answer|listen|think|wager|bet|guess|assume|never|not|help|try|do|give|spare|begin|put|pass|stick|stand|wait|repeat|rephrase|continue|go|pick|choose|defer|hazard|summari[sz]e|list|describe|read|sing|pretend|translate|suggest|recommend|look|stay|remain|live|manage|survive|join|forgive|refrain|use|talk|speak|tell|leave|hope|miss|always|make|quote|venture|concede|agree|share|offer|name|throw|rest|pray|take|let|start|stop|play|draw|break|bear|win|lose|learn|cheer|keep|ask|point|add|write|mind|like|love|want",
        supposed=r"\b(?:if|once|unless|until|whether|when|before|after|as soon as|so that|that|what|which|who|how|why|where|as|than|would you like me|shall|should|say so and|say the word and|just ask and|tell me and)\b(?:(?!,|\bI\b).)*,?\s*$|\b(?:if|once|unless|as soon as|when|tell me|let me know|say (?:the word|so|yes)|(?:just )?(?:a|one) (?:word|nod|sign)|your word)\b[^.!?]*,? (?:and )?$",
        denied=r"\b(?:not|n't|never|nothing|nobody|no|cannot|neither|nor|unable|afraid|sorry|unfortunately|alas)\b",
        anyhow=r"\bI(?:'ll| will| shall)\b[^.!?]*\b(?:tell|let|alert|notify|warn|call|wake) (?:you|him|her|them|everyone)(?: know| up)?(?: (?:when|if|once|as soon|the moment|in time|at|in)\b[^.!?]*)?[.!]*$|\bI(?:'ve| have)?(?:\s\w+)? (?:told|asked|informed|reminded|called|warned|given|gave|offered|shared|spoken|spoke|talked) (?:to |with )?(?!(?:you|me|it|what|that|why|how|whether|if|because|about|for|a|an|of|no|once|before|myself|to|up|my|every)\b)\w+|\bI(?:'ve| have) (?:told|asked) (?:him|her|them|everyone|everybody)\b|\bI(?:'ll| will| shall)\b(?! have to\b)[^.!?]*?\b(?:(?:make|be) sure|make (?:it|sure|certain|the|your|a note)|take care|see to|look after|look into|keep (?:an eye|watch|you posted|it in mind|that in mind|track|a note|note|the|your)|let (?:you|him|her|them|everyone|everybody|(?-i:[A-Z]\w+)|your \w+) know|give (?:you|him|her|them) (?:a (?:shout|call|ring|nudge|reminder|buzz|signal|heads)|notice)|give (?-i:[A-Z]\w+)|do (?:it|that|so) (?:right|now|at once|for you|straight|immediately)|put (?:it|that|them|the|your|on|some|(?:\w+ ){1,3}on)\b(?! (?:this|it this) way|\w* mildly|\w* bluntly)|get (?:right|on|it|that|started|the)|start (?:it|the|your|right)|stop (?:it|the|your)|play (?:it|the|some|your)|add (?:it|that|them|the|your)|write (?:it|that) down|tell (?:him|her|them|(?-i:[A-Z]\w+)|your \w+|everyone|everybody|the)|ask (?:him|her|them|(?-i:[A-Z]\w+)|your \w+|the)|be (?:back with|there in|sure to|watching|keeping|right on)|take (?:a note|note|it from here)|have (?:it|that|the|your)\b|go (?:ahead|and)|leave (?:it|the \w+|them) (?:on|off|open|running)|wait for (?:it|the)|help (?:him|her)|draw (?:the|your)|use (?:that name|it from now)|always call)|\bI(?:'ve| have) (?:given|put|taken|used|run|got|found|picked|chosen) (?:it|them|the|your|(?-i:[A-Z]\w+)) \w+|\bI(?:'m| am) (?:\w+ )?(?:keeping (?:an eye|watch|track)|taking care|looking (?:after|into)|getting (?:it|the|your|right)|running (?:it|the|your)|going (?:ahead|to (?:turn|switch|set|put|call|remind))|doing (?:it|that|so)|telling (?:him|her|them|(?-i:[A-Z]\w+))|asking (?:him|her|them|(?-i:[A-Z]\w+))|on (?:it|the case|my way))\b",
        looking=r"looked|checked|searched|counted|found|looking|checking|searching|examined|reviewed|gone|went|compared|verified|confirmed|consulted|tested|scanned|listed|read|pulled",
        came=(
            r"^(?!(?:i|you|we|that|this|there|what|who|many|most|some|people|nobody|nothing|one)\b)(?:(?:the|your|our|his|her|their|it|they|she|he|everything|everybody|everyone|all|both|each|(?-i:[A-Z][\w']*)|do not|\w+)(?: (?!(?:is|are|has|have|was|were|will)\b)[\w'-]+){0,4}?)(?:'s|'re| is| are| (?:has|have)(?! (?:\d+|an?|the|one|two|three|four|five|six|several|some|no|its|their|his|her)\b)| was| were|'ll be| will be|'ve)"
            r"(?: (?:now|just|already|all|being|been|going to be|safely|successfully|currently|in the process of being|\w+ly))* "
            r"(?:(?!(?:interested|supposed|married|tired|located|based|called|named|used|needed|known|born|considered|considered|related|limited|pleased|delighted|well|advanced|overrated|aged|gifted|blessed|deserved|required|caused|made|filled|crowded|loved|liked|earned|ordained|written|meant|painted|invented|discovered|founded|composed|filmed|kept in|found|grown|eaten|missed|right-handed|red|indeed|shared|mixed|broken|united|complicated|sacred|wicked|naked|beloved|surrounded|inhabited|populated|closed (?:on|in|for)|open (?:on|from|until|daily)|set in|done best|gone up)\b)(?:[a-z]{2,}ed|sent|put|set|done|booked|begun|taken care|seen to|lit|shut|told|gone|heard|fed|laid|paid|sold|brought|hidden|drawn|drawn up|run|woken|woken up|reset|rung|hung)\b"
            r"|(?:on (?:its|their|his|her|the) way|under way|in (?:progress|place|hand|motion|the post|the diary|the calendar|the works)|up(?: and running)?|out|in|down|off|on|ready|coming|running|active|there|here|waiting|yours|open|closed|live|heating|cooling|charging|printing|playing|recording|brewing|cooking|ringing|informed|back|over|full|empty|tidy|clean|warm|cosy|quiet|asleep|connected|under control|silent|muted|armed|(?:being )?aired)(?: (?:now|already|until|till|at|by|for|in|from|to|on|and|again|out|up|then|instead|tonight|tomorrow|when)\b[^.!?]*)?)[^?]*[.!]*$"
            r"|^(?!(?:indeed|agreed|pleased|delighted|relieved|interested|intrigued|confused|excited|impressed|amused|flattered|surprised|tired|bored|granted|supposed|wicked|need|indebted|honou?red|touched|puzzled|astonished|fascinated|tempted|disappointed|worried)\b)(?:(?:noted|jotted|written|copied|translated|sent|booked|ordered|saved|stored|recorded|posted|printed|paid|cancelled|canceled|scheduled|reminded|started|stopped|silenced|muted|moved|renamed|updated|forwarded|shared|downloaded|deleted|confirmed|reserved|arranged|delivered|added|logged|filed|marked|pencilled in|penciled in|locked|ready|lights?|\w+ed)\b(?:(?:,| and| down| off| up| on| in| for| to)\b[^.!?]*)?[.!]*$)"
            r"|^(?:the |all |your )?(?!(?:well|good|fair|very|so|not|how|what|interesting|that|it|many|most|some)\b)[\w']+(?: [\w']+){0,2} (?:dimmed|drawn|closed|shut|locked|lowered|raised|lit|on|off|down|up|sent|set|booked|ordered|started|stopped|muted|saved|added|ready)[.!]*$"
            r"|^[^,.!?]{1,40}(?:'s|'re| is| are) (?:now |already |\w+ly )?(?:going (?!to\b)|shining|glowing|humming|spinning|whirring|clearing|doing its|hushed|bright|awake)\b[^?]*[.!]*$|^(?:done and dusted|all set|all done|off (?:it|she|he|they) goe?s?)[.!]*$"
            r"|^(?:(?:seven|eight|nine|ten|\w+) minutes),? (?:and counting|starting now|from now|it is|on the clock)[.!]*$|^(?:\w+ ){1,3}it is[.!]*$|^(?:\w+ ){0,2}(?-i:[A-Z]\w+) (?:knows|has been told|is informed|has been informed|is on (?:his|her|their) way)\b|^(?:the|your) [\w ]{2,25} (?:begins|starts|arrives|comes|goes|leaves|rings|runs)\b|^you(?:'re| are) (?:now|in|down|booked|set|all set|connected)\b|^you(?:'ll| will) be (?:woken|reminded|notified|informed|told|called|picked)\b"
        ),
    ),
    "de": Deeds(
        did=r"\b(?:ich (?:habe?|hatte)|(?:habe?|hatte) ich|^habe?)\b(?P<said>[^,;:.!?]*?)\b(?P<verb>(?-i:\w{0,12}?ge[a-zäöüß]{2,}(?:t|en)|(?:be|ver|er|ent|zer|miss|über|unter|wieder|um|durch|an|auf|aus|ab|vor)[a-zäöüß]{3,}(?:t|en)|[a-zäöüß]{3,}iert))\b",
        does=r"^(?!(?:auf (?:wunsch|zuruf|anfrage)|bei bedarf|gewünschtenfalls)\b)(?:(?:ja|gern|gerne|klar|gut|dann|so|also|natürlich|sofort|gleich|sehr wohl|okay|und|selbstverständlich|jawohl|ab jetzt|ab sofort|künftig|fortan|heute abend|morgen|um \w+|in \w+ minuten|[\w-]+) ){0,3}?(?:ich (?P<verb>(?-i:[a-zäöüß]{2,}e))\b|(?P<verb2>(?-i:[a-zäöüß]{2,}e)) ich)\b|^(?P<verb3>(?-i:(?:Fange|Starte|Schalte|Mache|Stelle|Spiele|Rufe|Sende|Schicke|Bestelle|Buche|Öffne|Schließe|Dimme|Lade|Drucke|Fahre|Setze|Schreibe|Notiere|Erinnere|Lüfte|Hole|Gieße|Kümmere)))\b",
        will=r"\b(?:ich werde|werde ich)\b[^,;:.!?]*?\b(?P<verb>(?-i:[a-zäöüß]+(?:en|ern|eln|un)))(?: (?:müssen|können|wollen))?[.!]*$|^(?P<verb2>wird gemacht|kommt sofort|mach ich|zu befehl|schon dabei|bin dabei|bin dran|bin schon dran|wird erledigt|sofort|geht klar|ist so gut wie erledigt)\b",
        said=r"(?:nach|an|aus|vor|zu|hin|durch|mit|dazu|herum|mich|ab)?(?:gesagt|gemeint|gedacht|überlegt|verstanden|gehört|gelesen|gesehen|gefunden|gelernt|gewusst|geglaubt|gehofft|gefreut|erklärt|erwähnt|erzählt|vergessen|bemerkt|gefragt|vermutet|gehabt|erwartet|geraten|empfohlen|vorgeschlagen|geantwortet|beantwortet|verloren|geliebt|gemocht|genossen|erlebt|gebraucht|gewünscht|gezählt|verglichen|ausgewählt|gewählt|ausgesucht|ausgedacht|gedichtet|verfasst|missverstanden|verhört|geirrt|versucht|gelebt|gewartet|geschlafen|gearbeitet|bewundert|vorgestellt|geschätzt|entschieden|beschlossen|verstanden|begriffen|erkannt|gekannt|getroffen|angenommen|befürchtet|gelacht|gestaunt|verpasst|bekommen|erhalten|gewonnen|gelitten|beobachtet|gesungen|übersetzt|gerechnet|ausgerechnet|errechnet|zusammengefasst|aufgezählt|genannt|beschrieben|erfahren|entdeckt|gesprochen|geplaudert|gewundert|interessiert|gesehnt|gewöhnt|versprochen|verdient|gegeben|verwechselt|gefühlt|empfunden|begonnen|besser|gerade|gute|keinen|allen|anderen|guten|ersten|letzten|vielen|beiden|meisten|eigenen|besten|gestern|ihnen|unseren|deinen|meinen|seinen|ihren|verraten|gestanden)",
        doing=r"kümmere|täte|täten|nähme|gäbe|ließe|bliebe|hieße|habe|hätte|könnte|würde|möchte|wüsste|glaube|denke|finde|hoffe|fürchte|wünsche|verstehe|sehe|höre|freue|danke|bitte|empfehle|rate|schlage|sage|meine|erkläre|erzähle|nehme|gebe|gratuliere|bedaure|bedauere|vermute|schätze|kenne|liebe|brauche|stehe|bleibe|warte|frage|werde|lerne|lebe|spreche|rede|antworte|erinnere|entschuldige|beneide|bezweifle|gestehe|versichere|wette|zähle|nenne|fasse|ziehe|drücke|helfe|tue|tippe|rechne|staune|schweige|bewundere|teile|verrate|übersetze|lese|singe|dichte|beginne|vermisse|genieße|arbeite|esse|trinke|schlafe|gehe|komme|halte|heiße|stimme|verzichte|fühle|ahne|plaudere|merke|wollte|sollte|müsste|dürfte|konnte|hatte|wäre|wurde|fände|käme|ginge|bräuchte|dachte|wusste|mochte|hoffte|diene|gehöre|neige|traue|zweifle|lache|scheue|verspreche|lasse|erlaube|unterstütze|wiederhole|beschreibe|befürchte|bestehe|überlasse|überlege|grüße|gönne|passe|folge|stelle mir|sorge mich|kann|will",
        promised=r"sein|haben|sagen|erklären|erzählen|versuchen|antworten|bemühen|bessern|vermissen|brauchen|bleiben|warten|zuhören|helfen|müssen|wissen|hören|sehen|verstehen|denken|glauben|hoffen|lernen|nennen|beschreiben|lassen|können|dürfen|werden|wollen",
        supposed=r"\b(?:wenn|falls|sobald|ob|bevor|nachdem|dass|was|wie|warum|weil|damit|soll|sollte|sollten)\b[^.!?]*$|\b(?:sagen sie|sag) (?:es|einfach|mir)?[^.!?]*\bund $|\b(?:sagen sie|sag|geben sie|gib|rufen sie|ruf)\b[^.!?]*\b(?:bescheid|wort|es|laut)\b[^.!?]*$|\bein (?:wort|wink|zeichen|nicken|zuruf)\b[^.!?]*$",
        denied=r"\b(?:nicht|nie|niemals|nichts|niemand\w*|kein\w*|leider|weder|bedaure|tut mir leid|gern geschehen|gerne geschehen|ich \w+ (?:\w+ ){0,3}gerne?|^(?:d(?:er|ie|as|en|em)|denen|dessen) ich|keinesfalls|kaum)\b",
        anyhow=r"\bmerke? ich mir\b|\bich merke? mir\b|\bich habe? (?:es |das |mir |mir das |mir es )*gemerkt\b|\bich erinnere (?:sie|dich|euch|ihn|alle|daran|morgen)\b|\berinnere ich (?:sie|dich|euch|alle)\b|\bich (?:gebe|sage) [^.!?]*\bbescheid\b|\bich (?:halte|behalte) [^.!?]*\b(?:auge|blick|fest|bereit|warm|offen|laufenden)\b|\bich frage (?:ihn|sie [^,?]*,? ob|nach|mal|gleich|(?-i:[A-ZÄÖÜ]\w+))\b|\brede ich (?:sie|dich)\b|\bich rede (?:sie|dich)\b|\bnenne (?:ich )?(?:sie|dich) (?:ab|von|künftig|fortan|jetzt|nun)\b|\bnenne ich (?:sie|dich)\b|\bich habe? (?-i:ihn|ihm|ihr|ihnen|(?!Ihnen|Ihr|Sie|Dir|Dich|Euch)[A-ZÄÖÜ][a-zäöü]+) (?:\w+ )?(?:gefragt|gesagt|erzählt|mitgeteilt|informiert|erinnert)\b|\bich habe? (?:es|das|den \w+|die \w+) (?:\w+ )?(?:gesagt|gegeben) bekommen\b|\bich (?:sage|erzähle|schreibe) (?-i:ihm|ihr|ihnen|(?!Ihnen|Ihr|Sie|Dir|Euch)[A-ZÄÖÜ][a-zäöü]+\b(?! (?:war|ist)))|\bich (?:lasse|stelle|gehe) [^.!?]*\b(?:laufen|raus|rein|an|aus|runter|hoch|ein|fahren|los)\b|\bkümmere ich mich\b(?! (?:nur|hier|sonst))|\bich kümmere\b(?! mich (?:nur|hier|sonst|ausschließlich|um (?:das|ihr|dein|unser|dieses) (?:ganze )?haus))|\bich sorge (?:dafür|für)\b|\bich passe [^.!?]*\bauf\b|\bich werde [^.!?]*\b(?:bescheid|dran denken|daran denken|im auge|erinnern|dafür sorgen|kümmern|wissen lassen)\b|\bich nehme [^.!?]*\b(?:auf|mit|vor|in die hand)[.!]*$|\bich (?:setze|schreibe|trage) [^.!?]*\b(?:auf|ein|liste)\b|\bich gehe [^.!?]*\bnach\b",
        looking=r"nachgesehen|nachgeschaut|geprüft|überprüft|gesucht|recherchiert|gezählt|verglichen|schaue|sehe|prüfe|suche|gefunden|durchgesehen|angesehen|angeschaut|abgefragt|abgerufen",
        came=(
            r"^(?!(?:ich|man|du|wir|was|wer|viele|manche|niemand|nichts|man|sie (?:sind|haben))\b)(?:(?:der|die|das|den|dem|ihr\w*|dein\w*|mein\w*|unser\w*|es|er|sie|alle\w*|beide\w*|jede\w*|da|dort|oben|unten|hinten|vorne|hier|um \w+|bitte nicht \w+|ist|(?-i:[A-ZÄÖÜ][\w-]*))(?: (?!(?:ist|sind|wurde|wurden|wird|werden|hat|haben)\b)[\w-]+){0,4}?)? ?(?:ist|sind|wurde|wurden|wird|werden|hat|haben|steht|stehen|liegt|liegen)\b(?![^.!?]*\b(?:bekannt|beliebt|verbreitet|gedacht|gewohnt|wohlverdient|verdient|verheiratet|benannt|genannt|geboren|gemalt|erfunden|entdeckt|gegründet|geschrieben von|gelegen|geeignet|verboten|erlaubt|gesund|geführt|verursacht|gemacht aus|gestiegen|gesunken|gealtert|gut aufgehoben|gelungen|geworden|gewesen|gut|schlecht|schön)\b)[^,.!?]*?\b(?:(?-i:\w{0,12}?ge[a-zäöüß]{2,}(?:t|en)|(?:ver|be|ent|er|zer)[a-zäöüß]{3,}(?:t|en)|[a-zäöüß]{3,}iert|(?:über|unter|wider|durch|um)\w{3,}(?:t|en))|unterwegs|auf dem weg|im gange?|in arbeit|bereit|fertig|raus|drin|draußen|aktiv|startklar|stumm|an|aus|zu|auf|offen|ein|ab|hell|dunkel|warm|leer|voll|sauber|erledigt|dabei|da|informiert|angelegt|im kalender|auf der liste|auf dem zettel|im karton|auf \w+ grad)(?: (?:worden|sein|gestellt))?(?:,? (?:und|wenn|bis|um)\b[^?]*)?[.!]*$"
            r"|^(?:alle |die |der |das )?(?-i:[A-ZÄÖÜ])[\w-]+(?: [\w-]+){0,2} (?:(?-i:\w{0,10}ge[a-zäöüß]{2,}(?:t|en))|an|aus|auf|zu|ein|runter|hoch|bereit|fertig|summt|brennt|leuchtet|schweigt|strahlt|glimmt|dreht|läuft)[.!]*$|^(?:alles erledigt|los geht'?s|schon passiert|hängt schon|läuft)[.!]*$|^(?:die |der |das |ihr\w* |alle )?(?-i:[A-ZÄÖÜ])[\w-]+(?:s|e|en)? (?-i:[A-ZÄÖÜ])?[\w-]*(?: \w+)? ?(?:leuchte[tn]|brenn(?:t|en)|strahl(?:t|en)|glimm(?:t|en)|schweig(?:t|en)|dreh(?:t|en)|geh(?:t|en)|fahr(?:t|en)) (?:jetzt|nun|sanft|leise|mit|in|auf|orange|\w+ auf|runter|hoch|und)\b[^?]*[.!]*$"
            r"|^(?!\w*(?:heit|keit|zeit|schaft)\b)(?:ab)?(?:[a-zäöüß]{0,8}ge[a-zäöüß]{2,}(?:t|en)|notiert|vermerkt|versendet|verschickt|bestellt|übersetzt|erledigt|verstaut)(?:(?:,| und) [^.!?]*)?[.!]*$"
            r"|^zurück (?:zum|zur) (?:vorigen|vorherigen|letzten|ersten|anfang|davor)\b[^?]*[.!]*$|^(?:um|in|ab) [\w ]{2,20} (?:beginnt|startet|klingelt|läuft|kommt|geht|wird)\b|^(?:der|die|das|ihr\w*|dein\w*|(?-i:[A-ZÄÖÜ])[\w-]+)(?: [\w:.-]+){0,5} (?:läuft|laufen|(?:macht|machen|begibt|begeben) sich|saugt|wischt|sprengt|kommt|kommen|startet|beginnt|steht|stehen|liegt|heizt|lädt|klingelt|summt|fährt|dreht sich|geht an|geht aus|weiß bescheid|wissen bescheid|zählt|tickt)\b[^?]{0,40}[.!]*$|^[\w ]{2,20} minuten,? (?:die zeit läuft|ab jetzt|und los|läuft)|^(?:sie|du) (?:siehst|sehen|hörst|hören) (?:jetzt|nun)\b|^(?:sie|du) (?:werden|wirst) (?:jetzt |nun |\w+ ){0,4}(?:geweckt|erinnert|benachrichtigt|abgeholt|informiert)\b|^(?:es )?(?:liegt|steht) (?:\w+ )?(?:in|im|auf) (?:ihr\w*|dein\w*|der|dem)\b"
        ),
    ),
    "fr": Deeds(
        did=r"\bj'ai (?:bien |déjà |aussi |donc |tout |tous |toutes |vite |aussitôt )*(?P<verb>\w+(?:é|i|is|it|u|ert))\b",
        does=r"(?!)",
        will=r"\bje (?:vous |te |le |la |les |lui |leur |m'en |vais )*(?P<verb>\w+(?:erai|irai|drai|rrai))\b|^(?P<verb2>j'y vais|je m'en occupe|tout de suite|c'est parti|ce sera fait)\b",
        said=r"dit|pensé|entendu|lu|vu|appris|compris|trouvé|oublié|aimé|rencontré|cru|espéré|voulu|essayé|expliqué|mentionné|reçu|eu|été|perdu|su|choisi|écrit|répondu",
        doing=r"(?!)",
        promised=r"serai|aurai|dirai|expliquerai|essaierai|répondrai|raconterai|pourrai|saurai|devrai|voudrai|verrai|resterai",
        supposed=r"\b(?:si|quand|dès que|pour que|que|comme)\b[^,.!?]*$",
        denied=r"\b(?:ne|pas|jamais|rien|aucun\w*|malheureusement|désolé\w*)\b|\bn'",
        looking=r"regardé|vérifié|cherché|trouvé|consulté",
        came=r"^(?:le|la|les|l'|votre|vos|ton|ta|tes|tout|tous|elle|il|ils|elles|c'est)\b ?[^,.!?]{0,50}\b(?:est|sont|a été|ont été|sera)\b (?:\w+ ){0,2}?(?:\w{2,}(?:ée?s?|ies?|ise?s?|erte?s?|ite?s?)|en route|en marche|en cours|prête?s?)[^?]*$",
    ),
    "es": Deeds(
        did=r"\b(?:ya )?(?:lo |la |los |las |le |les |te )?(?:he|hemos) (?P<verb>\w+(?:ado|ido|cho|to))\b",
        does=r"(?!)",
        will=r"^(?:\w+, )?(?:ya )?(?:se |te |le |les |lo |la |los |las )*(?P<verb>\w+(?:aré|eré|iré|dré))\b|^(?P<verb2>ahora mismo|enseguida|voy|en ello|yo me encargo|me encargo|dalo por hecho)\b",
        said=r"dicho|pensado|oído|leído|visto|aprendido|entendido|encontrado|olvidado|sabido|conocido|creído|esperado|querido|intentado|explicado|mencionado|sido|tenido|estado|perdido|escrito|elegido|contado|podido",
        doing=r"(?!)",
        promised=r"seré|estaré|tendré|diré|explicaré|intentaré|responderé|contaré|podré|sabré|querré|deberé",
        supposed=r"\b(?:si|cuando|para que|que|como)\b[^,.!?]*$",
        denied=r"\b(?:no|nunca|nada|nadie|ningún\w*|lamentablemente|lo siento)\b",
        looking=r"mirado|comprobado|buscado|encontrado|consultado|revisado",
        came=r"^(?:ya )?(?:el|la|los|las|su|sus|tu|tus|todo|todos|todas|está|están)\b ?[^,.!?]{0,50}?(?:\b(?:está|están|ha sido|han sido|queda\w*|va|van|se ha|se han)\b (?:\w+ ){0,2}?|(?<=está )|(?<=están ))(?:\w{2,}(?:ad|id|iert|uest|ech|ist)[oa]s?|\w{2,}(?:ando|iendo)|en marcha|en camino|en curso)\b[^?]*$",
    ),
    "it": Deeds(
        did=r"\b(?:l'|gliel'|le |li |gli )?ho (?:già |appena |anche |tutto |tutti |tutte |subito )*(?P<verb>\w+(?:ato|uto|ito|eso|erto|uso|sso|nto|tto|sto))\b",
        does=r"(?!)",
        will=r"^(?:\w+, )?(?:la |lo |le |li |gli |ti |vi |mi )*(?P<verb>\w+(?:erò|irò|drò|rrò|arò))\b|^(?P<verb2>subito|ci penso io|me ne occupo|sarà fatto|consideralo fatto)\b",
        said=r"detto|pensato|sentito|letto|visto|imparato|capito|trovato|dimenticato|saputo|conosciuto|creduto|sperato|voluto|provato|spiegato|menzionato|avuto|perso|scritto|scelto|potuto",
        doing=r"(?!)",
        promised=r"sarò|avrò|dirò|spiegherò|proverò|risponderò|racconterò|potrò|saprò|vorrò|dovrò",
        supposed=r"\b(?:se|quando|perché|che|come)\b[^,.!?]*$",
        denied=r"\b(?:non|mai|nulla|niente|nessun\w*|purtroppo|spiacente|dispiace)\b",
        looking=r"guardato|controllato|cercato|trovato|consultato|verificato",
        came=r"^(?:il|la|lo|i|gli|le|l'|suo|sua|tutto|tutti|tutte)\b ?[^,.!?]{0,50}\b(?:è|sono|è stat[oa]|sono stat[ie]|verrà|sarà)\b (?:\w+ ){0,2}?(?:\w{2,}(?:at|ut|it|es|ert|us|nt|tt)[oaie]|in moto|in arrivo|in corso|in funzione)\b[^?]*$",
    ),
    "nl": Deeds(
        did=r"\b(?:ik heb|heb ik)\b[^,;:.!?]*?\b(?P<verb>\w{0,8}ge\w{2,}(?:t|d|n)|(?:ver|be|ont|her)\w{3,}(?:t|d|n))\b",
        does=r"(?!)",
        will=r"\b(?:ik zal|zal ik|ik ga)\b[^,;:.!?]*?\b(?P<verb>\w+en|gaan|doen|zien)[.!]*$|^(?P<verb2>komt eraan|doe ik|wordt gedaan|meteen|ik regel het|ik ben ermee bezig)\b",
        said=r"gezegd|gedacht|gehoord|gelezen|gezien|geleerd|begrepen|gevonden|vergeten|geweten|gekend|geloofd|gehoopt|gewild|geprobeerd|uitgelegd|genoemd|gehad|verloren|geschreven|gekozen|verteld|geweest|bedacht|gemist|genoten",
        doing=r"(?!)",
        promised=r"zijn|hebben|zeggen|uitleggen|proberen|antwoorden|vertellen|kunnen|weten|moeten|willen|zien|blijven",
        supposed=r"\b(?:als|wanneer|zodra|of|dat|zoals)\b[^,.!?]*$",
        denied=r"\b(?:niet|nooit|niets|niemand|geen|helaas|sorry)\b",
        looking=r"gekeken|nagekeken|gezocht|gevonden|gecontroleerd|opgezocht|bekeken",
        came=r"^(?:je|u|jij) (?:bent|ben|wordt) (?:\w+ ){0,2}?(?:\w{0,8}ge\w{2,}(?:t|d|n))\b|^(?:de|het|uw|je|jouw|alles|alle|beide|hij|zij|die)\b ?[^,.!?]{0,50}\b(?:is|zijn|wordt|worden|werd|werden|heeft|staat|loopt|lopen|komt|draait)\b(?: (?:\w+ ){0,3}?(?:\w{0,8}ge\w{2,}(?:t|d|n)|(?:ver|be|ont)\w{3,}(?:t|d)|onderweg|bezig|klaar|aan|uit|open|dicht|nu|al))?[.!]*$",
    ),
}
