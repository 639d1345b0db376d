#!/usr/bin/env bash
# Type-checks the samples of README, of the guide, of the library's documentation comments and of the products beside Roster as
# projects compile them: in Swift 5, in Swift 6, with main-actor isolation by default, and with approachable concurrency. A warning
# is an error.
#
#   Upkeep/checks/samples.sh             all samples. It builds the libraries, and RosterGRDB, which needs the trait GRDB, in .build-grdb
#   Upkeep/checks/samples.sh libraries   all but those of RosterGRDB
#   Upkeep/checks/samples.sh database    those of RosterGRDB, after its tests have been built in .build-grdb
set -euo pipefail
cd "$(dirname "$0")/../.."

what=${1:-all}
grdb=.build-grdb/debug/Modules
modules=$grdb
case "$what" in
  all | libraries)
    echo "samples: building the libraries that they import"
    swift build
    modules=$(swift build --show-bin-path)/Modules
    [ "$what" != all ] || swift build --traits GRDB --scratch-path .build-grdb --target RosterGRDB
    ;;
  database) ;;
  *) echo "error: samples: $what is none of all, libraries and database" >&2; exit 1 ;;
esac
if [ ! -e "$modules/Roster.swiftmodule" ]; then
  echo "error: samples: there is no module Roster in $modules. Run the tests of RosterGRDB first." >&2
  exit 1
fi
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
{
  cat Headless/Conformance/AppleTypecheck/ReadmePrelude.swift
  awk -f Headless/Conformance/AppleTypecheck/ReadmeSamples.awk README.md Lists/Sources/Roster/Roster.docc/InShort.md
} > "$out/main.swift"

# The samples of the sources and articles of modules, behind what they take for granted.
module() {
  cat "Upkeep/checks/Samples/$1Prelude.swift"
  find $(for name in "$@"; do ls -d {Lists,Lists/Database,Headless,Screens}/Sources/"$name" 2>/dev/null; done) -name '*.md' -o -name '*.swift' | LC_ALL=C sort | xargs awk -f Upkeep/checks/Samples/ModuleSamples.awk
}
module ScreenTesting > "$out/ScreenTesting.swift"
module RosterGRDB > "$out/RosterGRDB.swift"
module HeadlessUIKit Simulation > "$out/HeadlessUIKit.swift"
# Those of the library itself, but for what needs SwiftUI or Combine. The code of its articles is that of tests.
{
  cat Upkeep/checks/Samples/LibraryPrelude.swift
  find Lists/Sources/{ListChanges,RosterCore,RosterFlows,Roster,RosterComposites} -name '*.swift' |
    xargs grep -LE 'canImport\((SwiftUI|Combine)\)' | LC_ALL=C sort |
    xargs awk -v screen=Screen -f Upkeep/checks/Samples/ModuleSamples.awk
} > "$out/Library.swift"

# The guide's samples are the code of tests, which use the lists of files beside them.
for file in Lists UITableViewCell+ShownText; do
  sed 's/@testable //' "Lists/Tests/RosterTests/Support/$file.swift" > "$out/$file.swift"
done
guide=(Lists/Tests/RosterTests/Guide/{Choosing,ComingFromOtherLibraries,FormRecipes,InShort,Models,Recipes,ServerRecipes,ShowingAList}Tests.swift Lists/Tests/RosterScreensTests/{ChatRecipe,StreamRecipe}Tests.swift)
plugins=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host/plugins/testing

# Type-checks a program in the background, as many at a time as there are processors, with the compiler's output in a file.
typecheck() {
  local log="$out/$mode, $1.log"
  shift
  while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n || true; done
  { swiftc -typecheck -warnings-as-errors "${options[@]}" "$@" || echo "swiftc ended with status $?"; } >"$log" 2>&1 &
}

# Type-checks all programs with the compiler's options for a mode.
check() {
  mode=$1
  shift
  options=("$@")
  local libraries=(-I "$modules" -Xcc "-fmodule-map-file=$(dirname "$modules")/CSimulation.build/module.modulemap")
  if [ "$what" != database ]; then
    typecheck guide "${libraries[@]}" -parse-as-library -module-name Guide -plugin-path "$plugins" \
      "$out"/{Lists,UITableViewCell+ShownText}.swift "${guide[@]}"
    typecheck README "${libraries[@]}" "$out/main.swift"
    typecheck library "${libraries[@]}" -parse-as-library "$out/Library.swift" -module-name Library
    typecheck ScreenTesting "${libraries[@]}" -parse-as-library -plugin-path "$plugins" "$out/ScreenTesting.swift" -module-name Screens
    typecheck HeadlessUIKit "${libraries[@]}" -parse-as-library -plugin-path "$plugins" "$out/HeadlessUIKit.swift" -module-name Stand
  fi
  if [ "$what" != libraries ]; then
    typecheck RosterGRDB -I "$grdb" -I "$modules" \
      -Xcc -fmodule-map-file=.build-grdb/checkouts/GRDB.swift/Sources/GRDBSQLite/module.modulemap \
      -parse-as-library "$out/RosterGRDB.swift" -module-name Database
  fi
}

approachable=(-enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature NonisolatedNonsendingByDefault)
check "Swift 5" -swift-version 5
check "Swift 6" -swift-version 6
check "default isolation" -swift-version 6 -default-isolation MainActor
check "approachable concurrency" -swift-version 6 -default-isolation MainActor "${approachable[@]}"
wait

failures=0
for log in "$out"/*.log; do
  [ -s "$log" ] || continue
  failures=$((failures + 1))
  cat "$log"
  echo "error: samples: $(basename "$log" .log): the samples above don't compile" >&2
done
[ "$failures" = 0 ] || exit 1
case "$what" in
  all) files=(main Library HeadlessUIKit ScreenTesting RosterGRDB) ;;
  libraries) files=(main Library HeadlessUIKit ScreenTesting) ;;
  database) files=(RosterGRDB) ;;
esac
counts=$(cd "$out" && grep -Hc '^#sourceLocation(file' "${files[@]/%/.swift}" | paste -sd ' ')
[ "$what" = database ] || counts="$counts, ${#guide[@]} files of the guide"
echo "samples: each compiles in four modes: $counts"
