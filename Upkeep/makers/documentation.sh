#!/usr/bin/env bash
# Builds the documentation of every library into .build/documentation; a link that leads nowhere fails.
# With --if-needed, does nothing if no source has changed since. With --traits, RosterGRDB too, which fetches GRDB.
set -Eeuo pipefail
cd "$(dirname "$0")/../.."

output=.build/documentation
modules="Roster RosterComposites RosterFlows RosterCore ListChanges HeadlessUIKit HeadlessRendering HeadlessNibs ScreenTesting Simulation"
dropIns="ReusableDataSource SimpleDataSource QuickDataSource TableViewDataSource"

needed=always
traits=""
for option in "$@"; do
  case "$option" in
    --if-needed) needed=changed ;;
    --traits) traits=GRDB ;;
    *) echo "error: $option is not an option of Upkeep/makers/documentation.sh" >&2; exit 1 ;;
  esac
done

if [ $needed = changed ] && [ -e "$output/built$traits" ] && [ -z "$(find {Lists,Lists/DropIns,Lists/Database,Headless,Screens}/Sources Package.swift "$0" -newer "$output/built$traits" -print -quit)" ]; then
  echo "documentation: as built before"
  exit 0
fi

for tool in swift docc swift-symbolgraph-extract; do
  command -v "$tool" >/dev/null || { echo "error: documentation: $tool, of the Swift toolchain, is not on the PATH" >&2; exit 1; }
done
trap 'echo "error: documentation: line $LINENO of Upkeep/makers/documentation.sh failed: $BASH_COMMAND" >&2' ERR

target=$(swift -print-target-info | sed -n 's/.*"triple" *: *"\(.*\)".*/\1/p' | head -1)
graphs=.build/symbolgraph
rm -rf "$graphs"
mkdir -p "$graphs"

# Writes what a module that was built declares: its name, and the compiler's options.
extract() {
  local module=$1
  shift
  swift-symbolgraph-extract -module-name "$module" -target "$target" "$@" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"
}

# The libraries alone: what SwiftPM's dump-symbol-graph dumps includes tests, which nobody may have built.
echo "documentation: building the libraries"
swift build
built=$(swift build --show-bin-path)
for module in $modules $dropIns; do
  extract "$module" -I "$built/Modules" -Xcc "-fmodule-map-file=$built/CSimulation.build/module.modulemap"
done
if [ -n "$traits" ]; then
  # The module that its tests were built with, or else one of its own, as tests of the package would be built with the trait otherwise.
  scratch=.build-grdb
  module="$scratch/debug/Modules/RosterGRDB.swiftmodule"
  if [ ! -e "$module" ] || [ -n "$(find {Lists,Lists/Database}/Sources Package.swift -newer "$module" -print -quit)" ]; then
    scratch=.build-grdb/documentation
    echo "documentation: building RosterGRDB, with GRDB"
    swift build --traits "$traits" --scratch-path "$scratch" --target RosterGRDB
  fi
  extract RosterGRDB -I "$scratch/debug/Modules" -I "$scratch/checkouts/GRDB.swift/Sources/GRDBSQLite"
  modules="$modules RosterGRDB"
fi

rm -rf "$output"
for module in $modules $dropIns; do
  mkdir -p "$output/$module"
  cp "$graphs/$module.symbols.json" "$graphs/$module@"*.symbols.json "$output/$module/" 2>/dev/null \
    || cp "$graphs/$module.symbols.json" "$output/$module/"
  catalog=()
  for sources in {Lists,Lists/DropIns,Lists/Database,Headless,Screens}/Sources; do
    [ ! -e "$sources/$module/$module.docc" ] || catalog=("$sources/$module/$module.docc")
  done
  docc convert "${catalog[@]}" \
    --additional-symbol-graph-dir "$output/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "roster.$module" \
    --output-path "$output/$module.doccarchive" \
    --warnings-as-errors --disable-parameters-and-returns-validation
  echo "documentation: $module"
done
touch "$output/built$traits"
