"""The last minutes of a conversation and its small cache."""

from custom_components.jarvis.memory.dialogue import WARM_PROFILE, HotCache, Recent

from .conftest import Clock


def test_times_of_one_conversation_always_ascend(clock: Clock) -> None:
    recent = Recent(clock)
    first, second = recent.add("user", "a"), recent.add("assistant", "b")
    clock.pass_(hours=-1)
    third = recent.add("user", "c")
    assert first.at < second.at < third.at


def test_five_minutes_are_recent(clock: Clock) -> None:
    recent = Recent(clock)
    recent.add("user", "a")
    clock.pass_(minutes=4)
    recent.add("user", "b")
    clock.pass_(minutes=2)
    assert [line.text for line in recent.recent()] == ["b"]


def test_the_cache_lasts_as_long_as_the_conversation(clock: Clock) -> None:
    recent = Recent(clock)
    assert recent.begin()
    recent.add("user", "a")
    recent.cache.put(WARM_PROFILE, "x")
    recent.cache.put("router:a", "y")
    clock.pass_(minutes=4)
    assert not recent.begin()
    assert recent.cache.get("router:a") == "y"
    recent.cache.drop(WARM_PROFILE)
    assert recent.cache.get(WARM_PROFILE) is None
    assert recent.cache.get("router:a") == "y"
    clock.pass_(minutes=6)
    assert recent.begin()
    assert recent.cache.get("router:a") is None


def test_the_cache_is_bounded() -> None:
    cache = HotCache()
    for number in range(1000):
        cache.put(number, number)
    assert cache.get(0) is None
    assert cache.get(999) == 999
