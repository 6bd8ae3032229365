"""How sentences say in what state things are, per language, as words and patterns.

`states` are words for a state beside those of `claims`, `links` what ties one to a
thing, `after` what may stand behind it, `cuts` what joins two that each have their own.
`verbs` tell one wherever they stand, `soft` only introduces or softens, `denies` turns a state round, `left` is a past that
lasts. `only` and `but` tell of the others, too; `exact` is one and not several, `some`
is not all, `many` is of several; `plenty` and `which` ask how many, and which of them. `norms` tell what is best or usual,
`rules` what is to be so again. `self` is who speaks, `when` begins what is only told of a time.
`lacking` goes on with what is not so: "and the back door is not".
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Predicating:
    """The table of one language."""

    states: Mapping[str, str] = field(default_factory=dict)
    verbs: Mapping[str, str] = field(default_factory=dict)
    links: str
    after: str
    cuts: str
    soft: str
    denies: str
    left: str
    only: str
    but: str
    exact: str
    some: str
    many: str
    plenty: str
    which: str
    norms: str
    rules: str
    self: str = "(?!)"
    when: str = "(?!)"
    lacking: str = "(?!)"


def _words(state: str, *words: str) -> dict[str, str]:
    return dict.fromkeys(words, state)


PREDICATES: Final[Mapping[str, Predicating]] = {
    "en": Predicating(
        states={
            **_words("on", "turned on", "left on", "come on", "started", "set off"),
            **_words("on", "on its rounds", "under way", "active", "going", "powered"),
            **_words("on", "off and running", "up and running"),
            **_words("off", "turned off", "gone out", "gone off", "powered down"),
            **_words("stopped", "done", "idle", "over"),
            **_words("open", "opened", "ajar", "wide open", "up", "raised"),
            **_words("open", "drawn back", "pulled back"),
            **_words("closed", "lowered", "down", "come down", "pulled", "drawn"),
            **_words("locked", "locked up", "secured"),
            **_words("docked", "in its dock", "in the dock", "charging"),
            **_words("docked", "back at its base", "at its base", "gone home"),
            **_words("docked", "returned to its dock", "on its dock", "parked"),
            **_words("silent", "silent", "muted", "stopped playing", "quiet"),
            **_words("playing", "playing music", "started playing"),
            **_words("dark", "dark", "unlit", "in darkness", "pitch dark"),
            **_words("lit", "lit", "lit up", "brightly lit", "illuminated"),
        },
        verbs={
            **_words("stopped", "stopped", "finished"),
            **_words("heated", "being heated", "heating up", "being warmed"),
            **_words("heated", "warming up", "heated up", "being heated up"),
        },
        lacking=r"(?:,? and|,? but|,) (?P<of>(?:the |my |your )?[\w' -]{2,40}?) (?:is not|isn't|are not|aren't|is n't|not)[.!]*$",
        links=r"\b(?:(?:is|are|has|have)(?:n\'t)?|been|stays?|remains?|stands?|sits?|lies|left|seems?)\b|(?:'s|'re|'ve)\b",
        after=r"or|at the moment|right now|at present|currently|just now|now|already|again|still|today|at home|in the (?:whole )?house|for the night|too|as well|so|anywhere|either|that|which|except|apart|other than|but|and|while|whereas|at \w+ percent|at \d+|since|for (?:an?|\w+) (?:\w+ )?(?:minutes?|hours?|while|long)|as (?:usual|always)|this (?:moment|morning|evening)|with|is|are|yet|any ?more|any longer|altogether|in total|thank you|sir|madam|music|brightness",
        cuts=r"[,;:.]|\b(?:but|while|whereas|and|although|though)\b",
        soft=r"\b(?:in the (?:whole |entire )?house|at home)\b|\b(?:i'm|i am|we're) (?:afraid|sorry|pleased|glad|happy|certain|sure)(?: to (?:say|report|tell you))?(?: that)?,?|\bas far as i (?:can see|can tell|know),?|\b(?:unfortunately|sadly|luckily|fortunately|regrettably|thankfully|indeed|in fact|actually|completely|safely|tightly|firmly|simply|really|just now|as usual|as always),?|^well,|\bit (?:seems|appears|looks like)(?: that)?|^(?:good|bad) news:|\b(?:don't worry|no need to worry|no worries|rest assured|never fear|all (?:is )?(?:quiet|fine|good|well)|everything (?:is|'s) (?:fine|all right|in order))\b[,.:]?|\bi can (?:confirm|report|tell you)(?: that)?,?|,? ?\b(?:sir|madam)\b|\baccording to (?:the|my) \w+,?|^(?:it's|it is|that's|that is|that would be|what you hear is) (?:just |only )?(?=(?:still )?the\b)",
        denies=r"n't\b|\bnot (?:yet|quite)\b|\b(?:not|no longer|never)\b|\b(?:any ?more|any longer|yet)\b",
        left=r"\b(?:was|were)(?= left\b)",
        only=r"\b(?:only|merely|solely)\b|\bjust (?=the\b|your\b|one\b|a\b)|\bnothing (?:but|except)\b",
        but=r"\b(?:except(?: for)?|apart from|other than|aside from|save for|with the exception of|but)\b",
        exact=r"\b(?:one|1|a single)\b(?! of them\b)",
        some=r"\b(?:some|several|a few|most|many|an?|one|at least|any)\b",
        many=r"\b(?:are|have)(?:n\'t)?\b|'re\b",
        plenty=r"\bhow many\b|\b(?:the )?number of\b|\bcount\b",
        which=r"\b(?:which|what|who)\b",
        norms=r"\bnothing (?:has|was|is) (?:been )?(?:done|changed)\b|\b(?:was|were) (?:lit|opened|closed|locked|drawn|lowered|raised)\b|\b(?:better|best|safer|safest|wiser|than|usually|always|often|whenever|on (?:\w+ )?(?:\w+days|weekdays|weekends))\b",
        rules=r"\b(?:(?:every|each) (?:single |other |second |few )?(?:\w+ )?(?:\w*day|morning|evening|night|noon|week|hours?|month|minutes?|weekend|dusk|dawn|sunset|sunrise)s?|daily|nightly|hourly|weekly|on (?:weekdays|weekends|\w+days)|from now on|from today)\b",
        self=r"\bI\b(?!'m\b| am\b)|\bI've\b",
        when=r"\b(?:until|till|before|after|once|when|whenever|if|unless|as soon as)\b",
    ),
    "de": Predicating(
        states={
            **_words("on", "eingeschaltet", "angeschaltet", "angemacht", "angelassen"),
            **_words("on", "in betrieb", "im gange", "angegangen", "angesprungen"),
            **_words(
                "on", "unterwegs", "am saugen", "am laufen", "losgefahren", "aktiv"
            ),
            **_words("off", "ausgemacht", "ausgegangen", "abgeschaltet", "erloschen"),
            **_words("stopped", "fertig", "durchgelaufen", "durch", "gestoppt"),
            **_words("docked", "zurückgekehrt", "in der basis", "an der station"),
            **_words("docked", "am laden", "in die station zurückgekehrt"),
            **_words("open", "oben", "hochgefahren", "hochgezogen", "gekippt", "auf"),
            **_words("open", "aufgezogen", "aufgemacht", "offen gelassen", "angelehnt"),
            **_words("closed", "unten", "heruntergelassen", "heruntergefahren"),
            **_words("closed", "runtergelassen", "zugezogen", "zugemacht", "dicht"),
            **_words("locked", "zugesperrt", "abgesperrt", "verschlossen"),
            **_words("unlocked", "aufgesperrt", "unverschlossen", "unverriegelt"),
            **_words("silent", "still", "verstummt", "stumm", "ruhig"),
            **_words("dark", "dunkel", "finster", "stockdunkel"),
            **_words("lit", "erleuchtet", "beleuchtet", "hell erleuchtet"),
        },
        verbs={
            **_words("stopped", "gesaugt", "geputzt", "aufgehört"),
            **_words("heated", "geheizt", "aufgeheizt", "beheizt", "erwärmt"),
            **_words("heated", "aufgewärmt", "heizt", "wärmt"),
        },
        lacking=r"(?:,? und|,? aber|,) (?P<of>[\wäöüß -]{2,40}?)(?: (?:ist|sind)(?: es)?)? nicht[.!]*$",
        links=r"\b(?:ist|sind|steht|stehen|bleib(?:t|en)|liegt|liegen|wurden?|worden|hat|haben|scheint|gibt es)\b",
        after=r"oder|im moment|im augenblick|gerade|derzeit|zurzeit|momentan|jetzt|schon|bereits|noch|wieder|heute|zu hause|im (?:ganzen )?haus|auch|ebenfalls|ebenso|außer|bis auf|mit ausnahme|und|aber|während|sind|ist|steht|stehen|mit|seit|worden|nirgends|sir|insgesamt|für die nacht|nicht|wie (?:üblich|immer)|gelassen|geblieben|davon",
        cuts=r"[,;:.]|\b(?:aber|während|und|doch|jedoch|hingegen|dagegen)\b",
        soft=r"\b(?:im (?:ganzen )?haus|zu hause|daheim)\b|\b(?:leider|bedauerlicherweise|glücklicherweise|erfreulicherweise|zum glück|tatsächlich|übrigens|offenbar|anscheinend|wie (?:üblich|immer|gehabt)|sicher|fest|sperrangelweit|weit|ganz|vollständig|komplett),?|\bsoweit ich (?:sehe|weiß|sehen kann),?|\b(?:keine (?:sorge|angst)|alles (?:gut|ruhig|in ordnung|bestens)|kein grund zur sorge|tut mir leid)\b[,.:]?|\bich kann (?:bestätigen|sagen|vermelden),? dass|,? ?\b(?:sir|mein herr|gnädige frau)\b|^(?:das ist|es ist) (?:nur )?(?=d(?:as|er|ie) )|\bimmer (?=noch\b)",
        denies=r"\b(?:noch )?nicht(?: mehr)?\b",
        left=r"(?!)",
        only=r"\b(?:nur|lediglich|bloß|ausschließlich|(?<!kein )(?<!keine )(?<!nicht ein )(?<!nicht eine )einzige[sr]?)\b",
        but=r"\b(?:außer|bis auf|mit ausnahme|ausgenommen|abgesehen von)\b",
        exact=r"\b1\b|\b(?:genau|nur) eine?s?\b",
        some=r"\b(?:einige|manche|mehrere|die meisten|viele|eine?[nmrs]?|mindestens|irgendeine?\w*)\b",
        many=r"\b(?:sind|stehen|haben|brennen|laufen|werden|wurden)\b",
        plenty=r"\bwie ?viele?\b|\bzähl\w*\b|\bdie (?:an)?zahl\b",
        which=r"\b(?:welche[rsnm]?|was|wer)\b",
        norms=r"\b(?:besser|am besten|sicherer|als(?! auch\b)|meist\w*|oft|immer(?! noch)|wann immer|\w+tags|lassen)\b|^(?:steht|ist|sind|bleibt|läuft|brennt)\b[^.?]*,",
        rules=r"\b(?:jede[nrms]? (?:\w+ )?(?:\w*(?:tag|morgen|abend|nacht|mittag|woche|stunde|monat|minute)e?n?|mittwoch)|täglich|stündlich|wöchentlich|nächtlich|allabendlich|(?:alle|aller) (?:\w+ )?(?:minuten|stunden|tage)|werktags|wochentags|(?:morgens|mittags|abends|nachts|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags)|von (?:nun|jetzt) an|ab (?:jetzt|sofort|heute|morgen)|künftig)\b",
        self=r"\bich\b",
        when=r"\b(?:bis(?! auf\b)|bevor|nachdem|sobald|wenn|falls|solange|ehe)\b",
    ),
    "fr": Predicating(
        states={
            **_words(
                "on", "en marche", "en route", "en cours", "allumé", "resté allumé"
            ),
            **_words("stopped", "fini", "terminé", "à l'arrêt"),
            **_words("open", "levé", "levés", "relevé", "relevés", "entrouverte"),
            **_words("closed", "baissé", "baissés", "descendu", "descendus"),
        },
        links=r"\b(?:est|sont|reste\w*|a|ont|y a|tourne\w*)\b",
        after=r"ou|en ce moment|pour l'instant|actuellement|maintenant|encore|déjà|aussi|sauf|et|mais|dans la maison|est|sont|monsieur|depuis|à \d+",
        cuts=r"[,;:.]|\b(?:mais|tandis que|et|alors que)\b",
        soft=r"\b(?:malheureusement|hélas|heureusement|en effet|apparemment|bien|toujours|encore|toutes les deux|tous les deux),?|,? ?\bmonsieur\b|\bc'est (?=l)",
        denies=r"\bn(?:e |'(?=est|ont|a))|\b(?:pas(?: encore)?|plus)\b",
        left=r"(?!)",
        only=r"\b(?:seule?s?|seulement|uniquement)\b",
        but=r"\b(?:sauf|excepté|à part|hormis|à l'exception de)\b",
        exact=r"\b1\b|\bune? seule?\b",
        some=r"\b(?:des|quelques|certaine?s|plusieurs|une?|au moins)\b",
        many=r"\b(?:sont|ont|restent|marchent|tournent)\b",
        plenty=r"\bcombien\b",
        which=r"\b(?:quel\w*|qui|qu'est-ce)\b",
        norms=r"\b(?:mieux|meilleur\w*|toujours quand|souvent|le \w+di)\b",
        rules=r"\b(?:(?:chaque|tous les|toutes les) (?:\w+ )?(?:jours?|matins?|soirs?|nuits?|semaines?|heures?|minutes?|\w+dis?|dimanches?)|quotidiennement|désormais|le (?:soir|matin|week-end))\b",
        self=r"\bje\b|\bj'",
        when=r"\b(?:jusqu'à ce que|avant|après|quand|lorsque|dès que|si)\b",
    ),
    "es": Predicating(
        states={
            **_words("on", "en marcha", "funcionando", "en funcionamiento", "puesto"),
            **_words("stopped", "parado", "parada", "terminado", "listo"),
            **_words("open", "subida", "subidas", "levantada", "levantadas"),
            **_words("closed", "bajada", "bajadas"),
        },
        links=r"\b(?:está|están|sigue|siguen|queda|quedan|ha|han|hay|continúa)\b",
        after=r"o|en este momento|ahora mismo|ahora|actualmente|todavía|aún|también|ya|y|pero|en (?:la )?casa|está|están|señor|desde|al \d+|menos|excepto|salvo",
        cuts=r"[,;:.]|\b(?:pero|mientras que|y)\b",
        soft=r"\b(?:por desgracia|desgraciadamente|lamentablemente|por suerte|efectivamente|todavía|aún),?|,? ?\bseñor\b|^es (?=(?:el|la)\b)",
        denies=r"\b(?:ya )?no\b(?! hay)",
        left=r"(?!)",
        only=r"\b(?:solo|sólo|solamente|únicamente)\b",
        but=r"\b(?:menos|excepto|salvo|aparte de)\b",
        exact=r"\b1\b|\bun[oa] sol[oa]\b",
        some=r"\b(?:algun[oa]s|unos|unas|vari[oa]s|una?|al menos)\b",
        many=r"\b(?:están|han|siguen|quedan)\b",
        plenty=r"\bcuánt[oa]s\b",
        which=r"\b(?:qué|cuál\w*|quién\w*)\b",
        norms=r"\b(?:mejor|siempre|a menudo|los \w+)\b(?= (?:que|por|de))",
        rules=r"\b(?:(?:cada|tod[oa]s l[oa]s) (?:\w+ )?(?:días?|mañanas?|tardes?|noches?|semanas?|horas?|minutos?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)|diariamente|a diario|a partir de (?:ahora|hoy)|por las (?:noches|mañanas))\b",
        self=r"\byo\b",
        when=r"\b(?:hasta que|antes|después|cuando|si|en cuanto)\b",
    ),
    "it": Predicating(
        states={
            **_words("on", "in funzione", "in moto", "in corso"),
            **_words("stopped", "fermo", "ferma", "finito", "finita"),
            **_words("open", "alzata", "alzate", "sollevata", "sollevate"),
            **_words("closed", "abbassata", "abbassate", "giù"),
        },
        links=r"\b(?:è|sono|resta|restano|ha|hanno|sta|stanno|rimane)\b|\bc'è\b",
        after=r"o|in questo momento|al momento|ora|adesso|ancora|già|anche|e|ma|in casa|è|sono|signore|da|al \d+|tranne|eccetto",
        cuts=r"[,;:.]|\b(?:ma|mentre|e)\b",
        soft=r"\b(?:purtroppo|per fortuna|in effetti|effettivamente|ancora),?|,? ?\bsignore\b|^è (?=(?:il|la|lo)\b|l')",
        denies=r"\bnon\b|\bpiù\b",
        left=r"(?!)",
        only=r"\b(?:solo|soltanto|solamente|unicamente)\b",
        but=r"\b(?:tranne|eccetto|salvo|a parte)\b",
        exact=r"\b1\b|\bun[oa]? sol[oa]\b",
        some=r"\b(?:alcun[ie]|qualche|un[oa]?|divers[ie]|almeno)\b",
        many=r"\b(?:sono|hanno|restano|stanno)\b",
        plenty=r"\bquant[ie]\b",
        which=r"\b(?:quale|quali|che cosa|cosa|chi)\b",
        norms=r"\b(?:meglio|sempre|spesso)\b",
        rules=r"\b(?:(?:ogni|tutt[ei] (?:i|le)) (?:\w+ )?(?:giorn[oi]|mattin\w|ser[ae]|nott[ei]|settiman[ae]|or[ae]|minut[oi]|luned\w|marted\w|mercoled\w|gioved\w|venerd\w|sabat\w|domenic\w)|quotidianamente|d'ora in poi|da (?:oggi|domani))\b",
        self=r"\bio\b",
        when=r"\b(?:finché|prima|dopo|quando|se|appena)\b",
    ),
    "nl": Predicating(
        states={
            **_words("on", "bezig", "aan de gang", "aan het draaien", "ingeschakeld"),
            **_words("off", "uitgeschakeld", "uitgegaan"),
            **_words("stopped", "klaar", "gestopt"),
            **_words("open", "omhoog", "opengelaten"),
            **_words("closed", "omlaag", "naar beneden", "gesloten"),
            **_words("locked", "vergrendeld", "afgesloten"),
        },
        links=r"\b(?:is|zijn|staat|staan|blijft|blijven|heeft|hebben|zit|zitten)\b",
        after=r"of|op dit moment|momenteel|nu|nog|al|ook|weer|en|maar|in huis|is|zijn|staat|staan|meneer|sinds|op \d+|behalve|niet",
        cuts=r"[,;:.]|\b(?:maar|terwijl|en)\b",
        soft=r"\b(?:helaas|gelukkig|jammer genoeg|inderdaad|blijkbaar|nog steeds|gewoon),?|,? ?\bmeneer\b|^(?:het|dat) is (?=(?:de|het)\b)",
        denies=r"\b(?:nog )?niet(?: meer)?\b",
        left=r"(?!)",
        only=r"\b(?:alleen|slechts|enkel)\b",
        but=r"\b(?:behalve|op \w+ na|uitgezonderd|afgezien van)\b",
        exact=r"\b1\b|\béén\b",
        some=r"\b(?:enkele|sommige|een paar|een|minstens)\b",
        many=r"\b(?:zijn|staan|hebben|branden|draaien)\b",
        plenty=r"\bhoeveel\b",
        which=r"\b(?:welke?|wat|wie)\b",
        norms=r"\b(?:beter|best|dan|altijd|vaak)\b",
        rules=r"\b(?:(?:elke|iedere|elk|ieder) (?:\w+ )?(?:\w*dag|ochtend|avond|nacht|week|uur|middag|maand|minuut)|dagelijks|wekelijks|'s (?:avonds|ochtends|nachts|middags|morgens)|voortaan|vanaf (?:nu|vandaag|morgen))\b",
        self=r"\bik\b",
        when=r"\b(?:tot(?:dat)?|voordat|nadat|als|wanneer|zodra|indien)\b",
    ),
}
