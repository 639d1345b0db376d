#!/usr/bin/env bash
# Runs on UIKit itself, in a simulator of a Mac with Xcode, what runs on its stand-in elsewhere, as the hosted workflow does.
#
#   Headless/Conformance/on-a-mac.sh              on the first telephone of the newest iOS
#   IOS=26.4 Headless/Conformance/on-a-mac.sh     on one with that version
#
# It writes into .build/on-a-mac: behaviour.md, a table of what UIKit does and what was expected; test.log; versions.txt; and the
# results that Xcode opens. Please send the first three with an issue, also where nothing differs.
set -euo pipefail
cd "$(dirname "$0")/../.."

command -v xcodebuild >/dev/null || { echo "error: this needs a Mac with Xcode" >&2; exit 1; }
out="$PWD/.build/on-a-mac"
rm -rf "$out"
mkdir -p "$out"

# The identifier and the name of the first telephone, with the version in IOS or the newest. A function, as the bash of a Mac does not
# read such a text between parentheses.
findSimulator() {
  local devices
  devices=$(xcrun simctl list devices available --json)
  python3 - "${IOS:-}" "$devices" <<'PYTHON'
import json, re, sys

wanted, devices = sys.argv[1], json.loads(sys.argv[2])["devices"]
found = []
for runtime, all_devices in devices.items():
    version = re.search(r"iOS-([\d-]+)$", runtime)
    if not version or (wanted and version[1] != wanted.replace(".", "-")):
        continue
    number = [int(part) for part in version[1].split("-")]
    found += [(number, device["udid"], f'{device["name"]}, iOS {version[1].replace("-", ".")}')
              for device in all_devices if device["name"].startswith("iPhone")]
if found:
    newest = max(number for number, _, _ in found)
    print(*next((udid, name) for number, udid, name in found if number == newest))
PYTHON
}

simulator=$(findSimulator)
# A hosted Mac does not have the simulators of each Xcode that is on it.
if [ -z "$simulator" ] && [ -n "${IOS:-}" ]; then
  echo "on-a-mac: fetching iOS $IOS for the simulator, some gigabytes"
  xcodebuild -downloadPlatform iOS -buildVersion "$IOS"
  simulator=$(findSimulator)
fi
if [ -z "$simulator" ]; then
  echo "error: there is no telephone with iOS ${IOS:-} in the simulator" >&2
  xcrun simctl list runtimes >&2
  exit 1
fi
echo "on-a-mac: ${simulator#* }"
{ sw_vers; xcodebuild -version; swift --version; echo "simulator: ${simulator#* }"; git rev-parse HEAD || echo "no clone"; } > "$out/versions.txt" 2>&1

# What begins with TEST_RUNNER_ is handed to the tests, without it.
status=0
ROSTER_UIKIT=1 TEST_RUNNER_ROSTER_BEHAVIOUR="$out/behaviour.md" xcodebuild test \
  -scheme Roster-Package \
  -destination "platform=iOS Simulator,id=${simulator%% *}" \
  -derivedDataPath .build-xcode \
  -resultBundlePath "$out/results.xcresult" 2>&1 | tee "$out/test.log" || status=$?

if [ -e "$out/behaviour.md" ]; then
  echo
  sed -n 3p "$out/behaviour.md"
  grep '^| \*\*differs\*\*' "$out/behaviour.md" || true
else
  echo "on-a-mac: no rule was observed; $out/test.log says how far it came" >&2
fi
echo "on-a-mac: $out"
exit "$status"
