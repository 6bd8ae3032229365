"""Commands of other integrations: what models read of them, and what they mend."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any, cast, override

import probatio
import pytest
from pytest_homeassistant_custom_component.common import (
    MockConfigEntry,
    mock_component,
    mock_platform,
)

from custom_components.jarvis.commands.base import (
    Arguments,
    Button,
    Check,
    Choice,
    Command,
    Item,
    Kind,
    Parameter,
    Refused,
    Request,
    Response,
    Spoken,
)
from homeassistant.core import Context, HomeAssistant
from homeassistant.helpers import intent, llm

from .conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech
from .demo_house import furnish_demo_house
from .scripted_server import ScriptedServer


class Letter(Command):
    """Takes from the words what a model leaves out."""

    name = "letter"
    description = "Send a letter"
    parameters = (
        Parameter(
            name="recipient", kind=Kind.STRING, description="Who gets it", required=True
        ),
        Parameter(
            name="speed",
            kind=Kind.ENUM,
            description="How fast",
            choices=("plain", "express"),
            default="plain",
        ),
        Parameter(name="pages", kind=Kind.INTEGER, description="How many", default=1),
    )
    rules = tuple(f"Rule {n} of the post office." * 4 for n in range(100))
    antipatterns = ("parcels",)
    examples = {  # noqa: RUF012 - the class is the declaration
        "en": ("write to my uncle", "post a letter to the mayor", "write " * 60),
        "de": ("schreib meinem Onkel",),
    }
    allow_direct_answer = False

    @override
    def post_process(self, arguments: Arguments, utterance: str) -> Arguments:
        """Fill in the recipient, and mend the word for the speed."""
        if "recipient" not in arguments and utterance:
            arguments["recipient"] = utterance.rsplit(maxsplit=1)[-1]
        if arguments["speed"] == "at once":
            arguments["speed"] = "express"
        # Values are values here already.
        assert isinstance(arguments["pages"], int)
        return arguments

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Tell what would be sent."""
        told = [str(arguments[one]) for one in ("recipient", "speed", "pages")]
        return Response.success(f"Sent: {' '.join(told)}.")


