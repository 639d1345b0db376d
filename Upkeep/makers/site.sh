#!/usr/bin/env bash
# Builds the site: the guide, the API of all modules, the gallery, the design pages. A link that leads nowhere fails, and so does
# a page of the guide that a browser complains about.
#
#   Upkeep/makers/site.sh                               into .build/site, for the root of a server
#   Upkeep/makers/site.sh --output DIR --base-path /X   into DIR, to be served under /X
#   Upkeep/makers/site.sh --serve [PORT]                and serves it on this machine only
#
# Python with venv is needed; a Markdown renderer is fetched once into .build/site-tools, pinned. Pages are opened where there is
# Chromium.
set -Eeuo pipefail
cd "$(dirname "$0")/../.."
trap 'echo "error: site: line $LINENO of Upkeep/makers/site.sh failed: $BASH_COMMAND" >&2' ERR

output=.build/site
base=""
serve=""
while [ $# -gt 0 ]; do
  case "$1" in
    --output) output="$2"; shift 2 ;;
    --base-path) base="/${2#/}"; base="${base%/}"; shift 2 ;;
    --serve) serve="${2:-8000}"; shift; [ $# -eq 0 ] || shift ;;
    *) echo "error: $1 is not an option of Upkeep/makers/site.sh" >&2; exit 1 ;;
  esac
done

for tool in swift docc python3; do
  command -v "$tool" >/dev/null || { echo "error: site: $tool is not on the PATH" >&2; exit 1; }
done

tools=.build/site-tools
if ! "$tools/bin/python" -c 'import markdown_it' 2>/dev/null; then
  echo "site: fetching the Markdown renderer"
  python3 -m venv "$tools"
  "$tools/bin/pip" install --quiet --disable-pip-version-check --requirement Upkeep/makers/Site/requirements.txt
fi

# One archive of all modules.
echo "site: the libraries are built and documented first, some minutes after a change"
Upkeep/makers/documentation.sh --if-needed --traits
combined=.build/documentation/combined.doccarchive
rm -rf "$combined" "$output"
docc merge .build/documentation/*.doccarchive --output-path "$combined" --synthesized-landing-page-name Roster
docc process-archive transform-for-static-hosting "$combined" --output-path "$output" --hosting-base-path "$base"
echo "site: documentation"

echo "site: the gallery is built and drawn"
swift run --package-path Demos gallery --output "$output/gallery" >/dev/null
echo "site: gallery"

echo "site: the tests that say how views behave are built and run"
ROSTER_TESTS=UIKitTests ROSTER_BEHAVIOUR="$PWD/.build/behaviour.md" swift test --filter BehaviourTests >/dev/null
echo "site: how views behave"

"$tools/bin/python" Upkeep/makers/Site/pages.py "$output" "$base"
"$tools/bin/python" Upkeep/makers/Site/check_links.py "$output" "$base"
if command -v chromium >/dev/null; then
  "$tools/bin/python" Upkeep/makers/Site/check_pages.py "$output" "$base"
else
  echo "site: there is no Chromium, so that no page was opened"
fi
echo "site: $output"

if [ -n "$serve" ]; then
  "$tools/bin/python" Upkeep/makers/Site/serve.py "$output" "$base" "$serve"
fi
