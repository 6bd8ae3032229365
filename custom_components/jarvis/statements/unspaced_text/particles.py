"""Cuts a statement without spaces at its particles: of what it tells what; pure.

No dictionary: a particle is a sign of a table between two words of which one at least
is written in other signs. What is told of stands before the first that marks a topic,
the values before the others, and the verb, or one more value, is what is left.
"""

from dataclasses import dataclass
from functools import lru_cache
import re
from typing import Final

from ...lang.keywords import base_language
from ..patterns import EDGE, LONGEST, compiled, full, match, search
from ..words.particle_words import PARTICLES, Particles

_KANA: Final = re.compile("[\u3040-\u309f]")
SIGNS: Final = re.compile("[\u3400-\u9fff\u30a0-\u30ff\u3005A-Za-z0-9]+")
# Words of kana alone that end like no verb, no adjective and no particle.
_KANA_NOUN: Final = re.compile(
    "[\u3041-\u3096\u30fc]{3,}(?<![^とどぼ]う)(?<![くぐすつぬぶむるただてでなねよわはがをにへと])(?<![^えけせてねへめれげぜでべぺ]い)(?<!けど)(?<!だし)(?<!ません)(?<![るたす]の)(?<![るたす]か)"
)
_KANA_PAIR: Final = re.compile("[\u3041-\u3096\u30fc]{2}(?<![いえおはもなのそさ]{2})")
# A verb as somebody ends a statement with it.
_TENSED: Final = re.compile("(?:ます|ました|ません|[いきしちにみりっん]た|てる|でる)$")
_LEAST: Final = 2
# The root of all verbs by which something is something else now.
BECOMES: Final = "\u5909"
# No word begins so: "ごはん" is not cut.
_WITHIN: Final = "んっゃゅょぁぃぅぇぉー"
_LATE: Final = re.compile(
    f"(?:[^は]|は(?=[{_WITHIN}])){{2,12}}は(?=[^{_WITHIN}])|.{{,8}}?(?:さん|ちゃん|くん)が"
)
# "一番下の引き出し": a noun made of a verb.
_NOUN_OF: Final = re.compile(
    "[^\u306e]+\u306e[\u3400-\u9fff][^\u306e]{0,3}[しきりちみびけえ]"
)
_STOPS: Final = "\u3002!\uff01"
_VERBAL: Final = (
    "(?:^|[\u3400-\u9fff])[\u3400-\u9fff]{0,2}[\u3040-\u309f]{1,3}$"
    "|(?:る|ます|ました|った|した|んだ|いた|[えけげせてねべめれきぎちにびみり]た|たい|ない|ません|ている|てる|てある|でいる|でる|って|して|んで|いて)"
    "(?:ん(?:です|だ)|よ|ね|の|から)*$"
)


