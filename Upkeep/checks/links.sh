#!/usr/bin/env bash
# Checks that every relative link in the Markdown files leads to a file.
set -euo pipefail
cd "$(dirname "$0")/../.."

broken=0
while IFS= read -r file; do
  while IFS= read -r target; do
    case "$target" in http*|mailto:*|'#'*|'') continue ;; esac
    path="$(dirname "$file")/${target%%#*}"
    if [ ! -e "$path" ]; then
      echo "error: $file links to $target, which does not exist" >&2
      broken=1
    fi
  done < <(grep -oE '\]\([^)]+\)' "$file" | sed -E 's/^\]\(([^) ]+).*\)$/\1/')
done < <(git ls-files '*.md')
[ "$broken" = 0 ] || exit 1
echo "links: all lead somewhere"
