# ruff: noqa: RUF001 - language data
"""Remembering, forgetting and telling what is known, in words.

What is a wish to remember or to forget is read by the memory itself, in every
language it has phrases for. Its wide verbs ("delete", "消して") also serve lists and
lamps, so `FORGETS` names what can only mean the memory; nor is a lamp ever meant by
what is told or asked ("where we hide it"), which the reading itself knows.
"""

from collections.abc import Mapping, Sequence

type _Patterns = Mapping[str, Mapping[str, Sequence[str]]]

FORGETS: Mapping[str, str] = {
    "en": r"\bforg(?:et|otten)\b|\b(?:from|off|out of) your (?:mind|head|brain|records?|notes)\b|\bout of your (?:head|mind)\b|\b(?:don't|do not|no longer|stop) remember|\b(?:don't|do not|no longer|no|needn't) (?:need |have |want |longer |any )*(?:for )?(?:you )?(?:to )?(?:remember|know|keep)\b|\b(?:you (?:know|remember|noted|have (?:noted|stored))|i (?:told|said)|i've (?:told|said|mentioned)|i mentioned|memory|memories|to do with)\b|\b(?:everything|anything|all|notes?|entry|facts?|info(?:rmation)?|details?) (?:\w+ ){0,2}(?:about|regarding|on)\b",
    "de": r"\b(?:vergiss|vergesse|vergisst|vergessen)\b|\baus (?:deine[nm]|de[nm]) (?:kopf|notizen|speicher|gehirn)\b|\b(?:du (?:über|von) .+ weißt|was du .*weißt|zu tun hat|gedächtnis)\b|\b(?:merk|behalt)e? dir .+ nicht (?:mehr|länger)|\bnicht (?:mehr |länger )?(?:zu )?(?:wissen|merken|behalten)\b|\bnicht (?:mehr|länger) an\b|\b(?:alles|notiz(?:en)?|eintr[aä]ge?|infos?|information(?:en)?|erinnerung(?:en)?) (?:über|von|zu|an)\b|\bwas ich (?:dir )?.*\b(?:gesagt|erzählt)\b",
    "ja": r"忘れ|わすれ|覚えて(?:い|おか)?なくて|覚え(?:て|る).*必要|のこと(?:は|を)?(?:全部|すべて)?(?:消|削除)|(?:メモ|記憶)を?(?:消|削除|取り消)|覚えなくて|知ら(?:なくて|ないで)|知って(?:い|お).*必要|覚えないで|なかったことに|(?:記憶|メモ)(?:から|を|は)|頭(?:から|に(?:入れ|置))|(?:について|に関する|言った|話した|伝えた|教えた|知っている).*(?:消|削除)",
    "ru": r"забудь|забыть|забыл|памяти|\bпомн(?:и|ить)\b|\bвс[её](?:,? что)? (?:ты |вы |я |про|о|об|обо|зна(?:ешь|ете)|помни(?:шь|те)|тебе|вам)\b|запись|заметк|\bчто я (?:тебе )?(?:говор|сказ|расск)|головы|(?:знать|хранить)(?: это)?(?: больше)? (?:не (?:надо|нужно)|незачем)|(?:не (?:надо|нужно|стоит)|незачем)(?: больше)? (?:знать|хранить)\b",
    "tr": r"unut|hafıza|belle[kğ]|\bakl[ıi]|ilgili|hakkında|söyledi|anlattı|bildi[kğ]|\bnot(?:u|ları)\b|bilmen|hatırla",
}
# Verbs that mean the memory where it knows of what is named, and what else they serve.
ERASES: Mapping[str, str] = {
    "en": r"\b(?:delete|erase|scrub|scratch|strike|scrap|wipe|purge|unlearn|discard|deleting|erasing|scrubbing|wiping)\b|\b(?:drop|clear|remove|lose|bin|ditch) (?:(?:my|our|the \w+ of)\b|(?:\w+ ){0,3}\w+['\u2019]s\b)",
    "de": r"\b(?:löschs?t?e?|streichs?t?e?|tilge?|löschen|streichen|tilgen|(?:raus|weg|aus|durch)(?:löschen|streichen|radieren)|knicken)\b",
    "ja": r"削除|削っ|消去|抹消|取り消|消し|けし|破棄|撤回|取り除|除い|(?:なし|無し|ナシ)に|(?:話|件|メモ|情報|データ|記憶|記録|こと)(?:は|を|も)?、?(?:もう|全部|すべて|みんな)*(?:捨て|外し|はずし|抜い|追い出|いら|要ら|不要|必要|なしで)",
    "ru": r"\b(?:удал|сотри|стир|стереть|вычеркн|зачеркн|выкин|выброс|уничтож|избав)|\bубер\w+ (?:про|об?|насчёт)\b|\b(?:про|об?|насчёт) .+ убер",
    "tr": r"\bsil",
}
OTHERS: Mapping[str, str] = {
    "en": r"\b(?:lists?|timers?|alarms?|reminders?|calendars?|events?|automations?|scenes?|scripts?|routines?|playlists?|queue|songs?|files?|photos?|pictures?|e-?mails?|messages?|notifications?|recordings?|rules?|schedules?|lights?|lamps?|accounts?|devices?|entit(?:y|ies)|last (?:one|entry|item))\b",
    "de": r"liste|\b(?:(?:to-?do-?|play)?list|timer|wecker|kalender|termine?|automation\w*|szenen?|skripte?|routinen?|warteschlange|lieder?|dateien?|fotos?|bilder?|e-?mails?|nachrichten?|benachrichtigung\w*|aufnahmen?|regeln?|licht\w*|lampen?|\w*licht|feuer|kerzen?|konto|geräte?)\b|\berinnerung(?:en)?\b(?! (?:an|über|von))",
    # A device is meant where it is the thing itself: the fire of a fire alarm is none.
    "ja": r"リスト|タイマー|アラーム|リマインダー|カレンダー|自動化|オートメーション|シーン|スクリプト|ファイル|通知|録画|(?:予定|写真|メール|電気|電灯|電源|明かり|照明|ライト|ランプ|テレビ|ラジオ|音楽|エアコン|暖房|冷房|ヒーター|ストーブ|扇風機|ガス|コンロ|画面|ボリューム|音量|(?<![\u3400-\u9fff])[灯火音])(?![\u3400-\u9fff\u30a0-\u30ff]*の|[\u3400-\u9fff\u30a0-\u30ff](?<![消止切全]))",
    "ru": r"\b(?:спис|таймер|будильник|напоминани|календар|событи|автоматизаци|сцен|скрипт|плейлист|очеред|(?:аудио|видео)?файл|фото|письм|сообщени|уведомлени|свет|телевиз|ламп|мусор|со стола|пыль|посуд)",
    "tr": r"\b(?:list|zamanlayıcı|alarm|hatırlatıcı|takvim|etkinlik|otomasyon|sahne|betik|kuyru|dosya|fotoğraf|posta|mesaj|bildirim|ışı[kğ]|lamba|camlar|tozu?\b|çöp)",
}
# Words that ask for what a fact tells, not for its reason or its way.
ASKS_VALUE: Mapping[str, str] = {
    "en": r"\b(?:what|which|who|whom|whose|where|when)\b",
    "de": r"\b(?:was|welche[rsnm]?|wer|wen|wem|wessen|wo|wohin|woher|wann|wogegen|wovor|womit|wofür|worauf|woran|worin)\b",
    "ja": r"何|なに|なん|誰|だれ|どこ|いつ|どの|どれ|どちら|いくつ",
    "ru": r"\b(?:что|чего|чему|чем|кто|кого|кому|кем|где|куда|откуда|когда|как(?:ой|ая|ое|ие|ого|ую|ом|их)|чей|чья|чьё)\b",
    "tr": r"\b(?:ne|neye|neyi|neyden|nede|nerede|nereye|nereden|nerde|kim|kime|kimi|kimin|kimde|hangi|ne zaman)\b",
}
RECALL: _Patterns = {
    "en": {
        "about": (
            "what do you (know|remember) (about|of) {topic}",
            "what did i (tell|say to) you about {topic}",
            "what have i told you about {topic}",
            "tell me what you (know|remember) about {topic}",
            "do you (remember|know) anything about {topic}",
        ),
        "me": (
            "what do you (know|remember) about me",
            "what have you (remembered|stored) [about me]",
            "what do you remember",
            "what did i (ask|tell) you to (remember|note|keep in mind)",
            "what have i (asked|told) you to (remember|note|keep in mind)",
            "what (are you|were you) supposed to remember",
            "tell me what you (know|remember) about me",
        ),
    },
    "de": {
        "about": (
            "was weißt du (über|von) {topic}",
            "was habe ich dir (über|von) {topic} (erzählt|gesagt)",
            "woran erinnerst du dich bei {topic}",
            "weißt du [noch] etwas (über|von) {topic}",
            "sag mir was du (über|von) {topic} weißt",
        ),
        "me": (
            "was weißt du (über|von) mir",
            "was weißt du über mich",
            "was (sollst|solltest) du dir [für mich] merken",
            "was habe ich dir zum merken gesagt",
            "was habe ich dich gebeten [dir] zu merken",
            "woran (sollst|solltest) du (denken|dich erinnern)",
            "was hast du dir [über mich] gemerkt",
            "was hast du [über mich] gespeichert",
        ),
    },
    "ru": {
        "about": (
            "что ты (знаешь|помнишь) (о|об|про) {topic}",
            "что я (говорил|говорила|рассказывал|рассказывала) [тебе] (о|об|про) {topic}",
        ),
        "me": (
            "что ты (знаешь|помнишь) обо мне",
            "что ты запомнил [обо мне]",
            "что я (просил|просила) [тебя] запомнить",
        ),
    },
    "tr": {
        "about": (
            "{topic} hakkında ne (biliyorsun|hatırlıyorsun)",
            "sana {topic} hakkında ne (söyledim|anlattım)",
        ),
        "me": (
            "benim hakkımda ne (biliyorsun|hatırlıyorsun)",
            "hakkımda ne (biliyorsun|hatırlıyorsun)",
            "senden neyi (hatırlamanı|not etmeni|aklında tutmanı) istedim",
        ),
    },
}
# Whole questions for what is known of a topic, where words are not set apart.
ASKS_ABOUT: Mapping[str, str] = {
    "ja": r"(?P<topic>[^、。?？]{1,40}?)(?:について|に関して|のこと(?:で|を|は|って)?|の件(?:で|は)?)は?、?(?:(?:私|僕|俺|あなた|君)[はが])?(?:(?:知って|覚えて|聞いて)(?:い)?る(?:こと|話)を?(?:全部|すべて)?(?:教えて|話して|言って|聞かせて)(?:ください|くれる|ほしい|もらえる)?|(?:他に|ほかに)?(?:何か|なにか|何を|なにを|何|なに|何て|なんて|どんなことを?)?(?:(?:知って|覚えて|聞いて|記憶して)(?:い)?(?:る|ます)|(?:言った|話した|伝えた|教えた)|(?:言い|話し|伝え|教え)ました))(?:の|か|かな|っけ|かい)*",
}
LINES = {
    "en": {
        "stored": "Noted: {what}.",
        "idle": "That alone switches nothing; for that I can draft an automation.",
        "known": "I know that already.",
        "replaced": "Noted: {what}. That takes the place of what I knew before.",
        "buried": "I was asked to forget that, so I leave it.",
        "nothing": "There was nothing in that I could remember.",
        "secret": "I do not keep passwords, codes and the like.",
        "not_own_words": "I only remember what you tell me yourself.",
        "forgotten": "Forgotten.",
        "forgotten_count": "I have forgotten {count} things.",
        "forgotten_all": "I have forgotten everything you told me about yourself.",
        "ask_all": "That is everything I know of you, {count} things. Shall I really forget it all?",
        "ask_many": "Those are {count} things. Shall I really forget them all?",
        "not_known": "I know nothing about that.",
        "you_told": "You told me: {what}.",
        "was_told": "I was told: {what}.",
        "unknown_voice": "I know nothing that I could say without knowing who is speaking.",
        "off": "I have no memory here; it is switched off.",
        "memory_failed": "Sorry, my memory failed me just now; nothing in it was changed.",
        "memory_full": "Sorry, I could not do that: my memory is full.",
        "memory_read_only": "Sorry, I cannot write into my memory right now.",
        "memory_busy": "Sorry, my memory is in use by something else. Please try again in a moment.",
        "memory_closed": "I have no memory here; it is switched off.",
        "memory_nothing_to_remember": "There was nothing in that I could remember.",
        "memory_not_trusted": "I only remember what you tell me yourself.",
    },
    "de": {
        "stored": "Notiert: {what}.",
        "idle": "Das allein schaltet nichts; dafür kann ich eine Automation entwerfen.",
        "known": "Das weiß ich schon.",
        "replaced": "Notiert: {what}. Das ersetzt, was ich vorher wusste.",
        "buried": "Das sollte ich vergessen, darum lasse ich es dabei.",
        "nothing": "Da war nichts, das ich mir merken könnte.",
        "secret": "Passwörter, Codes und dergleichen merke ich mir nicht.",
        "not_own_words": "Ich merke mir nur, was Sie mir selbst sagen.",
        "forgotten": "Vergessen.",
        "forgotten_count": "Ich habe {count} Dinge vergessen.",
        "forgotten_all": "Ich habe alles vergessen, was Sie mir über sich gesagt haben.",
        "ask_all": "Das ist alles, was ich von Ihnen weiß, {count} Dinge. Soll ich es wirklich vergessen?",
        "ask_many": "Das sind {count} Dinge. Soll ich sie wirklich alle vergessen?",
        "not_known": "Darüber weiß ich nichts.",
        "you_told": "Sie haben mir gesagt: {what}.",
        "was_told": "Mir wurde gesagt: {what}.",
        "unknown_voice": "Ich weiß nichts, was ich sagen könnte, ohne zu wissen, wer spricht.",
        "off": "Ich habe hier kein Gedächtnis; es ist ausgeschaltet.",
        "memory_failed": "Mein Gedächtnis hat mich gerade im Stich gelassen; es hat sich nichts darin geändert.",
        "memory_full": "Das ging leider nicht: Mein Gedächtnis ist voll.",
        "memory_read_only": "Ich kann gerade nichts in mein Gedächtnis schreiben.",
        "memory_busy": "Mein Gedächtnis ist gerade anderweitig in Gebrauch. Bitte versuchen Sie es gleich noch einmal.",
        "memory_closed": "Ich habe hier kein Gedächtnis; es ist ausgeschaltet.",
        "memory_nothing_to_remember": "Da war nichts, das ich mir merken könnte.",
        "memory_not_trusted": "Ich merke mir nur, was Sie mir selbst sagen.",
    },
    "ja": {
        "stored": "覚えました：{what}。",
        "known": "それはもう知っています。",
        "replaced": "覚え直しました：{what}。",
        "forgotten": "忘れました。",
        "forgotten_count": "{count}件を忘れました。",
        "forgotten_all": "あなたについて聞いたことをすべて忘れました。",
        "not_known": "それについては何も知りません。",
        "you_told": "こう伺いました：{what}。",
        "was_told": "こう聞いています：{what}。",
        "nothing": "覚えられることがありませんでした。",
        "secret": "パスワードや暗証番号などは覚えません。",
        "ask_all": "あなたについて知っていることのすべて、{count}件です。本当に全部忘れますか？",
        "ask_many": "{count}件あります。本当に全部忘れますか？",
        "memory_failed": "すみません、記憶がうまく働きませんでした。何も変わっていません。",
        "memory_full": "すみません、できませんでした。記憶がいっぱいです。",
        "memory_read_only": "すみません、今は記憶に書き込めません。",
        "memory_busy": "すみません、記憶がほかで使われています。少ししてからもう一度お願いします。",
        "memory_closed": "ここでは記憶がオフになっています。",
        "memory_nothing_to_remember": "覚えられることがありませんでした。",
    },
    "ru": {
        "stored": "Записал: {what}.",
        "known": "Это я уже знаю.",
        "replaced": "Записал: {what}. Прежнее больше не действует.",
        "forgotten": "Забыто.",
        "forgotten_count": "Забыл записей: {count}.",
        "forgotten_all": "Я забыл всё, что вы рассказывали о себе.",
        "not_known": "Об этом я ничего не знаю.",
        "you_told": "Вы мне говорили: {what}.",
        "was_told": "Мне говорили: {what}.",
        "nothing": "Там не было ничего, что я мог бы запомнить.",
        "secret": "Пароли, коды и тому подобное я не запоминаю.",
        "ask_all": "Это всё, что я о вас знаю, записей: {count}. Действительно всё забыть?",
        "ask_many": "Таких записей: {count}. Действительно забыть их все?",
        "memory_failed": "Простите, память сейчас подвела; в ней ничего не изменилось.",
        "memory_full": "К сожалению, не получилось: моя память заполнена.",
        "memory_read_only": "К сожалению, сейчас я не могу писать в память.",
        "memory_busy": "Память сейчас занята чем-то другим. Попробуйте, пожалуйста, чуть позже.",
        "memory_closed": "Здесь у меня нет памяти: она выключена.",
        "memory_nothing_to_remember": "Там не было ничего, что я мог бы запомнить.",
    },
    "tr": {
        "stored": "Not ettim: {what}.",
        "known": "Bunu zaten biliyorum.",
        "replaced": "Not ettim: {what}. Eskisinin yerine geçti.",
        "forgotten": "Unuttum.",
        "forgotten_count": "{count} şeyi unuttum.",
        "forgotten_all": "Kendiniz hakkında söylediğiniz her şeyi unuttum.",
        "not_known": "Bunun hakkında bir şey bilmiyorum.",
        "you_told": "Bana şunu söylediniz: {what}.",
        "was_told": "Bana söylenen: {what}.",
        "nothing": "Bunda hatırlayabileceğim bir şey yoktu.",
        "secret": "Parolaları, kodları ve benzerlerini saklamam.",
        "ask_all": "Sizin hakkınızda bildiğim her şey bu, {count} şey. Gerçekten hepsini unutayım mı?",
        "ask_many": "Bunlar {count} şey. Gerçekten hepsini unutayım mı?",
        "memory_failed": "Üzgünüm, hafızam şu an beni yanılttı; içinde hiçbir şey değişmedi.",
        "memory_full": "Ne yazık ki olmadı: hafızam dolu.",
        "memory_read_only": "Ne yazık ki şu an hafızama yazamıyorum.",
        "memory_busy": "Hafızam şu an başka bir şey tarafından kullanılıyor. Lütfen birazdan yine deneyin.",
        "memory_closed": "Burada hafızam yok; kapalı.",
        "memory_nothing_to_remember": "Bunda hatırlayabileceğim bir şey yoktu.",
    },
}
# Where a date belongs that is to be noted: what leads to it, and its names.
CALENDARS: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    "en": (
        frozenset({"in", "into", "to", "on"}),
        frozenset({"calendar", "diary", "agenda", "planner"}),
    ),
    "de": (
        frozenset({"in", "im", "ins", "zum"}),
        frozenset({"kalender", "terminkalender", "agenda", "terminplaner"}),
    ),
    "es": (frozenset({"en", "a", "al"}), frozenset({"calendario", "agenda"})),
    "fr": (frozenset({"dans", "sur", "a"}), frozenset({"calendrier", "agenda"})),
    "it": (
        frozenset({"in", "nel", "nella", "sul"}),
        frozenset({"calendario", "agenda"}),
    ),
    "nl": (frozenset({"in", "op"}), frozenset({"agenda", "kalender"})),
}
ASK_WHAT = {
    "en": "What shall I remember?",
    "de": "Was soll ich mir merken?",
    "ja": "何を覚えましょうか？",
    "ru": "Что мне запомнить?",
    "tr": "Neyi aklımda tutayım?",
}
ASK_TOPIC = {
    "en": "What shall I forget?",
    "de": "Was soll ich vergessen?",
    "ja": "何を忘れましょうか？",
    "ru": "Что мне забыть?",
    "tr": "Neyi unutayım?",
}
EXAMPLES: _Patterns = {
    "remember": {
        "en": (
            "remember that my shoe size is 43",
            "note that the spare key is under the pot",
        ),
        "de": (
            "Merk dir, dass meine Schuhgröße 43 ist",
            "Merke dir, dass der Ersatzschlüssel unter dem Topf liegt",
        ),
    },
    "forget": {
        "en": ("forget my shoe size", "forget everything about me"),
        "de": ("Vergiss meine Schuhgröße", "Vergiss alles über mich"),
    },
    "recall_memory": {
        "en": ("what do you know about my shoe size?", "what do you know about me?"),
        "de": ("Was weißt du über meine Schuhgröße?", "Was weißt du über mich?"),
    },
}
