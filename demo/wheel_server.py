"""llama.cpp's server out of the xllamacpp wheel, for machines without Debian's.

Runs in that wheel's own environment with the options that model.py gives to
llama-server.
"""

import argparse
from pathlib import Path
import signal

import xllamacpp  # type: ignore[import-not-found] # lives in its own environment


def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser()
    for name in ("--model", "--alias", "--host", "--chat-template-file"):
        parser.add_argument(name, required=True)
    for name in ("--port", "--ctx-size", "--threads", "--predict"):
        parser.add_argument(name, required=True, type=int)
    options = parser.parse_args()
    params = xllamacpp.CommonParams()
    params.model.path = options.model
    params.model_alias = [options.alias]
    params.hostnames = [options.host]
    params.port = options.port
    params.n_ctx = options.ctx_size
    params.n_predict = options.predict
    params.n_parallel = 1
    params.cpuparams.n_threads = options.threads
    params.cpuparams_batch.n_threads = options.threads
    params.use_jinja = True
    params.chat_template = Path(options.chat_template_file).read_text(encoding="utf-8")
    server = xllamacpp.Server(params)
    print("listening on", server.listening_address, flush=True)
    signal.sigwait({signal.SIGTERM, signal.SIGINT})


if __name__ == "__main__":
    main()
