"""The verbs of tiny models are calls of tools that Home Assistant has."""

from custom_components.jarvis.tools.deeds import BY_NAME, VERBS, known_verbs


def test_a_verb_is_known_where_its_tool_is() -> None:
    tools = ["intent__HassTurnOn", "light__HassLightSet"]
    known = known_verbs(tools)
    assert known["open"] == known["turn_on"] == "intent__HassTurnOn"
    assert known["set_brightness"] == "light__HassLightSet"
    assert "turn_off" not in known


def test_calls_of_verbs() -> None:
    lamp = {"name": "light.lamp"}
    assert BY_NAME["set_brightness"].call(lamp, 30) == {
        "name": "light.lamp",
        "brightness": 30,
    }
    milk = BY_NAME["add_item"].call({"name": "todo.list"}, "milk")
    assert milk == {"name": "todo.list", "item": "milk"}
    state = BY_NAME["get_state"].call({"name": "Door", "domain": "lock"})
    assert state == {"text": "Door", "domain": "lock"}


def test_every_verb_is_a_small_tool() -> None:
    for verb in VERBS:
        assert verb.spec.length < 400
        assert verb.spec.parameters["required"]
        assert verb.spoken == verb.name.replace("_", " ")
