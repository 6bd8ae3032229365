"""Words in which a wish may be reported as fulfilled, per language, as patterns.

Only looked at when something in the house was wished and nothing was done: then
who speaks of it neither denying nor asking says what is not so. `said` are stems
beside those of `claims.py`, `denied` what makes an honest answer of it.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Reporting(NamedTuple):
    """The table of one language; patterns are searched for without case."""

    said: str
    denied: str


REPORTS: Final[Mapping[str, Reporting]] = {
    "en": Reporting(
        r"\b(?:on|off|opens?|opening|closed|closing|lit|drawn|running|playing|armed|warmer|cooler|brighter|darker|completed?|done|unlocked|secured|there you go|took care|taken care|managed|went (?:up|down)|(?:turn|switch|lock|unlock|sett|start|stopp|play|paus|dimm|rais|lower|activat|adjust)(?:ing|ed)|(?:i'll|i will|i'm going to|let me) (?:turn|switch|dim|lock|unlock|open|close|set|start|stop|play|pause|activate|raise|lower|do|get|put|take care)|(?:let|made|put|set) (?:the|it|them|all|both)|seen to|looked after|attended to|complie[ds]|comply|obeys?|obeyed|accomplished|completed|your (?:wish|command) is|the (?:change|effect|difference)|(?:just )?as you (?:wished|wanted|asked|want it|like it|requested)|where you wanted)\b|\u2192",
        r"\b(?:not|no|none|cannot|unable|fail\w*|sorry|unfortunately|afraid|problem|error|unavailable|unreachable|nothing|never|neither|still|already|could|would|can|if|may|might|need|needs|which|please|tried|unless|without|only|except|waiting|pin|remains?|refus\w*|respond\w*|offline|unknown|missing|vanished|disappeared|(?:it is|it's|they are) gone|by hand|have to be|has to be|out of the question|beyond (?:me|my)|i fear|regret\w*)\b|n't\b|^to (?!your\b|my\b|the\b|be\b)\w+ [^,]*,|\?",
    ),
    "de": Reporting(
        r"\b(?:an|aus|offen|auf(?! (?:sie|dich|euch|mich|ihn)\b)|zu(?=\s*(?:[.,!;]|$|und\b))|geöffnet|öffnet|öffne|schließt|schließe|schließen|geschlossen|schalte|mache|stelle|fahre|fahren|fährt|läuft|leuchtet|brennt|steht|gemacht|erledigt|fertig|wärmer|kühler|heller|dunkler|wird|werden|gestartet|sperre|verriegele?|entriegele?|starte|dimme|gekümmert|veranlasst|geschafft|gehorcht|gehorchen|reagiert|versorgt|befehl|änderung|gesetzt|wie gewünscht|wie (?:sie|du) es \w+|ausgeführt)\b|\u2192",
        r"\b(?:nicht|nichts|kein\w*|leider|kann|könnte|konnte|konnten|würde|wenn|falls|ob|muss|bitte(?!,? (?:sehr|schön))|problem|fehler|nie|noch|schon|bereits|welche\w*|entschuldig\w*|bedaure|unmöglich|ohne|nur|pin|erreichbar|offline|verschwunden|fehlt|fehlen|bleibt|versucht|antwortet|könnten|müssten?|von hand|scheidet|ausgeschlossen|sähen?)\b|^um [^,]*\b(?:zu|\w+zu\w+)\b[^,]*,|\?",
    ),
    "fr": Reporting(
        r"\b(?:allum\w+|étein\w+|ouvert\w*|ouvre|fermé\w*|ferme|verrouill\w+|déverrouill\w+|régl\w+|fait|lanc\w+|arrêt\w+)\b",
        r"\b(?:ne|n'|pas|impossible|désolé\w*|malheureusement|peux|pourrais|si|déjà|encore|erreur|problème|aucun\w*)\b|n'|\?",
    ),
    "es": Reporting(
        r"\b(?:encen\w+|enciend\w+|apag\w+|abiert\w+|abr[oie]\w*|cerrad\w+|cierr\w+|bloque\w+|desbloque\w+|hecho|list[oa]|ajust\w+)\b",
        r"\b(?:no|imposible|siento|lamentablemente|puedo|podría|si|ya estaba|todavía|error|problema|ningun\w*)\b|\?|\u00bf",
    ),
    "it": Reporting(
        r"\b(?:acce\w+|accend\w+|spen\w+|spegn\w+|apert\w+|apr[oie]\w*|chius\w+|chiud\w+|sblocc\w+|blocc\w+|fatto|impost\w+)\b",
        r"\b(?:non|impossibile|dispiace|purtroppo|posso|potrei|se|già|ancora|errore|problema|nessun\w*)\b|\?",
    ),
    "nl": Reporting(
        r"\b(?:aan|uit|open|dicht|gesloten|geopend|gedaan|klaar|vergrendel\w*|ontgrendel\w*|zet|doe|ingesteld|aangezet|uitgezet)\b",
        r"\b(?:niet|niets|geen|helaas|sorry|kan|kon|zou|als|al|nog|fout|probleem)\b|\?",
    ),
    "pt": Reporting(
        r"\b(?:lig\w+|deslig\w+|acend\w+|acesa|apag\w+|abert\w+|abr\w+|fech\w+|tranc\w+|destranc\w+|feito|pronto|ajust\w+)\b",
        r"\b(?:não|infelizmente|desculpe|posso|poderia|se|já estava|ainda|erro|problema|nenhum\w*)\b|\?",
    ),
    "sv": Reporting(
        r"\b(?:tän\w+|släck\w+|öppn\w+|öppen|stäng\w+|lås\w+|på|av|klart|fixat|gjort)\b",
        r"\b(?:inte|inget|ingen|tyvärr|kan|kunde|skulle|om|redan|fortfarande|fel|problem)\b|\?",
    ),
    "nb": Reporting(
        r"\b(?:på|av|åp\w+|lukk\w*|lås\w*|ten\w+|slukk\w*|slått|skrudd|ferdig|gjort)\b",
        r"\b(?:ikke|ingen|dessverre|kan|kunne|ville|hvis|allerede|fortsatt|feil|problem)\b|\?",
    ),
    "da": Reporting(
        r"\b(?:tænd\w*|sluk\w*|åb\w+|luk\w*|lås\w*|færdig|gjort|klaret)\b",
        r"\b(?:ikke|ingen|desværre|kan|kunne|ville|hvis|allerede|stadig|fejl|problem)\b|\?",
    ),
    "pl": Reporting(
        r"\b(?:włącz\w+|wyłącz\w+|otw\w+|zam\w+|zapal\w+|zgas\w+|gotowe|zrobione|odblok\w+|ustaw\w+)\b",
        r"\b(?:nie|niestety|mogę|gdyby|jeśli|już był\w*|nadal|błąd|problem|żad\w+)\b|\?",
    ),
    "ru": Reporting(
        r"(?:включ|выключ|откры|закры|запер|отпер|установ|запуст|останов|готово|сделано|выполн|гор[ие]т)",
        r"\b(?:не|нет|нельзя|невозможно|к сожалению|могу|мог|если|уже|ещё|ошибк\w+|проблем\w+|извин\w+)\b|\?",
    ),
    "tr": Reporting(
        r"(?:açıld|açtı|açık|kapat|kapalı|kapand|kilitl|ayarla|tamam|bitti|yapıld)",
        r"(?:değil|maalesef|üzgün|olmadı|yapılamad|açılamad|kapatılamad|edemed|eğer|zaten|hâlâ|hala|hata|sorun|m[ıiuü]yor)|\?",
    ),
    "ja": Reporting(
        r"(?:つけ|消し|開け|閉め|施錠|解錠|設定|オン|オフ|完了|できました|つきました)",
        r"(?:ません|できな|なかった|失敗|申し訳|すみません|もし|すでに|既に|か[。?]?$|エラー)|[?\uff1f]",
    ),
    "zh": Reporting(
        r"(?:打开|关闭|关上|开启|锁|解锁|设置|调|完成|好了|搞定)",
        r"(?:不|没|无法|失败|抱歉|对不起|如果|已经是|错误|吗)|[?\uff1f]",
    ),
    "ko": Reporting(
        r"(?:켰|껐|열었|닫았|잠갔|잠궜|설정|완료|켜졌|꺼졌|열렸|닫혔|했습니다)",
        r"(?:않|못|없|실패|죄송|만약|이미|오류)|[?]",
    ),
    "fi": Reporting(
        r"\b(?:syty\w+|sammut\w+|päällä|pois|avattu|avasin|suljettu|suljin|lukit\w+|valmis|tehty)\b",
        r"\b(?:ei|en|et|valitettavasti|voi|voisin|jos|jo|vielä|virhe|ongelma)\b|\?",
    ),
    "cs": Reporting(
        r"\b(?:zapn\w+|vypn\w+|rozsvít\w+|zhasn\w+|otev\w+|zavř\w+|zamk\w+|odemk\w+|hotovo|nastav\w+)\b",
        r"\b(?:ne\w*|bohužel|mohu|kdyby|pokud|už byl\w*|stále|chyba|problém|žádn\w+)\b|\?",
    ),
}


# How a timer, an alarm, a reminder, a list or a message is reported as seen to. Only
# looked at when somebody wished something and nothing was done.
DEEDS: Final[Mapping[str, str]] = {
    "en": r"\b(?:i'll|i will|i shall) (?:remind|wake|notify|alert|text|message|call) (?:you|them|everyone|everybody)\b|\b(?:reminder|alarm|timer|countdown|notification|message|announcement|appointment|event|broadcast|recording)(?:s|'s)? (?:(?:is|are|was|has been|have been) )?(?:now )?(?:set|created|scheduled|added|sent|started|running|made|cancelled|canceled|deleted|removed|stopped|paused)\b|\bi(?:'ve| have)? (?:just |now )?(?:announced|notified|let \w+ know|told (?:everyone|everybody|them|him|her|mom|dad)|sent|scheduled|reminded|added|broadcast|messaged|removed|deleted|cancelled|canceled|crossed|ticked|texted|ordered|booked|snoozed|put [^.?]* on(?:to)? (?:the|your))\b|\b(?:is|are|was|were|been) (?:now )?(?:ticked|crossed|checked|struck) off\b|\b(?:is|are) now on (?:your|the) (?:\w+ )?list\b|\b(?:added|removed|sent|announced|scheduled|cancelled|canceled|snoozed)(?: it| that)?\s*[.!]|\b(?:timer|alarm|reminder) (?:for|at|of) [^.?]{1,40}(?:started|set|it is|starts now)",
    "de": r"\b(?:ich|werde) (?:erinnere|wecke|benachrichtige) (?:sie|dich|euch)\b|\b(?:nachricht|mail|sms) (?:ist|wurde) (?:raus|weg|unterwegs|abgeschickt)\b|\b(?:ist|sind|wurden?) (?:\w+ )?(?:notiert|vermerkt|eingetragen|gemerkt|verschickt|abgehakt|durchgestrichen|ausgetragen)\b|\bbehalte ich im (?:hinterkopf|kopf|gedächtnis)\b|\bweiß bescheid\b|\b(?:aufnahme|erinnerung|wecker|timer|nachricht|mail|durchsage|termin|benachrichtigung)\w* (?:ist|sind|wurde|wurden|läuft|steht)\b[^.?]*\b(?:gestellt|gesetzt|eingestellt|angelegt|erstellt|verschickt|gesendet|gestartet|eingetragen|gelöscht|abgebrochen|gemacht|läuft|programmiert)\b|\btimer läuft\b|\bich habe [^.?]*\b(?:angesagt|durchgesagt|gesendet|geschickt|verschickt|eingetragen|hinzugefügt|gestellt|gesetzt|gelöscht|gestrichen|erinnert|benachrichtigt|bestellt|gebucht|abgebrochen|entfernt)\b|\b(?:steht|stehen) (?:jetzt|nun) auf (?:der|ihrer|deiner) \w*liste\b",
    "fr": r"\bil (?:vous |te )?reste (?:\w+ ){1,3}(?:minutes?|secondes?|heures?)\b|\bc'est parti pour\b|\b(?:est|sont|a été|ont été) (?:bien |déjà )?(?:prévenue?s?|avertie?s?|informée?s?|au courant)\b|\b(?:désormais|dorénavant|à partir de maintenant)\b|\bje (?:vous|te) (?:rappellerai|réveillerai|préviendrai)\b|\b(?:rappel|minuteur|réveil|alarme|message|annonce) (?:est |a été )?(?:réglée?|programmée?|lancée?|créée?|envoyée?|ajoutée?|annulée?)\b|\bj'ai (?:ajouté|envoyé|annoncé|programmé|prévenu|supprimé|annulé|réglé)\b",
    "es": r"\bquedan? (?:\w+ ){1,3}(?:minutos?|segundos?|horas?)\b|\b(?:está|están|ha sido|han sido) (?:ya )?(?:avisad[oa]s?|informad[oa]s?|al (?:tanto|corriente))\b|\b(?:a partir de ahora|de ahora en adelante)\b|\b(?:te|le|os|les) (?:recordaré|despertaré|avisaré)\b|\b(?:recordatorio|temporizador|alarma|mensaje|anuncio|despertador) (?:está |ha sido )?(?:puest[oa]|programad[oa]|cread[oa]|enviad[oa]|cancelad[oa])\b|\bhe (?:añadido|enviado|anunciado|programado|avisado|borrado|cancelado|puesto)\b",
    "it": r"\bmanca(?:no)? (?:\w+ ){1,3}(?:minut[oi]|second[oi]|or[ae])\b|\b(?:è|sono)(?: stat[oaie])? (?:già )?(?:avvisat[oaie]|avvertit[oaie]|informat[oaie]|al corrente)\b|\bd'ora in (?:poi|avanti)\b|\b(?:ti|vi|le) (?:ricorderò|sveglierò|avviserò)\b|\b(?:promemoria|timer|sveglia|messaggio|annuncio) (?:è |è stat[oa] )?(?:impostat[oa]|creat[oa]|inviat[oa]|avviat[oa]|annullat[oa])\b|\bho (?:aggiunto|inviato|annunciato|programmato|avvisato|eliminato|annullato|impostato)\b",
    "nl": r"\b(?:nog|de) (?:\w+ ){1,3}(?:minuten|seconden|uur)\b[^.?]*\b(?:loopt|lopen|te gaan)\b|\b(?:is|zijn) (?:nu |al )?(?:op de hoogte|ingelicht|verwittigd|gewaarschuwd|geïnformeerd)\b|\b(?:voortaan|vanaf nu)\b|\bik (?:herinner|wek|waarschuw) (?:je|u|jullie)\b|\b(?:herinnering|timer|wekker|bericht|aankondiging)\w* (?:is |staat |loopt )[^.?]*(?:gezet|ingesteld|gestart|verstuurd|gemaakt|geannuleerd|loopt)?\b|\bik heb [^.?]*\b(?:toegevoegd|verstuurd|omgeroepen|gezet|verwijderd|geannuleerd)\b",
    "pt": r"\bvou (?:lembrá-l[oa]|acordá-l[oa]|avisar)\b|\b(?:lembrete|temporizador|alarme|mensagem|anúncio) (?:está |foi )?(?:definid[oa]|criad[oa]|enviad[oa]|iniciad[oa]|cancelad[oa])\b|\b(?:adicionei|enviei|anunciei|avisei|agendei|cancelei|removi)\b",
    "sv": r"\bjag (?:påminner|väcker|meddelar) (?:dig|er)\b|\b(?:påminnelsen?|timern?|alarmet|meddelandet) (?:är|har) [^.?]*(?:satt|skapad|skickat|startad|ställd)\b|\bjag har (?:lagt till|skickat|meddelat|ställt|tagit bort)\b",
    "pl": r"\b(?:przypomnę|obudzę|powiadomię)\b|\b(?:przypomnienie|minutnik|budzik|wiadomość|ogłoszenie) (?:jest |został\w* )?(?:ustawion\w+|utworzon\w+|wysłan\w+|dodan\w+|anulowan\w+)\b|\b(?:dodałem|wysłałem|ogłosiłem|ustawiłem|usunąłem|anulowałem)\b",
}
# What is asked when something is done: it offers more, and denies nothing.
MORE: Final[Mapping[str, str]] = {
    "en": r"(?<!try )(?<!do )\b(?:anything|something|what) (?:else|more)\b|\bfurther (?:help|assistance)\b",
    "de": r"\b(?:sonst noch|noch)\b[^?]*\b(?:was|etwas)\b|\bweiter(?:e|en|er)? (?:hilfe|fragen|wünsche)\b|\bkann ich sonst\b",
    "fr": r"\b(?:autre chose|quoi d'autre|d'autres? (?:souhaits?|questions?))\b",
    "es": r"\b(?:algo|alguna cosa) más\b|\bnecesitas más\b",
    "it": r"\b(?:qualcos'altro|altro)\b",
    "nl": r"\b(?:nog iets|verder nog|iets anders)\b",
    "pt": r"\b(?:mais alguma coisa|algo mais)\b",
    "sv": r"\bnågot (?:mer|annat)\b",
    "nb": r"\bnoe (?:mer|annet)\b",
    "da": r"\bnoget (?:mere|andet)\b",
    "pl": r"\b(?:coś jeszcze|jeszcze coś|czymś jeszcze)\b",
}
# What is kept here rather than standing in a room: only a call changes it, or tells.
KEPT: Final[Mapping[str, str]] = {
    "en": r"\b(?:lists?|chores|timers?|countdowns?|alarms?|reminders?|routines?|automations?|notes?|(?:my|the) memory|calendar|diary|agenda|appointments?)\b",
    "de": r"\b(?:\w*liste|aufgaben|timer|countdown|wecker|erinnerung(?:en)?|routinen?|automation(?:en)?|notiz(?:en)?|gedächtnis|kalender|terminkalender|termine?|\w+termin)\b",
    "fr": r"\b(?:listes?|minuteurs?|minuterie|réveils?|alarmes?|rappels?|routines?|automatisations?|notes?|mémoire|calendrier|agenda|rendez-vous)\b",
    "es": r"\b(?:listas?|temporizador(?:es)?|alarmas?|despertador(?:es)?|recordatorios?|rutinas?|automatizaci(?:ón|ones)|notas?|memoria|calendario|agenda|citas?)\b",
    "it": r"\b(?:list[ae]|timer|svegli[ae]|promemoria|routine|automazion[ei]|not[ae]|memoria|calendario|agenda|appuntament[io])\b",
    "nl": r"\b(?:\w*lijst(?:je|en)?|\w*timers?|\w*wekkers?|herinnering(?:en)?|routines?|automatisering(?:en)?|notities?|geheugen|kalender|agenda|afspra(?:ak|ken))\b",
}
