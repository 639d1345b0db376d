#!/usr/bin/env bash
# Makes an app of the template, in a new folder.
#
#   Demos/create-list-app.sh ~/Projects/Reading              depends on this checkout
#   Demos/create-list-app.sh ~/Projects/Reading --url URL    depends on the branch main of the repository at an address
set -euo pipefail

usage() {
  sed -n '4,5s/^#   /usage: /p' "$0" >&2
  exit 2
}

case $# in
  1) ;;
  3) [ "$2" = --url ] || usage ;;
  *) usage ;;
esac
folder=$1
if [ -e "$folder" ]; then
  echo "error: $folder exists already; nothing was changed" >&2
  exit 1
fi

templates=$(cd "$(dirname "$0")" && pwd)
roster=$(dirname "$templates")
if [ $# = 3 ]; then
  # The name is that of the last part of the address, without its suffix.
  identity=$(basename "$3" .git)
  dependency=".package(url: \"$3\", branch: \"main\")"
else
  identity=Roster
  dependency=".package(name: \"Roster\", path: \"$roster\")"
fi

mkdir -p "$folder"
# What a build has left in the template is not the template's.
(cd "$templates/ListApp" && tar --exclude=./.build --exclude=./Package.resolved --exclude=./books.html -cf - .) | tar -xf - -C "$folder"
sed -i.before -e "s|\.package(name: \"Roster\", path: \"../..\")|$dependency|" -e "s|package: \"Roster\"|package: \"$identity\"|" \
  "$folder/Package.swift"
rm "$folder/Package.swift.before"
echo "$folder: swift test, swift run Preview, or open App/ListApp.xcodeproj"