class Parcel(Command):
    """Asks for one of a few things, in three ways."""

    name = "parcel"
    description = "Send a parcel"
    parameters = (
        Parameter(
            name="size",
            kind=Kind.ENUM,
            description="How large",
            choices=("slim", "bulky"),
            required=True,
        ),
        Parameter(name="depot", kind=Kind.STRING, description="Where to"),
    )
    patterns = {  # noqa: RUF012 - the class is the declaration
        "en": {"send": ("send a parcel",), "list": ("list my parcels",)},
        "de": {"send": ("schick ein Paket",), "list": ("zeig meine Pakete",)},
    }

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments:
        """Know the size of what is listed."""
        return {"size": "slim", "depot": "all"} if pattern == "list" else dict(slots)

    @override
    def check(self, arguments: Arguments, request: Request) -> Sequence[Check]:
        """Know two depots."""
        known = {"all", "north", "south"}
        if arguments.get("depot", "north") in known:
            return ()
        valid = tuple(Choice(value=one, name=one) for one in ("north", "south"))
        reason = "no such depot"
        return (Refused(param="depot", reason=reason, valid=valid),)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Send it, or list what there is."""
        if arguments.get("depot") != "all":
            return Response.success(f"Sent {arguments['size']}.")
        items = tuple(
            Item(
                id=size,
                name=size,
                command="parcel",
                arguments={"size": size, "depot": "north"},
            )
            for size in ("slim", "bulky")
        )
        listed = Response.listing("Which parcel: slim or bulky?", items)
        return replace(listed, error="which")


@pytest.fixture(params=["en"])
async def post(
    base: HomeAssistant, server: ScriptedServer, request: pytest.FixtureRequest
) -> MockConfigEntry:
    """Jarvis with the command of another integration, in a house of a language."""
    await furnish_demo_house(base, request.param)
    base.config.language = request.param
    mock_component(base, "post_office")
    platform = ModuleType("post_office.jarvis")
    platform.__dict__["COMMANDS"] = (Letter, Parcel)
    mock_platform(base, "post_office.jarvis", cast("Any", platform))
    return await set_up_jarvis(
        base,
        engine_subentry(server.url),
        agent_subentry(tool_choice="all"),
    )


def read_of(server: ScriptedServer, tool: str) -> dict[str, Any]:
    """Return what the model read last of a tool."""
    tools = server.chats[-1].body["tools"]
    return next(t["function"] for t in tools if t["function"]["name"] == tool)


@pytest.mark.parametrize(
    "words", ["kindly write to Ophelia", "a letter for Ophelia", "greetings to Ophelia"]
)
@pytest.mark.usefixtures("post")
async def test_what_a_model_leaves_out_is_taken_from_the_words(
    server: ScriptedServer, say: Say, words: str
) -> None:
    given = {"speed": "at once", "pages": "three"}
    server.reply(calls=[("jarvis__letter", given)])
    server.reply("It is on its way.")
    await say(words)
    results = [m for m in server.chats[-1].body["messages"] if m["role"] == "tool"]
    assert "Sent: Ophelia express 3." in str(results[-1])


async def test_every_door_lets_the_command_fill_in(
    hass: HomeAssistant, post: MockConfigEntry
) -> None:
    told = await intent.async_handle(
        hass, "test", "JarvisLetter", {}, text_input="a letter for Ophelia"
    )
    assert told.speech["plain"]["speech"] == "Sent: Ophelia plain 1."
    data = {"command": "letter", "text": "a letter for Ophelia"}
    ran = await hass.services.async_call(
        "jarvis", "run_command", data, blocking=True, return_response=True
    )
    assert ran is not None
    assert ran["speech"] == "Sent: Ophelia plain 1."
    counter = post.runtime_data.counter
    asked = counter.request(
        text="a letter for Ophelia", language="en", conversation_id="x"
    )
    button = Button(title="Send", command="letter", arguments={"speed": "at once"})
    [shown] = counter.buttons.issue((button,), asked)
    tapped = await counter.buttons.tap(shown.action, Context())
    assert tapped.message == "Sent: Ophelia express 1."


@pytest.mark.usefixtures("post")
async def test_no_schema_refuses_what_could_be_filled_in(hass: HomeAssistant) -> None:
    context = llm.LLMContext("other", Context(), "en", "conversation", None)
    api = await llm.async_get_api(hass, "assist", context)
    tools = {tool.name: tool for tool in api.tools}
    assert tools["jarvis__letter"].parameters({}) == {}
    # Where nothing could fill it in, a model is told what is needed.
    with pytest.raises(probatio.Invalid):
        tools["jarvis__calculate"].parameters({})
    call = llm.ToolInput(tool_name="jarvis__letter", tool_args={})
    result = await api.async_call_tool(call)
    # Nobody has said anything here: the command asks, nothing is refused before.
    assert "recipient" in str(result.data)
    assert "invalid_arguments" in str(result.data)


@pytest.mark.parametrize(
    ("post", "example"),
    [("en", "“write to my uncle”"), ("de", "“schreib meinem Onkel”")],
    indirect=["post"],
)
async def test_models_read_examples_bounded_and_always_the_same(
    post: MockConfigEntry, server: ScriptedServer, say: Say, example: str
) -> None:
    del post
    server.reply("Once upon a time.")
    first = await say("tell me a story about the sea")
    known = read_of(server, "jarvis__letter")
    assert example in known["description"]
    assert "call it" in known["description"]
    assert len(known["description"]) < 1_600
    assert not known["parameters"].get("required")
    tools = server.chats[-1].body["tools"]
    server.reply("And another.")
    await say("and one about a whale", first.conversation_id)
    assert server.chats[-1].body["tools"] == tools
    # The words are for no such command, so nothing is said of it.
    assert "never answer it yourself" not in str(server.chats[-1].body["messages"])


@pytest.mark.parametrize(
    ("words", "tool"),
    [
        ("I should like to post the mayor a letter", "jarvis__letter"),
        ("a letter to my uncle would be nice", "jarvis__letter"),
        ("roughly calculate how often 17 goes into 400", "jarvis__calculate"),
    ],
)
@pytest.mark.usefixtures("post")
async def test_a_turn_for_such_a_command_says_that_it_must_be_called(
    server: ScriptedServer, say: Say, words: str, tool: str
) -> None:
    server.reply("I cannot do that.")
    assert speech(await say(words)) == "I cannot do that."
    newest = server.chats[-1].body["messages"][-1]["content"]
    assert f"What is asked of {tool}" in newest
    assert "never answer it yourself" in newest


@pytest.mark.parametrize(
    ("post", "asks", "question", "again", "dropped", "answer"),
    [
        ("en", "send a parcel", "Which one: slim", "Sorry, I did", "Alright", "bulky"),
        ("de", "schick ein Paket", "Welches", "Das habe ich", "Gut, dann", "bulky"),
        ("en", "list my parcels", "Which parcel", "Sorry, I did", "Alright", "bulky"),
        ("de", "zeig meine Pakete", "Which parcel", "Das habe", "Gut, dann", "bulky"),
    ],
    indirect=["post"],
)
@pytest.mark.parametrize(
    "words", [("zebra", "purple monkey"), ("42", "🦓"), ("x", ".")]
)
async def test_what_fits_no_choice_is_asked_once_more_then_dropped(
    post: MockConfigEntry,
    say: Say,
    asks: str,
    question: str,
    again: str,
    dropped: str,
    answer: str,
    words: tuple[str, str],
) -> None:
    language = post.runtime_data.counter.kit.hass.config.language
    first = await say(asks, language=language)
    assert question in speech(first)
    assert first.continue_conversation
    here = first.conversation_id
    second = await say(words[0], here, language=language)
    assert speech(second).startswith(again)
    assert question in speech(second)
    assert second.continue_conversation
    # It may still be answered.
    sent = await say(answer, here, language=language)
    assert speech(sent) == "Sent bulky."
    await say(asks, here, language=language)
    await say(words[0], here, language=language)
    third = await say(words[1], here, language=language)
    assert speech(third).startswith(dropped)
    assert not third.continue_conversation


async def test_an_answer_that_is_refused_again_and_again_is_dropped(
    hass: HomeAssistant, post: MockConfigEntry
) -> None:
    del post

    async def ask(text: str) -> str:
        data = {"text": text, "conversation_id": "parcels", "language": "en"}
        told = await hass.services.async_call(
            "jarvis", "ask", data, blocking=True, return_response=True
        )
        assert told is not None
        return str(told["content"])

    run = {
        "command": "parcel",
        "arguments": {"size": "slim", "depot": "west"},
        "conversation_id": "parcels",
    }
    asked = await hass.services.async_call(
        "jarvis", "run_command", run, blocking=True, return_response=True
    )
    assert asked is not None
    assert asked["wait_for_input"]
    assert "Sorry, I did not get that." in await ask("zebra")
    assert await ask("giraffe") == "Alright, never mind."
