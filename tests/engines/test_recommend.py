"""Recommendations: from a list of models and a measured speed."""

from dataclasses import replace

from hypothesis import given, strategies as st

from custom_components.jarvis.engines.base import Engine, Model, Placement
from custom_components.jarvis.engines.capability import (
    Speed,
    measure,
    recommend,
    try_model,
)

from ..scripted_server import ScriptedServer
from ..tables import each_row


def model(name: str, billions: float, *, tools: bool | None = True) -> Model:
    """Describe a model."""
    return Model(name=name, parameters=int(billions * 1e9), tools=tools, context=32768)


MODELS = (model("a:1b", 1), model("b:4b", 4), model("c:9b", 9), model("d:70b", 70))


@each_row(
    ("speed", "expected", "context"),
    [
        (None, "c:9b", 8192),
        (Speed(model="b:4b", reads=100, writes=10), "b:4b", 4096),
        (Speed(model="b:4b", reads=400, writes=30), "c:9b", 8192),
        (Speed(model="b:4b", reads=3000, writes=200), "d:70b", 16384),
        (Speed(model="d:70b", reads=20, writes=1.5), "c:9b", 4096),
        (Speed(model="b:4b", reads=20, writes=1), "b:4b", 4096),
    ],
)
def test_the_ablest_that_is_fast_enough(
    speed: Speed | None, expected: str, context: int
) -> None:
    advice = recommend(MODELS, speed)
    assert (advice.model, advice.context) == (expected, context)


def test_what_fits_on_the_card_is_fast_however_slow_the_rest_is() -> None:
    def sized(name: str, billions: float) -> Model:
        return replace(model(name, billions), size=int(billions * 6e8))

    models = (sized("b:4b", 4), sized("c:9b", 9), sized("d:70b", 70))
    slow = Speed(model="d:70b", reads=20, writes=0.4)
    assert recommend(models, slow).model == "b:4b"
    split = Placement(size=42_000_000_000, on_card=8_000_000_000)
    assert recommend(models, replace(slow, placed=split)).model == "c:9b"


def test_without_tools_it_says_so() -> None:
    advice = recommend([model("a:8b", 8, tools=False)])
    assert (advice.model, advice.reason) == ("a:8b", "no_tools")
    assert recommend([]).model == ""


def test_of_equal_size_the_general_model() -> None:
    both = (model("qwen-coder:9b", 9), model("qwen:8b", 8))
    assert recommend(both).model == "qwen:8b"


@given(
    st.lists(
        st.builds(
            Model,
            name=st.text(max_size=20),
            parameters=st.none() | st.integers(1, 10**13),
            context=st.none() | st.integers(1, 10**7),
            tools=st.none() | st.booleans(),
        ),
        min_size=1,
        max_size=6,
    ),
    st.none()
    | st.builds(
        Speed,
        model=st.text(max_size=5),
        reads=st.none() | st.floats(0.1, 1e5),
        writes=st.none() | st.floats(0.1, 1e5),
    ),
)
def test_whatever_a_server_claims_there_is_advice(
    models: list[Model], speed: Speed | None
) -> None:
    advice = recommend(models, speed)
    assert advice.model in {one.name for one in models}
    assert 2048 <= advice.context <= 16_384
    assert advice.reason


async def test_speed_is_measured_with_the_servers_own_count(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply("H")
    server.reply("a b c d e", prompt_tokens=300, completion_tokens=5)
    # Loaded after one second, the first word after two more, the last after four.
    clock = iter([10.0, 11.0, 13.0, 17.0])
    speed = await measure(engine, "scripted:3b", 4096, lambda: next(clock))
    assert (speed.load, speed.reads, speed.writes) == (1.0, 150.0, 1.0)
    first, second = server.chats
    assert first.raw != second.raw


async def test_a_model_is_tried_and_believed(
    server: ScriptedServer, engine: Engine
) -> None:
    server.reply(calls=[("report_number", {"number": 7})])
    server.reply('{"number": 7}')
    seen = await try_model(engine, "scripted:3b", 4096)
    assert (seen.tools, seen.schema) == (True, True)
    server.reply("Seven.")
    server.reply("A poem.")
    seen = await try_model(engine, "scripted:3b", 4096)
    assert (seen.tools, seen.schema) == (False, False)
    server.reply(status=500, error="boom")
    server.reply(status=500, error="boom")
    seen = await try_model(engine, "scripted:3b", 4096)
    assert (seen.tools, seen.schema) == (None, None)
