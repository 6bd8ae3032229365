"""A door's lock does not know whether the door is open."""

from custom_components.jarvis.commands.parts.sensing import teller
from custom_components.jarvis.home.snapshot import Entity, make_home

LOCK = Entity(entity_id="lock.front", names=("Front Door",))
CONTACT = Entity(entity_id="binary_sensor.front", names=("Front Door Contact",))
OTHER = Entity(entity_id="binary_sensor.other", names=("Second Front Door",))


def test_the_contact_speaks_for_the_lock() -> None:
    home = make_home(entities=[LOCK, CONTACT])
    assert teller(home, "lock.front", "open") == "binary_sensor.front"
    assert teller(home, "lock.front", "locked") == "lock.front"
    assert teller(home, "lock.front", "on") == "lock.front"


def test_without_one_or_with_two_nobody_knows() -> None:
    assert teller(make_home(entities=[LOCK]), "lock.front", "open") is None
    two = make_home(entities=[LOCK, CONTACT, OTHER])
    assert teller(two, "lock.front", "open") is None
    assert teller(make_home(), "lock.gone", "open") is None
