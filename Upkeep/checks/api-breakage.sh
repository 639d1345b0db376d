#!/usr/bin/env bash
# Compares the public API of the stable modules with that of the last tagged version, or of another commit. What differs is printed, and fails.
#
#   Upkeep/checks/api-breakage.sh             compares with the last version's tag
#   Upkeep/checks/api-breakage.sh COMMIT      compares with a commit
#
# The API of a commit is written once, into .build/api-baseline, from a build of its own: some minutes. What begins with an underscore is not
# promised and not compared.
set -Eeuo pipefail
cd "$(dirname "$0")/../.."
trap 'echo "error: api-breakage: line $LINENO of Upkeep/checks/api-breakage.sh failed: $BASH_COMMAND" >&2' ERR

modules="Roster RosterComposites RosterFlows RosterCore ListChanges ReusableDataSource SimpleDataSource QuickDataSource TableViewDataSource ScreenTesting"

name=${1:-$(git tag --list '[0-9]*.[0-9]*.[0-9]*' --sort=-version:refname | head -1)}
if [ -z "$name" ]; then
  echo "api-breakage: no version has been tagged, so that nothing was promised yet"
  exit
fi
command -v swift-api-digester >/dev/null || { echo "error: api-breakage: swift-api-digester, of the Swift toolchain, is not on the PATH" >&2; exit 1; }
commit=$(git rev-parse --verify --quiet "$name^{commit}") || { echo "error: api-breakage: $name is no commit of this clone" >&2; exit 1; }
target=$(swift -print-target-info | sed -n 's/.*"triple" *: *"\(.*\)".*/\1/p' | head -1)

# Builds the modules of a checkout, and writes what each declares for users into a folder.
write() {
  local built module
  for module in $modules; do (cd "$1" && swift build --target "$module"); done
  built=$(cd "$1" && swift build --show-bin-path)
  mkdir -p "$2"
  for module in $modules; do
    swift-api-digester -dump-sdk -module "$module" -I "$built/Modules" -target "$target" -abort-on-module-fail -avoid-location -avoid-tool-args \
      -Xcc "-fmodule-map-file=$built/CSimulation.build/module.modulemap" -module-cache-path "$work/cache" -o "$2/$module.json"
  done
}

work=$(mktemp -d)
finish() {
  git worktree remove --force "$work/checkout" 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT
baseline=.build/api-baseline/$commit
if [ ! -e "$baseline" ]; then
  echo "api-breakage: building $name, to know what it declares"
  git worktree add --quiet --detach "$work/checkout" "$commit"
  write "$work/checkout" "$work/baseline"
  mkdir -p .build/api-baseline
  mv "$work/baseline" "$baseline"
fi
echo "api-breakage: building what is compared with $name"
write . "$work/now"

broken=0
for module in $modules; do
  differences=$(swift-api-digester -diagnose-sdk -input-paths "$baseline/$module.json" -input-paths "$work/now/$module.json" 2>&1 |
    grep -vE '^(/\*.*)?$|^[A-Za-z]+ ([A-Za-z]+\.)*_' || true)
  [ -z "$differences" ] || { broken=1; sed "s/^/error: api-breakage: $module: /" <<<"$differences" >&2; }
done
[ "$broken" = 0 ] || exit 1
echo "api-breakage: the stable modules declare what they declared in $name"
