#!/usr/bin/env bash
# Says whether the version in CHANGELOG.md can be tagged, and what to type then. It changes nothing.
#
#   Upkeep/checks/release.sh            looks at everything, and compares the API with the last version's
#   Upkeep/checks/release.sh --check    as CI does, looks at the changelog, whose newest version is the newest tag or comes after it, and at .spi.yml
set -euo pipefail
cd "$(dirname "$0")/../.."

problems=0
problem() {
  echo "error: release: $1" >&2
  problems=1
}

version=$(sed -nE 's/^## ([0-9]+\.[0-9]+\.[0-9]+)$/\1/p' CHANGELOG.md | head -1)
[ -n "$version" ] || { problem "CHANGELOG.md has no heading of a version, such as ## 1.0.0"; exit 1; }
[ "$(grep -n '^## ' CHANGELOG.md | head -1 | cut -d: -f2)" = "## Unreleased" ] || problem "CHANGELOG.md has no heading ## Unreleased above $version"
last=$(git tag --list '[0-9]*.[0-9]*.[0-9]*' --sort=-version:refname | head -1)
newest=$(printf '%s\n' "$version" "${last:-0.0.0}" | sort -V | tail -1)
[ "$newest" = "$version" ] || problem "CHANGELOG.md ends at $version, and $last has been tagged"
# RosterGRDB is empty without its trait.
products=$(sed -nE 's/^ *\.library\(name: "([^"]+)".*/\1/p' Package.swift | grep -v '^RosterGRDB$' | LC_ALL=C sort | paste -sd ' ')
documented=$(sed -nE 's/.*documentation_targets: \[(.*)\]/\1/p' .spi.yml | tr -d ' ' | tr ',' '\n' | LC_ALL=C sort | paste -sd ' ')
[ "$products" = "$documented" ] || problem ".spi.yml documents $documented, and Package.swift has the products $products"
[ "$problems" = 0 ] || exit 1
if [ "${1:-}" = --check ]; then
  echo "release: $version in CHANGELOG.md, ${last:-nothing} tagged"
  exit
fi

[ "$version" != "$last" ] || problem "$version has been tagged: give what stands under Unreleased a version"
unreleased=$(sed -n '/^## Unreleased$/,/^## [0-9]/p' CHANGELOG.md | grep -cvE '^(## .*)?$' || true)
[ "$unreleased" = 0 ] || problem "CHANGELOG.md has $unreleased lines under Unreleased: they belong to $version"
[ -z "$(git status --porcelain)" ] || problem "there are changes that are not committed"
for page in README.md Upkeep/Stability.md; do
  ! grep -q 'no tagged version' "$page" || problem "$page says that there is no tagged version: write what is true from $version on"
done
Upkeep/checks/api-breakage.sh || problem "the API differs from that of $last: take it back, or make this a major version and name it in CHANGELOG.md"
[ "$problems" = 0 ] || exit 1
cat <<END
release: $version can be tagged as soon as .ci/run is green:

  git tag --annotate $version --message "Roster $version"
  git push origin $version
END
