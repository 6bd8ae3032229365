"""What announcers, lines and advertisements say, in French, Spanish, Italian, Dutch.

The fields are told in `adverts.py`.
"""

from collections.abc import Mapping
from typing import Final

from .adverts import Advertising

_NEVER: Final = "(?!)"

ADVERTISING_ABROAD: Final[Mapping[str, Advertising]] = {
    "fr": Advertising(
        says=(
            r"\b(?:les|la) (?:bourses?|places? boursières?) (?:\w+ )*(?:termin|clôtur|ouvr|ferm)\w*|^c'était (?:le journal|les titres|la météo|l'essentiel|votre (?:journal|météo|émission))\b|\bpris l'antenne\b|\bà vous les studios\b|\b(?:conseillers|lignes|opérateurs) sont (?:\w+ )*(?:occupé|indisponible)\w*\b|\bne (?:quittez|raccrochez) pas\b|\brestez en ligne\b"
            r"|\bvotre appel (?:est|sera|va|peut)\b|\b(?:tapez|appuyez sur|faites le) (?:\d|un|deux|trois|étoile|dièse)\b|\baprès le (?:bip|signal)\b"
            r"|\bnuméro que vous avez (?:composé|demandé)\b|\bconditions générales\b|\bproch(?:ain arrêt|aine station)\b|\battachez vos ceintures\b|\battention à la (?:fermeture|marche)\b"
            r"|\b(?:limite|épuisement) des stocks\b|\b(?:votre|un) (?:médecin|pharmacien)\b[^.!?]*\bnotice\b|\bdemandez conseil à votre\b|\b(?:profitez|bénéficiez)(?:-en)?\b|\ben profiter\b"
            r"|\brendez-vous (?:vite )?(?:sur|dans|chez) (?:notre|nos|votre|vos)\b|\b(?:appelez|commandez|achetez|réservez|inscrivez-vous)(?: \w+){0,3} (?:maintenant|vite|dès)\b"
            r"|\bsatisfait ou remboursé\b|\b(?:moitié prix|promotion|soldes?|offre)\b[^.!?]*\b(?:jusqu'|valable)|\bpour (?:seulement|à peine) \d|\b(?:en vente|disponible) (?:partout|dès|en magasin)\b|\bdans tous (?:vos|les) (?:magasins|cinémas)\b"
            r"|\b(?:émission|programme|film|épisode) (?:vous )?(?:est|était|a été) (?:présenté|offert|proposé)\w*\b|\brestez avec nous\b|\bon (?:revient|se retrouve) (?:juste |tout de suite )?après\b"
            r"|^(?:et )?(?:maintenant|tout de suite|place à|dans un instant),? (?:(?:à )?(?:la météo|le sport|le journal|la publicité)|une page de)\b|\bvoici (?:les|nos) titres\b|\bbon(?:soir|jour) à (?:tous|toutes)\b"
            r"|\b(?:mesdames(?:, mesdemoiselles,?)? et messieurs|chers (?:téléspectateurs|auditeurs|amis))\b|^likez\b|\bdéconseillé aux moins de\b|\bquel(?:le)? (?:but|match|arrêt|essai)\b(?! \w+-)|^(?:et )?(?:c'est le )?but\b|\bdans l'épisode précédent\b"
        ),
        yours=_NEVER,
        owned=_NEVER,
        own=_NEVER,
    ),
    "es": Advertising(
        says=(
            r"\b(?:las bolsas|la bolsa) (?:\w+ )?(?:cierra|cerr|abr|termin)\w*|^(?:y )?(?:esto|eso) (?:ha sido|es|fue) todo (?:por hoy|por ahora|desde)\b|^(?:y )?hasta aquí (?:el|la|las|los|nuestr\w+) (?:tiempo|noticias|informativo|telediario|programa|deportes)\b|\b(?:agentes|líneas|operadores) están (?:\w+ )*ocupad\w+\b|\bno (?:cuelgue|se retire)\b|\bmanténgase a la espera\b|\bpermanezca a la (?:espera|escucha)\b"
            r"|\bsu llamada (?:es|será|puede)\b|\b(?:pulse|marque|presione) (?:el )?(?:\d|uno|dos|tres|almohadilla|asterisco)\b|\b(?:después|tras) (?:de )?la señal\b|\boír la señal\b"
            r"|\bnúmero (?:marcado|que ha marcado)\b|\btérminos y condiciones\b|\bpróxima (?:parada|estación)\b|\babróchense los cinturones\b"
            r"|\bhasta (?:agotar|fin de) existencias\b|\bconsulte a(?:l| su) (?:médico|farmacéutico)\b|\blea (?:atentamente )?(?:las instrucciones|el prospecto)\b|\baproveche\b|\bno se lo pierda\b"
            r"|\bvisite (?:nuestr|su)\w+\b|\b(?:llame|compre|pida|reserve|suscríbase)(?: \w+){0,3} (?:ya|ahora)\b|\bsatisfacción garantizada\b|\b(?:mitad de precio|rebajas|oferta|descuento)\b[^.!?]*\b(?:hasta|válid)|\bpor (?:solo|sólo|tan solo) \d|\b(?:ya )?(?:a la venta|disponible) en\b"
            r"|\b(?:programa|película|espacio|capítulo) (?:les )?(?:es|fue|ha sido) (?:ofrecid|presentad|patrocinad)\w+\b|\bno se (?:vayan|vaya|muevan)\b|\bvolvemos (?:tras|después|en)\b|\btras la publicidad\b"
            r"|^(?:y )?(?:ahora|a continuación|enseguida|en breve),? (?:el tiempo|los deportes|el deporte|las noticias|la publicidad|la previsión)\b|\bestos son los titulares\b|\b(?:señoras y señores|queridos (?:amigos|oyentes|telespectadores))\b|\bbuen[oa]s \w+ a tod[oa]s\b"
            r"|^dad?l?e? a me gusta\b|\bsuscri(?:b\w+|pción)\b[^.!?]*\bcanal\b|\b(?:olvid\w+|no olvid\w+) (?:de )?suscrib\w+|\bno recomendad[ao] para menores\b|^(?:y )?go+l\b|\bqué (?:golazo|gol|partidazo|parada)\b|\ben el capítulo anterior\b"
        ),
        yours=_NEVER,
        owned=_NEVER,
        own=_NEVER,
    ),
    "it": Advertising(
        says=(
            r"\b(?:le borse|la borsa|piazza affari) (?:\w+ )?(?:chiud|apr|termin)\w*|^(?:questo |questa )?era (?:il (?:tg|telegiornale|meteo)|la nostra (?:edizione|puntata))\b|^(?:e )?è tutto (?:per oggi|dallo studio|da \w+)\b|\b(?:operatori|linee) sono (?:\w+ )*occupat\w\b|\b(?:resti|rimanga|restate|rimanete) in (?:linea|attesa)\b|\bnon riagganci\w*\b"
            r"|\bla (?:sua|vostra) (?:chiamata|telefonata) (?:è|sarà|potrà)\b|\b(?:prema|digiti|premere|digitare) (?:il |tasto |il tasto )?(?:\d|uno|due|tre|cancelletto|asterisco)\b|\bdopo il segnale\b"
            r"|\bnumero (?:selezionato|da lei)\b|\btermini e (?:le )?condizioni\b|\bprossima fermata\b|\ballacciate le cinture\b"
            r"|\b(?:fino a|ad) esaurimento (?:delle )?scorte\b|\bleggere attentamente il foglio\b|\b(?:medico|farmacista)\b[^.!?]*\bfoglio illustrativo\b|\b(?:approfitt(?:a|ate|i)|approfittarne)\b|\bnon perde(?:te|tevi)\b"
            r"|\bvisit(?:a|ate|i) (?:il )?(?:nostro|il sito)\b|\b(?:chiama|chiamate|chiami|acquista|acquistate|ordina|ordinate|prenota|prenotate|iscriviti)(?: \w+){0,3} (?:subito|ora|adesso)\b|\bsoddisfatti o rimborsati\b|\b(?:metà prezzo|saldi|offerta|sconto)\b[^.!?]*\b(?:fino|valid)|\ba soli? \d|\b(?:ora|già|da oggi) (?:in vendita|disponibile|al cinema|in edicola)\b"
            r"|\b(?:programma|film|trasmissione|puntata) (?:vi )?(?:è|è stat[oa]) (?:offert|presentat|propost)\w\b|\brestate con noi\b|\btorniamo (?:dopo|tra|subito)\b|\bdopo la pubblicità\b"
            r"|^(?:e )?(?:ora|adesso|tra poco),? (?:il meteo|le previsioni|lo sport|il telegiornale|la pubblicità)\b|\becco i titoli\b|\b(?:signore e signori|cari (?:amici|telespettatori|ascoltatori))\b|\bbuon(?:asera|giorno) a tutt[ie]\b"
            r"|^(?:mettete|metti|lasciate|lascia) (?:un )?mi piace\b|\biscriv\w+\b[^.!?]*\bcanale\b|\bdimenticat\w* di iscriver\w+|\bvietato ai minori\b|^(?:e )?(?:go+l|rete)\b|\bche (?:gol|partita|parata)\b[!.]*$|\bnella puntata precedente\b"
        ),
        yours=_NEVER,
        owned=_NEVER,
        own=_NEVER,
    ),
    "nl": Advertising(
        says=(
            r"\b(?:de beurzen|de beurs|het damrak) (?:\w+ )?(?:sluit|sloot|sloten|open|eindig)\w*|^(?:dit|dat) was (?:het|ons|de) (?:journaal|nieuws|weer|weerbericht|\w*uitzending)\b|^tot zover (?:het|de|ons) (?:journaal|nieuws|weer|sport|\w*uitzending)\b|\b(?:medewerkers|lijnen) zijn (?:\w+ )*(?:bezet|in gesprek)\b|\bblijf(?:t u)? (?:\w+ )?aan de lijn\b|\been ogenblik geduld\b"
            r"|\buw (?:gesprek|oproep) (?:wordt|kan|is)\b|\b(?:toets|druk op|kies) (?:een )?(?:\d|één|twee|drie|hekje|sterretje)\b(?! (?:graden|procent))|\bna de (?:toon|piep)\b"
            r"|\bnummer dat u\b|\balgemene voorwaarden\b|\bvolgende (?:halte|station)\b|\bgordels? (?:vast|om)\b|\bdeuren sluiten\b"
            r"|\bzolang de voorraad strekt\b|\bop=op\b|\blees (?:voor gebruik )?de bijsluiter\b|\braadpleeg uw (?:arts|apotheker)\b|\bprofiteer\b|\bmis het niet\b"
            r"|\b(?:ga naar|bezoek|kijk op) (?:onze|ons) (?:web)?(?:site|winkel|pagina)\b|\b(?:bel|bestel|koop|boek|reserveer)(?: \w+){0,3} (?:nu|vandaag nog|snel)\b(?=.*\b(?:en|voor|korting|gratis)\b)|\bniet goed,? geld terug\b|\b(?:halve prijs|korting|aanbieding|uitverkoop)\b[^.!?]*\b(?:tot|geldig|bij ons)|\bbij ons\b[^.!?]*\b(?:halve prijs|korting)\b|\bvoor (?:slechts|maar) \d|\bnu (?:in de (?:winkel|bioscoop)|verkrijgbaar)\b"
            r"|\b(?:programma|film|aflevering|uitzending) (?:wordt|werd|is) (?:u |mede )?(?:\w+ )?(?:aangeboden|gebracht|mogelijk gemaakt)\b|\bblijf (?:bij ons|kijken|luisteren)\b|\b(?:zo )?terug na de (?:reclame|break)\b|\bna de reclame\b"
            r"|^(?:en )?(?:nu|dan|zo meteen),? (?:het weer|de sport|het nieuws|de reclame|het journaal) (?:met|van|voor)\b|^(?:en )?dan nu\b|\bdit is het (?:nieuws|journaal)\b|\b(?:dames en heren|beste (?:kijkers|luisteraars))\b|\bgoedenavond allemaal\b"
            r"|\b(?:duimpje omhoog|abonneer)\b|\bte abonneren\b|\bniet geschikt voor kijkers\b|^(?:en )?(?:goal|doelpunt)\b|\bwat een (?:goal|doelpunt|wedstrijd|redding)\b|\bin de vorige aflevering\b"
        ),
        yours=_NEVER,
        owned=_NEVER,
        own=_NEVER,
    ),
}
