# Finds or makes a Python that Home Assistant accepts, and sets PYTHON to its path.

PYTHON_PREFIX=$CACHE/python-3.14
PYTHON_PACKAGES=(
  python3.14 python3.14-minimal python3.14-dev libpython3.14 libpython3.14-dev
  libpython3.14-minimal libpython3.14-stdlib libc6 libgcc-s1 libstdc++6 libssl3t64
  libexpat1 zlib1g libbz2-1.0 libdb5.3t64 libffi8 liblzma5 libncursesw6 libreadline8t64
  libsqlite3-0 libtinfo6 libuuid1 libzstd1 media-types tzdata
)

# good_python PROGRAM: 3.14.2 or a later 3.14 (Home Assistant's wheels are built for 3.14), with all it needs inside.
good_python() {
  [[ -n $1 ]] && "$1" -c '
import sys
import bz2, ctypes, decimal, lzma, sqlite3, ssl, uuid, zlib
sys.exit(not (3, 14, 2) <= sys.version_info[:3] < (3, 15))' 2>/dev/null
}

find_python() {
  local candidate
  for candidate in "${JARVIS_PYTHON:-}" "$(command -v python3.14 || true)" "$(command -v python3 || true)" \
    "$PYTHON_PREFIX/usr/bin/python3.14" "$PYTHON_PREFIX/bin/python3.14" \
    "$(UV_PYTHON_INSTALL_DIR=$CACHE/uv-python "$UV" python find --offline --managed-python '>=3.14.2,<3.15' 2>/dev/null || true)"; do
    good_python "$candidate" && { PYTHON=$candidate; return 0; }
  done
  return 1
}

python_from_uv() {
  UV_PYTHON_INSTALL_DIR=$CACHE/uv-python UV_HTTP_RETRIES=1 \
    timeout 300 "$UV" python install --no-bin '>=3.14.2,<3.15'
}

python_from_debian() {
  rm -rf "$PYTHON_PREFIX"
  unpack_debian "$1" "$PYTHON_PREFIX" "${PYTHON_PACKAGES[@]}"
  own_libraries "$PYTHON_PREFIX" "" "$PYTHON_PREFIX/usr/bin/python3.14"
  rm -f "$PYTHON_PREFIX/usr/lib/python3.14/EXTERNALLY-MANAGED"
  # Debian's pyconfig.h only points to a folder that no compiler looks into here.
  cp "$PYTHON_PREFIX"/usr/include/*/python3.14/pyconfig.h "$PYTHON_PREFIX/usr/include/python3.14/"
  good_python "$PYTHON_PREFIX/usr/bin/python3.14"
}

python_from_source() {
  local mirror work version
  ((EUID != 0)) || apt_install gcc make xz-utils libssl-dev zlib1g-dev libbz2-dev libffi-dev \
    liblzma-dev libncurses-dev libreadline-dev libsqlite3-dev uuid-dev
  mirror=$(debian_mirror)
  work=$(mktemp -d)
  # shellcheck disable=SC2064
  trap "rm -rf '$work'" EXIT
  for version in 3.14.7 3.14.6 3.14.5 3.14.4; do
    python3 - "$mirror/pool/main/p/python3.14/python3.14_$version.orig.tar.xz" "$work/python.tar.xz" <<'FETCH' && break
import sys, urllib.error, urllib.request
try:
    urllib.request.urlretrieve(sys.argv[1], sys.argv[2])
except urllib.error.URLError as error:
    sys.exit(f"{sys.argv[1]}: {error}")
FETCH
  done
  tar -xf "$work/python.tar.xz" -C "$work"
  rm -rf "$PYTHON_PREFIX"
  cd "$work"/Python-3.14.*
  ./configure --quiet --prefix="$PYTHON_PREFIX"
  make -s -j"$(nproc)" >/dev/null
  make -s install >/dev/null
  good_python "$PYTHON_PREFIX/bin/python3.14"
}

make_python() {
  UV=$(tool uv)
  lend_pip_index
  find_python && return 0
  note "no Python >= 3.14.2 here yet; looking for one"
  try "Python 3.14 through uv" python_from_uv
  find_python && return 0
  if command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null; then
    PATCHELF=$(tool patchelf)
    for suite in sid forky; do
      try "Python 3.14 from Debian $suite, unpacked into $PYTHON_PREFIX" python_from_debian "$suite"
      find_python && return 0
    done
    try "Python 3.14 from source (some minutes)" python_from_source
    find_python && return 0
  fi
  tail -n 15 "$CACHE/setup.log" >&2
  die "found no way to a Python >= 3.14.2 (the last attempt's lines are above)" \
    "install Python 3.14 yourself and run 'JARVIS_PYTHON=/path/to/python3.14 scripts/setup'"
}
