"""The router: total, never out of bounds, and its reasons."""

from dataclasses import replace

from hypothesis import given, strategies as st
import pytest

from custom_components.jarvis.engines.features import (
    RoutingContext,
    is_correction,
    read_context,
)
from custom_components.jarvis.engines.locality import is_local
from custom_components.jarvis.engines.profile import Size
from custom_components.jarvis.engines.router import (
    Experience,
    Need,
    Offer,
    Policy,
    Score,
    Task,
    choose,
    rank,
)

from ..tables import each_row

SMALL = Offer(
    id="s", engine="small", model="s:4b", parameters=4_000_000_000, size=Size.SMALL
)
LARGE = Offer(
    id="l",
    engine="large",
    model="l:70b",
    position=1,
    parameters=70_000_000_000,
    size=Size.LARGE,
)
CODER = Offer(
    id="c",
    engine="coder",
    model="qwen-coder:14b",
    position=2,
    parameters=14_000_000_000,
    size=Size.LARGE,
    coder=True,
)
CLOUD = Offer(
    id="x", engine="cloud", model="big", position=3, local=False, stand_in=False
)

offers = st.lists(
    st.builds(
        Offer,
        id=st.sampled_from("abcd"),
        engine=st.text(max_size=5),
        model=st.sampled_from(("m:4b", "n:8b")),
        local=st.booleans(),
        stand_in=st.booleans(),
        ready=st.booleans(),
        load=st.integers(0, 5),
        position=st.integers(0, 5),
        parameters=st.none() | st.integers(1, 10**12),
        tools=st.none() | st.booleans(),
        vision=st.none() | st.booleans(),
        coder=st.booleans(),
    ),
    unique_by=lambda offer: offer.id,
    max_size=4,
)
needs = st.builds(
    Need,
    policy=st.sampled_from(Policy),
    engine=st.none() | st.sampled_from("abcz"),
    local_only=st.booleans(),
    tools=st.booleans(),
    vision=st.booleans(),
    context=st.builds(
        RoutingContext,
        code=st.booleans(),
        maths=st.booleans(),
        devices=st.integers(0, 3),
        urgency=st.floats(0, 1),
        complexity=st.floats(0, 1),
    ),
    risky=st.booleans(),
    scores=st.dictionaries(
        st.sampled_from("abcd"),
        st.builds(Score, turns=st.just(30.0), total=st.floats(0, 30)),
    ),
    dice=st.floats(0, 1, exclude_max=True),
)


@given(st.sampled_from(Task), needs, offers)
def test_it_is_total_and_keeps_the_limits(
    task: Task, need: Need, offered: list[Offer]
) -> None:
    ranked = rank(task, need, offered)
    best = choose(task, need, offered)
    assert best.why
    assert bool(best) == bool(ranked)
    assert len({offer.id for offer in ranked}) == len(ranked)
    assert {offer.id for offer in ranked} <= {offer.id for offer in offered}
    if need.local_only:
        assert all(offer.local for offer in ranked)
    # Only one that was asked for, or the first of the order, serves without leave.
    assert sum(not offer.stand_in for offer in ranked) <= 1
    if any(offer.ready for offer in ranked):
        assert best.ready


@each_row(
    ("text", "expected"),
    [
        ("Hi", "small"),
        ("turn on the kitchen lights", "small"),
        ("Tell me about cats", "small"),
        ("Please explain step by step how photosynthesis works in plants", "large"),
        ("def foo(): pass", "coder"),
        ("let the cat out", "small"),
        ("solve x^2 + 3 = 7", "large"),
        ("integrate sin(x) from 0 to pi", "large"),
        ("my script ends in a ZeroDivisionError", "coder"),
        ("write a poem about the sea", "large"),
        ("quick, explain why it smells of smoke", "small"),
        ("compare the pros and cons of a heat pump and a gas boiler", "large"),
        ("write a haiku", "large"),
        ("why is it so cold in here", "small"),
        ("play that song once more", "small"),
        ("remind me to write an essay tomorrow", "small"),
        ("what is wrong here: for i in range(10): print(i)", "coder"),
        ("what does `ls -la` do", "coder"),
        ("from os import path", "coder"),
        ("import the good wine from the cellar", "small"),
    ],
)
def test_the_heuristic_reads_the_words(text: str, expected: str) -> None:
    need = Need(policy=Policy.HEURISTIC, context=read_context(text, "en"))
    chosen = choose(Task.CHAT, need, (SMALL, LARGE, CODER))
    assert chosen.engine == expected, chosen.why


def test_a_house_sentence_is_no_code() -> None:
    context = read_context("run the python script of the terrarium", "en", devices=2)
    assert not context.code


@each_row(
    ("text", "language", "complexity"),
    [
        ("schalte das Licht ein", "de", 0.06),
        ("erkläre Schritt für Schritt, wie ein Motor läuft", "de", 0.65),
        ("开灯", "zh", 0.06),
        ("把客厅的灯关掉好吗谢谢", "zh", 0.06),
        ("请一步一步解释光合作用的过程", "zh", 0.65),
        ("光合成の仕組みを順を追って詳しく説明してください", "ja", 0.65),
        ("電気を消してください", "ja", 0.06),
        ("explique passo a passo como funciona a fotossíntese", "pt", 0.65),
        ("zapal światło w kuchni proszę", "pl", 0.06),
        ("объясни шаг за шагом, как работает двигатель", "ru", 0.65),
        ("skriv en dikt om havet", "sv", 0.55),
        ("skriv et digt om havet", "da", 0.55),
        ("forklar steg for steg hvordan en motor virker", "nb", 0.65),
        ("denizle ilgili bir şiir yaz", "tr", 0.55),
        ("", "en", 0.06),
    ],
)
def test_languages_are_tables(text: str, language: str, complexity: float) -> None:
    assert read_context(text, language).complexity == pytest.approx(complexity)


