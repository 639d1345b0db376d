#!/usr/bin/env bash
# Makes an app of the template in a temporary folder, and runs its tests there.
#
#   Demos/check-list-app.sh [FOLDER]   FOLDER is where the libraries have been built
set -euo pipefail
cd "$(dirname "$0")/.."

shared=()
[ $# = 0 ] || shared=(--scratch-path "$(realpath "$1")" --disable-build-manifest-caching)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

Demos/create-list-app.sh "$folder/Reading"
# It does not overwrite what is there.
if Demos/create-list-app.sh "$folder/Reading" 2>"$folder/refusal" || ! grep -q "exists already" "$folder/refusal"; then
  echo "error: an existing folder was not refused" >&2
  exit 1
fi

# Every object that the project file refers to is in it, and so are the files.
project=$folder/Reading/App/ListApp.xcodeproj/project.pbxproj
defined=$(grep -oE '^		[0-9A-F]{24}' "$project" | tr -d '\t' | sort)
if [ "$(uniq <<<"$defined")" != "$defined" ]; then
  echo "error: an object of the project file is defined twice" >&2
  exit 1
fi
if missing=$(comm -13 <(echo "$defined") <(grep -oE '[0-9A-F]{24}' "$project" | sort -u)) && [ -n "$missing" ]; then
  echo "error: the project file refers to objects that are not in it: $missing" >&2
  exit 1
fi
for file in $(sed -n 's/.*path = \(.*\.swift\);/\1/p' "$project"); do
  [ -f "$folder/Reading/App/$file" ] || { echo "error: $file of the project file does not exist" >&2; exit 1; }
done

cd "$folder/Reading"
swift test "${shared[@]}"
swift run "${shared[@]}" Preview
grep -q "Moby-Dick" books.html
