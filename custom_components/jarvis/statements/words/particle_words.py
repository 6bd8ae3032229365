# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""Where statements without spaces are cut, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass

from .indirect_words import JA_NOUN


@dataclass(frozen=True, slots=True, kw_only=True)
class Particles:
    """Regular expressions; of `marks` the words are listed, longest first.

    `topic`: the marks behind what something is told of, `weak` those that are seldom
    part of a word. `within`: what is part of a verb, `led`: a mark before a verb in kana. `copula`: what ends a statement that something is something, `tells`
    a verb told with stress, `ends` what may end any clause. `adverb`: what is told of a time, or says that something changed,
    and is no part of a value, `bare` what
    is told so with nothing behind it. `joins`: between clauses. `of`: what joins a thing to
    whose it is. `held`: the mark of what is liked, had, wanted; `cleft`:
    what asks for the value behind it. `asking_end`:
    what ends an indirect question, `counting`: what asks for a figure. `several`: of what
    people have many. `light`: nouns by which no value is meant ("no, that's fine"). `looks`:
    ends that tell of which kind a value is. `turns`: verbs of change, `denied`: marks of
    what is not so. `figures`: what tells a time or an
    amount. `becomes`: verbs by which
    something is something else now, `kin`: roots of verbs that tell the same of a value, `;` between.
    `plain`: what a thing may be named by or not ("the name of"). `heads`: nouns that a
    value may end in and that its like needs not say again ("walnut" of an allergy). `runs_on`: verbs
    that begin with what may end a longer mark. `qualities`: words of kana alone by
    which somebody tells what something is like, or how. `role`: a noun for what somebody does,
    `roles`: what may end one, `paraphrased`:
    nouns by which people tell what somebody does ("her job"), `doing`: roots of such verbs. `days`: what names a day,
    `dates`: one that no other word is needed for, `ahead`: what may stand before a figure,
    `weekly`: what is done again and again. `many`: roots of verbs, behind the mark of their object, that hold of several at a
    time, `done_by`: of those that say nothing without what is done. `led_on`: a particle and the
    verb behind a time. `counted`: how many `v` of what a verb `does`.
    `hour`: of the clock; `at`: the mark of where, `exists`: roots of being there or not,
    `put_at`: of making it something. `since`: from or until when. `titled`: what is named before a colon.
    """

    marks: str
    topic: str
    weak: str
    within: str
    led: str
    led_on: str
    copula: str
    tells: str
    ends: str
    adverb: str
    bare: str
    joins: str
    of: str
    held: str
    cleft: str
    asking_end: str
    counting: str
    several: str
    light: str
    looks: str
    turns: str
    denied: str
    figures: str
    becomes: str
    kin: str
    plain: str
    heads: str
    runs_on: str
    qualities: str
    when: str
    days: str
    dates: str
    ahead: str
    role: str
    roles: str
    paraphrased: str
    doing: str
    many: str
    weekly: str
    whereabouts: str
    lies: str
    done_by: str
    paused: str
    by_now: str
    counted: str
    hour: str
    at: str
    exists: str
    put_at: str
    since: str
    titled: str


# Who is named: by what they are called, or what they are to somebody.
JA_PERSON = r"(?:[^、。はがを\d]*(?:さん|ちゃん|くん|君|先生|様)|(?:[義祖叔伯]?[母父]|[義実]?[姉兄妹弟]|妻|夫|旦那|嫁|娘|息子|甥|姪|孫|彼氏|彼女|先輩|後輩|親友|上司|同僚|[課部社店]長|[長次三][男女]|末っ子|私|僕|俺|彼))"


