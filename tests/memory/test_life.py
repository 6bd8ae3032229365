"""A made-up life in each language: found, never stale, never leaked."""

from pathlib import Path

from benchmarks.memory_life import Run
from benchmarks.memory_lives import LIVES
import pytest

pytestmark = pytest.mark.slow


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted(LIVES))
async def test_a_life_in_thirty_sessions(language: str, tmp_path: Path) -> None:
    run = Run(language, seed=23)
    await run.live(tmp_path)
    assert run.counts["asked"] > 150
    assert run.counts["found"] / run.counts["asked"] >= 0.95, run.failures
    assert run.counts["stale"] == 0, run.failures
    assert run.counts["leaked"] == 0
