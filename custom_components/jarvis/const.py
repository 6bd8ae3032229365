"""Names the whole integration shares. Nothing is computed here."""

import logging
from typing import Final

DOMAIN: Final = "jarvis"
LOGGER: Final = logging.getLogger(__package__)

SUBENTRY_ENGINE: Final = "engine"
SUBENTRY_AGENT: Final = "agent"
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

# The agent's engine field: follow the owner's order instead of naming one.
ENGINE_AUTOMATIC: Final = "automatic"
