#!/usr/bin/env bash
# Type-checks the samples of README, of the guide, of the library's documentation comments and of the products beside Roster as
# projects compile them: in Swift 5, in Swift 6, with main-actor isolation by default, and with approachable concurrency. A warning
# is an error.
#
#   Upkeep/checks/samples.sh [folder]   the folder of built modules; that of the package by default
#
# The samples of RosterGRDB need the trait GRDB: RosterGRDB and what it is made of are built in .build-grdb, and the lists that show
# its rows come from the other folder.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ $# = 0 ]; then
  echo "samples: building the libraries that they import"
  swift build
fi
modules=${1:-$(swift build --show-bin-path)/Modules}
[ -e "$modules/Roster.swiftmodule" ] || { echo "error: samples: no module Roster in $modules" >&2; exit 1; }
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
swift build --traits GRDB --scratch-path .build-grdb --target RosterGRDB
grdb=$(swift build --traits GRDB --scratch-path .build-grdb --show-bin-path)

# The guide's samples are the code of tests, which use the lists of files beside them.
for file in Lists UITableViewCell+ShownText; do
  sed 's/@testable //' "Lists/Tests/RosterTests/Support/$file.swift" > "$out/$file.swift"
done
guide=(Lists/Tests/RosterTests/Guide/{Choosing,ComingFromOtherLibraries,FormRecipes,InShort,Models,Recipes,ServerRecipes,ShowingAList}Tests.swift Lists/Tests/RosterScreensTests/{ChatRecipe,StreamRecipe}Tests.swift)
plugins=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host/plugins/testing

typecheck() {
  local name=$1
  shift
  local all=(-typecheck -warnings-as-errors "$@")
  local options=("${all[@]}" -I "$modules" -Xcc "-fmodule-map-file=$(dirname "$modules")/CSimulation.build/module.modulemap")
  swiftc "${options[@]}" "$out/main.swift"
  swiftc "${options[@]}" -parse-as-library -module-name Guide -plugin-path "$plugins" "$out"/{Lists,UITableViewCell+ShownText}.swift "${guide[@]}"
  swiftc "${options[@]}" -parse-as-library "$out/Library.swift" -module-name Library
  swiftc "${options[@]}" -parse-as-library -plugin-path "$plugins" "$out/ScreenTesting.swift" -module-name Screens
  swiftc "${options[@]}" -parse-as-library -plugin-path "$plugins" "$out/HeadlessUIKit.swift" -module-name Stand
  swiftc "${all[@]}" -I "$grdb/Modules" -I "$modules" \
    -Xcc -fmodule-map-file=.build-grdb/checkouts/GRDB.swift/Sources/GRDBSQLite/module.modulemap \
    -parse-as-library "$out/RosterGRDB.swift" -module-name Database
  local files
  files=$(cd "$out" && grep -c '^#sourceLocation(file' main.swift Library.swift HeadlessUIKit.swift ScreenTesting.swift RosterGRDB.swift | paste -sd ' ')
  echo "$name: samples in $files, ${#guide[@]} files of the guide"
}

approachable=(-enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature NonisolatedNonsendingByDefault)
typecheck "Swift 5" -swift-version 5
typecheck "Swift 6" -swift-version 6
typecheck "default isolation" -swift-version 6 -default-isolation MainActor
typecheck "approachable concurrency" -swift-version 6 -default-isolation MainActor "${approachable[@]}"
