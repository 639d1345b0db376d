#!/usr/bin/env bash
# Shows and tries screens of an app from the command line, as a user does, and looks at what is said and at how the commands end. It takes
# half a minute where the apps and their tests have been built, and some minutes else.
set -euo pipefail
cd "$(dirname "$0")/../.."

package=Headless/Fixtures/TranslatedApps
[ -x "$package/.build/debug/headless-tool" ] || swift build --build-tests --package-path "$package"
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT

fail() {
  echo "error: screens: $1" >&2
  cat "$output/report" "$output/errors" >&2
  exit 1
}

# Runs a command that has to end with a status, and to say a text to people or to programs.
expect() {
  local wanted=$1 text=$2 status=0
  shift 2
  "$package/.build/debug/headless-tool" "$@" --package-path "$package" >"$output/report" 2>"$output/errors" || status=$?
  [ "$status" = "$wanted" ] || fail "headless $* ended with $status, and not with $wanted"
  grep -qF -- "$text" "$output/report" "$output/errors" || fail "headless $* did not say: $text"
}

sample='TripsViewController(store: .sample)'
expect 0 'try screen.swipe(.indexPath([0, 1]), tap: "Delete")' show TripsViewController --with "$sample" --output "$output/files"
for file in svg outline.txt spoken.txt touchables.txt json; do
  [ -s "$output/files/TripsViewController.$file" ] || fail "there is no TripsViewController.$file"
done
expect 0 '"spoken" : [' show TripsViewController --with "$sample" --json --dark --size 320x568
python3 -c 'import json, sys; assert json.load(open(sys.argv[1]))["size"] == [320, 568]' "$output/report" ||
  fail 'the report is no JSON of a window of 320 × 568 points'
expect 0 'nothing was found in 5 worlds' try TripsViewController --with "$sample" --worlds 5
# Screens of a nib, of a storyboard, and of what a catalogue of assets, a property list, texts and files of the app say.
expect 0 'Stamps' show ErrandsViewController --with 'ErrandsViewController(list: ErrandList(errands: [Errand(title: "Stamps")]))'
expect 0 'nothing was found in 3 worlds' try ErrandsViewController --worlds 3 \
  --with 'ErrandsViewController(list: ErrandList(errands: [Errand(title: "Stamps")]))'
expect 0 'Journeys' show JourneysViewController \
  --with 'UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Journeys") as! JourneysViewController'
expect 0 'Version 2.1' show PostcardsViewController --output "$output/files" --dark
grep -qi '#333333' "$output/files/PostcardsViewController.svg" || fail "the catalogue's dark colour is not in the picture"
expect 0 'nothing was found in 3 worlds' try PostcardsViewController --worlds 3
expect 1 '"check" : "leaks"' try TripsViewController --json --worlds 5 --with 'struct Kept { @MainActor static var all: [UIViewController] = [] }
  let trips = TripsViewController(store: .sample)
  Kept.all.append(trips)
  return trips'
expect 1 'TripsViewController ended the program: HeadlessProgram/--with:1: Fatal error: Nobody' \
  show TripsViewController --with 'fatalError("Nobody")'
expect 1 '"check" : "traps"' try TripsViewController --json --worlds 2 --with 'fatalError("Nobody")'
expect 2 'init(store: TripStore)' show TripsViewController
expect 2 'init(store: TripStore)' try TripsViewController --worlds 2
expect 2 'declares a class TripViewControler; there are' show TripViewControler
expect 2 '--size cannot be' show TripsViewController --size small
echo "screens: shown, tried and refused as they should be"
