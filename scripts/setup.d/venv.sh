# .venv: Home Assistant, the requirements of what tests and demo load, and the development tools.

# compiler: two of Home Assistant's requirements have no wheel for every Python.
need_compiler() { command -v c++ >/dev/null || need_debian g++ libc6-dev; }

# venv FOLDER REQUIREMENTS: a virtual environment of PYTHON with exactly these requirements.
venv() {
  local folder=$1 requirements=$2 hash
  hash=$(stamp_of "$requirements" "$PYTHON" "$("$PYTHON" -V)")
  "$folder/bin/python" -c '' 2>/dev/null && stamped "$folder" "$hash" && return 0
  need_compiler
  if ! good_python "$folder/bin/python"; then
    step "making $folder" "remove $folder and try again" \
      "$UV" venv --quiet --clear --python "$PYTHON" "$folder"
  fi
  step "installing $requirements into $folder" "$REGISTRY_ADVICE" \
    uv_install --python "$folder/bin/python" -r "$requirements"
  stamp "$folder" "$hash"
}

make_venv() { venv "$ROOT/.venv" requirements_test.txt; }
