#!/usr/bin/env bash
# Measures what the package costs those who build it: seconds of cold builds, and bytes of code of each module.
#
#   Upkeep/Benchmarks/build-cost.sh                  of the sources here
#   Upkeep/Benchmarks/build-cost.sh --since COMMIT   and of an earlier commit, to compare with
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Whether a folder has a module: in a wing, or in Sources as in commits before there were wings.
has() {
  [ -d "$1/Lists/Sources/$2" ] || [ -d "$1/Screens/Sources/$2" ] || [ -d "$1/Sources/$2" ]
}

# Prints a row for each module of a folder. A target is built with what it needs and nothing else.
measure() {
  local folder=$1 name=$2 begun
  for module in ListChanges RosterCore RosterFlows Roster RosterComposites ScreenTesting; do
    has "$folder" "$module" || continue
    begun=$SECONDS
    swift build --package-path "$folder" --scratch-path "$work/$name-$module" --target "$module" >/dev/null
    printf '| %s | debug build of `%s`, cold | %s s |\n' "$name" "$module" "$((SECONDS - begun))"
  done
  begun=$SECONDS
  swift build --package-path "$folder" --scratch-path "$work/$name-release" -c release --target Roster >/dev/null
  printf '| %s | release build of `Roster`, cold | %s s |\n' "$name" "$((SECONDS - begun))"
  if has "$folder" RosterComposites; then
    swift build --package-path "$folder" --scratch-path "$work/$name-release" -c release --target RosterComposites >/dev/null
  fi
  for module in ListChanges RosterCore RosterFlows Roster RosterComposites ConstraintSolver HeadlessUIKit; do
    local objects=("$work/$name-release/release/$module.build/"*.o)
    [ -e "${objects[0]}" ] || continue
    size "${objects[@]}" | awk -v name="$name" -v module="$module" \
      'NR > 1 { text += $1; data += $2 } END { printf "| %s | code and data of `%s` | %d and %d KiB |\n", name, module, text / 1024, data / 1024 }'
  done
}

echo '| | | |'
echo '|---|---|---|'
if [ "${1:-}" = --since ]; then
  git worktree add --quiet --detach "$work/earlier" "$2"
  trap 'git worktree remove --force "$work/earlier"; rm -rf "$work"' EXIT
  measure "$work/earlier" "$2"
fi
measure "$PWD" now
