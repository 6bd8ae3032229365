"""What stands on the lists of the house is read by their entity ids."""

from custom_components.jarvis.home.listed import items_on
from homeassistant.core import HomeAssistant


def test_no_list_is_empty(hass: HomeAssistant) -> None:
    """A house without lists has nothing on any of them."""
    assert items_on(hass, ["todo.shopping_list"]) == ()
