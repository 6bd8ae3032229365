"""What is said on the air, under a film and by who sells something, per language.

`says` are patterns anywhere in it, `public` begins with those of whom only the news
tell, unless one of the words of `own` brings it home.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Airing:
    """The patterns of one language, without case."""

    says: str
    public: str = "(?!)"
    own: str = "(?!)"


_SITES: Final = r"(?:instagram|insta|facebook|twitter|tik ?tok|you ?tube|patreon|twitch|snapchat|discord|telegram|linkedin|social media|steady)"

ON_AIR: Final[Mapping[str, Airing]] = {
    "en": Airing(
        says=(
            r"\b(?:this|today's|tonight's|our) (?:video|episode|podcast|show|programme|program|stream|segment|channel|broadcast)\b[^.!?]*\b(?:sponsored|made possible|supported|funded|presented) (?:by|with)\b|\b(?:thanks|thank you|shout ?outs?)\b[^.!?]*\b(?:tuning in|patrons?|sponsors?|subscribers?|viewers|backers)\b|\bthat's (?:a wrap|all from (?:me|us))\b|\bi'm your host\b|\bsee you (?:guys |all |folks )?(?:in the )?next (?:one|video|episode|stream)\b|\bbrought to you by\b|\btake care of yourselves\b|^(?:and )?the winner of (?:tonight|today|this|the)\b"
            r"|^(?:and )?(?:now|over to) \w+ with (?:the|our) (?:traffic|travel|weather|sport|sports|news|headlines|business)\b|\b(?:in|check) the (?:video )?description\b|\bin the (?:show notes|comment section)\b|\b(?:comments?|think|thoughts|links?|description)(?: section)? (?:down )?below\b"
            rf"|\b(?:follow|find|join|support|like|catch) (?:us|me) (?:over )?on (?:my |our )?{_SITES}\b"
            r"|\bnever miss an? (?:upload|video|episode|stream|show)\b|^new (?:episodes?|videos?) (?:every|each)\b|\bconsider subscribing\b|\bif you(?:'re| are) new (?:here|to (?:this|the|my|our) channel)\b"
            r"|^(?:\w+ )?(?:subtitles?|captions?|subtitling|captioning)(?::| by\b)|^filmed (?:before|in front of|on location|entirely)\b|^sync(?:ed)?\b.* by\b|\bharmed in the making\b|^an? (?:\w+ )?(?:co-?)?production (?:of|by|for)\b"
            r"|\bi told \w+,? (?:so )?i said\b|\b(?:we|i) interrupt (?:this|our|your)\b|\bstay with us\b|\bafter (?:these|the) (?:messages|adverts|commercials)\b|^up(?: next)? after the break\b|\bback (?:to|in) the studio\b"
            r"|^coming (?:this|next) \w+,? (?:the|an?|to)\b|\b(?:in|at) (?:cinemas|theaters|theatres) (?:from|on|this|next|soon|everywhere|nationwide)\b|^only in (?:cinemas|theaters|theatres)\b"
            r"|^(?:next|later|now|tonight) on (?:channel|bbc|the bbc|itv|sky|fox|cnn|nbc|abc|cbs|hbo|radio)\b|\bwelcome to (?:the|our) (?:[\w'-]+ ){0,3}(?:news|show|programme|program|broadcast|podcast|bulletin)\b"
            r"|\b(?:these|here) are (?:tonight's|today's|this evening's|this morning's|the) (?:headlines|top stories|main stories)\b|\b(?:stories|headlines) (?:this|at this) (?:hour|evening|morning)\b"
            r"|\btakes? the lead\b|\bin the [\w-]+(?:th|st|nd|rd) minute\b|\b(?:corner|penalty|free kick|throw[- ]in|goal kick) (?:for|to)\b|\b(?:rivals|teams|sides|giants) (?:meet|clash|face off|collide)\b"
            r"|\b(?:terms|conditions|restrictions|exclusions) apply\b|\bsee (?:our )?(?:website|store|label|packaging) for details\b|\bbatteries (?:not|sold|are not) (?:included|separately)\b|\bsatisfaction guaranteed\b"
            r"|\b(?:zero|\d+) ?(?:percent|%) (?:interest|apr|finance)\b|\b(?:get|enjoy) (?:\w+ ){1,3}(?:months?|weeks?|days?) free\b|^new (?:extra|improved|even)\b|, now with (?:added |extra |more )?\w+[.!]*$"
            r"|\b(?:try|order|get|book) (?:it|yours) (?:today|now)\b(?=,|[.!]* \w+ guaranteed)|\b(?:feel|taste|discover|experience) the (?:difference|power|magic)\b|\b(?:operators|agents|advis[eo]rs) are (?:standing by|waiting)\b|\bbecause you're worth\b|\bthe best an? \w+ can get\b|\bswitch to our\b"
        ),
        public=r"^(?:and |so |now |meanwhile,? |today,? )*(?:the )?(?:police|prime minister|president|chancellor|(?:foreign|finance|health|interior|defen[cs]e) (?:minister|secretary)|government|white house|parliament|congress|senate|supreme court|european (?:union|commission)|united nations|ftse|dow jones|nasdaq|dax|stock market|markets|shares (?:in|of)|inflation|unemployment|traffic (?:on|is|remains|around)|(?:delays|congestion|roadworks) on the|heavy (?:rain|snow|snowfall|showers)|strong winds|authorities|officials|investigators|detectives|scientists|researchers|firefighters|rescuers|rebels|troops|protesters|voters)\b",
        own=r"\b(?:i|i'm|i've|my|me|we|we're|our|us|you|your|jarvis|please|here|outside|door|house|home|garden|remind|remember|close|open|turn|switch)\b|\?$",
    ),
    "de": Airing(
        says=(
            r"\b(?:dieses|diese|dieser|das heutige|die heutige|unser\w*) (?:video|folge|podcast|sendung|beitrag|episode|stream|kanal|programm)\b[^.!?]*\b(?:gesponsert|unterstützt|präsentiert|finanziert|ermöglicht)\b|\bdank(?:e|eschön)?\b[^.!?]*\b(?:einschalten|zuschauen|zusehen|reinhören|unterstützern?|sponsor\w*|abonnenten|zuschauern?)\b|^ich bin \w+(?: \w+)?,? und das (?:war|waren|ist|sind)\b|\bbis dahin,? macht(?:'s| es) gut\b|\bbleibt (?:mir )?gesund\b|\bin ihrem (?:\w*markt|fachhandel|\w*handel|autohaus)\b|\bsind wir (?:auch schon )?am ende (?:der|unserer|dieser) (?:sendung|folge)\b"
            r"|^(?:und )?(?:nun|jetzt) \w+ mit (?:den|dem|der|unserem|unseren) \w*(?:meldungen|wetter|sport|nachrichten|schlagzeilen|verkehr)\b|\b(?:liken|abonnieren)\b[^.!?]*\b(?:abonnieren|liken|nächsten mal|teilen)\b|^(?:und )?da sag(?:e|te)? ich zu[rm]? \w+|\b(?:in|unter) der (?:video)?beschreibung\b|\bin den (?:show ?notes|kommentaren)\b|\b(?:schreib\w*|lass\w*)\b[^.!?]*\b(?:kommentare?|(?:unten|drunter),? was)\b|\bteilt (?:das|dieses|den) (?:video|folge|podcast|beitrag)\b|\blass(?:t)? (?:\w+ ){0,3}(?:abo|like|daumen)\b"
            rf"|\bfolg(?:t|en sie) (?:uns|mir) (?:\w+ )?auf\b|\b(?:findet|finden sie|seht|hört) (?:ihr )?(?:mich|uns) (?:\w+ )?(?:auf|bei) {_SITES}\b|\bihr findet (?:mich|uns)\b"
            r"|\bzurück (?:ins|in das|im) studio\b|\b(?:like|abo|daumen|kommentar)\w* (?:da|hier|dazu)(?:zu)?lassen\b|\bglocke (?:zu )?(?:aktivieren|drücken)\b|^jeden \w+ eine? neue[sr]? (?:folge|video|episode)\b|\b(?:neu hier|neu auf (?:dem|diesem|meinem) kanal)\b"
            r"|^(?:untertitel(?:ung)?|übersetzung|synchron\w*|regie|redaktion)\s?:|^(?:eine )?(?:ko-?)?produktion (?:von|der|des|im)\b|^eine ko-?produktion\b|\bpräsentiert (?:von|vom|ihnen)\b"
            r"|\b(?:wir|ich) unterbrechen? (?:unser|das|die|ihr)\w*|^(?:gleich )?nach (?:der|einer kurzen) (?:pause|werbung|unterbrechung)\b|^(?:und )?(?:der|die) (?:gewinner|gewinnerin|sieger|siegerin) (?:des|der|von)\b"
            r"|^ab (?:dem |sofort |\w+tag )[^.!?]*\b(?:im kino|im handel|in den kinos)\b|\bnur im kino\b|^(?:gleich|jetzt|nun|später) (?:im (?:ersten|zweiten|dritten)|auf (?:rtl|prosieben|sat|arte|ard|zdf|3sat|vox)|bei (?:rtl|prosieben|sat))\b|^hier ist (?:das (?:erste|zweite)|der deutschlandfunk|die tagesschau)\b"
            r"|\bdas (?:sind|waren) die (?:schlagzeilen|nachrichten|meldungen|themen)\b|\b(?:willkommen|begrüße\w*)\b[^.!?]*\b(?:tagesschau|nachrichten|sendung|show|podcast|morgenmagazin)\b"
            r"|\bgeht (?:\w+ )?in führung\b|\bin der [\w-]+(?:ten|sten) minute\b|\b(?:ecke|elfmeter|freistoß|einwurf|abstoß) für\b|\btreffen (?:\w+ ){0,4}(?:rivalen|mannschaften|teams)\b[^.!?]*\b(?:aufeinander|finale|spiel)\b"
            r"|\bes gelten (?:die|unsere)\b|\bbatterien (?:nicht|sind nicht) (?:enthalten|inbegriffen|im lieferumfang)\b|\bzufriedenheit garantiert\b|\bnull prozent (?:zinsen|finanzierung)\b|\b(?:monate?|wochen|tage) (?:gratis|kostenlos|umsonst)\b|\bjetzt (?:neu|noch besser)\b|\bjetzt (?:ausprobieren|sichern|entdecken)\b"
            r"|\bmit der kraft (?:der|des|von)\b|\b(?:spüren|erleben|entdecken|schmecken) sie\b|\b(?:berater|mitarbeiter) warten auf\b|\bweil (?:sie|ich) es (?:sich|mir) wert\b|\bfür das beste i[mn]\b|\bwechseln sie (?:jetzt|heute|noch)\b"
        ),
        public=r"^(?:und |nun |heute |inzwischen |im norden |im süden |im osten |im westen |auf der a ?\d+ |der |die |das )*(?:polizei|kanzler(?:in)?|bundeskanzler(?:in)?|präsident(?:in)?|(?:außen|finanz|innen|gesundheits|verteidigungs|minister|ministerpräsident)\w*minister(?:in)?|regierung|bundesregierung|bundestag|bundesrat|opposition|eu-kommission|vereinten nationen|dax|dow jones|börse|inflation|arbeitslosigkeit|behörden|ermittler|feuerwehr|rettungskräfte|forscher|wissenschaftler|demonstranten|truppen|rebellen|wähler|(?:stockt|staut sich|rollt) der verkehr|ist mit (?:\w+ )?(?:\w*regen|schnee\w*|sturm\w*|gewitter\w*|schauern|frost|glätte))\b",
        own=r"\b(?:ich|mein\w*|mir|mich|wir|unser\w*|uns|du|dein\w*|dir|dich|jarvis|bitte|hier|draußen|tür|haus|zu ?hause|garten|erinner\w*|merk\w*|mach|schalt\w*|schließ\w*|öffne)\b|\?$",
    ),
    "fr": Airing(
        says=rf"\bmerci\b[^.!?]*\b(?:sponsor\w*|abonnés|téléspectateurs|d'avoir (?:regardé|suivi|écouté))\b|\bdans la (?:barre de )?description\b|\ben commentaires?\b|\b(?:suivez|retrouvez)-(?:nous|moi) sur\b|\b(?:rejoignez|suivez)[- ](?:nous|moi)[^.!?]*\b{_SITES}\b|^sous-titr\w+ ?:|\bnous interrompons\b|\bjuste après la pub\w*|\brestez avec nous\b|\bbienvenue (?:dans|au|à) (?:le |la )?(?:journal|émission|podcast)\b|\bau cinéma (?:le|dès|à partir)\b|\bsatisfait ou remboursé\b|\bpiles non (?:incluses|fournies)\b|\bvoir conditions\b|\bouvre le score\b|\bparce que vous le valez\b",
        public=r"^(?:et |aujourd'hui,? |ce matin,? |pendant ce temps,? |à (?:paris|bruxelles|genève),? )*(?:la |le |les |l'|un |une )?(?:police|gendarmerie|premi(?:er|ère) ministre|président(?:e)? (?:de la|du|américain|russe|français)|ministre de|gouvernement|élysée|parlement|sénat|assemblée nationale|union européenne|commission européenne|nations unies|cac 40|dow jones|nasdaq|bourses?|marchés financiers|inflation|chômage|autorités|enquêteurs|pompiers|chercheurs|scientifiques|manifestants|syndicats|rebelles|électeurs|circulation (?:est|reste))\b",
        own=r"\b(?:je|j'|moi|mon|ma|mes|nous|notre|nos|jarvis|s'il|ici|dehors|porte|maison|jardin|rappelle\w*|allume|éteins|ferme|ouvre|on)\b|\?$",
    ),
    "es": Airing(
        says=rf"\bgracias\b[^.!?]*\b(?:patrocinador\w*|suscriptores|espectadores|por (?:vernos|sintonizar|vuestra sintonía))\b|\ben la (?:caja de )?descripción\b|\ben los comentarios\b|\b(?:síguenos|seguidnos|síganos|sígueme|búscame)\b[^.!?]*\b{_SITES}\b|^subtítulos ?:|\binterrumpimos (?:nuestra|este|la)\b|\bdespués de la publicidad\b|\bno se vayan\b|\bquédense con nosotros\b|\bbienvenid[oa]s a (?:el |la |un |una )?(?:nuev\w+ )?(?:noticias|programa|informativo|podcast|vídeo|episodio)\b|\ben cines\b|\bpilas no incluidas\b|\bsatisfacción garantizada\b|\bse aplican condiciones\b|\bporque tú lo vales\b",
        public=r"^(?:y |hoy,? |esta mañana,? |mientras tanto,? |por otra parte,? |en (?:madrid|bruselas),? )*(?:la |el |los |las |un |una )?(?:policía|guardia civil|primer[ao]? ministr[ao]|president[ea] (?:del|de la)|ministr[ao] de|gobierno|moncloa|congreso|senado|unión europea|comisión europea|naciones unidas|ibex|dow jones|nasdaq|bolsas?|mercados|inflación|paro|desempleo|autoridades|investigadores|bomberos|científicos|manifestantes|sindicatos|rebeldes|votantes|tráfico (?:en|está|sigue))\b",
        own=r"\b(?:yo|me|mi|mis|nos|nuestr[oa]s?|jarvis|por favor|aquí|fuera|puerta|casa|jardín|recuérda\w*|enciende|apaga|cierra|abre)\b|\?$",
    ),
    "it": Airing(
        says=rf"\bgrazie\b[^.!?]*\b(?:sponsor|iscritti|telespettatori|per averci seguito)\b|\b(?:nella|in) descrizione\b|\bnei commenti\b|\b(?:seguiteci|seguimi|seguitemi)\b[^.!?]*\b{_SITES}\b|^sottotitoli ?:|\binterrompiamo (?:il|questo|la)\b|\bdopo la pubblicità\b|\brestate con noi\b|\bbenvenuti (?:al|alla|a|in) (?:telegiornale|trasmissione|questo|questa|nuov\w+|podcast)\b|\bal cinema (?:dal|da)\b|\bbatterie non incluse\b|\bsoddisfatti o rimborsati\b|\bperché voi valete\b",
        public=r"^(?:e,? |oggi,? |stamattina,? |intanto,? |dall'altra parte,? |a (?:roma|bruxelles),? )*(?:la |il |i |gli |le |l'|un |una )?(?:polizia|carabinieri|primo ministro|president[ea] (?:del|della)|ministr[oa] (?:del|della|degli|dell)|governo|quirinale|parlamento|senato|camera dei deputati|unione europea|commissione europea|nazioni unite|ftse|dow jones|nasdaq|borse?|mercati|inflazione|disoccupazione|autorità|inquirenti|vigili del fuoco|ricercatori|scienziati|manifestanti|sindacati|ribelli|elettori|traffico (?:su|è|resta))\b",
        own=r"\b(?:io|mi|mio|mia|miei|noi|ci|nostr[oaie]|jarvis|per favore|qui|fuori|porta|casa|giardino|ricorda\w*|accendi|spegni|chiudi|apri)\b|\?$",
    ),
    "nl": Airing(
        says=rf"\b(?:bedankt|dank)\b[^.!?]*\b(?:sponsor\w*|abonnees|kijkers|voor het (?:inschakelen|luisteren))\b|\bin de beschrijving\b|\bin de (?:comments|reacties)\b|\b(?:volg|vind) (?:ons|me|mij)\b[^.!?]*\b{_SITES}\b|^ondertitel(?:s|ing) ?:|\bwij onderbreken\b|\bna de reclame\b|\bblijf bij ons\b|\bwelkom (?:bij|terug bij) (?:het|de) (?:journaal|nieuws|show|podcast|uitzending)\b|\bin de bioscoop (?:vanaf|op)\b|\bbatterijen niet inbegrepen\b|\bniet goed,? geld terug\b|\bomdat je het waard bent\b",
        public=r"^(?:en |vandaag |vanochtend |intussen |ondertussen |in (?:den haag|brussel) )*(?:de |het |een |heeft de |is de )?(?:politie|premier|minister(?:-president)?|president van|kabinet|regering|tweede kamer|eerste kamer|parlement|europese (?:unie|commissie)|verenigde naties|aex|dow jones|nasdaq|beurs|beurzen|markten|inflatie|werkloosheid|autoriteiten|rechercheurs|brandweer|onderzoekers|wetenschappers|demonstranten|vakbonden|rebellen|kiezers|verkeer (?:op|staat))\b",
        own=r"\b(?:ik|me|mij|mijn|wij|we|ons|onze|jarvis|alsjeblieft|hier|buiten|deur|huis|thuis|tuin|herinner|zet|doe|sluit|open)\b|\?$",
    ),
}
# Words that only fill a pause, whatever the language.
FILLERS: Final = frozenset(
    [
        "ach",
        "nun",
        "weisst",
        "du",
        "verstehst",
        "sozusagen",
        "quasi",
        "irgendwie",
        "mean",
        "i",
        "well",
        "so",
        "right",
        "ok",
        "like",
        "you",
        "know",
        "anyway",
        "now",
        "then",
        "well",
        "tja",
        "also",
        "genau",
        "naja",
        "na",
        "je",
        "gut",
        "nun",
        "halt",
        "eben",
        "doch",
        "alors",
        "bon",
        "bah",
        "ben",
        "voilà",
        "quoi",
        "nada",
        "insomma",
        "ecco",
        "dunque",
        "enfin",
        "bueno",
        "pues",
        "vale",
        "claro",
        "allora",
        "dunque",
        "beh",
        "cioè",
        "bene",
        "nou",
        "dus",
        "goed",
        "sí",
        "si",
        "oui",
        "nee",
        "nein",
        "yes",
    ]
)
# What songs are filled with.
SUNG: Final = frozenset(
    [
        "la",
        "na",
        "da",
        "ba",
        "dum",
        "doo",
        "sha",
        "oh",
        "yeah",
        "hey",
        "baby",
        "ooh",
        "ah",
        "whoa",
    ]
)
# In what letters a language is written that is not written in Latin ones.
SCRIPTS: Final = frozenset(
    [
        "ru",
        "uk",
        "bg",
        "mk",
        "sr",
        "be",
        "el",
        "ja",
        "zh",
        "ko",
        "ar",
        "fa",
        "ur",
        "he",
        "yi",
        "th",
        "hi",
        "mr",
        "ne",
        "bn",
        "ta",
        "te",
        "kn",
        "ml",
        "gu",
        "pa",
        "si",
        "ka",
        "hy",
        "km",
        "lo",
        "my",
        "am",
        "mn",
        "kk",
        "ky",
        "tg",
    ]
)
