# ruff: noqa: E501 - other scripts
"""What lives written by a generator found: told, corrected, forgotten (ja)."""

import pytest

from .conftest import Clock, Talk

# fmt: off
# Told, corrected in another talk: the question, what holds, what is gone.
LATER = [
    ("田中さんはソニーに勤めています。", "本当は田中さんは三菱商事に勤めています。", "田中さんの勤め先を教えて。", "三菱商事", "ソニー"),
    ("美咲のペットはうさぎです。", "訂正：美咲のペットはインコです。", "美咲のペットは何ですか？", "インコ", "うさぎ"),
    ("洗濯機は十二万円だったってメモしておいて。", "それは違う。洗濯機は6万円でした。", "洗濯機はいくらでしたか？", "6万円", "十二万円"),
    ("ひなたの好きな果物はりんごです。", "変わりました。ひなたの好きな果物は桃です。", "ひなたの好きな果物は何？", "桃", "りんご"),
    ("従妹の葵の好きな食べ物はうどんです。", "更新です。従妹の葵の好きな食べ物は餃子です。", "従妹の葵の好きな食べ物は何？", "餃子", "うどん"),
    ("妻の好きな花は桜です。", "いいえ。妻の好きな花は百合です。", "妻の好きな花は何ですか？", "百合", "桜"),
    ("兄の上司は渡辺さんです。", "兄の上司は高橋さんだと覚え直して。", "兄の上司は誰ですか？", "高橋さん", "渡辺さん"),
    ("会議室は十二番です。", "実は会議室は七番です。", "会議室は何番ですか？", "七番", "十二番"),
    ("将棋盤は廊下の物入れにあります。", "訂正します。将棋盤はボイラーの裏にあります。", "将棋盤はどこですか？", "ボイラーの裏", "廊下"),
    ("静江おばさんの飛行機、夜7時40分着", "静江おばさんの飛行機、遅れて9時15分着になった", "静江おばさんの飛行機は何時着？", "9時15分", "7時40分"),
    ("佐藤先生は三菱商事に勤めています。", "佐藤先生は市立病院に勤めています。", "佐藤先生の勤め先は？", "市立病院", "三菱"),
    ("予備の鍵は倉庫にあります。", "予備の鍵の場所は倉庫から植木鉢の下に変わりました。", "予備の鍵はどこにありますか？", "植木鉢", "鍵は倉庫にあります"),
    ("ひなたは車で通勤しています。", "ひなたの通勤方法が変わりました。バスで通勤しています。", "ひなたは何で通勤していますか？", "バス", "車で"),
    ("私はフェレットを飼っています。", "私はフェレットではなく文鳥を飼っています。", "私は何を飼っていますか？", "私は文鳥を飼っています", "飼っていますを"),
]
# A life of others goes on: what is asked of whom is still known.
NEIGHBOURS = [
    ("マリアの車はアルトです。", "更新です。マリアの自転車の色は青です。", "マリアの車は何？", "アルト"),
    ("佐藤先生は五千円を貸してくれました。", "佐藤先生の小遣いは二千円です。", "佐藤先生はいくらを貸してくれたの？", "五千円"),
    ("私は7時に起きます。", "妹が6時に起きることを覚えておいて。", "私は何時に起きますか？", "7時"),
    ("カーナビはいとこの玲二に借りたから、連絡するならそこね。", "花梨の新しい彼氏、消防士なんだって。", "カーナビは誰に借りた？", "玲二"),
    ("翔太くんは料理が得意です。", "翔太くんが怖がるものは歯医者から蛇に変わりました。", "翔太くんは何が得意ですか？", "料理"),
]
# Told, and what is asked to be forgotten: the question, what is gone, what stays.
FORGET = [
    ("図書館は7時半に閉まります。;図書館は月曜日が休みです。", "図書館が閉まる時間を忘れて。", "図書館は？", "7時半", "月曜日"),
    ("夫は市立病院に勤めています。;夫は横浜に住んでいます。", "夫の勤め先について忘れて。", "夫は？", "市立病院", "横浜"),
    ("鈴木部長は拓也さんと結婚しています。;鈴木部長の結婚記念日は6月3日です。", "もう鈴木部長の結婚相手は忘れていいよ。", "鈴木部長の結婚は？", "拓也", "6月3日"),
    ("ボイラーは坂本さんが修理しました。;ボイラーは2019年に買いました。", "ボイラーを修理した人は忘れてください。", "ボイラーは？", "坂本", "2019年"),
    ("母は歯医者が怖いです。;義母はお化けが怖いです。", "母が怖がるものを忘れて。", "母は何が怖いですか？", "歯医者", "お化け"),
    ("健太の誕生日は3月7日です。;健太郎の誕生日は3月2日です。", "健太の誕生日を忘れて。", "健太の誕生日は？", "3月7日", "3月2日"),
    ("玄関の鍵は五つあります。;予備の鍵は玄関の棚にあります。", "玄関の鍵の数は忘れてください。", "鍵は？", "五つ", "玄関の棚"),
    ("元カレは釧路に引っ越しました。;元カレの仕事は大工です。", "元カレの引っ越し先は記憶しなくていいから忘れて。", "元カレは？", "釧路", "大工"),
    ("クイズ大会は日曜に錨亭でやります。;合唱の練習は水車小屋です。", "クイズ大会はやめたから、頭から消しといて。", "クイズ大会は？合唱の練習は？", "錨亭", "水車小屋"),
    ("母はピアノを習っています。;母の習字教室は3時です。", "母の習い事を忘れて。", "母の教室は？何を習っていますか？", "ピアノ", "3時"),
    ("祖父の誕生日は11月9日です。;祖父の手術は2月20日です。", "祖父の誕生日は11月9日だということを忘れて。", "祖父の誕生日は？手術は？", "11月9日", "2月20日"),
]
# Put right in the next breath.
AT_ONCE = [
    ("姉は歯医者が怖いです。", "いや、お化けが怖いです。", "姉は何が怖いですか？", "お化け", "歯医者"),
    ("叔父はスキーが得意です。", "いや、絵が得意です。", "叔父は何が得意ですか？", "絵", "スキー"),
    ("ソファはニトリで買いました。", "違う、IKEAで買いました。", "ソファはどこで買いましたか？", "ソファはIKEAで買いました", "ニトリ"),
    ("マリアはそばにアレルギーがあります。", "違う、花粉。", "マリアは何にアレルギーがありますか？", "マリアは花粉にアレルギー", "そば"),
    ("いとこはそばにアレルギーがあります。", "じゃなくてえび。", "いとこは何にアレルギーがありますか？", "えび", "そば"),
    ("家賃の支払日は月末です。", "間違えた、27日だ。", "家賃の支払日はいつですか？", "27日", "月末"),
    ("大家さんの部活はサッカー部です。", "もとい、美術部。", "大家さんの部活は？", "美術部", "サッカー"),
    ("プリンターの型番はMG7730です。", "やっぱりEP-882。", "プリンターの型番は？", "EP-882", "MG7730"),
    ("双子の水泳教室、六コースに移ったよ。", "ううん、四コース。", "双子の水泳教室は何コース？", "四コース", "六コース"),
    ("健太の好きな果物は桃です。", "じゃなくてぶどう。", "健太の好きな果物は何？", "ぶどう", "桃"),
    ("母はくるみにアレルギーがあります。", "違う、そば。", "母は何にアレルギーがありますか？", "そば", "くるみ"),
    ("玄関の鍵は三つあります。", "あ、四つでした。", "玄関の鍵はいくつありますか？", "四つ", "三つ"),
    ("娘の電話番号は070-5555-6666です。", "ごめん、070-5555-6666じゃない、080-3333-4444。", "娘の電話番号は？", "080-3333-4444", "070-5555"),
    ("姉の恋人は遥さんです。", "ごめん、遥さんじゃない、直樹さん。", "姉の恋人は誰ですか？", "直樹さん", "遥さん"),
]
# Said behind what was told, and no value of it.
REMARKS = [
    ("マリアはそばにアレルギーがあります。", "違う、もう。", "マリアは何にアレルギーがありますか？", "そば"),
    ("私は7時に起きます。", "弟は6時半に起きます。", "私は何時に起きますか？", "7時"),
    ("娘の指輪のサイズは11号です。", "違う、13号室。", "娘の指輪のサイズは？", "11号"),
    ("ソファはニトリで買いました。", "ううん、車で行きました。", "ソファはどこで買いましたか？", "ニトリ"),
]
# fmt: on


