# What scripts/train needs beside .venv: packages in a folder of their own, which nothing else sees.

make_train() {
  local folder=$CACHE/train hash
  hash=$(stamp_of requirements_train.txt "$PYTHON")
  stamped "$folder" "$hash" && return 0
  rm -rf "$folder"
  step "installing requirements_train.txt into $folder" "$REGISTRY_ADVICE" \
    uv_install --python "$PYTHON" --no-deps --target "$folder" -r requirements_train.txt
  stamp "$folder" "$hash"
}
