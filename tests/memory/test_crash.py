"""A process that is killed loses nothing that it had acknowledged."""

from pathlib import Path
import re
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow


@pytest.mark.slow
def test_kill_nine_loses_nothing_acknowledged() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.memory_crash", "12"],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stdout + done.stderr
    counted = re.search(r"12 kills, (\d+) facts acknowledged, 0 broken", done.stdout)
    assert counted is not None
    assert int(counted[1]) > 12
