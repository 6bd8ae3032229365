"""One server on its way to become an engine: reached, measured, named."""

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from homeassistant.const import CONF_MODEL, CONF_TIMEOUT, CONF_URL

from ..const import CONF_CONTEXT, CONF_KIND, CONF_MEASURED
from ..engines.capability import MEASURE_SECONDS, Advice, Speed, measure, recommend
from ..engines.discovery import OLLAMA
from ..engines.errors import EngineError
from ..settings import DEFAULT_CONTEXT, DEFAULT_TIMEOUT
from .naming import engine_title, text
from .trying import TEST_SECONDS, make_engine, reach

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from homeassistant.core import HomeAssistant

    from ..engines.base import Model
    from ..engines.discovery import Finding

# Of a hundred tokens so many become words of a language that is written with blanks.
_WORDS_A_TOKEN = 0.75


class Server:
    """A server that an owner chose; `data` is what its engine will hold."""

    def __init__(self, hass: HomeAssistant, data: Mapping[str, Any]) -> None:
        """Take what is stored or typed; nothing is asked yet."""
        self._hass = hass
        self.data = {CONF_TIMEOUT: DEFAULT_TIMEOUT, **data}
        self.models: tuple[Model, ...] = ()
        self.speed: Speed | None = None
        self.brand = ""

    async def reach(self, found: Finding | None = None) -> str | None:
        """List the models; return the key of the form's error text."""
        known = {"kinds": (found.known.kind,)} if found else {}
        self.data, self.models, error = await reach(self._hass, self.data, **known)
        if found is not None:
            self.brand = found.known.server
        elif self.data.get(CONF_KIND) == OLLAMA.kind:
            self.brand = OLLAMA.server
        return error

    def title(self, taken: Iterable[str] = ()) -> str:
        """Name the engine by server and machine."""
        return engine_title(self._hass, self.brand, self.data[CONF_URL], taken)

    @property
    def advice(self) -> Advice:
        """The model and context that suit what is known of the machine."""
        return recommend(self.models, self.speed)

    def follow_advice(self) -> None:
        """Choose the recommended model and context."""
        advice = self.advice
        self.data |= {
            CONF_MODEL: advice.model or self.models[0].name,
            CONF_CONTEXT: advice.context,
        }

    async def measure(self) -> str | None:
        """Measure the chosen model; return the key of the form's error text."""
        context = int(self.data.get(CONF_CONTEXT, DEFAULT_CONTEXT))
        engine = await make_engine(
            self._hass, self.brand, self.data, seconds=TEST_SECONDS
        )
        try:
            async with asyncio.timeout(MEASURE_SECONDS):
                self.speed = await measure(engine, self.data[CONF_MODEL], context)
        except EngineError, TimeoutError:
            return "measure_failed"
        kept = asdict(self.speed)
        self.data[CONF_MEASURED] = {k: kept[k] for k in ("model", "reads", "writes")}
        return None

    def words_a_second(self) -> str:
        """Tell the measured speed as people feel it; "" where it is not known."""
        if self.speed is None or self.speed.writes is None:
            return ""
        words = max(1, round(self.speed.writes * _WORDS_A_TOKEN))
        return text(self._hass, "speed", words=str(words))
