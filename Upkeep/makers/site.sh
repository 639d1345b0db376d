#!/usr/bin/env bash
# Builds the site: the guide, the API of all modules, the gallery, the design pages. A link that leads nowhere fails, and so does
# a page of the guide that a browser complains about.
#
#   Scripts/site                               into .build/site, for the root of a server
#   Scripts/site --output DIR --base-path /X   into DIR, to be served under /X
#   Scripts/site --serve [PORT]                and serves it on this machine only
#
# Python with venv is needed; a Markdown renderer is fetched once into .build/site-tools, pinned. Pages are opened where there is
# Chromium.
set -Eeuo pipefail
cd "$(dirname "$0")/.."
trap 'echo "error: site: line $LINENO of Scripts/site failed: $BASH_COMMAND" >&2' ERR

output=.build/site
base=""
serve=""
while [ $# -gt 0 ]; do
  case "$1" in
    --output) output="$2"; shift 2 ;;
    --base-path) base="/${2#/}"; base="${base%/}"; shift 2 ;;
    --serve) serve="${2:-8000}"; shift; [ $# -eq 0 ] || shift ;;
    *) echo "error: $1 is not an option of Scripts/site" >&2; exit 1 ;;
  esac
done

for tool in swift docc python3; do
  command -v "$tool" >/dev/null || { echo "error: site: $tool is not on the PATH" >&2; exit 1; }
done

tools=.build/site-tools
if ! "$tools/bin/python" -c 'import markdown_it' 2>/dev/null; then
  echo "site: fetching the Markdown renderer"
  python3 -m venv "$tools"
  "$tools/bin/pip" install --quiet --disable-pip-version-check --requirement Scripts/Site/requirements.txt
fi

# One archive of all modules.
echo "site: the libraries are built and documented first, some minutes after a change"
Scripts/documentation --if-needed --traits
combined=.build/documentation/combined.doccarchive
rm -rf "$combined" "$output"
docc merge .build/documentation/*.doccarchive --output-path "$combined" --synthesized-landing-page-name Roster
docc process-archive transform-for-static-hosting "$combined" --output-path "$output" --hosting-base-path "$base"
echo "site: documentation"

echo "site: the gallery is built and drawn"
swift run --package-path Gallery gallery --output "$output/gallery" >/dev/null
echo "site: gallery"

echo "site: the tests that say how views behave are built and run"
ROSTER_TESTS=UIKitTests ROSTER_BEHAVIOUR="$PWD/.build/behaviour.md" swift test --filter BehaviourTests >/dev/null
echo "site: how views behave"

"$tools/bin/python" Scripts/Site/pages.py "$output" "$base"
"$tools/bin/python" Scripts/Site/check_links.py "$output" "$base"
if command -v chromium >/dev/null; then
  "$tools/bin/python" Scripts/Site/check_pages.py "$output" "$base"
else
  echo "site: there is no Chromium, so that no page was opened"
fi
echo "site: $output"

if [ -n "$serve" ]; then
  "$tools/bin/python" Scripts/Site/serve.py "$output" "$base" "$serve"
fi