@given(st.text(), st.sampled_from(("en", "de", "fr", "xx", "")))
def test_any_text_can_be_read(text: str, language: str) -> None:
    context = read_context(text, language)
    assert 0 <= context.complexity <= 1
    assert context.reason
    assert context.bucket


@each_row(
    ("text", "language", "corrects"),
    [
        ("No, I meant the bedroom", "en", True),
        ("that's wrong", "en", True),
        ("nein, nicht die", "de", True),
        ("turn it off", "en", False),
        ("there is no light", "en", False),
    ],
)
def test_corrections_are_heard(text: str, language: str, *, corrects: bool) -> None:
    assert is_correction(text, language) is corrects


def test_a_cloud_comes_only_when_asked_for() -> None:
    house_down = (Offer(id="s", engine="small", model="m", ready=False), CLOUD)
    assert [o.id for o in rank(Task.CHAT, Need(), house_down)] == ["s"]
    assert choose(Task.CHAT, Need(engine="x"), house_down).id == "x"
    nothing = choose(Task.CHAT, Need(engine="x", local_only=True), (CLOUD,))
    assert not nothing
    assert "not in the house" in nothing.why


def test_equal_models_share_only_while_the_first_is_busy() -> None:
    one = Offer(id="a", engine="one", model="m", load=0)
    two = Offer(id="b", engine="two", model="m", position=1, load=0)
    assert choose(Task.CHAT, Need(), (one, two)).id == "a"
    busy = Offer(id="a", engine="one", model="m", load=2)
    shared = choose(Task.CHAT, Need(), (busy, two))
    assert shared.id == "b"
    assert "shares the load" in shared.why


def test_the_learned_policy_is_explained_and_never_tries_on_risky_turns() -> None:
    known = {"s": Score(turns=30, total=9), "l": Score(turns=30, total=29)}
    need = Need(policy=Policy.LEARNED, scores=known)
    best = choose(Task.CHAT, need, (SMALL, LARGE))
    assert best.id == "l"
    assert "0.92 in 30" in best.why or "0.94 in 30" in best.why
    new = {"s": Score(turns=30, total=29)}
    tried = Need(policy=Policy.LEARNED, scores=new, dice=0.01)
    assert choose(Task.CHAT, tried, (SMALL, LARGE)).id == "l"
    risky = Need(policy=Policy.LEARNED, scores=new, dice=0.01, risky=True)
    assert choose(Task.CHAT, risky, (SMALL, LARGE)).id == "s"


def test_who_fails_all_the_time_is_replaced_by_who_is_hardly_known() -> None:
    bad = {"s": Score(turns=8, total=0.5)}
    need = Need(policy=Policy.LEARNED, scores=bad)
    tried = choose(Task.CHAT, need, (SMALL, LARGE))
    assert tried.id == "l"
    assert "tried instead" in tried.why
    # Not for what could open a door, and not after a turn or two.
    assert choose(Task.CHAT, replace(need, risky=True), (SMALL, LARGE)).id == "s"
    few = replace(need, scores={"s": Score(turns=3, total=0)})
    assert choose(Task.CHAT, few, (SMALL, LARGE)).id == "s"


def test_the_worst_label_counts_and_a_persons_own_overrules() -> None:
    experience = Experience()
    experience.decided("t", "talk", "s")
    assert experience.label("t", 1.0)
    assert experience.label("t", 0.3)
    assert experience.label("t", 0.9)
    assert experience.scores("talk")["s"].total == pytest.approx(0.3)
    assert experience.label("t", 1.0, final=True)
    assert experience.label("t", 0.0)
    assert experience.scores("talk")["s"] == Score(turns=1.0, total=1.0)
    assert not experience.label("unknown", 1.0)
    again = Experience(experience.as_dict())
    assert again.scores("talk") == experience.scores("talk")


@given(st.lists(st.floats(0, 1), max_size=300))
def test_scores_stay_in_bounds_and_old_ones_fade(outcomes: list[float]) -> None:
    score = Score()
    for outcome in outcomes:
        score = score.with_outcome(outcome)
        assert 0 <= score.total <= score.turns + 1e-9 <= 200.1
        assert 0 <= score.mean <= 1


@each_row(
    "stored", [{}, None, {"talk": 3}, {"talk": {"a": "x"}}, {"talk": {"a": [1, 2]}}]
)
def test_what_cannot_be_read_is_left_out(stored: dict[str, object] | None) -> None:
    assert Experience(stored).scores("talk") == {}


@each_row(
    ("url", "local"),
    [
        ("http://127.0.0.1:1", True),
        ("http://[::1]:1", True),
        ("http://192.168.1.5:11434", True),
        ("http://10.0.0.1", True),
        ("http://[fe80::1%25eth0]:1", True),
        ("http://[fd00::7]:1", True),
        ("http://[::ffff:192.168.1.5]", True),
        ("http://gpu:11434", True),
        ("http://gpu.local", True),
        ("http://a0d7b954-ollama:11434", True),
        ("https://api.openai.com/v1", False),
        ("http://8.8.8.8", False),
        ("http://134744072", False),
        ("http://0x08080808", False),
        ("http://0x8.8.8.8", False),
        ("http://[::ffff:8.8.8.8]", False),
        ("http://[2001:4860:4860::8888]", False),
        ("http://localhost.evil.com", False),
        ("http://192.168.1.5.evil.com", False),
        ("", False),
        ("http://[broken", False),
        ("http://0.0.0.0:11434", False),
        ("http://224.0.0.1", False),
    ],
)
def test_what_is_in_the_house(url: str, *, local: bool) -> None:
    assert is_local(url) is local
