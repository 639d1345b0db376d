#!/usr/bin/env bash
# Type-checks the sources as Apple's platforms compile them, without Apple's SDK: against a UIKit with Objective-C's
# protocols and classes that is derived from HeadlessUIKit's own declarations, and that has on each platform what
# Headless/Conformance/AppleTypecheck/Availability.txt says. Nothing is generated or run.
#
#   Headless/Conformance/apple-typecheck.sh              checks the package, the gallery's screens, README's samples, the guide's, the fixture and the template
#   Headless/Conformance/apple-typecheck.sh iOS macOS    the same on these platforms
#   Headless/Conformance/apple-typecheck.sh --self-test  checks the checker: wrong samples are refused, with the expected words
#
# The compiler's target is the platform itself, so that `#if os(tvOS)`, `#available` and `@available` mean what they mean
# there. The standard library's modules are Linux's: their text is the same, and only the name of the platform that they
# were compiled for is replaced.
set -euo pipefail
cd "$(dirname "$0")/../.."

parts=Headless/Conformance/AppleTypecheck
out=.build/apple-typecheck
platforms=(iOS tvOS visionOS macCatalyst macOS)
mkdir -p "$out/headless"

info=$(swiftc -print-target-info)
toolchain=$(sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' <<< "$info")
host=$(sed -n 's/.*"moduleTriple": "\(.*\)".*/\1/p' <<< "$info")
case $host in
  *-linux-*) ;;
  *) echo "error: the checker uses the standard library of a toolchain for Linux, and this one is for $host" >&2; exit 1 ;;
esac

plugins=$(dirname "$(dirname "$toolchain")")/lib/swift/host/plugins
language=(-swift-version 6 -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility)

# The oldest versions that the package supports: see Package.swift.
target() {
  case $1 in
    iOS) echo arm64-apple-ios16.0 ;;
    tvOS) echo arm64-apple-tvos16.0 ;;
    visionOS) echo arm64-apple-xros1.0 ;;
    macCatalyst) echo arm64-apple-ios16.0-macabi ;;
    macOS) echo arm64-apple-macos13.0 ;;
  esac
}

# Where the compiler looks for a platform's modules, and what they are called there.
moduleFolder() {
  case $1 in
    iOS) echo iphoneos arm64-apple-ios ;;
    tvOS) echo appletvos arm64-apple-tvos ;;
    visionOS) echo xros arm64-apple-xros ;;
    macCatalyst) echo maccatalyst arm64-apple-ios-macabi ;;
    macOS) echo macosx arm64-apple-macos ;;
  esac
}