PARTICLES: Mapping[str, Particles] = {
    "ja": Particles(
        marks="なら ではなくて じゃなくて ではなく でなく については には では とは からは までは への での との から まで より は が を に で へ と も",
        topic=r"は|が|なら|については|には|では",
        weak="を",
        within="が(?=[っらりるれろ])|[にでとへ]っ|(?<=[うくぐすつぬぶむるた](?:こと|よう))に(?=[しなす])",
        led_on=r"(?:に|から|まで|で)[\u3400-\u9fff][^、。]*[\u3041-\u3096]$",
        led=r"(?<!よう)(?:に|へ|が)(?=あ[るりっ]|い[るまた]|な[るりっ]|す[るん]|し[てまた]|お[いく]|もら|く[れる]|や[るめ])",
        copula=r"って(?:いう|言う|いい)(?:ます|ん(?:だ|です)|の)?|(?:な(?:ん|の))?(?:です|でした|でして|だった|だって|だ|である(?:ん(?:です|だ))?|じゃ)(?:よね?|ね|さ|ぞ|わ|から|けど|し|(?:って|と)(?:言って(?:い)?(?:た|ました)|聞(?:いた|きました|いて(?:い)?(?:る|ます))|思(?:う|います)|のこと)|って(?:さ)?|そうです|そうだ|が)*",
        tells=r"(?P<v>.+(?:[うぐすつぬぶむるただい]|(?<![\u3400-\u9fff\u30a0-\u30ff]{2})く))(?:(?:ん|の)(?:です|だ|でした|だった)?|(?<!だ)(?:そう|らしい|みたい)(?:です|だ)?)(?:よね?|ね|けど|から|が|(?:って|と)(?:言って(?:い)?(?:た|ました)|聞(?:いた|きました|いて(?:い)?(?:る|ます))|思(?:う|います)|のこと)|って(?:さ)?|し|もん)*",
        ends=r"(?:(?:ん|の)(?:です|だ)|よね?|ね|さ|わ|から(?:ね)?|けど|(?<=[いただるすうくつむぶぬぐ])し|のに|(?:って|と)(?:言って(?:い)?(?:た|ました)|聞(?:いた|きました|いて(?:い)?(?:る|ます))|思(?:う|います)|のこと)|って(?:さ)?|らしい(?:です)?|みたい(?:です|だ)?|とのこと(?:です)?|(?:こと|よう)に(?:し|な|す)[^、。]{1,4})+",
        adverb=r"(?:今|いま|現在|今日|明日|昨日|今年|来年|去年|今月|来月|先月|今週|来週|先週|最近|以前|昔|前|これ|それ|ここ|今度|今後|毎日|毎朝|毎晩|毎週|朝|昼|夜|夕方|普段|ふだん|いつも?|もう|実|実際|本当|新しく|代わり|そこ|どうやら)(?:から|まで)?",
        bare=r"今どき|(?:やっぱり?|やはり|結局|実は|本当は|正しくは)、?|もう(?!一|ひと|すぐ)|最近|現在|以前|どうやら|実際|新しく|いつも|普段|今度から|これから|今では|今は|今(?![日週月年夜朝晩度回]|どき|[\u3400-\u9fff]{1,2}(?:さん|先生|君|くん|ちゃん|様|氏|教授))",
        joins=r"[、。，,：！!？?\n]|(?<=[てで])(?=今は|今では|いまは|最近は)",
        of="の",
        held="が",
        cleft=r".*(?:[うくぐすつぬぶむるたいな]の|(?:[うくぐすつぬぶむるたい]|[んい]だ)(?:時間|時刻|時期|場所|所|ところ|人|日|曜日|もの|物|こと|相手|店|会社|値段|金額|年|方法|階|部屋|楽器|言葉|言語|間隔|距離|種目|種類|科目|曲|役|料理|回数|人数|期間|理由|持ち主|学校|駅|国|町|色))",
        asking_end=rf"か(?:どうか)?(?:は|を|も)?$|{JA_NOUN}",
        role=r"(?P<of>.+)の(?P<does>[\u3400-\u9fff](?:[っ\u3400-\u9fff]*[\u3400-\u9fff])?)[\u3040-\u309f]?",
        paraphrased=r"家|住所|住まい|自宅|引っ越し先|仕事|職場|職業?|[勤転][\u3400-\u9fffめ]*先?|会社|学校|大学|塾|車|愛車|バイク|ペット|趣味|特技|好物|習い事|[起就帰通][床寝宅勤学].*|門限|妻|夫|恋人|彼女|彼氏|.*相手|担当.*",
        doing=r"住|暮|働|勤|通|行|乗|飼|結婚|付き合|起|起床|寝|就寝|帰|好|教|習|引|引っ越|転居",
        roles=r"(?:先|相手|方法|手段|者|日|時期|場所|時間)?",
        counting=r"何(?=[\u3400-\u9fffァ-ヶ])|いつ|いくら|いくつ",
        several=r".*(?:趣味|特技|好物|友達|友人|ペット|子供|子ども|兄弟|姉妹|言語|アレルギー|薬|持ち物|習い事|仲間|同僚|客|孫)",
        light=r"(?:大丈夫|結構|冗談|無理|嫌|本当|嘘|うそ|違う|別|後|あと|何でもない|なんでもない|平気|十分|駄目|ダメ|だめ|終わり|以上|それ|これ|あれ|そう|いい|よい|もういい|まだ|今度|残念|最高|最悪|元気|暇|忙しい|勘違い|気のせい|忘れて.*|やめ.*|ない|いらない|必要ない|ありがとう|間違い|またね?|たぶん|ちょっと|べつに|そのまま|ほんとう?|さっぱり|ぜんぜん|なるほど|とりあえず|おねがい|ごめん(?:なさい|ね)?|すみません|こっち|そっち|あっち|どっち|ここ|そこ|あそこ|みんな|ぼく|わたし|さよ(?:う)?なら|おしまい|だいじょうぶ|けっこう|じょうだん|ちがう.*|.[っん].り|([ぁ-ん]{2})\1|もちろん|さすが|まさか|たしか|せっかく|やれやれ|いやはや|おかげさま)",
        looks=r"(?:さん|先生|君|くん|ちゃん|様|さま|氏|殿)$|(?<=[\d一二三四五六七八九十百千万零〇半])(?:番地|番線|番|階|号室|号|度|円|時|分|日|月|年|歳|才|キロ|グラム|センチ|ミリ|メートル|人|匹|個|本|枚|台|冊|杯|回|%|パーセント|ユーロ|ドル)(?=半?$)|曜日?$|語$|小?学校$|色$|\d$",
        turns=r"変[えわ更]|移|引っ?越|なっ|なり|替え|買い替|乗り換|直し|戻|交代|やめ|辞め|延期|ずれ|ずら|切り替|置き換",
        denied=r"(?:では|じゃ|で)なくて?",
        figures=r"\d|曜日?$|[一二三四五六七八九十百千万](?:時|月|日|年|円|歳|才|度|番|階|号|人|匹|個|本|枚|台|冊|杯|回|つ|[ァ-ヶ][ァ-ヶー])|^(?:正午|真夜中|零時)$",
        becomes=r"な(?:り|っ|る)|ずれ|ずら|延び|延期|早ま|前倒|変[わえっ更]|替|代わ|交代|[\u3400-\u9fff]{1,2}[ぁ-ん]?[替換変](?:[えわっ]|$)|塗っ|染め|移行|値上|値下|引き[上下]|繰り[上下]|増え|減っ|上が|下が",
        kin="あ い 置 しま 保管 入 移 移動 片付 隠 掛 放 載 吊 並 詰 飾 預 停 埋 貼;住 暮 引 引っ越 転居 移;起 起床;寝 就寝;働 勤;通 行;買 購入;始 開始;終 終了;す し 決 選;く き 来",
        runs_on=r"は(?:ま[っるりらん]|じ[めま]|や[めく])",
        qualities=r"(?:だい)?(?:すき|きらい)|だめ|へた|じょうず|いや|ひま|げんき|しずか|にぎやか|らく|むり|べつ|まれ|たしか|ほんとう?|うそ|そう|いっしょ|みたい|よう|はず|つもり|わけ|から|だけ|まで|ほど|[くぐ]らい|ところ|ばかり|すごく|まあまあ|いろいろ|ばらばら|きれい|きらい|ふつう|たいへん|だいじ(?:ょうぶ)?|へん|あれ|これ|それ|ここ|そこ|もう|まだ|こう|どう|なに|だれ|いつ|どこ|いくら|いくつ",
        when=r"(?:明後|明|一昨|昨|今)日|あさって|おととい|(?:先々?|今|再?来|毎)[月週]|(?:一?昨|去|今|再?来|毎)年|毎[日朝晩]|[月年週]末|月初め?|年始|(?:\d+|[一二三四五六七八九十]+)(?:日|週間|[かヶカ]月|年|時間|分)(?:ごと|おき|毎)|[春夏秋冬](?=[にだで]|$)|正午|真夜中",
        days=r"[\d一二三四五六七八九十]+(?:月|日(?![間前後])|年)|[月火水木金土日]曜日?",
        dates=r"月|年|日(?!曜)(?<!曜日)|[週末]|あさって|第",
        ahead=r"約|第|地下|午前|午後|朝|夜|夕方|毎[日朝晩]|1日に?",
        weekly=r"[月火水木金土日]曜|毎",
        many=r"[をともに]?(?:習|好|嫌|飼|持|集|食|飲|読|見|観|話|弾|演奏|使|欲|借|貸|行|遊|育|勉強|得|苦|買|頼|通|会|知|作|書|乗|着|聴|聞|参加|応援|憧|怖|恐|手伝|担当|す|や|い)|が(?:好|嫌|得|苦|怖|恐|欲|食|飲|読|話|弾|見|聞|い|上手|下手)",
        whereabouts=r"(?:[\u3400-\u9fff]{1,2}[きし]?)?場所?|在り処|ありか|保管場所",
        lies="あ",
        done_by="[しす]|挙|行",
        paused=r"(?:(?P<of>(?!(?:お(?:母|父|兄|姉|じい|ばあ)さん|皆さん|先生)、|(?:今|昨|明|来|先|毎)[、の])(?:[^、。はがを\d]*の[^、。はがを\d]*(?:[\u3400-\u9fffァ-ヶーA-Za-z]|[\u3400-\u9fff][\u3041-\u3096]{1,2}|ごはん|さん|ちゃん|くん)|[^、。はがを\d]*(?:さん|ちゃん|くん|先生|[るたい]人)|(?:[義祖叔伯]?[母父]|[義実]?[姉兄妹弟]|妻|夫|旦那|嫁|娘|息子|甥|姪|孫|彼氏|彼女|先輩|後輩|親友|上司|同僚|[課部社店]長|[長次三][男女]|末っ子)|[\u3400-\u9fff]?[ァ-ヶー]{2,}|(?!一応|正直|当然|多分|勿論|結局|実際|最近|先日|先週|先月|以前|以上|突然|全部|本当|絶対|是非|至急|急遽|残念|失礼|冗談|訂正|追加|変更|報告|連絡|質問|確認|了解|大体|時々|普段|現在|実は|昔|朝|夜)[\u3400-\u9fff]{2,5}))|(?P<of2>[^、。を]{2,20}[うくすつぬぶむるた](?:時間|時刻|時期|場所|所|ところ|日|曜日|もの|物|こと|相手|店|会社|値段|金額|年|方法|階|部屋|楽器|言葉|言語|間隔|距離|種目|種類|科目|曲|役|料理|回数|人数|期間|理由|持ち主|学校|駅|国|町|色)))、(?![^、。]{1,10}(?:さん|ちゃん|くん|先生)[がとも])(?=(?:(?:今|最近|これから|本当|実|正しく)は、?)?[^は、。]{3,}(?:[、。][^は]*)?$)",
        hour="時(?!間)",
        at="に",
        exists="[あな]",
        put_at="(?:し(?:た|ました|よう)|する|します|決め.*)(?:よ|ね|んだ|んです|って|から)*",
        since=r"(?P<v>[^、。]*(?:\d|[時日月年分半曜]))(?:から|まで)(?:ね|よ)*",
        titled=r"(?P<of>(?!(?:お知らせ|訂正|変更|追加|更新|報告|連絡|記憶用|メモ|確認))[^、。はがを：:]{2,20})[：:](?=[^、。：:]{2,}$)",
        counted=r"(?:もう|今|まだ|あと|全部で|合わせて)?(?P<v>約?(?:\d[\d.,]*|[一二三四五六七八九十百千万]+|数)(?:切れ|つ|[匹枚人個本台冊杯回頭羽足着皿袋箱缶瓶株軒件部巻組膳輪束円歳年日]|リットル|キロ|グラム|メートル|センチ|パック|箱|ダース)(?:ほど|くらい|ぐらい)?)(?P<does>.{2,})",
        by_now=r"^(?:今|いま|現在)(?=うち|私|僕|俺|我が|わが)|^(?:やっぱり?|やはり|結局|そういえば|あれ)、?",
        heads=r"アレルギー|ファン|製|出身|生まれ|育ち|好き|嫌い|教室|推し|派|色|味|(?<=..)語|ごと|おき|国籍|支店|行き|勤め|勤務",
        plain=r"(?:名前|(?:[\u3400-\u9fff]{1,2}[きし]?)?場所|置き場|在り処|ありか|値段|料金|時期|番号|時間|時刻|曜日|日|予定|日程|日時|こと|[本枚個人台回冊]?数)",
    ),
}
