# ruff: noqa: E501, RUF001 - language data
"""What somebody says around a wish to forget, by language; data."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Around:
    """Regular expressions over a clause.

    `behind`: why it shall be forgotten, told after it. `regrets`: that something
    should not have been told; then what was told last is meant. `matter`: something
    is named to be forgotten, and nothing is told of it (`what`, `thing`). `gone`: it shall be,
    where what was said before names it.
    """

    behind: str
    regrets: str
    matter: str = r"(?!)"
    gone: str = r"(?!)"


AROUND: Mapping[str, Around] = {
    "en": Around(
        behind=r"(?:she|he|it|they|we|i|you|this|because|as|since|in case|so that|before|or (?:she|he|they|else))(?:'\w+)?\b(?! (?:want|need|would|should|must) you\b).+",
        regrets=r".*\b(?:shouldn't|should not|ought not|oughtn't|wasn't (?:supposed|meant)|was not (?:supposed|meant)|didn't mean|did not mean|wish i hadn't)\b.*\b(?:said?|told|tell|mention(?:ed)?|spoken)\b.*|.*\b(?:slipped out|slip of the tongue|none of your business|said too much)\b.*",
        matter=r"(?:that|the|this|all that|the whole) (?:thing|business|matter|stuff|bit|part|story|info\w*|note)s? (?:with|about|on|regarding|of) (?P<what>.+)|(?:this|that|the whole|all (?:this|that)) (?P<thing>.+) (?:business|thing|stuff|story|matter)",
    ),
    "de": Around(
        behind=r"(?:sie|er|es|das|wir|ich|man|die|der|weil|falls|sonst|damit|denn|bevor|nicht dass)\b (?!(?:kannst|sollst|musst|darfst|brauchst) du\b).+",
        regrets=r".*\bhätte?n? (?:ich|wir)\b.*\b(?:nicht|nie|besser|lieber)\b.*\b(?:sagen|erzählen|erwähnen|verraten) (?:sollen|dürfen)\b.*|.*\bwollte ich (?:gar |eigentlich )?nicht (?:sagen|erzählen|verraten)\b.*|.*\b(?:rausgerutscht|verplappert|geht dich nichts an)\b.*",
        matter=r"(?:das|die (?:sache|geschichte)|der (?:kram|quatsch)) (?:mit|über|von|um) (?P<what>.+)",
    ),
    "ja": Around(
        behind=r".+(?:から|ので|んだもの|んだよ)",
        gone=r"(?:(?:それ|今の|これ)[はを]?)?(?:忘れて|消して|取り消して)(?:おいて)?(?:ください|くれ|ね|よ)*",
        regrets=r".*(?:言わなきゃ|言わなければ)よかった.*|.*(?:言う|話す)(?:んじゃなかった|べきじゃなかった|べきではなかった).*|.*(?:言っちゃ|言っては)いけなかった.*|.*口が滑.*",
    ),
    "ru": Around(
        behind=r"(?:он|она|оно|они|мы|я|это|потому|а то|вдруг|чтобы|ведь|иначе)(?!\w).+",
        gone=r"(?:забудь|сотри|удали|вычеркни|выкинь)(?:те)?(?: это| об этом| пожалуйста)*",
        regrets=r".*(?<!\w)(?:зря|напрасно|не (?:надо|нужно|стоило|следовало|должна?|хотела?))(?!\w).*(?:сказал|говорил|рассказал|сболтнул|сказать|говорить|рассказывать)\w*.*|.*проговорил\w+.*",
    ),
    "tr": Around(
        behind=r"(?:çünkü|yoksa|zira|sana|bana|ona|belki)\b.+",
        gone=r"(?:(?:onu|bunu) )?(?:sil|unut)(?: (?:onu|bunu|gitsin|lütfen))*",
        regrets=r".*\b(?:söyleme|deme|anlatma)(?:meliydi[mk]|m(?:em)? gerekirdi|sem iyiydi).*|.*\b(?:söylemem(?:eliydi[mk]| gerekirdi)|ağzımdan kaçtı|ağzımdan kaçırdım)\b.*",
    ),
}
