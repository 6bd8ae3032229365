"""How people say that a secret follows, per language, as data.

Lists are written as one string with bars between the entries. A language that
is not here is read with all tables at once: a mask too many is reversible, a
secret that slips through is not.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretWords:
    """The words around a spoken secret in one language.

    `phrase` (passwords) and `code` are the nouns, `link` what stands between noun and
    secret, `plain` words that can never start a secret, `verdicts` words that
    end the clause as an opinion ("is wrong"), `more` words after which the
    sentence goes on, `not_code` words before a code noun that make it harmless,
    `opens` verbs and things that take a code and `by` what stands before it, `shows`
    verbs by which one is read, `digits` the
    spoken digits, `numerals` (a pattern) larger numbers and "double seven",
    `at` and `dot` the parts of a spoken address, `mail` its cue.
    `long` are nouns for many words in a row, `spells` words between spelled letters,
    `short` nouns that only a mixed word at once behind them makes a password,
    `login` those behind which somebody's name comes first, `ends` what a word ends
    with that is a code, but for those that begin as `no_ends`.
    """

    phrase: str
    code: str
    link: str
    plain: str
    verdicts: str
    more: str
    not_code: str = ""
    opens: str = ""
    by: str = ""
    shows: str = ""
    digits: str = ""
    numerals: str = ""
    at: str = ""
    dot: str = ""
    mail: str = "mail"
    long: str = ""
    spells: str = ""
    short: str = "pw|pwd|pass"
    login: str = "login"
    ends: str = ""
    no_ends: str = ""
    spaced: bool = True


SECRET_WORDS: Final[Mapping[str, SecretWords]] = {
    "en": SecretWords(
        phrase="password|pass word|passphrase|pass phrase|passcode|pass code"
        "|wifi key|wi-fi key|network key|api key|api token|access token|secret key"
        "|secret word|safe word|recovery key|license key|licence key|product key"
        "|activation key|encryption key",
        code="code|codes|pin|pins|puk|pin code|pin number|passcode|otp"
        "|one-time password|one time password|security number|cvv|cvc|tan|combination"
        "|keypad|key pad",
        link="is|are|was|were|it's|will be|should be|used to be|to|equals|reads|number"
        "|colon",
        plain="not|never|too|what|which|where|why|how|who|the|a|an|in|on|at|under"
        "|being|stored|kept|written|going|no|none|only|always|also|still|about|for"
        "|my|your|our|his|her|their|this|that|very|so|be|you|i|we|it|set|there|here"
        "|case|protected|required|needed|supposed|and|or|asked|just|really|with|from|by",
        verdicts="wrong|correct|right|incorrect|expired|invalid|valid|weak|strong"
        "|missing|empty|changed|reset|lost|forgotten|secure|safe|secret|old|new"
        "|fine|working|unknown|different|same|long|short|enough|good|bad",
        more="and|but|or|so|then|please|thanks|thank|remember|can|could|would|will"
        "|for|because|when|if|that|which|now|again|in|on|at|you|i|do|don't|to|with",
        not_code="error|status|zip|postal|post|area|country|colour|color|hex|exit"
        "|qr|bar|dress|source|product|promo|discount|dialling|fault|trouble|morse"
        "|building|criminal|genetic",
        opens="unlock|unlocks|unlocked|unlocking|disarm|disarms|disarmed|arm|arms|armed"
        "|open|opens|opened|lock|locks|alarm|alarm system|keybox|key box"
        "|key safe|lockbox|lock box|padlock|the safe|my safe|our safe|strongbox",
        by="with|using|code|dial|dials|enter|enters|entering|type|types|typing|press"
        "|punch in|key in",
        shows="take|takes|accept|accepts|want|wants|say|says|said|show|shows|showed|goes|go"
        "|came as|comes as|displays"
        "|starts with|begins with|ends in|ends with",
        digits="zero|oh|one|two|three|four|five|six|seven|eight|nine",
        numerals=r"(?:double|triple|treble) DIGIT|ten|eleven|twelve|(?:thir|four|fif"
        r"|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty"
        r"(?:[ -]DIGIT)?|DIGIT (?:hundred|thousand)(?: and)?",
        at="at",
        dot="dot|period",
        mail="e-mail|email|mail|address",
        long="recovery phrase|seed phrase|recovery words|seed words",
        spells="capital|uppercase|lowercase|upper case|lower case|small|big|dash|hyphen"
        "|minus|underscore|dot|slash|then|and",
        short="pass|pw|pwd|passwd|key|token|secret",
        login="login|log-in|log in|logon|sign-in|sign in|credentials|login details"
        "|login data|access data",
    ),
    "de": SecretWords(
        phrase="passwort|kennwort|losungswort|passphrase|wlan-schlüssel"
        "|wlan schlüssel|netzwerkschlüssel|zugangswort|wlan-passwort",
        code="code|codes|pin|pins|puk|tan|kode|geheimzahl|geheimnummer|kombination"
        "|tastenfeld",
        ends="code|codes|pin|puk|kode|kombination|pin-nummer|pinnummer",
        no_ends="fehler|status|post|qr|bar|farb|quell|länder|land|produkt|rabatt"
        "|gutschein|morse|störungs|strich|typ",
        link="ist|sind|lautet|lauten|heißt|war|waren|wäre|auf|wird|doppelpunkt",
        plain="nicht|nie|niemals|zu|was|wo|wie|welches|wer|warum|das|der|die|dem|den"
        "|ein|eine|im|in|am|an|auf|unter|hinter|bei|immer|noch|auch|nur|schon|so"
        "|mein|dein|unser|sein|ihr|es|ich|du|wir|sehr|kein|keine|gespeichert|und"
        "|oder|für|hier|dort|da|erforderlich|nötig|geschützt",
        verdicts="falsch|richtig|korrekt|abgelaufen|ungültig|gültig|schwach|stark"
        "|leer|geändert|verloren|vergessen|sicher|geheim|alt|neu|gut|schlecht"
        "|unbekannt|anders|gleich|lang|kurz|weg",
        more="und|aber|oder|dann|bitte|danke|merk|merke|kannst|könntest|für|weil"
        "|wenn|dass|jetzt|nochmal|im|in|am|du|ich|mach|schalte|zu|mit",
        opens="entsperre|entsperr|entsperrt|entsperren|entschärfe|entschärft|entschärfen"
        "|schließ|schließe|schließt|öffne|öffnet|öffnen|aufschließen|deaktiviere"
        "|deaktiviert|alarm|alarmanlage|tresor|safe|zahlenschloss|schlüsselbox"
        "|schlüsselkasten|schlüsselsafe|schlüsseltresor|vorhängeschloss",
        by="mit|code|per|wähle|wähl|wählen|tippe|tipp|tippen|gib|gibt man|eingeben"
        "|drücke|drück|drücken",
        shows="will|nimmt|verlangt|sagt|zeigt|steht|stand|geht|beginnt mit"
        "|endet auf|endet mit",
        digits="null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun",
        numerals=r"(?:doppel|zweimal|dreimal|zwei mal|drei mal)[ -]?DIGIT|elf|zwölf"
        r"|(?:drei|vier|fünf|sech|sieb|acht|neun)?zehn|(?:(?:ein|zwei|drei|vier|fünf|sechs"
        r"|sieben|acht|neun)und)?(?:zwan|vier|fünf|sech|sieb|acht|neun)zig"
        r"|(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und)?drei(?:ß|ss)ig"
        r"|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)?(?:hundert|tausend)\w{0,30}",
        at="at|ät|klammeraffe",
        dot="punkt",
        mail="e-mail|email|mail|adresse",
        long="wiederherstellungsphrase|seed-phrase|wiederherstellungswörter",
        spells="groß|großes|großbuchstabe|klein|kleines|minus|strich|bindestrich"
        "|unterstrich|punkt|dann|und",
        short="pw|pwd|pass|kennw|key|schlüssel|token",
        login="zugangsdaten|anmeldedaten|login|logindaten|login-daten|benutzerdaten|zugang|anmeldung",
    ),
    "fr": SecretWords(
        phrase="mot de passe|phrase secrète|clé wifi|clé du wifi|clé réseau"
        "|code secret|mot secret",
        code="code|code pin|pin|code secret|code de sécurité|code de vérification"
        "|combinaison",
        link="est|c'est|était|sera|à|égal",
        plain="pas|jamais|trop|que|quel|quoi|où|comment|le|la|les|un|une|dans|sur"
        "|sous|toujours|encore|aussi|mon|ton|notre|son|très|ne|enregistré|et|ou|ici",
        verdicts="faux|correct|incorrect|expiré|invalide|valide|faible|fort|vide"
        "|changé|perdu|oublié|sûr|secret|vieux|nouveau|bon|mauvais|inconnu",
        more="et|mais|ou|alors|puis|merci|s'il|retiens|peux|pour|parce|quand|si|que"
        "|maintenant|dans|tu|je|avec",
        not_code="erreur|d'erreur|postal|qr|barre|barres",
        opens="déverrouille|désarme|ouvre|verrouille|alarme|clavier|coffre|coffre-fort"
        "|cadenas|boîte à clés",
        by="avec|code|par|compose|tape|entre",
        shows="dit|indique|affiche|commence par|finit par",
        digits="zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf",
        at="arobase|at",
        dot="point",
        spells="majuscule|minuscule|tiret|point|puis|et",
        mail="e-mail|email|mail|courriel|adresse",
        short="mdp|pass|clé|jeton",
        login="identifiants|connexion|login|accès",
    ),
    "es": SecretWords(
        phrase="contraseña|clave|palabra clave|clave del wifi|clave secreta"
        "|palabra secreta",
        code="código|codigo|pin|clave|código pin|código de verificación|combinación",
        link="es|era|será|a|son",
        plain="no|nunca|muy|que|qué|cuál|dónde|cómo|el|la|los|las|un|una|en|sobre"
        "|bajo|siempre|también|mi|tu|su|nuestra|guardada|y|o|aquí|para|del|de",
        verdicts="incorrecta|correcta|incorrecto|correcto|inválida|válida|débil"
        "|fuerte|vacía|perdida|segura|secreta|vieja|nueva|buena|mala|desconocida",
        more="y|pero|o|entonces|luego|por|gracias|recuerda|puedes|para|porque"
        "|cuando|si|que|ahora|en|con",
        not_code="error|postal|qr|barras",
        opens="desbloquea|desarma|abre|bloquea|alarma|teclado|caja fuerte|candado",
        by="con|código|marca|teclea|introduce",
        shows="dice|pone|muestra|empieza por|termina en",
        digits="cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve",
        at="arroba",
        dot="punto",
        mail="correo|e-mail|email|mail|dirección",
        short="pass|pwd|clave|token",
        login="credenciales|datos de acceso|acceso|login",
    ),
    "it": SecretWords(
        phrase="password|parola d'ordine|parola chiave|chiave wifi|parola segreta",
        code="codice|pin|codice pin|codice segreto|codice di verifica|combinazione",
        link="è|era|sarà|a",
        plain="non|mai|troppo|che|quale|dove|come|il|la|lo|un|una|in|su|sotto|nel"
        "|sempre|anche|mia|tua|nostra|sua|molto|salvata|e|o|qui|per|del|della",
        verdicts="sbagliata|corretta|errata|scaduta|valida|debole|forte|vuota"
        "|cambiata|persa|sicura|segreta|vecchia|nuova|buona|sconosciuta",
        more="e|ma|o|poi|grazie|ricorda|puoi|per|perché|quando|se|che|adesso|con",
        not_code="errore|postale|qr|barre",
        opens="sblocca|disarma|apri|blocca|allarme|tastierino|cassaforte|lucchetto",
        by="con|codice|digita|componi|inserisci",
        shows="dice|mostra|inizia con|finisce con",
        digits="zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove",
        at="chiocciola",
        dot="punto",
        mail="e-mail|email|mail|posta|indirizzo",
        short="pass|pwd|psw|chiave|token",
        login="credenziali|dati di accesso|accesso|login",
    ),
    "nl": SecretWords(
        phrase="wachtwoord|wachtzin|wifi-sleutel|wifisleutel|toegangswoord",
        code="code|pincode|pin|toegangscode|beveiligingscode|verificatiecode",
        link="is|was|luidt|wordt|naar|op",
        plain="niet|nooit|te|wat|welk|waar|hoe|wie|het|de|een|in|op|onder|altijd"
        "|ook|nog|mijn|jouw|ons|zijn|haar|erg|opgeslagen|en|of|hier|voor|van",
        verdicts="fout|verkeerd|juist|goed|verlopen|ongeldig|geldig|zwak|sterk|leeg"
        "|gewijzigd|kwijt|vergeten|veilig|geheim|oud|nieuw|slecht|onbekend",
        more="en|maar|of|dan|alsjeblieft|bedankt|onthoud|kun|voor|omdat|als|dat|nu"
        "|in|met",
        not_code="error|fout|qr|streep|post",
        opens="ontgrendel|open|vergrendel|schakel|alarm|toetsenpaneel|kluis|hangslot"
        "|sleutelkluis",
        by="met|code|draai|toets|tik|voer",
        shows="zegt|toont|begint met|eindigt op",
        digits="nul|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen",
        at="apenstaartje|at",
        dot="punt",
        mail="e-mail|email|mail|adres",
        short="ww|pass|pwd|sleutel|token",
        login="inloggegevens|logingegevens|aanmeldgegevens|login",
    ),
    "pt": SecretWords(
        phrase="senha|palavra-passe|palavra passe|chave do wifi|frase secreta",
        code="código|codigo|pin|código pin|código de verificação",
        link="é|era|será|para",
        plain="não|nunca|muito|que|qual|onde|como|o|a|os|as|um|uma|em|no|na|sob"
        "|sempre|também|minha|tua|nossa|sua|guardada|e|ou|aqui|do|da|de",
        verdicts="errada|correta|incorreta|inválida|válida|fraca|forte|vazia|perdida"
        "|segura|secreta|velha|nova|boa|má|desconhecida",
        more="e|mas|ou|então|depois|por|obrigado|lembra|podes|para|porque|quando|se"
        "|que|agora|com",
        not_code="erro|postal|qr|barras",
        opens="destranca|desarma|abre",
        by="com|código",
        digits="zero|um|dois|três|quatro|cinco|seis|sete|oito|nove",
        at="arroba",
        dot="ponto",
        mail="e-mail|email|mail|endereço",
        login="credenciais|dados de acesso|acesso|login",
    ),
    "pl": SecretWords(
        phrase="hasło|hasło do wifi|tajne słowo",
        code="kod|pin|kod pin|kod weryfikacyjny",
        link="to|jest|brzmi|na",
        plain="nie|nigdy|co|jakie|gdzie|jak|w|na|pod|zawsze|też|moje|twoje|zapisane|i",
        verdicts="złe|błędne|poprawne|nieprawidłowe|słabe|silne|puste|zmienione|nowe",
        more="i|ale|lub|potem|proszę|dziękuję|zapamiętaj|dla|bo|gdy|że|teraz",
        not_code="pocztowy|błędu|qr",
        digits="zero|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć",
        at="małpa",
        dot="kropka",
        login="dane logowania|logowanie|login",
    ),
    "sv": SecretWords(
        phrase="lösenord|lösenordet|wifi-nyckeln",
        code="kod|koden|pinkod|pinkoden|pin",
        link="är|var|lyder|till",
        plain="inte|aldrig|för|vad|vilket|var|hur|det|den|en|ett|i|på|under|alltid"
        "|också|min|mitt|ditt|vårt|sparat|och|eller",
        verdicts="fel|rätt|ogiltigt|giltigt|svagt|starkt|tomt|ändrat|nytt|gammalt",
        more="och|men|eller|sedan|snälla|tack|kom|kan|för|när|om|att|nu",
        digits="noll|ett|två|tre|fyra|fem|sex|sju|åtta|nio",
        at="snabel-a|at",
        dot="punkt",
        login="inloggningsuppgifter|inloggning|login",
    ),
    "ru": SecretWords(
        phrase="пароль|кодовое слово|пароль от вайфая",
        code="код|пин|пин-код|пинкод",
        link="это|—|-|на",
        plain="не|никогда|что|какой|где|как|в|на|под|всегда|тоже|мой|твой|наш|и|от"
        "|для|к|неверный|изменён",
        verdicts="неправильный|правильный|верный|слабый|надёжный|пустой|новый|старый",
        more="и|но|или|потом|пожалуйста|спасибо|запомни|для|когда|если|что|сейчас",
        not_code="почтовый|qr",
        digits="ноль|один|два|три|четыре|пять|шесть|семь|восемь|девять",
        at="собака",
        dot="точка",
        mail="почта|мейл|адрес|mail",
        login="логин|данные для входа|доступ",
    ),
    "tr": SecretWords(
        phrase="şifre|şifrem|şifresi|şifremiz|parola|parolam|parolas\u0131",
        code="kod|kodu|pin|pin kodu|doğrulama kodu",
        link="şudur|şu|olarak",
        plain="yanl\u0131ş|doğru|değil|nerede|ne|nedir|çok|ve|ya|için",
        verdicts="yanl\u0131ş|doğru|geçersiz|geçerli|zay\u0131f|güçlü|boş|yeni|eski",
        more="ve|ama|veya|sonra|lütfen|teşekkürler|için|çünkü|şimdi",
        not_code="hata|posta|qr",
        digits="s\u0131f\u0131r|bir|iki|üç|dört|beş|alt\u0131|yedi|sekiz|dokuz",
        dot="nokta",
        login="giriş bilgileri|kullan\u0131c\u0131 bilgileri|giriş",
    ),
    "ko": SecretWords(
        phrase="비밀번호|암호|패스워드",
        code="코드|인증번호|비밀번호",
        link="는|은|이|가",
        plain="",
        verdicts="",
        more="",
        spaced=False,
    ),
    "zh": SecretWords(
        phrase="密码|密碼|口令",
        code="验证码|驗證碼|密码|密碼|代码|动态码",
        link="是|为|為|改成|设为",
        plain="",
        verdicts="",
        more="",
        spaced=False,
    ),
    "ja": SecretWords(
        phrase="パスワード|合言葉|暗証番号",
        code="コード|認証コード|暗証番号|確認コード",
        link="は|が|を",
        plain="",
        verdicts="",
        more="",
        spaced=False,
    ),
}
