# ruff: noqa: E501, RUF001 - language data
"""What somebody says around a wish to forget, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass

from .particle_words import JA_PERSON


@dataclass(frozen=True, slots=True, kw_only=True)
class Around:
    """Regular expressions over a clause.

    `behind`: why it shall be forgotten, told after it. `regrets`: that something
    should not have been told; then what was told last is meant. `matter`: something
    is named to be forgotten, and nothing is told of it (`what`, `thing`). `gone`: it
    shall be, where what was said before names it. `wishes`: what asks to forget
    `what`, beside the plain ones of the phrases. `clause`: what is to be forgotten is
    told or asked, not named: nothing but a memory is meant so. `pronoun`: "that".
    `names`: words for a name, `asks_name`: what asks for one. `before`: what is left
    of a topic that is no more than what was said. `unknown`: what asks to have `what`
    unknown, unsaid or out of mind; `named`: it opens "my diet? Forget it",
    `polite`: a courtesy set apart, `joint`: what parts no clauses,
    `told`: that something was told, around what it was, `that` for it; `mind`: the
    memory, named; `vague`: words for whoever and whatever it is. `so`: what joins the
    two, `kept`: what opens the contrary, "forget not …". `unsaid`: what was told last
    is to be as if it had not been.
    """

    behind: str
    regrets: str
    wishes: tuple[str, ...]
    clause: str
    pronoun: str
    names: str
    asks_name: str
    matter: str = r"(?!)"
    gone: str = r"(?!)"
    before: str = r"(?!)"
    unknown: tuple[str, ...] = ()
    told: str = r"(?!)"
    that: str = ""
    mind: str = r"(?!)"
    vague: str = r"(?!)"
    named: str = r"(?!)"
    polite: str = r"(?!)"
    joint: str = r"(?!)"
    unsaid: str = r"(?!)"
    kept: str = r"(?:not|nicht|не|nie|never)\b"
    so: str = r"^(?:and |then |so |therefore |also |und |dann |daher |darum |deshalb |и |так что |поэтому |а |o zaman |yani |o yüzden |bu yüzden |onun için )+"


# What is said around a wish, and the verbs of it, are put together to the rows below.
_EN_ASK = r"(?:(?:hey |ok |okay )?jarvis[, ]+)?(?:(?:on (?:second thoughts?|reflection)|come to think of it|you know what|actually|anyway|oh|well|right|so|no|please|just|now|then|can you|could you|would you|will you|won't you|you can|you could|you may|you should|you might as well|you'd better|you had better|you ought to|i(?:'d| would)? (?:want|need|like|love|prefer) you to|i'd rather you|feel free to|you're (?:welcome|free) to|be so (?:kind|good) (?:as to|and)|do me a favou?r and|go ahead and|go on and|let's|make sure (?:you|to)|try to|best|better|maybe|kindly),? )*"
_EN_ERASE = r"(?:forget|forgot|unremember|unhear|unknow|trash|shred|bury|strike out|cross off|unlearn|erase|delete|scrub|scratch|strike|scrap|bin|ditch|lose|lost|drop|wipe|remove|clear|purge|discard|dump|chuck|toss|junk|nix|get rid of|let go of|cross out|rub out|take out|rip up|tear up)"
_EN_ERASING = r"(?:forgetting|unlearning|erasing|deleting|scrubbing|striking|scrapping|binning|ditching|losing|dropping|wiping|removing|discarding|getting rid of|letting go of)"
_EN_CLAUSE = r"(?:(?:who(?:m|se)?|what|which|where|when|why|how|that|whether) \S+|(?:(?:in|on|at|to|for|with|from|by|of|about|under|against) )(?:who(?:m|se)?|what|which) \S+)"
_EN_MATTER = r"(?:(?:that|the|this|all that|the whole|my|our) (?:thing|business|matter|stuff|bit|part|story|info\w*|note|entry|fact|detail)s? (?:with|about|on|regarding|of|that)\b)"
_EN_NAMED = rf"(?:{_EN_CLAUSE}|(?:(?:the|my|our|your|his|her|its|their|that|this|those|these|all|any|every\w*|both) \S+|[\w-]+(?: [\w-]+)?['\u2019]s? \S+))"
_EN_RATHER = r"(?:(?:hey |ok |okay )?jarvis[, ]+)?(?:(?:please|just|let's|kindly) )*(?:(?:(?:i|we)(?:'d| would|'ll) (?:rather|prefer(?: it)?(?: if)?|like it if|be (?:happier|glad|happy|better off|more comfortable|grateful) if|feel (?:better|safer) if)|(?:i|we) wish|if only|it(?:'d| would) be (?:better|best|nice|good|great) if|(?:it's )?(?:better|best) if|pretend|act (?:as if|as though|like)|make believe|behave (?:as if|as though))(?: that)? )"
_EN_SAID = r"(?:said|told you|let (?:slip|on|out)|mentioned|blurted(?: out)?|spilled|shared|confided|babbled|rambled|was saying|were saying|told|talked|spoke)"
_EN_CLOSE = r"(?:,? (?:from (?:your |the )?(?:memory|mind|head|records?|notes?)|please|again|for (?:me|good|now)|now|then|too|completely|altogether|any ?more|any longer|right away|at once|will you|would you|could you|can you|ok(?:ay)?|if you (?:would|could|can|don't mind)))*"
# What is said to be over, so that it need not be known.
_EN_OVER = r"(?:(?:you|we|i|nobody|no ?one|they) (?:don't|do not|no longer|doesn't|never)? ?(?:needs?|have|has|uses?|cares? (?:about|for))(?: to know)?(?: about)? (?P<unneeded>(?!it\b|that\b|this\b).+?)(?: any ?more| any longer)+|(?P<over>(?!it\b|that\b|this\b)[^,;]+?)(?: can (?:now )?go| doesn't matter| don't matter| no longer matters?|(?: is| are|'s| has| have)(?: (?:been|now|all|long|already|no|any|over and))* (?:history|paid(?: off| up| back)?|returned|called off|dealt with|resolved|done(?: with)?|over|old news|out of date|outdated|obsolete|moot|irrelevant|off|cancelled|sorted|settled|finished|forgotten|none of (?:your|anybody's) business|(?:nobody|no one|no-one)(?: else)?'s business|(?:no longer|not) (?:needed|relevant|important|current|of interest|an issue|true|valid)|a thing of the past))(?: any ?more| any longer| now)*)"
_DE_ASK = r"(?:jarvis[, ]+)?(?:bitte |(?:also|dann|drum|deshalb|daher|und|ach|komm|na),? |sei so (?:gut|lieb|nett)(?: und)?,? |tu mir (?:den|einen) gefallen(?: und)?,? )*"
_DE_FILL = r"(?: (?:bitte|mal|jetzt|einfach|wieder|lieber|besser|doch|ruhig|schnell|gleich|gerne?|auch|dann|schon|also|ganz|komplett|endgültig|eben|halt|bloß|am besten|für mich|mir))*"
_DE_ERASE = r"(?:vergiss|vergesse|lösche?|streiche?|entferne?|tilge?|radiere?|verwirf|kipp(?:e|st)?|knicke?|lass|schmeiß|wirf|nimm|(?:räum|wisch|putz|mach|tu|feg)e? (?:weg|raus))(?: (?:weg|raus))?"
_DE_ERASEN = r"(?:vergessen|löschen|streichen|entfernen|tilgen|(?:aus)?radieren|verwerfen|knicken|kippen|rauslöschen|rausstreichen|rausnehmen|wegwerfen|wegschmeißen|weglassen|ausstreichen|durchstreichen|(?:in|aus) \w+ \w+ (?:streichen|löschen|werfen|kloppen|treten))"
_DE_WHO = r"(?:we(?:r|n|m|ssen)|was|welche[rnms]?|wo(?:r?(?:mit|für|von|zu|gegen|bei|durch|nach|an|auf|aus|über|um|unter|in|ran|rauf|raus|rin|rüber|rum|her|hin))?|wann|warum|wieso|weshalb|wie(?: ?viele?)?|dass|ob)"
_DE_CLAUSE = rf"(?:(?:in|im|an|am|auf|zu|zum|zur|für|mit|von|bei|aus|über|unter|gegen|um|nach|ab|seit|als|durch) )?{_DE_WHO} \S+"
_DE_MATTER = r"(?:das (?:ganze )?|die (?:sache|geschichte|info\w*|notiz) |der (?:kram|quatsch|teil|eintrag|punkt) |den (?:kram|quatsch|teil|eintrag|punkt) )(?:mit|über|von|um|zu)"
_DE_NAMED = r"(?:(?:de[nrms]|die|das|diese\w*|mein\w*|unser\w*|[\w-]+s) [\w-]+)"
_DE_OUT = r"(?: (?:aus (?:deinem|dem|deinen|den) (?:gedächtnis|kopf|speicher|erinnerungen|notizen)|raus|weg))?"
_DE_OVER = r"(?P<over>(?!(?:das|es|dies) (?-i:[a-zäöü]))[^,;]+?) (?:(?:kann|können|darf|dürfen) (?:jetzt |ruhig |auch )*weg|(?:ist|sind|hat sich|haben sich) (?:jetzt |längst |schon |inzwischen |mittlerweile )*(?:hinfällig|vom tisch|geplatzt|geregelt|bezahlt|beglichen|zurückgezahlt|abgeblasen|abgesagt|gelaufen|gegessen|erledigt|überholt|veraltet|vorbei|vergessen|geschichte|gestorben|passé|egal|unwichtig|gestrichen|abgehakt|schnee von gestern|nicht (?:mehr|länger) (?:aktuell|wichtig|nötig|gültig|relevant|interessant|der rede wert)|kein thema mehr)|geht (?:dich |niemanden |keinen |niemand )+(?:was|etwas|nichts) an|(?:brauchst du|brauchen wir|brauche ich|braucht (?:man|keiner|niemand))(?: (?:jetzt|also|dann|nun))* (?:(?:nicht|nimmer)? ?mehr|nimmer)|(?:spielt|spielen) keine rolle mehr|interessiert (?:keinen|niemanden) mehr)"
# What stands before it, set apart, is no part of what is named: it ends like a verb or
# a particle. A reason may run on without a pause.
_JA_SETS_OFF = r"(?:[^、。]{0,30}(?:[てでにとしどねよわなだたるいんうくすぬむつぐぶせっーあえ]|から|ので|けど)[、,。]|(?:ジャービス|もう(?!すぐ)|やっぱり?|やはり|お願い(?:だから)?)[、,]?)"
_JA_REASON = rf"{_JA_SETS_OFF}*(?:[^、]{{2,30}}[たいだるすんねうよ](?:から|ので|けど|し)(?!の)[、,]?)?"
_JA_TOLD = r"(?:[^、。はがを]{0,6}(?:言った|話した|伝えた|教えた|しゃべった|喋った|漏らした|言っちゃった|話しちゃった)(?!(?:こと|の|内容|話|やつ)))?"
_JA_MATTER = r"(?:について(?:の(?:こと|話|記憶|情報|メモ|指示|命令|ルール|決まり|お願い|頼み|設定))?|に関する(?:こと|話|記憶|情報|メモ)|という(?:指示|命令|ルール|決まり|お願い|頼み|設定)|(?:の(?:ほう|方))?の(?:こと|記憶|情報|データ|記録|内容|登録|話|件|くだり|メモ|やつ)|の(?:ほう|方))"
_JA_IDLE = r"(?:全部|すべて|もう|きれい(?:に|さっぱり)|早く|ちょっと|これ以上|どうか|なるべく|いったん|完全に|そろそろ)"
_JA_FROM = r"(?:(?:あなたの)?(?:記憶|メモリー?|メモ|頭)から(?:は)?)"
_JA_TOPIC = rf"(?P<what>(?!、|(?:頭|記憶|メモリー?)から|{_JA_IDLE}+(?:忘|わす|消|け|削|取|抹|覚))[^、。]+?)(?:{_JA_MATTER}|(?:という|って(?:いう)?)?(?:こと|(?<![いきしちりみび])事|の|話|件)|なんて|なんか|って)?(?:は|を|も)?、?{_JA_FROM}?{_JA_IDLE}*"
_JA_POLITE = r"(?:くれて|もらって|ください|下さい|いい(?:です|よ)*|ほしい(?:です|な)*|欲しい(?:です)?|おいて|もらえ(?:る|ます|ません|ない)か?(?:な)?|くれ(?:る|ます|ない|ません)?か?(?:な)?|構(?:わない|いません)|かまわない|かまいません|大丈夫|ちょうだい|頂戴|です|ね|よ|な|の)*"
_JA_NO_USE = r"(?:必要(?:が|は)?(?:ない|なくなった|ありません)|(?:いら|要ら)な(?:い|くなった)|(?:いり|要り)ません|不要(?:だ|です|な)|古い|済んだ|終わった|いい)(?:です|の|ん)?(?:から|ので|し)"
# What a house cannot do with its hands, it is to do with what it knows.
_JA_ERASE = r"(?:(?:(?:聞か|言わ|話さ)?なかったことにし|忘れ|わすれ|消し|けし|削っ|消去し|削除し|取り消し|抹消し|破棄し|撤回し|取り除い|除い|(?:無かった|なかった)ことにし|(?:なし|無し|ナシ)にし)(?:て(?:おいて|しまって)?|といて|ちゃって|とこう|よう)|(?:取り消|撤回)(?:(?:し|しと|しておき)?(?:す|ます|く)|する))"
# What may be done by hand, too: only of what is called a matter, or out of its head.
_JA_DROP = r"(?:(?:捨て|外し|はずし|追い出し|抜い|流し|片付け|どけ)(?:て(?:おいて|しまって)?|といて|ちゃって))"
_JA_NEEDLESS = r"(?:(?:もう|全然|特に)?(?:(?:いら|要ら)な(?:い|くなった)|(?:いり|要り)ません|不要|必要(?:が|は)?(?:ない|なくなった|ありません)|なしで))"
_JA_NO_NEED = r"(?:(?:(?:覚え|記憶し|メモし)て(?:い|おか)?|覚えとか|覚え|記憶し|知ら|気にし|頭に(?:入れて|置いて)(?:い|おか)?)な(?:くて(?:も)?(?:いい|大丈夫|結構|構わない|構いません|かまわない)|いで)|(?:覚えて(?:い)?る|覚えておく|覚える|知って(?:い)?る|知っておく|知る)必要(?:は|も|が)?(?:ない|ありません))"
_RU_ASK = r"(?:(?:ой|ох|джарвис|пожалуйста|прошу(?: тебя)?|ну|а|и|слушай|будь добр\w*|давай|лучше|теперь|просто|будь(?:те)? (?:друг\w*|добр\w*|лапочкой|умницей|человеком)|сделай(?:те)? (?:одолжение|милость)|окажи услугу|ради бога)[, ]+)*"
_RU_CAN = r"(?:(?:ты )?(?:можешь|мог(?:ла)? бы(?: ты)?|не мог(?:ла)? бы(?: ты)?|сможешь)|(?:тебе )?можно|пора|лучше|давай|хорошо бы|прошу(?: тебя)?)"
_RU_FILL = r"(?: (?:пожалуйста|уже|теперь|смело|спокойно|совсем|навсегда|лучше|всё-таки|снова|больше|тоже|просто|обратно|назад|ты|насовсем))*"
_RU_ERASE = r"(?<!не )(?:(?:перестань|прекрати|хватит|брось|кончай)(?:те)? (?:помнить|хранить|держать|знать)|забудь|забывай|удали|удаляй|сотри|стирай|вычеркни|зачеркни|выкинь|выкини|выброси|выбрось|убери|уничтожь|избавься от|забей на)(?:те)?(?:-ка)?"
_RU_ERASEN = r"(?<!не )(?:забыть|удалить|стереть|вычеркнуть|зачеркнуть|выкинуть|выбросить|убрать)"
_RU_ABOUT = r"(?:(?:запись |записи |заметку |заметки |информацию |данные |всё )?(?:о том,? |про то,? |про |об |обо |о |насчёт ))?"
_RU_RATHER = r"(?:лучше,? бы|лучше,? (?:если бы|если|чтобы|пусть)|хорошо бы|было бы (?:лучше|хорошо),? если бы|(?:я |мы )?(?:бы )?предпоч\w+(?: бы)?,? чтобы|мне бы хотелось,? чтобы|(?:с?делай|сделаем|делай) вид,? (?:что|будто)|представь,? (?:что|будто)|считай,? (?:что|будто)|притворись,? (?:что|будто))"
_RU_OUT = r"(?: из (?:своей |твоей )?(?:памяти|головы|записей|заметок))?"
_RU_CLAUSE = r"(?:(?:во?|на|со?|об?|из|от|у|к|за|для|по|до|под|над|перед) )?(?:кто|кого|кому|кем|ком|что|чего|чему|чем|чём|где|куда|откуда|когда|почему|зачем|как|сколько|как(?:ой|ая|ое|ие|ого|ую|ом|ою|ими?|их|им)|ч(?:ей|ья|ьё|ьи|ьего|ьей)) \S.*"
_RU_NO_NEED = (
    r"(?:(?:больше )?не (?:надо|нужно|стоит|обязательно|требуется)|незачем|ни к чему)"
)
_TR_ERASE = r"(?:(?:unut|çıkar|kaldır)(?:un|ın|uver|ıver|sana|abilirsin|ur musun|ır mısın|abilir misin|san(?: iyi olur)?|malısın|man(?:ı|ızı) (?:istiyorum|isterim|rica ediyorum)|man (?:lazım|gerek))?|sil(?:in|iver|sene|ebilirsin|er misin|ebilir misin|sen(?: iyi olur)?|melisin|men(?:i|izi) (?:istiyorum|isterim|rica ediyorum)|men (?:lazım|gerek))?)(?: (?:lütfen|artık|gitsin|olur mu|tamam mı|mümkünse|yeter|geç|at|bence|en iyisi|iyisi mi))*"
# What means a memory only beside where it is taken from.
_TR_FROM = r"(?:haf[ıi]za|belle[ğg]i|akl[ıi]|kafa|zihni|kay[ıi]tlar[ıi]|kayd[ıi]|notlar[ıi]|notu|defteri|liste(?:si)?)n(?:[ıi]z)?d[ae]n"
_TR_THROW = r"(?:at|kald[ıi]r|temizle|uçur|kaz[ıi]|yok et|sil|ç[ıi]kar|unut)(?:[ıi]n|y[ıi]n|[ıi]ver|sana|sene|[ae]bilirsin)?"
_TR_OPEN = r"(?:(?:lütfen|jarvis|artık|hadi|peki|tamam|(?:bana )?bir (?:iyilik|güzellik) (?:yap|et)(?:ıp|ip|sana|ar mısın)?(?: da| ve)?|zahmet olmazsa|rica etsem)[, ]+)*"
_TR_NO_NEED = r"(?:bilmen|hatırlaman|(?:aklında )?tutman|saklaman)(?:e|a|ize|ıza)? (?:artık )?(?:gerek(?: (?:yok|kalmadı)|mez|miyor)|lazım değil|şart değil)(?: artık)?"
_TR_CLAUSE = r".*\b(?:kim\w*|ne(?:yi|ye|yle|yin|yden|den)?|nere\w+|nasıl|kaç\w*|hangi\w*)\b.+|.*\w(?:[dt][ıiuü]ğ[ıiuü]|[ae]ca[ğk]|ece[ğk])\w*"

AROUND: Mapping[str, Around] = {
    "en": Around(
        wishes=(
            rf"{_EN_ASK}{_EN_ERASE}(?: from (?:your )?memory)?,? (?:about )?(?:the fact )?(?P<what>(?:{_EN_CLAUSE}|{_EN_MATTER}).+?){_EN_CLOSE}",
            rf"(?:(?:would|do|could) you mind|how about|what about|i(?:'d| would) (?:appreciate|suggest|like)(?: you)?|it's (?:best|fine|ok(?:ay)?) |try) {_EN_ERASING} (?:about )?(?:the fact )?(?P<what>.+?){_EN_CLOSE}",
            rf"(?:i(?:'d| would) (?:appreciate it|be (?:glad|grateful|happy)|like it|prefer it|rather)|it(?:'d| would) be (?:good|best|better|great|nice|kind))(?: if)? you(?:'d| would| could)? (?:forget|forgot|erased?|deleted?|scrubbed|scrub) (?:about )?(?:the fact )?(?P<what>.+?){_EN_CLOSE}",
            rf"{_EN_ASK}{_EN_ERASE} (?P<what>(?:about )?(?:that|this|it)){_EN_CLOSE}",
            rf"(?P<what>{_EN_NAMED}[^,;]*?),? (?:you (?:can|may|could|should|might as well|are (?:free|welcome) to)|please|just|let's) {_EN_ERASE}(?: it| that| about it| all of it)?{_EN_CLOSE}",
            rf"(?P<what>(?:{_EN_CLAUSE}|{_EN_MATTER}).+?) (?:can|may|should|could) (?:go|be (?:forgotten|deleted|erased|dropped|scrubbed|scrapped|binned|removed|struck(?: out)?))(?: now| too| again)*",
            rf"(?P<what>{_EN_NAMED}[^,;]*?),? (?:you (?:don't|do not|needn't|no longer)(?: need to| have to)?|there(?:'s| is) no need (?:for you )?to|no need (?:for you )?to) (?:know|remember|keep|store|hold on to)(?: it| that)?{_EN_CLOSE}",
            rf"you(?:'re| are) (?:allowed|free|welcome|supposed) to forget (?:about )?(?:the fact )?(?P<what>.+?){_EN_CLOSE}",
        ),
        unknown=(
            rf"{_EN_RATHER}you (?:didn't|did not|don't|never|hadn't|had never|no longer) (?:know|knew|remember(?:ed)?|heard?|keep|kept|have|had|hold on to|recall)(?: about| of)? (?P<what>.+?){_EN_CLOSE}",
            rf"{_EN_RATHER}i (?:never|hadn't|had never|didn't|haven't|had not) (?:told you|tell you|said|say|mention(?:ed)?(?: to you)?)(?: about| that)? (?P<what>.+?){_EN_CLOSE}",
            rf"{_EN_RATHER}you(?:'d| would| could)? (?:forget|forgot|erased?|deleted?|unlearn(?:ed)?|let go of)(?: about)? (?P<what>.+?){_EN_CLOSE}",
            rf"you never (?:heard|knew|learned) (?:about )?(?P<what>{_EN_CLAUSE}.*?)(?: from me)?",
            rf"i (?:take back|retract|withdraw) (?:what i (?:just )?(?:said|told you|mentioned)(?: about)? )?(?P<what>.+?){_EN_CLOSE}",
            rf"i (?:shouldn't|should not|wish i hadn't|ought not to) have (?:told you|said|mentioned)(?: about)? (?P<what>{_EN_NAMED}.*)",
            rf"{_EN_ASK}(?:don't|do not|stop|no longer|not|not to) (?:keep|keeping|hold|holding|store|storing)(?: on to)? (?P<what>{_EN_CLAUSE}.*?)(?: in (?:mind|memory|your (?:mind|head|memory)))?{_EN_CLOSE}",
            rf"{_EN_ASK}(?:don't|do not|stop|no longer|not|not to) (?:keep|keeping|hold|holding|store|storing) (?P<what>{_EN_NAMED}.*?) in (?:mind|memory|your (?:mind|head|memory)){_EN_CLOSE}",
            rf"{_EN_ASK}(?:stop remembering|(?:don't|do not|no longer|not|not to) (?:remember|keep in mind|hold on to|know|store))(?: any ?(?:longer|more))? (?P<what>{_EN_NAMED}.*?){_EN_CLOSE}",
            rf"{_EN_ASK}(?:scratch|wipe|strike)(?: out)? (?P<what>{_EN_NAMED}.*?){_EN_CLOSE}",
            rf"{_EN_ASK}never ?mind(?: about)? (?P<what>{_EN_NAMED}.*)",
            rf"{_EN_ASK}{_EN_ERASE} (?P<what>.+?) (?:from|out of|off) (?:your |the )?(?:memory|mind|head|brain|records?|notes?){_EN_CLOSE}",
            rf"{_EN_ASK}(?:let|make|have|get) (?P<what>.+?) (?:disappear|vanish|gone) (?:from|out of) (?:your |the )?(?:memory|mind|head|records?|notes?){_EN_CLOSE}",
            r"i(?: want| need| would like|['\u2019]d like| prefer) (?P<what>.+?) (?:erased|deleted|wiped|forgotten|(?:gone|out|removed)(?= (?:from|of|out)\b))(?: (?:from|of|out of) (?:your |the )?(?:memory|mind|head|records?|notes?))?",
            r"(?:that )?(?P<what>.+?) (?:is|are|was) (?:nothing|not something|no(?:ne| business| concern)\b.*?) (?:that )?(?:you (?:should|need to|ought to|have to) (?:know|keep|remember)|of yours)",
        ),
        named=rf"(?:(?:(?:as|what) (?:for|about)|about|regarding|concerning|never ?mind(?: about)?|(?:on|to) the (?:subject|matter|topic) of|what i (?:just )?(?:said|told you|mentioned) (?:about|on|of)) (?P<what>\S.+)|(?:(?:it's|it is|that's|that is) (?:no longer|not) (?:true|the case|so)(?: any ?more)?|(?:it's|it is) over) that (?P<thing>.+)|{_EN_OVER}|(?P<noun>{_EN_NAMED}.*))",
        polite=r"please|kindly|if you (?:would|please|can)|will you|would you",
        clause=_EN_CLAUSE,
        before=r"(?:(?:what|everything|all|the things?)(?: that)? (?:i|we)(?:'ve| have)? (?:just )?(?:said|told you|mentioned) ?)?(?:(?:just )?(?:before|earlier|previously|a (?:moment|minute) ago|last time|then|there|on that|about (?:it|that)))?",
        names=r"\bnames?\b",
        asks_name=r"^(?:what|how)\b(?=.*\b(?:called|named)\b)|\b(?:is|are|was|were|gets?|got) (?:called|named)\b|\b(?:the |first |last |full )*names?\b(?: of\b)?",
        pronoun=r"(?:about )?(?:that|this|it|all (?:of )?(?:that|this|it)|those|these|them)(?: (?:one|thing|note|entry|fact|bit|last one))?",
        behind=r"(?:she|he|it|they|we|i|you|this|the|my|our|her|his|their|your|those|these|somebody|someone|nobody|no one|everyone|everybody|people|because|as|since|in case|so that|before|otherwise|or (?:she|he|they|else|someone|somebody))(?:'\w+)?\b(?! (?:want|need|would|should|must) you\b).+|(?:none of|no longer|doesn't|isn't|wasn't|won't|turned out|came to|all) .+",
        regrets=r".*\b(?:shouldn't|should not|ought not|oughtn't|wasn't (?:supposed|meant)|was not (?:supposed|meant)|didn't mean|did not mean|wish i hadn't)\b.*\b(?:said?|told|tell|mention(?:ed)?|spoken)\b.*|.*\b(?:slipped out|slip of the tongue|none of your business|said too much)\b.*",
        told=rf",? (?:the fact )?that (?:i|we)(?:'ve| have)?(?: ever| just)? {_EN_SAID}\b(?: (?:that|it))?(?=,|$| that\b),?(?: that\b)?|,? (?:me|my)(?: ever| just)? (?:saying|telling you|mentioning)\b,?(?: that\b)?",
        that="it",
        unsaid=r"(?:[\w' ]{1,16}[,!.] *)?(?:just )?(?:pretend|act (?:as if|as though|like)|let's say|imagine|make believe)(?: that)? (?:i|we|you)(?:'ve| had| have)? (?:never|didn't|did not|not|hadn't|haven't) (?:ever )?(?:sa(?:y|id)|heard?|mention(?:ed)?|told?|tell|breathed?)(?: you)?(?: (?:that|this|it|any of (?:that|this|it)|anything|a word|a thing))?|(?:[\w' ]{1,16}[,!.] *)?you (?:didn't|never|did not) hear (?:that|this)(?: from me)?|(?:[\w' ]{1,16}[,!.] *)?forget (?:that )?i (?:ever )?said (?:anything|that|this|it|a word)",
        vague=r"(?<=\w) (?:some|any)(?:one|body|thing)(?: else)?\b",
        mind=r"\b(?:your|the) (?:list|mind|memory|head|brain|notes?|records?|books?)\b",
        gone=rf"{_EN_ASK}{_EN_ERASE} (?:all (?:of )?)?(?:that|this|it|them){_EN_CLOSE}|{_EN_ASK}(?:take|get|put|cross|rub|throw|kick|push|strike) (?:all (?:of )?)?(?:that|this|it|them)(?: right)? (?:off|out of|from) (?:your|the) (?:list|mind|memory|head|brain|notes?|records?|books?|system)(?: of [\w ]+)?{_EN_CLOSE}|out of your (?:head|mind|memory|brain) with (?:it|that|them)",
        matter=rf"(?:what(?:ever)?|everything|all|the things?|anything)(?: that)? (?:i|we)(?:'ve| have)?(?: just| ever)? {_EN_SAID}(?: to you)? (?:about|on|of|regarding|concerning) (?P<said>.+)|(?:that|the|this|all that|the whole|my|our) (?:thing|business|matter|stuff|bit|part|story|info\w*|note|entry|fact|detail)s? (?:with|about|on|regarding|of) (?P<what>.+)|(?:this|that|the whole|all (?:this|that)) (?P<thing>.+) (?:business|thing|stuff|story|matter)",
    ),
    "de": Around(
        wishes=(
            rf"{_DE_ASK}{_DE_ERASE}{_DE_FILL},? (?P<what>(?:{_DE_CLAUSE}|{_DE_MATTER}) .+?){_DE_FILL}{_DE_OUT}",
            rf"{_DE_ASK}(?:(?:kannst|könntest|würdest|magst|willst|darfst) du|(?:du )?(?:kannst|darfst|könntest)){_DE_FILL} {_DE_ERASEN}{_DE_FILL},? (?P<what>{_DE_CLAUSE} .+?)",
            rf"(?!.*\b(?:nicht|nie|niemals|keinesfalls|bloß nicht)\b)(?:{_DE_ASK}|du )(?:kannst|darfst|könntest|sollst|solltest|würdest|magst)(?: du)?{_DE_FILL} (?P<what>.+?){_DE_FILL}{_DE_OUT} {_DE_ERASEN}",
            rf"(?!.*\b(?:nicht|nie|niemals|keinesfalls|bloß nicht)\b)(?P<what>[^,;]+?|(?:{_DE_CLAUSE}|{_DE_MATTER}) .+?),? (?:(?:kannst|darfst|sollst|solltest|könntest|musst) du|bitte){_DE_FILL}{_DE_OUT}{_DE_FILL} {_DE_ERASEN}",
            rf"(?!.*\b(?:nicht|nie|niemals|keinesfalls|bloß nicht)\b)(?:und )?(?P<what>[^,;]+?|(?:{_DE_CLAUSE}|{_DE_MATTER}) .+?),? (?:vergisst|löschst|streichst|tilgst|entfernst|wirfst|nimmst) du{_DE_FILL}(?: weg| raus)?{_DE_OUT}",
            rf"(?P<what>(?:{_DE_CLAUSE}|{_DE_MATTER}) .+?),? (?:kann|soll|darf|muss){_DE_FILL} (?:weg|raus|gelöscht werden|vergessen werden|gestrichen werden)",
            rf"(?P<what>[^,;]+?|(?:{_DE_CLAUSE}|{_DE_MATTER}) .+?),? (?:brauchst|musst) du(?: dir)?{_DE_FILL} nicht (?:mehr |länger )?(?:zu )?(?:wissen|merken|behalten|kennen)",
            rf"du (?:brauchst|musst)(?: dir)?{_DE_FILL} nicht (?:mehr |länger )?(?:zu )?(?:wissen|merken|behalten|kennen),? (?P<what>.+)",
            r"(?:es )?(?:wäre|ist) (?:gut|besser|nett|lieb|schön|mir lieb(?:er)?),? wenn du (?P<what>.+?) (?:wieder )?(?:vergisst|vergessen (?:könntest|würdest)|löschst|löschen (?:könntest|würdest))",
        ),
        unknown=(
            rf"(?=(?:[^,]*,)?[^,]*\bnicht\b)(?:es |mir )?(?:wär\w*|ist)(?: es| mir)* (?:am )?(?:lieb\w*|besser|recht|gut)(?: so)?,? (?:wenn )?du (?:davon )?(?:nicht (?:mehr )?)?(?:wüsstest|weißt|wissen würdest|kennst|kennen würdest)(?: nicht(?: mehr)?)?,? (?P<what>{_DE_CLAUSE}.*)",
            rf"(?=(?:[^,]*,)?[^,]*\bnicht\b)(?:ich )?(?:will|möchte|wünschte|wollte|hätte gern|fände es besser)(?: nicht)?,? (?:dass |wenn )?du (?:nicht (?:mehr )?)?(?:weißt|wüsstest|behältst|behieltest|dir merkst|dich erinnerst)(?: nicht(?: mehr)?)?,? (?P<what>{_DE_CLAUSE}.*)",
            rf"(?:(?:besser|lieber),? |(?:ich )?(?:hätte|fände|möchte|will|wollte|wünschte)(?: es)?(?: gern\w*| besser| gut)?,? (?:dass |wenn )|es wäre (?:gut|besser|nett|schön|mir lieber),? wenn )du (?:bitte |wieder )?(?:vergisst|vergäßest|löschst|streichst),? (?P<what>{_DE_CLAUSE}.*)",
            rf"(?:tu|tun wir|mach|lass uns)(?: bitte| mal| einfach)* so(?: tun)?,? als (?:ob (?:du |ich dir ))?(?:wüsstest du|hättest du|hätte ich(?: dir)?)?(?: davon)?(?: nicht| nie| niemals| nichts)* ?(?:gesagt|erzählt|erwähnt|verraten|gehört|wüsstest|wissen würdest)?(?: nicht| nie| hätte| hättest)*,? (?P<what>{_DE_CLAUSE}.*)",
            rf"ich nehme (?:das |es )?zurück,? (?:was ich (?:dir )?(?:über|von|zu) )?(?P<what>{_DE_CLAUSE}.*)",
            rf"ich hätte (?:dir )?(?:das )?(?:nicht|nie|besser nicht|lieber nicht) (?:sagen|erzählen|erwähnen|verraten) (?:sollen|dürfen),? (?P<what>{_DE_CLAUSE}.*)",
            rf"(?:behalte?|merke?|speicher\w*)(?: dir)?(?: bitte)? (?:nicht|nicht mehr|nicht länger),? (?P<what>{_DE_CLAUSE}.*)",
            rf"(?:(?:es gibt )?(?:kein\w* (?:grund|anlass|notwendigkeit)|nicht nötig|unnötig)),? (?:dir )?(?:noch |länger |weiter )?(?:zu merken|zu behalten|zu wissen),? (?P<what>{_DE_CLAUSE}.*)",
            rf"(?:bitte )?{_DE_ERASE}{_DE_FILL} (?P<what>.+?) (?:aus|von) (?:deine[mnr]|dem|den) (?:gedächtnis|kopf|speicher|erinnerung\w*|notizen|hirn|gehirn|aufzeichnungen)",
            r"(?P<what>.+?) (?:soll|kann|darf|muss)(?: bitte| jetzt| wieder| also)* aus (?:deine[mnr]|dem|den) (?:gedächtnis|kopf|speicher|notizen)(?: raus| weg| heraus| verschwinden| gelöscht werden| gestrichen werden)*",
            rf"(?P<what>{_DE_MATTER} .+?) lass{_DE_FILL} (?:weg|raus|bleiben|sein)",
            rf"(?P<what>{_DE_NAMED}.*?),?(?: bitte)? (?:vergiss|vergisst du|streich\w*|lösch\w*)(?: (?:mal|wieder|bitte|lieber|besser|einfach|doch|jetzt|ruhig|gleich))*(?: weg| raus)?",
            rf"{_DE_ASK}nimm (?P<what>{_DE_NAMED}.*?) wieder{_DE_FILL} raus",
            r"(?P<what>.+?) (?:geht|gehen) dich nichts an",
            r"(?:von|über|zu|wegen) (?P<what>.+?) hätt(?:e|['’])? ich(?: dir)? (?:nichts|nicht|nie|besser nichts|lieber nichts) (?:sagen|erzählen|verraten|erwähnen) (?:sollen|dürfen)",
            r"(?P<what>.+?) (?:hätte?|will|möchte|wüsste) ich(?: (?:gern\w*|lieber|bitte|wieder|jetzt|endlich))*(?: (?:raus|weg|gelöscht|gestrichen))? aus (?:deine[mnr]|dem|den) (?:gedächtnis|kopf|speicher|notizen|hirn)(?: (?:raus|weg|haben|gelöscht|gestrichen))*",
            rf"(?:ach |oh )?(?:egal|schon gut|macht nichts|lass gut sein),? {_DE_ERASE}{_DE_FILL} (?P<what>.+)",
        ),
        named=rf"(?:was (?P<what>.+?) (?:an(?:ge|be)langt|angeht|betrifft)|(?:egal,? |zu |bezüglich |wegen |betreffs )(?P<thing>\S.+)|es stimmt nicht (?:mehr)?,? dass (?P<told>.+)|{_DE_OVER}|(?P<noun>{_DE_NAMED}.*))",
        polite=r"bitte(?: schön)?|wenn du so lieb bist|sei so gut",
        clause=_DE_CLAUSE,
        before=r"(?:(?:was|alles,? was) (?:ich|wir)(?: dir)?(?: (?:gerade|eben|vorhin|vorher|früher|zuvor|dazu|darüber))*(?: (?:gesagt|erzählt) (?:habe|haben|hatte))?|(?:vorhin|vorher|früher|zuvor|eben))",
        names=r"\b\w*namen?s?\b",
        asks_name=r"^wie\b(?=.*\b(?:heiß|heiss|hieß)\w*)|\b(?:heißt|heißen|heisst|heissen|hieß|hießen)\b|\b(?:(?:den|der|dem|des) )?namen?s?\b(?: (?:von|vom)\b)?",
        pronoun=r"(?:das|es|dies|die|den|ihn|sie|das (?:alles|ganze|letzte|eben)|alles das)(?: (?:eben|gerade|wieder|bitte|jetzt))*",
        behind=r"(?:sie|er|es|das|wir|ich|man|die|der|mein\w*|unser\w*|jemand|niemand|keiner|weil|falls|sonst|damit|denn|bevor|nicht dass)\b (?!(?:kannst|sollst|musst|darfst|brauchst) du\b).+|(?:geht|ist|war|hat|sind|wird|kommt|stimmt|gilt)\b .+",
        regrets=r".*\bhätte?n? (?:ich|wir)\b.*\b(?:nicht|nie|besser|lieber)\b.*\b(?:sagen|erzählen|erwähnen|verraten) (?:sollen|dürfen)\b.*|.*\bwollte ich (?:gar |eigentlich )?nicht (?:sagen|erzählen|verraten)\b.*|.*\b(?:rausgerutscht|verplappert|geht dich nichts an)\b.*",
        told=r",? (?:dass ich|ich hätte)(?:['’]s| es| das)?(?: dir)?(?: (?:mal|je|jemals|gerade|eben|da))*(?: davon)? (?:gesagt|erzählt|erwähnt|verraten|ausgeplaudert) (?:hab|habe|hatte)\b,?(?: dass\b)?|,? dass ich(?: dir)?(?: mal| eben| gerade| vorhin)* (?:sagte|erzählte|erwähnte|meinte)\b,?(?: dass\b)?",
        that="es",
        unsaid=r"(?:[\w ]{1,16}[,!.] *)?(?:tut?|tun wir|mach(?:en wir)?)(?: (?:bitte|mal|einfach))* so,? als (?:(?:ob|wenn) )?(?:h[äa]tt['’e]?e? ich|ich|h[äa]ttest du|du)(?: dir)?(?: (?:das|es|dies|nichts|kein wort|davon))?(?: (?:nie|niemals|nicht|nichts|gar nicht))*(?: (?:gesagt|erzählt|erwähnt|gehört))(?: h[äa]tt?e?(?:st)?)?|(?:[\w ]{1,16}[,!.] *)?das (?:hast|habt) (?:du|ihr) (?:nicht|nie) gehört|(?:[\w ]{1,16}[,!.] *)?(?:ich )?hab['e]? nichts gesagt",
        vague=r"(?<=\w) (?:irgend)?(?:jemand(?:en|em)?|wen|wem|etwas)\b(?= |$)",
        mind=r"\bde(?:ine)?[mnr] (?:gedächtnis|kopf|speicher|notizen|hirn)\b",
        gone=rf"(?:also |dann |und )*(?:weg|raus|fort) damit(?: aus (?:deinem|dem|deinen) \w+)?|{_DE_ASK}{_DE_ERASE}{_DE_FILL} (?:das|es|dies|ihn|sie){_DE_FILL}{_DE_OUT}|(?:das|es|den|die)?{_DE_FILL} ?(?:kannst|könntest|würdest|magst|willst|darfst|sollst) du{_DE_FILL}(?: (?:das|es|den|die|dies|sie|ihn))?{_DE_FILL} {_DE_ERASEN}{_DE_OUT}|(?:das|es|dies) (?:brauchst|musst) du(?: dir)?{_DE_FILL} nicht (?:mehr|länger)(?: (?:zu )?(?:wissen|merken|behalten|kennen))?|lass (?:(?:das|es|sie) )?{_DE_FILL} ?verschwinden|(?:das|es) kann{_DE_FILL} (?:weg|raus)",
        matter=r"(?:alles,? )?was du(?: (?:noch|so|alles|da))* (?:über|von|zu) (?P<held>.+?) (?:hast|weißt|kennst|(?:gespeichert|notiert|gemerkt|behalten) hast)|(?:alles,? )?was (?:ich|wir|mir|uns)(?: dir)?(?: (?:da|mal|vorhin|eben))* (?:über|von|zu|wegen) (?P<said>.+?) (?:gesagt|erzählt|erwähnt|verraten|rausgerutscht|rausgeplappert|ausgeplaudert|entschlüpft)(?: (?:hab|habe|haben|hatte|ist|sind))?|(?:das|die (?:sache|geschichte|info\w*|notiz)|de[rn] (?:kram|quatsch|eintrag|punkt|teil)) (?:mit|über|von|um|zu) (?P<what>.+)",
    ),
    "ja": Around(
        wishes=(
            rf"{_JA_REASON}{_JA_TOLD}{_JA_TOPIC}{_JA_ERASE}{_JA_POLITE}",
            rf"{_JA_REASON}{_JA_TOPIC}{_JA_NO_NEED}(?:です|ください|から|ので|し|よ|ね)*[、,]?(?:{_JA_ERASE}{_JA_POLITE})?",
            rf"{_JA_REASON}{_JA_TOPIC}(?:忘れ|消し|削除し)た(?:ほう|方)が(?:いい|良い)(?:です|よ|かも|ね|と思う)*",
            rf"(?P<what>[^、。]+?)(?:{_JA_MATTER})?(?:は|が|も)(?:もう)?{_JA_NO_USE}[、,]?{_JA_ERASE}{_JA_POLITE}",
            rf"{_JA_REASON}{_JA_TOLD}(?P<what>[^、。]+?){_JA_MATTER}(?:は|を|も)?、?{_JA_IDLE}*(?:{_JA_DROP}{_JA_POLITE}|{_JA_NEEDLESS}{_JA_POLITE})",
            rf"{_JA_REASON}{_JA_TOLD}(?P<what>[^、。]+?)(?:{_JA_MATTER})?(?:は|を|も)?、?{_JA_FROM}{_JA_IDLE}*{_JA_DROP}{_JA_POLITE}",
            # Why it is over stands between: the hidden light is switched off, no memory.
            rf"{_JA_REASON}(?P<what>[^、。は]+?)は(?:もう)?[^、。はがを]{{1,12}}(?:から|ので|けど)[、,]?(?:(?:頭|記憶|メモリー?)から{_JA_ERASE}|(?:忘れ|わすれ)(?:て|ちゃって|といて)){_JA_POLITE}",
        ),
        vague=r"^(?:あの|その|この|例の)(?=.{2})",
        clause=r".*(?:何|なに|なん|誰|だれ|どこ|いつ|いくら|いくつ|どう|どの|どれ|どんな).*か(?:は|を)?",
        names=r"名前|呼び名|(?:さん|先生|くん|ちゃん|様)(?:です|だよ?|でした)?$",
        asks_name=r"の?(?:お名前|名前|呼び名)(?:が(?:何|なん)か)?",
        pronoun=r"(?:それ|これ|あれ|今の?|さっきの?|その|この|その話|この話|今の話|さっきの話|その件|今(?:言った|話した)(?:こと|の)|さっき(?:言った|話した)(?:こと|の))",
        matter=rf"{_JA_SETS_OFF}*(?P<what>[^、。]+?){_JA_MATTER}(?:は|を)?(?:、(?:言わ|話さ)な(?:きゃ|ければ)よかった)?",
        unsaid=rf"(?:[^、。！]{{1,8}}[、。！])?(?:(?:今の|それ|これ|さっきの)(?:話)?(?:は|を)?、?)?(?:聞か|言わ|話さ|聞いて|言って)(?:い)?な(?:かったことにし(?:て|といて)|いことにし(?:て|といて)){_JA_POLITE}",
        behind=r".+(?:から|ので|んだもの|んだよ|[いただる]し|[いただ]もの|もん|のに|わけだ)",
        # Of what the reason told: but one who is named is more than the matter.
        named=rf"(?:(?P<told>[^、。]+?)(?:だ)?って(?:言った|話した|伝えた)(?:けど|けれど|が|のに|ん(?:だ|です)けど)|(?!{JA_PERSON}[はがも])(?P<what>[^、。はがも]+?)(?:{_JA_MATTER}|(?<=[うくぐすつぬぶむるたい])(?:話|件))?[はがも](?:もう)?[^、。]{{1,20}}(?:から|ので|し|けど|ため|んで))",
        gone=rf"(?:(?:それ|今の|これ|あれ|[そあこ]の(?:話|件|こと))[はをも]?)?{_JA_FROM}?{_JA_IDLE}*(?:(?:{_JA_ERASE}|{_JA_NO_NEED}){_JA_POLITE}|(?<=から){_JA_DROP}{_JA_POLITE}|(?:それ|これ|あれ|[そあこ]の(?:話|件|こと))[はをも]?(?:{_JA_DROP}|(?:取り?消し?|撤回|キャンセル|削除|消去|なし|ナシ)(?:で|に)?){_JA_POLITE})",
        regrets=r".*(?:言わなきゃ|言わなければ)よかった.*|.*(?:言う|話す)(?:んじゃなかった|べきじゃなかった|べきではなかった).*|.*(?:言っちゃ|言っては)いけなかった.*|.*口が滑.*",
    ),
    "ru": Around(
        wishes=(
            rf"{_RU_ASK}{_RU_ERASE}{_RU_FILL}{_RU_OUT},? {_RU_ABOUT}(?:что )?(?P<what>.+?){_RU_OUT}{_RU_FILL}",
            rf"{_RU_ASK}{_RU_CAN}{_RU_FILL} {_RU_ERASEN}{_RU_FILL}{_RU_OUT},? {_RU_ABOUT}(?:что )?(?P<what>.+?){_RU_OUT}{_RU_FILL}",
            rf"{_RU_ABOUT}(?P<what>[^,;]+?),? {_RU_CAN}{_RU_FILL} {_RU_ERASEN}{_RU_FILL}{_RU_OUT}{_RU_FILL}",
            rf"{_RU_ASK}{_RU_ABOUT}(?P<what>[^,;]+?),? (?:это )?(?:лучше |пожалуйста,? )?{_RU_ERASE}{_RU_FILL}{_RU_OUT}{_RU_FILL}(?:, пожалуйста)?",
            rf"{_RU_ABOUT}(?P<what>[^,;]+?),? (?:тебе )?(?:больше )?(?:знать|помнить|хранить)(?: это)? (?:больше )?{_RU_NO_NEED}(?: больше)?",
            rf"{_RU_ASK}{_RU_CAN} {_RU_ABOUT}(?P<what>[^,;]+?){_RU_FILL} {_RU_ERASEN}{_RU_FILL}{_RU_OUT}{_RU_FILL}",
            rf"(?:тебе |вам )?(?:знать|помнить|хранить)(?: про| об?)? (?P<what>[^,;]+?) {_RU_NO_NEED}(?: больше)?",
            rf"{_RU_ASK}{_RU_ERASE}{_RU_FILL} вс[её] что (?:у тебя (?:есть|записано)|есть|(?:ты |тебе )?(?:знаешь|помнишь|хранишь|известно|записал\w*)|(?:я )?(?:тебе )?(?:говорил|рассказывал|сказал)\w*)(?: в памяти)? (?:про|обо?|о|насчёт|на) (?P<what>[^,;]+)",
            rf"(?:тебе |вам )?{_RU_NO_NEED} (?:больше )?(?:знать|помнить|хранить),? {_RU_ABOUT}(?:что )?(?P<what>.+)",
        ),
        unknown=(
            rf"{_RU_ASK}{_RU_RATHER}(?: ты| вы)?(?: бы)?(?: об этом| этого)?(?: больше| никогда)? не (?:знал\w*|знаешь|знать|помнил\w*|помнишь|слышал\w*|хранил\w*)(?: больше)?,? {_RU_ABOUT}(?P<what>.+)",
            rf"{_RU_ASK}{_RU_RATHER} (?:я|мы)(?: тебе)?(?: никогда| ничего)? не (?:говор|рассказ|упомин|сказ)\w*(?: тебе)?,? {_RU_ABOUT}(?P<what>.+)",
            rf"{_RU_ASK}(?:я )?(?:не хочу|мне не хочется),? чтобы (?:ты|вы) (?:знал|помнил|хранил)\w*,? {_RU_ABOUT}(?P<what>.+)",
            rf"{_RU_ASK}(?:{_RU_RATHER}|хочу,? чтобы) (?:ты |вы )?(?:забыл|стёр|стер|удалил|вычеркнул)\w*,? {_RU_ABOUT}(?P<what>.+)",
            rf"(?:мне |нам )?(?:не (?:стоило|следовало|надо было|нужно было)|зря|напрасно)(?: мне| я| мы)?(?: тебе)? (?:говор|рассказ|сказ)\w+(?: тебе)?,? {_RU_ABOUT}(?P<what>{_RU_CLAUSE})",
            rf"(?:я )?(?:беру назад|забираю назад)(?: свои)?(?: слова)?,? {_RU_ABOUT}(?P<what>.+)",
            rf"{_RU_ASK}(?:больше )?не (?:помни|запоминай)(?:те)?(?: больше)?,? {_RU_ABOUT}(?P<what>.+?)(?: в памяти| в голове)?",
            rf"{_RU_ASK}(?:больше )?не (?:храни|сохраняй|держи)(?:те)?(?: больше)? (?:(?:в памяти|в голове),? {_RU_ABOUT}(?P<what>.+))",
            r"(?:пусть|пускай) (?P<what>.+?) (?:исчезн\w+|пропад\w+|сотр\w+|уйд\w+) из (?:твоей |своей )?(?:памяти|головы)",
            r"(?:очисти|почисти) (?:свою )?память[:,]? (?:от )?(?P<what>.+)",
            rf"(?:ой |ох |а |ну )?(?:неважно|ладно|бог с (?:ним|ней)),? {_RU_ERASE}{_RU_FILL} {_RU_ABOUT}(?P<what>.+)",
        ),
        named=rf"(?:(?:насч[её]т|про|по поводу|что касается|о|об) (?:того,? )?(?P<what>\S.+)|(?:это )?(?:уже |больше )?не(?:правда| так| верно),? что (?P<thing>.+)|(?P<noun>{_RU_CLAUSE}|(?:мо[йяюеё]\w*|наш\w*) .+|\S+ \S+(?: \S+)?))",
        clause=_RU_CLAUSE,
        unsaid=r"(?:[\w ]{1,16}[,!.] *)?(?:считай(?:те)?|сделай(?:те)? вид|представь(?:те)?|притворись|будем считать|допустим),? (?:что|будто)(?: бы)? (?:я|мы|ты|вы)?(?: тебе| вам)?(?: (?:этого|это|ничего|такого))?(?: тебе)?(?: никогда)? ?(?:не (?:говорил|сказал|слышал|рассказывал|упоминал)\w*)(?: этого| ничего)?|(?:[\w ]{1,16}[,!.] *)?(?:ты|вы) (?:этого|ничего) не слышал\w*|(?:[\w ]{1,16}[,!.] *)?я (?:этого|ничего) не говорил\w*",
        joint=r"(?<=\bвсё), (?=что\b)|(?<=\bвсе), (?=что\b)",
        polite=r"пожалуйста|будь добра?",
        vague=r",? котор(?:ый|ая|ое|ые|ого|ую|ой|ых)(?= )",
        names=r"\bим(?:я|ени|енем)\b|\bкличк\w+",
        asks_name=r"^как\b(?=.*\b(?:зовут|звали|называется|называют)\b)|\b(?:зовут|звали|называется|называют)\b|\b(?:имя|имени|кличк\w+)\b",
        pronoun=r"(?:(?:про |об? )?(?:это|этого|этом|него|неё|нее|них|нём|нем|ней)|то|его|её|их|всё это|эту (?:запись|заметку))",
        matter=r"(?:эту |всю |ту )?(?:историю|тему|часть|запись|заметку|информацию|ерунду) (?:про|о|об|обо|с|со|насчёт) (?P<what>.+)",
        behind=r"(?:он|она|оно|они|мы|я|это|мо[йяеи]|моё|наш\w*|его|её|их|кто-нибудь|никто|вс[её]|потому|а то|вдруг|чтобы|ведь|иначе|будто|как будто|словно)(?!\w).+|.*\b(?:тебя|тебе)\b.*",
        gone=rf"{_RU_ASK}{_RU_CAN} (?:про |об? )?(?:это|этом|него|неё|нее|них|нём|нем|ней|е[её]|его|их){_RU_FILL} {_RU_ERASEN}{_RU_FILL}{_RU_OUT}|{_RU_ASK}{_RU_ERASE}(?: (?:про |об? )?(?:это|этом|него|неё|нее|них|нём|нем|ней)| его| её| их|,? пожалуйста,?)*{_RU_OUT}(?:,? пожалуйста)?",
        regrets=r".*(?<!\w)(?:зря|напрасно|не (?:надо|нужно|стоило|следовало|должна?|хотела?))(?!\w).*(?:сказал|говорил|рассказал|сболтнул|сказать|говорить|рассказывать)\w*.*|.*проговорил\w+.*",
    ),
    "tr": Around(
        wishes=(
            rf"{_TR_OPEN}(?P<what>[^,;]+?),? (?:artık )?(?:lütfen )?(?:(?:hafızan|belleğin|aklın|kafan|kayıtların)(?:dan|den) )?{_TR_ERASE}",
            rf"{_TR_OPEN}(?P<what>[^,;]+?),? (?:artık )?{_TR_NO_NEED}",
            rf"{_TR_OPEN}(?P<what>[^,;]+?) {_TR_FROM} {_TR_THROW}(?: artık| lütfen)*",
            rf"{_TR_OPEN}(?P<what>[^,;]+?) {_TR_THROW} {_TR_FROM}(?: artık| lütfen)*",
            rf"{_TR_OPEN}{_TR_FROM} (?P<what>[^,;]+?) {_TR_THROW}(?: artık| lütfen)*",
            rf"{_TR_OPEN}(?P<what>[^,;]+?)(?: hakkında| ile ilgili|['’]?y?l[ae] ilgili| konusunda)(?: bende| sende| hafızanda| aklında| elinde| kafanda)?,? (?:ne varsa|ne biliyorsan|her şeyi?|bildiklerini|bildiğin(?: her şey)?i?)(?: lütfen)?,? {_TR_THROW}(?: artık| lütfen)*",
            rf"(?:(?:o|bu) yüzden |onun için |yani )?(?P<what>[^,;]+?) hakkında(?:ki(?:ni|leri|lerini|ler)?) {_TR_ERASE}",
            rf"{_TR_OPEN}(?P<what>[^,;]+?) (?:yok et|unutal[ıi]m|silelim)(?:[ıi]n|sene|elim)?(?: artık| lütfen)*",
        ),
        unknown=(
            rf"{_TR_OPEN}(?:keşke )?(?P<what>.+?)(?: artık| bir daha)? (?:bilmesen(?:iz)?(?: (?:daha )?iyi(?: olur| olurdu)?)?|bilmeseydin(?:iz)?|bilmeni(?:zi)? iste\w+|unutsan(?:ız)?(?: (?:daha )?iyi(?: olur)?)|(?:duymamış|bilmiyor|bilmez) (?:ol|say|farz et)\w*|bilmiyormuş gibi (?:yap|davran)\w*|söylememişim (?:gibi (?:yap|davran)\w*|say|farz et)|söylememeliydi[mk]|söylemedim say)",
            rf"{_TR_OPEN}(?P<what>.+?)(?: artık| bir daha)? (?:hatırlama|(?:aklında|hafızanda|belleğinde|kafanda) (?:tutma|saklama|kalmasın)|(?<=[dt][ıiuü]ğ[ıiuü]n[ıiuü] )(?:tutma|saklama)|kalmasın(?= sende| aklında))(?: sende| aklında| artık| lütfen)*",
            rf"{_TR_OPEN}(?P<what>.+?),? boş ver(?:in|elim)?(?:,? (?:unut(?: gitsin)?|kalmasın(?: sende)?|sil))?",
            rf"{_TR_OPEN}boş ver(?:in|elim)?,? (?P<what>.+?)(?:,? (?:unut(?: gitsin)?|sil))?",
            rf"{_TR_OPEN}(?P<what>.+?),? (?:çiz üstünü|üstünü çiz|üzerini çiz|çiz üzerini)",
            rf"{_TR_OPEN}(?:ya |ay |şey |hani )(?P<what>.+?) {_TR_ERASE}(?: bence| ya| artık)?",
            rf"artık doğru değil,? (?P<what>.+?) {_TR_ERASE}",
        ),
        named=r"(?P<over>.+?) (?:(?:artık )?(?:önemli değil|önemi (?:yok|kalmadı)|fark etmez|geçersiz|gereksiz|lazım değil))(?: artık)?|(?P<what>(?!(?:neyse|tamam|peki|boş ver\w*|yok|hayır|aman|of)\b).+?)(?: (?:demişti[mk]|demiştim ya|diye(?:n)? (?:anlat|söyle)\w+)(?: ya| hani)?)?",
        clause=_TR_CLAUSE,
        polite=r"lütfen|zahmet olmazsa|mümkünse",
        vague=r"^(?:şu|o|bu) | (?:konusu|meselesi|olayı|hikâyesi|mevzusu|mevzuu|işi)(?: vard?ı? (?:ya|hani))?$",
        names=r"\bad(?:ı|ım|ımız|ları)?(?:n[ıi]n?)?\b|\bis(?:im|mi)\w*\b",
        asks_name=r"\b(?:ad(?:ı|ım|ımız|ları)(?:n[ıi]n?)?|is(?:im|mi)\w*)\b(?: ne olduğu\w*)?",
        unsaid=r"(?:[\w ]{1,12}[,!.] *)?(?:(?:bunu|onu|şunu) )?(?:(?:hiç|sana) )*(?:söylememi[şs]im|dememi[şs]im|anlatmamı[şs]ım|duymamı[şs](?:sın)?|söylemedim|demedim|duymadın)(?: (?:say|sayalım|gibi (?:yap|davran)\w*|ol|farz et|kabul et))(?: lütfen)?|(?:[\w ]{1,12}[,!.] *)?(?:bunu|onu) (?:sen )?(?:hiç )?duymadın",
        pronoun=r"(?:neyse|aman|(?:boş ver,? )?(?:unut )?gitsin|boş ver|(?:bunu|onu|şunu|bunları|onları)(?: tekrar| yine| geri)*|o notu|bu notu|şu notu|(?:son |az önce |demin |şimdi )?(?:söyledi|dedi|anlattı)(?:ğim|klerim)i)",
        matter=r"(?P<said>.+?) (?:hakkında|için|ile ilgili|konusunda) (?:ne )?(?:de|söyle|anlat|konuş)(?:di|ti|tı)[kğ]\w+|(?P<what>.+?)(?:(?: ile|['’]?y?l[ae]) ilgili| hakkındaki| hakkında)?(?: (?:bilgi(?:yi|leri|sini|lerini)|şey(?:i|leri)|kısm(?:ı|ını)|not(?:u|unu|ları|larını)|kayd(?:ı|ını)|konu(?:yu|sunu)|mesele(?:yi|sini)|olay(?:ı|ını)|hikâye(?:yi|sini)|bah(?:si|sini)|detay(?:ı|ını)|muhabbet(?:i|ini))|(?<=ilgili)| (?<=hakkında))",
        behind=r"(?:bitti|bıraktı|vazgeçti|olmadı|kapandı)\w*(?: artık| gitti)?|artık .+|.+ artık|(?:çünkü|yoksa|zira|sana|bana|ona|belki|o|onlar|kimse|herkes|biri)\b.+|.*\b(?:sana|bize|sizden|senden) .+|(?:.+ )?(?:bizi|beni|kimseyi|seni) ilgilendirme\w*|(?:bize|sana|kime) ne",
        gone=rf"(?:(?:onu|bunu|şunu) )?{_TR_ERASE}(?: (?:onu|bunu))?|(?:at|kaldır|sil at) (?:onu|bunu)|(?:onu|bunu) (?:at|kaldır) {_TR_FROM}|(?:onu|bunu) {_TR_FROM} (?:at|kaldır)",
        regrets=r".*\b(?:söyleme|deme|anlatma)(?:meliydi[mk]|m(?:em)? gerekirdi|sem iyiydi).*|.*\b(?:söylemem(?:eliydi[mk]| gerekirdi)|ağzımdan kaçtı|ağzımdan kaçırdım)\b.*",
    ),
}
