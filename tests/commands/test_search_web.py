"""The web by voice where no model answers: a real search service, a real page."""

from typing import Any

import pytest

from homeassistant.config_entries import ConfigSubentryData
from homeassistant.core import HomeAssistant

from ..conftest import Say, agent_subentry, engine_subentry, set_up_jarvis, speech, told
from ..demo_house import furnish_demo_house
from ..scripted_server import ScriptedServer
from ..tools.test_web_search import Service, service, web_subentry

__all__ = ["service"]


async def furnish(
    hass: HomeAssistant, *more: ConfigSubentryData, language: str = "en", **agent: Any
) -> None:
    """Set up the demo house without any model."""
    await furnish_demo_house(hass, language)
    await set_up_jarvis(hass, agent_subentry(**agent), *more)


def results(service: Service) -> list[dict[str, Any]]:
    """Two results; the second has a page of its own."""
    return [
        {"title": "Wales", "url": "https://peaks.example/wales",
         "content": "Snowdon is the highest. https://spam.example **See** more."},
        {"title": "Museum", "url": f"{service.url}/museum",
         "content": "The museum of the mountain."},
    ]  # fmt: skip


async def test_it_tells_the_best_result_and_reads_the_second(
    base: HomeAssistant, say: Say, service: Service
) -> None:
    await furnish(base, web_subentry(service.url))
    service.results = results(service)
    found = await say("search the web for the tallest mountain in Wales")
    assert service.asked[0]["q"] == "the tallest mountain in Wales"
    assert speech(found) == (
        "peaks.example says: Snowdon is the highest. See more. I have one more result."
    )
    assert told(found)["lane"] == "command"
    second = await say("the second one", found.conversation_id)
    assert "The museum of the mountain." in speech(second)
    page = await say("read it to me", found.conversation_id)
    assert "open from ten to five" in speech(page)
    end = await say("what else", found.conversation_id)
    assert speech(end) == "That was everything I found."


async def test_a_page_is_read_in_parts(
    base: HomeAssistant, say: Say, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    await furnish(base, web_subentry(service.url))
    monkeypatch.setattr("custom_components.jarvis.commands.search_web._PART", 100)
    first = await say(f"read me the page {service.url}/museum")
    assert speech(first).endswith("Shall I go on?")
    assert first.continue_conversation
    on = await say("go on", first.conversation_id)
    assert speech(on).startswith("The museum is open")


async def test_the_reasons_it_cannot(
    base: HomeAssistant, say: Say, service: Service
) -> None:
    await furnish(base, web_subentry(service.url), language="de")
    service.status = 500
    failed = await say("Suche im Internet nach Eulen", language="de")
    assert speech(failed).startswith("Der Suchdienst hat nicht geantwortet.")
    service.status, service.results = 200, []
    nothing = await say("Google mal Eulen", language="de")
    assert speech(nothing) == "Zu Eulen habe ich nichts gefunden."
    lost = await say("Lies mir die Seite 10.0.0.1/geheim vor", language="de")
    assert speech(lost) == "Die Seite von 10.0.0.1 konnte ich nicht lesen."


async def test_without_a_service_it_names_the_setting(
    base: HomeAssistant, say: Say
) -> None:
    await furnish(base)
    failed = await say("look up owls online")
    assert "“Web search”" in speech(failed)
    assert told(failed)["lane"] == "command"


async def test_an_agent_that_keeps_every_word_in_the_house_never_searches(
    base: HomeAssistant, say: Say, service: Service
) -> None:
    await furnish(base, web_subentry(service.url), local_only=True)
    refused = await say("search the web for owls")
    assert "keep every word in the house" in speech(refused)
    assert not service.asked


async def test_a_secret_does_not_leave_the_house(
    base: HomeAssistant, say: Say, service: Service
) -> None:
    await furnish(base, web_subentry(service.url))
    await say("search the web for who wrote from anna.smith@example.org")
    assert "anna.smith" not in service.asked[0]["q"]


async def test_with_a_model_the_words_are_the_models(
    base: HomeAssistant, say: Say, service: Service, server: ScriptedServer
) -> None:
    await furnish(base, web_subentry(service.url), engine_subentry(server.url))
    server.reply(calls=[("jarvis__web_search", {"query": "owls of the night"})])
    server.reply("Owls are birds.")
    answer = await say("search the web for owls")
    assert told(answer)["lane"] == "model"
    assert speech(answer) == "Owls are birds."
    assert [asked["q"] for asked in service.asked] == ["owls of the night"]


async def test_a_refused_key_is_asked_for_also_by_voice(
    base: HomeAssistant, say: Say, service: Service
) -> None:
    await furnish(base, web_subentry(service.url, "brave", api_key="old"))
    service.status = 401
    failed = await say("search the web for owls")
    assert "did not answer" in speech(failed)
    await base.async_block_till_done()
    [flow] = base.config_entries.flow.async_progress_by_handler("jarvis")
    assert flow["context"]["source"] == "reauth"


async def test_a_plain_text_is_read_to_its_end(
    base: HomeAssistant, say: Say, service: Service
) -> None:
    await furnish(base, web_subentry(service.url))
    read = await say(f"read me the page {service.url}/plain")
    assert "The museum is closed." in speech(read)
    end = await say("go on", read.conversation_id)
    assert speech(end) == "That was the end of the page."


@pytest.mark.parametrize("action", ["read", "next", "more", "tell"])
async def test_nothing_goes_on_from_nothing(
    base: HomeAssistant, service: Service, action: str
) -> None:
    await furnish(base, web_subentry(service.url))
    answer = await base.services.async_call(
        "jarvis",
        "run_command",
        {"command": "search_web", "arguments": {"action": action}},
        blocking=True,
        return_response=True,
    )
    assert answer is not None
    assert (answer["success"], answer["error"]) == (False, "nothing_open")


async def test_what_to_search_for_is_asked(
    base: HomeAssistant, say: Say, service: Service
) -> None:
    await furnish(base, web_subentry(service.url))
    service.results = results(service)
    asked = await say("search the web")
    assert asked.continue_conversation
    found = await say("the tallest mountain", asked.conversation_id)
    assert "peaks.example says" in speech(found)
    third = await say("tell me the third one", asked.conversation_id)
    assert "Museum" not in speech(third)
