# Sourced by ./play and ./test, which set $here to the repository root. POSIX sh.
#
# setup play|test  makes $here/.venv ready for that use; a later start only compares checksums.
#
# .venv/.ready-play and .venv/.ready-test are written last, so a set-up that was cut short never counts as done.
# .venv/.base holds the root and the Python that .venv was made with and for; without it, .venv is made anew.
# shellcheck shell=sh disable=SC2154

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
    self=$(exec sh -c 'echo "$PPID"') # of this subshell, which outlives a killed ./play until pip ends; $$ is ./play
    until (set -C && echo "$self" >"$here/.venv.lock") 2>/dev/null; do
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

pip_install() {
    PIP_DISABLE_PIP_VERSION_CHECK=1 "$venv/bin/python" -m pip install -qq --no-input "$@"
}

write_ready() {
    state_of "$1" >"$venv/.ready-$1.new"
    mv "$venv/.ready-$1.new" "$venv/.ready-$1"
}

# In a subshell: its traps and shell options end with it.
setup() (
    set -eu
    if is_ready "$1"; then exit 0; fi
    take_lock
    trap 'rm -f "$here/.venv.lock"' EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
    if is_ready "$1"; then exit 0; fi

    use=$1
    base=$(base_of "${PYTHON:-$venv/bin/python}") || base=
    if [ -f "$venv/.base" ] && [ "$(cat "$venv/.base")" = "$here
$base" ]; then
        echo "Updating Verlies …" >&2
        if [ -f "$venv/.ready-test" ]; then use="test"; fi
        rm -f "$venv/.base" "$venv/.ready-play" "$venv/.ready-test"
    else
        find_python
        echo "Setting up Verlies (once) …" >&2
        rm -rf "$venv"
        "$python" -m venv "$venv"
    fi
    pip_install --require-hashes -r "$here/requirements/$use.txt"
    pip_install --no-index --no-deps --no-build-isolation -e "$here"

    printf '%s\n%s\n' "$here" "$(base_of "$venv/bin/python")" >"$venv/.base"
    write_ready play
    if [ "$use" = test ]; then write_ready test; fi
)
