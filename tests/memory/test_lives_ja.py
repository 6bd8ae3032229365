# ruff: noqa: E501, RUF001 - other scripts
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
    ("ひなたは車で通勤しています。", "ひなたの通勤方法が変わりました。バスで通勤しています。", "ひなたは何で通勤していますか？", "バス", "車で"),
    ("私はフェレットを飼っています。", "私はフェレットではなく文鳥を飼っています。", "私は何を飼っていますか？", "私は文鳥を飼っています", "飼っていますを"),
]
# Put right in the next breath.
AT_ONCE = [
    ("姉は歯医者が怖いです。", "いや、お化けが怖いです。", "姉は何が怖いですか？", "お化け", "歯医者"),
    ("ソファはニトリで買いました。", "違う、IKEAで買いました。", "ソファはどこで買いましたか？", "ソファはIKEAで買いました", "ニトリ"),
    ("マリアはそばにアレルギーがあります。", "違う、花粉。", "マリアは何にアレルギーがありますか？", "マリアは花粉にアレルギー", "そば"),
    ("いとこはそばにアレルギーがあります。", "じゃなくてえび。", "いとこは何にアレルギーがありますか？", "えび", "そば"),
    ("家賃の支払日は月末です。", "間違えた、27日だ。", "家賃の支払日はいつですか？", "27日", "月末"),
    ("姉の恋人は遥さんです。", "ごめん、遥さんじゃない、直樹さん。", "姉の恋人は誰ですか？", "直樹さん", "遥さん"),
]
# Said behind what was told, and no value of it.
REMARKS = [
    ("マリアはそばにアレルギーがあります。", "違う、もう。", "マリアは何にアレルギーがありますか？", "そば"),
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


@pytest.mark.parametrize(("first", "later", "question", "kept"), REMARKS)
async def test_a_remark_is_no_value(
    talk: Talk, first: str, later: str, question: str, kept: str
) -> None:
    await talk.say(first, "ja")
    await talk.say(later, "ja")

    assert any(kept in one for one in await talk.texts(question, "ja"))
