import os
from pathlib import Path
import pytest
from homeassistant.core import HomeAssistant
from homeassistant.const import EVENT_CALL_SERVICE
from pytest_homeassistant_custom_component.common import async_capture_events
from tests.conftest import Say, agent_subentry, set_up_jarvis, speech, told
from tests.demo_house import furnish_demo_house


async def test_play(base: HomeAssistant, say: Say) -> None:
    lang = os.environ["L"]
    await furnish_demo_house(base, "de" if lang == "de" else "en")
    await set_up_jarvis(base, agent_subentry())
    calls = async_capture_events(base, EVENT_CALL_SERVICE)
    conv = None
    out = []
    for line in Path(os.environ["F"]).read_text().splitlines():
        if not line.strip():
            conv = None
            out.append("--")
            continue
        calls.clear()
        r = await say(line, conv, language=lang)
        await base.async_block_till_done()
        conv = r.conversation_id
        did = "; ".join(
            f"{e.data['domain']}.{e.data['service']} {dict(e.data['service_data'])}"
            for e in calls if e.data["domain"] not in ("homeassistant",)
        )
        out.append(f"{told(r)['lane']:9}| {line} -> {speech(r)[:160]!r} | {did[:200]}")
    Path(os.environ["F"] + ".res").write_text("\n".join(out))
