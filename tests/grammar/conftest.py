"""The grammar is quiet: its tests need no Home Assistant."""

import pytest


@pytest.fixture(autouse=True)
def _custom_integrations() -> None:
    """Take the place of the fixture that starts Home Assistant for every test."""
