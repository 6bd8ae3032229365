"""Who of several engines is asked first: the owner's order, but for good reasons."""

from collections.abc import AsyncIterator
from dataclasses import replace
from time import monotonic

import pytest

from custom_components.jarvis.engines.errors import EngineUnreachable
from custom_components.jarvis.engines.failover import Candidate, Failover
from custom_components.jarvis.engines.health import Health

from ..scripted_server import ScriptedServer
from .conftest import MakeEngine, ask, collect, said

NAMES = ("cellar", "attic", "garage")


@pytest.fixture
async def rooms(
    socket_enabled: None, make: MakeEngine
) -> AsyncIterator[dict[str, Candidate]]:
    """Three engines of one model, each of which says where it is."""
    servers = [ScriptedServer(strict=False) for _ in NAMES]
    for name, server in zip(NAMES, servers, strict=True):
        await server.start()
        server.default.text = name
    yield {
        name: Candidate(
            id=name, engine=make(server.url), health=Health(monotonic), model="m"
        )
        for name, server in zip(NAMES, servers, strict=True)
    }
    for server in servers:
        await server.stop()


def failover(*candidates: Candidate) -> Failover:
    """Make one of these, with time enough."""
    return Failover(candidates, left=lambda: 60.0)


async def test_the_owners_order_holds(rooms: dict[str, Candidate]) -> None:
    several = failover(rooms["attic"], rooms["cellar"], rooms["garage"])
    assert said(await collect(several, ask())) == "attic"
    assert several.served_by is rooms["attic"]


async def test_the_least_busy_of_equals_is_asked(rooms: dict[str, Candidate]) -> None:
    cellar, attic, garage = rooms.values()
    with cellar.health.calling(), cellar.health.calling(), garage.health.calling():
        assert said(await collect(failover(cellar, garage), ask())) == "garage"
        assert said(await collect(failover(cellar, garage, attic), ask())) == "attic"
    with cellar.health.calling(), attic.health.calling():
        assert said(await collect(failover(cellar, attic), ask())) == "cellar"


@pytest.mark.parametrize("models", [("m", "another"), ("m", ""), ("", "")])
async def test_another_model_is_no_equal(
    rooms: dict[str, Candidate], models: tuple[str, str]
) -> None:
    # Of models without a name nobody knows whether they are equal.
    cellar, attic = (
        replace(rooms[name], model=model)
        for name, model in zip(("cellar", "attic"), models, strict=True)
    )
    with cellar.health.calling():
        assert said(await collect(failover(cellar, attic), ask())) == "cellar"


async def test_an_equal_that_rests_is_no_help(rooms: dict[str, Candidate]) -> None:
    cellar, attic, garage = rooms.values()
    attic.health.failed(EngineUnreachable("gone"))
    with cellar.health.calling():
        assert said(await collect(failover(cellar, attic), ask())) == "cellar"
        with garage.health.calling(), garage.health.calling():
            several = failover(cellar, attic, garage)
            assert said(await collect(several, ask())) == "cellar"
    # Where the first rests, the order is whose it was: the caller put it there.
    assert said(await collect(failover(attic, cellar), ask())) == "attic"


async def test_who_served_this_turn_goes_on(rooms: dict[str, Candidate]) -> None:
    cellar, attic, _ = rooms.values()
    several = failover(cellar, attic)
    with cellar.health.calling():
        assert said(await collect(several, ask())) == "attic"
    with attic.health.calling():
        assert said(await collect(several, ask())) == "attic"
    attic.health.failed(EngineUnreachable("gone"))
    assert said(await collect(several, ask())) == "cellar"
