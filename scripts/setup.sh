#!/bin/sh
# scripts/setup.sh play|test  makes .venv of its own checkout ready for that use; a later start only compares checksums.
#
# Run by ./play and ./test, never sourced: only so it knows where it lies, and so what it may remove.
# .venv/.base says that .venv is ours. It holds the root and, once all is installed, the Python that .venv was made for;
# where these differ (moved, cut short, another Python), .venv is made anew. A .venv without it is never touched.
# .venv/.ready-play and .venv/.ready-test are written last, so a set-up that was cut short never counts as done.

here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." 2>/dev/null && pwd -P) || here=
if [ "${0##*/}" != setup.sh ] || ! [ -f "$here/scripts/setup.sh" ] ||
    ! grep -qsx 'name = "verlies"' "$here/pyproject.toml"; then
    echo "Verlies is not set up: run scripts/setup.sh by its path, in a checkout; it cannot be sourced or copied" >&2
    # shellcheck disable=SC2317 # one for a script that sources this, one for a copy that is run
    return 1 2>/dev/null || exit 1
fi
set -eu
venv=$here/.venv

# What .venv depends on: locks, project file, this file, the interpreter (which a system upgrade may replace), and where they lie.
state_of() {
    if [ "$1" = test ]; then set -- "$here/requirements/play.txt" "$here/requirements/test.txt"
    else set -- "$here/requirements/play.txt"; fi
    cksum "$@" "$here/pyproject.toml" "$here/scripts/setup.sh" "$venv/bin/python" 2>/dev/null
}

# Version and home of a Python, the same for an interpreter and for a virtual environment made with it.
base_of() {
    "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2], sys.base_prefix)' 2>/dev/null
}

is_ready() {
    [ -f "$venv/.ready-$1" ] && [ "$(state_of "$1")" = "$(cat "$venv/.ready-$1")" ] || return 1
    [ -z "${PYTHON:-}" ] || [ "$(base_of "$PYTHON")" = "$(sed 1d "$venv/.base")" ]
}

find_python() {
    problem="Verlies needs Python 3.11 or newer${PYTHON:+, which PYTHON=$PYTHON is not}; install it, or name one: PYTHON=/path/to/python3"
    for python in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            if "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then return 0; fi
            problem="Verlies needs Python's venv module, which $python lacks (on Debian and Ubuntu: apt install python3-venv)"
        fi
        [ -z "${PYTHON:-}" ] || break
    done
    echo "$problem" >&2
    return 1
}

take_lock() {
    waiting=
    until (set -C && echo "$$" >"$here/.venv.lock") 2>/dev/null; do
        if ! [ -w "$here" ]; then echo "Verlies cannot be set up: no permission to write in $here" >&2; return 1; fi
        owner=$(cat "$here/.venv.lock" 2>/dev/null) || continue
        if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then rm -f "$here/.venv.lock"; continue; fi
        if [ -z "$waiting" ]; then
            echo "Waiting for another set-up of Verlies to end (if there is none, remove $here/.venv.lock) …" >&2
            waiting=yes
        fi
        sleep 1
    done
}

# What is being done, while nothing else is to be seen.
say() {
    echo "  $1 …" >&2
}

pip_install() {
    PIP_DISABLE_PIP_VERSION_CHECK=1 "$venv/bin/python" -m pip install -qq --no-input "$@"
}

write_ready() {
    state_of "$1" >"$venv/.ready-$1.new"
    mv "$venv/.ready-$1.new" "$venv/.ready-$1"
}

# An empty .venv with our mark. Of one of ours all but the mark is removed, so that a removal that is cut short can go on.
make_room() {
    if ! [ -L "$venv" ] && { mkdir "$venv" 2>/dev/null || [ -f "$venv/.base" ] || [ -z "$(ls -A "$venv" 2>&1)" ]; }; then
        echo "$here" >"$venv/.base"
        find "$venv/." ! -name . -prune ! -name .base -exec rm -rf {} +
    else
        echo "$venv was not made by Verlies and stays as it is; move it away or remove it, then start again" >&2
        return 1
    fi
}

use=${1:-}
began=$(date +%s)
case $use in
    play | test) ;;
    *) echo "usage: scripts/setup.sh play|test" >&2; exit 2 ;;
esac
if is_ready "$use"; then exit 0; fi
take_lock
trap 'rm -f "$here/.venv.lock"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
if is_ready "$use"; then exit 0; fi

base=$(base_of "$venv/bin/python") || base=
if [ -f "$venv/.base" ] && [ "$(cat "$venv/.base")" = "$here
$base" ] && { [ -z "${PYTHON:-}" ] || [ "$(base_of "$PYTHON")" = "$base" ]; }; then
    echo "Updating Verlies …" >&2
    if [ -f "$venv/.ready-test" ]; then use="test"; fi
    echo "$here" >"$venv/.base"
    rm -f "$venv/.ready-play" "$venv/.ready-test"
else
    find_python
    make_room
    echo "Setting up Verlies (once) …" >&2
    say "making an environment with $("$python" -V 2>&1)"
    "$python" -m venv "$venv"
fi
say "fetching $(grep -c '^[A-Za-z0-9]' "$here/requirements/$use.txt") packages, which takes longest"
pip_install --require-hashes -r "$here/requirements/$use.txt"
say "installing Verlies itself"
pip_install --no-index --no-deps --no-build-isolation -e "$here"

printf '%s\n%s\n' "$here" "$(base_of "$venv/bin/python")" >"$venv/.base"
write_ready play
if [ "$use" = test ]; then write_ready test; fi
echo "  done in $(($(date +%s) - began)) s" >&2
