#!/usr/bin/env bash
# Copies the pictures that README shows from a fresh run of the gallery, and the film of a mistake that a simulation
# finds; with --check, fails if they differ instead.
#
#   Upkeep/makers/pictures.sh [--check]          draws the gallery anew
#   Upkeep/makers/pictures.sh --check FOLDER     compares with a gallery that is drawn already
#   Upkeep/makers/pictures.sh --check FOLDER --without-film
#                                                leaves out the film, for which everything is built optimized
set -euo pipefail
cd "$(dirname "$0")/../.."

output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
gallery=${2:-$output}
[ -n "${2:-}" ] || swift run --package-path Demos gallery --output "$gallery" >/dev/null
names=(movies contacts-swiped grid changes-animated)
if [ "${3:-}" != --without-film ]; then
  names+=(film)
  swift run -c release --package-path Upkeep/Benchmarks soak film --output "$output" >/dev/null
fi

stale=0
for name in "${names[@]}"; do
  from=$gallery
  [ "$name" != film ] || from=$output
  for style in light dark; do
    fresh="$from/$name-$style.svg"
    kept="Demos/Pictures/$name-$style.svg"
    if [ "${1:-}" = --check ]; then
      cmp -s "$fresh" "$kept" || { echo "error: $kept is stale; run Upkeep/makers/pictures.sh" >&2; stale=1; }
    else
      cp "$fresh" "$kept"
    fi
  done
done
[ "$stale" = 0 ] && echo "pictures: as they are drawn now"
exit "$stale"
