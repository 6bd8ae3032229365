# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""What people in five languages tell, correct and ask in `memory_life`, as data.

A fact is told by `tell` and asked by `ask`, with a subject S and a value V (old
value O in corrections). Subjects and values are separated by `|`; a subject may
have a second form for questions and wishes behind `/`.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """Facts of one kind."""

    subjects: str
    values: str
    tell: tuple[str, ...]
    ask: tuple[str, ...]
    correct: tuple[str, ...]
    forget: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Life:
    """One language's themes, and small talk that is no fact."""

    themes: tuple[Theme, ...]
    talk: tuple[str, ...]


LIVES = {
    "en": Life(
        themes=(
            Theme(
                subjects="my sister|my brother|my mother|my father|my wife|my daughter|my son|my boss|my neighbour|my grandmother|my cousin|my best friend",
                values="blue|green|violet|orange|turquoise|crimson|silver|beige",
                tell=(
                    "S's favourite colour is V.",
                    "Remember that S's favourite colour is V.",
                ),
                ask=(
                    "What is S's favorite color?",
                    "which colour does S like, what's S's favourite",
                ),
                correct=(
                    "S's favourite colour is V now.",
                    "Actually, S's favourite colour is V.",
                    "S's favourite colour isn't O, it's V.",
                ),
                forget=("Forget S's favourite colour.",),
            ),
            Theme(
                subjects="my sister|my brother|my mother|my father|my wife|my daughter|my son|my boss|my neighbour|my grandmother|my cousin|my best friend",
                values="3 May|12 June|24 August|30 January|7 November|19 March|2 October|15 April",
                tell=(
                    "S's birthday is on V.",
                    "Please note that S's birthday is on V.",
                ),
                ask=("When is S's birthday?", "what day is the birthday of S"),
                correct=(
                    "No, S's birthday is on V.",
                    "S's birthday is on V, not on O.",
                ),
                forget=("Please forget S's birthday.",),
            ),
            Theme(
                subjects="spare key|passport|ladder|toolbox|camping tent|christmas lights|sewing machine|flashlight|fire extinguisher|drill|suitcase|vaccination card|snow shovel|picnic blanket|chess set|first aid kit|projector|stapler",
                values="in the cellar|in the attic|under the stairs|behind the door|on the top shelf|in the garage|next to the freezer|in the hallway cupboard",
                tell=("Remember that the S is V.", "Don't forget: the S is V."),
                ask=("Where is the S?", "where did we put the S"),
                correct=("The S is V now.", "Actually the S is V."),
                forget=("Forget where the S is.", "forget about the S"),
            ),
            Theme(
                subjects="wifi password|garage code|alarm installer's number|gym locker number|dentist appointment|piano lesson|bin day|school meeting|oil change|book club",
                values="on Monday at 8|on Tuesday at 9|on Wednesday at 10|on Thursday at 11|on Friday at 12|on Saturday at 13",
                tell=("Remember that my S is V.",),
                ask=("When is my S?", "what was it about my S"),
                correct=("No, my S is V.", "My S is V now."),
                forget=("Forget my S.",),
            ),
        ),
        talk=(
            "Turn on the kitchen light.",
            "What's the weather like?",
            "Thank you!",
            "How long do eggs boil?",
            "Play some jazz.",
            "I am tired.",
        ),
    ),
    "de": Life(
        themes=(
            Theme(
                subjects="meiner Schwester|meines Bruders|meiner Mutter|meines Vaters|meiner Frau|meiner Tochter|meines Sohnes|meines Chefs|meiner Nachbarin|meiner Oma|meines Cousins|meiner Freundin",
                values="blau|grün|violett|orange|türkis|rot|silbern|beige",
                tell=(
                    "Die Lieblingsfarbe S ist V.",
                    "Merk dir, dass die Lieblingsfarbe S V ist.",
                ),
                ask=(
                    "Was ist die Lieblingsfarbe S?",
                    "Welche Farbe ist die Lieblingsfarbe S?",
                ),
                correct=(
                    "Die Lieblingsfarbe S ist jetzt V.",
                    "Eigentlich ist die Lieblingsfarbe S V.",
                    "Die Lieblingsfarbe S ist nicht O, sondern V.",
                ),
                forget=("Vergiss die Lieblingsfarbe S.",),
            ),
            Theme(
                subjects="meiner Schwester|meines Bruders|meiner Mutter|meines Vaters|meiner Frau|meiner Tochter|meines Sohnes|meines Chefs|meiner Nachbarin|meiner Oma|meines Cousins|meiner Freundin",
                values="am 3. Mai|am 12. Juni|am 24. August|am 30. Januar|am 7. November|am 19. März",
                tell=(
                    "Der Geburtstag S ist V.",
                    "Merke dir bitte, der Geburtstag S ist V.",
                ),
                ask=(
                    "Wann ist der Geburtstag S?",
                    "Wann hat jemand Geburtstag, der Geburtstag S",
                ),
                correct=(
                    "Nein, der Geburtstag S ist V.",
                    "Der Geburtstag S ist jetzt V.",
                ),
                forget=("Vergiss bitte den Geburtstag S.",),
            ),
            Theme(
                subjects="der Ersatzschlüssel/den Ersatzschlüssel|der Reisepass/den Reisepass|die Leiter|der Werkzeugkasten/den Werkzeugkasten|das Zelt|die Nähmaschine|die Taschenlampe|der Feuerlöscher/den Feuerlöscher|die Bohrmaschine|der Koffer/den Koffer|der Impfpass/den Impfpass|die Schneeschaufel|die Picknickdecke|das Schachspiel|der Verbandskasten/den Verbandskasten|der Beamer/den Beamer|die Bügelmaschine|der Tacker/den Tacker",
                values="im Keller|auf dem Dachboden|unter der Treppe|hinter der Tür|in der Garage|neben dem Kühlschrank|im Flurschrank|auf dem obersten Regal",
                tell=("Merk dir, dass S V liegt.", "Vergiss nicht: S ist V."),
                ask=("Wo ist S?", "Wo liegt S eigentlich?"),
                correct=("S ist jetzt V.", "Nein, S liegt V."),
                forget=("Vergiss, wo S ist.", "Vergiss das über S."),
            ),
            Theme(
                subjects="mein Zahnarzttermin|mein Klavierunterricht|mein Elternabend|mein Ölwechsel|mein Yogakurs|mein Friseurtermin|mein Chorabend|mein Sprachkurs|mein Impftermin|mein Stammtisch",
                values="am Montag um 8|am Dienstag um 9|am Mittwoch um 10|am Donnerstag um 11|am Freitag um 12|am Samstag um 13",
                tell=("Notiere: S ist V.",),
                ask=("Wann ist S?", "Was war noch mit S?"),
                correct=("Nein, S ist V.", "S ist jetzt V."),
                forget=("Vergiss S.",),
            ),
        ),
        talk=(
            "Mach das Licht in der Küche an.",
            "Wie wird das Wetter?",
            "Danke!",
            "Wie lange kochen Eier?",
            "Spiel etwas Jazz.",
            "Ich bin müde.",
        ),
    ),
    "ja": Life(
        themes=(
            Theme(
                subjects="私の妹|私の弟|私の母|私の父|私の妻|私の娘|私の息子|私の上司|私の隣の人|私の祖母|私のいとこ|私の親友",
                values="青|緑|紫|オレンジ|水色|赤|銀色|ベージュ",
                tell=("Sの好きな色はVです。", "Sの好きな色はVだと覚えておいて。"),
                ask=("Sの好きな色は何ですか？", "Sはどの色が好き？"),
                correct=(
                    "Sの好きな色は今はVです。",
                    "実はSの好きな色はVです。",
                    "Sの好きな色はOじゃなくてVです。",
                ),
                forget=("Sの好きな色を忘れて。",),
            ),
            Theme(
                subjects="私の妹|私の弟|私の母|私の父|私の妻|私の娘|私の息子|私の上司|私の隣の人|私の祖母|私のいとこ|私の親友",
                values="5月3日|6月12日|8月24日|1月30日|11月7日|3月19日",
                tell=("Sの誕生日はVです。", "Sの誕生日はVだと覚えて。"),
                ask=("Sの誕生日はいつですか？", "Sの誕生日を教えて"),
                correct=("いいえ、Sの誕生日はVです。", "Sの誕生日はOじゃなくてVです。"),
                forget=("Sの誕生日を忘れてください。",),
            ),
            Theme(
                subjects="合鍵|パスポート|はしご|工具箱|テント|ミシン|懐中電灯|消火器|ドリル|スーツケース|母子手帳|雪かきスコップ|レジャーシート|将棋盤|救急箱|プロジェクター|アイロン|ホッチキス",
                values="地下室|屋根裏|階段の下|ドアの後ろ|車庫|冷蔵庫の横|廊下の棚|一番上の棚",
                tell=("SはVにあると覚えておいて。", "SはVにあることを覚えて。"),
                ask=("Sはどこにありますか？", "Sはどこ？"),
                correct=("Sは今はVにあります。", "実はSはVにあります。"),
                forget=("Sのことを忘れて。",),
            ),
            Theme(
                subjects="私の歯医者の予約|私のピアノのレッスン|私の面談|私の保護者会|私の車検|私のヨガ教室|私の美容院の予約|私の合唱の練習|私の英会話|私の読書会",
                values="月曜日の8時|火曜日の9時|水曜日の10時|木曜日の11時|金曜日の12時|土曜日の13時",
                tell=("SはVだと覚えておいて。",),
                ask=("Sはいつですか？", "Sは何曜日？"),
                correct=("いいえ、SはVです。", "SはVに変わりました。"),
                forget=("Sについて忘れて。",),
            ),
        ),
        talk=(
            "台所の電気をつけて。",
            "今日の天気は？",
            "ありがとう。",
            "卵は何分ゆでる？",
            "ジャズをかけて。",
            "疲れた。",
        ),
    ),
    "ru": Life(
        themes=(
            Theme(
                subjects="моей сестры|моего брата|моей мамы|моего папы|моей жены|моей дочери|моего сына|моего начальника|моей соседки|моей бабушки|моего кузена|моей подруги",
                values="синий|зелёный|фиолетовый|оранжевый|бирюзовый|красный|серебряный|бежевый",
                tell=("Любимый цвет S — V.", "Запомни, что любимый цвет S — V."),
                ask=("Какой любимый цвет у S?", "какой у S любимый цвет"),
                correct=(
                    "Любимый цвет S теперь V.",
                    "На самом деле любимый цвет S — V.",
                    "Любимый цвет S не O, а V.",
                ),
                forget=("Забудь любимый цвет S.",),
            ),
            Theme(
                subjects="моей сестры|моего брата|моей мамы|моего папы|моей жены|моей дочери|моего сына|моего начальника|моей соседки|моей бабушки|моего кузена|моей подруги",
                values="3 мая|12 июня|24 августа|30 января|7 ноября|19 марта",
                tell=("День рождения S — V.", "Запиши, день рождения S — V."),
                ask=("Когда день рождения S?", "какого числа день рождения у S"),
                correct=("Нет, день рождения S — V.", "День рождения S теперь V."),
                forget=("Забудь про день рождения S.",),
            ),
            Theme(
                subjects="запасной ключ|паспорт|лестница|ящик с инструментами|палатка|швейная машинка|фонарик|огнетушитель|дрель|чемодан|прививочный сертификат|лопата для снега|плед для пикника|шахматы|аптечка|проектор|утюг|степлер",
                values="в подвале|на чердаке|под лестницей|за дверью|в гараже|у холодильника|в шкафу|на верхней полке",
                tell=("Запомни, что S лежит V.", "Не забудь: S находится V."),
                ask=("Где лежит S?", "где у нас S"),
                correct=("S теперь лежит V.", "Нет, S лежит V."),
                forget=("Забудь, где S.", "Забудь про S."),
            ),
            Theme(
                subjects="мой приём у стоматолога|мой урок музыки|моё родительское собрание|моя замена масла|моя йога|моя стрижка|мой хор|мой курс английского|моя прививка|мой книжный клуб",
                values="в понедельник в 8|во вторник в 9|в среду в 10|в четверг в 11|в пятницу в 12|в субботу в 13",
                tell=("Запомни: S — V.",),
                ask=("Когда S?", "что там про S"),
                correct=("Нет, S — V.", "S теперь V."),
                forget=("Забудь про S.",),
            ),
        ),
        talk=(
            "Включи свет на кухне.",
            "Какая погода?",
            "Спасибо!",
            "Сколько варить яйца?",
            "Поставь джаз.",
            "Я устал.",
        ),
    ),
    "tr": Life(
        themes=(
            Theme(
                subjects="Kız kardeşimin|Ağabeyimin|Annemin|Babamın|Karımın|Kızımın|Oğlumun|Patronumun|Komşumun|Büyükannemin|Kuzenimin|Arkadaşımın",
                values="mavi|yeşil|mor|turuncu|turkuaz|kırmızı|gümüş|bej",
                tell=("S en sevdiği renk V.", "S en sevdiği renk V, bunu unutma."),
                ask=("S en sevdiği renk ne?", "S en sevdiği renk hangisi?"),
                correct=(
                    "S en sevdiği renk artık V.",
                    "Aslında S en sevdiği renk V.",
                    "Hayır, S en sevdiği renk V.",
                ),
                forget=("S en sevdiği rengi unut.",),
            ),
            Theme(
                subjects="Kız kardeşimin|Ağabeyimin|Annemin|Babamın|Karımın|Kızımın|Oğlumun|Patronumun|Komşumun|Büyükannemin|Kuzenimin|Arkadaşımın",
                values="3 Mayıs|12 Haziran|24 Ağustos|30 Ocak|7 Kasım|19 Mart",
                tell=("S doğum günü V.", "Unutma: S doğum günü V."),
                ask=("S doğum günü ne zaman?", "S doğum günü hangi gün?"),
                correct=("Hayır, S doğum günü V.", "S doğum günü artık V."),
                forget=("S doğum gününü unut.",),
            ),
            Theme(
                subjects="Yedek anahtar|Pasaport|Merdiven|Alet çantası|Çadır|Dikiş makinesi|El feneri|Yangın söndürücü|Matkap|Bavul|Aşı kartı|Kar küreği|Piknik örtüsü|Satranç takımı|İlk yardım çantası|Projektör|Ütü|Zımba",
                values="bodrumda|çatıda|merdivenin altında|kapının arkasında|garajda|buzdolabının yanında|dolapta|rafta",
                tell=("S V, bunu unutma.", "Unutma: S V."),
                ask=("S nerede?", "S neredeydi?"),
                correct=("S artık V.", "Hayır, S V."),
                forget=("S hakkındaki her şeyi unut.", "S ile ilgili bilgiyi unut."),
            ),
            Theme(
                subjects="Dişçi randevum|Piyano dersim|Veli toplantım|Yağ değişimim|Yoga kursum|Kuaför randevum|Koro provam|İngilizce kursum|Aşı randevum|Kitap kulübüm",
                values="pazartesi saat 8|salı saat 9|çarşamba saat 10|perşembe saat 11|cuma saat 12|cumartesi saat 13",
                tell=("Not et: S V.",),
                ask=("S ne zaman?", "S hangi gündü?"),
                correct=("Hayır, S V.", "S artık V."),
                forget=("S ile ilgili bilgiyi unut.",),
            ),
        ),
        talk=(
            "Mutfak ışığını aç.",
            "Hava nasıl?",
            "Teşekkürler!",
            "Yumurta kaç dakika haşlanır?",
            "Caz çal.",
            "Yorgunum.",
        ),
    ),
}
