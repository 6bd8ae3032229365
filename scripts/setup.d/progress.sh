# Progress, failures and stamps for scripts/setup.

note() { printf 'setup: %s\n' "$*"; }

# die "what failed" "what to do about it"
die() {
  printf 'setup: %s\nsetup: what to do: %s\n' "$1" "$2" >&2
  exit 1
}

# try "text" command...: runs the command quietly, shows that it lives after 3 s, leaves its exit code in TRIED.
# Its output is in $CACHE/setup.log until the next step. It returns 0 in any case, so that nobody puts it into a
# condition: there bash would ignore 'set -e' within the command.
TRIED=0
try() {
  local text=$1 pid code=0 quarters=0
  shift
  (set -euo pipefail; "$@") >"$CACHE/setup.log" 2>&1 9>&- &
  pid=$!
  while kill -0 "$pid" 2>/dev/null; do
    sleep 0.25
    quarters=$((quarters + 1))
    if ((quarters == 12)); then note "$text ..."; fi
    if ((quarters > 12 && quarters % 40 == 0)); then note "$text ... $((quarters / 4)) s"; fi
  done
  wait "$pid" || code=$?
  if ((code == 0 && quarters >= 12)); then note "$text: done after $((quarters / 4)) s"; fi
  if ((code != 0)); then note "$text did not work: $(tail -n 1 "$CACHE/setup.log")"; fi
  TRIED=$code
}

# step "text" "what to do when it fails" command...: try, and stop the set-up when it fails.
step() {
  local text=$1 advice=$2
  shift 2
  try "$text" "$@"
  ((TRIED)) || return 0
  tail -n 15 "$CACHE/setup.log" >&2
  die "$text failed (its last lines are above, all of them in $CACHE/setup.log)" "$advice"
}

# stamp_of file-or-word...: a hash over the contents of the files and the words.
stamp_of() {
  local item
  for item in "$@"; do
    if [[ -f $item ]]; then cat "$item"; else printf '%s\n' "$item"; fi
  done | sha256sum | cut -d' ' -f1
}

# stamped folder hash: whether the folder was finished from exactly this.
stamped() { [[ -f $1/.jarvis-stamp && $(<"$1/.jarvis-stamp") == "$2" ]]; }
stamp() { printf '%s\n' "$2" >"$1/.jarvis-stamp"; }
