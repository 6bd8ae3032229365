"""Words in the names of tools of others: those that look, and those that do something.

Folded: no accents. Verbs of other languages are told by how they begin.
"""

from typing import Final


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Beginnings of names of tools that only look.
LOOKING: Final = _names(
    "ask browse calculate check compare convert count describe explain fetch find get "
    "how is list look lookup preview query read resolve retrieve search show summarise "
    "summarize translate validate view what when where who"
)
# What is done by them is done, wherever in a name they stand.
ACTING: Final = _names(
    "beep calibrate dial dim discard honk launch mount pour purge ring sign spray "
    "stamp sweep tow unload unmount upsert whistle "
    "accept activate actuate add adjust administer admit announce append apply "
    "approve arm assign attach authorise authorize boot broadcast buy bypass "
    "cancel change click configure confirm connect create deactivate decline "
    "delete deploy detach dial disable disarm discharge disconnect disengage "
    "dismiss dispatch dispense do donate drain edit eject enable engage enrol "
    "enroll erase eval exec execute flush force forward grant halt ignite inject "
    "insert install invite invoke kill launch lower merge modify move mute notify "
    "operate override overwrite pair pay perform proceed publish purchase put "
    "raise reboot reconfigure reject reload remove rename replace reset restart "
    "restore resume revoke save sell send shut shutdown silence snooze submit "
    "subscribe suspend swap sync terminate toggle transfer transmit trigger unarm "
    "unblock unbolt uninstall unlatch unlock unmute unpair unset unsubscribe "
    "upgrade upload wake wipe withdraw write"
)
# They are done, too; but behind a word that looks they are mostly things or how things
# are: "get_order", "list_open_issues".
NAMING: Final = _names(
    "burn feed flash flood load pump reel roll throw vent "
    "allow archive block book call clear close command commit control download "
    "drive drop fire give lock make open order patch pause play post press push "
    "record release reply run schedule set share shell skip start stop switch "
    "turn update"
)
# How something is, wherever it stands: "door_status".
TELLING: Final = _names(
    "battery count data details events forecast history hours info level list log "
    "logs metrics news position report risk state states statistics stats status "
    "summary"
)
# A name that ends with one moves something: "gate_up", "let_in".
DIRECTIONS: Final = _names("in out up down on off away back ab an aus auf zu hoch")
# What joins a deed to a look: "list_and_open".
JOINING: Final = _names("and then or plus also to next after n")
# How verbs of other languages begin; a short one is the whole word.
FOREIGN: Final = (
    # German
    *("oeffne", "offne", "schliess", "aufschliess", "aufsperr", "entsperr", "sperr"),
    *("entriegel", "verriegel", "schalt", "einschalt", "ausschalt", "loesch", "losch"),
    *("sende", "verschick", "kaufe", "bestell", "aktivier", "deaktivier", "starte"),
    *("stopp", "setze", "stelle", "mache", "ausfuehr", "ausfuhr", "entschaerf"),
    *("entscharf", "scharfsch", "aender", "ander", "uberweis", "ueberweis", "druck"),
    # French
    *(
        "ouvre",
        "ouvri",
        "ferme",
        "deverrouill",
        "verrouill",
        "allum",
        "etein",
        "etei",
        "supprim",
    ),
    *("effac", "envoy", "envoi", "achet", "commande", "desactiv", "arret", "demarr"),
    *("desarm", "execut", "lance", "modifi", "regle"),
    # Spanish and Portuguese
    *("abrir", "abre", "cerrar", "cierra", "desbloq", "bloque", "encend", "enciend"),
    *("apaga", "borra", "elimina", "enviar", "envia", "comprar", "compra", "ejecut"),
    *("cambia", "fechar", "fecha", "destranc", "trancar", "tranca", "ligar", "desliga"),
    *("excluir", "pagar", "poner", "inicia", "parar", "deten"),
    # Italian
    *(
        "apri",
        "aprir",
        "chiud",
        "sblocca",
        "blocca",
        "accend",
        "spegn",
        "cancella",
        "invia",
    ),
    *("disattiv", "attiva", "avvia", "esegu", "ferma", "imposta", "disinser"),
    # Dutch
    *(
        "openen",
        "sluit",
        "ontgrendel",
        "vergrendel",
        "schakel",
        "verwijder",
        "verstuur",
    ),
    *("stuur", "koop", "uitvoer", "voeruit", "zetaan", "zetuit", "wijzig", "ontkoppel"),
    # Swedish, Danish, Norwegian, Finnish
    *("oppna", "aabn", "abn", "apne", "lasupp", "lasop", "stang", "slukk", "sluk"),
    *("taend", "tand", "skick", "radera", "kop", "avaa", "sulje", "kaynnist", "sammut"),
    # Polish and Czech
    *("otworz", "zamkn", "wlacz", "wylacz", "usun", "wyslij", "odblok", "zablok"),
    *("otevr", "zavr", "odemkn", "zamkni", "zapn", "vypn", "smaz", "odesl"),
    # Turkish
    *("kapat", "kilit", "gonder", "satinal", "calistir", "durdur", "baslat", "sondur"),
    # Russian and Ukrainian, also as they are written in Latin letters
    *("откр", "закр", "разбл", "включ", "выключ", "удал", "отправ"),
    *("купи", "запус", "остан", "otkro", "otkry", "zakro", "zakry", "vkluch", "vkljuc"),
    *("udali", "otprav", "razblok"),
    # Japanese, Chinese, Korean
    *(
        "開け",
        "開く",
        "閉め",
        "解錠",
        "施錠",
        "削除",
        "送信",
        "実行",
        "購入",
        "打开",
        "打開",
        "开",
    ),
    *(
        "关闭",
        "關閉",
        "解锁",
        "解鎖",
        "删除",
        "发送",
        "执行",
        "购买",
        "열",
        "닫",
        "잠금",
        "삭제",
        "보내",
        "실행",
    ),
)
