"""Drafts an automation: validated by Home Assistant, told in words, stored on yes."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
import copy
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, override

import probatio

from homeassistant.components.automation.config import async_validate_config_item
from homeassistant.config import AUTOMATION_CONFIG_PATH
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.util import ulid as ulid_util
from homeassistant.util.file import write_utf8_file_atomic
from homeassistant.util.yaml import dump, load_yaml

from ..lang.moments import parse_time
from ..lang.numbers import tokens
from ..lang.responses import examples, responses, sentences, words_of
from .base import (
    Arguments,
    Check,
    Command,
    Corrected,
    Effect,
    Kind,
    Parameter,
    Request,
    Response,
    Spoken,
)
from .parts.actions import ActionFailed, keep_house
from .parts.automation_words import describe
from .shelf.threads import Open, Pending

ASK: Final = words_of("draft_automation", "ask")
EXAMPLES: Final = examples("draft_automation")
LINES: Final = responses("draft_automation")
ON_OFF: Final = words_of("draft_automation", "on_off")
PATTERNS: Final = sentences("draft_automation")

_AUTOMATION = "automation"
_BLUEPRINT = "use_blueprint"


class DraftAutomation(Command):
    """Proposes an automation and stores it only after a yes."""

    name = "draft_automation"
    description = (
        "Draft a Home Assistant automation. It is validated, read to the user, and "
        "stored only after a yes"
    )
    parameters = (
        Parameter(
            name="config",
            kind=Kind.OBJECT,
            description=(
                "The automation as in Home Assistant's YAML: alias, triggers, "
                "conditions, actions; entities by entity_id or name"
            ),
            required=True,
            ask=ASK,
        ),
    )
    patterns = PATTERNS
    lines = LINES
    examples = EXAMPLES
    antipatterns = ("things to do once, now or later (timer, reminder)",)
    keywords = ("automation", "automatically", "every day", "whenever", "automatisch")
    effect = Effect.ADDS
    timeout = 30

    @override
    def from_slots(
        self, pattern: str, slots: Mapping[str, str], spoken: Spoken
    ) -> Arguments | None:
        """Write the two plain forms as a config; the names are resolved later."""
        code = spoken.language.partition("-")[0]
        words = dict(
            entry.split("=") for entry in ON_OFF.get(code, ON_OFF["en"]).split(",")
        )
        state = words.get(" ".join(tokens(slots["state"])))
        if state is None:
            return None
        action = {
            "action": f"homeassistant.turn_{state}",
            "target": {"entity_id": [slots["entity"]]},
        }
        if pattern == "daily":
            at = parse_time(slots["time"], spoken.language, spoken.now)
            if at is None:
                return None
            trigger: dict[str, Any] = {"trigger": "time", "at": at.isoformat()}
        else:
            to = words.get(" ".join(tokens(slots["to"])))
            if to is None:
                return None
            trigger = {"trigger": "state", "entity_id": [slots["trigger"]], "to": to}
        return {
            "config": {
                "alias": spoken.text.strip(" .!"),
                "triggers": [trigger],
                "actions": [action],
            }
        }

    @override
    def check(self, arguments: Arguments, request: Request) -> tuple[Check, ...]:
        """Take names for the things they name: safety judges things, no words."""
        config = copy.deepcopy(arguments["config"])
        for holder, key, value in list(_entities(config)):
            holder[key] = self._known(value, request) or value
        if config == arguments["config"]:
            return ()
        return (Corrected(param="config", value=config, said="", name="", silent=True),)

    @override
    async def run(self, arguments: Arguments, request: Request) -> Response:
        """Validate and read it out; store it when this is the confirmed call."""
        hass, language = request.kit.hass, request.language
        if _AUTOMATION not in hass.config.components:
            said = self.say("no_automations", language)
            return Response.failure(said, "no_automations")
        config = copy.deepcopy(arguments["config"])
        config.setdefault("alias", self.say("name", language))
        for _, _, value in _entities(config):
            if self._known(value, request) != value:
                said = self.say("hidden", language, entity=value)
                return Response.failure(said, "not_exposed")
        wrong = await _wrong(hass, config)
        if wrong is not None:
            said = self.say("invalid", language, why=wrong)
            return Response.failure(said, "invalid_automation")
        kept = request.thread.kept
        if request.confirmed and kept.get(self.name) == config:
            kept.pop(self.name)
            return await self._store(config, request)
        kept[self.name] = config
        return self._preview(config, request)

    def _known(self, value: str, request: Request) -> str | None:
        """Return the id of an exposed entity by id or name."""
        from .shelf.names import HouseNames  # noqa: PLC0415

        names = HouseNames(request.kit.home, request.kit.resolve)
        parameter = Parameter(name="entity", kind=Kind.ENTITY, description="")
        found = names.named(value, parameter, request.language, request.area_id)
        return found.id if found.exact else None

    def _preview(self, config: dict[str, Any], request: Request) -> Response:
        home = request.kit.home()

        def name(entity_id: str) -> str:
            entity = home.entities.get(entity_id)
            return entity.name if entity else entity_id

        say = partial(_say, self, request.language)
        question = self.say(
            "preview", request.language, text=describe(config, say, name)
        )
        request.thread.pending = Pending(
            kind=Open.YES,
            command=self.name,
            arguments={"config": config},
            utterance=request.utterance,
            question=question,
        )
        response = Response.follow_up(question, config=config, stored=False)
        return replace(response, error="question")

    async def _store(self, config: dict[str, Any], request: Request) -> Response:
        hass, language = request.kit.hass, request.language
        config = {"id": ulid_util.ulid_now(), **config}
        path = Path(hass.config.path(AUTOMATION_CONFIG_PATH))
        try:
            await hass.async_add_executor_job(_append, path, config)
            await keep_house(request, _AUTOMATION, "reload", {})
        except (ActionFailed, HomeAssistantError, OSError) as err:
            said = self.say("failed", language, why=str(err))
            return Response.failure(said, "not_stored")
        said = self.say("stored", language, alias=str(config["alias"]))
        return Response.success(said, id=config["id"], stored=True)


def _say(command: Command, language: str, key: str, **facts: str) -> str:
    return command.say(key, language, **facts)


def _entities(part: Any) -> Iterator[tuple[Any, Any, str]]:
    """Yield (holder, key, text) of everything that names an entity in a config."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key in {"entity_id", "zone"} and isinstance(value, str):
                yield part, key, value
            elif key == "entity_id" and isinstance(value, list):
                for at, one in enumerate(value):
                    yield value, at, str(one)
            else:
                yield from _entities(value)
    elif isinstance(part, list):
        for one in part:
            yield from _entities(one)


async def _wrong(hass: HomeAssistant, config: dict[str, Any]) -> str | None:
    """Let Home Assistant validate it; return its complaint, or None."""
    if _BLUEPRINT in config:
        # Nobody could be told what it does.
        return _BLUEPRINT
    try:
        found = await async_validate_config_item(hass, "draft", copy.deepcopy(config))
    except (HomeAssistantError, probatio.Invalid) as err:
        return str(err)
    return None if found is not None else "?"


def _append(path: Path, config: dict[str, Any]) -> None:
    """Add an automation to the file the automation editor keeps."""
    known: Any = []
    with suppress(FileNotFoundError):
        known = load_yaml(str(path)) or []
    if not isinstance(known, list):
        raise HomeAssistantError(f"{path.name} is not a list")
    write_utf8_file_atomic(str(path), dump([*known, config]))