# The name of a platform in as many characters as the host's has: zeros make up the length.
paddedTarget() {
  local before after=""
  case $1 in
    iOS) before=arm64-apple-ios16. ;;
    tvOS) before=arm64-apple-tvos16. ;;
    visionOS) before=arm64-apple-xros1. ;;
    macCatalyst) before=arm64-apple-ios after=13-macabi ;;
    macOS) before=arm64-apple-macos13. ;;
  esac
  local zeros=$((${#host} - ${#before} - ${#after}))
  [ "$zeros" -ge 0 ] || { echo "error: no room for $1's name in place of $host" >&2; return 1; }
  printf '%s%s%s\n' "$before" "$(printf '%*s' "$zeros" '' | tr ' ' 0)" "$after"
}

# The folder of the standard library and what belongs to it, for all platforms.
makeToolchain() {
  local made=$out/toolchain platform module folder name padded
  if [ -f "$made/made" ] && [ "$made/made" -nt "$0" ] && [ "$made/made" -nt "$toolchain/linux" ]; then return; fi
  rm -rf "$made"
  mkdir -p "$made/shims" "$made/sdk"
  ln -s "$toolchain/clang" "$toolchain/apinotes" "$made/"
  ln -s "$toolchain"/shims/* "$made/shims/"
  # It includes the host's C library.
  rm "$made/shims/LibcOverlayShims.h"
  touch "$made/shims/LibcOverlayShims.h"
  for platform in "${platforms[@]}"; do
    read -r folder name <<< "$(moduleFolder "$platform")"
    padded=$(paddedTarget "$platform")
    for module in Swift _Concurrency _StringProcessing SwiftOnoneSupport Synchronization Observation Glibc _Builtin_float \
      FoundationEssentials FoundationInternationalization _FoundationCollections; do
      mkdir -p "$made/$folder/$module.swiftmodule"
      LC_ALL=C sed "s/$host/$padded/" "$toolchain/linux/$module.swiftmodule/$host.swiftmodule" \
        > "$made/$folder/$module.swiftmodule/$name.swiftmodule"
    done
  done
  # Which version of visionOS has what came to iOS: the standard library's declarations name only iOS.
  {
    printf '{"CanonicalName":"xros1.0","Version":"1.0","MaximumDeploymentTarget":"99.0","VersionMap":{"iOS_xrOS":{'
    for version in {2..17}; do printf '"%s.0":"1.0",' "$version"; done
    printf '"18.0":"2.0","26.0":"26.0"},"xrOS_iOS":{"1.0":"17.0","2.0":"18.0"}}}\n'
  } > "$made/sdk/SDKSettings.json"
  makeTestsToolchain
  touch "$made/made"
}

# The same for tests on macOS, with the toolchain's own Foundation: they need more of it than the stubs have. It says of the standard
# library what came with which version of macOS, and of Foundation nothing.
makeTestsToolchain() {
  local made=$out/toolchain-tests folder name padded module
  rm -rf "$made"
  mkdir -p "$made"
  ln -s "$toolchain/clang" "$toolchain/apinotes" ../toolchain/shims "$made/"
  read -r folder name <<< "$(moduleFolder macOS)"
  padded=$(paddedTarget macOS)
  mkdir -p "$made/$folder"
  for module in "$out/toolchain/$folder"/*.swiftmodule; do ln -s "../../toolchain/$folder/$(basename "$module")" "$made/$folder/"; done
  for module in Foundation FoundationXML FoundationNetworking Dispatch XCTest RegexBuilder _RegexParser; do
    [ -d "$toolchain/linux/$module.swiftmodule" ] || continue
    mkdir -p "$made/$folder/$module.swiftmodule"
    LC_ALL=C sed "s/$host/$padded/" "$toolchain/linux/$module.swiftmodule/$host.swiftmodule" > "$made/$folder/$module.swiftmodule/$name.swiftmodule"
  done
}

sources() {
  find "$@" -name '*.docc' -prune -o -name '*.swift' -print | LC_ALL=C sort
}

# Compiles one of the checker's own programs, if it has changed.
tool() {
  if [ ! -x "$out/$1" ] || [ "$parts/$1.swift" -nt "$out/$1" ]; then
    swiftc "${language[@]}" "$parts/$1.swift" -o "$out/$1"
  fi
}

# Compares the derived UIKit with a list of Apple's signatures.
compareSignatures() {
  "$out/CompareSignatures" "$out/UIKit.swift" "$1" Headless/Conformance/COVERAGE.md
}

# The Apple-flavoured UIKit: HeadlessUIKit's public declarations, as the compiler prints them, made Objective-C's, and
# marked with the list in the given file.
makeUIKit() {
  "$out/MakeUIKit" "$1" < "$out/headless/HeadlessUIKit.swiftinterface"
}

printHeadlessUIKit() {
  emitHeadless ConstraintSolver
  emitHeadless HeadlessUIKit -emit-module-interface-path "$out/headless/HeadlessUIKit.swiftinterface"
}

# Compiles the declarations of a module of the package for the host: module name, further options.
emitHeadless() {
  local module=$1 files
  shift
  mapfile -t files < <(sources "Headless/Sources/$module")
  swiftc -frontend -emit-module -experimental-skip-all-function-bodies -parse-as-library "${language[@]}" \
    -suppress-warnings -enable-library-evolution -package-name Roster -plugin-path "$plugins" -module-name "$module" \
    -I "$out/headless" -o "$out/headless/$module.swiftmodule" "$@" "${files[@]}"
}

# MARK: On one platform

# Chooses the platform that the functions below compile for.
choose() {
  modules=$out/$1
  rm -rf "$modules"
  mkdir -p "$modules"
  apple=(
    "${language[@]}" -target "$(target "$1")" -resource-dir "$out/toolchain"
    -enable-objc-interop -disable-objc-attr-requires-foundation-module -module-cache-path "$out/cache" -I "$modules"
    -enable-testing -disable-cross-import-overlays -plugin-path "$plugins" -I Screens/Sources/CSimulation/include
    -I "$parts/Stubs/Linux" -I "$parts/Stubs/ObjectiveC" -I "$parts/Stubs/CoreFoundation"
  )
  if [ "$1" = visionOS ]; then apple+=(-sdk "$out/toolchain/sdk"); fi
}

# Writes what other modules see of a module: module name, further options, sources.
emit() {
  local module=$1
  shift
  swiftc -frontend -emit-module -experimental-skip-all-function-bodies -parse-as-library "${apple[@]}" \
    -module-name "$module" -o "$modules/$module.swiftmodule" "$@"
}

# Checks with warnings as errors, also what the compiler finds after type-checking: data races, initialisation, missing
# returns. The compiler stops there at conversions that only Apple's standard library has; then it is said that sources
# are only type-checked. Module name, further options, sources.
check() {
  local module=$1 status=0
  shift
  {
    SWIFT_BACKTRACE=enable=no swiftc -frontend -emit-sil -warnings-as-errors "${apple[@]}" \
      -module-name "$module" -o /dev/null "$@" > "$modules/$module.log" 2>&1
  } 2> /dev/null || status=$?
  if [ "$status" -gt 1 ] && ! grep -qE '^[^<: ][^: ]*:[0-9]+:[0-9]+: error: ' "$modules/$module.log"; then
    echo "$module: only type-checked, because the compiler stopped: $(grep -m 1 'While silgen' "$modules/$module.log")"
    swiftc -frontend -typecheck -warnings-as-errors "${apple[@]}" -module-name "$module" "$@"
    return
  fi
  # Linux's standard library has not what the compiler needs for pointers to variables where Objective-C is switched on.
  local found
  found=$(awk '/^[^<: ][^: ]*:[0-9]+:[0-9]+: (error|warning): / && !/broken standard library/' "$modules/$module.log")
  if [ -n "$found" ] || { [ "$status" -ne 0 ] && ! grep -q 'broken standard library' "$modules/$module.log"; }; then
    cat "$modules/$module.log"
    return 1
  fi
  if [ "$status" -ne 0 ]; then echo "$module: only type-checked, because of pointers to variables"; fi
}

# Checks a module and makes it available to the ones after it: module name, package name, folders or files.
checkModule() {
  local module=$1 package=$2 files
  shift 2
  mapfile -t files < <(sources "$@")
  case $module in
    # Nothing imports tests.
    *Tests) check "$module" -parse-as-library -package-name "$package" "${files[@]}" ;;
    *)
      check "$module" -parse-as-library -package-name "$package" "${files[@]}"
      emit "$module" -package-name "$package" "${files[@]}"
      ;;
  esac
  echo "$module: ${#files[@]} files"
}

# What an SDK has: on macOS, no UIKit.
emitSDK() {
  local files folders=("$parts/Stubs/Foundation")
  emit ObjectiveC -import-underlying-module "$parts/Stubs/ObjectiveC.swift"
  emit Dispatch "$parts/Stubs/Dispatch/Dispatch.swift"
  if [ "$1" = macOS ]; then folders+=("$parts/Stubs/macOS"); fi
  mapfile -t files < <(sources "${folders[@]}")
  emit Foundation "${files[@]}"
  emit CoreGraphics "$parts/Stubs/CoreGraphics/CoreGraphics.swift"
  emit Combine "$parts/Stubs/Combine/Combine.swift"
  emitTesting "$1" ""
  if [ "$1" = macOS ]; then return; fi
  # With library evolution, an enumeration may gain cases, as those of Apple's SDK may.
  mapfile -t files < <(sources "$parts/Stubs/UIKit")
  emit UIKit -suppress-warnings -enable-library-evolution "$out/UIKit.swift" "${files[@]}"
  emit SwiftUI -suppress-warnings "$parts/Stubs/SwiftUI/SwiftUI.swift"
}

# Testing as the toolchain has it, for a platform and with further options; where no process can start another one, without exit tests, as its own sources say it.
emitTesting() {
  local text=$modules/Testing.swiftinterface unavailable='@available(*, unavailable, message: "Exit tests are not available on this platform.")'
  sed "s/-target $host -disable-objc-interop/-target $(target "$1") $2/" \
    "$toolchain/linux/Testing.swiftmodule/$host.swiftinterface" > "$text"
  if [ "$1" != macOS ]; then
    sed -i "s/^\(.* macro \(expect\|require\)(processExitsWith \)/$unavailable\n\1/" "$text"
  fi
  swiftc -frontend -compile-module-from-interface "${apple[@]}" -suppress-warnings -module-name Testing \
    -o "$modules/Testing.swiftmodule" "$text"
}

# Checks what a hosted job compiles: platform, scheme, and which targets.
checkScheme() {
  local platform=$1 name kind folder options
  while IFS=$'\t' read -r name kind folder options; do
    # See checkTestsOnMac.
    if [ "$platform" = macOS ] && [[ $name = *Tests ]]; then continue; fi
    if [ "$kind" = c ] || [ -e "$modules/$name.swiftmodule" ]; then continue; fi
    checkModule "$name" roster "$folder"
  done < <("$parts/plan.py" "$platform" "$2" < "$out/package-$3.json")
}

# Type-checks the tests of the job on macOS, and what they import, with the toolchain's Foundation.
checkTestsOnMac() {
  local name kind folder options given files status=0
  modules=$out/macOS-tests
  rm -rf "$modules"
  mkdir -p "$modules"
  apple=(
    -target "$(target macOS)" -resource-dir "$out/toolchain-tests" -disable-objc-interop -module-cache-path "$out/cache-tests" -I "$modules"
    -enable-testing -disable-cross-import-overlays -plugin-path "$plugins" -I Screens/Sources/CSimulation/include -I "$parts/Stubs/Toolchain"
  )
  emitTesting macOS -disable-objc-interop
  while IFS=$'\t' read -r name kind folder options; do
    if [ "$kind" = c ]; then continue; fi
    mapfile -t files < <(sources "$folder")
    read -ra given <<< "$options"
    if [[ $name = *Tests ]]; then
      swiftc -frontend -typecheck -suppress-warnings -parse-as-library "${apple[@]}" "${given[@]}" -package-name roster -module-name "$name" \
        "${files[@]}" || status=1
      echo "$name: ${#files[@]} files"
    else
      emit "$name" -suppress-warnings "${given[@]}" -package-name roster "${files[@]}"
    fi
  done < <("$parts/plan.py" macOS Package < "$out/package-all.json")
  return "$status"
}

checkPlatform() {
  choose "$1"
  emitSDK "$1"
  if [ "$1" = macOS ]; then
    checkScheme macOS Package all
    checkTestsOnMac
    return
  fi
  local module
  for module in RosterDiagnostics RowStructures ListChanges RosterCore RosterFlows Roster RosterComposites; do
    checkModule "$module" roster "Lists/Sources/$module"
  done
  for module in Simulation ScreenTesting; do checkModule "$module" roster "Screens/Sources/$module"; done
  for module in ReusableDataSource SimpleDataSource QuickDataSource TableViewDataSource; do
    checkModule "$module" roster "Lists/DropIns/Sources/$module"
  done
  case $1 in
    iOS | macCatalyst) ;;
    # The screens and the samples are those of a phone.
    *) return 0 ;;
  esac
  emit XCTest "$parts/Stubs/XCTest/XCTest.swift"
  checkModule TestSupport roster Upkeep/TestSupport/Sources/TestSupport
  checkModule UpdateMachine roster Lists/Support/UpdateMachine
  checkModule UIKitTests roster Headless/Conformance/UIKitTests
  if [ -d Demos/Gallery/Sources/GalleryScreens ]; then
    checkModule GalleryScreens gallery Demos/Gallery/Sources/GalleryScreens "$parts/BundleModule.swift"
  fi
  checkModule Movies movies Headless/Fixtures/AliasedApp/Sources/Movies
  checkModule Books books Demos/ListApp/Sources/Books
  check ListApp -parse-as-library "Demos/ListApp/App/AppDelegate.swift" "Demos/ListApp/App/SceneDelegate.swift"
  if [ "$1" = iOS ]; then checkTodaysApp; checkUntranslated; fi
  if [ "$1" = iOS ]; then checkScheme iOS Package uikit; fi
  check Readme "$out/main.swift"
  echo "README and guide: $(grep -c '^#sourceLocation(file' "$out/main.swift") samples"
}

# The fixture that is an app as a new project makes it: for the main actor by default, and for the versions that its package names.
checkTodaysApp() {
  local kept=("${apple[@]}") files
  mapfile -t files < <(sources Headless/Fixtures/TodaysApp/Sources/Inbox)
  apple+=(
    -target arm64-apple-ios17.0 -default-isolation MainActor -enable-upcoming-feature InferIsolatedConformances
    -enable-upcoming-feature NonisolatedNonsendingByDefault
  )
  check TodaysApp -parse-as-library "${files[@]}"
  echo "TodaysApp: ${#files[@]} files"
  apple=("${kept[@]}")
}

# Apps with Objective-C as they are, which the translator translates where there is none.
checkUntranslated() {
  local folder files
  for folder in Headless/Fixtures/TranslatedApps/Sources/*/; do
    # Its manifest leaves files out, and it reads its bundle by API that the Foundation of this checker lacks.
    if [ "$(basename "$folder")" = Postcards ]; then continue; fi
    mapfile -t files < <(sources "$folder")
    check "$(basename "$folder")" -parse-as-library -swift-version 5 -disable-upcoming-feature ExistentialAny "${files[@]}"
    echo "$(basename "$folder"): ${#files[@]} files, as they are before they are translated"
  done
}

# README's samples and those of the guide's short article, in one file with the lines that they have there. The first
# declares what the others use.
readmeSamples() {
  cat "$parts/ReadmePrelude.swift"
  awk -f "$parts/ReadmeSamples.awk" README.md Lists/Sources/Roster/Roster.docc/InShort.md
}

# Runs a function with each platform, side by side, and shows what each printed.
onEachPlatform() {
  local platform status=0
  local -A jobs=()
  for platform in "${checked[@]}"; do
    (set -e; "$1" "$platform") > "$out/$platform.log" 2>&1 &
    jobs[$platform]=$!
  done
  for platform in "${checked[@]}"; do
    if wait "${jobs[$platform]}"; then
      sed "s/^/$platform: /" "$out/$platform.log"
    else
      echo "$platform:"
      cat "$out/$platform.log" >&2
      status=1
    fi
  done
  return "$status"
}

# MARK: The checker itself

# The first line of a wrong sample tells the words of its refusal: `// refused: words` on all platforms, or
# `// refused on tvOS: words` on one, while it is right on the others.
judgeSamples() {
  local sample words expected failures=0
  # The samples are of UIKit.
  if [ "$1" = macOS ]; then return; fi
  choose "$1"
  emitSDK "$1"
  for sample in "$parts"/Samples/Accepted/*.swift "$parts"/Samples/Refused/*.swift; do
    words=$(sed -n "1s,^// refused\( on $1\)\{0\,1\}: ,,p" "$sample")
    if [ "$(dirname "$sample")" = "$parts/Samples/Refused" ] && ! grep -q '^// refused\( on [a-zA-Z]*\)\?: ' "$sample"; then
      echo "$sample:1: error: the first line does not say with which words the sample is refused" >&2
      failures=$((failures + 1))
    elif check Sample -parse-as-library "$sample" > "$modules/refusal" 2>&1; then
      [ -z "$words" ] || { echo "$sample:1: error: the sample is wrong and was accepted" >&2; failures=$((failures + 1)); }
    elif [ -z "$words" ]; then
      echo "$sample:1: error: the sample is right and was refused" >&2
      cat "$modules/refusal" >&2
      failures=$((failures + 1))
    elif ! grep -qF "$words" "$modules/refusal"; then
      echo "$sample:1: error: the sample was refused with other words than \"$words\":" >&2
      cat "$modules/refusal" >&2
      failures=$((failures + 1))
    fi
  done
  [ "$failures" -eq 0 ]
}

selfTest() {
  onEachPlatform judgeSamples
  printf '# UITableView\nfunc reloadDate()\n' > "$out/list"
  if compareSignatures "$out/list" > "$out/refusal"; then
    echo "$parts/CompareSignatures.swift:1: error: a signature that is not declared was accepted" >&2
    return 1
  fi
  printf '# UITableView\nnot tvOS: seperatorStyle\n' > "$out/list"
  if makeUIKit "$out/list" > /dev/null 2> "$out/refusal"; then
    echo "$parts/MakeUIKit.swift:1: error: the availability of a member that is not declared was accepted" >&2
    return 1
  fi
  echo "apple-typecheck: all $(sources "$parts/Samples" | wc -l) samples are judged as on each of Apple's platforms"
}

checked=("${platforms[@]}")
if [ "$#" -gt 0 ] && [ "$1" != --self-test ]; then
  for platform in "$@"; do
    [[ " ${platforms[*]} " = *" $platform "* ]] || { echo "error: there is no platform $platform: ${platforms[*]}" >&2; exit 1; }
  done
  checked=("$@")
fi

makeToolchain
printHeadlessUIKit
tool MakeUIKit
tool CompareSignatures
makeUIKit "$parts/Availability.txt" > "$out/UIKit.swift"
if [ "${1:-}" = --self-test ]; then
  selfTest
  exit
fi

compareSignatures "$parts/Signatures.txt"
# A scratch folder of its own, so that it does not wait for a build.
ROSTER_TESTS=all swift package --scratch-path "$out/package" dump-package > "$out/package-all.json"
ROSTER_UIKIT=1 swift package --scratch-path "$out/package" dump-package > "$out/package-uikit.json"
readmeSamples > "$out/main.swift"

onEachPlatform checkPlatform
