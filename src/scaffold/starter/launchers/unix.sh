#!/bin/sh
# {{name}}
cd "$(dirname "$0")" || exit 1

# Without a window of its own, nobody would see what it says.
if [ ! -t 1 ] && [ -z "$DENTALSITE_WINDOW" ] && command -v x-terminal-emulator >/dev/null 2>&1; then
  # Some terminals take a single word after -e apart at its spaces.
  DENTALSITE_WINDOW=yes exec x-terminal-emulator -e sh "$PWD/${0##*/}"
fi

say_and_wait() {
  printf '\n%s\n%s\n\n%s\n' "$1" "{{ask}}" "{{key}}"
  read -r _
  exit 1
}

# Windows that are not terminals do not know where Node.js is usually installed.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin:$HOME/.local/bin:$HOME/.volta/bin"
command -v node >/dev/null 2>&1 || say_and_wait "{{missing}}"
[ -d node_modules/dentalsite ] || npm install || say_and_wait "{{failed}}"
# "--no" forbids npx to fetch a program of that name from the internet.
npx --no dentalsite edit || say_and_wait "{{failed}}"
