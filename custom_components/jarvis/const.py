"""Names the whole integration shares. Nothing is computed here."""

import logging
from typing import Final

DOMAIN: Final = "jarvis"
LOGGER: Final = logging.getLogger(__package__)

SUBENTRY_ENGINE: Final = "engine"
SUBENTRY_AGENT: Final = "agent"
SUBENTRY_MEMORY: Final = "memory"
# What reauthentication is started with: the engine that refused its key.
REAUTH_SUBENTRY: Final = "subentry_id"

CONF_KIND: Final = "kind"
CONF_ENGINE: Final = "engine"
CONF_CONTEXT: Final = "context_tokens"
CONF_KEEP_ALIVE: Final = "keep_alive"
CONF_REPLY_LANGUAGE: Final = "reply_language"
CONF_DEADLINE: Final = "deadline"
CONF_THINK: Final = "think"
CONF_FAST_LANE: Final = "fast_lane"
CONF_FORGET_KEY: Final = "forget_key"
CONF_MEMORY: Final = "memory"
CONF_SUMMARIES: Final = "summaries"
CONF_DIARY_DAYS: Final = "diary_days"
CONF_MEGABYTES: Final = "megabytes"
CONF_EMBED_ENGINE: Final = "embed_engine"
CONF_EMBED_MODEL: Final = "embed_model"
CONF_VOICES: Final = "voices"
CONF_SATELLITE: Final = "satellite"
CONF_PERSON: Final = "person"
CONF_PRICES: Final = "prices"
CONF_PROMPT_PRICE: Final = "prompt_price"
CONF_COMPLETION_PRICE: Final = "completion_price"
CONF_CACHED_PRICE: Final = "cached_price"
CONF_POWER: Final = "power"
CONF_SENSOR: Final = "sensor"
CONF_FIGURE_DAYS: Final = "figure_days"
CONF_TRACE_DAYS: Final = "trace_days"

# The agent's engine field: follow the owner's order instead of naming one.
ENGINE_AUTOMATIC: Final = "automatic"
