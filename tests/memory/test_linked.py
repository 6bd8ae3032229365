"""Who is asked about by what they are is found by what they are called."""

from custom_components.jarvis.memory import MemoryService, Query, Viewer

from .conftest import Talk


async def test_a_name_leads_to_what_is_known_of_it(
    store: MemoryService, talk: Talk
) -> None:
    await talk.note("my sister is called Marta")
    await talk.note("Marta is allergic to walnuts")
    await talk.note("the cellar key hangs behind Marta's portrait")
    found = await talk.ask("what can I bake for my sister?")
    texts = [memory.text for memory in found]
    assert texts[0] == "my sister is called Marta"
    assert "Marta is allergic to walnuts" in texts
    assert found[0].score > found[1].score


async def test_a_step_never_leaves_what_one_may_see(
    store: MemoryService, talk: Talk
) -> None:
    await talk.note("my sister is called Marta", person=None)
    await talk.note("my Marta picture is in the attic", person="ben")
    query = Query(
        text="what about my sister", language="en", viewer=Viewer(person="anna")
    )
    assert [m.scope.person for m in await store.recall(query)] == [None]
