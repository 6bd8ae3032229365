"""Orders of any kind, plans of one's own and orders for words, per language, as patterns.

`orders` begin with an imperative and what it is to be done to, whatever the verb: who
says so waits for a deed, in the house or not. `minds` begin what a mind can do
without lifting a finger: compare, correct. `given` asks for words by what is to be
given: "a motto". `sends` looks like talk, and is for somebody else: "ask the plumber".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Bidding:
    """The table of one language; "" for what it has no words for."""

    orders: str = ""
    minds: str = ""
    given: str = ""
    sends: str = ""


# What begins no order though it stands before an article: what one feels, did or has,
# and the small words of any sentence.
_NO_ORDER_EN: Final = r"(?:play|another|more|others?|next|\w+(?:ed|ing|ly|n't|'s|'re|'ve|'ll|'d)|i|you|he|she|it|we|they|this|that|these|those|there|here|what|who|which|where|when|why|how|is|are|was|were|am|be|been|do|does|did|has|have|had|can|could|may|might|will|would|shall|should|must|and|or|but|if|so|as|than|then|because|though|although|while|until|since|after|before|the|an?|my|our|your|his|her|their|its|no|not|never|all|both|every|each|some|any|many|most|such|quite|just|only|even|also|too|very|still|yet|once|again|today|yesterday|tomorrow|tonight|now|always|often|sometimes|maybe|perhaps|in|on|at|by|of|for|from|with|to|into|over|under|up|down|off|out|through|during|about|like|between|behind|besides?|despite|without|across|along|around|near|love|hate|like|want|need|hope|wish|guess|think|believe|feel|know|miss|enjoy|prefer|mean|thank|thanks|sorry|welcome|congratulations|got|lost|found|bought|saw|went|came|left|met|made|ate|drank|read|wrote|won|slept|spent|broke|took|gave|told|said|heard|felt|thought|dreamt|forgot|caught|fell|kept|ran|sat|stood|paid|sold|sent|brought|built|taught|wore|drove|flew|grew|knew|threw|beat|cost|hit|hurt|cut|became|began|nothing|something|anything|everything|everybody|everyone|nobody|somebody|people|one|two|three)"
_THING_EN: Final = r"(?:the|an?|my|our|his|her|their|me|us|him|them|it|that|this|those|these|some|all|both|every|any|each|whatever|everything|everyone|everybody|another|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|(?:\w+ )?hundred|\d+)"
_NO_ORDER_DE: Final = r"(?:\w+(?:[^aeiouäöü\W]t|st|nd|ung|heit|keit)|ich|du|er|sie|es|wir|ihr|man|mir|dir|ihm|ihn|ihnen|uns|euch|mich|dich|sich|der|die|das|den|dem|des|ein\w*|kein\w*|mein\w*|dein\w*|sein\w*|unser\w*|euer\w*|eure\w*|ihr\w*|dies\w*|jen\w*|jed\w*|alle\w*|beid\w*|viel\w*|manch\w*|etwas|nichts|wer|was|wie|wo|wann|warum|wozu|welch\w*|wenn|weil|dass|ob|als|damit|obwohl|während|und|oder|aber|sondern|denn|doch|also|so|sehr|ganz|zu|auch|nur|noch|schon|sogar|eben|halt|ja|nein|nicht|nie|immer|oft|manchmal|heute|gestern|morgen|jetzt|gleich|bald|dann|da|dort|hier|damals|früher|später|endlich|leider|hoffentlich|vielleicht|wahrscheinlich|in|im|an|am|auf|aus|bei|beim|mit|nach|von|vom|vor|für|um|durch|gegen|ohne|seit|bis|unter|über|neben|hinter|zwischen|wegen|trotz|statt|außer|habe?|hatte|bin|war|wäre|werde|wurde|will|möchte|mag|muss|müsste|kann|könnte|soll|sollte|darf|dürfte|denke?|glaube?|finde?|fühle?|hoffe?|liebe?|hasse?|freue?|wünsche?|überlege?|gehe?|komme?|sitze?|liege?|stehe?|schlafe?|fahre|fliege?|esse|trinke|koche|spiele|lese|lerne|weiß|wusste|dachte|danke?|gute\w*|schöne\w*|oma|opa|mama|papa)"
_THING_DE: Final = r"(?:den|die|das|dem|der|eine?[nmrs]?|mir|mich|uns|ihm|ihr|ihn|ihnen|mein\w*|unser\w*|dein\w*|sein\w*|alle\w*|beide\w*|dies\w*|was|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|\w*hundert|\d+|im|ins|am|zum|zur|beim|für|mit|auf|an|vor)"
_THING_FR: Final = (
    r"(?:le|la|les|mon|ma|mes|notre|nos|une?|des|ce|cet|cette|ces|deux|trois|\d+)\b|l'"
)
_THING_ES: Final = (
    r"(?:el|la|los|las|mi|mis|nuestr[oa]s?|un|una|al|este|esta|es[ea]|dos|tres|\d+)\b"
)
_THING_IT: Final = r"(?:il|la|lo|i|gli|le|mi[oa]|un[oa]?|al|alla|quest[oa]|due|tre|\d+)\b|(?:l|un|all)'"
_THING_NL: Final = (
    r"(?:de|het|een|mijn|onze|ons|me|mij|die|dat|deze|dit|alle|twee|drie|\d+)\b"
)

BIDDING: Final[Mapping[str, Bidding]] = {
    "en": Bidding(
        sends=r"^(?:please |can you |could you |would you )*(?:ask|tell|text|call|write to|read .+ to|say .+ to|wish) (?!(?:me|us|yourself|a|an|it|one|of|away|about|some|something|more|the (?:story|joke|truth|tale|time|future|difference))\b)(?:the|my|our|his|her|their|everyone|everybody|(?-i:[A-Z]\w+))\b(?! a \w+ story)",
        orders=rf"^(?:(?:please|jarvis|hey|ok|okay|so|and|now|then|quick|quickly|kindly|go and|go ahead and|be so kind and|be a dear and),? )*(?!{_NO_ORDER_EN} )[a-z]{{2,}}(?: (?:up|down|out|off|back|over|away|in|on))? {_THING_EN}\b(?! (?:is|are|was|were)\b)",
        minds=r"^(?:(?:please|jarvis|hey|ok|okay|so|and|now|can you|could you|would you),? )*(?:calculate|compute|convert|solve|work out|figure out|add up|multiply|divide|subtract|estimate|guess|compare|contrast|correct|proofread|rephrase|reword|rewrite|paraphrase|shorten|simplify|summari[sz]e|abbreviate|brainstorm|argue|debate|advise|recommend|suggest|rate|rank|review|criticise|analy[sz]e|interpret|conjugate|rhyme|define|pronounce|hum|whistle|pretend|imagine|roleplay|role-play|act (?:as|like)|talk (?:like|to)|speak (?:like|in)|answer (?:in|me|this|that|with)|reply in|flatter|tease|compliment|insult|roast|inspire|teach|coach|quiz|test my|walk (?:me|us) through|talk (?:me|us) through|take (?:me|us) through|show (?:me|us) how|plan an?|outline|sketch out|roll (?:an?|some|two|three)\b|flip an?|think of|find (?:me |us )?an? (?:synonym|antonym|rhyme|word|name|quote|joke|title|slogan|metaphor|reason|example|fact|recipe)|be (?:honest|my|a|an|the)|have a guess|keep (?:talking|going)|go on|carry on)\b",
        given=r"\b(?:give|tell|name|suggest|find|think of|come up with|offer|read|send us off with) (?:me |us )?(?:(?:an?|another|some|the|one|two|three|four|five|ten|your|any|a few|a good|a nice|a short) )+(?:\w+ ){0,2}?(?:mottos?|names?|words?|synonyms?|antonyms?|ideas?|tips?|hints?|clues?|reasons?|examples?|facts?|quotes?|slogans?|titles?|proverbs?|sayings?|definitions?|explanations?|summar(?:y|ies)|overviews?|comparisons?|arguments?|opinions?|thoughts?|recommendations?|suggestions?|advice|compliments?|puns?|toasts?|speech(?:es)?|wish(?:es)?|topics?|questions?|quiz|capitals?|rivers?|recipes?|menus?|plans? for|itinerar(?:y|ies)|lessons?|exercises?|metaphors?|excuses?|nicknames?|predictions?|guess(?:es)?)\b",
    ),
    "de": Bidding(
        sends=r"^(?:bitte |kannst du |könntest du )*(?:sag|sage)\b[^,.!?]*\b(?:ab|zu|bescheid|an|weiter|durch)[.!]*(?:$|,)|^(?:bitte )*(?:frag|frage) (?!mich\b|uns\b|was\b|wie\b)(?:die|eine?n?|(?-i:[A-ZÄÖÜ]\w+)) \w+|^(?:bitte )*(?:sag|sage|frag|frage|erzähl|erzähle|antworte|richte|gib|schreib|schreibe) (?!mir\b|uns\b|mich\b)(?:(?:das|es|dies) )?(?:(?:mein|unser|sein|ihr)\w*|dem|der|den|(?-i:[A-ZÄÖÜ]\w+)) (?!geschichte|katze|welt|witz|wahrheit)\w+",
        orders=rf"^(?:(?:bitte|jarvis|hey|ok|okay|so|und|dann|nun|jetzt|los|komm|sei so gut und|sei so lieb und),? )*(?!{_NO_ORDER_DE} )[a-zäöüß]{{2,}}(?: (?:bitte|mal|doch|kurz|schnell|eben|gleich|noch|schon|endlich|rasch|sofort))* {_THING_DE}\b",
        minds=r"^(?:(?:bitte|jarvis|hey|ok|okay|so|und|dann|nun|jetzt|kannst du|könntest du),? )*(?:berechne?|rechne?|lös\w* (?:das|dieses|mir|die|diese) ?(?:rätsel|aufgabe|gleichung)?|wandle|addier\w*|multiplizier\w*|dividier\w*|subtrahier\w*|schätz\w*|rat|rate|errate|vergleich\w*|korrigier\w*|verbesser\w*|formulier\w*|umschreib\w*|kürz\w* (?:das|den|die|diesen|diese|mir)|vereinfach\w*|fass\b.*\bzusammen|argumentier\w*|diskutier\w*|berat\w*|empfiehl|schlag\b.*\bvor|bewerte?|beurteil\w*|analysier\w*|deut\w*|konjugier\w*|reim\w*|definier\w*|summ\w*|pfeif\w*|tu so|spiel (?:mal |bitte )?(?:einen?|die|den) (?!musik|lied|song|film)\w*|sprich|rede?|red|antworte?|schmeichle?|necke?|lobe?|inspirier\w*|bring (?:mir|uns|ihr|ihm)\b.*\bbei|frag mich\b.*\bab|prüf meine?|sei (?:ehrlich|kurz|mein\w*|ein\w*|mal)|zeig (?:mir|uns),? wie|plane? (?:mir |uns )?(?:mal )?eine?n?|skizzier\w*|würf\w*|wirf eine münze|denk\w* dir|such\w* (?:mir |uns )?eine?n? (?:farbe|namen?|wort|reim|titel|spruch|synonym|zahl|beispiel)|wähle? eine?|mach weiter|weiter so)\b",
        given=r"\b(?:gib|sag|nenn\w*|schlag|find\w*|such\w*|lies|biete) (?:mir |uns )?(?:mal |bitte )?(?:(?:ein|eine|einen|noch ein|noch eine|noch einen|ein paar|zwei|drei|vier|fünf|zehn|das|den|die|deine|kurze?n?|gute?n?|schöne?n?|andere?s?) ?)+ (?:\w+ ){0,1}?(?:motto|namen?|wort|wörter|synonyme?|ideen?|tipps?|hinweise?|gründe?|beispiele?|fakt(?:en)?|zitate?|sprüche?|spruch|titel|sprichwort|definition|erklärung|zusammenfassung|überblick|meinung|rat|ratschlag|vorschlag|vorschläge|kompliment|trinkspruch|rede|thema|themen|frage|fragen|rezepte?|menü|plan für|übung|ausrede|spitznamen?|hauptstädte|flüsse)\b",
    ),
    "fr": Bidding(
        orders=rf"^(?:(?:s'il te plaît|jarvis|et|alors),? )*(?!(?:je|tu|il|elle|on|nous|vous|ils|elles|que|qui|quand|comme|dans|entre|pendant|contre|c'est|est|sous|puis|mais|être|faire|dire|aime|adore|déteste|presque|même|une|votre|notre|chaque|toute|encore|toujours) )[a-zéèêàç]{{2,}}(?:e|s|ds|ts)(?:-(?:moi|nous|lui|leur))? (?:{_THING_FR})",
        sends=r"^(?:dis|demande|raconte|réponds|écris)(?:-(?:le|lui))? (?:ça |cela )?(?:à|au|aux) (?!moi\b|nous\b)",
        minds=r"^(?:(?:s'il te plaît|jarvis|et|alors),? )*(?:calcule|convertis|résous|additionne|multiplie|devine|compare|corrige|reformule|raccourcis|simplifie|résume|argumente|conseille|recommande|suggère|propose|évalue|analyse|interprète|conjugue|définis|prononce|fais (?:comme si|semblant)|imagine|joue le rôle|parle|réponds|explique|enseigne|apprends-(?:moi|nous)|interroge-moi|planifie|organise (?:un|une)|cite|énumère|lance (?:un dé|une pièce)|pense à un|trouve(?:-moi|-nous)? une? (?:synonyme|mot|nom|rime|titre|idée|exemple|citation|blague)|sois)\b",
        given=r"\b(?:donne|dis|cite|propose|trouve)(?:-moi|-nous)? (?:une?|des|deux|trois|cinq|quelques|la|le|ton|ta) (?:\w+ ){0,1}?(?:devise|noms?|mots?|synonymes?|idées?|conseils?|astuces?|indice|raisons?|exemples?|faits?|citations?|proverbe|définition|explication|résumé|avis|compliment|sujet|questions?|recette|menu|excuse|surnom)\b",
    ),
    "es": Bidding(
        orders=rf"^(?:(?:por favor|jarvis|y),? )*(?!(?:era|fuera|había|tenía|está|hace|parece|duele|falta|sobra|gusta|encanta|sale|sube|baja|viene|llega|durante|entre|sobre|ante|desde|hasta|para|contra|mañana|esta|toda|una|donde|aunque|casi|fue|que|porque|\w+ía|\w+aba) )[a-zñ]{{2,}}[ae] {_THING_ES}",
        sends=r"^(?:dile|diles|díselo|pregúntale|pregúntaselo|cuéntale|cuéntaselo|avísale|avisa|escríbele|escríbeselo) ",
        minds=r"^(?:(?:por favor|jarvis|y),? )*(?:calcula|convierte|resuelve|suma|multiplica|divide|adivina|compara|corrige|reformula|acorta|simplifica|resume|argumenta|aconséja\w*|recomi[ée]nda\w*|sugi[ée]re\w*|propón\w*|valora|analiza|interpreta|conjuga|define|pronuncia|finge|haz como|imagina|habla|responde|explica\w*|enséña(?:me|nos)|pregúntame|planea|planifica|enumera|lanza (?:un dado|una moneda)|piensa en|busca(?:me)? un(?:a)? (?:sinónimo|palabra|nombre|rima|título|idea|ejemplo|cita)|sé)\b",
        given=r"\b(?:dame|danos|dime|propón|busca) (?:una?|unos|unas|dos|tres|cinco|algunos|algunas|tu) (?:\w+ ){0,1}?(?:lema|nombres?|palabras?|sinónimos?|ideas?|consejos?|pista|razones|razón|ejemplos?|datos?|citas?|refrán|definición|explicación|resumen|opinión|cumplido|tema|preguntas?|receta|menú|excusa|apodo)\b",
    ),
    "it": Bidding(
        orders=rf"^(?:(?:per favore|jarvis|e),? )*(?!(?:era|ancora|altr\w+|sembra|manca|piace|ora|prima|dopo|sopra|oltre|ogni|tutti|quasi|ieri|oggi|domani|poi|anni|ha|hai|fa|va|come|perché|che|sarà|\w+ava|\w+eva|\w+iva|eri) )[a-z]{{2,}}[ai] (?:{_THING_IT})",
        sends=r"^(?:di'|dillo|diglielo|chiedi|chiedilo|racconta|raccontalo|rispondi|scrivi|scrivilo) (?:questo |ciò )?(?:a|al|alla|ai|alle|agli|all') ?(?!me\b|noi\b)",
        minds=r"^(?:(?:per favore|jarvis|e),? )*(?:calcola|converti|risolvi|somma|moltiplica|dividi|indovina|confronta|correggi|riformula|accorcia|semplifica|riassumi|argomenta|consiglia(?:mi|ci)?|raccomanda|suggerisci(?:mi|ci)?|proponi|valuta|analizza|interpreta|coniuga|definisci|pronuncia|fingi|fai finta|immagina|parla|rispondi|spiega(?:mi|ci)?|insegna(?:mi|ci)|interrogami|pianifica|elenca|lancia (?:un dado|una moneta)|pensa a un|trova(?:mi)? un(?:a|')? ?(?:sinonimo|parola|nome|rima|titolo|idea|esempio|citazione)|sii)\b",
        given=r"\b(?:dammi|dacci|dimmi|proponi|trova(?:mi)?) (?:un[ao']?|dei|delle|due|tre|cinque|alcuni|alcune|il tuo|la tua) ?(?:\w+ ){0,1}?(?:motto|nom[ei]|parol[ae]|sinonim[oi]|ide[ae]|consigli\w*|indizio|ragion[ei]|esemp\w+|fatt[oi]|citazion[ei]|proverbio|definizione|spiegazione|riassunto|opinione|complimento|argomento|domand[ae]|ricetta|menù|scusa|soprannome)\b",
    ),
    "nl": Bidding(
        orders=rf"^(?:(?:alsjeblieft|jarvis|en),? )*(?!(?:ik|jij|je|hij|zij|ze|wij|we|u|dat|die|dit|deze|is|was|zijn|waren|heb|had|kan|mag|moet|zal|zou|wil|in|op|aan|met|van|voor|na|bij|om|uit|door|over|onder|tegen|als|en|of|maar|want|dus|er|hier|daar|wat|wie|waar|hoe|toen|nu|ook|nog|al|alle|morgen|gisteren|vandaag|hou|vind|denk|geloof|\w+t|\w+en) )[a-z]{{2,}} (?:even |eens |maar )?{_THING_NL}",
        sends=r"^(?:zeg|vraag|vertel|schrijf) (?:dat |het |dit )?(?:tegen|aan) (?!me\b|mij\b|ons\b)|^zeg\b.*\baf[.!]*$|^vraag (?:de|het|mijn)\b",
        minds=r"^(?:(?:alsjeblieft|jarvis|en),? )*(?:bereken|reken|los\b.*\bop|tel\b.*\bop|vermenigvuldig|deel|raad|vergelijk|verbeter|corrigeer|herformuleer|kort\b.*\bin|vereenvoudig|vat\b.*\bsamen|argumenteer|adviseer|raad\b.*\baan|stel\b.*\bvoor|beoordeel|analyseer|interpreteer|vervoeg|definieer|doe alsof|praat|antwoord|leg\b.*\buit|leer (?:me|ons)|overhoor|plan een|som\b.*\bop|gooi (?:een|met)|denk aan een|(?:zoek|bedenk) een (?:synoniem|woord|naam|rijm|titel|idee|voorbeeld|citaat)|wees)\b",
        given=r"\b(?:geef|zeg|noem|bedenk|zoek) (?:me |ons |mij )?(?:een|twee|drie|vijf|wat|enkele|je) (?:\w+ ){0,1}?(?:motto|na(?:am|men)|woord(?:en)?|synonie?m(?:en)?|idee(?:ën)?|tips?|hint|reden(?:en)?|voorbeeld(?:en)?|feit(?:en)?|citaten|citaat|spreekwoord|definitie|uitleg|samenvatting|mening|compliment|onderwerp|vragen|vraag|recept|menu|smoes|bijnaam)\b",
    ),
}