@pytest.mark.parametrize(("first", "later", "question", "now", "gone"), LATER)
async def test_a_correction_in_its_own_sentence_takes_the_place(
    talk: Talk,
    clock: Clock,
    first: str,
    later: str,
    question: str,
    now: str,
    gone: str,
) -> None:
    await talk.say(first, "ja")
    clock.pass_(days=2)
    await talk.say(later, "ja", conversation="c2")

    found = " | ".join(await talk.texts(question, "ja"))
    assert now in found
    assert gone not in found


@pytest.mark.parametrize(("first", "later", "question", "now", "gone"), AT_ONCE)
async def test_what_is_put_right_at_once_is_put_right_wherever_it_was_told(
    talk: Talk,
    clock: Clock,
    first: str,
    later: str,
    question: str,
    now: str,
    gone: str,
) -> None:
    await talk.say(f"言っておくけど、{first}", "ja", conversation="c0")
    clock.pass_(days=2)
    await talk.say(first, "ja")
    clock.pass_(seconds=9)
    await talk.say(later, "ja")

    found = " | ".join(await talk.texts(question, "ja"))
    assert now in found
    assert gone not in found


@pytest.mark.parametrize(("told", "forget", "question", "gone", "kept"), FORGET)
async def test_only_what_is_named_is_forgotten(
    talk: Talk,
    clock: Clock,
    told: str,
    forget: str,
    question: str,
    gone: str,
    kept: str,
) -> None:
    for one in told.split(";"):
        await talk.say(one, "ja")
        clock.pass_(minutes=9)
    await talk.say(forget, "ja", conversation="c2")

    found = " | ".join(await talk.texts(question, "ja"))
    assert gone not in found
    assert kept in found


@pytest.mark.parametrize(("first", "later", "question", "kept"), NEIGHBOURS)
async def test_what_is_told_of_one_leaves_another_known(
    talk: Talk, clock: Clock, first: str, later: str, question: str, kept: str
) -> None:
    await talk.say(first, "ja")
    clock.pass_(minutes=9)
    await talk.say(later, "ja", conversation="c2")

    assert any(kept in one for one in await talk.texts(question, "ja"))


@pytest.mark.parametrize(("first", "later", "question", "kept"), REMARKS)
async def test_a_remark_is_no_value(
    talk: Talk, first: str, later: str, question: str, kept: str
) -> None:
    await talk.say(first, "ja")
    await talk.say(later, "ja")

    assert any(kept in one for one in await talk.texts(question, "ja"))
