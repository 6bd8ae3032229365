"""How models claim that something was done, per language, as regular expressions.

`verbs` are stems of what a house can do, as participles or as finished forms;
`did` are the frames around them, where `{v}` stands for such a verb. `bare` are
whole sentences that claim without a verb. `recall` marks a user's question about
the past, `told` what makes a sentence a report of somebody else, an offer or an
intention. `cue` are words without which nothing becomes a claim; without a cue
every sentence is held to its end.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Claiming:
    """The table of one language; all patterns are matched without case."""

    verbs: str
    did: tuple[str, ...]
    bare: str
    recall: str
    told: str
    cue: str = ""


CLAIMS: Final[Mapping[str, Claiming]] = {
    "en": Claiming(
        verbs="turned(?! into)|switched|dimmed|brightened|locked|unlocked|opened|closed|shut|set|adjusted|started|stopped|paused|resumed|muted|unmuted|activated|deactivated|armed|disarmed|raised|lowered|increased|decreased|changed|added|removed|deleted|cancelled|canceled|scheduled|created|sent|played|skipped|triggered|enabled|disabled",
        did=(
            r"\bI(?:'ve| have|'d| had)?(?: just| now| already| also| gone ahead and)* {v}\b",
            r"\bI(?:'ve| have) (?:just |already |now )?(?:gone ahead and|taken care of|seen to|looked after|attended to|dealt with|sorted|arranged|handled)\b",
            r"\b(?:has|have) (?:now |just |already |also |all )*been (?:successfully )?(?:{v}|taken care of|handled|sorted|dealt with|seen to|looked after|attended to|arranged|accomplished)\b",
            r"\bI(?:'ve| have)?(?: just| already| now)? (?:taken|took) the liberty\b",
            r"\bthat(?:'s| is| has been) (?:now |all )?(?:handled|sorted|taken care of|dealt with|seen to|arranged)\b",
            r"^(?:it(?:'s| is) )?(?:now )?set to \d+(?: ?\S+)?,? (?:as (?:requested|you (?:wished|asked|wanted))|for you|sir|now)[.!]?$",
            r"\b(?:is|are) now (?:{v}|on|off|open|closed|locked|unlocked|playing|armed|disarmed)(?:,? (?:sir|madam|for you))?[.!]?$",
            r"\bI(?:'m| am) (?:now )?(?:turning|switching|dimming|locking|unlocking|opening|closing|setting|starting|stopping|playing|pausing|activating|arming|disarming|raising|lowering) ",
            r"^(?:successfully )?(?:turned|switched|dimmed|locked|unlocked|opened|closed|started|stopped|paused|activated|armed|disarmed) (?:on|off|up|down|the|your|it|them|all|both)\b",
            r"^(?:turning|switching|dimming|locking|unlocking|opening|closing|arming|disarming) (?:on|off|up|down|the|your|it|them|all)\b(?!.*\b(?:is|are|was|were|saves?|keeps?|helps?|makes?|takes?|costs?|can|could|will|would|may|might|should|reduces?|means|requires?|lets?|gives?|uses?|improves?|prevents?|increases?|wastes?|needs?|often|usually)\b)",
        ),
        bare=r"^(?:(?:all |it's |it is |that's |that is )?(?:done|set|taken care of|sorted)|consider it done|mission accomplished|as you wish, done|okay, done|done and done)(?:,? (?:sir|madam|for you))?[.!]?$",
        recall=r"\b(?:did|have|has|had|what|when|which|why|who|tell me|remind me)\b.*\b(?:you|done|did|turned|happened|set|it)\b",
        cue=r"\bI(?:'|\b)|\bbeen\b|\bnow\b|\bdone\b|\bset\b|\ball\b|\bcare\b|ing (?:on|off|the|your|it|them|up|down)\b|\b(?:is|are) \w*$",
        told=r"\b(?:would|could|should|can|cannot|can't|couldn't|shall|will|'ll|if|once|unless|until|when you|not|never|n't|wouldn't|he|she|they|someone|somebody|nothing|nobody|you have|you've|you) ?(?:\w+ )?$|\b(?:if|once|unless|until|whether|after|before|as soon as|whenever) I\b|\?\s*$",
    ),
    "de": Claiming(
        verbs="eingeschaltet|ausgeschaltet|angeschaltet|abgeschaltet|umgeschaltet|geschaltet|angemacht|ausgemacht|aufgemacht|zugemacht|gedimmt|verriegelt|entriegelt|abgeschlossen|aufgeschlossen|abgesperrt|aufgesperrt|geöffnet|geschlossen|gestellt|eingestellt|gesetzt|gestartet|gestoppt|angehalten|pausiert|aktiviert|deaktiviert|erhöht|gesenkt|geändert|hinzugefügt|entfernt|gelöscht|abgebrochen|erstellt|gesendet|abgespielt|hochgefahren|heruntergefahren|gespielt|ausgelöst|unscharf|scharf",
        did=(
            r"\bich habe?\b(?!.*\b(?:nichts?|keine[nr]?)\b)[^.!?]*\b{v}\b",
            r"\b(?:wurde|wurden|ist|sind)\b(?:(?!\b(?:nichts?|kein\w*|niemand)\b)[^.!?])*\b{v}(?: worden)?\b",
            r"^ich konnte\b(?!.*\b(?:nichts?|kein\w*|leider|nur|noch)\b)[^,.!?]*(?<!find)(?<!seh)(?<!stell)(?<!versteh)(?<!hör)(?<!les)(?<!schlaf)en[.!]?$",
            r"\b(?:ist|sind) jetzt (?:an|aus|offen|zu|auf|geschlossen|verriegelt|entriegelt)\b",
            r"\bich (?:schalte|mache|öffne|schließe|verriegele?|entriegele?|sperre|stelle|dimme|fahre|starte|stoppe|aktiviere|deaktiviere)\b(?!.*\bnicht\b)[^.!?]*\b(?:jetzt|nun|gerade|an|aus|ein|auf|zu|ab)[.!]?$",
            r"^(?:ein|aus|an|ab)?(?:geschaltet|gemacht|geschlossen|gesperrt|geöffnet|verriegelt|entriegelt)[.!]?$",
            r"\bhabe ich (?:mich )?(?:schon |bereits |gerade |gern |gerne |eben |persönlich |selbst )*(?:für (?:dich|sie|euch) )?(?:erledigt|gemacht|getan|veranlasst|eingerichtet|umgestellt|gekümmert)\b",
            r"\b(?:ich )?(?:habe|hab) (?:ich )?mir (?:bereits |schon )?erlaubt\b|\b(?:ich )?war (?:ich )?so frei\b",
            r"^(?:wie (?:gewünscht|verlangt|gewollt) )(?:eingestellt|umgestellt|{v})[.!]?$",
        ),
        bare=r"^(?:(?:alles |ist |schon )?(?:erledigt|gemacht|fertig|geschehen|passiert)|wird erledigt|ist gemacht|alles klar, (?:ist )?erledigt)[.!]?$",
        recall=r"\b(?:hast|habe|hat|was|wann|welche|warum|wieso)\b.*\b(?:du|gemacht|getan|passiert|geschaltet|gestellt|es)\b",
        cue=r"\bich\b|\bwurden?\b|\bjetzt\b|\bnun\b|\berledigt|\bgemacht|\bfertig|\balles\b|\b(?:ist|sind) \w*$",
        told=r"\b(?:würde|könnte|sollte|kann|soll|werde|wenn|falls|sobald|ob|nicht|nichts|niemand|nie|kein|keine|er|sie|jemand|du hast|bevor|nachdem|laut|zuletzt)\b[^.!?]*$|\?\s*$",
    ),
    "fr": Claiming(
        verbs="allumée?s?|éteinte?s?|ouverte?s?|fermée?s?|verrouillée?s?|déverrouillée?s?|réglée?s?|lancée?s?|arrêtée?s?|activée?s?|désactivée?s?|baissée?s?|montée?s?|ajoutée?s?|mise?s?",
        did=(
            r"\bj'ai (?:bien |déjà |maintenant )?{v}\b",
            r"\b(?:a|ont) (?:bien )?été {v}\b",
            r"\b(?:est|sont) (?:maintenant|désormais|à présent) {v}\b",
            r"\bj'(?:allume|éteins|ouvre)\b|\bje (?:ferme|verrouille|déverrouille|lance|règle)\b",
        ),
        bare=r"^(?:c'est fait|voilà, c'est fait|fait)[.!]?$",
        recall=r"\b(?:as-tu|qu'as-tu|quand|pourquoi)\b",
        told=r"\b(?:si|quand|pourrais|peux|dois|ne|pas|aucun\w*|rien|personne|jamais|il|elle|ils|vous avez|tu as)\b[^.!?]*$|\bn'[^.!?]*$|\?\s*$",
    ),
    "es": Claiming(
        verbs="encendid[oa]s?|apagad[oa]s?|abiert[oa]s?|cerrad[oa]s?|bloquead[oa]s?|desbloquead[oa]s?|ajustad[oa]s?|puest[oa]s?|activad[oa]s?|desactivad[oa]s?|bajad[oa]s?|subid[oa]s?|añadid[oa]s?",
        did=(
            r"\bhe {v}\b",
            r"\b(?:ha|han) sido {v}\b",
            r"\bse (?:ha|han) {v}\b",
            r"\b(?:está|están) ahora {v}\b|\bahora (?:está|están) {v}\b",
        ),
        bare=r"^(?:hecho|listo|ya está|ya está hecho)[.!]?$",
        recall=r"\b(?:has|qué|cuándo|por qué)\b",
        told=r"\b(?:si|cuando|podría|puedo|debo|no|nunca|nada|nadie|ning[uú]n\w*|ella|ellos|usted ha|has)\b[^.!?]*$|\?\s*$",
    ),
    "it": Claiming(
        verbs="acces[oaie]|spent[oaie]|apert[oaie]|chius[oaie]|bloccat[oaie]|sbloccat[oaie]|impostat[oaie]|avviat[oaie]|fermat[oaie]|attivat[oaie]|disattivat[oaie]|abbassat[oaie]|alzat[oaie]|aggiunt[oaie]",
        did=(
            r"\bho {v}\b",
            r"\b(?:è|sono) stat[oaie] {v}\b",
            r"\b(?:ora|adesso) (?:è|sono) {v}\b|\b(?:è|sono) (?:ora|adesso) {v}\b",
        ),
        bare=r"^(?:fatto|tutto fatto|ecco fatto)[.!]?$",
        recall=r"\b(?:hai|cosa|quando|perché)\b",
        told=r"\b(?:se|quando|potrei|posso|devo|non|mai|nessun\w*|niente|nulla|lui|lei|loro|hai)\b[^.!?]*$|\?\s*$",
    ),
    "nl": Claiming(
        verbs="aangezet|uitgezet|ingeschakeld|uitgeschakeld|aangedaan|uitgedaan|geopend|gesloten|opengedaan|dichtgedaan|vergrendeld|ontgrendeld|ingesteld|gestart|gestopt|geactiveerd|gedimd|toegevoegd|verlaagd|verhoogd",
        did=(
            r"\bik heb\b(?!.*\b(?:niet|geen|niets|nooit)\b)[^.!?]*\b{v}\b",
            r"\b(?:is|zijn)\b(?!.*\b(?:niet|geen)\b)[^.!?]*\bnu\b[^.!?]*\b(?:{v}|aan|uit|open|dicht)\b",
            r"\b(?:is|zijn|werd|werden)\b(?!.*\b(?:niet|geen|niets|nooit)\b)[^.!?]*\b{v}\b",
        ),
        bare=r"^(?:gedaan|klaar|het is gebeurd|geregeld)[.!]?$",
        recall=r"\b(?:heb je|wat|wanneer|waarom)\b",
        told=r"\b(?:als|zou|kan|moet|niet|nooit|geen|niets|niemand|hij|zij|wanneer|je hebt)\b[^.!?]*$|\?\s*$",
    ),
    "pt": Claiming(
        verbs="lig(?:uei|ad[oa]s?)|deslig(?:uei|ad[oa]s?)|acend(?:i|id[oa]s?)|apag(?:uei|ad[oa]s?)|abert[oa]s?|abri|fech(?:ei|ad[oa]s?)|tranc(?:ei|ad[oa]s?)|destranc(?:ei|ad[oa]s?)|ativ(?:ei|ad[oa]s?)|desativ(?:ei|ad[oa]s?)|ajust(?:ei|ad[oa]s?)",
        did=(
            r"^(?:eu )?(?:já )?(?:liguei|desliguei|acendi|apaguei|abri|fechei|tranquei|destranquei|ativei|desativei|ajustei)\b",
            r"\bfo(?:i|ram) {v}\b",
            r"\b(?:está|estão) agora {v}\b|\bagora (?:está|estão) {v}\b",
        ),
        bare=r"^(?:feito|pronto|está feito|já está)[.!]?$",
        recall=r"\b(?:quando|o que|por que|você)\b",
        told=r"\b(?:se|quando|poderia|posso|devo|não|nunca|ele|ela)\b[^.!?]*$|\?\s*$",
    ),
    "sv": Claiming(
        verbs="tänt|släckt|öppnat|stängt|låst|låst upp|satt|startat|stoppat|aktiverat|dimmat|höjt|sänkt",
        did=(
            r"\bjag har\b(?!.*\binte\b)[^.!?]*\b{v}\b",
            r"\b(?:är|har)\b(?!.*\binte\b)[^.!?]*\b(?:nu)\b[^.!?]*\b(?:tänd|släckt|öppen|stängd|låst|upplåst|på|av)\b",
        ),
        bare=r"^(?:klart|det är gjort|fixat)[.!]?$",
        recall=r"\b(?:har du|vad|när|varför)\b",
        told=r"\b(?:om|skulle|kan|ska|inte|aldrig|han|hon)\b[^.!?]*$|\?\s*$",
    ),
    "nb": Claiming(
        verbs="slått|skrudd|tent|slukket|åpnet|lukket|låst|satt|startet|stoppet|aktivert|dempet",
        did=(
            r"\bjeg har\b(?!.*\bikke\b)[^.!?]*\b{v}\b",
            r"\ber nå\b[^.!?]*\b(?:på|av|åpen|lukket|låst)\b",
        ),
        bare=r"^(?:ferdig|gjort|det er gjort)[.!]?$",
        recall=r"\b(?:har du|hva|når|hvorfor)\b",
        told=r"\b(?:hvis|ville|kan|skal|ikke|aldri|han|hun)\b[^.!?]*$|\?\s*$",
    ),
    "da": Claiming(
        verbs="tændt|slukket|åbnet|lukket|låst|sat|startet|stoppet|aktiveret|dæmpet",
        did=(
            r"\bjeg har\b(?!.*\bikke\b)[^.!?]*\b{v}\b",
            r"\ber nu\b[^.!?]*\b(?:{v}|åben|tændt|slukket)\b",
        ),
        bare=r"^(?:færdig|klaret|det er gjort)[.!]?$",
        recall=r"\b(?:har du|hvad|hvornår|hvorfor)\b",
        told=r"\b(?:hvis|ville|kan|skal|ikke|aldrig|han|hun)\b[^.!?]*$|\?\s*$",
    ),
    "pl": Claiming(
        verbs="włączyłe?[mł]a?m?|wyłączyłe?[mł]a?m?|otworzyłe?[mł]a?m?|zamknąłem|zamknęłam|zapaliłe?[mł]a?m?|zgasiłe?[mł]a?m?|ustawiłe?[mł]a?m?|uruchomiłe?[mł]a?m?|odblokowałe?[mł]a?m?",
        did=(
            r"(?<!nie )\b{v}\b",
            r"\bzostał[aoy]? (?:włączon|wyłączon|otwart|zamknięt|ustawion)\w*",
            r"\bjest teraz (?:włączon|wyłączon|otwart|zamknięt)\w*",
        ),
        bare=r"^(?:gotowe|zrobione|już zrobione)[.!]?$",
        recall=r"\b(?:co|kiedy|dlaczego|czy)\b",
        told=r"\b(?:jeśli|gdyby|mogę|nie|nigdy|on|ona)\b[^.!?]*$|\?\s*$",
    ),
    "ru": Claiming(
        verbs="включил[аи]?|выключил[аи]?|открыл[аи]?|закрыл[аи]?|запер(?:ла)?|отпер(?:ла)?|установил[аи]?|запустил[аи]?|остановил[аи]?|активировал[аи]?|заблокировал[аи]?|разблокировал[аи]?",
        did=(
            r"\bя (?:уже |только что )?{v}\b",
            r"^{v}\b",
            r"\b(?:теперь|уже) (?:включ[её]н|выключен|открыт|закрыт|заперт)\w*|\b(?:включ[её]н|выключен|открыт|закрыт|заперт)[аоы]?[.!]?$",
        ),
        bare=r"^(?:готово|сделано|выполнено)[.!]?$",
        recall=r"\b(?:что|когда|почему|ты)\b",
        told=r"\b(?:если|бы|могу|не|никогда|он|она|когда)\b[^.!?]*$|\?\s*$",
    ),
    "tr": Claiming(
        verbs="açtım|kapattım|kilitledim|ayarladım|başlattım|durdurdum|yaktım|söndürdüm|açıldı|kapatıldı|kilitlendi|kapandı|ayarlandı",
        did=(r"\b{v}\b",),
        bare=r"^(?:tamam, yaptım|yapıldı|tamamlandı|bitti)[.!]?$",
        recall=r"\b(?:ne|ne zaman|neden|niye)\b",
        told=r"\b(?:eğer|ise|olursa)\b|\?\s*$",
    ),
    "ja": Claiming(
        verbs="つけ|消し|開け|閉め|施錠し|解錠し|設定し|開始し|停止し|オンにし|オフにし|鍵をかけ|起動し",
        did=(r"(?:{v})(?:まし|ておきまし)た", r"(?:{v})ています"),
        bare=r"^(?:完了しました|できました|終わりました)[。.!]?$",
        recall=r"(?:何|いつ|なぜ|どうして)",
        told=r"(?:昔|もし|たら|ません|ば、)|か[。?\uff1f]?\s*$",
    ),
    "zh": Claiming(
        verbs="打开|关闭|关上|开启|锁上|锁好|解锁|设置|调整|启动|停止|调到|调低|调高",
        did=(
            r"(?:我)?(?:已经|已|刚刚|刚)(?:为您|为你|帮您|帮你|把[^。！]{1,12})?(?:{v})",
            r"(?:{v})了[。！!]?$",
        ),
        bare=r"^(?:完成|好了|搞定|已完成|办好了)[。.!]?$",
        recall=r"(?:什么|何时|为什么)",
        told=r"(?:如果|要是|没有|不|他|她)|[?\uff1f吗]\s*$",
    ),
    "ko": Claiming(
        verbs="켰|껐|열었|닫았|잠갔|잠궜|설정했|시작했|중지했|꺼졌|켜졌|열렸|닫혔|잠겼",
        did=(r"(?:{v})(?:습니다|어요|다)",),
        bare=r"^(?:완료했습니다|완료되었습니다|다 됐습니다|했습니다)[.!]?$",
        recall=r"(?:무엇|언제|왜)",
        told=r"(?:만약|지 않|면 )|[?]\s*$",
    ),
}
# How a match begins that does not say who did it.
OTHERS: Final[Mapping[str, str]] = {
    "en": r"(?:has|have|is|are)\b",
    "de": r"(?:wurden?|ist|sind)\b",
    "fr": r"(?:a|ont|est|sont)\b",
    "es": r"(?:ha|han|se|está|están|ahora)\b",
    "it": r"(?:è|sono|ora|adesso)\b",
    "nl": r"(?:is|zijn|werd|werden)\b",
    "pt": r"(?:foi|foram|está|estão|agora)\b",
    "pl": r"(?:został|jest)",
    "tr": r"\w*(?:ıldı|ildi|uldu|üldü|andı|endi|ındı|indi)\b",
}
# What a house has, in any house, and what stands for it.
THINGS: Final[Mapping[str, str]] = {
    "en": r"\b(?:it|they|them|everything|all|both|(?:light|lamp|door|window|blind|curtain|fan|heater|alarm|timer|speaker|device|lock|switch|plug|scene)s?|heating|music|tv|television|garage|house|vacuum|thermostat)\b",
    "de": r"^das (?:ist|wurde)\b|\b(?:es|alles|alle|beide|licht|lichter|lampen?|tür|türen|fenster|rollos?|rollläden|vorhänge|ventilator|heizung|wecker|timer|lautsprecher|geräte?|schloss|schalter|steckdosen?|szene|musik|fernseher|garage|haus|staubsauger|thermostat)\b",
    "fr": r"\b(?:elles?|ils?|tout|tous|lumières?|lampes?|portes?|fenêtres?|volets?|chauffage|musique|télé\w*|garage|maison)\b",
    "es": r"\b(?:todo|todas?|luz|luces|lámparas?|puertas?|ventanas?|persianas?|calefacción|música|tele\w*|garaje|casa)\b|\bse (?:ha|han)\b",
    "it": r"\b(?:tutto|tutt[ei]|luc[ei]|lampad[ae]|port[ae]|finestr[ae]|tapparell[ae]|riscaldamento|musica|tele\w*|garage|casa)\b",
    "nl": r"\b(?:het is|alles|alle|lichten?|lampen?|deur(?:en)?|ramen|raam|rolluik\w*|gordijn\w*|verwarming|muziek|tv|garage|huis)\b",
    "pt": r"\b(?:tudo|todas?|luz|luzes|lâmpadas?|portas?|janelas?|persianas?|aquecimento|música|tv|garagem|casa)\b",
    "pl": r"\b(?:wszystko|światł\w+|lamp\w+|drzwi|okn\w+|rolet\w+|ogrzewanie|muzyka|telewizor|garaż\w*|dom)\b",
    "tr": r"(?:ışı|lamba|kapı|pencere|perde|ısıtma|müzik|televizyon|garaj|her şey|hepsi|ev\b)",
}
# What any house has, named by no pronoun.
HOUSEHOLD: Final[Mapping[str, str]] = {
    "en": r"\b(?:(?:light|lamp|bulb|door|window|blind|curtain|shutter|shade|fan|heater|radiator|speaker|lock|bolt|latch|switch|plug|socket|sprinkler|lantern|floodlight|appliance)s?|heating|thermostat|tv|telly|television|screen|garage|awning|canopy|the (?:whole )?house|(?:music|radio|song|volume) (?:is|plays|has|now|on|off|down|up)|kettle|vacuum|robot|dishwasher|washing machine|washer|dryer|oven|alarm system|espresso|ground floor|upstairs|downstairs)\b",
    "de": r"\b(?:licht|lichter|lampen?|lämpchen|leuchten?|laternen?|türe?n?|fenster|rollos?|rollläden|rollladen|jalousien?|vorhänge?|gardinen?|ventilator|lüfter|heizung(?:en)?|heizkörper|lautsprecher|schloss|schlösser|riegel|schalter|steckdosen?|sprenger|sprinkler|thermostat|fernseher|glotze|bildschirm|garage|tor|markise|das (?:ganze )?haus|(?:läuft|spielt|erklingt|ertönt)\b[^,.!?]*\b(?:musik|radio|jazz)|(?:musik|radio) (?:läuft|spielt|ist|an|aus)|staubsauger|sauger|saugroboter|roboter|spülmaschine|geschirrspüler|waschmaschine|trockner|ofen|herd|alarmanlage|espresso|erdgeschoss|schotten)\b",
    "fr": r"\b(?:lumières?|lampes?|portes?|fenêtres?|volets?|stores?|rideaux|chauffage|radiateurs?|télé\w*|garage|la maison|aspirateur|lave-\w+)\b",
    "es": r"\b(?:luz|luces|lámparas?|puertas?|ventanas?|persianas?|cortinas?|calefacción|tele\w*|garaje|la casa|aspiradora|lavadora|lavavajillas|toldo)\b",
    "it": r"\b(?:luc[ei]|lampad[ae]|port[ae]|finestr[ae]|tapparell[ae]|tend[ae]|riscaldamento|tele\w*|garage|la casa|aspirapolvere|lavatrice|lavastoviglie)\b",
    "nl": r"\b(?:lichten?|lampen?|deur(?:en)?|ramen|raam|rolluik\w*|gordijn\w*|verwarming|tv|garage|het huis|stofzuiger|wasmachine|vaatwasser|zonwering)\b",
}
# State words: what they say of what, so that it can be looked up.
STATES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "on": "on",
        "off": "off",
        "open": "open",
        "closed": "closed",
        "locked": "locked",
        "unlocked": "unlocked",
        "shut": "closed",
        "extended": "open",
        "retracted": "closed",
        "bolted": "locked",
        "docked": "docked",
        "paused": "paused",
    },
    "de": {
        "an": "on",
        "aus": "off",
        "eingeschaltet": "on",
        "ausgeschaltet": "off",
        "offen": "open",
        "geöffnet": "open",
        "zu": "closed",
        "geschlossen": "closed",
        "ausgefahren": "open",
        "eingefahren": "closed",
        "verriegelt": "locked",
        "abgeschlossen": "locked",
        "entriegelt": "unlocked",
        "aufgeschlossen": "unlocked",
        "pausiert": "paused",
        "in der station": "docked",
        "an der ladestation": "docked",
        "in der ladestation": "docked",
    },
    "fr": {
        "allumé": "on",
        "allumée": "on",
        "éteint": "off",
        "éteinte": "off",
        "ouvert": "open",
        "ouverte": "open",
        "fermé": "closed",
        "fermée": "closed",
        **dict.fromkeys(("fermés", "fermées"), "closed"),
        **dict.fromkeys(("ouverts", "ouvertes"), "open"),
        **dict.fromkeys(("allumés", "allumées"), "on"),
        **dict.fromkeys(("éteints", "éteintes"), "off"),
        "verrouillé": "locked",
        "verrouillée": "locked",
        "verrouillés": "locked",
        "verrouillées": "locked",
        "fermée à clé": "locked",
        "fermées à clé": "locked",
        "déverrouillée": "unlocked",
        "déverrouillées": "unlocked",
        "à la base": "docked",
        "en pause": "paused",
        "arrêté": "stopped",
        "arrêtée": "stopped",
    },
    "es": {
        "encendido": "on",
        "encendida": "on",
        "apagado": "off",
        "apagada": "off",
        "abierta": "open",
        "abierto": "open",
        "cerrada": "closed",
        "cerrado": "closed",
        **dict.fromkeys(("encendidas", "encendidos"), "on"),
        **dict.fromkeys(("apagadas", "apagados"), "off"),
        **dict.fromkeys(("abiertas", "abiertos"), "open"),
        **dict.fromkeys(("cerradas", "cerrados"), "closed"),
        "cerrada con llave": "locked",
        "cerradas con llave": "locked",
        "bloqueada": "locked",
        "bloqueadas": "locked",
        "en la base": "docked",
        "en pausa": "paused",
    },
    "it": {
        "acceso": "on",
        "accesa": "on",
        "spento": "off",
        "spenta": "off",
        "aperta": "open",
        "aperto": "open",
        "chiusa": "closed",
        "chiuso": "closed",
        **dict.fromkeys(("accese", "accesi"), "on"),
        **dict.fromkeys(("spente", "spenti"), "off"),
        **dict.fromkeys(("aperte", "aperti"), "open"),
        **dict.fromkeys(("chiuse", "chiusi"), "closed"),
        "chiusa a chiave": "locked",
        "chiuse a chiave": "locked",
        "bloccata": "locked",
        "bloccate": "locked",
        "alla base": "docked",
        "in pausa": "paused",
    },
    "nl": {
        "aan": "on",
        "uit": "off",
        "open": "open",
        "dicht": "closed",
        "op slot": "locked",
        "van slot": "unlocked",
        "in het station": "docked",
        "op de basis": "docked",
        "gepauzeerd": "paused",
        "gesloten": "closed",
        "vergrendeld": "locked",
        "ontgrendeld": "unlocked",
    },
}
# Verbs of being in a state.
SHOWS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": dict.fromkeys(
        ("lit", "glowing", "shining", "burning", "running", "spinning", "switched on"),
        "on",
    )
    | dict.fromkeys(("cleaning", "vacuuming", "hoovering", "sweeping"), "cleaning")
    | {"playing": "playing", "switched off": "off", "drawn": "closed"},
    "de": dict.fromkeys(("leuchtet", "brennt", "läuft", "laufen", "dreht"), "on")
    | {"leuchten": "on", "brennen": "on", "spielt": "playing", "saugt": "cleaning"},
    "fr": dict.fromkeys(("marche", "marchent", "tourne", "tournent"), "on")
    | dict.fromkeys(("joue", "jouent", "en train de jouer"), "playing"),
    "es": dict.fromkeys(("funciona", "funcionan", "gira", "giran"), "on")
    | dict.fromkeys(("funcionando", "girando"), "on")
    | dict.fromkeys(("suena", "suenan", "sonando"), "playing"),
    "it": dict.fromkeys(("funziona", "funzionano", "gira", "girano"), "on")
    | dict.fromkeys(("funzionando", "girando"), "on")
    | dict.fromkeys(("suona", "suonano", "suonando"), "playing"),
    "nl": dict.fromkeys(("brandt", "branden", "draait", "draaien", "loopt"), "on")
    | dict.fromkeys(("speelt", "spelen", "aan het spelen"), "playing"),
}
IS: Final[Mapping[str, str]] = {
    "en": r"(?:is|are)(?: currently| now| already| still)?",
    "de": r"(?:ist|sind)(?: gerade| jetzt| schon| noch| momentan)?",
    "fr": r"(?:est|sont)(?: actuellement| maintenant| déjà)?",
    "es": r"(?:está|están)(?: actualmente| ahora| ya)?",
    "it": r"(?:è|sono)(?: ora| adesso| già)?",
    "nl": r"(?:is|zijn|staat|staan)(?: nu| al| nog)?",
}
# What may stand behind a state, and what stands for the thing spoken of last.
NOW: Final[Mapping[str, str]] = {
    "en": r"(?:at the moment|right now|at present|currently|just now|now|already|as (?:it is|they are|ever|always)|anyway)",
    "de": r"(?:im moment|im augenblick|gerade|derzeit|zurzeit|momentan|jetzt|schon|bereits|ohnehin|sowieso|nach wie vor|wie immer)",
    "fr": r"(?:en ce moment|pour l'instant|actuellement|maintenant)",
    "es": r"(?:en este momento|ahora mismo|ahora|actualmente)",
    "it": r"(?:in questo momento|al momento|ora|adesso)",
    "nl": r"(?:op dit moment|momenteel|nu)",
}
IT: Final[Mapping[str, str]] = {
    "en": r"(?:it|they)",
    "de": r"(?:es|er|sie|das|der|die)",
    "fr": r"(?:il|elle|ils|elles)",
    "es": r"",
    "it": r"",
    "nl": r"(?:hij|het|die|ze)",
}
