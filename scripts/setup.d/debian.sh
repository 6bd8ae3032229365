# Debian's packages: installed when we are root, or unpacked privately from a newer suite.

# apt_install PACKAGE...: as root, with Debian's own client; needs a fresh list only when it does not know the package.
apt_install() {
  export DEBIAN_FRONTEND=noninteractive
  local apt=(apt-get -q -y -o DPkg::Lock::Timeout=300)
  "${apt[@]}" install --no-install-recommends "$@" ||
    { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "$@"; }
}

# need_debian PACKAGE...: installs them, or says which command the owner has to run.
need_debian() {
  local advice="run 'apt-get update && apt-get install $*' as root, then the same command again"
  command -v apt-get >/dev/null || die "this machine has no apt-get" "install these by hand: $*"
  ((EUID == 0)) || die "these Debian packages are missing: $*" "$advice"
  step "installing $* from Debian" "$advice" apt_install "$@"
}

# debian_mirror: the mirror that this machine already uses.
debian_mirror() {
  # shellcheck disable=SC2046  # these names have no spaces
  sed -nE 's/^URIs: *([^ ]+).*/\1/p; s/^deb +(\[[^]]*\] +)?([^ ]+) .*/\2/p' \
    $(find /etc/apt/sources.list /etc/apt/sources.list.d -type f 2>/dev/null) </dev/null |
    grep -E '/debian/?$' | head -n 1 || true
}

# unpack_debian SUITE PREFIX PACKAGE...: unpacks newer packages into PREFIX. The state of the system's apt is not
# touched; its configuration (proxies) is used.
unpack_debian() {
  local suite=$1 prefix=$2 work mirror
  shift 2
  mirror=$(debian_mirror)
  [[ -n $mirror ]] || { echo "no Debian mirror in /etc/apt"; return 1; }
  work=$(mktemp -d)
  # shellcheck disable=SC2064  # the folder of now, not of later
  trap "rm -rf '$work'" EXIT
  mkdir -p "$work"/{lists,cache/archives}/partial "$work/debs" "$prefix"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $suite main" >"$work/sources.list"
  cat >"$work/apt.conf" <<CONF
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "-";
Dir::State::lists "$work/lists";
Dir::State::status "/dev/null";
Dir::Cache "$work/cache";
Acquire::Languages "none";
Acquire::Retries "2";
APT::Sandbox::User "$(id -un)";
CONF
  (
    export APT_CONFIG=$work/apt.conf
    cd "$work/debs"
    apt-get -q update
    apt-get -q download "$@"
  )
  local deb
  for deb in "$work"/debs/*.deb; do dpkg-deb -x "$deb" "$prefix"; done
}

# own_libraries PREFIX EXTRA PROGRAM...: makes the programs use the C library and the libraries inside PREFIX.
# The paths become absolute: PREFIX must not move afterwards.
own_libraries() {
  local prefix=$1 extra=$2 loader library program
  shift 2
  loader=$(find "$prefix" -name 'ld-linux*.so.*' -type f | head -n 1)
  library=$(dirname "$loader")
  for program in "$@"; do
    "$PATCHELF" --set-interpreter "$loader" --force-rpath \
      --set-rpath "$library${extra:+:$library/$extra}" "$program"
  done
}