@dataclass(frozen=True, slots=True)
class Part:
    """A value in a statement: its words, what marks it, and where they stand."""

    text: str
    mark: str
    start: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One clause: of what it tells (whose first), what, and the root of its verb.

    `verb` is '' where something is something. `behind`: where what it tells begins.
    """

    topic: tuple[str, ...]
    parts: tuple[Part, ...]
    verb: str
    turns: bool
    behind: int


def is_cut(language: str) -> bool:
    """Tell whether statements of a language are cut at particles."""
    return base_language(language) in PARTICLES


@lru_cache(maxsize=512)
def clauses(text: str, language: str) -> tuple[Clause, ...]:
    """Return the clauses of a text that tell something of something."""
    table = PARTICLES.get(base_language(language))
    if table is None or len(text) > LONGEST:
        return ()
    text = marked(text, language)
    found: list[Clause] = []
    start = 0
    for edge in (*compiled(table.joins).finditer(text), None):
        end = edge.start() if edge else len(text)
        clause = _clause(text[start:end], start, table)
        if clause is not None:
            found.append(clause)
        start = edge.end() if edge else end
    return tuple(found)


def marked(text: str, language: str) -> str:
    """Return "the plane, it lands at six" with the plane marked as what it is of."""
    table = PARTICLES.get(base_language(language))
    if table is None or len(text) > LONGEST:
        return text
    # Behind "I was wrong." another sentence begins.
    last = max(text.rstrip(EDGE).rfind(one) for one in _STOPS) + 1
    head, text = text[:last], text[last:]
    found = match(table.paused, text) or match(table.titled, text)
    named = next(filter(None, found.groups()), "") if found else ""
    if not named or full(table.adverb, named):
        return f"{head}{text}"
    end = len(named)
    return f"{head}{text[:end]}{table.topic.partition('|')[0]}{text[end + 1 :]}"


def told(text: str, language: str) -> Clause | None:
    """Return the clause that a statement is for: the last that is of something."""
    return next((one for one in reversed(clauses(text, language)) if one.topic), None)


def named_in(question: str, language: str) -> tuple[str, ...]:
    """Return what a question is of, whose first; empty where that is not told."""
    table = PARTICLES.get(base_language(language))
    clause = told(question, language) if table else None
    if table is None or clause is None:
        return ()
    return tuple(one for one in clause.topic if not full(table.plain, one))


def look_of(value: str, language: str) -> str:
    """Return what tells the kind of a value ("…さん"), '' for any."""
    table = PARTICLES[base_language(language)]
    found = search(table.looks, value)
    look = re.sub(r"\d", "0", found[0]) if found else ""
    # "8時3分" and "6時半" are of one kind.
    return table.hour if look and search(rf"{table.hour}.*", value) else look


def without_denied(text: str, language: str) -> tuple[str, str] | None:
    """Return a statement without the value that it denies, and that; None for none."""
    table = PARTICLES.get(base_language(language))
    clause = told(text, language) if table else None
    if table is None or clause is None or not clause.topic:
        return None
    denied = [one for one in clause.parts if full(table.denied, one.mark)]
    if len(denied) != 1 or denied[0] is clause.parts[-1]:
        return None
    (old,) = denied
    end = old.start + len(old.text) + len(old.mark)
    # "It is no longer the sixth but": what says so goes with it.
    start = clause.behind if old is clause.parts[0] else old.start
    return f"{text[:start]}{text[end:].lstrip(EDGE)}", old.text


def are_apart(old: str, value: str, language: str) -> bool:
    """Tell whether two figures count different things: yen, and days of a month."""
    if not is_cut(language):
        return False
    both = (old, value)
    looks = {look_of(one, language) for one in both}
    return all(is_figure(one, language) for one in both) and len(looks - {""}) > 1


def is_figure(value: str, language: str) -> bool:
    """Tell a time, a number, or what is counted."""
    table = PARTICLES[base_language(language)]
    # "The bus number 14" is a bus.
    return search(table.figures, value.rsplit(table.of, maxsplit=1)[-1]) is not None


def is_alike_value(old: str, value: str, language: str) -> bool:
    """Tell whether two values are of one kind: figures that count the same, or none."""
    figured = is_figure(old, language), is_figure(value, language)
    looks = look_of(old, language), look_of(value, language)
    return figured == (False, False) or (all(figured) and looks[0] == looks[1])


def is_value(value: str, language: str) -> bool:
    """Tell whether words may be a value, and no "that's fine"."""
    table = PARTICLES[base_language(language)]
    noun = SIGNS.search(value) or _KANA_NOUN.fullmatch(value)
    idle = full(rf"{table.light}|{table.qualities}", value) or _TENSED.search(value)
    return noun is not None and idle is None


def is_one_value(value: str, language: str) -> bool:
    """Tell words that are of nothing: "はまち" holds no particle, "雨が" does."""
    cut = search("[を、。?\uff1f!\uff01:\uff1a]", value)
    return cut is None and told(value, language) is None


def is_brief_noun(value: str, language: str) -> bool:
    """Tell a noun of two kana from "well" and "now"."""
    table = PARTICLES[base_language(language)]
    tables = (table.adverb, table.bare, table.light, table.qualities)
    return _KANA_PAIR.fullmatch(value) is not None and not any(
        full(one, value) for one in tables
    )


def _clause(text: str, offset: int, table: Particles) -> Clause | None:
    topic: tuple[str, ...] = ()
    parts: list[Part] = []
    at = behind = 0
    cleft = ""
    while (mark := _next_mark(text, at, table)) or not topic:
        first, last = mark or (len(text), len(text))
        # "佐藤さんはお風呂場を": kana on both sides.
        if not topic and (early := _topic_mark(text, at, first)):
            first, last = early, early + 1
        elif mark is None:
            break
        words, sign = text[at:first], text[first:last]
        if full(table.adverb, words.strip(EDGE)) is None:
            if not topic and full(table.topic, sign):
                plain = compiled(table.by_now).sub("", words.strip(EDGE))
                topic = _named(plain, table)
                behind = last
            else:
                parts.append(_part(words, sign, offset + first, table))
                asked = parts[-1].text if full(table.topic, sign) else ""
                cleft = asked if topic and full(table.cleft, asked) else cleft
        at = last
    verb, value = _ended(text[at:], table)
    if value:
        start = at + text[at:].find(value)
        parts.append(Part(value, "", offset + start))
    named = cleft or next((one for one in topic[-1:] if full(table.cleft, one)), "")
    if named and (not verb or verb == BECOMES):
        # "脚立があるのは土蔵だ", "味噌を買う店は": where it is, where it is bought.
        parts = [one for one in parts if one.text != named]
        verb = _root(named, table)
    if named and named in topic:
        led = [one for one in parts if one.start < offset + behind]
        parts = parts[len(led) :]
        topic = topic[:-1] or tuple(one.text for one in led[:1]) or topic
    topic, parts = _spent(topic, parts, table)
    if not topic and not parts and not verb:
        return None
    return Clause(
        topic=topic,
        parts=tuple(parts),
        verb=verb,
        # "棚にした", "からし色にする": what it is now.
        turns=search(table.turns, text[at:]) is not None
        or bool(parts and parts[-1].mark == table.at and full(table.put_at, text[at:])),
        behind=offset + behind,
    )


def _spent(
    topic: tuple[str, ...], parts: list[Part], table: Particles
) -> tuple[tuple[str, ...], list[Part]]:
    """Return what a sum is for as what it is told of: "給食費に2700円払う"."""
    if topic or len(parts) <= 1 or parts[0].mark != table.at or parts[1].mark:
        return topic, parts
    if search(table.figures, parts[1].text) is None:
        return topic, parts
    return _named(parts[0].text, table), parts[1:]


def _topic_mark(text: str, at: int, end: int) -> int:
    """Return where a topic is marked before `end`, where another mark is; or 0.

    Of "こはるは2021年" the first is within a name: the next one is too near.
    """
    early = _LATE.match(text, at, end)
    if early is None:
        return 0
    spot = early.end() - 1
    around = (text[spot - 1], text[spot + 1])
    within = end - spot <= _LEAST and all(_KANA.match(one) for one in around)
    return 0 if within else spot


def _named(words: str, table: Particles) -> tuple[str, ...]:
    """Return whose something is and what it is; "what is bought" is one thing."""
    end = table.of if full(table.cleft, words) and words.endswith(table.of) else ""
    *whose, last = words.removesuffix(end).split(table.of)
    return tuple(one for one in (*whose, f"{last}{end}") if one)


def _part(words: str, sign: str, end: int, table: Particles) -> Part:
    value = _less(words, table)
    return Part(value, sign, end - len(value))


def _ended(rest: str, table: Particles) -> tuple[str, str]:
    """Return the root of the verb that ends a clause, and the value that does."""
    if full(table.copula, rest):
        return "", ""
    if found := full(table.since, rest):
        return "", found["v"]
    found = full(table.counted, rest)
    if (
        found
        and not full(table.copula, found["does"])
        and _is_verb(found["does"], table)
    ):
        # "4切れ残っています": how many stands before it, with no particle.
        return _root(found["does"], table), found["v"]
    return _end_of(rest, table)


def _end_of(rest: str, table: Particles) -> tuple[str, str]:
    """Return the verb or the value, where no count stands before it."""
    if stressed := full(table.tells, rest):
        return _root(stressed["v"], table), ""
    found = full(rf"(?P<v>.+?)(?:{table.copula})", rest)
    if found is not None:
        value = _less(found["v"], table)
        # "好きです" is said of what stands before it.
        return (_root(value, table), "") if _is_adjective(value, table) else ("", value)
    if not rest or _is_verb(rest, table):
        return _root(rest, table), ""
    rest = compiled(rf"(?:{table.ends})$").sub("", rest)
    return (
        (_root(rest, table), "") if _is_verb(rest, table) else ("", _less(rest, table))
    )


def _less(value: str, table: Particles) -> str:
    """Return a value without "now" before it."""
    found = match(rf"(?:{table.adverb})(?:は|の|、)|(?:{table.bare})", value)
    return value[found.end() :] if found and found.end() < len(value) else value


def _is_adjective(text: str, table: Particles) -> bool:
    """Tell what something is like; kana alone are a noun where no ending tells that."""
    if SIGNS.search(text) is None:
        adjective = ".|.*[^えけせてねへめれげぜでべぺ]い"
        return full(rf"{adjective}|{table.qualities}", text) is not None
    return full("[\u3400-\u9fff]{1,2}[きいしくるたて]+い?", text) is not None


def _is_verb(text: str, table: Particles) -> bool:
    """Tell what ends like a verb: signs, and kana behind; or kana alone."""
    if search(table.looks, text) or _NOUN_OF.fullmatch(text):
        return False
    if SIGNS.search(text) is None:
        return _KANA_NOUN.fullmatch(text) is None
    return search(_VERBAL, text) is not None


def _root(text: str, table: Particles) -> str:
    """Return what the forms of a verb share: its first signs, else its first kana."""
    if match(table.becomes, text):
        return BECOMES
    signs = SIGNS.match(text)
    return signs[0] if signs else text[:1]


def _next_mark(text: str, at: int, table: Particles) -> tuple[int, int] | None:
    """Return where the next particle stands behind some words."""
    for spot in range(at + 1, len(text)):
        for sign in table.marks.split():
            if text.startswith(sign, spot) and _is_mark(text, at, spot, sign, table):
                return spot, spot + len(sign)
    return None


def _is_mark(text: str, at: int, spot: int, sign: str, table: Particles) -> bool:
    last = spot + len(sign)
    if last >= len(text) or text[last] in _WITHIN:
        return False
    if full(table.weak, sign) or full(table.denied, sign):
        return True
    if full(table.topic, sign) and full(table.cleft, text[at:spot]):
        return True
    verbal = compiled(table.within).match(text, spot)
    longer = spot < last - 1 and compiled(table.runs_on).match(text, last - 1)
    if verbal or longer or full(rf"(?:{table.copula}).*|(?:{table.ends})", text[spot:]):
        return False
    before, behind = _KANA.match(text[spot - 1]), _KANA.match(text[last])
    if before is None:
        # "勉強している", "貸してある": the verb goes on in kana.
        return True
    # "ひなたは若葉小学校に": words of kana alone are as long as names.
    led = compiled(table.led).match(text, spot) is not None
    return (behind is None or led) and spot - at >= _LEAST
