#!/usr/bin/env bash
# Checks the format and the size of all Swift sources, the names of tests, and the texts around figures.
set -euo pipefail
cd "$(dirname "$0")/../.."

git ls-files -z '*.swift' | xargs -0 swift format lint --strict

# A test is called by a sentence in camel case, and by nothing else.
names=$(git grep -nE '@Test\("|func `[^`]* ' -- '*Tests.swift' || true)
if [ -n "$names" ]; then
  printf 'error: tests that are named in another way:\n%s\n' "$names" >&2
  exit 1
fi

# Two ideas in one file are hard to find again.
limit=600
long=$(git ls-files -z '*.swift' | xargs -0 wc -l | awk -v limit=$limit '$2 != "total" && $1 > limit')
if [ -n "$long" ]; then
  printf 'error: files with more than %s lines:\n%s\n' "$limit" "$long" >&2
  exit 1
fi

# Code in Swift 5 that says nothing of actors uses what belongs to the main actor.
bare=$(git ls-files -z '*/Sources/*.swift' ':!Demos' ':!Upkeep' ':!Headless/Fixtures' | xargs -0 awk '
  FNR == 1 { before = "" }
  waits && /^ *(@[a-zA-Z]+ )*(public|open) / { print FILENAME ":" FNR ": " $0 }
  { waits = /^ *@MainActor$/ && before !~ /@preconcurrency/ }
  /^ *(@[^ ]+ )*@MainActor (@[^ ]+ )*(public|open) / && !/@preconcurrency/ && before !~ /@preconcurrency/ {
    print FILENAME ":" FNR ": " $0
  }
  { before = $0 }')
if [ -n "$bare" ]; then
  printf 'error: public declarations of the main actor without @preconcurrency:\n%s\n' "$bare" >&2
  exit 1
fi

# Figures stand in texts that a template makes.
Upkeep/checks/figures.py --check

echo "lint: $(git ls-files '*.swift' | wc -l) Swift files are clean"
