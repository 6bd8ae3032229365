"""Sound in, sound out: real speech recognition, Jarvis, real speech."""

from demo.client import Client
from demo.sound import decode
from demo.talk import Turn, say
from demo.voice import Sound, synthesise
import pytest

from .conftest import Demo, call, wait_for_state


@pytest.mark.parametrize(
    ("sentence", "change"),
    [
        ("turn on the kitchen light", ("light.turn_off", "light.kitchen_light", "on")),
        (
            "open the bedroom curtains",
            ("cover.close_cover", "cover.bedroom_curtains", "open"),
        ),
    ],
)
async def test_a_spoken_command_is_done_and_answered_aloud(
    client: Client,
    demo: Demo,
    sentence: str,
    change: tuple[str, str, str],
) -> None:
    prepare, entity_id, expected = change
    await call(client, prepare, entity_id=entity_id)
    assert demo.session.voice_port is not None
    sound = await synthesise(sentence, demo.session.voice_port)

    turn = await say(client, sound, pipeline=demo.session.pipeline)

    assert turn.error is None
    # Not what was heard but what was done counts: hearing differs between machines.
    assert turn.heard.strip()
    await wait_for_state(client, entity_id, expected)
    assert [change.entity_id for change in turn.changes] == [entity_id]
    assert turn.lane != "unknown"
    assert turn.model_calls == 0
    answer = decode(turn.audio)
    assert answer.seconds > 0.4
    assert answer.loudness > 0.01


async def test_a_question_is_answered_aloud_with_the_second_one(
    client: Client, demo: Demo
) -> None:
    for room in ("bathroom", "bedroom", "living_room"):
        entity_id = f"climate.{room}_thermostat"
        await call(
            client, "climate.set_temperature", entity_id=entity_id, temperature=23
        )
    port = demo.session.voice_port
    assert port is not None

    question = await say(
        client,
        await synthesise("set the thermostat to 19", port),
        pipeline=demo.session.pipeline,
    )
    assert question.error is None
    assert _thermostats(question) == [], question.heard
    assert question.reply.endswith("?")

    answer = await say(
        client,
        await synthesise("the second one", port),
        pipeline=demo.session.pipeline,
        conversation_id=question.conversation_id,
    )
    assert answer.error is None
    assert answer.conversation_id == question.conversation_id
    assert _thermostats(answer) == ["climate.bedroom_thermostat"], answer.heard
    assert (question.model_calls, answer.model_calls) == (0, 0)
    assert decode(answer.audio).seconds > 0.4


def _thermostats(turn: Turn) -> list[str]:
    """Tell which changed; the sensors of Jarvis count along."""
    changed = [change.entity_id for change in turn.changes]
    return [entity_id for entity_id in changed if entity_id.startswith("climate.")]


async def test_silence_does_nothing(client: Client, demo: Demo) -> None:
    turn = await say(
        client,
        Sound(rate=16000, samples=bytes(2 * 16000)),
        pipeline=demo.session.pipeline,
    )

    assert turn.changes == ()
    assert turn.error is not None
    assert turn.error.startswith("stt-no-text-recognized")
